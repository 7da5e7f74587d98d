import Foundation

// Objects of generic parameters and of classes in variables, which iOS makes of all classes of UIKit's; calls of these are
// written into the copies of sources.

/// Made by its class's own `init()`, or by what that leads to.
@MainActor @preconcurrency public func _made<Object: NSObject>(_ type: Object.Type) -> Object { BareObject.make(type) }

@MainActor @preconcurrency public func _made<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
  UIView.pendingPlace = frame
  return unsafeDowncast(type.madePlaced(), to: type)
}

extension UIView {
  /// The frame for whoever is being made: only an initialiser without arguments can be asked of a class that is not known.
  fileprivate static var pendingPlace = CGRect.zero

  package convenience init(placed: Void) { self.init(frame: Self.pendingPlace) }

  /// By the compiler's own name of the initialiser above, which Swift calls only of classes that it knows.
  @_silgen_name("$s11StillsUIKit6UIViewC6placedACyt_tcfC")
  fileprivate static func madePlaced() -> UIView
}
