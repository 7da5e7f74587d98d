import SwiftUI

// Screens whose edits were once told badly: of what was changed nothing was known, or much was told of one line.

private struct Meter: View {
  var e = 0
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      GeometryReader { room in
        HStack(alignment: .bottom, spacing: 4) {
          ForEach(0..<5) { n in
            Capsule().fill(.indigo).frame(height: room.size.height * (e == 1 && n == 2 ? 0.2 : Double(n + 1) / 5))
          }
        }
      }.frame(height: e == 2 ? 120 : 80)
      HStack {
        Text("Left")
        Spacer(minLength: e == 3 ? 300 : 40)
        Text("A long text on the right that wraps")
      }
      Circle().fill(.white).frame(width: 40).shadow(color: .black.opacity(0.3), radius: 4, x: 0, y: e == 4 ? 9 : 2)
      RoundedRectangle(cornerRadius: e == 5 ? 4 : 10).strokeBorder(e == 6 ? .red : .gray, lineWidth: e == 7 ? 3 : 1)
        .frame(height: 30)
      Text("H").baselineOffset(e == 8 ? 5 : 0) + Text("x")
      Text("A text that is too long for the room that it has been given").truncationMode(e == 9 ? .middle : .tail)
        .lineLimit(1).frame(width: 150)
      Text("Wide").frame(minHeight: e == 10 ? 40 : 24).zIndex(e == 11 ? 1 : 0)
      ForEach(0..<4) { n in
        Rectangle().fill(Color(hue: Double(n) / 4, saturation: e == 12 ? 0.9 : 0.4, brightness: 0.9)).frame(height: 8)
      }
      Text(
        e == 13
          ? "The committee met on Tuesday and after a long debate decided to postpone the question until the spring."
          : "The committee met on Monday and after a long debate decided to postpone the question until the spring.")
      Button("Go") {}.buttonStyle(.bordered).tint(e == 14 ? .red : .blue)
      HStack {
        Image(systemName: "chevron.left")
        Image(systemName: "chevron.right")
      }.opacity(e == 15 ? 0.4 : 1)
    }.padding()
  }
}

private struct Rows: View {
  var e = 0
  var body: some View {
    NavigationStack {
      List {
        ForEach(["Tea", "Salt", "Rice"], id: \.self) { name in
          Text(name).listRowSeparator(e == 1 ? .hidden : .visible)
            .listRowInsets(EdgeInsets(top: 4, leading: e == 2 ? 40 : 20, bottom: 4, trailing: 8))
        }
        Toggle("Sync", isOn: .constant(e != 3)).listRowBackground(e == 4 ? Color.yellow : nil)
        Text(Double(e == 5 ? 3 : 2), format: .currency(code: e == 6 ? "EUR" : "USD"))
        Text(5, format: .currency(code: e == 6 ? "EUR" : "USD"))
        Text(7, format: .currency(code: e == 6 ? "EUR" : "USD"))
      }
      .navigationTitle("Shop").navigationBarTitleDisplayMode(e == 7 ? .inline : .large)
    }
  }
}

private struct Figures: View {
  var e = 0
  var body: some View {
    TabView {
      VStack {
        Chart([0, 1, 2, 3], id: \.self) { n in
          BarMark(
            x: .value("Day", ["Mon", "Tue", "Wed", "Thu"][n]), y: .value("Units", e == 1 && n == 1 ? 9 : n + 2)
          )
          .cornerRadius(e == 2 ? 8 : 2).foregroundStyle(e == 3 ? Color.indigo : Color.blue)
          if e == 4 { RuleMark(y: .value("Goal", 4)) }
        }
        .frame(height: 200)
        ProgressView(value: e == 5 ? 0.6 : 0.3) { Text("Loading") }
        if e == 6 {
          Label("Favourites", systemImage: "heart").labelStyle(.iconOnly)
        } else {
          Label("Favourites", systemImage: "heart").labelStyle(.titleAndIcon)
        }
        HStack {
          Text("Start")
          Text("End")
        }
        .environment(\.layoutDirection, e == 7 ? .rightToLeft : .leftToRight)
      }
      .tabItem { Label("Sales", systemImage: "chart.bar") }.badge(e == 8 ? 2 : 0)
    }
  }
}

private final class CardController: UIViewController {
  var e = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let title = UILabel(), icon = UIImageView(image: UIImage(systemName: e == 1 ? "heart.fill" : "star.fill"))
    title.text = "A title that is so long that it takes two lines of what is left of the row"
    title.numberOfLines = e == 2 ? 1 : 2
    let row = UIStackView(arrangedSubviews: [icon, title])
    row.spacing = 12
    row.setCustomSpacing(e == 9 ? 40 : 12, after: icon)
    icon.transform = CGAffineTransform(rotationAngle: e == 8 ? .pi / 6 : 0)
    row.alignment = e == 3 ? .top : .center
    row.layer.borderWidth = e == 4 ? 2 : 0
    row.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: view.topAnchor, constant: e == 5 ? 40 : 24),
      row.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: e == 6 ? 32 : 16),
      row.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -16),
      icon.widthAnchor.constraint(equalToConstant: e == 7 ? 44 : 30),
    ])
  }
}

private final class ItemCell: UITableViewCell {}

private final class Table: UITableViewController {
  var e = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = e == 1 ? 64 : 50
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = ItemCell(style: e == 2 ? .subtitle : .value1, reuseIdentifier: nil)
    cell.textLabel?.text = ["One", "Two", "Three"][indexPath.row]
    cell.detailTextLabel?.text = "\(indexPath.row)"
    cell.accessoryType = e == 4 ? .disclosureIndicator : indexPath.row == 1 && e == 3 ? .checkmark : .none
    return cell
  }
}

private struct Hosted: UIViewControllerRepresentable {
  let make: @MainActor () -> UIViewController
  func makeUIViewController(context: Context) -> UIViewController { make() }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

extension EditedScreen {
  static let odd = [
    EditedScreen(
      name: "meter", view: { AnyView(Meter(e: $0)) },
      words: [
        ["Capsule #5856d6 (3 of 5)", "frame height 48 → 16"], ["GeometryReader", "frame height 80 → 120"],
        ["Spacer", "minLength 40 → 300"], ["Circle", "shadow y 2 → 9"],
        ["RoundedRectangle stroke", "cornerSize 10×10 → 4×4"], ["RoundedRectangle stroke", "#8e8e93 → #ff3b30"],
        ["RoundedRectangle stroke", "lineWidth 1 → 3"], ["“Hx”", "baselineOffset 0 → 5"],
        ["“A text that", "truncation tail → middle"], ["“Wide”", "frame minHeight 24 → 40"], [],
        ["4 views: color #e68a8a → #e61717, ", "Rectangle"],
        ["“The committee met on Monday and after", "→ “The committee met on Tuesday and after"],
        ["“Go”", "#007aff", "#ff3b30"], ["HStack (chevron.left, chevron.right)", "opacity 1 → 0.4"],
      ], isOneCauseEach: true),
    EditedScreen(
      name: "rows", view: { AnyView(Rows(e: $0)) },
      words: [
        ["3 views: listRow separator visible → hidden", "“Tea”"],
        ["3 views: listRow insets leading 20 → 40", "“Tea”"],
        ["Toggle (“Sync”)", "on → off"], ["Toggle (“Sync”)", "listRow background #ffcc00"], ["“$2.00” → “$3.00”"],
        ["3 views: text “$2.00” → “€2.00”, “$5.00” → “€5.00” and “$7.00” → “€7.00”"], ["“Shop”", "34pt → 17pt"],
      ], isOneCauseEach: true),
    EditedScreen(
      name: "card",
      view: { e in
        AnyView(
          Hosted {
            let card = CardController()
            card.e = e
            return card
          })
      },
      words: [
        ["UIImageView", "star.fill → heart.fill"], ["“A title", "numberOfLines 2 → 1"],
        ["UIStackView", "alignment center → top"], ["UIStackView", "borderWidth 0 → 2"],
        ["UIStackView", "top 24 → 40"], ["UIStackView", "leading 16 → 32"], ["UIImageView star.fill", "width 30 → 44"],
        ["UIImageView star.fill", "rotation 0° → 30°"], ["UIStackView", "spacing after view 1 12 → 40"],
      ], isOneCauseEach: true),
    EditedScreen(
      name: "table",
      view: { e in
        AnyView(
          Hosted {
            let table = Table()
            table.e = e
            return table
          })
      },
      words: [
        ["UITableView", "rowHeight 50 → 64"], ["3 views: style value1 → subtitle", "ItemCell (“One”"],
        ["ItemCell (“Two”", "accessory none → checkmark"],
        ["3 views: accessory none → disclosureIndicator", "ItemCell (“One”"],
      ]),
    EditedScreen(
      name: "figures", view: { AnyView(Figures(e: $0)) },
      words: [
        ["Chart (“Mon”", "BarMark Tue 3 → 9"], ["Chart (“Mon”", "BarMark cornerRadius 2 → 8"],
        ["Canvas #007aff of Chart (“Mon”", "#007aff → #5856d6"], ["Chart (“Mon”", "4 × RuleMark y 4 added"],
        ["ProgressBar", "0.3 → 0.6"], ["Label (“Favourites”)", "“Favourites” disappeared"],
        ["HStack (“Start”, “End”)", "layout direction changed"], ["“2” of TabItem", "appeared"],
      ], isOneCauseEach: true),
  ]
}
