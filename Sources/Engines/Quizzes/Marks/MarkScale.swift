// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
internal import QuizContent

/// The marks of a school for shares of the points.
///
/// ```swift
/// let mark = MarkScale.german.mark(for: session.score)       // "2"
/// let pass = try MarkScale(steps: [.init("passed", from: Fraction(3, 5)), .init("failed", from: 0)])
/// let italian = try MarkScale(from: 0, to: 30, step: 1)
/// ```
///
/// A scale either has steps, each with the least share of the points for its mark, or runs evenly
/// from the mark for no points to that for all of them. Shares are exact, so a threshold is reached
/// or not; no rounding comes before.
///
/// In JSON a scale is an object with `steps`, or with `from`, `to` and `step`:
/// `{"steps":[{"from":"3/5","mark":"passed"},{"from":0,"mark":"failed"}]}`, `{"from":0,"step":"1/2","to":20}`.
public struct MarkScale: Hashable, Sendable, JSONContent {
  /// The faults of scales.
  public typealias Fault = JSONFault

  /// A mark and the least share of the points for it.
  public struct Step: Hashable, Sendable {
    /// The mark, as people write it.
    public let mark: String
    /// The least share of the points for it, from 0 to 1.
    public let from: Fraction

    /// Creates a step; the scale checks it.
    public init(_ mark: String, from: Fraction) { (self.mark, self.from) = (mark, from) }
  }

  /// The rule by which the marks follow from the share of the points.
  private enum Rule: Hashable, Sendable {
    /// The best first.
    case steps([Step])
    case even(from: Fraction, to: Fraction, step: Fraction)
  }

  private let rule: Rule

  /// Creates a scale with steps.
  ///
  /// - Parameter steps: The steps, in any order. The lowest begins at 0, so that there is a mark for
  ///   everybody.
  /// - Throws: A fault for a mark without a name, a mark or a share that occurs twice, a share that
  ///   is not from 0 to 1, and when no step begins at 0.
  public init(steps: [Step]) throws(ContentError<JSONFault>) {
    let faults = Self.faults(of: steps)
    guard faults.isEmpty else { throw ContentError(faults: faults) }
    self.init(sorted: steps)
  }

  /// Creates a scale whose marks are numbers and run evenly with the points.
  ///
  /// - Parameters:
  ///   - worst: The mark for no points.
  ///   - best: The mark for all points, above or below the worst one.
  ///   - step: The distance between two marks, above 0. A mark between two of them becomes the
  ///     nearest, and the better one halfway.
  /// - Throws: A fault when both marks are the same, or the step does not lead from one to the other
  ///   in at most 10,000 steps.
  public init(
    from worst: Fraction,
    to best: Fraction,
    step: Fraction
  ) throws(ContentError<JSONFault>) {
    let count = (try? best - worst).flatMap { step > 0 ? try? $0 / step : nil }
    guard let count, count.isInteger, (1...10_000).contains(count.numerator.magnitude) else {
      let reason = "\(step) does not lead from \(worst) to \(best) in 1 to 10000 steps"
      throw ContentError(faults: [LocatedFault(.malformed(reason), at: ContentPlace().key("step"))])
    }
    rule = .even(from: worst, to: best, step: step)
  }

  private init(sorted steps: [Step]) {
    rule = .steps(steps.sorted { $1.from < $0.from })
  }

  /// Creates one of the scales below, which are without fault.
  private init(known steps: [(String, percent: Int)]) {
    self.init(
      sorted: steps.map { Step($0.0, from: (try? Fraction($0.percent, 100)) ?? .zero) }
    )
  }

  private init(known rule: Rule) { self.rule = rule }

  private static func faults(of steps: [Step]) -> [LocatedFault<JSONFault>] {
    let place = ContentPlace().key("steps")
    var faults: [LocatedFault<JSONFault>] = []
    var marks: Set<String> = []
    var shares: Set<Fraction> = []
    for (index, step) in steps.enumerated() {
      let place = place.index(index)
      if step.mark.isInvisible {
        faults.append(LocatedFault(.malformed("expected a mark"), at: place.key("mark")))
      } else if !marks.insert(step.mark).inserted {
        let reason = "the mark \"\(step.mark)\" is in the scale already"
        faults.append(LocatedFault(.malformed(reason), at: place.key("mark")))
      }
      if !(0...1).contains(step.from) {
        let reason = "\(step.from) is out of range, expected from 0 to 1"
        faults.append(LocatedFault(.malformed(reason), at: place.key("from")))
      } else if !shares.insert(step.from).inserted {
        let reason = "another mark begins at \(step.from)"
        faults.append(LocatedFault(.malformed(reason), at: place.key("from")))
      }
    }
    if !shares.contains(.zero) {
      faults.append(LocatedFault(.malformed("expected a mark from 0"), at: place))
    }
    return faults
  }

  /// All marks, the best first.
  public var marks: [String] {
    switch rule {
    case .steps(let steps): steps.map(\.mark)
    case .even(let worst, let best, let step):
      (0...count(from: worst, to: best, by: step)).reversed().map {
        text(of: value($0, from: worst, to: best, by: step))
      }
    }
  }

  /// Returns the mark for a share of the points.
  ///
  /// - Parameter share: The share; below 0 it counts as 0, and above 1, with a bonus, as 1.
  /// - Returns: The mark, as people write it: a number has a point before its decimals.
  public func mark(for share: Fraction) -> String {
    let share = min(max(share, .zero), .one)
    switch rule {
    case .steps(let steps):
      return (steps.first { $0.from <= share } ?? steps[steps.count - 1]).mark
    case .even(let worst, let best, let step):
      let count = count(from: worst, to: best, by: step)
      let place = (try? share * Fraction(count))?.rounded(.halfUp) ?? nearest(share, of: count)
      return text(of: value(place, from: worst, to: best, by: step))
    }
  }

  /// Returns the mark for a score; that of no points where there was nothing to earn.
  public func mark(for score: QuizScore) -> String { mark(for: score.fraction) }

  /// Returns the number of steps that lead from the worst mark to the best one.
  private func count(from worst: Fraction, to best: Fraction, by step: Fraction) -> Int {
    Int((try? (best - worst) / step)?.numerator.magnitude ?? 1)
  }

  /// The place of a share where the exact product does not fit.
  private func nearest(_ share: Fraction, of count: Int) -> Int {
    Int((Double(share) * Double(count)).rounded())
  }

  private func value(
    _ place: Int,
    from worst: Fraction,
    to best: Fraction,
    by step: Fraction
  ) -> Fraction {
    let way = (try? step * Fraction(worst < best ? place : -place)) ?? .zero
    return (try? worst + way) ?? best
  }

  /// The number with as many decimals as it takes, up to three, else as a fraction.
  private func text(of number: Fraction) -> String {
    guard 1000.isMultiple(of: number.denominator),
      let thousandths = try? number * 1000
    else { return "\(number)" }
    let (whole, rest) = thousandths.numerator.magnitude.quotientAndRemainder(dividingBy: 1000)
    var decimals = String(String(1000 + rest).dropFirst())
    while decimals.hasSuffix("0") { decimals.removeLast() }
    let sign = thousandths < 0 ? "-" : ""
    return decimals.isEmpty ? "\(sign)\(whole)" : "\(sign)\(whole).\(decimals)"
  }
}

// MARK: - Known scales

extension MarkScale {
  /// The six marks of German schools and chambers: 1 from 92 %, 2 from 81, 3 from 67, 4 from 50, 5
  /// from 30.
  ///
  /// Source: the key of the chambers of industry and commerce (IHK) for examinations of 100 points.
  public static let german = MarkScale(known: [
    ("1", 92), ("2", 81), ("3", 67), ("4", 50), ("5", 30), ("6", 0),
  ])
  /// German marks from 1 to 6 in halves, even in the points.
  public static let germanHalves = MarkScale(known: .even(from: 6, to: 1, step: half))
  /// The points from 0 to 15 of the German Oberstufe: 15 from 95 %, then every 5 % down to 5 points
  /// from 45 %, 4 from 40, 3 from 33, 2 from 27 and 1 from 20.
  ///
  /// Source: the assessment of the Abitur as agreed by the ministers of education (KMK).
  public static let germanPoints = MarkScale(known: [
    ("15", 95), ("14", 90), ("13", 85), ("12", 80), ("11", 75), ("10", 70), ("9", 65), ("8", 60),
    ("7", 55), ("6", 50), ("5", 45), ("4", 40), ("3", 33), ("2", 27), ("1", 20), ("0", 0),
  ])
  /// Swiss marks from 1 to 6 in halves, even in the points: 5 times the share, and 1.
  public static let swiss = MarkScale(known: .even(from: 1, to: 6, step: half))
  /// French marks out of 20, in halves.
  public static let french = MarkScale(known: .even(from: 0, to: 20, step: half))
  /// Dutch marks from 1 to 10 in tenths: 9 times the share, and 1.
  public static let dutch = MarkScale(known: .even(from: 1, to: 10, step: tenth))
  /// The letters of schools in the United States: A from 90 %, B from 80, C from 70, D from 60.
  public static let letters = MarkScale(known: [
    ("A", 90), ("B", 80), ("C", 70), ("D", 60), ("F", 0),
  ])

  /// The known scales by names, for a choice of one.
  public static let all: [(name: String, scale: MarkScale)] = [
    ("german", .german), ("germanHalves", .germanHalves), ("germanPoints", .germanPoints),
    ("swiss", .swiss), ("french", .french), ("dutch", .dutch), ("letters", .letters),
  ]

  // Neither can fail.
  private static let half = (try? Fraction(1, 2)) ?? .one
  private static let tenth = (try? Fraction(1, 10)) ?? .one
}

// MARK: - JSON

extension MarkScale.Step: JSONRecord {
  package static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let mark = record.field("mark", \.mark)
    let from = record.field("from", \.from)
    return try MarkScale.Step(mark(), from: from())
  }
}

extension MarkScale: JSONRecord {
  package static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let steps = record.field("steps", \.steps)
    let worst = record.field("from", \.worst)
    let best = record.field("to", \.best)
    let step = record.field("step", \.step)
    switch (try steps(), try worst(), try best(), try step()) {
    case (let steps?, nil, nil, nil):
      return try MarkScale(steps: steps)
    case (nil, let worst?, let best?, let step?):
      return try MarkScale(from: worst, to: best, step: step)
    default:
      throw ContentError(faults: [
        LocatedFault(
          JSONFault.malformed(#"expected either "steps", or all of "from", "to" and "step""#),
          at: ContentPlace()
        )
      ])
    }
  }

  private var steps: [Step]? { if case .steps(let steps) = rule { steps } else { nil } }
  private var worst: Fraction? { if case .even(let worst, _, _) = rule { worst } else { nil } }
  private var best: Fraction? { if case .even(_, let best, _) = rule { best } else { nil } }
  private var step: Fraction? { if case .even(_, _, let step) = rule { step } else { nil } }
}
