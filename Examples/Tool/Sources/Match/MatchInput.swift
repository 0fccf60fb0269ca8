// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import ArgumentParser
import ChemistryAnswers
import DateAnswers
import MathAnswers

/// A line of `ludus match`: an answer and what it is judged by.
struct MatchInput: Decodable, Sendable {
  enum Kind: String, CaseIterable, ExpressibleByArgument {
    case exact, rough, numeric, algebraic, chemical, date
  }

  let kind: Kind
  /// The answers that count, the preferred one first.
  let preferred: String
  let alternatives: [String]
  let confusables: [String]
  let options: MatchOptions
  /// What the author of the line may not know; nil where all is as it seems.
  let hint: String?
  /// The answer to judge.
  private(set) var input: String
  /// What it is judged by, if that was made before.
  private var known: (any AnswerMatcher)?

  private enum Key: String, CodingKey, CaseIterable {
    case kind, accepted, confusables, options, input
  }

  init(from decoder: any Decoder) throws {
    try decoder.refuseMisspelledKeys(of: Key.self)
    let container = try decoder.container(keyedBy: Key.self)
    kind = try container.decodeName(Kind.self, forKey: .kind)
    let accepted = try container.decode([String].self, forKey: .accepted)
    guard let preferred = accepted.first else {
      throw DecodingError.dataCorruptedError(
        forKey: .accepted,
        in: container,
        debugDescription: "expected at least one answer"
      )
    }
    self.preferred = preferred
    alternatives = Array(accepted.dropFirst())
    confusables = try container.decodeIfPresent([String].self, forKey: .confusables) ?? []
    options = try container.decodeIfPresent(MatchOptions.self, forKey: .options) ?? MatchOptions()
    input = try container.decode(String.self, forKey: .input)
    // Lines may say what they are about by any other key, so this one is no fault.
    hint = try decoder.firstKey(where: MatchOptions.knows).map {
      "\"\($0)\" has no effect here, as an option it belongs in \"options\""
    }
    // Two options hold other values for one kind than for the others.
    let isTolerance = kind == .date ? options.tolerance == .exact : options.dateTolerance == .exact
    let isForm = kind == .chemical ? options.form == nil : options.chemicalForm == nil
    guard isTolerance, isForm else {
      throw DecodingError.dataCorruptedError(
        forKey: .options,
        in: container,
        debugDescription:
          "the \(isTolerance ? "form" : "tolerance") is not one of the kind \(kind.rawValue)"
      )
    }
  }

  /// Creates what judges an answer as usual.
  ///
  /// - Parameters:
  ///   - kind: How it is judged.
  ///   - accepted: The answers that count, at least one.
  ///   - input: The answer.
  ///   - language: The language of the answer, by whose rules it is judged.
  init(_ kind: Kind, accepted: ArraySlice<String>, input: String, in language: Language?) {
    self.kind = kind
    preferred = accepted.first ?? ""
    alternatives = Array(accepted.dropFirst())
    confusables = []
    options = MatchOptions(of: language)
    hint = nil
    self.input = input
  }

  /// How lines with the same accepted answers and options are judged by what was made of these
  /// once.
  ///
  /// - Parameter seed: That of the points at which expressions are compared.
  /// - Returns: The way to use a line again.
  static func reuse(seed: UInt64) -> LineMemory<MatchInput>.Reuse {
    LineMemory.Reuse(key: Key.input.rawValue) { line in
      var line = line
      line.known = try line.matcher(seed: seed)
      return line
    } replacing: { line, input in
      var line = line
      line.input = input
      return line
    }
  }

  /// Judges the answer; the seed is that of the points at which expressions are compared.
  ///
  /// - Throws: A `ContentError` when an accepted answer is no number or expression.
  func verdict(knowing lexicon: Lexicon, seed: UInt64 = AlgebraMatcher.standardSeed) throws
    -> Verdict
  {
    try (known ?? matcher(seed: seed)).verdict(for: input, knowing: lexicon)
  }

  /// Returns what the answer is judged by.
  ///
  /// An exact match takes no answer for another term or form, so what helps a rough one with these
  /// is passed over: the same line can be tried as either kind.
  private func matcher(seed: UInt64) throws -> any AnswerMatcher {
    switch kind {
    case .exact:
      ExactMatcher(preferred, alternatives: alternatives, normalization: options.exactNormalization)
    case .rough:
      RoughMatcher(
        preferred,
        alternatives: alternatives,
        confusables: confusables,
        language: options.language,
        ignoresCase: options.ignoresCase ?? true,
        ignoresDiacritics: options.ignoresDiacritics,
        acceptsInflections: options.acceptsInflections,
        nameOf: options.nameOf,
        readsToneNumbers: options.readsToneNumbers
      )
    case .numeric:
      try NumericMatcher(
        preferred,
        alternatives: alternatives,
        tolerance: options.tolerance,
        units: options.units,
        decimalSeparator: options.decimalSeparator,
        requiring: options.requirements,
        allowsCalculation: options.allowsCalculation,
        language: options.language
      )
    case .algebraic:
      try AlgebraMatcher(
        preferred,
        alternatives: alternatives,
        form: options.form,
        test: options.test,
        variables: options.variables,
        functions: options.functions,
        decimalSeparator: options.decimalSeparator,
        domain: options.domain,
        positive: options.positive,
        ignoringRemovablePoints: options.ignoringRemovablePoints,
        allowsLeadingVariable: options.allowsLeadingVariable,
        allowsRearrangement: options.allowsRearrangement,
        tolerance: options.tolerance,
        seed: seed,
        language: options.language
      )
    case .chemical:
      try ChemicalMatcher(
        preferred,
        alternatives: alternatives,
        form: options.chemicalForm,
        compare: options.compare,
        states: options.states,
        anyMultiple: options.anyMultiple
      )
    case .date:
      try DateMatcher(
        preferred,
        alternatives: alternatives,
        precision: options.precision,
        order: options.order,
        tolerance: options.dateTolerance,
        language: options.language
      )
    }
  }
}
