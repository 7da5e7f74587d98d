import Foundation
import Stills
import Testing
import UIKit

/// Many views in one system of constraints: exact frames, in a time that people wait for.
@MainActor @Suite(.serialized) struct LongColumnTests {
  @Test func aHundredRowsFollowOneAnother() {
    prepareStage()
    let rows: [Wishing] = (0..<100).map { (index: Int) -> Wishing in
      let width = CGFloat(50 + index), height = CGFloat(10 + index % 3)
      return Wishing(width, height)
    }
    let column = UIStackView(arrangedSubviews: rows)
    (column.axis, column.alignment, column.spacing) = (.vertical, .leading, 2)
    let root = UIView()
    root.addSubview(column)
    _ = column.pinned(
      column.topAnchor.constraint(equalTo: root.topAnchor, constant: 7),
      column.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5))
    root.laidOut(400, 2000)
    var top: CGFloat = 0
    for (index, row) in rows.enumerated() {
      let wish = row.intrinsicContentSize
      #expect(row.frame == CGRect(x: 0, y: top, width: wish.width, height: wish.height), "row \(index)")
      top += wish.height + 2
    }
    #expect(column.frame == CGRect(x: 5, y: 7, width: 149, height: top - 2))
  }

  /// Asked for its size each time that constraints are solved.
  private final class Counting: UIView {
    var times = 0
    override var intrinsicContentSize: CGSize {
      times += 1
      return CGSize(width: 10, height: 10)
    }
  }

  /// How often a view beside so many buttons is asked.
  private func times(beside number: Int) throws -> Int {
    let counting = Counting()
    _ = try Shot(
      {
        var views: [UIView] = [counting]
        for index in 0..<number {
          let button = UIButton(type: .system)
          button.setTitle("Button \(index)", for: .normal)
          views.append(button)
        }
        let column = UIStackView(arrangedSubviews: views)
        column.axis = .vertical
        column.translatesAutoresizingMaskIntoConstraints = false
        let controller = UIViewController()
        controller.view.addSubview(column)
        column.topAnchor.constraint(equalTo: controller.view.topAnchor).isActive = true
        return controller
      }, world: .on("iphone-14"))
    return counting.times
  }

  @Test func partsThatControlsPlaceThemselvesDoNotHaveAllSolvedAgain() throws {
    let few = try times(beside: 4)
    #expect(few > 0)
    #expect(try times(beside: 24) == few)
  }

  @Test func ofAHundredRowsThatAreEquallyHighOneSaysHowHigh() {
    prepareStage()
    let rows = (0..<100).map { _ in UIView() }
    let column = UIStackView(arrangedSubviews: rows)
    (column.axis, column.distribution) = (.vertical, .fillEqually)
    rows[60].heightAnchor.constraint(equalToConstant: 9).isActive = true
    let root = UIView()
    root.addSubview(column)
    _ = column.pinned(
      column.topAnchor.constraint(equalTo: root.topAnchor), column.widthAnchor.constraint(equalToConstant: 30))
    root.laidOut(400, 2000)
    for (index, row) in rows.enumerated() {
      #expect(row.frame == CGRect(x: 0, y: 9 * CGFloat(index), width: 30, height: 9))
    }
  }
}
