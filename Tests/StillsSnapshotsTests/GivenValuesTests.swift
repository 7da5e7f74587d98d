import Stills
import StillsSnapshots
import SwiftUI
import Testing

/// What views were given is told by its name, whatever kind of view it is.
@MainActor @Suite struct GivenValuesTests {
  private func line<A: View, B: View>(_ old: A, _ new: B) throws -> String { try Draw.firstLine(old, new) }

  @Test func controlIsCalledByItsLabelAndToldByItsValue() throws {
    func form(_ isOn: Bool, _ level: Double) -> some View {
      VStack {
        Toggle("Sync", isOn: .constant(isOn))
        Toggle("Beta", isOn: .constant(false))
        ProgressView("Loading", value: level)
      }
    }
    #expect(try line(form(true, 0.5), form(false, 0.5)) == "Switch of Toggle (“Sync”): on → off")
    #expect(try line(form(true, 0.5), form(true, 0.75)).hasSuffix("(“Loading”): fraction 0.5 → 0.75"))
    #expect(
      try line(Slider(value: .constant(0.2)), Slider(value: .constant(0.4))) == "Slider: fraction 0.2 → 0.4")
    func picker(_ choice: Int) -> some View {
      Picker("Mode", selection: .constant(choice)) {
        Text("One").tag(1)
        Text("Two").tag(2)
      }.pickerStyle(.segmented)
    }
    #expect(try line(picker(1), picker(2)) == "SegmentedPicker (“One”, “Two”): selected 1 → 2")
  }

  @Test func symbolIsToldByItsFont() throws {
    func badge(_ font: Font) -> some View {
      Image(systemName: "plus").font(font).padding(8).background(Circle().fill(Color.red)).padding(.top, 20)
    }
    #expect(try line(badge(.title), badge(.body)) == "Image plus: font 28pt regular → 17pt regular")
    let bolt = Image(systemName: "bolt")
    #expect(
      try line(bolt.imageScale(.large), bolt.imageScale(.small))
        == "Image bolt: font 17pt regular large scale → 17pt regular small scale")
  }

  @Test func gradientIsToldByItsDirection() throws {
    func bar(_ start: UnitPoint, _ end: UnitPoint) -> some View {
      Rectangle().fill(LinearGradient(colors: [.red, .yellow], startPoint: start, endPoint: end)).frame(
        width: 90, height: 30)
    }
    #expect(
      try line(bar(.leading, .trailing), bar(.top, .bottom))
        == "Rectangle #ff3b30: gradient (from 0|0.5 to 1|0.5) → (from 0.5|0 to 0.5|1)")
  }

  @Test func gridIsToldByItsTracks() throws {
    func grid(_ count: Int, gap: CGFloat = 8) -> some View {
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: gap), count: count)) {
        ForEach(0..<9, id: \.self) { Text("\($0)") }
      }
    }
    #expect(try line(grid(4), grid(3)).contains("columns 4 → 3"))
    #expect(
      try line(grid(3), grid(3, gap: 20)).contains(
        "column (flexible 10 to any gap 8) → (flexible 10 to any gap 20)"))
  }

  @Test func listOfAnotherStyleIsNotOneOfAnotherOrder() throws {
    func list<S: ListStyle>(_ style: S) -> some View {
      List {
        Section("Fruit") {
          Text("Apple")
          Text("Pear")
        }
        Section("Roots") { Text("Beet") }
      }.listStyle(style)
    }
    #expect(try line(list(.insetGrouped), list(.plain)).contains("style insetGrouped → plain"))
  }

  @Test func onlyWhatChangedInBracketsIsTold() throws {
    func ring(_ width: CGFloat) -> some View {
      Circle().stroke(Color.red, lineWidth: width).frame(width: 50, height: 50)
    }
    #expect(try line(ring(2), ring(4)).hasSuffix("style lineWidth 2 → 4"))
    func arc(_ end: CGFloat) -> some View {
      Circle().trim(from: 0, to: end).stroke(Color.red).frame(width: 50, height: 50)
    }
    #expect(try line(arc(0.5), arc(0.75)).hasSuffix(": to 0.5 → 0.75"))
  }

  @Test func alignmentsAreToldAsWritten() throws {
    func text(_ alignment: Alignment) -> some View { Text("Word").frame(width: 200, height: 60, alignment: alignment) }
    #expect(try line(text(.center), text(.leading)) == "Text “Word”: frame alignment center → leading")
    #expect(
      try line(text(.topLeading), text(.bottomTrailing)) == "Text “Word”: frame alignment top leading → bottom trailing"
    )
    #expect(try line(text(.top), text(.center)) == "Text “Word”: frame alignment top → center")
  }

  @Test func oneShapeForAnotherIsOneChange() throws {
    let box = Color.red.frame(width: 60, height: 40)
    #expect(
      try line(box.clipShape(Circle()), box.clipShape(RoundedRectangle(cornerRadius: 6)))
        == "Color #ff3b30: clipShape Circle → RoundedRectangle cornerSize 6×6, style continuous")
  }

  @Test func attributeThatIsGoneIsNamed() throws {
    let text = Text("Word")
    #expect(try line(text.strikethrough(), text) == "Text “Word”: struck through removed")
  }

  @Test func modifiersThatDoNothingAreNoCause() throws {
    func cells(_ fades: Bool) -> some View {
      HStack {
        ForEach(0..<4, id: \.self) { number in
          if fades { Text("\(number)").opacity(number == 2 ? 0.3 : 1) } else { Text("\(number)") }
        }
      }
    }
    #expect(try line(cells(false), cells(true)) == "Text “2”: opacity 0.3 added")
  }

  @Test func textOfABarIsToldOnce() throws {
    func screen(_ title: String) -> some View { NavigationStack { Text("Page").navigationTitle(title) } }
    let message = try #require(try Draw.message(screen("Feed"), screen("News")))
    let causes = message.split(separator: "\n").filter { !$0.hasPrefix("  so") && $0.contains("News") }
    #expect(causes.count == 1, "\(message)")
  }
}
