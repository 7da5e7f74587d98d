import Foundation

/// What the pages of reports have in common: one file with everything in it, its colours, and the slider between two
/// pictures.
enum PageParts {
  /// `data` is JSON; `attachments` are elements that stand between it and the script.
  static func page(
    title: String, head: String = "", style: String, body: String, data: String, attachments: [String] = [],
    script: String
  ) -> String {
    let parts = [
      """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      \(head.isEmpty ? "" : head + "\n")<title>\(escaped(title))</title>
      <style>
      \(palette)
      \(style)
      </style>
      </head>
      <body>
      \(body)
      \(dataStart)\(inScript(data))\(dataEnd)

      """, attachments.map { $0 + "\n" }.joined(),
      """
      <script>
      \(shared)
      \(script)
      </script>
      </body>
      </html>

      """,
    ]
    return parts.joined()
  }

  /// Around a page's data, which stands on lines of its own.
  static let dataStart = "<script type=\"application/json\" id=\"data\">"
  static let dataEnd = "</script>"

  static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
  }

  /// No text of a view can end the script it stands in.
  private static func inScript(_ json: String) -> String { json.replacingOccurrences(of: "<", with: "\\u003c") }

  private static let light = """
    --line: #d0d4dc; --ground: #f4f5f8; --card: #fff; --ink: #1b1e26; --soft: #626a7a; --accent: #0a66d6; --on: #fff;
      --bad: #c9252d; --good: #1c7c3f; --new: #8a5a00
    """

  private static let dark = """
    --line: #363b46; --ground: #14161b; --card: #1e2128; --ink: #eceef3; --soft: #9aa3b5; --accent: #5aa2ff;
      --on: #0b1220; --bad: #ff6b6b; --good: #53c37b; --new: #e0a84a
    """

  /// As the reader's system is, unless the page says otherwise.
  private static let palette = """
    :root { color-scheme: light dark; \(light) }
    @media (prefers-color-scheme: dark) { :root { \(dark) } }
    :root[data-theme=light] { color-scheme: light; \(light) }
    :root[data-theme=dark] { color-scheme: dark; \(dark) }
    * { box-sizing: border-box }
    kbd { font: 11px ui-monospace, monospace; border: 1px solid var(--line); border-radius: 4px; padding: 0 4px; opacity: .75 }
    .over { position: absolute; inset: 0; overflow: hidden } .over img { position: absolute; left: 0; top: 0 }
    .handle { position: absolute; top: 0; bottom: 0; width: 3px; margin-left: -1px; background: var(--accent); pointer-events: none }
    .handle::after { content: ""; position: absolute; top: calc(50% - 11px); left: -10px; width: 23px; height: 23px;
      border-radius: 50%; background: var(--accent); border: 3px solid #fff; box-shadow: 0 1px 4px #0006 }
    .slide .frame { cursor: ew-resize; touch-action: none; user-select: none }
    .mark { position: absolute; border: 2px solid var(--accent); box-shadow: 0 0 0 1px #fff; border-radius: 2px; pointer-events: none }
    """

  private static let shared = """
    "use strict";
    const make = (tag, properties, ...children) => {
      const element = Object.assign(document.createElement(tag), properties || {});
      element.append(...children);
      return element;
    };

    // A rectangle in points over a picture of so many points.
    function mark([x, y, width, height], [w, h], className) {
      const element = make("div", { className });
      Object.assign(element.style, { left: `${100 * x / w}%`, top: `${100 * y / h}%`,
        width: `${100 * width / w}%`, height: `${100 * height / h}%` });
      return element;
    }

    // Lays the picture `above` over `base` in `frame`; each is seen on its side of the line at `state.split` only. The
    // function given lays them anew.
    function slide(frame, base, above, isAboveLeft, state) {
      const over = make("div", { className: "over" }, above), handle = make("div", { className: "handle" });
      frame.append(over, handle);
      const lay = () => {
        const clip = isLeft => isLeft ? `inset(0 ${100 - state.split}% 0 0)` : `inset(0 0 0 ${state.split}%)`;
        // Not `clientWidth`, which is rounded: the pictures would lie a pixel or two apart.
        if (base.naturalWidth && above.naturalWidth)
          above.style.width = `${base.getBoundingClientRect().width / base.naturalWidth * above.naturalWidth}px`;
        above.style.maxWidth = above.style.maxHeight = "none";
        base.style.clipPath = clip(!isAboveLeft);
        over.style.clipPath = clip(isAboveLeft);
        handle.style.left = `${state.split}%`;
      };
      base.onload = lay; above.onload = lay; lay();
      const follow = event => {
        const box = frame.getBoundingClientRect();
        state.split = Math.min(100, Math.max(0, 100 * (event.clientX - box.left) / box.width));
        lay();
      };
      frame.onpointerdown = event => { frame.setPointerCapture(event.pointerId); follow(event); event.preventDefault(); };
      frame.onpointermove = event => { if (event.buttons) follow(event); };
      return lay;
    }
    """
}
