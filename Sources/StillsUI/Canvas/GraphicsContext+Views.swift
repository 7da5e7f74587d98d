import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsLayout

extension GraphicsContext {
  /// A text with its environment taken in.
  public struct ResolvedText {
    public var shading: Shading
    let text: Text
    let element: @MainActor (Shading?) -> ViewElement

    /// As large as the text is in a rectangle of `size`.
    public func measure(in size: CGSize) -> CGSize {
      MainActor.assumeIsolated { element(nil).sizeThatFits(ProposedViewSize(size)) }
    }

    public func firstBaseline(in size: CGSize) -> CGFloat { baseline(.firstTextBaseline, in: size) }
    public func lastBaseline(in size: CGSize) -> CGFloat { baseline(.lastTextBaseline, in: size) }

    private func baseline(_ guide: VerticalAlignment, in size: CGSize) -> CGFloat {
      MainActor.assumeIsolated { element(nil).dimensions(in: ProposedViewSize(size))[guide] }
    }
  }

  /// An image with its environment taken in.
  public struct ResolvedImage {
    public let size: CGSize
    public let baseline: CGFloat
    public var shading: Shading?
    let image: Image
  }

  /// One of the canvas's symbol views.
  public struct ResolvedSymbol {
    public let size: CGSize
    let element: ViewElement
  }
}

// MARK: - Resolving

extension GraphicsContext {
  public func resolve(_ text: Text) -> ResolvedText {
    let context = viewContext
    return ResolvedText(shading: .foreground, text: text) { shading in
      let styled = shading.map { shading in
        context.setting { $0.setForeground([AnyShapeStyle(ShadingStyle(shading: shading))]) }
      }
      return implicitStack(of: Text._resolve(text, in: styled ?? context))
    }
  }

  public func resolve(_ image: Image) -> ResolvedImage {
    MainActor.assumeIsolated {
      let element = implicitStack(of: Image._resolve(image, in: viewContext))
      let dimensions = element.dimensions(in: .unspecified)
      return ResolvedImage(
        size: dimensions.size, baseline: dimensions[VerticalAlignment.firstTextBaseline], shading: nil, image: image)
    }
  }

  /// The view with the tag `id` among the canvas's symbols, at its ideal size.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    guard let symbol = symbols.first(where: { TagElement.matches(TagElement.tag(of: $0), AnyHashable(id)) }) else {
      return nil
    }
    return ResolvedSymbol(size: symbol.sizeThatFits(.unspecified), element: symbol)
  }
}

// MARK: - Drawing

extension GraphicsContext {
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    MainActor.assumeIsolated {
      let element = text.element(text.shading)
      draw(element, at: rect.origin, proposal: ProposedViewSize(rect.size))
    }
  }

  /// The text on lines of its own, its `anchor` at `point`.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    MainActor.assumeIsolated { draw(text.element(text.shading), at: point, anchor: anchor) }
  }

  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// The image stretched over the rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    MainActor.assumeIsolated {
      let element = implicitStack(of: Image._resolve(image.image.resizable(), in: context(for: image)))
      draw(element, at: rect.origin, proposal: ProposedViewSize(rect.size))
    }
  }

  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    MainActor.assumeIsolated {
      draw(implicitStack(of: Image._resolve(image.image, in: context(for: image))), at: point, anchor: anchor)
    }
  }

  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// The symbol scaled to the rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    let placed = CGAffineTransform(
      a: rect.width / symbol.size.width, b: 0, c: 0, d: rect.height / symbol.size.height, tx: rect.minX, ty: rect.minY)
    var moved = self
    moved.concatenate(placed)
    moved.draw(symbol.element, at: .zero, proposal: .unspecified)
  }

  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol.element, at: point, anchor: anchor)
  }

  @MainActor private func context(for image: ResolvedImage) -> ViewContext {
    guard let shading = image.shading else { return viewContext }
    return viewContext.setting { $0.setForeground([AnyShapeStyle(ShadingStyle(shading: shading))]) }
  }

  private func draw(_ element: ViewElement, at point: CGPoint, anchor: UnitPoint) {
    let size = element.sizeThatFits(.unspecified)
    let corner = CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
    draw(element, at: corner, proposal: .unspecified)
  }

  /// Placed at the origin and moved from there, so that pixels of the screen do not matter.
  private func draw(_ element: ViewElement, at corner: CGPoint, proposal: ProposedViewSize) {
    let frame = CGRect(origin: .zero, size: element.sizeThatFits(proposal))
    guard frame.width.isFinite, frame.height.isFinite, corner.x.isFinite, corner.y.isFinite else { return }
    let area = SafeArea(full: frame, safe: frame)
    let node = element.placed(
      in: frame, proposal: proposal, context: PlacementContext(safeArea: area, pixelGrid: placing.pixelGrid))
    let place = CGAffineTransform(translationX: corner.x, y: corner.y).concatenating(transform)
    emit(painted { $0.paint(node) }.applying(place))
  }
}

/// A shading as the foreground style of a text.
private struct ShadingStyle: ShapeStyle {
  let shading: GraphicsContext.Shading

  func _resolve(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    shading.resolved(in: environment).atLevel(level)
  }
}
