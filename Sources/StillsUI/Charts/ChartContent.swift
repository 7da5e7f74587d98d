import Foundation
import StillsCore

/// Marks of a chart.
@MainActor @preconcurrency
public protocol ChartContent {
  associatedtype Body: ChartContent
  @ChartContentBuilder var body: Body { get }
  static func _marks(of content: Self) -> [_ChartMark]
}

extension ChartContent {
  @MainActor public static func _marks(of content: Self) -> [_ChartMark] { Body._marks(of: content.body) }
}

extension Never: ChartContent {
  @MainActor public static func _marks(of content: Never) -> [_ChartMark] {}
}

extension ChartContent where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// Marks in the order in which they were written.
nonisolated public struct _ChartMarks: ChartContent {
  public typealias Body = Never
  let make: @MainActor () -> [_ChartMark]
  init(_ make: @escaping @MainActor () -> [_ChartMark]) { self.make = make }
  @MainActor public static func _marks(of content: _ChartMarks) -> [_ChartMark] { content.make() }
}

nonisolated public struct AnyChartContent: ChartContent {
  public typealias Body = Never
  let marks: _ChartMarks
  public init<C: ChartContent>(_ content: C) { marks = _ChartMarks { C._marks(of: content) } }
  public init<C: ChartContent>(erasing content: C) { self.init(content) }
  @MainActor public static func _marks(of content: AnyChartContent) -> [_ChartMark] { content.marks.make() }
}

@resultBuilder nonisolated public struct ChartContentBuilder {
  public static func buildExpression<C: ChartContent>(_ content: C) -> _ChartMarks {
    _ChartMarks { C._marks(of: content) }
  }
  public static func buildBlock(_ parts: _ChartMarks...) -> _ChartMarks {
    _ChartMarks { parts.flatMap { $0.make() } }
  }
  public static func buildIf(_ part: _ChartMarks?) -> _ChartMarks { part ?? _ChartMarks { [] } }
  public static func buildEither(first: _ChartMarks) -> _ChartMarks { first }
  public static func buildEither(second: _ChartMarks) -> _ChartMarks { second }
  public static func buildLimitedAvailability(_ part: _ChartMarks) -> _ChartMarks { part }
}

/// Marks that are changed together.
nonisolated public struct Plot<Content: ChartContent>: ChartContent {
  public typealias Body = Never
  let content: Content
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
  @MainActor public static func _marks(of plot: Plot) -> [_ChartMark] { Content._marks(of: plot.content) }
}

// MARK: - Containers

extension ForEach: ChartContent where Content: ChartContent {
  public typealias Body = Never

  @MainActor public static func _marks(of content: ForEach) -> [_ChartMark] {
    content.data.flatMap { Content._marks(of: content.content($0)) }
  }

  @_disfavoredOverload
  nonisolated public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }

  @_disfavoredOverload
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    nonisolated(unsafe) let path = id
    self.init(data: data, content: content, id: { $0[keyPath: path] })
  }
}

extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
  @_disfavoredOverload
  nonisolated public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  public typealias Body = Never
  @MainActor public static func _marks(of content: Wrapped?) -> [_ChartMark] {
    content.map { Wrapped._marks(of: $0) } ?? []
  }
}
