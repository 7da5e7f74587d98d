import Foundation

/// The objects that a relationship to many leads to.
final class ManagedMembers {
  let objects: [NSManagedObject]
  let isOrdered: Bool

  init(_ objects: [NSManagedObject], isOrdered: Bool) { (self.objects, self.isOrdered) = (objects, isOrdered) }

  /// As properties show it.
  var collection: Any { isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects) }
}
