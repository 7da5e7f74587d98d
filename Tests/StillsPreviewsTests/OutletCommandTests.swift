import Foundation
import Testing

@testable import StillsPreviews

/// Outlets of classes that cannot be made, through the command: a process that draws one picture after another.
@Suite(.onOwnThreads) struct OutletCommandTests {
  @Test func everyPictureHasItsStandIns() throws {
    let source = """
      import UIKit
      final class Fancy: UILabel {
        let name: String
        let rows: [Int]
        init(name: String) {
          (self.name, rows) = (name, [1])
          super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
      }
      class Screen: UIViewController {
        @IBOutlet var fancy: Fancy!
        override func viewDidLoad() {
          view.backgroundColor = .white
          fancy.text = "x" + fancy.name + "\\(fancy.rows.count)"
        }
      }
      #Preview("One") { Screen() }
      #Preview("Two") { Screen() }
      """
    let tool = try CommandLineTool(["Screen.swift": source])
    defer { tool.remove() }
    let run = try tool.run("render", "Screen.swift", "-o", "out", "--device", "iphone-16,iphone-16-pro")
    #expect(run.status == 0, "\(run.errors)")
    #expect(tool.files(in: "out").count == 4)
    #expect(run.errors.contains("outlet “fancy” is not connected"))
  }
}
