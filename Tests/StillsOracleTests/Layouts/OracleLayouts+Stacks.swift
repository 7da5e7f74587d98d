import SwiftUI

extension OracleLayout {
  static let stacks: [OracleLayout] = [
    OracleLayout("row-of-fixed-top-gap-0") {
      HStack(alignment: .top, spacing: 0) {
        box("a", 40, 30)
        box("b", 60, 80)
        box("c", 25, 50)
      }
    },
    OracleLayout("row-of-fixed-center-gap-0") {
      HStack(alignment: .center, spacing: 0) {
        box("a", 40, 30)
        box("b", 60, 80)
        box("c", 25, 50)
      }
    },
    OracleLayout("row-of-fixed-bottom-gap-0") {
      HStack(alignment: .bottom, spacing: 0) {
        box("a", 40, 30)
        box("b", 60, 80)
        box("c", 25, 50)
      }
    },
    OracleLayout("row-of-fixed-top-gap-8") {
      HStack(alignment: .top, spacing: 8) {
        box("a", 40, 30)
        box("b", 60, 80)
        box("c", 25, 50)
      }
    },
    OracleLayout("row-of-fixed-center-gap-8") {
      HStack(alignment: .center, spacing: 8) {
        box("a", 40, 30)
        box("b", 60, 80)
        box("c", 25, 50)
      }
    },
    OracleLayout("row-of-fixed-bottom-gap-8") {
      HStack(alignment: .bottom, spacing: 8) {
        box("a", 40, 30)
        box("b", 60, 80)
        box("c", 25, 50)
      }
    },
    OracleLayout("row-of-fixed-top-gap-20") {
      HStack(alignment: .top, spacing: 20) {
        box("a", 40, 30)
        box("b", 60, 80)
        box("c", 25, 50)
      }
    },
    OracleLayout("row-of-fixed-center-gap-20") {
      HStack(alignment: .center, spacing: 20) {
        box("a", 40, 30)
        box("b", 60, 80)
        box("c", 25, 50)
      }
    },
    OracleLayout("row-of-fixed-bottom-gap-20") {
      HStack(alignment: .bottom, spacing: 20) {
        box("a", 40, 30)
        box("b", 60, 80)
        box("c", 25, 50)
      }
    },
    OracleLayout("column-of-fixed-leading-gap-0") {
      VStack(alignment: .leading, spacing: 0) {
        box("a", 40, 30)
        box("b", 160, 40)
        box("c", 25, 50)
      }
    },
    OracleLayout("column-of-fixed-center-gap-0") {
      VStack(alignment: .center, spacing: 0) {
        box("a", 40, 30)
        box("b", 160, 40)
        box("c", 25, 50)
      }
    },
    OracleLayout("column-of-fixed-trailing-gap-0") {
      VStack(alignment: .trailing, spacing: 0) {
        box("a", 40, 30)
        box("b", 160, 40)
        box("c", 25, 50)
      }
    },
    OracleLayout("column-of-fixed-leading-gap-12") {
      VStack(alignment: .leading, spacing: 12) {
        box("a", 40, 30)
        box("b", 160, 40)
        box("c", 25, 50)
      }
    },
    OracleLayout("column-of-fixed-center-gap-12") {
      VStack(alignment: .center, spacing: 12) {
        box("a", 40, 30)
        box("b", 160, 40)
        box("c", 25, 50)
      }
    },
    OracleLayout("column-of-fixed-trailing-gap-12") {
      VStack(alignment: .trailing, spacing: 12) {
        box("a", 40, 30)
        box("b", 160, 40)
        box("c", 25, 50)
      }
    },
    OracleLayout("row-with-one-flexible") {
      HStack(spacing: 10) {
        box("a", 50, 40)
        fill("b").frame(height: 40)
        box("c", 70, 40)
      }
    },
    OracleLayout("row-of-2-equal-flexibles") {
      HStack(spacing: 6) {
        fill("a")
        fill("b")
      }
    },
    OracleLayout("row-of-3-equal-flexibles") {
      HStack(spacing: 6) {
        fill("a")
        fill("b")
        fill("c")
      }
    },
    OracleLayout("row-of-4-equal-flexibles") {
      HStack(spacing: 6) {
        fill("a")
        fill("b")
        fill("c")
        fill("d")
      }
    },
    OracleLayout("column-of-three-equal-flexibles") {
      VStack(spacing: 9) {
        fill("a")
        fill("b")
        fill("c")
      }
    },
    OracleLayout("flexible-with-maximum") {
      HStack(spacing: 10) {
        fill("a").frame(maxWidth: 60)
        fill("b")
        fill("c")
      }
    },
    OracleLayout("two-flexibles-with-maxima") {
      HStack(spacing: 0) {
        fill("a").frame(maxWidth: 50)
        fill("b").frame(maxWidth: 80)
        fill("c")
      }
    },
    OracleLayout("flexible-with-minimum") {
      HStack(spacing: 10) {
        fill("a")
        fill("b").frame(minWidth: 160)
      }
    },
    OracleLayout("column-with-maximum-height") {
      VStack(spacing: 4) {
        fill("a").frame(maxHeight: 30)
        fill("b")
      }
    },
    OracleLayout("spacer-pushes-apart") {
      HStack(spacing: 0) {
        box("a", 40, 40)
        Spacer()
        box("b", 60, 30)
      }
    },
    OracleLayout("spacers-between-three") {
      HStack(spacing: 0) {
        box("a", 40, 40)
        Spacer()
        box("b", 60, 30)
        Spacer()
        box("c", 30, 20)
      }
    },
    OracleLayout("spacers-around-one") {
      VStack(spacing: 0) {
        Spacer()
        box("a", 40, 40)
        Spacer()
      }
    },
    OracleLayout("spacer-above") {
      VStack(spacing: 0) {
        Spacer()
        box("a", 40, 40)
        box("b", 80, 20)
      }
    },
    OracleLayout("row-beside-aspect-ratio") {
      HStack(spacing: 10) {
        fill("a").aspectRatio(1, contentMode: .fit).frame(height: 60)
        fill("b").frame(height: 60)
      }
    },
  ]
}
