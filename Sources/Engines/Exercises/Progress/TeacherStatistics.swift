// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import KnownSpellings
public import LudusCore
public import LudusFoundation
public import Spelling

/// Statistics of a class for its teacher, across all formats: which words, gaps and categories go
/// wrong, which letters children find difficult, how long tasks take, how error rates change, and
/// who may need help.
///
/// ```swift
/// let statistics = TeacherStatistics(records)
/// statistics.words.first?.word               // the word with the highest error rate
/// statistics.categories                      // the same by category of misspelling
/// statistics.learnersWhoNeedHelp(at: now).first?.reasons
/// ```
///
/// Lists begin with the highest error rates; equal ones are in the order of their names. Categories
/// are ranked by the lower bound of their rate instead, so that a few places do not decide.
public struct TeacherStatistics: Hashable, Sendable {
  let records: [ExerciseRecord]

  /// Takes the records of a class.
  public init(_ records: [ExerciseRecord]) {
    self.records = records
  }

  /// The number of times that something was done, and the number of times that it went wrong.
  public struct Rate: Hashable, Sendable {
    /// The number of times that it was done.
    public let count: Int
    /// The number of times that it was wrong.
    public let errors: Int

    /// The share that was wrong, from 0 to 1; 0 for nothing.
    public var errorRate: Double { count == 0 ? 0 : Double(errors) / Double(count) }

    /// The interval of the share with a probability of nine tenths, as far as this many say; from 0
    /// to 1 for nothing.
    ///
    /// Source: E. B. Wilson, "Probable inference, the law of succession, and statistical inference"
    /// (Journal of the American Statistical Association 22, 1927).
    public var interval: ClosedRange<Double> {
      guard count > 0 else { return 0...1 }
      let (number, rate, quantile) = (Double(count), errorRate, 1.645)
      let square = quantile * quantile / number
      let center = (rate + square / 2) / (1 + square)
      let root = (rate * (1 - rate) / number + square / (4 * number)).squareRoot()
      let width = quantile / (1 + square) * root
      return max(center - width, 0)...min(max(center + width, 0), 1)
    }

    static let none = Rate(count: 0, errors: 0)

    mutating func add(count: Int, errors: Int) {
      self = self + Rate(count: count, errors: errors)
    }

    static func + (left: Self, right: Self) -> Self {
      Rate(
        count: left.count.addingUpToMaximum(right.count),
        errors: left.errors.addingUpToMaximum(right.errors)
      )
    }
  }

  /// The number of times that a word was worked on, the number of times that it went wrong, and its
  /// misspellings.
  struct WordCount: Hashable {
    var rate = Rate.none
    var misspellings: [String: Int] = [:]

    static func + (left: Self, right: Self) -> Self {
      Self(
        rate: left.rate + right.rate,
        misspellings: left.misspellings.merging(right.misspellings) { $0.addingUpToMaximum($1) }
      )
    }
  }

  /// A way in which a word was misspelled.
  public struct Misspelling: Hashable, Sendable {
    /// The text that was written.
    public let input: String
    /// The number of times.
    public let count: Int
  }

  /// The results of children with a word, whether they wrote, explained or sorted it.
  public struct Word: Hashable, Sendable {
    /// The word.
    public let word: String
    /// The number of times that it was worked on, and the number of times that it was wrong.
    public let rate: Rate
    /// Its misspellings, the most common first.
    public let misspellings: [Misspelling]
  }

  /// A letter that children marked as difficult.
  public struct Mark: Hashable, Sendable {
    struct Place: Hashable {
      let word: String
      let letter: Int
    }

    /// The word.
    public let word: String
    /// The letter, counted from 0 in grapheme clusters.
    public let letter: Int
    /// The number of times that it was marked.
    public let count: Int
  }

  /// The results of children in filling a gap.
  public struct Gap: Hashable, Sendable {
    /// The exercise.
    public let exercise: ExerciseID
    /// The sentence, counted from 0.
    public let task: Int
    /// The gap, counted from 0 in the sentence.
    public let gap: Int
    /// The word that the gap is in.
    public let word: String
    /// The number of times that it was filled, and the number of times that it was wrong, repeats
    /// included.
    public let rate: Rate
  }

  /// The results of children in a category of spelling.
  public struct Category: Hashable, Sendable {
    /// The category.
    public let category: SpellingCategory
    /// The language of the words.
    public let language: Language
    /// The places at which it could be misspelled, and those at which it was.
    public let rate: Rate

    /// Returns the name of the category that teachers know.
    public func label(in phrasebook: Phrasebook) -> String {
      KnownSpellings.rules(of: language).label(of: category, in: phrasebook) ?? category.rawValue
    }
  }

  /// A category in a language.
  struct Skill: Hashable, Comparable {
    let language: Language
    let category: SpellingCategory

    /// German first, then by the tag; the categories of a language in the order of its rules.
    static func < (first: Self, second: Self) -> Bool { first.rank < second.rank }

    private var rank: (Int, String, Int) {
      let categories = KnownSpellings.rules(of: language).categories
      return (
        language == .german ? 0 : 1, language.rawValue.lowercased(),
        categories.firstIndex(of: category) ?? categories.count
      )
    }
  }

  /// The time that a task took.
  public struct TaskTime: Hashable, Sendable {
    /// The exercise.
    public let exercise: ExerciseID
    /// The task, counted from 0.
    public let task: Int
    /// The seconds of all children who did it.
    public let seconds: SampleSummary
  }

  /// The results of children on a day.
  public struct Day: Hashable, Sendable {
    /// The date when the day began in the calendar's time zone.
    public let start: Date
    /// The number of words that were worked on, and the number that were wrong.
    public let rate: Rate
  }
}

extension TeacherStatistics {
  /// Every word that was worked on, the one with the highest error rate first.
  ///
  /// - Complexity: O(*n* log *n*) in the amount of evidence.
  public var words: [Word] { Self.words(wordCounts) }

  var wordCounts: [String: WordCount] {
    var counts: [String: WordCount] = [:]
    for evidence in records.flatMap(\.judged) {
      let isCorrect = evidence.isCorrect
      counts[evidence.target, default: WordCount()].rate.add(count: 1, errors: isCorrect ? 0 : 1)
      if !isCorrect, evidence.kind == .written {
        counts[evidence.target]?.misspellings[evidence.input, default: 0] += 1
      }
    }
    return counts
  }

  static func words(_ counts: [String: WordCount]) -> [Word] {
    let words = counts.map { word, count in
      let misspellings: [Misspelling] = count.misspellings.map(Misspelling.init)
      return Word(
        word: word,
        rate: count.rate,
        misspellings: misspellings.sorted { ($1.count, $0.input) < ($0.count, $1.input) }
      )
    }
    return words.sorted {
      $0.rate.errorRate != $1.rate.errorRate
        ? $0.rate.errorRate > $1.rate.errorRate : $0.word < $1.word
    }
  }

  /// Every gap that was filled, the one with the highest error rate first.
  ///
  /// - Complexity: O(*n* log *n*) in the number of entries.
  public var gaps: [Gap] {
    var gaps: [TaskPlace: (word: String, rate: Rate)] = [:]
    for record in records where record.format == .insert {
      for evidence in record.evidence {
        let place = TaskPlace(
          exercise: record.exercise,
          task: evidence.task,
          place: evidence.place
        )
        gaps[place, default: (evidence.target, .none)].rate
          .add(count: 1, errors: evidence.isCorrect ? 0 : 1)
      }
    }
    return gaps.map { place, gap in
      Gap(
        exercise: place.exercise,
        task: place.task,
        gap: place.place,
        word: gap.word,
        rate: gap.rate
      )
    }.sorted {
      $0.rate.errorRate != $1.rate.errorRate
        ? $0.rate.errorRate > $1.rate.errorRate
        : ($0.exercise.rawValue, $0.task, $0.gap) < ($1.exercise.rawValue, $1.task, $1.gap)
    }
  }

  /// Every category of spelling that the words have places for, first the one whose error rate is
  /// certainly high: that with the highest lower bound of ``Rate/interval``.
  ///
  /// - Complexity: O(*n*) diagnoses in the amount of evidence.
  public var categories: [Category] { Self.categories(rates) }

  /// The category that the class finds hardest, or nil while none has been seen at ten places and
  /// misspelled.
  ///
  /// - Complexity: O(*n*) diagnoses in the amount of evidence.
  public var hardestCategory: Category? { Self.hardest(of: categories) }

  /// The number of places that a category must have before a report names it as the hardest.
  package static let minimumPlaces = 10

  static func hardest(of categories: [Category]) -> Category? {
    categories.first { $0.rate.count >= minimumPlaces && $0.rate.errors > 0 }
  }

  /// The rate of each category.
  var rates: [Skill: Rate] {
    var rates: [Skill: Rate] = [:]
    for evidence in records.flatMap(\.judged) {
      for (skill, tally) in evidence.skills where tally.opportunities > 0 {
        rates[skill, default: .none].add(count: tally.opportunities, errors: tally.errors)
      }
    }
    return rates
  }

  static func categories(_ rates: [Skill: Rate]) -> [Category] {
    rates.filter { $0.value.count > 0 }.sorted { first, second in
      let (one, other) = (first.value, second.value)
      if one.interval.lowerBound != other.interval.lowerBound {
        return one.interval.lowerBound > other.interval.lowerBound
      }
      return one.errorRate != other.errorRate
        ? one.errorRate > other.errorRate
        : first.key < second.key
    }.map { Category(category: $0.key.category, language: $0.key.language, rate: $0.value) }
  }

  /// Every letter that was marked as difficult, the one that was marked most often first.
  ///
  /// - Complexity: O(*n* log *n*) in the amount of evidence.
  public var marks: [Mark] {
    var counts: [Mark.Place: Int] = [:]
    for evidence in records.flatMap(\.evidence) {
      guard evidence.kind == .marked, let letter = evidence.letter else { continue }
      counts[Mark.Place(word: evidence.target, letter: letter), default: 0] += 1
    }
    return counts.map { Mark(word: $0.word, letter: $0.letter, count: $1) }.sorted {
      $0.count != $1.count ? $0.count > $1.count : ($0.word, $0.letter) < ($1.word, $1.letter)
    }
  }

  /// The time that each task took the children who did it, longest mean first.
  public var times: [TaskTime] {
    var seconds: [TaskPlace: [Double]] = [:]
    for record in records {
      for outcome in record.outcomes {
        let place = TaskPlace(exercise: record.exercise, task: outcome.task, place: 0)
        seconds[place, default: []].append(outcome.seconds)
      }
    }
    return seconds.map { place, seconds in
      TaskTime(exercise: place.exercise, task: place.task, seconds: SampleSummary(seconds))
    }.sorted {
      $0.seconds.mean != $1.seconds.mean
        ? $0.seconds.mean > $1.seconds.mean
        : ($0.exercise.rawValue, $0.task) < ($1.exercise.rawValue, $1.task)
    }
  }

  /// Returns how many words were wrong each day, the earliest first.
  ///
  /// - Parameter calendar: The calendar that says when a day begins.
  /// - Returns: The days on which something was done.
  public func days(in calendar: Calendar) -> [Day] { Self.days(dayRates(in: calendar)) }

  func dayRates(in calendar: Calendar) -> [Date: Rate] {
    var rates: [Date: Rate] = [:]
    for evidence in records.flatMap(\.judged) {
      rates[calendar.startOfDay(for: evidence.date), default: .none]
        .add(count: 1, errors: evidence.isCorrect ? 0 : 1)
    }
    return rates
  }

  static func days(_ rates: [Date: Rate]) -> [Day] {
    rates.map { Day(start: $0, rate: $1) }.sorted { $0.start < $1.start }
  }

  /// The children of the records, in the order of their identifiers.
  public var learners: [Learner.ID] { Set(records.map(\.learner)).sorted() }
}

extension SpellingEvidence {
  /// The counts of the categories of the word's language.
  var skills: [(skill: TeacherStatistics.Skill, tally: Tally)] {
    let rules = spelling.rules
    return zip(rules.categories, tallies).map { category, tally in
      (TeacherStatistics.Skill(language: rules.language, category: category), tally)
    }
  }
}

extension ExerciseRecord {
  /// The evidence that is correct or wrong, as a mark is not.
  var judged: [SpellingEvidence] { evidence.filter { $0.kind != .marked } }
}

/// A task of an exercise, or a place in it.
private struct TaskPlace: Hashable {
  let exercise: ExerciseID
  let task: Int
  let place: Int
}

extension TeacherStatistics {
  /// The decrease of errors in a category of spelling with practice.
  ///
  /// By B. Martin and others, "Evaluating and improving adaptive educational systems with learning
  /// curves" (User Modeling and User-Adapted Interaction 21, 2011): a curve that falls shows
  /// learning. One that stays flat shows that the category is not learned from these words, or is
  /// no single skill.
  public struct LearningCurve: Hashable, Sendable {
    /// A step of practice: the first word that exercises the category, the second, and so on.
    public struct Point: Hashable, Sendable {
      /// The number of children who came that far; at least 1.
      public let learnerCount: Int
      /// The places of the category in their words, and those at which they erred.
      public let rate: Rate

      static func + (left: Self, right: Self) -> Self {
        Self(
          learnerCount: left.learnerCount.addingUpToMaximum(right.learnerCount),
          rate: left.rate + right.rate
        )
      }
    }

    /// The category.
    public let category: SpellingCategory
    /// The language of the words.
    public let language: Language
    /// The points from the first word on.
    ///
    /// The later ones are of the children who practised most, and say less about the class.
    public let points: [Point]

    /// Returns the name of the category that teachers know.
    public func label(in phrasebook: Phrasebook) -> String {
      KnownSpellings.rules(of: language).label(of: category, in: phrasebook) ?? category.rawValue
    }

    /// Returns the rates over runs of words in a row, which chance moves less than those of single
    /// words.
    ///
    /// - Parameter count: The number of runs, of about equal length, at least 1; fewer where there
    ///   are fewer words.
    /// - Returns: The words of each run, counted from 1, and their rate, as far as at least half of
    ///   the children came.
    public func runs(_ count: Int) -> [(words: ClosedRange<Int>, rate: Rate)] {
      let most = points.first?.learnerCount ?? 0
      // At least half, in a way that does not double a stored count of any size.
      let common = points.prefix { $0.learnerCount >= most - $0.learnerCount }
      let count = min(max(count, 1), common.count)
      return (0..<count).map { run in
        let words = run * common.count / count..<(run + 1) * common.count / count
        var rate = Rate.none
        for point in common[words] { rate.add(count: point.rate.count, errors: point.rate.errors) }
        return (words: words.lowerBound + 1...words.upperBound, rate: rate)
      }
    }
  }

  /// A curve for each category that the words have places for, in the order in which categories are
  /// declared.
  ///
  /// - Complexity: O(*n* log *n*) in the amount of evidence, with *n* diagnoses.
  public var learningCurves: [LearningCurve] { Self.learningCurves(points) }

  /// The points of each category.
  var points: [Skill: [LearningCurve.Point]] {
    var points: [Skill: [LearningCurve.Point]] = [:]
    for evidence in evidenceByLearner {
      var seen: [Skill: Int] = [:]
      for word in evidence {
        for (skill, tally) in word.skills where tally.opportunities > 0 {
          let place = seen[skill, default: 0]
          seen[skill] = place + 1
          let rate = Rate(count: tally.opportunities, errors: tally.errors)
          let point = LearningCurve.Point(learnerCount: 1, rate: rate)
          var curve = points[skill] ?? []
          points[skill] = nil
          if place == curve.count {
            curve.append(point)
          } else {
            curve[place] = curve[place] + point
          }
          points[skill] = curve
        }
      }
    }
    return points
  }

  static func learningCurves(_ points: [Skill: [LearningCurve.Point]]) -> [LearningCurve] {
    points.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }.map { skill, points in
      LearningCurve(category: skill.category, language: skill.language, points: points)
    }
  }

  /// The work of each child, the earliest first; equally late evidence stays in the order of the
  /// records.
  private var evidenceByLearner: [[SpellingEvidence]] {
    Dictionary(grouping: records, by: \.learner).sorted { $0.key < $1.key }.map { _, records in
      records.flatMap(\.judged).enumerated()
        .sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }
        .map(\.element)
    }
  }
}
