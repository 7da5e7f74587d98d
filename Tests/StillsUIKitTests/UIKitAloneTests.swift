import Testing
import UIKit

/// What a source that imports UIKit alone finds, though SwiftUI's views draw it.
@MainActor struct UIKitAloneTests {
  private final class Everything: NSObject, UIPickerViewDataSource, UIPickerViewDelegate, UICalendarViewDelegate,
    UIDropInteractionDelegate
  {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
  }

  @Test func classesThatSwiftUIDrawsAreUIKits() {
    prepareStage()
    let all = Everything(), picker = UIPickerView(), dates = UIDatePicker(), calendar = UICalendarView()
    picker.dataSource = all
    picker.delegate = all
    calendar.delegate = all
    dates.preferredDatePickerStyle = .wheels
    #expect(picker.numberOfRows(inComponent: 0) == 3)
    #expect(dates.datePickerStyle == .wheels)
    let interactions: [any UIInteraction] = [UIDropInteraction(delegate: all)]
    #expect(interactions.count == 1)
    #expect(UIContentUnavailableConfiguration.loading().text == "Loading…")
    #expect(UIDragItem(itemProvider: NSItemProvider()).localObject == nil)
    #expect(UIColorWell().selectedColor == nil)
  }
}
