import StillsPreviews

/// What `stills review` is told beside what pictures are asked for.
struct ReviewOptions {
  var title: String?
  var against: String?
  /// Where the pictures go as well, each as a file.
  var pictureFolder: String?
  var showsEachStep = false
  var merges = false
  var failsOnChanges = false
}

extension Option {
  /// Of `review`, before what it shares with `render`.
  static let reviewing: [Option] = [
    value("--output", "-o", placeholder: "FILE.html|DIR", help: "the page; review.html if not given") {
      $0.render.output = $1
    },
    value("--title", placeholder: "TEXT", help: "what stands above it; “Design review” if not given") {
      $0.review.title = $1
    },
    flag("--each-step", help: "show the screen before the first --step and after each, side by side") {
      $0.review.showsEachStep = true
    },
    value(
      "--against", placeholder: "PAGE|DIR", help: "mark what is new, changed or gone since an earlier page or folder"
    ) { $0.review.against = $1 },
    flag("--exit-code", help: "exit with 1 if anything is new, changed or gone") { $0.review.failsOnChanges = true },
    value("--pictures", placeholder: "DIR", help: "write each picture as a file, too") { $0.review.pictureFolder = $1 },
    flag("--merge", help: "the paths are pages made with --shard: join them into one") { $0.review.merges = true },
    flag("--json", help: "print all that the page says as JSON") { $0.isJSON = true },
  ]

  /// What `review` does where nothing is said, instead of `render`'s defaults.
  static let matrix: [Option] = picturing.map { option in
    var option = option
    switch option.names.first {
    case "--appearance": option.help = "colour schemes; both if not given, or the preview's own"
    case "--type-size": option.help = "xs s m l xl xxl xxxl ax1 … ax5; l,ax3 if not given"
    case "--shard": option.help = "the I-th of N parts of the pictures, for --merge"
    default: break
    }
    return option
  }
}
