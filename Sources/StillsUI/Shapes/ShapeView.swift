import StillsCore
import StillsGeometry

/// A view that draws a shape and can be filled and stroked once more.
@MainActor @preconcurrency public protocol ShapeView<Content>: View {
  associatedtype Content: Shape

  nonisolated var shape: Content { get }
}

/// A shape filled with a style.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView, PrimitiveView {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle

  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    (self.shape, self.style, self.fillStyle) = (shape, style, fillStyle)
  }

  @MainActor public static func _resolve(_ view: Self, in context: ViewContext) -> [ViewElement] {
    [
      ShapeElement(
        context.animated(view.shape), style: context.animatedStyle(view.style), fillStyle: view.fillStyle,
        mirrored: context.mirrors(view.shape))
    ]
  }
}

/// A shape filled over another drawing of it.
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView, PrimitiveView {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  public var background: Background

  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    (self.shape, self.style, self.fillStyle, self.background) = (shape, style, fillStyle, background)
  }

  @MainActor public static func _resolve(_ view: Self, in context: ViewContext) -> [ViewElement] {
    [
      ShapeElement(
        context.animated(view.shape), style: context.animatedStyle(view.style), fillStyle: view.fillStyle,
        mirrored: context.mirrors(view.shape), background: below(view.background, in: context))
    ]
  }
}

/// A shape's outline drawn over another drawing of the shape.
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView, PrimitiveView
{
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background

  public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) {
    (self.shape, self.style, self.strokeStyle) = (shape, style, strokeStyle)
    (self.isAntialiased, self.background) = (isAntialiased, background)
  }

  @MainActor public static func _resolve(_ view: Self, in context: ViewContext) -> [ViewElement] {
    [
      ShapeElement(
        context.animated(_StrokedShape(shape: view.shape, style: view.strokeStyle)),
        style: context.animatedStyle(view.style),
        fillStyle: FillStyle(antialiased: view.isAntialiased), mirrored: context.mirrors(view.shape),
        background: below(view.background, in: context))
    ]
  }
}

/// A shape's outline drawn inside it, over another drawing of the shape.
nonisolated public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>:
  ShapeView,
  PrimitiveView
{
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background

  public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) {
    (self.shape, self.style, self.strokeStyle) = (shape, style, strokeStyle)
    (self.isAntialiased, self.background) = (isAntialiased, background)
  }

  @MainActor public static func _resolve(_ view: Self, in context: ViewContext) -> [ViewElement] {
    let inset = view.shape.inset(by: view.strokeStyle.lineWidth / 2)
    return [
      ShapeElement(
        context.animated(_StrokedShape(shape: inset, style: view.strokeStyle)),
        style: context.animatedStyle(view.style),
        fillStyle: FillStyle(antialiased: view.isAntialiased), mirrored: context.mirrors(view.shape),
        background: below(view.background, in: context), words: ShapeWords(view.shape, stroke: view.strokeStyle))
    ]
  }
}

@MainActor private func below<Background: View>(_ view: Background, in context: ViewContext) -> ViewElement? {
  let elements = Background._resolve(view, in: context.child(.secondary))
  return elements.isEmpty ? nil : implicitLayers(of: elements)
}
