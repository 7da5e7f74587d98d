import Foundation
import StillsGeometry

/// How views and their changes are called in messages.
enum SceneWords {
  static func quoted(_ text: String) -> String {
    "“\(shortened(text.replacingOccurrences(of: "\n", with: "⏎"), to: 60))”"
  }

  /// `“Yes” → “No”`; of long texts the part that changed, with what is around it.
  static func textChange(_ before: String, _ after: String) -> String {
    guard max(before.count, after.count) > 60 else { return "\(quoted(before)) → \(quoted(after))" }
    let (old, new) = (Array(before), Array(after))
    let most = min(old.count, new.count)
    var start = 0
    while start < most, old[start] == new[start] { start += 1 }
    var end = 0
    while end < most - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    // Our choice: a few words before and behind, whole ones unless they are very long.
    var (first, rest) = (max(0, start - 16), max(0, end - 16))
    for _ in 0..<12 where first > 0 && old[first - 1] != " " { first -= 1 }
    for _ in 0..<12 where rest > 0 && old[old.count - rest] != " " { rest -= 1 }
    if first < 6 { first = 0 }
    func part(_ text: [Character]) -> String {
      let middle = shortened(String(text[first..<text.count - rest]), to: 90)
      return "\(first > 0 ? "…" : "")\(middle)\(rest > 0 ? "…" : "")"
    }
    let (left, right) = (part(old), part(new))
    // Of two long texts that have nothing in common the middle is left out.
    return [left, right].map { "“\($0.replacingOccurrences(of: "\n", with: "⏎"))”" }.joined(separator: " → ")
  }

  /// The same change by several amounts: `color #000 → #111, #222 → #333 and 4 more`.
  static func changes(_ list: [String]) -> String {
    var distinct: [String] = []
    for change in list where !distinct.contains(change) { distinct.append(change) }
    guard distinct.count > 1, let word = distinct[0].split(separator: " ").first.map({ "\($0) " }),
      distinct.allSatisfy({ $0.hasPrefix(word) })
    else { return Self.list(distinct) }
    return word + Self.list(distinct.map { String($0.dropFirst(word.count)) })
  }

  /// With every number, colour and quoted text the same.
  static func loosely(_ text: String) -> String {
    var result = "", isQuoted = false, isAmount = false
    for character in text {
      if character == "“" { isQuoted = true }
      if character == "”" { isQuoted = false }
      if isQuoted { continue }
      if character == "#" || character.isASCII && character.isNumber {
        if !isAmount { result.append("0") }
        isAmount = true
        continue
      }
      if isAmount, character == "." || character.isHexDigit { continue }
      isAmount = false
      result.append(character)
    }
    return result
  }

  /// Cut in the middle.
  static func shortened(_ text: String, to limit: Int) -> String {
    guard text.count > limit else { return text }
    return "\(text.prefix(limit * 2 / 3))…\(text.suffix(limit / 3))"
  }

  static func number(_ value: CGFloat) -> String { NumberText.string(value) }

  static func size(_ size: CGSize) -> String { "\(number(size.width))×\(number(size.height))" }

  static func place(_ frame: CGRect) -> String {
    "\(size(frame.size)) pt at (\(number(frame.minX)) \(number(frame.minY)))"
  }

  /// `#rrggbb`, and the alpha where it is not opaque.
  static func color(_ text: String) -> String {
    text.count == 9 && text.hasSuffix("ff") ? String(text.dropLast(2)) : text
  }

  static func colors(_ list: [String]) -> String {
    list.isEmpty ? "none" : list.map(color).joined(separator: ", ")
  }

  /// `down by 20 pt`, `right by 4 pt and up by 8 pt`.
  static func move(_ dx: CGFloat, _ dy: CGFloat) -> String {
    var parts: [String] = []
    if abs(dx) > tolerance { parts.append("\(dx > 0 ? "right" : "left") by \(number(abs(dx))) pt") }
    if abs(dy) > tolerance { parts.append("\(dy > 0 ? "down" : "up") by \(number(abs(dy))) pt") }
    return parts.joined(separator: " and ")
  }

  /// Scenes have three places.
  static let tolerance: CGFloat = 0.0021

  /// `A`, `A and B`, `A, B and 3 more`; what is there several times is counted: `3 × A`.
  static func list(_ words: [String], most: Int = 3, isMerged: Bool = true) -> String {
    var items: [(word: String, count: Int)] = []
    for word in words {
      if isMerged, let index = items.firstIndex(where: { $0.word == word }) {
        items[index].count += 1
      } else {
        items.append((word, 1))
      }
    }
    let shown = items.map { $0.count > 1 ? "\($0.count) × \($0.word)" : $0.word }
    if shown.count <= 1 { return shown.first ?? "" }
    if shown.count <= most { return shown.dropLast().joined(separator: ", ") + " and " + (shown.last ?? "") }
    let rest = items.dropFirst(most - 1).reduce(0) { $0 + $1.count }
    return shown.prefix(most - 1).joined(separator: ", ") + " and \(rest) more"
  }
}

// MARK: - Views

extension SceneView {
  /// The kind of the control that it is all of, where that is made of other views.
  var control: String? { wrappers.lazy.map(\.node.kind).first { ControlWords.name($0) != nil } }

  /// `Text “Save”`, `Image star.fill`, `Panel (“ALTITUDE”, …)`.
  var label: String {
    let core = coreLabel
    guard let attachment, let parent else { return core + owner }
    if isPresentation { return "\(attachment.kind) \(core)" }
    return "\(attachment.kind) \(core) of \(parent.label(at: attachment.wrapper))"
  }

  /// ` of Toggle (“Sync”)`: the part of a control that has no words itself is called by those around it.
  private var owner: String {
    if node.text == nil, children.isEmpty, let gauge = gaugeAround { return " of \(gauge)" }
    if let bar = barAround { return " of \(bar)" }
    if let chart = chartAround { return " of \(chart)" }
    guard isControlPart, identifier == nil else { return "" }
    var next = parent
    while let view = next {
      // Where there are more words than a label's it is a screen and not a control.
      if view.texts.count > 2 { return "" }
      if !view.texts.isEmpty, view.node.kind != "HStack" { return " of \(view.label)" }
      if view.node.kind == "HStack", !view.texts.isEmpty, view.parent.map({ $0.texts.count > 2 }) ?? true {
        return " of \(view.label)"
      }
      next = view.parent
    }
    return ""
  }

  /// What a title or a picture of a bar stands in: tabs have the words of titles.
  private var barAround: String? {
    guard node.kind == "BarText" || node.kind == "BarImage" else { return nil }
    var next = parent
    while let view = next {
      if view.node.kind == "TabItem" || view.node.kind.hasSuffix("Bar") { return view.node.kind }
      next = view.parent
    }
    return nil
  }

  /// The chart that it draws the marks or lines of.
  private var chartAround: String? {
    guard node.kind == "Canvas" else { return nil }
    var next = parent
    while let view = next {
      if view.node.kind == "Chart" { return view.label }
      next = view.parent
    }
    return nil
  }

  /// The gauge that it is a part of.
  private var gaugeAround: String? {
    var next = parent
    while let view = next {
      if let place = view.wrappers.firstIndex(where: { $0.node.kind == "gauge" }) {
        return view.controlLabel(at: place)
      }
      next = view.parent
    }
    return nil
  }

  /// `Gauge (“Fuel”)`, for a control that is made of other views; nil for any other modifier.
  private func controlLabel(at wrapper: Int) -> String? {
    guard let name = ControlWords.name(wrappers[wrapper].node.kind) else { return nil }
    if let text = node.text, !text.isEmpty, children.isEmpty {
      return "\(name)\(identifierWord) \(SceneWords.quoted(text))"
    }
    return name + identifierWord + hint
  }

  private var isControlPart: Bool {
    switch node.kind {
    case "Switch", "Slider", "ProgressBar", "Spinner", "Stepper": children.isEmpty
    default: false
    }
  }

  /// How it is called with all that is around it: by the author's view that it is all of, or else as itself.
  var outerLabel: String {
    guard let name = names.first, attachment == nil || isPresentation else { return label }
    let kind = isPresentation ? attachment.map { $0.kind + " " } ?? "" : ""
    if let text = node.text, !text.isEmpty, children.isEmpty {
      return kind + name + identifierWord + " " + SceneWords.quoted(text)
    }
    return kind + name + identifierWord + hint
  }

  /// How it is called from outside of one of its wrappers: by the author's view inside of that, or else as itself.
  func label(at wrapper: Int) -> String {
    let inner = wrappers.dropFirst(wrapper + 1).flatMap(\.node.names) + node.names
    if let control = controlLabel(at: wrapper) { return control }
    guard let name = inner.first else { return label }
    if let text = node.text, children.isEmpty { return "\(name) \(SceneWords.quoted(text))" }
    return name + identifierWord + hint
  }

  private var coreLabel: String {
    if let text = node.text, !text.isEmpty, children.isEmpty {
      return "\(node.kind)\(identifierWord) \(SceneWords.quoted(text))"
    }
    // One of the author's own views that has nothing around the view that it is.
    var label = node.kind + identifierWord
    if children.isEmpty, let name = imageName { label += " \(name)" }
    if children.isEmpty, imageName == nil, !isControlPart, let color = node.colors.first {
      label += " \(SceneWords.color(color))"
    }
    return label + hint
  }

  private var identifierWord: String { identifier.map { " \"\($0)\"" } ?? "" }

  /// Of the symbol or the resource that it shows.
  private var imageName: String? {
    switch node.kind {
    case "Image", "BarImage", "UIImageView":
      let name = node.details.split(separator: ",").first.map(String.init) ?? ""
      return name.isEmpty || (name.contains(" ") && node.kind != "Image") ? nil : name
    default: return nil
    }
  }

  /// The first texts inside, or where there are none the first symbols.
  private var hint: String {
    guard !children.isEmpty else { return "" }
    guard !texts.isEmpty else {
      var names: [String] = []
      forEach { view in if view !== self, names.count < 3, let name = view.imageName { names.append(name) } }
      return names.isEmpty ? "" : " (\(names.prefix(2).joined(separator: ", "))\(names.count > 2 ? ", …" : ""))"
    }
    let first = texts.prefix(2).map {
      "“\(SceneWords.shortened($0.replacingOccurrences(of: "\n", with: "⏎"), to: 20))”"
    }
    return " (\(first.joined(separator: ", "))\(texts.count > 2 ? ", …" : ""))"
  }

  /// The author's views around it, outermost first.
  var path: [String] { outerPath + names }

  /// The author's views that are around the place of a wrapper: those that have it in their body.
  func path(at wrapper: Int) -> [String] { outerPath + wrappers.prefix(wrapper + 1).flatMap(\.node.names) }

  var outerPath: [String] {
    guard let parent else { return [] }
    if isPresentation { return parent.path }
    return attachment.map { parent.path(at: $0.wrapper) } ?? parent.path
  }
}

// MARK: - Modifiers

extension Scene.Node {
  /// `padding 8`, `frame width 100`, `opacity 0.5`.
  var modifierWords: String {
    let words = ModifierWords.of(kind, details)
    let painted = colors.isEmpty ? "" : " \(SceneWords.colors(colors))"
    return words.isEmpty ? kind + painted : "\(kind) \(words)\(painted)"
  }
}

/// Controls that are made of other views stand in scenes around those, as modifiers do.
enum ControlWords {
  /// Nil for modifiers.
  static func name(_ kind: String) -> String? {
    switch kind {
    case "gauge": "Gauge"
    case "disclosureGroup": "DisclosureGroup"
    default: nil
    }
  }
}

/// What a modifier was given, as its author would say it.
enum ModifierWords {
  static func of(_ kind: String, _ details: String) -> String {
    switch kind {
    case "padding": PaddingWords.of(details)
    case "frame": frame(details)
    default: plain(kind, details)
    }
  }

  static func change(_ kind: String, _ before: String, _ after: String) -> String {
    if ControlWords.name(kind) != nil { return SettingsWords.change(before, after) }
    if kind == "padding" { return PaddingWords.change(before, after) }
    return kind + " " + SettingsWords.change(of(kind, before), of(kind, after), usual: UsualSettings.of(kind))
  }

  /// Without the modifier's name once more: `position (10 20)`.
  private static func plain(_ kind: String, _ details: String) -> String {
    details.hasPrefix(kind + " ") ? String(details.dropFirst(kind.count + 1)) : details
  }

  /// `minHeight 36` for `vertical (min 36)`.
  private static func frame(_ details: String) -> String {
    var words = details
    for (axis, side) in [("horizontal", "Width"), ("vertical", "Height")] {
      guard let start = words.range(of: "\(axis) ("),
        let end = words.range(of: ")", range: start.upperBound..<words.endIndex)
      else { continue }
      let bounds = words[start.upperBound..<end.lowerBound].split(separator: ",").map { bound in
        let parts = bound.split(separator: " ")
        return parts.count == 2 ? "\(parts[0])\(side) \(parts[1])" : "\(axis) (\(bound))"
      }
      words.replaceSubrange(start.lowerBound..<end.upperBound, with: bounds.joined(separator: ", "))
    }
    return words
  }
}

/// Four insets, in as few words as say it.
enum PaddingWords {
  private static let edges = ["top", "leading", "bottom", "trailing"]

  private static func parts(_ details: String) -> [String]? {
    let parts = details.split(separator: " ").map(String.init)
    return parts.count == 4 && parts.allSatisfy({ Double($0) != nil }) ? parts : nil
  }

  /// `16`, `horizontal 20`, `top 8, horizontal 20`.
  static func of(_ details: String) -> String {
    guard let parts = parts(details) else { return details }
    if Set(parts).count == 1 { return parts[0] }
    return sides(parts, parts.map { $0 != "0" }).map { "\($0.name) \(parts[$0.index])" }.joined(separator: ", ")
  }

  /// `padding 16 → 24`, `padding top 8 → 16`.
  static func change(_ before: String, _ after: String) -> String {
    guard let old = parts(before), let new = parts(after) else { return "padding \(before) → \(after)" }
    if Set(old).count == 1, Set(new).count == 1 { return "padding \(old[0]) → \(new[0])" }
    let changed = zip(old, new).map { $0 != $1 }
    let pairs = zip(old, new).map { "\($0) → \($1)" }
    return "padding " + sides(pairs, changed).map { "\($0.name) \(pairs[$0.index])" }.joined(separator: ", ")
  }

  /// The edges that count, opposite ones with the same value as one.
  private static func sides(_ values: [String], _ counts: [Bool]) -> [(name: String, index: Int)] {
    let isVertical = counts[0] && counts[2] && values[0] == values[2]
    let isHorizontal = counts[1] && counts[3] && values[1] == values[3]
    var sides: [(String, Int)] = []
    if isVertical { sides.append(("vertical", 0)) }
    if isHorizontal { sides.append(("horizontal", 1)) }
    for index in 0..<4 where counts[index] && !(index % 2 == 0 ? isVertical : isHorizontal) {
      sides.append((edges[index], index))
    }
    return sides
  }
}

/// How two lists of settings differ.
enum SettingsWords {
  /// `spacing 8 → 12`; the settings that are the same are left out.
  ///
  /// `usual`: settings that say nothing where they are as they usually are, as a text's alignment.
  static func change(_ before: String, _ after: String, usual: [String: String] = [:]) -> String {
    let old = settings(before), new = settings(after)
    if old.isEmpty || new.isEmpty { return told(parts(old, new, usual)) }
    // One shape for another: their settings have nothing to do with each other.
    let (first, second) = (old[0].firstWord, new[0].firstWord)
    if old[0].isShape, new[0].isShape, first != second {
      // A chart's marks are many of one name: other marks, or others beside them.
      guard old.dropFirst().contains(where: { $0.firstWord == first }) else { return "\(before) → \(after)" }
      if !new.contains(where: { $0.firstWord == first }) { return "\(first) → \(second)" }
    }
    // One unnamed value for another.
    if old.count == 1, new.count == 1, old[0].name != new[0].name { return "\(before) → \(after)" }
    let parts = parts(old, new, usual)
    return parts.isEmpty ? "\(before) → \(after)" : told(parts)
  }

  /// What is said several times once, and of many the first ones: charts have a setting for each mark.
  private static func told(_ parts: [String]) -> String {
    var items: [(text: String, count: Int)] = []
    for part in parts {
      if let place = items.firstIndex(where: { $0.text == part }) {
        items[place].count += 1
      } else {
        items.append((part, 1))
      }
    }
    // Our choice: more than anybody changes by one line, but of a chart's data.
    let most = 8
    let shown = items.prefix(most).map { $0.count > 1 ? "\($0.count) × \($0.text)" : $0.text }
    let rest = items.dropFirst(most).reduce(0) { $0 + $1.count }
    return shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  private static func parts(_ old: [Setting], _ new: [Setting], _ usual: [String: String]) -> [String] {
    var parts = nameless(old, new)
    // Of several by one name, the first is the first.
    var rest = new
    for setting in old where !setting.name.isEmpty {
      if let place = rest.firstIndex(where: { $0.name == setting.name }) {
        let other = rest.remove(at: place)
        if other.value != setting.value { parts.append(setting.change(to: other)) }
      } else if let value = usual[setting.name] {
        parts.append("\(setting.name) \(setting.value) → \(value)")
      } else {
        parts.append("\(setting.words) removed")
      }
    }
    for setting in rest where !setting.name.isEmpty {
      if let value = usual[setting.name] {
        parts.append("\(setting.name) \(value) → \(setting.value)")
      } else {
        parts.append("\(setting.words) added")
      }
    }
    return parts
  }

  /// `star → heart`, `now disabled`.
  private static func nameless(_ old: [Setting], _ new: [Setting]) -> [String] {
    let gone = old.filter { setting in setting.name.isEmpty && !new.contains { $0.isSame(as: setting) } }
    let come = new.filter { setting in setting.name.isEmpty && !old.contains { $0.isSame(as: setting) } }
    if gone.count == 1, come.count == 1 { return [gone[0].change(to: come[0])] }
    return gone.map { $0.isWord ? "no longer \($0.value)" : "\($0.value) removed" }
      + come.map { $0.isWord ? "now \($0.value)" : "\($0.value) added" }
  }

  private static func settings(_ text: String) -> [Setting] { text.isEmpty ? [] : split(text).map(Setting.init) }

  /// At commas outside of brackets.
  private static func split(_ text: String) -> [String] {
    var parts = [""], depth = 0
    for character in text {
      if "([".contains(character) { depth += 1 }
      if ")]".contains(character) { depth -= 1 }
      if character == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    return parts.map { $0.trimmingCharacters(in: .whitespaces) }
  }
}

/// One setting: `spacing 8`, `style (lineWidth 2, lineCap butt)`, `alignment top leading`.
private struct Setting {
  let name, value: String

  /// Everything before the last word, or before a bracket, is the name.
  init(_ text: String) {
    if let bracket = text.firstIndex(where: { "([".contains($0) }) {
      (name, value) = (text[..<bracket].trimmingCharacters(in: .whitespaces), String(text[bracket...]))
    } else if text.hasPrefix("x="), let space = text.firstIndex(of: " ") {
      (name, value) = ("", "\(text[..<space]) \(text[space...].dropFirst())")
    } else if text.hasPrefix("alignment ") {
      // Of two words, down and across.
      (name, value) = ("alignment", String(text.dropFirst("alignment ".count)))
    } else if let space = text.lastIndex(of: " ") {
      (name, value) = (String(text[..<space]), String(text[text.index(after: space)...]))
    } else {
      (name, value) = ("", text)
    }
  }

  var words: String { words(of: value) }
  func isSame(as other: Setting) -> Bool { name == other.name && value == other.value }
  /// Whether it is nothing but a word, as `disabled` is.
  var isWord: Bool { name.isEmpty && value.first?.isLowercase ?? false && !value.contains("=") }
  var firstWord: Substring { (name + " " + value).split(separator: " ").first ?? "" }
  /// Shapes are called by their types.
  var isShape: Bool { firstWord.first?.isUppercase ?? false }

  private func words(of value: String) -> String { name.isEmpty ? value : "\(name) \(value)" }

  func change(to other: Setting) -> String {
    if name == "alignment" { return words(of: Self.alignmentChange(value, other.value)) }
    if let old = inside(value), let new = inside(other.value), old.contains(","), new.contains(",") {
      return words(of: SettingsWords.change(old, new))
    }
    return words(of: "\(value) → \(other.value)")
  }

  /// What is within the brackets around a whole value.
  private func inside(_ value: String) -> String? {
    value.hasPrefix("(") && value.hasSuffix(")") ? String(value.dropFirst().dropLast()) : nil
  }

  /// `center → leading` for `center` and `center leading`: `center` stands for both directions.
  private static func alignmentChange(_ before: String, _ after: String) -> String {
    func plain(_ value: String) -> String {
      let words = value.split(separator: " ")
      return words.count == 2 ? words.filter { $0 != "center" }.joined(separator: " ") : value
    }
    return "\(plain(before)) → \(plain(after))"
  }
}
