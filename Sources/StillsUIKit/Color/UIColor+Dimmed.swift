import StillsGeometry

extension UIColor {
  /// What becomes of a tint behind an alert or a sheet: grey, as light as the colour, of which the ground shows a fifth.
  ///
  /// Measured of the system's blue only, which is 150 on white (pf-episodes/counter-alert: 120 under black at a fifth); that
  /// other tints turn grey by the same rule is our choice.
  package var dimmedTint: UIColor {
    UIColor { traits in
      let ink = self.resolved(with: traits)
      // Middle of the strongest and the weakest part: 127.5 for the system's blue.
      let grey = (max(ink.red, ink.green, ink.blue) + min(ink.red, ink.green, ink.blue)) / 2
      return UIColor(white: grey, alpha: ink.alpha * 0.824)
    }
  }
}
