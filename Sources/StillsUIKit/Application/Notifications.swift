import Foundation

// What the system would tell of. In a still none of it happens: nothing of this is ever posted.

extension UIApplication {
  public nonisolated static let didFinishLaunchingNotification = note("UIApplicationDidFinishLaunchingNotification")
  public nonisolated static let didBecomeActiveNotification = note("UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification = note("UIApplicationWillResignActiveNotification")
  public nonisolated static let didEnterBackgroundNotification = note("UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification = note("UIApplicationWillEnterForegroundNotification")
  public nonisolated static let willTerminateNotification = note("UIApplicationWillTerminateNotification")
  public nonisolated static let didReceiveMemoryWarningNotification = note(
    "UIApplicationDidReceiveMemoryWarningNotification")
  public nonisolated static let significantTimeChangeNotification = note(
    "UIApplicationSignificantTimeChangeNotification")
  public nonisolated static let userDidTakeScreenshotNotification = note(
    "UIApplicationUserDidTakeScreenshotNotification")
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = note(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
  public nonisolated static let protectedDataDidBecomeAvailableNotification = note(
    "UIApplicationProtectedDataDidBecomeAvailable")
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = note(
    "UIApplicationProtectedDataWillBecomeUnavailable")
}

extension UIScene {
  public nonisolated static let willConnectNotification = note("UISceneWillConnectNotification")
  public nonisolated static let didDisconnectNotification = note("UISceneDidDisconnectNotification")
  public nonisolated static let didActivateNotification = note("UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification = note("UISceneWillDeactivateNotification")
  public nonisolated static let willEnterForegroundNotification = note("UISceneWillEnterForegroundNotification")
  public nonisolated static let didEnterBackgroundNotification = note("UISceneDidEnterBackgroundNotification")
}

extension UIResponder {
  public nonisolated static let keyboardWillShowNotification = note("UIKeyboardWillShowNotification")
  public nonisolated static let keyboardDidShowNotification = note("UIKeyboardDidShowNotification")
  public nonisolated static let keyboardWillHideNotification = note("UIKeyboardWillHideNotification")
  public nonisolated static let keyboardDidHideNotification = note("UIKeyboardDidHideNotification")
  public nonisolated static let keyboardWillChangeFrameNotification = note("UIKeyboardWillChangeFrameNotification")
  public nonisolated static let keyboardDidChangeFrameNotification = note("UIKeyboardDidChangeFrameNotification")

  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension UIDevice {
  public nonisolated static let orientationDidChangeNotification = note("UIDeviceOrientationDidChangeNotification")
  public nonisolated static let batteryLevelDidChangeNotification = note("UIDeviceBatteryLevelDidChangeNotification")
  public nonisolated static let batteryStateDidChangeNotification = note("UIDeviceBatteryStateDidChangeNotification")
  public nonisolated static let proximityStateDidChangeNotification = note(
    "UIDeviceProximityStateDidChangeNotification")
}

extension UIScreen {
  public nonisolated static let didConnectNotification = note("UIScreenDidConnectNotification")
  public nonisolated static let didDisconnectNotification = note("UIScreenDidDisconnectNotification")
  public nonisolated static let brightnessDidChangeNotification = note("UIScreenBrightnessDidChangeNotification")
  public nonisolated static let capturedDidChangeNotification = note("UIScreenCapturedDidChangeNotification")
}

extension UITextField {
  public nonisolated static let textDidBeginEditingNotification = note("UITextFieldTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = note("UITextFieldTextDidEndEditingNotification")
  public nonisolated static let textDidChangeNotification = note("UITextFieldTextDidChangeNotification")
}

extension UIContentSizeCategory {
  public nonisolated static let didChangeNotification = note("UIContentSizeCategoryDidChangeNotification")
}

private nonisolated func note(_ name: String) -> Notification.Name { Notification.Name(name) }
