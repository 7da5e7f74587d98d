import Foundation
import StillsCore
import StillsUIKit

// Films and sounds: a still plays none. Players are made and told things; their views are black.

nonisolated public struct CMTime: Hashable, Sendable {
  public var value: Int64
  public var timescale: Int32
  public init(value: Int64, timescale: Int32) { (self.value, self.timescale) = (value, timescale) }
  public init(seconds: Double, preferredTimescale: Int32) {
    let value = (seconds * Double(preferredTimescale)).rounded()
    (self.value, timescale) = (abs(value) < 9e15 ? Int64(value) : 0, preferredTimescale)
  }
  public var seconds: Double { timescale == 0 ? 0 : Double(value) / Double(timescale) }
  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime(value: 0, timescale: 0)
}

nonisolated public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
nonisolated public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
nonisolated public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

open class AVAsset: NSObject, @unchecked Sendable {
  public let url: URL?
  public init(url: URL) { self.url = url }
  open var duration: CMTime { .zero }
}

open class AVURLAsset: AVAsset, @unchecked Sendable {
  public init(url: URL, options: [String: Any]? = nil) { super.init(url: url) }
}

open class AVPlayerItem: NSObject, @unchecked Sendable {
  public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
  public let asset: AVAsset
  public init(url: URL) { asset = AVAsset(url: url) }
  public init(asset: AVAsset) { self.asset = asset }
  open var duration: CMTime { .zero }
  open func currentTime() -> CMTime { .zero }
}

extension NSNotification.Name {
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}

open class AVPlayer: NSObject, @unchecked Sendable {
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
  public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
  open private(set) var currentItem: AVPlayerItem?
  open var rate: Float = 0
  open var volume: Float = 1
  open var isMuted = false
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var allowsExternalPlayback = true
  open var timeControlStatus: TimeControlStatus { .paused }

  public override init() {}
  public init(url: URL) { currentItem = AVPlayerItem(url: url) }
  public init(playerItem: AVPlayerItem?) { currentItem = playerItem }
  open func play() {}
  open func pause() {}
  open func seek(to time: CMTime) {}
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) { completionHandler(true) }
  open func currentTime() -> CMTime { .zero }
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any { NSObject() }
  open func removeTimeObserver(_ observer: Any) {}
}

open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  public init(items: [AVPlayerItem]) { super.init(playerItem: items.first) }
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {}
  open func removeAllItems() {}
}

open class AVPlayerLooper: NSObject {
  public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {}
  open func disableLooping() {}
}

/// A film that has not begun: black.
nonisolated public struct VideoPlayer<VideoOverlay: View>: View {
  private let overlay: VideoOverlay

  nonisolated public init(player: AVPlayer?) where VideoOverlay == EmptyView { overlay = EmptyView() }
  nonisolated public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    overlay = videoOverlay()
  }

  public var body: some View {
    Color.black.overlay { overlay }.modifier(ReportModifier("VideoPlayer: its film is drawn as black"))
  }
}

@MainActor @preconcurrency open class AVPlayerViewController: UIViewController {
  open var player: AVPlayer?
  open var showsPlaybackControls = true
  open var allowsPictureInPicturePlayback = true
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false

  open override func loadView() {
    UIKitStage.report("AVPlayerViewController: its film is drawn as black")
    let view = UIView(frame: UIScreen.main.bounds)
    view.backgroundColor = .black
    self.view = view
  }
}

// MARK: - Sounds

public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}

open class AVAudioPlayer: NSObject {
  open weak var delegate: (any AVAudioPlayerDelegate)?
  open var volume: Float = 1
  open var rate: Float = 1
  open var enableRate = false
  open var numberOfLoops = 0
  open var currentTime: TimeInterval = 0
  open var duration: TimeInterval { 0 }
  open var isPlaying: Bool { false }

  public init(contentsOf url: URL) throws {}
  public init(contentsOf url: URL, fileTypeHint utiString: String?) throws {}
  public init(data: Data) throws {}
  public init(data: Data, fileTypeHint utiString: String?) throws {}
  @discardableResult open func prepareToPlay() -> Bool { true }
  @discardableResult open func play() -> Bool { true }
  open func pause() {}
  open func stop() {}
}

open class AVAudioSession: NSObject, @unchecked Sendable {
  public struct Category: Hashable, Sendable {
    public let rawValue: String
    public static let ambient = Category(rawValue: "ambient"), playback = Category(rawValue: "playback")
    public static let record = Category(rawValue: "record"), soloAmbient = Category(rawValue: "soloAmbient")
    public static let playAndRecord = Category(rawValue: "playAndRecord")
  }
  public struct Mode: Hashable, Sendable {
    public let rawValue: String
    public static let `default` = Mode(rawValue: "default"), spokenAudio = Mode(rawValue: "spokenAudio")
    public static let moviePlayback = Mode(rawValue: "moviePlayback"), measurement = Mode(rawValue: "measurement")
  }
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    public static let duckOthers = CategoryOptions(rawValue: 2)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
  }
  private static let only = AVAudioSession()
  open class func sharedInstance() -> AVAudioSession { only }
  open func setCategory(_ category: Category) throws {}
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {}
  open func setCategory(_ category: Category, options: CategoryOptions) throws {}
  open func setActive(_ active: Bool) throws {}
}

open class AVSpeechSynthesisVoice: NSObject {
  public init?(language: String?) {}
}

open class AVSpeechUtterance: NSObject {
  public let speechString: String
  open var rate: Float = 0.5
  open var volume: Float = 1
  open var pitchMultiplier: Float = 1
  open var voice: AVSpeechSynthesisVoice?
  public init(string: String) { speechString = string }
}

open class AVSpeechSynthesizer: NSObject {
  public override init() {}
  open var isSpeaking: Bool { false }
  open func speak(_ utterance: AVSpeechUtterance) {}
}

public typealias SystemSoundID = UInt32
nonisolated public let kSystemSoundID_Vibrate: SystemSoundID = 4095
nonisolated public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
nonisolated public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}
