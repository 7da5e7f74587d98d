/// Where the files lie that an app would find in its bundle.
enum ResourceFolders {
  /// The folders of the sources, and behind them those of the projects they belong to, as far as there are some near.
  static func of(_ sources: [SourceFile]) -> [String] {
    var own: [String] = []
    for file in sources {
      let folder = FilePath.folder(file.absolutePath)
      if !own.contains(folder) { own.append(folder) }
    }
    var projects: [String] = []
    for folder in own {
      if let project = project(around: folder), !projects.contains(project), !own.contains(project) {
        projects.append(project)
      }
    }
    return own + projects
  }

  private static func project(around folder: String) -> String? {
    var folder = folder
    for _ in 0...AssetSearch.mostParents {
      if folder == "/" || folder.isEmpty { return nil }
      if AssetSearch.isProject(folder) { return folder }
      folder = FilePath.folder(folder)
    }
    return nil
  }
}
