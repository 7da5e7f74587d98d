import Foundation

/// A button that would open the system's sheet for sharing: its label, as a button's.
nonisolated public struct ShareLink<Label: View>: View {
  private let label: Label

  private init(label: Label) { self.label = label }

  public var body: some View { Button(action: {}) { label } }
}

/// What a share link says when nothing else is given.
nonisolated public struct DefaultShareLinkLabel: View {
  let title: Text

  public var body: some View {
    StillsUI.Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

nonisolated public struct SharePreview<PreviewImage, PreviewIcon> {
  public init<S: StringProtocol>(_ title: S) where PreviewImage == Never, PreviewIcon == Never {}
  public init(_ titleKey: LocalizedStringKey) where PreviewImage == Never, PreviewIcon == Never {}
  public init(_ titleKey: LocalizedStringKey, image: PreviewImage) where PreviewIcon == Never {}
  public init<S: StringProtocol>(_ title: S, image: PreviewImage) where PreviewIcon == Never {}
  public init(_ titleKey: LocalizedStringKey, image: PreviewImage, icon: PreviewIcon) {}
  public init(_ titleKey: LocalizedStringKey, icon: PreviewIcon) where PreviewImage == Never {}
}

nonisolated extension ShareLink {
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label())
  }

  public init<Item, I, C>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, C>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }

  public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }
}

nonisolated extension ShareLink where Label == DefaultShareLinkLabel {
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(label: DefaultShareLinkLabel(title: Text("Share…")))
  }

  public init<Item, I, C>(item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, C>) {
    self.init(label: DefaultShareLinkLabel(title: Text("Share…")))
  }

  public init<Item>(_ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  public init<Item, I, C>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, C>
  ) {
    self.init(label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, Item>(_ title: S, item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(label: DefaultShareLinkLabel(title: Text(title)))
  }
}
