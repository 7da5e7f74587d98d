import Foundation

extension FileManager {
  /// A folder for the group, below the machine's for temporary files.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    let name = groupIdentifier.split(separator: "/").joined(separator: "-")
    let folder = temporaryDirectory.appendingPathComponent(name.isEmpty ? "group" : name, isDirectory: true)
    try? createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Nobody is signed in to iCloud.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}

extension URL {
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  public static var libraryDirectory: URL { folder(.libraryDirectory) }
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }

  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
  }
}

/// Values that devices share. Nothing comes from others: it holds what the app puts in.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  public static let `default` = NSUbiquitousKeyValueStore()
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
  private let lock = NSLock()
  private var values: [String: Any] = [:]

  public override init() {}
  open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }
  open func object(forKey key: String) -> Any? { lock.withLock { values[key] } }
  open func set(_ value: Any?, forKey key: String) { lock.withLock { values[key] = value } }
  open func removeObject(forKey key: String) { set(nil, forKey: key) }
  open func string(forKey key: String) -> String? { object(forKey: key) as? String }
  open func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }
  open func dictionary(forKey key: String) -> [String: Any]? { object(forKey: key) as? [String: Any] }
  open func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
  open func longLong(forKey key: String) -> Int64 {
    (object(forKey: key) as? Int64) ?? (object(forKey: key) as? Int).map(Int64.init) ?? 0
  }
  open func double(forKey key: String) -> Double { object(forKey: key) as? Double ?? 0 }
  open func bool(forKey key: String) -> Bool { object(forKey: key) as? Bool ?? false }
  @discardableResult open func synchronize() -> Bool { true }
}
