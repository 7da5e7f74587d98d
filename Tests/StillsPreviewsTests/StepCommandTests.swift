import Foundation
import Testing

@testable import StillsPreviews

/// `--step`, steps on previews, and `stills film`.
@Suite(.onOwnThreads) struct StepCommandTests {
  private static let counter = """
    import SwiftUI

    struct Counter: View {
      @State private var count = 0
      var body: some View {
        Button("Add") { count += 1 }.overlay(alignment: .bottom) { Text("count \\(count)").offset(y: 20).fixedSize() }
          .frame(width: 100, height: 60)
      }
    }

    #Preview("Plain", traits: .sizeThatFitsLayout) { Counter() }
    #Preview("Tapped", traits: .sizeThatFitsLayout, .steps("tap \\"Add\\"", "tap \\"Add\\"")) { Counter() }
    struct Counter_Previews: PreviewProvider {
      static var previews: some View {
        Counter().previewLayout(.sizeThatFits).previewDisplayName("Old").previewSteps("tap \\"Add\\"")
      }
    }
    """

  private func tool(_ check: (CommandLineTool) throws -> Void) throws {
    let tool = try CommandLineTool(["Counter.swift": Self.counter])
    defer { tool.remove() }
    try check(tool)
  }

  @Test func stepsOfTheCommandLineComeAfterThoseOfThePreview() throws {
    try tool { tool in
      func words(_ preview: String, _ steps: String...) throws -> String {
        let run = try tool.run(
          arguments: ["inspect", "Counter.swift", "--preview", preview] + steps.flatMap { ["--step", $0] })
        #expect(run.status == 0, "\(run.errors)")
        return run.output
      }
      let words1 = try words("Plain")
      #expect(words1.contains("“count 0”"))
      let words2 = try words("Plain", #"tap "Add""#)
      #expect(words2.contains("“count 1”"))
      let words3 = try words("Tapped")
      #expect(words3.contains("“count 2”"))
      let words4 = try words("Tapped", #"tap "Add""#)
      #expect(words4.contains("“count 3”"))
      let words5 = try words("Old")
      #expect(words5.contains("“count 1”"))
    }
  }

  @Test func aStepThatCannotBeReadIsAMistakeOfUsage() throws {
    try tool { tool in
      let run = try tool.run("render", "Counter.swift", "--step", "tap Add")
      #expect(run.status == 2)
      #expect(run.errors.contains("the step `tap Add` cannot be read at character 5"))
      #expect(tool.files(in: ".").filter { $0.hasSuffix(".png") } == [])
    }
  }

  @Test func aStepThatFindsNothingSaysWhatThereIsAndLeavesNoPicture() throws {
    try tool { tool in
      let run = try tool.run("render", "Counter.swift", "--preview", "Plain", "--step", #"tap "Remove""#, "-o", "x.png")
      #expect(run.status == 4)
      #expect(
        run.errors.contains("step 1, `tap \"Remove\"`: there is nothing called \"Remove\". There is: \"Add\" (button)"))
      #expect(tool.files(in: ".").filter { $0.hasSuffix(".png") } == [])
    }
  }

  @Test func filmsAreStripsAnimationsOrFrames() throws {
    try tool { tool in
      func film(_ arguments: String...) throws -> CommandLineTool.Run {
        try tool.run(
          arguments: [
            "film", "Counter.swift", "--preview", "Plain", "--to", "0.2", "--fps", "10", "--scale", "1", "--cache",
            CommandLineTool.cache,
          ] + arguments)
      }
      let strip = try film("-o", "film.png")
      #expect(strip.status == 0, "\(strip.errors)")
      #expect(strip.output == "film.png\n")
      let size = try Data(contentsOf: URL(fileURLWithPath: tool.folder + "/film.png"))[16..<24]
      #expect(Array(size) == [0, 0, 1, 44, 0, 0, 0, 60])
      #expect(try film("-o", "film.apng").output == "film.apng\n")
      let animation = try Data(contentsOf: URL(fileURLWithPath: tool.folder + "/film.apng"))
      #expect(animation.range(of: Data("acTL".utf8)) != nil)
      #expect(try film("-o", "frames").status == 0)
      #expect(
        tool.files(in: "frames")
          == ["plain@iphone-16-0000.png", "plain@iphone-16-0001.png", "plain@iphone-16-0002.png"])
      #expect(try film("--apng", "-o", "folder").output == "folder/plain@iphone-16.apng\n")
      #expect(try film("-o", "film.svg").status == 2)
      #expect(try film("--from", "1").errors.contains("--to cannot be before --from"))
      #expect(try film("--fps", "0").status == 2)
    }
  }
}
