import StillsPreviews

/// What one command line asks for.
struct Invocation {
  /// The command's name.
  var command = ""
  var paths: [String] = []
  var render = RenderOptions()
  var stations: [InspectPlan.Station] = []
  var jobs: Int?
  var timeout = 30.0
  var cacheFolder: String?
  var diff = DiffOptions()
  var goldens = GoldensOptions()
  var review = ReviewOptions()
  var isJSON = false
  var isStrict = false
  var isQuiet = false
  var wantsHelp = false
  /// Of a film, in seconds.
  var filmStart = 0.0, filmEnd = 1.0
  var framesPerSecond = 30.0
  var isAnimation = false
}
