// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import NumericMethods
public import Quizzes

/// An analysis of how problems work in groups of learners, at any strength: harder for a group
/// throughout, or only for its weak or its strong learners.
///
/// ```swift
/// let table = try log.responses(to: "monday", groups: ["girls": girls, "boys": boys])
/// let analysis = try table.functioning(between: "boys", and: ["girls"])
/// analysis.items.filter { $0.category != .negligible }.map(\.id)   // look at their wording
/// analysis.items[0].crossing.size                                  // whether it turns round
/// ```
///
/// Levels are regressed on the score and the group, and on the product of both: a *uniform*
/// difference is that of the group, a *crossing* one that of the product (H. Swaminathan and H. J.
/// Rogers, Journal of Educational Measurement 27, 1990). With partial credit the regression is that
/// of proportional odds, which says the same of right and wrong, needs one number for each
/// difference however many levels there are, and uses their order (B. D. Zumbo, "A handbook on the
/// theory and methods of differential item functioning", 1999).
///
/// The score is the sum of credits of the problems that work alike. Problems that do not are left
/// out of it, and the others are looked at again, until nothing changes: unfair problems would make
/// fair ones look unfair. The problem itself always counts.
public struct FunctioningAnalysis: Hashable, Sendable, Codable {
  /// A difference that groups may make.
  public struct Difference: Hashable, Sendable, Codable {
    /// Twice the amount by which the logarithm of the likelihood grows.
    public let chiSquare: Double
    /// The number of parameters that describe the difference.
    public let degrees: Int
    /// The chance of such a figure where the groups do not differ.
    public let significance: Double
    /// The amount by which the explained part of the variation grows, from 0 to 1.
    ///
    /// By the coefficient of N. J. D. Nagelkerke (Biometrika 78, 1991).
    public let size: Double
  }

  /// Limits between negligible, moderate and large sizes.
  public enum Limits: String, Hashable, Sendable, CaseIterable, JSONName {
    /// 0.035 and 0.070, by M. G. Jodoin and M. J. Gierl (Applied Measurement in Education 14,
    /// 2001).
    case jodoinGierl
    /// 0.13 and 0.26, by B. D. Zumbo and D. R. Thomas (1997).
    case zumboThomas

    /// The least sizes of a moderate and of a large difference.
    public var sizes: (moderate: Double, large: Double) {
      switch self {
      case .jodoinGierl: (0.035, 0.07)
      case .zumboThomas: (0.13, 0.26)
      }
    }
  }

  /// The figures of a problem in the groups.
  public struct Item: Hashable, Sendable, Codable, Identifiable {
    /// The problem.
    public let id: Problem.ID
    /// A difference that is the same at any strength.
    public let uniform: Difference
    /// A difference that changes with the strength.
    public let crossing: Difference
    /// Both together.
    public let whole: Difference
    /// The amount of credit by which each group earns more than equally strong learners of the
    /// first one, from -1 to 1, averaged over its learners.
    ///
    /// By N. J. Dorans and E. Kulick (Journal of Educational Measurement 23, 1986). Where a
    /// difference is crossing it may be 0.
    public let gaps: [String: Double]
    /// The comparison of Mantel and Haenszel with each group, of problems that are right or wrong.
    public let mantelHaenszel: [String: ItemStatistics.DifferentialFunctioning]

    /// The gaps in deviations of the credit, of problems with partial credit.
    ///
    /// By N. J. Dorans and A. P. Schmitt (in "Construction versus Choice in Cognitive Measurement",
    /// 1993).
    public let standardizedGaps: [String: Double]

    /// Whether the difference is not negligible by any of the measures of ``overallCategory``.
    public var isFlagged: Bool { overallCategory != .negligible }

    /// The largest of the sizes by the regression, by Mantel and Haenszel, and of partial credit by
    /// ``gapCategory``.
    ///
    /// The last two find uniform differences that explain little of the variation.
    public var overallCategory: ItemStatistics.DifferentialFunctioning.Category {
      let categories = [category, gapCategory] + mantelHaenszel.values.map(\.category)
      if categories.contains(.large) { return .large }
      return categories.contains(.moderate) ? .moderate : .negligible
    }

    /// The size of the largest of the standardized gaps: moderate above 0.17 and large above 0.25,
    /// unless the uniform difference may be chance, at a level of 5 percent.
    ///
    /// By R. Zwick, D. T. Thayer and J. Mazzeo, "Describing and categorizing DIF in polytomous items"
    /// (GRE Board Report 93-10P, 1997).
    public var gapCategory: ItemStatistics.DifferentialFunctioning.Category {
      let size = standardizedGaps.values.map { abs($0) }.max() ?? 0
      guard uniform.significance < 0.05, size > 0.17 else { return .negligible }
      return size > 0.25 ? .large : .moderate
    }

    /// The size of the difference, by the limits of Jodoin and Gierl.
    public var category: ItemStatistics.DifferentialFunctioning.Category {
      category(by: .jodoinGierl)
    }

    /// Returns the size of the difference.
    ///
    /// The class is that of the size: with many learners each small difference is significant, and
    /// stays negligible. One that may be chance, at a level of 5 percent, is negligible too.
    public func category(
      by limits: Limits
    ) -> ItemStatistics.DifferentialFunctioning.Category {
      guard whole.significance < 0.05, whole.size >= limits.sizes.moderate else {
        return .negligible
      }
      return whole.size >= limits.sizes.large ? .large : .moderate
    }
  }

  /// The group to compare with.
  public let reference: String
  /// The groups for which problems may be harder.
  public let focal: [String]
  /// The number of learners of each group who are compared.
  public let learnerCounts: [String: Int]
  /// The problems that can be compared, in the order of the table.
  public let items: [Item]
  /// The number of times that all problems were compared.
  public let rounds: Int
  /// Whether the last comparison had the same result as the one before.
  public let isStable: Bool

  /// The problems that do not work alike, by any of the measures of ``Item/overallCategory``.
  public var flagged: Set<Problem.ID> {
    Set(items.filter(\.isFlagged).map(\.id))
  }

  /// The greatest number of times that all problems are compared.
  public static let maximumRounds = 10
  /// The number of learners that each group needs, unless asked otherwise; with about 200 moderate
  /// differences are found.
  public static let minimumLearners = 50
}

extension ResponseTable {
  /// Returns the functioning of the problems in groups of learners, over those who answered all
  /// problems of the table.
  ///
  /// - Parameters:
  ///   - reference: The group to compare with.
  ///   - focal: The groups for which problems may be harder, at least one.
  ///   - isPurified: Whether problems that do not work alike are left out of the score.
  ///   - minimumLearners: The number of learners that each group needs, at least 2.
  /// - Returns: The analysis, without problems that all learners answered alike.
  /// - Throws: ``EstimationError/unknownGroup(_:)``, and
  ///   ``EstimationError/tooFewLearners(group:_:minimum:)``.
  /// - Complexity: O(*n*) in the number of answers, and O(*k* · *s*) for *k* problems and *s*
  ///   different scores, for each of at most ten rounds.
  public func functioning(
    between reference: String,
    and focal: [String],
    isPurified: Bool = true,
    minimumLearners: Int = FunctioningAnalysis.minimumLearners
  ) throws(EstimationError) -> FunctioningAnalysis {
    let sheets = try ComparedSheets(self, reference, focal, minimumLearners: minimumLearners)
    var flagged: Set<Int> = []
    var seen: [Set<Int>] = []
    var (found, rounds, isStable) = ([FunctioningAnalysis.Item](), 0, !isPurified)
    repeat {
      seen.append(flagged)
      rounds += 1
      var (next, large): (Set<Int>, Set<Int>) = ([], [])
      let scores = sheets.scores(without: flagged)
      found = items.indices.compactMap { place in
        let item = sheets.compared(place, scores, isCounted: !flagged.contains(place))
        if let item, item.isFlagged { next.insert(place) }
        if let item, item.overallCategory == .large { large.insert(place) }
        return item
      }
      // Many unfair problems make fair ones look moderate, so the large ones leave first.
      if rounds == 1, !large.isEmpty { next = large }
      guard isPurified else { break }
      isStable = next == flagged
      // A score of no problems compares nothing, and a circle ends nowhere.
      guard !isStable, next.count < items.count - 1, !seen.contains(next) else { break }
      flagged = next
    } while rounds < FunctioningAnalysis.maximumRounds
    return FunctioningAnalysis(
      reference: reference,
      focal: sheets.focal,
      learnerCounts: sheets.counts,
      items: found,
      rounds: rounds,
      isStable: isStable
    )
  }
}

/// The complete sheets of groups that are compared.
struct ComparedSheets {
  private let table: ResponseTable
  let focal: [String]
  /// The groups, that to compare with first.
  private let names: [String]
  let counts: [String: Int]
  private let sheets: [(group: Int, levels: [Int], count: Double)]
  private let credits: [[Double]]

  init(
    _ table: ResponseTable,
    _ reference: String,
    _ focal: [String],
    minimumLearners: Int
  ) throws(EstimationError) {
    var known: Set<String> = [reference]
    let others = focal.filter { known.insert($0).inserted }
    let names = [reference] + others
    for name in names where !table.groups.contains(name) { throw .unknownGroup(name) }
    guard !others.isEmpty else { throw .unknownGroup(focal.first ?? "") }
    let groups = table.groups.map { names.firstIndex(of: $0) }
    let sheets = table.sheets.compactMap { sheet -> (Int, [Int], Double)? in
      guard let own = sheet.group, let group = groups[own],
        sheet.answers.count == table.items.count
      else { return nil }
      return (group, sheet.answers.map(\.level), Double(sheet.count))
    }
    var counts: [String: Int] = [:]
    for (offset, name) in names.enumerated() {
      let count = sheets.reduce(0) { $1.0 == offset ? $0 + $1.2 : $0 }
      counts[name] = Int(exactly: count) ?? .max
    }
    for name in names {
      let count = counts[name] ?? 0
      guard count >= max(2, minimumLearners) else {
        throw .tooFewLearners(group: name, count, minimum: max(2, minimumLearners))
      }
    }
    self.table = table
    self.focal = others
    self.names = names
    self.counts = counts
    self.sheets = sheets
    credits = table.items.map { $0.credits.map { Double($0) } }
  }

  /// Learners of one group with the same score.
  private struct Key: Hashable, Comparable {
    let score: Double
    let group: Int

    static func < (left: Self, right: Self) -> Bool {
      (left.score, left.group) < (right.score, right.group)
    }
  }

  /// The sum of credits of each sheet, but for some items.
  func scores(without flagged: Set<Int>) -> [Double] {
    let isCounted = table.items.indices.map { !flagged.contains($0) }
    return sheets.map { sheet in
      var score = 0.0
      for (place, level) in sheet.levels.enumerated() where isCounted[place] {
        score += credits[place][level]
      }
      return score
    }
  }

  /// Compares the groups in one item; nil where everybody reached the same level.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - scores: The score of each sheet.
  ///   - isCounted: Whether the item is in these; it counts in any case.
  /// - Returns: The comparison.
  func compared(
    _ item: Int,
    _ scores: [Double],
    isCounted: Bool
  ) -> FunctioningAnalysis.Item? {
    var cells: [Key: [Double]] = [:]
    let levels = credits[item].count
    for (place, sheet) in sheets.enumerated() {
      let score = scores[place] + (isCounted ? 0 : credits[item][sheet.levels[item]])
      let key = Key(score: score.withoutNoise, group: sheet.group)
      cells[key, default: Array(repeating: 0, count: levels)][sheet.levels[item]] += sheet.count
    }
    let sorted = cells.sorted { $0.key < $1.key }
    guard let lowest = sorted.first?.key.score, let highest = sorted.last?.key.score else {
      return nil
    }
    let (middle, span) = ((lowest + highest) / 2, max(highest - lowest, 1e-9))
    let observations = sorted.map { key, counts in
      let strength = (key.score - middle) / span
      let groups = (1..<names.count).map { $0 == key.group ? 1.0 : 0 }
      return OrdinalRegression.Cell(
        [strength] + groups + groups.map { $0 * strength },
        counts: counts
      )
    }
    let others = names.count - 1
    guard let none = OrdinalRegression(observations, predictors: 0),
      let strength = OrdinalRegression(observations, predictors: 1),
      let uniform = OrdinalRegression(observations, predictors: 1 + others),
      let crossing = OrdinalRegression(observations, predictors: 1 + 2 * others)
    else { return nil }
    let count = sorted.reduce(0) { $0 + $1.value.reduce(0, +) }
    func explained(_ fit: OrdinalRegression) -> Double {
      let most = 1 - Elementary.exp(2 * none.logLikelihood / count)
      let share = 1 - Elementary.exp(2 * (none.logLikelihood - fit.logLikelihood) / count)
      return most > 0 ? min(1, max(0, share / most)) : 0
    }
    func difference(
      _ larger: OrdinalRegression,
      _ smaller: OrdinalRegression,
      _ degrees: Int
    ) -> FunctioningAnalysis.Difference {
      let chiSquare = max(0, 2 * (larger.logLikelihood - smaller.logLikelihood))
      return FunctioningAnalysis.Difference(
        chiSquare: chiSquare,
        degrees: degrees,
        significance: Elementary.chiSquareTail(chiSquare, degrees: degrees),
        size: max(0, explained(larger) - explained(smaller))
      )
    }
    let gaps = gaps(sorted, credits[item])
    let deviation = Self.deviation(sorted, credits[item])
    return FunctioningAnalysis.Item(
      id: table.items[item].id,
      uniform: difference(uniform, strength, others),
      crossing: difference(crossing, uniform, others),
      whole: difference(crossing, strength, 2 * others),
      gaps: gaps,
      mantelHaenszel: levels == 2 ? mantelHaenszel(table.items[item].id, sorted) : [:],
      standardizedGaps: levels > 2 && deviation > 0 ? gaps.mapValues { $0 / deviation } : [:]
    )
  }

  /// The deviation of the credit over all learners.
  private static func deviation(
    _ cells: [(key: Key, value: [Double])],
    _ credits: [Double]
  ) -> Double {
    var (count, sum, squares) = (0.0, 0.0, 0.0)
    for (_, counts) in cells {
      for (times, credit) in zip(counts, credits) {
        count += times
        sum += times * credit
        squares += times * credit * credit
      }
    }
    return max(0, squares / count - sum / count * (sum / count)).squareRoot()
  }

  /// Returns the amount of credit by which each group earns more than equally strong learners of
  /// the first one.
  private func gaps(
    _ cells: [(key: Key, value: [Double])],
    _ credits: [Double]
  ) -> [String: Double] {
    var means: [Key: (mean: Double, count: Double)] = [:]
    for (key, counts) in cells {
      let count = counts.reduce(0, +)
      means[key] = (zip(counts, credits).reduce(0) { $0 + $1.0 * $1.1 } / count, count)
    }
    var gaps: [String: Double] = [:]
    for group in 1..<names.count {
      var (sum, count) = (0.0, 0.0)
      for (key, _) in cells where key.group == group {
        guard let own = means[key], let other = means[Key(score: key.score, group: 0)] else {
          continue
        }
        sum += own.count * (own.mean - other.mean)
        count += own.count
      }
      if count > 0 { gaps[names[group]] = sum / count }
    }
    return gaps
  }

  private func mantelHaenszel(
    _ id: Problem.ID,
    _ cells: [(key: Key, value: [Double])]
  ) -> [String: ItemStatistics.DifferentialFunctioning] {
    var found: [String: ItemStatistics.DifferentialFunctioning] = [:]
    for group in 1..<names.count {
      var levels: [(score: Double, answers: MatchedAnswers)] = []
      for (key, counts) in cells where key.group == 0 || key.group == group {
        if levels.last?.score != key.score { levels.append((key.score, MatchedAnswers())) }
        let last = levels.count - 1
        if key.group == 0 {
          levels[last].answers.wrongInReference += counts[0]
          levels[last].answers.rightInReference += counts[1]
        } else {
          levels[last].answers.wrongInFocal += counts[0]
          levels[last].answers.rightInFocal += counts[1]
        }
      }
      found[names[group]] = ItemStatistics.DifferentialFunctioning(id, levels.map(\.answers))
    }
    return found
  }
}
