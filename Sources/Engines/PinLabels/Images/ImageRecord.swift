// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// An image: its name, the size in which it is stored, and its orientation.
///
/// Coordinates on a sheet are pixels of the *displayed* image, which is the stored one after its orientation.
/// They are kept together with the size for which they are meant, so they never drift: neither when a device is
/// turned, nor when an image is shown smaller than it is.
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
  /// How the stored image must be turned to be displayed.
  public let orientation: ExifOrientation
  /// Counts how often the file behind the name was exchanged, from 1.
  public let version: Int
  /// Where the image is, as the app understands it: a file name or an address.
  public let file: String?
  /// A description of the image, for people who cannot see it.
  public let alternativeText: String?

  /// Creates a record with the properties of these names.
  ///
  /// - Throws: Every fault: an empty identifier, a size that is not 1 to 1,000,000 pixels each, a version below 1.
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

  /// Returns a displayed point in parts of the displayed width and height, 0 to 1 inside of the image.
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
