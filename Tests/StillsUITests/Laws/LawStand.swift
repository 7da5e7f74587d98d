import Foundation
import StillsCore
import SwiftUI

/// What is measured of one random view.
final class LawRecord: @unchecked Sendable {
  var proposal = ProposedViewSize.unspecified
  var size = CGSize.zero
  var again = CGSize.zero
  var ideal = CGSize.zero
  var mirrored = CGSize.zero
  var padded = CGSize.zero
  var framed = CGSize.zero
  var fixed = CGSize.zero
  var filling = CGSize.zero
}

/// Measures a view in several dresses, and places it and its mirror image at the same place.
struct LawStand: Layout {
  let record: LawRecord

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let offer = record.proposal
    guard subviews.count >= 2 else { return .zero }
    record.size = subviews[0].sizeThatFits(offer)
    record.ideal = subviews[0].sizeThatFits(.unspecified)
    record.again = subviews[0].sizeThatFits(offer)
    record.mirrored = subviews[1].sizeThatFits(offer)
    guard subviews.count == 6 else { return .zero }
    record.padded = subviews[2].sizeThatFits(
      ProposedViewSize(width: offer.width.map { $0 + 10 }, height: offer.height.map { $0 + 10 }))
    record.framed = subviews[3].sizeThatFits(offer)
    record.fixed = subviews[4].sizeThatFits(offer)
    record.filling = subviews[5].sizeThatFits(offer)
    return .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for index in subviews.indices {
      subviews[index].place(at: CGPoint(x: 10, y: 20), proposal: index < 2 ? record.proposal : .zero)
    }
  }
}

/// A view for the stand: as one child, whatever it is made of. Not every view is dressed up, for the time it takes.
struct LawSubject: View {
  let record: LawRecord
  let view: AnyView
  let isDressed: Bool

  var body: some View {
    let one = ZStack { view }
    return LawStand(record: record) {
      one
      one.environment(\.layoutDirection, .rightToLeft)
      if isDressed {
        one.padding(5)
        one.frame(width: 33, height: 44)
        one.fixedSize()
        one.frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
  }
}
