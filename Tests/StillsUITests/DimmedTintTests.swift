import StillsCore
import StillsDisplay
import SwiftUI
import Testing

/// The accent colour behind what dims a screen.
@MainActor @Suite struct DimmedTintTests {
  private struct Home: View {
    @State var asks = true
    var sheet = false
    var body: some View {
      VStack {
        Rectangle().fill(.tint).frame(width: 50, height: 50)
        Rectangle().fill(.tint).frame(width: 50, height: 50).tint(.green)
      }
      .alert("Sure?", isPresented: $asks) { Button("No") {} }
      .sheet(isPresented: .constant(sheet)) {
        Rectangle().fill(.tint).frame(width: 30, height: 30).presentationDetents([.medium])
      }
    }
  }

  private func widths(_ stage: Stage, _ color: SystemColor) -> [CGFloat] {
    stage.placed.commands.everyFill(of: color.resolved(look: .ios18, isDark: false)).map(\.width)
      .filter { $0 == 50 || $0 == 30 }
  }

  @Test func itIsGreyBehindAnAlertUntilThatIsGone() throws {
    let stage = try Stage(PresentationRoot(content: Home()))
    #expect(widths(stage, .systemBlue).isEmpty && widths(stage, .systemGray) == [50])
    try stage.tap(.button, "No")
    #expect(widths(stage, .systemBlue) == [50] && widths(stage, .systemGray).isEmpty)
  }

  @Test func whatIsInFrontHasIt() throws {
    let stage = try Stage(PresentationRoot(content: Home(asks: false, sheet: true)))
    #expect(widths(stage, .systemBlue) == [30] && widths(stage, .systemGray) == [50])
  }

  @Test func aTintOfTheAuthorsStays() throws {
    #expect(widths(try Stage(PresentationRoot(content: Home())), .systemGreen) == [50])
  }
}
