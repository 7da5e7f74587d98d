extension ReviewScript {
  /// A table of pictures for each preview.
  static let table = #"""
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
    """#
}
