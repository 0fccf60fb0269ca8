// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import KnownSpellings
internal import Spelling
public import LudusCore
public import LudusFoundation

extension TeacherStatistics {
  /// Counts from which statistics of words, categories, days and learning curves are computed, and
  /// which can be added up across children.
  ///
  /// Logs that may not leave a school are counted where they are. Only the counts come together,
  /// and give the same figures as all records at once:
  ///
  /// ```swift
  /// let all = north.tally(in: calendar).merging(south.tally(in: calendar))
  /// all.words.first?.word
  /// ```
  ///
  /// A tally has no child's name, so a child whose records are in two logs counts in both, and its
  /// learning curve begins anew. In JSON it is an object; it grows with the number of words and
  /// misspellings, not with that of the children.
  public struct Tally: Hashable, Sendable {
    /// The number of children.
    public private(set) var learnerCount: Int
    private var wordCounts: [String: WordCount]
    private var points: [Skill: [LearningCurve.Point]]
    private var dayRates: [Date: Rate]

    fileprivate init(_ statistics: TeacherStatistics, in calendar: Calendar) {
      learnerCount = statistics.learners.count
      wordCounts = statistics.wordCounts
      points = statistics.points
      dayRates = statistics.dayRates(in: calendar)
    }

    private init(learnerCount: Int) {
      self.learnerCount = learnerCount
      (wordCounts, points, dayRates) = ([:], [:], [:])
    }

    /// A tally without any children.
    public static let empty = Self(learnerCount: 0)

    /// Returns the combined tally of the children of both, in either order.
    public func merging(_ other: Self) -> Self {
      var merged = self
      merged.learnerCount = learnerCount.addingUpToMaximum(other.learnerCount)
      merged.wordCounts.merge(other.wordCounts) { $0 + $1 }
      merged.points = points.merging(other.points) { own, other in
        let (longer, shorter) = own.count > other.count ? (own, other) : (other, own)
        return zip(longer, shorter).map { $0 + $1 } + longer.dropFirst(shorter.count)
      }
      merged.dayRates.merge(other.dayRates) { $0 + $1 }
      return merged
    }

    /// Every word that was worked on, the one with the highest error rate first.
    public var words: [Word] { TeacherStatistics.words(wordCounts) }

    /// Every category of spelling that the words have places for, first the one whose error rate is
    /// certainly high: that with the highest lower bound of ``Rate/interval``.
    public var categories: [Category] {
      // Each place is in a step of some child's practice.
      TeacherStatistics.categories(points.mapValues { $0.reduce(.none) { $0 + $1.rate } })
    }

    /// The category that the children find hardest, or nil while none has been seen at ten places
    /// and misspelled.
    public var hardestCategory: Category? { TeacherStatistics.hardest(of: categories) }

    /// A curve for each category that the words have places for, in the order in which categories
    /// are declared.
    public var learningCurves: [LearningCurve] { TeacherStatistics.learningCurves(points) }

    /// The number of words that were wrong each day, the earliest first.
    public var days: [Day] { TeacherStatistics.days(dayRates) }
  }

  /// Returns the counts of the statistics, to be merged with those of other children.
  ///
  /// - Parameter calendar: The calendar that says when a day begins, the same for all tallies that
  ///   are merged.
  /// - Returns: The counts.
  /// - Complexity: O(*n* log *n*) in the amount of evidence, with *n* diagnoses.
  public func tally(in calendar: Calendar) -> Tally { Tally(self, in: calendar) }
}

// MARK: - JSON

extension TeacherStatistics.Tally: JSONRecord {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    let learners = record.field("learners", \.learnerCount)
    let words = record.field("words", { $0.words.map(StoredWord.init) }, default: [])
    let categories = record.field(
      "categories",
      { $0.learningCurves.map(StoredCurve.init) },
      default: []
    )
    let days = record.field("days", { $0.days.map(StoredDay.init) }, default: [])
    var tally = Self(learnerCount: try learners())
    for word in try words() {
      let count = TeacherStatistics.WordCount(
        rate: word.rate,
        misspellings: Dictionary(word.misspellings.map { ($0.input, $0.count) }) {
          $0.addingUpToMaximum($1)
        }
      )
      tally.wordCounts.merge([word.word: count]) { $0 + $1 }
    }
    for (place, stored) in try categories().enumerated() {
      let skill = TeacherStatistics.Skill(
        language: stored.language ?? .german,
        category: stored.category
      )
      guard KnownSpellings.rules(of: skill.language).categories.contains(skill.category),
        tally.points[skill] == nil
      else {
        let place = ContentPlace().key("categories").index(place).key("category")
        record.note(.duplicateIdentifier(stored.category.rawValue), at: place)
        continue
      }
      tally.points[skill] = stored.points.map(\.point)
    }
    for day in try days() {
      tally.dayRates.merge([day.start: day.rate]) { $0 + $1 }
    }
    try ExerciseFault.check([.outside(0...Int.max, tally.learnerCount, at: "learners")])
    return tally
  }
}

/// In JSON statistics are the records that they are made of: `{"records":[...]}`.
extension TeacherStatistics: JSONRecord, JSONContent {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    let records = record.field("records", \.records)
    return TeacherStatistics(try records())
  }
}

extension TeacherStatistics.Rate: JSONRecord {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    let count = record.field("count", \.count)
    let errors = record.field("errors", \.errors, default: 0)
    let rate = Self(count: try count(), errors: try errors())
    try ExerciseFault.check([
      .outside(1...Int.max, rate.count, at: "count"),
      .outside(0...max(rate.count, 0), rate.errors, at: "errors"),
    ])
    return rate
  }
}

extension TeacherStatistics.Misspelling: JSONRecord {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    let input = record.field("input", \.input)
    let count = record.field("count", \.count, default: 1)
    let misspelling = Self(input: try input(), count: try count())
    try ExerciseFault.check([.outside(1...Int.max, misspelling.count, at: "count")])
    return misspelling
  }
}

private struct StoredWord: JSONRecord, Hashable {
  let word: String
  let rate: TeacherStatistics.Rate
  let misspellings: [TeacherStatistics.Misspelling]

  init(_ word: TeacherStatistics.Word) {
    self.init(word: word.word, rate: word.rate, misspellings: word.misspellings)
  }

  private init(
    word: String,
    rate: TeacherStatistics.Rate,
    misspellings: [TeacherStatistics.Misspelling]
  ) {
    (self.word, self.rate, self.misspellings) = (word, rate, misspellings)
  }

  static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    let word = record.field("word", \.word)
    let rate = record.inline(\.rate)
    let misspellings = record.field("misspellings", \.misspellings, default: [])
    return Self(word: try word(), rate: try rate(), misspellings: try misspellings())
  }
}

private struct StoredCurve: JSONRecord, Hashable {
  let category: SpellingCategory
  /// The language; nil for German.
  let language: Language?
  let points: [StoredPoint]

  init(_ curve: TeacherStatistics.LearningCurve) {
    self.init(
      category: curve.category,
      language: curve.language == .german ? nil : curve.language,
      points: curve.points.map(StoredPoint.init)
    )
  }

  private init(category: SpellingCategory, language: Language?, points: [StoredPoint]) {
    (self.category, self.language, self.points) = (category, language, points)
  }

  static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    let category = record.field("category", \.category)
    let language = record.field("language", \.language)
    let points = record.field("points", \.points)
    return Self(category: try category(), language: try language(), points: try points())
  }
}

private struct StoredPoint: JSONRecord, Hashable {
  let point: TeacherStatistics.LearningCurve.Point

  init(_ point: TeacherStatistics.LearningCurve.Point) { self.point = point }

  static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    let learners = record.field("learners", \.point.learnerCount)
    let rate = record.inline(\.point.rate)
    let point = TeacherStatistics.LearningCurve.Point(
      learnerCount: try learners(),
      rate: try rate()
    )
    try ExerciseFault.check([.outside(1...Int.max, point.learnerCount, at: "learners")])
    return Self(point)
  }
}

private struct StoredDay: JSONRecord, Hashable {
  let start: Date
  let rate: TeacherStatistics.Rate

  init(_ day: TeacherStatistics.Day) { self.init(start: day.start, rate: day.rate) }

  private init(start: Date, rate: TeacherStatistics.Rate) {
    (self.start, self.rate) = (start, rate)
  }

  static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    let start = record.field("start", \.start, as: .milliseconds)
    let rate = record.inline(\.rate)
    return Self(start: try start(), rate: try rate())
  }
}

extension TeacherStatistics {
  /// The conditions under which a child is thought to need help.
  ///
  /// In JSON a policy is an object; missing keys are as in ``standard``: `{"minimumWords":20}`.
  public struct HelpPolicy: Policy {
    /// The values as variables, not yet checked.
    public struct Draft: StandardDraft {
      /// The type of the faults of values.
      public typealias Fault = ExerciseFault

      /// The number of standard deviations by which an error rate must exceed the mean of the
      /// class, from 0 to 1000.
      public var deviations: Double = 1
      /// The number of words that a child must have worked on before anything is said, from 0.
      public var minimumWords: Int = 10
      /// The lower bound of a category's error rate from which the category counts as weak, from 0
      /// to 1.
      public var weakErrorRate: Double = 0.2

      /// Creates the defaults.
      public init() {}
    }

    /// The values.
    public let checked: Checked<Draft>

    /// Creates the policy that has these values.
    public init(_ checked: Checked<Draft>) {
      self.checked = checked
    }

    /// One standard deviation after ten words, and weak categories from one error at five places.
    public static let standard = HelpPolicy()

  }

  /// A reason why a child may need help.
  public enum HelpReason: Hashable, Sendable {
    /// More words are wrong than in most of the class.
    case errorRate(Double, classMean: Double)
    /// Tasks take longer than in most of the class.
    case slow(seconds: Double, classMean: Double)
    /// A category of spelling is weak without doubt.
    case weakCategory(LearnerModel.Estimate)

    /// Returns the reason for a teacher.
    public func sentence(in phrasebook: Phrasebook) -> String {
      func whole(_ number: Double) -> Sentence.Value {
        .text(Int(exactly: number.rounded()).map(String.init) ?? "\(number)")
      }
      let sentence =
        switch self {
        case .errorRate(let rate, let mean):
          Sentence("help.errorRate", ["percent": whole(rate * 100), "mean": whole(mean * 100)])
        case .slow(let seconds, let mean):
          Sentence("help.slow", ["seconds": whole(seconds), "mean": whole(mean)])
        case .weakCategory(let estimate):
          Sentence(
            "help.weakCategory",
            [
              "category": .text(estimate.label(in: phrasebook)),
              "percent": .count(estimate.percent),
            ]
          )
        }
      return exerciseSentences(sentence, in: phrasebook)
    }
  }

  /// A child who may need help.
  public struct HelpNeed: Hashable, Sendable {
    /// The child.
    public let learner: Learner.ID
    /// The reasons; at least one.
    public let reasons: [HelpReason]
  }

  /// The figures of a child's work.
  public struct LearnerFigures: Hashable, Sendable {
    /// The child.
    public let learner: Learner.ID
    /// The number of words that the child worked on, and the number of these that were wrong.
    public let rate: Rate
    /// The time that the child's tasks took.
    public let seconds: SampleSummary
  }

  /// The figures of each child, in the order of their identifiers.
  public var figures: [LearnerFigures] {
    recordsByLearner.map { learner, records in
      var rate = Rate.none
      for evidence in records.flatMap(\.judged) {
        rate.add(count: 1, errors: evidence.isCorrect ? 0 : 1)
      }
      let seconds = SampleSummary(records.flatMap(\.outcomes).map(\.seconds))
      return LearnerFigures(learner: learner, rate: rate, seconds: seconds)
    }
  }

  /// The records of each child, in the order of their identifiers.
  private var recordsByLearner: [(learner: Learner.ID, records: [ExerciseRecord])] {
    Dictionary(grouping: records, by: \.learner).sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }

  /// The mean, median and standard deviation of the children's error rates.
  public var errorRates: SampleSummary { SampleSummary(figures.map(\.rate.errorRate)) }

  /// Returns the children who probably need help, with the reasons, sorted by identifier.
  ///
  /// - Parameters:
  ///   - policy: The bounds.
  ///   - now: The date of today, by which older evidence counts less.
  /// - Returns: None of a class in which nobody stands out.
  /// - Complexity: O(*n*) diagnoses in the amount of evidence.
  public func learnersWhoNeedHelp(
    _ policy: HelpPolicy = .standard,
    at now: Date
  ) -> [HelpNeed] {
    let figures = figures.filter { $0.rate.count >= policy.draft.minimumWords }
    let rates = SampleSummary(figures.map(\.rate.errorRate))
    // Who has finished no task has no mean.
    let means = SampleSummary(figures.map(\.seconds).filter { $0.count > 0 }.map(\.mean))
    let records = Dictionary(uniqueKeysWithValues: recordsByLearner)
    return figures.compactMap { figure in
      var reasons: [HelpReason] = []
      let rate = figure.rate.errorRate
      if rates.stands(rate, above: policy.draft.deviations) {
        reasons.append(.errorRate(rate, classMean: rates.mean))
      }
      if means.stands(figure.seconds.mean, above: policy.draft.deviations) {
        reasons.append(.slow(seconds: figure.seconds.mean, classMean: means.mean))
      }
      let evidence = records[figure.learner, default: []].flatMap(\.evidence)
      for language in Set(evidence.map(\.language)).sorted(by: { $0.rawValue < $1.rawValue }) {
        var model = LearnerModel(language: language)
        model.learn(from: evidence, at: now)
        for estimate in model.estimates
        where estimate.interval.lowerBound >= policy.draft.weakErrorRate {
          reasons.append(.weakCategory(estimate))
        }
      }
      return reasons.isEmpty ? nil : HelpNeed(learner: figure.learner, reasons: reasons)
    }
  }
}

extension TeacherStatistics.HelpPolicy: JSONPolicy {}

extension TeacherStatistics.HelpPolicy.Draft: DeclaredDraft {
  package static func declare(_ values: inout PolicyValues<Self>) {
    values.value("deviations", \.deviations, in: 0...1000)
    values.value("minimumWords", \.minimumWords, in: 0...Int.max)
    values.value("weakErrorRate", \.weakErrorRate, in: 0...1)
  }
}

extension SampleSummary {
  /// Whether a number is more than some standard deviations above the mean.
  fileprivate func stands(_ number: Double, above deviations: Double) -> Bool {
    standardDeviation > 0 && number > mean + deviations * standardDeviation
  }
}
