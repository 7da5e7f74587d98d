/// The benchmark's screen as a web page, for a browser to draw.
enum HTMLScreen {
  static let text: String = {
    let bars = (0..<6).map { "<i style='background:\($0 < 3 ? "#34c759" : "#d1d1d6")'></i>" }.joined()
    let cards = (0..<8).map { index in
      """
      <section><header><b>★</b><strong>Card \(index) of 0</strong><span></span><small>\(index * 7) km</small></header>
      <p>The quick brown fox jumps over the lazy dog, run 0</p><div>\(bars)</div></section>
      """
    }
    return """
      <!doctype html><meta charset="utf-8"><style>
      body { margin: 0; background: #f2f5fa; font: 15px sans-serif; width: 393px; height: 852px }
      nav, header, div { display: flex; gap: 8px; align-items: center }
      nav { padding: 67px 16px 6px; justify-content: space-between }
      section { background: white; border-radius: 12px; margin: 6px 16px; padding: 10px }
      header span { flex: 1 } header b { color: orange } p { font-size: 13px; margin: 6px 0 }
      i { flex: 1; height: 6px; border-radius: 3px }
      </style><nav><b>‹</b><b>Overview 0</b><b>⚙</b></nav>\(cards.joined())
      """
  }()
}
