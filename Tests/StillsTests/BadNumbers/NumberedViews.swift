import Foundation
import SwiftUI

/// A spelling of the vocabulary that takes a number, drawn with one.
struct NumberedView {
  let name: String
  let make: @MainActor (CGFloat) -> AnyView

  init<V: View>(_ name: String, @ViewBuilder _ make: @escaping @MainActor (CGFloat) -> V) {
    (self.name, self.make) = (name, { AnyView(make($0)) })
  }
}

/// Every modifier, view, shape and style that takes a number, by name: for tests that give each of them bad ones.
@MainActor enum NumberedViews {
  static let all = layout + containers + scrolling + texts + effects + shapes + styles + controls + bars + motion

  private static var box: some View { Color.red.frame(width: 20, height: 10) }

  static let layout: [NumberedView] = [
    NumberedView("frame(width:)") { box.frame(width: $0) },
    NumberedView("frame(height:)") { box.frame(height: $0) },
    NumberedView("frame(minWidth:)") { box.frame(minWidth: $0) },
    NumberedView("frame(idealWidth:)") { box.frame(idealWidth: $0).fixedSize() },
    NumberedView("frame(maxWidth:)") { box.frame(maxWidth: $0) },
    NumberedView("frame(minHeight:)") { box.frame(minHeight: $0) },
    NumberedView("frame(idealHeight:)") { box.frame(idealHeight: $0).fixedSize() },
    NumberedView("frame(maxHeight:)") { box.frame(maxHeight: $0) },
    NumberedView("frame(min:max:)") { box.frame(minWidth: $0, maxWidth: 10, minHeight: 10, maxHeight: $0) },
    NumberedView("padding") { box.padding($0) },
    NumberedView("padding(edges)") { box.padding([.top, .leading], $0) },
    NumberedView("padding(insets)") { box.padding(EdgeInsets(top: $0, leading: 1, bottom: -$0, trailing: $0)) },
    NumberedView("offset") { box.offset(x: $0, y: $0) },
    NumberedView("offset(size)") { box.offset(CGSize(width: $0, height: 1)) },
    NumberedView("position") { box.position(x: $0, y: $0) },
    NumberedView("position(point)") { box.position(CGPoint(x: 1, y: $0)) },
    NumberedView("aspectRatio fit") { Color.red.aspectRatio($0, contentMode: .fit) },
    NumberedView("aspectRatio fill") { Color.red.aspectRatio($0, contentMode: .fill) },
    NumberedView("aspectRatio size") { Color.red.aspectRatio(CGSize(width: $0, height: $0), contentMode: .fit) },
    NumberedView("layoutPriority") { n in
      HStack {
        box.layoutPriority(n); Text("a"); Color.blue
      }
    },
    NumberedView("zIndex") { n in
      ZStack {
        box.zIndex(n); box.zIndex(-n); box
      }
    },
    NumberedView("alignmentGuide horizontal") { n in
      VStack(alignment: .leading) {
        box.alignmentGuide(.leading) { _ in n }; box
      }
    },
    NumberedView("alignmentGuide vertical") { n in
      HStack(alignment: .firstTextBaseline) {
        Text("a").alignmentGuide(.firstTextBaseline) { _ in n }; Text("b")
      }
    },
    NumberedView("containerRelativeFrame") { n in box.containerRelativeFrame([.horizontal, .vertical]) { _, _ in n } },
    NumberedView("containerRelativeFrame(spacing:)") { n in
      box.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: n)
    },
    NumberedView("safeAreaInset top") { n in Color.red.safeAreaInset(edge: .top, spacing: n) { box } },
    NumberedView("safeAreaInset leading") { n in Color.red.safeAreaInset(edge: .leading, spacing: n) { box } },
    NumberedView("safeAreaInset of a size") { n in Color.red.safeAreaInset(edge: .bottom) { box.frame(height: n) } },
    NumberedView("safeAreaBar") { n in ScrollView { box }.safeAreaBar(edge: .bottom, spacing: n) { box } },
    NumberedView("safeAreaPadding") { Color.red.safeAreaPadding($0) },
    NumberedView("safeAreaPadding(edges)") { Color.red.safeAreaPadding(.top, $0) },
    NumberedView("safeAreaPadding(insets)") {
      Color.red.safeAreaPadding(EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0))
    },
    NumberedView("Spacer") { n in
      HStack {
        box; Spacer(minLength: n); box
      }
    },
    NumberedView("GeometryReader") { n in
      GeometryReader { proxy in
        box.frame(width: proxy.size.width * n, height: proxy.size.height / n)
      }
    },
    NumberedView("onGeometryChange") { n in box.frame(width: n).onGeometryChange(for: CGSize.self, of: \.size) { _ in }
    },
    NumberedView("anchorPreference") { n in
      box.anchorPreference(key: Corners.self, value: .point(CGPoint(x: n, y: n))) { [$0] }
        .overlayPreferenceValue(Corners.self) { anchors in
          GeometryReader { proxy in
            ForEach(anchors.indices, id: \.self) { box.position(proxy[anchors[$0]]) }
          }
        }
    },
    NumberedView("anchorPreference rect") { n in
      box.anchorPreference(key: Areas.self, value: .rect(CGRect(x: n, y: 0, width: n, height: n))) { [$0] }
        .backgroundPreferenceValue(Areas.self) { anchors in
          GeometryReader { proxy in
            ForEach(anchors.indices, id: \.self) { Color.blue.frame(width: proxy[anchors[$0]].width) }
          }
        }
    },
    NumberedView("Layout") { n in
      Nonsense(number: n) {
        Text("a"); box
      }
    },
    NumberedView("ignoresSafeArea") { box.frame(height: $0).ignoresSafeArea().background(.blue) },
    NumberedView("overlay") { n in box.overlay(alignment: .bottomTrailing) { Color.blue.frame(width: n, height: n) } },
    NumberedView("background") { n in box.background(alignment: .top) { Color.blue.frame(width: n, height: n) } },
    NumberedView("mask") { n in box.mask { Circle().frame(width: n, height: n) } },
    NumberedView("drawingGroup") { box.frame(width: $0).drawingGroup().compositingGroup() },
  ]

  static let containers: [NumberedView] = [
    NumberedView("HStack") { n in
      HStack(spacing: n) {
        box; Text("a"); Color.blue
      }
    },
    NumberedView("VStack") { n in
      VStack(spacing: n) {
        box; Text("a"); Color.blue
      }
    },
    NumberedView("HStackLayout") { n in
      AnyLayout(HStackLayout(spacing: n)) {
        box; box
      }
    },
    NumberedView("Grid") { n in
      Grid(horizontalSpacing: n, verticalSpacing: n) {
        GridRow {
          box; Text("a")
        }
        box.gridCellAnchor(UnitPoint(x: n, y: n))
      }
    },
    NumberedView("LazyVStack") { n in
      LazyVStack(spacing: n) {
        box.frame(height: n); Text("a")
      }
    },
    NumberedView("LazyHStack") { n in
      LazyHStack(spacing: n) {
        box.frame(width: n); Text("a")
      }
    },
    NumberedView("LazyVGrid fixed") { n in
      LazyVGrid(columns: [GridItem(.fixed(n), spacing: n), GridItem(.fixed(10))], spacing: n) {
        box; Text("a"); box
      }
    },
    NumberedView("LazyVGrid flexible") { n in
      LazyVGrid(columns: [GridItem(.flexible(minimum: n, maximum: 20)), GridItem(.flexible(maximum: n))]) {
        box; Text("a"); box
      }
    },
    NumberedView("LazyVGrid adaptive") { n in
      LazyVGrid(columns: [GridItem(.adaptive(minimum: n, maximum: n), spacing: n)]) {
        box; Text("a"); box
      }
    },
    NumberedView("LazyHGrid") { n in
      LazyHGrid(rows: [GridItem(.adaptive(minimum: n), spacing: n), GridItem(.fixed(n))], spacing: n) {
        box; Text("a")
      }
    },
    NumberedView("lazy rows in a scroll view") { n in
      ScrollView {
        LazyVStack(spacing: n, pinnedViews: .sectionHeaders) {
          Section("a") { ForEach(0..<40) { Text("\($0)").frame(height: n) } }
        }
      }
    },
    NumberedView("lazy cells in a scroll view") { n in
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: n))], spacing: n) {
          ForEach(0..<40) { Text("\($0)").frame(height: n) }
        }
      }
    },
    NumberedView("ViewThatFits") { n in
      ViewThatFits {
        box.frame(width: n); box.frame(height: n); box
      }
    },
    NumberedView("List rows") { n in
      List {
        Text("a").listRowInsets(EdgeInsets(top: n, leading: n, bottom: n, trailing: n)).frame(height: n)
        Text("b")
      }
      .listRowSpacing(n).listSectionSpacing(n)
    },
    NumberedView("List row height") { n in
      List { Text("a") }.environment(\.defaultMinListRowHeight, n).environment(\.defaultMinListHeaderHeight, n)
    },
    NumberedView("Form") { n in Form { Text("a").padding(n) } },
    NumberedView("Section header") { n in
      List {
        Section {
          Text("a")
        } header: {
          box.frame(height: n)
        }
      }
    },
    NumberedView("GlassEffectContainer") { n in GlassEffectContainer(spacing: n) { box.glassEffect() } },
    NumberedView("TabView") { n in
      TabView {
        box.frame(width: n).tabItem { Text("a") }
      }
    },
  ]

  static let scrolling: [NumberedView] = [
    NumberedView("ScrollView of a size") { n in ScrollView([.horizontal, .vertical]) { box.frame(width: n, height: n) }
    },
    NumberedView("contentMargins") { ScrollView { box }.contentMargins($0) },
    NumberedView("contentMargins(edges)") { ScrollView { box }.contentMargins(.horizontal, $0, for: .scrollContent) },
    NumberedView("contentMargins(insets)") {
      ScrollView { box }.contentMargins(.all, EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0))
    },
    NumberedView("defaultScrollAnchor") { ScrollView { box }.defaultScrollAnchor(UnitPoint(x: $0, y: $0)) },
    NumberedView("scrollTo") { n in
      ScrollViewReader { proxy in
        ScrollView { ForEach(0..<20) { Text("\($0)").id($0) } }
          .onAppear { proxy.scrollTo(10, anchor: UnitPoint(x: n, y: n)) }
      }
    },
    NumberedView("ScrollPosition") { n in
      ScrollView { ForEach(0..<20) { Text("\($0)") } }
        .scrollPosition(.constant(ScrollPosition(x: n, y: n)), anchor: UnitPoint(x: n, y: n))
    },
    NumberedView("onScrollVisibilityChange") { n in
      ScrollView { box.onScrollVisibilityChange(threshold: n) { _ in } }
    },
    NumberedView("scrollTransition") { n in
      ScrollView { box.scrollTransition { content, _ in content.scaleEffect(n).offset(x: n).opacity(n) } }
    },
  ]

  static let texts: [NumberedView] = [
    NumberedView("font size") { Text("a b c").font(.system(size: $0)) },
    NumberedView("custom font size") { Text("a b c").font(.custom("Inter", size: $0, relativeTo: .title)) },
    NumberedView("fixed font size") { Text("a b c").font(.custom("Nowhere", fixedSize: $0)) },
    NumberedView("font weight") { Text("a").font(.system(size: 17, weight: .black).width(Font.Width($0))) },
    NumberedView("font leading") { Text("a\nb").font(.system(size: $0).leading(.loose)) },
    NumberedView("kerning") { Text("hello world").kerning($0) },
    NumberedView("kerning of a view") { VStack { Text("hello world") }.kerning($0) },
    NumberedView("tracking") { Text("hello world").tracking($0) },
    NumberedView("tracking of a view") { VStack { Text("hello world") }.tracking($0) },
    NumberedView("baselineOffset") { Text("a \(Text("b").baselineOffset($0))") },
    NumberedView("baselineOffset of a view") { VStack { Text("a") }.baselineOffset($0) },
    NumberedView("lineSpacing") { Text("a\nb\nc").lineSpacing($0) },
    NumberedView("lineHeight exact") { Text("a\nb\nc").lineHeight(.exact(points: $0)) },
    NumberedView("lineHeight multiple") { Text("a\nb\nc").lineHeight(.multiple(factor: $0)) },
    NumberedView("lineHeight leading") { Text("a\nb\nc").lineHeight(.leading(increase: $0)).frame(height: 20) },
    NumberedView("minimumScaleFactor") { Text("hello hello hello").minimumScaleFactor($0).lineLimit(1) },
    NumberedView("attributed") { Text(attributed($0)) },
    NumberedView("width offered") { Text("a few words that wrap").frame(width: $0) },
    NumberedView("height offered") { Text("a few words that wrap").frame(width: 30, height: $0) },
    NumberedView("formatted") { Text($0, format: .number) + Text(" \($0, specifier: "%.2f")") },
    NumberedView("percent") { Text(Double($0), format: .percent) },
    NumberedView("currency") { Text(Double($0), format: .currency(code: "EUR")) },
    NumberedView("duration") { Text("\(Text(Date(timeIntervalSince1970: Double($0).clampedToDates), style: .timer))") },
    NumberedView("image in text") { Text("a \(Image(systemName: "star")) b").font(.system(size: $0)) },
    NumberedView("ScaledMetric") { Metered(number: $0) },
    NumberedView("TextRenderer") { Text("abc").textRenderer(Wild(number: $0)) },
    NumberedView("Label") { Label("a", systemImage: "star").font(.system(size: $0)).imageScale(.large) },
    NumberedView("symbol") { Image(systemName: "star.fill").font(.system(size: $0, weight: .bold)) },
    NumberedView("variable symbol") { Image(systemName: "wifi", variableValue: Double($0)) },
    NumberedView("resizable symbol") { n in Image(systemName: "star").resizable().scaledToFit().frame(width: n) },
    NumberedView("resizable insets") {
      Image(systemName: "star").resizable(
        capInsets: EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0), resizingMode: .tile)
    },
    NumberedView("AsyncImage") { AsyncImage(url: nil, scale: $0) },
    NumberedView("TextField") { TextField("a", text: .constant("b")).font(.system(size: $0)).padding($0) },
  ]

  static let effects: [NumberedView] = [
    NumberedView("opacity") { box.opacity($0) },
    NumberedView("opacity of a group") { n in
      VStack {
        box; Text("a")
      }
      .compositingGroup().opacity(n)
    },
    NumberedView("blur") { box.blur(radius: $0) },
    NumberedView("opaque blur") { box.blur(radius: $0, opaque: true) },
    NumberedView("shadow radius") { box.shadow(radius: $0) },
    NumberedView("shadow offset") { box.shadow(radius: 1, x: $0, y: $0) },
    NumberedView("brightness") { box.brightness($0) },
    NumberedView("contrast") { box.contrast($0) },
    NumberedView("saturation") { box.saturation($0) },
    NumberedView("grayscale") { box.grayscale($0) },
    NumberedView("hueRotation") { box.hueRotation(.degrees($0)) },
    NumberedView("colorMultiply") { box.colorMultiply(Color(red: $0, green: $0, blue: $0)) },
    NumberedView("border") { box.border(.blue, width: $0) },
    NumberedView("cornerRadius") { box.cornerRadius($0) },
    NumberedView("rotationEffect") { box.rotationEffect(.degrees($0)) },
    NumberedView("rotationEffect radians") { box.rotationEffect(.radians($0), anchor: UnitPoint(x: $0, y: $0)) },
    NumberedView("scaleEffect") { box.scaleEffect($0) },
    NumberedView("scaleEffect axes") { box.scaleEffect(x: $0, y: 1, anchor: UnitPoint(x: 0, y: $0)) },
    NumberedView("scaleEffect of a text") { Text("a").scaleEffect(CGSize(width: 1, height: $0)) },
    NumberedView("rotation3DEffect angle") { Text("a").rotation3DEffect(.degrees($0), axis: (x: 1, y: 1, z: 0)) },
    NumberedView("rotation3DEffect axis") { Text("a").rotation3DEffect(.degrees(30), axis: (x: $0, y: 0, z: 1)) },
    NumberedView("rotation3DEffect perspective") {
      Text("a").rotation3DEffect(
        .degrees(30), axis: (x: 0, y: 1, z: 0), anchor: UnitPoint(x: $0, y: 0), anchorZ: $0, perspective: $0)
    },
    NumberedView("rotation3DEffect perspective alone") {
      box.rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0), perspective: $0)
    },
    NumberedView("transformEffect") {
      Text("a").transformEffect(CGAffineTransform(a: $0, b: 0, c: $0, d: 1, tx: $0, ty: 0))
    },
    NumberedView("projectionEffect") { n in
      var transform = ProjectionTransform()
      let _ = (transform.m13 = n, transform.m31 = n, transform.m33 = n)
      Text("a").projectionEffect(transform)
    },
    NumberedView("GeometryEffect") { Text("a").modifier(Shaken(number: $0)) },
    NumberedView("visualEffect") { n in
      Text("a").visualEffect { content, _ in
        content.offset(x: n, y: n).scaleEffect(n).rotationEffect(.degrees(n)).opacity(n).blur(radius: n).brightness(n)
          .contrast(n).saturation(n).grayscale(n).hueRotation(.degrees(n))
      }
    },
    NumberedView("matchedGeometryEffect") { Matched(number: $0) },
    NumberedView("clipShape") { box.clipShape(RoundedRectangle(cornerRadius: $0)) },
    NumberedView("contentShape") { box.contentShape(Circle().inset(by: $0)) },
    NumberedView("blendMode") { box.scaleEffect($0).blendMode(.multiply) },
    NumberedView("Canvas") { n in
      Canvas { context, size in Sketch(number: n).draw(in: &context, size) }
    },
    NumberedView("Canvas of a size") { n in
      Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) }
        .frame(width: n, height: n)
    },
  ]

  private struct Corners: PreferenceKey {
    static var defaultValue: [Anchor<CGPoint>] { [] }
    static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) { value += nextValue() }
  }

  private struct Areas: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
  }

  private static func attributed(_ number: CGFloat) -> AttributedString {
    var string = AttributedString("some words")
    (string.kern, string.tracking, string.baselineOffset) = (number, number, number)
    string.font = .system(size: number)
    return string
  }
}

extension Double {
  /// Dates beyond are a matter of the calendar's.
  fileprivate var clampedToDates: Double { isFinite ? Swift.min(Swift.max(self, -1e10), 1e10) : 0 }
}

private struct Nonsense: Layout {
  let number: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: number, height: -number)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      subview.place(at: CGPoint(x: number, y: number), proposal: ProposedViewSize(width: number, height: number))
    }
  }
}

private struct Metered: View {
  @ScaledMetric private var length: CGFloat

  init(number: CGFloat) { _length = ScaledMetric(wrappedValue: number, relativeTo: .title) }

  var body: some View { Color.red.frame(width: length) }
}

private struct Wild: TextRenderer {
  let number: CGFloat

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout {
      for run in line {
        var copy = context
        copy.translateBy(x: number, y: number)
        copy.opacity = number
        copy.draw(run)
      }
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { CGSize(width: number, height: number) }
}

private struct Shaken: GeometryEffect {
  let number: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: number, y: size.height * number))
  }
}

private struct Matched: View {
  let number: CGFloat
  @Namespace private var space

  var body: some View {
    HStack {
      Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: number, height: number)
      Color.blue.matchedGeometryEffect(id: 1, in: space, anchor: UnitPoint(x: number, y: number), isSource: false)
    }
  }
}

private struct Sketch {
  let number: CGFloat

  func draw(in context: inout GraphicsContext, _ size: CGSize) {
    let point = CGPoint(x: number, y: number), rect = CGRect(x: number, y: 0, width: number, height: number)
    context.fill(Path(ellipseIn: rect), with: .color(red: number, green: number, blue: number, opacity: number))
    context.fill(
      Path(CGRect(origin: .zero, size: size)),
      with: .radialGradient(
        Gradient(colors: [.red, .blue]), center: point, startRadius: number, endRadius: number))
    context.fill(
      Path(rect), with: .linearGradient(Gradient(colors: [.red, .blue]), startPoint: point, endPoint: .zero))
    context.fill(
      Path(rect), with: .conicGradient(Gradient(colors: [.red, .blue]), center: point, angle: .degrees(number)))
    context.stroke(Path(roundedRect: rect, cornerRadius: number), with: .color(.red), lineWidth: number)
    context.drawLayer { layer in
      layer.addFilter(.blur(radius: number))
      layer.addFilter(.shadow(radius: number, x: number, y: number))
      layer.addFilter(.alphaThreshold(min: number, max: number))
      layer.addFilter(.hueRotation(.degrees(number)))
      layer.addFilter(.saturation(number))
      layer.addFilter(.contrast(number))
      layer.addFilter(.grayscale(number))
      layer.addFilter(.colorInvert(number))
      layer.draw(Text("x"), at: point, anchor: UnitPoint(x: number, y: number))
    }
    context.clip(to: Path(ellipseIn: rect))
    context.clipToLayer(opacity: number) { $0.fill(Path(rect), with: .color(.red)) }
    context.rotate(by: .degrees(number))
    context.scaleBy(x: number, y: number)
    context.concatenate(CGAffineTransform(a: number, b: number, c: 0, d: 1, tx: 0, ty: number))
    context.draw(Image(systemName: "star"), in: rect)
    context.draw(Text("x"), in: rect)
    _ = context.resolve(Text("x")).measure(in: CGSize(width: number, height: number))
  }
}
