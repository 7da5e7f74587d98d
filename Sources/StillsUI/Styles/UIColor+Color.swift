import StillsCore
import StillsUIKit

extension UIColor {
  /// The SwiftUI colour, resolved for each appearance the UIKit colour is shown in.
  public convenience init(_ color: Color) {
    switch color.source {
    case .components(let components): self.init(resolved: components)
    case .system(let system): self.init(system)
    case .accent: self.init(.tint)
    case .platform, .named, .faded, .mixed, .authors:
      self.init { traits in
        var world = World()
        world.look = traits.look
        var environment = EnvironmentValues(
          surroundings: Surroundings(world: world, typesetter: nil, reports: ReportSink()))
        environment.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
        environment.colorSchemeContrast = traits.accessibilityContrast == .high ? .increased : .standard
        return UIColor(resolved: color.resolvedColor(in: environment))
      }
    }
  }
}
