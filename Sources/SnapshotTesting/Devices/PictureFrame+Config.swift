import Foundation
import StillsCore
import StillsGeometry
import StillsUIKit

extension PictureFrame {
  init(layout: SwiftUISnapshotLayout, traits: UITraitCollection) {
    switch layout {
    case .device(let config): self.init(config: config, traits: traits)
    case .fixed(let width, let height):
      self.init(config: ViewImageConfig(size: CGSize(width: width, height: height)), traits: traits)
    case .sizeThatFits: self.init(config: ViewImageConfig(), traits: traits)
    }
  }

  /// What `traits` say wins over what the device's own say.
  init(config: ViewImageConfig, size: CGSize? = nil, traits: UITraitCollection, hasGround: Bool = true) {
    self.init(size: size ?? config.size, safeArea: EdgeInsets(config.safeArea), hasGround: hasGround)
    apply(config.traits)
    apply(traits)
  }
}

extension EdgeInsets {
  /// Insets of a screen: what is left of it stays left in languages that run the other way.
  init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}

extension UIEdgeInsets {
  init(_ insets: EdgeInsets) {
    self.init(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }
}
