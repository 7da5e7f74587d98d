import Foundation
import StillsGeometry

/// Comparisons as one web page with all pictures in it, for looking at without a server or a network.
package enum ComparisonReport {
  /// Pictures that did not change are shown as long as they are not more than this together; then only their names are.
  private static let mostUnchangedBytes = 1 << 25

  package static func page(of comparisons: [FileComparison], title: String) -> String {
    var unchangedBytes = 0
    let entries = comparisons.map { comparison -> String in
      var images: [(String, [UInt8])] = []
      if case .same = comparison.outcome {
        let bytes = read(comparison.actualPath)
        unchangedBytes += bytes?.count ?? 0
        if let bytes, unchangedBytes <= mostUnchangedBytes { images.append(("actual", bytes)) }
      } else {
        if let bytes = read(comparison.expectedPath) { images.append(("expected", bytes)) }
        if let bytes = read(comparison.actualPath) { images.append(("actual", bytes)) }
        if case .different(let difference) = comparison.outcome, let bytes = try? difference.differenceImage() {
          images.append(("difference", bytes))
        }
      }
      let members = images.map { ", \"\($0)\": \"\(dataURI($1))\"" }.joined()
      return "{\"entry\": \(ComparisonJSON.object(of: comparison))\(members)}"
    }
    let data = "[" + entries.joined(separator: ",\n") + "]"
    return ReportPage.text(title: title, data: data)
  }

  /// What is no picture is not shown as one.
  private static func read(_ path: String?) -> [UInt8]? {
    let bytes = path.flatMap { (try? GoldenFiles.read($0)) ?? nil }
    return bytes.flatMap { PictureComparison.isPicture($0) ? $0 : nil }
  }

  private static func dataURI(_ bytes: [UInt8]) -> String {
    let type = bytes.starts(with: [0xff, 0xd8, 0xff]) ? "image/jpeg" : "image/png"
    return "data:\(type);base64,\(Data(bytes).base64EncodedString())"
  }
}
