import StillsBars
import StillsCore
import StillsGeometry
import StillsLayout
import SwiftUI
import Testing

/// What SwiftUI's bars leave of the screen, on every kind of device, held either way, in both looks: the device's own
/// insets, and the bars' heights (facts: measured §5, uikit-bars §1, §4 and §6).
@MainActor @Suite struct BarSafeAreaTests {
  private enum Arrangement: CaseIterable {
    case plain, hidden, inline, large, search, toolbar, tabs, tabsAroundNavigation, tabsAroundToolbar, inset, sheet
  }

  private struct Filler: View {
    var body: some View {
      Color.green.frame(maxWidth: .infinity, maxHeight: .infinity).accessibilityIdentifier("filler")
    }
  }

  private struct Screen: View {
    let arrangement: Arrangement

    private func stack(_ mode: NavigationBarItem.TitleDisplayMode, hasToolbar: Bool = false) -> some View {
      NavigationStack {
        Filler().navigationTitle("Title").navigationBarTitleDisplayMode(mode).toolbar {
          if hasToolbar { ToolbarItem(placement: .bottomBar) { Button("Below") {} } }
        }
      }
    }

    private func tabs(_ first: some View) -> some View {
      TabView {
        first.tabItem { Label("A", systemImage: "star") }
        Text("B").tabItem { Label("B", systemImage: "star") }
      }
    }

    var body: some View {
      switch arrangement {
      case .plain: Filler()
      case .hidden: NavigationStack { Filler().navigationTitle("T").toolbar(.hidden, for: .navigationBar) }
      case .inline: stack(.inline)
      case .large: stack(.large)
      case .search:
        NavigationStack {
          Filler().navigationTitle("T").navigationBarTitleDisplayMode(.inline)
            .searchable(text: .constant(""), placement: .navigationBarDrawer)
        }
      case .toolbar: stack(.inline, hasToolbar: true)
      case .tabs: tabs(Filler())
      case .tabsAroundNavigation: tabs(stack(.inline))
      case .tabsAroundToolbar: tabs(stack(.inline, hasToolbar: true))
      case .inset: stack(.inline).safeAreaInset(edge: .bottom, spacing: 0) { Color.red.frame(height: 30) }
      case .sheet: Text("Below").sheet(isPresented: .constant(true)) { stack(.inline) }
      }
    }
  }

  /// What is left above and below, by the facts' numbers.
  private func expected(_ arrangement: Arrangement, _ world: World) -> (top: CGFloat, bottom: CGFloat) {
    let device = world.device, own = device.safeArea(world.orientation), isGlass = world.look == .ios26
    let isSide = device.verticalSizeClass(world.orientation) == .compact
    let isLow = isSide && device.horizontalSizeClass(world.orientation) == .compact
    let isIsland = device.cutout == .island && world.orientation == .portrait && !isGlass
    let hasTopTabs = device.isPad
    // Where the bar begins, and how high it is.
    func below(_ top: CGFloat, isScreen: Bool = true) -> CGFloat {
      if isGlass { return (top > 0 ? top : 10) + 54 }
      let start = isIsland && isScreen ? top - (top < 60 ? 16.0 / 3 : 17.0 / 3) : top
      return start + (device.isPad ? 50 : isLow ? 32 : 44)
    }
    let bar = below(own.top)
    let tabs: CGFloat = isGlass ? max(83, own.bottom) : own.bottom + (isSide ? 32 : 49)
    func toolbar(_ bottom: CGFloat) -> CGFloat {
      isGlass ? (bottom > 40 ? bottom + 8 : 28) + 48 : bottom + (isLow ? 32 : device.isPad ? 50 : 44)
    }
    let tabTop = hasTopTabs ? own.top + 50 : own.top, tabBottom = hasTopTabs ? own.bottom : tabs
    switch arrangement {
    case .plain, .hidden: return (own.top, own.bottom)
    case .inline: return (bar, own.bottom)
    case .large: return (bar + (isSide ? 0 : 52), own.bottom)
    case .search: return (bar + (isGlass ? 60 : 52), own.bottom)
    case .toolbar: return (bar, toolbar(own.bottom))
    case .tabs: return (tabTop, tabBottom)
    case .tabsAroundNavigation: return (below(tabTop, isScreen: !hasTopTabs), tabBottom)
    case .tabsAroundToolbar: return (below(tabTop, isScreen: !hasTopTabs), toolbar(tabBottom))
    case .inset: return (bar, own.bottom + 30)
    case .sheet:
      // A sheet has no unsafe part above: its bar keeps 10 from its edge in the newer look. On a phone on its side it is
      // the whole screen.
      if isSide { return (bar, own.bottom) }
      let top = own.top + (isGlass ? 0 : 10)
      // In the older look it is higher than others.
      return (top + (isGlass ? 64 : 56), own.bottom)
    }
  }

  /// One device of each kind.
  private static let kinds: [Device] = {
    var seen: Set<String> = []
    return Device.all.filter { device in
      let kind = "\(device.portraitSafeArea) \(device.landscapeSafeArea) \(device.cutout) \(device.isPad)"
      let classes = "\(device.horizontalSizeClass(.landscape)) \(device.verticalSizeClass(.landscape))"
      return seen.insert(kind + classes).inserted
    }
  }()

  @Test(arguments: World.Look.allCases, World.Orientation.allCases)
  func contentKeepsTheDevicesInsetsAndItsBarsHeights(look: World.Look, orientation: World.Orientation) throws {
    #expect(Self.kinds.count > 8)
    for device in Self.kinds {
      var world = World(device: device)
      (world.look, world.orientation) = (look, orientation)
      let size = device.screenSize(orientation), own = device.safeArea(orientation)
      for arrangement in Arrangement.allCases where arrangement != .sheet || !device.isPad {
        let stage = try Stage(PresentationRoot(content: Screen(arrangement: arrangement)), world: world)
        var frame: CGRect?
        stage.placed.forEach { if $0.element.accessibilityIdentifier == "filler" { frame = $0.frame } }
        let name = Comment(rawValue: "\(device.id) \(orientation) \(look) \(arrangement)")
        let filler = try #require(frame, name)
        let wanted = expected(arrangement, world)
        #expect(abs(filler.minY - wanted.top) < 0.35, name)
        #expect(abs(size.height - filler.maxY - wanted.bottom) < 0.35, name)
        #expect(abs(filler.minX - own.leading) < 0.35 && abs(size.width - filler.maxX - own.trailing) < 0.35, name)
      }
    }
  }

  // Each column keeps its own side of the screen, and the bar over it.
  @Test func columnsKeepTheScreensInsets() throws {
    for id in ["ipad-pro-11", "ipad-mini"] {
      for look in World.Look.allCases {
        var world = World(device: try #require(Device.named(id)))
        (world.look, world.orientation) = (look, .landscape)
        let view = NavigationSplitView {
          Color.red.accessibilityIdentifier("side").navigationTitle("S").navigationBarTitleDisplayMode(.inline)
        } detail: {
          Filler().navigationTitle("D").navigationBarTitleDisplayMode(.inline)
        }
        let stage = try Stage(view, world: world)
        let own = world.device.safeArea(.landscape), size = world.device.screenSize(.landscape)
        var frames: [String: CGRect] = [:]
        stage.placed.forEach { node in
          if let name = node.element.accessibilityIdentifier { frames[name] = node.frame }
        }
        let side = try #require(frames["side"]), filler = try #require(frames["filler"])
        let top = own.top + (look == .ios26 ? 54 : 50)
        // In the newer look the sidebar is a panel, 10 from the edges.
        let margin: CGFloat = look == .ios26 ? 10 : 0, sideBottom = max(own.bottom, margin)
        #expect(abs(side.minY - top) < 0.5 && abs(size.height - side.maxY - sideBottom) < 0.5)
        #expect(abs(filler.minY - top) < 0.5 && abs(size.height - filler.maxY - own.bottom) < 0.5)
        #expect(side.minX == margin && abs(side.width - 320) < 0.5)
        #expect(abs(filler.minX - 320.5 - 2 * margin) < 0.6 && abs(filler.maxX - size.width) < 0.5)
      }
    }
  }
}
