import Foundation
import StillsUIKit

/// Would ask for a review; a still asks for none.
@MainActor @preconcurrency open class SKStoreReviewController: NSObject {
  open class func requestReview() {}
  open class func requestReview(in windowScene: UIWindowScene) {}
}
