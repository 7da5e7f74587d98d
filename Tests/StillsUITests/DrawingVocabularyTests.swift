import Foundation
import StillsCore
import StillsDisplay
import SwiftUI
import Testing

/// Container shapes, patterns, rendered views and drawing by hand.
@Suite @MainActor struct DrawingVocabularyTests {
  private func paths(_ view: some View, _ width: CGFloat = 100, _ height: CGFloat = 100) throws -> [Path] {
    try RenderKit.place(view, in: CGSize(width: width, height: height)).commands.everything.compactMap {
      if case .fill(let path, _, _) = $0 { path } else { nil }
    }
  }

  // MARK: Containers

  @Test func aShapeInAContainerKeepsTheCentresOfItsCorners() throws {
    let view = ContainerRelativeShape().padding(8).containerShape(RoundedRectangle(cornerRadius: 20))
    let rect = CGRect(x: 8, y: 8, width: 84, height: 84)
    #expect(try paths(view) == [RoundedRectangle(cornerRadius: 12).path(in: rect)])
  }

  @Test func withoutAContainerTheShapeIsARectangle() throws {
    #expect(try paths(ContainerRelativeShape()) == [Path(CGRect(x: 0, y: 0, width: 100, height: 100))])
  }

  @Test func concentricCornersAreAtLeastAsRoundAsToldAndFixedOnesAsRoundAsTold() throws {
    func drawn(_ shape: ConcentricRectangle) throws -> [Path] {
      try paths(shape.padding(8).containerShape(.rect(cornerRadius: 20)))
    }
    let rect = CGRect(x: 8, y: 8, width: 84, height: 84)
    func rounded(_ radius: CGFloat) -> Path {
      UnevenRoundedRectangle(
        topLeadingRadius: radius, bottomLeadingRadius: radius, bottomTrailingRadius: radius, topTrailingRadius: radius
      ).path(in: rect)
    }
    #expect(try drawn(ConcentricRectangle()) == [rounded(12)])
    #expect(try drawn(ConcentricRectangle(corners: .concentric(minimum: 15))) == [rounded(15)])
    #expect(try drawn(ConcentricRectangle(corners: .fixed(3))) == [rounded(3)])
  }

  // MARK: Patterns

  @Test func aPatternRepeatsItsPictureOverTheAreaAndIsSeenThroughIt() throws {
    let symbol = Image(systemName: "circle.fill")
    let side = try RenderKit.size(symbol)
    let view = Rectangle().fill(ImagePaint(image: symbol)).frame(width: 2 * side.width, height: side.height)
    let commands = try RenderKit.place(view).commands
    let masked = try #require(commands.groups.first { $0.mask != nil })
    #expect(masked.commands.groups.count >= 2)
    #expect(try RenderKit.reports(view).isEmpty)
  }

  @Test func aMissingPatternIsNothing() throws {
    #expect(try paths(Rectangle().fill(.image(Image("nowhere")))).count <= 1)
    #expect(try paths(Rectangle().fill(ImagePaint(image: Image(systemName: "star"), scale: .nan))).count <= 1)
  }

  @Test func innerShadowsAreCastIntoLetters() throws {
    let style = Color.blue.shadow(.inner(color: .black, radius: 3, x: 1, y: 2))
    let groups = try RenderKit.place(Text("A").font(.largeTitle).foregroundStyle(style)).commands.groups
    #expect(groups.contains { $0.mask != nil && !$0.commands.groups.filter { !$0.effects.isEmpty }.isEmpty })
  }

  // MARK: Rendered views

  @Test func aRenderedViewIsAPictureOfItsSize() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20))
    let image = try #require(renderer.uiImage)
    #expect(image.size == CGSize(width: 30, height: 20) && image.scale == 1)
    renderer.proposedSize = ProposedViewSize(width: 50, height: 40)
    renderer.content = Color.red.frame(width: 30, height: 20)
    #expect(renderer.uiImage?.size == CGSize(width: 30, height: 20))
    #expect(ImageRenderer(content: EmptyView()).uiImage == nil)
  }

  @Test func aRenderedViewTakesWhatItIsOffered() throws {
    let renderer = ImageRenderer(content: Color.red)
    renderer.proposedSize = ProposedViewSize(width: 50, height: 40)
    #expect(renderer.uiImage?.size == CGSize(width: 50, height: 40))
  }

  @Test func aRenderedViewIsShownAsItWasDrawn() throws {
    struct Shown: View {
      @State private var image: UIImage?
      var body: some View {
        ZStack { if let image { Image(uiImage: image) } }
          .onAppear { image = ImageRenderer(content: Color.red.frame(width: 30, height: 20)).uiImage }
      }
    }
    let fills = try RenderKit.place(Shown(), in: CGSize(width: 60, height: 60)).commands.fills
    #expect(fills.map(\.rect) == [CGRect(x: 15, y: 20, width: 30, height: 20)])
  }

  @Test func aCanvasMayBeDrawnOnWithCoreGraphics() throws {
    let canvas = Canvas { context, _ in
      context.translateBy(x: 10, y: 0)
      context.withCGContext { graphics in
        graphics.setFillColor(UIColor.red.cgColor)
        graphics.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
      }
    }
    let fills = try RenderKit.place(canvas, in: CGSize(width: 50, height: 50)).commands.fills
    #expect(fills.map(\.rect) == [CGRect(x: 11, y: 2, width: 3, height: 4)])
  }

  // MARK: Sizes and languages

  @Test func framesRelativeToAScrollViewComeToRestInACanvasThatFits() throws {
    var world = World()
    world.canvas = .fit
    let view = ScrollView(.horizontal) {
      HStack {
        ForEach(0..<5, id: \.self) { _ in Color.red.containerRelativeFrame(.horizontal, count: 2, spacing: 10) }
      }
    }
    #expect(try RenderKit.place(view, world: world).frames("Color").first?.width == 191.5)
  }

  @Test func aTextIsSetInTheLanguageThatItIsTold() throws {
    let language = Locale.Language(identifier: "ja")
    let placed = try RenderKit.place(
      VStack {
        Text("骨").typesettingLanguage(language); VStack { Text("骨") }.typesettingLanguage(language)
      })
    let languages = placed.texts.map { $0.layout?.lines.first?.fragments.first?.style.language }
    #expect(languages == ["ja", "ja"])
  }
}

extension [DisplayCommand] {
  /// All groups, outer ones first.
  fileprivate var groups: [DisplayGroup] {
    flatMap { command -> [DisplayGroup] in
      if case .group(let group) = command { [group] + group.commands.groups } else { [] }
    }
  }

  fileprivate var everything: [DisplayCommand] {
    flatMap { command -> [DisplayCommand] in
      if case .group(let group) = command { group.commands.everything } else { [command] }
    }
  }
}
