import Foundation
import StillsCore
import SwiftUI
import Testing

/// Facts layout §2 and text-metrics §8, as views.
@Suite @MainActor struct SpacingFacts {
  private func isNear(_ gap: CGFloat?, _ expected: CGFloat) -> Bool { abs((gap ?? -1) - expected) < 0.01 }

  @Test func plainViewsStandEightApartOnBothAxes() throws {
    #expect(
      try RenderKit.size(
        VStack {
          square; square
        }
      ).height == 108)
    #expect(
      try RenderKit.size(
        HStack {
          square; square
        }
      ).width == 108)
  }

  @Test func spacersAddNothingOnTheirAxis() throws {
    #expect(
      try RenderKit.size(
        VStack {
          square; Spacer(minLength: 20); square
        }
      ).height == 120)
  }

  @Test func emptyGroupsAddNothing() throws {
    #expect(
      try RenderKit.size(
        VStack {
          square; Group {}; square
        }
      ).height == 108)
  }

  @Test func viewOverTextTextOverViewAndTextOverText() throws {
    let gaps = try FactStage.gaps(
      Group {
        square; Text("a"); Text("b"); square
      })
    #expect(isNear(gaps[0], 6.43) && isNear(gaps[1], 2) && isNear(gaps[2], 10.64))
  }

  @Test func aSizedFontHasNoDistanceToTextAbove() throws {
    let gaps = try FactStage.gaps(
      Group {
        square; Text("a").font(.system(size: 17)); Text("b").font(.system(size: 17)); square
      })
    #expect(isNear(gaps[0], 6.43) && isNear(gaps[1], 0) && isNear(gaps[2], 10.64))
  }

  @Test func betweenTextsTheLowerOneDecides() throws {
    let titleBelow = try FactStage.gaps(
      Group {
        Text("a"); Text("b").font(.title)
      })
    let titleAbove = try FactStage.gaps(
      Group {
        Text("a").font(.title); Text("b")
      })
    #expect(isNear(titleBelow[0], 2.0 / 3) && isNear(titleAbove[0], 2))
  }

  @Test func textsStandEightApartInARow() throws {
    let one = try RenderKit.size(Text("a")).width
    #expect(
      isNear(
        try RenderKit.size(
          HStack {
            Text("a"); Text("a")
          }
        ).width, 2 * one + 8))
  }

  @Test func framesPaddingAndPositionMakeAPlainViewOfText() throws {
    for view in [
      AnyView(Text("a").frame(height: 30)), AnyView(Text("a").padding(1)), AnyView(Text("a").position(x: 1, y: 1)),
    ] {
      #expect(
        try FactStage.gaps(
          Group {
            square; view; square
          }) == [8, 8])
    }
    // On the edges without padding it stays text.
    let gaps = try FactStage.gaps(
      Group {
        square; Text("a").padding(.bottom, 4); square
      })
    #expect(isNear(gaps[0], 6.43) && gaps[1] == 8)
  }

  @Test func offsetBackgroundOverlayBorderAndStyleKeepTheTextsDistances() throws {
    for view in [
      AnyView(Text("a").offset(x: 5)), AnyView(Text("a").background(.red)), AnyView(Text("a").overlay { Color.red }),
      AnyView(Text("a").border(.red)), AnyView(Text("a").foregroundStyle(.red)),
    ] {
      let gaps = try FactStage.gaps(
        Group {
          square; view; square
        })
      #expect(isNear(gaps[0], 6.43) && isNear(gaps[1], 10.64))
    }
  }

  @Test func controlsArePlainViewsToTheirNeighbours() throws {
    let gaps = try FactStage.gaps(
      Group {
        Toggle("a", isOn: .constant(true)); Slider(value: .constant(0.5)); Stepper("a", value: .constant(1))
        TextField("a", text: .constant("")); square
      })
    #expect(gaps == [8, 8, 8, 8])
    let texts = try FactStage.gaps(
      Group {
        Text("a"); Slider(value: .constant(0)); Text("a")
      })
    #expect(isNear(texts[0], 10.64) && isNear(texts[1], 6.43))
  }

  @Test func aPlainButtonIsItsLabelToWhatIsAboveAndAPlainViewToWhatIsBelow() throws {
    let gaps = try FactStage.gaps(
      Group {
        square; Button("a") {}; square
      })
    #expect(isNear(gaps[0], 6.43) && isNear(gaps[1], 8))
  }

  @Test func aPictureIsAPlainView() throws {
    let picture = Image(systemName: "star").resizable().frame(width: 10, height: 10)
    #expect(
      try FactStage.gaps(
        Group {
          square; picture; square
        }) == [8, 8])
  }

  @Test func aSymbolStandsCloseToText() throws {
    // measured §1: between a large globe and body text there are not 8 points but the text's leading.
    let symbol = Image(systemName: "globe")
    let gaps = try FactStage.gaps(
      Group {
        Text("a"); symbol; Text("b"); symbol; symbol
      })
    #expect(isNear(gaps[0], 0) && isNear(gaps[1], 2) && isNear(gaps[3], 0))
    let plain = try FactStage.gaps(
      Group {
        square; symbol; square
      })
    #expect(plain[0] > 2 && plain[0] < 6 && isNear(plain[1], plain[0] + 1))
  }

  @Test func aStacksEdgesAreItsFirstAndLastChildren() throws {
    let stack = VStack {
      Text("a"); square; Text("b")
    }
    let gaps = try FactStage.gaps(
      Group {
        square; stack; square
      })
    #expect(isNear(gaps[0], 6.43) && isNear(gaps[1], 10.64))
  }

  @Test func aDividerIsOnePixelAndItsNeighboursKeepEight() throws {
    let placed = try RenderKit.place(
      VStack {
        square; Divider(); square
      }, in: CGSize(width: 90, height: 200))
    let divider = try #require(placed.frames("Divider").first)
    #expect(isSame(divider.height, 1.0 / 3) && divider.width == 90)
    #expect(
      isSame(
        try RenderKit.size(
          VStack {
            square; Divider(); square
          }
        ).height, 116 + 1.0 / 3))
  }
}
