import StillsCore
import Testing
import UIKit

@MainActor @Suite(.serialized) struct CompositionalLayoutTests {
  init() { prepareStage() }

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  private func collection(
    _ source: Counted, _ section: NSCollectionLayoutSection,
    _ type: UICollectionViewCell.Type = UICollectionViewCell.self
  ) -> UICollectionView {
    prepareStage()
    let layout = UICollectionViewCompositionalLayout(section: section)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(type, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "edge")
    view.dataSource = source
    return view.laidOut(300, 400)
  }

  @Test func thirdsOfAWidthFillARow() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1.0 / 3), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 5)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    let source = Counted(4)
    let frames = collection(source, section).visibleCells.map(\.frame)
    #expect(frames.map(\.minX) == [3, 103, 203, 3])
    #expect(frames.map(\.minY) == [2, 2, 2, 62])
    #expect(frames[0].size == CGSize(width: 100 - 8, height: 50 - 6))
  }

  @Test func countsShareTheGroupAndItsSpacing() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.5)), subitem: item, count: 2)
    group.interItemSpacing = .fixed(20)
    let source = Counted(3)
    let frames = collection(source, NSCollectionLayoutSection(group: group)).visibleCells.map(\.frame)
    #expect(frames.map(\.origin) == [.zero, CGPoint(x: 160, y: 0), CGPoint(x: 0, y: 150)])
    #expect(frames.map(\.width) == [140, 140, 140])
  }

  @Test func groupsNest() {
    let tall = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), subitem: small, count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [tall, pair])
    let source = Counted(3)
    let frames = collection(source, NSCollectionLayoutSection(group: group)).visibleCells.map(\.frame)
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 150, height: 100), CGRect(x: 150, y: 0, width: 150, height: 50),
        CGRect(x: 150, y: 50, width: 150, height: 50),
      ])
  }

  @Test func headersStandAboveTheInsets() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(40)))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 0, trailing: 30)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(25)), elementKind: "header", alignment: .top)
    ]
    let source = Counted(1)
    let view = collection(source, section)
    #expect(
      view.visibleSupplementaryViews(ofKind: "header").map(\.frame) == [CGRect(x: 20, y: 0, width: 250, height: 25)])
    #expect(view.visibleCells.map(\.frame) == [CGRect(x: 20, y: 35, width: 250, height: 40)])
  }

  @Test func sectionsMayScrollByThemselves() throws {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(0.8), .absolute(60)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 10
    let source = Counted(3)
    let view = collection(source, section)
    #expect(view.contentSize.height == 60)
    let strip = try #require(view.visibleCells.first?.superview as? UIScrollView)
    #expect(strip !== view)
    #expect(strip.contentSize == CGSize(width: 3 * 240 + 2 * 10, height: 60))
    #expect(view.visibleCells.map(\.frame.minX) == [0, 250, 500])
  }

  @Test func estimatedHeightsAreMeasured() {
    let estimated = size(.fractionalWidth(1), .estimated(10))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: estimated, subitems: [NSCollectionLayoutItem(layoutSize: estimated)])
    let source = Counted(2)
    let view = collection(source, NSCollectionLayoutSection(group: group), FlowLayoutTests.Labelled.self)
    #expect(view.visibleCells.map(\.frame) == [0, 30].map { CGRect(x: 0, y: $0, width: 300, height: 30) })
  }

  @Test func groupsThatTakeNothingEnd() {
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.absolute(0), .absolute(0)), subitems: [])
    let source = Counted(50)
    #expect(collection(source, NSCollectionLayoutSection(group: group)).contentSize.height == 0)
  }
}

@MainActor @Suite(.serialized) struct DiffableDataSourceTests {
  init() { prepareStage() }

  @Test func snapshotsKeepEachItemOnce() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendItems([1])
    snapshot.appendSections(["a", "b", "a"])
    snapshot.appendItems([1, 2, 2], toSection: "a")
    snapshot.appendItems([3, 1])
    snapshot.appendItems([9], toSection: "nowhere")
    #expect(snapshot.sectionIdentifiers == ["a", "b"])
    #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 2] && snapshot.itemIdentifiers(inSection: "b") == [3])
    snapshot.insertItems([4, 5], beforeItem: 2)
    snapshot.moveItem(1, afterItem: 5)
    snapshot.deleteItems([4, 77])
    snapshot.moveSection("b", beforeSection: "a")
    #expect(snapshot.itemIdentifiers == [3, 5, 1, 2])
    #expect(snapshot.sectionIdentifier(containingItem: 3) == "b" && snapshot.indexOfItem(1) == 2)
    snapshot.deleteSections(["a"])
    #expect(snapshot.numberOfItems == 1)
  }

  @Test func listsShowWhatTheirSnapshotsSay() throws {
    var source: UICollectionViewDiffableDataSource<Int, String>?
    let shot = try Shot {
      let controller = UIViewController()
      let layout = UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
      let view = UICollectionView(frame: controller.view.bounds, collectionViewLayout: layout)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = item
        cell.contentConfiguration = content
        cell.accessories = [.disclosureIndicator()]
      }
      let made = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["Earth", "Mars"])
      made.apply(snapshot)
      source = made
      controller.view.addSubview(view)
      return controller
    }
    #expect(source != nil)
    for word in ["Earth", "Mars"] { #expect(shot.result.layoutDump.contains(word)) }
    // The ground of grouped lists, and a card on it.
    #expect(shot.color(5, 400) == [242, 242, 247])
    #expect(shot.color(200, 120) == [255, 255, 255])
  }

  @Test func headersOfListsHaveThePaddingThatIsAskedFor() {
    let source = Counted(2)
    func top(_ padding: CGFloat?) -> CGFloat? {
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      (configuration.headerMode, configuration.headerTopPadding) = (.firstItemInSection, padding)
      let layout = UICollectionViewCompositionalLayout.list(using: configuration)
      let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      return view.laidOut(300, 400).visibleCells.first?.frame.minY
    }
    #expect(top(nil) == 0)
    #expect(top(30) == 30)
  }

  // A list among other sections has its ground behind itself alone.
  @Test func aListAmongOtherSectionsHasAGroundOfItsOwn() {
    func grounds(_ isList: [Bool]) -> [ListGround] {
      let layout = UICollectionViewCompositionalLayout { section, surroundings in
        let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        if isList[section] { return NSCollectionLayoutSection.list(using: list, layoutEnvironment: surroundings) }
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
        return NSCollectionLayoutSection(
          group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      }
      let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, _ in
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      for section in isList.indices {
        snapshot.appendSections([section])
        snapshot.appendItems([section])
      }
      source.apply(snapshot)
      view.laidOut(300, 400)
      return layout.listGrounds
    }
    let mixed = grounds([false, true, false])
    #expect(mixed.count == 1 && mixed.first?.start == 60 && mixed.first?.color == .systemGroupedBackground)
    #expect(mixed.allSatisfy { $0.end > 60 && $0.end < 400 })
    #expect(grounds([true, true]).map(\.end) == [.infinity])
    #expect(grounds([false]).isEmpty)
  }

  @Test func tablesAreFedToo() {
    let table = UITableView(frame: .zero, style: .plain)
    final class Row: UITableViewCell {
      override init(style: CellStyle, reuseIdentifier: String?) { super.init(style: .subtitle, reuseIdentifier: "own") }
      required init?(coder: NSCoder) { return nil }
    }
    func register<Cell: UITableViewCell>(_ type: Cell.Type) { table.register(type, forCellReuseIdentifier: "row") }
    register(Row.self)
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([7, 8])
    source.apply(snapshot)
    table.laidOut(300, 400)
    #expect(table.visibleCells.map(\.textLabel?.text) == ["7", "8"])
    #expect(table.visibleCells.allSatisfy { $0 is Row })
  }
}
