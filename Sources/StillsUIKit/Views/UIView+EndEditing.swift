extension UIView {
  /// Takes the focus from whatever inside has it.
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    if isFirstResponder { return resignFirstResponder() }
    return subviews.contains { $0.endEditing(force) }
  }
}
