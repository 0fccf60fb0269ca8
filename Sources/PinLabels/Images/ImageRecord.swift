internal import LudusCore

/// What is known about an image: which one it is, how large it is stored, and which way up.
///
/// Coordinates on a sheet are pixels of the *displayed* image, which is the stored one after its orientation.
/// They are kept beside the size for which they are meant, so they never drift: neither when a device is
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
  /// What the image shows, for those who cannot see it.
  public let alternativeText: String?

  /// Creates a record.
  ///
  /// - Parameters:
  ///   - id: The name of the image, usually a UUID.
  ///   - size: The size as stored, in ``PixelSize/range``.
  ///   - orientation: How the stored image must be turned to be displayed.
  ///   - version: Counts how often the file behind the name was exchanged, from 1.
  ///   - file: Where the image is: a file name or an address.
  ///   - alternativeText: What the image shows, for those who cannot see it.
  /// - Throws: Every fault.
  public init(
    id: ID,
    size: PixelSize,
    orientation: ExifOrientation = .up,
    version: Int = 1,
    file: String? = nil,
    alternativeText: String? = nil
  ) throws(ContentError<SheetFault>) {
    let faults = Self.faults(id: id, size: size, version: version)
    guard faults.isEmpty else { throw ContentError(faults: faults) }
    self.id = id
    self.size = size
    self.orientation = orientation
    self.version = version
    self.file = file
    self.alternativeText = alternativeText
  }

  static func faults(id: ID?, size: PixelSize?, version: Int?) -> [LocatedFault<SheetFault>] {
    var faults = FaultList()
    if let id { faults.add(id: id.rawValue) }
    if let size, !size.isInRange { faults.add(.sizeOutOfRange(size), at: ContentPlace()) }
    if let version, version < 1 { faults.add(.invalidVersion(version), at: "version") }
    return faults.faults
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
    ImagePoint(
      x: point.x / Double(displayedSize.width),
      y: point.y / Double(displayedSize.height)
    )
  }

  /// Returns the displayed point that is given in parts of the displayed width and height.
  public func point(normalized point: ImagePoint) -> ImagePoint {
    ImagePoint(
      x: point.x * Double(displayedSize.width),
      y: point.y * Double(displayedSize.height)
    )
  }

  /// Whether an app that has another image must fetch this one.
  public func mustBeFetched(having other: ImageRecord?) -> Bool {
    id != other?.id || version != other?.version
  }
}

extension ImageRecord: Codable {
  private enum Key: String, CodingKey {
    case id, width, height, orientation, version, file, alternativeText
  }

  /// Reads a record by the rules of
  /// ``init(id:size:orientation:version:file:alternativeText:)``.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, SheetFault>(decoder)
    let id = reader.read(ID.self, at: .id)
    let width = reader.read(Int.self, at: .width)
    let height = reader.read(Int.self, at: .height)
    let orientation = reader.read(Int.self, at: .orientation, default: 1).flatMap { number in
      let orientation = ExifOrientation(rawValue: number)
      if orientation == nil {
        reader.note(
          .malformed("the orientation \(number) is not known, expected 1 to 8"),
          at: ContentPlace().key("orientation")
        )
      }
      return orientation
    }
    let version = reader.read(Int.self, at: .version, default: 1)
    let file = reader.read(String?.self, at: .file, default: nil)
    let text = reader.read(String?.self, at: .alternativeText, default: nil)
    let size = width.flatMap { width in height.map { PixelSize(width: width, height: $0) } }
    reader.note(Self.faults(id: id, size: size, version: version))
    guard reader.isFaultless, let id, let size, let orientation, let version, let file, let text
    else { throw reader.error }
    try self.init(
      id: id,
      size: size,
      orientation: orientation,
      version: version,
      file: file,
      alternativeText: text
    )
  }

  /// Writes the record, leaving defaults out.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id, forKey: .id)
    try container.encode(size.width, forKey: .width)
    try container.encode(size.height, forKey: .height)
    if orientation != .up { try container.encode(orientation, forKey: .orientation) }
    if version != 1 { try container.encode(version, forKey: .version) }
    try container.encodeIfPresent(file, forKey: .file)
    try container.encodeIfPresent(alternativeText, forKey: .alternativeText)
  }
}
