import Foundation
import StillsGeometry
import Testing

import StillsCore

@Suite struct DeviceTests {
  @Test func everyRowIsADeviceWithAnIDOfItsOwn() {
    #expect(Device.all.count == 65)
    #expect(Set(Device.all.map(\.id)).count == Device.all.count)
    for device in Device.all {
      #expect(Device.named(device.id) == device)
      #expect(Device.named(device.name) == device)
      #expect(device.size.width > 0 && device.scale > 0)
    }
  }

  @Test func theDefaultIsTheTablesIPhone16() {
    #expect(Device.named("iphone-16") == .default)
  }

  @Test(arguments: [
    ("iPhone 15 Pro", "iphone-15-pro"), ("iPhone SE (3rd generation)", "iphone-se-3"),
    ("iPad Pro (11-inch) (4th generation)", "ipad-pro-11"), ("iPad Pro 11-inch (M4)", "ipad-pro-11-m4"),
    ("ipad-pro-11-m5", "ipad-pro-11-m4"), ("iPhone 16 Pro Max", "iphone-16-pro-max"), ("ipad-air-4", "ipad-air"),
    ("iPad Air (5th generation)", "ipad-air"), ("iPad mini (6th generation)", "ipad-mini-6"),
    ("iPad Pro (12.9-inch) (6th generation)", "ipad-pro-12-9"), ("iPad Pro (9.7-inch)", "ipad-pro-9-7"),
    ("iPhone13ProMax", "iphone-13-pro-max"), ("iPad mini (A17 Pro)", "ipad-mini-7"), ("iPad (A16)", "ipad-11"),
    ("iPad (10th generation)", "ipad-10"), ("iPod touch (7th generation)", "ipod-touch-7"),
    ("iphone-se-1", "iphone-se-1"), ("iPad Air 13-inch (M3)", "ipad-air-13"), ("iPhone Xʀ", "iphone-xr"),
  ])
  func namesOfXcodeAndAliasesFindTheirDevice(name: String, id: String) {
    #expect(Device.named(name)?.id == id)
  }

  @Test func anUnknownNameHasNearSuggestions() {
    #expect(Device.named("iphone-61") == nil)
    #expect(Device.suggestions(for: "iphone-61").contains("iphone-6"))
    #expect(Device.suggestions(for: "iphone-16-por").first == "iphone-16-pro")
    #expect(Device.suggestions(for: "iphone16pro-max").first == "iphone-16-pro-max")
    #expect(Device.suggestions(for: "ipad-pro").first?.hasPrefix("ipad-pro") == true)
    #expect(Device.suggestions(for: "") == [])
    #expect(Device.named("") == nil)
  }

  @Test func landscapeSwapsTheSizeAndHasInsetsOfItsOwn() throws {
    let pro = try #require(Device.named("iphone-16-pro"))
    #expect(pro.screenSize(.landscape) == CGSize(width: 874, height: 402))
    #expect(pro.safeArea(.landscape) == EdgeInsets(top: 0, leading: 62, bottom: 21, trailing: 62))
    #expect(pro.statusBarHeight(.landscape) == 0)
    #expect(pro.statusBarHeight(.portrait) == 54)
    let seventeen = try #require(Device.named("iphone-17"))
    #expect(seventeen.safeArea(.landscape) == EdgeInsets(top: 20, leading: 62, bottom: 20, trailing: 62))
    let pad = try #require(Device.named("ipad-pro-11"))
    #expect(pad.statusBarHeight(.landscape) == 24)
  }

  @Test func sizeClassesFollowDeviceAndOrientation() throws {
    let max = try #require(Device.named("iphone-16-pro-max"))
    #expect(max.horizontalSizeClass(.portrait) == .compact)
    #expect(max.horizontalSizeClass(.landscape) == .regular)
    #expect(max.verticalSizeClass(.landscape) == .compact)
    let pad = try #require(Device.named("ipad-mini-6"))
    #expect(pad.horizontalSizeClass(.portrait) == .regular)
    #expect(pad.verticalSizeClass(.landscape) == .regular)
  }

  @Test func homeButtonPhonesHaveNoHomeIndicator() throws {
    #expect(try #require(Device.named("iphone-se-3")).hasHomeIndicator == false)
    #expect(Device.default.hasHomeIndicator)
  }
}
