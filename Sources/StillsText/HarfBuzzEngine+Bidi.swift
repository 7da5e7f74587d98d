import CFriBidi
import Foundation
import StillsTypesetting

extension HarfBuzzEngine {
  /// `text` is one paragraph.
  public func bidiLevels(of text: String, baseIsRightToLeft: Bool) -> [UInt8] {
    let base: UInt8 = baseIsRightToLeft ? 1 : 0
    let plain = [UInt8](repeating: base, count: text.utf8.count)
    guard baseIsRightToLeft || text.unicodeScalars.contains(where: { $0.value >= 0x590 }) else { return plain }
    let scalars = text.unicodeScalars.map(\.value)
    let count = FriBidiStrIndex(scalars.count)
    guard count > 0 else { return plain }
    var types = [FriBidiCharType](repeating: FriBidiCharType(0), count: scalars.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
    var levels = [FriBidiLevel](repeating: 0, count: scalars.count)
    fribidi_get_bidi_types(scalars, count, &types)
    fribidi_get_bracket_types(scalars, count, types, &brackets)
    var direction = baseIsRightToLeft ? FRIBIDI_PAR_RTL : FRIBIDI_PAR_LTR
    guard fribidi_get_par_embedding_levels_ex(types, brackets, count, &direction, &levels) != 0 else { return plain }
    return zip(text.unicodeScalars, levels).flatMap { scalar, level in
      repeatElement(UInt8(max(0, level)), count: UTF8.width(scalar))
    }
  }
}
