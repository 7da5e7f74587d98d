import Foundation
import Stills
import StillsCore
import SwiftUI
import Testing
import UIKit

/// UIKit's drums.
@MainActor @Suite(.serialized) struct PickerViewTests {
  private class Rows: NSObject, UIPickerViewDataSource {
    var columns = [["red", "green", "blue"], ["small", "large"]]
    func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      columns[component].count
    }
  }

  private final class Source: Rows, UIPickerViewDelegate {
    var chosen: [String] = []
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      columns[component][row]
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      chosen.append(columns[component][row])
    }
  }

  private final class Views: Rows, UIPickerViewDelegate {
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
      let label = UILabel()
      label.text = "row \(columns[component][row])"
      return label
    }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 50 }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
      component == 0 ? 100 : 60
    }
  }

  private final class Titles: Rows, UIPickerViewDelegate {
    func pickerView(
      _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? {
      NSAttributedString(string: columns[component][row], attributes: [.foregroundColor: UIColor.red])
    }
  }

  private func picker(_ source: Rows & UIPickerViewDelegate) -> UIPickerView {
    let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 390, height: 216))
    (picker.dataSource, picker.delegate) = (source, source)
    return picker
  }

  private func screen(_ picker: UIPickerView) throws -> Screen {
    try Renderer.prepare(world: .on("iphone-14"))
    let content = UIViewController()
    content.view.addSubview(picker)
    return try Screen(content: content, world: .on("iphone-14"))
  }

  @Test func withoutAFrameItIs320By216() {
    prepareStage()
    #expect(UIPickerView().frame.size == CGSize(width: 320, height: 216))
    #expect(UIPickerView().intrinsicContentSize == CGSize(width: 320, height: 216))
    #expect(UIPickerView().numberOfComponents == 0)
    #expect(UIPickerView().selectedRow(inComponent: 0) == -1)
  }

  @Test func chosenRowsAreInTheMiddleAndColumnsShareTheWidth() throws {
    let source = Source(), picker = picker(source)
    picker.selectRow(1, inComponent: 0, animated: false)
    let texts = try screen(picker).shown().placed.texts
    #expect(Set(texts.map(\.string)) == ["red", "green", "blue", "small", "large"])
    let green = try #require(texts.first { $0.string == "green" })
    let small = try #require(texts.first { $0.string == "small" })
    #expect(abs(green.frame.midY - 208) < 0.5 && abs(small.frame.midY - 208) < 0.5)
    // 9 from the sides, half of the rest each.
    #expect(abs(green.frame.midX - (9 + 93)) < 0.5)
    #expect(abs(small.frame.midX - (9 + 186 + 93)) < 0.5)
  }

  @Test func touchedRowsAreChosenAndTold() throws {
    let source = Source(), picker = picker(source), screen = try screen(picker)
    try screen.tap("blue")
    #expect(picker.selectedRow(inComponent: 0) == 2)
    #expect(picker.selectedRow(inComponent: 1) == 0)
    #expect(source.chosen == ["blue"])
    let blue = try #require(try screen.shown().placed.texts.first { $0.string == "blue" })
    #expect(abs(blue.frame.midY - 208) < 0.5)
  }

  @Test func viewsOfTheAuthorsOwnHaveTheSizeOfARow() throws {
    let source = Views(), picker = picker(source)
    let dump = try screen(picker).shown().placed.layoutDump()
    #expect(dump.contains("“row red”"))
    let row = try #require(picker.view(forRow: 0, forComponent: 0))
    #expect(row.bounds.size == CGSize(width: 100, height: 50))
    #expect(picker.rowSize(forComponent: 1) == CGSize(width: 60, height: 50))
  }

  @Test func attributedTitlesKeepTheirColour() throws {
    let source = Titles(), picker = picker(source)
    _ = try screen(picker).shown()
    let label = try #require(picker.view(forRow: 0, forComponent: 0) as? UILabel)
    #expect(label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    #expect((label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 21)
  }

  @Test func rowsOutOfTheAirAreNotChosen() {
    prepareStage()
    let source = Source(), picker = picker(source)
    picker.selectRow(7, inComponent: 0, animated: true)
    picker.selectRow(0, inComponent: 9, animated: true)
    picker.selectRow(-1, inComponent: 0, animated: true)
    #expect(picker.selectedRow(inComponent: 0) == 0)
    picker.selectRow(2, inComponent: 0, animated: true)
    source.columns = [["only"]]
    picker.reloadAllComponents()
    #expect(picker.numberOfComponents == 1)
    #expect(picker.selectedRow(inComponent: 0) == 0)
  }
}
