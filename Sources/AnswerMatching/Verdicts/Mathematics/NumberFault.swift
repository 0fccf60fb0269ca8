extension Verdict {
  /// Why a number cannot be judged, and what to do about it.
  public enum NumberFault: Error, Hashable, Sendable {
    /// Nothing is written.
    case empty
    /// What is written is no number.
    case notANumber
    /// A character or word cannot stand where it stands; the offset counts Unicode scalars from 0.
    case unexpected(String, offset: Int)
    /// Something is missing at the end.
    case incomplete
    /// A point or comma stands where it separates nothing: the sign that stands before decimals, and where.
    case separator(String, decimalMark: String, offset: Int)
    /// A number has too many digits or too high an exponent.
    case outOfRange
    /// Something is divided by 0.
    case divisionByZero
    /// There are too many parts or too many brackets in one another.
    case tooComplicated
    /// The number has to be worked out first, as in 2 + 3.
    case calculation
    /// The separators can be understood in several ways, of which some are right and some are wrong.
    case ambiguous(readings: [String])
    /// “ms” has a negative exponent and would be right for metres by seconds, which it is not by the SI.
    case ambiguousUnit
    /// A blank stands for times behind a division, as in J/mol K.
    case bracketsNeeded
    /// There is no unit of this name; perhaps another one was meant.
    case unknownUnit(String, suggestion: String?)
    /// A unit is missing.
    case unitMissing
    /// A unit stands where a bare number is expected.
    case unitNotExpected(String)
    /// The number would be right as a percentage.
    case percentSignMissing
    /// Quantities of different dimensions, or temperatures with zeros of their own, are added.
    case unlikeUnits
  }
}

extension Verdict.NumberFault {
  /// Returns what to do as a sentence for the learner.
  public func sentence(in language: TextLanguage) -> String {
    switch language {
    case .english: english
    case .german: german
    }
  }

  private var english: String {
    let language = TextLanguage.english
    return switch self {
    case .empty: "Write a number."
    case .notANumber: "This is not a number: write for example 3.14."
    case .unexpected(let text, let offset):
      "\(language.quoted(text)), character \(offset + 1), cannot be read: write a number such as 3.14."
    case .incomplete: "Something is missing at the end."
    case .separator(let mark, let decimalMark, _):
      "\(language.quoted(mark)) separates groups of three digits: before decimals write "
        + "\(language.quoted(decimalMark)), as in 3\(decimalMark)14."
    case .outOfRange: "This number has too many digits or too high an exponent to be read."
    case .divisionByZero: "Nothing can be divided by 0: check the number below the line."
    case .tooComplicated: "This is too complicated: write a single number."
    case .calculation: "Work it out and write the result as a single number."
    case .ambiguous(let readings):
      "This is ambiguous, it could be \(readings.joined(separator: " or ")): write a whole number "
        + "without separators, and a decimal number with a zero at the end."
    case .ambiguousUnit: "“ms⁻¹” could mean m/s or 1/ms: write the unit with a stroke."
    case .bracketsNeeded: "Write brackets around what you divide by, as in J/(mol K)."
    case .unknownUnit(let unit, let suggestion?):
      "There is no unit \(language.quoted(unit)): did you mean \(language.quoted(suggestion))?"
    case .unknownUnit(let unit, nil):
      "There is no unit \(language.quoted(unit)): write its symbol, as in 5 kg."
    case .unitMissing: "A unit is missing: write it behind the number, as in 5 kg."
    case .unitNotExpected(let unit): "Write the number without \(language.quoted(unit))."
    case .percentSignMissing: "Write the percent sign if you mean percent."
    case .unlikeUnits: "These units cannot be added: write a single number with its unit."
    }
  }

  private var german: String {
    let language = TextLanguage.german
    return switch self {
    case .empty: "Schreibe eine Zahl."
    case .notANumber: "Das ist keine Zahl: Schreibe zum Beispiel 314."
    case .unexpected(let text, let offset):
      "\(language.quoted(text)), Zeichen \(offset + 1), ist nicht lesbar: Schreibe eine Zahl wie 314."
    case .incomplete: "Am Ende fehlt etwas."
    case .separator(let mark, let decimalMark, _):
      "\(language.quoted(mark)) trennt Gruppen von drei Ziffern: Schreibe vor Nachkommastellen "
        + "\(language.quoted(decimalMark)), wie in 3\(decimalMark)14."
    case .outOfRange: "Diese Zahl hat zu viele Ziffern oder einen zu hohen Exponenten."
    case .divisionByZero: "Durch 0 kann man nicht teilen: Prüfe die Zahl unter dem Bruchstrich."
    case .tooComplicated: "Das ist zu verwickelt: Schreibe eine einzelne Zahl."
    case .calculation: "Rechne es aus und schreibe das Ergebnis als einzelne Zahl."
    case .ambiguous(let readings):
      "Das ist mehrdeutig, es kann \(readings.joined(separator: " oder ")) heißen: Schreibe eine "
        + "ganze Zahl ohne Trennzeichen und eine Dezimalzahl mit einer Null am Ende."
    case .ambiguousUnit: "„ms⁻¹“ kann m/s oder 1/ms heißen: Schreibe die Einheit mit Bruchstrich."
    case .bracketsNeeded: "Setze Klammern um das, wodurch du teilst, wie in J/(mol K)."
    case .unknownUnit(let unit, let suggestion?):
      "Es gibt keine Einheit \(language.quoted(unit)): Meinst du \(language.quoted(suggestion))?"
    case .unknownUnit(let unit, nil):
      "Es gibt keine Einheit \(language.quoted(unit)): Schreibe ihr Zeichen, wie in 5 kg."
    case .unitMissing: "Eine Einheit fehlt: Schreibe sie hinter die Zahl, wie in 5 kg."
    case .unitNotExpected(let unit): "Schreibe die Zahl ohne \(language.quoted(unit))."
    case .percentSignMissing: "Schreibe das Prozentzeichen, wenn du Prozent meinst."
    case .unlikeUnits:
      "Diese Einheiten lassen sich nicht addieren: Schreibe eine einzelne Zahl mit ihrer Einheit."
    }
  }
}

extension Verdict.NumberFault: CustomStringConvertible {
  /// What to do as an English sentence.
  public var description: String { english }
}
