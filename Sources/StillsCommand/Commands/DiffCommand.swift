import Foundation
import StillsPreviews
import StillsSnapshots

/// Compares two pictures or two folders of them.
enum DiffCommand {
  static let command = Command(
    name: "diff", operands: "EXPECTED ACTUAL | ARTIFACTS",
    summary: "compare two pictures, two folders of them, or what failed tests left",
    options: options + [Option.listing, quiet, .help], run: run)

  private static let quiet = Option.flag("--quiet", "-q", help: "print nothing; the exit status tells") {
    $0.isQuiet = true
  }

  private static func run(_ invocation: Invocation) throws(Failure) -> Int32 {
    guard (1...2).contains(invocation.paths.count) else {
      let count = invocation.paths.count > 2 ? ", and not \(invocation.paths.count)" : ""
      throw Failure(
        .usage, "`stills diff` compares two files or two folders, as in `stills diff expected.png actual.png`\(count)")
    }
    try check(invocation.diff)
    let comparisons: [FileComparison]
    do {
      comparisons = try compare(invocation.paths, invocation.diff.compare)
    } catch {
      throw Failure(.usage, "\(error)")
    }
    if let path = invocation.diff.report {
      try write(ComparisonReport.page(of: comparisons, title: invocation.paths.joined(separator: " → ")), to: path)
    }
    if let path = invocation.diff.junit {
      try write(JUnitReport.text(of: comparisons, suite: "stills diff"), to: path)
    }
    if invocation.isJSON {
      Terminal.print(ComparisonJSON.text(of: comparisons))
    } else if !invocation.isQuiet {
      Terminal.print(text(of: comparisons))
    }
    return status(of: comparisons)
  }

  /// So that no picture is written over with a page.
  private static func check(_ options: DiffOptions) throws(Failure) {
    let files = [("--output", options.report, ["html", "htm"]), ("--junit", options.junit, ["xml"])]
    for case (let option, let path?, let endings) in files {
      if FilePath.isFolder(path) || path.hasSuffix("/") {
        throw Failure(.usage, "\(option) needs a file, and \(path) is a folder: as in \(option) report.\(endings[0])")
      }
      let ending = FilePath.name(path).split(separator: ".", omittingEmptySubsequences: false).dropFirst().last
      // What is there and is no file, as /dev/stdout, may be called as it likes.
      let isOther = path.hasPrefix("/dev/") || FilePath.status(path) != nil && !FilePath.isFile(path)
      guard isOther || ending.map({ endings.contains($0.lowercased()) }) ?? (option == "--junit") else {
        throw Failure(.usage, "\(path) is no name for what \(option) writes: it ends in .\(endings[0])")
      }
    }
  }

  /// One path is the folder of artifacts of a run of snapshot tests.
  private static func compare(_ paths: [String], _ options: CompareOptions) throws -> [FileComparison] {
    paths.count == 1
      ? try PictureFiles.compareArtifacts(in: paths[0], options: options)
      : try PictureFiles.compare(paths[0], paths[1], options: options)
  }

  /// 2 where something could not be compared, 1 where something differs, 0 else.
  private static func status(of comparisons: [FileComparison]) -> Int32 {
    if comparisons.contains(where: \.hasFailed) { return Failure.Status.usage.rawValue }
    return comparisons.allSatisfy(\.isSame) ? 0 : Failure.Status.differences.rawValue
  }

  private static func text(of comparisons: [FileComparison]) -> String {
    if comparisons.count == 1, let only = comparisons.first {
      return only.message.map { $0 + "\n" } ?? "the pictures are the same\n"
    }
    var text = ""
    for comparison in comparisons {
      guard let message = comparison.message else { continue }
      let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
      text += "\(comparison.name)\n" + lines.map { "  \($0)\n" }.joined() + "\n"
    }
    let changed = comparisons.count { !$0.isSame }
    return text
      + (changed == 0
        ? "all \(comparisons.count) pictures are the same\n" : "\(changed) of \(comparisons.count) pictures differ\n")
  }

  private static func write(_ text: String, to path: String) throws(Failure) {
    do {
      try GoldenFiles.writeReport(Array(text.utf8), to: path)
    } catch {
      throw Failure(.usage, "\(error)")
    }
  }
}

/// What `stills diff` is told beside the two paths.
struct DiffOptions {
  var compare = CompareOptions()
  var report, junit: String?
}

extension DiffCommand {
  private static let options: [Option] = [
    .value("--output", "-o", placeholder: "FILE.html", help: "write a page with all pictures side by side") {
      $0.diff.report = $1
    },
    .value("--junit", placeholder: "FILE", help: "write the results as JUnit's XML") { $0.diff.junit = $1 },
    .value("--threshold", placeholder: "0…1", help: "how far colours may be apart; 0 if not given, 1 is all") {
      invocation, text throws(Failure) in
      invocation.diff.compare.threshold = try part(text, option: "--threshold")
    },
    .flag("--antialiasing", help: "pixels on edges that differ as antialiasing does do not count") {
      $0.diff.compare.ignoresAntialiasing = true
    },
    .value("--precision", placeholder: "0…1", help: "the part of the pixels that must be the same; 1 if not given") {
      invocation, text throws(Failure) in
      invocation.diff.compare.precision = try part(text, option: "--precision")
    },
    .value(
      "--perceptual-precision", placeholder: "0…1", help: "how alike colours must look; 0.98 is what eyes hardly tell"
    ) { invocation, text throws(Failure) in
      invocation.diff.compare.perceptualPrecision = try part(text, option: "--perceptual-precision")
    },
    .value("--ignore", placeholder: "X,Y,W,H", help: "a rectangle in pixels not to compare; may be repeated") {
      invocation, text throws(Failure) in
      invocation.diff.compare.ignoredRects.append(try rectangle(text))
    },
    .value("--ignore-view", placeholder: "NAME", help: "a view by its name, identifier or text; may be repeated") {
      $0.diff.compare.ignoredViews.append($1)
    },
    .flag("--verify-pixels", help: "decode and compare even where the files say that they are the same") {
      $0.diff.compare.verifiesPixels = true
    },
  ]

  private static func part(_ text: String, option: String) throws(Failure) -> Double {
    guard let number = Double(text), (0...1).contains(number) else {
      throw Failure(.usage, "\(option) cannot be '\(text)'. It is a number from 0 to 1")
    }
    return number
  }

  private static func rectangle(_ text: String) throws(Failure) -> CGRect {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map {
      Double($0.trimmingCharacters(in: .whitespaces))
    }
    let values = numbers.compactMap { $0 }.filter(\.isFinite)
    guard numbers.count == 4, values.count == 4, values[2] >= 0, values[3] >= 0 else {
      throw Failure(.usage, "--ignore cannot be '\(text)'. It is a rectangle in pixels, X,Y,W,H, as in 0,0,1179,141")
    }
    return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
  }
}
