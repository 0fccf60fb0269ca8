// SPDX-License-Identifier: Apache-2.0
internal import Exercises
public import Gamification
public import GermanSpelling
public import LudusCore
internal import LudusFoundation
internal import NumericMethods

/// Simulated children who practice German words, one exercise a day, each on one category of
/// spelling.
///
/// A child errs at a place of a category with a rate of its own. Each place that it has written and
/// seen corrected makes errors rarer, by the power law of practice: after *n* places the rate is (1
/// + *n*)^-*learning* of what it was (A. Newell and P. S. Rosenbloom, Mechanisms of skill
/// acquisition and the law of practice, 1981). Children differ: the logarithm of each rate is
/// normally distributed around that of its category.
public struct SpellingWorld: Policy {
  /// The values as variables, not yet checked.
  public struct Draft: PolicyDraft {
    /// The type of the faults of values.
    public typealias Fault = RuleFault

    /// The words to practice, at least 1.
    public var words: [String]
    /// The number of exercises that a child does, 1 to 1,000.
    public var days: Int = 12
    /// The greatest number of words in an exercise, 1 to 100.
    public var wordsPerExercise: Int = 6
    /// The deviation of the logarithm of a child's error rates, 0 to 3.
    public var spread: Double = 1
    /// The exponent of the law of practice, 0 to 2.
    public var learning: Double = 0.4
    /// The chance to err at a place of each category, 0 to 1; 0 for those that are left out.
    public var errorRates: [SpellingCategory: Double] = SpellingWorld.standardErrorRates

    /// Creates a draft with defaults for all other values.
    public init(words: [String]) {
      self.words = words
    }

    /// Leaves rates of 0 out.
    public mutating func settle() {
      errorRates = errorRates.filter { $0.value != 0 }
    }
  }

  /// The values.
  public let checked: Checked<Draft>

  /// Creates the policy that has these values.
  public init(_ checked: Checked<Draft>) {
    self.checked = checked
  }

  /// Creates the policy.
  ///
  /// - Throws: Every fault of the values, with its place.
  public init(
    words: [String],
    _ change: (inout Draft) -> Void = { _ in }
  ) throws(ContentError<RuleFault>) {
    try self.init(Draft(words: words), change)
  }

  /// The chances to err at a place: ours, in the order in which teachers find categories hard.
  public static let standardErrorRates: [SpellingCategory: Double] = [
    .letterCase: 0.08, .wordBoundary: 0.1, .dasDass: 0.2, .doubling: 0.15, .longI: 0.15,
    .lengthMark: 0.2, .sharpS: 0.2, .umlautDerivation: 0.12, .umlautDots: 0.05, .fVW: 0.12,
    .finalDevoicing: 0.1, .voicing: 0.05, .schwaR: 0.05, .specialGrapheme: 0.1, .morpheme: 0.1,
  ]

  /// The rule by which the exercise of the day is chosen.
  public enum Order: Hashable, Sendable {
    /// One after the other, again and again.
    case fixed
    /// Any.
    case random
    /// By a `LearnerModel`: the one that is about what the child needs most.
    ///
    /// - Parameters:
    ///   - resting: The number of days for which an exercise that was done comes after all others.
    ///   - retention: The part of its weight that evidence keeps each day, see
    ///     `LearnerModel.Policy`.
    case recommended(resting: Int, retention: Double)

    /// By a learner model as it is, and not the exercise of the day before.
    public static let recommended = Order.recommended(resting: 1, retention: 0.98)
  }

  /// The child after the last day.
  public struct Run: Sendable {
    /// The part of the words that the child would have misspelled before the first day.
    public let before: Double
    /// The part of the words that the child misspells now.
    public let after: Double
  }
}

extension SpellingWorld {
  /// A word, with how often each category can be erred in, and how it is misspelled then.
  private struct Word: Sendable {
    let text: String
    let places: [SpellingCategory: Int]
    let misspellings: [SpellingCategory: [String]]
    /// The categories in the order of their declaration, so that draws follow from the seed.
    let categories: [SpellingCategory]

    init(_ text: String, _ rates: [SpellingCategory: Double]) {
      let target = SpellingTarget(text)
      let errors = Dictionary(grouping: TypicalError.errors(in: text), by: \.category)
        .filter { rates[$0.key] != nil }
      self.text = text
      misspellings = errors.mapValues { $0.map(\.misspelling) }
      places = Dictionary(
        uniqueKeysWithValues: errors.map { ($0.key, max(target.opportunities(for: $0.key), 1)) }
      )
      categories = SpellingCategory.german.filter { errors[$0] != nil }
    }

    /// The chance that a child misspells the word.
    func errorRate(_ rates: [SpellingCategory: Double]) -> Double {
      1
        - categories.reduce(1) { chance, category in
          chance * (1 - (rates[category] ?? 0)).raised(to: places[category] ?? 0)
        }
    }
  }

  /// The exercises that all children practice, found once for all worlds.
  private struct Course: Sendable {
    let words: [Word]
    let exercises: [Exercise]
    /// The words of each exercise.
    let wordsOfExercise: [[Word]]

    init(_ world: SpellingWorld) {
      words = world.words.map { Word($0, world.errorRates) }
      var (exercises, wordsOfExercise): ([Exercise], [[Word]]) = ([], [])
      for category in SpellingCategory.german {
        let chosen = words.filter { $0.misspellings[category] != nil }
          .prefix(world.wordsPerExercise)
        let info = ExerciseInfo(id: ExerciseID(exercises.count), name: category.rawValue)
        guard !chosen.isEmpty,
          let exercise = try? WheelExercise(info, words: chosen.map { HeardWord($0.text) })
        else { continue }
        exercises.append(.wheelOfFortune(exercise))
        wordsOfExercise.append(Array(chosen))
      }
      self.exercises = exercises
      self.wordsOfExercise = wordsOfExercise
    }

    func errorRate(_ rates: [SpellingCategory: Double]) -> Double {
      words.map { $0.errorRate(rates) }.mean ?? 0
    }
  }

  var population: Experiment<Order, Run>.Population {
    let course = Course(self)
    return Experiment.Population { generator in
      var rates: [SpellingCategory: Double] = [:]
      for category in SpellingCategory.german {
        let factor = Elementary.exp(draft.spread * generator.drawNormal())
        rates[category] = draft.errorRates[category].map { Swift.min($0 * factor, 0.95) }
      }
      return { [rates] order, generator in
        try Run(
          before: course.errorRate(rates),
          after: course.errorRate(practiced(rates, course, order, &generator))
        )
      }
    }
  }

  /// The error rates after all days.
  private func practiced(
    _ rates: [SpellingCategory: Double],
    _ course: Course,
    _ order: Order,
    _ generator: inout SeededGenerator
  ) throws -> [SpellingCategory: Double] {
    var model = LearnerModel()
    if case .recommended(_, let retention) = order {
      model = LearnerModel(policy: try LearnerModel.Policy { $0.dailyRetention = retention })
    }
    var practice: [SpellingCategory: Int] = [:]
    var now = rates
    var done: [ExerciseID] = []
    for day in 0..<draft.days {
      let date = Date(timeIntervalSince1970: 1_767_261_600 + 86_400 * Double(day))
      let place: Int
      switch order {
      case .fixed: place = day % course.exercises.count
      case .random: place = generator.draw(below: course.exercises.count)
      case .recommended(let resting, _):
        let recent = Set(done.suffix(max(resting, 0)))
        let best = model.recommendations(among: course.exercises, recent: recent).first
        place = best.flatMap { course.exercises.firstIndex(of: $0.exercise) } ?? 0
      }
      done.append(course.exercises[place].id)
      var evidence: [SpellingEvidence] = []
      for word in course.wordsOfExercise[place] {
        let input = written(word, now, &generator)
        evidence.append(SpellingEvidence(target: word.text, input: input, date: date))
        for (category, places) in word.places {
          practice[category, default: 0] += places
        }
      }
      if case .recommended = order { model.learn(from: evidence, at: date) }
      for (category, count) in practice {
        let factor = Elementary.exp(-draft.learning * Elementary.log(Double(1 + count)))
        now[category] = rates[category].map { $0 * factor }
      }
    }
    return now
  }

  /// Returns the text that a child writes for a word: one error at most, that of the first category
  /// in which it errs.
  private func written(
    _ word: Word,
    _ rates: [SpellingCategory: Double],
    _ generator: inout SeededGenerator
  ) -> String {
    for category in word.categories {
      let right = (1 - (rates[category] ?? 0)).raised(to: word.places[category] ?? 0)
      guard generator.draws(chance: 1 - right) else { continue }
      return generator.drawElement(of: word.misspellings[category] ?? []) ?? word.text
    }
    return word.text
  }
}

extension Experiment.Population where Policy == SpellingWorld.Order, Run == SpellingWorld.Run {
  /// Makes children who practice in different orders.
  public static func spelling(_ world: SpellingWorld) -> Self { world.population }
}

extension Experiment.Outcome where Policy == SpellingWorld.Order, Run == SpellingWorld.Run {
  /// The part of the words that the child misspells in the end.
  public static var misspelled: Self { Self("misspelled", within: 0...1) { $0.after } }

  /// The share of the words by which fewer are misspelled than before.
  public static var learned: Self { Self("learned", within: -1...1) { $0.before - $0.after } }
}

extension SpellingWorld: JSONPolicy {}

extension SpellingWorld.Draft: DeclaredDraft {
  package static var start: Self { Self(words: []) }

  package static func declare(_ values: inout PolicyValues<Self>) {
    values.required("words", \.words)
    values.value("days", \.days, in: 1...1000)
    values.value("wordsPerExercise", \.wordsPerExercise, in: 1...100)
    values.value("spread", \.spread, in: 0...3)
    values.value("learning", \.learning, in: 0...2)
    values.value("errorRates", \.errorRates, as: .namedRates)
  }

  package var faultsTogether: [LocatedFault<RuleFault>] {
    let rates = errorRates.sorted { $0.key.rawValue < $1.key.rawValue }
      .filter { !(0...1).contains($0.value) }.map { category, rate in
        LocatedFault(
          RuleFault.numberOutOfRange(rate, expected: 0...1),
          at: ContentPlace().key(category.rawValue)
        )
      }
    let isTrainable = words.contains { word in
      TypicalError.errors(in: word).contains { (errorRates[$0.category] ?? 0) > 0 }
    }
    guard rates.isEmpty, !isTrainable else { return rates }
    let fault = RuleFault.malformed("no word has a typical error of a category with a rate")
    return [LocatedFault(fault, at: ContentPlace().key("words"))]
  }
}

extension SpellingWorld.Order: JSONUnion {
  package static let cases: [JSONCase<Self, RuleFault>] = [
    JSONCase("fixed", .fixed),
    JSONCase("random", .random),
    JSONCase(
      "recommended",
      take: { (order: Self) -> (resting: Int, retention: Double)? in
        if case .recommended(let resting, let retention) = order {
          (resting, retention)
        } else {
          nil
        }
      },
      form: { record in
        let resting = record.field("resting", { $0.resting }, default: 1)
        let retention = record.field("retention", { $0.retention }, default: 0.98)
        let order = try (resting: resting(), retention: retention())
        try RuleFault.check(
          counts: [("resting", order.resting, 0...1000)],
          amounts: [("retention", order.retention, 0.001...1)]
        )
        return .recommended(resting: order.resting, retention: order.retention)
      }
    ),
  ]
}

extension JSONShape<[SpellingCategory: Double], [String: Double]> {
  /// An object with the names of categories.
  fileprivate static var namedRates: Self {
    JSONShape(
      read: { rates in
        var result: [SpellingCategory: Double] = [:]
        for (name, rate) in rates.sorted(by: { $0.key < $1.key }) {
          guard let category = SpellingCategory(rawValue: name),
            SpellingCategory.german.contains(category)
          else {
            let names = SpellingCategory.german.map(\.rawValue)
            let reason = String.unknown("category", name, names)
            throw ContentError(
              faults: [LocatedFault(RuleFault.malformed(reason), at: ContentPlace())]
            )
          }
          result[category] = rate
        }
        return result
      },
      write: { rates in
        Dictionary(uniqueKeysWithValues: rates.map { ($0.key.rawValue, $0.value) })
      }
    )
  }
}
