import StillsCore
import SwiftUI
import Testing

@Animatable private struct Wave: Shape {
  var phase: Double
  private(set) var height: CGFloat = 10
  @AnimatableIgnored var name = "wave"
  let isClosed = true

  init(phase: Double, height: CGFloat) { (self.phase, self.height) = (phase, height) }

  func path(in rect: CGRect) -> Path { Path(CGRect(x: phase, y: 0, width: 10, height: height)) }
}

extension ContainerValues { @Entry fileprivate var isFirst = false }

private struct FirstOnly: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first { $0.containerValues.isFirst }?.sizeThatFits(.unspecified) ?? .zero
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}

/// Names of iOS 17 and later that apps use.
@MainActor @Suite struct NewerSpellingTests {
  @Test func aMacroMakesVariablesAnimatableTogether() {
    var wave = Wave(phase: 0, height: 2)
    var step = Wave(phase: 10, height: 6).animatableData - wave.animatableData
    step.scale(by: 0.5)
    wave.animatableData = wave.animatableData + step
    #expect(wave.phase == 5)
    #expect(wave.height == CGFloat(4))
    #expect(step.magnitudeSquared == 29)
    #expect(step + .zero == step)
  }

  @Test func editorsShowAttributedTexts() throws {
    var text = AttributedString("Plain and bold")
    text.font = .title
    let editor = TextEditor(text: .constant(text), selection: .constant(AttributedTextSelection()))
      .textEditorStyle(.plain).textSelectionAffinity(.upstream)
    #expect(try RenderKit.place(editor).strings == ["Plain and bold"])
  }

  @Test func partsOfAnAttributedTextAreChangedWhereTheyAreSelected() throws {
    var text = AttributedString("one two")
    var selection = AttributedTextSelection(range: try #require(text.range(of: "two")))
    text.transformAttributes(in: &selection) { $0.kern = 3 }
    #expect(text.runs.map { $0.kern } == [nil, 3])
  }

  @Test func menusShowTheirChoiceByAViewOfItsOwn() throws {
    let picker = Picker("Size", selection: .constant(1)) {
      Text("Small").tag(1)
      Text("Large").tag(2)
    } currentValueLabel: {
      Text("S")
    }
    #expect(try RenderKit.place(picker.pickerStyle(.menu)).strings == ["S"])
  }

  @Test func layoutsReadWhatViewsSayToTheirContainer() throws {
    let view = FirstOnly {
      Color.red.frame(width: 10, height: 10)
      Color.blue.frame(width: 30, height: 20).containerValue(\.isFirst, true)
    }
    #expect(try RenderKit.size(view) == CGSize(width: 30, height: 20))
  }

  @Test func symbolsThatHaveDisappearedAreGone() throws {
    let symbol = Image(systemName: "star")
    #expect(try !drawing(symbol.symbolEffect(.disappear, isActive: false)).isEmpty)
    #expect(try RenderKit.reports(symbol.symbolEffect(.disappear, isActive: true)) == [])
    #expect(try RenderKit.reports(symbol.symbolEffect(.drawOff.byLayer, isActive: true)) == [])
  }

  @Test func aLanguageThatIsReadFromRightToLeftMirrorsBothFrontEnds() {
    var world = World()
    world.locale = "ar_EG"
    #expect(UITraitCollection(world: world).layoutDirection == .rightToLeft)
    #expect(world.direction == .rightToLeft)
    world.layoutDirection = .leftToRight
    #expect(UITraitCollection(world: world).layoutDirection == .leftToRight)
  }

  @Test func actionsOfSectionsAreReported() throws {
    let list = List { Section("Songs") { Text("One") }.sectionActions { Button("Add") {} } }
      .frame(width: 300, height: 300)
    #expect(try RenderKit.reports(list) == ["sectionActions: it is not drawn"])
  }
}
