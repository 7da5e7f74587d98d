import Foundation

/// Where a row's picture, text and second text are.
@MainActor struct RowArrangement {
  let text: UILabel
  let secondary: UILabel?
  let picture: UIImageView?
  var margins = NSDirectionalEdgeInsets.zero
  /// Whether the second text is at the end of the line rather than below.
  var isBeside = false
  var pictureGap: CGFloat = 16
  var gap: CGFloat = 2
  var maximumPicture = CGSize.zero
  /// The room for the picture where that is given, whatever its own size.
  var pictureSlot: CGFloat = 0
  var isRightToLeft = false

  private var pictureSize: CGSize {
    guard let picture, !picture.isHidden, picture.image != nil else { return .zero }
    var size = picture.sizeThatFits(.zero)
    if maximumPicture.width > 0, size.width > maximumPicture.width {
      size = CGSize(width: maximumPicture.width, height: size.height * maximumPicture.width / size.width)
    }
    if maximumPicture.height > 0, size.height > maximumPicture.height {
      size = CGSize(width: size.width * maximumPicture.height / size.height, height: maximumPicture.height)
    }
    return size
  }

  private var shownSecondary: UILabel? { secondary.flatMap { $0.isHidden ? nil : $0 } }
  var textStart: CGFloat {
    guard pictureSize.width > 0 else { return margins.leading }
    return margins.leading + slot + pictureGap
  }

  /// The room for the picture: texts beside symbols line up, whichever these are (facts: controls §6, "Label in row": a
  /// slot 24 wide for symbols up to 28). That it grows with the text, and gives way to larger symbols, is our choice.
  private var slot: CGFloat {
    if pictureSlot > 0 { return pictureSlot }
    let width = pictureSize.width
    guard picture?.image?.isSymbolImage == true else { return width }
    let usual = 24 * text.font.pointSize / 17
    return width <= usual * 28 / 24 + 0.5 ? usual : width
  }

  private func size(_ label: UILabel, _ width: CGFloat) -> CGSize {
    let size = label.sizeThatFits(CGSize(width: max(1, width), height: .greatestFiniteMagnitude))
    return CGSize(width: min(max(0, width), size.width), height: size.height)
  }

  /// In which no text needs a second line.
  var naturalWidth: CGFloat {
    let first = text.isHidden ? 0 : text.sizeThatFits(.zero).width
    let second = shownSecondary?.sizeThatFits(.zero).width ?? 0
    let texts = isBeside && second > 0 ? first + 8 + second : max(first, second)
    return textStart + texts + margins.trailing
  }

  func height(width: CGFloat) -> CGFloat {
    let room = width - textStart - margins.trailing
    var height: CGFloat = 0
    if !text.isHidden { height = size(text, room).height }
    if let second = shownSecondary {
      let own = size(second, room).height
      height = isBeside ? max(height, own) : height + (height > 0 ? gap : 0) + own
    }
    // A symbol of about a line's height does not make a row higher.
    let picture = pictureSize.height
    return max(height, picture > 34 ? picture : 0) + margins.top + margins.bottom
  }

  func place(in bounds: CGRect) {
    func put(_ view: UIView, _ frame: CGRect) {
      let x = isRightToLeft ? bounds.width - frame.maxX : frame.minX
      let place = UIKitStage.pixelGrid.snap(CGRect(x: x, y: frame.minY, width: frame.width, height: frame.height))
      if view.frame != place { view.frame = place }
    }
    let image = pictureSize
    if let picture, image.width > 0 {
      put(
        picture,
        CGRect(
          x: margins.leading + (slot - image.width) / 2, y: (bounds.height - image.height) / 2, width: image.width,
          height: image.height))
    }
    let start = textStart
    let room = max(0, bounds.width - start - margins.trailing)
    let first = text.isHidden ? CGSize.zero : size(text, room)
    guard let second = shownSecondary else {
      // The whole width, so that the text's alignment counts.
      put(text, CGRect(x: start, y: (bounds.height - first.height) / 2, width: room, height: first.height))
      return
    }
    if isBeside {
      let other = size(second, room)
      let left = min(first.width, room)
      let width = min(other.width, max(0, room - left - 8))
      put(text, CGRect(x: start, y: (bounds.height - first.height) / 2, width: left, height: first.height))
      put(
        second,
        CGRect(
          x: bounds.width - margins.trailing - width, y: (bounds.height - other.height) / 2, width: width,
          height: other.height))
    } else {
      let other = size(second, room)
      let gap = first.height > 0 ? gap : 0
      let top = (bounds.height - first.height - gap - other.height) / 2
      put(text, CGRect(x: start, y: top, width: room, height: first.height))
      put(second, CGRect(x: start, y: top + first.height + gap, width: room, height: other.height))
    }
  }
}
