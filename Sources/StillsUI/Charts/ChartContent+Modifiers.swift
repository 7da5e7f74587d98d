import Foundation
import StillsCore

nonisolated extension ChartContent {
  /// What is set inside stays.
  private func changed(_ change: @escaping (inout _ChartMark) -> Void) -> _ChartMarks {
    nonisolated(unsafe) let content = self
    return _ChartMarks {
      Self._marks(of: content).map { mark in
        var mark = mark
        change(&mark)
        return mark
      }
    }
  }

  // MARK: Style

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    changed { if $0.style == nil, $0.styleBy == nil { $0.style = AnyShapeStyle(style) } }
  }

  /// A colour for each value, which the legend names.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changed { if $0.style == nil, $0.styleBy == nil { $0.styleBy = value.datum } }
  }

  public func opacity(_ opacity: Double) -> some ChartContent { changed { $0.opacity *= opacity } }
  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
    changed { if $0.cornerRadius == nil { ($0.cornerRadius, $0.cornerStyle) = (radius, style) } }
  }
  public func blur(radius: CGFloat) -> some ChartContent { changed { $0.blur += radius } }
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent {
    changed { $0.shadow = ChartShadow(color: color, radius: radius, x: x, y: y) }
  }
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    changed { $0.alignsStyleWithPlot = aligns }
  }

  // MARK: Lines and symbols

  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    changed { if $0.lineStyle == nil { $0.lineStyle = style } }
  }
  public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changed { if $0.lineStyleBy == nil { $0.lineStyleBy = value.datum } }
  }
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    changed { if $0.interpolation == nil { $0.interpolation = method } }
  }

  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    changed { if $0.symbol == nil, $0.symbolView == nil { $0.symbol = ChartSymbolPath(of: symbol) } }
  }
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changed { if $0.symbolBy == nil { $0.symbolBy = value.datum } }
  }
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    let view = AnyView(symbol())
    return changed { if $0.symbol == nil, $0.symbolView == nil { $0.symbolView = { view } } }
  }
  /// Square points, as of the square around a circle.
  public func symbolSize(_ area: CGFloat) -> some ChartContent {
    let side = area > 0 && area.isFinite ? area.squareRoot() : 0
    return symbolSize(CGSize(width: side, height: side))
  }
  public func symbolSize(_ size: CGSize) -> some ChartContent {
    changed { if $0.symbolSize == nil { $0.symbolSize = size } }
  }
  public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changed { if $0.symbolSizeBy == nil { $0.symbolSizeBy = value.datum } }
  }

  // MARK: Place

  /// Beside one another instead of on one another.
  public func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    changed {
      if $0.positionBy == nil { ($0.positionBy, $0.positionAxis, $0.positionSpan) = (value.datum, axis, span) }
    }
  }
  public func offset(_ offset: CGSize) -> some ChartContent { self.offset(x: offset.width, y: offset.height) }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { offset(unevenly: false, x: x, y: y) }
  public func offset(x: CGFloat, yStart: CGFloat, yEnd: CGFloat) -> some ChartContent {
    offset(unevenly: yStart != yEnd, x: x, y: (yStart + yEnd) / 2)
  }
  public func offset(xStart: CGFloat, xEnd: CGFloat, y: CGFloat) -> some ChartContent {
    offset(unevenly: xStart != xEnd, x: (xStart + xEnd) / 2, y: y)
  }
  private func offset(unevenly isUneven: Bool, x: CGFloat, y: CGFloat) -> _ChartMarks {
    changed {
      $0.offset.width += x
      $0.offset.height += y
      if isUneven { $0.isOffsetUnevenly = true }
    }
  }
  public func zIndex(_ value: Double) -> some ChartContent {
    changed { if $0.zIndex == nil { $0.zIndex = value } }
  }

  // MARK: Annotations

  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some ChartContent {
    let view = AnyView(content())
    return annotated(position, alignment, spacing, .automatic) { _ in view }
  }

  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C
  ) -> some ChartContent {
    let view = AnyView(content())
    return annotated(position, alignment, spacing, overflowResolution) { _ in view }
  }

  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution = .automatic,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotated(position, alignment, spacing, overflowResolution) { AnyView(content($0)) }
  }

  private func annotated(
    _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?,
    _ overflow: AnnotationOverflowResolution, _ content: @escaping @MainActor (AnnotationContext) -> AnyView
  ) -> _ChartMarks {
    let annotation = _ChartMark.Annotation(
      position: position, alignment: alignment, spacing: spacing, overflow: overflow, content: content)
    return changed { $0.annotations.append(annotation) }
  }

  // MARK: Meaning

  public func accessibilityLabel(_ label: Text) -> some ChartContent { self }
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some ChartContent { self }
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent { self }
  public func accessibilityValue(_ value: Text) -> some ChartContent { self }
  public func accessibilityValue(_ value: LocalizedStringKey) -> some ChartContent { self }
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent { self }
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent { self }
  public func compositingLayer() -> some ChartContent { self }
}
