internal import AnswerMatching
public import LudusCore

extension TeacherStatistics {
  /// When a child is thought to need help.
  public struct HelpPolicy: Hashable, Sendable, Codable {
    /// By how many standard deviations of the class an error rate must be above its mean.
    public var deviations = 1.0
    /// How many words a child must have written before anything is said.
    public var leastWords = 10
    /// The lower bound of a category's error rate from which the category counts as weak.
    public var weakErrorRate = 0.2

    /// Creates the default policy.
    public init() {}
  }

  /// Why a child may need help.
  public enum HelpReason: Hashable, Sendable {
    /// More words are wrong than in most of the class.
    case errorRate(Double, classMean: Double)
    /// Tasks take longer than in most of the class.
    case slow(seconds: Double, classMean: Double)
    /// A category of spelling is weak beyond doubt.
    case weakCategory(CategoryEstimate)
  }

  /// A child who may need help.
  public struct HelpNeed: Hashable, Sendable {
    /// The child.
    public let pupil: Pupil.ID
    /// Why; at least one reason.
    public let reasons: [HelpReason]
  }

  /// What a child's work comes to.
  public struct PupilFigures: Hashable, Sendable {
    /// The child.
    public let pupil: Pupil.ID
    /// How many words the child wrote, and how many were wrong.
    public let rate: Rate
    /// How long the child's tasks took.
    public let seconds: SampleSummary
  }

  /// What each child's work comes to, in the order of their names.
  public var figures: [PupilFigures] {
    recordsByPupil.map { pupil, records in
      var rate = Rate.none
      for evidence in records.flatMap(\.evidence) {
        rate.add(count: 1, errors: evidence.isRight ? 0 : 1)
      }
      let seconds = SampleSummary(records.flatMap(\.outcomes).map(\.seconds))
      return PupilFigures(pupil: pupil, rate: rate, seconds: seconds)
    }
  }

  /// The records of each child, in the order of their names.
  private var recordsByPupil: [(pupil: Pupil.ID, records: [ExerciseRecord])] {
    Dictionary(grouping: records, by: \.pupil).sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }

  /// Mean, median and standard deviation of the children's error rates.
  public var errorRates: SampleSummary { SampleSummary(figures.map(\.rate.errorRate)) }

  /// Returns the children who will probably need help, in the order of their names, with the reasons.
  ///
  /// - Parameter policy: When a child is thought to need help.
  /// - Returns: None of a class in which nobody stands out.
  /// - Complexity: O(*n*) diagnoses in the number of words written.
  public func pupilsWhoNeedHelp(_ policy: HelpPolicy = HelpPolicy()) -> [HelpNeed] {
    let figures = figures.filter { $0.rate.count >= policy.leastWords }
    let rates = SampleSummary(figures.map(\.rate.errorRate))
    let means = SampleSummary(figures.map(\.seconds.mean))
    let records = Dictionary(uniqueKeysWithValues: recordsByPupil)
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
      model.learn(from: records[figure.pupil, default: []].flatMap(\.evidence))
      for estimate in model.estimates where estimate.interval.lowerBound >= policy.weakErrorRate {
        reasons.append(.weakCategory(estimate))
      }
      return reasons.isEmpty ? nil : HelpNeed(pupil: figure.pupil, reasons: reasons)
    }
  }
}

extension SampleSummary {
  /// Whether a number is more than some standard deviations above the mean.
  fileprivate func stands(_ number: Double, above deviations: Double) -> Bool {
    standardDeviation > 0 && number > mean + deviations * standardDeviation
  }
}
