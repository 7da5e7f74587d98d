import Foundation

// What tables make of classes that are known only when the program runs. Swift calls an initialiser that is not required
// only of classes that it knows when it compiles: here by the compiler's own name of one that leads to it.

extension UITableViewCell {
  private static var pendingIdentifier: String?

  package static func make(_ type: UITableViewCell.Type, reuseIdentifier: String?) -> UITableViewCell {
    pendingIdentifier = reuseIdentifier
    return type.madeRow()
  }

  package convenience init(row: Void) { self.init(style: .default, reuseIdentifier: Self.pendingIdentifier) }

  @_silgen_name("$s11StillsUIKit15UITableViewCellC3rowACyt_tcfC")
  fileprivate static func madeRow() -> UITableViewCell
}

extension UITableViewHeaderFooterView {
  private static var pendingIdentifier: String?

  package static func make(
    _ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String?
  ) -> UITableViewHeaderFooterView {
    pendingIdentifier = reuseIdentifier
    return type.madeRow()
  }

  package convenience init(row: Void) { self.init(reuseIdentifier: Self.pendingIdentifier) }

  @_silgen_name("$s11StillsUIKit023UITableViewHeaderFooterD0C3rowACyt_tcfC")
  fileprivate static func madeRow() -> UITableViewHeaderFooterView
}
