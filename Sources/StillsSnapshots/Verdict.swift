import Foundation

/// What comparing two pictures came to.
package enum Verdict {
  /// `byDigest`: nothing was drawn or decoded to tell so.
  case same(byDigest: Bool)
  case different(Difference)
}

/// How two pictures differ.
package struct Difference {
  /// Several lines: the causes first, most telling first, then the figures of the pixels.
  package var message: String
  /// What happened to the views; empty where one of the pictures does not describe itself, or its description is not true.
  package var causes: [Cause]
  /// What followed from that, in sentences: views that moved or grew.
  package var consequences: [String] = []
  /// Sizes in pixels.
  package var referenceSize, actualSize: PixelSize
  /// Pixels a point, where one of the pictures says it.
  package var scale: CGFloat?
  package var pixels: PixelFigures
  /// A picture of the difference, encoded when it is asked for: the reference faded, with what differs in red.
  package var differenceImage: () throws -> [UInt8]

  package struct PixelSize: Hashable, Sendable {
    package var width, height: Int
    package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
  }

  package struct PixelFigures: Hashable, Sendable {
    /// Pixels that count as different, and of how many: where sizes differ, of the larger in each direction.
    package var changedCount = 0, count = 0
    /// The largest difference of any channel, from 0 to 255.
    package var worstDelta = 0
    /// The smallest rectangle around the pixels that differ, in pixels; nil when none does.
    package var bounds: CGRect?
    /// Pixels that differ but do not count, being on antialiased edges.
    package var antialiasedCount = 0
    package init() {}
  }

  /// One thing that happened to one view or to several at once.
  package struct Cause: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable, CaseIterable {
      case text, font, color, details, appeared, disappeared, order, moved, resized, drawing, replaced, canvas
    }
    package var kind: Kind
    /// The view it happened to: names of views around it, outermost first, and how it is called itself.
    package var path: [String]
    /// One line: the view and the change, numbers in points.
    package var sentence: String
    package var before, after: String?
    /// Where it was and is, in points.
    package var frames: [CGRect]

    package init(
      kind: Kind, path: [String], sentence: String, before: String? = nil, after: String? = nil, frames: [CGRect] = []
    ) {
      (self.kind, self.path, self.sentence, self.before) = (kind, path, sentence, before)
      (self.after, self.frames) = (after, frames)
    }
  }
}
