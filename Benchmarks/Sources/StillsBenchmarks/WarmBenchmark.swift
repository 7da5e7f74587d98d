import Foundation
import Stills
import StillsCore

/// What a screen costs in a process that has drawn others before.
@MainActor enum WarmBenchmark {
  /// The median of layout, drawing and encoding together, in milliseconds. Leaves the screen as SVG and HTML in `folder`.
  static func run(writingTo folder: String) throws -> Double {
    let world = World()
    print("One 393×852 @3x screen of about 200 views, warm:")
    let resolve = try Measurement.of(runs: 15, warmUp: 3) { _ = try screen($0, in: world) }
    print(resolve.line("  resolve, lay out, paint the list"))
    let known = try screen(0, in: world)
    let draw = try Measurement.of(runs: 15, warmUp: 3) { _ in _ = try known.png() }
    print(draw.line("  draw and encode PNG"))
    let all = try Measurement.of(runs: 15, warmUp: 3) { _ = try screen($0, in: world).png() }
    print(all.line("  all of it"))
    try known.svg(outlinesText: true).write(toFile: folder + "/screen.svg", atomically: true, encoding: .utf8)
    try HTMLScreen.text.write(toFile: folder + "/screen.html", atomically: true, encoding: .utf8)
    return all.median
  }

  private static func screen(_ seed: Int, in world: World) throws -> RenderResult {
    try Renderer.render(BenchmarkScreen(seed: seed), world: world)
  }
}
