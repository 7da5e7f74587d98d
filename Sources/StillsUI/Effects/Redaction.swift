import Foundation
import StillsCore
import StillsDisplay

nonisolated extension View {
  /// As a placeholder, texts and images inside become bars. Other reasons are for views to ask about.
  public func redacted(reason: RedactionReasons) -> some View {
    modifier(RedactionModifier(redacts: { _ in reason.contains(.placeholder) }) { $0.formUnion(reason) })
  }

  public func unredacted() -> some View {
    modifier(ElementModifier { content, _ in UnredactedElement(content) })
      .modifier(EnvironmentModifier { $0.redactionReasons = [] })
  }

  /// Becomes a placeholder where `redacted(reason: .privacy)` is around.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    modifier(RedactionModifier(redacts: { sensitive && $0.contains(.privacy) }) { _ in })
  }

  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}

/// Why views hide what they show.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  private struct RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }

  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
}

nonisolated struct RedactionModifier: PrimitiveViewModifier {
  let redacts: (RedactionReasons) -> Bool
  let change: (inout RedactionReasons) -> Void

  @MainActor static func _resolve(
    _ modifier: RedactionModifier, content: @escaping @MainActor (ViewContext) -> [ViewElement], in context: ViewContext
  ) -> [ViewElement] {
    let elements = content(context.setting { modifier.change(&$0.redactionReasons) })
    guard modifier.redacts(context.environment.redactionReasons) else { return elements }
    return elements.map(RedactedElement.init)
  }
}

// MARK: - Drawing

private final class UnredactedElement: UnaryElement {
  init(_ content: ViewElement) { super.init(kind: "unredacted", content: content) }
}

/// Puts placeholders where its content has texts and images.
private final class RedactedElement: UnaryElement {
  init(_ content: ViewElement) { super.init(kind: "redacted", content: content) }

  override func placed(in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext) -> PlacedNode {
    var node = super.placed(in: frame, proposal: proposal, context: context)
    node.children = node.children.map(redacted)
    return node
  }

  private func redacted(_ node: PlacedNode) -> PlacedNode {
    if node.element is UnredactedElement { return node }
    var node = node
    if node.element.kind == "Text" || node.element.kind == "Image" {
      return PlacedNode(element: PlaceholderElement(node.element), frame: node.frame, children: node.children)
    }
    node.children = node.children.map(redacted)
    return node
  }
}

/// A bar for each line of a text, one for all of a picture. Corner, strength and how much of a line is covered have
/// been chosen by eye.
private final class PlaceholderElement: UnaryElement {
  init(_ content: ViewElement) { super.init(kind: "placeholder", content: content) }

  override func paint(_ node: PlacedNode, into painter: inout Painter) {
    var scratch = Painter(pixelGrid: painter.pixelGrid)
    content.paint(node, into: &scratch)
    var lines: [CGRect] = []
    var paint: Paint?
    scratch.commands.forEachRun { run, ink in
      paint = paint ?? ink
      let ink = CGRect(
        x: run.origin.x, y: run.origin.y - 0.82 * run.size, width: run.advance, height: 0.96 * run.size)
      if let last = lines.last, abs(last.maxY - ink.maxY) < run.size / 2 {
        lines[lines.count - 1] = last.union(ink)
      } else {
        lines.append(ink)
      }
    }
    let bars = content.kind == "Image" || lines.isEmpty ? [node.frame] : lines
    for bar in bars {
      painter.fill(
        Path(roundedRect: painter.pixelGrid.snap(bar), cornerRadius: 4),
        with: (paint ?? .color(.bytes(120, 120, 128))).multiplyingAlpha(by: 0.16))
    }
  }
}

extension ResolvedColor {
  fileprivate static func bytes(_ red: Double, _ green: Double, _ blue: Double) -> ResolvedColor {
    ResolvedColor(red: red / 255, green: green / 255, blue: blue / 255)
  }
}

extension [DisplayCommand] {
  fileprivate func forEachRun(_ body: (GlyphRun, Paint) -> Void) {
    for command in self {
      switch command {
      case .glyphs(let run, let paint): body(run, paint)
      case .group(let group): group.commands.forEachRun(body)
      case .fill, .stroke, .image, .backdrop: continue
      }
    }
  }
}
