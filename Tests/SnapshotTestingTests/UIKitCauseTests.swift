import SnapshotTesting
import SwiftUI
import Testing
import UIKit

/// One line of a UIKit screen changed: the first line of the failure names the view and the change.
@MainActor @Suite struct UIKitCauseTests {
  private final class Profile: UIViewController {
    var edit = ""

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = edit == "ground" ? .systemGray6 : .systemBackground
      let name = UILabel()
      name.text = edit == "text" ? "Grace Hopper" : "Ada Lovelace"
      name.font = .systemFont(ofSize: edit == "font" ? 26 : 24, weight: .bold)
      name.textColor = edit == "color" ? .systemRed : .label
      let about = UILabel()
      about.text = "Mathematician and writer, known for work on a mechanical computer."
      about.numberOfLines = edit == "lines" ? 1 : 0
      about.textAlignment = edit == "alignment" ? .left : .center
      let image = UIImageView(image: UIImage(systemName: edit == "image" ? "star.circle" : "person.circle"))
      image.contentMode = .scaleAspectFit
      image.heightAnchor.constraint(equalToConstant: edit == "height" ? 80 : 60).isActive = true
      let button = UIButton(type: .system)
      button.setTitle(edit == "title" ? "Unfollow" : "Follow", for: .normal)
      button.accessibilityIdentifier = "follow"
      button.isEnabled = edit != "disabled"
      let toggle = UISwitch()
      toggle.isOn = edit != "off"
      let line = UIView()
      line.backgroundColor = .separator
      line.layer.cornerRadius = edit == "corner" ? 2 : 0
      line.heightAnchor.constraint(equalToConstant: 4).isActive = true
      line.widthAnchor.constraint(equalToConstant: 200).isActive = true
      var views: [UIView] = [image, name, about, button, toggle, line]
      if edit == "order" { views.swapAt(0, 1) }
      if edit == "removal" { views.removeLast() }
      let stack = UIStackView(arrangedSubviews: views)
      stack.axis = .vertical
      stack.spacing = edit == "spacing" ? 20 : 12
      stack.alignment = .center
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: view.topAnchor, constant: edit == "constant" ? 40 : 24),
        stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      ])
    }
  }

  private func profile(_ edit: String = "") -> Profile {
    let profile = Profile()
    profile.edit = edit
    return profile
  }

  @Test(
    arguments: [
      ("ground", ["color #ffffff → #f2f2f7"]), ("text", ["UILabel", "text “Ada Lovelace” → “Grace Hopper”"]),
      ("font", ["“Ada Lovelace”", "font 24pt bold → 26pt bold"]),
      ("color", ["“Ada Lovelace”", "color #000000 → #ff3b30"]),
      ("lines", ["“Mathematician", "numberOfLines 0 → 1"]), ("alignment", ["“Mathematician", "alignment center → "]),
      ("image", ["UIImageView", "person.circle → star.circle"]), ("height", ["UIImageView", "height 60 → 80"]),
      ("title", ["“Follow” → “Unfollow”"]), ("disabled", ["UIButton \"follow\"", "now disabled"]),
      ("off", ["UISwitch", "on → off"]), ("corner", ["UIView", "cornerRadius 0 → 2"]),
      ("order", ["changed places with", "“Ada Lovelace”"]), ("removal", ["UIView", "disappeared"]),
      ("spacing", ["UIStackView", "spacing 12 → 20"]), ("constant", ["UIStackView", "top 24 → 40"]),
    ] as [(String, [String])])
  func firstLineNamesTheViewAndTheChange(edit: String, words: [String]) throws {
    let sandbox = Sandbox()
    let strategy = Snapshotting<UIViewController, UIImage>.image(size: CGSize(width: 320, height: 400))
    let failure = try #require(
      sandbox.failure(recording: profile(), asserting: profile(edit), as: strategy), "nothing differs")
    let line = String(failure.prefix { $0 != "\n" })
    for word in words { #expect(line.contains(word), "\(failure)") }
  }

  @Test func hostedViewsAreNamedOnce() throws {
    struct Row: View {
      var title: String
      var body: some View { Text(title).padding() }
    }
    let sandbox = Sandbox()
    func screen(_ title: String) -> UIViewController {
      let page = UIHostingController(rootView: Row(title: title))
      page.title = "Page"
      return UINavigationController(rootViewController: page)
    }
    let strategy = Snapshotting<UIViewController, UIImage>.image(on: .iPhoneSe)
    let failure = try #require(sandbox.failure(recording: screen("Old"), asserting: screen("New"), as: strategy))
    let causes = failure.split(separator: "\n").filter { $0.contains("“Old” → “New”") }
    #expect(causes.count == 1 && failure.hasPrefix("Snapshot \"it\" does not match reference: "), "\(failure)")
    #expect(failure.split(separator: "\n")[0].contains("Row"), "\(failure)")
  }
}
