import Foundation
import Stills
import StillsCore
import SwiftUI
import Testing
import UIKit

/// Parts that are taken for what they do to a still, or for nothing.
@MainActor @Suite(.serialized) struct SmallPartTests {
  private final class Everything: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate,
    UIPointerInteractionDelegate, UIEditMenuInteractionDelegate, UIContextMenuInteractionDelegate
  {
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "A"))] }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
  }

  @Test func interactionsAreHeldByTheirView() {
    prepareStage()
    let view = UIView(), all = Everything()
    let interactions: [any UIInteraction] = [
      UIDragInteraction(delegate: all), UIDropInteraction(delegate: all), UIPointerInteraction(delegate: all),
      UIEditMenuInteraction(delegate: all), UIContextMenuInteraction(delegate: all), UIPencilInteraction(),
    ]
    for interaction in interactions { view.addInteraction(interaction) }
    #expect(view.interactions.count == 6)
    #expect(view.interactions.allSatisfy { $0.view === view })
    view.interactions = []
    #expect(interactions.allSatisfy { $0.view == nil })
    view.showsLargeContentViewer = true
    #expect(view.interactions.count == 1)
    view.showsLargeContentViewer = false
    #expect(view.interactions.isEmpty)
  }

  @Test func aScenesSpaceIsTheScreen() {
    prepareStage(world: .on("iphone-14"))
    let window = UIWindow(
      frame: UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first?
        .coordinateSpace.bounds ?? .zero)
    #expect(window.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(UIScreen.main.coordinateSpace.bounds == window.frame)
  }

  @Test func traitsThatAreOverriddenCountForAllInside() {
    prepareStage(world: .on("iphone-14"))
    let controller = UIViewController(), child = UIView()
    controller.view.addSubview(child)
    controller.traitOverrides.userInterfaceStyle = .dark
    controller.traitOverrides.horizontalSizeClass = .regular
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    child.traitOverrides.userInterfaceStyle = .light
    #expect(child.traitCollection.userInterfaceStyle == .light)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
  }

  @Test func animatorsOfEveryMakingRunToTheirEnd() {
    prepareStage()
    let view = UIView()
    var ends = 0
    let spring = UIViewPropertyAnimator(
      duration: 1,
      timingParameters: UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: CGVector(dx: 1, dy: 0)))
    spring.addAnimations({ view.alpha = 0.5 }, delayFactor: 0.2)
    spring.addCompletion { _ in ends += 1 }
    spring.startAnimation()
    #expect(view.alpha == 0.5)
    UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0, animations: { view.alpha = 0.25 }) { _ in
      ends += 1
    }
    #expect(view.alpha == 0.25 && ends == 2)
  }

  @Test func aScreenWithoutContentSaysSo() throws {
    final class Empty: UIViewController {
      var isTouched = false
      override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = "No Photos"
        configuration.secondaryText = "Take some."
        configuration.image = UIImage(systemName: "photo")
        configuration.button.title = "Open Camera"
        configuration.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.isTouched = true }
        contentUnavailableConfiguration = configuration
      }
    }
    try Renderer.prepare(world: .on("iphone-14"))
    let empty = Empty(), screen = try Screen(content: empty, world: .on("iphone-14"))
    let texts = try screen.shown().placed.texts
    #expect(texts.map(\.string) == ["No Photos", "Take some."])
    try screen.tap("Open Camera")
    #expect(empty.isTouched)
    empty.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
    try screen.settle()
    #expect(try screen.shown().placed.texts.first?.string == "No Results")
    empty.contentUnavailableConfiguration = nil
    try screen.settle()
    #expect(try screen.shown().placed.texts.isEmpty)
  }

  @Test func rectanglesAreFoundInObjects() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let info: [AnyHashable: Any] = [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: rect)]
    #expect((info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue == rect)
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgRectValue == .zero)
    #expect(NSNumber(value: 1).cgPointValue == .zero)
  }

  @Test func aColourWellIs28Wide() {
    prepareStage()
    #expect(UIColorWell().frame.size == CGSize(width: 28, height: 28))
  }

  @Test func daysOfACalendarAreChosen() throws {
    final class Listener: NSObject, UICalendarSelectionSingleDateDelegate {
      var heard: [Int?] = []
      func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
        heard.append(dateComponents?.day)
      }
    }
    try Renderer.prepare(world: .on("iphone-14"))
    let calendar = UICalendarView(frame: CGRect(x: 20, y: 100, width: 350, height: 400)), listener = Listener()
    let selection = UICalendarSelectionSingleDate(delegate: listener)
    calendar.selectionBehavior = selection
    calendar.visibleDateComponents = DateComponents(year: 2024, month: 2)
    let content = UIViewController()
    content.view.addSubview(calendar)
    let screen = try Screen(content: content, world: .on("iphone-14"))
    let strings = try screen.shown().placed.texts.map(\.string)
    #expect(strings.contains("February 2024") && strings.contains("29") && !strings.contains("30"))
    try screen.tap("14")
    #expect(listener.heard == [14])
    #expect(selection.selectedDate?.month == 2)
  }
}
