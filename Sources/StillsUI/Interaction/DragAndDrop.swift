import Foundation
import StillsCore
import StillsUIKit

// Nothing is dragged in a still.

/// What can say itself in forms that other apps read.
public protocol NSItemProviderWriting {}
/// What can be made of such forms.
public protocol NSItemProviderReading {}

extension NSString: NSItemProviderWriting, NSItemProviderReading {}
extension NSURL: NSItemProviderWriting, NSItemProviderReading {}
extension NSAttributedString: NSItemProviderWriting, NSItemProviderReading {}
extension UIImage: NSItemProviderWriting, NSItemProviderReading {}
extension UIColor: NSItemProviderWriting, NSItemProviderReading {}
// `as NSItemProviderWriting` makes objects of them on iOS.
extension String: NSItemProviderWriting, NSItemProviderReading {}
extension URL: NSItemProviderWriting, NSItemProviderReading {}

public enum NSItemProviderRepresentationVisibility: Int, Sendable { case all, team, group, ownProcess }

/// Something carried from place to place.
open class NSItemProvider: NSObject {
  public override init() {}
  public convenience init(object: Any) { self.init() }
  public convenience init?(contentsOf fileURL: URL) { self.init() }
  open func canLoadObject(ofClass aClass: Any.Type) -> Bool { false }
}

/// A value that can leave the app.
public protocol Transferable {}

extension String: Transferable {}
extension Data: Transferable {}
extension URL: Transferable {}
extension AttributedString: Transferable {}

nonisolated extension View {
  public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View { self }
  public func draggable<V: View, T>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { self }
  public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }
  public func onDrag<V: View>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V) -> some View {
    self
  }
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View { self }
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }
}
