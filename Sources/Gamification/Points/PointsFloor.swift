/// How low a member's total may fall.
public enum PointsFloor: Hashable, Sendable {
  /// As low as penalties take it.
  case none
  /// Not below a number, which is 0 or less because everyone starts with 0. What a penalty would take beyond
  /// it is not taken.
  case at(Int)

  /// The number, or nil for none.
  var number: Int? {
    switch self {
    case .none: nil
    case .at(let number): number
    }
  }
}

/// In JSON a floor is its number, or the string `none`.
extension PointsFloor: Codable {
  private static let noneWord = "none"

  /// Reads a floor.
  ///
  /// - Throws: A `DecodingError` for anything but a number or `none`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let word = try? container.decode(String.self) {
      guard word == Self.noneWord else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "expected a number or \"none\", found \"\(word)\""
        )
      }
      self = .none
    } else {
      self = .at(try container.decode(Int.self))
    }
  }

  /// Writes the floor.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .none: try container.encode(Self.noneWord)
    case .at(let number): try container.encode(number)
    }
  }
}
