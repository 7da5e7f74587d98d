import Foundation
import StillsGeometry

/// A rectangle with four equal round corners, continuous unless told otherwise.
nonisolated public struct RoundedRectangle: InsettableShape, Hashable {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    (self.cornerSize, self.style) = (cornerSize, style)
  }

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }

  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }

  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetRounded(shape: self, amount: amount) }
}

/// A rectangle each of whose corners has its own radius.
nonisolated public struct UnevenRoundedRectangle: InsettableShape, Hashable {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle

  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    (self.cornerRadii, self.style) = (cornerRadii, style)
  }

  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius),
      style: style)
  }

  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }

  public var animatableData: AnimatablePair<CGSize.AnimatableData, CGSize.AnimatableData> {
    get {
      AnimatablePair(
        AnimatablePair(cornerRadii.topLeading, cornerRadii.bottomLeading),
        AnimatablePair(cornerRadii.bottomTrailing, cornerRadii.topTrailing))
    }
    set {
      (cornerRadii.topLeading, cornerRadii.bottomLeading) = (newValue.first.first, newValue.first.second)
      (cornerRadii.bottomTrailing, cornerRadii.topTrailing) = (newValue.second.first, newValue.second.second)
    }
  }

  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetRounded(shape: self, amount: amount) }
}

/// A rounded shape that keeps its centres of curvature when it is inset: its radii shrink along.
nonisolated protocol CornerInsettable: InsettableShape {
  func withCornersInset(by amount: CGFloat) -> Self
}

nonisolated public struct _InsetRounded<Base: InsettableShape>: InsettableShape {
  var shape: Base
  var amount: CGFloat

  public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set { (shape.animatableData, amount) = (newValue.first, newValue.second) }
  }

  public func path(in rect: CGRect) -> Path {
    let inset = rect.insetForShape(by: amount)
    guard let rounded = shape as? any CornerInsettable else { return shape.path(in: inset) }
    return rounded.withCornersInset(by: amount).path(in: inset)
  }

  public func inset(by amount: CGFloat) -> _InsetRounded { _InsetRounded(shape: shape, amount: self.amount + amount) }
}

extension RoundedRectangle: CornerInsettable {
  func withCornersInset(by amount: CGFloat) -> RoundedRectangle {
    RoundedRectangle(
      cornerSize: CGSize(width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount)),
      style: style)
  }
}

extension UnevenRoundedRectangle: CornerInsettable {
  func withCornersInset(by amount: CGFloat) -> UnevenRoundedRectangle {
    // Square corners stay square when the shape grows.
    func inset(_ radius: CGFloat) -> CGFloat { radius > 0 ? max(0, radius - amount) : 0 }
    return UnevenRoundedRectangle(
      topLeadingRadius: inset(cornerRadii.topLeading), bottomLeadingRadius: inset(cornerRadii.bottomLeading),
      bottomTrailingRadius: inset(cornerRadii.bottomTrailing), topTrailingRadius: inset(cornerRadii.topTrailing),
      style: style)
  }
}

// MARK: - By a dot

extension Shape where Self == RoundedRectangle {
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }

  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}
