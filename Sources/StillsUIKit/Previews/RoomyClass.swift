import Foundation

/// The vocabulary's classes with room behind what they keep, for the storage that an author's class below would add: an
/// initialiser asks for as much memory as its own class needs, whatever class the object is to be of.
@MainActor enum RoomyClass {
  static func of(_ vocabulary: AnyClass) -> NSObject.Type? { bySuperclass[ObjectIdentifier(vocabulary)] }

  /// A class of the vocabulary that is not among these is stood for by the next above it that is.
  private static let all: [NSObject.Type] = [
    RoomyObject.self, RoomyView.self, RoomyControl.self, RoomyButton.self, RoomyLabel.self, RoomyImageView.self,
    RoomyStackView.self, RoomyScrollView.self, RoomyTextField.self, RoomyTextView.self, RoomyTableView.self,
    RoomyTableViewCell.self, RoomyTableViewHeaderFooterView.self, RoomyListContentView.self, RoomySwitch.self,
    RoomySlider.self, RoomySegmentedControl.self, RoomyStepper.self, RoomyPageControl.self, RoomyProgressView.self,
    RoomyActivityIndicatorView.self, RoomyVisualEffectView.self, RoomyRefreshControl.self, RoomySearchBar.self,
    RoomyNavigationBar.self, RoomyToolbar.self, RoomyTabBar.self, RoomyWindow.self, RoomyViewController.self,
    RoomyNavigationController.self, RoomyTabBarController.self, RoomyTableViewController.self,
    RoomyPageViewController.self, RoomySearchController.self, RoomyAlertController.self, RoomyResponder.self,
    RoomyBarItem.self, RoomyBarButtonItem.self, RoomyTabBarItem.self, RoomyNavigationItem.self,
    RoomyGestureRecognizer.self, RoomyTapGestureRecognizer.self, RoomyLongPressGestureRecognizer.self,
    RoomyPanGestureRecognizer.self, RoomyEdgeRecognizer.self, RoomyPinchGestureRecognizer.self,
    RoomyRotationGestureRecognizer.self, RoomySwipeGestureRecognizer.self, RoomyLayoutConstraint.self,
    RoomyLayoutGuide.self, RoomyLayer.self, RoomyShapeLayer.self, RoomyGradientLayer.self,
  ]

  private static let bySuperclass = Dictionary(
    all.compactMap { type in _getSuperclass(type).map { (ObjectIdentifier($0), type) } }, uniquingKeysWith: { $1 })
}

/// Chosen: 64 KB, many times what a class of views keeps beside its objects.
private typealias Room = InlineArray<8192, UInt64>

private final class RoomyObject: NSObject { let room = Room(repeating: 0) }
private final class RoomyView: UIView { let room = Room(repeating: 0) }
private final class RoomyControl: UIControl { let room = Room(repeating: 0) }
private final class RoomyButton: UIButton { let room = Room(repeating: 0) }
private final class RoomyLabel: UILabel { let room = Room(repeating: 0) }
private final class RoomyImageView: UIImageView { let room = Room(repeating: 0) }
private final class RoomyStackView: UIStackView { let room = Room(repeating: 0) }
private final class RoomyScrollView: UIScrollView { let room = Room(repeating: 0) }
private final class RoomyTextField: UITextField { let room = Room(repeating: 0) }
private final class RoomyTextView: UITextView { let room = Room(repeating: 0) }
private final class RoomyTableView: UITableView { let room = Room(repeating: 0) }
private final class RoomyTableViewCell: UITableViewCell { let room = Room(repeating: 0) }
private final class RoomyTableViewHeaderFooterView: UITableViewHeaderFooterView { let room = Room(repeating: 0) }
private final class RoomyListContentView: UIListContentView { let room = Room(repeating: 0) }
private final class RoomySwitch: UISwitch { let room = Room(repeating: 0) }
private final class RoomySlider: UISlider { let room = Room(repeating: 0) }
private final class RoomySegmentedControl: UISegmentedControl { let room = Room(repeating: 0) }
private final class RoomyStepper: UIStepper { let room = Room(repeating: 0) }
private final class RoomyPageControl: UIPageControl { let room = Room(repeating: 0) }
private final class RoomyProgressView: UIProgressView { let room = Room(repeating: 0) }
private final class RoomyActivityIndicatorView: UIActivityIndicatorView { let room = Room(repeating: 0) }
private final class RoomyVisualEffectView: UIVisualEffectView { let room = Room(repeating: 0) }
private final class RoomyRefreshControl: UIRefreshControl { let room = Room(repeating: 0) }
private final class RoomySearchBar: UISearchBar { let room = Room(repeating: 0) }
private final class RoomyNavigationBar: UINavigationBar { let room = Room(repeating: 0) }
private final class RoomyToolbar: UIToolbar { let room = Room(repeating: 0) }
private final class RoomyTabBar: UITabBar { let room = Room(repeating: 0) }
private final class RoomyWindow: UIWindow { let room = Room(repeating: 0) }
private final class RoomyViewController: UIViewController { let room = Room(repeating: 0) }
private final class RoomyNavigationController: UINavigationController { let room = Room(repeating: 0) }
private final class RoomyTabBarController: UITabBarController { let room = Room(repeating: 0) }
private final class RoomyTableViewController: UITableViewController { let room = Room(repeating: 0) }
private final class RoomyPageViewController: UIPageViewController { let room = Room(repeating: 0) }
private final class RoomySearchController: UISearchController { let room = Room(repeating: 0) }
private final class RoomyAlertController: UIAlertController { let room = Room(repeating: 0) }
private final class RoomyResponder: UIResponder { let room = Room(repeating: 0) }
private final class RoomyBarItem: UIBarItem { let room = Room(repeating: 0) }
private final class RoomyBarButtonItem: UIBarButtonItem { let room = Room(repeating: 0) }
private final class RoomyTabBarItem: UITabBarItem { let room = Room(repeating: 0) }
private final class RoomyNavigationItem: UINavigationItem { let room = Room(repeating: 0) }
private final class RoomyGestureRecognizer: UIGestureRecognizer { let room = Room(repeating: 0) }
private final class RoomyTapGestureRecognizer: UITapGestureRecognizer { let room = Room(repeating: 0) }
private final class RoomyLongPressGestureRecognizer: UILongPressGestureRecognizer { let room = Room(repeating: 0) }
private final class RoomyPanGestureRecognizer: UIPanGestureRecognizer { let room = Room(repeating: 0) }
private final class RoomyEdgeRecognizer: UIScreenEdgePanGestureRecognizer { let room = Room(repeating: 0) }
private final class RoomyPinchGestureRecognizer: UIPinchGestureRecognizer { let room = Room(repeating: 0) }
private final class RoomyRotationGestureRecognizer: UIRotationGestureRecognizer { let room = Room(repeating: 0) }
private final class RoomySwipeGestureRecognizer: UISwipeGestureRecognizer { let room = Room(repeating: 0) }
private final class RoomyLayoutConstraint: NSLayoutConstraint { let room = Room(repeating: 0) }
private final class RoomyLayoutGuide: UILayoutGuide { let room = Room(repeating: 0) }
private final class RoomyLayer: CALayer, @unchecked Sendable { let room = Room(repeating: 0) }
private final class RoomyShapeLayer: CAShapeLayer, @unchecked Sendable { let room = Room(repeating: 0) }
private final class RoomyGradientLayer: CAGradientLayer, @unchecked Sendable { let room = Room(repeating: 0) }
