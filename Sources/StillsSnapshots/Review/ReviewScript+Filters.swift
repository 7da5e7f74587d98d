extension ReviewScript {
  /// What is shown of the tables, and what stands above them.
  static let filters = #"""
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
    """#
}
