import Testing
import UIKit

/// What a source that imports UIKit alone finds, though SwiftUI's views draw it.
@MainActor struct UIKitAloneTests {
  private final class Everything: NSObject, UIPickerViewDataSource, UIPickerViewDelegate, UICalendarViewDelegate,
    UIDropInteractionDelegate, UITableViewDragDelegate, UITableViewDropDelegate, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate
  {
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "row" as NSString))] }
    func tableView(_ tableView: UITableView, performDropWith coordinator: UITableViewDropCoordinator) {
      for item in coordinator.items {
        guard let from = item.sourceIndexPath, let to = coordinator.destinationIndexPath else { continue }
        tableView.moveRow(at: from, to: to)
        coordinator.drop(item.dragItem, toRowAt: to)
      }
    }
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
    func collectionView(
      _ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator
    ) {}
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
    let table = UITableView()
    table.dragDelegate = all
    table.dropDelegate = all
    #expect(UITableViewDropProposal(operation: .move, intent: .automatic).intent == .automatic)
  }
}
