import StillsCore
import SwiftUI
import Testing

@MainActor private final class Pages: NSObject, UIPageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { nil }
  func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
}

@MainActor struct SystemControllerTests {
  @Test func pagesStandAboveTheirDots() throws {
    let source = Pages(), page = UIViewController()
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.dataSource = source
    pages.setViewControllers([page], direction: .forward, animated: false)
    pages.view.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
    pages.view.layoutIfNeeded()
    #expect(page.parent === pages)
    #expect(page.view.frame == CGRect(x: 0, y: 0, width: 300, height: 463))
    let dots = try #require(pages.view.subviews.compactMap { $0 as? UIPageControl }.first)
    #expect(dots.numberOfPages == 3)
    #expect(dots.currentPage == 1)
  }

  @Test func withoutACountPagesFillTheView() {
    let first = UIViewController(), second = UIViewController()
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.view.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
    pages.setViewControllers([first], direction: .forward, animated: false)
    pages.setViewControllers([second], direction: .forward, animated: true)
    pages.view.layoutIfNeeded()
    #expect(second.view.frame == pages.view.bounds)
    #expect(first.parent == nil)
    #expect(first.view.superview == nil)
  }

  @Test func screensOfTheSystemAreMade() {
    let share = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
    share.excludedActivityTypes = [.airDrop]
    let picker = UIImagePickerController()
    picker.sourceType = .photoLibrary
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    #expect(share.view.subviews.isEmpty)
  }
}
