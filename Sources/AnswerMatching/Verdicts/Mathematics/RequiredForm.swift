/// The form that an answer must have beside its value.
public enum RequiredForm: Hashable, Sendable {
  /// No product or power of a sum is left: x² + 2x + 1.
  case expanded
  /// A product of factors that do not factor any further: 2(x − 1)(x + 3).
  case factored
  /// Nothing is left to put together or to cancel: no like terms, no 2/4, no x·x.
  case simplified
  /// Every fraction of integers is in lowest terms, and no root is below a fraction bar.
  case lowestTerms
  /// One fraction bar at most, with none above or below it.
  case singleFraction
  /// A square of something with the variable, and no variable elsewhere: 2(x − 1)² + 3.
  case completedSquare(variable: String)
  /// No decimal sign: fractions and roots instead.
  case noDecimals
  /// The form of the accepted answer, but for the order of terms and factors and for signs.
  case likeAccepted
}

extension RequiredForm {
  /// What is missed, as an English sentence.
  var english: String {
    switch self {
    case .expanded: "The value is right, but it should be expanded."
    case .factored: "The value is right, but it should be factored completely."
    case .simplified: "The value is right, but it can be simplified."
    case .lowestTerms: "The value is right, but a fraction can be reduced."
    case .singleFraction: "The value is right, but it should be a single fraction."
    case .completedSquare(let variable):
      "The value is right, but the square should be completed for \(variable)."
    case .noDecimals: "The value is right, but it should be written without decimals."
    case .likeAccepted: "The value is right, but it should be written in another form."
    }
  }

  /// What is missed, as a German sentence.
  var german: String {
    switch self {
    case .expanded: "Der Wert stimmt, aber es soll ausmultipliziert sein."
    case .factored: "Der Wert stimmt, aber es soll vollständig faktorisiert sein."
    case .simplified: "Der Wert stimmt, aber es lässt sich vereinfachen."
    case .lowestTerms: "Der Wert stimmt, aber ein Bruch lässt sich kürzen."
    case .singleFraction: "Der Wert stimmt, aber es soll ein einziger Bruch sein."
    case .completedSquare(let variable):
      "Der Wert stimmt, aber es soll für \(variable) quadratisch ergänzt sein."
    case .noDecimals: "Der Wert stimmt, aber es soll ohne Dezimalzahlen geschrieben sein."
    case .likeAccepted: "Der Wert stimmt, aber es soll eine andere Form haben."
    }
  }
}

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
