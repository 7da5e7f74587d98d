import Foundation
import Stills
import StillsCore
import StillsUI
import StillsUIKit

extension Snapshotting where Value: View, Format == String {
  /// The view's picture as SVG, with live text.
  @_disfavoredOverload
  public static var svg: Snapshotting { .svg() }

  @_disfavoredOverload
  public static func svg(
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    text("svg", layout, traits) { try $0.svg() }
  }

  /// Where everything is: a line an element, with its frame `x y width height` in points.
  @_disfavoredOverload
  public static var layout: Snapshotting { .layout() }

  @_disfavoredOverload
  public static func layout(
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    text("layout.txt", layout, traits) { $0.layoutDump }
  }

  /// What is seen where: views by name with their frames, texts, fonts and colours, as pictures carry it themselves.
  @_disfavoredOverload
  public static var scene: Snapshotting { .scene() }

  @_disfavoredOverload
  public static func scene(
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    text("scene.txt", layout, traits) { $0.scene.text }
  }

  /// What can be told without seeing: roles, labels, texts and identifiers, in the order of the hierarchy, with their frames.
  @_disfavoredOverload
  public static var accessibility: Snapshotting { .accessibility() }

  @_disfavoredOverload
  public static func accessibility(
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    text("accessibility.txt", layout, traits) { AccessibilityOutline($0.scene).description }
  }

  private static func text(
    _ pathExtension: String, _ layout: SwiftUISnapshotLayout, _ traits: UITraitCollection,
    _ text: @escaping (RenderResult) throws -> String
  ) -> Snapshotting {
    let frame = PictureFrame(layout: layout, traits: traits)
    var strategy = SimplySnapshotting.lines.pullback { (view: Value) in
      PictureTaking.text(of: view, in: frame, text)
    }
    strategy.pathExtension = pathExtension
    return strategy
  }
}
