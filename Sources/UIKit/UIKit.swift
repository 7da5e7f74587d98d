@_exported import StillsUIKit
// UIKit's classes that draw by SwiftUI's views, and what belongs to them.
@_exported import class StillsUI.NSItemProvider
@_exported import class StillsUI.UICalendarSelection
@_exported import class StillsUI.UICalendarSelectionMultiDate
@_exported import protocol StillsUI.UICalendarSelectionMultiDateDelegate
@_exported import class StillsUI.UICalendarSelectionSingleDate
@_exported import protocol StillsUI.UICalendarSelectionSingleDateDelegate
@_exported import class StillsUI.UICalendarView
@_exported import protocol StillsUI.UICalendarViewDelegate
@_exported import class StillsUI.UIColorWell
@_exported import struct StillsUI.UIContentUnavailableConfiguration
@_exported import class StillsUI.UIContentUnavailableView
@_exported import class StillsUI.UIDatePicker
@_exported import enum StillsUI.UIDatePickerStyle
@_exported import protocol StillsUI.UIDragDropSession
@_exported import class StillsUI.UIDragInteraction
@_exported import protocol StillsUI.UIDragInteractionDelegate
@_exported import class StillsUI.UIDragItem
@_exported import protocol StillsUI.UIDragSession
@_exported import class StillsUI.UIDropInteraction
@_exported import protocol StillsUI.UIDropInteractionDelegate
@_exported import enum StillsUI.UIDropOperation
@_exported import class StillsUI.UIDropProposal
@_exported import protocol StillsUI.UIDropSession
@_exported import class StillsUI.UIPickerView
@_exported import protocol StillsUI.UIPickerViewDataSource
@_exported import protocol StillsUI.UIPickerViewDelegate
