import Glibc
import StillsPreviews

/// `stills`: pictures of SwiftUI previews.
@main enum StillsCommand {
  @MainActor static func main() {
    // A reader that goes away (`stills devices | head`) ends the run, not with a trap but quietly.
    signal(SIGPIPE, SIG_DFL)
    // Foundation's time zone is the machine's otherwise, and the pictures' with it.
    setenv("TZ", "GMT", 1)
    let arguments = Array(CommandLine.arguments.dropFirst())
    do throws(Failure) {
      exit(try Command.run(arguments))
    } catch {
      Terminal.fail(error)
      exit(error.status.rawValue)
    }
  }
}
