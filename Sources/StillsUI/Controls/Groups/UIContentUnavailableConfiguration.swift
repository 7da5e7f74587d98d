import Foundation

/// What a screen of UIKit's says when it has nothing to show, drawn as SwiftUI's `ContentUnavailableView` is.
@MainActor @preconcurrency public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  nonisolated public enum Alignment: Int, Hashable, Sendable { case center, natural }

  public struct TextProperties {
    /// Nil: as the system has it.
    public var font: UIFont?
    public var color: UIColor?
    public var numberOfLines = 0
    public init() {}
  }

  public struct ImageProperties {
    public var tintColor: UIColor?
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var cornerRadius: CGFloat = 0
    /// Along an axis that is 0 there is no limit.
    public var maximumSize = CGSize.zero
    public init() {}
  }

  public struct ButtonProperties {
    public var primaryAction: UIAction?
    public var menu: UIMenu?
    public var isEnabled = true
    public init() {}
  }

  fileprivate var isLoading = false
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties = TextProperties()
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties()
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()
  public var alignment = Alignment.center
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextPadding: CGFloat = 8
  public var background = UIBackgroundConfiguration.clear()

  private init() {}

  public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

  public static func loading() -> UIContentUnavailableConfiguration {
    var made = UIContentUnavailableConfiguration()
    (made.isLoading, made.text) = (true, "Loading…")
    return made
  }

  public static func search() -> UIContentUnavailableConfiguration {
    var made = UIContentUnavailableConfiguration()
    made.image = UIImage(systemName: "magnifyingglass")
    (made.text, made.secondaryText) = ("No Results", "Check the spelling or try a new search.")
    return made
  }

  public func makeContentView() -> UIView & UIContentView { UIContentUnavailableView(configuration: self) }
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration { self }
}

@MainActor @preconcurrency open class UIContentUnavailableView: UIView, UIContentView {
  private let hosting = HostingView(EmptyView())
  private var shown: UIContentUnavailableConfiguration
  open var scrollEnabled = true

  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    begin()
  }

  public required init?(coder: NSCoder) {
    shown = .empty()
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    hosting.backgroundColor = nil
    addSubview(hosting)
    refresh()
  }

  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else { return }
      shown = new
      refresh()
    }
  }

  private func refresh() {
    hosting.setContent(UnavailableContent(configuration: shown))
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    hosting.frame = bounds
  }
}

private struct UnavailableContent: View {
  let configuration: UIContentUnavailableConfiguration

  var body: some View {
    if configuration.isLoading {
      VStack(spacing: 8) {
        ProgressView()
        Text(verbatim: words(configuration.text, configuration.attributedText) ?? "").foregroundStyle(.secondary)
      }
    } else {
      ContentUnavailableView {
        Label {
          text(words(configuration.text, configuration.attributedText), configuration.textProperties)
        } icon: {
          if let image = configuration.image { icon(image) }
        }
      } description: {
        text(
          words(configuration.secondaryText, configuration.secondaryAttributedText),
          configuration.secondaryTextProperties)
      } actions: {
        button(configuration.button, configuration.buttonProperties)
        button(configuration.secondaryButton, configuration.secondaryButtonProperties)
      }
    }
  }

  private func words(_ plain: String?, _ attributed: NSAttributedString?) -> String? { attributed?.string ?? plain }

  @ViewBuilder private func text(
    _ words: String?, _ properties: UIContentUnavailableConfiguration.TextProperties
  ) -> some View {
    if let words, !words.isEmpty {
      let plain = Text(verbatim: words)
      let set = properties.font.map { plain.font(Font($0)) } ?? plain
      properties.color.map { set.foregroundColor(Color(uiColor: $0)) } ?? set
    }
  }

  @ViewBuilder private func icon(_ image: UIImage) -> some View {
    let tinted = configuration.imageProperties.tintColor.map { image.withTintColor($0) } ?? image
    let configured =
      configuration.imageProperties.preferredSymbolConfiguration.map {
        tinted.applyingSymbolConfiguration($0) ?? tinted
      }
      ?? tinted
    Image(uiImage: configured).clipShape(RoundedRectangle(cornerRadius: configuration.imageProperties.cornerRadius))
  }

  @ViewBuilder private func button(
    _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) -> some View {
    if configuration.title != nil || configuration.attributedTitle != nil || configuration.image != nil {
      UnavailableButton(configuration: configuration, properties: properties)
    }
  }
}

private struct UnavailableButton: UIViewRepresentable {
  let configuration: UIButton.Configuration
  let properties: UIContentUnavailableConfiguration.ButtonProperties

  func makeUIView(context: Context) -> UIButton {
    UIButton(configuration: configuration, primaryAction: properties.primaryAction)
  }
  func updateUIView(_ uiView: UIButton, context: Context) { uiView.isEnabled = properties.isEnabled }
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIButton, context: Context) -> CGSize? {
    uiView.intrinsicContentSize
  }
}
