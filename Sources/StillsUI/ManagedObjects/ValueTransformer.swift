import Foundation

/// The name of a transformer.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName(
    "NSSecureUnarchiveFromDataTransformer")
}

/// Makes values of others: Foundation's `ValueTransformer`, which Linux lacks. Stores in memory keep values as they are
/// and ask none.
open class ValueTransformer: NSObject {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [NSValueTransformerName: ValueTransformer] = [:]

  public override init() { super.init() }

  open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
    lock.withLock { known[name] = transformer }
  }

  open class func valueTransformerNames() -> [NSValueTransformerName] {
    lock.withLock { known.keys.sorted { $0.rawValue < $1.rawValue } }
  }

  open class func transformedValueClass() -> AnyClass { NSObject.self }
  open class func allowsReverseTransformation() -> Bool { true }
  open func transformedValue(_ value: Any?) -> Any? { value }
  open func reverseTransformedValue(_ value: Any?) -> Any? { value }
}

/// The transformer that archives values.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
  open class var allowedTopLevelClasses: [AnyClass] {
    [NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self, NSData.self, NSURL.self]
  }
}
