import UIKit

/// One look for the first screen, another for all that are pushed on it: told apart when a screen is about to show.
final class ThemedNavigationController: UINavigationController {
  private lazy var logo: UILabel = {
    let label = UILabel()
    label.text = "orbit"
    label.font = .systemFont(ofSize: 22, weight: .heavy)
    label.textColor = .white
    return label
  }()

  private lazy var searchButton = makeButton("magnifyingglass", label: "Search")
  private lazy var bellButton = makeButton("bell", label: "Notifications")

  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
    setUpThemes()
  }

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUpThemes()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setUpThemes()
  }

  private func setUpThemes() {
    delegate = self
    interactivePopGestureRecognizer?.delegate = self
    applyPushedTheme()
  }

  private func makeButton(_ symbol: String, label: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: symbol), for: .normal)
    button.tintColor = .white
    button.accessibilityLabel = label
    button.addAction(
      UIAction { [weak self] _ in self?.pushViewController(DetailViewController(), animated: true) },
      for: .touchUpInside)
    return button
  }
}

// MARK: - Themes

extension ThemedNavigationController {
  private func applyRootTheme() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .brand
    appearance.shadowColor = .clear
    apply(appearance, tint: .white)

    topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: logo)
    let buttons = UIStackView(arrangedSubviews: [searchButton, bellButton])
    buttons.axis = .horizontal
    buttons.spacing = 10
    topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: buttons)
  }

  private func applyPushedTheme() {
    let arrow = UIImage(systemName: "arrow.left")?.withAlignmentRectInsets(
      UIEdgeInsets(top: 0, left: -10, bottom: 0, right: 0))
    let withoutTitle = UIBarButtonItemAppearance()
    withoutTitle.normal.titleTextAttributes = [.foregroundColor: UIColor.clear, .font: UIFont.systemFont(ofSize: 0.0)]

    let appearance = UINavigationBarAppearance()
    appearance.shadowColor = .clear
    appearance.setBackIndicatorImage(arrow, transitionMaskImage: arrow)
    appearance.backButtonAppearance = withoutTitle
    appearance.backgroundColor = .white
    apply(appearance, tint: .black)
  }

  private func apply(_ appearance: UINavigationBarAppearance, tint: UIColor) {
    navigationBar.isTranslucent = false
    navigationBar.tintColor = tint
    navigationBar.standardAppearance = appearance
    navigationBar.compactAppearance = appearance
    navigationBar.scrollEdgeAppearance = appearance
  }
}

// MARK: - UINavigationControllerDelegate

extension ThemedNavigationController: UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    setNavigationBarHidden(false, animated: animated)
    if viewController == viewControllers.first { applyRootTheme() } else { applyPushedTheme() }
  }
}

// MARK: - UIGestureRecognizerDelegate

extension ThemedNavigationController: UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    viewControllers.count > 1
  }
}

extension UIColor {
  static let brand = UIColor(red: 0.29, green: 0.24, blue: 0.78, alpha: 1)
}
