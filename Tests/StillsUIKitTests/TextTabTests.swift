import Foundation
import Testing
import UIKit

@MainActor @Suite struct TextTabTests {
  @Test func aParagraphStyleHasTwelveStopsFromTheStart() {
    let style = NSMutableParagraphStyle()
    #expect(style.tabStops.count == 12)
    #expect(style.tabStops.first?.location == CGFloat(28))
    style.addTabStop(NSTextTab(textAlignment: .right, location: 40))
    #expect(style.tabStops[1].alignment == .right)
    style.removeTabStop(NSTextTab(textAlignment: .right, location: 40))
    #expect(style.tabStops.count == 12)
    style.tabStops = []
    #expect((style.copy() as? NSParagraphStyle)?.tabStops.isEmpty == true)
  }
}
