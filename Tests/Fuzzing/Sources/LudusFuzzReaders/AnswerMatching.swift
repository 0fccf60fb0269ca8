// SPDX-License-Identifier: Apache-2.0
import Foundation
import Ludus

/// The first line is the accepted answer, the rest is what a learner writes.
@Sendable func judgeText(_ data: Data) {
  let (accepted, answer) = halves(of: data)
  let exact = ExactMatcher(accepted, ignoresCase: true)
  expectRoundTrip(exact)
  judge([answer, accepted], with: exact)
  for language in [Language.english, .german] {
    let rough = RoughMatcher(accepted, alternatives: [answer.uppercased()], language: language)
    expectRoundTrip(rough)
    judge([answer, accepted], with: rough)
  }
  let lexicon = Lexicon(words: [answer], terms: [accepted])
  let rough = RoughMatcher(accepted, ignoresDiacritics: true)
  tell(rough.verdict(for: answer, knowing: lexicon))
  let steps = TextNormalization(NormalizationStep.allCases)
  let key = steps.apply(to: answer)
  expect(steps.apply(to: key) == key, "normalizing twice changes more")
  _ = steps.stepsNeeded(toEquate: accepted, answer)
}

/// The part before the first empty line is the list of words, the rest is the file of affixes.
@Sendable func readDictionary(_ data: Data) {
  let text = Array(data)
  let end = text.indices.first { text[$0...].starts(with: Array("\n\n".utf8)) } ?? text.endIndex
  guard let lexicon = try? Lexicon(hunspell: Array(text[..<end]), affixes: Array(text[end...]))
  else { return }
  for word in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isWhitespace).prefix(9)
  {
    let rough = RoughMatcher("spielplatz", ignoresDiacritics: word.count % 2 == 0)
    tell(rough.verdict(for: String(word), knowing: lexicon))
  }
}

@Sendable func judgeNumber(_ data: Data) {
  let (accepted, answer) = halves(of: data)
  for separator in DecimalSeparator.allCases {
    for tolerance in [NumericMatcher.Tolerance.exact, .relative(0.05), .significantFigures(3)] {
      guard
        let matcher = try? NumericMatcher(
          accepted,
          tolerance: tolerance,
          decimalSeparator: separator,
          allowsCalculation: true
        )
      else { continue }
      expectRoundTrip(matcher)
      judge([answer], with: matcher)
      if case .wrong = matcher.verdict(for: accepted) {
        fatalError("the accepted answer is wrong: \(accepted)")
      }
    }
  }
}

@Sendable func judgeExpression(_ data: Data) {
  let (accepted, answer) = halves(of: data)
  for form in [nil, RequiredForm.factored, .lowestTerms, .likeAccepted] {
    guard let matcher = try? AlgebraMatcher(accepted, form: form, functions: ["f"]) else {
      continue
    }
    expectRoundTrip(matcher)
    judge([answer], with: matcher)
    if form == nil, case .wrong = matcher.verdict(for: accepted) {
      fatalError("the accepted answer is wrong: \(accepted)")
    }
  }
  judge(answer, forEachTestOf: accepted)
  let lenient = try? AlgebraMatcher(
    accepted,
    domain: .complex,
    positive: ["x"],
    ignoringRemovablePoints: true,
    allowsLeadingVariable: false,
    tolerance: .significantFigures(3)
  )
  if let lenient {
    expectRoundTrip(lenient)
    judge([answer], with: lenient)
  }
}

private func judge(_ answer: String, forEachTestOf accepted: String) {
  let tests: [AlgebraMatcher.Test] = [
    .upToConstant(nil), .antiderivative(.init(in: "x", of: answer)),
    .antiderivative(.init(in: "x", requiresConstant: true)),
    .derivative(.init(in: "x", of: answer)),
    .partialFractions(variable: "x"), .upToOrder, .identical, .upToRenaming(keeping: ["x"]),
    .system, .logic,
  ]
  for test in tests {
    guard let matcher = try? AlgebraMatcher(accepted, test: test) else { continue }
    expectRoundTrip(matcher)
    judge([answer], with: matcher)
  }
}

@Sendable func judgeChemistry(_ data: Data) {
  let (accepted, answer) = halves(of: data)
  if let formula = try? ChemicalFormula(answer) {
    expect(
      (try? ChemicalFormula(formula.description)) == formula,
      "\(formula) is read as another one"
    )
    expect(formula.molarMass.isFinite, "\(formula) has no mass")
  }
  for form in [nil] + ChemicalForm.allCases.map(Optional.some) {
    for states in ChemicalMatcher.StatePolicy.allCases {
      guard let matcher = try? ChemicalMatcher(accepted, form: form, states: states) else {
        continue
      }
      expectRoundTrip(matcher)
      judge([answer, accepted], with: matcher)
      expect(matcher.verdict(for: accepted).isCorrect, "the accepted answer is wrong: \(accepted)")
    }
  }
}

@Sendable func judgeDate(_ data: Data) {
  let (accepted, answer) = halves(of: data)
  for language in [nil, Language.english, "cs"] {
    for order in [nil, DateMatcher.Order.dayFirst, .monthFirst] {
      guard let matcher = try? DateMatcher(accepted, order: order, language: language) else {
        continue
      }
      expectRoundTrip(matcher)
      judge([answer], with: matcher)
      if !matcher.verdict(for: accepted).isCorrect {
        fatalError("the accepted answer is not right: \(accepted)")
      }
    }
  }
  if let loose = try? DateMatcher("1789-07-14", precision: .century, tolerance: .years(10)) {
    judge([accepted, answer], with: loose)
  }
}

@Sendable func diagnoseSpelling(_ data: Data) {
  let (written, answer) = halves(of: data)
  let annotated = SpellingTarget(annotated: written)
  expectRoundTrip(annotated)
  for target in [annotated, SpellingTarget(written)] {
    let diagnosis = SpellingDiagnosis(target: target, input: answer)
    expect(
      !diagnosis.categories.isEmpty || diagnosis.places.isEmpty,
      "a place without a category"
    )
    for category in SpellingCategory.german {
      expect(diagnosis.mistakes(in: category) >= 0, "fewer than no mistakes")
      expect(diagnosis.opportunities(for: category) >= 0, "fewer than no opportunities")
    }
  }
  let policy = TextPolicy(ignoresMarks: true, acceptsSwissSpelling: true)
  expect(
    policy.equates(written, answer) == policy.equates(answer, written),
    "equal in one direction only"
  )
}

/// Distances, alignments and a search tree over the words of the text.
@Sendable func compareWords(_ data: Data) {
  let (first, second) = halves(of: data)
  for metric in EditMetric.allCases {
    let distance = metric.distance(first, second)
    expect(metric.distance(second, first) == distance, "a distance has a direction")
    expect(metric.distance(first, second, within: distance) == distance, "not within itself")
    expect(metric.distance(first, second, within: distance - 1) == nil, "within less than itself")
    expect(metric.distances(from: first, to: [second]) == [distance], "several differ from one")
    let alignment = WordAlignment(target: first, input: second, metric: metric)
    expect(alignment.distance == distance, "the alignment has another distance")
    expect(alignment.segments.map(\.target).joined() == first, "the target is not covered")
    expect(alignment.segments.map(\.input).joined() == second, "the input is not covered")
    expectRoundTrip(alignment)
  }
  let index = TermIndex(first.split(separator: " ").map(String.init))
  let near = index.terms(within: 2, of: second)
  let limits = index.terms.compactMap { term in
    EditMetric.optimalStringAlignment.distance(term, second, within: 2).map { (term, $0) }
  }
  expect(near.count == limits.count, "the index misses a term or has one too many")
  readFraction(first, second)
}

/// Every operation with two fractions is exact or refused.
private func readFraction(_ first: String, _ second: String) {
  guard let one = Fraction(first) else { return }
  expect(Fraction(one.description) == one, "a fraction is written as another one")
  expectRoundTrip(one)
  for rule in RoundingRule.allCases {
    _ = one.rounded(rule)
    _ = try? one.percent(rule)
  }
  guard let other = Fraction(second) else { return }
  if let sum = try? one + other, let back = try? sum - other {
    expect(back == one, "adding and taking away changes \(one)")
  }
  if let product = try? one * other, other != .zero, let back = try? product / other {
    expect(back == one, "multiplying and dividing changes \(one)")
  }
  expect((one < other) != (other <= one), "no order between \(one) and \(other)")
}

let matchingParts = [
  Part(ExactMatcher.self) { judge(hostile, with: $0) },
  Part(RoughMatcher.self) { judge(hostile, with: $0) },
  Part(NumericMatcher.self) { judge(hostile, with: $0) },
  Part(AlgebraMatcher.self) { judge(hostile, with: $0) },
  Part(ChemicalMatcher.self) { judge(hostile, with: $0) },
  Part(DateMatcher.self) { judge(hostile, with: $0) }, Part(DateMatcher.Tolerance.self),
  Part(NumberRequirement.self), Part(NumericMatcher.Tolerance.self), Part(RequiredForm.self),
  Part(SpellingTarget.self) { _ = SpellingDiagnosis(target: $0, input: "Fahrat") },
  Part(TextNormalization.self) { expect($0.apply(to: "").isEmpty, "something from nothing") },
  Part(TextPolicy.self) { expect($0.equates("Maß", "Maß"), "a word is not itself") },
  Part(WordAlignment.self) { alignment in
    expect(alignment.segments.map(\.target).joined() == alignment.target, "the target differs")
  },
  Part(WordAlignment.Edit.self), Part(Fraction.self), Part(SeededGenerator.self),
  Part(Identifier<Part>.self),
]

@Sendable func readMatchingPart(_ data: Data) { matchingParts.read(data) }

private let hostile = [
  "", " ", "0", "-1/0", "1e999", "9223372036854775808 km", "x", "((", "\\frac{", "\u{301}", "ÄÖ ß",
  "1,000.5 m/s^2", "[1, 2)", "sqrt(-1)", "2x+1=0", "the wordd",
]

private func judge(_ answers: [String], with matcher: some AnswerMatcher) {
  for answer in answers { tell(matcher.verdict(for: answer)) }
}

/// Says the verdict in every language, since sentences are made of what was written.
private func tell(_ verdict: Verdict) {
  for phrasebook in [Phrasebook.english, .german] {
    expect(!verdict.sentence(in: phrasebook).isEmpty, "a verdict without a sentence")
  }
}
