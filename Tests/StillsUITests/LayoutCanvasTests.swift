import StillsCore
import StillsDisplay
import SwiftUI
import Testing

@MainActor @Suite("Canvas, timelines and effects by place")
struct LayoutCanvasTests {
  private func commands<V: View>(_ view: V) throws -> [DisplayCommand] {
    let drawn = try drawing(view, typesetter: RenderKit.typesetter)
    guard case .group(let group) = drawn.first, drawn.count == 1 else { return drawn }
    return group.commands
  }

  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test("a canvas is offered its frame's size and draws in its own coordinates")
  func size() throws {
    var drawn: CGSize?
    let view = Canvas { context, size in
      drawn = size
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
    }
    .frame(width: 20, height: 10)
    guard case .group(let group) = try drawing(view).first else { Issue.record("no group"); return }
    #expect(drawn == CGSize(width: 20, height: 10))
    #expect(group.transform == CGAffineTransform(translationX: 40, y: 20))
  }

  @Test("transforms concatenate, the last one first")
  func transforms() throws {
    let square = square
    let drawn = try commands(
      Canvas { context, _ in
        context.translateBy(x: 5, y: 6)
        context.scaleBy(x: 2, y: 3)
        context.fill(square, with: .color(.red))
      })
    guard case .group(let group) = drawn.first else { Issue.record("no group"); return }
    #expect(group.transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 5, ty: 6))
  }

  @Test("what a copy changes leaves the original alone, and both draw on one canvas")
  func copies() throws {
    let square = square
    let drawn = try commands(
      Canvas { context, _ in
        var copy = context
        copy.opacity = 0.5
        copy.blendMode = .multiply
        copy.fill(square, with: .color(.red))
        context.fill(square, with: .color(.blue))
      })
    #expect(drawn.count == 2)
    guard case .group(let group) = drawn[0], case .fill = drawn[1] else { Issue.record("other kinds"); return }
    #expect(group.opacity == 0.5)
    #expect(group.blendMode == .multiply)
  }

  @Test("clips add up and stay where they were set")
  func clips() throws {
    let square = square
    let drawn = try commands(
      Canvas { context, _ in
        context.clip(to: square)
        context.translateBy(x: 50, y: 0)
        context.clip(to: square, options: .inverse)
        context.fill(square, with: .color(.red))
      })
    guard case .group(let outer) = drawn.first, case .group(let inner) = outer.commands.first else {
      Issue.record("no groups")
      return
    }
    #expect(outer.clip?.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(inner.clipStyle.isEOFilled)
  }

  @Test("filters apply to each drawing, the last one first; a layer is one drawing")
  func filters() throws {
    let square = square
    let drawn = try commands(
      Canvas { context, _ in
        context.addFilter(.blur(radius: 3))
        context.addFilter(.grayscale(1))
        context.drawLayer { layer in
          layer.fill(square, with: .color(.red))
          layer.fill(square, with: .color(.red))
        }
      })
    guard case .group(let group) = drawn.first else { Issue.record("no group"); return }
    #expect(group.commands.count == 2)
    #expect(group.effects.last == .blur(radius: 3, opaque: false))
  }

  @Test("texts are drawn about their anchor, in any shading")
  func texts() throws {
    var size = CGSize.zero
    let drawn = try commands(
      Canvas { context, _ in
        var text = context.resolve(Text("Hello"))
        size = text.measure(in: CGSize(width: 100, height: 100))
        text.shading = .color(Color(red: 1, green: 0, blue: 0))
        context.draw(text, at: CGPoint(x: 50, y: 25), anchor: .topLeading)
      })
    #expect(size.width > 30 && size.height > 20)
    guard case .group(let group) = drawn.first, case .glyphs(_, let paint) = group.commands.first else {
      Issue.record("no glyphs")
      return
    }
    #expect(group.transform == CGAffineTransform(translationX: 50, y: 25))
    #expect(paint == .color(ResolvedColor(red: 1, green: 0, blue: 0)))
  }

  @Test("symbols are found by their tags")
  func symbols() throws {
    var found: [Bool] = []
    let drawn = try commands(
      Canvas { context, _ in
        found = [context.resolveSymbol(id: 1) != nil, context.resolveSymbol(id: 2) != nil]
        context.resolveSymbol(id: 1).map { context.draw($0, at: CGPoint(x: 5, y: 5)) }
      } symbols: {
        Color.green.frame(width: 10, height: 10).tag(1)
      })
    #expect(found == [true, false])
    #expect(drawn.count == 1)
  }

  @Test("what cannot be drawn is reported")
  func reports() throws {
    let view = Canvas { context, _ in context.addFilter(.alphaThreshold(min: 0.5, max: 0.6)) }
    let sink = ReportSink()
    _ = try drawing(view, reports: sink)
    #expect(sink.messages == ["GraphicsContext: alphaThreshold with a max below 1 is not drawn"])
  }

  @Test("an alpha threshold paints what reaches it")
  func alphaThreshold() throws {
    func effects(_ color: Color) throws -> [DisplayEffect] {
      let view = Canvas { context, size in
        context.addFilter(.alphaThreshold(min: 0.5, color: color))
        context.addFilter(.blur(radius: 3))
        context.fill(Circle().path(in: CGRect(origin: .zero, size: size)), with: .color(.red))
      }
      guard case .group(let group) = try commands(view).first else { return [] }
      return group.effects
    }
    /// What becomes of black with an alpha.
    func alpha(_ before: Double, _ matrix: [Double]) -> Double { min(max(matrix[18] * before + matrix[19], 0), 1) }
    let plain = try effects(.white)
    #expect(plain.first == .blur(radius: 3, opaque: false))
    guard plain.count == 2, case .colorMatrix(let matrix) = plain[1] else { Issue.record("no threshold"); return }
    #expect(matrix[4] == 1 && matrix[9] == 1 && matrix[14] == 1)
    #expect(alpha(0.48, matrix) == 0 && alpha(0.5, matrix) == 0.5 && alpha(0.52, matrix) == 1)
    #expect(try effects(.white.opacity(0.5)).count == 3)
  }

  // MARK: Timelines

  @Test("a timeline shows the last moment up to the world's clock")
  func timelines() throws {
    let now = Date(timeIntervalSince1970: World().clock)
    func date<S: TimelineSchedule>(_ schedule: S) throws -> TimeInterval {
      var seen = now
      _ = try drawing(
        TimelineView(schedule) { context in
          seen = context.date
          return Color.red
        })
      return seen.timeIntervalSince(now)
    }
    #expect(try date(.animation) == 0)
    #expect(try date(.everyMinute) == 0)
    #expect(try date(.periodic(from: now - 25, by: 10)) == -5)
    #expect(try date(.periodic(from: now + 25, by: 10)) == 25)
    #expect(try date(.explicit([now - 9, now - 3, now + 4])) == -3)
  }

  // MARK: Effects

  @Test("a visual effect knows its place and moves the drawing only")
  func visualEffects() throws {
    let view = Color.red.frame(width: 10, height: 10).visualEffect { content, proxy in
      content.offset(x: proxy.frame(in: .global).minX).opacity(0.5)
    }
    guard case .group(let group) = try drawing(view).first else { Issue.record("no group"); return }
    #expect(group.transform.tx == 45)
    #expect(try RenderKit.size(view) == CGSize(width: 10, height: 10))
  }

  @Test("shaders in a visual effect are reported where they count")
  func shadersInVisualEffects() throws {
    func reports(isEnabled: Bool) throws -> [String] {
      let view = Color.red.visualEffect { content, proxy in
        content.layerEffect(
          ShaderLibrary.ripple(.float(proxy.size.width)), maxSampleOffset: .zero, isEnabled: isEnabled)
      }
      return try RenderKit.reports(view)
    }
    #expect(try reports(isEnabled: true) == ["layerEffect: the shader ripple is not run; drawn without it"])
    #expect(try reports(isEnabled: false) == [])
  }

  @Test("a background goes on under the unsafe edges that it touches, turned over")
  func backgroundExtension() throws {
    func transforms(_ alignment: Alignment) throws -> [CGAffineTransform] {
      let view = Color.red.frame(width: 100, height: 10).backgroundExtensionEffect()
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
      let graph = ViewGraph(
        surroundings: Surroundings(world: World(), typesetter: nil, reports: ReportSink()), root: view)
      let canvas = GraphCanvas(
        size: .fixed(CGSize(width: 100, height: 60)), safeArea: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0),
        pixelGrid: PixelGrid(scale: 1))
      var painter = Painter(pixelGrid: PixelGrid(scale: 1))
      painter.paint(try graph.settle(in: canvas).placed)
      func all(_ commands: [DisplayCommand]) -> [CGAffineTransform] {
        commands.flatMap { command -> [CGAffineTransform] in
          guard case .group(let group) = command else { return [] }
          return (group.transform.isIdentity ? [] : [group.transform]) + all(group.commands)
        }
      }
      return all(painter.commands)
    }
    #expect(try transforms(.top) == [CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 40)])
    #expect(try transforms(.bottom) == [])
  }

  @Test("without a scroll view a scroll transition looks as it does in the middle")
  func scrollTransitions() throws {
    let view = Color.red.scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }
    #expect(try drawing(view).count == 1)
  }

  // MARK: Images from elsewhere

  @Test("without a network an image shows its placeholder, and says so")
  func asyncImages() throws {
    let view = AsyncImage(url: URL(string: "https://example.com/a.png")) {
      $0
    } placeholder: {
      Text("Wait")
    }
    #expect(try RenderKit.place(view).strings == ["Wait"])
    #expect(try RenderKit.reports(view).first?.contains("https://example.com/a.png") == true)
    let phased = AsyncImage(url: nil) { phase in Text(phase.image == nil && phase.error == nil ? "empty" : "other") }
    #expect(try RenderKit.place(phased).strings == ["empty"])
    #expect(try RenderKit.reports(phased) == [])
  }

  // MARK: Mesh gradients

  @Test("a mesh mixes its corners' colours in plain pieces")
  func meshes() throws {
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .red, .red, .red])
    guard case .group(let group) = try drawing(mesh).first else { Issue.record("no group"); return }
    #expect(group.commands.count == 1 + 8 * 16)
    let broken = MeshGradient(width: 3, height: 3, points: [[0, 0]], colors: [.red])
    #expect(try RenderKit.reports(broken).count == 1)
  }

  @Test("colours pass through a mesh's points without a crease")
  func smoothMeshes() throws {
    func tones(_ isSmooth: Bool) throws -> [Double] {
      let mesh = MeshGradient(
        width: 3, height: 2, points: [[0, 0], [0.5, 0], [1, 0], [0, 1], [0.5, 1], [1, 1]],
        colors: [.black, .white, .black, .black, .white, .black], smoothsColors: isSmooth)
      guard case .group(let group)? = try drawing(mesh).first else { return [] }
      // The first row of pieces of both patches, from left to right.
      let rows = group.commands.dropFirst().compactMap { command -> [Double]? in
        guard case .fill(_, .linearGradient(let stops, _, _), _) = command else { return nil }
        return stops.map(\.color.red)
      }
      return (Array(rows[0..<8]) + Array(rows[(rows.count / 2)..<(rows.count / 2 + 8)])).compactMap(\.last)
    }
    let smooth = try tones(true), straight = try tones(false)
    // Around the middle the straight one turns at once, the smooth one hardly.
    func bend(_ tones: [Double]) -> Double { abs(tones[6] - 2 * tones[7] + tones[8]) }
    #expect(bend(straight) > 0.2 && bend(smooth) < 0.1, "\(smooth)")
  }

  @Test("a mesh fills shapes and letters with its colours")
  func meshStyles() throws {
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .green, .blue, .yellow])
    let reports = ReportSink()
    for commands in [
      try drawing(Circle().fill(mesh), reports: reports),
      try drawing(Text("abc").foregroundStyle(mesh), typesetter: RenderKit.typesetter, reports: reports),
    ] {
      #expect(commands.flatMask && !commands.isEmpty, "\(commands)")
    }
    #expect(reports.messages.isEmpty)
  }
}

extension [DisplayCommand] {
  /// Whether anything is seen through a mask.
  fileprivate var flatMask: Bool {
    contains { command in
      guard case .group(let group) = command else { return false }
      return group.mask != nil || group.commands.flatMask
    }
  }
}
