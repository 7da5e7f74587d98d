import Foundation
import StillsGeometry

/// A modifier that can be drawn on the way between two.
public protocol AnimatableModifier: Animatable, ViewModifier {}
