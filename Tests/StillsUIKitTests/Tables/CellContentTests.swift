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

  /// Content of an author's own, which looks otherwise while its cell is selected.
  private struct Badge: UIContentConfiguration {
    var mark = "off"
    func makeContentView() -> UIView & UIContentView { BadgeView(self) }
    func updated(for state: any UIConfigurationState) -> Badge {
      var copy = self
      copy.mark = (state as? UICellConfigurationState)?.isSelected == true ? "on" : "off"
      return copy
    }
  }

  private final class BadgeView: UIView, UIContentView {
    var configuration: any UIContentConfiguration
    init(_ configuration: Badge) {
      self.configuration = configuration
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { return nil }
  }

  @Test func contentFollowsTheState() throws {
    let made = try cell {
      let row = UITableViewCell(style: .default, reuseIdentifier: nil)
      row.contentConfiguration = Badge()
      return row
    }
    let view = try #require(made.contentView.subviews.first as? BadgeView)
    #expect((view.configuration as? Badge)?.mark == "off")
    made.isSelected = true
    made.layoutIfNeeded()
    #expect((view.configuration as? Badge)?.mark == "on")
  }

  private final class ItemRow: UICollectionViewListCell {
    static let key = UIConfigurationStateCustomKey("item")
    var item: String?
    override var configurationState: UICellConfigurationState {
      var state = super.configurationState
      state[Self.key] = item
      return state
    }
  }

  @Test func statesCarryWhatAnAuthorAdds() {
    let row = ItemRow(frame: .zero)
    row.item = "rain"
    #expect(row.configurationState[ItemRow.key] as? String == "rain")
    row.item = nil
    #expect(row.configurationState[ItemRow.key] as? String == nil)
  }

  // As constraints place it beside other views: as wide as its text, which a guide marks.
  @Test func aListsContentHasASizeAndGuidesOfItsOwn() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "abcd"
    content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 3, leading: 10, bottom: 5, trailing: 20)
    let list = UIListContentView(configuration: content), root = UIView()
    let width = list.intrinsicContentSize.width - 30
    #expect(width > 0)
    root.addSubview(list)
    let mark = UIView()
    root.addSubview(mark)
    let guide = try #require(list.textLayoutGuide)
    _ = list.pinned(
      list.leadingAnchor.constraint(equalTo: root.leadingAnchor), list.topAnchor.constraint(equalTo: root.topAnchor))
    _ = mark.pinned(
      mark.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      mark.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      mark.topAnchor.constraint(equalTo: list.bottomAnchor), mark.heightAnchor.constraint(equalToConstant: 1))
    root.laidOut(300, 300)
    #expect(list.frame.size == CGSize(width: width + 30, height: list.intrinsicContentSize.height))
    #expect(mark.frame.origin == CGPoint(x: 10, y: list.frame.maxY) && abs(mark.frame.width - width) < 1e-6)
    #expect(list.secondaryTextLayoutGuide == nil)
  }

  @Test func textsBesideSymbolsLineUp() throws {
    let starts = try ["bell", "star", "person.2"].map { symbol -> CGFloat in
      let made = try cell {
        let row = UITableViewCell(style: .default, reuseIdentifier: nil)
        row.textLabel?.text = "abcd"
        row.imageView?.image = UIImage(systemName: symbol)
        return row
      }
      return try #require(made.textLabel).frame.minX
    }
    #expect(starts.prefix(2) == [56, 56])
    #expect(starts.allSatisfy { $0 >= 56 })
    #expect(UIListContentView(configuration: .cell()).intrinsicContentSize.width == 32)
  }

  @Test func marginsOfARootAreNoLessThanTheSystems() {
    let controller = UIViewController()
    controller.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 40)
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 1, left: 16, bottom: 3, right: 40))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(controller.view.layoutMargins.left == 2)
  }
}
