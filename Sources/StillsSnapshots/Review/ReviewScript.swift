extension ReviewPage {
  static let script = #"""
    const review = JSON.parse(document.getElementById("data").textContent);
    const cells = review.cells;
    const $ = id => document.getElementById(id);
    const main = $("main"), list = $("list"), light = $("light"), tray = $("tray");

    // MARK: Dimensions

    const typeSizes = { xs: "Extra Small", s: "Small", m: "Medium", l: "Large", xl: "XL", xxl: "XXL", xxxl: "XXXL",
      ax1: "AX 1", ax2: "AX 2", ax3: "AX 3", ax4: "AX 4", ax5: "AX 5" };
    const capital = text => text ? text[0].toUpperCase() + text.slice(1) : "";
    function language(locale) {
      try { return new Intl.DisplayNames(["en"], { type: "language" }).of(locale.replaceAll("_", "-")); } catch { return locale; }
    }
    const dimensions = [
      { key: "device", name: "Device", words: cell => cell.deviceName || cell.device },
      { key: "orientation", name: "Orientation", words: cell => capital(cell.orientation) },
      { key: "appearance", name: "Appearance", words: cell => capital(cell.appearance) },
      { key: "typeSize", name: "Type size", words: cell => typeSizes[cell.typeSize] || cell.typeSize },
      { key: "locale", name: "Language", words: cell => language(cell.locale) },
      { key: "moment", name: "Step", words: cell => cell.moment === 0 ? "Before" : `${cell.moment}. ${cell.step}` },
    ].map(dimension => {
      const values = [];
      for (const cell of cells) {
        const value = cell[dimension.key];
        if (value !== undefined && value !== "" && !values.includes(value)) values.push(value);
      }
      return { ...dimension, values };
    });
    const varying = dimensions.filter(dimension => dimension.values.length > 1);
    const isShown = cell => !cell.change || cell.change.result !== "gone";
    const problems = cell => cell.findings.filter(finding => finding.severity === "problem");
    const isToldOf = cell => problems(cell).length > 0 || cell.warnings.length > 0 || Boolean(cell.error);
    const isChanged = cell => Boolean(cell.change) && cell.change.result !== "same";

    const state = { off: new Set(), text: "", told: false, changed: false, across: null, size: 210, picked: [],
      open: null, other: null, mode: "side", zoomed: false, marks: true, split: 50, first: true, lay: null };

    // Columns: what a reviewer compares most; the rest makes rows.
    const choices = [];
    const named = keys => keys.map(key => varying.find(dimension => dimension.key === key)).filter(Boolean);
    const offer = keys => {
      const dims = named(keys);
      if (dims.length && !choices.some(choice => choice.key === dims.map(d => d.key).join("+")))
        choices.push({ key: dims.map(d => d.key).join("+"), name: dims.map(d => d.name.toLowerCase()).join(" × "), dims });
    };
    offer(["moment"]); offer(["appearance", "typeSize"]);
    for (const dimension of varying) offer([dimension.key]);
    offer(["device", "orientation"]);
    if (!choices.length) choices.push({ key: "", name: "all", dims: [] });
    state.across = choices[0];

    // MARK: Pictures

    const urls = new Map();
    function url(number) {
      if (!urls.has(number)) {
        const store = $("picture-" + number), text = atob(store.textContent), bytes = new Uint8Array(text.length);
        for (let index = 0; index < text.length; index++) bytes[index] = text.charCodeAt(index);
        urls.set(number, URL.createObjectURL(new Blob([bytes], { type: store.dataset.type })));
      }
      return urls.get(number);
    }
    // Decoded when they come near.
    const watcher = new IntersectionObserver(entries => {
      for (const entry of entries) if (entry.isIntersecting) { load(entry.target); watcher.unobserve(entry.target); }
    }, { rootMargin: "600px" });
    const load = image => { if (!image.src) image.src = url(Number(image.dataset.picture)); };
    function lazily(cell) {
      const image = make("img", { alt: cell.name });
      image.dataset.picture = cell.picture;
      watcher.observe(image);
      return image;
    }

    // MARK: Table

    const isWanted = cell => {
      if (dimensions.some(dimension => state.off.has(dimension.key + "=" + cell[dimension.key]))) return false;
      if (state.told && !isToldOf(cell)) return false;
      if (state.changed && !isChanged(cell)) return false;
      if (!state.text) return true;
      const words = [cell.preview, cell.file, cell.name, cell.error || "", ...cell.warnings, ...cell.findings.map(f => f.sentence),
        ...(cell.change ? cell.change.lines : [])].join("\n").toLowerCase();
      return state.text.toLowerCase().split(/\s+/).every(word => words.includes(word));
    };

    // Previews of one name in two files are two; a file may have two of one name as well, which have numbers then.
    const previewKey = cell => [cell.preview, cell.file, cell.line].join("\u0000");
    const previews = [];
    for (const cell of cells) {
      let preview = previews.find(preview => preview.key === previewKey(cell));
      if (!preview) previews.push(preview = { key: previewKey(cell), name: cell.preview, place: cell.file ? `${cell.file}:${cell.line}` : "", cells: [] });
      preview.cells.push(cell);
    }

    const keyOf = (cell, dims) => dims.map(dimension => cell[dimension.key] ?? "").join("\u0000");
    const wordsOf = (cell, dims) => dims.filter(dimension => cell[dimension.key] !== undefined && cell[dimension.key] !== "")
      .map(dimension => dimension.words(cell)).join(" · ");
    const rank = (cell, dims) => dims.map(dimension => dimension.values.indexOf(cell[dimension.key]));
    const byRank = dims => (a, b) => {
      const [x, y] = [rank(a, dims), rank(b, dims)];
      for (let index = 0; index < x.length; index++) if (x[index] !== y[index]) return x[index] - y[index];
      return a.order - b.order;
    };
    function heads(cells, dims) {
      const heads = [];
      for (const cell of [...cells].sort(byRank(dims)))
        if (!heads.some(head => head.key === keyOf(cell, dims))) heads.push({ key: keyOf(cell, dims), words: wordsOf(cell, dims) });
      return heads;
    }

    let order = [];
    function draw() {
      watcher.disconnect();
      const down = varying.filter(dimension => !state.across.dims.includes(dimension));
      order = [];
      const sections = [], links = [];
      previews.forEach((preview, index) => {
        const wanted = preview.cells.filter(isWanted);
        const told = preview.cells.reduce((sum, cell) => sum + problems(cell).length, 0), gone = preview.cells.every(cell => !isShown(cell));
        const link = make("a", { href: "#preview-" + index, title: preview.place }, make("span", { textContent: preview.name }));
        const failed = preview.cells.filter(cell => cell.error).length;
        if (failed) link.append(make("span", { className: "badge finding", textContent: "failed", title: `${failed} could not be drawn` }));
        if (told) link.append(make("span", { className: "badge finding", textContent: told }));
        if (gone) link.append(make("span", { className: "badge gone", textContent: "gone" }));
        else if (preview.cells.some(isChanged)) link.append(make("span", { className: "badge changed", textContent: "●", title: "changed" }));
        if (!wanted.length) { link.style.opacity = .45; links.push(link); return; }
        links.push(link);
        const columns = heads(wanted, state.across.dims), rows = heads(wanted, down);
        const table = make("table", {});
        if (columns.some(column => column.words))
          table.append(make("thead", {}, make("tr", {}, ...(down.length ? [make("th", {})] : []), ...columns.map(column => make("th", { textContent: column.words })))));
        const body = make("tbody", {});
        for (const row of rows) {
          const line = make("tr", {}, ...(down.length ? [make("th", { textContent: row.words, scope: "row" })] : []));
          const shown = [];
          for (const column of columns) {
            const found = wanted.filter(cell => keyOf(cell, down) === row.key && keyOf(cell, state.across.dims) === column.key);
            line.append(make("td", {}, ...found.map(card)));
            shown.push(found[0] || null);
            order.push(...found);
          }
          body.append(line);
        }
        table.append(body);
        const section = make("section", { id: "preview-" + index },
          make("h2", {}, preview.name, make("small", { textContent: preview.place })), make("div", { className: "scroller" }, table));
        sections.push(section);
      });
      if (!sections.length) sections.push(make("p", { className: "empty", textContent: cells.length ? "No picture is as the filters ask for." : "There are no pictures." }));
      main.replaceChildren(...sections);
      list.replaceChildren(...links);
      follow();
    }

    const told = cell => [
      ...(cell.change && cell.change.lines.length ? [{ kind: "changed", text: cell.change.lines[0] }] : []),
      ...problems(cell).map(finding => ({ kind: "finding", text: finding.sentence, frame: finding.frame })),
      ...cell.warnings.map(text => ({ kind: "warning", text })),
    ];

    // Without the views around, which the section and the light table tell.
    const brief = sentence => sentence.replace(/^(?:[^“:›]+ › )+/, "");

    function card(cell) {
      const shot = make("button", { className: "shot", title: cell.error ? "" : "Look closer" });
      if (cell.picture === undefined) { shot.classList.add("failed"); shot.append(cell.error || "no picture"); }
      else { shot.append(lazily(cell)); shot.onclick = () => open(cell); }
      // The room is there before the picture is.
      if (cell.height > 3 * cell.width) shot.classList.add("tall");
      else if (cell.width && cell.height) shot.style.aspectRatio = `${cell.width} / ${cell.height}`;
      const box = make("div", { className: "cell" }, shot);
      const pick = make("button", { textContent: "compare", title: "Compare with another picture" });
      pick.setAttribute("aria-pressed", state.picked.includes(cell));
      if (state.picked.includes(cell)) shot.classList.add("on");
      pick.onclick = () => { togglePick(cell); };
      box.append(make("div", { className: "facts" },
        make("div", {}, make("b", { textContent: cell.name }), cell.width ? `${cell.width} × ${cell.height} px` : ""), ...(cell.picture === undefined ? [] : [pick])));
      const badges = make("div", { className: "badges" });
      const badge = (kind, text) => badges.append(make("span", { className: "badge " + kind, textContent: text }));
      const plural = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;
      if (isChanged(cell)) badge(cell.change.result, cell.change.result);
      if (problems(cell).length) badge("finding", plural(problems(cell).length, "finding"));
      if (cell.warnings.length) badge("warning", plural(cell.warnings.length, "warning"));
      if (badges.children.length) box.append(badges);
      const lines = told(cell);
      if (lines.length) {
        box.append(make("ul", { className: "told" }, ...lines.map(line => make("li", { className: line.kind, textContent: brief(line.text), title: line.text }))));
        if (lines.length > 3) box.append(make("div", { className: "more", textContent: `and ${lines.length - 3} more` }));
      }
      return box;
    }

    // MARK: Filters

    function chip(text, isOn, act) {
      const button = make("button", { className: "chip", textContent: text });
      button.setAttribute("aria-pressed", isOn);
      button.onclick = () => { button.setAttribute("aria-pressed", act()); draw(); };
      return button;
    }
    function drawFilters() {
      const box = $("filters");
      const search = make("input", { type: "search", placeholder: "Filter by text", ariaLabel: "Filter by text" });
      search.oninput = () => { state.text = search.value.trim(); draw(); };
      box.append(search);
      for (const dimension of varying) {
        const group = make("div", { className: "group" }, make("span", { textContent: dimension.name }));
        for (const value of dimension.values) {
          const key = dimension.key + "=" + value, sample = cells.find(cell => cell[dimension.key] === value);
          group.append(chip(dimension.words(sample), true, () => {
            state.off.has(key) ? state.off.delete(key) : state.off.add(key);
            return !state.off.has(key);
          }));
        }
        box.append(group);
      }
      const only = make("div", { className: "group" });
      if (cells.some(isToldOf)) only.append(chip("only with warnings", false, () => (state.told = !state.told)));
      if (review.against !== undefined) only.append(chip("only what changed", false, () => (state.changed = !state.changed)));
      if (only.children.length) box.append(only);
      const across = $("across");
      for (const choice of choices) across.append(make("option", { textContent: choice.name, value: choice.key }));
      across.onchange = () => { state.across = choices.find(choice => choice.key === across.value); draw(); };
      if (choices.length < 2) across.parentElement.hidden = true;
      const size = $("size");
      size.oninput = () => document.documentElement.style.setProperty("--size", size.value + "px");
      $("theme").onclick = () => {
        const root = document.documentElement, isDark = root.dataset.theme
          ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
        root.dataset.theme = isDark ? "light" : "dark";
      };
      $("print").onclick = () => print();
      addEventListener("beforeprint", () => { for (const image of main.querySelectorAll("img")) load(image); });
      const measure = () => document.documentElement.style.setProperty("--top", document.querySelector("header").offsetHeight + "px");
      measure(); addEventListener("resize", () => { measure(); state.lay && state.lay(); });
    }
    function drawSummary() {
      const shown = cells.filter(isShown), plural = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;
      const parts = [plural(shown.filter(cell => cell.picture !== undefined).length, "picture"),
        plural(new Set(shown.map(previewKey)).size, "preview")];
      const found = shown.reduce((sum, cell) => sum + problems(cell).length, 0), warned = shown.reduce((sum, cell) => sum + cell.warnings.length, 0);
      parts.push(found ? plural(found, "finding") : "nothing found");
      if (warned) parts.push(plural(warned, "warning"));
      const failed = shown.filter(cell => cell.error).length;
      if (failed) parts.push(`${failed} failed`);
      if (review.part) parts.push(`part ${review.part.index} of ${review.part.count}`);
      if (review.against !== undefined) {
        const counts = ["changed", "new", "gone", "unreadable"].map(result => [result, cells.filter(cell => cell.change && cell.change.result === result).length])
          .filter(([, count]) => count).map(([result, count]) => `${count} ${result}`);
        parts.push((counts.join(", ") || "nothing changed") + ` since ${review.against}`);
      }
      $("summary").textContent = parts.join(" · ");
    }

    // Which section is being looked at.
    function follow() {
      const top = document.querySelector("header").offsetHeight + 60;
      let current = null;
      for (const section of main.querySelectorAll("section")) if (!current || section.getBoundingClientRect().top <= top) current = section;
      for (const link of list.children) link.setAttribute("aria-current", Boolean(current) && link.hash === "#" + current.id);
    }
    addEventListener("scroll", follow, { passive: true });

    // MARK: Two to compare

    function togglePick(cell) {
      const index = state.picked.indexOf(cell);
      if (index >= 0) state.picked.splice(index, 1); else { state.picked.push(cell); if (state.picked.length > 2) state.picked.shift(); }
      draw(); drawTray();
    }
    function drawTray() {
      tray.hidden = state.picked.length === 0;
      const clear = make("button", { textContent: "Clear" });
      clear.onclick = () => { state.picked = []; draw(); drawTray(); };
      if (state.picked.length < 2) { tray.replaceChildren(make("span", { textContent: "Choose another picture to compare with" }), clear); return; }
      const go = make("button", { className: "main", textContent: "Compare" });
      go.onclick = () => open(state.picked[0], state.picked[1]);
      tray.replaceChildren(make("span", { textContent: "2 pictures" }), go, clear);
    }

    // MARK: Light table

    const earlier = cell => cell.change && cell.change.before !== undefined
      ? { ...cell, name: "before: " + cell.name, picture: cell.change.before, findings: [], warnings: [], width: 0, height: 0, isEarlier: true } : null;
    let focused = null;
    function open(cell, other) {
      if (light.hidden) focused = document.activeElement;
      state.open = cell;
      state.other = other || earlier(cell);
      if (state.mode === "blend" && !state.other) state.mode = "side";
      light.hidden = false; document.body.style.overflow = "hidden";
      drawLight();
    }
    function close() { light.hidden = true; document.body.style.overflow = ""; state.open = state.other = null; focused && focused.isConnected && focused.focus(); }

    function figure(cell, caption) {
      const frame = make("div", { className: "frame" }, make("img", { src: url(cell.picture), alt: cell.name }));
      if (state.marks && cell.width && cell.scale) {
        const points = [cell.width / cell.scale, cell.height / cell.scale];
        cell.findings.forEach((finding, index) => {
          if (finding.severity === "note" || finding.frame[2] <= 0) return;
          const box = mark(finding.frame, points, "mark");
          box.dataset.index = index; box.title = finding.sentence;
          frame.append(box);
        });
      }
      return make("figure", {}, make("figcaption", { textContent: caption || cell.name }), frame);
    }

    function stage() {
      const [cell, other] = [state.open, state.other];
      const box = make("div", { className: `stage ${state.mode}${state.zoomed ? " zoomed" : ""}`, tabIndex: 0 });
      state.lay = null;
      if (!other) { box.append(figure(cell)); return box; }
      if (state.mode === "side") box.append(figure(other), figure(cell));
      else if (state.mode === "blink") box.append(figure(state.first ? cell : other));
      else {
        const marks = state.marks; state.marks = false;
        const shown = figure(cell, state.mode === "slide" ? `left of the line: ${other.name}; right: ${cell.name}` : `${other.name} less ${cell.name}: black is the same`);
        state.marks = marks;
        const frame = shown.querySelector(".frame"), base = frame.querySelector("img"), above = make("img", { src: url(other.picture), alt: other.name });
        if (state.mode === "slide") state.lay = slide(frame, base, above, true, state);
        else {
          frame.append(make("div", { className: "over" }, above));
          const lay = () => {
            if (base.naturalWidth && above.naturalWidth) above.style.width = `${base.getBoundingClientRect().width / base.naturalWidth * above.naturalWidth}px`;
            above.style.maxWidth = above.style.maxHeight = "none";
          };
          base.onload = above.onload = lay; state.lay = lay; lay();
        }
        box.append(shown);
      }
      requestAnimationFrame(() => state.lay && state.lay());
      return box;
    }

    function side() {
      const cell = state.open, box = make("aside", {});
      const facts = [["File", cell.name], ["Size", `${cell.width} × ${cell.height} px` + (cell.scale ? ` @${cell.scale}x` : "")], ["Preview", `${cell.preview}${cell.file ? ` (${cell.file}:${cell.line})` : ""}`],
        ...dimensions.filter(dimension => cell[dimension.key] !== undefined && cell[dimension.key] !== "").map(dimension => [dimension.name, dimension.words(cell)])];
      box.append(make("h3", { textContent: "Picture" }), make("dl", {}, ...facts.flatMap(([name, value]) => [make("dt", { textContent: name }), make("dd", { textContent: value })])));
      const part = (title, lines) => { if (lines.length) box.append(make("h3", { textContent: title }), make("ul", { className: "told" }, ...lines)); };
      if (cell.change) part(cell.change.result === "same" ? "The same as before" : `${cell.change.result} since ${review.against}`, cell.change.lines.map(text => make("li", { className: "changed", textContent: text })));
      const lines = severity => cell.findings.map((finding, index) => ({ finding, index })).filter(({ finding }) => finding.severity === severity).map(({ finding, index }) => {
        const line = make("li", { className: severity === "problem" ? "finding" : "note", textContent: finding.sentence });
        line.dataset.frame = "";
        const light = isOn => {
          for (const box of document.querySelectorAll(`#light .mark[data-index="${index}"]`)) box.classList.toggle("lit", isOn);
          for (const box of document.querySelectorAll("#light .mark.note")) box.remove();
          const frame = document.querySelector("#light .frame");
          if (isOn && severity === "note" && frame && cell.width) frame.append(mark(finding.frame, [cell.width / cell.scale, cell.height / cell.scale], "mark note"));
        };
        line.onmouseenter = () => light(true); line.onmouseleave = () => light(false);
        return line;
      });
      part("Findings", lines("problem"));
      part("As iOS does it", lines("note"));
      part("Warnings", cell.warnings.map(text => make("li", { className: "warning", textContent: text })));
      const select = make("select", { ariaLabel: "Compare with" }, make("option", { value: "", textContent: "nothing" }));
      const before = earlier(cell);
      if (before) select.append(make("option", { value: "before", textContent: "before" }));
      for (const other of order) if (other !== cell && other.picture !== undefined) select.append(make("option", { value: other.order, textContent: other.name }));
      select.value = !state.other ? "" : state.other.isEarlier ? "before" : state.other.order;
      select.onchange = () => {
        state.other = select.value === "" ? null : select.value === "before" ? before : cells.find(cell => String(cell.order) === select.value);
        drawLight();
      };
      box.append(make("h3", { textContent: "Compare with" }), select);
      const keys = make("p", { className: "keys" });
      const key = (names, text) => { for (const name of names) keys.append(make("kbd", { textContent: name }), " "); keys.append(text + "  "); };
      key(["←", "→"], "picture"); key(["↑", "↓"], "same column"); key(["1", "2", "3", "4"], "side, slider, blink, difference");
      key(["[", "]"], "slider"); key(["z"], "actual pixels"); key(["m"], "marks"); key(["esc"], "close");
      box.append(keys);
      return box;
    }

    const modes = [["side", "Side by side"], ["slide", "Slider"], ["blink", "Blink"], ["blend", "Difference"]];
    function drawLight() {
      const bar = make("div", { className: "bar" }, make("h2", { textContent: state.open.name }), make("span", { className: "spring" }));
      if (state.other) {
        bar.append(make("div", { className: "modes", role: "tablist" }, ...modes.map(([mode, name], index) => {
          const button = make("button", {}, make("kbd", { textContent: index + 1 }), " " + name);
          button.setAttribute("aria-selected", state.mode === mode);
          button.onclick = () => { state.mode = mode; drawLight(); };
          return button;
        })));
      }
      const toggle = (name, isOn, act) => {
        const button = make("button", { className: "chip", textContent: name });
        button.setAttribute("aria-pressed", isOn);
        button.onclick = () => { act(); drawLight(); };
        return button;
      };
      bar.append(toggle("actual pixels", state.zoomed, () => (state.zoomed = !state.zoomed)), toggle("marks", state.marks, () => (state.marks = !state.marks)));
      const shut = make("button", { textContent: "Close" });
      shut.onclick = close;
      bar.append(shut);
      const table = stage();
      light.replaceChildren(bar, table, side());
      table.focus({ preventScroll: true });
    }
    function step(by) {
      const shown = order.filter(cell => cell.picture !== undefined), index = shown.indexOf(state.open);
      if (index >= 0 && shown[index + by]) open(shown[index + by]);
    }
    // The next picture of the same column.
    function stepDown(by) {
      const key = keyOf(state.open, state.across.dims), shown = order.filter(cell => cell.picture !== undefined && keyOf(cell, state.across.dims) === key);
      const index = shown.indexOf(state.open);
      if (index >= 0 && shown[index + by]) open(shown[index + by]);
    }

    setInterval(() => {
      if (light.hidden || state.mode !== "blink" || !state.other) return;
      state.first = !state.first;
      const old = light.querySelector(".stage");
      if (old) old.replaceWith(stage());
    }, 700);

    addEventListener("keydown", event => {
      if (event.metaKey || event.ctrlKey || event.altKey || event.target.matches("select, input")) return;
      if (light.hidden) {
        if (event.key === "/") { event.preventDefault(); document.querySelector("input[type=search]").focus(); }
        return;
      }
      const setMode = mode => { if (state.other) { state.mode = mode; drawLight(); } };
      const move = by => { state.split = Math.min(100, Math.max(0, state.split + by)); state.lay && state.lay(); };
      const actions = {
        Escape: close, ArrowLeft: () => step(-1), ArrowRight: () => step(1), ArrowUp: () => stepDown(-1), ArrowDown: () => stepDown(1),
        1: () => setMode("side"), 2: () => setMode("slide"), 3: () => setMode("blink"), 4: () => setMode("blend"),
        "[": () => move(-2), "]": () => move(2), z: () => { state.zoomed = !state.zoomed; drawLight(); }, m: () => { state.marks = !state.marks; drawLight(); },
      };
      const action = actions[event.key];
      if (action) { event.preventDefault(); action(); }
    });

    drawFilters(); drawSummary(); draw();
    // `#shot-3`: opens the fourth picture; `?theme=dark`: as the page's button.
    const theme = new URLSearchParams(location.search).get("theme");
    if (theme) document.documentElement.dataset.theme = theme;
    if (location.hash.startsWith("#preview-")) $(location.hash.slice(1))?.scrollIntoView();
    const wanted = /^#shot-(\d+)$/.exec(location.hash);
    if (wanted && cells[Number(wanted[1])] && cells[Number(wanted[1])].picture !== undefined) open(cells[Number(wanted[1])]);
    """#
}
