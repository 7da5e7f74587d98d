import Foundation
import StillsUIKit

// Filters of pictures are programs for Apple's graphics processors. A picture goes through them as it is, and what makes
// pictures out of nothing, such as a QR code, makes none; both are reported.

/// A picture on its way through filters.
open class CIImage: NSObject, @unchecked Sendable {
  let picture: UIImage

  init(picture: UIImage) { self.picture = picture }
  public convenience init?(image: UIImage) { self.init(picture: image) }
  public convenience init?(image: UIImage, options: [String: Any]?) { self.init(picture: image) }
  public convenience init(cgImage: CGImage) { self.init(picture: UIImage(cgImage: cgImage)) }
  public convenience init?(data: Data) {
    guard let picture = UIImage(data: data) else { return nil }
    self.init(picture: picture)
  }

  /// In pixels, as the picture was made.
  open var extent: CGRect {
    CGRect(x: 0, y: 0, width: picture.size.width * picture.scale, height: picture.size.height * picture.scale)
  }

  open func transformed(by matrix: CGAffineTransform) -> CIImage { unchanged("transformed(by:)") }
  open func cropped(to rect: CGRect) -> CIImage { unchanged("cropped(to:)") }
  open func clampedToExtent() -> CIImage { self }
  open func applyingGaussianBlur(sigma: Double) -> CIImage { unchanged("applyingGaussianBlur(sigma:)") }
  open func applyingFilter(_ filterName: String, parameters: [String: Any] = [:]) -> CIImage { unchanged(filterName) }
  open func composited(over destination: CIImage) -> CIImage { unchanged("composited(over:)") }

  func unchanged(_ change: String) -> CIImage {
    UIKitStage.report("CIImage: \(change) changes nothing")
    return self
  }
}

public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let useSoftwareRenderer = CIContextOption(rawValue: "kCIContextUseSoftwareRenderer")
  public static let workingColorSpace = CIContextOption(rawValue: "kCIContextWorkingColorSpace")
}

/// Makes pictures of what filters leave.
open class CIContext: NSObject, @unchecked Sendable {
  public override init() {}
  public init(options: [CIContextOption: Any]? = nil) {}
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { image.picture.cgImage }
}

extension UIImage {
  public convenience init(ciImage: CIImage) {
    if let made = ciImage.picture.cgImage { self.init(cgImage: made) } else { self.init() }
  }
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) { self.init(ciImage: ciImage) }
  public var ciImage: CIImage? { nil }
}

public let kCIInputImageKey = "inputImage"
public let kCIOutputImageKey = "outputImage"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputScaleKey = "inputScale"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputColorKey = "inputColor"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputAmountKey = "inputAmount"

/// A filter by its name. It has what it is given, and its input comes out.
open class CIFilter: NSObject, @unchecked Sendable {
  public let name: String
  private var values: [String: Any] = [:]

  init(called name: String) { self.name = name }
  public convenience init?(name: String) { self.init(called: name) }
  public convenience init?(name: String, parameters: [String: Any]?) {
    self.init(called: name)
    for (key, value) in parameters ?? [:] { values[key] = value }
  }

  /// What most filters are told; one that knows less takes it too.
  open var inputKeys: [String] {
    [kCIInputImageKey, kCIInputIntensityKey, kCIInputRadiusKey, kCIInputScaleKey]
  }
  open func setDefaults() {}
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func value(forKey key: String) -> Any? { values[key] }

  open var outputImage: CIImage? {
    guard let input = values[kCIInputImageKey] as? CIImage else {
      UIKitStage.report("CIFilter: \(name) makes no picture")
      return nil
    }
    return input.unchanged(name)
  }

  fileprivate func number(_ key: String) -> Float { (values[key] as? Float) ?? 0 }
}

/// A filter made by its function, with a property for each thing that some filter is told.
open class _CIBuiltInFilter: CIFilter, @unchecked Sendable {
  open var inputImage: CIImage? {
    get { value(forKey: kCIInputImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputImageKey) }
  }
  open var message = Data()
  open var correctionLevel = "M"
  open var intensity: Float {
    get { number(kCIInputIntensityKey) }
    set { setValue(newValue, forKey: kCIInputIntensityKey) }
  }
  open var radius: Float {
    get { number(kCIInputRadiusKey) }
    set { setValue(newValue, forKey: kCIInputRadiusKey) }
  }
  open var scale: Float {
    get { number(kCIInputScaleKey) }
    set { setValue(newValue, forKey: kCIInputScaleKey) }
  }
  open var center = CGPoint.zero
  open var angle: Float = 0
  open var brightness: Float = 0
  open var contrast: Float = 1
  open var saturation: Float = 1
  open var sharpness: Float = 0
  open var amount: Float = 0
  open var quietSpace: Float = 7
  open var barcodeHeight: Float = 32
}

extension CIFilter {
  private static func builtIn(_ name: String) -> _CIBuiltInFilter { _CIBuiltInFilter(called: name) }

  public static func qrCodeGenerator() -> _CIBuiltInFilter { builtIn("CIQRCodeGenerator") }
  public static func code128BarcodeGenerator() -> _CIBuiltInFilter { builtIn("CICode128BarcodeGenerator") }
  public static func aztecCodeGenerator() -> _CIBuiltInFilter { builtIn("CIAztecCodeGenerator") }
  public static func sepiaTone() -> _CIBuiltInFilter { builtIn("CISepiaTone") }
  public static func gaussianBlur() -> _CIBuiltInFilter { builtIn("CIGaussianBlur") }
  public static func boxBlur() -> _CIBuiltInFilter { builtIn("CIBoxBlur") }
  public static func pixellate() -> _CIBuiltInFilter { builtIn("CIPixellate") }
  public static func crystallize() -> _CIBuiltInFilter { builtIn("CICrystallize") }
  public static func edges() -> _CIBuiltInFilter { builtIn("CIEdges") }
  public static func edgeWork() -> _CIBuiltInFilter { builtIn("CIEdgeWork") }
  public static func unsharpMask() -> _CIBuiltInFilter { builtIn("CIUnsharpMask") }
  public static func vignette() -> _CIBuiltInFilter { builtIn("CIVignette") }
  public static func bloom() -> _CIBuiltInFilter { builtIn("CIBloom") }
  public static func gloom() -> _CIBuiltInFilter { builtIn("CIGloom") }
  public static func bokehBlur() -> _CIBuiltInFilter { builtIn("CIBokehBlur") }
  public static func comicEffect() -> _CIBuiltInFilter { builtIn("CIComicEffect") }
  public static func pointillize() -> _CIBuiltInFilter { builtIn("CIPointillize") }
  public static func twirlDistortion() -> _CIBuiltInFilter { builtIn("CITwirlDistortion") }
  public static func bumpDistortion() -> _CIBuiltInFilter { builtIn("CIBumpDistortion") }
  public static func colorControls() -> _CIBuiltInFilter { builtIn("CIColorControls") }
  public static func colorInvert() -> _CIBuiltInFilter { builtIn("CIColorInvert") }
  public static func colorMonochrome() -> _CIBuiltInFilter { builtIn("CIColorMonochrome") }
  public static func hueAdjust() -> _CIBuiltInFilter { builtIn("CIHueAdjust") }
  public static func photoEffectMono() -> _CIBuiltInFilter { builtIn("CIPhotoEffectMono") }
  public static func photoEffectNoir() -> _CIBuiltInFilter { builtIn("CIPhotoEffectNoir") }
  public static func photoEffectChrome() -> _CIBuiltInFilter { builtIn("CIPhotoEffectChrome") }
  public static func photoEffectFade() -> _CIBuiltInFilter { builtIn("CIPhotoEffectFade") }
  public static func photoEffectInstant() -> _CIBuiltInFilter { builtIn("CIPhotoEffectInstant") }
  public static func photoEffectProcess() -> _CIBuiltInFilter { builtIn("CIPhotoEffectProcess") }
  public static func photoEffectTonal() -> _CIBuiltInFilter { builtIn("CIPhotoEffectTonal") }
  public static func photoEffectTransfer() -> _CIBuiltInFilter { builtIn("CIPhotoEffectTransfer") }
}
