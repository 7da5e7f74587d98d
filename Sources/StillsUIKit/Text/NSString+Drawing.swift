import Foundation
import StillsGeometry

extension NSAttributedString {
  private func block(lines: Int = 0) -> TextBlock {
    TextBlock(
      self, font: .systemFont(ofSize: 12), color: .black, traits: .current, tint: .tintColor,
      lineBreakMode: .byWordWrapping, lines: lines)
  }

  public func size() -> CGSize { block().size(width: nil) }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let isBounded = options.contains(.usesLineFragmentOrigin) && size.width > 0 && size.width < 1e6
    return CGRect(origin: .zero, size: block(lines: isBounded ? 0 : 1).size(width: isBounded ? size.width : nil))
  }

  public func draw(at point: CGPoint) {
    let block = block()
    CGContext.current?.draw(in: CGRect(origin: point, size: block.size(width: nil))) {
      block.paint(in: $0, isTop: true, into: &$1)
    }
  }

  public func draw(in rect: CGRect) {
    let block = block()
    CGContext.current?.draw(in: rect) { block.paint(in: $0, isTop: true, into: &$1) }
  }

  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    draw(in: rect)
  }
}

extension NSString {
  private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: self as String, attributes: attributes)
  }

  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { attributed(attrs).size() }
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(at: point)
  }
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(in: rect)
  }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect { attributed(attributes).boundingRect(with: size, options: options, context: context) }
}

extension String {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes).boundingRect(
      with: size, options: options, context: context)
  }
}
