import Foundation

extension UIImageView {
  /// At rest an effect changes nothing.
  public func addSymbolEffect<Effect: SymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}
  public func removeSymbolEffect<Effect: SymbolEffect>(ofType effect: Effect, animated: Bool = true) {}
  public func removeAllSymbolEffects(animated: Bool = true) {}

  public func setSymbolImage<Transition: ContentTransitionSymbolEffect>(
    _ image: UIImage, contentTransition transition: Transition, options: SymbolEffectOptions = .default
  ) { self.image = image }
}
