import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsLayout

nonisolated extension View {
  /// Buttons behind a row of a list: a finger that moves across the row brings them (`drag "Row" by -120,0`).
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    let part = ControlPart(content())
    return modifier(
      ElementModifier { element, context in
        let actions = RowActions(part, context: context.child(.secondary), allowsFullSwipe: allowsFullSwipe)
        return RowTraitElement(content: element, handle: RowHandle()) { $0.actions[edge] = actions }
      })
  }

  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(ElementModifier { content, _ in RowTraitElement(content: content) { $0.isDeleteDisabled = isDisabled } })
  }
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(ElementModifier { content, _ in RowTraitElement(content: content) { $0.isMoveDisabled = isDisabled } })
  }
}

extension DynamicViewContent {
  /// Rows can be deleted: by a finger that moves across them, and while their list is edited.
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    let deletion = action.map { RowDeletion(action: $0) }
    return modifier(
      ElementModifier { content, _ in
        guard let deletion else { return content }
        return RowTraitElement(content: content, handle: RowHandle()) { $0.deletion = deletion }
      })
  }

  /// Rows have something to be moved by while their list is edited; nothing moves them.
  public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    let canMove = action != nil
    return modifier(
      ElementModifier { content, _ in
        canMove ? RowTraitElement(content: content) { $0.canMove = true } : content
      })
  }
}

/// How the rows of a collection are deleted. One for all of them.
final class RowDeletion {
  let action: (IndexSet) -> Void
  init(action: @escaping (IndexSet) -> Void) { self.action = action }
}

/// Buttons behind rows.
final class RowActions {
  let allowsFullSwipe: Bool
  private let part: ControlPart
  private let context: ViewContext

  init(_ part: ControlPart, context: ViewContext, allowsFullSwipe: Bool) {
    (self.part, self.context, self.allowsFullSwipe) = (part, context, allowsFullSwipe)
  }

  /// As they look behind a row `height` high; `close` hides them again.
  @MainActor func elements(height: CGFloat, close: @escaping @MainActor () -> Void) -> [ViewElement] {
    let place = context.container(axis: .horizontal).setting { $0.setRowAction(height: height, close: close) }
    return part.resolve(in: place)
  }
}

extension RowActions {
  /// What deletes a row that has no buttons of the author's.
  @MainActor static func deleting(in context: ViewContext, _ delete: @escaping @MainActor () -> Void) -> RowActions {
    let button = Button("Delete", role: .destructive) { delete() }
    return RowActions(ControlPart(button), context: context, allowsFullSwipe: true)
  }
}

/// Who is told of a finger that moves across a row.
final class RowHandle {
  /// `isFar`: beyond the middle of a phone's row. Nil where nothing lies behind the row.
  var swipe: (@MainActor (_ edge: HorizontalEdge, _ isFar: Bool) -> Void)?
  var isRightToLeft = false
  init() {}
}

extension RowHandle {
  /// A finger that moves across the row, to its leading or trailing side.
  @MainActor var reaction: TouchReaction {
    let isRightToLeft = isRightToLeft
    return TouchReaction { _, isRehearsal in
      SidewaysSwipe { distance in
        guard !isRehearsal else { return }
        // A finger that goes left uncovers what lies at the right.
        self.swipe?((distance < 0) != isRightToLeft ? .trailing : .leading, abs(distance) > 200)
      }
    }
  }
}

nonisolated extension EnvironmentValues {
  /// White on the button's tint, red where it destroys, else grey; 74 points wide at least (facts: controls §6, "swipe
  /// action"). Labels show their icon alone, as on rows of usual height.
  fileprivate mutating func setRowAction(height: CGFloat, close: @escaping @MainActor () -> Void) {
    text = TextEnvironment()
    listRow = nil
    tint = nil
    labelStyle = StyleBox(IconOnlyLabelStyle(), outer: nil) { $0.makeBody(configuration: $1) }
    buttonStyle = StyleBox<PrimitiveButtonStyleConfiguration>(outer: nil) { configuration, context in
      let inside = context.container(axis: .horizontal).setting {
        $0.setForeground([AnyShapeStyle(Color.white)])
        $0.text.font = .system(size: 17)
        $0.lineLimit = 1
      }
      let label = implicitStack(of: configuration.label.part.resolve(in: inside))
      let width = max(74, label.sizeThatFits(.unspecified).width + 30)
      let framed = LayoutElement(
        FlexibleFrameLayout(
          minWidth: width, idealWidth: width, maxWidth: width, minHeight: height, idealHeight: height,
          maxHeight: height, alignment: .center), kind: "frame", items: [label])
      let color: AnyShapeStyle =
        context.environment.tint
        ?? AnyShapeStyle(configuration.role == .destructive ? Color.red : Color(uiColor: .systemGray))
      let ground = PlatterElement(
        framed, insets: EdgeInsets(), style: color._resolve(in: context.environment), outline: .rounded(0))
      let acting = PrimitiveButtonStyleConfiguration(role: configuration.role, label: configuration.label.part) {
        configuration.trigger()
        close()
      }
      return [ButtonElement(ground, acting, in: context, area: .frame)]
    }
  }
}
