import Foundation
import StillsDisplay
import StillsGeometry

extension SVGDocument {
  /// Content, clip, mask, effects, opacity, blending, from the inside out. SVG clips after filtering, so a group that has
  /// both is two.
  func writeGroup(_ group: DisplayGroup) {
    guard group.opacity > 0 else { return }
    if let perspective = group.perspective { return writeGroup(seen(group, in: perspective)) }
    let mask = group.mask.map { "url(#\(maskElement($0, bounds: group.contentBounds)))" }
    let clip = group.clip.map { "url(#\(clipPath($0, group.clipStyle)))" }
    let clipping: [(String, String?)] = [("clip-path", clip), ("mask", mask)]
    let filter = group.effects.isEmpty ? nil : "url(#\(self.filter(group)))"
    var outer = SVGElement("g", naming(group))
    let isSplit = filter != nil && (mask != nil || clip != nil)
    let drawing =
      (isSplit ? [] : clipping) + [
        ("transform", group.transform.isIdentity ? nil : SVGText.matrix(group.transform)), ("filter", filter),
        ("opacity", SVGText.opacity(group.opacity)), ("style", style(group)),
      ]
    outer.attributes += SVGElement("g", drawing).attributes
    let inner = SVGElement("g", isSplit ? clipping : [])
    if outer.attributes.isEmpty { return write(group.commands) }
    add(outer) {
      if isSplit { add(inner) { write(group.commands) } } else { write(group.commands) }
    }
  }

  private func naming(_ group: DisplayGroup) -> [(String, String?)] {
    let texts = group.role == nil ? [] : group.commands.texts
    return [
      ("id", group.identifier.map { unique($0) }), ("data-view", group.name),
      ("data-identifier", group.identifier), ("role", group.role?.ariaRole),
      ("aria-label", texts.isEmpty ? nil : texts.joined(separator: " ")),
    ]
  }

  private func style(_ group: DisplayGroup) -> String? {
    var parts: [String] = []
    if let mode = group.blendMode.cssName { parts.append("mix-blend-mode:\(mode)") }
    if group.isFlattened { parts.append("isolation:isolate") }
    return parts.isEmpty ? nil : parts.joined(separator: ";")
  }
}

// MARK: - Clips and masks

extension SVGDocument {
  func clipPath(_ path: Path, _ style: FillStyle) -> String {
    let shape = SVGElement("path", [("d", path.svgData()), ("clip-rule", style.isEOFilled ? "evenodd" : nil)])
    return define("clip", SVGElement("clipPath"), ["  " + shape.closed])
  }

  /// SVG's masks count lightness; white of the same alpha makes them count alpha.
  private func maskElement(_ commands: [DisplayCommand], bounds: CGRect) -> String {
    let content = captured {
      add(SVGElement("g", [("filter", "url(#\(whiteningFilter))")])) { write(commands) }
    }
    let area = bounds.isNull ? CGRect.zero : bounds.grown(by: 1)
    return define("mask", SVGElement("mask", [("maskUnits", "userSpaceOnUse")] + box(area)), content)
  }

  var whiteningFilter: String {
    let matrix = SVGElement("feColorMatrix", [("values", "0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0")])
    return define("filter", SVGElement("filter", [("color-interpolation-filters", "sRGB")]), ["  " + matrix.closed])
  }
}

// MARK: - Effects

extension SVGDocument {
  private func filter(_ group: DisplayGroup) -> String {
    var lines: [String] = [], input = "SourceGraphic", bounds = group.contentBounds
    for (index, effect) in group.effects.enumerated() {
      let result = "effect\(index + 1)"
      lines += primitives(effect, input: input, result: result).map { "  " + $0.closed }
      if case .shadow = effect { lines += merge("\(result)-shadow", input, result: result) }
      bounds = effect.bounds(of: bounds)
      input = result
    }
    let area = bounds.isNull ? CGRect.zero : bounds.grown(by: 1)
    return define(
      "filter",
      SVGElement(
        "filter", [("filterUnits", "userSpaceOnUse")] + box(area) + [("color-interpolation-filters", "sRGB")]), lines)
  }

  private func primitives(_ effect: DisplayEffect, input: String, result: String) -> [SVGElement] {
    switch effect {
    case .blur(let radius, let isOpaque):
      let blur = SVGElement(
        "feGaussianBlur",
        [
          ("in", input), ("stdDeviation", SVGText.number(abs(radius))), ("edgeMode", isOpaque ? "duplicate" : nil),
          ("result", isOpaque ? result + "-blur" : result),
        ])
      guard isOpaque else { return [blur] }
      return [
        blur,
        SVGElement(
          "feComposite", [("in", result + "-blur"), ("in2", input), ("operator", "in"), ("result", result)]),
      ]
    case .shadow(let color, let radius, let offset):
      return [
        SVGElement(
          "feGaussianBlur",
          [("in", input), ("stdDeviation", SVGText.number(abs(radius))), ("result", result + "-blur")]),
        SVGElement(
          "feOffset",
          [
            ("in", result + "-blur"), ("dx", SVGText.number(offset.width)), ("dy", SVGText.number(offset.height)),
            ("result", result + "-moved"),
          ]),
        SVGElement(
          "feFlood",
          [
            ("flood-color", SVGText.color(color)), ("flood-opacity", SVGText.opacity(color.alpha)),
            ("result", result + "-color"),
          ]),
        SVGElement(
          "feComposite",
          [("in", result + "-color"), ("in2", result + "-moved"), ("operator", "in"), ("result", result + "-shadow")]),
      ]
    case .colorMatrix(let values):
      let text = values.map { NumberText.string($0.isFinite ? $0 : 0, places: 5) }.joined(separator: " ")
      return [SVGElement("feColorMatrix", [("in", input), ("values", text), ("result", result)])]
    }
  }

  private func merge(_ below: String, _ above: String, result: String) -> [String] {
    let nodes = [below, above].map { "    " + SVGElement("feMergeNode", [("in", $0)]).closed }
    return ["  " + SVGElement("feMerge", [("result", result)]).opened] + nodes + ["  </feMerge>"]
  }
}

// MARK: - Names

extension DisplayRole {
  var ariaRole: String {
    switch self {
    case .text: "text"
    case .image: "img"
    case .button: "button"
    case .header: "heading"
    case .statusBar: "status"
    case .navigationBar: "navigation"
    case .tabBar: "tablist"
    case .homeIndicator: "presentation"
    }
  }
}

extension DisplayBlendMode {
  /// Nil for normal and for what CSS lacks.
  var cssName: String? {
    switch self {
    case .normal, .sourceAtop, .destinationOver, .destinationOut, .plusDarker: nil
    case .multiply, .screen, .overlay, .darken, .lighten, .difference, .exclusion, .hue, .saturation, .color,
      .luminosity:
      rawValue
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .plusLighter: "plus-lighter"
    }
  }
}

extension [DisplayCommand] {
  /// The texts of the runs, in their order.
  var texts: [String] {
    flatMap { command -> [String] in
      switch command {
      case .glyphs(let run, _): return run.text.isEmpty ? [] : [run.text]
      case .group(let group): return group.commands.texts
      case .fill, .stroke, .image, .backdrop: return []
      }
    }
  }
}
