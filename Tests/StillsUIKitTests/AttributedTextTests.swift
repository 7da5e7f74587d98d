import StillsCore
import SwiftUI
import Testing
import UIKit

/// Attributed texts as authors put them together, and their two kinds.
@MainActor @Suite(.serialized) struct AttributedTextTests {
  init() { prepareStage() }

  private func piece(_ string: String, _ size: CGFloat) -> NSAttributedString {
    let paragraph = NSMutableParagraphStyle()
    paragraph.lineSpacing = 3
    let shadow = NSShadow()
    shadow.shadowBlurRadius = 2
    return NSAttributedString(
      string: string,
      attributes: [
        .font: UIFont.systemFont(ofSize: size), .foregroundColor: UIColor.red, .paragraphStyle: paragraph,
        .shadow: shadow, .kern: 2,
      ])
  }

  // Foundation compares neighbouring attributes as it goes.
  @Test func piecesAreAppendedAndChanged() {
    let text = NSMutableAttributedString()
    #expect(text.length == 0 && NSAttributedString().length == 0)
    for _ in 0..<3 { text.append(piece("ab", 20)) }
    text.append(piece("cd", 30))
    text.append(piece("cd", 30))
    text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 9), range: NSRange(location: 1, length: 6))
    text.addAttributes([.foregroundColor: UIColor.label], range: NSRange(location: 0, length: 9))
    text.setAttributes([.foregroundColor: UIColor.systemBlue], range: NSRange(location: 3, length: 2))
    text.replaceCharacters(in: NSRange(location: 0, length: 1), with: piece("x", 12))
    text.insert(piece("y", 12), at: 1)
    text.append(NSAttributedString(attachment: NSTextAttachment(image: UIImage())))
    text.append(NSAttributedString(attachment: NSTextAttachment(image: UIImage())))
    #expect(text.string.hasPrefix("xybabab"))
    let copy = NSMutableAttributedString(attributedString: text)
    #expect(copy == text)
    let label = UILabel()
    label.attributedText = text
    label.attributedText = copy
    #expect(label.intrinsicContentSize.width > 0)
  }

  @Test func containersTakeUIKitsKeys() {
    var container = AttributeContainer([.font: UIFont.systemFont(ofSize: 20), .kern: 3, .underlineStyle: 1])
    #expect(container.uiKit.font == .systemFont(ofSize: 20))
    #expect(container.uiKit.kern == 3)
    #expect(container.uiKit.underlineStyle == .single)
    container.uiKit.foregroundColor = .red
    container.font = .boldSystemFont(ofSize: 9)
    container.foregroundColor = UIColor.systemPink
    container.paragraphStyle = NSParagraphStyle.default
    #expect(container.uiKit.font == .boldSystemFont(ofSize: 9))
    #expect(container.uiKit.foregroundColor == .systemPink)
    let attributes = Dictionary(container)
    #expect(attributes[.font] as? UIFont == .boldSystemFont(ofSize: 9))
    #expect(attributes[.underlineStyle] as? Int == 1)
  }

  @Test func bothKindsOfTextBecomeEachOther() throws {
    var text = AttributedString("Hello ")
    text.font = .systemFont(ofSize: 20)
    var world = AttributedString("World", attributes: AttributeContainer([.foregroundColor: UIColor.red]))
    world.link = URL(string: "https://example.org")
    text.append(world)
    for made in [NSAttributedString(text), try NSAttributedString(text, including: \.uiKit)] {
      #expect(made.string == "Hello World")
      #expect(made.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 20))
      #expect(made.attribute(.foregroundColor, at: 7, effectiveRange: nil) as? UIColor == .red)
      #expect(made.attribute(.link, at: 7, effectiveRange: nil) is URL)
      let back = AttributedString(made)
      #expect(String(back.characters) == "Hello World")
      #expect(back.runs.first?.uiKit.font == .systemFont(ofSize: 20))
    }
    let again = try AttributedString(piece("a", 20), including: \.uiKit)
    #expect(again.uiKit.font == .systemFont(ofSize: 20))
    #expect(again.uiKit.paragraphStyle?.lineSpacing == 3)
    #expect(NSMutableAttributedString(text).length == 11)
  }

  // `.red` is SwiftUI's where nothing says otherwise.
  @Test func uiKitsViewsDrawSwiftUIsAttributes() {
    var text = AttributedString("Hello")
    text.foregroundColor = .red
    text.underlineStyle = .single
    text.kern = 2
    text.font = .headline
    let attributes = NSAttributedString(text).attributes(at: 0, effectiveRange: nil)
    let red = (attributes[.foregroundColor] as? UIColor)?.resolved(with: .current)
    #expect(red == UIColor(Color.red).resolved(with: .current))
    #expect(attributes[.underlineStyle] as? Int == 1)
    #expect(attributes[.kern] as? CGFloat == 2)
    #expect((attributes[.font] as? UIFont)?.pointSize == 17)
  }

  // MARK: Buttons

  @Test func aButtonsTitleKeepsItsAttributes() {
    var configuration = UIButton.Configuration.filled()
    configuration.attributedTitle = AttributedString(
      "Save", attributes: AttributeContainer([.font: UIFont.systemFont(ofSize: 40)]))
    let large = UIButton(configuration: configuration)
    configuration.title = "Save"
    let usual = UIButton(configuration: configuration)
    #expect(large.intrinsicContentSize.height > usual.intrinsicContentSize.height + 20)
    #expect(large.titleLabel?.text == "Save" && usual.configuration?.title == "Save")
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = UIFont.systemFont(ofSize: 40)
      outgoing.foregroundColor = .white
      return outgoing
    }
    configuration.background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .black }
    let changed = UIButton(configuration: configuration)
    #expect(changed.intrinsicContentSize == large.intrinsicContentSize)
  }

  @Test func aButtonGrowsWithATitleThatWraps() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "several words that wrap"
    let button = UIButton(configuration: configuration), root = UIView()
    root.addSubview(button)
    let natural = button.intrinsicContentSize
    _ = button.pinned(
      button.widthAnchor.constraint(equalToConstant: 120), button.topAnchor.constraint(equalTo: root.topAnchor),
      button.leadingAnchor.constraint(equalTo: root.leadingAnchor))
    root.laidOut(300, 300)
    #expect(button.frame.width == 120 && button.frame.height > natural.height + 10)
    let wide = UIButton(configuration: configuration)
    root.addSubview(wide)
    _ = wide.pinned(
      wide.leadingAnchor.constraint(equalTo: root.leadingAnchor), wide.topAnchor.constraint(equalTo: root.topAnchor))
    root.laidOut(300, 301)
    #expect(abs(wide.frame.width - natural.width) < 0.5 && abs(wide.frame.height - natural.height) < 0.5)
  }

  // MARK: SwiftUI

  @Test func swiftUIsTextsDrawUIKitsAttributes() throws {
    let shot = try Shot {
      let text = NSAttributedString(string: "Hello", attributes: [.font: UIFont.systemFont(ofSize: 60)])
      return UIHostingController(rootView: Text(AttributedString(text)))
    }
    let small = try Shot { UIHostingController(rootView: Text(AttributedString("Hello"))) }
    func ink(_ shot: Shot) -> Int {
      var count = 0
      for y in 300..<500 { for x in 0..<393 where shot.color(x, y)[0] < 128 { count += 1 } }
      return count
    }
    #expect(ink(shot) > 2 * ink(small))
  }
}
