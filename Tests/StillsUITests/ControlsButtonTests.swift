import StillsCore
import StillsDisplay
import StillsLayout
import SwiftUI
import Testing

@testable import StillsUI

@Suite @MainActor struct ButtonTests {
  private func action(_ placed: PlacedNode) -> ButtonElement? {
    var button: ButtonElement?
    placed.forEach { button = button ?? ($0.element as? ButtonElement) }
    return button
  }

  @Test func aBareButtonIsAsLargeAsItsLabel() throws {
    #expect(try RenderKit.size(Button("Go") {}) == RenderKit.size(Text("Go")))
    #expect(try RenderKit.size(Button("Go") {}.buttonStyle(.plain)) == RenderKit.size(Text("Go")))
  }

  @Test func aBorderedButtonHasSevenAndTwelvePointsAround() throws {
    let label = try RenderKit.size(Text("Go"))
    let size = try RenderKit.size(Button("Go") {}.buttonStyle(.bordered))
    #expect(isSame(size.width, label.width + 24))
    #expect(isSame(size.height, 103.0 / 3))
    #expect(try RenderKit.size(Button("Go") {}.buttonStyle(.borderedProminent)) == size)
  }

  @Test func aButtonOfGlassIsAPaneWithABrightRim() throws {
    func kinds(_ style: some PrimitiveButtonStyle) throws -> [String] {
      func all(_ commands: [DisplayCommand]) -> [String] {
        commands.flatMap { command -> [String] in
          switch command {
          case .backdrop: return ["pane"]
          case .fill: return ["fill"]
          case .stroke: return ["rim"]
          case .group(let group): return all(group.commands)
          default: return []
          }
        }
      }
      return all(try RenderKit.place(Button("Go") {}.buttonStyle(style)).commands)
    }
    #expect(try kinds(.glass) == ["pane", "rim"])
    #expect(try kinds(.glassProminent) == ["fill", "rim"])
    #expect(try kinds(.bordered) == ["fill"])
  }

  @Test func flexibleButtonsWithAGroundAreAsWideAsTheyMayBe() throws {
    func width(_ sizing: ButtonSizing, in room: CGFloat) throws -> CGFloat? {
      let button = Button("Go") {}.buttonStyle(.bordered).buttonSizing(sizing)
      return try RenderKit.place(button, in: CGSize(width: room, height: 100)).frames("platter").first?.width
    }
    let fitted = try #require(try width(.fitted, in: 200))
    #expect(fitted < 100)
    #expect(try width(.flexible, in: 200) == 200)
  }

  @Test func controlSizesChangeInsetsAndFont() throws {
    #expect(isSame(try RenderKit.size(Button("Go") {}.buttonStyle(.bordered).controlSize(.small)).height, 28))
    #expect(isSame(try RenderKit.size(Button("Go") {}.buttonStyle(.bordered).controlSize(.large)).height, 151.0 / 3))
  }

  @Test func actionsAreKept() throws {
    var count = 0
    let placed = try RenderKit.place(Button("Go") { count += 1 })
    action(placed)?.action()
    #expect(count == 1)
  }

  @Test func disabledReachesDown() throws {
    #expect(action(try RenderKit.place(Button("Go") {}.disabled(true).disabled(false)))?.isEnabled == false)
    #expect(action(try RenderKit.place(Button("Go") {}))?.isEnabled == true)
  }

  @Test func stylesOfOnesOwnGetLabelAndRole() throws {
    struct Padded: ButtonStyle {
      @Environment(\.isEnabled) private var isEnabled
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(isEnabled && configuration.role == .cancel ? 10 : 0)
      }
    }
    let label = try RenderKit.size(Text("Go"))
    let size = try RenderKit.size(Button("Go", role: .cancel) {}.buttonStyle(Padded()))
    #expect(isSame(size.width, label.width + 20))
    #expect(try RenderKit.size(Button("Go", role: .cancel) {}.buttonStyle(Padded()).disabled(true)) == label)
  }

  @Test func aPrimitiveStyleMadeOfAButtonUsesTheStyleAround() throws {
    struct Twice: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
          Button(configuration)
          Button(configuration)
        }
      }
    }
    let one = try RenderKit.size(Button("Go") {}.buttonStyle(.bordered))
    let two = try RenderKit.size(Button("Go") {}.buttonStyle(Twice()).buttonStyle(.bordered))
    #expect(isSame(two.width, 2 * one.width))
  }

  @Test func severalViewsInALabelStandSideBySide() throws {
    let frames = try RenderKit.place(
      Button {
      } label: {
        Text("a")
        Text("b")
      }
    ).frames("Text")
    #expect(frames[0].minY == frames[1].minY && isSame(frames[1].minX - frames[0].maxX, 8))
  }

  @Test func theLabelIsInTheTintUnlessAStyleIsSet() throws {
    func ink<V: View>(_ view: V) throws -> String { "\(try RenderKit.place(view).commands)" }
    let blue = "red: 0.0, green: 0.478"
    #expect(try ink(Button("Go") {}).contains(blue))
    #expect(try ink(Button("Go") {}.tint(.black)).contains("red: 0.0, green: 0.0, blue: 0.0"))
    #expect(try !ink(Button("Go") {}.foregroundStyle(.black)).contains(blue))
    #expect(try !ink(Button("Go") {}.buttonStyle(.plain)).contains(blue))
    #expect(try ink(Button("Go", role: .destructive) {}).contains("red: 1.0"))
  }

  @Test func aPartOfTheLabelMayHaveAnAccentOfItsOwn() throws {
    func paints<V: View>(_ view: V) throws -> String { "\(try RenderKit.place(view).commands)" }
    let plain = try paints(
      Button {
      } label: {
        Text("Go")
      }.tint(.blue))
    #expect(
      try paints(
        Button {
        } label: {
          Text("Go").tint(.red)
        }.tint(.blue)) != plain)
    #expect(
      try paints(
        Button {
        } label: {
          Text("Go").accentColor(.red)
        }.tint(.red))
        == paints(
          Button {
          } label: {
            Text("Go")
          }.tint(.red)))
  }

  @Test func buttonsAreGroupsOfTheirRole() throws {
    guard case .group(let group) = try RenderKit.place(Button("Go") {}).commands.first else {
      Issue.record("no group")
      return
    }
    #expect(group.role == .button)
  }

  @Test func allSpellingsCompile() {
    let title = "Go", url = URL(fileURLWithPath: "/")
    func act() {}
    _ = Button(action: act) { Text("Go") }
    _ = Button(action: { act() }, label: { Text("Go") })
    _ = Button(role: .destructive, action: act) { Text("Go") }
    _ = Button(role: .cancel) {
    } label: {
      Text("Go")
    }
    _ = Button("Go", action: act)
    _ = Button(title) { act() }
    _ = Button("Go", role: .destructive) {}
    _ = Button(title, role: .destructive, action: act)
    _ = Button("Go", systemImage: "plus") {}
    _ = Button(title, systemImage: "plus", action: act)
    _ = Button("Go", systemImage: "plus", role: .destructive) {}
    _ = Button(role: .close) {}
    _ = Link("Go", destination: url)
    _ = Link(title, destination: url)
    _ = Link(destination: url) { Text("Go") }
    _ = Menu("Go") { Button("A") {} }
    _ = Menu {
      Button("A") {}
    } label: {
      Label("Go", systemImage: "plus")
    }
    _ = Menu("Go", systemImage: "plus") { Button("A") {} }
    _ = Label("Go", systemImage: "plus")
    _ = Label(title, systemImage: "plus")
    _ = Label("Go", image: "plus")
    _ = Label {
      Text("Go")
    } icon: {
      Circle()
    }
  }
}

@Suite @MainActor struct LabelTests {
  @Test func theIconStandsEightPointsBeforeTheTitleOnItsCapitals() throws {
    let placed = try RenderKit.place(Label("Title", systemImage: "plus"))
    let icon = placed.frames("Image")[0], title = placed.frames("Text")[0]
    #expect(isSame(title.minX - icon.maxX, 8))
    #expect(abs(icon.midY - (title.minY + 49.0 / 3 - 0.7046 * 17 / 2)) < 0.01)
  }

  @Test func stylesChooseTheParts() throws {
    let label = Label("Title", systemImage: "plus")
    #expect(try RenderKit.size(label.labelStyle(.titleOnly)) == RenderKit.size(Text("Title")))
    #expect(try RenderKit.size(label.labelStyle(.iconOnly)) == RenderKit.size(Image(systemName: "plus")))
    #expect(try RenderKit.size(label.labelStyle(.titleAndIcon)) == RenderKit.size(label))
  }

  @Test func stylesOfOnesOwnArrangeThem() throws {
    struct Stacked: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 3) {
          configuration.icon
          configuration.title
        }
      }
    }
    struct Padded: LabelStyle {
      func makeBody(configuration: Configuration) -> some View { Label(configuration).padding(5) }
    }
    let label = Label("Title", systemImage: "plus")
    let stacked = try RenderKit.place(label.labelStyle(Stacked()))
    #expect(isSame(stacked.frames("Text")[0].minY - stacked.frames("Image")[0].maxY, 3))
    let padded = try RenderKit.size(label.labelStyle(Padded())), plain = try RenderKit.size(label)
    #expect(isSame(padded.width, plain.width + 10))
  }
}
