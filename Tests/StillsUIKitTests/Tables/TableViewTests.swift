import Foundation
import Stills
import StillsCore
import Testing
import UIKit

/// Ten rows in two sections, or whatever a test asks for.
private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections = [3, 2]
  var title: String?
  var footer: String?
  var make: @MainActor (IndexPath) -> UITableViewCell = { path in
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "row \(path.row)"
    return cell
  }
  var touched: [IndexPath] = []
  var asked = 0

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section] }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked += 1
    return make(indexPath)
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { title }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footer }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { touched.append(indexPath) }
}

/// The first of three rows can be moved, the second makes another, and the last stays as it is.
private final class EditedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessoryType = .disclosureIndicator
    return cell
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row < 2 }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.row == 0 }
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { indexPath.row == 1 ? .insert : .delete }
}

@MainActor @Suite("Tables", .serialized) struct TableViewTests {
  private func made(
    _ style: UITableView.Style, _ rows: Rows, width: CGFloat = 320, height: CGFloat = 568, look: World.Look = .ios18
  ) -> UITableView {
    var world = World()
    world.look = look
    prepareStage(world: world)
    let table = UITableView(frame: .zero, style: style)
    table.dataSource = rows
    table.delegate = rows
    return table.laidOut(width, height)
  }

  @Test("rows of a line are 44 points high, 52 in the newer look (measured §4)")
  func rowHeights() {
    let rows = Rows()
    let plain = made(.plain, rows)
    #expect(plain.rectForRow(at: IndexPath(row: 0, section: 0)) == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(plain.rectForRow(at: IndexPath(row: 1, section: 1)).minY == 4 * 44.0)
    let glass = made(.plain, rows, look: .ios26)
    #expect(glass.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 52)
  }

  @Test("edited rows have a disc around 28, their content 40 further in, and end 43 before a grip (controls §6)")
  func editing() throws {
    prepareStage()
    let table = UITableView(frame: .zero, style: .plain), rows = EditedRows()
    table.dataSource = rows
    table.delegate = rows
    table.laidOut(320, 568)
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.isEditing) == [true, true, false])
    #expect(table.visibleCells.map(\.contentView.frame.minX) == [40, 40, 0])
    // What leads on shows at rest only.
    #expect(table.visibleCells.prefix(2).map(\.contentView.frame.maxX) == [277, 320])
    let marks = table.visibleCells.map { cell in
      cell.subviews.filter { $0.frame.midX == 28 && $0.frame.width == 22 && !$0.isHidden }.count
    }
    #expect(marks == [1, 1, 0])
    table.setEditing(false, animated: false)
    table.layoutIfNeeded()
    #expect(table.visibleCells.allSatisfy { $0.contentView.frame.minX == 0 && $0.contentView.frame.maxX < 320 })
  }

  @Test("a button for details stands before the arrow of its row")
  func detailsAndArrow() throws {
    let rows = Rows()
    rows.make = { _ in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.accessoryType = .detailDisclosureButton
      return cell
    }
    let cell = try #require(made(.plain, rows).visibleCells.first)
    let signs = cell.subviews.compactMap { $0 as? UIImageView }.filter { !$0.isHidden }.map(\.frame)
    #expect(signs.count == 2)
    let left = try #require(signs.map(\.minX).min()), right = try #require(signs.map(\.maxX).max())
    #expect(abs(right - 304) < 1)
    #expect(abs(left - cell.contentView.frame.maxX) < 1)
  }

  @Test("cards begin 35 below the top, 20 from the sides, and 35 apart (measured §4)")
  func cards() {
    let grouped = made(.insetGrouped, Rows(), width: 390)
    #expect(grouped.rectForRow(at: IndexPath(row: 0, section: 0)) == CGRect(x: 20, y: 35, width: 350, height: 44))
    let second = grouped.rectForRow(at: IndexPath(row: 0, section: 1))
    #expect(abs(second.minY - (35 + 3 * 44 + 35)) < 0.01)
  }

  @Test("separators begin at the text and end at the edge, one pixel thick (measured §4)")
  func separators() throws {
    let rows = Rows()
    rows.sections = [2]
    let shot = try Shot {
      let table = UITableView(frame: .zero, style: .plain)
      table.dataSource = rows
      let controller = UIViewController()
      table.frame = UIScreen.main.bounds
      controller.view = table
      table.contentInsetAdjustmentBehavior = .never
      return controller
    }
    #expect(shot.color(15, 43) == [255, 255, 255])
    #expect(shot.color(16, 43) == [198, 198, 200])
    #expect(shot.color(390, 43) == [198, 198, 200])
    #expect(shot.color(200, 87) == [198, 198, 200])
    #expect(shot.color(200, 131) == [255, 255, 255], "no rows without content since iOS 15")
  }

  @Test("rows without content fill a plain table that asks for them")
  func fillers() throws {
    let rows = Rows()
    rows.sections = [1]
    let table = made(.plain, rows, height: 200)
    let before = table.subviews.count
    table.fillerRowHeight = 44
    table.layoutIfNeeded()
    #expect(table.subviews.count == before + 3)
  }

  @Test("headers are small capitals in grouped tables before iOS 26, and as written since")
  func headers() {
    let rows = Rows()
    rows.title = "Section"
    #expect(made(.insetGrouped, rows).headerView(forSection: 0)?.textLabel?.text == "SECTION")
    #expect(made(.insetGrouped, rows, look: .ios26).headerView(forSection: 0)?.textLabel?.text == "Section")
    #expect(made(.plain, rows).headerView(forSection: 0)?.textLabel?.text == "Section")
  }

  @Test("a plain table's header stays at the top while its section passes")
  func pinning() {
    let rows = Rows()
    (rows.sections, rows.title) = ([20, 20], "Section")
    let table = made(.plain, rows, height: 300)
    table.contentOffset = CGPoint(x: 0, y: 200)
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 200)
  }

  @Test("the styles of cells put the second text where they say")
  func styles() {
    let rows = Rows()
    rows.sections = [3]
    rows.make = { path in
      let style: [UITableViewCell.CellStyle] = [.default, .value1, .subtitle]
      let cell = UITableViewCell(style: style[path.row], reuseIdentifier: nil)
      cell.textLabel?.text = "text"
      cell.detailTextLabel?.text = "detail"
      return cell
    }
    let table = made(.plain, rows)
    let cells = table.visibleCells
    #expect(cells[0].detailTextLabel == nil)
    let value = cells[1], below = cells[2]
    #expect(value.detailTextLabel?.frame.maxX == 304)
    #expect(value.textLabel?.frame.minX == 16)
    #expect((below.detailTextLabel?.frame.minY ?? 0) >= (below.textLabel?.frame.maxY ?? 0))
    #expect(below.frame.height > 44)
  }

  @Test("an accessory keeps the content from the edge")
  func accessories() {
    let rows = Rows()
    rows.sections = [1]
    rows.make = { _ in
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = "text"
      cell.detailTextLabel?.text = "detail"
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    let table = made(.plain, rows)
    #expect((table.visibleCells[0].detailTextLabel?.frame.maxX ?? 320) < 296)
  }

  @Test("a configuration's content is laid out as the styles are")
  func configurations() {
    let rows = Rows()
    rows.sections = [1]
    rows.make = { _ in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      var content = UIListContentConfiguration.subtitleCell()
      content.text = "text"
      content.secondaryText = "more"
      cell.contentConfiguration = content
      return cell
    }
    #expect(made(.plain, rows).visibleCells[0].frame.height > 44)
  }

  @Test("only the rows that show are made, and rows are found further down")
  func manyRows() {
    let rows = Rows()
    rows.sections = [10_000]
    let table = made(.plain, rows)
    #expect(rows.asked <= 14)
    #expect(table.contentSize.height == 440_000)
    table.scrollToRow(at: IndexPath(row: 5_000, section: 0), at: .top, animated: false)
    #expect(table.contentOffset.y == 220_000)
  }

  @Test("touching a row selects it and tells the delegate")
  func touching() throws {
    let rows = Rows()
    let table = made(.plain, rows)
    let cell = try #require(table.visibleCells.first)
    cell.ownTouchTarget()?.tap?(.zero)
    #expect(rows.touched == [IndexPath(row: 0, section: 0)])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
  }

  @Test("numbers that make no sense do not stop a table", arguments: [CGFloat.nan, .infinity, -.infinity, -5, 1e308])
  func badNumbers(_ number: CGFloat) {
    let rows = Rows()
    let table = made(.insetGrouped, rows)
    table.rowHeight = number
    table.sectionHeaderHeight = number
    table.fillerRowHeight = number
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: number, height: number))
    table.layoutIfNeeded()
    #expect(table.numberOfSections == 2)
  }
}
