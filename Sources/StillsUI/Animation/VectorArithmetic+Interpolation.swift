import StillsGeometry

nonisolated extension VectorArithmetic {
  /// Goes that part of the way to `other`: 0 stays, 1 is there.
  public mutating func interpolate(towards other: Self, amount: Double) {
    var way = other - self
    way.scale(by: amount)
    self += way
  }

  public func interpolated(towards other: Self, amount: Double) -> Self {
    var result = self
    result.interpolate(towards: other, amount: amount)
    return result
  }
}
