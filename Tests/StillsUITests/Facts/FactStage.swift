import Foundation
import StillsCore
import SwiftUI
import Testing

/// What a view says to a layout that asks it: sizes for proposals, guides and spacing.
@MainActor enum FactStage {
  final class Answers: @unchecked Sendable {
    var sizes: [CGSize] = []
    var dimensions: [ViewDimensions] = []
    var distances: [CGFloat] = []
  }

  /// A size for each proposal.
  static func sizes(_ view: some View, _ proposals: [ProposedViewSize]) throws -> [CGSize] {
    let answers = Answers()
    _ = try RenderKit.place(Asking(proposals: proposals, answers: answers) { view })
    return answers.sizes
  }

  static func size(_ view: some View, _ width: CGFloat?, _ height: CGFloat?) throws -> CGSize {
    try #require(try sizes(view, [ProposedViewSize(width: width, height: height)]).first)
  }

  /// At its ideal size.
  static func dimensions(_ view: some View) throws -> ViewDimensions {
    let answers = Answers()
    _ = try RenderKit.place(Asking(proposals: [.unspecified], answers: answers) { view })
    return try #require(answers.dimensions.first)
  }

  /// Between views one under the other.
  static func gaps(_ views: some View) throws -> [CGFloat] {
    let answers = Answers()
    _ = try RenderKit.place(Asking(proposals: [], answers: answers) { views })
    return answers.distances
  }
}

private struct Asking: Layout {
  let proposals: [ProposedViewSize]
  let answers: FactStage.Answers

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    if let first = subviews.first {
      answers.sizes = proposals.map { first.sizeThatFits($0) }
      answers.dimensions = proposals.map { first.dimensions(in: $0) }
    }
    answers.distances = zip(subviews, subviews.dropFirst()).map {
      $0.spacing.distance(to: $1.spacing, along: .vertical)
    }
    return CGSize(width: 10, height: 10)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

/// Numbers that a view reports while it is laid out.
final class FactNote: @unchecked Sendable {
  var frames: [CGRect] = []
  var sizes: [CGSize] = []
  var lengths: [CGFloat] = []
}

/// 50 × 50.
@MainActor var square: some View { Color.red.frame(width: 50, height: 50) }
