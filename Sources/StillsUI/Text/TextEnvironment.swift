import Foundation
import StillsTypesetting

/// All that the environment says about text, kept under one key so that a text looks it up once.
nonisolated package struct TextEnvironment {
  package var attributes = TextAttributes()
  /// Nil: the world's.
  package var dynamicTypeSize: DynamicTypeSize?
  package var legibilityWeight: LegibilityWeight?
  package var lineLimit: Int?
  /// Height is kept for so many lines.
  package var reservedLines = 1
  package var lineSpacing: CGFloat = 0
  package var alignment = TextAlignment.leading
  package var truncation = Text.TruncationMode.tail
  package var minimumScaleFactor: CGFloat = 1
  package var allowsTightening = false
  package var avoidsOrphans = true
  package var textCase: Text.Case?
  /// Nil: by the look.
  package var writingDirection: Text.WritingDirectionStrategy?
  package var renderer: TextRendererBox?

  package var font: Font? {
    get { attributes.font }
    set { attributes.font = newValue }
  }

  package var fontTraits: FontTraits {
    get { attributes.fontTraits }
    set { attributes.fontTraits = newValue }
  }

  package func typeSize(in world: World) -> TypeSize { dynamicTypeSize?.typeSize ?? world.typeSize }
}

nonisolated extension EnvironmentValues {
  private struct TextKey: EnvironmentKey { static var defaultValue: TextEnvironment { TextEnvironment() } }

  package var text: TextEnvironment {
    get { self[TextKey.self] }
    set { self[TextKey.self] = newValue }
  }

  package var pixelGrid: PixelGrid { PixelGrid(scale: world.scale ?? world.device.scale) }
}
