import Foundation

// A phone that knows nobody's face or finger, as a simulator's at first.

public struct LAError: LocalizedError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case notInteractive = -1004
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static let biometryNotEnrolled = Code.biometryNotEnrolled
  public static let biometryNotAvailable = Code.biometryNotAvailable
  public static let userCancel = Code.userCancel
  public static let userFallback = Code.userFallback
  public static let authenticationFailed = Code.authenticationFailed
  public var errorDescription: String? { "No identities are enrolled." }
}

public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication
}

public enum LABiometryType: Int, Sendable { case none, touchID, faceID, opticID }

/// Asks who holds the phone: it has nobody to compare with, and says so.
open class LAContext: NSObject, @unchecked Sendable {
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open var localizedReason = ""
  open var interactionNotAllowed = false
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  open var biometryType: LABiometryType { .faceID }

  public override init() {}
  open func invalidate() {}

  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    error?.pointee = Self.refusal
    return false
  }

  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
  ) { reply(false, LAError(.biometryNotEnrolled)) }

  @discardableResult
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw LAError(.biometryNotEnrolled)
  }

  private static var refusal: NSError {
    NSError(
      domain: "com.apple.LocalAuthentication", code: LAError.Code.biometryNotEnrolled.rawValue,
      userInfo: [NSLocalizedDescriptionKey: "No identities are enrolled."])
  }
}
