/// What settings are where nobody says them: so a line can say from what to what.
enum UsualSettings {
  static func of(_ kind: String) -> [String: String] {
    switch kind {
    case "Text":
      [
        "alignment": "leading", "baselineOffset": "0", "kerning": "0", "tracking": "0", "line spacing": "0",
        "truncation": "tail",
      ]
    case "UILabel": ["alignment": "leading", "numberOfLines": "1"].merging(layer) { first, _ in first }
    case "UITableViewCell": ["style": "default", "accessory": "none"].merging(layer) { first, _ in first }
    case "UICollectionView":
      ["minimumLineSpacing": "10", "minimumInteritemSpacing": "10", "itemSize": "50×50"].merging(layer) { first, _ in
        first
      }
    case "UIButton": ["cornerStyle": "dynamic", "buttonSize": "medium"].merging(layer) { first, _ in first }
    case "UIStackView": ["alignment": "fill", "distribution": "fill"].merging(layer) { first, _ in first }
    case "List", "Form": ["rowSpacing": "0", "contentBackground": "visible"]
    case "shadow": ["x": "0", "y": "0"]
    // Classes of the author's.
    default:
      ["accessory": "none", "numberOfLines": "1", "cornerStyle": "dynamic", "buttonSize": "medium"]
        .merging(layer) { first, _ in first }
    }
  }

  /// Of the layers of UIKit's views.
  private static let layer = [
    "cornerRadius": "0", "borderWidth": "0", "alpha": "1", "rotation": "0°", "scale": "1×1", "translation": "0|0",
  ]
}
