import Foundation
import StillsGeometry

extension Device {
  /// Every device in the data, in its order.
  public static let all: [Device] = catalog.devices

  /// The device with this id (`iphone-16-pro`), one of its aliases (`ipad-air-4`), its plain name (`iPhone SE (3rd)`)
  /// or Xcode's name (`iPhone SE (3rd generation)`). Case, blanks and punctuation do not matter.
  ///
  /// `iphone-se` alone is the first one, as it is in Xcode.
  public static func named(_ id: String) -> Device? {
    catalog.indexOfKey[lookupKey(id)].map { catalog.devices[$0] }
  }

  /// The ids nearest to one that is not known.
  public static func suggestions(for id: String) -> [String] {
    let hyphenated = id.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    return nearestNames(to: hyphenated, among: all.map(\.id))
  }

  private static let catalog = DeviceCatalog(CSVTable(PackageResources.devices_csv))

  /// Letters and digits in lower case, `generation`, `inch` and the endings of ordinals dropped:
  /// "iPad Pro (11-inch) (4th generation)" and `ipad-pro-11-4` both give `ipadpro114`.
  fileprivate static func lookupKey(_ name: String) -> String {
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }
    return words.compactMap { word -> Substring? in
      switch word {
      case "generation", "gen", "inch": nil
      default:
        if word.count > 2, let ordinal = ["st", "nd", "rd", "th"].first(where: word.hasSuffix),
          word.dropLast(ordinal.count).allSatisfy(\.isNumber)
        {
          word.dropLast(2)
        } else {
          word
        }
      }
    }.joined()
  }
}

private struct DeviceCatalog {
  var devices: [Device] = []
  var indexOfKey: [String: Int] = [:]

  init(_ table: CSVTable) {
    for row in table.rows {
      guard let device = Device(row) else { continue }
      let aliases = row["aliases"].split(separator: "|").map(String.init)
      for name in [device.id, device.name] + aliases {
        let key = Device.lookupKey(name)
        if indexOfKey[key] == nil { indexOfKey[key] = devices.count }
      }
      devices.append(device)
    }
  }
}

extension Device {
  fileprivate init?(_ row: CSVTable.Row) {
    guard let width = row.number("width"), let height = row.number("height"), let scale = row.number("scale") else {
      return nil
    }
    let cutout = row.numbers("cutout_xywh")
    self.init(
      name: row["name"], id: row["id"], size: CGSize(width: width, height: height), scale: scale,
      portraitSafeArea: EdgeInsets(topLeadingBottomTrailing: row.numbers("portrait_safe_area_tlbr")),
      landscapeSafeArea: EdgeInsets(topLeadingBottomTrailing: row.numbers("landscape_safe_area_tlbr")),
      statusBarHeight: row.number("status_bar_height") ?? 0, cornerRadius: row.number("corner_radius") ?? 0,
      cutout: Cutout(rawValue: row["cutout"]) ?? .none, isPad: row["id"].hasPrefix("ipad"),
      cutoutFrame: cutout.count == 4
        ? CGRect(x: cutout[0], y: cutout[1], width: cutout[2], height: cutout[3]) : nil,
      portraitWidthClass: SizeClass(rawValue: row["portrait_width_class"]),
      landscapeWidthClass: SizeClass(rawValue: row["landscape_width_class"]))
  }
}

extension EdgeInsets {
  fileprivate init(topLeadingBottomTrailing values: [Double]) {
    guard values.count == 4 else {
      self.init()
      return
    }
    self.init(top: values[0], leading: values[1], bottom: values[2], trailing: values[3])
  }
}
