import Foundation
import StillsSnapshots
import Testing

@Suite struct GoldenFilesTests {
  @Test func foldersAreMadeAndFilesReplaced() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("a/b/golden.png")
    try GoldenFiles.write([1, 2, 3], to: path)
    try GoldenFiles.write([4, 5], to: path)
    #expect(try GoldenFiles.read(path) == [4, 5])
    #expect(try GoldenFiles.read(folder.file("nothing.png")) == nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("a/b")) == ["golden.png"])
  }

  @Test func linksStayLinks() throws {
    let folder = try TemporaryFolder()
    try GoldenFiles.write([1], to: folder.file("real.png"))
    symlink("real.png", folder.file("link.png"))
    try GoldenFiles.write([2], to: folder.file("link.png"))
    #expect(try GoldenFiles.read(folder.file("real.png")) == [2])
    #expect(folder.names == ["link.png", "real.png"])
  }

  @Test func whatIsNoFileIsAClearError() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: GoldenError.self) { try GoldenFiles.read(folder.path) }
    #expect(error?.description == "\(folder.path): this is no file")
    try GoldenFiles.write([1], to: folder.file("file"))
    #expect(throws: GoldenError.self) { try GoldenFiles.write([2], to: folder.file("file/golden.png")) }
    #expect(try GoldenFiles.read(folder.file("file")) == [1])
  }

  @Test func whatCannotBeAGoldenIsAnErrorAndStays() throws {
    let folder = try TemporaryFolder()
    let place = folder.file("golden.png")
    try GoldenFiles.write([1], to: "\(place)/inside.png")
    #expect(throws: GoldenError.self) { try GoldenFiles.write([2], to: place) }
    #expect(try GoldenFiles.read("\(place)/inside.png") == [1])
    // A pipe that nobody writes to: whoever reads it waits for ever.
    mkfifo(folder.file("pipe.png"), 0o644)
    #expect(throws: GoldenError.self) { try GoldenFiles.read(folder.file("pipe.png")) }
    symlink("nowhere.png", folder.file("dangling.png"))
    #expect(try GoldenFiles.read(folder.file("dangling.png")) == nil)
    try GoldenFiles.write([3], to: folder.file("dangling.png"))
    #expect(try GoldenFiles.read(folder.file("dangling.png")) == [3])
    #expect(try GoldenFiles.read(folder.file("nowhere.png")) == [3])
    symlink("one.png", folder.file("two.png"))
    symlink("deep/golden.png", folder.file("one.png"))
    try GoldenFiles.write([5], to: folder.file("two.png"))
    #expect(try GoldenFiles.read(folder.file("deep/golden.png")) == [5])
    let refused = #expect(throws: GoldenError.self) { try GoldenFiles.write([4], to: folder.file("pipe.png")) }
    #expect(refused?.description == "\(folder.file("pipe.png")): this is no file; nothing was recorded")
    var facts = stat()
    #expect(lstat(folder.file("pipe.png"), &facts) == 0 && facts.st_mode & S_IFMT == S_IFIFO)
    symlink("loop.png", folder.file("loop.png"))
    #expect(throws: GoldenError.self) { try GoldenFiles.read(folder.file("loop.png")) }
    #expect(folder.names.allSatisfy { !$0.hasPrefix(GoldenFiles.unfinishedPrefix) })
  }

  @Test func reportsGoIntoPipesAndDevices() throws {
    let folder = try TemporaryFolder()
    mkfifo(folder.file("pipe"), 0o644)
    let reader = open(folder.file("pipe"), O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    try GoldenFiles.writeReport(Array("report".utf8), to: folder.file("pipe"))
    var bytes = [UInt8](repeating: 0, count: 16)
    let count = read(reader, &bytes, 16)
    #expect(count == 6 && String(decoding: bytes.prefix(6), as: UTF8.self) == "report")
    try GoldenFiles.writeReport([1], to: "/dev/null")
    var facts = stat()
    #expect(lstat("/dev/null", &facts) == 0 && facts.st_mode & S_IFMT == S_IFCHR)
    try GoldenFiles.writeReport([2], to: folder.file("report.html"))
    #expect(try GoldenFiles.read(folder.file("report.html")) == [2])
    #expect(throws: GoldenError.self) { try GoldenFiles.writeReport([2], to: folder.path) }
  }

  // MARK: Trouble, in a child process

  @Test func readOnlyFolderLosesNothing() throws {
    let folder = try TemporaryFolder()
    try GoldenFiles.write(Array("old".utf8), to: folder.file("golden.png"))
    chmod(folder.path, 0o555)
    // Root may write anywhere: the child becomes somebody else first.
    let outcome = Child.run { () -> String in
      if getuid() == 0, setgid(65_534) != 0 || setuid(65_534) != 0 { return "could not become nobody" }
      do {
        try GoldenFiles.write(Array("new".utf8), to: folder.file("golden.png"))
        return "no error"
      } catch { return "\(error)" }
    }
    chmod(folder.path, 0o755)
    #expect(outcome.text.contains("Permission denied; nothing was recorded"), "\(outcome.text)")
    #expect(try GoldenFiles.read(folder.file("golden.png")) == Array("old".utf8))
    #expect(folder.names == ["golden.png"])
  }

  @Test func fullDiskLosesNothing() throws {
    let folder = try TemporaryFolder()
    try GoldenFiles.write(Array("old".utf8), to: folder.file("golden.png"))
    let outcome = Child.run { () -> String in
      // No file may grow beyond so many bytes: writing fails as on a full disk, with an error or in part.
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 1000, rlim_max: 1000)
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      do {
        try GoldenFiles.write([UInt8](repeating: 7, count: 100_000), to: folder.file("golden.png"))
        return "no error"
      } catch { return "\(error)" }
    }
    #expect(outcome.text.contains("nothing was recorded"), "\(outcome.text)")
    #expect(try GoldenFiles.read(folder.file("golden.png")) == Array("old".utf8))
    #expect(folder.names == ["golden.png"])
  }

  @Test func processKilledWhileItRecordsLeavesOneOrTheOther() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("golden.png")
    let contents = (0..<4).map { [UInt8](repeating: UInt8($0 + 1), count: 3_000_000 + $0) }
    try GoldenFiles.write(contents[0], to: path)
    for round in 0..<25 {
      Child.killed(after: UInt32(200 + 700 * round)) {
        for index in 0..<1_000 { try? GoldenFiles.write(contents[index % contents.count], to: path) }
      }
      let found = try #require(try GoldenFiles.read(path))
      #expect(contents.contains(found), "\(found.count) bytes of two files")
    }
    // What the killed ones left is named so that it can be found.
    #expect(folder.names.allSatisfy { $0 == "golden.png" || $0.hasPrefix(GoldenFiles.unfinishedPrefix) })
  }

  @Test func twoProcessesThatRecordAtOnceLeaveOneWholeFile() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("golden.png")
    let contents = (0..<2).map { [UInt8](repeating: UInt8($0 + 1), count: 400_000 + $0) }
    let children = contents.map { bytes in
      Child.start { for _ in 0..<40 { try? GoldenFiles.write(bytes, to: path) } }
    }
    var seen = 0
    while children.contains(where: { Child.isRunning($0) }) {
      guard let found = try GoldenFiles.read(path) else { continue }
      seen += 1
      #expect(contents.contains(found))
    }
    #expect(seen > 0)
    #expect(folder.names == ["golden.png"])
  }
}

@Suite struct GoldenRecordTests {
  @Test func linesOfSeveralProcessesDoNotMix() throws {
    let folder = try TemporaryFolder()
    let record = folder.file("artifacts/used-goldens.txt")
    let children = (0..<4).map { number in
      Child.start { for index in 0..<200 { try? GoldenRecord.note("/goldens/\(number)/\(index).png", in: record) } }
    }
    for child in children { Child.wait(child) }
    let text = String(decoding: try #require(try GoldenFiles.read(record)), as: UTF8.self)
    #expect(GoldenRecord.goldens(in: text).count == 800)
  }

  @Test func anyPathIsReadBack() throws {
    let folder = try TemporaryFolder()
    let record = folder.file("used.txt"), paths = ["/a b/ü.png", "/100%25/x\ny.png", "/a b/ü.png"]
    for path in paths { try GoldenRecord.note(path, in: record) }
    let text = String(decoding: try #require(try GoldenFiles.read(record)), as: UTF8.self)
    #expect(GoldenRecord.goldens(in: "# a remark\n\n" + text) == Array(paths.prefix(2)))
  }
}
