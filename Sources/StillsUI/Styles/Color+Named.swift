import StillsCore
import StillsDisplay
import StillsUIKit

extension EnvironmentValues {
  /// The colour `name` of the app's catalogs in this environment; clear, and reported, when no catalog has it.
  package func named(_ name: String) -> ResolvedColor {
    let assets = world.assets
    guard let asset = assets.color(name) else {
      let like = assets.namesLike(name, among: assets.colors.keys)
      let hint = like.isEmpty ? "" : "; there is \(like.joined(separator: ", "))"
      surroundings.reports.add("no colour named “\(name)”: drawn clear\(hint)")
      return .clear
    }
    return asset.color(with: colorTraits).resolved(with: colorTraits)
  }
}
