import Foundation
import StillsGeometry

/// A phone or tablet: one row of `Data/devices.csv`. Points unless said otherwise.
public struct Device: Hashable, Sendable {
  public enum Cutout: String, Sendable { case homeButton = "home-button", notch, island, none }

  package enum SizeClass: String, Hashable, Sendable { case compact, regular }

  /// As in the data: `iPhone SE (3rd)`.
  public var name: String
  /// What the command line calls it: `iphone-se-3`.
  public var id: String
  /// Portrait.
  public var size: CGSize
  /// Pixels a point.
  public var scale: CGFloat
  public var portraitSafeArea, landscapeSafeArea: EdgeInsets
  public var statusBarHeight: CGFloat
  public var cornerRadius: CGFloat
  public var cutout: Cutout
  public var isPad: Bool
  /// The notch or island on the portrait screen; nil where there is none.
  package var cutoutFrame: CGRect?
  package var portraitWidthClass, landscapeWidthClass: SizeClass

  public static let `default` = Device(
    name: "iPhone 16", id: "iphone-16", size: CGSize(width: 393, height: 852), scale: 3,
    portraitSafeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0),
    landscapeSafeArea: EdgeInsets(top: 0, leading: 59, bottom: 21, trailing: 59),
    statusBarHeight: 54, cornerRadius: 55, cutout: .island, isPad: false,
    cutoutFrame: CGRect(x: 133.67, y: 11, width: 125.67, height: 37.33))

  public init(
    name: String, id: String, size: CGSize, scale: CGFloat, portraitSafeArea: EdgeInsets, landscapeSafeArea: EdgeInsets,
    statusBarHeight: CGFloat, cornerRadius: CGFloat, cutout: Cutout, isPad: Bool
  ) {
    self.init(
      name: name, id: id, size: size, scale: scale, portraitSafeArea: portraitSafeArea,
      landscapeSafeArea: landscapeSafeArea, statusBarHeight: statusBarHeight, cornerRadius: cornerRadius,
      cutout: cutout, isPad: isPad, cutoutFrame: nil)
  }

  /// Width classes that are not given follow the kind of device: tablets are regular, phones compact.
  package init(
    name: String, id: String, size: CGSize, scale: CGFloat, portraitSafeArea: EdgeInsets, landscapeSafeArea: EdgeInsets,
    statusBarHeight: CGFloat, cornerRadius: CGFloat, cutout: Cutout, isPad: Bool, cutoutFrame: CGRect?,
    portraitWidthClass: SizeClass? = nil, landscapeWidthClass: SizeClass? = nil
  ) {
    (self.name, self.id, self.size, self.scale) = (name, id, size, scale)
    (self.portraitSafeArea, self.landscapeSafeArea) = (portraitSafeArea, landscapeSafeArea)
    (self.statusBarHeight, self.cornerRadius, self.cutout, self.isPad) = (statusBarHeight, cornerRadius, cutout, isPad)
    self.cutoutFrame = cutoutFrame
    self.portraitWidthClass = portraitWidthClass ?? (isPad ? .regular : .compact)
    self.landscapeWidthClass = landscapeWidthClass ?? (isPad ? .regular : .compact)
  }
}
