// SPDX-License-Identifier: Apache-2.0
internal import LudusFoundation
public import LudusCore
public import Quizzes

/// Why an answer cannot be taken into account, or no scale made.
public enum EstimationError: Error, Hashable, Sendable {
  /// There is no difficulty of this problem.
  case unknownProblem(Problem.ID)
  /// The problem was answered already.
  case alreadyAnswered(Problem.ID)
  /// There are more problems than can be put on one scale.
  case tooManyProblems(Int, maximum: Int)
  /// An estimation takes one step at least.
  case stepsOutOfRange(Int)
  /// A chance to guess is not from 0 to 0.9, or the deviation of a prior is not from 0.01 to 100.
  case priorOutOfRange(Double)
}

extension EstimationError: CustomStringConvertible {
  /// A description for developers.
  public var description: String {
    switch self {
    case .unknownProblem(let problem): "there is no problem \"\(problem)\""
    case .alreadyAnswered(let problem): "the problem \"\(problem)\" is answered already"
    case .tooManyProblems(let count, let maximum):
      "\(count) problems cannot be put on one scale, expected at most \(maximum)"
    case .stepsOutOfRange(let steps): "\(steps) steps, expected at least 1"
    case .priorOutOfRange(let value):
      "\(value) is neither a chance from 0 to 0.9 nor a deviation from 0.01 to 100"
    }
  }
}

extension EstimationError {
  /// Returns what to say to a person: a whole sentence without identifiers.
  public func sentence(in phrasebook: Phrasebook) -> String {
    let sentence: Sentence =
      switch self {
      case .unknownProblem: "estimation.unknownProblem"
      case .alreadyAnswered: "estimation.alreadyAnswered"
      case .tooManyProblems(_, let maximum):
        Sentence("estimation.tooManyProblems", ["maximum": .count(maximum)])
      case .stepsOutOfRange: "estimation.stepsOutOfRange"
      case .priorOutOfRange: "estimation.priorOutOfRange"
      }
    return analyticsSentences(sentence, in: phrasebook)
  }
}

extension Estimate {
  /// Something that is wrong with estimates, with the rules by which they are made, and with their JSON.
  public enum Fault: ContentFault {
    /// A value that is missing or has a form that cannot be read.
    case malformed(String)
    /// The value of an estimate is more than a million logits away from 0.
    case valueOutOfRange(Double)
    /// A standard error is negative or 0 where it must not be, or above a million logits.
    case standardErrorOutOfRange(Double)
    /// A deviation is not above 0 and up to 10 logits.
    case deviationOutOfRange(Double)
    /// A smallest step is not from 0 to the largest one.
    case stepOutOfRange(Double, maximum: Double)
    /// A chance to guess is not from 0 to 0.9.
    case guessingOutOfRange(Double)
    /// A discrimination is not from 0.1 to 10.
    case discriminationOutOfRange(Double)
    /// A number of problems is below its minimum.
    case countOutOfRange(Int, minimum: Int)
    /// An answer that was stored cannot be taken into account.
    case refused(EstimationError)

    /// A description for developers.
    public var description: String {
      switch self {
      case .malformed(let reason): reason
      case .valueOutOfRange(let value):
        "the value \(value) is out of range, expected at most a million logits"
      case .standardErrorOutOfRange(let error): "the standard error \(error) is out of range"
      case .deviationOutOfRange(let deviation):
        "the deviation \(deviation), expected one above 0 and up to 10"
      case .stepOutOfRange(let step, let maximum): "the step \(step), expected 0 to \(maximum)"
      case .guessingOutOfRange(let chance): "the chance \(chance), expected 0 to 0.9"
      case .discriminationOutOfRange(let discrimination):
        "the discrimination \(discrimination), expected 0.1 to 10"
      case .countOutOfRange(let count, let minimum):
        "\(count) problems, expected at least \(minimum)"
      case .refused(let error): "\(error)"
      }
    }
  }
}
