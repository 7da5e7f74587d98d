import Foundation
import Testing

@testable import StillsPreviews

/// What the command says of views nested in each other by the hundred thousand.
@Suite(.onOwnThreads) struct DeepPreviewTests {
  @Test(arguments: ["png", "svg", "pdf"]) func nestedViewsCostTheirOwnPictureAlone(format: String) throws {
    let source = """
      import SwiftUI
      func nested(_ wrap: (AnyView) -> AnyView) -> AnyView {
        var view = AnyView(Text("deep"))
        for _ in 0..<100_000 { view = wrap(view) }
        return view
      }
      #Preview("Padding") { nested { AnyView($0.padding(0.001)) } }
      #Preview("Readers") { nested { inner in AnyView(GeometryReader { _ in inner }) } }
      #Preview("Overlays") { nested { inner in AnyView(Text("a").overlay { inner }) } }
      #Preview("After") { Rectangle() }
      """
    let tool = try CommandLineTool(["Deep.swift": source])
    defer { tool.remove() }
    let run = try tool.run("render", "Deep.swift", "-o", "out", "--format", format)
    #expect(tool.files(in: "out") == ["after@iphone-16.\(format)"])
    #expect(run.status == 4)
    for name in ["Padding", "Readers", "Overlays"] {
      #expect(run.errors.contains("\(name) on iphone-16: AnyView is nested more than"), "\(run.errors)")
    }
  }
}
