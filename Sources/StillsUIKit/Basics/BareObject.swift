import Foundation

/// Objects of classes that are known only at run time, as the Objective-C runtime makes them (of `layerClass`), and
/// objects that none of an author's initialisers has run on.
@MainActor package enum BareObject {
  /// Made by whatever `init()` leads to in its class: of a view by `init(frame:)`, of a controller by
  /// `init(nibName:bundle:)`. Traps where the class has done away with that.
  package static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    unsafeDowncast(type.madeBare(), to: type)
  }

  /// Of its class by its type alone. It is made by `init()` of a class of the vocabulary above and does what that class
  /// does; the storage that authors' classes add is nothing but zeros, which for optionals is nil. Nil where there is no
  /// room for that.
  static func makeHollow<Object: NSObject>(_ type: Object.Type, as ancestor: AnyClass) -> Object? {
    guard let roomy = RoomyClass.of(ancestor), instanceSize(identity(type)) <= instanceSize(identity(roomy)) else {
      return nil
    }
    let object = roomy.madeBare(), place = Unmanaged.passUnretained(object).toOpaque()
    let size = instanceSize(identity(ancestor))
    memset(place + size, 0, instanceSize(identity(roomy)) - size)
    setClass(place, plainClass(identity(type), identity(ancestor), 0))
    return unsafeDowncast(object, to: type)
  }

  /// How large the vocabulary's part of an object is, which comes first.
  static func vocabularySize(_ type: AnyClass) -> Int { instanceSize(identity(vocabularyClass(above: type))) }

  /// From now on the object does what the vocabulary's class above its own does, where that has a say.
  static func makePlain(_ object: NSObject) {
    let type = Swift.type(of: object), ancestor: AnyClass = vocabularyClass(above: type)
    guard ancestor != type else { return }
    setClass(Unmanaged.passUnretained(object).toOpaque(), plainClass(identity(type), identity(ancestor), 1))
  }

  /// Whether authors' classes added storage to that of the vocabulary's.
  static func hasOwnStorage(_ type: AnyClass) -> Bool {
    instanceSize(identity(type)) != vocabularySize(type)
  }

  /// The class itself, or the nearest above it, that no author wrote.
  static func vocabularyClass(above type: AnyClass) -> AnyClass {
    var current: AnyClass = type
    while !isOfVocabulary(current), let next = _getSuperclass(current) { current = next }
    return current
  }

  /// Of the vocabulary, and no controller: those of SwiftUI's views cannot be made without one.
  static func hasPlainWay(_ type: AnyClass) -> Bool { isOfVocabulary(type) && !(type is UIViewController.Type) }

  private static func isOfVocabulary(_ type: AnyClass) -> Bool {
    let name = _typeName(type, qualified: true)
    return ["StillsUIKit.", "StillsUI.", "Foundation."].contains { name.hasPrefix($0) }
  }

  private static func identity(_ type: AnyClass) -> UnsafeRawPointer { unsafeBitCast(type, to: UnsafeRawPointer.self) }
}

extension NSObject {
  /// Asks the class at hand for its own `init()`. Swift calls an initialiser that is not required only of classes that it
  /// knows when it compiles: below it is called by the compiler's own name of it.
  package convenience init(bare: Void) { self.init() }

  @_silgen_name("$s10Foundation8NSObjectC11StillsUIKitE4bareACyt_tcfC")
  fileprivate static func madeBare() -> NSObject
}

// Of CStillsStage, which is not imported: whoever compiles against this module would have to find it too.
@_silgen_name("stills_instance_size") private func instanceSize(_ type: UnsafeRawPointer) -> Int
@_silgen_name("stills_plain_class") private func plainClass(
  _ type: UnsafeRawPointer, _ ancestor: UnsafeRawPointer, _ keepsStorage: Int32
) -> UnsafeRawPointer
@_silgen_name("stills_set_class") private func setClass(_ object: UnsafeMutableRawPointer, _ type: UnsafeRawPointer)
