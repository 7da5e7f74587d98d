import Foundation
import StillsCore
import StillsUIKit

/// The app's delegate: made when it is asked for. An app that never runs never tells it anything.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
  private let delegate: Unplaced<DelegateType>

  nonisolated public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    delegate = Unplaced { MainActor.assumeIsolated { BareObject.make(delegateType) } }
  }

  public var wrappedValue: DelegateType { delegate.object }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  public var projectedValue: ObservedObject<DelegateType>.Wrapper { .init(object: wrappedValue) }
}
