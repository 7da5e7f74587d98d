import Foundation
import StillsTypesetting
import Testing

@testable import StillsText

@Suite struct FontFileTests {
  /// A folder with one file, gone afterwards.
  private func withFolder(_ name: String, _ bytes: Data, _ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try bytes.write(to: folder.appendingPathComponent(name))
    try body(folder.path)
  }

  @Test(arguments: [Data(), Data("<html>not found</html>".utf8), Data(repeating: 0, count: 4096)])
  func aFileThatIsNoFontIsNamed(bytes: Data) throws {
    try withFolder("Broken.ttf", bytes) { folder in
      #expect {
        _ = try HarfBuzzEngine(fontDirectories: [folder])
      } throws: { error in
        "\(error)".contains("Broken.ttf") && error is FontError
      }
    }
  }

  @Test func aFontCutShortIsNamed() throws {
    let whole = Data(orbitron)
    for count in [100, 400, 2000] {
      try withFolder("Short.ttf", whole.prefix(count)) { folder in
        #expect(throws: FontError.self) { _ = try HarfBuzzEngine(fontDirectories: [folder]) }
      }
    }
  }

  @Test func anAddedFontIsFoundByItsNamesAndWins() throws {
    try withFolder("renamed.ttf", Data(orbitron)) { folder in
      let engine = try HarfBuzzEngine(fontDirectories: [folder])
      let font = FontRequest(family: .named("Orbitron-Bold"), size: 10)
      let runs = engine.shape("A", font: font, language: nil, isRightToLeft: false, ligatures: true)
      #expect(runs.first?.face.name == "Orbitron-Regular#2")
      #expect(engine.reports.isEmpty)
    }
  }

  @Test func aMissingFolderIsNamed() {
    #expect(throws: FontError.folderNotFound("/no/such/folder")) {
      _ = try HarfBuzzEngine(fontDirectories: ["/no/such/folder"])
    }
  }

  private var orbitron: [UInt8] {
    FontBlob.bundled().first { $0.path == "Orbitron.ttf" }.map { Array($0.bytes) } ?? []
  }
}
