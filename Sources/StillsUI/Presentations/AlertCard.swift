import Foundation
import StillsBars
import StillsCore
import StillsDisplay
import StillsLayout

nonisolated extension View {
  /// Shows an alert while the value says so; `isShown` is false while there is nothing to tell.
  func alertCard(
    _ title: Text, _ isPresented: Binding<Bool>, isShown: Bool = true, actions: ControlPart?, message: ControlPart?
  ) -> some View {
    let shown = Binding(get: { isPresented.wrappedValue && isShown }, set: { isPresented.wrappedValue = $0 })
    let card = AlertCard(title: title, message: message, actions: actions ?? .empty) {
      isPresented.wrappedValue = false
    }
    return presentation("alert", isPresented: shown, onDismiss: nil, { card }) { elements, place, _ in
      Presentation(name: "alert", kind: .alert, content: implicitStack(of: elements), dismiss: nil, in: place)
    }
  }

  /// Shows choices while the value says so: at the bottom of the screen; in the newer look, and on tablets, in a bubble at
  /// the view that asks, without the way out, for a touch beside it is one.
  func choiceCards(
    _ title: Text, _ isPresented: Binding<Bool>, isShown: Bool = true, _ titleVisibility: Visibility,
    actions: ControlPart?, message: ControlPart?
  ) -> some View {
    let shown = Binding(get: { isPresented.wrappedValue && isShown }, set: { isPresented.wrappedValue = $0 })
    let cards = ChoiceCards(
      title: titleVisibility == .visible ? title : nil, message: message, actions: actions ?? .empty
    ) { isPresented.wrappedValue = false }
    return presentation("confirmationDialog", isPresented: shown, onDismiss: nil, { cards }) {
      elements, place, dismiss in
      let content = implicitStack(of: elements), world = place.environment.world
      guard world.look == .ios26 || world.device.isPad else {
        return Presentation(
          name: "confirmationDialog", kind: .choices, content: content, dismiss: dismiss, in: place)
      }
      var shape = PopoverShape(look: world.look)
      if world.look == .ios26 { shape.radius = 32.5 }
      let bubble = BubbleElement(
        content: content, ground: ChoiceBubble.ground(isDark: place.environment.colorScheme == .dark), shape: shape)
      return Presentation(name: "confirmationDialog", kind: .dialog, content: bubble, dismiss: dismiss, in: place)
    }
  }
}

/// The card of an alert: 270 points wide, a row of 60 with the title, a line, buttons of 44 (facts: measured §4, "Alert";
/// controls §9).
nonisolated struct AlertCard: View {
  let title: Text
  let message: ControlPart?
  let actions: ControlPart
  let dismiss: () -> Void
  @Environment(\.self) private var environment

  var body: some View {
    if environment.world.look == .ios26 { glassCard } else { flatCard }
  }

  private var flatCard: some View {
    VStack(spacing: 0) {
      // Our choice: the message 2 points below the title, so that two lines of each stand as on iOS.
      VStack(spacing: 2) {
        title.font(.system(size: environment.dialogSize(17, like: .headline), weight: .semibold))
        if let message {
          ElementsView { message.resolve(in: $0) }.font(.system(size: environment.dialogSize(13, like: .footnote)))
        }
        fields
      }
      .multilineTextAlignment(.center)
      .foregroundStyle(.primary)
      .padding(.horizontal, 16)
      .padding(.vertical, 19.83)
      // The line between two buttons is as high as they are, whatever is offered.
      buttons.fixedSize(horizontal: false, vertical: true)
    }
    .frame(width: 270)
    .background(CardGround())
    .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
  }

  /// The newer look's: 320 points wide (300 on the narrowest phones), texts at the leading edge, buttons as pills (facts:
  /// controls §9). What is above and between them is our choice.
  private var glassCard: some View {
    VStack(spacing: 0) {
      VStack(alignment: .leading, spacing: 6) {
        title.font(.system(size: environment.dialogSize(17, like: .headline), weight: .semibold))
        if let message {
          ElementsView { message.resolve(in: $0) }
            .font(.system(size: environment.dialogSize(15, like: .subheadline)))
            .foregroundStyle(.secondary)
        }
        fields
      }
      .multilineTextAlignment(.leading)
      .foregroundStyle(.primary)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal, 28)
      .padding(.top, 22)
      .padding(.bottom, 20)
      pills.fixedSize(horizontal: false, vertical: true).padding([.horizontal, .bottom], 14)
    }
    .frame(width: glassWidth)
    .background(CardGround())
    .clipShape(RoundedRectangle(cornerRadius: 34, style: .continuous))
  }

  private var glassWidth: CGFloat { environment.world.device.size.width < 375 ? 300 : 320 }

  private var pills: some View {
    ElementsView { context in
      context.report("look ios26: glass is drawn as flat, translucent shapes")
      let place = context.container(axis: nil).setting { environment in
        environment.enterDialog()
        environment.buttonStyle = DialogButton.style(height: 48, fontSize: 17, isPill: true, dismiss: dismiss)
      }
      var buttons = actions.resolve(in: place).filter { DialogButton.button(in: $0) != nil }
      if buttons.isEmpty { buttons = Button._resolve(Button("OK") {}, in: place.child(.modifier)) }
      return [DialogButton.pills(buttons, width: glassWidth - 28, in: place)]
    }
  }

  /// What is to be filled in, between message and buttons.
  private var fields: some View {
    ElementsView { context in
      let place = context.setting {
        $0.enterDialog()
        $0.textFieldStyle = StyleBox(RoundedBorderTextFieldStyle(), outer: nil) { $0._body(configuration: $1) }
      }
      let fields = actions.resolve(in: place).filter { DialogButton.button(in: $0) == nil }
      guard !fields.isEmpty else { return [] }
      return [
        LayoutElement(
          PaddingLayout(EdgeInsets(top: 14, leading: 0, bottom: 0, trailing: 0)), kind: "padding",
          items: [LayoutElement(VStackLayout(spacing: 8), kind: "VStack", items: fields)])
      ]
    }
  }

  private var buttons: some View {
    ElementsView { context in
      let place = context.container(axis: nil).setting { environment in
        environment.enterDialog()
        environment.buttonStyle = DialogButton.style(height: 44, fontSize: 17, dismiss: dismiss)
      }
      var buttons = actions.resolve(in: place).filter { DialogButton.button(in: $0) != nil }
      if buttons.isEmpty { buttons = Button._resolve(Button("OK") {}, in: place.child(.modifier)) }
      return [DialogButton.arranged(buttons, width: 270, in: place)]
    }
  }
}

/// Cards at the bottom: rows of 57 points with the choices, 8 points below them the way out (facts: controls §9).
nonisolated struct ChoiceCards: View {
  let title: Text?
  let message: ControlPart?
  let actions: ControlPart
  let dismiss: () -> Void
  @Environment(\.self) private var environment

  var body: some View {
    if environment.world.look == .ios26 {
      ChoiceBubble(title: title, message: message, actions: actions, dismiss: dismiss)
    } else if environment.world.device.isPad {
      // As wide as an alert: our choice.
      choices.frame(width: 270)
    } else {
      cards
    }
  }

  private var choices: some View {
    VStack(spacing: 0) {
      if title != nil || message != nil {
        VStack(spacing: 6) {
          title.font(.system(size: environment.dialogSize(13, like: .footnote), weight: .semibold))
          if let message {
            ElementsView { message.resolve(in: $0) }.font(.system(size: environment.dialogSize(13, like: .footnote)))
          }
        }
        .multilineTextAlignment(.center)
        .foregroundStyle(.secondary)
        .padding(.horizontal, 16)
        .padding(.vertical, 14)
      }
      rows(isCancel: false, hasLine: title != nil || message != nil)
    }
  }

  private var cards: some View {
    // 8 points from the sides of the screen, no wider than a phone.
    VStack(spacing: 8) {
      choices
        .frame(maxWidth: .infinity)
        .background(CardGround())
        .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
      rows(isCancel: true, hasLine: false)
        .frame(maxWidth: .infinity)
        .background(Color(uiColor: .secondarySystemGroupedBackground))
        .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
    }
    .frame(maxWidth: 414)
  }

  private func rows(isCancel: Bool, hasLine: Bool) -> some View {
    ElementsView { context in
      let place = context.container(axis: nil).setting { environment in
        environment.enterDialog()
        environment.buttonStyle = DialogButton.style(height: 57.17, fontSize: 20, dismiss: dismiss)
      }
      let all = actions.resolve(in: place).filter { DialogButton.button(in: $0) != nil }
      var buttons = all.filter { (DialogButton.button(in: $0)?.role == .cancel) == isCancel }
      if isCancel, buttons.isEmpty {
        buttons = Button._resolve(Button("Cancel", role: .cancel) {}, in: place.child(.modifier))
      }
      return [DialogButton.stacked(buttons, hasLine: hasLine, in: place)]
    }
  }
}

/// What lies behind alerts and choices: 249 of 78 % on what is blurred, which makes 239 of a ground of 204 (facts: measured
/// §4, "Alert"; the table's 242 of 80 % would make 234).
nonisolated struct CardGround: View {
  @Environment(\.self) private var environment

  var body: some View {
    let isDark = environment.colorScheme == .dark
    ElementsView { _ in
      [
        CardGroundElement(
          tint: isDark
            ? SystemColor.alertCard.resolved(look: environment.world.look, isDark: true)
            : ResolvedColor(red: 249 / 255, green: 249 / 255, blue: 249 / 255, alpha: 0.78))
      ]
    }
  }
}

private final class CardGroundElement: ViewElement {
  private let tint: ResolvedColor

  init(tint: ResolvedColor) {
    self.tint = tint
    super.init(kind: "ground")
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func paint(_ node: PlacedNode, into painter: inout Painter) {
    let path = Path(painter.snap(node.frame))
    // How far it is blurred nobody measured: our choice, wide enough to leave no shapes.
    painter.append([.backdrop(path, radius: 20, saturation: 1.8, tint: tint)])
  }
}

nonisolated extension EnvironmentValues {
  /// The system's own look, whatever the author has set around.
  mutating func enterDialog() {
    text.font = nil
    lineLimit = nil
    buttonStyle = nil
    controlSize = .regular
  }

  /// A size of letters in dialogs and menus: larger at the larger type sizes; no smaller at the smaller ones, our choice.
  func dialogSize(_ size: CGFloat, like style: Font.TextStyle) -> CGFloat {
    let scaled = TextStyleMetrics.scaled(
      size, relativeTo: style.name, typeSize: dynamicTypeSize.typeSize, pixelGrid: pixelGrid)
    return max(size, scaled)
  }
}

/// The buttons of alerts and choices.
@MainActor enum DialogButton {
  /// As wide as the card; does what it does and takes the dialog away.
  static func style(
    height: CGFloat, fontSize: CGFloat, isPill: Bool = false, dismiss: @escaping () -> Void
  ) -> StyleBox<PrimitiveButtonStyleConfiguration> {
    StyleBox(outer: nil) { configuration, context in
      let isCancel = configuration.role == .cancel, isDestructive = configuration.role == .destructive
      let letters = context.environment.dialogSize(fontSize, like: .body)
      let rowHeight = height + 1.2 * (letters - fontSize)
      let inside = context.container(axis: .horizontal).setting {
        let ink = isPill ? Color(uiColor: .label) : Color(resolved: $0.tintColor)
        let color: Color = !$0.isEnabled ? Color(uiColor: .tertiaryLabel) : isDestructive ? .red : ink
        $0.setForeground([AnyShapeStyle(color)])
        $0.text.font = .system(size: letters, weight: isCancel ? .semibold : .regular)
        $0.lineLimit = 1
      }
      let label = implicitStack(of: configuration.label.part.resolve(in: inside))
      let row = LayoutElement(
        FlexibleFrameLayout(
          minWidth: nil, idealWidth: nil, maxWidth: .infinity, minHeight: rowHeight, idealHeight: rowHeight,
          maxHeight: rowHeight, alignment: .center), kind: "frame", items: [label])
      let inner = configuration
      let acting = PrimitiveButtonStyleConfiguration(role: inner.role, label: inner.label.part) {
        inner.trigger()
        dismiss()
      }
      guard isPill else { return [ButtonElement(row, acting, in: context, area: .frame)] }
      let fill = Color(uiColor: .tertiarySystemFill)._resolve(in: context.environment)
      let pill = PlatterElement(row, insets: EdgeInsets(), style: fill, outline: .capsule, isSquare: false)
      return [ButtonElement(pill, acting, in: context, area: .frame)]
    }
  }

  /// The newer look's buttons, 8 points apart; arranged as the older look's.
  static func pills(_ buttons: [ViewElement], width: CGFloat, in context: ViewContext) -> ViewElement {
    let cancels = buttons.filter { button(in: $0)?.role == .cancel }
    let others = buttons.filter { button(in: $0)?.role != .cancel }
    let fits = buttons.allSatisfy { labelWidth($0) <= width / 2 - 20 }
    guard buttons.count == 2, fits else {
      return LayoutElement(VStackLayout(spacing: 8), kind: "VStack", items: others + cancels)
    }
    return LayoutElement(
      HStackLayout(spacing: 8), kind: "HStack", items: cancels.count == 1 ? cancels + others : buttons,
      direction: context.environment.layoutDirection)
  }

  /// The button that an element is, whatever is put around it.
  static func button(in element: ViewElement) -> ButtonElement? {
    if let button = element as? ButtonElement { return button }
    return element.children.count == 1 ? button(in: element.children[0]) : nil
  }

  /// Two side by side where both fit, the way out first; else under each other, the way out last.
  static func arranged(_ buttons: [ViewElement], width: CGFloat, in context: ViewContext) -> ViewElement {
    let cancels = buttons.filter { button(in: $0)?.role == .cancel }
    let others = buttons.filter { button(in: $0)?.role != .cancel }
    let fits = buttons.allSatisfy { labelWidth($0) <= width / 2 - 16 }
    guard buttons.count == 2, fits else { return stacked(others + cancels, hasLine: true, in: context) }
    let pair = cancels.count == 1 ? cancels + others : buttons
    let row = LayoutElement(
      HStackLayout(spacing: 0), kind: "HStack", items: [pair[0], line(.horizontal, context), pair[1]],
      direction: context.environment.layoutDirection)
    return LayoutElement(VStackLayout(spacing: 0), kind: "VStack", items: [line(.vertical, context), row])
  }

  private static func labelWidth(_ element: ViewElement) -> CGFloat {
    guard let label = button(in: element)?.children.first?.children.first else { return 0 }
    return label.sizeThatFits(.unspecified).width
  }

  static func stacked(_ buttons: [ViewElement], hasLine: Bool, in context: ViewContext) -> ViewElement {
    var items: [ViewElement] = []
    for button in buttons {
      if hasLine || !items.isEmpty { items.append(line(.vertical, context)) }
      items.append(button)
    }
    return LayoutElement(VStackLayout(spacing: 0), kind: "VStack", items: items)
  }

  /// A pixel of black of 26 % (facts: measured on the alert of `counter-alert`: 177 on 238), white of 26 % in the dark.
  private static func line(_ axis: Axis, _ context: ViewContext) -> ViewElement {
    let color: ResolvedColor = context.environment.colorScheme == .dark ? .white : .black
    return DividerElement(
      color: color.multiplyingAlpha(by: 0.26), axis: axis, thickness: 1 / context.environment.displayScale)
  }
}
