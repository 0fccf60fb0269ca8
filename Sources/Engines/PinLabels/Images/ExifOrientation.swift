// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

extension PixelSize {
  /// Reads the size of an image from its bytes: PNG, GIF, JPEG, WebP, BMP, TIFF, AVIF or HEIC; nil
  /// for anything else and for one that breaks off.
  ///
  /// It is the size of the stored pixels, whatever orientation the file has: give ``ImageRecord``
  /// both.
  ///
  /// Source: PNG (W3C, third edition, 2025), GIF89a (CompuServe, 1990), JPEG (ITU-T T.81, 1992),
  /// WebP (RFC 9649, 2024), TIFF 6.0 (Adobe, 1992), HEIF (ISO/IEC 23008-12, 2022).
  ///
  /// - Parameter bytes: The file.
  public init?(ofImage bytes: [UInt8]) {
    func size(_ width: Int?, _ height: Int?) -> PixelSize? {
      width.flatMap { width in height.map { PixelSize(width: width, height: $0) } }
    }
    let found: PixelSize? =
      if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
        size(bytes.number(at: 16, count: 4), bytes.number(at: 20, count: 4))
      } else if bytes.starts(with: "GIF8".utf8) {
        size(bytes.number(at: 6, isLittleEndian: true), bytes.number(at: 8, isLittleEndian: true))
      } else if let frame = JPEGSegments(bytes).first(where: \.isFrame)?.content.lowerBound {
        size(bytes.number(at: frame + 3), bytes.number(at: frame + 1))
      } else if let directory = ImageHead.directory(bytes, [256, 257]) {
        size(directory[256], directory[257])
      } else {
        ImageHead.webP(bytes) ?? ImageHead.bitmap(bytes) ?? ImageHead.container(bytes)?.size
      }
    guard let found else { return nil }
    self = found
  }
}

extension ExifOrientation {
  /// Reads how the image of a camera is to be turned: of a JPEG, TIFF, AVIF or HEIC that says so;
  /// nil for anything else.
  ///
  /// Source: Exif (CIPA DC-008, version 3.0, 2023), whose data are a directory of TIFF 6.0 in the
  /// segment APP1.
  ///
  /// - Parameter bytes: The file.
  public init?(ofImage bytes: [UInt8]) {
    for segment in JPEGSegments(bytes) where segment.mark == 0xFFE1 {
      let content = bytes[segment.content.clamped(to: bytes.indices)]
      guard content.starts(with: "Exif\0\0".utf8) else { continue }
      let value = ImageHead.directory(Array(content.dropFirst(6)), [274])?[274]
      guard let value else { return nil }
      self.init(rawValue: value)
      return
    }
    if let value = ImageHead.directory(bytes, [274])?[274] {
      self.init(rawValue: value)
    } else if let quarters = ImageHead.container(bytes)?.quarters {
      // Quarters are counted counterclockwise.
      self = [.up, .left, .down, .right][quarters]
    } else {
      return nil
    }
  }
}

/// The segments of a JPEG, which follow one another with a mark and a length each.
private struct JPEGSegments: Sequence, IteratorProtocol {
  struct Segment {
    let mark: Int
    let content: Range<Int>

    /// Whether the segment says the size.
    var isFrame: Bool {
      (0xFFC0...0xFFCF).contains(mark) && ![0xFFC4, 0xFFC8, 0xFFCC].contains(mark)
    }
  }

  private let bytes: [UInt8]
  private var offset = 2

  /// The segments of a file; none of one that is no JPEG.
  init(_ bytes: [UInt8]) { self.bytes = bytes.starts(with: [0xFF, 0xD8]) ? bytes : [] }

  mutating func next() -> Segment? {
    // A mark may have more of its first byte in front of it.
    while bytes.number(at: offset) == 0xFFFF { offset += 1 }
    guard let mark = bytes.number(at: offset), mark >= 0xFFC0,
      let length = bytes.number(at: offset + 2), length >= 2
    else { return nil }
    defer { offset += 2 + length }
    return Segment(mark: mark, content: offset + 4..<offset + 2 + length)
  }
}

/// The rotation or reflection that the pixels of a stored image need for display, as recorded by
/// cameras.
///
/// The raw values are those of the tag Orientation (274) of the Exif standard (CIPA DC-008): they
/// say where the first row and the first column of the stored image belong in the displayed one.
public enum ExifOrientation: Int, Hashable, Sendable, CaseIterable {
  /// Stored as displayed.
  case up = 1
  /// Mirrored left to right.
  case upMirrored = 2
  /// Upside down.
  case down = 3
  /// Mirrored top to bottom.
  case downMirrored = 4
  /// Mirrored along the diagonal from the top left.
  case leftMirrored = 5
  /// To be turned clockwise by a quarter.
  case right = 6
  /// Mirrored along the diagonal from the top right.
  case rightMirrored = 7
  /// To be turned counterclockwise by a quarter.
  case left = 8

  /// Whether width and height are exchanged between the stored and the displayed image.
  package var isTransposed: Bool { rawValue >= 5 }

  /// Returns where a point of the stored image is displayed.
  ///
  /// - Parameters:
  ///   - point: A point in the stored image.
  ///   - size: The size of the stored image.
  /// - Returns: The point in the displayed image.
  package func displayed(_ point: ImagePoint, storedSize size: PixelSize) -> ImagePoint {
    let (width, height) = (Double(size.width), Double(size.height))
    return switch self {
    case .up: point
    case .upMirrored: ImagePoint(x: width - point.x, y: point.y)
    case .down: ImagePoint(x: width - point.x, y: height - point.y)
    case .downMirrored: ImagePoint(x: point.x, y: height - point.y)
    case .leftMirrored: ImagePoint(x: point.y, y: point.x)
    case .right: ImagePoint(x: height - point.y, y: point.x)
    case .rightMirrored: ImagePoint(x: height - point.y, y: width - point.x)
    case .left: ImagePoint(x: point.y, y: width - point.x)
    }
  }

  /// Returns where a displayed point is in the stored image.
  ///
  /// - Parameters:
  ///   - point: A point in the displayed image.
  ///   - size: The size of the stored image.
  /// - Returns: The point in the stored image.
  package func stored(_ point: ImagePoint, storedSize size: PixelSize) -> ImagePoint {
    inverse.displayed(point, storedSize: isTransposed ? size.transposed : size)
  }

  /// The orientation that undoes this one.
  package var inverse: ExifOrientation {
    switch self {
    case .right: .left
    case .left: .right
    default: self
    }
  }
}

extension JSONShape where Value == ExifOrientation, Raw == Int {
  /// An orientation by its number.
  static var exif: JSONShape {
    JSONShape(
      read: { number in
        guard let orientation = ExifOrientation(rawValue: number) else {
          let reason = "the orientation \(number) is not known, expected 1 to 8"
          throw ContentError(faults: [
            LocatedFault(SheetFault.malformed(reason), at: ContentPlace())
          ])
        }
        return orientation
      },
      write: \.rawValue
    )
  }
}
