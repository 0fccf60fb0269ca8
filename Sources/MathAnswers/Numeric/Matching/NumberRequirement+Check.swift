extension NumberRequirement {
  /// Whether a number is written as required.
  func isMet(by number: ReadNumber) -> Bool {
    switch (self, number.form) {
    case (.significantFigures(let count), let form): form.figures?.contains(count) ?? false
    case (.minimumSignificantFigures(let count), let form):
      form.figures.map { $0.upperBound >= count } ?? false
    case (.decimalPlaces(let count), let form): form.places == count
    case (.lowestTerms, .fraction(let isInLowestTerms)),
      (.lowestTerms, .mixed(let isInLowestTerms)):
      isInLowestTerms
    case (.lowestTerms, _): true
    case (.fraction, .fraction): true
    case (.fraction, _): false
    case (.noFraction, .fraction), (.noFraction, .mixed): false
    case (.noFraction, _): true
    case (.percent, _): number.unit.isPercent
    }
  }

  /// Whether a number can be written so at all.
  var isPossible: Bool {
    switch self {
    case .significantFigures(let count), .minimumSignificantFigures(let count):
      (1...NumberLexer.maximumDigits).contains(count)
    case .decimalPlaces(let count): (0...NumberLexer.maximumDigits).contains(count)
    case .lowestTerms, .fraction, .noFraction, .percent: true
    }
  }
}
