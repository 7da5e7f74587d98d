import Foundation

extension PreviewTrait where T == Preview.ViewTraits {
  /// What is done with the screen before its picture is taken, written as on the command line:
  ///
  ///     #Preview("Second page", traits: .steps("tap \"Next\"", "advance 0.15")) { Pages() }
  ///
  /// Steps of the command line come after them. `Docs/steps.md` lists all steps.
  public static func steps(_ steps: String...) -> PreviewTrait<T> { PreviewTrait([.setting(.steps(steps))]) }
}

nonisolated extension View {
  /// The same for a view of a `PreviewProvider`.
  public func previewSteps(_ steps: String...) -> some View { modifier(PreviewSettingModifier(.steps(steps))) }
}
