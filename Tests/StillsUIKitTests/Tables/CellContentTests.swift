import StillsCore
import Testing
import UIKit

/// Cells whose content constraints place, and cells that describe their content and ground.
@MainActor @Suite(.serialized) struct CellContentTests {
  init() { prepareStage() }

  private final class Row: UITableViewCell {
    let label = UILabel()
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      label.font = .systemFont(ofSize: 20)
      label.text = "abcd"
      contentView.addSubview(label)
    }
    required init?(coder: NSCoder) { return nil }
  }

  private final class Source: NSObject, UITableViewDataSource {
    let make: @MainActor () -> UITableViewCell
    init(_ make: @escaping @MainActor () -> UITableViewCell) { self.make = make }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { make() }
  }

  private func cell(_ make: @escaping @MainActor () -> UITableViewCell) throws -> UITableViewCell {
    // Other tests may have brought other letters since this one was made.
    prepareStage()
    let table = UITableView(frame: .zero, style: .plain), source = Source(make)
    table.separatorStyle = .none
    table.dataSource = source
    table.laidOut(320, 400)
    defer { withExtendedLifetime(source) {} }
    return try #require(table.visibleCells.first)
  }

  @Test func marginsOfContentAreThoseOfTheRow() throws {
    let made = try cell {
      let row = Row(style: .default, reuseIdentifier: nil), guide = row.contentView.layoutMarginsGuide
      _ = row.label.pinned(
        row.label.topAnchor.constraint(equalTo: guide.topAnchor),
        row.label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        row.label.leadingAnchor.constraint(equalTo: guide.leadingAnchor))
      return row
    }
    let label = try #require((made as? Row)?.label)
    #expect(label.frame.origin == CGPoint(x: 16, y: 11))
    #expect(made.frame.height == CGFloat(11 + 20 + 11))
  }

  @Test func constraintsMayMakeARowLow() throws {
    let made = try cell {
      let row = Row(style: .default, reuseIdentifier: nil)
      _ = row.label.pinned(
        row.label.topAnchor.constraint(equalTo: row.contentView.topAnchor),
        row.label.bottomAnchor.constraint(equalTo: row.contentView.bottomAnchor),
        row.label.leadingAnchor.constraint(equalTo: row.contentView.leadingAnchor))
      return row
    }
    #expect(made.frame.height == 20)
  }

  @Test func handlersAndGroundsAreAskedFor() throws {
    var states: [Bool] = []
    let made = try cell {
      let row = UITableViewCell(style: .default, reuseIdentifier: nil)
      row.configurationUpdateHandler = { cell, state in
        states.append(state.isSelected)
        var ground = UIBackgroundConfiguration.listPlainCell()
        ground.backgroundColor = state.isSelected ? .red : .green
        cell.backgroundConfiguration = ground
      }
      return row
    }
    #expect(Set(states) == [false])
    #expect(made.subviews.first?.subviews.first?.backgroundColor == .green)
    made.isSelected = true
    made.layoutIfNeeded()
    #expect(made.subviews.first?.subviews.first?.backgroundColor == .red)
  }

  @Test func marginsOfARootAreNoLessThanTheSystems() {
    let controller = UIViewController()
    controller.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 40)
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 1, left: 16, bottom: 3, right: 40))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(controller.view.layoutMargins.left == 2)
  }
}
