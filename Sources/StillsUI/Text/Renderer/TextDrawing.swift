import Foundation
import StillsDisplay
import StillsTypesetting

/// Lets a `TextRenderer` draw a text.
struct TextDrawing {
  let box: TextRendererBox
  let context: ViewContext
  /// Of the runs, by their tags.
  let marks: [TextMarks]

  /// Commands in the text's own coordinates.
  @MainActor func commands(for layout: TextLayout, grid: PixelGrid, placing: PlacementContext) -> [DisplayCommand] {
    let drawing = GraphicsContext.Drawing()
    var graphics = GraphicsContext(
      drawing: drawing, viewContext: context, placing: placing, symbols: [],
      bounds: CGRect(origin: .zero, size: layout.size))
    box.renderer.draw(layout: Text.Layout(layout, marks: marks, grid: grid), in: &graphics)
    return drawing.commands
  }
}
