import Foundation
import SnapshotTesting
import SwiftUI
import Testing
import UIKit

/// How large pictures are, what is around the view in them, and what it is told. Sizes are those that the pictures' own
/// scenes say.
@MainActor @Suite struct PictureTests {
  let sandbox = Sandbox()

  private func scene<Content: View>(
    _ view: Content, _ layout: SwiftUISnapshotLayout = .sizeThatFits,
    traits: UITraitCollection = UITraitCollection()
  ) -> String {
    var text = ""
    Snapshotting<Content, String>.scene(layout: layout, traits: traits).snapshot(view).run { text = $0 }
    return text
  }

  private func size<Content: View>(_ view: Content, _ layout: SwiftUISnapshotLayout = .sizeThatFits) -> String {
    scene(view, layout).split(separator: " ").dropFirst().first.map(String.init) ?? ""
  }

  private func layout<Content: View>(_ view: Content, _ layout: SwiftUISnapshotLayout = .sizeThatFits) -> String {
    var text = ""
    Snapshotting<Content, String>.layout(layout: layout).snapshot(view).run { text = $0 }
    return text
  }

  // MARK: Sizes that fit

  @Test func textTakesItsIdealSizeAndNothingIsCutShort() {
    let text = Text("A label of several words that must not wrap").padding()
    let ideal = scene(text)
    #expect(!ideal.contains("…"))
    // One line of body is 20.33 high, snapped to a third of a point; padding is 16 on each side.
    #expect(size(text).hasSuffix("×52.333"))
  }

  @Test func spacerInARowTakesItsLeastLength() {
    func width<Content: View>(_ view: Content) -> Double { Double(size(view).split(separator: "×")[0]) ?? 0 }
    let words = width(Text("Left").fixedSize()) + width(Text("Right").fixedSize())
    let row = width(
      HStack {
        Text("Left")
        Spacer()
        Text("Right")
      }.padding())
    #expect(abs(row - (words + 8 + 2 * 16)) < 0.7)
  }

  @Test(arguments: [50.0, 390, 1_000]) func squareIsThePictureHoweverLarge(side: Double) {
    #expect(size(Color.pink.frame(width: side, height: side)) == "\(Int(side))×\(Int(side))")
  }

  @Test func fixedLayoutIsTheCanvas() {
    #expect(size(Text("x"), .fixed(width: 200, height: 100)) == "200×100")
    #expect(size(Text("x"), .device(config: .iPhone8)) == "375×667")
    #expect(size(Text("x"), .device(config: .iPhone8(.landscape))) == "667×375")
  }

  @Test func longRowsShowFromTheTopOnATallCanvas() {
    let rows = List(0..<30, id: \.self) { Text("Row \($0)") }
    let scene = scene(rows, .fixed(width: 480, height: 2_000))
    for row in 0..<30 { #expect(scene.components(separatedBy: "\"Row \(row)\"").count == 2, "Row \(row)") }
  }

  @Test func pictureOfNoSizeSaysSo() {
    #expect(sandbox.verify(EmptyView(), as: .image)?.contains("the view's size is zero") == true)
  }

  // MARK: Safe areas

  @Test func safeAreaIsTheConfigurationsOwn() {
    let config = ViewImageConfig.iPhoneX
    #expect((config.safeArea.top, config.safeArea.bottom) == (44, 34))
    let view = Color.pink
    for isInWindow in [false, true] {
      let strategy = Snapshotting<Color, UIImage>.image(
        drawHierarchyInKeyWindow: isInWindow, layout: .device(config: config))
      _ = sandbox.verify(view, as: strategy, named: "same", record: .missing)
    }
    #expect(sandbox.verify(view, as: .image(layout: .device(config: config)), named: "same", record: .never) == nil)
    let reader = GeometryReader { Text("\(Int($0.safeAreaInsets.top)) and \(Int($0.safeAreaInsets.bottom))") }
    #expect(scene(reader, .device(config: config)).contains("\"44 and 34\""))
    #expect(scene(reader, .device(config: .iPhone8)).contains("\"20 and 0\""))
    #expect(scene(reader, .fixed(width: 300, height: 300)).contains("\"0 and 0\""))
  }

  // MARK: Traits

  @Test func darkTurnsLabelAndGroundTogether() {
    struct Screen: View {
      var body: some View {
        Text("Word").background(Color(uiColor: .systemBackground)).padding().background(
          Color(red: 1, green: 0, blue: 0))
      }
    }
    let light = scene(Screen(), traits: UITraitCollection(userInterfaceStyle: .light))
    let dark = scene(Screen(), traits: UITraitCollection(userInterfaceStyle: .dark))
    #expect(light.contains("#000000ff") && light.contains("#ffffffff"))
    #expect(dark.split(separator: "\n").contains { $0.contains("\"Word\"") && $0.contains("#ffffffff") })
    #expect(dark.contains("#ff0000ff") && light.contains("#ff0000ff"))
  }

  @Test func textIsLargeUnlessTraitsSayOtherwise() {
    let text = Text("Word")
    let large = scene(text)
    #expect(large == scene(text, traits: UITraitCollection(preferredContentSizeCategory: .large)))
    #expect(large != scene(text, traits: UITraitCollection(preferredContentSizeCategory: .medium)))
    let sized = scene(
      text, .device(config: .iPhone13), traits: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
    #expect(sized != scene(text, .device(config: .iPhone13)))
  }

  @Test func scaleIsTheDevicesUnlessTraitsSayOtherwise() {
    #expect(scene(Text("x"), .device(config: .iPhoneSe)).hasPrefix("scene 320×568 @2x"))
    #expect(scene(Text("x"), .device(config: .iPhone13)).hasPrefix("scene 390×844 @3x"))
    #expect(scene(Text("x"), traits: UITraitCollection(displayScale: 1)).contains("@1x"))
  }

  @Test func sizeClassesAreTheDevicesOwn() {
    struct Classes: View {
      @Environment(\.horizontalSizeClass) private var horizontal
      @Environment(\.verticalSizeClass) private var vertical
      var body: some View {
        Text("\(horizontal == .regular ? "wide" : "narrow") \(vertical == .regular ? "tall" : "flat")")
      }
    }
    #expect(scene(Classes(), .device(config: .iPhone13)).contains("\"narrow tall\""))
    #expect(scene(Classes(), .device(config: .iPhone13(.landscape))).contains("\"narrow flat\""))
    #expect(scene(Classes(), .device(config: .iPhone8Plus(.landscape))).contains("\"wide flat\""))
    #expect(scene(Classes(), .device(config: .iPadPro11)).contains("\"wide tall\""))
    #expect(
      scene(Classes(), .device(config: .iPadPro11(.landscape(splitView: .oneThird)))).contains("\"narrow tall\""))
  }

  @Test func directionIsTheTraits() {
    let row = HStack(spacing: 0) {
      Color.red.frame(width: 10, height: 10).accessibilityIdentifier("first")
      Color.blue.frame(width: 20, height: 10)
    }
    let mirrored = scene(row, traits: UITraitCollection(layoutDirection: .rightToLeft))
    #expect(mirrored.contains("[20 0 10 10]"))
  }

  // MARK: Words for those who do not see

  @Test func accessibilityTellsLabelsInThePlaceOfTexts() throws {
    let view = VStack {
      Image(systemName: "plus").accessibilityLabel("Add")
      Text("5/7").accessibilityLabel("Five of seven").accessibilityIdentifier("count")
    }
    var text = ""
    Snapshotting<AnyView, String>.accessibility.snapshot(AnyView(view)).run { text = $0 }
    #expect(text.contains("\"Add\" ["), "\(text)")
    #expect(text.contains("\"Five of seven\""), "\(text)")
    #expect(text.contains("id=count"), "\(text)")
  }

  // MARK: Pictures from elsewhere

  @Test func pictureThatIsNotThereYetIsItsPlaceholder() throws {
    let far = try #require(URL(string: "https://example.invalid/picture.png"))
    let view = AsyncImage(url: far) {
      $0.resizable()
    } placeholder: {
      Text("Loading")
    }
    #expect(scene(view.frame(width: 100, height: 40)).contains("\"Loading\""))
  }

  // MARK: Sameness

  @Test func pictureTakenTwiceMatchesItself() {
    let card = VStack {
      Text("Card").font(.title)
      Text("With a shadow and round corners")
    }
    .padding().background(Color.white).clipShape(RoundedRectangle(cornerRadius: 12)).shadow(radius: 6).padding()
    #expect(sandbox.failure(recording: card, asserting: card, as: .image) == nil)
  }

  @Test func changeIsNamedInTheFirstLine() throws {
    let strategy = Snapshotting<AnyView, UIImage>.image(layout: .fixed(width: 200, height: 100))
    func view(_ title: String) -> AnyView { AnyView(Text(title).accessibilityIdentifier("title")) }
    let failure = try #require(sandbox.failure(recording: view("Old"), asserting: view("New"), as: strategy))
    let first = String(failure.prefix { $0 != "\n" })
    #expect(first.hasPrefix("Snapshot \"it\" does not match reference: "))
    #expect(first.contains("Old") && first.contains("New"), "\(failure)")
    #expect(failure.contains("test.it.difference.png"))
  }

  @Test func anotherOrderOfViewsIsSaidToBeOne() throws {
    let strategy = Snapshotting<AnyView, UIImage>.image(layout: .fixed(width: 200, height: 100))
    func view(_ names: [String]) -> AnyView { AnyView(VStack { ForEach(names, id: \.self) { Text($0) } }) }
    let failure = try #require(
      sandbox.failure(recording: view(["a", "b", "c"]), asserting: view(["c", "a", "b"]), as: strategy))
    #expect(failure.contains("SWIFT_DETERMINISTIC_HASHING=1"), "\(failure)")
    let other = try #require(sandbox.failure(recording: view(["a", "b"]), asserting: view(["c", "d"]), as: strategy))
    #expect(!other.contains("SWIFT_DETERMINISTIC_HASHING"), "\(other)")
  }

  @Test func precisionLetsAFewPixelsDiffer() {
    func view(_ width: CGFloat) -> AnyView {
      AnyView(
        Color.black.frame(width: width, height: 10).frame(width: 100, height: 100, alignment: .topLeading)
          .background(Color.white))
    }
    let strict = Snapshotting<AnyView, UIImage>.image(precision: 0.999)
    let loose = Snapshotting<AnyView, UIImage>.image(precision: 0.95)
    #expect(sandbox.failure(recording: view(10), asserting: view(20), as: strict) != nil)
    #expect(sandbox.failure(recording: view(10), asserting: view(20), as: loose) == nil)
  }
}
