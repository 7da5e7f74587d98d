import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry

extension Painter {
  /// A switch's track, which fills `outline`, and its thumb (facts: controls §2).
  ///
  /// Both of UIKit's looks have tracks with continuous corners; the earlier one's thumb is a circle whose shadow stays inside
  /// the track (`home-assistant/toggles-ios18-*`), the newer one's is a capsule without any
  /// (`home-assistant/large-title-toggles-ios26`).
  package mutating func controlSwitch(
    in outline: CGRect, track color: ResolvedColor, thumb: ResolvedColor = .white, isThumbRight: Bool, isWide: Bool
  ) {
    let track = Path(roundedRect: outline, cornerRadius: outline.height / 2, style: .continuous)
    fill(track, with: .color(color))
    let size = isWide ? CGSize(width: 37, height: 24) : CGSize(width: 27, height: 27)
    let x = isThumbRight ? outline.maxX - 2 - size.width : outline.minX + 2
    let place = CGRect(origin: CGPoint(x: x, y: outline.midY - size.height / 2), size: size)
    let shape = Path(roundedRect: place, cornerRadius: size.height / 2, style: isWide ? .continuous : .circular)
    guard !isWide else { return fill(shape, with: .color(thumb)) }
    var clipped = DisplayGroup(commands: [])
    clipped.clip = track
    group(clipped) { inner in
      var shaded = DisplayGroup(commands: [])
      shaded.effects = Self.thumbShadows
      inner.group(shaded) { $0.fill(shape, with: .color(thumb)) }
    }
  }

  /// The soft shadows of the system's thumbs (facts: controls §2, "thumb shadow").
  package static var thumbShadows: [DisplayEffect] {
    [
      .shadow(
        color: ResolvedColor.black.multiplyingAlpha(by: 0.06), radius: 0.5, offset: CGSize(width: 0, height: 1)),
      .shadow(color: ResolvedColor.black.multiplyingAlpha(by: 0.15), radius: 4, offset: CGSize(width: 0, height: 3)),
    ]
  }
}
