import Stills
import StillsCore
import StillsSnapshots
import SwiftUI
import Testing

/// Controls that are made of other views, and what lists draw for their rows, are told by their own names.
@MainActor @Suite struct ComposedControlTests {
  private func line<A: View, B: View>(_ old: A, _ new: B) throws -> String { try Draw.firstLine(old, new) }

  private func causes<A: View, B: View>(_ old: A, _ new: B) throws -> [String] {
    try Draw.difference(Draw.result(old), Draw.result(new))?.causes.map(\.sentence) ?? []
  }

  @Test func gaugeIsToldByItsValue() throws {
    func gauge(_ value: Double) -> some View { VStack { Gauge(value: value) { Text("Fuel") } } }
    #expect(try causes(gauge(0.4), gauge(0.7)) == ["Gauge (“Fuel”): value 0.4 → 0.7"])
    func ring(_ value: Double) -> some View {
      VStack {
        Text("Engine")
        Gauge(value: value) {
          Text("Heat")
        } currentValueLabel: {
          Text("\(Int(value * 100))")
        }
        .gaugeStyle(.accessoryCircular)
      }
    }
    #expect(try causes(ring(0.3), ring(0.6)) == ["Gauge (“30”, “Heat”): value 0.3 → 0.6"])
  }

  @Test func gaugeIsToldByItsStyleAndItsPartsByTheGauge() throws {
    func row<Style: GaugeStyle>(_ style: Style) -> some View {
      HStack {
        Text("Tank")
        Gauge(value: 0.5) { Text("Fuel") }.gaugeStyle(style)
      }
    }
    #expect(
      try line(row(.linearCapacity), row(.accessoryCircularCapacity)).hasSuffix(
        ": style LinearCapacity → AccessoryCircularCapacity"))
    func tinted(_ color: Color) -> some View { VStack { Gauge(value: 0.5) { Text("Fuel") }.tint(color) } }
    #expect(
      try line(tinted(.green), tinted(.red)) == "Capsule #34c759 of Gauge (“Fuel”): color #34c759 → #ff3b30")
  }

  @Test func disclosureGroupIsToldToBeOpenOrClosed() throws {
    func stack(_ isOpen: Bool) -> some View {
      VStack {
        DisclosureGroup("Details", isExpanded: .constant(isOpen)) {
          Text("Altitude")
          Text("Heading")
        }
        Text("End")
      }
    }
    #expect(try causes(stack(true), stack(false)) == ["DisclosureGroup (“Details”, “Altitude”, …): open → closed"])
    #expect(try causes(stack(false), stack(true)) == ["DisclosureGroup (“Details”): closed → open"])
    func list(_ isOpen: Bool) -> some View {
      List {
        DisclosureGroup("Spices", isExpanded: .constant(isOpen)) {
          Text("Pepper")
          Text("Cumin")
        }
        Text("Salt")
      }
    }
    #expect(try causes(list(false), list(true)) == ["DisclosureGroup (“Spices”): closed → open"])
    #expect(try causes(list(true), list(false)) == ["DisclosureGroup (“Spices”): open → closed"])
  }

  @Test func rowIsToldByTheColorBehindIt() throws {
    func list(_ color: Color?) -> some View {
      List {
        Text("Tea").listRowBackground(color)
        Text("Milk")
      }
    }
    #expect(try causes(list(.white), list(.yellow)) == ["Text “Tea”: listRow background #ffffff → #ffcc00"])
    #expect(try causes(list(nil), list(.pink)) == ["Text “Tea”: listRow background #ff2d55 added"])
  }

  @Test func controlIsToldToBeDisabled() throws {
    func form(_ isDisabled: Bool) -> some View {
      VStack {
        Stepper("Size", value: .constant(1)).disabled(isDisabled)
        Slider(value: .constant(0.5))
      }
    }
    let told = try line(form(false), form(true))
    #expect(told.hasPrefix("Stepper of ") && told.hasSuffix(" (“Size”): now disabled"), "\(told)")
  }

  @Test func otherDirectionIsToldOnce() throws {
    func screen(_ direction: LayoutDirection) -> some View {
      VStack(alignment: .leading) {
        HStack {
          Text("Name")
          Spacer()
          Text("A longer value")
        }
        Text("Below")
      }.environment(\.layoutDirection, direction)
    }
    let told = try causes(screen(.leftToRight), screen(.rightToLeft))
    #expect(
      told.first == "VStack (“Name”, “A longer value”, …): layout direction changed: its views are mirrored", "\(told)")
  }

  @Test func schemeIsToldBeforeItsColors() throws {
    func screen(_ scheme: ColorScheme?) -> some View {
      VStack {
        Text("One")
        Text("Two").foregroundStyle(.secondary)
      }.preferredColorScheme(scheme)
    }
    #expect(try line(screen(nil), screen(.dark)) == "VStack (“One”, “Two”): preferredColorScheme dark added")
  }

  @Test func whatCameIsToldBeforeWhatIsAroundOthersNow() throws {
    func alert(_ hasThird: Bool) -> some View {
      Text("Base").alert("Delete?", isPresented: .constant(true)) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
        if hasThird { Button("Later") {} }
      }
    }
    let told = try line(alert(false), alert(true))
    #expect(told.contains("appeared: Button (“Later”)"), "\(told)")
  }

  @Test func titlesOfBarsAreToldApart() throws {
    func app(_ title: String, _ tab: String) -> some View {
      TabView {
        NavigationStack { Text("Here").navigationTitle(title) }.tabItem { Label(tab, systemImage: "cart") }
      }
    }
    #expect(
      try line(app("Shop", "Shop"), app("Store", "Shop"))
        == "BarText “Shop” of NavigationBar: text “Shop” → “Store”")
    #expect(try line(app("Shop", "Shop"), app("Shop", "Buy")) == "BarText “Shop” of TabItem: text “Shop” → “Buy”")
  }

  @Test func listIsToldByItsSpacingAndItsBackground() throws {
    func list(_ spacing: CGFloat?, _ visibility: Visibility = .visible) -> some View {
      List {
        Text("Tea")
        Text("Milk")
      }.listRowSpacing(spacing).scrollContentBackground(visibility)
    }
    #expect(try line(list(nil), list(8)) == "List (“Tea”, “Milk”): rowSpacing 0 → 8")
    #expect(try line(list(nil), list(nil, .hidden)) == "List (“Tea”, “Milk”): contentBackground visible → hidden")
  }

  /// Not the status bar, whose letters are others on another device.
  @Test func anotherDeviceIsToldFirst() throws {
    func screen(_ device: String) throws -> RenderResult {
      var world = World()
      world.device = try #require(Device.named(device))
      world.scale = 1
      return try Renderer.render(Text("Hello"), world: world)
    }
    let difference = try #require(try Draw.difference(screen("iphone-16"), screen("iphone-se-3")))
    #expect(difference.message.hasPrefix("the picture: size 393×852 pt → 375×667 pt\n"), "\(difference.message)")
    #expect(!difference.causes.contains { $0.sentence.contains("StatusBar") })
  }
}
