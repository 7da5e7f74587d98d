/// A layout that says itself what it was given, where its stored properties are not what its author typed.
package protocol GivenWords {
  /// What its author calls it.
  var givenKind: String { get }
  /// As ``GivenValues`` tells it: `spacing 8, alignment leading`.
  var givenWords: String { get }
}
