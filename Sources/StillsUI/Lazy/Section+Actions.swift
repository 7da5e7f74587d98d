import StillsCore

extension Section where Parent: View, Content: View, Footer: View {
  /// Buttons that belong to the section: not drawn, which is reported.
  public nonisolated func sectionActions<Actions: View>(@ViewBuilder content: () -> Actions) -> some View {
    modifier(UndrawnModifier(kind: "sectionActions"))
  }
}
