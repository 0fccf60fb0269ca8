// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
public import LudusCore
internal import LudusFoundation
internal import QuizContent

/// Why no quiz can be drawn.
public enum QuizGenerationError: Error, Hashable, Sendable {
  /// The bank has no set with this identifier.
  case unknownSet(ProblemSet.ID)
  /// The chosen sets hold no problem; no identifiers stand for the whole bank.
  case noProblems(in: [ProblemSet.ID])
  /// A stratum has only so many problems, and the blueprint refuses that.
  case stratumTooSmall(Blueprint.Stratum, has: Int)
  /// Of so many problems in the chosen sets none may be drawn, by the filters of the blueprint.
  ///
  /// A learner who asks for past mistakes and has none left meets this.
  case noFittingProblems(of: Int)
  /// There is nothing to review yet, and the blueprint fills the quiz with nothing else.
  ///
  /// `next` is when the next problem becomes due; nil when the learner has done none. This is no mistake of anybody: an app
  /// says that today is a day off.
  case nothingDue(next: Date?)
  /// The draw depends on whom the quiz is for, which is not known.
  case learnerIsMissing
  /// The draw depends on its date, which is not known.
  case dateIsMissing
  /// The draw depends on the days of the learner's calendar, which is not known.
  case calendarIsMissing
  /// The date is more than about 35,000 years away.
  case dateOutOfRange
  /// No variant of a template was found, because hardly any choice of values meets its constraints.
  case noVariant(of: ProblemTemplate.ID)
}

extension QuizGenerationError: CustomStringConvertible {
  /// A description for developers.
  public var description: String {
    switch self {
    case .unknownSet(let set):
      "the bank has no set \"\(set)\""
    case .noProblems(let sets) where sets.isEmpty:
      "there are no problems to draw from"
    case .noProblems(let sets):
      "there are no problems to draw from in \(sets.map { "\"\($0)\"" }.joined(separator: ", "))"
    case .stratumTooSmall(let stratum, let count):
      "there are only \(count) problems to draw for the stratum \(stratum)"
    case .noFittingProblems(let count):
      "none of the \(count) problems in the sets passes the filters of the blueprint"
    case .nothingDue(let next):
      "nothing is due for review"
        + (next.map { " before \($0.timeIntervalSince1970) (seconds since 1970)" } ?? "")
    case .learnerIsMissing:
      "the blueprint depends on the learner, expected one in the evidence"
    case .dateIsMissing:
      "the blueprint depends on the date of the draw, expected one in the evidence"
    case .calendarIsMissing:
      "the review counts days, expected the learner's calendar in the evidence"
    case .dateOutOfRange:
      "the date is too far away to be stored in milliseconds"
    case .noVariant(let template):
      "no variant of the template \"\(template)\" was found; loosen its constraints"
    }
  }
}

extension QuizGenerationError {
  /// Returns what to say to a person: a whole sentence without identifiers.
  public func sentence(in phrasebook: Phrasebook) -> String {
    switch self {
    case .unknownSet: quizSentences("generation.unknownSet", in: phrasebook)
    case .noProblems: quizSentences("generation.noProblems", in: phrasebook)
    case .stratumTooSmall(_, let count):
      quizSentences(
        Sentence("generation.stratumTooSmall", ["count": .count(count)]),
        in: phrasebook
      )
    case .noFittingProblems: quizSentences("generation.noFittingProblems", in: phrasebook)
    case .nothingDue: quizSentences("generation.nothingDue", in: phrasebook)
    case .calendarIsMissing: quizSentences("generation.calendarIsMissing", in: phrasebook)
    case .learnerIsMissing: quizSentences("generation.learnerIsMissing", in: phrasebook)
    case .dateIsMissing: quizSentences("generation.dateIsMissing", in: phrasebook)
    case .dateOutOfRange: quizSentences("generation.dateOutOfRange", in: phrasebook)
    case .noVariant(let template):
      ProblemTemplate.DrawError.noVariant(of: template, tries: 0).sentence(in: phrasebook)
    }
  }
}
