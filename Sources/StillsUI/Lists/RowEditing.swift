import Foundation
import StillsBars
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsLayout

/// What a list's rows show while they are edited.
struct ListEditing {
  /// Whether several rows can be chosen.
  var choosesSeveral: Bool

  /// Whether a row has a mark before it.
  func hasMark(_ traits: RowTraits) -> Bool {
    choosesSeveral || (traits.deletion != nil && traits.isDeleteDisabled != true)
  }

  func hasGrip(_ traits: RowTraits) -> Bool { traits.canMove == true && traits.isMoveDisabled != true }

  /// The content of rows with a mark begins 40 points later, that of rows with a grip ends 43 before the row (facts:
  /// controls §6, "edit mode").
  func insets(_ insets: EdgeInsets, _ traits: RowTraits) -> EdgeInsets {
    var insets = insets
    if hasMark(traits) { insets.leading += 40 }
    if hasGrip(traits) { insets.trailing = max(insets.trailing, 43) }
    return insets
  }
}

/// The row that has been moved aside.
final class ListSwipes {
  var open: (row: Int, edge: HorizontalEdge)?
  init() {}
}

/// The mark before a row: what deletes it, or whether it is chosen. 22 points wide, its middle 28 from the row's edge
/// (facts: controls §6).
final class RowMarkElement: ViewElement {
  enum Kind: Equatable { case delete, choose(isChosen: Bool) }

  private let mark: Kind
  private let colors: (fill: ResolvedColor, ring: ResolvedColor)
  private let words: String
  private let touched: @MainActor () -> Void

  init(
    _ mark: Kind, colors: (fill: ResolvedColor, ring: ResolvedColor), words: String,
    touched: @escaping @MainActor () -> Void
  ) {
    (self.mark, self.colors, self.words, self.touched) = (mark, colors, words, touched)
    super.init(kind: "RowMark")
  }

  override func paint(_ node: PlacedNode, into painter: inout Painter) {
    let frame = node.frame, disc = Path(ellipseIn: frame), sign = ResolvedColor.white
    switch mark {
    case .delete:
      painter.fill(disc, with: .color(colors.fill))
      let line = CGRect(x: frame.midX - 5, y: frame.midY - 1, width: 10, height: 2)
      painter.fill(Path(line), with: .color(sign))
    case .choose(false):
      painter.stroke(
        Path(ellipseIn: frame.insetBy(dx: 0.75, dy: 0.75)), with: .color(colors.ring),
        style: StrokeStyle(lineWidth: 1.5))
    case .choose(true):
      painter.fill(disc, with: .color(colors.fill))
      let check = Path { path in
        path.move(to: CGPoint(x: frame.midX - 4.5, y: frame.midY + 0.5))
        path.addLine(to: CGPoint(x: frame.midX - 1.5, y: frame.midY + 4))
        path.addLine(to: CGPoint(x: frame.midX + 4.5, y: frame.midY - 4))
      }
      painter.stroke(
        check, with: .color(sign), style: StrokeStyle(lineWidth: 1.75, lineCap: .round, lineJoin: .round))
    }
  }

  override func touchTarget(of node: PlacedNode) -> TouchTarget? {
    let touched = touched, name = mark == .delete ? "Remove" : "Select"
    var target = TouchTarget(role: .button, label: name) { _ in touched() }
    target.names = ["\(words), \(name)"]
    return target
  }
}

/// What a row is moved by: three lines in a box of 27 points (facts: controls §6); how long and how far apart is our
/// choice.
final class RowGripElement: ViewElement {
  private let color: ResolvedColor

  init(color: ResolvedColor) {
    self.color = color
    super.init(kind: "RowGrip")
  }

  override func paint(_ node: PlacedNode, into painter: inout Painter) {
    let frame = node.frame
    for y in [-5.5, 0, 5.5] {
      let line = CGRect(x: frame.midX - 11, y: frame.midY + CGFloat(y) - 0.75, width: 22, height: 1.5)
      painter.fill(Path(roundedRect: line, cornerRadius: 0.75), with: .color(color))
    }
  }
}

/// What shows in a row's place only: buttons behind it, and content that is moved aside.
final class RowClipElement: ViewElement {
  private let outline: Path

  init(_ outline: Path) {
    self.outline = outline
    super.init(kind: "rowClip")
  }

  override func paint(_ node: PlacedNode, into painter: inout Painter) {
    var group = DisplayGroup(commands: [])
    group.clip = outline
    painter.group(group) { $0.paintChildren(of: node) }
  }
}
