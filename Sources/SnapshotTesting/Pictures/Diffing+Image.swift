import Foundation
import StillsSnapshots
import StillsUIKit

extension Diffing where Value == UIImage {
  /// Pixel by pixel.
  public static var image: Diffing { .image() }

  /// - Parameters:
  ///   - precision: the part of the pixels that must match, from 0 to 1.
  ///   - perceptualPrecision: how alike two pixels must be to match; what 0.98 lets through, eyes hardly tell apart.
  ///   - scale: of references that are read; nil or 0: 1 pixel a point. It changes nothing about the comparison.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Diffing {
    let scale = scale.flatMap { $0 > 0 ? $0 : nil } ?? 1
    var options = CompareOptions()
    options.precision = Double(precision)
    options.perceptualPrecision = Double(perceptualPrecision)
    options.verifiesPixels = PixelVerification.isOn
    return Diffing(
      toData: { PictureData.encoded($0) ?? Data() },
      fromData: { UIImage(data: $0, scale: scale) ?? UIImage() },
      diff: { old, new in
        guard let reference = PictureData.encoded(old) else { return ("Reference image could not be loaded.", []) }
        guard let picture = PictureData.picture(new) else {
          return ("Newly-taken snapshot could not be drawn.", [])
        }
        do {
          switch try PictureComparison.compare(reference: [UInt8](reference), with: picture, options: options) {
          case .same: return nil
          case .different(let difference):
            let isReordered = !difference.causes.isEmpty && difference.causes.allSatisfy { $0.kind == .order }
            let note = isReordered ? OrderNote.text().map { "\n\($0)" } ?? "" : ""
            return (difference.message + note, attachments(reference, picture, difference))
          }
        } catch { return (SnapshotProblems.describe(error), attachments(reference, picture, nil)) }
      })
  }

  private static func attachments(_ reference: Data, _ picture: Picture, _ difference: Difference?) -> [XCTAttachment] {
    let files: [(String, Data?)] = [
      ("reference", reference), ("failure", (try? picture.png()).map { Data($0) }),
      ("difference", (try? difference?.differenceImage()).map { Data($0) }),
    ]
    return files.compactMap { name, data in
      data.map { XCTAttachment(uniformTypeIdentifier: "public.png", name: name, payload: $0) }
    }
  }
}

/// Whether pixels are drawn and compared even where a reference says that they are the same:
/// `SNAPSHOT_TESTING_VERIFY_PIXELS`.
enum PixelVerification {
  static let isOn = !["", "0", "false", "no"].contains(
    (ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_VERIFY_PIXELS"] ?? "").lowercased())
}
