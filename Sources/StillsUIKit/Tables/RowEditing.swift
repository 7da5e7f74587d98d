import Foundation

/// What a row shows while its table is edited: a disc 22 points wide around 28 from its edge, its content 40 points further
/// in; a grip 27 wide, before which the content ends 43 points early (facts: controls §6, "edit mode").
struct RowEditing: Equatable {
  enum Mark: Hashable { case none, delete, insert, choice }
  var mark = Mark.none
  /// Whether the content makes room for a mark.
  var indents = true
  var canMove = false

  static let markSize: CGFloat = 22
  static let markCenter: CGFloat = 28
  static let gripSize: CGFloat = 27

  var leading: CGFloat { indents || mark != .none ? 40 : 0 }
  var trailing: CGFloat { canMove ? 43 : 0 }
}

/// The disc at the beginning of a row.
final class RowMark: UIView {
  private let ground = UIView(), picture = UIImageView()

  private func look(of mark: RowEditing.Mark, isSelected: Bool) -> (symbol: String, color: UIColor) {
    switch mark {
    case .none, .delete: return ("minus.circle.fill", .systemRed)
    case .insert: return ("plus.circle.fill", .systemGreen)
    case .choice where isSelected: return ("checkmark.circle.fill", tintColor)
    case .choice: return ("circle", .tertiaryLabel)
    }
  }

  func show(_ mark: RowEditing.Mark, isSelected: Bool) {
    let look = self.look(of: mark, isSelected: isSelected), size = RowEditing.markSize
    // The sign is cut out of the disc, and white whatever the row's ground.
    ground.isHidden = look.symbol == "circle"
    ground.backgroundColor = .white
    ground.layer.cornerRadius = size / 3
    ground.frame = CGRect(x: size / 6, y: size / 6, width: size / 1.5, height: size / 1.5)
    let usual = UIImage(systemName: look.symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 20))
    let share = (usual?.size.width).map { $0 > 0 ? size / $0 : 1 } ?? 1
    picture.image = UIImage(
      systemName: look.symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 20 * share))
    picture.tintColor = look.color
    picture.contentMode = .center
    picture.frame = CGRect(x: 0, y: 0, width: size, height: size)
    for part in [ground, picture] where part.superview == nil { addSubview(part) }
  }
}

extension UITableView {
  /// Nil while the row is not edited.
  func editing(of path: IndexPath) -> RowEditing? {
    guard isEditing, dataSource?.tableView(self, canEditRowAt: path) ?? true else { return nil }
    let delegate = self.delegate as? any UITableViewDelegate
    var editing = RowEditing()
    switch delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete {
    case .none: editing.mark = .none
    case .delete: editing.mark = .delete
    case .insert: editing.mark = .insert
    }
    if allowsMultipleSelectionDuringEditing { editing.mark = .choice }
    editing.indents = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
    editing.canMove = dataSource?.tableView(self, canMoveRowAt: path) ?? false
    return editing
  }
}
