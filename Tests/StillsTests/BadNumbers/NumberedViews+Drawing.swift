import Foundation
import SwiftUI

extension NumberedViews {
  static let shapes: [NumberedView] = [
    NumberedView("RoundedRectangle") { RoundedRectangle(cornerRadius: $0).fill(.red) },
    NumberedView("RoundedRectangle circular") { RoundedRectangle(cornerRadius: $0, style: .circular).stroke(.red) },
    NumberedView("RoundedRectangle size") { RoundedRectangle(cornerSize: CGSize(width: $0, height: 3)).fill(.red) },
    NumberedView("UnevenRoundedRectangle") {
      UnevenRoundedRectangle(topLeadingRadius: $0, bottomLeadingRadius: 1, bottomTrailingRadius: $0).fill(.red)
    },
    NumberedView(".rect") { Color.red.clipShape(.rect(cornerRadius: $0)).background(in: .rect(cornerRadius: $0)) },
    NumberedView("stroke") { Circle().stroke(.red, lineWidth: $0) },
    NumberedView("stroke style") {
      Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, miterLimit: $0, dash: [$0, 2], dashPhase: $0))
    },
    NumberedView("dashes of no length") { Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [$0, $0])) },
    NumberedView("strokeBorder") { Circle().strokeBorder(.red, lineWidth: $0) },
    NumberedView("inset") { Capsule().inset(by: $0).fill(.red) },
    NumberedView("inset of an ellipse") { Ellipse().inset(by: $0).stroke(.red) },
    NumberedView("trim") { Circle().trim(from: $0, to: 0.9).stroke(.red) },
    NumberedView("trim end") { Rectangle().trim(from: 0.1, to: $0).stroke(.red) },
    NumberedView("rotation") { Rectangle().rotation(.degrees($0), anchor: UnitPoint(x: $0, y: 0)).fill(.red) },
    NumberedView("scale") { Rectangle().scale($0, anchor: UnitPoint(x: 1, y: $0)).fill(.red) },
    NumberedView("scale axes") { Rectangle().scale(x: $0, y: 1).fill(.red) },
    NumberedView("shape offset") { Circle().offset(x: $0, y: $0).fill(.red) },
    NumberedView("shape size") { Circle().size(width: $0, height: $0).fill(.red) },
    NumberedView("shape transform") { Circle().transform(CGAffineTransform(scaleX: $0, y: $0)).fill(.red) },
    NumberedView("union") { Circle().union(Circle().offset(x: $0)).fill(.red) },
    NumberedView("intersection") { Rectangle().intersection(Circle().scale($0)).fill(.red) },
    NumberedView("subtracting") { Rectangle().subtracting(Rectangle().inset(by: $0)).fill(.red) },
    NumberedView("Path") { number in
      Path { path in
        let point = CGPoint(x: number, y: number), rect = CGRect(x: number, y: number, width: number, height: 2)
        path.move(to: point)
        path.addLine(to: .zero)
        path.addCurve(to: CGPoint(x: 5, y: 5), control1: point, control2: .zero)
        path.addQuadCurve(to: point, control: .zero)
        path.addArc(center: point, radius: number, startAngle: .degrees(number), endAngle: .zero, clockwise: false)
        path.addRelativeArc(center: .zero, radius: number, startAngle: .zero, delta: .degrees(number))
        path.addArc(tangent1End: .zero, tangent2End: point, radius: number)
        path.addRoundedRect(in: rect, cornerSize: CGSize(width: number, height: number))
        path.addEllipse(in: rect)
        path.addLines([.zero, point])
        path.addRects([rect])
      }
      .stroke(.red, lineWidth: 2)
    },
    NumberedView("trimmed path") { number in
      Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).trimmedPath(from: number, to: number + 0.5).stroke()
    },
    NumberedView("stroked path") { number in
      Path(ellipseIn: CGRect(x: 0, y: 0, width: number, height: 20))
        .strokedPath(StrokeStyle(lineWidth: number, dash: [number, 3]))
    },
    NumberedView("ConcentricRectangle") { ConcentricRectangle(corners: .fixed($0)).fill(.red) },
    NumberedView("containerShape") {
      ContainerRelativeShape().fill(.red).padding(2).containerShape(RoundedRectangle(cornerRadius: $0))
    },
    NumberedView("shape of a size") { Circle().fill(.red).frame(width: $0, height: 5) },
    NumberedView("own shape") { Dented(number: $0).fill(.red) },
  ]

  static let styles: [NumberedView] = [
    NumberedView("Color rgb") { Color(red: $0, green: $0, blue: 0, opacity: $0) },
    NumberedView("Color p3") { Color(.displayP3, red: $0, green: 1, blue: 0, opacity: 1) },
    NumberedView("Color white") { Color(white: $0, opacity: $0) },
    NumberedView("Color hsb") { Color(hue: $0, saturation: $0, brightness: $0) },
    NumberedView("Color opacity") { Color.red.opacity($0) },
    NumberedView("Color mix") { Color.red.mix(with: .blue, by: $0) },
    NumberedView("style opacity") { Rectangle().fill(.tint.opacity($0)) },
    NumberedView("LinearGradient") {
      LinearGradient(
        stops: [.init(color: .red, location: $0), .init(color: .blue, location: 0.5)],
        startPoint: UnitPoint(x: $0, y: 0), endPoint: UnitPoint(x: 1, y: $0))
    },
    NumberedView("RadialGradient") {
      RadialGradient(colors: [.red, .blue], center: UnitPoint(x: $0, y: $0), startRadius: $0, endRadius: 10)
    },
    NumberedView("RadialGradient end") {
      RadialGradient(colors: [.red, .blue], center: .center, startRadius: 1, endRadius: $0)
    },
    NumberedView("EllipticalGradient") {
      EllipticalGradient(
        colors: [.red, .blue], center: UnitPoint(x: 0, y: $0), startRadiusFraction: $0, endRadiusFraction: $0)
    },
    NumberedView("AngularGradient") {
      AngularGradient(
        colors: [.red, .blue], center: UnitPoint(x: $0, y: 0), startAngle: .degrees($0), endAngle: .degrees(90))
    },
    NumberedView("AngularGradient angle") {
      AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees($0))
    },
    NumberedView("MeshGradient") { number in
      MeshGradient(
        width: 2, height: 2, points: [[Float(number), 0], [1, 0], [0, 1], [1, Float(number)]],
        colors: [.red, .blue, .green, .yellow])
    },
    NumberedView("MeshGradient bezier") { number in
      let n = Float(number)
      MeshGradient(
        width: 2, height: 2,
        bezierPoints: [[0, 0], [1, 0], [0, 1], [1, 1]].map {
          MeshGradient.BezierPoint(
            position: $0, leadingControlPoint: [n, 0], topControlPoint: [0, n], trailingControlPoint: [n, n],
            bottomControlPoint: $0)
        }, colors: [.red, .blue, .green, .yellow])
    },
    NumberedView("ImagePaint") {
      Rectangle().fill(
        ImagePaint(
          image: Image(systemName: "star"), sourceRect: CGRect(x: $0, y: 0, width: $0, height: 1), scale: $0))
    },
    NumberedView("drop shadow style") { Circle().fill(.red.shadow(.drop(radius: $0, x: $0, y: $0))) },
    NumberedView("inner shadow style") { Circle().fill(.red.shadow(.inner(radius: $0, x: $0, y: $0))) },
    NumberedView("shadow of a text") { Text("a").foregroundStyle(.red.shadow(.inner(radius: $0))) },
    NumberedView("material") { Color.red.overlay(.thinMaterial).frame(width: $0) },
    NumberedView("gradient in a text") {
      Text("abc").foregroundStyle(
        .linearGradient(colors: [.red, .blue], startPoint: UnitPoint(x: $0, y: 0), endPoint: .bottom))
    },
  ]

  static let controls: [NumberedView] = [
    NumberedView("ProgressView") { ProgressView(value: $0) },
    NumberedView("ProgressView total") { ProgressView("a", value: 0.5, total: $0) },
    NumberedView("circular ProgressView") { ProgressView(value: $0, total: 3).progressViewStyle(.circular) },
    NumberedView("Gauge") { number in Gauge(value: number, in: 0...1) { Text("a") } },
    NumberedView("circular Gauge") { number in
      Gauge(value: number) { Text("a") }.gaugeStyle(.accessoryCircular).tint(.red)
    },
    NumberedView("Gauge bounds") { number in
      Gauge(value: 0.5, in: min(0, number.ifNumber)...max(0, number.ifNumber)) { Text("a") }
    },
    NumberedView("Slider") { Slider(value: .constant($0)) },
    NumberedView("Slider bounds") { Slider(value: .constant(1), in: min(0, $0.ifNumber)...max(0, $0.ifNumber)) },
    NumberedView("Slider step") { Slider(value: .constant(0.5), in: 0...1, step: $0.isFinite && $0 > 0 ? $0 : 1) },
    NumberedView("Stepper") { Stepper("a", value: .constant($0), in: -1e300...1e300) },
    NumberedView("Button border shape") {
      Button("a") {}.buttonStyle(.bordered).buttonBorderShape(.roundedRectangle(radius: $0))
    },
    NumberedView("controlSize and padding") { Toggle("a", isOn: .constant(true)).padding($0) },
    NumberedView("DatePicker") {
      DatePicker(
        "a", selection: .constant(Date(timeIntervalSince1970: $0.isFinite ? Double(max(-1e9, min($0, 1e9))) : 0)))
    },
    NumberedView("TextEditor") { TextEditor(text: .constant("a")).frame(height: $0) },
    NumberedView("GroupBox") { number in GroupBox("a") { Color.red.frame(width: number, height: number) } },
    NumberedView("badge") { number in List { Text("a").badge(Int(clamping: number)) } },
    NumberedView("Divider") { Divider().frame(height: $0) },
  ]

  static let bars: [NumberedView] = [
    NumberedView("presentation") { number in
      Color.red.sheet(isPresented: .constant(true)) {
        Text("a").presentationDetents([.height(number), .fraction(number)]).presentationCornerRadius(number)
      }
    },
    NumberedView("inspector") { number in
      Color.red.inspector(isPresented: .constant(true)) {
        Text("a").inspectorColumnWidth(min: number, ideal: number, max: number)
      }
    },
    NumberedView("split view") { number in
      NavigationSplitView {
        Text("a").navigationSplitViewColumnWidth(number)
      } detail: {
        Text("b")
      }
    },
    NumberedView("popover") { number in
      Color.red.popover(isPresented: .constant(true), attachmentAnchor: .point(UnitPoint(x: number, y: number))) {
        Color.blue.frame(width: number, height: number)
      }
    },
    NumberedView("toolbar") { number in
      NavigationStack {
        Text("a").toolbar { ToolbarItem { Text("b").frame(width: number).font(.system(size: number)) } }
      }
    },
    NumberedView("NavigationStack content") { number in
      NavigationStack { ScrollView { Color.red.frame(height: number) }.navigationTitle("a") }
    },
  ]

  static let motion: [NumberedView] = [
    NumberedView("animation") { Color.red.offset(x: 1).animation(.linear(duration: $0), value: 1) },
    NumberedView("spring") {
      Color.red.animation(.spring(response: $0, dampingFraction: $0, blendDuration: $0), value: 1)
    },
    NumberedView("bouncy") {
      Color.red.animation(.bouncy(duration: $0, extraBounce: $0).delay($0).speed($0), value: 1)
    },
    NumberedView("interpolatingSpring") {
      Color.red.animation(.interpolatingSpring(mass: $0, stiffness: $0, damping: $0, initialVelocity: $0), value: 1)
    },
    NumberedView("timing curve") { Color.red.animation(.timingCurve($0, $0, $0, $0, duration: 1), value: 1) },
    NumberedView("transition") { Color.red.transition(.scale(scale: $0).combined(with: .offset(x: $0))) },
    NumberedView("phaseAnimator") { number in
      Color.red.phaseAnimator([0, number]) { content, phase in
        content.offset(x: phase)
      } animation: { _ in
        .linear(duration: number)
      }
    },
    NumberedView("keyframeAnimator") { number in
      Color.red.keyframeAnimator(initialValue: number) { content, value in
        content.offset(x: value)
      } keyframes: { _ in
        LinearKeyframe(number, duration: number)
        SpringKeyframe(number, duration: number)
      }
    },
    NumberedView("TimelineView") { number in
      TimelineView(.periodic(from: Date(timeIntervalSince1970: 0), by: number)) { _ in Color.red }
    },
    NumberedView("timeline animation") { number in
      TimelineView(.animation(minimumInterval: number)) { _ in Color.red }
    },
    NumberedView("symbolEffect") {
      Image(systemName: "star").symbolEffect(.bounce, options: .speed($0).repeat(3), value: 1)
    },
    NumberedView("numericText") { Text("1").contentTransition(.numericText(value: $0)) },
    NumberedView("gestures") {
      Color.red.gesture(DragGesture(minimumDistance: $0))
        .gesture(LongPressGesture(minimumDuration: $0, maximumDistance: $0))
        .gesture(MagnifyGesture(minimumScaleDelta: $0)).gesture(RotateGesture(minimumAngleDelta: .degrees($0)))
    },
    NumberedView("accessibility") { Text("a").accessibilitySortPriority($0).speechAdjustedPitch($0) },
  ]
}

extension CGFloat {
  /// For what cannot be written otherwise: a range with no number in it stops on a device, too.
  fileprivate var ifNumber: CGFloat { isNaN ? 0 : self }
}

extension Int {
  fileprivate init(clamping number: CGFloat) {
    self = number.isNaN ? 0 : number > 1e18 ? .max : number < -1e18 ? .min : Int(number)
  }
}

private struct Dented: Shape {
  let number: CGFloat

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: number, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.width * number, y: rect.height / number))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
    }
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: number, height: number) }
}
