import Foundation

extension UISearchBar {
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }

  private func report(_ what: String) { UIKitStage.report("UISearchBar.\(what): the usual one is drawn") }

  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) { report("setImage") }
  public func image(for icon: Icon, state: UIControl.State) -> UIImage? { nil }
  public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    report("setSearchFieldBackgroundImage")
  }
  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    if adjustment != UIOffset() { report("setPositionAdjustment") }
  }
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { self.backgroundImage = backgroundImage }

  // Words to keyboards, of which a still shows none.
  public var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  public var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
  public var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
  public var showsBookmarkButton: Bool {
    get { false }
    set { if newValue { UIKitStage.report("UISearchBar.showsBookmarkButton: the button is not drawn") } }
  }
  public var showsSearchResultsButton: Bool {
    get { false }
    set { if newValue { UIKitStage.report("UISearchBar.showsSearchResultsButton: the button is not drawn") } }
  }
}
