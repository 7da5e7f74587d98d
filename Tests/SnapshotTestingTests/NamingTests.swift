import Foundation
import Testing

@testable import SnapshotTesting

@Suite struct NamingTests {
  private func place(
    _ name: String?, testName: String = "testIt()", pathExtension: String? = "png", folder: String? = nil,
    counter: SnapshotCounter = SnapshotCounter()
  ) -> SnapshotPlace {
    SnapshotPlace(
      filePath: "/app/Tests/RowTests.swift", testName: testName, name: name, pathExtension: pathExtension,
      folder: folder, counter: counter)
  }

  @Test func referencesLieBesideTheTestFile() {
    #expect(place("dark").reference.path == "/app/Tests/__Snapshots__/RowTests/testIt.dark.png")
    #expect(place("dark", pathExtension: nil).reference.path == "/app/Tests/__Snapshots__/RowTests/testIt.dark")
    #expect(place("dark", folder: "/goldens").reference.path == "/goldens/testIt.dark.png")
  }

  @Test func snapshotsWithoutNamesAreNumberedByTest() {
    let counter = SnapshotCounter()
    let names = ["one()", "one()", "two()", "one()"].map {
      place(nil, testName: $0, counter: counter).reference.lastPathComponent
    }
    #expect(names == ["one.1.png", "one.2.png", "two.1.png", "one.3.png"])
  }

  @Test func attachmentsAreNamedAfterTheSnapshot() {
    let attachment = XCTAttachment(uniformTypeIdentifier: "public.png", name: "difference", payload: Data())
    #expect(place("dark").artifact(.xcTest(attachment)).lastPathComponent == "testIt.dark.difference.png")
    let patch = XCTAttachment(data: Data(), uniformTypeIdentifier: "public.patch-file")
    #expect(place("a", pathExtension: "txt").artifact(.xcTest(patch)).lastPathComponent == "testIt.a.patch")
    let names: [(Data, String, String)] = [
      (Data(), "difference.patch", "difference.patch"), (Data(), "failure.png", "failure.png"),
      (Data([0x89, 0x50, 0x4e, 0x47]), "reference", "reference.png"), (Data(), "a/b", "a-b"),
      (Data(), "", "attachment"),
    ]
    for (data, name, suffix) in names {
      #expect(place("x").artifact(.data(data, name: name)).lastPathComponent == "testIt.x.\(suffix)")
    }
  }

  @Test(.snapshots) func traitNumbersFromOne() {
    #expect(SnapshotCounter.current.next(for: "traitNumbersFromOne") == 1)
    #expect(SnapshotCounter.current.next(for: "traitNumbersFromOne") == 2)
  }
}
