import StillsCore
import StillsSnapshots

extension RenderResult {
  /// What a reviewer of the picture should look at. Only what is certain is told: what stands on pictures and gradients,
  /// is turned, blurred or covered, or belongs to a list that scrolls, is given the benefit of the doubt.
  ///
  /// `world`: the one that the picture was asked for in. To be asked while the picture's screen is there.
  @MainActor package func findings(in world: World) -> [Finding] {
    let search = FindingSearch(
      displayList: displayList, scene: scene, map: TouchMap(screen.placed, screen: screen.canvas),
      canvas: screen.canvas, world: world)
    return search.all
  }
}
