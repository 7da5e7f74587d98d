import Foundation
import Stills
import Testing
import UIKit

/// Configurations beside titles and pictures that are set for states.
@MainActor @Suite(.serialized) struct ButtonConfigurationTests {
  init() { prepareStage() }

  private func shown(_ button: UIButton) -> String? {
    button.frame.size = button.intrinsicContentSize
    button.layoutIfNeeded()
    return button.titleLabel?.text
  }

  @Test func aTitleThatIsSetForTheNormalStateIsTheConfigurations() {
    let button = UIButton(type: .system)
    button.configuration = .filled()
    button.setTitle("Sign In", for: [])
    #expect(shown(button) == "Sign In")
    #expect(button.configuration?.title == "Sign In")
    #expect(button.intrinsicContentSize.height > 30)
    button.setTitle("Signing In", for: .normal)
    #expect(shown(button) == "Signing In")
  }

  @Test func aTitleThatWasThereBeforeFillsAConfigurationWithoutOne() {
    let button = UIButton(type: .system)
    button.setTitle("Before", for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.configuration = .tinted()
    #expect(shown(button) == "Before")
    #expect(button.imageView?.image != nil)
    button.configuration?.title = "After"
    #expect(shown(button) == "After")
  }

  @Test func titlesOfOtherStatesShowInThem() {
    let button = UIButton(type: .system)
    button.configuration = .gray()
    button.setTitle("Off", for: .normal)
    button.setTitle("On", for: .selected)
    #expect(shown(button) == "Off")
    button.isSelected = true
    #expect(shown(button) == "On")
  }

  // Brought to pixels, and with its insets added and taken away again, its width still holds the title.
  @Test(arguments: ["Fetch Weather", "Search", "Get The Followers"])
  func aTitleFitsTheButtonThatItMadeSoWide(title: String) throws {
    try Shot.prepareLetters()
    let button = UIButton(type: .system), root = UIView()
    button.configuration = .filled()
    button.setTitle(title, for: [])
    root.addSubview(button)
    _ = button.pinned(
      button.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      button.topAnchor.constraint(equalTo: root.topAnchor))
    root.laidOut(393, 100)
    let label = try #require(button.titleLabel)
    #expect(label.frame.height < 30)
    #expect(label.frame.minY > 5)
  }

  @Test func anIndicatorStandsInThePictures() throws {
    var configuration = UIButton.Configuration.filled()
    (configuration.title, configuration.imagePadding) = ("Wait", 8)
    let button = UIButton(configuration: configuration)
    let width = button.intrinsicContentSize.width
    button.configuration?.showsActivityIndicator = true
    #expect(button.intrinsicContentSize.width == width + 20 + 8)
    _ = shown(button)
    let wheel = try #require(button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first)
    #expect(wheel.isAnimating && wheel.frame.width == 20)
    let label = try #require(button.titleLabel)
    #expect(wheel.frame.maxX + 8 == label.frame.minX)
    button.configuration?.showsActivityIndicator = false
    _ = shown(button)
    #expect(wheel.superview == nil)
  }
}
