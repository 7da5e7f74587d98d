/// One picture to make, or one dump.
package struct Job {
  /// Names it in messages: `Card on iphone-16`.
  package var label: String
  /// The files it writes.
  package var paths: [String]
  /// What is known before it begins, for those that the result is for, however it ends.
  package var facts = ""
  package var perform: @MainActor () throws -> Report

  package struct Report: Hashable, Sendable {
    /// What could not be drawn as asked.
    package var warnings: [String] = []
    /// What is to go to standard output.
    package var text = ""
    /// In pixels.
    package var width = 0
    package var height = 0

    package init(warnings: [String] = [], text: String = "", width: Int = 0, height: Int = 0) {
      (self.warnings, self.text, self.width, self.height) = (warnings, text, width, height)
    }
  }

  package init(
    label: String, paths: [String], facts: String = "", perform: @escaping @MainActor () throws -> Report
  ) {
    (self.label, self.paths, self.facts, self.perform) = (label, paths, facts, perform)
  }
}

/// How a job ended.
package struct JobResult: Sendable {
  package var label: String
  package var paths: [String]
  package var facts = ""
  /// The report, or why there is none.
  package var outcome: Result<Job.Report, Failure>
}
