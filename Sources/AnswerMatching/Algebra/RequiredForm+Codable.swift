/// In JSON a form is its name, or for a completed square an object: `{"completedSquare": "x"}`.
extension RequiredForm: Codable {
  private enum Name: String, Codable, CaseIterable {
    case expanded, factored, simplified, lowestTerms, singleFraction, noDecimals, likeAccepted

    var form: RequiredForm {
      switch self {
      case .expanded: .expanded
      case .factored: .factored
      case .simplified: .simplified
      case .lowestTerms: .lowestTerms
      case .singleFraction: .singleFraction
      case .noDecimals: .noDecimals
      case .likeAccepted: .likeAccepted
      }
    }
  }

  private enum Key: String, CodingKey {
    case completedSquare
  }

  /// The name that is all of the form; nil for a completed square.
  private var name: Name? { Name.allCases.first { $0.form == self } }

  /// Reads a form.
  ///
  /// - Throws: A `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    if let name = try? decoder.singleValueContainer().decode(Name.self) {
      self = name.form
    } else if let container = try? decoder.container(keyedBy: Key.self) {
      self = .completedSquare(
        variable: try container.decode(String.self, forKey: .completedSquare)
      )
    } else {
      let names = Name.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "expected \(names) or {\"completedSquare\": \"x\"}"
        )
      )
    }
  }

  /// Writes the form.
  public func encode(to encoder: any Encoder) throws {
    if let name {
      var container = encoder.singleValueContainer()
      try container.encode(name)
    } else if case .completedSquare(let variable) = self {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(variable, forKey: .completedSquare)
    }
  }
}
