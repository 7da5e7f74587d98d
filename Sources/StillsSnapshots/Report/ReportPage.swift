import Foundation

/// The page around a report's data: it lists the pictures and shows the chosen one next to, over, in turn with, or less
/// the expected one.
enum ReportPage {
  /// `data` is JSON.
  static func text(title: String, data: String) -> String {
    PageParts.page(
      title: title, style: style, body: body(title: title), data: data, script: script)
  }

  private static func body(title: String) -> String {
    """
    <header>
      <h1>\(PageParts.escaped(title))</h1>
      <p id="summary"></p>
      <div class="modes" role="tablist">
        <button role="tab" data-mode="side"><kbd>1</kbd> Side by side</button>
        <button role="tab" data-mode="slide"><kbd>2</kbd> Slider</button>
        <button role="tab" data-mode="blink"><kbd>3</kbd> Blink</button>
        <button role="tab" data-mode="difference"><kbd>4</kbd> Difference</button>
      </div>
      <label><input type="checkbox" id="changed" checked> only changed <kbd>c</kbd></label>
      <label><input type="checkbox" id="zoom"> actual pixels <kbd>z</kbd></label>
      <input type="search" id="find" placeholder="Find ( / )" aria-label="Find pictures">
      <span class="keys"><kbd>↑</kbd> <kbd>↓</kbd> picture &nbsp; <kbd>←</kbd> <kbd>→</kbd> slider &nbsp; <kbd>space</kbd> blink</span>
    </header>
    <nav id="list" aria-label="Pictures"></nav>
    <main id="main" tabindex="-1"></main>
    """
  }

  private static let style = """
    body { margin: 0; font: 14px/1.45 system-ui, sans-serif; color: var(--ink); background: var(--ground);
      display: grid; grid-template: auto 1fr / 290px 1fr; height: 100vh }
    header { grid-column: 1 / 3; display: flex; flex-wrap: wrap; gap: 8px 18px; align-items: center; padding: 10px 16px;
      background: var(--card); border-bottom: 1px solid var(--line) }
    h1 { font-size: 15px; margin: 0 } header p { margin: 0; color: var(--soft) }
    .modes { display: flex } .keys { color: var(--soft); margin-left: auto }
    button { font: inherit; color: inherit; background: none; border: 1px solid var(--line); padding: 4px 10px; cursor: pointer }
    .modes button + button { border-left: 0 } .modes button:first-child { border-radius: 6px 0 0 6px }
    .modes button:last-child { border-radius: 0 6px 6px 0 }
    .modes button[aria-selected=true] { background: var(--accent); border-color: var(--accent); color: var(--on) }
    nav { overflow: auto; border-right: 1px solid var(--line); background: var(--card); padding: 6px }
    nav a { display: block; padding: 7px 10px; border-radius: 6px; color: inherit; text-decoration: none; overflow-wrap: anywhere }
    nav a[aria-current=true] { background: var(--accent); color: var(--on) } nav a small { display: -webkit-box; opacity: .8;
      overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 2; line-height: 1.35 }
    nav .empty { padding: 12px 10px; margin: 0 }
    input[type=search] { font: inherit; color: inherit; background: var(--ground); border: 1px solid var(--line);
      border-radius: 6px; padding: 4px 8px; width: 150px }
    :is(button, a, input):focus-visible { outline: 2px solid var(--accent); outline-offset: 1px }
    .dot { display: inline-block; width: 8px; height: 8px; border-radius: 4px; margin-right: 7px; background: var(--good) }
    .different .dot, .failed .dot { background: var(--bad) } .added .dot, .removed .dot { background: var(--new) }
    main { overflow: auto; padding: 16px 20px; outline: none; container-type: inline-size; --room: max(160px, 100vh - 260px) }
    main h2 { font-size: 16px; margin: 0 0 8px; overflow-wrap: anywhere }
    ul.causes { margin: 0 0 14px; padding: 10px 14px; list-style: none; background: var(--card); border: 1px solid var(--line);
      border-radius: 8px; max-width: 1100px }
    .causes li { padding: 2px 0; overflow-wrap: anywhere } .causes li.first { font-weight: 600 }
    .causes li.figures { color: var(--soft) } .causes li[data-frames] { cursor: help }
    .causes li[data-frames]:hover { color: var(--accent) }
    .stage { display: flex; gap: 18px; align-items: flex-start; flex-wrap: wrap }
    .side figcaption { contain: inline-size; white-space: nowrap; overflow: hidden; text-overflow: ellipsis }
    figure { margin: 0; max-width: 100% } figcaption { color: var(--soft); margin-bottom: 5px }
    .frame { position: relative; line-height: 0; outline: 1px solid var(--line); max-width: 100%;
      width: min(var(--w) * 1px, var(--room) * var(--w) / var(--h));
      background: repeating-conic-gradient(#d9dce2 0 25%, #f2f3f5 0 50%) 0 0 / 16px 16px }
    .frame > img { width: 100% }
    .side .frame { max-width: clamp(190px, (100cqw - 40px) / 3, 420px) }
    .zoomed figure, .zoomed .frame { max-width: none } .zoomed .frame { width: calc(var(--w) * 1px) }
    .zoomed .frame img { image-rendering: pixelated }
    .causes li.hint { color: var(--soft); font-size: 12px; padding-top: 6px }
    .mark.old { border-style: dashed; border-color: var(--bad) }
    .empty { color: var(--soft); padding: 30px 0 }
    @media (max-width: 760px) { body { grid-template: auto 150px 1fr / 1fr } header, nav { grid-column: 1 }
      nav { border-right: 0; border-bottom: 1px solid var(--line) } .keys, header kbd { display: none }
      header { gap: 6px 12px; padding: 8px 12px } .modes button { padding: 4px 8px } main { padding: 12px; --room: 70vh } }
    """

  private static let script = """
    const items = JSON.parse(document.getElementById("data").textContent);
    const state = { index: 0, mode: "side", onlyChanged: true, zoomed: false, split: 50, blink: true, shown: "actual", words: [] };
    const list = document.getElementById("list"), main = document.getElementById("main");
    const counts = Object.entries({ different: "changed", added: "new", removed: "gone", failed: "unreadable" })
      .map(([result, word]) => [items.filter(item => item.entry.result === result).length, word]).filter(([count]) => count);
    const changed = counts.reduce((sum, [count]) => sum + count, 0);
    const kinds = counts.length > 1 ? ": " + counts.map(pair => pair.join(" ")).join(", ") : "";
    document.getElementById("summary").textContent = changed === 0
      ? `all ${items.length} pictures are the same` : `${changed} of ${items.length} pictures differ${kinds}`;
    if (changed === 0) { state.onlyChanged = false; document.getElementById("changed").checked = false; }
    // Number 2 stands before number 10.
    const collator = new Intl.Collator("en", { numeric: true });
    const order = items.map((item, index) => index)
      .sort((a, b) => collator.compare(items[a].entry.name, items[b].entry.name) || a - b);
    const isFound = entry => state.words.every(word => `${entry.name} ${entry.message || ""}`.toLowerCase().includes(word));
    const visible = () => order
      .filter(index => (!state.onlyChanged || items[index].entry.result !== "same") && isFound(items[index].entry));

    function drawList() {
      const shown = visible();
      if (!shown.length) list.replaceChildren(make("p", { className: "empty", textContent: "nothing found" }));
      else list.replaceChildren(...shown.map(index => {
        const entry = items[index].entry;
        const cause = entry.message ? entry.message.split("\\n")[0] : "the same";
        const link = make("a", { href: "#" + index, className: entry.result, title: cause },
          make("span", { className: "dot" }), entry.name, make("small", { textContent: cause }));
        link.setAttribute("aria-current", index === state.index);
        link.onclick = event => { event.preventDefault(); choose(index); };
        return link;
      }));
      list.querySelector("[aria-current=true]")?.scrollIntoView({ block: "nearest" });
    }

    // Frames of causes are in points.
    function marks(entry, which) {
      const size = which === "expected" ? entry.expectedSize : entry.actualSize;
      if (!size || !entry.scale || !state.frames) return [];
      const frames = state.frames.length === 1 ? state.frames
        : state.frames.filter((frame, index) => (index % 2 === 0) === (which === "expected"));
      const points = [size[0] / entry.scale, size[1] / entry.scale];
      return frames.map(frame => mark(frame, points, which === "expected" ? "mark old" : "mark"));
    }

    function picture(item, which, caption) {
      const image = make("img", { src: item[which], alt: caption });
      const frame = make("div", { className: "frame" }, image, ...marks(item.entry, which));
      const [width, height] = item.entry[which + "Size"] || item.entry.actualSize || [1, 1];
      const fit = (width, height) => { frame.style.setProperty("--w", width); frame.style.setProperty("--h", height); };
      fit(width, height);
      image.addEventListener("load", () => fit(image.naturalWidth, image.naturalHeight));
      image.onerror = () => frame.replaceWith(make("p", { className: "empty", textContent: "this file cannot be shown" }));
      return make("figure", {}, make("figcaption", { textContent: caption }), frame);
    }

    const captions = { expected: "expected", actual: "actual", difference: "difference (red: changed; yellow: edges alone)" };

    function stage(item) {
      const box = make("div", { className: `stage ${state.mode}${state.zoomed ? " zoomed" : ""}` });
      const has = which => Boolean(item[which]);
      if (!has("expected") || !has("actual")) {
        for (const which of ["expected", "actual"]) if (has(which)) box.append(picture(item, which, captions[which]));
        if (!box.children.length) box.append(make("p", { className: "empty", textContent: "no picture to show" }));
        return box;
      }
      if (state.mode === "side") {
        for (const which of ["expected", "actual", "difference"]) if (has(which)) box.append(picture(item, which, captions[which]));
      } else if (state.mode === "slide") {
        // The larger one gives the frame; each is seen on its side of the line only.
        const area = size => size ? size[0] * size[1] : 0;
        const below = area(item.entry.expectedSize) > area(item.entry.actualSize) ? "expected" : "actual";
        const above = below === "actual" ? "expected" : "actual";
        const figure = picture(item, below, "expected on the left of the line, actual on the right");
        const frame = figure.querySelector(".frame"), base = frame.querySelector("img");
        state.lay = slide(frame, base, make("img", { src: item[above], alt: above }), above === "expected", state);
        box.append(figure);
      } else if (state.mode === "blink") {
        box.append(picture(item, state.shown, captions[state.shown]));
      } else {
        box.append(has("difference") ? picture(item, "difference", captions.difference)
          : make("p", { className: "empty", textContent: "no difference to show" }));
      }
      return box;
    }

    function drawMain() {
      state.lay = null;
      const item = items[state.index];
      if (!item) { main.replaceChildren(make("p", { className: "empty", textContent: "no pictures" })); return; }
      const entry = item.entry, causes = entry.causes || [];
      const lines = (entry.message || "the same").split("\\n");
      const notes = make("ul", { className: "causes" }, ...lines.map((text, index) => {
        const line = make("li", { textContent: text });
        if (index === 0) line.classList.add("first");
        if (index >= Math.max(1, causes.length)) line.classList.add("figures");
        const cause = causes.find(cause => cause.sentence === text);
        if (cause && cause.frames.length) {
          line.dataset.frames = "";
          line.onmouseenter = () => { state.frames = cause.frames; redrawStage(); };
          line.onmouseleave = () => { state.frames = null; redrawStage(); };
        }
        return line;
      }));
      if (notes.querySelector("[data-frames]"))
        notes.append(make("li", { className: "hint", textContent: "point at a line to see where its view was (dashed) and is" }));
      main.replaceChildren(make("h2", { textContent: entry.name }), notes, stage(item));
      for (const button of document.querySelectorAll("[data-mode]"))
        button.setAttribute("aria-selected", button.dataset.mode === state.mode);
    }

    function redrawStage() {
      const item = items[state.index], old = main.querySelector(".stage");
      if (item && old) old.replaceWith(stage(item));
    }

    function choose(index) {
      state.index = index; state.frames = null; drawList(); drawMain(); main.scrollTop = 0;
      // So that loading the page again shows the same picture.
      try { history.replaceState(null, "", "#" + index); } catch {}
    }
    function step(by) {
      const indices = visible(), place = indices.indexOf(state.index);
      if (indices.length) choose(indices[Math.min(indices.length - 1, Math.max(0, place + by))]);
    }
    function setMode(mode) { state.mode = mode; state.blink = true; drawMain(); }

    setInterval(() => {
      if (state.mode !== "blink" || !state.blink) return;
      state.shown = state.shown === "actual" ? "expected" : "actual";
      redrawStage();
    }, 700);

    for (const button of document.querySelectorAll("[data-mode]")) button.onclick = () => setMode(button.dataset.mode);
    // What was clicked on does not keep the keys.
    for (const control of document.querySelectorAll("button, input[type=checkbox]"))
      control.addEventListener("click", event => event.detail && control.blur());
    const find = document.getElementById("find");
    find.oninput = () => {
      state.words = find.value.toLowerCase().split(" ").filter(Boolean);
      const shown = visible();
      if (shown.length && !shown.includes(state.index)) choose(shown[0]); else drawList();
    };
    const changedBox = document.getElementById("changed"), zoomBox = document.getElementById("zoom");
    changedBox.onchange = () => { state.onlyChanged = changedBox.checked; drawList(); };
    zoomBox.onchange = () => { state.zoomed = zoomBox.checked; drawMain(); };
    addEventListener("resize", () => state.lay && state.lay());
    addEventListener("keydown", event => {
      if (event.metaKey || event.ctrlKey || event.altKey) return;
      // Whoever types a word means no keys but these.
      if (event.target === find) {
        if (event.key === "Escape") { find.value = ""; find.oninput(); }
        if (event.key === "Escape" || event.key === "Enter") find.blur();
        return;
      }
      const actions = {
        ArrowDown: () => step(1), j: () => step(1), ArrowUp: () => step(-1), k: () => step(-1),
        ArrowLeft: state.lay && (() => { state.split = Math.max(0, state.split - 2); state.lay(); }),
        ArrowRight: state.lay && (() => { state.split = Math.min(100, state.split + 2); state.lay(); }),
        1: () => setMode("side"), 2: () => setMode("slide"), 3: () => setMode("blink"), 4: () => setMode("difference"),
        c: () => changedBox.click(), z: () => zoomBox.click(), "/": () => find.focus(),
        " ": () => {
          if (state.mode !== "blink") { setMode("blink"); state.blink = false; return; }
          state.blink = false;
          state.shown = state.shown === "actual" ? "expected" : "actual";
          redrawStage();
        },
      };
      // On a button or a box that has the focus, space is its own.
      const isOwn = event.key === " " && event.target.closest("button, input, a");
      const action = Object.hasOwn(actions, event.key) && actions[event.key];
      if (action && !isOwn) { event.preventDefault(); action(); }
    });
    const wanted = Number(location.hash.slice(1)), first = visible()[0] || 0;
    const query = new URLSearchParams(location.search).get("mode");
    if (["side", "slide", "blink", "difference"].includes(query)) state.mode = query;
    choose(Number.isInteger(wanted) && location.hash && items[wanted] ? wanted : first);
    """
}
