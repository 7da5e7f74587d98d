import Foundation

public let kCLErrorDomain = "kCLErrorDomain"

/// Why a place is not known.
nonisolated public struct CLError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case locationUnknown, denied, network, headingFailure, regionMonitoringDenied, regionMonitoringFailure
    case regionMonitoringSetupDelayed, regionMonitoringResponseDelayed, geocodeFoundNoResult
    case geocodeFoundPartialResult, geocodeCanceled, deferredFailed
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }

  public static var locationUnknown: Code { .locationUnknown }
  public static var denied: Code { .denied }
  public static var network: Code { .network }
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  public static var errorDomain: String { kCLErrorDomain }
}

extension CLError: CustomNSError {
  public var errorCode: Int { code.rawValue }
}
