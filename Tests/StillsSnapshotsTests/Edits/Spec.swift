import Foundation
import SwiftUI

/// A view as a value that can be edited at one place: what a line of source would say.
struct Spec {
  enum Kind: Equatable {
    case text(String)
    case image(String)
    case rectangle(corner: CGFloat)
    case divider
    case spacer
    case vertical(spacing: CGFloat, alignment: Int)
    case horizontal(spacing: CGFloat)
    case layered
    case button
    /// One of the author's own views around its only child.
    case author(Author)
  }

  enum Author: String, CaseIterable { case card, header, row, panel, badge, screen }

  struct Shade: Equatable {
    var red, green, blue: Int
    var color: Color { Color(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255) }
    var hex: String { "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }
  }

  struct Face: Equatable {
    var size: CGFloat
    var weight: Int
    static let weights: [(Font.Weight, String)] = [
      (.regular, "regular"), (.semibold, "semibold"), (.bold, "bold"), (.black, "black"),
    ]
    var font: Font { .system(size: size, weight: Face.weights[weight].0) }
    var words: String { "\(Int(size))pt \(Face.weights[weight].1)" }
  }

  var kind: Kind
  var face: Face?
  var shade: Shade?
  var identifier: String?
  var padding: CGFloat?
  var background: Shade?
  var height: CGFloat?
  var opacity: Double?
  var children: [Spec] = []
}

// MARK: - Writing

extension Spec {
  static func text(_ text: String, _ size: CGFloat = 15, weight: Int = 0, _ shade: Shade? = nil) -> Spec {
    Spec(kind: .text(text), face: Face(size: size, weight: weight), shade: shade)
  }

  static func image(_ name: String, _ size: CGFloat = 17, _ shade: Shade? = nil) -> Spec {
    Spec(kind: .image(name), face: Face(size: size, weight: 0), shade: shade)
  }

  static func vertical(_ spacing: CGFloat, _ children: [Spec], alignment: Int = 0) -> Spec {
    Spec(kind: .vertical(spacing: spacing, alignment: alignment), children: children)
  }

  static func horizontal(_ spacing: CGFloat, _ children: [Spec]) -> Spec {
    Spec(kind: .horizontal(spacing: spacing), children: children)
  }

  static func author(_ author: Author, _ child: Spec) -> Spec { Spec(kind: .author(author), children: [child]) }

  static let spacer = Spec(kind: .spacer)
  static let divider = Spec(kind: .divider)

  func padded(_ length: CGFloat) -> Spec { with { $0.padding = length } }
  func on(_ shade: Shade) -> Spec { with { $0.background = shade } }
  func high(_ height: CGFloat) -> Spec { with { $0.height = height } }
  func identified(_ identifier: String) -> Spec { with { $0.identifier = identifier } }

  private func with(_ change: (inout Spec) -> Void) -> Spec {
    var spec = self
    change(&spec)
    return spec
  }
}

// MARK: - Making views

extension Spec {
  @MainActor var view: AnyView {
    var view = bare
    if let identifier { view = AnyView(view.accessibilityIdentifier(identifier)) }
    if let height { view = AnyView(view.frame(height: height)) }
    if let padding { view = AnyView(view.padding(padding)) }
    if let background { view = AnyView(view.background(background.color)) }
    if let opacity { view = AnyView(view.opacity(opacity)) }
    return view
  }

  @MainActor private var bare: AnyView {
    switch kind {
    case .text(let text):
      let styled = Text(verbatim: text).font(face?.font)
      return shade.map { AnyView(styled.foregroundColor($0.color)) } ?? AnyView(styled)
    case .image(let name):
      let image = Image(systemName: name).font(face?.font)
      return shade.map { AnyView(image.foregroundColor($0.color)) } ?? AnyView(image)
    case .rectangle(let corner):
      return AnyView(RoundedRectangle(cornerRadius: corner).fill(shade?.color ?? .gray))
    case .divider: return AnyView(Divider())
    case .spacer: return AnyView(Spacer())
    case .vertical(let spacing, let alignment):
      let alignments: [HorizontalAlignment] = [.leading, .center, .trailing]
      return AnyView(VStack(alignment: alignments[alignment], spacing: spacing) { childViews })
    case .horizontal(let spacing): return AnyView(HStack(spacing: spacing) { childViews })
    case .layered: return AnyView(ZStack { childViews })
    case .button: return AnyView(Button(action: {}) { childViews })
    case .author(let author):
      let content = children.first?.view ?? AnyView(EmptyView())
      switch author {
      case .card: return AnyView(Card(content: content))
      case .header: return AnyView(Header(content: content))
      case .row: return AnyView(Row(content: content))
      case .panel: return AnyView(Panel(content: content))
      case .badge: return AnyView(Badge(content: content))
      case .screen: return AnyView(Screen(content: content))
      }
    }
  }

  @MainActor private var childViews: some View {
    ForEach(children.indices, id: \.self) { children[$0].view }
  }
}

struct Card: View {
  var content: AnyView
  var body: some View { content }
}

struct Header: View {
  var content: AnyView
  var body: some View { content }
}

struct Row: View {
  var content: AnyView
  var body: some View { content }
}

struct Panel: View {
  var content: AnyView
  var body: some View { content }
}

struct Badge: View {
  var content: AnyView
  var body: some View { content }
}

struct Screen: View {
  var content: AnyView
  var body: some View { content }
}
