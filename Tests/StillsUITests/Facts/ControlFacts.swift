import Foundation
import StillsCore
import StillsDisplay
import SwiftUI
import Testing

/// The numbers of the controls (facts: controls §1–§6, §9, §10), in both looks.
@MainActor struct ControlFacts {
  private static let wide = CGSize(width: 300, height: 400)

  private func world(_ look: World.Look) -> World {
    var world = World()
    world.look = look
    return world
  }

  private func height<V: View>(_ view: V, _ look: World.Look = .ios18) throws -> CGFloat {
    try RenderKit.size(view, world: world(look)).height
  }

  private func frames<V: View>(_ kind: String, _ view: V, _ look: World.Look = .ios18) throws -> [CGRect] {
    try RenderKit.place(view, in: Self.wide, world: world(look)).frames(kind)
  }

  // MARK: Buttons

  /// A body line is 20.333 high, a subheadline 18.
  @Test(
    arguments: [
      (ControlSize.regular, World.Look.ios18, 34.333), (.regular, .ios26, 34.333), (.small, .ios18, 28),
      (.mini, .ios18, 28), (.small, .ios26, 30), (.large, .ios18, 50.333), (.large, .ios26, 50.333),
    ] as [(ControlSize, World.Look, CGFloat)])
  func borderedButtonsAreAsHighAsTheirSizeSays(size: ControlSize, look: World.Look, expected: CGFloat) throws {
    let bordered = try height(Button("Go") {}.buttonStyle(.bordered).controlSize(size), look)
    #expect(abs(bordered - expected) < 0.01)
    let prominent = try height(Button("Go") {}.buttonStyle(.borderedProminent).controlSize(size), look)
    #expect(abs(prominent - expected) < 0.01)
  }

  @Test(arguments: [(ControlSize.regular, 12.0), (.small, 10), (.large, 20)])
  func borderedButtonsKeepTheirTextFromTheSides(size: ControlSize, inset: Double) throws {
    let button = Button("Go") {}.buttonStyle(.bordered).controlSize(size)
    let text = try #require(try frames("Text", button).first),
      platter = try #require(try frames("platter", button).first)
    #expect(abs(text.minX - platter.minX - inset) < 0.01 && abs(platter.maxX - text.maxX - inset) < 0.01)
  }

  // MARK: Toggle, slider, stepper

  /// Two points at the right do not count, so the switch of 51 is 49 wide to what is beside it.
  @Test func aSwitchIsFiftyOneByThirtyOneAndInTheNewerLookSixtyThreeByTwentyEight() throws {
    let toggle = Toggle("", isOn: .constant(true)).labelsHidden()
    #expect(try frames("Switch", toggle).map(\.size) == [CGSize(width: 49, height: 31)])
    let glass = try frames("Switch", toggle, .ios26).map(\.size)
    #expect(glass.map(\.height) == [28.0] && glass.allSatisfy { abs($0.width - 61) <= 2 })
  }

  @Test func aSwitchsThumbIsTwentySevenWideAndInTheNewerLookThirtySeven() throws {
    func thumb(_ look: World.Look) throws -> CGRect? {
      let placed = try RenderKit.place(
        Toggle("", isOn: .constant(true)).labelsHidden(), in: Self.wide, world: world(look))
      return placed.commands.flatPaths.last?.boundingRect
    }
    let round = try #require(try thumb(.ios18)), wide = try #require(try thumb(.ios26))
    #expect(abs(round.width - 27) < 0.1 && abs(round.height - 27) < 0.1)
    #expect(abs(wide.width - 37) < 1.1 && abs(wide.height - 24) < 1.1)
  }

  @Test func aSliderFillsTheWidthAndIsAsHighAsItsThumbWants() throws {
    let slider = try frames("Slider", Slider(value: .constant(0.5)))
    #expect(slider.first?.width == 300.0)
    #expect((27...34).contains(slider.first?.height ?? 0))
  }

  @Test(arguments: [World.Look.ios18, .ios26]) func aStepperIsNinetyFourByThirtyTwo(look: World.Look) throws {
    let size = try #require(try frames("Stepper", Stepper("", value: .constant(1)), look).first).size
    #expect(size.width == 94.0 && abs(size.height - 32) < 0.01)
  }

  // MARK: Pickers and dates

  private func segmented(_ look: World.Look) throws -> PlacedNode {
    let picker = Picker("", selection: .constant(1)) {
      Text("One").tag(1)
      Text("Two").tag(2)
    }
    return try RenderKit.place(picker.pickerStyle(.segmented), in: Self.wide, world: world(look))
  }

  @Test func segmentsAreThirtyTwoHighEqualAndThirteenPointText() throws {
    let placed = try segmented(.ios18)
    let frame = try #require(placed.frames("SegmentedPicker").first)
    #expect(frame.height == 32.0 && frame.width == 300.0)
    let texts = placed.frames("Text")
    #expect(texts.count == 2 && abs(texts[1].midX - texts[0].midX - 150) < 1)
    #expect(texts.allSatisfy { abs($0.height - 15.667) < 0.01 })
  }

  @Test func datePillsAreThirtyFourHighAndFiveApart() throws {
    let picker = DatePicker("", selection: .constant(Date(timeIntervalSince1970: 0))).labelsHidden()
    let pills = try frames("background", picker)
    #expect(pills.count == 2)
    #expect(pills.allSatisfy { abs($0.height - 34.333) < 0.01 })
    #expect(abs(pills[1].minX - pills[0].maxX - 5) < 0.01)
  }

  @Test func aColourWellIsTwentyEightWide() throws {
    let well = try RenderKit.size(ColorPicker("", selection: .constant(.red)).labelsHidden())
    #expect(well == CGSize(width: 28, height: 28))
  }

  // MARK: Fields and progress

  @Test func aRoundedFieldIsThirtyFourHighAndKeepsItsTextSevenFromTheSides() throws {
    let field = TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)
    #expect(try height(field) == 34.0)
    let text = try #require(try frames("Text", field).first)
    #expect(text.minX == 7.0)
  }

  @Test func aPlainFieldIsTwentyTwoHigh() throws { #expect(try height(TextField("", text: .constant("a"))) == 22.0) }

  @Test func aBarOfProgressIsFourHighAndASpinnerTwenty() throws {
    #expect(try frames("ProgressBar", ProgressView(value: 0.5)).first?.height == 4.0)
    #expect(try frames("Spinner", ProgressView()).map(\.size) == [CGSize(width: 20, height: 20)])
  }

  @Test func aCircularGaugeIsFiftyEightWide() throws {
    let gauge = Gauge(value: 0.5) { Text("G") }.gaugeStyle(.accessoryCircular)
    #expect(try RenderKit.size(gauge) == CGSize(width: 58, height: 58))
  }

  // MARK: Lists

  private func list(_ look: World.Look, width: CGFloat = 393) throws -> PlacedNode {
    let list = List {
      Section("Head") {
        Text("One")
        Text("Two")
      }
      Section {
        Text("Three")
      } footer: {
        Text("Foot")
      }
      Section { Text("Four") }
    }
    return try RenderKit.place(list, in: CGSize(width: width, height: 800), world: world(look))
  }

  @Test func rowsAreFortyFourHighAndInTheNewerLookFiftyTwo() throws {
    let classic = try list(.ios18).frames("Text"), glass = try list(.ios26).frames("Text")
    #expect(abs(classic[2].midY - classic[1].midY - 44) < 0.01)
    #expect(abs(glass[2].midY - glass[1].midY - 52) < 0.01)
  }

  @Test func rowsBeginAtTheCardsInset() throws {
    #expect(try list(.ios18).frames("Text")[1].minX == 40.0)
    #expect(try list(.ios26).frames("Text")[1].minX == 32.0)
  }

  @Test func headersStandNineAndFootersSixFromTheCard() throws {
    let texts = try list(.ios18).frames("Text")
    // A header's cell is 38.67 high at Large: 17 above and 6 below (measured §4).
    #expect(abs(texts[0].minY - 17) < 0.01)
    #expect(abs(texts[1].midY - 22 - texts[0].maxY - 6) < 0.4)
    let footer = texts[4], row = texts[3], next = texts[5]
    #expect(abs(footer.minY - (row.midY + 22) - 6) < 0.4)
    #expect(abs((next.midY - 22) - footer.maxY - 29.67) < 0.4)
  }

  @Test func headersOfTheNewerLookHaveTenAboveAndBelow() throws {
    let texts = try list(.ios26).frames("Text")
    #expect(abs(texts[0].minY - 10) < 0.01)
    #expect(abs(texts[1].midY - 26 - texts[0].maxY - 10) < 0.4)
  }

  // MARK: Labels and dialogs

  @Test func aLabelsTitleIsEightAfterItsIcon() throws {
    let placed = try RenderKit.place(Label("Title", systemImage: "star"), in: Self.wide)
    let icon = try #require(placed.frames("Image").first), title = try #require(placed.frames("Text").first)
    #expect(abs(title.minX - icon.maxX - 8) < 0.4)
  }

  @Test(arguments: [(World.Look.ios18, 270.0), (.ios26, 320)])
  func alertsAreAsWideAsTheLookSays(look: World.Look, width: Double) throws {
    let asking = Color.white.alert("Title", isPresented: .constant(true)) { Button("Ok") {} }
    let placed = try RenderKit.place(asking, in: CGSize(width: 393, height: 852), world: world(look))
    let card = try #require(placed.frames("frame").first { $0.width == width })
    #expect(abs(card.midX - 196.5) < 0.5)
    // A title row of 60, a line of a pixel, a button row of 44 (measured §3).
    if look == .ios18 { #expect(abs(card.height - 104.333) < 0.5) }
  }
}

extension [DisplayCommand] {
  /// The outlines that are filled, however deep in groups.
  fileprivate var flatPaths: [Path] {
    flatMap { command -> [Path] in
      switch command {
      case .fill(let path, _, _): [path]
      case .group(let group): group.commands.flatPaths
      default: []
      }
    }
  }
}
