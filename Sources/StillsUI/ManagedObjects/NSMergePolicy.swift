import Foundation

/// What counts when an object of a context and one of the store should be the same.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  public let mergeType: NSMergePolicyType
  public init(merge ty: NSMergePolicyType) { mergeType = ty }

  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
  public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
}

public enum NSMergePolicyType: UInt, Sendable {
  case errorMergePolicyType, mergeByPropertyStoreTrumpMergePolicyType, mergeByPropertyObjectTrumpMergePolicyType
  case overwriteMergePolicyType, rollbackMergePolicyType
}

public let NSErrorMergePolicy: Any = NSMergePolicy.error
public let NSRollbackMergePolicy: Any = NSMergePolicy.rollback
public let NSOverwriteMergePolicy: Any = NSMergePolicy.overwrite
public let NSMergeByPropertyObjectTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyObjectTrump
public let NSMergeByPropertyStoreTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyStoreTrump
