import UIKit

/// Four labels at the edges of the safe area.
final class EdgeLabels: UIViewController {
  private let top = UILabel(), leading = UILabel(), trailing = UILabel(), bottom = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
    view.backgroundColor = .white
    top.text = "What's"
    leading.text = "the"
    trailing.text = "point"
    bottom.text = "?"
    top.font = .preferredFont(forTextStyle: .headline)
    leading.font = .preferredFont(forTextStyle: .body)
    trailing.font = .preferredFont(forTextStyle: .body)
    bottom.font = .preferredFont(forTextStyle: .subheadline)
    for label in [top, leading, trailing, bottom] {
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
    }
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      top.topAnchor.constraint(equalTo: safe.topAnchor), top.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      leading.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      leading.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
      trailing.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      trailing.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
      bottom.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      bottom.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
    ])
  }
}

#Preview("labels") { EdgeLabels() }

// Bars of before iOS 15: the standard appearance at the edge too.
#Preview("nav-tab") {
  let navigation = UINavigationController(rootViewController: EdgeLabels())
  navigation.navigationBar.scrollEdgeAppearance = UINavigationBarAppearance()
  let tabs = UITabBarController()
  tabs.viewControllers = [navigation]
  tabs.tabBar.scrollEdgeAppearance = UITabBarAppearance()
  return tabs
}

#Preview("title1") {
  let label = UILabel()
  label.font = .preferredFont(forTextStyle: .title1)
  label.text = "What's the point?"
  return label
}

#Preview("gradient") {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let gradient = CAGradientLayer()
  gradient.colors = [UIColor.red.cgColor, UIColor.yellow.cgColor]
  gradient.frame = view.bounds
  view.layer.addSublayer(gradient)
  return view
}

final class Numbers: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    // Before iOS 15 rows without content filled a table.
    tableView.fillerRowHeight = 44
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }
}

#Preview("table") { Numbers() }
