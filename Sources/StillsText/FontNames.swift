import CHarfBuzz
import Foundation

/// The `name` table of a face.
struct FontNames {
  private var texts: [hb_ot_name_id_t: [String]] = [:]

  init(face: OpaquePointer) {
    var count: UInt32 = 0
    guard let entries = hb_ot_name_list_names(face, &count) else { return }
    let english = hb_language_from_string("en", -1)
    for index in 0..<Int(count) {
      let entry = entries[index]
      var size = hb_ot_name_get_utf8(face, entry.name_id, entry.language, nil, nil) + 1
      var buffer = [CChar](repeating: 0, count: Int(size))
      _ = hb_ot_name_get_utf8(face, entry.name_id, entry.language, &size, &buffer)
      let text = String(decoding: buffer.prefix(Int(size)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
      guard !text.isEmpty else { continue }
      // English first, so that `first` is the name that messages and dumps show.
      if entry.language == english {
        texts[entry.name_id, default: []].insert(text, at: 0)
      } else {
        texts[entry.name_id, default: []].append(text)
      }
    }
  }

  func first(_ id: hb_ot_name_id_t) -> String? { texts[id]?.first }
  func all(_ id: hb_ot_name_id_t) -> [String] { texts[id] ?? [] }
}
