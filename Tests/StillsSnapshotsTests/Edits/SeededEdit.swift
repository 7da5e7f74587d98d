import Foundation

/// One line of a screen changed, and what a failure should say about it.
struct SeededEdit {
  enum Kind: String, CaseIterable { case padding, color, text, order, font, insertion, removal }

  let kind: Kind
  let edited: Spec
  /// Each of them must be in the first line: the view, and the change. Of a list inside one, any.
  let expected: [[String]]
  let summary: String

  /// Nil where the screen has nothing for this seed to edit.
  init?(_ screen: Spec, kind: Kind, numbers: inout SeededNumbers) {
    self.kind = kind
    let places = screen.places()
    var edited = screen
    switch kind {
    case .padding:
      guard let place = places.filter({ screen[$0].padding != nil }).randomElement(using: &numbers) else { return nil }
      let old = screen[place].padding ?? 0, new = old + CGFloat(Int.random(in: 1...9, using: &numbers))
      edited[place].padding = new
      expected = [screen.names(of: place), ["padding \(Int(old)) → \(Int(new))"]]
    case .color:
      let found = places.filter { screen[$0].shade != nil || screen[$0].background != nil }
      guard let place = found.randomElement(using: &numbers) else { return nil }
      let new = Spec.Shade(
        red: Int.random(in: 0...255, using: &numbers), green: Int.random(in: 0...255, using: &numbers),
        blue: Int.random(in: 0...255, using: &numbers))
      let old: Spec.Shade?
      if screen[place].shade != nil {
        old = screen[place].shade
        edited[place].shade = new
      } else {
        old = screen[place].background
        edited[place].background = new
      }
      guard let old, old != new else { return nil }
      expected = [screen.names(of: place), ["\(old.hex) → \(new.hex)"]]
    case .text:
      let found = places.filter { if case .text(let text) = screen[$0].kind { !text.isEmpty } else { false } }
      guard let place = found.randomElement(using: &numbers), case .text(let old) = screen[place].kind else {
        return nil
      }
      let new =
        ["Ready", "Sold out", "42", "Tomorrow", old + "!", String(old.dropLast()) + "x"].randomElement(
          using: &numbers) ?? "New"
      guard new != old else { return nil }
      edited[place].kind = .text(new)
      expected = [["“\(old)”"], ["“\(old)” → “\(new)”"]]
    case .font:
      let found = places.filter { if case .text(let text) = screen[$0].kind { !text.isEmpty } else { false } }
      guard let place = found.randomElement(using: &numbers), let old = screen[place].face else { return nil }
      var new = old
      if Bool.random(using: &numbers) {
        new.size += CGFloat(Int.random(in: 1...6, using: &numbers))
      } else {
        new.weight = (old.weight + Int.random(in: 1...3, using: &numbers)) % 4
      }
      edited[place].face = new
      expected = [screen.names(of: place), ["\(old.words) → \(new.words)"]]
    case .order:
      let found = places.filter { screen[$0].children.filter { $0.kind != .divider && $0.kind != .spacer }.count > 1 }
      guard let place = found.randomElement(using: &numbers) else { return nil }
      let movable = screen[place].children.indices.filter {
        screen[place].children[$0].kind != .divider && screen[place].children[$0].kind != .spacer
      }
      guard let first = movable.randomElement(using: &numbers),
        let second = movable.filter({ $0 != first }).randomElement(using: &numbers)
      else { return nil }
      edited[place].children.swapAt(first, second)
      expected = [
        screen.names(of: place + [first]) + screen.names(of: place + [second]), ["changed places", "moved from place"],
      ]
    case .insertion:
      let found = places.filter { screen[$0].isStack }
      guard let place = found.randomElement(using: &numbers) else { return nil }
      let index = Int.random(in: 0...screen[place].children.count, using: &numbers)
      let number = Int.random(in: 10...99, using: &numbers)
      let choices: [(Spec, [String])] = [
        (Spec.text("New \(number)", 14), ["“New \(number)”"]), (Spec.image("heart", 16), ["heart"]),
        (Spec.author(.badge, Spec.text("Hot \(number)", 12).padded(4)), ["Badge", "“Hot \(number)”"]),
      ]
      let new = choices[Int.random(in: 0..<choices.count, using: &numbers)]
      edited[place].children.insert(new.0, at: index)
      expected = [new.1, ["appeared"]]
    case .removal:
      let found = places.filter { place in
        !place.isEmpty && screen[Array(place.dropLast())].isStack && screen[place].kind != .spacer
      }
      guard let place = found.randomElement(using: &numbers), let index = place.last else { return nil }
      edited[Array(place.dropLast())].children.remove(at: index)
      expected = [screen.names(of: place), ["disappeared"]]
    }
    self.edited = edited
    summary = "\(kind.rawValue): \(expected)"
  }

  func isTold(by line: String) -> Bool { expected.allSatisfy { words in words.contains { line.contains($0) } } }
}

extension Spec {
  typealias Place = [Int]

  subscript(place: Place) -> Spec {
    get { place.reduce(self) { $0.children[$1] } }
    set {
      guard let first = place.first else { return self = newValue }
      children[first][Array(place.dropFirst())] = newValue
    }
  }

  /// The screen itself and everything in it.
  func places() -> [Place] {
    [[]] + children.indices.flatMap { index in children[index].places().map { [index] + $0 } }
  }

  var isStack: Bool {
    switch kind {
    case .vertical, .horizontal, .layered: true
    default: false
    }
  }

  /// What its author would call the view at a place: any of these tells which one is meant.
  func names(of place: Place) -> [String] {
    let spec = self[place]
    switch spec.kind {
    case .text(let text): return ["“\(text)”", spec.identifier.map { "\"\($0)\"" } ?? "“\(text)”"]
    case .image(let name): return [name]
    case .rectangle: return ["RoundedRectangle"]
    case .divider: return ["Divider"]
    case .spacer: return ["Spacer"]
    case .author(let author): return [author.rawValue.capitalized]
    case .vertical, .horizontal, .layered, .button:
      var names = spec.identifier.map { ["\"\($0)\""] } ?? []
      // By the author's view that is nothing but this, or else by what it shows first.
      if let last = place.last, last == 0, case .author(let author) = self[Array(place.dropLast())].kind {
        names.append(author.rawValue.capitalized)
      }
      return names + spec.texts.prefix(2).map { "“\($0.prefix(13))" }
    }
  }

  private var texts: [String] {
    if case .text(let text) = kind { return text.isEmpty ? [] : [text] }
    return children.flatMap(\.texts)
  }
}
