/// Screens as apps have them, to be edited.
enum Fixtures {
  static let all: [Spec] = [settings, profile, dashboard, inbox, checkout]

  private static let ink = Spec.Shade(red: 20, green: 24, blue: 40)
  private static let soft = Spec.Shade(red: 130, green: 136, blue: 150)
  private static let accent = Spec.Shade(red: 10, green: 102, blue: 214)
  private static let paper = Spec.Shade(red: 244, green: 245, blue: 248)
  private static let white = Spec.Shade(red: 255, green: 255, blue: 255)

  /// Rows that look alike.
  static let settings: Spec = {
    func row(_ symbol: String, _ title: String, _ value: String) -> Spec {
      .author(
        .row,
        .horizontal(
          10,
          [
            .image(symbol, 17, accent), .text(title, 16, ink), .spacer, .text(value, 14, soft),
            .image("chevron.right", 13, soft),
          ]
        ).padded(9))
    }
    return .author(
      .screen,
      .vertical(
        0,
        [
          .author(.header, .horizontal(8, [.text("Settings", 26, weight: 2, ink), .spacer]).padded(12)),
          row("wifi", "Wi-Fi", "Home"), .divider, row("bell", "Notifications", "On"), .divider,
          row("moon", "Focus", "Off"), .divider, row("gear", "General", "2"), .divider, row("lock", "Privacy", ""),
          .spacer,
        ]
      ).on(paper))
  }()

  static let profile: Spec = .author(
    .screen,
    .vertical(
      14,
      [
        .author(
          .header,
          .vertical(
            4,
            [
              .image("person.crop.circle", 48, accent), .text("Mina Park", 22, weight: 2, ink),
              .text("Seoul", 14, soft),
            ],
            alignment: 1
          ).padded(16).identified("header")),
        .horizontal(
          12,
          [
            .author(
              .badge, .vertical(2, [.text("128", 20, weight: 1), .text("Posts", 12, soft)], alignment: 1).padded(8)),
            .author(
              .badge, .vertical(2, [.text("5.4k", 20, weight: 1), .text("Fans", 12, soft)], alignment: 1).padded(8)),
            .author(
              .badge, .vertical(2, [.text("312", 20, weight: 1), .text("Likes", 12, soft)], alignment: 1).padded(8)),
          ]),
        Spec(kind: .button, children: [.text("Follow", 16, weight: 1, white).padded(10).on(accent)]).identified(
          "follow"),
        .author(
          .card,
          .vertical(
            6,
            [.text("About", 17, weight: 1, ink), .text("Photographs of doors and of what is behind them.", 14, soft)]
          )
          .padded(12).on(paper)), .spacer,
      ], alignment: 1))

  static let dashboard: Spec = {
    func tile(_ title: String, _ value: String, _ unit: String) -> Spec {
      .author(
        .card,
        .vertical(3, [.text(title, 12, weight: 1, soft), .text(value, 22, weight: 2, ink), .text(unit, 12, soft)])
          .padded(10)
          .on(white))
    }
    return .author(
      .screen,
      .vertical(
        10,
        [
          .author(
            .header, .horizontal(6, [.image("star.fill", 18, accent), .text("Today", 24, weight: 3, ink)]).padded(8)),
          .horizontal(
            10, [tile("DISTANCE", "10.02", "km"), tile("TIME", "52:18", "min"), tile("PACE", "5:13", "/km")]),
          .author(
            .panel,
            .vertical(
              8,
              [
                .text("ALTITUDE", 12, weight: 1, soft), Spec(kind: .rectangle(corner: 6), shade: accent, height: 60),
              ]
            ).padded(12).on(white)),
          .author(
            .panel,
            .vertical(
              6,
              [
                .text("SPLITS", 12, weight: 1, soft), .horizontal(8, [.text("1", 13), .spacer, .text("5:02", 13)]),
                .horizontal(8, [.text("2", 13), .spacer, .text("5:04", 13)]),
                .horizontal(8, [.text("3", 13), .spacer, .text("5:06", 13)]),
              ]
            ).padded(12).on(white)), .spacer,
        ]
      ).padded(12).on(paper))
  }()

  static let inbox: Spec = {
    func mail(_ from: String, _ title: String, _ time: String) -> Spec {
      .author(
        .row,
        .vertical(
          2,
          [
            .horizontal(6, [.text(from, 16, weight: 1, ink), .spacer, .text(time, 13, soft)]), .text(title, 14, ink),
            .text("Dear all, please find attached what we spoke of", 13, soft),
          ]
        ).padded(8))
    }
    return .author(
      .screen,
      .vertical(
        0,
        [
          .author(
            .header,
            .horizontal(0, [.text("Inbox", 28, weight: 2, ink), .spacer, .image("square.and.pencil", 20, accent)])
              .padded(10)),
          mail("Jun", "Offer for June", "9:12"), .divider, mail("Ada", "Minutes", "8:40"), .divider,
          mail("Lee", "Travel plans", "Mon"), .divider, mail("Ray", "Lunch?", "Sun"), .spacer,
        ]))
  }()

  static let checkout: Spec = .author(
    .screen,
    .vertical(
      12,
      [
        .author(.header, .text("Your order", 24, weight: 2, ink).padded(6)),
        .author(
          .card,
          .vertical(
            8,
            [
              .horizontal(8, [.text("2 × Coffee", 15), .spacer, .text("9.00", 15)]),
              .horizontal(8, [.text("1 × Cake", 15), .spacer, .text("4.50", 15)]), .divider,
              .horizontal(8, [.text("Total", 16, weight: 1), .spacer, .text("13.50", 16, weight: 1)]).identified(
                "total"),
            ]
          ).padded(14).on(paper)),
        .author(
          .panel,
          .horizontal(10, [.image("creditcard", 20, accent), .text("Visa ending in 4242", 15), .spacer]).padded(10).on(
            paper)),
        Spec(
          kind: .layered, height: 44,
          children: [
            Spec(kind: .rectangle(corner: 10), shade: accent), .text("Pay now", 17, weight: 1, white),
          ]), .text("You will be charged when it ships.", 12, soft), .spacer,
      ], alignment: 1
    ).padded(16))
}
