extension ReviewScript {
  /// One or two pictures, closely: beside one another, under a slider, blinking, or their difference.
  static let lightTable = #"""
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
    """#
}
