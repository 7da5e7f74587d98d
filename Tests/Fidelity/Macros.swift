import SwiftUI

#Preview("padding-default") { Text(".padding").padding() }
#Preview("padding-horizontal-15") { Text(".padding(.horizontal, 15)").padding(.horizontal, 15) }
#Preview("padding-vertical-30") { Text(".padding(.vertical, 30)").padding(.vertical, 30) }
#Preview("bg-blue") { Text("blue()").background(.blue) }
#Preview("bg-pink") { Text("defaultBackgroundOverridden() (pink)").background(.pink) }
#Preview("bg-red") { Text("doubleBackground() (red)").background(.red).background(.blue) }
#Preview("padding-then-bg-red") { Text("paddingAndBackground()").padding().background(.red) }
#Preview("text-min-size") { Text(".sizes(.minimum)") }
#Preview("text-width320-min-height") { Text(".sizes(width: 320)").frame(width: 320) }
#Preview("text-height480-min-width") { Text(".sizes(height: 480)").frame(height: 480) }
#Preview("text-320x480-two-lines") {
  Text(".sizes(SizesSnapshotTrait.Size(width: 320, height: 480))")
}
#Preview("text-375x667-three-lines") {
  Text(
    ".sizes(SizesSnapshotTrait.Size(width: 320, height: 480), SizesSnapshotTrait.Size(width: 375, height: 667))")
}
#Preview("text-iphonex-two-lines") { Text(".sizes(devices: .iPhoneX, fitting: .widthAndHeight)") }
#Preview("text-some-swiftui-text") { Text("Some SwiftUI text") }
