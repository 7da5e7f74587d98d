import Foundation
import Observation
import StillsCore
import SwiftUI
import Testing

final class TestStore: ObservableObject {
  @Published var count = 0
  var made = 0
  init(count: Int = 0) { self.count = count }
}

@Observable final class TestModel {
  var name = "a"
}

@Suite @MainActor struct StateObjectTests {
  @Test func anOwnedObjectIsMadeOnceAndFollowed() throws {
    struct Counter: View {
      @StateObject private var store = TestStore()
      let made: () -> Void
      var body: some View { Text("\(store.count)").onAppear { store.count = 3 } }
    }
    #expect(try RenderKit.place(Counter(made: {})).strings == ["3"])
  }

  @Test func anObservedObjectGivesBindings() throws {
    struct Child: View {
      @Binding var count: Int
      var body: some View { Text("\(count)").onAppear { count += 1 } }
    }
    struct Parent: View {
      @ObservedObject var store: TestStore
      var body: some View { Child(count: $store.count) }
    }
    let store = TestStore(count: 4)
    #expect(try RenderKit.place(Parent(store: store)).strings == ["5"])
    #expect(store.count == 5)
  }

  @Test func anEnvironmentObjectIsFoundByItsType() throws {
    struct Child: View {
      @EnvironmentObject var store: TestStore
      var body: some View { Text("\(store.count)").onAppear { store.count += 1 } }
    }
    #expect(try RenderKit.place(VStack { Child() }.environmentObject(TestStore(count: 7))).strings == ["8"])
  }

  @Test func observableObjectsAreFollowedAndBound() throws {
    struct Editor: View {
      @Bindable var model: TestModel
      var body: some View { Field(text: $model.name) }
    }
    struct Field: View {
      @Binding var text: String
      var body: some View { Text(text).onAppear { text = "b" } }
    }
    struct Reader: View {
      @Environment(TestModel.self) private var model
      var body: some View { Text(model.name) }
    }
    struct Owner: View {
      @State private var model = TestModel()
      var body: some View {
        VStack {
          Editor(model: model)
          Reader()
        }
        .environment(model)
      }
    }
    #expect(try RenderKit.place(Owner()).strings == ["b", "b"])
  }

  @Test func changesInsideGeometryReadersCount() throws {
    struct Screen: View {
      @State private var model = TestModel()
      var body: some View {
        GeometryReader { _ in Text(model.name) }.onAppear { model.name = "later" }
      }
    }
    #expect(try RenderKit.place(Screen(), in: CGSize(width: 100, height: 100)).strings == ["later"])
  }
}

@Suite @MainActor struct StateIdentityTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View { Text("\(count)").onAppear { count += 1 } }
  }

  @Test func stateIsLostWithTheIdentityAndKeptWithIt() throws {
    struct Screen: View {
      @State private var isSecond = false
      @State private var label = "x"
      let changesIdentity: Bool
      var body: some View {
        VStack {
          Appearing().id(changesIdentity && isSecond ? 1 : 0)
          Text(label)
        }
        .onAppear {
          isSecond = true
          label = "y"
        }
      }
    }
    struct Appearing: View {
      @SceneStorage("appearances") private var count = 0
      var body: some View { Text("\(count)").onAppear { count += 1 } }
    }
    #expect(try RenderKit.place(Screen(changesIdentity: false)).strings == ["1", "y"])
    #expect(try RenderKit.place(Screen(changesIdentity: true)).strings == ["2", "y"])
  }

  @Test func eachPlaceHasAStateOfItsOwn() throws {
    #expect(try RenderKit.place(ForEach(0..<3) { _ in Counter() }).strings == ["1", "1", "1"])
  }

  @Test func viewsShareWhatIsStoredUnderAKey() throws {
    struct Writer: View {
      @AppStorage("name") private var name = "nobody"
      var body: some View { Color.clear.onAppear { name = "Ada" } }
    }
    struct Reader: View {
      @AppStorage("name") private var name = "somebody"
      var body: some View { Text(name) }
    }
    #expect(try RenderKit.place(VStack { Reader() }).strings == ["somebody"])
    #expect(
      try RenderKit.place(
        VStack {
          Reader(); Writer()
        }
      ).strings == ["Ada"])
  }

  @Test func namespacesAreToldApart() throws {
    struct Screen: View {
      @Namespace private var a
      @Namespace private var b
      var body: some View { Text(a == b ? "same" : "apart") }
    }
    #expect(try RenderKit.place(Screen()).strings == ["apart"])
  }
}
