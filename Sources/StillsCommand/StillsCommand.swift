import Glibc
import StillsPreviews

/// `stills`: pictures of SwiftUI previews.
@main enum StillsCommand {
  @MainActor static func main() {
    // A reader that goes away (`stills devices | head`) ends the run, not with a trap but quietly.
    signal(SIGPIPE, SIG_DFL)
    // A file that grows beyond the shell's limit is an error of writing, with its name, and no end without a word.
    signal(SIGXFSZ, SIG_IGN)
    Terminal.openStandardStreams()
    // Foundation's time zone is the machine's otherwise, and the pictures' with it.
    setenv("TZ", "GMT", 1)
    let arguments = Array(CommandLine.arguments.dropFirst())
    do throws(Failure) {
      try checkArguments()
      let status = try Command.run(arguments)
      try Terminal.checkOutput()
      exit(status)
    } catch {
      Terminal.fail(error)
      exit(error.status.rawValue)
    }
  }

  /// Arguments that are no text would be taken for others.
  private static func checkArguments() throws(Failure) {
    for index in 1..<max(Int(CommandLine.argc), 1) {
      guard let argument = CommandLine.unsafeArgv[index], let name = FilePath.spelledOut(argument) else { continue }
      throw Failure(.usage, "\(name) is no UTF-8 text: rename the file or its folder")
    }
  }
}
