// SPDX-License-Identifier: Apache-2.0
public import LudusFoundation
internal import LudusCore
internal import QuizContent

extension SpacedReview.MemoryModel {
  /// A review of a problem in the past.
  public struct PastReview: Hashable, Sendable {
    /// How it went.
    public let rating: Rating
    /// The whole days since the review before; 0 on the same day, and for the first review.
    public let days: Int

    /// Creates a review; less than 0 days count as 0.
    public init(_ rating: Rating, after days: Int) {
      self.rating = rating
      self.days = max(days, 0)
    }
  }

  /// How well a model foresees what is recalled.
  public struct Quality: Hashable, Sendable {
    /// The mean of -ln of the chance that the model gave to what came true; less is better.
    public let logLoss: Double
    /// How far foreseen and seen shares of recall are apart: the root mean square over 20 classes of the foreseen share.
    public let calibrationError: Double
  }

  /// A model with parameters found from reviews.
  public struct Fit: Hashable, Sendable {
    /// The model.
    public let model: SpacedReview.MemoryModel
    /// How many reviews there were to foresee: those on another day than the one before.
    public let reviews: Int
    /// How many of the parameters were fitted: 21, the first 4 or, with little data, none.
    public let fittedParameters: Int
    /// How well the model foresaw before; nil without reviews.
    public let before: Quality?
    /// How well it foresees now; nil without reviews.
    public let after: Quality?
  }

  /// Returns this model with the parameters by which the reviews are most likely.
  ///
  /// The likelihood is that of recall (every rating but ``Rating/again``) at each review on another day than the one before.
  /// It is climbed by Fisher scoring with Levenberg's damping, within the published bounds, so that the same reviews always
  /// give the same parameters. A weak normal prior around this model's parameters, with a quarter of the width of the bounds as
  /// deviation, decides where reviews say nothing.
  ///
  /// Ten of the rarer outcomes for each parameter are needed for a fit that can be trusted (P. Peduzzi and others, Journal of
  /// Clinical Epidemiology 49, 1996). With fewer than 210 only the four stabilities after the first review are fitted, and with
  /// fewer than 40 nothing.
  ///
  /// - Parameter histories: For each learner and problem the reviews in order.
  /// - Returns: The model, and how well it foresees.
  /// - Complexity: O(*n*) in the number of reviews for each of at most 60 steps.
  public func fitted(to histories: [[PastReview]]) -> Fit {
    let likelihood = MemoryLikelihood(histories, around: parameters)
    let count = likelihood.affordableParameters
    let fitted = count == 0 ? self : with(checked: likelihood.maximum(of: count))
    return Fit(
      model: fitted,
      reviews: likelihood.predictions,
      fittedParameters: count,
      before: likelihood.quality(of: equations),
      after: likelihood.quality(of: fitted.equations)
    )
  }

  /// Says how well this model foresees what was recalled.
  ///
  /// - Parameter histories: For each learner and problem the reviews in order.
  /// - Returns: Its quality, or nil when there are no reviews to foresee.
  /// - Complexity: O(*n*) in the number of reviews.
  public func quality(of histories: [[PastReview]]) -> Quality? {
    MemoryLikelihood(histories, around: parameters).quality(of: equations)
  }

  /// Returns this model with the parameters by which the answers of all learners are most likely.
  ///
  /// - Parameters:
  ///   - log: The answers.
  ///   - calendar: The calendar whose time zone says which day it was.
  ///   - bank: Whose templates are reviewed as one problem each.
  ///   - ratings: How answers are rated.
  ///   - dayStart: When a day begins, in minutes after midnight, from 0 to 1439; other numbers count as the nearest of these.
  /// - Returns: The model, and how well it foresees.
  public func fitted(
    to log: AnswerLog,
    calendar: Calendar,
    templatesOf bank: ProblemBank? = nil,
    ratings: RatingRule = .standard,
    dayStart: Int = 240
  ) -> Fit {
    /// A problem of a learner.
    struct Pair: Hashable {
      let learner: Learner.ID
      let problem: Problem.ID
    }
    let names = bank.map(TemplateNames.init(of:)) ?? TemplateNames()
    let start = Swift.min(Swift.max(dayStart, 0), 1439)
    var clock = DayClock(ZonedDays(calendar.timeZone, dayStart: start))
    var places: [Pair: Int] = [:]
    var lastDays: [Int] = []
    var histories: [[PastReview]] = []
    for record in log.records {
      let pair = Pair(learner: record.learner, problem: names.countedName(of: record.problem))
      let day = clock.day(of: record.date).number
      let rating = ratings.rating(of: record)
      if let place = places[pair] {
        histories[place].append(PastReview(rating, after: day - lastDays[place]))
        lastDays[place] = day
      } else {
        places[pair] = histories.count
        histories.append([PastReview(rating, after: 0)])
        lastDays.append(day)
      }
    }
    return fitted(to: histories)
  }
}
