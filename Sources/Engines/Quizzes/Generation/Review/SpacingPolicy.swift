// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import QuizContent

extension SpacedReview {
  /// The number of days until a problem is due for review again.
  ///
  /// Problems move through boxes, each with an interval. Let *i* be the interval of the box that a
  /// problem is in, and *d* the day of the answer that put it there. It is due from the beginning
  /// of the day *d* + *i* on, whatever the hour of the answer was. Days are those of the learner's
  /// calendar and begin at ``dayStart``.
  ///
  /// - The first answer puts a problem into the second box when it is right, and into the first
  ///   when it is wrong.
  /// - A right answer to a problem that is due moves it one box on; in the last box it stays.
  /// - A right answer to a problem that is not due yet changes nothing: cramming is not spacing.
  /// - A wrong answer, whenever it comes, moves it to the first box or one box back, by
  ///   `afterMistake`.
  ///
  /// An answer is right when the first try earned the full credit.
  ///
  /// With a ``memory`` there are no boxes: the model says after each answer when the problem is
  /// due.
  ///
  /// Source: boxes are the learning box of Sebastian Leitner, "So lernt man lernen" (1972), in
  /// which a mistake leads back to the first one. That longer and longer intervals serve memory is
  /// reviewed by Cepeda and others, "Distributed practice in verbal recall tasks" (Psychological
  /// Bulletin 132, 2006). The numbers of days are ours.
  public struct Spacing: Hashable, Sendable {
    /// The effect of a mistake on a problem's box.
    public enum Fallback: String, Hashable, Sendable, JSONName {
      /// To the first box.
      case toFirst
      /// One box back.
      case oneBack
    }

    /// The days that an interval can have.
    package static let intervalRange = 1...36_500

    /// The interval of each box in days, each from 1 to 36,500 and not shorter than the one before
    /// it; empty with a ``memory``.
    public let intervals: [Int]
    /// The model that takes the place of boxes.
    public let memory: MemoryModel?
    /// The rule for rating answers for the ``memory``.
    package let ratings: MemoryModel.RatingRule
    /// The way in which intervals of the ``memory`` are spread over days.
    package let spread: Spread
    /// The effect of a mistake.
    package let afterMistake: Fallback
    /// The time at which a day begins.
    ///
    /// The standard is 4 in the morning, so that an answer after midnight belongs to the evening
    /// before, as in Anki.
    public let dayStart: TimeOfDay

    /// The time at which a day begins unless asked otherwise.
    public static let standardDayStart = TimeOfDay(clamping: 4 * 60)

    /// Creates a policy.
    ///
    /// - Parameters:
    ///   - intervals: The interval of each box in days, each from 1 to 36,500 and none shorter than
    ///     the one before it.
    ///   - afterMistake: The effect of a mistake.
    ///   - dayStart: The time at which a day begins.
    /// - Throws: A fault when there is no interval, and one for each that is out of range or too
    ///   short.
    public init(
      intervals: [Int],
      afterMistake: Fallback = .toFirst,
      dayStart: TimeOfDay = Self.standardDayStart
    ) throws(ContentError<ProblemFault>) {
      let place = ContentPlace().key("intervals")
      var faults: [LocatedFault<ProblemFault>] = []
      if intervals.isEmpty {
        faults.append(LocatedFault(.blueprint(.noIntervals), at: place))
      }
      for (index, interval) in intervals.enumerated() {
        if !Self.intervalRange.contains(interval) {
          let fault = ProblemFault.Reason.numberOutOfRange(interval, Self.intervalRange)
          faults.append(LocatedFault(fault, at: place.index(index)))
        } else if index > 0, interval < intervals[index - 1] {
          let fault = ProblemFault.Reason.blueprint(
            .shrinkingInterval(interval, after: intervals[index - 1])
          )
          faults.append(LocatedFault(fault, at: place.index(index)))
        }
      }
      guard faults.isEmpty else { throw ContentError(faults: faults) }
      self.init(unchecked: intervals, afterMistake, dayStart: dayStart)
    }

    /// Creates a policy in which a memory model decides when a problem is due.
    ///
    /// - Parameters:
    ///   - memory: The model.
    ///   - ratings: The rule for rating answers.
    ///   - spread: The way in which intervals are spread over days.
    ///   - dayStart: The time at which a day begins.
    public init(
      memory: MemoryModel,
      ratings: MemoryModel.RatingRule = .standard,
      spread: Spread = .none,
      dayStart: TimeOfDay = Self.standardDayStart
    ) {
      self.init(unchecked: [], .toFirst, memory, ratings, spread, dayStart: dayStart)
    }

    private init(
      unchecked intervals: [Int],
      _ afterMistake: Fallback,
      _ memory: MemoryModel? = nil,
      _ ratings: MemoryModel.RatingRule = .standard,
      _ spread: Spread = .none,
      dayStart: TimeOfDay = Self.standardDayStart
    ) {
      self.intervals = intervals
      self.memory = memory
      self.ratings = ratings
      self.spread = spread
      self.afterMistake = afterMistake
      self.dayStart = dayStart
    }

    /// Five boxes of 1, 2, 4, 8 and 16 days; a mistake leads back to the first.
    public static let leitner = SpacedReview.Spacing(unchecked: [1, 2, 4, 8, 16], .toFirst)
    /// Six boxes of 1, 3, 7, 21, 60 and 180 days, for what is to be known for years; a mistake
    /// leads one back.
    public static let expanding = SpacedReview.Spacing(unchecked: [1, 3, 7, 21, 60, 180], .oneBack)
    /// The standard memory model, which asks again when the chance of recall is down to 90 percent.
    public static let fsrs = SpacedReview.Spacing(unchecked: [], .toFirst, .standard)
    /// The memory model FSRS-7 with its published parameters, at the same 90 percent.
    public static let fsrs7 = SpacedReview.Spacing(unchecked: [], .toFirst, .fsrs7)

    /// The number of boxes.
    var boxes: Int { intervals.count }

    /// The box, from 1, that a problem is in after its first answer.
    package func firstBox(isCorrect: Bool) -> Int { isCorrect ? Swift.min(2, boxes) : 1 }

    /// The box, from 1, that a problem moves to from another one.
    package func box(after box: Int, isCorrect: Bool) -> Int {
      if isCorrect { return Swift.min(box + 1, boxes) }
      return afterMistake == .toFirst ? 1 : Swift.max(box - 1, 1)
    }
  }
}

/// In JSON a policy is the name of one, `"leitner"`, `"expanding"`, `"fsrs"` or `"fsrs7"`, or an
/// object: with `intervals` and, where it is not `toFirst`, `afterMistake`, or with `memory` and,
/// where they are not the usual ones, `ratings` and `spread`; and with `dayStart` where it is not
/// 240.
extension SpacedReview.Spacing: Codable {
  /// A policy that has a name in JSON.
  private enum Named: String, JSONName {
    case leitner, expanding, fsrs, fsrs7

    var policy: SpacedReview.Spacing {
      switch self {
      case .leitner: .leitner
      case .expanding: .expanding
      case .fsrs: .fsrs
      case .fsrs7: .fsrs7
      }
    }
  }

  /// A policy with boxes of its own.
  private struct Boxes: JSONRecord {
    let policy: SpacedReview.Spacing

    static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
      let intervals = record.field("intervals", \.policy.intervals)
      let afterMistake = record.field("afterMistake", \.policy.afterMistake, default: .toFirst)
      let dayStart = record.field(
        "dayStart",
        \.policy.dayStart,
        as: .minutesOfDay,
        default: SpacedReview.Spacing.standardDayStart
      )
      return Boxes(
        policy: try SpacedReview.Spacing(
          intervals: intervals(),
          afterMistake: afterMistake(),
          dayStart: dayStart()
        )
      )
    }
  }

  /// A policy with a model of memory.
  private struct Remembering: JSONRecord {
    let policy: SpacedReview.Spacing

    static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
      let memory = record.field("memory") { $0.policy.memory ?? .standard }
      let ratings = record.field("ratings", \.policy.ratings, default: .standard)
      let spread = record.field("spread", \.policy.spread, default: .none)
      let dayStart = record.field(
        "dayStart",
        \.policy.dayStart,
        as: .minutesOfDay,
        default: SpacedReview.Spacing.standardDayStart
      )
      return Remembering(
        policy: SpacedReview.Spacing(
          memory: try memory(),
          ratings: try ratings(),
          spread: try spread(),
          dayStart: try dayStart()
        )
      )
    }
  }

  /// Reads a policy.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    guard (try? decoder.singleValueContainer().decode(String.self)) == nil else {
      self = try Named(from: decoder).policy
      return
    }
    let hasMemory = try decoder.container(keyedBy: JSONKey.self).contains(JSONKey("memory"))
    self = try hasMemory ? Remembering(from: decoder).policy : Boxes(from: decoder).policy
  }

  /// Writes the policy.
  public func encode(to encoder: any Encoder) throws {
    if let named = Named.allCases.first(where: { $0.policy == self }) {
      try named.encode(to: encoder)
    } else if memory != nil {
      try Remembering(policy: self).encode(to: encoder)
    } else {
      try Boxes(policy: self).encode(to: encoder)
    }
  }
}

extension JSONShape where Value == TimeOfDay, Raw == Int {
  /// A time as minutes after midnight, 0 to 1439.
  fileprivate static var minutesOfDay: Self {
    JSONShape(
      read: { minutes in
        guard let time = TimeOfDay(minutes: minutes) else {
          throw ContentError(faults: [
            LocatedFault(ProblemFault(.numberOutOfRange(minutes, 0...1439)), at: ContentPlace())
          ])
        }
        return time
      },
      write: \.minutes
    )
  }
}
