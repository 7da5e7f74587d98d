import Foundation
import StillsGeometry

// The steps as functions, for scripts.

extension Screen {
  /// Taps what has the label, the identifier or the words; `count` times in quick succession.
  public func tap(_ name: String, count: Int = 1) throws { try perform(.tap(.named(name), count: count)) }
  /// Taps a point of the screen, from its top left corner.
  public func tap(x: Double, y: Double) throws { try tap(CGPoint(x: x, y: y)) }
  public func tap(_ point: CGPoint, count: Int = 1) throws { try perform(.tap(.point(point), count: count)) }

  /// A finger that stays for so many seconds.
  public func longPress(_ name: String, seconds: Double = 1) throws {
    try perform(.longPress(.named(name), seconds: seconds))
  }
  public func longPress(_ point: CGPoint, seconds: Double = 1) throws {
    try perform(.longPress(.point(point), seconds: seconds))
  }

  /// A finger that comes down and stays until `release()`, or until another step needs it: `advance(_:)` lets time pass
  /// meanwhile.
  public func press(_ name: String) throws { try perform(.press(.named(name))) }
  public func press(_ point: CGPoint) throws { try perform(.press(.point(point))) }
  /// The finger that is down goes up; what is pulled goes back.
  public func release() throws { try perform(.release) }

  /// A finger that moves; it rests for `hold` seconds before. One that no gesture wants scrolls.
  public func drag(from start: CGPoint, to end: CGPoint, hold: Double = 0) throws {
    try perform(.drag(from: .point(start), to: .point(end), hold: hold))
  }
  public func drag(_ name: String, by distance: CGSize, hold: Double = 0) throws {
    try perform(.dragBy(.named(name), distance, hold: hold))
  }

  /// Two fingers that part: 2 is twice as far as they were.
  public func pinch(_ name: String, scale: Double) throws { try perform(.pinch(.named(name), scale: scale)) }
  /// Two fingers that turn, clockwise.
  public func rotate(_ name: String, degrees: Double) throws { try perform(.rotate(.named(name), degrees: degrees)) }

  /// Moves the content of the outermost scroll view, or of a named one, up by so many points; as far as it goes.
  public func scroll(by distance: Double, in name: String? = nil) throws {
    try perform(.scrollBy(CGSize(width: 0, height: distance), in: name))
  }
  public func scroll(by distance: CGSize, in name: String? = nil) throws { try perform(.scrollBy(distance, in: name)) }
  /// As `scroll(by:)`: `scroll(240, in: "List")`.
  public func scroll(_ distance: Double, in name: String? = nil) throws { try scroll(by: distance, in: name) }

  /// Moves it to where the content is so far from its beginning.
  public func scroll(to offset: Double, in name: String? = nil) throws {
    try perform(.scrollTo(CGPoint(x: 0, y: offset), in: name))
  }
  public func scroll(to offset: CGPoint, in name: String? = nil) throws { try perform(.scrollTo(offset, in: name)) }
  /// Scrolls until what is named shows.
  public func scroll(to view: String, in name: String? = nil) throws { try perform(.scrollToView(view, in: name)) }

  /// Pulls the content beyond its beginning and holds it; a negative distance pulls at the end.
  public func pull(_ distance: Double, in name: String? = nil) throws {
    try perform(.pull(CGSize(width: 0, height: distance), in: name))
  }

  /// Adds text to a field; nil: the one that has the focus. A line break submits it.
  public func type(_ text: String, in name: String? = nil) throws { try perform(.type(text, in: name)) }

  /// Chooses a tab, a segment, a choice of a menu, or a page.
  public func select(_ name: String) throws { try perform(.select(name)) }

  /// Opens the screen behind a link.
  public func push(_ name: String) throws { try perform(.push(name)) }
  /// Leaves the screen, or takes away what is presented.
  public func back() throws { try perform(.back) }
}
