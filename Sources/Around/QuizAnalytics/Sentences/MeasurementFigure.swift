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
  /// How well the problems discriminate.
  case discrimination
  /// The chances to guess.
  case guessing
  /// Which problems do not fit their curves.
  case itemFit
  /// Whose answers do not fit.
  case personFit
  /// Which pairs of problems go together by more than the ability.
  case dependence
  /// Which problems work differently in groups of learners.
  case functioning
  /// How consistent scores are, by alpha and omega.
  case reliability
  /// How sure decisions by a cut score are.
  case decisions
  /// Which of two models is worth its numbers.
  case comparison

  /// The sentence in the language of a phrasebook.
  public func sentence(in phrasebook: Phrasebook) -> String {
    analyticsSentences(Sentence("figure.\(rawValue)"), in: phrasebook)
  }
}
