import StillsCore
import Testing
import UIKit

/// A collection of as many items as asked for, in as many sections as there are numbers.
@MainActor final class Counted: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  let counts: [Int]
  var sizes: ((IndexPath) -> CGSize)?
  private(set) var selected: [IndexPath] = []

  init(_ counts: Int...) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sizes?(indexPath) ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.append(indexPath)
  }
}

@MainActor @Suite(.serialized) struct FlowLayoutTests {
  init() { prepareStage() }

  /// Knows the frame that it is made with.
  final class Framed: UICollectionViewCell {
    private(set) var first = CGRect.zero
    override init(frame: CGRect) {
      super.init(frame: frame)
      first = frame
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  /// Wants a label in its content view, with 5 points around it.
  final class Labelled: UICollectionViewCell {
    let label = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      label.font = .systemFont(ofSize: 20)
      label.text = "abcd"
      contentView.addSubview(label)
      _ = label.pinned(
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 5),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -5))
    }
    required init?(coder: NSCoder) { return nil }
  }

  private func collection(
    _ source: Counted, _ type: UICollectionViewCell.Type = Framed.self, width: CGFloat = 100, height: CGFloat = 200,
    _ change: (UICollectionViewFlowLayout) -> Void = { _ in }
  ) -> UICollectionView {
    // Other tests may have brought other letters since this one was made.
    prepareStage()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 30, height: 20)
    (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (2, 4)
    change(layout)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(type, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "edge")
    (view.dataSource, view.delegate) = (source, source)
    return view.laidOut(width, height)
  }

  @Test func fullLinesShareTheirRestAndTheLastKeepsTheGrid() {
    let source = Counted(5)
    let view = collection(source)
    let frames = view.visibleCells.map(\.frame)
    // Three of 30 in 100 leave 10, 5 between two.
    #expect(frames.map(\.minX) == [0, 35, 70, 0, 35])
    #expect(frames.map(\.minY) == [0, 0, 0, 24, 24])
    #expect(view.contentSize == CGSize(width: 100, height: 44))
  }

  @Test func anItemAloneInALineIsInItsMiddle() {
    let source = Counted(2)
    let view = collection(source) { $0.itemSize.width = 80 }
    #expect(view.visibleCells.map(\.frame.minX) == [10, 10])
  }

  @Test func sectionsKeepTheirInsetsAndHeaders() {
    let source = Counted(1, 1)
    let view = collection(source) {
      $0.sectionInset = UIEdgeInsets(top: 3, left: 10, bottom: 7, right: 0)
      $0.headerReferenceSize = CGSize(width: 0, height: 11)
    }
    let section = CGFloat(11 + 3 + 20 + 7)
    #expect(view.visibleCells.map(\.frame.origin) == [CGPoint(x: 10, y: 14), CGPoint(x: 10, y: section + 14)])
    let headers = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
    #expect(headers.map(\.frame) == [0, section].map { CGRect(x: 0, y: $0, width: 100, height: 11) })
  }

  @Test func sizesComeFromTheDelegate() {
    let source = Counted(3)
    source.sizes = { CGSize(width: 20 + 10 * CGFloat($0.item), height: 10 + 10 * CGFloat($0.item)) }
    let view = collection(source)
    // In the middle of their line, which is as high as its highest.
    #expect(view.visibleCells.map(\.frame.minY) == [10, 5, 0])
    #expect(view.visibleCells.map(\.frame.width) == [20, 30, 40])
  }

  @Test func flowsRunAcrossToo() {
    let source = Counted(3)
    let view = collection(source, width: 50, height: 44) {
      $0.scrollDirection = .horizontal
      $0.minimumInteritemSpacing = 4
    }
    #expect(view.visibleCells.map(\.frame.origin) == [.zero, CGPoint(x: 0, y: 24), CGPoint(x: 34, y: 0)])
    #expect(view.contentSize == CGSize(width: 64, height: 44))
  }

  @Test func cellsAreMadeWithTheirFrames() throws {
    let source = Counted(2)
    let view = collection(source)
    let cell = try #require(view.visibleCells.last as? Framed)
    #expect(cell.first == cell.frame)
    #expect(cell.contentView.frame == cell.bounds)
  }

  @Test func estimatedItemsAreAsLargeAsTheirConstraintsSay() {
    let source = Counted(1)
    let view = collection(source, Labelled.self) { $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
    // Four letters of 10 points.
    #expect(view.visibleCells.map(\.frame.size) == [CGSize(width: 40 + 10, height: 20 + 10)])
  }

  @Test func onlyWhatShowsIsMade() {
    let source = Counted(1000)
    let view = collection(source)
    #expect(view.visibleCells.count == 27)
    view.contentOffset.y = 24 * 100
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems.first == IndexPath(item: 300, section: 0))
    view.scrollToItem(at: IndexPath(item: 999, section: 0), at: .bottom, animated: false)
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems.last == IndexPath(item: 999, section: 0))
  }

  @Test func touchedItemsAreSelectedAndTold() throws {
    let source = Counted(3)
    let view = collection(source)
    view.touch(try #require(view.cellForItem(at: IndexPath(item: 1, section: 0))))
    view.touch(try #require(view.cellForItem(at: IndexPath(item: 2, section: 0))))
    #expect(source.selected.map(\.item) == [1, 2])
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    #expect(view.visibleCells.map(\.isSelected) == [false, false, true])
  }

  @Test func numbersBeyondTheItemsAreNone() {
    let source = Counted(2)
    let view = collection(source) { $0.itemSize = CGSize(width: CGFloat.nan, height: -.infinity) }
    for index in [-1, 7, Int.max, .min] {
      let path = IndexPath(item: index, section: index)
      #expect(view.cellForItem(at: path) == nil && view.numberOfItems(inSection: index) == 0)
      view.scrollToItem(at: path, at: .top, animated: false)
      view.deselectItem(at: path, animated: false)
      _ = view.dequeueReusableCell(withReuseIdentifier: "nobody", for: path)
    }
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.contentSize.height.isFinite)
  }

  /// Tells itself the same again each time it is asked, as many that align their items do.
  private final class LeftAligned: UICollectionViewFlowLayout {
    private(set) var asked = 0
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      asked += 1
      minimumLineSpacing = 7
      var x: CGFloat = 0, bottom: CGFloat = -1
      let attributes = super.layoutAttributesForElements(in: rect)
      for place in attributes ?? [] {
        if place.frame.minY >= bottom { x = 0 }
        place.frame.origin.x = x
        x += place.frame.width + 1
        bottom = max(bottom, place.frame.maxY)
      }
      return attributes
    }
  }

  @Test func layoutsThatTellThemselvesSettle() {
    let source = Counted(4), layout = LeftAligned()
    layout.itemSize = CGSize(width: 30, height: 20)
    layout.minimumInteritemSpacing = 2
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(Framed.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.laidOut(100, 200)
    #expect(view.visibleCells.map(\.frame.minX) == [0, 31, 62, 0])
    #expect(view.visibleCells.last?.frame.minY == 27)
    #expect(layout.asked < 6)
  }
}
