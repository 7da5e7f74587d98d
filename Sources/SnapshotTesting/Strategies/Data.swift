import Foundation

extension Snapshotting where Value == Data, Format == Data {
  /// Bytes as they are.
  public static var data: Snapshotting {
    Snapshotting(
      pathExtension: nil,
      diffing: Diffing(toData: { $0 }, fromData: { $0 }) { old, new in
        guard old != new else { return nil }
        guard old.count == new.count else { return ("Expected \(new) to match \(old)", []) }
        let place = zip(old, new).prefix { $0 == $1 }.count
        return ("Expected data to match; the first difference is at byte \(place) of \(old.count)", [])
      })
  }
}
