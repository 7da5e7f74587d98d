import StillsDisplay
import SwiftUI
import Testing

// What apps write around their views, which Linux's Foundation or a narrower vocabulary would refuse.

private let formatter: DateFormatter = {
  let formatter = DateFormatter()
  formatter.dateFormat = "yyyy"
  formatter.timeZone = .gmt
  return formatter
}()

private final class Watcher: NSObject {
  override init() {
    super.init()
    NotificationCenter.default.addObserver(
      self, selector: Selector("changed:"), name: Notification.Name("changed"), object: nil)
  }
}

@MainActor struct EverydaySpellingsTests {
  @Test func datesAreWrittenByAFormatterInsideAText() throws {
    let date = Date(timeIntervalSince1970: 0)
    #expect(try RenderKit.place(Text("In \(date, formatter: formatter)")).strings == ["In 1970"])
    #expect(try RenderKit.place(Text(date, formatter: formatter)).strings == ["1970"])
  }

  @Test func localizedStringsAreTheirKeys() {
    #expect(String(localized: "Seat \(12)") == "Seat 12")
    #expect(String(localized: "key", defaultValue: "Gate \(3)", comment: "The gate") == "Gate 3")
  }

  @Test func coloursComeApartByCoreGraphics() {
    #expect(UIColor(red: 1, green: 0.5, blue: 0, alpha: 1).cgColor.components == [1, 0.5, 0, 1])
    #expect(UIColor(Color.red).cgColor.components?.count == 4)
    #expect(Color(cgColor: CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)).cgColor?.alpha == 0.5)
    #expect(Color.primary.cgColor == nil)
  }

  @Test func sizeCategoriesAreTypeSizes() throws {
    let large = try RenderKit.size(Text("A").dynamicTypeSize(.accessibility5))
    let category = Text("A").environment(\.sizeCategory, .accessibilityExtraExtraExtraLarge)
    #expect(try RenderKit.size(category) == large)
    #expect(ContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!ContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }

  @Test func theScreenIsThePicturesDevice() throws {
    struct Half: View {
      var body: some View { Color.red.frame(width: UIScreen.main.bounds.width / 2, height: 10) }
    }
    var world = World()
    #expect(try RenderKit.size(Half(), world: world).width == 196.5)
    world.orientation = .landscape
    #expect(try RenderKit.size(Half(), world: world).width == 426)
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    #expect(UIDevice.current.orientation.isLandscape)
  }

  @Test func controlsTurnRoundWhereTextRunsToTheLeft() throws {
    func isMirrored<V: View>(_ view: V) throws -> Bool {
      let commands = try RenderKit.place(
        view.environment(\.layoutDirection, .rightToLeft), in: CGSize(width: 100, height: 40)
      ).commands
      guard case .group(let group) = commands.first else { return false }
      return group.transform == CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 100, ty: 0)
    }
    #expect(try isMirrored(ProgressView(value: 0.3)))
    #expect(try isMirrored(Slider(value: .constant(0.3))))
    #expect(try isMirrored(Color.red.flipsForRightToLeftLayoutDirection(true)))
    #expect(try !isMirrored(Color.red.flipsForRightToLeftLayoutDirection(false)))
  }

  @Test func theReadersSettingsAreUnchanged() throws {
    struct Reader: View {
      @Environment(\.accessibilityReduceMotion) private var reduceMotion
      @Environment(\.accessibilityReduceTransparency) private var reduceTransparency
      var body: some View { Text("\(reduceMotion || reduceTransparency ? "reduced" : "full")") }
    }
    #expect(try RenderKit.place(Reader()).strings == ["full"])
  }

  @Test func observersWithSelectorsAreAccepted() { _ = Watcher() }

  @Test func severalForegroundStylesInkASymbolsLevels() throws {
    func inks<V: View>(_ view: V) throws -> Set<ResolvedColor> {
      Set(
        try RenderKit.place(view).commands.compactMap { command in
          if case .fill(_, .color(let color), _) = command { color } else { nil }
        })
    }
    let badge = Image(systemName: "bell.badge.fill")
    #expect(
      try inks(badge.foregroundStyle(.red, .blue))
        == inks(badge.symbolRenderingMode(.palette).foregroundStyle(.red, .blue)))
    #expect(try inks(badge.foregroundStyle(.red)).count < 2)
  }

  @Test func layersThatASymbolDoesNotHaveAreReported() throws {
    func reports(_ name: String, _ mode: SymbolRenderingMode) throws -> [String] {
      try RenderKit.reports(Image(systemName: name).symbolRenderingMode(mode))
    }
    #expect(
      try reports("cloud.sun.rain.fill", .hierarchical) == [
        "symbolRenderingMode(.hierarchical): “cloud.sun.rain.fill” is not divided into layers; all of it is drawn alike"
      ])
    #expect(try reports("cloud.sun.rain.fill", .monochrome) == [])
    #expect(try reports("heart.fill", .hierarchical) == [])
  }

  @Test func coloursThatASymbolDoesNotHaveAreReported() throws {
    #expect(try RenderKit.reports(Image(systemName: "star").renderingMode(.original)).count == 1)
    #expect(try RenderKit.reports(Image(systemName: "star").renderingMode(.template)).isEmpty)
  }
}
