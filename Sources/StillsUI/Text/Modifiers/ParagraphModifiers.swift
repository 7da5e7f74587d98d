import Foundation

nonisolated extension View {
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    modifier(TextEnvironmentModifier { $0.alignment = alignment })
  }

  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    modifier(TextEnvironmentModifier { $0.truncation = mode })
  }

  /// Points between the bottom of a line and the top of the next.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    modifier(TextEnvironmentModifier { $0.lineSpacing = lineSpacing })
  }

  public func allowsTightening(_ flag: Bool) -> some View {
    modifier(TextEnvironmentModifier { $0.allowsTightening = flag })
  }

  /// The smallest part of its size that text may shrink to before it is truncated.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    modifier(TextEnvironmentModifier { $0.minimumScaleFactor = factor })
  }
}

nonisolated extension View {
  public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View {
    modifier(TextEnvironmentModifier { $0.writingDirection = strategy })
  }
}

// MARK: - Line limits

nonisolated extension View {
  public func lineLimit(_ number: Int?) -> some View { limit(reserved: nil, number) }

  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    self.limit(reserved: limit.lowerBound, nil)
  }

  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    self.limit(reserved: nil, limit.upperBound)
  }

  /// Height is kept for the lower bound's lines.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    self.limit(reserved: limit.lowerBound, limit.upperBound)
  }

  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    self.limit(reserved: reservesSpace ? limit : nil, limit)
  }

  private func limit(reserved: Int?, _ limit: Int?) -> some View {
    modifier(
      TextEnvironmentModifier {
        $0.lineLimit = limit.map { max(1, $0) }
        $0.reservedLines = max(1, reserved ?? 1)
      })
  }
}
