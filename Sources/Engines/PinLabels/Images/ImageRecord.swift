// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// An image: its name, the size in which it is stored, and its orientation.
///
/// Coordinates on a sheet are pixels of the *displayed* image, which is the stored one after its
/// orientation. They are kept together with the size for which they are meant, so they never drift:
/// neither when a device is turned, nor when an image is shown smaller than it is.
///
/// ```swift
/// let photo = try ImageRecord(
///   id: "5f0c", size: PixelSize(width: 4000, height: 3000), orientation: .right)
/// photo.displayedSize                                     // 3000 x 4000
/// photo.normalized(ImagePoint(x: 1500, y: 1000))          // (0.5, 0.25)
/// photo.stored(ImagePoint(x: 1500, y: 1000))              // (1000, 1500)
/// ```
public struct ImageRecord: Hashable, Sendable, Identifiable {
  /// The name of the image, usually a UUID.
  ///
  /// An image with another name is another image, which must be fetched.
  public let id: Identifier<ImageRecord>
  /// The size as stored.
  public let size: PixelSize
  /// The rotation or reflection that the stored image needs for display.
  public let orientation: ExifOrientation
  /// Counts how often the file behind the name was exchanged, from 1.
  public let version: Int
  /// The place of the image, as the app understands it: a file name or an address.
  public let file: String?
  /// A description of the image, for people who cannot see it.
  public let alternativeText: String?

  /// Creates a record with the properties of these names.
  ///
  /// - Throws: Every fault: an empty identifier, a size that is not 1 to 1,000,000 pixels each, a
  ///   version below 1.
  public init(
    id: ID,
    size: PixelSize,
    orientation: ExifOrientation = .up,
    version: Int = 1,
    file: String? = nil,
    alternativeText: String? = nil
  ) throws(ContentError<SheetFault>) {
    var faults = FaultList()
    faults.add(id: id.rawValue)
    faults.add(size.isInRange ? nil : .sizeOutOfRange(size), at: ContentPlace())
    faults.add(version < 1 ? .invalidVersion(version) : nil, at: "version")
    try faults.check()
    self.id = id
    self.size = size
    self.orientation = orientation
    self.version = version
    self.file = file
    self.alternativeText = alternativeText
  }
  /// The size as displayed, which coordinates are meant for.
  public var displayedSize: PixelSize { orientation.isTransposed ? size.transposed : size }

  /// Returns where a point of the stored image is displayed.
  public func displayed(_ point: ImagePoint) -> ImagePoint {
    orientation.displayed(point, storedSize: size)
  }

  /// Returns where a displayed point is in the stored image.
  public func stored(_ point: ImagePoint) -> ImagePoint {
    orientation.stored(point, storedSize: size)
  }

  /// Returns a displayed point in parts of the displayed width and height, 0 to 1 inside of the
  /// image.
  public func normalized(_ point: ImagePoint) -> ImagePoint {
    ImagePoint(x: point.x / Double(displayedSize.width), y: point.y / Double(displayedSize.height))
  }

  /// Returns the displayed point that is given in parts of the displayed width and height.
  public func point(normalized point: ImagePoint) -> ImagePoint {
    ImagePoint(x: point.x * Double(displayedSize.width), y: point.y * Double(displayedSize.height))
  }

  /// Whether an app that has another image must fetch this one.
  public func mustBeFetched(having other: ImageRecord?) -> Bool {
    id != other?.id || version != other?.version
  }
}

extension ImageRecord: JSONRecord {
  package static func form(_ record: inout Record<Self, SheetFault>) throws -> Self {
    let id = record.field("id", \.id)
    let width = record.field("width", \.size.width)
    let height = record.field("height", \.size.height)
    let orientation = record.field("orientation", \.orientation, as: .exif, default: .up)
    let version = record.field("version", \.version, default: 1)
    let file = record.field("file", \.file)
    let text = record.field("alternativeText", \.alternativeText)
    // Where one is missing, nothing is said about the other.
    let size = width.value.flatMap { width in
      height.value.map { PixelSize(width: width, height: $0) }
    }
    return try ImageRecord(
      id: id(or: "-"),
      size: size ?? PixelSize(width: 1, height: 1),
      orientation: orientation(or: .up),
      version: version(or: 1),
      file: file(or: nil),
      alternativeText: text(or: nil)
    )
  }
}

/// The size of an image in pixels.
public struct PixelSize: Hashable, Sendable {
  /// The widths and heights that an image can have.
  package static let range = 1...1_000_000

  /// The width in pixels.
  public var width: Int
  /// The height in pixels.
  public var height: Int

  /// Creates a size.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The size of the same image turned by a quarter.
  package var transposed: PixelSize { PixelSize(width: height, height: width) }

  /// Whether an image can be as large.
  var isInRange: Bool { Self.range.contains(width) && Self.range.contains(height) }

  /// The rectangle that the image covers.
  package var rectangle: ImageRectangle {
    ImageRectangle(x: 0, y: 0, width: Double(width), height: Double(height))
  }

  /// Returns the point of the image that is nearest to one.
  ///
  /// A coordinate that is no number becomes 0.
  package func clamping(_ point: ImagePoint) -> ImagePoint {
    func clamp(_ value: Double, to limit: Int) -> Double {
      value > 0 ? min(value, Double(limit)) : 0
    }
    return ImagePoint(x: clamp(point.x, to: width), y: clamp(point.y, to: height))
  }

  /// The factors from the coordinates in an image of this size to those in one of another.
  func scale(to other: PixelSize) -> ImageScale {
    ImageScale(x: Double(other.width) / Double(width), y: Double(other.height) / Double(height))
  }
}

extension ImagePlacement {
  /// A point in a view on the screen, in the view's own units.
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

  /// The rectangle of a view in which an image is shown.
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

/// The position of an image on the screen, which converts its pixels to a view's points and back.
///
/// ```swift
/// let placement = ImagePlacement(
///   of: image, in: ImagePlacement.ViewRectangle(x: 0, y: 0, width: 390, height: 844), turns: 1)
/// let touched = placement.imagePoint(ImagePlacement.ViewPoint(x: 120, y: 300))   // for hit testing
/// let shown = placement.viewPoint(pin.position)                    // for drawing
/// ```
///
/// The image is turned by quarters, made as large as it fits or fills, zoomed, and put in the
/// middle of the view, moved by the pan.
public struct ImagePlacement: Hashable, Sendable {
  /// The size at which an image is shown before zooming.
  public enum Mode: Hashable, Sendable {
    /// As large as the whole image can be shown.
    case fit
    /// As small as the whole view is covered.
    case fill
  }

  /// The number of points of the view that a pixel of the image takes; above 0.
  public let scale: Double
  /// The number of quarters by which the image is turned clockwise, 0 to 3.
  package let turns: Int
  private let imageCenter: ImagePoint
  private let viewCenter: ImagePlacement.ViewPoint

  /// Creates a placement, or nil for a view without an area or numbers that lead to none.
  ///
  /// - Parameters:
  ///   - image: The image, whose displayed size counts.
  ///   - view: The rectangle it is shown in, of the view's units.
  ///   - mode: The size at which it is shown before zooming.
  ///   - turns: The number of quarters by which it is turned clockwise; any number.
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

  private init(_ other: ImagePlacement, scale: Double, center: ImagePlacement.ViewPoint) {
    (turns, imageCenter, viewCenter) = (other.turns, other.imageCenter, center)
    self.scale = scale
  }

  /// Returns the placement after the image is made larger or smaller about a point of the view, as
  /// two fingers do: what is under that point stays there.
  ///
  /// ```swift
  /// let closer = placement.zoomed(by: 2, about: finger)
  /// closer?.viewPoint(placement.imagePoint(finger))   // the finger again
  /// ```
  ///
  /// - Parameters:
  ///   - factor: The factor by which it is made larger; below 1 it becomes smaller.
  ///   - point: The point of the view that stays.
  /// - Returns: The placement, or nil for numbers that lead to none.
  public func zoomed(by factor: Double, about point: ImagePlacement.ViewPoint) -> ImagePlacement? {
    let scale = scale * factor
    let center = ImagePlacement.ViewPoint(
      x: point.x + (viewCenter.x - point.x) * factor,
      y: point.y + (viewCenter.y - point.y) * factor
    )
    guard factor > 0, scale.isNormal, (1 / scale).isNormal, center.x.isFinite, center.y.isFinite
    else { return nil }
    return ImagePlacement(self, scale: scale, center: center)
  }

  /// Returns the placement after the image is moved by a distance in the view, or nil for numbers
  /// that lead to none.
  public func moved(by distance: ImagePlacement.ViewPoint) -> ImagePlacement? {
    let center = ImagePlacement.ViewPoint(
      x: viewCenter.x + distance.x,
      y: viewCenter.y + distance.y
    )
    guard center.x.isFinite, center.y.isFinite else { return nil }
    return ImagePlacement(self, scale: scale, center: center)
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
