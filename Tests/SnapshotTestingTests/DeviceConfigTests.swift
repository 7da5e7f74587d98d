import Foundation
import SnapshotTesting
import Testing
import UIKit

@Suite struct DeviceConfigTests {
  private func numbers(_ config: ViewImageConfig) -> [CGFloat] {
    let insets = config.safeArea
    return [
      config.size?.width ?? 0, config.size?.height ?? 0, insets.top, insets.left, insets.bottom, insets.right,
      config.traits.displayScale,
    ]
  }

  @Test func phonesAreAsTheyAre() {
    #expect(numbers(.iPhoneSe) == [320, 568, 20, 0, 0, 0, 2])
    #expect(numbers(.iPhone8) == [375, 667, 20, 0, 0, 0, 2])
    #expect(numbers(.iPhone8Plus) == [414, 736, 20, 0, 0, 0, 3])
    #expect(numbers(.iPhoneX) == [375, 812, 44, 0, 34, 0, 3])
    #expect(numbers(.iPhoneXsMax(.portrait)) == [414, 896, 44, 0, 34, 0, 3])
    #expect(numbers(.iPhone12) == [390, 844, 47, 0, 34, 0, 3])
    #expect(numbers(.iPhone13(.landscape)) == [844, 390, 0, 47, 21, 47, 3])
    #expect(numbers(.iPhone13Mini) == [375, 812, 50, 0, 34, 0, 3])
    #expect(numbers(.iPhone13ProMax) == [428, 926, 47, 0, 34, 0, 3])
    #expect(numbers(.iPhone16) == [393, 852, 59, 0, 34, 0, 3])
    #expect(numbers(.iPhone16ProMax) == [440, 956, 62, 0, 34, 0, 3])
  }

  @Test func tabletsLieOnTheirSideAndMayBeShared() {
    #expect(numbers(.iPadMini) == [1024, 768, 20, 0, 0, 0, 2])
    #expect(numbers(.iPadMini(.portrait)) == [768, 1024, 20, 0, 0, 0, 2])
    #expect(numbers(.iPad10_2(.landscape(splitView: .oneHalf))) == [535, 810, 20, 0, 0, 0, 2])
    #expect(numbers(.iPadPro11(.portrait(splitView: .twoThirds))) == [504, 1194, 24, 0, 20, 0, 2])
    #expect(numbers(.iPadPro12_9(.landscape(splitView: .oneThird))) == [375, 1024, 24, 0, 20, 0, 2])
    #expect(ViewImageConfig.iPadPro12_9(.landscape(splitView: .oneHalf)).traits.horizontalSizeClass == .regular)
    #expect(ViewImageConfig.iPadPro11(.landscape(splitView: .oneHalf)).traits.horizontalSizeClass == .compact)
  }

  @Test func everyDeviceHasAName() {
    let named: [(ViewImageConfig, String)] = [
      (.iPhone15Pro, "iPhone 15 Pro"), (.iPhone17, "iphone-17"), (.iPhoneAir, "iphone-air"),
      (.iPadPro13, "ipad-pro-13"),
      (.iPadMini6, "ipad-mini-6"), (.iPhoneSe3, "iPhone SE (3rd generation)"),
    ]
    for (config, name) in named {
      #expect(ViewImageConfig.device(name).map(numbers) == numbers(config), "\(name)")
    }
    #expect(ViewImageConfig.device("iPhone 99") == nil)
  }

  @Test func deviceSaysNothingAboutTheSizeOfTexts() {
    #expect(ViewImageConfig.iPhone13.traits.preferredContentSizeCategory == .unspecified)
    #expect(UITraitCollection.iPhoneX(.portrait).verticalSizeClass == .regular)
    #expect(UITraitCollection.iPhone8(.landscape).verticalSizeClass == .compact)
    #expect(UITraitCollection.iPadMini.userInterfaceIdiom == .pad)
    #expect(UITraitCollection.iPadMini_Compact_SplitView.horizontalSizeClass == .compact)
  }
}
