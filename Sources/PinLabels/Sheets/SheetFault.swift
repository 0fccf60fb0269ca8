/// What can be wrong with a sheet.
public enum SheetFault: ContentFault {
  /// A value is missing or has a form that cannot be read.
  case malformed(String)
  /// An identifier is empty.
  case emptyIdentifier
  /// Two objects of a kind have the same identifier.
  case duplicateIdentifier(PinSheet.Object, first: ContentPlace)
  /// A title, or the name of a kind, is empty.
  case emptyText
  /// A pin has no label.
  case noLabels
  /// An exercise has no view.
  case noViews
  /// What should be a language tag is none.
  case invalidLanguage(String)
  /// An image is less than a pixel, or more than 1,000,000 pixels, wide or high.
  case sizeOutOfRange(PixelSize)
  /// The version of an image is below 1.
  case invalidVersion(Int)
  /// A coordinate is no number or more than 10^9 pixels away.
  case coordinateOutOfRange
  /// A length is not above 0 and at most 10^9 pixels.
  case lengthOutOfRange
  /// A rotation is no finite number of degrees.
  case invalidRotation
  /// A rectangle has no width or no height.
  case emptyRectangle
  /// An outline has fewer than three corners.
  case tooFewCorners(Int)
  /// All corners of an outline are on one line.
  case flatOutline
  /// An arrow ends where it starts.
  case arrowWithoutDirection
  /// A view direction in space has no length.
  case noViewDirection
  /// A place among siblings is no finite number.
  case invalidRank
}

extension SheetFault: CustomStringConvertible {
  /// What is wrong, for authors and developers.
  public var description: String {
    switch self {
    case .malformed(let reason): reason
    case .emptyIdentifier: "the identifier is empty"
    case .duplicateIdentifier(let object, let first):
      "the identifier \"\(object.id)\" is taken already, by \(first)"
    case .emptyText: "the text is empty"
    case .noLabels: "the pin has no label"
    case .noViews: "the exercise has no view"
    case .invalidLanguage(let tag):
      "\"\(tag)\" is no language tag, expected one such as \"la\" or \"de-AT\""
    case .sizeOutOfRange(let size):
      "\(size.width) x \(size.height) pixels, expected 1 to \(PixelSize.range.upperBound) each"
    case .invalidVersion(let version): "version \(version), expected 1 or more"
    case .coordinateOutOfRange: "a coordinate is no number between -10^9 and 10^9"
    case .lengthOutOfRange: "the length is not above 0 and at most 10^9"
    case .invalidRotation: "the rotation is no finite number of degrees"
    case .emptyRectangle: "the rectangle has no area"
    case .tooFewCorners(let count): "\(count) corners, expected at least 3"
    case .flatOutline: "all corners are on one line"
    case .arrowWithoutDirection: "the arrow ends where it starts"
    case .noViewDirection: "the view direction has no length"
    case .invalidRank: "the rank is no finite number"
    }
  }
}
