// SPDX-License-Identifier: Apache-2.0
public import GermanSpelling
public import LudusCore
public import LudusFoundation

/// Statistics of a class for its teacher over all formats: which words, gaps and categories go wrong, which letters
/// children find difficult, how long tasks take, how errors go up or down, and who may need help.
///
/// ```swift
/// let statistics = TeacherStatistics(records)
/// statistics.words.first?.word               // the word with the highest error rate
/// statistics.categories                      // the same by category of misspelling
/// statistics.learnersWhoNeedHelp(at: now).first?.reasons
/// ```
///
/// All lists begin with the highest error rates; equal ones are in the order of their names.
public struct TeacherStatistics: Hashable, Sendable {
  let records: [ExerciseRecord]

  /// Takes the records of a class.
  public init(_ records: [ExerciseRecord]) {
    self.records = records
  }

  /// How often something was done and went wrong.
  public struct Rate: Hashable, Sendable {
    /// How often it was done.
    public let count: Int
    /// How often it was wrong.
    public let errors: Int

    /// The share that was wrong, from 0 to 1; 0 for nothing.
    public var errorRate: Double { count == 0 ? 0 : Double(errors) / Double(count) }

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

  /// How often a word was worked on and went wrong, and in which ways.
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
    /// How often.
    public let count: Int
  }

  /// How a word fared, whether it was written, explained or sorted.
  public struct Word: Hashable, Sendable {
    /// The word.
    public let word: String
    /// How often it was worked on and was wrong.
    public let rate: Rate
    /// How it was misspelled, the most common first.
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
    /// How often it was marked.
    public let count: Int
  }

  /// How a gap was filled.
  public struct Gap: Hashable, Sendable {
    /// The exercise.
    public let exercise: ExerciseID
    /// The sentence, counted from 0.
    public let task: Int
    /// The gap, counted from 0 in the sentence.
    public let gap: Int
    /// The word that the gap is in.
    public let word: String
    /// How often it was filled and was wrong, repeats too.
    public let rate: Rate
  }

  /// How a category of spelling fared.
  public struct Category: Hashable, Sendable {
    /// The category.
    public let category: SpellingCategory
    /// The places at which it could be misspelled, and those at which it was.
    public let rate: Rate
  }

  /// How long a task took.
  public struct TaskTime: Hashable, Sendable {
    /// The exercise.
    public let exercise: ExerciseID
    /// The task, counted from 0.
    public let task: Int
    /// The seconds of all children who did it.
    public let seconds: SampleSummary
  }

  /// How a day went.
  public struct Day: Hashable, Sendable {
    /// When the day began in the calendar's time zone.
    public let start: Date
    /// How many words were worked on and were wrong.
    public let rate: Rate
  }
}
