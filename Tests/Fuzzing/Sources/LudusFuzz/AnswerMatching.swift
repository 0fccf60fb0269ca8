import Foundation
import Ludus

/// The first line is the accepted answer, the rest is what a learner writes.
@Sendable func judgeText(_ data: Data) {
  let (accepted, answer) = halves(of: data)
  let exact = ExactMatcher(accepted, caseSensitive: false)
  let rough = RoughMatcher(accepted, language: .english)
  expectRoundTrip(exact)
  expectRoundTrip(rough)
  for matcher in [exact, rough] as [any AnswerMatcher] {
    tell(matcher.verdict(for: answer))
    tell(matcher.verdict(for: accepted))
  }
  let steps = TextNormalization(NormalizationStep.allCases)
  let key = steps.apply(to: answer)
  expect(steps.apply(to: key) == key, "normalizing twice changes more")
}

@Sendable func judgeNumber(_ data: Data) {
  let (accepted, answer) = halves(of: data)
  for separator in [DecimalSeparator.point, .either] {
    guard
      let matcher = try? NumericMatcher(
        accepted,
        decimalSeparator: separator,
        allowsCalculation: true
      )
    else { continue }
    expectRoundTrip(matcher)
    tell(matcher.verdict(for: answer))
    let itself = matcher.verdict(for: accepted)
    if case .wrong = itself { fatalError("the accepted answer is wrong: \(accepted)") }
  }
}

@Sendable func judgeExpression(_ data: Data) {
  let (accepted, answer) = halves(of: data)
  guard let matcher = try? AlgebraMatcher(accepted) else { return }
  expectRoundTrip(matcher)
  tell(matcher.verdict(for: answer))
  if case .wrong = matcher.verdict(for: accepted) {
    fatalError("the accepted answer is wrong: \(accepted)")
  }
}

/// Says the verdict in every language, since sentences are made of what was written.
private func tell(_ verdict: Verdict) {
  for language in [TextLanguage.english, .german] {
    expect(!verdict.sentence(in: language).isEmpty, "a verdict without a sentence")
  }
}
