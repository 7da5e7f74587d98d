import Foundation

/// One thing a script does with a screen: `tap "Next"`, `scroll 240`, `advance 0.15`.
///
/// Steps are written the same way everywhere: `Screen.perform(_:)`, `stills … --step '…'`, and `.steps(…)` on a preview.
/// `Docs/steps.md` lists them all.
public enum Step: Hashable, Sendable {
  /// What a step means on the screen.
  public enum Place: Hashable, Sendable {
    /// A label, an identifier, or words that are shown.
    case named(String)
    /// A point of the screen, from its top left corner.
    case point(CGPoint)
  }

  /// Taps, `count` times in quick succession.
  case tap(Place, count: Int = 1)
  /// A finger that stays for so many seconds.
  case longPress(Place, seconds: Double = 1)
  /// A finger that comes down and stays there until it is released, or another step needs it.
  case press(Place)
  /// The finger that is down goes up; what is pulled goes back.
  case release
  /// A finger that moves; it rests for `hold` seconds before.
  case drag(from: Place, to: Place, hold: Double = 0)
  /// A finger that moves by so many points.
  case dragBy(Place, CGSize, hold: Double = 0)
  /// Two fingers that part: 2 is twice as far as they were.
  case pinch(Place, scale: Double)
  /// Two fingers that turn, clockwise, in degrees.
  case rotate(Place, degrees: Double)
  /// Moves a scroll view's content up and to the left; nil: the outermost scroll view.
  case scrollBy(CGSize, in: String? = nil)
  /// Moves a scroll view to where its content is so far from its beginning.
  case scrollTo(CGPoint, in: String? = nil)
  /// Scrolls until what is named shows.
  case scrollToView(String, in: String? = nil)
  /// Pulls a scroll view's content beyond its beginning, or with a negative distance beyond its end, and holds it.
  case pull(CGSize, in: String? = nil)
  /// Adds text to a field; nil: the one that has the focus. A line break submits.
  case type(String, in: String? = nil)
  /// Chooses a tab, a segment, a choice of a menu, or a page.
  case select(String)
  /// Opens the screen behind a link.
  case push(String)
  /// Leaves the screen, or takes away what is presented.
  case back
  /// Lets so many seconds pass.
  case advance(Double)
  /// Lets everything come to rest.
  case settle
}

extension Step {
  /// Reads a step. What cannot be read is a `StepSyntaxError` that says where.
  public init(_ text: String) throws {
    var reader = StepReader(text)
    self = try reader.step()
  }
}

/// Why a step cannot be read, and where.
public struct StepSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The step as it was given.
  public let step: String
  /// The character at which it cannot be read on, from 1.
  public let position: Int
  public let message: String

  public var description: String {
    "the step `\(step)` cannot be read at character \(position): \(message)"
  }
}

// MARK: - Writing

extension Step: CustomStringConvertible {
  /// As it is written; reading it gives the same step.
  public var description: String {
    switch self {
    case .tap(let place, let count):
      count == 2 ? "doubleTap \(place)" : "tap \(place)" + (count == 1 ? "" : " \(count)")
    case .longPress(let place, let seconds): "longPress \(place)" + (seconds == 1 ? "" : " \(number(seconds))")
    case .press(let place): "press \(place)"
    case .release: "release"
    case .drag(let start, let end, let hold): "drag \(start) to \(end)" + holding(hold)
    case .dragBy(let start, let size, let hold): "drag \(start) by \(pair(size.width, size.height))" + holding(hold)
    case .pinch(let place, let scale): "pinch \(place) \(number(scale))"
    case .rotate(let place, let degrees): "rotate \(place) \(number(degrees))"
    case .scrollBy(let size, let name): "scroll \(distance(size))" + inside(name)
    case .scrollTo(let point, let name):
      "scroll to \(distance(CGSize(width: point.x, height: point.y)))" + inside(name)
    case .scrollToView(let view, let name): "scroll to \(quoted(view))" + inside(name)
    case .pull(let size, let name): "pull \(distance(size))" + inside(name)
    case .type(let text, let name): "type \(quoted(text))" + inside(name)
    case .select(let name): "select \(quoted(name))"
    case .push(let name): "push \(quoted(name))"
    case .back: "back"
    case .advance(let seconds): "advance \(number(seconds))"
    case .settle: "settle"
    }
  }

  private func holding(_ seconds: Double) -> String { seconds == 0 ? "" : " hold \(number(seconds))" }
  private func inside(_ name: String?) -> String { name.map { " in \(quoted($0))" } ?? "" }
  private func distance(_ size: CGSize) -> String {
    size.width == 0 ? number(size.height) : pair(size.width, size.height)
  }
}

extension Step.Place: CustomStringConvertible {
  public var description: String {
    switch self {
    case .named(let name): quoted(name)
    case .point(let point): pair(point.x, point.y)
    }
  }
}

private func pair(_ x: Double, _ y: Double) -> String { "\(number(x)),\(number(y))" }

private func number(_ value: Double) -> String {
  value == value.rounded() && abs(value) < 1e15 ? "\(Int64(value))" : "\(value)"
}

private func quoted(_ text: String) -> String {
  let escaped = text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
    .replacingOccurrences(of: "\n", with: "\\n")
  return "\"\(escaped)\""
}
