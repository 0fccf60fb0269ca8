extension Verdict {
  /// Why a number does not count although its value could be right.
  public enum NumberMismatch: Hashable, Sendable {
    /// The unit measures something else, as metres do where seconds are expected.
    case otherDimension(written: String, expected: String)
    /// The unit measures the same, but another one is required.
    case otherUnit(written: String, expected: String)
    /// A unit is required and there is none.
    case unitMissing(expected: String)
    /// The value is right, but it is not written as required.
    case form(NumberRequirement)
  }
}

extension Verdict.NumberMismatch {
  var english: String {
    let language = TextLanguage.english
    return switch self {
    case .otherDimension(let written, let expected):
      "\(language.quoted(written)) does not measure what \(language.quoted(expected)) measures."
    case .otherUnit(let written, let expected):
      "The unit must be \(language.quoted(expected)), not \(language.quoted(written))."
    case .unitMissing(let expected): "The unit \(language.quoted(expected)) is missing."
    case .form(let requirement): "The value is right, but write it \(requirement.english)."
    }
  }

  var german: String {
    let language = TextLanguage.german
    return switch self {
    case .otherDimension(let written, let expected):
      "\(language.quoted(written)) misst nicht, was \(language.quoted(expected)) misst."
    case .otherUnit(let written, let expected):
      "Die Einheit muss \(language.quoted(expected)) sein, nicht \(language.quoted(written))."
    case .unitMissing(let expected): "Die Einheit \(language.quoted(expected)) fehlt."
    case .form(let requirement): "Der Wert stimmt, aber schreibe ihn \(requirement.german)."
    }
  }
}
