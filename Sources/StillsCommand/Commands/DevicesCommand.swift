import StillsCore
import StillsGeometry
import StillsPreviews

/// Lists the devices.
enum DevicesCommand {
  static let command = Command(
    name: "devices", operands: "[WORD…]", summary: "list the devices, or those with a word in their name",
    options: [Option.listing, .help], run: run)

  private static func run(_ invocation: Invocation) throws(Failure) -> Int32 {
    let devices = Device.all.filter { device in
      invocation.paths.isEmpty
        || invocation.paths.contains {
          device.id.contains($0.lowercased()) || device.name.lowercased().contains($0.lowercased())
        }
    }
    guard !devices.isEmpty else {
      let near = invocation.paths.flatMap(Device.suggestions)
      throw Failure(
        .usage,
        "no device has '\(invocation.paths.joined(separator: " "))' in its name"
          + (near.isEmpty ? "" : ". Did you mean \(near.joined(separator: " or "))?"))
    }
    Terminal.print(invocation.isJSON ? json(devices) : Table.text(devices.map { [$0.id, $0.name, size($0)] }))
    return 0
  }

  private static func size(_ device: Device) -> String {
    let sides = [device.size.width, device.size.height].map { NumberText.string($0) }.joined(separator: "×")
    return "\(sides) @\(NumberText.string(device.scale))x"
  }

  private static func json(_ devices: [Device]) -> String {
    let lines = devices.map { device in
      "  {\"id\": \(JSONText.string(device.id)), \"name\": \(JSONText.string(device.name)), "
        + "\"width\": \(NumberText.string(device.size.width)), \"height\": \(NumberText.string(device.size.height)), "
        + "\"scale\": \(NumberText.string(device.scale))}"
    }
    return "[\n" + lines.joined(separator: ",\n") + "\n]\n"
  }
}
