import Foundation
import StillsBars
import StillsCairo
@testable import StillsCore
import StillsDisplay
import StillsGeometry
import StillsImaging
import StillsText
import StillsTypesetting
import Testing

/// Pictures to look at: `SHEETS=/some/folder swift test --filter Sheets`.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["SHEETS"] != nil))
struct Sheets {
  private let engine = HarfBuzzEngine()
  private let folder = ProcessInfo.processInfo.environment["SHEETS"] ?? "/tmp"

  private func write(_ list: DisplayList, _ name: String) throws {
    let renderer = CairoRenderer(outlines: engine, images: nil)
    let pixels = try renderer.pixels(of: list)
    let bytes = try PNGEncoder.encode(pixels, pixelsPerPoint: list.scale)
    try Data(bytes).write(to: URL(fileURLWithPath: folder).appendingPathComponent(name))
  }

  @Test func statusBars() throws {
    let ids = [
      "iphone-se-3", "iphone-8-plus", "iphone-x", "iphone-11", "iphone-13-mini", "iphone-14", "iphone-14-plus",
      "iphone-16", "iphone-16-plus", "iphone-16-pro", "iphone-16-pro-max", "iphone-air", "ipad-9", "ipad-pro-11",
    ]
    for ink in [Ink.dark, .light] {
      var commands: [DisplayCommand] = [], y: CGFloat = 0
      for id in ids {
        let device = try #require(Device.named(id))
        let grid = PixelGrid(scale: 3)
        let bars = SystemOverlay.commands(
          device: device, orientation: .portrait, statusBar: .time("9:41"), showsHomeIndicator: true, statusInk: ink,
          homeIndicatorInk: ink, typesetter: Typesetter(engine: engine), pixelGrid: grid)
        var top = DisplayGroup(commands: Array(bars.prefix(1)))
        top.transform = CGAffineTransform(translationX: 0, y: y)
        var bottom = DisplayGroup(commands: Array(bars.dropFirst()))
        bottom.transform = CGAffineTransform(translationX: 0, y: y + 95 - device.size.height)
        commands += [.group(top), .group(bottom)]
        if let cutout = device.cutoutFrame {
          let outline = Path(roundedRect: cutout.offsetBy(dx: 0, dy: y), cornerRadius: cutout.height / 2)
          commands.append(.fill(outline, .color(ResolvedColor(red: 0.5, green: 0.5, blue: 0.5)), FillStyle()))
        }
        commands.append(
          .fill(
            Path(CGRect(x: 0, y: y + 96, width: 834, height: 1)), .color(ResolvedColor(red: 1, green: 0, blue: 0)),
            FillStyle()))
        y += 97
      }
      try write(
        DisplayList(
          size: CGSize(width: 834, height: y), scale: 3, background: ink == .dark ? .white : .black, commands: commands),
        "status-\(ink).png")
    }
  }

  @Test(arguments: ["symbols", "families"]) func symbols(kind: String) throws {
    let names =
      kind == "symbols"
      ? try frequentSymbols()
      : [
        "1.circle", "1.circle.fill", "10.square", "42.circle.fill", "a.square.fill", "g.circle", "leaf.circle",
        "xmark.circle.fill", "plus.circle", "plus.circle.fill", "chevron.right.circle.fill", "checkmark.circle.fill",
        "arrow.up.circle.fill", "bell.badge", "bell.badge.fill", "folder.badge.gearshape", "photo.badge.plus",
        "calendar.badge.clock", "tag.slash", "pencil.line", "arrow.up.forward", "chevron.backward", "minus.circle",
        "ellipsis.circle.fill", "questionmark.circle", "exclamationmark.triangle.fill", "clock.circle",
        "star.circle.fill", "person.circle", "dollarsign.circle.fill", "mappin.circle.fill", "plus.square.fill",
        "wonsign.circle", "number.circle", "50.square.fill", "0.circle", "w.circle.fill", "equal.circle",
        "safari.fill", "forward", "forward.fill", "play.circle", "gear.badge",
        "lock.trianglebadge.exclamationmark.fill",
      ] + DrawnSymbols.all.keys.sorted()
    let columns = 10, cell = CGSize(width: 118, height: 46)
    var commands: [DisplayCommand] = []
    let glyphs = SymbolGlyphs(engine: engine, outlines: engine), grid = PixelGrid(scale: 2)
    let typesetter = Typesetter(engine: engine)
    for (index, name) in names.enumerated() {
      let x = CGFloat(index % columns) * cell.width, y = CGFloat(index / columns) * cell.height
      guard let symbol = SymbolCatalog.symbol(named: name) else { continue }
      var left = x + 4
      for weight: Double in [200, 400, 700, 900] {
        let image = symbol.layout(pointSize: 20, weight: weight, glyphs: glyphs, pixelGrid: grid)
        var group = DisplayGroup(commands: image.commands(.color(.black)))
        group.transform = CGAffineTransform(translationX: left, y: y + 28 - image.size.height + image.descent)
        commands.append(.group(group))
        left += 28
      }
      let text = StyledText(runs: [
        StyledRun(text: name, font: FontRequest(family: .system(.standard), size: 7), paint: .color(.black))
      ])
      let layout = typesetter.layout(text, style: ParagraphStyle(pixelGrid: grid), width: nil, height: nil)
      var label = DisplayGroup(commands: layout.displayCommands(at: CGPoint(x: x + 4, y: y + 36), grid: grid))
      label.opacity = 0.6
      commands.append(.group(label))
    }
    let rows = (names.count + columns - 1) / columns
    try write(
      DisplayList(
        size: CGSize(width: cell.width * CGFloat(columns), height: cell.height * CGFloat(rows)), scale: 2,
        background: .white, commands: commands), "\(kind).png")
  }

  private func frequentSymbols() throws -> [String] { SymbolCatalogTests.frequent }
}
