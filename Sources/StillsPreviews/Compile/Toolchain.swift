import Glibc

/// The Swift compiler and what it needs to know of Stills.
package struct Toolchain {
  /// The compiler, links followed.
  var compiler: String
  /// The folder of Stills' compiled modules.
  var modules: String
  /// The macros' plug-in.
  var plugin: String
  /// This very program.
  package var executable: String

  /// Looks for the compiler in the search path, and for the rest beside this program, which is in `lib/stills` when it is
  /// installed and in SwiftPM's build folder else. `STILLS_MODULES` names another folder of modules.
  package static func located() throws(Failure) -> Toolchain {
    guard let executable = FilePath.real("/proc/self/exe") else {
      throw Failure(.doesNotCompile, "cannot find the program's own file")
    }
    guard let compiler = search("swiftc") else {
      throw Failure(
        .doesNotCompile, "no Swift compiler: swiftc is not in PATH. Install Swift from swift.org and try again")
    }
    let folder = FilePath.folder(executable)
    var homes = [FilePath.join(folder, "modules"), FilePath.join(folder, "Modules")]
    if let overridden = getenv("STILLS_MODULES") { homes = [String(cString: overridden)] }
    guard let home = homes.first(where: { FilePath.isFile(FilePath.join($0, "SwiftUI.swiftmodule")) }) else {
      throw Failure(.doesNotCompile, "cannot find Stills' modules in \(homes.joined(separator: " or "))")
    }
    return Toolchain(
      compiler: compiler, modules: home, plugin: FilePath.join(FilePath.folder(home), "StillsMacros-tool"),
      executable: executable)
  }

  private static func search(_ program: String) -> String? {
    let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/local/bin:/usr/bin:/bin"
    return path.split(separator: ":").lazy.map { FilePath.join(String($0), program) }
      .first { FilePath.isFile($0) && access($0, X_OK) == 0 }
  }

  /// The folder with the compiler and its linker. `swiftc` itself is a link to the driver and must be called by that
  /// name.
  private var binaries: String { FilePath.folder(FilePath.real(compiler) ?? compiler) }

  var linker: String? {
    let linker = FilePath.join(binaries, "ld.lld")
    return FilePath.isFile(linker) ? linker : nil
  }

  /// Turns addresses into lines, for the reports of crashes.
  var symbolizer: String? {
    let symbolizer = FilePath.join(binaries, "llvm-symbolizer")
    return FilePath.isFile(symbolizer) ? symbolizer : nil
  }

  var runtime: String { FilePath.join(FilePath.folder(binaries), "lib/swift/linux") }

  /// Changes whenever a library compiled before might no longer fit.
  var identity: String {
    let modules = FilePath.names(in: modules).filter { $0.hasSuffix(".swiftmodule") }.map {
      FilePath.join(self.modules, $0)
    }
    return ([compiler, executable, plugin] + modules).map(Self.stamp).joined(separator: "\n")
  }

  private static func stamp(_ path: String) -> String {
    guard let status = FilePath.status(path) else { return path }
    return "\(path) \(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)"
  }
}
