import StillsCore
import StillsDisplay
import SwiftUI

/// The areas that a chart fills, in its own coordinates, in order.
@MainActor func filled<V: View>(
  _ view: V, width: CGFloat = 300, height: CGFloat = 100, world: World = World()
) throws -> [(bounds: CGRect, paint: Paint)] {
  filledAreas(try drawing(view, width: width, height: height, world: world, typesetter: RenderKit.boxes))
}

func filledAreas(
  _ commands: [DisplayCommand], _ transform: CGAffineTransform = .identity
) -> [(bounds: CGRect, paint: Paint)] {
  commands.flatMap { command -> [(bounds: CGRect, paint: Paint)] in
    switch command {
    case .fill(let path, let paint, _): return [(path.applying(transform).boundingRect, paint)]
    case .group(let group): return filledAreas(group.commands, group.transform.concatenating(transform))
    default: return []
    }
  }
}

/// The areas that lines of a chart are around, without their width, in its own coordinates.
func strokedAreas(_ commands: [DisplayCommand], _ transform: CGAffineTransform = .identity) -> [CGRect] {
  commands.flatMap { command -> [CGRect] in
    switch command {
    case .stroke(let path, _, _): return [path.applying(transform).boundingRect]
    case .group(let group): return strokedAreas(group.commands, group.transform.concatenating(transform))
    default: return []
    }
  }
}

/// A chart without axes and legend: its plot is the whole canvas.
extension View {
  func bare() -> some View { chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden) }
}

extension CGRect {
  func isAbout(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01 && abs(width - other.width) < 0.01
      && abs(height - other.height) < 0.01
  }
}
