// SPDX-License-Identifier: Apache-2.0
internal import KnownSpellings
public import LudusCore
public import LudusFoundation
internal import NumericMethods
public import Spelling

/// An estimate of how well a child spells, category by category, and how certain the estimate is.
///
/// ```swift
/// var model = LearnerModel()
/// model.learn(from: session.evidence, at: now)
/// let estimate = model.estimate(for: .umlautDerivation)
/// estimate.errorRate          // 0.31, the chance to err at the next place of this kind
/// estimate.interval           // 0.12...0.50, where it lies with a probability of nine tenths
/// ```
///
/// For each category the model counts the places in the words at which the child could have erred
/// and those at which it did. An error rate is then distributed as Beta(a + errors, b + correct
/// ones): the usual estimate for a share, with a prior for a child who errs at one place in ten, as
/// though ten places had been seen. Older evidence counts less, since children learn: a place loses
/// a fiftieth of its weight each day. A word that was explained or sorted counts as half a place,
/// and a letter that was marked as difficult as an error at a quarter of one.
///
/// An app stores the model of each child. In JSON it has the day of its latest evidence, counted
/// from 1970, and a count for each category and day, where the latest day is left out:
/// `{"counts":[{"category":"doubling","errors":1,"opportunities":4}],"day":18063,"version":1}`.
///
/// Evidence is counted by day and weighed by age only when an estimate is asked for. So the order
/// in which it arrives makes no difference, and ``merging(_:)`` the models of parts gives exactly
/// that of the whole. Evidence from the future is taken as of now.
public struct LearnerModel: Hashable, Sendable {
  /// The policy by which errors are counted.
  ///
  /// In JSON a policy is an object; missing keys are as in ``standard``: `{"dailyRetention":0.9}`.
  public struct Policy: LudusCore.Policy {
    /// The values as variables, not yet checked.
    public struct Draft: StandardDraft {
      /// The type of the faults of values.
      public typealias Fault = ExerciseFault

      /// The error rate that is expected of an unknown child, from 0.001 to 0.999.
      public var expectedErrorRate: Double = 0.1
      /// The number of places seen that the expectation counts as, from 0.001 to a thousand
      /// million.
      public var expectationWeight: Double = 10
      /// The part of its weight that a place keeps each day, from 0.001 to 1.
      public var dailyRetention: Double = 0.98

      /// Creates the defaults.
      public init() {}
    }

    /// The values.
    public let checked: Checked<Draft>

    /// Creates the policy that has these values.
    public init(_ checked: Checked<Draft>) {
      self.checked = checked
    }

    /// A prior of one error at ten places, and a fiftieth less weight each day.
    public static let standard = Policy()

  }

  /// The estimate for a category of spelling.
  public struct Estimate: Hashable, Sendable {
    /// The category.
    public let category: SpellingCategory
    /// The language of the words.
    public let language: Language
    /// The chance to err at the next place of this kind, from 0 to 1.
    public let errorRate: Double
    /// The interval of that chance with a probability of nine tenths, by the normal approximation
    /// of the Beta distribution.
    public let interval: ClosedRange<Double>
    /// The places of this kind that were seen, weighted by their age and by what the child did
    /// there.
    public let opportunities: Double
    /// Those at which the child erred, weighted in the same way.
    public let errors: Double
    /// The likely distance of the chance from the estimate: the standard deviation of the Beta
    /// distribution.
    let deviation: Double
  }

  /// The number of times that a category could be misspelled, and the number of times that it was:
  /// multiples of 2^-23 up to 10^9, which are added without rounding.
  private struct Count: Hashable, Sendable {
    static let maximum = 1e9
    var errors = 0.0
    var opportunities = 0.0

    static func += (sum: inout Count, other: Count) {
      sum.errors = min(sum.errors + other.errors, maximum)
      sum.opportunities = min(sum.opportunities + other.opportunities, maximum)
    }

    static func * (count: Count, factor: Double) -> Count {
      Count(errors: count.errors * factor, opportunities: count.opportunities * factor)
    }
  }

  /// The policy by which errors are counted.
  public let policy: Policy
  /// The language that the child learns to write; evidence of others is passed over.
  public let language: Language
  /// The categories of the language, in the order of its rules.
  private var categories: [SpellingCategory] { KnownSpellings.rules(of: language).categories }
  /// The day of the latest evidence, counted from 1970; all weights are as of this day.
  private var day: Int?
  /// The counts of each day that has any, for all categories in the order of their declaration.
  private var days: [Int: [Count]] = [:]

  /// Creates a model of an unknown child.
  ///
  /// - Parameters:
  ///   - policy: The policy by which errors are counted.
  ///   - language: The language that the child learns to write. A child who learns several has a
  ///     model for each.
  public init(policy: Policy = .standard, language: Language = .german) {
    self.policy = policy
    self.language = language
  }

  /// Takes what a child did with words into account.
  ///
  /// A device whose clock is ahead must not make everything else look old: evidence of a later day
  /// than now is taken as of now, and so is a model that has learned from a date like that.
  ///
  /// - Parameters:
  ///   - evidence: Evidence of every format.
  ///   - now: The date of today.
  /// - Returns: The evidence whose date cannot be right. That of a later day than now was taken as
  ///   of now; that whose date is out of range was passed over.
  /// - Complexity: O(*n*) diagnoses for *n* words.
  @discardableResult
  public mutating func learn(
    from evidence: [SpellingEvidence],
    at now: Date
  ) -> [SpellingEvidence] {
    guard let today = now.day else { return evidence }
    day = day.map { min($0, today) }
    for (later, counts) in days where later > today {
      days[later] = nil
      add(counts, of: today)
    }
    var misdated: [SpellingEvidence] = []
    let rules = KnownSpellings.rules(of: language)
    for word in evidence where word.language == rules.language {
      if word.date.day.map({ $0 > today }) ?? true {
        misdated.append(word)
      }
      guard let date = word.date.day.map({ min($0, today) }) else { continue }
      day = max(day ?? date, date)
      let counts = word.tallies.map { tally in
        Count(errors: Double(tally.errors), opportunities: Double(tally.opportunities))
          * word.kind.weight
      }
      add(counts, of: date)
    }
    return misdated
  }

  /// Returns what is known from the evidence of both models, by the policy of this one.
  ///
  /// Merging the models of parts of the evidence, divided in any way, gives exactly the model of
  /// all of it. So the evidence of a class can be counted on many machines, or that of a child on
  /// many devices. Evidence that both have learned from counts twice. A model of another language
  /// adds nothing.
  public func merging(_ other: LearnerModel) -> LearnerModel {
    var merged = self
    guard other.categories == categories else { return merged }
    merged.day = other.day.map { max(day ?? $0, $0) } ?? day
    for (day, counts) in other.days {
      merged.add(counts, of: day)
    }
    return merged
  }

  private mutating func add(_ counts: [Count], of day: Int) {
    guard counts.contains(where: { $0 != Count() }) else { return }
    var sums = days[day] ?? counts.map { _ in Count() }
    for index in sums.indices {
      sums[index] += counts[index]
    }
    days[day] = sums
  }

  /// The counts of all days for each category, with less weight the older they are.
  private var weighted: [Count] {
    var sums = categories.map { _ in Count() }
    guard var reached = days.keys.min(), let day else { return sums }
    func age(to day: Int) {
      let factor = policy.draft.dailyRetention.raised(to: day - reached)
      sums = sums.map { $0 * factor }
      reached = day
    }
    for (day, counts) in days.sorted(by: { $0.key < $1.key }) {
      age(to: day)
      for index in sums.indices {
        sums[index] += counts[index]
      }
    }
    age(to: day)
    return sums
  }

  /// Returns the estimate for a category.
  ///
  /// - Complexity: O(*n* log *n*) in the number of days with evidence; ``estimates`` costs the same
  ///   for all categories.
  public func estimate(for category: SpellingCategory) -> Estimate {
    let index = categories.firstIndex(of: category)
    return estimate(for: category, index.map { weighted[$0] } ?? Count())
  }

  private func estimate(for category: SpellingCategory, _ count: Count) -> Estimate {
    let errors = policy.draft.expectationWeight * policy.draft.expectedErrorRate + count.errors
    let correct =
      policy.draft.expectationWeight * (1 - policy.draft.expectedErrorRate) + count.opportunities
      - count.errors
    let sum = errors + correct
    let mean = errors / sum
    let deviation = (mean * (1 - mean) / (sum + 1)).squareRoot()
    return Estimate(
      category: category,
      language: language,
      errorRate: mean,
      interval: max(mean - 1.645 * deviation, 0)...min(mean + 1.645 * deviation, 1),
      opportunities: count.opportunities,
      errors: count.errors,
      deviation: deviation
    )
  }

  /// The estimates for all categories, first the one whose error rate is certainly high: that with
  /// the highest lower bound of ``Estimate/interval``.
  ///
  /// So a category of which a few places were seen does not come before one that goes wrong again
  /// and again.
  public var estimates: [Estimate] {
    let all = zip(categories, weighted).map(estimate)
    // Equal ones stay in the order of the rules.
    return all.enumerated().sorted { first, second in
      let (one, other) = (first.element, second.element)
      if one.interval.lowerBound != other.interval.lowerBound {
        return one.interval.lowerBound > other.interval.lowerBound
      }
      return one.errorRate != other.errorRate
        ? one.errorRate > other.errorRate : first.offset < second.offset
    }.map(\.element)
  }
}

// MARK: - JSON

extension LearnerModel: JSONRecord, JSONContent {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    try record.version(1)
    let policy = record.field("policy", \.policy, default: .standard)
    let language = record.field("language", { $0.language == .german ? nil : $0.language })
    let day = record.field("day", \.day)
    let counts = record.field("counts", \.storedCounts, default: [])
    var model = LearnerModel(policy: try policy(), language: try language() ?? .german)
    model.day = try day()
    let places = try counts().enumerated().map { (ContentPlace().key("counts").index($0), $1) }
    try ExerciseFault.check([.outside(dayRange, model.day ?? 0, at: "day")])
    try ExerciseFault.check(places.map { place, count in model.take(count, at: place) })
    return model
  }

  /// The days that a date can be stored of, 2⁵⁰ milliseconds before and after 1970.
  private static let dayRange = -13_031_249...13_031_248

  private var storedCounts: [StoredCount] {
    days.sorted { $0.key < $1.key }.flatMap { day, counts in
      zip(categories, counts).compactMap { category, count in
        count == Count()
          ? nil
          : StoredCount(
            category: category,
            day: day == self.day ? nil : day,
            errors: count.errors,
            opportunities: count.opportunities
          )
      }
    }
  }

  /// Takes a count, and returns what is wrong with it.
  private mutating func take(
    _ stored: StoredCount,
    at place: ContentPlace
  ) -> LocatedFault<ExerciseFault>? {
    guard let latest = day else {
      return LocatedFault(.malformed("this key is missing"), at: ContentPlace().key("day"))
    }
    let day = stored.day ?? latest
    guard (Self.dayRange.lowerBound...latest).contains(day) else {
      let fault = ExerciseFault.outOfRange(day, expected: Self.dayRange.lowerBound...latest)
      return LocatedFault(fault, at: place.key("day"))
    }
    let range = 0...Count.maximum
    guard range.contains(stored.opportunities) else {
      let fault = ExerciseFault.numberOutOfRange(stored.opportunities, expected: range)
      return LocatedFault(fault, at: place.key("opportunities"))
    }
    let errors = 0...stored.opportunities
    guard errors.contains(stored.errors) else {
      let fault = ExerciseFault.numberOutOfRange(stored.errors, expected: errors)
      return LocatedFault(fault, at: place.key("errors"))
    }
    guard let index = categories.firstIndex(of: stored.category) else {
      return LocatedFault(.unknownIdentifier(stored.category.rawValue), at: place.key("category"))
    }
    guard days[day]?[index] ?? Count() == Count() else {
      return LocatedFault(.duplicateIdentifier(stored.category.rawValue), at: place.key("category"))
    }
    // Models of 0.1.0 have counts that are weighted by age, which are no whole parts.
    func exact(_ count: Double) -> Double { (count * 8_388_608).rounded() / 8_388_608 }
    var counts = categories.map { _ in Count() }
    counts[index] = Count(errors: exact(stored.errors), opportunities: exact(stored.opportunities))
    add(counts, of: day)
    return nil
  }
}

/// The count of a category as a model stores it.
private struct StoredCount: JSONRecord, Hashable {
  let category: SpellingCategory
  /// The day; nil for that of the latest evidence.
  let day: Int?
  let errors: Double
  let opportunities: Double

  static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    let category = record.field("category", \.category)
    let day = record.field("day", \.day)
    let errors = record.field("errors", \.errors, default: 0)
    let opportunities = record.field("opportunities", \.opportunities)
    return try StoredCount(
      category: category(),
      day: day(),
      errors: errors(),
      opportunities: opportunities()
    )
  }
}

extension LearnerModel.Policy: JSONPolicy {}

extension LearnerModel.Policy.Draft: DeclaredDraft {
  package static func declare(_ values: inout PolicyValues<Self>) {
    values.value("expectedErrorRate", \.expectedErrorRate, in: 0.001...0.999)
    values.value("expectationWeight", \.expectationWeight, in: 0.001...1e9)
    values.value("dailyRetention", \.dailyRetention, in: 0.001...1)
  }
}

extension Date {
  /// The day since 1970; nil for a date that cannot be stored.
  fileprivate var day: Int? {
    milliseconds.map { Int($0).dividedRoundingDown(by: 86_400_000).quotient }
  }
}

extension LearnerModel {
  /// An exercise that a child should do next, and why.
  ///
  /// ```swift
  /// let next = model.recommendations(among: open).first
  /// next?.exercise.info.name
  /// next?.sentence(in: .german)   // "Hier übst du „i, ie oder ih“: Davon gelingt dir noch nicht alles ..."
  /// ```
  public struct Recommendation: Hashable, Sendable {
    /// The exercise.
    public let exercise: Exercise
    /// The category that it trains and the child needs most.
    public let need: LearnerModel.Estimate
    /// The number of places of this category in the exercise.
    public let places: Int
    /// The amount by which the child may err more in the exercise than is expected of any child.
    ///
    /// It is the sum over its categories of their share in its places times the excess of a bound
    /// of their error rate over the expected one, so it is near 0 where the child is known to err
    /// seldom.
    package let benefit: Double
    /// The rate at which the child is thought to err at a place of the exercise, from 0 to 1.
    package let errorRate: Double

    /// Returns the reason for the recommendation.
    ///
    /// - Returns: A sentence for a child.
    public func sentence(in phrasebook: Phrasebook) -> String {
      let values: [String: Sentence.Value] = [
        "category": .text(need.plainLabel(in: phrasebook)),
        "percent": .count(need.percent),
        "places": .count(places),
      ]
      // What is expected of any child is no fact about this one: a known mistake is.
      let key =
        if need.errors > 0 {
          "recommendation"
        } else if need.opportunities > 0 {
          "recommendation.unseen"
        } else {
          "recommendation.unknown"
        }
      return exerciseSentences(Sentence(key, values), in: phrasebook)
    }
  }
}

extension LearnerModel.Estimate {
  /// Returns the name of the category that teachers know.
  public func label(in phrasebook: Phrasebook) -> String {
    KnownSpellings.rules(of: language).label(of: category, in: phrasebook) ?? category.rawValue
  }

  /// Returns what is to be minded about the category, in words for children.
  public func plainLabel(in phrasebook: Phrasebook) -> String {
    KnownSpellings.rules(of: language).plainLabel(of: category, in: phrasebook)
      ?? category.rawValue
  }

  /// The error rate as a whole number out of 100.
  var percent: Int { Int((errorRate * 100).rounded()) }
}

extension LearnerModel {
  /// Returns exercises, with the most helpful for the child first.
  ///
  /// An exercise helps where the child errs more than is expected of any child. Each of its
  /// categories counts with its share in the places and with the excess of its error rate, so an
  /// exercise that is all about a weak category comes before one that touches it.
  ///
  /// How often the child errs is not known but estimated. So a bound above the estimate counts,
  /// which is further above the less of a category was seen, and the further the more of the child
  /// was seen altogether, by the logarithm of the number of places. At first a known mistake comes
  /// first; later a category that was never seen gets its turn too, and one that the child masters
  /// comes last. That is "optimism in the face of uncertainty" (P. Auer, N. Cesa-Bianchi and P.
  /// Fischer, Finite-time analysis of the multiarmed bandit problem, 2002).
  ///
  /// - Parameters:
  ///   - exercises: The exercises that are open to the child.
  ///   - recent: Exercises that the child has done recently, which come after all others: best the
  ///     last ten. Simulated children learned as well with these as in a fixed order, and less when
  ///     only the last one was recent.
  /// - Returns: A recommendation for each exercise that trains anything, the best first; equal ones
  ///   in the given order.
  public func recommendations(
    among exercises: [Exercise],
    recent: Set<ExerciseID> = []
  ) -> [LearnerModel.Recommendation] {
    let estimates = Dictionary(estimates.map { ($0.category, $0) }) { first, _ in first }
    let places = estimates.values.map(\.opportunities).sorted().reduce(0, +)
    let confidence = Elementary.log(1 + places / 1000)
    let all = exercises.compactMap { recommendation(for: $0, estimates, confidence) }
    func comesBefore(_ first: Int, _ second: Int) -> Bool {
      let isRecent = (
        recent.contains(all[first].exercise.id), recent.contains(all[second].exercise.id)
      )
      if isRecent.0 != isRecent.1 { return isRecent.1 }
      if all[first].benefit != all[second].benefit {
        return all[first].benefit > all[second].benefit
      }
      if all[first].errorRate != all[second].errorRate {
        return all[first].errorRate > all[second].errorRate
      }
      return first < second
    }
    return all.indices.sorted(by: comesBefore).map { all[$0] }
  }

  private func recommendation(
    for exercise: Exercise,
    _ estimates: [SpellingCategory: Estimate],
    _ confidence: Double
  ) -> LearnerModel.Recommendation? {
    let profile = ExerciseProfile(of: exercise)
    guard KnownSpellings.rules(of: profile.language).categories == categories else { return nil }
    let parts = profile.categories.map { category in
      let estimate = estimates[category] ?? estimate(for: category)
      let share = Double(profile[category]) / Double(profile.total)
      let bound = estimate.errorRate + confidence * estimate.deviation
      let excess = max(bound - policy.draft.expectedErrorRate, 0)
      return (
        estimate: estimate, places: profile[category], benefit: share * excess,
        errorRate: share * estimate.errorRate
      )
    }
    guard let first = parts.first else { return nil }
    // Exercises of which as much is known stay in the given order, though sums of their parts round
    // differently.
    func rounded(_ sum: Double) -> Double { (sum * 1e9).rounded() / 1e9 }
    let need = parts.dropFirst().reduce(first) { greatest, part in
      (part.benefit, part.errorRate) > (greatest.benefit, greatest.errorRate) ? part : greatest
    }
    return LearnerModel.Recommendation(
      exercise: exercise,
      need: need.estimate,
      places: need.places,
      benefit: rounded(parts.reduce(0) { $0 + $1.benefit }),
      errorRate: rounded(parts.reduce(0) { $0 + $1.errorRate })
    )
  }
}
