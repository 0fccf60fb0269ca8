// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import QuizContent

/// The points that a learner earned, of those that were possible.
///
/// ```swift
/// let score = session.summary.score
/// score.description            // "7 of 10"
/// score.formatted(.percent)    // "70 %"
/// ```
///
/// In JSON a score has `earned` and `possible`, and `bonus` and `pending` where they are not 0.
public struct QuizScore: Hashable, Sendable {
  /// How to write a score.
  public enum Format: String, Hashable, Sendable, JSONName {
    /// As numbers: "7 of 10".
    case points
    /// As a whole percentage, halves rounded up: "70 %".
    case percent
  }

  /// The points earned, with the ``bonus``.
  public let earned: Fraction
  /// The points that could be earned, without a bonus.
  public let possible: Int
  /// How many of the points earned are a bonus for time.
  public let bonus: Fraction
  /// The points of answers that wait for a person's grade; nothing is earned for them yet.
  public let pending: Int

  /// Creates a score that is known to be possible.
  init(unchecked earned: Fraction, possible: Int, bonus: Fraction, pending: Int) {
    self.earned = earned
    self.possible = possible
    self.bonus = bonus
    self.pending = pending
  }

  /// Creates a score.
  ///
  /// - Parameters:
  ///   - earned: The points earned with the bonus; without it, from 0 to those possible and not pending.
  ///   - possible: The points that could be earned without a bonus, 0 or more.
  ///   - bonus: How many of the points earned are a bonus for time, 0 or more.
  ///   - pending: The points of answers that wait for a person's grade, from 0 to those possible.
  /// - Throws: A fault unless the numbers are in these ranges.
  package init(
    earned: Fraction,
    possible: Int,
    bonus: Fraction = .zero,
    pending: Int = 0
  ) throws(ContentError<JSONFault>) {
    guard bonus >= 0, (0...max(possible, 0)).contains(pending), let base = try? earned - bonus,
      base >= 0, base <= Fraction(possible - pending)
    else {
      let reason = "expected from 0 to \(possible) points, found \(earned)"
      throw ContentError(faults: [
        LocatedFault(.malformed(reason), at: ContentPlace().key("earned"))
      ])
    }
    self.init(unchecked: earned, possible: possible, bonus: bonus, pending: pending)
  }

  /// The score of someone who has not earned anything yet.
  static func nothing(of possible: Int) -> QuizScore {
    QuizScore(unchecked: .zero, possible: possible, bonus: .zero, pending: 0)
  }

  /// The score while nothing of it may be known.
  var hidden: QuizScore { .nothing(of: possible) }

  /// The share that was earned, from 0 to 1 and above with a bonus; 0 when nothing could be earned.
  ///
  /// A share whose exact value does not fit into a fraction is rounded to a millionth.
  public var fraction: Fraction {
    guard possible > 0 else { return .zero }
    if let exact = try? earned / Fraction(possible) { return exact }
    let millionths = (Double(earned) / Double(possible) * 1_000_000).rounded()
    return Int(exactly: millionths).flatMap { try? Fraction($0, 1_000_000) } ?? .one
  }

  /// Returns the score as text, in English.
  public func formatted(_ format: Format) -> String {
    switch format {
    case .points: "\(earned) of \(possible)"
    case .percent: "\((try? fraction.percent()) ?? percentage) %"
    }
  }

  /// The percentage where a hundred times the fraction does not fit.
  private var percentage: Int {
    Int(exactly: (Double(fraction) * 100).rounded()) ?? 100
  }
}

extension QuizScore: JSONRecord {
  package static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let earned = record.field("earned", \.earned)
    let possible = record.field("possible", \.possible)
    let bonus = record.field("bonus", \.bonus, default: .zero)
    let pending = record.field("pending", \.pending, default: 0)
    return try QuizScore(
      earned: earned(),
      possible: possible(),
      bonus: bonus(),
      pending: pending()
    )
  }
}

extension QuizScore: CustomStringConvertible {
  /// The score as numbers, as in "7 of 10".
  public var description: String { formatted(.points) }
}

// MARK: - Sets

extension QuizScore {
  /// The score of one of the sets that a quiz drew from.
  public struct OfSet: Hashable, Sendable {
    /// The set.
    public let set: ProblemSet.ID
    /// The title of that set.
    public let title: String
    /// The points earned of the points of the quiz's problems from that set.
    public internal(set) var score: QuizScore
  }
}

extension QuizScore.OfSet: JSONRecord {
  package static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let set = record.field("set", \.set)
    let title = record.field("title", \.title)
    let score = record.field("score", \.score)
    return try QuizScore.OfSet(set: set(), title: title(), score: score())
  }

  /// The sets of a quiz in the order in which they occur first, with nothing earned yet, and the offset of
  /// each item's set among them.
  static func start(of quiz: Quiz) -> (scores: [QuizScore.OfSet], offsets: [Int]) {
    var scores: [QuizScore.OfSet] = []
    var offsetsBySet: [ProblemSet.ID: Int] = [:]
    let offsets = quiz.items.map { item in
      let offset = offsetsBySet.insertIfNew(scores.count, forKey: item.set) ?? scores.count
      if offset == scores.count {
        scores.append(
          QuizScore.OfSet(set: item.set, title: item.setTitle, score: .nothing(of: 0))
        )
      }
      let possible = scores[offset].score.possible + item.problem.points
      scores[offset].score = .nothing(of: possible)
      return offset
    }
    return (scores, offsets)
  }
}
