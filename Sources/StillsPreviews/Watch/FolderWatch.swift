import Glibc

/// Waits for something to happen in folders.
package final class FolderWatch {
  private let descriptor: Int32
  private var watched: [String: Int32] = [:]
  /// Whether some folder cannot be watched: the system allows so many; then it is looked at now and then.
  private var looks = false

  /// Our choice: editors save a file in several strokes within a few hundredths of a second.
  private static let quiet: Int32 = 80
  /// Our choice, in milliseconds: how often a folder is looked at that cannot be watched.
  private static let pause: Int32 = 500

  package init() {
    descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Watches these folders and no others; `looks`: whether there are others that are not there just now.
  package func watch(_ folders: [String], looks isLacking: Bool = false) {
    looks = descriptor < 0 || isLacking
    guard descriptor >= 0 else { return }
    let wanted = Set(folders)
    for (folder, watch) in watched where !wanted.contains(folder) {
      inotify_rm_watch(descriptor, watch)
      watched[folder] = nil
    }
    let events = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF
    for folder in folders {
      // A folder that was replaced by another of its name is watched anew: the same call for the same folder is harmless.
      let watch = inotify_add_watch(descriptor, folder, UInt32(events) | UInt32(IN_ONLYDIR))
      if watch >= 0 { watched[folder] = watch } else { looks = true }
    }
  }

  /// Returns when something has happened and nothing more for a moment, or when it is time to look, or when `isOver`.
  package func wait(until isOver: () -> Bool) {
    while !wait(Self.pause) {
      if looks || isOver() { return }
    }
    while !isOver(), wait(Self.quiet) {}
  }

  /// Whether there was anything.
  private func wait(_ milliseconds: Int32) -> Bool {
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&polled, 1, milliseconds) > 0 else { return false }
    // What has happened is told by the folders themselves.
    var events = [UInt8](repeating: 0, count: 1 << 14)
    while read(descriptor, &events, events.count) > 0 {}
    return true
  }
}
