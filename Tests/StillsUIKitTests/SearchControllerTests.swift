import StillsBars
import StillsCore
import Testing
import UIKit

/// A search controller in a navigation item.
@MainActor @Suite(.serialized) struct SearchControllerTests {
  private final class Log: NSObject, UISearchBarDelegate, UISearchResultsUpdating {
    var calls: [String] = []
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("begin") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
    func updateSearchResults(for searchController: UISearchController) {
      calls.append("update \(searchController.searchBar.text ?? "")")
    }
  }

  private func made(_ log: Log) -> (stack: UINavigationController, search: UISearchController) {
    prepareStage(world: .on("iphone-14"))
    let content = UIViewController()
    content.title = "People"
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.placeholder = "Find"
    search.searchBar.scopeButtonTitles = ["All", "Friends"]
    search.searchBar.delegate = log
    search.searchResultsUpdater = log
    content.navigationItem.searchController = search
    let stack = UINavigationController(rootViewController: content)
    stack.navigationBar.prefersLargeTitles = true
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    return (stack, search)
  }

  private func texts(_ bar: UINavigationBar) -> [String] {
    bar.superview?.layoutIfNeeded()
    var texts: [String] = []
    bar.node?.forEach { if let label = $0.element as? BarLabelElement { texts.append(label.string) } }
    return texts
  }

  private func field(_ bar: UINavigationBar) -> TouchTarget? {
    var found: TouchTarget?
    bar.node?.forEach { node in
      MainActor.assumeIsolated {
        if let target = node.element.touchTarget(of: node), target.role == .field { found = target }
      }
    }
    return found
  }

  @Test func aTapOnTheFieldHidesTheTitleAndShowsWhatIsSearchedIn() {
    let log = Log(), (stack, search) = made(log)
    let bar = stack.navigationBar
    #expect(texts(bar).contains("People") && texts(bar).contains("Find"))
    #expect(search.searchBar.scopeControl.superview == nil)
    let height = bar.frame.height
    field(bar)?.tap?(.zero)
    #expect(search.isActive)
    #expect(!texts(bar).contains("People") && texts(bar).contains("Cancel"))
    #expect(search.searchBar.scopeControl.superview === bar)
    #expect(bar.frame.height == 100 && height == 148)
    #expect(log.calls == ["begin", "update "])
    search.isActive = false
    #expect(texts(bar).contains("People") && !texts(bar).contains("Cancel"))
  }
}
