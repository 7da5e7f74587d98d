import Foundation
import Stills
import StillsCore
import Testing
import UIKit

/// Methods and properties that are reached by their names, and places in texts.
@MainActor @Suite(.serialized) struct ByNameTests {
  private final class Listener: NSObject {
    var heard: [String] = []
    func hear(_ word: String) { heard.append(word) }
  }

  private func listen() -> Listener {
    Selectors.register { name, target, sender in
      guard name == "hearWord:", let target = target as? Listener else { return false }
      return Selectors.pass(sender, to: target.hear)
    }
    return Listener()
  }

  @Test func methodsArePerformedByName() {
    prepareStage()
    let listener = listen()
    listener.perform("hearWord:", with: "now")
    #expect(listener.heard == ["now"])
  }

  @Test func placesInAFieldAreCountedFromItsBeginning() throws {
    prepareStage()
    let field = UITextField()
    field.text = "Hello, wörld"
    let selection = try #require(field.selectedTextRange)
    #expect(field.offset(from: field.beginningOfDocument, to: selection.start) == 12)
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 7))
    let range = try #require(field.textRange(from: start, to: field.endOfDocument))
    #expect(field.text(in: range) == "wörld")
    #expect(field.position(from: start, offset: 99) == nil)
    #expect(field.position(from: start, offset: .max) == nil)
    field.replace(range, withText: "you")
    #expect(field.text == "Hello, you")
    // The range now ends beyond the text.
    #expect(field.text(in: range) == "you")
  }

  @Test func viewsBesideAFieldsTextTakeTheirRoom() {
    prepareStage()
    let field = UITextField()
    field.placeholder = "letters"
    let plain = field.intrinsicContentSize.width
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    #expect(field.intrinsicContentSize.width == plain)
    field.leftViewMode = .always
    #expect(field.intrinsicContentSize.width == plain + 30)
    (field.rightView, field.rightViewMode) = (UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 9)), .always)
    #expect(field.intrinsicContentSize.width == plain + 42)
  }

  @Test func placesInATextViewFollowItsSelection() {
    prepareStage()
    let view = UITextView()
    view.text = "abc"
    view.selectedRange = NSRange(location: 1, length: 1)
    #expect(view.selectedTextRange.flatMap { view.text(in: $0) } == "b")
    view.selectedRange = NSRange(location: NSNotFound, length: 5)
    #expect(view.selectedTextRange?.isEmpty == true)
  }

  @Test func layersKnowPropertiesByName() {
    prepareStage()
    let layer = CAShapeLayer()
    layer.setValue(0.5, forKey: "opacity")
    layer.setValue(0.25, forKeyPath: "strokeEnd")
    #expect(layer.opacity == 0.5)
    #expect(layer.value(forKeyPath: "strokeEnd") as? CGFloat == 0.25)
    #expect(layer.value(forKey: "magic") == nil)
  }

  @Test func alertsTakeTitlesAndColoursByName() throws {
    try Renderer.prepare(world: .on("iphone-14"))
    let alert = UIAlertController(title: "Plain", message: nil, preferredStyle: .alert)
    alert.setValue(NSAttributedString(string: "Rich"), forKey: "attributedTitle")
    let action = UIAlertAction(title: "Go", style: .default)
    action.setValue(UIColor.green, forKey: "titleTextColor")
    alert.addAction(action)
    var texts: [String] = [], color: UIColor?
    alert.view.forEachView { view in
      if let label = view as? UILabel, let text = label.text { texts.append(text) }
      if let button = view as? UIButton { color = button.titleColor(for: .normal) }
    }
    #expect(texts.contains("Rich") && !texts.contains("Plain"))
    #expect(color == .green)
  }

  @Test func aTransitionPutsOneViewInTheOthersPlace() {
    prepareStage()
    let around = UIView(), old = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)), new = UIView()
    around.addSubview(old)
    UIView.transition(from: old, to: new, duration: 1, options: .transitionFlipFromLeft)
    #expect(around.subviews == [new])
    #expect(new.frame == old.frame)
    UIView.transition(from: new, to: old, duration: 1, options: .showHideTransitionViews)
    #expect(new.isHidden && around.subviews == [new])
  }

  @Test func aRoleIsThatOfTheButton() {
    prepareStage()
    let button = UIButton(type: .system)
    button.role = .destructive
    #expect(button.currentTitleColor == .systemRed)
  }
}
