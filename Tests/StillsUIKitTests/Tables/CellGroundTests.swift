import Foundation
import Stills
import Testing
import UIKit

/// What lies behind a cell that says nothing of it.
@MainActor @Suite(.serialized) struct CellGroundTests {
  private final class Rows: UITableViewController {
    var color: UIColor?
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.backgroundColor = .red
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      if let color { cell.backgroundColor = color }
      return cell
    }
  }

  private func colors(_ style: UITableView.Style, _ color: UIColor? = nil) throws -> (cell: [Int], below: [Int]) {
    let shot = try Shot(
      {
        let rows = Rows(style: style)
        rows.color = color
        return rows
      }, world: .on("iphone-14"))
    let top = style == .plain ? 47 + 22 : 47 + 35 + 22
    return (shot.color(195, top), shot.color(195, 600))
  }

  @Test func inAPlainTableOfAnotherColourItIsTheSystems() throws {
    let colors = try colors(.plain)
    #expect(colors.cell == [255, 255, 255])
    #expect(colors.below[1] == 0)
  }

  @Test func aColourOfItsOwnCounts() throws {
    #expect(try colors(.plain, .clear).cell[1] == 0)
    #expect(try colors(.plain, .blue).cell[2] == 255)
  }
}
