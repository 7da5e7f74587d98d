import Foundation

extension Snapshotting where Value == String, Format == String {
  /// The text itself, compared line by line.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Diffing where Value == String {
  /// UTF-8 text, compared by code points: letters that look alike but are written otherwise differ.
  public static var lines: Diffing {
    Diffing(
      toData: { Data($0.utf8) },
      fromData: { String(decoding: $0, as: UTF8.self) },
      diff: { old, new in
        guard !old.utf8.elementsEqual(new.utf8) else { return nil }
        let patch = LinePatch(LineDifference(from: old, to: new)).description
        let message = patch.isEmpty ? invisibleDifference(old, new) : patch
        let note = !patch.isEmpty && OrderNote.applies(to: old, new) ? OrderNote.text().map { "\n\n\($0)" } ?? "" : ""
        return (message + note, [XCTAttachment(data: Data(message.utf8), uniformTypeIdentifier: "public.patch-file")])
      })
  }

  /// The texts show alike: they differ in line endings or in how letters are composed.
  private static func invisibleDifference(_ old: String, _ new: String) -> String {
    let place = zip(old.utf8, new.utf8).prefix { $0 == $1 }.count
    return """
      The texts show alike, but their bytes differ from byte \(place) on (of \(old.utf8.count) and \(new.utf8.count)): \
      line endings, or letters composed otherwise.
      """
  }
}
