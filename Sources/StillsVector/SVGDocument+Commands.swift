import Foundation
import StillsDisplay
import StillsGeometry

extension SVGDocument {
  func write(_ commands: [DisplayCommand]) {
    for command in commands { write(command) }
  }

  private func write(_ command: DisplayCommand) {
    switch command {
    case .fill(let path, let paint, let style): fill(path, paint, style)
    case .stroke(let path, let paint, let style): stroke(path, paint, style)
    case .glyphs(let run, let paint): writeGlyphs(run, paint)
    case .image(let placement): writeImage(placement)
    case .group(let group): writeGroup(group)
    case .backdrop(let path, _, _, let tint): fill(path, .color(tint), FillStyle())
    }
  }

  func fill(_ path: Path, _ paint: Paint, _ style: FillStyle) {
    guard !path.isEmpty else { return }
    var element = shape(path)
    element.attributes += attributes("fill", paint, bounds: path.controlBounds)
    if style.isEOFilled { element.attributes.append(("fill-rule", "evenodd")) }
    if !style.isAntialiased { element.attributes.append(("shape-rendering", "crispEdges")) }
    add(element)
  }

  private func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle) {
    guard !path.isEmpty, style.lineWidth > 0, style.lineWidth.isFinite else { return }
    var element = shape(path)
    element.attributes.append(("fill", "none"))
    let bounds = DisplayCommand.stroke(path, paint, style).drawingBounds
    element.attributes += attributes("stroke", paint, bounds: bounds)
    element.attributes.append(("stroke-width", SVGText.number(style.lineWidth)))
    switch style.lineCap {
    case .butt: break
    case .round: element.attributes.append(("stroke-linecap", "round"))
    case .square: element.attributes.append(("stroke-linecap", "square"))
    }
    switch style.lineJoin {
    case .miter: element.attributes.append(("stroke-miterlimit", SVGText.number(max(style.miterLimit, 1))))
    case .round: element.attributes.append(("stroke-linejoin", "round"))
    case .bevel: element.attributes.append(("stroke-linejoin", "bevel"))
    }
    if style.dash.contains(where: { $0 > 0 }), style.dash.allSatisfy({ $0 >= 0 && $0.isFinite }) {
      element.attributes.append(("stroke-dasharray", style.dash.map(SVGText.number).joined(separator: " ")))
      if style.dashPhase != 0 { element.attributes.append(("stroke-dashoffset", SVGText.number(style.dashPhase))) }
    }
    add(element)
  }

  private func shape(_ path: Path) -> SVGElement {
    guard let rect = path.asRectangle else { return SVGElement("path", [("d", path.svgData())]) }
    return SVGElement(
      "rect",
      [
        ("x", SVGText.number(rect.minX)), ("y", SVGText.number(rect.minY)), ("width", SVGText.number(rect.width)),
        ("height", SVGText.number(rect.height)),
      ])
  }
}
