import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsTypesetting

/// The row at the top of the screen: the time, and signal, Wi-Fi and battery at full strength, as in a shop
/// window, unless a weaker signal is asked for.
package struct StatusBar: Hashable, Sendable {
  package enum TimeAlignment: Hashable, Sendable { case center, left, right }

  package var art: StatusBarArt
  /// What is written: the time, and on tablets the date.
  package var text: String
  package var textAlignment: TimeAlignment
  /// The text's centre, or its end on the side it is aligned to.
  package var textX: CGFloat
  /// The lower edge of signal and Wi-Fi.
  package var signsBottom: CGFloat
  /// Where signal, Wi-Fi and the battery's body begin; nil: not shown.
  package var cellularX, wifiX: CGFloat?
  package var batteryX: CGFloat

  package var baseline: CGFloat { signsBottom - art.baselineLift }

  /// Nil where iOS shows no status bar: phones in landscape. `isRightToLeft`: the system's language is, whatever the app's
  /// views say.
  package init?(
    device: Device, orientation: World.Orientation, time: String, date: String? = nil, isRightToLeft: Bool = false
  ) {
    guard device.statusBarHeight(orientation) > 0 else { return nil }
    let width = device.screenSize(orientation).width
    if device.isPad {
      self.init(tablet: device, width: width, time: time, date: date)
    } else {
      switch device.cutout {
      case .island: self.init(island: device, time: time)
      case .notch: self.init(notch: device, time: time)
      case .homeButton, .none: self.init(homeButtonPhone: device, time: time)
      }
    }
    if isRightToLeft { mirror(width: width) }
  }
}

// MARK: - Layout by class

extension StatusBar {
  /// The time and the signs are each centred in what is left and right of the island, a little nearer to it. Offset and
  /// heights measured at 393 and 430 points; others follow their island.
  private init(island device: Device, time: String) {
    let island = device.cutoutFrame ?? CGRect(x: (device.size.width - 126) / 2, y: 11, width: 126, height: 37.33)
    let isLarge = device.size.width >= 430
    let art: StatusBarArt = isLarge ? .largeIsland : .island
    let earCenter = island.minX / 2 + (isLarge ? 4 : 4.9)
    // 35.33 below an island centred at 29.67; 35.67 on the larger screen.
    let bottom = island.midY + (isLarge ? 6 : 5.67)
    self.init(
      art: art, time: time, textX: earCenter, signsBottom: (bottom * 3).rounded() / 3,
      clusterRight: device.size.width - island.minX / 2 - (isLarge ? 4.8 : 5) + art.clusterWidth / 2)
  }

  /// Measured at 390 points: time centred at 51.83, signs ending 18.33 before the edge. On the first notches the
  /// design kit has 48 and 14.67. Wider screens move both inwards by a fifth of the difference, which is our choice.
  private init(notch device: Device, time: String) {
    // X, XS, 11 and their larger sisters, and the minis, which have the wide notch on as narrow a screen.
    let isFirst = device.size.width <= 375 || device.size.width == 414
    let art: StatusBarArt = isFirst ? .firstNotch : .notch
    let growth = (device.size.width - (isFirst ? 375 : 390)) / 5
    let textX = (isFirst ? 48 : 51.83) + growth
    // The row keeps its place in the bar as the bar grows: 30.33 in 47, 28.33 in 44.
    let bottom = isFirst ? 28.33 + (device.statusBarHeight - 44) / 2 : 30.33 + (device.statusBarHeight - 47) / 2
    self.init(
      art: art, time: time, textX: textX, signsBottom: bottom,
      clusterRight: device.size.width - (isFirst ? 14.67 : 18.33) - growth)
  }

  private init(art: StatusBarArt, time: String, textX: CGFloat, signsBottom: CGFloat, clusterRight: CGFloat) {
    (self.art, self.text, self.textX, self.signsBottom) = (art, time, textX, signsBottom)
    textAlignment = .center
    batteryX = clusterRight - art.batteryWidth
    let wifiX = batteryX - art.gap - art.wifi.width
    (self.wifiX, cellularX) = (wifiX, wifiX - art.gap - art.cellular.width)
  }

  /// Signal and Wi-Fi left, the time in the middle, the battery right, 6 points from the edges.
  private init(homeButtonPhone device: Device, time: String) {
    art = .homeButton
    (text, textAlignment, textX) = (time, .center, device.size.width / 2)
    signsBottom = 15.33
    (cellularX, wifiX) = (6, 6 + art.cellular.width + art.gap)
    batteryX = device.size.width - 6 - art.batteryWidth
  }

  /// Time and date left, Wi-Fi and battery right: 8 points from the edges above a home button, 20 in round corners.
  private init(tablet device: Device, width: CGFloat, time: String, date: String?) {
    art = .homeButton
    let margin: CGFloat = device.hasHomeIndicator ? 20 : 8
    (text, textAlignment, textX) = ([time, date].compactMap { $0 }.joined(separator: "  "), .left, margin)
    signsBottom = device.statusBarHeight / 2 + 5.33
    batteryX = width - margin - art.batteryWidth
    (cellularX, wifiX) = (nil, batteryX - art.gap - 1 - art.wifi.width)
  }

  /// The time at the right, the signs at the left in the other order. That the signs themselves are not turned around is
  /// our choice: nobody measured it.
  private mutating func mirror(width: CGFloat) {
    textX = width - textX
    switch textAlignment {
    case .center: break
    case .left: textAlignment = .right
    case .right: textAlignment = .left
    }
    batteryX = width - batteryX - art.batteryWidth
    wifiX = wifiX.map { width - $0 - art.wifi.width }
    cellularX = cellularX.map { width - $0 - art.cellular.width }
  }
}

// MARK: - Drawing

extension StatusBar {
  package func commands(
    ink: Ink, typesetter: Typesetter, pixelGrid: PixelGrid, signalBars: Int = 4
  ) -> [DisplayCommand] {
    let color = ink.color
    let snappedBottom = pixelGrid.round(signsBottom)
    var commands = textCommands(color: color, engine: typesetter.engine, baseline: pixelGrid.round(baseline))
    if let cellularX {
      commands += art.cellularCommands(
        left: pixelGrid.round(cellularX), bottom: snappedBottom, ink: color, lit: signalBars)
    }
    if let wifiX { commands += art.wifiCommands(left: wifiX, bottom: snappedBottom, ink: color) }
    commands += art.batteryCommands(left: pixelGrid.round(batteryX), bottom: snappedBottom, ink: color)
    return [.group(DisplayGroup(name: "StatusBar", role: .statusBar, commands: commands))]
  }

  private func textCommands(
    color: ResolvedColor, engine: any TypesettingEngine, baseline: CGFloat
  ) -> [DisplayCommand] {
    let font = FontRequest(family: .system(.standard), size: art.fontSize, weight: 600)
    let runs = engine.shape(text, font: font, language: nil, isRightToLeft: false, ligatures: true)
    let width = runs.reduce(0) { $0 + $1.glyphs.reduce(0) { $0 + $1.advance } }
    var pen: CGFloat =
      switch textAlignment {
      case .center: textX - width / 2
      case .left: textX
      case .right: textX - width
      }
    return runs.map { run in
      var advance: CGFloat = 0
      let placed = run.glyphs.map { glyph in
        defer { advance += glyph.advance }
        return PlacedGlyph(
          glyph: glyph.glyph, offset: CGPoint(x: advance + glyph.offset.x, y: glyph.offset.y), cluster: glyph.cluster)
      }
      defer { pen += advance }
      return .glyphs(
        GlyphRun(
          face: run.face, size: run.size, glyphs: placed, text: text, origin: CGPoint(x: pen, y: baseline),
          advance: advance, slant: run.slant),
        .color(color))
    }
  }
}
