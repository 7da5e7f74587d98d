import Foundation

/// Something in a picture that a reviewer should look at, found from what its views are and not from its pixels.
package struct Finding: Hashable, Codable, Sendable {
  package enum Kind: String, Codable, Sendable, CaseIterable {
    case truncation, overlap, offScreen, safeArea, tapTarget, contrast, translation
  }

  package enum Severity: String, Codable, Sendable {
    case problem
    /// So it is on iOS as well: a choice of the system's, which the author may not want to share.
    case note
  }

  package var kind: Kind
  package var severity: Severity
  /// One line: the view, as failures of snapshot tests name it, and what is wrong, numbers in points.
  package var sentence: String
  /// Where, in points of the picture: x, y, width, height.
  package var frame: [Double]

  package init(_ kind: Kind, _ sentence: String, severity: Severity = .problem, frame: CGRect) {
    (self.kind, self.severity, self.sentence) = (kind, severity, sentence)
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    // JSON has no infinities; a thousandth of a point is exact enough.
    self.frame = numbers.map { $0.isFinite && abs($0) < 1e7 ? ($0 * 1000).rounded() / 1000 : 0 }
  }
}
