import Stills
import StillsCore
import StillsSnapshots

/// One preview in one world.
@MainActor package struct Picture {
  package var preview: LoadedPreview
  package var world: World

  /// Every combination that the options ask for, preview by preview.
  package static func all(of previews: [LoadedPreview], _ options: RenderOptions) -> [Picture] {
    let pictures = previews.flatMap { preview in
      let base = World(preview.settings)
      return values(options.devices, else: base.device).flatMap { device in
        values(options.orientations, else: base.orientation).flatMap { orientation in
          values(options.appearances, else: base.appearance).flatMap { appearance in
            values(options.typeSizes, else: base.typeSize).flatMap { typeSize in
              values(options.locales, else: base.locale).map { locale in
                var world = base
                world.device = device
                world.orientation = orientation
                world.appearance = appearance
                world.typeSize = typeSize
                world.locale = locale
                world.apply(options)
                return Picture(preview: preview, world: world)
              }
            }
          }
        }
      }
    }
    guard let shard = options.shard else { return pictures }
    return pictures.indices.filter { $0 % shard.count == shard.index - 1 }.map { pictures[$0] }
  }

  private static func values<Value>(_ wanted: [Value], else standard: Value) -> [Value] {
    wanted.isEmpty ? [standard] : wanted
  }

  /// `flight-summary@iphone-16-dark-ax3-ko_KR`: what is not as usual is named.
  package var fileName: String {
    var name = "\(FileName.hyphenated(preview.name, splitsWords: !preview.hasTitle))@\(world.device.id)"
    if world.orientation == .landscape { name += "-landscape" }
    if world.appearance == .dark { name += "-dark" }
    if world.typeSize != .large { name += "-\(world.typeSize.rawValue)" }
    if world.locale != "en_US" { name += "-\(world.locale)" }
    return name
  }

  /// For messages: `Flight Summary on iphone-16, dark`.
  package var label: String {
    var label = "\(preview.name) on \(world.device.id)"
    if world.orientation == .landscape { label += ", landscape" }
    if world.appearance == .dark { label += ", dark" }
    if world.typeSize != .large { label += ", \(world.typeSize.rawValue)" }
    if world.locale != "en_US" { label += ", \(world.locale)" }
    return label
  }

  package func render(_ options: RenderOptions) throws -> RenderResult { try screen(options).render() }

  /// With what a reviewer should look at, which is found while the screen is there.
  package func examine(_ options: RenderOptions) throws -> (result: RenderResult, findings: [Finding]) {
    let screen = try screen(options)
    defer { withExtendedLifetime(screen) {} }
    let result = try screen.render()
    return (result, result.findings(in: world))
  }

  /// The screen once the preview's own steps and those of the command line are done.
  package func screen(_ options: RenderOptions) throws -> Screen {
    World.shown = world
    world.strings.misses.forget()
    try Renderer.prepare(world: world, fontDirectories: options.fontDirectories)
    let screen = try Screen(content: preview.content(), world: world, fontDirectories: options.fontDirectories)
    try screen.perform(preview.settings.steps.map { try Step($0) } + options.steps)
    return screen
  }
}

extension [PreviewSetting] {
  /// All of them, in order.
  fileprivate var steps: [String] {
    flatMap { setting -> [String] in
      if case .steps(let steps) = setting { return steps }
      return []
    }
  }
}

extension World {
  /// As a preview's own traits want it; of two that contradict each other the first wins.
  fileprivate init(_ settings: [PreviewSetting]) {
    self.init()
    for setting in settings.reversed() {
      switch setting {
      case .fit: canvas = .fit
      case .fixed(let width, let height): canvas = .size(.init(width: width, height: height))
      case .wholeDevice: canvas = .device
      case .portrait: orientation = .portrait
      case .landscape: orientation = .landscape
      case .device(let name): device = Device.named(name) ?? device
      case .dark: appearance = .dark
      case .light: appearance = .light
      case .name, .steps: break
      }
    }
  }

  @MainActor fileprivate mutating func apply(_ options: RenderOptions) {
    canvas = options.canvas ?? canvas
    scale = options.scale ?? scale
    statusBar = options.statusBar ?? statusBar
    signalBars = options.signalBars ?? signalBars
    showsHomeIndicator = options.showsHomeIndicator ?? showsHomeIndicator
    safeArea = options.safeArea ?? safeArea
    look = options.look ?? look
    if !options.sourcePaths.isEmpty { strings = StringFiles.tables(beside: options.sourcePaths) }
    assets = options.assets
  }
}
