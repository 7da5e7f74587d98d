import SnapshotTesting
import SwiftUI
import Testing
import UIKit

/// Light and dark by traits.
@MainActor @Suite struct AppearanceTests {
  private struct Page: View {
    var body: some View {
      VStack(spacing: 10) {
        Rectangle().fill(Color(uiColor: .label)).frame(width: 100, height: 20)
        Rectangle().fill(Color(red: 1, green: 0.5, blue: 0)).frame(width: 100, height: 20)
        Text("Word")
      }
      .frame(width: 100, height: 100, alignment: .top).background(Color(uiColor: .systemBackground))
    }
  }

  private func taken<Content: View>(_ view: Content, _ style: UIUserInterfaceStyle) throws -> Taken {
    try Taken(view, traits: UITraitCollection(userInterfaceStyle: style))
  }

  @Test func labelsAndGroundsFlipAndExplicitColorsDoNot() throws {
    let (light, dark) = (try taken(Page(), .light), try taken(Page(), .dark))
    #expect(light.layout == dark.layout)
    #expect((light.color(50, 10), dark.color(50, 10)) == ("#000000ff", "#ffffffff"))
    #expect((light.color(2, 98), dark.color(2, 98)) == ("#ffffffff", "#000000ff"))
    #expect((light.color(50, 40), dark.color(50, 40)) == ("#ff8000ff", "#ff8000ff"))
    let word = try light.frame("Text")
    #expect(light.colors(word).contains("#000000ff") && dark.colors(word).contains("#ffffffff"))
  }

  /// A view that has both its colours change by itself.
  private final class Card: UIView {
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 80, height: 20))

    override init(frame: CGRect) {
      super.init(frame: frame)
      func dynamic(_ light: UIColor, _ dark: UIColor) -> UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? dark : light }
      }
      backgroundColor = dynamic(
        UIColor(red: 1, green: 1, blue: 0, alpha: 1), UIColor(red: 0, green: 0, blue: 1, alpha: 1))
      label.backgroundColor = dynamic(
        UIColor(red: 0, green: 1, blue: 0, alpha: 1), UIColor(red: 1, green: 0, blue: 0, alpha: 1))
      addSubview(label)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test func dynamicColorsOfAViewForcedDarkAreAllDark() throws {
    func colors(_ style: UIUserInterfaceStyle, forced: UIUserInterfaceStyle) throws -> [String] {
      let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      card.overrideUserInterfaceStyle = forced
      let controller = UIViewController()
      controller.view.addSubview(card)
      let config = ViewImageConfig(
        safeArea: .zero, size: CGSize(width: 100, height: 40), traits: UITraitCollection(userInterfaceStyle: style))
      let taken = try Taken(controller, on: config)
      return [taken.color(2, 2), taken.color(50, 20)]
    }
    let (light, dark) = (["#ffff00ff", "#00ff00ff"], ["#0000ffff", "#ff0000ff"])
    #expect(try colors(.light, forced: .unspecified) == light)
    #expect(try colors(.dark, forced: .unspecified) == dark)
    #expect(try colors(.light, forced: .dark) == dark)
    #expect(try colors(.dark, forced: .light) == light)
  }

  @Test func viewForcedDarkTurnsTextAndGroundTogether() throws {
    let forced = try taken(Page().environment(\.colorScheme, .dark), .light)
    #expect(forced.color(50, 10) == "#ffffffff" && forced.color(2, 98) == "#000000ff")
    #expect(try forced.colors(forced.frame("Text")).contains("#ffffffff"))
  }
}
