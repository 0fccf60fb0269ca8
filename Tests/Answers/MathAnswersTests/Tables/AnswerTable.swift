// SPDX-License-Identifier: Apache-2.0
import MathAnswers
import Testing

/// An accepted answer with its options, and what a teacher decides on answers to it.
///
/// A table has lines that begin with = for a key, perhaps with options in braces behind it, and
/// below it lines of answers with broken bars between them: + for those that count, - for those
/// that are wrong, ? for those that are asked for again, and ! for those that must not count, either
/// way. A line without a sign at its beginning is a comment.
struct AnswerTable: CustomTestStringConvertible, Sendable {
  let key: String
  let options: [String: String]
  let answers: [(decision: Character, answer: String)]

  var testDescription: String { key }

  static func tables(_ text: String) -> [AnswerTable] {
    var tables: [AnswerTable] = []
    for line in text.split(separator: "\n") {
      let rest = line.dropFirst(2)
      switch line.first {
      case "=": tables.append(AnswerTable(keyLine: String(rest)))
      case let sign? where "+-?!".contains(sign) && !tables.isEmpty:
        let last = tables.removeLast()
        let answers = rest.split(separator: "¦").map { (decision: sign, answer: $0.trimmed) }
        tables.append(
          AnswerTable(key: last.key, options: last.options, answers: last.answers + answers)
        )
      default: break
      }
    }
    return tables
  }

  private init(
    key: String,
    options: [String: String],
    answers: [(decision: Character, answer: String)]
  ) {
    self.key = key
    self.options = options
    self.answers = answers
  }

  private init(keyLine: String) {
    var options: [String: String] = [:]
    var key = keyLine[...]
    if let open = keyLine.range(of: "  {") {
      key = keyLine[..<open.lowerBound]
      for option in keyLine[open.upperBound...].dropLast().split(separator: " ") {
        let sides = option.split(separator: "=", maxSplits: 1).map(String.init)
        options[sides[0]] = sides.count > 1 ? sides[1] : ""
      }
    }
    self.init(key: key.trimmed, options: options, answers: [])
  }

  var keys: [String] {
    var keys = [""]
    var rest = key[...]
    while !rest.isEmpty {
      if rest.hasPrefix(" && ") {
        keys.append("")
        rest = rest.dropFirst(4)
      } else {
        keys[keys.count - 1].append(rest.removeFirst())
      }
    }
    return keys
  }

  var separator: DecimalSeparator? {
    DecimalSeparator.allCases.first { options[$0.rawValue] != nil }
  }

  var language: Language? { options["lang"].map { Language($0) } }

  var tolerance: NumericMatcher.Tolerance {
    if let width = options["abs"].flatMap(Double.init) { return .absolute(width) }
    if let share = options["rel"].flatMap(Double.init) { return .relative(share) }
    return .exact
  }

  var numeric: NumericMatcher {
    get throws {
      var requirements: [NumberRequirement] = []
      if let count = options["places"].flatMap({ Int($0) }) {
        requirements = [.decimalPlaces(count)]
      }
      if let count = options["figures"].flatMap({ Int($0) }) {
        requirements = [.significantFigures(count)]
      }
      return try NumericMatcher(
        keys[0],
        alternatives: Array(keys.dropFirst()),
        tolerance: tolerance,
        units: options["units"].flatMap(NumericMatcher.UnitPolicy.init(rawValue:)),
        decimalSeparator: separator,
        requiring: requirements,
        language: language
      )
    }
  }

  var algebraic: AlgebraMatcher {
    get throws {
      try AlgebraMatcher(
        keys[0],
        alternatives: Array(keys.dropFirst()),
        variables: options["variables"].map { $0.split(separator: ",").map(String.init) } ?? [],
        decimalSeparator: separator,
        domain: options["complex"] == nil ? .real : .complex,
        allowsRearrangement: options["rearranged"].map { $0 == "yes" },
        tolerance: tolerance,
        language: language
      )
    }
  }

  /// Expects of a matcher what the table says.
  func check(_ matcher: some AnswerMatcher, at place: SourceLocation = #_sourceLocation) {
    for (decision, answer) in answers {
      // A blank, so that no answer is the key to the letter.
      let verdict = matcher.verdict(for: " " + answer)
      let fits =
        switch (decision, Outcome(verdict)) {
        case ("+", .correct), ("-", .wrong), ("?", .notGradable), ("?", .undecided): true
        case ("!", let outcome): outcome != .correct
        default: false
        }
      #expect(fits, "\(decision) \(key) <- \(answer): \(verdict)", sourceLocation: place)
      #expect(
        matcher.judgment(of: " " + answer) == verdict.judgment,
        "\(answer)",
        sourceLocation: place
      )
    }
  }
}

extension Substring {
  fileprivate var trimmed: String {
    var rest = drop { $0 == " " }
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }
}

extension String {
  fileprivate func range(of pattern: String) -> Range<String.Index>? {
    indices.first { self[$0...].hasPrefix(pattern) }.map {
      $0..<index($0, offsetBy: pattern.count)
    }
  }
}

/// Answers in the notations of nine languages, decided before the readers knew them.
struct AnswerTableTests {
  @Test(arguments: numberTables + unitTables + languageTables)
  func numbersAreJudgedAsByAFairTeacher(table: AnswerTable) throws {
    table.check(try table.numeric)
  }

  @Test(arguments: formulaTables + solutionTables + letterTables + lawTables)
  func formulaeAreJudgedAsByAFairTeacher(table: AnswerTable) throws {
    table.check(try table.algebraic)
  }

  @Test func thereAreHundredsOfDecisions() {
    let numbers = (numberTables + unitTables + languageTables).flatMap(\.answers).count
    let formulae = (formulaTables + solutionTables + letterTables + lawTables).flatMap(\.answers)
    #expect(numbers >= 500)
    #expect(formulae.count >= 250)
  }
}
