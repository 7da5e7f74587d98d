import StillsCore
import StillsDisplay
import StillsGeometry
import SwiftUI
import Testing

/// What Apple's pictures of switches show (`home-assistant/toggles-*`, `large-title-toggles-ios26`).
@MainActor @Suite struct SwitchDrawingTests {
  private func commands(isOn: Bool, _ look: World.Look) throws -> [DisplayCommand] {
    var world = World()
    world.look = look
    return try RenderKit.place(
      Toggle("", isOn: .constant(isOn)).labelsHidden(), in: CGSize(width: 300, height: 200), world: world
    ).commands
  }

  @Test func theThumbsShadowStaysInsideTheTrack() throws {
    let clips = try commands(isOn: true, .ios18).nestedGroups.filter { !$0.commands.nestedGroups.isEmpty }
      .compactMap(\.clip)
    #expect(clips.map { $0.boundingRect.width }.contains { abs($0 - 51) < 0.01 })
  }

  @Test func theNewerLookHasNoShadow() throws {
    #expect(try commands(isOn: true, .ios26).nestedGroups.allSatisfy { $0.effects.isEmpty })
    #expect(try !commands(isOn: true, .ios18).nestedGroups.allSatisfy { $0.effects.isEmpty })
  }

  /// (197, 197, 199) on white.
  @Test func theNewerLooksTrackIsOfTertiaryLabelsGreyWhileOff() {
    #expect(
      SystemColor.switchOff.resolved(look: .ios26, isDark: false)
        == SystemColor.tertiaryLabel.resolved(look: .ios26, isDark: false))
  }
}

extension [DisplayCommand] {
  fileprivate var nestedGroups: [DisplayGroup] {
    flatMap { command -> [DisplayGroup] in
      if case .group(let group) = command { return [group] + group.commands.nestedGroups }
      return []
    }
  }
}
