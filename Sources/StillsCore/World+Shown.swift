import Foundation
import Synchronization

extension World {
  private static let shownWorld = Mutex(World())

  /// The world of the picture in the making, for those who ask the device itself (`UIScreen.main`, `Date.now`) and not
  /// the environment. Set before a view is made and before it is resolved.
  package static var shown: World {
    get { shownWorld.withLock { $0 } }
    set { shownWorld.withLock { $0 = newValue } }
  }
}

/// What an app's own sources get from `Date()`, `Locale.current` and their like: the world of the picture, not the
/// machine's. Foundation's own names are bound to these where the sources are compiled.
public enum _ShownWorld {
  public static var now: Date { Date(timeIntervalSince1970: World.shown.clock) }
  public static var locale: Locale { Locale(identifier: World.shown.locale) }
  public static var timeZone: TimeZone { TimeZone(identifier: World.shown.timeZone) ?? .gmt }

  public static var calendar: Calendar { calendar(of: locale, in: timeZone) }

  /// The calendar that the locale's region has from the start: Buddhist in Thailand, Persian in Iran, mostly Gregorian.
  package static func calendar(of locale: Locale, in timeZone: TimeZone) -> Calendar {
    var calendar = Calendar(identifier: locale.calendar.identifier)
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }
}
