import Foundation
import Stills
import StillsSnapshots
import SwiftUI
import Testing

private struct Greeting: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Hello").font(.system(size: 20, weight: .bold)).foregroundColor(Color(red: 1, green: 0, blue: 0))
      Text("“quoted” \n and a line\tmore").accessibilityIdentifier("second line")
      Image(systemName: "star.fill")
    }
    .padding(12)
  }
}

private typealias PictureScene = StillsSnapshots.Scene

@MainActor @Suite struct SceneTests {
  @Test func viewsAreThereWithNamesTextsFontsAndColours() throws {
    let text = try Draw.result(Greeting()).scene.text
    #expect(text.contains("view=Greeting"))
    #expect(text.contains("\"Hello\" font=\"20pt bold\" colors=#ff0000ff"))
    #expect(text.contains("alignment leading, spacing 8"))
    #expect(text.contains("details=star.fill"))
    #expect(text.contains("id=\"second line\""))
  }

  @Test func textReadsBackAsTheSameScene() throws {
    let scene = try Draw.result(Greeting()).scene
    let read = try #require(PictureScene(text: scene.text))
    #expect(read.text == scene.text)
    #expect(read.frames(of: "Hello").count == 1)
  }

  @Test func damagedTextIsNoScene() throws {
    let text = try Draw.result(Greeting()).scene.text
    var numbers = SeededNumbers(seed: 5)
    for _ in 0..<2_000 {
      var bytes = Array(text.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &numbers) {
        bytes[Int.random(in: 0..<bytes.count, using: &numbers)] = UInt8.random(in: 0...255, using: &numbers)
      }
      // Whatever comes of it, it is read or refused.
      if let scene = PictureScene(text: String(decoding: bytes, as: UTF8.self)) {
        _ = SceneComparison(scene, scene)
      }
    }
    #expect(PictureScene(text: "") == nil)
    #expect(PictureScene(text: "scene 1×1 @1x\n        Text [0 0 1 1]\n") == nil)
  }

  @Test func sceneThatIsTooDeepForAStackIsNotCompared() throws {
    func deep(_ levels: Int, _ text: String) -> String {
      "scene 1×1 @1x\n" + (1..<levels).map { String(repeating: "  ", count: $0) + "VStack [0 0 1 1]\n" }.joined()
        + String(repeating: "  ", count: levels) + "Text [0 0 1 1] \"\(text)\"\n"
    }
    let most = PictureScene.mostLevels
    #expect(PictureScene(text: deep(most + 1, "a")) == nil)
    let scenes = try ["a", "b"].map { try #require(PictureScene(text: deep(most, $0))) }
    #expect(!scenes[0].isTooDeep)
    #expect(SceneComparison(scenes[0], scenes[1]).causes.map(\.sentence) == ["Text “a”: text “a” → “b”"])
    var deeper = scenes[0]
    var around = PictureScene.Node(kind: "VStack", frame: .zero)
    around.children = deeper.nodes
    deeper.nodes = [around]
    #expect(deeper.isTooDeep)
  }

  @Test func whatOneSeesIsWhatTheSceneSays() throws {
    let same = try SceneComparison(Draw.result(Greeting()).scene, Draw.result(Greeting()).scene)
    #expect(same.causes.isEmpty && same.consequences.isEmpty)
  }
}
