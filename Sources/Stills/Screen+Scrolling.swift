import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsUI
import StillsUIKit

extension Screen {
  struct ScrollView {
    let handle: ScrollHandle
    let names: [String]
    let path: [Int]
  }

  /// Those that show, the outermost first.
  func scrollViews(in screen: SettledScreen) -> [ScrollView] {
    let map = TouchMap(screen.placed, screen: screen.canvas)
    let views = map.entries.filter { $0.target?.scroll != nil && !$0.visible.isEmpty }
    // What is presented covers what lies behind: its scroll views come first.
    let top = map.entries.last { $0.target?.role == .backdrop }?.path
    let ordered =
      top.map { top in
        views.filter { !$0.path.lexicographicallyPrecedes(top) }
      } ?? views
    return (ordered.isEmpty ? views : ordered).compactMap { entry in
      entry.target?.scroll.map { ScrollView(handle: $0, names: entry.names, path: entry.path) }
    }
  }

  /// The scroll view of a name, or the outermost one that can go that way.
  private func scrollView(_ name: String?, _ distance: CGSize) throws -> ScrollHandle {
    let views = scrollViews(in: try current())
    func allows(_ handle: ScrollHandle, _ test: (Axis) -> Bool) -> Bool {
      (distance.height == 0 || test(.vertical)) && (distance.width == 0 || test(.horizontal))
    }
    if let name {
      let named = views.filter { $0.names.contains(name) }
      guard
        let view = named.first(where: { view in allows(view.handle) { view.handle.axes.contains($0) } }) ?? named.first
      else {
        throw StepProblem(
          "no scroll view is called \"\(name)\" or shows that" + Finger.offering(views.flatMap(\.names)))
      }
      return try movable(view.handle)
    }
    let fitting = views.filter { view in allows(view.handle) { view.handle.canScroll($0) } }
    let possible = views.filter { view in allows(view.handle) { view.handle.axes.contains($0) } }
    guard let view = fitting.first ?? possible.first ?? views.first else {
      throw StepProblem("there is no scroll view on the screen")
    }
    return try movable(view.handle)
  }

  private func movable(_ handle: ScrollHandle) throws -> ScrollHandle {
    guard handle.isEnabled else { throw StepProblem("scrolling is disabled there") }
    return handle
  }

  func scroll(_ name: String?, _ distance: CGSize, to target: (ScrollHandle) -> CGPoint) throws {
    let handle = try scrollView(name, distance)
    try change { handle.move(target(handle)) }
  }

  func pull(_ distance: CGSize, in name: String?) throws {
    let handle = try scrollView(name, distance)
    try change { handle.pull(distance) }
  }

  /// Scrolls until what is named shows: by the shortest way where it is known, else page by page.
  func reveal(_ view: String, in name: String?) throws {
    for _ in 0..<Self.pageLimit {
      let handle = try scrollView(name, .zero)
      let map = TouchMap(try current().placed, screen: try current().canvas)
      // Scroll views are known by the words in them, too.
      let named = map.entries(named: view).filter { !$0.frame.isEmpty }
      let known = named.first { $0.target?.role != .scrollView } ?? named.first
      if let frame = known?.frame {
        let target = handle.offset(showing: frame)
        return target == handle.offset ? () : try change { handle.move(target) }
      }
      var next = handle.offset
      for axis in [Axis.vertical, .horizontal] where handle.axes.contains(axis) {
        if axis == .vertical { next.y = min(handle.limit.y, next.y + handle.viewport.height * 0.8) }
        if axis == .horizontal { next.x = min(handle.limit.x, next.x + handle.viewport.width * 0.8) }
      }
      guard next != handle.offset else { break }
      try change { handle.move(next) }
    }
    throw StepProblem("nothing there is called \"\(view)\" or shows that")
  }

  /// Our choice: nobody scrolls further to find something.
  private static let pageLimit = 1_000
}

extension ScrollHandle {
  /// The nearest offset at which a rectangle of the screen shows whole, or at least begins.
  fileprivate func offset(showing frame: CGRect) -> CGPoint {
    func nearest(_ start: CGFloat, _ length: CGFloat, _ from: CGFloat, _ room: CGFloat, _ offset: CGFloat) -> CGFloat {
      if start < from { return offset + start - from }
      if start + length > from + room { return offset + min(start + length - from - room, start - from) }
      return offset
    }
    return CGPoint(
      x: axes.contains(.horizontal)
        ? nearest(frame.minX, frame.width, viewport.minX, viewport.width, offset.x) : offset.x,
      y: axes.contains(.vertical)
        ? nearest(frame.minY, frame.height, viewport.minY, viewport.height, offset.y) : offset.y)
  }
}
