extension SettledScreen {
  /// The same screen, with another element told as the one that it stands for.
  package func telling(_ element: ViewElement) -> SettledScreen {
    SettledScreen(element: element, placed: placed, canvas: canvas)
  }
}
