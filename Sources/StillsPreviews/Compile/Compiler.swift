import Glibc
import StillsCore
import StillsLexer

/// Makes the user's sources into a library that this program can load.
package struct Compiler {
  package var toolchain: Toolchain
  var cache: LibraryCache
  private static let moduleName = "App"

  /// `cacheFolder` nil: where the system keeps caches.
  package init(toolchain: Toolchain, cacheFolder: String?) {
    self.toolchain = toolchain
    cache = LibraryCache(folder: cacheFolder)
  }

  /// `assets`: what generated names such as `.logo` stand for.
  package func library(_ sources: SourceSet, assets: AssetLibrary = .empty) throws(Failure) -> CompiledLibrary {
    let symbols = AssetSymbols(assets, for: sources.files)
    let models = DataModelSource(for: sources)
    let digest = digest(sources, symbols, models)
    if let known = cache.library(digest) { return known }
    let members = ExtensionMembers(sources.files), names = OwnNames(sources.files)
    let copies = sources.files.map {
      SourceCopy(
        $0, ownModules: sources.folderNames.union([Self.moduleName]), members: members, names: names)
    }
    let folder = try cache.makeWorkFolder()
    do throws(Failure) {
      let objects = try compile(copies, with: WorldFile(for: sources.files), symbols, models, in: folder)
      try link(objects, importing: copies, in: folder)
      for object in objects { unlink(object) }
      LibraryCache.remove(FilePath.join(folder, "source"))
      let declarations = sources.files.flatMap(TypeDeclaration.all)
      if let problem = CompiledLibrary.save(declarations, in: folder) {
        throw Failure(.doesNotCompile, "cannot write in \(folder): \(problem)")
      }
    } catch {
      LibraryCache.remove(folder)
      throw error
    }
    guard let library = cache.keep(folder, as: digest) else {
      throw Failure(.doesNotCompile, "cannot keep the compiled library in \(cache.folder)")
    }
    return library
  }

  private func digest(_ sources: SourceSet, _ symbols: AssetSymbols, _ models: DataModelSource) -> String {
    var digest = Digest()
    digest.add(toolchain.identity)
    digest.add(symbols.text)
    digest.add(models.text)
    for file in sources.files {
      digest.add(file.absolutePath)
      digest.add(file.bytes)
    }
    return digest.hexadecimal
  }

  // MARK: - Compiling

  private func compile(
    _ copies: [SourceCopy], with world: WorldFile, _ symbols: AssetSymbols, _ models: DataModelSource, in folder: String
  ) throws(Failure) -> [String] {
    var paths = try write(copies, in: folder)
    paths.append(try write(world.text, as: WorldFile.name, in: folder))
    if !models.text.isEmpty { paths.append(try write(models.text, as: DataModelSource.name, in: folder)) }
    if !symbols.text.isEmpty { paths.append(try write(symbols.text, as: AssetSymbols.name, in: folder)) }
    var arguments = [
      "-c", "-Onone", "-parse-as-library", "-swift-version", "5", "-enable-bare-slash-regex", "-module-name",
      Self.moduleName, "-module-alias", "\(OwnNames.module)=\(Self.moduleName)", "-D", "DEBUG",
      "-suppress-warnings", "-diagnostic-style", "llvm", "-no-color-diagnostics", "-gline-tables-only", "-I",
      toolchain.modules,
      "-load-plugin-executable", "\(toolchain.plugin)#StillsMacros",
    ]
    if cache.isTemporary { arguments += ["-module-cache-path", FilePath.join(cache.folder, ".modules")] }
    // One frontend for a few files starts faster than several; many files gain from every core.
    let object = FilePath.join(folder, "app.o")
    let isBatch = paths.count > 8
    arguments +=
      isBatch
      ? ["-j", "\(sysconf(Int32(_SC_NPROCESSORS_ONLN)))", "-working-directory", folder] : ["-wmo", "-o", object]
    guard let outcome = Subprocess.run(toolchain.compiler, arguments + paths) else {
      throw Failure(.doesNotCompile, "cannot run \(toolchain.compiler)")
    }
    guard outcome.status == 0 else { throw CompilerMessages(copies: copies).failure(outcome.output) }
    if !isBatch { return [object] }
    return FilePath.names(in: folder).filter { $0.hasSuffix(".o") }.map { FilePath.join(folder, $0) }
  }

  /// Each in a folder of its own.
  private func write(_ copies: [SourceCopy], in folder: String) throws(Failure) -> [String] {
    var paths: [String] = []
    for (index, copy) in copies.enumerated() {
      let home = FilePath.join(folder, "source/\(index)")
      let path = FilePath.join(home, SourceCopy.name(of: index, among: copies))
      if let problem = FilePath.makeFolder(home) ?? FilePath.write(copy.bytes, to: path) {
        throw Failure(.doesNotCompile, "cannot write \(path): \(problem)")
      }
      paths.append(path)
    }
    return paths
  }

  private func write(_ text: String, as name: String, in folder: String) throws(Failure) -> String {
    let home = FilePath.join(folder, "source/world"), path = FilePath.join(home, name)
    if let problem = FilePath.makeFolder(home) ?? FilePath.write(Array(text.utf8), to: path) {
      throw Failure(.doesNotCompile, "cannot write \(path): \(problem)")
    }
    return path
  }

  // MARK: - Linking

  /// Straight by the toolchain's own linker; through the compiler's driver this takes several times as long. Whatever
  /// this program has loaded itself needs no mention: its symbols are there when the library is loaded.
  private func link(_ objects: [String], importing copies: [SourceCopy], in folder: String) throws(Failure) {
    let output = CompiledLibrary.libraryPath(in: folder)
    let libraries = libraries(copies)
    let outcome: Subprocess.Outcome?
    if let linker = toolchain.linker {
      let start = FilePath.join(toolchain.runtime, "\(Self.architecture)/swiftrt.o")
      outcome = Subprocess.run(
        linker,
        ["-shared", "-o", output, start] + objects + ["-L", toolchain.runtime, "-rpath", toolchain.runtime] + libraries)
    } else {
      outcome = Subprocess.run(toolchain.compiler, ["-emit-library", "-o", output] + objects + libraries)
    }
    guard let outcome, outcome.status == 0 else {
      throw Failure(.doesNotCompile, "cannot link the compiled sources: \(outcome?.output ?? "no linker")")
    }
  }

  private static var architecture: String {
    #if arch(arm64)
      "aarch64"
    #else
      "x86_64"
    #endif
  }

  /// The toolchain's libraries that the sources import, and the one with the generic code that unoptimised sources share;
  /// this program, optimised, does without it.
  private func libraries(_ copies: [SourceCopy]) -> [String] {
    var names = ["swiftSwiftOnoneSupport"]
    for module in copies.flatMap({ $0.imports.map(\.module) + $0.addedModules }) {
      for name in [module, "swift\(module)"] where !names.contains(name) {
        if FilePath.isFile(FilePath.join(toolchain.runtime, "lib\(name).so")) { names.append(name) }
      }
    }
    return ["--as-needed"] + names.map { "-l\($0)" }
  }
}
