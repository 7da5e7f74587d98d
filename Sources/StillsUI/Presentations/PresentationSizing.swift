import Foundation
import StillsCore
import StillsLayout

/// How large a sheet is where it does not fill the screen: on tablets.
public protocol PresentationSizing {
  /// What the sheet's content is offered; an axis left open is as long as a form's.
  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}

/// The content of a sheet, to be measured.
public struct PresentationSizingRoot {
  let measure: (ProposedViewSize) -> CGSize

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// What there is to know of where the sheet is shown.
public struct PresentationSizingContext {
  let screen: CGSize
}

/// A form's.
public struct AutomaticPresentationSizing: PresentationSizing {
  init() {}
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { FormPresentationSizing().proposedSize(for: root, context: context) }
}

/// 540 × 620 (facts: controls §9).
public struct FormPresentationSizing: PresentationSizing {
  init() {}
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { ProposedViewSize(width: 540, height: 620) }
}

/// At most 712 wide (facts: controls §9), and as high as the screen less 44 at both ends, which is our choice.
public struct PagePresentationSizing: PresentationSizing {
  init() {}
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    ProposedViewSize(width: min(712, context.screen.width - 88), height: context.screen.height - 88)
  }
}

/// As large as the content by itself.
public struct FittedPresentationSizing: PresentationSizing {
  init() {}
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { ProposedViewSize(root.sizeThatFits(.unspecified)) }
}

extension PresentationSizing where Self == AutomaticPresentationSizing { public static var automatic: Self { Self() } }
extension PresentationSizing where Self == FormPresentationSizing { public static var form: Self { Self() } }
extension PresentationSizing where Self == PagePresentationSizing { public static var page: Self { Self() } }
extension PresentationSizing where Self == FittedPresentationSizing { public static var fitted: Self { Self() } }

extension PresentationSizing {
  /// As long as the content by itself in the directions that are true.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    FittedAlong(base: self, horizontal: horizontal, vertical: vertical)
  }

  /// Stills show one moment: a sheet has not been larger before.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
}

private struct FittedAlong<Base: PresentationSizing>: PresentationSizing {
  let base: Base
  let horizontal, vertical: Bool

  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    var size = base.proposedSize(for: root, context: context)
    if horizontal { size.width = nil }
    if vertical { size.height = nil }
    let fitting = root.sizeThatFits(size)
    if horizontal { size.width = fitting.width }
    if vertical { size.height = fitting.height }
    return size
  }
}

extension SheetTraits {
  /// On a tablet.
  func size(of content: ViewElement, on screen: CGSize) -> CGSize {
    let root = PresentationSizingRoot { content.sizeThatFits($0) }
    let context = PresentationSizingContext(screen: screen)
    let form = FormPresentationSizing().proposedSize(for: root, context: context)
    let size = sizing?.proposedSize(for: root, context: context) ?? form
    func length(_ wanted: CGFloat?, _ other: CGFloat?) -> CGFloat {
      let value = wanted ?? other ?? 0
      return value.isFinite ? max(0, value) : other ?? 0
    }
    return CGSize(width: length(size.width, form.width), height: length(size.height, form.height))
  }
}
