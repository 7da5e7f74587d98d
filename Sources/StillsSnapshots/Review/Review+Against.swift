import Foundation

extension Review {
  /// Compares every cell with the picture of its name in an earlier review's page or a folder of pictures; what is only
  /// there is added as gone, behind the others.
  package mutating func compare(against path: String, options: CompareOptions = CompareOptions()) throws {
    let earlier = try Earlier(path)
    // Not the whole path: pages are the same on every machine.
    let place = (path as NSString).lastPathComponent
    against = place
    var used: Set<String> = []
    for index in cells.indices {
      let cell = cells[index]
      guard let bytes = try earlier.picture(cell.name) else {
        if cell.error == nil { cells[index].change = Change(.new) }
        continue
      }
      used.insert(cell.name)
      guard let picture = picture(cell.picture) else { continue }
      cells[index].change = change(from: bytes, to: picture, name: "\(place): \(cell.name)", options)
    }
    for cell in try earlier.cells where !used.contains(cell.name) && !cells.contains(where: { $0.name == cell.name }) {
      guard let bytes = try earlier.picture(cell.name) else { continue }
      var gone = cell
      gone.order = cells.count
      gone.picture = add(bytes)
      gone.change = Change(.gone)
      cells.append(gone)
    }
  }

  private mutating func change(
    from old: [UInt8], to new: [UInt8], name: String, _ options: CompareOptions
  ) -> Change {
    do {
      switch try PictureComparison.compare(reference: old, with: Picture(file: new), options: options) {
      case .same: return Change(.same)
      case .different(let difference):
        let lines = difference.message.split(separator: "\n").map(String.init)
        return Change(.changed, lines: lines, before: add(old))
      }
    } catch {
      return Change(.unreadable, lines: ["\(name): \(error)"])
    }
  }
}

/// Pictures of before: a page, or a folder.
private struct Earlier {
  private let review: Review?
  private let folder: String
  /// Paths below the folder, by the names of the files; of several of one name the first.
  private var files: [String: String] = [:]
  private var order: [String] = []

  init(_ path: String) throws {
    folder = path
    if Review.isReview(path) {
      review = try Review(path: path)
      return
    }
    review = nil
    for file in try PictureFiles.pictures(at: path) {
      let name = (file as NSString).lastPathComponent
      if files.updateValue(files[name] ?? file, forKey: name) == nil { order.append(name) }
    }
    if order.isEmpty { throw ReviewError("\(path): no page of `stills review`, and no pictures, to compare with") }
  }

  func picture(_ name: String) throws -> [UInt8]? {
    if let review {
      return review.cells.first { $0.name == name && $0.change?.result != .gone }.flatMap { review.picture($0.picture) }
    }
    return try files[name].flatMap { try GoldenFiles.read("\(folder)/\($0)") }
  }

  /// What was there, without what had gone before already.
  var cells: [Review.Cell] {
    get throws {
      if let review {
        return review.cells.filter { $0.change?.result != .gone && $0.picture != nil }.map { cell in
          var cell = cell
          (cell.warnings, cell.findings, cell.change, cell.error) = ([], [], nil, nil)
          return cell
        }
      }
      return order.map { Review.Cell(preview: ($0 as NSString).deletingPathExtension, file: "", line: 0, name: $0) }
    }
  }
}
