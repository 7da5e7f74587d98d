import Foundation
import Observation
import StillsCore
import SwiftUI
import Testing

/// Screens that feed themselves: each ends with a picture and a warning, or with an error that names the view.
@Suite(.serialized) @MainActor struct StateRobustnessTests {
  @Test func aTimerThatNeverEndsDoesNotHoldTheScreen() throws {
    struct Screen: View {
      @State private var ticks = 0
      let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
      var body: some View { Text("screen").onReceive(timer) { _ in ticks += 1 } }
    }
    #expect(try RenderKit.place(Screen()).strings == ["screen"])
  }

  @Test func aPublisherThatFiresInALoopIsWarnedAbout() throws {
    struct Screen: View {
      let subject: PassthroughSubject<Int, Never>
      @State private var seen = 0
      var body: some View {
        Text("\(seen > 0)")
          .onReceive(subject) {
            seen = $0
            subject.send($0 + 1)
          }
          .onAppear { subject.send(1) }
      }
    }
    let sink = ReportSink()
    #expect(try RenderKit.place(Screen(subject: PassthroughSubject()), reports: sink).strings == ["true"])
    #expect(sink.messages.contains { $0.hasPrefix("onReceive in Screen: each value") })
  }

  @Test func stateWrittenDuringBodyIsNamedWithItsLastTwoValues() throws {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        let _ = count += 1
        Text("\(count)")
      }
    }
    let sink = ReportSink()
    #expect {
      try RenderKit.place(VStack { Screen() }, reports: sink)
    } throws: {
      "\($0)".contains("Screen writes \"count\" (last 63, then 64)")
    }
    #expect(sink.messages.contains { $0.hasPrefix("Screen writes \"count\" while views are evaluated") })
  }

  @Test func anObjectThatIsWrittenInEachPassIsNamedByItsReader() throws {
    struct Screen: View {
      let model: RestlessModel
      var body: some View {
        let number = model.number
        Text("\(number)").onChange(of: number, initial: true) { model.number += 1 }
      }
    }
    #expect {
      try RenderKit.place(Screen(model: RestlessModel()))
    } throws: {
      "\($0)".contains("an object that Screen reads is written: RestlessModel.number (last 64, then 65)")
    }
  }

  @Test func anObjectThatPublishesInEachPassIsNamedWithItsPropertyAndValues() throws {
    struct Screen: View {
      @StateObject private var model = PublishingModel()
      var body: some View {
        Text("\(model.number)").onChange(of: model.number, initial: true) { model.number += 1 }
      }
    }
    #expect {
      try RenderKit.place(Screen())
    } throws: {
      "\($0)".contains("Screen writes \"model\": PublishingModel.number (last 63, then 64)")
    }
  }

  @Test func fiftyNestedSheetsSettle() throws {
    struct Level: View {
      let depth: Int
      var body: some View {
        Text("level \(depth)")
          .sheet(isPresented: .constant(true)) {
            if depth < 50 { AnyView(Level(depth: depth + 1)) }
          }
      }
    }
    #expect(try RenderKit.place(Level(depth: 0)).strings.contains { $0.hasPrefix("level ") })
  }
}

@Observable private final class RestlessModel {
  var number = 0
}

private final class PublishingModel: ObservableObject {
  @Published var number = 0
}
