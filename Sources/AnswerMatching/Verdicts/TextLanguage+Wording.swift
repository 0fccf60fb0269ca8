/// What the sentences of all verdicts are made of.
extension TextLanguage {
  package func quoted(_ text: String) -> String {
    switch self {
    case .english: "“\(text)”"
    case .german: "„\(text)“"
    }
  }

  /// Says how some written letters differ from the expected ones.
  func difference(_ written: String, from expected: String) -> String {
    switch (self, written.isEmpty, expected.isEmpty) {
    case (.english, true, _): "\(quoted(expected)) is missing"
    case (.english, _, true): "\(quoted(written)) does not belong there"
    case (.english, _, _): "\(quoted(written)) instead of \(quoted(expected))"
    case (.german, true, _): "\(quoted(expected)) fehlt"
    case (.german, _, true): "\(quoted(written)) gehört nicht dorthin"
    case (.german, _, _): "\(quoted(written)) statt \(quoted(expected))"
    }
  }

  func list(of slips: [Verdict.Slip]) -> String {
    slips.map { slip in
      guard slip.kind == .wordSpacing else { return difference(slip.written, from: slip.expected) }
      return switch self {
      case .english:
        slip.written.isEmpty ? "two words are written as one" : "one word is written as two"
      case .german:
        slip.written.isEmpty
          ? "zwei Wörter sind zusammengeschrieben" : "ein Wort ist getrennt geschrieben"
      }
    }.joined(separator: ", ")
  }

  func list(of steps: [NormalizationStep]) -> String {
    switch self {
    case .english: enumeration(of: steps.map(\.difference), "and")
    case .german: enumeration(of: steps.map(\.differenceInGerman), "und")
    }
  }

  private func enumeration(of parts: [String], _ conjunction: String) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.joined() }
    return "\(parts.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }
}
