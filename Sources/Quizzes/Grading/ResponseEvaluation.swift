public import AnswerMatching
public import LudusCore

/// What a response is worth, and why.
public struct ResponseEvaluation: Hashable, Sendable {
  /// The part of the problem's points that is earned, from 0 to 1.
  public let grade: Fraction
  /// Why.
  public let reason: GradeReason
  /// The same for each gap, pair or item, in the order of the problem; none where the formula has no parts.
  public let parts: [PartEvaluation]

  /// Creates an evaluation.
  ///
  /// - Parameters:
  ///   - grade: The part of the problem's points that is earned, from 0 to 1.
  ///   - reason: Why.
  ///   - parts: The same for each gap, pair or item, where there are such parts.
  public init(grade: Fraction, reason: GradeReason, parts: [PartEvaluation] = []) {
    self.grade = grade
    self.reason = reason
    self.parts = parts
  }

  /// Whether the full grade is earned.
  public var isCorrect: Bool { grade == .one }

  /// Whether the answer waits for a grade that a person gives.
  ///
  /// Until then the grade is 0, which says nothing about the answer.
  public var isPending: Bool { reason == .awaitsGrade }

  /// Whether nothing more can be answered.
  ///
  /// What waits is a problem without an answer, and a check-all problem of which some right options are
  /// picked, and no wrong one.
  public var isDecided: Bool {
    switch reason {
    case .unanswered, .correctSoFar, .awaitsSubmission: false
    default: true
    }
  }
}

/// Why a response got its grade.
public enum GradeReason: Hashable, Sendable {
  /// The right option was picked.
  case correctChoice
  /// This wrong option was picked.
  case wrongChoice(AnswerOption.ID)
  /// All right options were picked, and no wrong one before that.
  case allCorrectPicked
  /// Only right options were picked, but not yet all.
  case correctSoFar(found: Int, of: Int)
  /// This wrong option was picked before all right ones were.
  case wrongPick(AnswerOption.ID)
  /// The text is an accepted one.
  case matched(Match)
  /// The text is not an accepted one.
  case mismatched(Mismatch)
  /// The text is to be graded by a person.
  case awaitsGrade
  /// A person graded the text.
  case graded
  /// The answer is not right, and what is right is not told yet, as the learner can try again.
  case notRight
  /// The answer is kept, and judged when the quiz is submitted.
  case awaitsSubmission
  /// The learner gave up and had the right answer shown.
  case revealed
  /// The time was over before there was an answer that counts.
  case timeOver
  /// The learner has not answered.
  case unanswered
}

extension GradeReason {
  /// Returns the reason as a sentence.
  ///
  /// - Parameter name: How to name an option to the learner, who may know it by a letter or by its text.
  /// - Returns: A sentence with a full stop.
  public func sentence(naming name: (AnswerOption.ID) -> String) -> String {
    switch self {
    case .correctChoice: "This is the right option."
    case .wrongChoice(let option): "Option \(name(option)) is not right."
    case .allCorrectPicked: "All right options are picked."
    case .correctSoFar(let found, let count): "Picked \(found) of \(count) right options."
    case .wrongPick(let option): "Option \(name(option)) is not one of the right ones."
    case .matched(let match): match.description
    case .mismatched(let mismatch): mismatch.description
    case .awaitsGrade: "This answer is read and graded by a person."
    case .graded: "A person graded this answer."
    case .notRight: "This is not right."
    case .awaitsSubmission: "The answer is kept until the quiz is submitted."
    case .revealed: "The right answer was shown."
    case .timeOver: "The time was over."
    case .unanswered: "There is no answer."
    }
  }
}

extension GradeReason: CustomStringConvertible {
  /// The reason as a sentence in which options are named by their identifiers.
  public var description: String { sentence { "“\($0)”" } }
}
