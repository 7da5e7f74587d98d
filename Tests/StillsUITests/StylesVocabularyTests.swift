import SwiftUI
import Testing

// Spellings that apps use. They need only compile, in any order of nesting, and draw without a trap.

private extension Color {
  static let brand = Color(red: 0.1, green: 0.2, blue: 0.3)

  init(hex: UInt) {
    self.init(
      .sRGB, red: Double((hex >> 16) & 0xff) / 255, green: Double((hex >> 8) & 0xff) / 255,
      blue: Double(hex & 0xff) / 255, opacity: 1)
  }
}

private extension ShapeStyle where Self == Color {
  static var brand: Color { .brand }
}

private struct Wave: Shape {
  var phase: Double
  var height: CGFloat

  var animatableData: AnimatablePair<Double, CGFloat> {
    get { AnimatablePair(phase, height) }
    set { (phase, height) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: rect.midY))
    path.addQuadCurve(to: CGPoint(x: rect.maxX, y: rect.midY), control: CGPoint(x: rect.midX, y: height))
    path.closeSubpath()
    return path
  }
}

private struct Notched: InsettableShape {
  var insetAmount = 0.0

  func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: insetAmount, dy: insetAmount)) }

  func inset(by amount: CGFloat) -> some InsettableShape {
    var shape = self
    shape.insetAmount += amount
    return shape
  }
}

private struct StyleSpellings: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.redactionReasons) private var redactionReasons
  var isOn = true

  private var color: Color { isOn ? .red : .blue }
  private let literal = Color(#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1))

  var body: some View {
    Group {
      Rectangle().foregroundStyle(.red)
      Rectangle().foregroundStyle(isOn ? .red : .blue)
      Rectangle().foregroundStyle(isOn ? .primary : .secondary)
      Rectangle().foregroundStyle(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
      Rectangle().foregroundStyle(isOn ? Color.accentColor : .secondary)
      Rectangle().foregroundStyle(.brand)
      Rectangle().foregroundStyle(Color(hex: 0xff8800))
      Rectangle().foregroundStyle(color.opacity(0.4))
      Rectangle().foregroundStyle(.white.opacity(0.4))
      Rectangle().foregroundStyle(.tint.opacity(0.4))
      Rectangle().foregroundStyle(.white, .blue)
      Rectangle().foregroundStyle(.white, .blue, .red)
      Rectangle().foregroundStyle(.primary.opacity(0.8), Color.blue.gradient)
      Rectangle().foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      Rectangle().foregroundStyle(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      Rectangle().foregroundStyle(.blue.shadow(.drop(color: .black.opacity(0.2), radius: 3, x: 0, y: 2)))
      Rectangle().foregroundColor(.secondary)
      Rectangle().foregroundColor(colorScheme == .dark ? .white : .black)
      Rectangle().foregroundColor(isOn ? nil : .red)
      Rectangle().foregroundColor(Color(.systemGray4))
      Rectangle().foregroundColor(Color(UIColor.label))
      Rectangle().foregroundColor(Color(uiColor: .separator))
      Rectangle().foregroundColor(Color(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)))
    }
    Group {
      Rectangle().tint(.red)
      Rectangle().tint(isOn ? .red : nil)
      Rectangle().tint(Color.red)
      Rectangle().tint(Color.red.gradient)
      Rectangle().tint(.primary)
      Rectangle().accentColor(.purple)
      Rectangle().backgroundStyle(.blue.gradient)
      Rectangle().background(.ultraThinMaterial)
      Rectangle().background(.ultraThinMaterial, in: .rect(cornerRadius: 12))
      Rectangle().background(.regularMaterial, in: RoundedRectangle(cornerRadius: 12, style: .continuous))
      Rectangle().background(.thinMaterial, in: Capsule())
      Rectangle().background(.bar)
      Rectangle().background(Material.ultraThin)
      Rectangle().background(isOn ? .red : .clear)
      Rectangle().background(isOn ? Color.red.opacity(0.2) : Color.clear)
      Rectangle().background(.tint.opacity(0.1), in: .capsule)
      Rectangle().background(.quaternary, in: .circle)
      Rectangle().background(.fill.tertiary)
      Rectangle().background(.background.secondary)
      Rectangle().background(Color.red.gradient)
      Rectangle().background(
        LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom))
      Rectangle().background { RoundedRectangle(cornerRadius: 8).fill(.white).shadow(radius: 2) }
      Rectangle().preferredColorScheme(isOn ? .dark : nil)
      Rectangle().environment(\.colorScheme, .dark)
      Rectangle().colorScheme(.light)
    }
    Group {
      Color.red
      Color.red.ignoresSafeArea()
      Color(.systemBackground).edgesIgnoringSafeArea(.all)
      Color("Brand")
      Color.clear.frame(height: 1)
      literal
      LinearGradient(
        gradient: Gradient(stops: [.init(color: .red, location: 0), Gradient.Stop(color: .blue, location: 1)]),
        startPoint: .topLeading, endPoint: UnitPoint(x: 0.5, y: 1))
      LinearGradient(stops: [.init(color: .red, location: 0.1)], startPoint: .top, endPoint: .bottom)
      LinearGradient(colors: [.red, .blue.opacity(0.5)], startPoint: .top, endPoint: .bottom).opacity(0.4)
      RadialGradient(gradient: Gradient(colors: [.red, .blue]), center: .center, startRadius: 1, endRadius: 50)
      AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center)
      AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(90))
      EllipticalGradient(colors: [.red, .blue], center: .center, startRadiusFraction: 0.1, endRadiusFraction: 0.6)
      Rectangle().fill(.conicGradient(colors: [.red, .blue], center: .center))
      Rectangle().fill(.radialGradient(colors: [.red, .blue], center: .top, startRadius: 0, endRadius: 50))
      Rectangle().fill(.ellipticalGradient(colors: [.red, .blue]))
      Rectangle().fill(.angularGradient(colors: [.red], center: .center, startAngle: .zero, endAngle: .degrees(90)))
      Rectangle().fill(Color.blue.mix(with: .black, by: 0.2))
      Rectangle().fill(.separator)
      Rectangle().fill(.selection)
      Rectangle().fill(.placeholder)
      Rectangle().fill(.foreground)
      Rectangle().fill(.blue.secondary)
      Rectangle().fill(.blue.blendMode(.multiply))
    }
  }
}

private struct ShapeSpellings: View {
  var isOn = true

  var body: some View {
    Group {
      Circle()
      Circle().fill(.red).frame(width: 10, height: 10)
      Circle().fill(Color.red.opacity(0.2)).frame(width: 10)
      Circle().fill(isOn ? .red : .gray)
      Circle().fill(isOn ? Color.green : Color.gray.opacity(0.3))
      Circle().fill(.red).stroke(.blue, lineWidth: 2)
      Circle().fill(.red).strokeBorder(.blue)
      Circle().stroke()
      Circle().stroke(lineWidth: 3)
      Circle().stroke(Color.red, lineWidth: 2)
      Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4, 2]))
      Circle().stroke(style: StrokeStyle(lineWidth: 2)).foregroundColor(.red)
      Circle().stroke(Color.red.opacity(0.2), lineWidth: 2).background(Circle().fill(Color.white))
      Circle().trim(from: 0, to: 0.7).stroke(.blue.gradient, style: .init(lineWidth: 8, lineCap: .round))
      Circle().trim(from: 0, to: 0.7).stroke(style: .init(lineWidth: 8)).rotationEffect(.degrees(-90))
      Circle().inset(by: 4).stroke(.red)
      Circle().strokeBorder(lineWidth: 2)
      Circle().strokeBorder(Color.red, lineWidth: 2)
      Circle().strokeBorder(style: StrokeStyle(lineWidth: 2))
      Circle().strokeBorder(.red, style: StrokeStyle(lineWidth: 2), antialiased: true)
      Circle().scale(0.8).fill(.red)
      Circle().offset(x: 2, y: 3).fill(.red)
      Circle().offset(x: 2, y: 3).frame(width: 10)
    }
    Group {
      RoundedRectangle(cornerRadius: 8).strokeBorder(.gray)
      RoundedRectangle(cornerRadius: 8, style: .continuous).fill(Color(.secondarySystemBackground))
      RoundedRectangle(cornerSize: CGSize(width: 4, height: 8)).fill()
      UnevenRoundedRectangle(topLeadingRadius: 8, bottomTrailingRadius: 8).fill(.red)
      UnevenRoundedRectangle(cornerRadii: .init(topLeading: 4, topTrailing: 4))
      Capsule().fill(.red)
      Capsule(style: .circular).stroke(.red)
      Ellipse().fill(.red).rotationEffect(.degrees(20))
      Rectangle().fill(Color.red).frame(height: 1)
      Rectangle().fill(style: FillStyle(eoFill: true))
      Rectangle().rotation(.degrees(10)).fill(.red)
      Rectangle().transform(CGAffineTransform(scaleX: 2, y: 1)).fill(.red)
      Rectangle().size(width: 10, height: 10).fill(.red)
      ContainerRelativeShape().inset(by: 4).fill(.red)
      AnyShape(Circle()).fill(.red)
      Wave(phase: 1, height: 4).fill(.red)
      Wave(phase: 1, height: 4)
      Wave(phase: 1, height: 4).stroke(.red, lineWidth: 2).frame(height: 20)
      Notched().strokeBorder(.red, lineWidth: 2)
      Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 10))
        path.addArc(center: .zero, radius: 4, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
      }
      .stroke(.red, lineWidth: 1)
      Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)).fill(.red)
    }
    Group {
      Color.red.clipShape(Circle())
      Color.red.clipShape(.circle)
      Color.red.clipShape(.capsule)
      Color.red.clipShape(.rect)
      Color.red.clipShape(.rect(cornerRadius: 8))
      Color.red.clipShape(.rect(cornerRadius: 8, style: .continuous))
      Color.red.clipShape(.rect(topLeadingRadius: 8, topTrailingRadius: 8))
      Color.red.clipShape(.rect(cornerRadii: .init(topLeading: 8)))
      Color.red.clipShape(isOn ? AnyShape(Circle()) : AnyShape(Rectangle()))
      Color.red.clipShape(RoundedRectangle(cornerRadius: 8), style: FillStyle())
      Color.red.overlay(Circle().stroke(Color.white, lineWidth: 2))
      Color.red.overlay { RoundedRectangle(cornerRadius: 8).stroke(.white.opacity(0.5), lineWidth: 1) }
      Color.red.overlay(RoundedRectangle(cornerRadius: 8).strokeBorder(isOn ? Color.red : .clear, lineWidth: 1))
      Color.red.overlay(LinearGradient(colors: [.clear, .black], startPoint: .top, endPoint: .bottom))
    }
  }
}

private struct EffectSpellings: View {
  var isOn = true

  var body: some View {
    Group {
      Color.red.opacity(isOn ? 1 : 0.5)
      Color.red.border(.red)
      Color.red.border(Color.red, width: 2)
      Color.red.clipped()
      Color.red.cornerRadius(8)
      Color.red.mask(Circle())
      Color.red.mask { Circle() }
      Color.red.mask(alignment: .leading) { Rectangle().frame(width: 10) }
      Color.red.mask(LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))
      Color.red.shadow(radius: 4)
      Color.red.shadow(color: .black.opacity(0.1), radius: 4, x: 0, y: 2)
      Color.red.shadow(color: .black, radius: 4, y: 2)
      Color.red.blur(radius: isOn ? 0 : 4)
      Color.red.blur(radius: 4, opaque: true)
      Color.red.brightness(0.1).contrast(1.2).saturation(0.5).grayscale(0.9).hueRotation(.degrees(20))
      Color.red.colorMultiply(.blue).colorInvert().luminanceToAlpha()
      Color.red.blendMode(.multiply).compositingGroup().drawingGroup()
      Color.red.blendMode(isOn ? .plusLighter : .normal)
    }
    Group {
      Color.red.rotationEffect(.degrees(20))
      Color.red.rotationEffect(.radians(1), anchor: .topLeading)
      Color.red.rotationEffect(Angle(degrees: isOn ? 180 : 0))
      Color.red.scaleEffect(1.2)
      Color.red.scaleEffect(isOn ? 1 : 0.95)
      Color.red.scaleEffect(x: -1)
      Color.red.scaleEffect(y: 2, anchor: .bottom)
      Color.red.scaleEffect(x: 1, y: 2, anchor: .bottom)
      Color.red.scaleEffect(CGSize(width: 1, height: 2))
      Color.red.transformEffect(.init(translationX: 4, y: 5))
      Color.red.projectionEffect(.init(CGAffineTransform(rotationAngle: 0.1)))
      Color.red.rotation3DEffect(.degrees(20), axis: (x: 1, y: 0, z: 0))
      Color.red.rotation3DEffect(.degrees(20), axis: (0, 1, 0), anchor: .leading, perspective: 0.5)
      Color.red.rotation3DEffect(.degrees(20), axis: (0, 1, 0), anchor: .leading, anchorZ: 2, perspective: 0.5)
      Color.red.hidden()
      Color.red.offset(x: 2)
      Color.red.offset(y: isOn ? 0 : 20)
      Color.red.offset(x: 1, y: 2)
      Color.red.offset(CGSize(width: 1, height: 2))
      Color.red.redacted(reason: .placeholder)
      Color.red.redacted(reason: isOn ? .placeholder : [])
      Color.red.unredacted().privacySensitive()
    }
  }
}

@MainActor struct StylesVocabularyTests {
  @Test func `spellings of styles draw`() throws { #expect(try !drawing(StyleSpellings()).isEmpty) }
  @Test func `spellings of shapes draw`() throws { #expect(try !drawing(ShapeSpellings()).isEmpty) }
  @Test func `spellings of effects draw`() throws { #expect(try !drawing(EffectSpellings()).isEmpty) }

  @Test func `UIKit's colours can be made and taken apart`() {
    let color = UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect((red, green, blue, alpha) == (0, 1, 1, 1))
    var white: CGFloat = 0
    #expect(UIColor.gray.getWhite(&white, alpha: nil) && white == 0.5)
    #expect(UIColor(named: "Brand") == nil)
    #expect(UIColor(Color(red: 1, green: 0, blue: 0)) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.label.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
  }
}
