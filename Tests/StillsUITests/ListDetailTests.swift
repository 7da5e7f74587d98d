import StillsBars
import StillsCore
import StillsDisplay
import SwiftUI
import Testing

/// What stands where, and in which colour, in rows and headers.
@MainActor @Suite struct ListDetailTests {
  private let red = ResolvedColor(red: 1, green: 0, blue: 0)

  /// A square in the colour of the texts around it.
  private struct Square: View {
    var body: some View { Rectangle().frame(width: 10, height: 10) }
  }

  @Test func buttonsInHeadersAndFootersHaveTheTintUnlessAnAuthorSaysOtherwise() throws {
    let stage = try Stage(
      List {
        Section {
          Text("Row")
        } header: {
          Square()
          Button {
          } label: {
            Square()
          }
        } footer: {
          Button {
          } label: {
            Square()
          }.foregroundStyle(.green)
          Button {
          } label: {
            Square()
          }
        }
      }.tint(Color(red: 1, green: 0, blue: 0)))
    #expect(stage.placed.commands.everyFill(of: red).count == 2)
  }

  @Test func titlesOfLabelsStandBelowEachOtherHoweverWideTheirSymbolsAre() throws {
    let stage = try Stage(
      List {
        Label("Narrow", systemImage: "doc")
        Label("Wide", systemImage: "photo.on.rectangle")
        Label {
          Text("Picture")
        } icon: {
          Color.green.frame(width: 60, height: 20)
        }
      })
    let narrow = try #require(stage.frame(ofText: "Narrow")), wide = try #require(stage.frame(ofText: "Wide"))
    #expect(narrow.minX == wide.minX)
    #expect(try #require(stage.frame(ofText: "Picture")).minX > wide.minX + 20)
  }

  @Test func separatorsBelowChartsBeginWhereTheRowDoes() throws {
    let stage = try Stage(
      List {
        Chart {
          BarMark(x: .value("v", 1), y: .value("n", "One")).annotation(position: .trailing) { Text("one") }
        }
        .frame(height: 100)
        Text("Total")
      })
    let line = SystemColor.listSeparator.resolved(look: .ios18, isDark: false)
    let start = try #require(stage.placed.commands.everyFill(of: line).first?.minX)
    #expect(start == stage.frame(ofText: "Total")?.minX)
  }
}
