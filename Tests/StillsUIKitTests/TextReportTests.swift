import Foundation
import Stills
import Testing
import UIKit

@MainActor @Suite struct TextReportTests {
  private func warnings(_ set: (NSMutableParagraphStyle) -> Void) throws -> [String] {
    let style = NSMutableParagraphStyle(), label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    set(style)
    label.attributedText = NSAttributedString(string: "Some words", attributes: [.paragraphStyle: style])
    return try Shot({ label }).warnings
  }

  @Test func whatAParagraphStyleAsksForAndDoesNotGetIsSaid() throws {
    #expect(try warnings { $0.hyphenationFactor = 1 }.contains { $0.contains("hyphenationFactor") })
    #expect(try warnings { $0.tailIndent = 80 }.contains { $0.contains("tailIndent") })
    #expect(try warnings { $0.defaultTabInterval = 20 }.contains { $0.contains("defaultTabInterval") })
    #expect(try warnings { $0.tailIndent = -8 }.isEmpty)
  }
}
