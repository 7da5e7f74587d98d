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
      Spec.author(
        .row,
        Spec.horizontal(
          10,
          [
            Spec.image(symbol, 17, accent), Spec.text(title, 16, ink), Spec.spacer, Spec.text(value, 14, soft),
            Spec.image("chevron.right", 13, soft),
          ]
        ).padded(9))
    }
    return Spec.author(
      .screen,
      Spec.vertical(
        0,
        [
          Spec.author(
            .header, Spec.horizontal(8, [Spec.text("Settings", 26, weight: 2, ink), Spec.spacer]).padded(12)),
          row("wifi", "Wi-Fi", "Home"), Spec.divider, row("bell", "Notifications", "On"), Spec.divider,
          row("moon", "Focus", "Off"), Spec.divider, row("gear", "General", "2"), Spec.divider,
          row("lock", "Privacy", ""),
          Spec.spacer,
        ]
      ).on(paper))
  }()

  static let profile: Spec = Spec.author(
    .screen,
    Spec.vertical(
      14,
      [
        Spec.author(
          .header,
          Spec.vertical(
            4,
            [
              Spec.image("person.crop.circle", 48, accent), Spec.text("Mina Park", 22, weight: 2, ink),
              Spec.text("Seoul", 14, soft),
            ],
            alignment: 1
          ).padded(16).identified("header")),
        Spec.horizontal(
          12,
          [
            Spec.author(
              .badge,
              Spec.vertical(2, [Spec.text("128", 20, weight: 1), Spec.text("Posts", 12, soft)], alignment: 1).padded(8)),
            Spec.author(
              .badge,
              Spec.vertical(2, [Spec.text("5.4k", 20, weight: 1), Spec.text("Fans", 12, soft)], alignment: 1).padded(8)),
            Spec.author(
              .badge,
              Spec.vertical(2, [Spec.text("312", 20, weight: 1), Spec.text("Likes", 12, soft)], alignment: 1).padded(8)),
          ]),
        Spec(kind: .button, children: [Spec.text("Follow", 16, weight: 1, white).padded(10).on(accent)]).identified(
          "follow"),
        Spec.author(
          .card,
          Spec.vertical(
            6,
            [
              Spec.text("About", 17, weight: 1, ink),
              Spec.text("Photographs of doors and of what is behind them.", 14, soft),
            ]
          )
          .padded(12).on(paper)), Spec.spacer,
      ], alignment: 1))

  static let dashboard: Spec = {
    func tile(_ title: String, _ value: String, _ unit: String) -> Spec {
      Spec.author(
        .card,
        Spec.vertical(
          3, [Spec.text(title, 12, weight: 1, soft), Spec.text(value, 22, weight: 2, ink), Spec.text(unit, 12, soft)]
        )
        .padded(10)
        .on(white))
    }
    return Spec.author(
      .screen,
      Spec.vertical(
        10,
        [
          Spec.author(
            .header,
            Spec.horizontal(6, [Spec.image("star.fill", 18, accent), Spec.text("Today", 24, weight: 3, ink)]).padded(8)),
          Spec.horizontal(
            10, [tile("DISTANCE", "10.02", "km"), tile("TIME", "52:18", "min"), tile("PACE", "5:13", "/km")]),
          Spec.author(
            .panel,
            Spec.vertical(
              8,
              [
                Spec.text("ALTITUDE", 12, weight: 1, soft),
                Spec(kind: .rectangle(corner: 6), shade: accent, height: 60),
              ]
            ).padded(12).on(white)),
          Spec.author(
            .panel,
            Spec.vertical(
              6,
              [
                Spec.text("SPLITS", 12, weight: 1, soft),
                Spec.horizontal(8, [Spec.text("1", 13), Spec.spacer, Spec.text("5:02", 13)]),
                Spec.horizontal(8, [Spec.text("2", 13), Spec.spacer, Spec.text("5:04", 13)]),
                Spec.horizontal(8, [Spec.text("3", 13), Spec.spacer, Spec.text("5:06", 13)]),
              ]
            ).padded(12).on(white)), Spec.spacer,
        ]
      ).padded(12).on(paper))
  }()

  static let inbox: Spec = {
    func mail(_ from: String, _ title: String, _ time: String) -> Spec {
      Spec.author(
        .row,
        Spec.vertical(
          2,
          [
            Spec.horizontal(6, [Spec.text(from, 16, weight: 1, ink), Spec.spacer, Spec.text(time, 13, soft)]),
            Spec.text(title, 14, ink),
            Spec.text("Dear all, please find attached what we spoke of", 13, soft),
          ]
        ).padded(8))
    }
    return Spec.author(
      .screen,
      Spec.vertical(
        0,
        [
          Spec.author(
            .header,
            Spec.horizontal(
              0, [Spec.text("Inbox", 28, weight: 2, ink), Spec.spacer, Spec.image("square.and.pencil", 20, accent)]
            )
            .padded(10)),
          mail("Jun", "Offer for June", "9:12"), Spec.divider, mail("Ada", "Minutes", "8:40"), Spec.divider,
          mail("Lee", "Travel plans", "Mon"), Spec.divider, mail("Ray", "Lunch?", "Sun"), Spec.spacer,
        ]))
  }()

  static let checkout: Spec = Spec.author(
    .screen,
    Spec.vertical(
      12,
      [
        Spec.author(.header, Spec.text("Your order", 24, weight: 2, ink).padded(6)),
        Spec.author(
          .card,
          Spec.vertical(
            8,
            [
              Spec.horizontal(8, [Spec.text("2 × Coffee", 15), Spec.spacer, Spec.text("9.00", 15)]),
              Spec.horizontal(8, [Spec.text("1 × Cake", 15), Spec.spacer, Spec.text("4.50", 15)]), Spec.divider,
              Spec.horizontal(8, [Spec.text("Total", 16, weight: 1), Spec.spacer, Spec.text("13.50", 16, weight: 1)])
                .identified(
                  "total"),
            ]
          ).padded(14).on(paper)),
        Spec.author(
          .panel,
          Spec.horizontal(
            10, [Spec.image("creditcard", 20, accent), Spec.text("Visa ending in 4242", 15), Spec.spacer]
          ).padded(10).on(
            paper)),
        Spec(
          kind: .layered, height: 44,
          children: [
            Spec(kind: .rectangle(corner: 10), shade: accent), Spec.text("Pay now", 17, weight: 1, white),
          ]), Spec.text("You will be charged when it ships.", 12, soft), Spec.spacer,
      ], alignment: 1
    ).padded(16))
}
