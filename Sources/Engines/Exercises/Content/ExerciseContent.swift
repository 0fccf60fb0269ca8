// SPDX-License-Identifier: Apache-2.0
internal import KnownSpellings
internal import LudusCore
internal import Spelling

/// The content of exercises of one format: all that the rest of the module asks of it.
///
/// A format is its content, which conforms to this, its session, and a case of ``Exercise`` and of
/// ``AnyExerciseSession``; everything else asks through here.
protocol ExerciseContent: JSONRecord, Hashable, Sendable where Fault == ExerciseFault {
  /// The sessions in which it is done.
  associatedtype Session: ExerciseSession

  /// The description that a list of exercises shows.
  var info: ExerciseInfo { get }

  /// The number of tasks.
  var taskCount: Int { get }

  /// The content among that of all formats.
  var exercise: Exercise { get }

  /// The words and sentences in their correct spelling.
  var texts: [String] { get }

  /// Returns the content in another language.
  func speaking(_ language: Language?) -> Self

  /// Returns a word with all that the content has about it.
  func heardWord(_ text: String) -> HeardWord

  /// Returns the content with some of its tasks, all of which exist.
  func withTasks(_ range: Range<Int>) throws -> Self

  /// Notes what makes the content poor though not invalid.
  func check(with checker: inout ExerciseChecker)

  /// Counts the places at which categories of spelling can be trained.
  func count(in places: inout PlaceCounter)

  /// Creates a session before its first event.
  func session(spelling: SpellingPolicy, context: LogEntry.Context) -> Session
}

extension ExerciseContent where Session.Content == SessionContent<Self> {
  func session(spelling: SpellingPolicy, context: LogEntry.Context) -> Session {
    Session(self, spelling: spelling, context: context)
  }
}

extension ExerciseContent {
  func heardWord(_ text: String) -> HeardWord { info.word(HeardWord(text)) }

  /// The rules of the language.
  var rules: any SpellingRules { KnownSpellings.rules(of: info.language ?? .german) }
}
