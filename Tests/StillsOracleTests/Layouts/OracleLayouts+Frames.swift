import SwiftUI

extension OracleLayout {
  static let frames: [OracleLayout] = [
    OracleLayout("padding-around") {
      box("a", 80, 50).padding(20).accessibilityIdentifier("b")
    },
    OracleLayout("padding-on-edges") {
      box("a", 80, 50).padding(EdgeInsets(top: 5, leading: 10, bottom: 15, trailing: 20)).accessibilityIdentifier("b")
    },
    OracleLayout("padding-of-flexible") {
      fill("a").padding(.horizontal, 24).padding(.vertical, 8)
    },
    OracleLayout("nested-padding") {
      VStack(spacing: 10) {
        fill("a").padding(10)
        fill("b").padding(.leading, 30)
      }.padding(5)
    },
    OracleLayout("depth-top-leading") {
      ZStack(alignment: .topLeading) {
        box("a", 160, 120)
        box("b", 50, 30)
      }
    },
    OracleLayout("depth-top") {
      ZStack(alignment: .top) {
        box("a", 160, 120)
        box("b", 50, 30)
      }
    },
    OracleLayout("depth-top-trailing") {
      ZStack(alignment: .topTrailing) {
        box("a", 160, 120)
        box("b", 50, 30)
      }
    },
    OracleLayout("depth-center-leading") {
      ZStack(alignment: .leading) {
        box("a", 160, 120)
        box("b", 50, 30)
      }
    },
    OracleLayout("depth-center") {
      ZStack(alignment: .center) {
        box("a", 160, 120)
        box("b", 50, 30)
      }
    },
    OracleLayout("depth-center-trailing") {
      ZStack(alignment: .trailing) {
        box("a", 160, 120)
        box("b", 50, 30)
      }
    },
    OracleLayout("depth-bottom-leading") {
      ZStack(alignment: .bottomLeading) {
        box("a", 160, 120)
        box("b", 50, 30)
      }
    },
    OracleLayout("depth-bottom") {
      ZStack(alignment: .bottom) {
        box("a", 160, 120)
        box("b", 50, 30)
      }
    },
    OracleLayout("depth-bottom-trailing") {
      ZStack(alignment: .bottomTrailing) {
        box("a", 160, 120)
        box("b", 50, 30)
      }
    },
    OracleLayout("overlay-bottom-trailing") {
      box("a", 160, 120).overlay(alignment: .bottomTrailing) { box("b", 50, 30) }
    },
    OracleLayout("overlay-larger-than-its-view") {
      box("a", 60, 40).overlay { box("b", 100, 100) }
    },
    OracleLayout("frame-alignment-topLeading") {
      box("a", 40, 30).frame(width: 200, height: 150, alignment: .topLeading).accessibilityIdentifier("b")
    },
    OracleLayout("frame-alignment-bottom") {
      box("a", 40, 30).frame(width: 200, height: 150, alignment: .bottom).accessibilityIdentifier("b")
    },
    OracleLayout("frame-alignment-trailing") {
      box("a", 40, 30).frame(width: 200, height: 150, alignment: .trailing).accessibilityIdentifier("b")
    },
    OracleLayout("frame-maximum-leading") {
      VStack(spacing: 0) {
        box("a", 40, 30).frame(maxWidth: .infinity, alignment: .leading)
        box("b", 90, 30).frame(maxWidth: .infinity, alignment: .trailing)
      }
    },
    OracleLayout("aspect-ratio-square") {
      fill("a").aspectRatio(1, contentMode: .fit)
    },
    OracleLayout("aspect-ratio-wide") {
      fill("a").aspectRatio(2, contentMode: .fit)
    },
    OracleLayout("aspect-ratio-tall") {
      fill("a").aspectRatio(0.5, contentMode: .fit)
    },
    OracleLayout("offset-does-not-move-neighbours") {
      HStack(spacing: 10) {
        box("a", 40, 40)
        box("b", 40, 40).offset(x: 7, y: -12)
        box("c", 40, 40)
      }
    },
    OracleLayout("right-to-left-row") {
      HStack(spacing: 10) {
        box("a", 40, 40)
        box("b", 60, 30).padding(.leading, 20)
        box("c", 30, 20)
      }.environment(\.layoutDirection, .rightToLeft)
    },
    OracleLayout("right-to-left-column") {
      VStack(alignment: .leading, spacing: 10) {
        box("a", 40, 40)
        box("b", 160, 30)
      }.environment(\.layoutDirection, .rightToLeft)
    },
    OracleLayout("right-to-left-lazy-grid") {
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 10), count: 3), spacing: 10) {
        ForEach(0..<4, id: \.self) { fill("c\($0)").frame(height: 30) }
      }
      .frame(maxHeight: .infinity, alignment: .top)
      .environment(\.layoutDirection, .rightToLeft)
    },
    OracleLayout("scrolled-content-is-as-high-as-it-likes") {
      ScrollView {
        VStack(spacing: 10) {
          box("a", 80, 150)
          fill("b").frame(height: 120)
        }
      }
    },
    OracleLayout("card") {
      VStack(alignment: .leading, spacing: 12) {
        fill("a").frame(height: 80)
        HStack(spacing: 8) {
          box("b", 32, 32)
          VStack(alignment: .leading, spacing: 4) {
            box("c", 120, 12)
            box("d", 80, 10)
          }
          Spacer()
          box("e", 40, 20)
        }
      }.padding(16)
    },
    OracleLayout("holy-grail") {
      VStack(spacing: 0) {
        fill("a").frame(height: 40)
        HStack(spacing: 0) {
          fill("b").frame(width: 50)
          fill("c")
          fill("d").frame(width: 70)
        }
        fill("e").frame(height: 30)
      }
    },
  ]
}
