import Foundation
import StillsCore
import StillsDisplay
import StillsLayout
import SwiftUI
import Testing

@testable import StillsUI

@Suite @MainActor struct ToggleTests {
  @Test func theSwitchStandsAtTheTrailingEnd() throws {
    let placed = try RenderKit.place(Toggle("A", isOn: .constant(true)), in: CGSize(width: 200, height: 100))
    let control = placed.frames("Switch")[0]
    #expect(control.size == CGSize(width: 49, height: 31))
    #expect(control.maxX == 200)
    #expect(placed.frames("Text")[0].minX == 0)
    #expect(try RenderKit.size(Toggle("A", isOn: .constant(true)).labelsHidden()) == CGSize(width: 49, height: 31))
  }

  @Test func stylesOfOnesOwnGetTheBinding() throws {
    struct Boxes: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
          Color.red.frame(width: configuration.isOn ? 30 : 10, height: 10)
          configuration.label
        }
        .onTapGesture { configuration.isOn.toggle() }
      }
    }
    let label = try RenderKit.size(Text("A")).width
    let toggle = Toggle("A", isOn: .constant(true)).toggleStyle(Boxes())
    #expect(isSame(try RenderKit.size(toggle).width, label + 30))
  }
}

@Suite @MainActor struct ProgressViewTests {
  @Test func withoutAValueItSpins() throws {
    #expect(try RenderKit.size(ProgressView()) == CGSize(width: 20, height: 20))
    #expect(try RenderKit.size(ProgressView().controlSize(.large)) == CGSize(width: 37, height: 37))
  }

  @Test func withAValueItIsABarOfTheProposedWidth() throws {
    let placed = try RenderKit.place(ProgressView(value: 0.5), in: CGSize(width: 200, height: 100))
    #expect(placed.frames("ProgressBar")[0].size == CGSize(width: 200, height: 4))
    #expect(try RenderKit.place(ProgressView("A", value: 1, total: 2)).strings == ["A"])
  }

  @Test(arguments: [Double.nan, .infinity, -1, 2]) func anyValueCanBeDrawn(value: Double) throws {
    #expect(try !RenderKit.place(ProgressView(value: value)).commands.isEmpty)
    #expect(try !RenderKit.place(ProgressView(value: 1, total: 0.0)).commands.isEmpty)
  }
}

@Suite @MainActor struct TextFieldTests {
  private func height<V: View>(_ view: V) throws -> CGFloat {
    let placed = try RenderKit.place(view, in: CGSize(width: 200, height: 100))
    return placed.frame.height
  }

  @Test func aPlainFieldIsTwentyTwoHighAndFillsTheWidth() throws {
    let placed = try RenderKit.place(TextField("A", text: .constant("")), in: CGSize(width: 200, height: 100))
    #expect(placed.frame.size == CGSize(width: 200, height: 22))
    #expect(placed.strings == ["A"])
  }

  @Test func aRoundedBorderIsThirtyFourHigh() throws {
    #expect(try height(TextField("A", text: .constant("")).textFieldStyle(.roundedBorder)) == 34)
  }

  @Test func textsWinOverPromptsAndPromptsOverLabels() throws {
    #expect(try RenderKit.place(TextField("A", text: .constant("x"))).strings == ["x"])
    #expect(try RenderKit.place(TextField("A", text: .constant(""), prompt: Text("p"))).strings == ["p"])
    #expect(try RenderKit.place(TextField("A", value: .constant(3), format: .number)).strings == ["3"])
    #expect(try RenderKit.place(SecureField("A", text: .constant("abc"))).strings == ["•••"])
  }

  @Test func stylesOfOnesOwnPutThingsAroundTheField() throws {
    struct Padded: TextFieldStyle {
      func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding(10) }
    }
    #expect(try height(TextField("A", text: .constant("")).textFieldStyle(Padded())) == 42)
  }

  @Test func focusIsKeptLikeState() throws {
    struct Form: View {
      enum Field { case name }
      @FocusState private var focus: Field?
      @FocusState private var isFocused: Bool
      var body: some View {
        TextField("A", text: .constant("")).focused($focus, equals: .name).focused($isFocused)
          .onAppear { focus = .name }
        Text(focus == .name ? "yes" : "no")
      }
    }
    #expect(try RenderKit.place(Form()).strings == ["A", "yes"])
  }
}

@Suite @MainActor struct SliderTests {
  @Test(arguments: [-1, 0.5, 7, Double.nan]) func anyValueCanBeDrawn(value: Double) throws {
    let placed = try RenderKit.place(Slider(value: .constant(value)), in: CGSize(width: 100, height: 100))
    #expect(placed.frames("Slider")[0].size == CGSize(width: 100, height: 31))
    #expect(!placed.commands.isEmpty)
  }

  @Test func aStepperIsNinetyFourByThirtyTwo() throws {
    let placed = try RenderKit.place(Stepper("A", value: .constant(1), in: 0...3), in: CGSize(width: 300, height: 100))
    #expect(placed.frames("Stepper")[0].size == CGSize(width: 94, height: 32))
    #expect(placed.frames("Stepper")[0].maxX == 300)
  }
}

@Suite @MainActor struct PickerTests {
  private func picker<V: Hashable>(_ selection: V) -> some View {
    Picker("P", selection: .constant(selection)) {
      Text("One").tag(1)
      Text("Two").tag(2)
      Text("Six").tag(6)
    }
  }

  @Test func aMenuShowsTheChosenView() throws {
    #expect(try RenderKit.place(picker(2)).strings == ["Two"])
    #expect(try RenderKit.place(picker(Optional(6))).strings == ["Six"])
  }

  @Test func aSelectionWithoutAViewIsReported() throws {
    #expect(try RenderKit.reports(picker(9)).count == 1)
  }

  @Test func segmentsAreEqualAndFillTheWidth() throws {
    let placed = try RenderKit.place(picker(1).pickerStyle(.segmented), in: CGSize(width: 300, height: 100))
    #expect(placed.frames("SegmentedPicker")[0].size == CGSize(width: 300, height: 32))
    let texts = placed.frames("Text")
    #expect(isSame(texts[0].midX, 50) && isSame(texts[1].midX, 150) && isSame(texts[2].midX, 250))
  }

  @Test func anInlinePickerMarksTheChosenRow() throws {
    let placed = try RenderKit.place(VStack { picker(2).pickerStyle(.inline) }, in: CGSize(width: 300, height: 100))
    #expect(placed.strings == ["One", "Two", "Six"])
    #expect(placed.frames("Image").count == 1)
  }
}
