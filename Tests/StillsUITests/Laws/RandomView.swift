import Foundation
import SwiftUI

/// Numbers that are the same each time (SplitMix64).
struct LawNumbers {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
  /// Quarters, which add up exactly.
  mutating func length(_ bound: Int) -> CGFloat { CGFloat(below(bound * 4)) / 4 }
  mutating func element<T>(_ elements: [T]) -> T { elements[below(elements.count)] }
  mutating func maybe(_ bound: Int) -> CGFloat? { below(2) == 0 ? nil : length(bound) }
}

/// A view of the vocabulary that lays out; the same seed makes the same one.
@MainActor enum RandomView {
  static func make(seed: UInt64) -> AnyView {
    var numbers = LawNumbers(seed: seed)
    return view(depth: 2, &numbers)
  }

  private static let alignments: [Alignment] = [
    .center, .topLeading, .bottomTrailing, .leadingFirstTextBaseline, .trailingLastTextBaseline,
  ]

  private static func view(depth: Int, _ numbers: inout LawNumbers) -> AnyView {
    guard depth > 0, numbers.below(8) > 0 else { return leaf(&numbers) }
    return numbers.below(2) == 0 ? container(depth, &numbers) : modified(depth, &numbers)
  }

  private static func leaf(_ numbers: inout LawNumbers) -> AnyView {
    switch numbers.below(8) {
    case 0: AnyView(Color.red)
    case 1: AnyView(Text(String(repeating: "word ", count: numbers.below(6)) + "end"))
    case 2: AnyView(Spacer(minLength: numbers.maybe(20)))
    case 3: AnyView(Circle())
    case 4: AnyView(Divider())
    case 5: AnyView(Text("Title\nof two").font(.title))
    case 6: AnyView(Image(systemName: "star"))
    default: AnyView(EmptyView())
    }
  }

  private static func container(_ depth: Int, _ numbers: inout LawNumbers) -> AnyView {
    let alignment = numbers.element(alignments)
    let spacing = numbers.maybe(20).map { $0 - 5 }
    let children = (0..<(1 + numbers.below(3))).map { _ in view(depth: depth - 1, &numbers) }
    let content = ForEach(children.indices, id: \.self) { children[$0] }
    switch numbers.below(9) {
    case 0, 1: return AnyView(HStack(alignment: alignment.vertical, spacing: spacing) { content })
    case 2, 3: return AnyView(VStack(alignment: alignment.horizontal, spacing: spacing) { content })
    case 4: return AnyView(ZStack(alignment: alignment) { content })
    case 5: return AnyView(LazyVStack(alignment: alignment.horizontal, spacing: spacing) { content })
    case 6:
      return AnyView(
        Grid(alignment: alignment, horizontalSpacing: spacing) {
          GridRow { content }
          content
        })
    case 7: return AnyView(LazyVGrid(columns: [GridItem(.adaptive(minimum: 20)), GridItem(.fixed(30))]) { content })
    default: return AnyView(ViewThatFits { content })
    }
  }

  private static func modified(_ depth: Int, _ numbers: inout LawNumbers) -> AnyView {
    let inner = view(depth: depth - 1, &numbers)
    let alignment = numbers.element(alignments)
    switch numbers.below(11) {
    case 0: return AnyView(inner.padding(numbers.element([.all, .leading, .vertical]), numbers.maybe(20)))
    case 1: return AnyView(inner.padding(-numbers.length(6)))
    case 2: return AnyView(inner.frame(width: numbers.maybe(90), height: numbers.maybe(90), alignment: alignment))
    case 3:
      return AnyView(
        inner.frame(
          minWidth: numbers.maybe(60), idealWidth: 70, maxWidth: numbers.element([.infinity, 90]),
          maxHeight: numbers.element([.infinity, 90]), alignment: alignment))
    case 4: return AnyView(inner.fixedSize(horizontal: numbers.below(2) == 0, vertical: numbers.below(2) == 0))
    case 5: return AnyView(inner.aspectRatio(numbers.maybe(3), contentMode: numbers.element([.fit, .fill])))
    case 6: return AnyView(inner.overlay(alignment: alignment) { view(depth: depth - 1, &numbers) })
    case 7: return AnyView(inner.background(alignment: alignment) { Color.blue })
    case 8: return AnyView(inner.layoutPriority(Double(numbers.below(3))))
    case 9: return AnyView(inner.alignmentGuide(alignment.vertical) { $0.height / 3 })
    default: return AnyView(inner.offset(y: numbers.length(10)).rotationEffect(.degrees(30)).opacity(0.5))
    }
  }
}
