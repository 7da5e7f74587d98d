import StillsLayout

extension World {
  /// The way the screen is laid out: as asked, or else as the language is read, whether or not there are translations.
  package var direction: LayoutDirection { layoutDirection ?? localeDirection }

  /// Hebrew, Arabic, Persian, Urdu and a few more are read from right to left.
  package var localeDirection: LayoutDirection {
    let language = locale.split(whereSeparator: { $0 == "_" || $0 == "-" }).first.map(String.init) ?? ""
    return ["ar", "he", "iw", "fa", "ur", "ps", "sd", "ug", "yi", "dv", "ckb"].contains(language)
      ? .rightToLeft : .leftToRight
  }
}
