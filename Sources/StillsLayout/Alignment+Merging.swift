import Foundation

/// A guide of our own that says how the values of several children become one for their container (facts: layout
/// §3.9). Guides that apps define are averaged.
protocol MergedAlignmentID: AlignmentID {
  /// Nil: the container answers with its own edge or middle, whatever its children say.
  static var merging: AlignmentMerging? { get }
}

enum AlignmentMerging { case mean, least, greatest }

extension AlignmentKey {
  /// Whether children's values can matter to their container.
  package var isMerged: Bool { merging != nil }

  /// One value out of those that children give, in their container's coordinates; nil without any.
  package func merge(_ values: [CGFloat]) -> CGFloat? {
    guard !values.isEmpty else { return nil }
    switch merging {
    case nil: return nil
    case .mean: return values.reduce(0, +) / CGFloat(values.count)
    case .least: return values.min()
    case .greatest: return values.max()
    }
  }

  private var merging: AlignmentMerging? {
    guard let ours = type as? any MergedAlignmentID.Type else { return .mean }
    return ours.merging
  }
}

extension HorizontalAlignment.Leading: MergedAlignmentID { static var merging: AlignmentMerging? { nil } }
extension HorizontalAlignment.Center: MergedAlignmentID { static var merging: AlignmentMerging? { nil } }
extension HorizontalAlignment.Trailing: MergedAlignmentID { static var merging: AlignmentMerging? { nil } }
extension VerticalAlignment.Top: MergedAlignmentID { static var merging: AlignmentMerging? { nil } }
extension VerticalAlignment.Center: MergedAlignmentID { static var merging: AlignmentMerging? { nil } }
extension VerticalAlignment.Bottom: MergedAlignmentID { static var merging: AlignmentMerging? { nil } }

// A row's separator begins at the leading-most text and ends at the trailing-most (Apple's documentation of the guides).
extension HorizontalAlignment.ListRowSeparatorLeading: MergedAlignmentID {
  static var merging: AlignmentMerging? { .least }
}
extension HorizontalAlignment.ListRowSeparatorTrailing: MergedAlignmentID {
  static var merging: AlignmentMerging? { .greatest }
}

extension VerticalAlignment.FirstTextBaseline: MergedAlignmentID {
  static var merging: AlignmentMerging? { .least }
}
extension VerticalAlignment.LastTextBaseline: MergedAlignmentID {
  static var merging: AlignmentMerging? { .greatest }
}
extension VerticalAlignment.FirstTextLineCenter: MergedAlignmentID {
  static var merging: AlignmentMerging? { .greatest }
}

// MARK: - Of a key

extension HorizontalAlignment {
  package init(_ key: AlignmentKey) { self.key = key }
}

extension VerticalAlignment {
  package init(_ key: AlignmentKey) { self.key = key }
}
