// A file as teams have it on a Mac, in Swift Testing's style: nothing in it knows where it runs.
import SnapshotTesting
import Testing

@Suite(.snapshots(record: .missing, diffTool: .ksdiff))
struct UnchangedSwiftTests {
  struct Account: Codable { var name: String, balance: Int }

  @Test func values() {
    let account = Account(name: "Ann", balance: 3)
    assertSnapshot(of: account, as: .json)
    assertSnapshot(of: account, as: .dump)
    assertSnapshot(of: [account.name: account.balance], as: .description, named: "description")
  }

  @Test(arguments: [1, 2]) func severalArguments(number: Int) {
    assertSnapshot(of: number, as: .dump, named: "\(number)")
  }
}
