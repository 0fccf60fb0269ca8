// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import GermanSpelling
public import LudusCore
public import LudusFoundation

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

  /// Every category of spelling that the words have places for, the one with the highest error rate first.
  ///
  /// - Complexity: O(*n*) diagnoses in the amount of evidence.
  public var categories: [Category] { Self.categories(rates) }

  /// The rate of each category, in the order in which they are declared.
  var rates: [Rate] {
    var rates = Array(repeating: Rate.none, count: SpellingCategory.allCases.count)
    for evidence in records.flatMap(\.judged) {
      for (index, tally) in evidence.tallies.enumerated() {
        rates[index].add(count: tally.opportunities, errors: tally.errors)
      }
    }
    return rates
  }

  static func categories(_ rates: [Rate]) -> [Category] {
    zip(SpellingCategory.allCases, rates).enumerated()
      .filter { $0.element.1.count > 0 }
      .sorted {
        $0.element.1.errorRate != $1.element.1.errorRate
          ? $0.element.1.errorRate > $1.element.1.errorRate : $0.offset < $1.offset
      }
      .map { Category(category: $0.element.0, rate: $0.element.1) }
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

  /// How long each task took the children who did it, the longest mean first.
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
