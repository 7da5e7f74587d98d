import Foundation
import StillsCore

@MainActor @preconcurrency public protocol UIApplicationDelegate: NSObjectProtocol {
  var window: UIWindow? { get set }
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role) }
  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
}

/// The app, as far as a picture of one screen has one.
@MainActor @preconcurrency open class UIApplication: UIResponder {
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let remoteNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  }
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  public enum State: Int, Sendable { case active, inactive, background }

  public static let shared = UIApplication()
  public static let openSettingsURLString = "app-settings:"

  open weak var delegate: (any UIApplicationDelegate)?
  /// No picture shows an app's icon.
  public private(set) var alternateIconName: String?
  open var supportsAlternateIcons: Bool { true }
  private var shown: [UIWindow] = []
  private lazy var scene = UIWindowScene()

  package func add(_ window: UIWindow) {
    if !shown.contains(where: { $0 === window }) { shown.append(window) }
    window.windowScene = window.windowScene ?? scene
  }

  package func forget(_ window: UIWindow) { shown.removeAll { $0 === window } }

  /// For the next picture, with whose screen nothing of this one's has to do.
  package func forgetWindows() {
    shown = []
    scene = UIWindowScene()
    alternateIconName = nil
  }

  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
  ) {
    self.alternateIconName = alternateIconName
    completionHandler?(nil)
  }

  /// An app always has a window: where none is shown yet, an empty one as large as the screen.
  open var windows: [UIWindow] {
    if shown.isEmpty { add(UIWindow(frame: UIScreen.main.bounds)) }
    return shown
  }
  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } ?? windows.first }
  open var connectedScenes: Set<UIScene> { [scene] }
  open var openSessions: Set<UISceneSession> { [] }
  open var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: UIKitStage.world.device.statusBarHeight)
  }
  open var statusBarOrientation: UIInterfaceOrientation { scene.interfaceOrientation }
  open var statusBarStyle: UIStatusBarStyle { .default }
  open var applicationState: State { .active }
  open var isIdleTimerDisabled = false
  open var applicationIconBadgeNumber = 0
  open var preferredContentSizeCategory: UIContentSizeCategory { UIContentSizeCategory(UIKitStage.world.typeSize) }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIKitStage.isRightToLeft ? .rightToLeft : .leftToRight
  }
  open var supportsMultipleScenes: Bool { UIKitStage.world.device.isPad }

  open func canOpenURL(_ url: URL) -> Bool { false }
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }
  open func registerForRemoteNotifications() {}
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    target.map { Selectors.perform(action, on: $0 as AnyObject, with: sender) } ?? false
  }
}

// MARK: - Scenes

@MainActor @preconcurrency open class UIScene: NSObject {
  public struct ConnectionOptions { public init() {} }
  public enum ActivationState: Int, Sendable { case unattached = -1, foregroundActive, foregroundInactive, background }
  open var activationState: ActivationState { .foregroundActive }
  open var session: UISceneSession { UISceneSession() }
  open var title: String! = ""
  open weak var delegate: (any UISceneDelegate)?
}

@MainActor @preconcurrency open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
  open var role: Role { .windowApplication }
  open var persistentIdentifier: String { "" }
}

@MainActor @preconcurrency open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  open var delegateClass: AnyClass?
  open var storyboard: UIStoryboard?
  public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }
}

@MainActor @preconcurrency open class UIWindowScene: UIScene, UITraitEnvironment {
  public convenience init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) { self.init() }
  open var windows: [UIWindow] { UIApplication.shared.windows }
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  open var screen: UIScreen { .main }
  open var interfaceOrientation: UIInterfaceOrientation {
    UIKitStage.world.orientation == .landscape ? .landscapeRight : .portrait
  }
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  open var traitCollection: UITraitCollection { UITraitCollection(world: UIKitStage.world) }
}

@MainActor @preconcurrency open class UIStatusBarManager: NSObject {
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
  open var statusBarStyle: UIStatusBarStyle { .default }
  open var isStatusBarHidden: Bool { false }
}

@MainActor @preconcurrency public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

@MainActor @preconcurrency public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
