import Foundation
import StillsCairo
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsImaging

/// All pictures that display lists of this process name: read once, decoded when a renderer asks.
final class PictureStore: PictureShelf {
  private var byPath: [String: Result<StoredPicture, PictureProblem>] = [:]
  private var files: [ImageReference: File] = [:]
  private var renderings: [ImageReference: Rendering] = [:]

  private struct File {
    var bytes: [UInt8]
    var vector: VectorPicture?
  }

  private struct Rendering {
    var file: ImageReference
    var width, height: Int
  }

  init() {}
}

/// What is wrong with a picture, in words.
struct PictureProblem: Error, CustomStringConvertible {
  let description: String
}

// MARK: - Taking in

extension PictureStore {
  func picture(atPath path: String) throws -> StoredPicture {
    if let known = byPath[path] { return try known.get() }
    let result = Result { () throws(PictureProblem) in
      guard let data = FileManager.default.contents(atPath: path) else {
        throw PictureProblem(description: "\(path) cannot be read: the image is drawn as nothing")
      }
      return try store([UInt8](data), name: path)
    }
    byPath[path] = result
    return try result.get()
  }

  func picture(_ data: Data, name: String) throws -> StoredPicture { try store([UInt8](data), name: name) }

  private func store(_ bytes: [UInt8], name: String) throws(PictureProblem) -> StoredPicture {
    // Named by what it holds, so that lists are the same wherever the file lies.
    let file = String(name.split(separator: "/").last ?? "picture")
    let reference = ImageReference(name: "\(file)#\(Fingerprint.hexadecimal(bytes))")
    do {
      if let kind = VectorPicture.kind(of: bytes) {
        let vector = try files[reference]?.vector ?? VectorPicture(bytes, kind: kind)
        files[reference] = File(bytes: bytes, vector: vector)
        return StoredPicture(reference: reference, size: vector.size, isVector: true)
      }
      let size = try ImageFile.size(of: bytes, name: name)
      files[reference] = File(bytes: bytes)
      return StoredPicture(
        reference: reference, size: CGSize(width: size.width, height: size.height), isVector: false)
    } catch let error as CairoError {
      throw PictureProblem(description: "\(name): \(error.description): the image is drawn as nothing")
    } catch let error as ImagingError {
      throw PictureProblem(description: "\(error.description): the image is drawn as nothing")
    } catch {
      throw PictureProblem(description: "\(name): \(error): the image is drawn as nothing")
    }
  }

  func rendered(_ picture: StoredPicture, width: Int, height: Int) -> ImageReference {
    let reference = ImageReference(name: "\(picture.reference.name)@\(width)x\(height)")
    renderings[reference] = Rendering(file: picture.reference, width: width, height: height)
    return reference
  }
}

// MARK: - Giving out

extension PictureStore {
  func pixels(of image: ImageReference) -> ImagePixels? {
    if let rendering = renderings[image] {
      guard let vector = files[rendering.file]?.vector,
        let buffer = try? vector.pixels(width: rendering.width, height: rendering.height)
      else { return nil }
      return ImagePixels(width: buffer.width, height: buffer.height, rgba: buffer.straightRGBA)
    }
    guard let file = files[image],
      let decoded = try? ImageFile.straightRGBA(file.bytes, name: image.name)
    else { return nil }
    return ImagePixels(width: decoded.width, height: decoded.height, rgba: decoded.rgba)
  }

  /// JPEG and PNG files go into SVG and PDF as they are.
  func encoded(_ image: ImageReference) -> (bytes: [UInt8], mediaType: String)? {
    guard let file = files[image], file.vector == nil, let kind = ImageFile.kind(of: file.bytes) else { return nil }
    return (file.bytes, kind.mediaType)
  }
}

/// Names bytes by 64 bits of FNV-1a: enough to tell an app's pictures apart.
enum Fingerprint {
  static func hexadecimal(_ bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
