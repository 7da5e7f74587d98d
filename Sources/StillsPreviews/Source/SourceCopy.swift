import StillsLexer

/// A file of the user's made ready for the compiler on Linux: what iOS allows and Linux does not is rewritten, line
/// for line.
///
/// The copy begins with a header that names the original, so that the compiler's messages, `#filePath` and traps
/// speak of that.
struct SourceCopy {
  var file: SourceFile
  var bytes: [UInt8]
  var columns: ColumnMap
  /// What the original imports.
  var imports: [ImportStatement]
  /// What the header imports.
  var addedModules: [String]

  /// The first of these lines imports what the original does not, the second names it.
  static let headerLines = 2

  /// `ownModules` are names under which parts of the same compilation may import each other.
  ///
  /// `members`: what extensions anywhere in the compilation override. `names`: what its files declare, and under which
  /// modules' names they may be spoken of.
  init(
    _ file: SourceFile, ownModules: Set<String> = [], members: ExtensionMembers = ExtensionMembers(),
    names: OwnNames = OwnNames()
  ) {
    self.file = file
    let source = TokenList(file.bytes)
    let imports = ImportStatement.all(in: source)
    let importing = ImportRewriting(source, imports: imports, ownModules: ownModules)
    let rewriting =
      ConditionRewriting.edits(source) + AttributeRewriting.edits(source) + PoundRewriting.edits(source)
      + CellRewriting.edits(source) + ManagedRewriting.edits(source) + OptionalMemberRewriting.edits(source)
      + UnknownClassRewriting.edits(source)
    let edits = (rewriting + members.edits(source) + names.edits(source) + importing.edits)
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    let seesUIKit = (imports.map(\.module) + importing.added).contains { $0 == "UIKit" || $0 == "SwiftUI" }
    self.imports = imports
    addedModules = importing.added
    columns = ColumnMap(edits, in: file.bytes)
    bytes =
      Array(Self.header(file, importing.added).utf8) + Self.apply(edits, to: file.bytes)
      + (seesUIKit ? Array(SelectorTable(source).text.utf8) : [])
  }

  /// Of the copy's file. The compiler takes no two files of one name in a module, which targets that are compiled as one
  /// may have; and what is written beside it must have room for a longer name.
  static func name(of index: Int, among copies: [SourceCopy]) -> String {
    let name = copies[index].file.name
    let isTaken = copies[..<index].contains { $0.file.name.lowercased() == name.lowercased() }
    return isTaken || name.utf8.count > 200 ? "\(index).swift" : name
  }

  private static func header(_ file: SourceFile, _ modules: [String]) -> String {
    let path = file.absolutePath.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
    return modules.map { "import \($0);" }.joined() + "\n#sourceLocation(file: \"\(path)\", line: 1)\n"
  }

  private static func apply(_ edits: [SourceEdit], to bytes: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count + 64)
    var copied = 0
    for edit in edits where edit.range.lowerBound >= copied {
      output += bytes[copied..<edit.range.lowerBound]
      output += edit.replacement
      copied = edit.range.upperBound
    }
    return output + bytes[copied...]
  }
}
