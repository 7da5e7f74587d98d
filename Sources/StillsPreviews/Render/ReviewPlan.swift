import Foundation
import Stills
import StillsCore
import StillsSnapshots

/// Pictures of previews in all worlds of a review, and what is found in them.
///
/// What neither the command line nor a preview's own traits decide is shown light and dark, and in the usual and a large
/// type size.
@MainActor package struct ReviewPlan {
  package var options: RenderOptions
  /// Whether the screen is shown before the steps and after each, instead of after the last alone.
  package var showsEachStep: Bool

  /// Our choice: what reviewers ask for first.
  private static let appearances: [World.Appearance] = [.light, .dark]
  private static let typeSizes: [TypeSize] = [.large, .accessibility3]

  package init(options: RenderOptions, showsEachStep: Bool) {
    (self.options, self.showsEachStep) = (options, showsEachStep)
  }

  /// What is known of a picture before it is drawn.
  private struct Facts: Codable {
    var total: Int
    var cell: Review.Cell
  }

  /// What comes back from a job.
  private struct Shown: Codable {
    var scale: Double
    var findings: [Finding]
    var png: Data
  }

  package func jobs(_ previews: [LoadedPreview]) throws(Failure) -> [Job] {
    let cells = try cells(previews)
    let wanted = options.shard.map { shard in
      cells.indices.filter { $0 % shard.count == shard.index - 1 }
    }
    return (wanted ?? Array(cells.indices)).map { index in
      let entry = cells[index]
      let facts = Self.text(Facts(total: cells.count, cell: entry.cell))
      return Job(label: label(entry), paths: [], facts: facts) {
        var options = options
        options.steps = entry.steps
        let (result, findings) = try entry.picture.examine(options)
        let list = result.displayList
        let shown = Shown(scale: list.scale, findings: findings, png: Data(try result.png()))
        return Job.Report(
          warnings: result.warnings.map(\.message), text: Self.text(shown),
          width: pixels(list.size.width * list.scale), height: pixels(list.size.height * list.scale))
      }
    }
  }

  // MARK: - Cells

  private struct Entry {
    var cell: Review.Cell
    var picture: Picture
    var steps: [Step]
  }

  private func cells(_ previews: [LoadedPreview]) throws(Failure) -> [Entry] {
    let pictures = try PreviewSelection.choose(options.selection, from: previews).flatMap { preview in
      Picture.all(of: [preview], matrix(for: preview))
    }
    let moments = showsEachStep && !options.steps.isEmpty ? Array(0...options.steps.count) : [options.steps.count]
    var entries: [Entry] = pictures.flatMap { picture in
      moments.map { moment in
        let steps = Array(options.steps.prefix(moment))
        return Entry(
          cell: cell(picture, after: moments.count > 1 ? steps : nil), picture: picture, steps: steps)
      }
    }
    for (index, name) in FileName.unique(entries.map { $0.cell.name }).enumerated() {
      entries[index].cell.order = index
      entries[index].cell.name = name + ".png"
    }
    return entries
  }

  private func matrix(for preview: LoadedPreview) -> RenderOptions {
    var matrix = options
    matrix.shard = nil
    let hasAppearance = preview.settings.contains { $0 == .dark || $0 == .light }
    if matrix.appearances.isEmpty, !hasAppearance { matrix.appearances = Self.appearances }
    if matrix.typeSizes.isEmpty { matrix.typeSizes = Self.typeSizes }
    return matrix
  }

  /// `steps`: those done, where the moments between them are shown.
  private func cell(_ picture: Picture, after steps: [Step]?) -> Review.Cell {
    let (preview, world) = (picture.preview, picture.world)
    let name = picture.fileName + (steps.map { "-step-\($0.count)" } ?? "")
    var cell = Review.Cell(preview: preview.name, file: preview.file, line: preview.line, name: name)
    (cell.device, cell.deviceName) = (world.device.id, world.device.name)
    cell.orientation = world.orientation.rawValue
    cell.appearance = world.appearance.rawValue
    cell.typeSize = world.typeSize.rawValue
    cell.locale = world.locale
    cell.moment = steps?.count
    cell.step = steps?.last?.description
    return cell
  }

  private func label(_ entry: Entry) -> String {
    let label = entry.picture.label
    guard let moment = entry.cell.moment else { return label }
    return label + (moment == 0 ? ", before the steps" : ", after step \(moment)")
  }

  private func pixels(_ length: Double) -> Int { Int(exactly: length.rounded()) ?? 0 }

  // MARK: - Results

  /// Adds the cell that a job was for, with what came of it; how many cells there are in all parts. `cleaned` makes a
  /// message the same on every machine.
  @discardableResult
  package static func add(
    _ result: JobResult, to review: inout Review, cleaned: (String) -> String
  ) throws(Failure) -> Int {
    let facts: Facts = try value(result.facts, of: result.label)
    var cell = facts.cell
    switch result.outcome {
    case .success(let report):
      let shown: Shown = try value(report.text, of: result.label)
      (cell.width, cell.height, cell.scale) = (report.width, report.height, shown.scale)
      cell.warnings = report.warnings.map(cleaned)
      cell.findings = shown.findings
      cell.picture = review.add(Array(shown.png))
    case .failure(let failure): cell.error = cleaned(failure.description)
    }
    review.cells.append(cell)
    return facts.total
  }

  private static func text<Value: Encodable>(_ value: Value) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes]
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private static func value<Value: Decodable>(_ text: String, of label: String) throws(Failure) -> Value {
    do {
      return try JSONDecoder().decode(Value.self, from: Data(text.utf8))
    } catch {
      throw Failure(.nothingRendered, "\(label): the picture got lost on its way")
    }
  }
}
