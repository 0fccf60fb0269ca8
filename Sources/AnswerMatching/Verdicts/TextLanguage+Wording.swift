/// What the sentences of all verdicts are made of.
extension TextLanguage {
  func quoted(_ text: String) -> String {
    switch self {
    case .english: "“\(text)”"
    case .german: "„\(text)“"
    }
  }

  /// Says how some written letters differ from the expected ones.
  func difference(_ written: String, from expected: String) -> String {
    switch (self, written.isEmpty, expected.isEmpty) {
    case (.english, true, _): "\(quoted(expected)) is missing"
    case (.english, _, true): "\(quoted(written)) is too much"
    case (.english, _, _): "\(quoted(written)) for \(quoted(expected))"
    case (.german, true, _): "\(quoted(expected)) fehlt"
    case (.german, _, true): "\(quoted(written)) ist zu viel"
    case (.german, _, _): "\(quoted(written)) statt \(quoted(expected))"
    }
  }

  func list(of slips: [Slip]) -> String {
    slips.map { slip in
      guard slip.kind == .wordSpacing else { return difference(slip.written, from: slip.expected) }
      return switch self {
      case .english: slip.written.isEmpty ? "a blank is missing" : "a blank is too much"
      case .german: slip.written.isEmpty ? "ein Leerzeichen fehlt" : "ein Leerzeichen ist zu viel"
      }
    }.joined(separator: ", ")
  }

  func list(of steps: [NormalizationStep]) -> String {
    switch self {
    case .english: steps.map(\.difference).joined(separator: " and ")
    case .german: steps.map(\.differenceInGerman).joined(separator: " und ")
    }
  }
}
