import SwiftUI

extension OracleLayout {
  private static let paragraph = "The quick brown fox jumps over the lazy dog while seven wizards make toxic brew."

  static let texts: [OracleLayout] = [
    OracleLayout("paragraph-150-wide", 360, 320) {
      text("text", paragraph).frame(width: 150).accessibilityIdentifier("a")
    },
    OracleLayout("paragraph-200-wide", 360, 320) {
      text("text", paragraph).frame(width: 200).accessibilityIdentifier("a")
    },
    OracleLayout("paragraph-260-wide", 360, 320) {
      text("text", paragraph).frame(width: 260).accessibilityIdentifier("a")
    },
    OracleLayout("paragraph-340-wide", 360, 320) {
      text("text", paragraph).frame(width: 340).accessibilityIdentifier("a")
    },
    OracleLayout("line-of-text") {
      text("a", "Hello, world")
    },
    OracleLayout("texts-in-a-row") {
      HStack(spacing: 12) {
        text("a", "Gate")
        text("b", "A 17")
      }
    },
    OracleLayout("texts-in-a-column") {
      VStack(alignment: .leading, spacing: 6) {
        text("a", "Departure")
        text("b", "Gate")
        text("c", "Boarding at noon")
      }
    },
    OracleLayout("baselines-of-two-sizes") {
      HStack(alignment: .firstTextBaseline, spacing: 10) {
        text("a", "Total")
        Text("42").font(.custom("Inter", fixedSize: 40)).accessibilityIdentifier("b")
      }
    },
    OracleLayout("baselines-of-the-last-lines") {
      HStack(alignment: .lastTextBaseline, spacing: 10) {
        text("a", "Line one\nLine two")
        text("b", "End")
      }
    },
    OracleLayout("text-beside-an-icon", 360, 320) {
      HStack(spacing: 10) {
        box("i", 44, 44)
        text("text", paragraph).frame(maxWidth: .infinity, alignment: .leading).accessibilityIdentifier("a")
      }.padding(10)
    },
    OracleLayout("text-in-a-padded-background") {
      text("a", "Badge").padding(.horizontal, 14).padding(.vertical, 6).accessibilityIdentifier("b")
    },
    OracleLayout("text-with-trailing-value") {
      HStack(spacing: 0) {
        text("a", "Seat")
        Spacer()
        text("b", "12 C")
      }.padding(.horizontal, 20)
    },
    OracleLayout("lines-by-newlines") {
      text("a", "One\nTwo and a half\nThree")
    },
    OracleLayout("grid-of-texts") {
      Grid(alignment: .topLeading, horizontalSpacing: 16, verticalSpacing: 8) {
        GridRow {
          text("a", "From")
          text("b", "Seoul")
        }
        GridRow {
          text("c", "Terminal")
          text("d", "2")
        }
      }
    },
  ]
}
