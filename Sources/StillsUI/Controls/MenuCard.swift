import Foundation
import StillsCore

/// An open menu: 250 points wide, rows of 44, corners of 13; in the newer look rows of 42, corners of 32, and titles 28 from
/// the edge (facts: controls §9, "menu").
nonisolated struct MenuCard: View {
  let choices: [MenuChoice]
  let dismiss: @MainActor () -> Void
  @Environment(\.self) private var environment

  private var isGlass: Bool { environment.world.look == .ios26 }
  private var hasMarks: Bool { choices.contains { $0.isChosen } }
  private var hasIcons: Bool { choices.contains { $0.icon != nil } }
  /// Of titles, or of the checkmarks and icons that stand before them.
  private var inset: CGFloat { hasMarks ? 10 : isGlass && !hasIcons ? 28 : 16 }

  var body: some View {
    VStack(spacing: 0) {
      ForEach(Array(choices.indices), id: \.self) { index in
        if index > 0 { gap(before: choices[index]) }
        if let title = choices[index].groupTitle { heading(title) }
        row(choices[index])
      }
    }
    // Our choice: what keeps the first and the last row out of the round corners.
    .padding(.vertical, isGlass ? 10 : 0)
    .frame(width: 250)
    .background(CardGround())
    .clipShape(RoundedRectangle(cornerRadius: isGlass ? 32 : 13, style: .continuous))
  }

  /// A line between rows and 8 points between groups; in the newer look 21 with a line between groups alone.
  @ViewBuilder private func gap(before choice: MenuChoice) -> some View {
    if isGlass {
      if choice.startsGroup { Divider().padding(.horizontal, 28).frame(height: 21) }
    } else if choice.startsGroup {
      // How dark it is, is our choice.
      Color(uiColor: .tertiarySystemFill).frame(height: 8)
    } else {
      Divider()
    }
  }

  /// Our choice: 13 points, 8 above and below.
  private func heading(_ title: String) -> some View {
    Text(verbatim: title)
      .font(.system(size: environment.dialogSize(13, like: .footnote)))
      .foregroundStyle(.secondary)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal, isGlass ? 28 : inset)
      .padding(.vertical, 8)
  }

  private func row(_ choice: MenuChoice) -> some View {
    let size = environment.dialogSize(17, like: .body), growth = 1.2 * (size - 17)
    return HStack(spacing: 8) {
      if hasMarks {
        // Our choice: a column of 18 points for the checkmark.
        Image(systemName: "checkmark").font(.system(size: size - 4, weight: .semibold))
          .opacity(choice.isChosen ? 1 : 0).frame(width: 18 + growth)
      }
      // Icons stand at the end of rows; in the newer look before their titles. Their columns are our choice.
      if isGlass, hasIcons { icon(of: choice).frame(width: 26 + growth) }
      Text(verbatim: choice.name)
      Spacer(minLength: 0)
      if !isGlass, choice.icon != nil { icon(of: choice).frame(width: 22 + growth) }
      if choice.leadsDeeper { Image(systemName: "chevron.right").font(.system(size: size - 4, weight: .semibold)) }
    }
    .font(.system(size: size))
    .foregroundStyle(
      choice.isDestructive ? Color.red : Color(uiColor: choice.isEnabled ? .label : .tertiaryLabel)
    )
    .padding(.horizontal, inset)
    .frame(height: (isGlass ? 42 : 44) + growth)
    .touchable(kind: "choice") { _, _ in
      TouchTarget(role: .button, isEnabled: choice.isEnabled) { _ in
        choice.choose()
        dismiss()
      }
    }
  }

  private func icon(of choice: MenuChoice) -> some View {
    ElementsView { _ in choice.icon.map { [$0] } ?? [] }
  }
}
