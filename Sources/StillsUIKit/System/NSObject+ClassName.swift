import Foundation

extension NSObject {
  /// The class's name, as apps compare the system's views by.
  public class func description() -> String { String(describing: self) }
}
