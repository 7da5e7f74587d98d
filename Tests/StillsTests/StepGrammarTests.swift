import Foundation
import Stills
import Testing

@Suite struct StepGrammarTests {
  @Test(arguments: [
    #"tap "Next""#, "tap 100,400", #"tap "Next" 3"#, #"doubleTap "Photo""#, #"longPress "Row""#,
    #"longPress "Row" 0.5"#, #"drag "Card" by 80,0"#, #"drag 10,20 to 30,40 hold 0.6"#, #"pinch "Map" 2"#,
    #"rotate "Map" 45"#, "scroll 240", "scroll 120,0", #"scroll -40 in "List""#, "scroll to 0",
    #"scroll to "Row 80""#, "pull 80", #"press "Save""#, "press 10,20", "release", #"type "a \"b\"\n" in "Name""#,
    #"type "x""#, #"select "Second""#,
    #"push "Details""#, "back", "advance 0.15", "settle",
  ])
  func aStepIsWrittenAsItIsRead(text: String) throws {
    #expect(try Step(text).description == text)
    #expect(try Step(try Step(text).description) == Step(text))
  }

  @Test func spacesAndLetterCaseDoNotCount() throws {
    #expect(try Step(#"  TAP   "Next"  "#) == .tap(.named("Next")))
    #expect(try Step("scroll by 10") == Step("scroll 10"))
    #expect(try Step("tap 10, 20") == .tap(.point(CGPoint(x: 10, y: 20))))
  }

  @Test(arguments: [
    ("", 1), ("jump", 1), ("tap", 4), ("tap Next", 5), (#"tap "Next"#, 5), (#"tap """#, 5), ("tap 10", 7),
    ("tap 10,", 8), ("scroll", 7), ("scroll fast", 8), ("scroll 10 in List", 14), ("advance -1", 9),
    ("advance x", 9), ("settle now", 8), ("type hello", 6), (#"drag "A""#, 9), ("scroll 1e9", 8), ("tap 1,2 0", 9),
    (#"drag "A" off 1,2"#, 10), ("scroll nan", 8),
  ])
  func aStepThatCannotBeReadSaysWhere(text: String, position: Int) {
    do {
      _ = try Step(text)
      Issue.record("\(text) was read")
    } catch let error as StepSyntaxError {
      #expect(error.position == position, "\(error)")
      #expect(error.description.contains("`\(text)`"))
    } catch {
      Issue.record("\(error)")
    }
  }
}
