import Foundation
import StillsCore
import StillsLayout
import StillsUIKit

/// A SwiftUI view as what a cell of UIKit's is made of.
@MainActor @preconcurrency
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  let content: Content
  let background: Background
  var margins = UIHostingMargins.usual
  var minimumWidth, minimumHeight: CGFloat?

  public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, _UIHostingBackground<S>> {
    replacing(background: _UIHostingBackground(style: style))
  }

  public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
    replacing(background: content())
  }

  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    var copy = self
    if edges.contains(.top) { copy.margins.top = length }
    if edges.contains(.leading) { copy.margins.leading = length }
    if edges.contains(.bottom) { copy.margins.bottom = length }
    if edges.contains(.trailing) { copy.margins.trailing = length }
    return copy
  }

  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
    margins(edges.intersection(.top), insets.top).margins(edges.intersection(.leading), insets.leading)
      .margins(edges.intersection(.bottom), insets.bottom).margins(edges.intersection(.trailing), insets.trailing)
  }

  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var copy = self
    (copy.minimumWidth, copy.minimumHeight) = (width, height)
    return copy
  }

  public func minSize() -> Self { minSize(width: nil, height: nil) }

  public func makeContentView() -> UIView & UIContentView { UIHostingContentView(configuration: self) }
  public func updated(for state: any UIConfigurationState) -> Self { self }

  private func replacing<B: View>(background: B) -> UIHostingConfiguration<Content, B> {
    UIHostingConfiguration<Content, B>(
      content: content, background: background, margins: margins, minimumWidth: minimumWidth,
      minimumHeight: minimumHeight)
  }
}

extension UIHostingConfiguration where Background == EmptyView {
  public init(@ViewBuilder content: () -> Content) { self.init(content: content(), background: EmptyView()) }
}

/// What a style fills behind a cell's content.
public struct _UIHostingBackground<Style: ShapeStyle>: View {
  let style: Style
  public var body: some View { Rectangle().fill(style) }
}

/// Points between a cell's edges and its content.
struct UIHostingMargins: Hashable, Sendable {
  var top, leading, bottom, trailing: CGFloat

  /// Those of rows with the system's own content: 11 above and below, 16 beside (facts: controls §6).
  static let usual = UIHostingMargins(top: 11, leading: 16, bottom: 11, trailing: 16)
}

/// Shows a hosting configuration.
final class UIHostingContentView<Content: View, Background: View>: UIView, UIContentView, SelfMeasuringContent {
  private var shown: UIHostingConfiguration<Content, Background>
  private let host: HostingView

  var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let newValue = newValue as? UIHostingConfiguration<Content, Background> else { return }
      shown = newValue
      host.setContent(Self.view(of: newValue))
      setNeedsLayout()
    }
  }

  init(configuration: UIHostingConfiguration<Content, Background>) {
    shown = configuration
    host = HostingView(Self.view(of: configuration))
    super.init(frame: .zero)
    host.backgroundColor = .clear
    host.ignoresSafeArea = true
    addSubview(host)
  }

  required init?(coder: NSCoder) { return nil }

  /// The content in the middle of what its margins leave, over the ground.
  private static func view(of configuration: UIHostingConfiguration<Content, Background>) -> some View {
    let margins = configuration.margins
    return VStack { configuration.content }
      .padding(
        EdgeInsets(top: margins.top, leading: margins.leading, bottom: margins.bottom, trailing: margins.trailing)
      )
      .frame(minWidth: configuration.minimumWidth, minHeight: configuration.minimumHeight)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { configuration.background }
  }

  func contentSize(width: CGFloat) -> CGSize { host.fittingSize(CGSize(width: width, height: 0)) }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { contentSize(width: horizontalFittingPriority == .required ? targetSize.width : 0) }

  override func layoutSubviews() {
    super.layoutSubviews()
    if host.frame != bounds { host.frame = bounds }
  }
}
