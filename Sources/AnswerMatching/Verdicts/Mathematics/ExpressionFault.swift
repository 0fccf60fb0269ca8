extension Verdict {
  /// Why an expression cannot be read, and where.
  public struct ExpressionFault: Error, Hashable, Sendable {
    /// What is in the way.
    public enum Reason: Hashable, Sendable {
      /// There is nothing to read.
      case empty
      /// Something stands where something else is needed.
      case unexpected(found: String, expected: Expectation)
      /// Two numbers stand side by side, and it is open what is meant.
      case missingOperator
      /// A bracket or bar is not closed.
      case unclosed(String)
      /// A variable is none of the declared ones.
      case unknownVariable(String)
      /// A word or TeX command is none of those that are read.
      case unknownCommand(String)
      /// Brackets, powers or signs are nested more deeply than this.
      case nestedTooDeeply(limit: Int)
      /// There are more numbers, variables and operators than this, or a longer number.
      case tooComplex(limit: Int)
    }

    /// What could stand at a place.
    public enum Expectation: Hashable, Sendable {
      /// A number, a variable or a bracket.
      case operand
      /// An operator such as `+`.
      case operation
      /// This sign.
      case sign(String)
      /// The end of the answer.
      case end
    }

    /// Where it is: the number of characters before it.
    public let position: Int
    /// What is in the way.
    public let reason: Reason

    /// Creates a fault.
    ///
    /// - Parameters:
    ///   - position: The number of characters before the place.
    ///   - reason: What is in the way.
    package init(position: Int, reason: Reason) {
      self.position = position
      self.reason = reason
    }
  }
}

extension Verdict.ExpressionFault {
  /// Returns what to do as a sentence for the learner.
  public func sentence(in language: TextLanguage) -> String {
    switch language {
    case .english: english
    case .german: german
    }
  }

  private var english: String {
    let place = "at character \(position + 1)"
    let language = TextLanguage.english
    return switch reason {
    case .empty: "There is nothing to read: write an expression."
    case .unexpected(let found, let expected):
      "\(found.isEmpty ? "The end" : language.quoted(found)) \(place) does not fit: "
        + "\(expected.english) is needed there."
    case .missingOperator: "Write * for times between the numbers \(place)."
    case .unclosed(let bracket):
      "\(language.quoted(bracket)) \(place) is not closed: close it or take it away."
    case .unknownVariable(let name):
      "\(language.quoted(name)) \(place) is an unknown variable: use only those of the question."
    case .unknownCommand(let name):
      "\(language.quoted(name)) \(place) is not known here: write it in another way."
    case .nestedTooDeeply(let limit):
      "This is nested too deeply: use at most \(limit) brackets within one another."
    case .tooComplex(let limit): "This is too long to be read: write at most \(limit) terms."
    }
  }

  private var german: String {
    let place = "an Stelle \(position + 1)"
    let language = TextLanguage.german
    return switch reason {
    case .empty: "Da steht nichts: Schreibe einen Ausdruck."
    case .unexpected(let found, let expected):
      "\(found.isEmpty ? "Das Ende" : language.quoted(found)) \(place) passt nicht: "
        + "Dort fehlt \(expected.german)."
    case .missingOperator: "Schreibe * für mal zwischen die Zahlen \(place)."
    case .unclosed(let bracket):
      "\(language.quoted(bracket)) \(place) bleibt offen: Schließe die Klammer oder lass sie weg."
    case .unknownVariable(let name):
      "\(language.quoted(name)) \(place) ist eine unbekannte Variable: "
        + "Verwende nur die der Aufgabe."
    case .unknownCommand(let name):
      "\(language.quoted(name)) \(place) ist hier nicht bekannt: Schreibe es anders."
    case .nestedTooDeeply(let limit):
      "Das ist zu tief geschachtelt: Verwende höchstens \(limit) Klammern ineinander."
    case .tooComplex(let limit):
      "Das ist zu lang, um gelesen zu werden: Schreibe höchstens \(limit) Glieder."
    }
  }
}

extension Verdict.ExpressionFault.Expectation {
  fileprivate var english: String {
    switch self {
    case .operand: "a number, a variable or a bracket"
    case .operation: "an operator such as +"
    case .sign(let sign): TextLanguage.english.quoted(sign)
    case .end: "the end"
    }
  }

  fileprivate var german: String {
    switch self {
    case .operand: "eine Zahl, eine Variable oder eine Klammer"
    case .operation: "ein Rechenzeichen wie +"
    case .sign(let sign): TextLanguage.german.quoted(sign)
    case .end: "das Ende"
    }
  }
}

extension Verdict.ExpressionFault: CustomStringConvertible {
  /// The reason as an English sentence.
  public var description: String { sentence(in: .english) }
}
