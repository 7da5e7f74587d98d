import Foundation
import StillsCore
import StillsUIKit

/// The app's delegate: made when it is asked for. An app that never runs never tells it anything.
@propertyWrapper
nonisolated public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  private let delegate: Unplaced<DelegateType>

  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    delegate = Unplaced { MainActor.assumeIsolated { BareObject.make(delegateType) } }
  }

  @MainActor public var wrappedValue: DelegateType { delegate.object }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  @MainActor public var projectedValue: ObservedObject<DelegateType>.Wrapper { .init(object: wrappedValue) }
}
