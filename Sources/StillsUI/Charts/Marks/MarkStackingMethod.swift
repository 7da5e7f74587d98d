import Foundation
import StillsCore

/// How marks at the same place are put on one another.
nonisolated public enum MarkStackingMethod: Hashable, Sendable { case standard, normalized, center, unstacked }
