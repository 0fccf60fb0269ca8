// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// A kind of figures about how a test measures, with a sentence that says for its readers how to
/// read it and what to do.
///
/// ```swift
/// MeasurementFigure.itemFit.sentence(in: .german)
/// ```
public enum MeasurementFigure: String, Hashable, Sendable, CaseIterable {
  /// The expected credit by ability, of each problem.
  case curves
  /// The information by ability, of the whole test.
  case information
  /// The difficulties or thresholds of the problems.
  case difficulty
  /// The discrimination of the problems.
  case discrimination
  /// The chances to guess.
  case guessing
  /// The problems that do not fit their curves.
  case itemFit
  /// The learners whose answers do not fit.
  case personFit
  /// The pairs of problems that go together by more than the ability.
  case dependence
  /// The problems that work differently in groups of learners.
  case functioning
  /// The consistency of scores, by alpha and omega.
  case reliability
  /// The certainty of decisions by a cut score.
  case decisions
  /// The one of two models that is worth its numbers.
  case comparison

  /// The sentence in the language of a phrasebook.
  public func sentence(in phrasebook: Phrasebook) -> String {
    analyticsSentences(Sentence("figure.\(rawValue)"), in: phrasebook)
  }
}
