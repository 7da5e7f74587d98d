import Foundation

/// What a screen says when it has nothing to show: a symbol, a title, a description, and what can be done
/// (facts: controls §9).
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    (self.label, self.description, self.actions) = (label(), description(), actions())
  }

  public var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 8) {
        label.labelStyle(UnavailableLabelStyle())
        description.font(.subheadline).foregroundStyle(.secondary).multilineTextAlignment(.center)
      }
      VStack(spacing: 8) { actions }
    }
    .padding(.horizontal, 20)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The icon large and grey above the title. 48 pt is our reading of "48–60".
nonisolated private struct UnavailableLabelStyle: LabelStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 16) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold()).multilineTextAlignment(.center)
    }
  }
}

nonisolated extension ContentUnavailableView
where Label == StillsUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      StillsUI.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init {
      StillsUI.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      StillsUI.Label(title, image: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }
}

/// What the system shows where a search found nothing.
nonisolated public struct SearchUnavailableContent: Sendable {
  public struct Label: View, Sendable {
    private let text: String?

    nonisolated init(text: String?) { self.text = text }

    public var body: some View {
      StillsUI.Label {
        if let text { Text("No Results for “\(text)”") } else { Text("No Results") }
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    }
  }

  public struct Description: View, Sendable {
    nonisolated init() {}

    public var body: some View {
      Text("Check the spelling or try a new search.")
    }
  }

  public struct Actions: View, Sendable {
    nonisolated init() {}

    public var body: some View { EmptyView() }
  }
}

nonisolated extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  public static var search: Self {
    Self {
      SearchUnavailableContent.Label(text: nil)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }

  public static func search(text: String) -> Self {
    Self {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}
