import StillsLayout

extension World {
  /// Hebrew, Arabic, Persian, Urdu and a few more are read from right to left.
  package var localeDirection: LayoutDirection {
    let language = locale.split(whereSeparator: { $0 == "_" || $0 == "-" }).first.map(String.init) ?? ""
    return ["ar", "he", "iw", "fa", "ur", "ps", "sd", "ug", "yi", "dv", "ckb"].contains(language)
      ? .rightToLeft : .leftToRight
  }

  /// Which way its screens run: as asked for, else as its language is read.
  package var direction: LayoutDirection { layoutDirection ?? localeDirection }
}
