import Foundation
import Stills
import SwiftUI
import Testing

@MainActor @Suite("Controls")
struct ControlTouchTests {
  private struct Settings: View {
    @State private var isOn = false
    @State private var volume = 0.0
    @State private var count = 1
    @State private var unit = "km"
    @State private var sort = 1
    var body: some View {
      VStack {
        Toggle("Wi-Fi", isOn: $isOn)
        Slider(value: $volume, in: 0...10, step: 1) { Text("Volume") }
        Stepper("Guests", value: $count, in: 1...2)
        Picker("Unit", selection: $unit) {
          Text("Kilometres").tag("km")
          Text("Miles").tag("mi")
        }
        .pickerStyle(.segmented)
        Picker("Sort", selection: $sort) {
          Text("Name").tag(1)
          Text("Date").tag(2)
        }
        Text("\(isOn) \(Int(volume)) \(count) \(unit) \(sort)").accessibilityIdentifier("state")
      }
      .frame(width: 300)
    }
  }

  private func state(_ steps: String...) throws -> String? {
    let screen = try Screen(Settings(), world: .tall)
    try screen.perform(steps)
    return try screen.words.last
  }

  @Test("a switch is turned by its label's name, and at its own place alone")
  func toggle() throws {
    #expect(try state(#"tap "Wi-Fi""#) == "true 0 1 km 1")
    #expect(try state(#"tap "Wi-Fi""#, #"tap "wi-fi""#) == "false 0 1 km 1")
    let screen = try Screen(Settings(), world: .tall)
    let label = try #require(try screen.frame(of: "Wi-Fi"))
    #expect(problem { try screen.tap(x: label.midX, y: label.midY) }.contains("nothing there waits"))
  }

  @Test("a stepper's halves have names, and end where the range ends")
  func stepper() throws {
    #expect(try state(#"tap "Increment""#) == "false 0 2 km 1")
    #expect(try state(#"tap "Guests, Increment""#) == "false 0 2 km 1")
    #expect(problem { _ = try state(#"tap "Increment""#, #"tap "Increment""#) }.contains("is disabled"))
    #expect(problem { _ = try state(#"tap "Decrement""#) }.contains("is disabled"))
  }

  @Test("a slider goes to where the finger is, in steps")
  func slider() throws {
    #expect(try state(#"tap "Volume""#) == "false 5 1 km 1")
    #expect(try state(#"drag "Volume" by 500,0"#) == "false 10 1 km 1")
  }

  @Test("pickers choose by tap and by select")
  func pickers() throws {
    #expect(try state(#"tap "Miles""#) == "false 0 1 mi 1")
    #expect(try state(#"select "Miles""#, #"select "Date""#) == "false 0 1 mi 2")
    #expect(problem { _ = try state(#"select "Size""#) }.contains("there is nothing to select called \"Size\""))
  }

  private struct Preferences: View {
    @State private var sort = "Name"
    var body: some View {
      NavigationStack {
        Form {
          Picker("Sort by", selection: $sort) { ForEach(["Name", "Date"], id: \.self) { Text($0) } }
            .pickerStyle(.navigationLink)
        }
        .navigationTitle(sort)
      }
    }
  }

  @Test("a picker that is a link leads to the choices and back")
  func linkedPicker() throws {
    let screen = try Screen(Preferences(), world: .tall)
    #expect(try screen.words.contains("Sort by"))
    try screen.perform([#"tap "Sort by""#])
    #expect(try !screen.words.contains("Sort by"))
    try screen.perform([#"tap "Date""#])
    #expect(try screen.words.contains("Sort by"))
    #expect(try screen.words.contains("Date") && !screen.words.contains("Name"))
  }

  private struct SignIn: View {
    enum Field { case name, secret }
    @State private var name = ""
    @State private var secret = ""
    @State private var sent = "-"
    @FocusState private var field: Field?
    var body: some View {
      VStack {
        TextField("Name", text: $name).focused($field, equals: .name)
        SecureField("Password", text: $secret).focused($field, equals: .secret)
        TextField("Locked", text: .constant("")).disabled(true)
        Text(field.map { "\($0)" } ?? "none")
        Text(sent)
      }
      .onSubmit {
        if field == .name { field = .secret } else { sent = "\(name)/\(secret)" }
      }
    }
  }

  @Test("typing goes to the named field, then to the one with the focus; a line break submits")
  func typing() throws {
    let screen = try Screen(SignIn(), world: .tall)
    try screen.type("Ada", in: "Name")
    #expect(try screen.words == ["Ada", "Password", "Locked", "name", "-"])
    try screen.type(" L.\n")
    try screen.tap("Password")
    try screen.type("ab\n")
    #expect(try screen.words == ["Ada L.", "••", "Locked", "secret", "Ada L./ab"])
    // A field is found by its label, whatever is typed in it.
    try screen.type("!", in: "Name")
    #expect(try screen.words.first == "Ada L.!")
  }

  @Test("the focus goes where the author's value says, and away with it")
  func focusMoves() throws {
    let screen = try Screen(SignIn(), world: .tall)
    try screen.type("Ada\n", in: "Name")
    try screen.type("xyz")
    #expect(try screen.words == ["Ada", "•••", "Locked", "secret", "-"])
  }

  private struct Rows: View {
    @State private var text = "-"
    var body: some View {
      List {
        Button("Go") { text = "gone" }
        Text("Plain")
        Text(text)
      }
    }
  }

  private struct Draggable: View {
    @State private var text = "-"
    var body: some View {
      VStack {
        Text("Title")
        Button("Inside") { text = "pressed" }
        Text(text)
      }
      .gesture(DragGesture().onChanged { _ in text = "dragged" })
    }
  }

  @Test("words in something draggable stand for themselves")
  func wordsInDraggables() throws {
    let screen = try Screen(Draggable(), world: .tall)
    #expect(throws: StepError.self) { try screen.tap("Title") }
    #expect(try screen.words.contains("-"))
    try screen.drag("Title", by: CGSize(width: 60, height: 0))
    #expect(try screen.words.contains("dragged"))
  }

  @Test("words in a list stand for themselves, not for what else is in the list")
  func wordsInLists() throws {
    let screen = try Screen(Rows(), world: .tall)
    for name in ["Plain", "plain"] {
      #expect(problem { try screen.tap(name) }.contains("does not wait for that. There is: \"Go\" (button)"))
    }
    #expect(try screen.words.contains("-"))
  }

  @Test("typing into what is no field names the fields")
  func typingElsewhere() throws {
    let screen = try Screen(SignIn(), world: .tall)
    #expect(problem { try screen.type("x") }.contains("no field has the focus"))
    #expect(
      problem { try screen.type("x", in: "Mail") }.contains("no field is called \"Mail\". There is: \"Name\" (field)"))
    #expect(problem { try screen.type("x", in: "Locked") }.contains("\"Locked\" is disabled"))
  }
}
