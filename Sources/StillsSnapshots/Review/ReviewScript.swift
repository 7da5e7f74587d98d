/// What makes a review's page answer: plain JavaScript, in parts.
enum ReviewScript {
  static let all = [data, table, filters, lightTable, start].joined(separator: "\n\n")

  /// The cells, in which dimensions they differ, and their pictures.
  static let data = #"""
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
    """#

  /// Draws the page as its address asks for it.
  static let start = #"""
    drawFilters(); drawSummary(); draw();
    // `#shot-3`: opens the fourth picture; `?theme=dark`: as the page's button.
    const theme = new URLSearchParams(location.search).get("theme");
    if (theme) document.documentElement.dataset.theme = theme;
    if (location.hash.startsWith("#preview-")) $(location.hash.slice(1))?.scrollIntoView();
    const wanted = /^#shot-(\d+)$/.exec(location.hash);
    if (wanted && cells[Number(wanted[1])] && cells[Number(wanted[1])].picture !== undefined) open(cells[Number(wanted[1])]);
    """#
}
