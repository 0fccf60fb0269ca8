// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// Words to hear and write, in the order in which a wheel of fortune stops at them ("Glücksrad").
///
/// Source: IDeRBlog ii (Graz University of Technology, 2019).
public struct WheelExercise: Hashable, Sendable {
  /// The description that a list of exercises shows.
  public let info: ExerciseInfo
  /// The words on the wheel, each a task.
  public let words: [HeardWord]

  /// Creates an exercise.
  ///
  /// - Throws: A fault for each word without any visible character.
  public init(_ info: ExerciseInfo, words: [HeardWord]) throws(ContentError<ExerciseFault>) {
    let place = ContentPlace().key("words")
    let faults = words.indices.filter { words[$0].text.isBlank }.map {
      LocatedFault(ExerciseFault.emptyText, at: place.index($0))
    }
    guard faults.isEmpty else { throw ContentError(faults: faults) }
    self.init(info, knownWords: words)
  }

  private init(_ info: ExerciseInfo, knownWords: [HeardWord]) {
    self.info = info
    words = knownWords
  }
}

extension WheelExercise: ExerciseContent {
  var taskCount: Int { words.count }

  var exercise: Exercise { .wheelOfFortune(self) }

  var texts: [String] { words.map(\.text) }

  func speaking(_ language: Language?) -> WheelExercise {
    WheelExercise(info.speaking(language), knownWords: words)
  }

  func heardWord(_ text: String) -> HeardWord {
    info.word(words.first { $0.text == text } ?? HeardWord(text))
  }

  func withTasks(_ range: Range<Int>) throws -> WheelExercise {
    try WheelExercise(info, words: Array(words[range]))
  }

  func check(with checker: inout ExerciseChecker) {
    checker.checkRepeats(texts, at: ContentPlace().key("words"))
    checker.checkHomophones(words.map(info.word), rules, at: ContentPlace().key("words"))
  }

  func count(in places: inout PlaceCounter) { words.forEach { places.write($0) } }

  typealias Session = WheelSession
}

extension WheelExercise: JSONRecord {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    let info = record.inline(\.info)
    let words = record.field("words", \.words)
    return try WheelExercise(info(), words: words())
  }
}
