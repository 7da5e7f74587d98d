import Foundation

/// Content of a cell that knows how high it is at a width, rather than by constraints.
@MainActor package protocol SelfMeasuringContent: UIView {
  func contentSize(width: CGFloat) -> CGSize
}
