// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// A fault of a sheet, a task or a session.
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
  /// The language is no tag of BCP 47.
  case invalidLanguage(Language)
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
  /// A credit or a penalty is not from 0 to 1.
  case creditOutOfRange
  /// A distance of a scoring is not from 0 to 10^9, or not above that for the full credit.
  case distanceOutOfRange
}

extension SheetFault: CustomStringConvertible {
  /// The fault in words, for authors and developers.
  public var description: String {
    switch self {
    case .malformed(let reason): reason
    case .emptyIdentifier: "the identifier is empty"
    case .duplicateIdentifier(let object, let first):
      "the identifier \"\(object.id)\" is taken already, by \(first)"
    case .emptyText: "the text is empty"
    case .noLabels: "the pin has no label"
    case .invalidLanguage(let tag):
      "\"\(tag)\" is no language tag, expected one like \"la\" or \"de-AT\""
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
    case .creditOutOfRange: "the credit is not from 0 to 1"
    case .distanceOutOfRange:
      "the distance is not from 0, or from that for the full credit, to 10^9"
    }
  }
}

/// Faults with their places, as they are found.
struct FaultList {
  private(set) var faults: [LocatedFault<SheetFault>] = []

  mutating func add(_ fault: SheetFault?, at place: ContentPlace) {
    guard let fault else { return }
    faults.append(LocatedFault(fault, at: place))
  }

  mutating func add(_ fault: SheetFault?, at key: String) {
    add(fault, at: ContentPlace().key(key))
  }

  mutating func add(_ found: [SheetFault], at key: String) {
    for fault in found {
      add(fault, at: key)
    }
  }

  mutating func add(_ found: [LocatedFault<SheetFault>]) {
    faults += found
  }

  mutating func add(credit: Fraction, at key: String) {
    add(credit.isCredit ? nil : .creditOutOfRange, at: key)
  }

  mutating func addLength(_ length: Double, at key: String) {
    let isInRange = length > 0 && length <= ImagePoint.coordinateRange.upperBound
    add(isInRange ? nil : .lengthOutOfRange, at: key)
  }

  mutating func add(title: String, at key: String = "title") {
    add(title.isBlank ? .emptyText : nil, at: key)
  }

  mutating func add(id: String) {
    add(id.isBlank ? .emptyIdentifier : nil, at: "id")
  }

  /// Throws the faults, if there are any.
  func check() throws(ContentError<SheetFault>) {
    guard faults.isEmpty else { throw ContentError(faults: faults) }
  }
}

extension String {
  /// Whether there is nothing to read.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
