// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
public import LudusCore

extension TeacherStatistics {
  /// When a child is thought to need help.
  ///
  /// In JSON a policy is an object; missing keys are as in ``standard``: `{"minimumWords":20}`.
  public struct HelpPolicy: Hashable, Sendable {
    /// By how many standard deviations of the class an error rate must be above its mean, from 0 to 1000.
    public let deviations: Double
    /// How many words a child must have worked on before anything is said, from 0.
    public let minimumWords: Int
    /// The lower bound of a category's error rate from which the category counts as weak, from 0 to 1.
    public let weakErrorRate: Double

    /// One standard deviation after ten words, and weak categories from one error at five places.
    public static let standard = HelpPolicy(1, 10, 0.2)

    /// Creates a policy.
    ///
    /// - Throws: A fault for each number that is not in its range.
    public init(
      deviations: Double = HelpPolicy.standard.deviations,
      minimumWords: Int = HelpPolicy.standard.minimumWords,
      weakErrorRate: Double = HelpPolicy.standard.weakErrorRate
    ) throws(ContentError<ExerciseFault>) {
      self.init(deviations, minimumWords, weakErrorRate)
      try ExerciseFault.check([
        .outside(0...1000, deviations, at: "deviations"),
        .outside(0...Int.max, minimumWords, at: "minimumWords"),
        .outside(0...1, weakErrorRate, at: "weakErrorRate"),
      ])
    }

    private init(_ deviations: Double, _ minimumWords: Int, _ weakErrorRate: Double) {
      self.deviations = deviations
      self.minimumWords = minimumWords
      self.weakErrorRate = weakErrorRate
    }
  }

  /// Why a child may need help.
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
              "category": .text(estimate.category.label(in: phrasebook)),
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
    /// Why; at least one reason.
    public let reasons: [HelpReason]
  }

  /// The figures of a child's work.
  public struct LearnerFigures: Hashable, Sendable {
    /// The child.
    public let learner: Learner.ID
    /// How many words the child worked on, and how many were wrong.
    public let rate: Rate
    /// How long the child's tasks took.
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

  /// Mean, median and standard deviation of the children's error rates.
  public var errorRates: SampleSummary { SampleSummary(figures.map(\.rate.errorRate)) }

  /// Returns the children who will probably need help, in the order of their identifiers, with the reasons.
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
    let figures = figures.filter { $0.rate.count >= policy.minimumWords }
    let rates = SampleSummary(figures.map(\.rate.errorRate))
    // Who has finished no task has no mean.
    let means = SampleSummary(figures.map(\.seconds).filter { $0.count > 0 }.map(\.mean))
    let records = Dictionary(uniqueKeysWithValues: recordsByLearner)
    return figures.compactMap { figure in
      var reasons: [HelpReason] = []
      let rate = figure.rate.errorRate
      if rates.stands(rate, above: policy.deviations) {
        reasons.append(.errorRate(rate, classMean: rates.mean))
      }
      if means.stands(figure.seconds.mean, above: policy.deviations) {
        reasons.append(.slow(seconds: figure.seconds.mean, classMean: means.mean))
      }
      var model = LearnerModel()
      model.learn(from: records[figure.learner, default: []].flatMap(\.evidence), at: now)
      for estimate in model.estimates where estimate.interval.lowerBound >= policy.weakErrorRate {
        reasons.append(.weakCategory(estimate))
      }
      return reasons.isEmpty ? nil : HelpNeed(learner: figure.learner, reasons: reasons)
    }
  }
}

extension TeacherStatistics.HelpPolicy: JSONRecord {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    let deviations = record.field("deviations", \.deviations, default: 1)
    let minimumWords = record.field("minimumWords", \.minimumWords, default: 10)
    let weakErrorRate = record.field("weakErrorRate", \.weakErrorRate, default: 0.2)
    return try Self(
      deviations: deviations(),
      minimumWords: minimumWords(),
      weakErrorRate: weakErrorRate()
    )
  }
}

extension SampleSummary {
  /// Whether a number is more than some standard deviations above the mean.
  fileprivate func stands(_ number: Double, above deviations: Double) -> Bool {
    standardDeviation > 0 && number > mean + deviations * standardDeviation
  }
}
