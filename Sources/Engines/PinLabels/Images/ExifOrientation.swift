// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// How the pixels of a stored image must be turned or mirrored to be displayed, as cameras note it.
///
/// The raw values are those of the tag Orientation (274) of the Exif standard (CIPA DC-008): they say where the
/// first row and the first column of the stored image belong in the displayed one.
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
