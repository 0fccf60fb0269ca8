// SPDX-License-Identifier: Apache-2.0
package import AnswerMatching
package import LudusCore

/// The task of a problem as the content of a quiz sees it.
///
/// There is one type of tasks for each kind, which ``ProblemKind/task`` and
/// ``ProblemKind/Name/task`` name. Modules above ask for what they need to know by a protocol of
/// their own that refines this one, and have a test that each kind's task conforms to it.
package protocol ProblemTask: SendableMetatype {
  /// The responses that the task takes.
  static var responseShape: QuizResponse.Shape { get }
  /// Whether a gap of a cloze text can have the task.
  static var fitsIntoGap: Bool { get }
  /// Whether answers are written and judged by a matcher.
  static var isMatched: Bool { get }
  /// Whether a person grades the responses.
  static var needsPerson: Bool { get }

  /// The name of the kind.
  var name: ProblemKind.Name { get }
  /// The faults of the key.
  var faults: [LocatedFault<ProblemFault>] { get }
  /// The response that is right and shown as the correction, if there is one.
  var correctAnswer: QuizResponse? { get }
  /// The same as people write it, for readers of a language.
  func correctAnswer(in language: Language) -> QuizResponse?
  /// The options to pick from.
  var options: AnswerOptions? { get }
  /// The matcher of written answers.
  var matcher: (any AnswerMatcher)? { get }
  /// The gaps to fill.
  var gaps: [ClozeTask.Gap] { get }
  /// The terms that a learner could mean by a written answer: accepted answers, what is confused
  /// with them, options and items to match.
  var terms: [String] { get }

  /// The kind with another language for what is in a language, or nil where nothing changes.
  func speaking(_ new: Language?, insteadOf old: Language?) -> ProblemKind?

  /// The kind with a response as its key, or nil for one that cannot be; its faults are not checked.
  func keyed(by response: QuizResponse) -> ProblemKind?
}

extension ProblemTask {
  package static var fitsIntoGap: Bool { isMatched }
  package static var isMatched: Bool { false }
  package static var needsPerson: Bool { false }
  package func correctAnswer(in language: Language) -> QuizResponse? { correctAnswer }
  package var options: AnswerOptions? { nil }
  package var matcher: (any AnswerMatcher)? { nil }
  package var gaps: [ClozeTask.Gap] { [] }
  package var terms: [String] { [] }

  package func speaking(_ new: Language?, insteadOf old: Language?) -> ProblemKind? { nil }
  package func keyed(by response: QuizResponse) -> ProblemKind? { nil }
}

// MARK: - Written answers

/// The task of each kind that is answered in writing and judged by a matcher.
package struct WrittenTask<Matcher: TaskMatcher>: ProblemTask {
  package let name: ProblemKind.Name
  /// The matcher with the accepted answers.
  package let key: Matcher
  let kind: (Matcher) -> ProblemKind

  /// Creates the task of a kind.
  ///
  /// - Parameters:
  ///   - name: The name of the kind.
  ///   - key: The matcher with the accepted answers.
  ///   - kind: The kind with another matcher.
  init(_ name: ProblemKind.Name, _ key: Matcher, kind: @escaping (Matcher) -> ProblemKind) {
    self.name = name
    self.key = key
    self.kind = kind
  }

  package static var responseShape: QuizResponse.Shape { .text }
  package static var isMatched: Bool { true }

  package var faults: [LocatedFault<ProblemFault>] {
    let blank = key.accepted.enumerated().filter { $0.element.isInvisible }
    let place = ContentPlace().key("accepted")
    return blank.map { LocatedFault(.emptyText(.acceptedAnswer), at: place.index($0.offset)) }
      + key.faults
  }

  package var correctAnswer: QuizResponse? { .text(key.preferred) }
  package func correctAnswer(in language: Language) -> QuizResponse? {
    .text(key.written(key.preferred, in: language))
  }
  package var matcher: (any AnswerMatcher)? { key }
  package var terms: [String] { key.terms }

  package func speaking(_ new: Language?, insteadOf old: Language?) -> ProblemKind? {
    key.speaking(new, insteadOf: old).map(kind)
  }
}

/// A matcher by which answers to problems are judged.
package protocol TaskMatcher: AnswerMatcher {
  /// The faults of the key other than accepted answers that are empty.
  var faults: [LocatedFault<ProblemFault>] { get }
  /// The words and terms among the answers and what they must not be taken for.
  var terms: [String] { get }

  /// The matcher with another language for answers of a language, or nil where nothing changes.
  func speaking(_ new: Language?, insteadOf old: Language?) -> Self?
}

extension TaskMatcher {
  package var faults: [LocatedFault<ProblemFault>] { [] }
  package var terms: [String] { [] }

  package func speaking(_ new: Language?, insteadOf old: Language?) -> Self? { nil }
}
