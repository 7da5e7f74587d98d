import SwiftUI

/// A screen, lines of which are edited.
@MainActor struct EditedScreen {
  let name: String
  /// By the number of the edited line; 0: none.
  let view: @MainActor (Int) -> AnyView
  /// By the number of the edit, from 1 on; words of which each must be there. Without words nothing is to be told.
  let words: [[String]]
  /// Whether each edit is told in one line and no other.
  var isOneCauseEach = false
}
