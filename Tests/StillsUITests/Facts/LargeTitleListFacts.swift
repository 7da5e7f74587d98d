import Foundation
import StillsBars
import StillsCore
import StillsDisplay
import SwiftUI
import Testing

/// measured §5, "Large title (iOS 26, M)": "33 bold, x 16, baseline at 152.3; first card 168 (headerless)". Apple's own
/// pictures are home-assistant/large-title-*-ios26.
@MainActor @Suite struct LargeTitleListFacts {
  private func stage<Rows: View>(@ViewBuilder _ rows: () -> Rows) throws -> Stage {
    var world = try World.on("iphone-14", look: .ios26)
    world.typeSize = .medium
    world.safeArea = EdgeInsets(top: 53.67, leading: 0, bottom: 34, trailing: 0)
    return try Stage(NavigationView { List { rows() }.navigationTitle("Servers") }, world: world)
  }

  /// The first white area.
  private func card(_ stage: Stage) -> CGRect? {
    stage.placed.commands.everyFill(of: .white).first
  }

  @Test func theFirstCardBeginsAt168() throws {
    let stage = try stage { Text("Row") }
    #expect(abs((card(stage)?.minY ?? 0) - 168) < 0.17)
  }

  // large-title-list-ios26: under the header.
  @Test func aCardUnderAHeaderBeginsAt207() throws {
    let stage = try stage { Section("Servers") { Text("Row") } }
    #expect(abs((card(stage)?.minY ?? 0) - 207.33) < 0.34)
  }

  @Test func theTitlesBaselineIsAt152() throws {
    let stage = try stage { Text("Row") }
    var baseline: CGFloat = 0
    stage.placed.forEach { node in
      guard let label = node.element as? BarLabelElement, label.string == "Servers", baseline == 0 else { return }
      baseline = node.frame.minY + label.baseline(width: node.frame.width)
    }
    #expect(abs(baseline - 152.33) < 0.34)
  }
}
