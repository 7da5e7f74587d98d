import Foundation

/// Where the main actor's work is done.
package enum MainThread {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Once a Swift Testing run has begun, the main actor's jobs run on its queue but not on the main thread.
  package static var isHere: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}
