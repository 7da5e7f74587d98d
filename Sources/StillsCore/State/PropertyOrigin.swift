import Foundation

/// A view's property, for messages: which view keeps writing what.
package struct PropertyOrigin {
  package let owner: Any.Type
  let offset: Int

  /// `CounterView writes "count"`.
  var sentence: String {
    let view = TypeNames.plainName(of: owner)
    return FieldRecords.name(of: owner, at: offset).map { "\(view) writes \"\($0)\"" } ?? "\(view) writes its state"
  }
}
