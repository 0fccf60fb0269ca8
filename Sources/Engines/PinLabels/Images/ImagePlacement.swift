// SPDX-License-Identifier: Apache-2.0
extension ImagePlacement {
  /// A point of a view on the screen, in the view's own units.
  public struct ViewPoint: Hashable, Sendable {
    /// The distance to the right.
    public let x: Double
    /// The distance downward.
    public let y: Double

    /// Creates a point.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// The rectangle of a view on the screen that an image is shown in.
  public struct ViewRectangle: Hashable, Sendable {
    let x, y, width, height: Double

    /// Creates a rectangle by its left and top edge, its width and its height.
    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }
}

/// Where an image is on the screen: the way from its pixels to a view's points, and back.
///
/// ```swift
/// let placement = ImagePlacement(
///   of: image, in: ImagePlacement.ViewRectangle(x: 0, y: 0, width: 390, height: 844), turns: 1)
/// let touched = placement.imagePoint(ImagePlacement.ViewPoint(x: 120, y: 300))   // for hit testing
/// let shown = placement.viewPoint(pin.position)                    // for drawing
/// ```
///
/// The image is turned by quarters, made as large as it fits or fills, zoomed, and put in the middle of the
/// view, moved by the pan.
public struct ImagePlacement: Hashable, Sendable {
  /// How large an image is shown before zooming.
  public enum Mode: Hashable, Sendable {
    /// As large as the whole image can be shown.
    case fit
    /// As small as the whole view is covered.
    case fill
  }

  /// How many points of the view a pixel of the image takes; above 0.
  public let scale: Double
  /// By how many quarters the image is turned clockwise, 0 to 3.
  package let turns: Int
  private let imageCenter: ImagePoint
  private let viewCenter: ImagePlacement.ViewPoint

  /// Creates a placement, or nil for a view without an area or numbers that lead to none.
  ///
  /// - Parameters:
  ///   - image: The image, whose displayed size counts.
  ///   - view: The rectangle it is shown in, of the view's units.
  ///   - mode: How large it is shown before zooming.
  ///   - turns: By how many quarters it is turned clockwise; any number.
  ///   - zoom: The factor by which it is then made larger, above 0.
  ///   - pan: The distance by which it is then moved, in the view's units.
  public init?(
    of image: ImageRecord,
    in view: ImagePlacement.ViewRectangle,
    mode: Mode = .fit,
    turns: Int = 0,
    zoom: Double = 1,
    pan: ImagePlacement.ViewPoint = ImagePlacement.ViewPoint(x: 0, y: 0)
  ) {
    let size = turns & 1 == 0 ? image.displayedSize : image.displayedSize.transposed
    let (scaleX, scaleY) = (view.width / Double(size.width), view.height / Double(size.height))
    let scale = zoom * (mode == .fit ? min(scaleX, scaleY) : max(scaleX, scaleY))
    let center = ImagePlacement.ViewPoint(
      x: view.x + view.width / 2 + pan.x,
      y: view.y + view.height / 2 + pan.y
    )
    guard view.width > 0, view.height > 0, zoom > 0, scale.isNormal, (1 / scale).isNormal,
      center.x.isFinite, center.y.isFinite
    else { return nil }
    self.scale = scale
    self.turns = turns & 3
    imageCenter = image.displayedSize.rectangle.center
    viewCenter = center
  }

  /// Returns where a point of the image is in the view.
  public func viewPoint(_ point: ImagePoint) -> ImagePlacement.ViewPoint {
    let (x, y) = (scale * (point.x - imageCenter.x), scale * (point.y - imageCenter.y))
    let (right, down) = Self.turned(x, y, by: turns)
    return ImagePlacement.ViewPoint(x: viewCenter.x + right, y: viewCenter.y + down)
  }

  /// Returns which point of the image is at a point of the view; it may be outside of the image.
  public func imagePoint(_ point: ImagePlacement.ViewPoint) -> ImagePoint {
    let (x, y) = Self.turned(point.x - viewCenter.x, point.y - viewCenter.y, by: 4 - turns)
    return ImagePoint(x: imageCenter.x + x / scale, y: imageCenter.y + y / scale)
  }

  /// Returns how many pixels of the image a length in the view covers.
  public func imageLength(_ length: Double) -> Double { length / scale }

  private static func turned(_ x: Double, _ y: Double, by turns: Int) -> (Double, Double) {
    switch turns & 3 {
    case 0: (x, y)
    case 1: (-y, x)
    case 2: (-x, -y)
    default: (y, -x)
    }
  }
}
