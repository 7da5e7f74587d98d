/// The first stored property of objects that are kept in Foundation's collections, as attributes of texts are.
///
/// Foundation on Linux compares what is in them by Core Foundation, which takes the word after an object's header for a
/// description of its type: where bits 8 to 17 are zero, as in a small number or an enum, it takes the object for one of its
/// own and traps. It happened as soon as a third piece was appended to an `NSMutableAttributedString`.
nonisolated package enum CollectionMark { package static let value = 0x3_FF00 }
