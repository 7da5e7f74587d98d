import Foundation
import StillsBars
import StillsCore

/// Classes that can be given a look for all their instances.
@MainActor @preconcurrency public protocol UIAppearance: NSObjectProtocol {
  static func appearance() -> Self
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
}

public protocol UIAppearanceContainer: NSObjectProtocol {}
extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

/// What proxies were told. A view takes it over when it enters a window, where it was not told itself
/// (facts: uikit-bars §2).
@MainActor package enum Appearances {
  private struct Entry {
    var type: AnyClass
    var containers: [AnyClass]
    var proxy: UIView
  }

  private static var entries: [Entry] = []

  static func proxy<View: UIView>(for type: View.Type, in containers: [AnyClass]) -> View {
    if let proxy = entry(for: type, in: containers)?.proxy as? View { return proxy }
    let made = StandIn.proxy(type)
    // An initialiser may have asked for the proxy of its own class meanwhile.
    if let other = entry(for: type, in: containers)?.proxy as? View { return other }
    entries.append(Entry(type: type, containers: containers, proxy: made))
    readBars()
    return made
  }

  private static func entry(for type: AnyClass, in containers: [AnyClass]) -> Entry? {
    entries.first { entry in
      entry.type == type && entry.containers.count == containers.count
        && zip(entry.containers, containers).allSatisfy { $0.0 == $0.1 }
    }
  }

  /// For the next picture: an app says again what it wants.
  package static func forget() {
    entries = []
    UIBarButtonItem.forgetProxies()
    UITabBarItem.proxy = nil
  }

  static func proxy<View: UIView>(of type: View.Type) -> View? {
    entries.first { $0.type == type && $0.containers.isEmpty }?.proxy as? View
  }

  /// The most particular proxies last: classes from the root down, then those with containers.
  static func apply(to view: UIView) {
    guard !entries.isEmpty, !view.hasTakenAppearance else { return }
    view.hasTakenAppearance = true
    let fitting = entries.filter { entry in
      view.isInstance(of: entry.type) && isContained(view, in: entry.containers)
    }
    for entry in fitting.sorted(by: { $0.containers.count > $1.containers.count }) {
      view.takeAppearance(of: entry.proxy)
    }
  }

  private static func isContained(_ view: UIView, in containers: [AnyClass]) -> Bool {
    containers.allSatisfy { container in
      var ancestor: UIResponder? = view.next
      while let current = ancestor {
        if current.isInstance(of: container) { return true }
        ancestor = current.next
      }
      return false
    }
  }

  private static func readBars() {
    guard BarProxies.navigationBar == nil else { return }
    BarProxies.navigationBar = { traits in proxy(of: UINavigationBar.self)?.style(traits) ?? BarStyle() }
    BarProxies.tabBar = { traits in proxy(of: UITabBar.self)?.styleAsProxy(traits) ?? BarStyle() }
    BarProxies.toolbar = { traits in proxy(of: UIToolbar.self)?.style(traits) ?? BarStyle() }
  }
}

extension NSObject {
  fileprivate func isInstance(of wanted: AnyClass) -> Bool {
    var type: AnyClass? = Swift.type(of: self)
    while let current = type {
      if current == wanted { return true }
      type = _getSuperclass(current)
    }
    return false
  }
}

extension UIView {
  public static func appearance() -> Self { Appearances.proxy(for: Self.self, in: []) }

  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    Appearances.proxy(for: Self.self, in: containerTypes.map { $0 as AnyClass })
  }

  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
}
