import StillsPreviews

/// One option of the command line.
struct Option {
  /// With its hyphens; the first is the one shown.
  var names: [String]
  /// What stands for its value in the help; nil for an option without one.
  var placeholder: String?
  var help: String
  /// Whether a following argument is its value; nil: any is, and there has to be one.
  var takes: ((String) -> Bool)?
  var apply: (inout Invocation, String) throws(Failure) -> Void

  static func flag(_ names: String..., help: String, apply: @escaping (inout Invocation) -> Void) -> Option {
    Option(names: names, placeholder: nil, help: help, apply: { invocation, _ in apply(&invocation) })
  }

  static func value(
    _ names: String..., placeholder: String, help: String,
    apply: @escaping (inout Invocation, String) throws(Failure) -> Void
  ) -> Option {
    Option(names: names, placeholder: placeholder, help: help, apply: apply)
  }
}

extension Option {
  static let help = flag("--help", "-h", help: "show this") { $0.wantsHelp = true }

  /// Of every command that compiles sources.
  static let running: [Option] = [
    value("--timeout", placeholder: "S", help: "seconds for one picture; 30 if not given") {
      invocation, text throws(Failure) in
      invocation.timeout = try OptionValue.positive(text, option: "--timeout")
    },
    value("--cache", placeholder: "DIR", help: "where compiled sources are kept; ~/.cache/stills if not given") {
      invocation, text throws(Failure) in
      invocation.cacheFolder = try OptionValue.cache(text)
    },
    flag("--quiet", "-q", help: "print nothing but errors and results") { $0.isQuiet = true },
  ]

  static let choosing = value("--preview", "-p", placeholder: "NAME|INDEX", help: "this preview alone; may be repeated")
  {
    $0.render.selection.append($1)
  }

  /// What is done with each screen first.
  static let step = value(
    "--step", placeholder: "'STEP'", help: "tap \"Next\", scroll 240, advance 0.15, …; in order; see Docs/steps.md"
  ) { invocation, text throws(Failure) in
    invocation.render.steps.append(try OptionValue.step(text))
  }

  /// Of `film`.
  static let filming: [Option] = [
    value(
      "--output", "-o", placeholder: "FILE|DIR",
      help: "x.png is a strip, x.apng animated, a folder gets numbered frames"
    ) { $0.render.output = $1 },
    value("--from", placeholder: "S", help: "the first moment, in seconds after the last step; 0 if not given") {
      invocation, text throws(Failure) in
      invocation.filmStart = try OptionValue.seconds(text, option: "--from")
    },
    value("--to", placeholder: "S", help: "the last moment; 1 if not given") { invocation, text throws(Failure) in
      invocation.filmEnd = try OptionValue.seconds(text, option: "--to")
    },
    value("--fps", placeholder: "N", help: "frames a second; 30 if not given") { invocation, text throws(Failure) in
      invocation.framesPerSecond = try OptionValue.positive(text, option: "--fps", atMost: 1_000)
    },
    flag("--apng", help: "animated, whatever the output is called") { $0.isAnimation = true },
  ]

  /// Of every command that makes pictures.
  static let picturing: [Option] = [
    choosing,
    value("--device", "-d", placeholder: "ID,…", help: "see `stills devices`; iphone-16 if not given") {
      invocation, text throws(Failure) in
      try OptionValue.add(text, option: "--device", to: &invocation.render.devices, OptionValue.device)
    },
    value("--appearance", placeholder: "light,dark", help: "colour schemes") { invocation, text throws(Failure) in
      try OptionValue.add(
        text, option: "--appearance", to: &invocation.render.appearances, OptionValue.choice("--appearance"))
    },
    value("--type-size", placeholder: "SIZE,…", help: "xs s m l xl xxl xxxl ax1 … ax5, or SwiftUI's names") {
      invocation, text throws(Failure) in
      try OptionValue.add(text, option: "--type-size", to: &invocation.render.typeSizes, OptionValue.typeSize)
    },
    value("--locale", placeholder: "ID,…", help: "en_US, ko_KR, …") { invocation, text throws(Failure) in
      try OptionValue.add(text, option: "--locale", to: &invocation.render.locales, OptionValue.locale)
    },
    value("--orientation", placeholder: "portrait|landscape", help: "how the device is held; both with a comma") {
      invocation, text throws(Failure) in
      try OptionValue.add(
        text, option: "--orientation", to: &invocation.render.orientations, OptionValue.choice("--orientation"))
    },
    value("--layout", placeholder: "device|fit|WxH", help: "the whole screen, or the view alone") {
      invocation, text throws(Failure) in
      invocation.render.canvas = try OptionValue.canvas(text)
    },
    value("--scale", placeholder: "N", help: "pixels a point; the device's if not given") {
      invocation, text throws(Failure) in
      invocation.render.scale = try OptionValue.positive(text, option: "--scale", atMost: 10)
    },
    value("--status-bar", placeholder: "TIME|none", help: "the time it shows; 9:41 if not given") { invocation, text in
      invocation.render.statusBar = text == "none" ? .hidden : .time(text)
    },
    value("--signal", placeholder: "0…4", help: "bars of signal in the status bar; 4 if not given") {
      invocation, text throws(Failure) in
      guard let bars = Int(text), (0...4).contains(bars) else {
        throw Failure(.usage, "--signal cannot be '\(text)'. It is a number of bars from 0 to 4")
      }
      invocation.render.signalBars = bars
    },
    value("--home-indicator", placeholder: "none|shown", help: "none leaves it out") {
      invocation, text throws(Failure) in
      guard text == "none" || text == "shown" else {
        throw OptionValue.unknown(text, option: "--home-indicator", among: ["none", "shown"])
      }
      invocation.render.showsHomeIndicator = text == "shown"
    },
    value("--safe-area", placeholder: "T,L,B,R", help: "insets in points instead of the device's") {
      invocation, text throws(Failure) in
      invocation.render.safeArea = try OptionValue.insets(text)
    },
    value("--look", placeholder: "ios18|ios26", help: "whose bars and controls") { invocation, text throws(Failure) in
      invocation.render.look = try OptionValue.choice("--look")(text)
    },
    value("--fonts", placeholder: "DIR|noto", help: "more fonts, or Debian's Noto packages; may be repeated") {
      invocation, text throws(Failure) in
      invocation.render.fontDirectories += try FontsOption.folders(text)
    },
    value("--assets", placeholder: "DIR", help: "more asset catalogs or folders of pictures; may be repeated") {
      invocation, text throws(Failure) in
      invocation.render.assetPaths.append(try OptionValue.folder(text, option: "--assets"))
    },
    value("--jobs", "-j", placeholder: "N", help: "processes at once; one a core if not given") {
      invocation, text throws(Failure) in
      invocation.jobs = try OptionValue.count(text, option: "--jobs")
    },
    value("--shard", placeholder: "I/N", help: "the I-th of N parts of the pictures") {
      invocation, text throws(Failure) in
      invocation.render.shard = try OptionValue.shard(text)
    },
    step,
    flag("--strict", help: "exit with 1 if anything could not be drawn as asked") { $0.isStrict = true },
  ]

  /// Of `render`.
  static let writing: [Option] = [
    value(
      "--output", "-o", placeholder: "FILE|DIR", help: "a picture's file, or the folder for pictures; . if not given"
    ) { $0.render.output = $1 },
    value("--format", "-f", placeholder: "png,svg,pdf,json", help: "png if not given; json has the frames of views") {
      invocation, text throws(Failure) in
      try OptionValue.add(text, option: "--format", to: &invocation.render.formats, OptionValue.choice("--format"))
    },
    flag("--outline-text", help: "SVG with outlines of letters, for places without the fonts") {
      $0.render.outlinesText = true
    },
    flag("--json", help: "list the results as JSON") { $0.isJSON = true },
  ]

  /// Of `inspect`.
  static let inspecting: [Option] =
    InspectPlan.Station.allCases.map { station in
      if station == .layout { return layoutToInspect }
      let help =
        switch station {
        case .tree: "the elements that the views stand for"
        case .layout: layoutToInspect.help
        case .display: "what is drawn"
        case .issues: "what could not be drawn as asked, and what a reviewer should look at"
        }
      return flag("--\(station.rawValue)", help: help) { $0.stations.append(station) }
    } + [flag("--json", help: "as JSON") { $0.isJSON = true }]

  /// Of `inspect`: prints the layout; with a value, of a view on that canvas.
  private static let layoutToInspect = Option(
    names: ["--layout"], placeholder: "[device|fit|WxH]",
    help: "where everything is, on the whole screen or the view alone; shown if nothing is chosen",
    takes: { (try? OptionValue.canvas($0)) != nil }
  ) { invocation, text throws(Failure) in
    invocation.stations.append(.layout)
    if !text.isEmpty { invocation.render.canvas = try OptionValue.canvas(text) }
  }

  static let listing = flag("--json", help: "as JSON") { $0.isJSON = true }
}
