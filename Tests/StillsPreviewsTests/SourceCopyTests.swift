import Testing

@testable import StillsPreviews

@Suite struct SourceCopyTests {
  private func copy(_ source: String, ownModules: Set<String> = []) -> SourceCopy {
    SourceCopy(
      SourceFile(path: "Card.swift", absolutePath: "/app/Card.swift", bytes: Array(source.utf8)), ownModules: ownModules
    )
  }

  /// The copy without its header.
  private func rewritten(_ source: String, ownModules: Set<String> = []) -> String {
    let text = String(decoding: copy(source, ownModules: ownModules).bytes, as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(SourceCopy.headerLines).joined(
      separator: "\n")
  }

  private func header(_ source: String) -> String {
    String(decoding: copy(source).bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).prefix(
      2
    ).joined(separator: "\n")
  }

  @Test func headerNamesTheOriginal() {
    #expect(header("let a = 1") == "\n#sourceLocation(file: \"/app/Card.swift\", line: 1)")
  }

  @Test func plainSourceIsLeftAlone() {
    let source =
      "import SwiftUI\nstruct A: View { var body: some View { Text(\"@objc #selector(x) os(iOS)\") } } // @objc"
    #expect(rewritten(source) == source)
  }

  @Test(arguments: [
    ("#if os(iOS)", "#if true   "), ("#if os(macOS)", "#if false    "),
    ("#if !os(Linux) && os(iOS)", "#if !false     && true   "),
    ("#if targetEnvironment(simulator)", "#if true                        "),
    ("#if canImport(UIKit)", "#if canImport(UIKit)"),
    ("#if canImport(CoreGraphics)", "#if true                   "), ("#elseif os(watchOS)", "#elseif false      "),
    ("let a = os(iOS)", "let a = os(iOS)"),
  ])
  func conditionsAreThoseOfIOS(_ source: String, _ expected: String) {
    #expect(rewritten(source) == expected)
  }

  @Test(arguments: [
    ("@objc func tap() {}", "      func tap() {}"), ("@objc(tap:) func tap() {}", "            func tap() {}"),
    ("@IBOutlet weak var a: A!", "@NibOutlet(\"a\")      var a: A!"),
    ("@IBOutlet weak var a: A?", "          weak var a: A?"), ("@main struct A {}", "      struct A {}"),
    ("@objcMembers class A {}", "             class A {}"), ("@State var a = 1", "@State var a = 1"),
  ])
  func attributesOfObjectiveCBecomeBlanks(_ source: String, _ expected: String) {
    #expect(rewritten(source) == expected)
  }

  @Test(arguments: [
    ("#selector(tap)", "Selector(\"tap\")"), ("#selector(Card.tap(_:))", "Selector(\"tap:\")       "),
    ("#selector(tap(_:with:))", "Selector(\"tap:with:\")  "),
    ("#selector(tap(sender:))", "Selector(\"tapWithSender:\")"),
    ("#selector(getter: Card.name)", "Selector(\"name\")            "),
    ("#selector(tap as () -> Void)", "Selector(\"tap\")             "),
    ("#keyPath(Person.address.street)", "\"address.street\"               "),
    ("#imageLiteral(resourceName: \"a\")", "UIImage(imageLiteralResourceName: \"a\")"),
    ("#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)", "UIColor      (red: 1, green: 0, blue: 0, alpha: 1)"),
  ])
  func poundsBecomePlainSwift(_ source: String, _ expected: String) {
    #expect(rewritten(source) == expected)
  }

  @Test(arguments: [
    ("import SwiftUI", "import SwiftUI"), ("import struct SwiftUI.Color", "import        SwiftUI      "),
    ("import UIKit.UIGestureRecognizerSubclass", "import UIKit                            "),
    ("@_exported import CoreGraphics", "                              "),
    ("@testable import Kit", "                    "),
    ("import Foundation", "import Foundation"), ("import os", "         "), ("let x = import_", "let x = import_"),
  ])
  func importsFindWhatThereIs(_ source: String, _ expected: String) {
    #expect(rewritten(source, ownModules: ["Kit"]) == expected)
  }

  /// `~/SwiftUI/Card.swift` has no module of that name of its own.
  @Test(arguments: ["SwiftUI", "Foundation", "Combine", "UIKit"])
  func foldersCalledLikeModulesHideNone(_ module: String) {
    #expect(rewritten("import \(module)", ownModules: [module]) == "import \(module)")
  }

  @Test(arguments: ["os", "OSLog", "UniformTypeIdentifiers", "CoreTransferable", "QuickLook"])
  func modulesOfAFewDeclarationsAreSwiftUIs(_ module: String) {
    #expect(header("import \(module)").hasPrefix("import SwiftUI;\n"))
    #expect(rewritten("#if canImport(\(module))\n#endif").hasPrefix("#if true"))
  }

  @Test func foundationIsPutTogetherWhereItIsNeeded() {
    #expect(header("import SwiftUI\nlet s = URLSession.shared").hasPrefix("import FoundationNetworking;\n"))
    #expect(header("import Foundation\nlet p = XMLParser(data: d)").hasPrefix("import FoundationXML;\n"))
    #expect(header("import Foundation\nlet s = \"URLSession\"").hasPrefix("\n"))
    #expect(header("import CoreGraphics").hasPrefix("import Foundation;\n"))
    #expect(header("import Foundation\nclass A: ObservableObject {}").hasPrefix("import Combine;\n"))
    #expect(header("import Foundation\n@Observable class A {}").hasPrefix("import Observation;\n"))
    #expect(header("import SwiftUI\n@Observable class A { @Published var a = 1 }").hasPrefix("\n"))
    #expect(header("import Combine\nclass A: ObservableObject {}").hasPrefix("\n"))
  }

  @Test func columnsLeadBack() {
    let copy = copy("a\nb(#selector(x), #selector(y), z)\nc")
    // The copy reads `b(Selector("x"), Selector("y"), z)`: one byte more from each.
    #expect(copy.columns.original(line: 2, column: 3) == 3)
    #expect(copy.columns.original(line: 2, column: 17) == 16)
    #expect(copy.columns.original(line: 2, column: 18) == 17)
    #expect(copy.columns.original(line: 2, column: 22) == 17)
    #expect(copy.columns.original(line: 2, column: 34) == 32)
    #expect(copy.columns.original(line: 1, column: 5) == 5)
    #expect(copy.columns.original(line: 3, column: 1) == 1)
  }

  @Test func lineBreaksInsideWhatIsReplacedStay() {
    let source = "#selector(\n  Card.tap(_:)\n)\nnext"
    #expect(rewritten(source).split(separator: "\n", omittingEmptySubsequences: false).count == 4)
    #expect(rewritten(source).hasSuffix("\nnext"))
  }
}
