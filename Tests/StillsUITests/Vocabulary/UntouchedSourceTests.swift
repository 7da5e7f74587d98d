import StillsCore
import StillsDisplay
import SwiftUI
import Testing

private final class Window: NSObject, UISceneDelegate, ObservableObject { var title = "scene" }

private final class Launcher: NSObject, UIApplicationDelegate, ObservableObject {
  var title = "app"

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = Window.self
    return configuration
  }
}

private struct Titles: View {
  @EnvironmentObject private var app: Launcher
  @EnvironmentObject private var scene: Window
  var body: some View { Text("\(app.title) and \(scene.title)") }
}

private struct Launched: App {
  @UIApplicationDelegateAdaptor(Launcher.self) private var launcher
  var body: some Scene { WindowGroup { Titles() } }
}

/// Spellings found in apps that did not compile.
@MainActor @Suite struct UntouchedSourceTests {
  private struct Brand: ShapeStyle, Hashable {
    func resolve(in environment: EnvironmentValues) -> Color.Resolved {
      Color.Resolved(red: 1, green: environment.colorScheme == .dark ? 1 : 0, blue: 0)
    }
  }

  @Test func aStyleOfOnesOwnThatIsAColourBecomesOne() throws {
    var dark = World()
    dark.appearance = .dark
    #expect(try fillColor(Color(Brand())) == ResolvedColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(try fillColor(Color(Brand()), world: dark) == ResolvedColor(red: 1, green: 1, blue: 0, alpha: 1))
  }

  @Test func aColourIsMadeOfAnotherThatAConditionChose() {
    let isDone = true
    #expect(Color(isDone ? Color.green : .red) == Color.green)
  }

  @Test func keyframesOfAWholeValueComeFromLoopsAndConditions() {
    let isLong = true
    let track = KeyframeTimeline(initialValue: 0.0) {
      for step in 1...3 { LinearKeyframe(Double(step), duration: 1) }
    }
    #expect(track.duration == 3)
    #expect(track.value(time: 2.5) == 2.5)
    let choice = KeyframeTimeline(initialValue: 0.0) {
      if isLong { LinearKeyframe(10, duration: 2) } else { LinearKeyframe(10, duration: 1) }
    }
    #expect(choice.duration == 2)
  }

  @Test func listsAreJoinedInWords() {
    #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c")
    let german = ListFormatter()
    german.locale = Locale(identifier: "de_DE")
    #expect(german.string(from: ["a", 2, "c"]) == "a, 2 und c")
  }

  @Test func defaultsAnswerByKeyValueCoding() {
    let defaults = UserDefaults(suiteName: "UntouchedSourceTests")
    defaults?.setValue("x", forKey: "a")
    #expect(defaults?.value(forKey: "a") as? String == "x")
    defaults?.removeObject(forKey: "a")
  }

  @Test func theClockOfAbsoluteTimesIsThePictures() {
    #expect(CFAbsoluteTimeGetCurrent() == _ShownWorld.now.timeIntervalSinceReferenceDate)
  }

  @Test func nobodyIsKnownByFaceOrFinger() async {
    let context = LAContext()
    var error: NSError?
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    #expect(error?.code == LAError.Code.biometryNotEnrolled.rawValue)
    let answer = try? await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Open")
    #expect(answer == nil)
  }

  @Test func aThumbnailKeepsTheShapeOfThePicture() async {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 200, height: 100))
    }
    let small = await picture.byPreparingThumbnail(ofSize: CGSize(width: 50, height: 50))
    #expect(small?.size == CGSize(width: 50, height: 25))
    let none = await picture.byPreparingThumbnail(ofSize: CGSize(width: CGFloat.nan, height: 50))
    #expect(none == nil)
  }

  @Test func windowsFindTheDelegatesOfTheAppAndTheSceneInTheirEnvironment() throws {
    let view = try #require(Launched._shownView())
    #expect(try RenderKit.place(AnyView(view)).strings == ["app and scene"])
  }

  @Test func aCellIsAsHighAsTheViewThatItHosts() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let configuration = UIHostingConfiguration { Color.red.frame(width: 50, height: 30) }
    cell.contentConfiguration = configuration
    #expect(cell.wantedHeight(width: 300) == CGFloat(30 + 2 * 11))
    cell.contentConfiguration = configuration.margins(.all, 0)
    #expect(cell.wantedHeight(width: 300) == CGFloat(30))
    cell.contentConfiguration = configuration.margins(.vertical, 5).background(.red)
    #expect(cell.wantedHeight(width: 300) == CGFloat(30 + 2 * 5))
    cell.contentConfiguration = configuration.minSize(height: 80).background { Color.blue }
    #expect(cell.wantedHeight(width: 300) == CGFloat(80))
  }

  @Test func filtersLeavePicturesAsTheyAre() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }
    let filter = CIFilter.sepiaTone()
    filter.setValue(CIImage(image: picture), forKey: kCIInputImageKey)
    filter.intensity = 0.5
    #expect(filter.value(forKey: kCIInputIntensityKey) as? Float == 0.5)
    let output = try #require(filter.outputImage)
    let made = try #require(CIContext().createCGImage(output, from: output.extent))
    #expect(UIImage(cgImage: made).size == picture.size)
    let code = CIFilter.qrCodeGenerator()
    code.message = Data("x".utf8)
    #expect(code.outputImage == nil)
  }

  @Test func whatKeyValueObservingCannotTellIsToldOnceAtFirst() {
    final class Counter: NSObject { var count = 3 }
    var seen: [Int?] = []
    let observation = Counter().observe(\.count, options: [.initial, .new]) { _, change in seen.append(change.newValue)
    }
    observation.invalidate()
    #expect(seen == [3])
  }
}
