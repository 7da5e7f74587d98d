import Stills
import StillsCore
import StillsDisplay
import StillsSnapshots

/// Dumps of the stations between a view and its picture.
@MainActor package struct InspectPlan {
  package enum Station: String, CaseIterable, Sendable {
    case tree, layout, display, issues
  }

  package var options: RenderOptions
  package var stations: [Station]
  package var isJSON: Bool

  package init(options: RenderOptions, stations: [Station], isJSON: Bool) {
    (self.options, self.stations, self.isJSON) = (options, stations, isJSON)
  }

  package func jobs(_ previews: [LoadedPreview]) throws(Failure) -> [Job] {
    let pictures = Picture.all(of: try PreviewSelection.choose(options.selection, from: previews), options)
    return pictures.map { picture in
      Job(label: picture.label, paths: []) {
        let result: RenderResult
        var issues: [String] = []
        if stations.contains(.issues) {
          let examined = try picture.examine(options)
          result = examined.result
          issues = Self.issues(result, examined.findings)
        } else {
          result = try picture.render(options)
        }
        let text =
          isJSON ? json(result, picture, issues) : dump(result, picture, issues, heading: pictures.count > 1)
        return Job.Report(warnings: result.warnings.map(\.message), text: text)
      }
    }
  }

  private func dump(_ result: RenderResult, _ picture: Picture, _ issues: [String], heading: Bool) -> String {
    var text = heading ? "# \(picture.label)\n" : ""
    for station in stations {
      if stations.count > 1 { text += "## \(station.rawValue)\n" }
      switch station {
      case .tree: text += result.treeDump
      case .layout: text += result.layoutDump
      case .display: text += result.displayList.textDump
      case .issues: text += issues.isEmpty ? "nothing to report\n" : issues.map { $0 + "\n" }.joined()
      }
      if !text.hasSuffix("\n"), !text.isEmpty { text += "\n" }
    }
    return text
  }

  /// What could not be drawn as asked, then what a reviewer should look at.
  private static func issues(_ result: RenderResult, _ findings: [Finding]) -> [String] {
    result.warnings.map(\.message) + findings.filter { $0.severity == .problem }.map(\.sentence)
  }

  private func json(_ result: RenderResult, _ picture: Picture, _ issues: [String]) -> String {
    let values = stations.map { station -> (name: String, value: String) in
      let value =
        switch station {
        case .tree: JSONText.string(result.treeDump)
        case .layout: result.layoutJSON
        case .display: result.displayList.jsonDump
        case .issues: JSONText.array(issues.map(JSONText.string))
        }
      return (station.rawValue, value)
    }
    let names = [
      (name: "preview", value: JSONText.string(picture.preview.name)),
      (name: "device", value: JSONText.string(picture.world.device.id)),
    ]
    return JSONText.object(names + values)
  }
}
