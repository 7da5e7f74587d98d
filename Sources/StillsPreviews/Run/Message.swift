import Glibc

/// What parent and child tell each other: some strings, each behind its length, behind the number of them.
struct Message: Hashable {
  var fields: [String]

  init(_ fields: String...) { self.fields = fields }
  init(fields: [String]) { self.fields = fields }

  subscript(index: Int) -> String { fields.indices.contains(index) ? fields[index] : "" }

  var bytes: [UInt8] {
    fields.reduce(into: Self.length(fields.count)) { bytes, field in
      bytes += Self.length(field.utf8.count)
      bytes += Array(field.utf8)
    }
  }

  func send(to descriptor: Int32) { _ = FilePath.write(bytes, to: descriptor) }

  /// Takes the first whole message from what has been read so far.
  static func take(from buffer: inout [UInt8]) -> Message? {
    var position = 0
    func number() -> Int? {
      guard position + 4 <= buffer.count else { return nil }
      defer { position += 4 }
      return (0..<4).reduce(0) { $0 | Int(buffer[position + $1]) << ($1 * 8) }
    }
    guard let count = number() else { return nil }
    var fields: [String] = []
    for _ in 0..<count {
      guard let length = number(), position + length <= buffer.count else { return nil }
      fields.append(String(decoding: buffer[position..<position + length], as: UTF8.self))
      position += length
    }
    buffer.removeFirst(position)
    return Message(fields: fields)
  }

  private static func length(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) } }
}
