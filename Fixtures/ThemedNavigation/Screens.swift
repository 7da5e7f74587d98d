import UIKit

final class HomeViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    title = "Home"

    let greeting = UILabel()
    greeting.text = "Good morning"
    greeting.font = .preferredFont(forTextStyle: .largeTitle)
    let note = UILabel()
    note.text = "Three satellites pass over you today. The first is up at dawn, low in the south-west."
    note.numberOfLines = 0
    note.textColor = .secondaryLabel
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Show passes"

    let column = UIStackView(arrangedSubviews: [greeting, note, button])
    column.axis = .vertical
    column.alignment = .leading
    column.spacing = 12
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }
}

final class DetailViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Passes"
    view.backgroundColor = .secondarySystemBackground

    let card = UIView()
    card.backgroundColor = .systemBackground
    card.layer.cornerRadius = 16
    card.layer.cornerCurve = .continuous
    card.layer.shadowColor = UIColor.black.cgColor
    card.layer.shadowOpacity = 0.12
    card.layer.shadowRadius = 10
    card.layer.shadowOffset = CGSize(width: 0, height: 4)
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)

    let time = UILabel()
    time.text = "05:41"
    time.font = .monospacedDigitSystemFont(ofSize: 34, weight: .bold)
    time.translatesAutoresizingMaskIntoConstraints = false
    let place = UILabel()
    place.text = "South-west, 23° high"
    place.textColor = .secondaryLabel
    place.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(time)
    card.addSubview(place)

    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      card.widthAnchor.constraint(equalTo: view.safeAreaLayoutGuide.widthAnchor, constant: -40),
      time.topAnchor.constraint(equalTo: card.topAnchor, constant: 16),
      time.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 20),
      place.topAnchor.constraint(equalTo: time.bottomAnchor, constant: 4),
      place.leadingAnchor.constraint(equalTo: time.leadingAnchor),
      place.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -16),
    ])
  }
}

#Preview("Root") { ThemedNavigationController(rootViewController: HomeViewController()) }

#Preview("Pushed") {
  let navigation = ThemedNavigationController(rootViewController: HomeViewController())
  navigation.pushViewController(DetailViewController(), animated: false)
  return navigation
}
