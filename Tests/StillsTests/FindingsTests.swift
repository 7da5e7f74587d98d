import Foundation
import Stills
import StillsCore
import StillsSnapshots
import SwiftUI
import Testing

/// What a reviewer is told of a picture, and above all what not.
@MainActor @Suite struct FindingsTests {
  private func findings<Content: View>(
    _ view: Content, severity: Finding.Severity = .problem, in world: World = World()
  ) throws -> [Finding] {
    let screen = try Screen(view, world: world)
    defer { withExtendedLifetime(screen) {} }
    return try screen.render().findings(in: world).filter { $0.severity == severity }
  }

  private func sentences<Content: View>(_ view: Content, in world: World = World()) throws -> [String] {
    try findings(view, in: world).map(\.sentence)
  }

  private var small: World {
    var world = World()
    world.canvas = .size(CGSize(width: 200, height: 100))
    return world
  }

  // MARK: - Texts that are cut off

  @Test func textThatIsCutOffIsFound() throws {
    let found = try findings(Text("A text that is too long for one line of this").lineLimit(1), in: small)
    #expect(found.map(\.kind) == [.truncation])
    #expect(
      found.first?.sentence
        == "Text “A text that is too long for one line of this”: the text is cut off after 1 line")
  }

  @Test func textThatWrapsOrShrinksIsFine() throws {
    #expect(try sentences(Text("A text that is too long for one line of this"), in: small) == [])
    #expect(
      try sentences(Text("A text that shrinks a little").lineLimit(1).minimumScaleFactor(0.5), in: small) == [])
  }

  @Test func viewsOfTheAuthorsAreInTheName() throws {
    struct Badge: View {
      var body: some View { HStack { Text("Membership number and more and more").lineLimit(1) } }
    }
    #expect(
      try sentences(Badge(), in: small)
        == ["Badge › Text “Membership number and more and more”: the text is cut off after 1 line"])
  }

  // MARK: - Texts on texts

  @Test func textOverTextIsFound() throws {
    let view = ZStack(alignment: .leading) {
      Text("Under the other")
      Text("Over the other").offset(x: 6)
    }
    #expect(try sentences(view, in: small) == ["Text “Under the other”: overlaps Text “Over the other”"])
  }

  @Test func textBehindSomethingIsNoOverlap() throws {
    let card = ZStack {
      Text("Under the card")
      Text("On the card").padding().background(Color.white)
    }
    #expect(try sentences(card, in: small) == [])
    let faded = ZStack {
      Text("Shown")
      Text("Hidden").opacity(0)
    }
    #expect(try sentences(faded, in: small) == [])
    #expect(try sentences(Text("Line\nand line").lineSpacing(-4), in: small) == [])
  }

  // MARK: - Edges

  @Test func textThatRunsOffTheScreenIsFound() throws {
    let found = try findings(Text("A text that is too long for one line of this").fixedSize(), in: small)
    #expect(found.map(\.kind) == [.offScreen])
    #expect(found.first?.sentence.contains("pt off the left of the screen") ?? false)
  }

  @Test func whatScrollsMayGoOn() throws {
    let view = ScrollView(.horizontal) { Text("A text that is too long for one line of this").fixedSize() }
    #expect(try sentences(view, in: small) == [])
    let list = ScrollView { ForEach(0..<80) { Text("row \($0)") } }
    #expect(try sentences(list) == [])
  }

  @Test func textUnderTheStatusBarOrTheHomeIndicatorIsFound() throws {
    let view = VStack {
      Text("Top")
      Spacer()
      Text("Bottom")
    }.ignoresSafeArea()
    let found = try findings(view)
    #expect(found.map(\.kind) == [.safeArea, .safeArea])
    #expect(found.first?.sentence.hasPrefix("Text “Top”: leaves the safe area at the top by ") ?? false)
    #expect(
      try sentences(
        VStack {
          Text("Top"); Spacer(); Text("Bottom")
        }) == [])
  }

  // MARK: - Targets

  @Test func smallTargetsAreFound() throws {
    let view = VStack(spacing: 30) {
      Button {
      } label: {
        Image(systemName: "xmark").frame(width: 30, height: 50)
      }.accessibilityIdentifier("close")
      Color.blue.frame(width: 20, height: 20).onTapGesture {}
    }
    let found = try findings(view)
    #expect(found.map(\.kind) == [.tapTarget, .tapTarget])
    #expect(found.first?.sentence.hasSuffix("the area to tap is 30×50 pt, less than 44×44") ?? false)
    #expect(found.first?.sentence.contains("\"close\"") ?? false)
  }

  @Test func largeDisabledAndTheSystemsOwnTargetsAreFine() throws {
    let view = NavigationStack {
      List {
        Button("In a row") {}
        Toggle("A switch", isOn: .constant(true))
        NavigationLink("A link") { Text("there") }
      }
      .navigationTitle("Title")
      .toolbar { Button("Edit") {} }
    }
    #expect(try sentences(view) == [])
    let others = VStack {
      Button {
      } label: {
        Text("Large").frame(width: 100, height: 44)
      }
      Button("Disabled") {}.disabled(true)
    }
    #expect(try sentences(others) == [])
  }

  @Test func linkIsToldOnce() throws {
    let view = NavigationStack { NavigationLink("A link") { Text("there") } }
    #expect(try findings(view).filter { $0.kind == .tapTarget }.count == 1)
  }

  @Test func borderedButtonsAreAsSmallAsTheSystemMakesThem() throws {
    let view = Button("Bordered") {}.buttonStyle(.bordered).foregroundStyle(.primary)
    #expect(try findings(view) == [])
    #expect(try findings(view, severity: .note).map(\.kind) == [.tapTarget])
  }

  // MARK: - Contrast

  @Test func faintTextIsFound() throws {
    let found = try findings(Text("Yellow").foregroundStyle(.yellow), in: small)
    #expect(found.map(\.kind) == [.contrast])
    #expect(
      found.first?.sentence == "Text “Yellow”: a contrast of 1.51 to 1, less than 4.5 (#ffcc00 on #ffffff)")
  }

  @Test func largeTextMayBeFainter() throws {
    let gray = Color(red: 0.5, green: 0.5, blue: 0.5)
    #expect(try findings(Text("Small").foregroundStyle(gray), in: small).map(\.kind) == [.contrast])
    #expect(try findings(Text("Large").font(.system(size: 24)).foregroundStyle(gray), in: small) == [])
    #expect(try findings(Text("Bold").bold().foregroundStyle(gray), in: small) == [])
  }

  @Test func theSystemsOwnColoursAreNotes() throws {
    let view = VStack {
      Text("Secondary").foregroundStyle(.secondary)
      Text("Tinted").foregroundStyle(.tint)
    }
    #expect(try findings(view, in: small) == [])
    #expect(try findings(view, severity: .note, in: small).map(\.kind) == [.contrast, .contrast])
  }

  @Test func groundsThatAreNotFlatAreLeftAlone() throws {
    let gradient = LinearGradient(colors: [.white, .yellow], startPoint: .leading, endPoint: .trailing)
    #expect(try findings(Text("Yellow").foregroundStyle(.yellow).background(gradient), in: small) == [])
    #expect(try findings(Button("Off") {}.frame(width: 90, height: 50).disabled(true), in: small) == [])
  }

  // MARK: - Translations

  @Test func textsWithoutTranslationAreFound() throws {
    var world = small
    world.locale = "ko_KR"
    world.strings.add(Array("\"Hello\" = \"안녕하세요\";".utf8), path: "ko.lproj/Localizable.strings")
    world.strings.add(Array("\"Hello\" = \"Hello\"; \"Bye\" = \"Bye\";".utf8), path: "en.lproj/Localizable.strings")
    let view = VStack {
      Text("Hello")
      Text("Bye")
      Text(verbatim: "Name")
      Text("\(3)")
    }
    #expect(try sentences(view, in: world) == ["Text “Bye”: “Bye” has no translation to “ko”"])
    world.strings.misses.forget()
    world.locale = "en_US"
    #expect(try sentences(view, in: world) == [])
    world.locale = "fr_FR"
    #expect(try sentences(view, in: world) == ["no table of translations has the language “fr”"])
    #expect(try sentences(view, in: small) == [])
  }

  @Test func interpolatedTextsAreKnownByWhatStandsAround() throws {
    var world = small
    world.locale = "ko_KR"
    world.strings.add(Array("\"Hello\" = \"안녕하세요\";".utf8), path: "ko.lproj/Localizable.strings")
    #expect(
      try sentences(Text("Hello, \("Ann")!"), in: world)
        == ["Text “Hello, Ann!”: “Hello, %@!” has no translation to “ko”"])
  }

  // MARK: - Screens that are fine

  @Test func anOrdinaryScreenHasNothingToTell() throws {
    let view = NavigationStack {
      Form {
        Section("Account") {
          LabeledContent("Name", value: "Ann")
          TextField("Mail", text: .constant(""))
          Picker("Plan", selection: .constant(1)) {
            Text("Free").tag(0); Text("Full").tag(1)
          }
          Stepper("Seats", value: .constant(2))
        }
        Section { Button("Sign out", role: .destructive) {} }
      }
      .navigationTitle("Settings")
    }
    for appearance in World.Appearance.allCases {
      for size in [TypeSize.large, .accessibility1] {
        var world = World()
        (world.appearance, world.typeSize) = (appearance, size)
        #expect(try sentences(view, in: world) == [])
      }
    }
    let tabs = TabView {
      Text("First").tabItem { Label("First", systemImage: "star") }
      Text("Second").tabItem { Label("Second", systemImage: "heart") }
    }
    #expect(try sentences(tabs) == [])
  }
}
