import Foundation
import Stills
import StillsDisplay
import StillsGeometry
import StillsSnapshots
import SwiftUI
import Testing

@Suite struct DigestTests {
  private static let face = FaceReference(name: "Inter", family: "Inter", weight: 400)

  private func digest(_ command: DisplayCommand) -> String { [command].digest }

  private func group(_ change: (inout DisplayGroup) -> Void) -> DisplayCommand {
    var group = DisplayGroup(commands: [
      .fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), .color(.black), FillStyle())
    ])
    change(&group)
    return .group(group)
  }

  @Test func everythingThatDrawsCounts() {
    let path = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
    let changes: [(inout DisplayGroup) -> Void] = [
      { $0.transform.tx = 1 }, { $0.perspective = Perspective(center: .zero, slope: CGSize(width: 0.1, height: 0)) },
      { $0.clip = path }, { $0.clipStyle = FillStyle(eoFill: true) },
      { $0.clipStyle = FillStyle(antialiased: false) }, { $0.mask = [] }, { $0.opacity = 0.5 },
      { $0.blendMode = .multiply }, { $0.effects = [.blur(radius: 1, opaque: false)] },
      { $0.effects = [.shadow(color: .black, radius: 1, offset: .zero)] }, { $0.isFlattened = true },
    ]
    let names = [digest(group { _ in })] + changes.map { digest(group($0)) }
    #expect(Set(names).count == names.count)
  }

  @Test func namesOfGroupsDoNotCount() {
    #expect(
      digest(
        group {
          $0.name = "A"; $0.identifier = "b"; $0.role = .button
        }) == digest(group { _ in }))
  }

  /// A field that is added to one of these types must be added to the digest too, or be one that draws nothing.
  @Test func everyStoredFieldIsKnown() {
    func fields(_ value: Any) -> [String] { Mirror(reflecting: value).children.compactMap(\.label) }
    #expect(
      fields(DisplayList(size: .zero, scale: 1, background: nil, commands: [])) == [
        "size", "scale", "background", "commands",
      ])
    #expect(
      fields(DisplayGroup(commands: [])) == [
        "name", "identifier", "role", "transform", "perspective", "clip", "clipStyle", "mask", "opacity", "blendMode",
        "effects", "isFlattened", "commands",
      ])
    #expect(fields(FillStyle()) == ["isEOFilled", "isAntialiased"])
    #expect(fields(StrokeStyle()) == ["lineWidth", "lineCap", "lineJoin", "miterLimit", "dash", "dashPhase"])
    #expect(
      fields(GlyphRun(face: Self.face, size: 1, glyphs: [], text: "", origin: .zero, advance: 0)) == [
        "face", "size", "glyphs", "text", "origin", "advance", "slant",
      ])
    #expect(fields(PlacedGlyph(glyph: 0, offset: .zero, cluster: 0)) == ["glyph", "offset", "cluster"])
    #expect(fields(Self.face) == ["name", "variations", "family", "weight", "isItalic"])
    #expect(
      fields(ImagePlacement(image: ImageReference(name: ""), rect: .zero)) == [
        "image", "rect", "source", "interpolation", "tint",
      ])
    #expect(fields(ImageReference(name: "")) == ["name"])
    #expect(fields(ResolvedColor.black) == ["red", "green", "blue", "alpha"])
    #expect(fields(GradientStop(color: .black, location: 0)) == ["color", "location"])
    #expect(fields(Path()) == ["elements", "subpathStart", "currentPoint"])
  }

  private final class OneImage: ImageSource {
    let shade: UInt8
    init(_ shade: UInt8) { self.shade = shade }
    func pixels(of image: ImageReference) -> ImagePixels? {
      ImagePixels(width: 1, height: 1, rgba: [shade, 0, 0, 255])
    }
    func encoded(_ image: ImageReference) -> (bytes: [UInt8], mediaType: String)? { nil }
  }

  @Test func contentsOfPicturesCount() {
    let command = DisplayCommand.image(ImagePlacement(image: ImageReference(name: "photo"), rect: .zero))
    let list = DisplayList(size: .zero, scale: 1, background: nil, commands: [command])
    #expect(list.digest(images: OneImage(1)) != list.digest(images: OneImage(2)))
    #expect(list.digest(images: OneImage(1)) == list.digest(images: OneImage(1)))
  }

  @Test @MainActor func digestIsTheSameInEveryProcess() throws {
    // Numbers of this machine's libraries are not in it; a change of the display list of a rectangle is.
    let list = DisplayList(
      size: CGSize(width: 10, height: 10), scale: 2, background: .white,
      commands: [.fill(Path(CGRect(x: 1, y: 2, width: 3, height: 4)), .color(.black), FillStyle())])
    #expect(list.digest(images: nil) == list.digest(images: nil))
    #expect(list.digest(images: nil).count == 32)
  }
}

@Suite struct RendererSourcesTests {
  /// The list of files that the fingerprint is made of is written by a script; a file that came or went is missing there.
  @Test func listOfSourcesIsUpToDate() throws {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { folder.deleteLastPathComponent() }
    let work = try TemporaryFolder()
    let process = Process()
    process.executableURL = folder.appendingPathComponent("Scripts/sources.sh")
    process.arguments = [work.file("sources.c")]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let wanted = try String(contentsOfFile: work.file("sources.c"), encoding: .utf8)
    let found = try String(
      contentsOf: folder.appendingPathComponent("Sources/C/CStillsSources/sources.c"), encoding: .utf8)
    #expect(wanted == found, "a source of the renderer came, went or was renamed: run Scripts/sources.sh")
  }

  @Test func fingerprintIsThere() { #expect(RendererFingerprint.current.count == 32) }
}
