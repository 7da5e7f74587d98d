import Foundation
import Observation
import StillsCore
import StillsUIKit

extension App {
  /// The content of the app's first window, which finds the app's and the scene's delegates in the environment where they
  /// can be observed, as on iOS. Nil where no scene has a window.
  package static func _shownView() -> (any View)? {
    let app = Self()
    guard let view = Body._firstView(of: app.body) else { return nil }
    return Mirror(reflecting: app).children.reduce(view) { view, property in
      guard let delegate = (property.value as? any DelegateHolding)?.heldDelegate else { return view }
      return DelegateEnvironment.put(delegate.sceneDelegate, around: DelegateEnvironment.put(delegate, around: view))
    }
  }
}

/// Who knows the app's delegate.
@MainActor protocol DelegateHolding {
  var heldDelegate: any NSObject & UIApplicationDelegate { get }
}

extension UIApplicationDelegateAdaptor: DelegateHolding {
  @MainActor var heldDelegate: any NSObject & UIApplicationDelegate { wrappedValue }
}

extension UIApplicationDelegate {
  /// The object that the app names for its window, where a view could read it. It is made, and told nothing.
  fileprivate var sceneDelegate: NSObject? {
    let configuration = application(
      .shared, configurationForConnecting: UISceneSession(), options: UIScene.ConnectionOptions())
    guard let type = configuration.delegateClass as? NSObject.Type,
      type is any ObservableObject.Type || type is any Observable.Type
    else { return nil }
    return BareObject.make(type)
  }
}

@MainActor private enum DelegateEnvironment {
  /// By the type that the object itself has.
  static func put(_ object: AnyObject?, around view: any View) -> any View {
    if let object = object as? any ObservableObject { return put(published: object, around: view) }
    if let object = object as? any AnyObject & Observable { return put(observable: object, around: view) }
    return view
  }

  private static func put<Object: ObservableObject, Content: View>(
    published object: Object, around view: Content
  ) -> any View { view.environmentObject(object) }

  private static func put<Object: AnyObject & Observable, Content: View>(
    observable object: Object, around view: Content
  ) -> any View { view.environment(object) }
}
