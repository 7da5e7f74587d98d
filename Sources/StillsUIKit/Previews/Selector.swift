/// The name of a method. Without the Objective-C runtime nothing can be called by it; `#selector` is written as one
/// of these.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public var description: String

  public init(_ name: String) { description = name }
  public init(stringLiteral value: String) { description = value }
}
