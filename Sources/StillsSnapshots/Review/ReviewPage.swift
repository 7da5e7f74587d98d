/// The page of a review: a table of pictures for each preview, and a light table to look at one or two of them closely.
enum ReviewPage {
  static func body(title: String) -> String {
    """
    <header>
      <div class="head">
        <h1>\(PageParts.escaped(title))</h1>
        <p id="summary"></p>
        <span class="spring"></span>
        <label class="range" title="Size of the pictures"><span>Size</span><input type="range" id="size" min="90" max="420" step="10" value="210"></label>
        <label class="pick">Across <select id="across"></select></label>
        <button id="theme" title="Light or dark page">◐</button>
        <button id="print" title="Print">⎙</button>
      </div>
      <div class="filters" id="filters"></div>
    </header>
    <div class="body">
      <nav id="list" aria-label="Previews"></nav>
      <main id="main" tabindex="-1"></main>
    </div>
    <div id="tray" hidden></div>
    <div id="light" role="dialog" aria-modal="true" aria-label="Picture" hidden></div>
    <noscript><p class="empty">This page needs JavaScript to show its pictures; it loads nothing from elsewhere.</p></noscript>
    """
  }

  static let style = """
    :root { --shade: #0000000f; --warn: #8a5a00; --tint: #0a66d614 }
    @media (prefers-color-scheme: dark) { :root { --shade: #00000059; --warn: #e0a84a; --tint: #5aa2ff26 } }
    :root[data-theme=light] { --shade: #0000000f; --warn: #8a5a00; --tint: #0a66d614 }
    :root[data-theme=dark] { --shade: #00000059; --warn: #e0a84a; --tint: #5aa2ff26 }
    [hidden] { display: none !important }
    body { margin: 0; font: 14px/1.45 system-ui, -apple-system, "Segoe UI", Inter, sans-serif; color: var(--ink); background: var(--ground) }
    header { position: sticky; top: 0; z-index: 5; background: color-mix(in srgb, var(--card) 92%, transparent);
      backdrop-filter: blur(14px); border-bottom: 1px solid var(--line); padding: 12px 20px 10px }
    .head { display: flex; gap: 8px 14px; align-items: center; flex-wrap: wrap }
    h1 { font-size: 18px; letter-spacing: -.01em; margin: 0 } .head p { margin: 0; color: var(--soft) } .spring { flex: 1 }
    button, select, input[type=search] { font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line);
      border-radius: 8px; padding: 4px 10px; height: 30px }
    button { cursor: pointer } button:hover { border-color: var(--accent) }
    :is(button, a, input, select, summary):focus-visible { outline: 2px solid var(--accent); outline-offset: 1px }
    .range, .pick { display: flex; gap: 8px; align-items: center; color: var(--soft) } .range input { width: 110px; accent-color: var(--accent) }
    .pick select { color: var(--ink) }
    .filters { display: flex; flex-wrap: wrap; gap: 6px 16px; margin-top: 10px; align-items: center }
    .group { display: flex; gap: 4px; align-items: center } .group > span { color: var(--soft); font-size: 12px; margin-right: 3px }
    .chip { border-radius: 15px; height: 26px; padding: 0 11px; font-size: 13px; background: none; color: var(--soft) }
    .chip[aria-pressed=true] { background: var(--tint); border-color: var(--accent); color: var(--accent) }
    .filters input[type=search] { width: 200px; height: 28px }
    .body { display: grid; grid-template-columns: 230px minmax(0, 1fr); align-items: start }
    nav { position: sticky; top: var(--top, 100px); max-height: calc(100vh - var(--top, 100px)); overflow: auto; padding: 16px 8px 40px 14px }
    nav a { display: flex; gap: 6px; align-items: center; padding: 5px 10px; border-radius: 8px; color: inherit; text-decoration: none }
    nav a span:first-child { flex: 1; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
    nav a:hover { background: var(--tint) } nav a[aria-current=true] { background: var(--tint); color: var(--accent); font-weight: 600 }
    main { padding: 8px 24px 90px 14px; outline: none }
    section { margin: 14px 0 34px; scroll-margin-top: calc(var(--top, 100px) + 8px) }
    section > h2 { font-size: 17px; letter-spacing: -.01em; margin: 0 0 10px; display: flex; gap: 10px; align-items: baseline }
    section > h2 small { font-size: 12px; font-weight: 400; color: var(--soft) }
    .scroller { overflow-x: auto; padding: 2px 2px 4px; margin: -2px -2px 0 }
    table { border-collapse: separate; border-spacing: 0 0 }
    th { font-weight: 500; color: var(--soft); font-size: 12.5px; text-align: left; padding: 0 16px 8px 0; vertical-align: top }
    tbody th { position: sticky; left: 0; z-index: 1; background: var(--ground); padding-top: 10px; min-width: 96px; max-width: 150px }
    td { vertical-align: top; padding: 0 16px 20px 0 }
    .cell { width: var(--size, 210px) }
    .shot { display: block; position: relative; width: 100%; padding: 0; height: auto; border: 0; border-radius: 12px; overflow: hidden;
      background: repeating-conic-gradient(#dfe2e8 0 25%, #f4f5f7 0 50%) 0 0 / 14px 14px; box-shadow: 0 0 0 1px var(--line), 0 1px 2px var(--shade), 0 6px 18px var(--shade);
      transition: box-shadow .15s, transform .15s; line-height: 0; cursor: zoom-in }
    .shot:hover { box-shadow: 0 0 0 1px var(--accent), 0 2px 4px var(--shade), 0 10px 28px var(--shade); transform: translateY(-1px) }
    .shot.on { outline: 3px solid var(--accent); outline-offset: 1px }
    .shot img { display: block; width: 100%; height: auto; color: transparent } .shot.tall { max-height: calc(var(--size, 210px) * 2.6) }
    .shot.failed { aspect-ratio: 3 / 4; display: grid; place-content: center; line-height: 1.4; color: var(--bad); padding: 14px; background: var(--card); cursor: default; white-space: normal }
    .facts { margin-top: 8px; font-size: 12px; color: var(--soft); overflow-wrap: anywhere; display: flex; gap: 6px; align-items: start }
    .facts div { flex: 1; min-width: 0 } .facts b { display: block; color: var(--ink); font-weight: 500 }
    .facts button { height: 22px; padding: 0 7px; font-size: 11px; border-radius: 6px; color: var(--soft) }
    .facts button[aria-pressed=true] { background: var(--accent); color: var(--on); border-color: var(--accent) }
    .badges { display: flex; flex-wrap: wrap; gap: 4px; margin-top: 5px }
    .badge { font-size: 11.5px; border-radius: 9px; padding: 0 8px; line-height: 18px; background: var(--shade); color: var(--soft); white-space: nowrap }
    .badge.finding { background: color-mix(in srgb, var(--bad) 15%, transparent); color: var(--bad) }
    .badge.warning { background: color-mix(in srgb, var(--warn) 17%, transparent); color: var(--warn) }
    .badge.changed, .badge.unreadable { background: color-mix(in srgb, var(--accent) 16%, transparent); color: var(--accent) }
    .badge.new { background: color-mix(in srgb, var(--good) 17%, transparent); color: var(--good) } .badge.gone { background: color-mix(in srgb, var(--bad) 12%, transparent); color: var(--bad) }
    .told { margin: 6px 0 0; padding: 0; list-style: none; font-size: 12px; line-height: 1.4 }
    .told li { padding: 1px 0 1px 12px; position: relative; overflow-wrap: anywhere }
    .told li::before { content: ""; position: absolute; left: 0; top: 7px; width: 6px; height: 6px; border-radius: 3px; background: var(--soft) }
    .told .finding::before { background: var(--bad) } .told .warning::before { background: var(--warn) } .told .changed::before { background: var(--accent) }
    .told .note { color: var(--soft) } .cell .told li:nth-child(n+4) { display: none }
    .more { color: var(--soft); font-size: 12px; margin-left: 12px }
    .empty { color: var(--soft); padding: 40px 0 }

    #tray { position: fixed; bottom: 18px; left: 50%; transform: translateX(-50%); z-index: 6; display: flex; gap: 10px; align-items: center;
      background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 8px 12px; box-shadow: 0 8px 30px #0005 }
    #tray button.main, .modes button[aria-selected=true] { background: var(--accent); color: var(--on); border-color: var(--accent) }

    #light { position: fixed; inset: 0; z-index: 10; background: var(--ground); display: grid; grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) 340px }
    .bar { grid-column: 1 / 3; display: flex; flex-wrap: wrap; gap: 8px 14px; align-items: center; padding: 10px 16px; background: var(--card); border-bottom: 1px solid var(--line) }
    .bar h2 { font-size: 15px; margin: 0; overflow-wrap: anywhere } .bar .spring { flex: 1 }
    .modes { display: flex } .modes button { border-radius: 0 } .modes button + button { border-left: 0 }
    .modes button:first-child { border-radius: 8px 0 0 8px } .modes button:last-child { border-radius: 0 8px 8px 0 }
    .stage { overflow: auto; padding: 18px; display: flex; gap: 22px; align-items: flex-start; justify-content: safe center; outline: none }
    .stage figure { margin: 0 } .stage figcaption { color: var(--soft); font-size: 12px; margin-bottom: 6px; max-width: 60ch; overflow-wrap: anywhere }
    .frame { position: relative; display: inline-block; line-height: 0; border-radius: 10px; overflow: hidden; box-shadow: 0 0 0 1px var(--line), 0 8px 30px var(--shade);
      background: repeating-conic-gradient(#dfe2e8 0 25%, #f4f5f7 0 50%) 0 0 / 16px 16px }
    .frame img { max-width: 100%; max-height: calc(100vh - 150px) }
    .zoomed .frame img { max-width: none; max-height: none; image-rendering: pixelated }
    .blend .over { mix-blend-mode: difference }
    .mark { border-color: var(--bad) } .mark.note { border-style: dashed; border-color: var(--soft) } .mark.lit { background: color-mix(in srgb, var(--bad) 28%, transparent) }
    aside { overflow: auto; border-left: 1px solid var(--line); background: var(--card); padding: 16px }
    aside h3 { font-size: 12px; text-transform: uppercase; letter-spacing: .05em; color: var(--soft); margin: 18px 0 6px } aside h3:first-child { margin-top: 0 }
    aside dl { display: grid; grid-template-columns: auto 1fr; gap: 3px 12px; margin: 0 } aside dt { color: var(--soft) } aside dd { margin: 0; overflow-wrap: anywhere }
    aside .told { font-size: 13px } aside .told li { padding: 4px 0 4px 14px; border-radius: 6px } aside .told li::before { top: 11px } aside .told li[data-frame] { cursor: help }
    aside .told li[data-frame]:hover { color: var(--bad) } aside .keys { color: var(--soft); font-size: 12px; margin-top: 22px; line-height: 1.9 }
    aside select { width: 100% }
    @media (max-width: 820px) { header { position: static } .body { grid-template-columns: 1fr } nav { display: none } main { padding-left: 20px }
      #light { grid-template: auto minmax(0, 1fr) auto / 1fr } .bar { grid-column: 1 } aside { border-left: 0; border-top: 1px solid var(--line); max-height: 35vh } }
    @media print { :root { color-scheme: light } nav, .filters, .range, .pick, #theme, #print, #tray, #light, .facts button { display: none !important }
      .body { display: block } header { position: static; border: 0; padding: 0 0 8px } body { background: #fff } .scroller { overflow: visible }
      table, tbody, tr, thead { display: block } thead, tbody th { display: none } tr { display: flex; flex-wrap: wrap; gap: 14px } td { padding: 0; break-inside: avoid }
      .cell { width: 46mm } .shot { box-shadow: none } section { break-inside: auto } section > h2 { break-after: avoid }
      .cell .told li:nth-child(n+4) { display: list-item } .more { display: none } main { padding: 0 } }
    """
}
