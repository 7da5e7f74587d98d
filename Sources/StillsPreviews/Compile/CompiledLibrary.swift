/// A loadable library made of the user's sources.
package struct CompiledLibrary: Sendable {
  /// The shared object.
  package var path: String
  /// Where `PreviewProvider`s and `App`s are declared.
  package var declarations: [TypeDeclaration]

  static func libraryPath(in folder: String) -> String { FilePath.join(folder, "app.so") }
  static func declarationsPath(in folder: String) -> String { FilePath.join(folder, "types") }

  init(path: String, declarations: [TypeDeclaration]) { (self.path, self.declarations) = (path, declarations) }

  /// Reads what `save` wrote; nil unless all is there.
  init?(folder: String) {
    guard FilePath.isFile(Self.libraryPath(in: folder)), let types = FilePath.read(Self.declarationsPath(in: folder))
    else { return nil }
    path = Self.libraryPath(in: folder)
    declarations = String(decoding: types, as: UTF8.self).split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "\t")
      guard fields.count == 3, let number = Int(fields[1]) else { return nil }
      return TypeDeclaration(name: String(fields[2]), file: String(fields[0]), line: number)
    }
  }

  static func save(_ declarations: [TypeDeclaration], in folder: String) -> String? {
    let lines = declarations.map { "\($0.file)\t\($0.line)\t\($0.name)\n" }
    return FilePath.write(Array(lines.joined().utf8), to: declarationsPath(in: folder))
  }
}
