import Foundation

/// `containerRelativeFrame(_:count:span:spacing:alignment:)` on one axis (facts: layout §12).
package enum ContainerRelativeLength {
  /// The length of `span` of the `count` equal parts, `spacing` apart, that fill a container of `length`, with the
  /// gaps inside. Counts below 1 are 1; never less than nothing.
  package static func length(
    of span: Int = 1, in count: Int = 1, spacing: CGFloat = 0, filling length: CGFloat
  )
    -> CGFloat
  {
    let count = CGFloat(max(count, 1)), span = CGFloat(max(span, 1)), spacing = spacing.finiteOrZero
    let part = (length - spacing * (count - 1)) / count
    return (part * span + spacing * (span - 1)).nonNegative
  }
}
