import StillsCore
import StillsDisplay
import SwiftUI
import Testing

/// Views on their way through a scroll view, in canvases of 100 by 50.
@MainActor @Suite struct ScrollTransitionTests {
  /// The transforms of all groups, in order.
  private func transforms<V: View>(_ view: V) throws -> [CGAffineTransform] {
    func all(_ commands: [DisplayCommand]) -> [CGAffineTransform] {
      commands.flatMap { command -> [CGAffineTransform] in
        guard case .group(let group) = command else { return [] }
        return (group.transform.isIdentity ? [] : [group.transform]) + all(group.commands)
      }
    }
    return all(try drawing(view))
  }

  private func row(_ widths: [CGFloat], _ configuration: ScrollTransitionConfiguration) -> some View {
    ScrollView(.horizontal) {
      HStack(spacing: 0) {
        ForEach(widths.indices, id: \.self) { index in
          Color.red.frame(width: widths[index], height: 20)
            .scrollTransition(configuration) { content, phase in content.offset(y: phase.value * 10) }
        }
      }
    }
  }

  @Test func whatIsSeenWhollyLooksAsInTheMiddle() throws {
    #expect(try transforms(row([40, 60], .interactive)) == [])
  }

  @Test func whatIsSeenInPartIsSoFarOnItsWay() throws {
    let found = try transforms(row([80, 40], .interactive(timingCurve: .linear)))
    #expect(found.map(\.ty) == [5])
  }

  @Test func aThresholdSaysHowMuchMustBeSeen() throws {
    #expect(try transforms(row([80, 40], .interactive.threshold(.visible(0.5)))) == [])
    #expect(try transforms(row([80, 40], .animated.threshold(.visible(0.9)))).map(\.ty) == [10])
    #expect(try transforms(row([80, 40], .animated.threshold(.visible(0.3)))) == [])
  }

  /// Of the second row's 40 points, 20 are seen; an inset of 10 takes half of them away.
  @Test func aThresholdCanBeMeasuredFurtherIn() throws {
    let limit = ScrollTransitionConfiguration.Threshold.visible(0.5)
    #expect(try transforms(row([80, 40], .animated.threshold(limit.inset(by: 10)))).map(\.ty) == [10])
    let between = limit.interpolated(towards: .visible(0.9), amount: 0.5)
    #expect(try transforms(row([80, 40], .animated.threshold(between))).map(\.ty) == [10])
  }

  @Test func noTransitionIsNone() throws {
    #expect(try transforms(row([80, 40], .identity)) == [])
  }

  @Test func outsideOfScrollViewsNothingMoves() throws {
    let view = Color.red.scrollTransition { content, phase in content.offset(y: phase.value * 10) }
    #expect(try transforms(view) == [])
  }
}
