import Foundation

/// What `#Preview` expands to: a type that can be found in a loaded library and asked for its preview.
public protocol PreviewRegistry {
  /// `Module/File.swift`, as `#fileID`.
  static var fileID: String { get }
  static var line: Int { get }
  static var column: Int { get }
  @MainActor static func makePreview() throws -> Preview
}

/// One preview: a title, traits, and the screens it shows.
public struct Preview {
  /// The traits that a preview of a view can have; a name for `PreviewTrait`'s parameter.
  public enum ViewTraits {}

  package struct Variant {
    /// What tells it from the preview's others; nil when there are none.
    package var name: String?
    /// A `View`, a `UIView` or a `UIViewController`.
    package var content: @MainActor () -> Any

    package init(name: String?, content: @escaping @MainActor () -> Any) { (self.name, self.content) = (name, content) }
  }

  package var title: String?
  package var traits: [PreviewTrait<ViewTraits>]
  /// One, or one for each of the preview's `arguments:`.
  package var variants: [Variant]

  /// A SwiftUI view.
  public init<Content: View>(
    title: String?, traits: [PreviewTrait<ViewTraits>], @ViewBuilder view: @escaping @MainActor () -> Content
  ) {
    (self.title, self.traits, variants) = (title, traits, [Variant(name: nil, content: { view() })])
  }

  /// A body that returns views by `return`, perhaps of several kinds: nothing is built of it.
  @_disfavoredOverload
  public init(
    title: String?, traits: [PreviewTrait<ViewTraits>], view: @escaping @MainActor () -> any View
  ) {
    (self.title, self.traits, variants) = (title, traits, [Variant(name: nil, content: { view() })])
  }

  /// A SwiftUI view for each of some values.
  public init<Arguments: Collection, Content: View>(
    title: String?, traits: [PreviewTrait<ViewTraits>], arguments: Arguments,
    @ViewBuilder view: @escaping @MainActor (Arguments.Element) -> Content
  ) {
    (self.title, self.traits) = (title, traits)
    variants = arguments.map { argument in Variant(name: String(describing: argument), content: { view(argument) }) }
  }

  /// A `UIView` or `UIViewController`.
  public init<Content: AnyObject>(
    title: String?, traits: [PreviewTrait<ViewTraits>], object: @escaping @MainActor () -> Content
  ) {
    (self.title, self.traits, variants) = (title, traits, [Variant(name: nil, content: { object() })])
  }
}
