import Foundation
import StillsDisplay

/// Keeps pictures for the display lists that name them. Layout asks it how large they are, renderers for their pixels.
package protocol PictureShelf: ImageSource {
  /// A picture file; throws in words what is wrong with it, naming the file.
  func picture(atPath path: String) throws -> StoredPicture
  /// An encoded picture; `name` is for messages.
  func picture(_ data: Data, name: String) throws -> StoredPicture
  /// The picture of a vector drawn in so many pixels.
  func rendered(_ picture: StoredPicture, width: Int, height: Int) -> ImageReference
}

/// A picture on the shelf.
package struct StoredPicture: Hashable, Sendable {
  package var reference: ImageReference
  /// Pixels; for vectors what their file calls them, which are points.
  package var size: CGSize
  package var isVector: Bool

  package init(reference: ImageReference, size: CGSize, isVector: Bool) {
    (self.reference, self.size, self.isVector) = (reference, size, isVector)
  }
}
