// SPDX-License-Identifier: Apache-2.0
import Exercises
import Foundation

/// What a person sees before the next line is typed.
struct Screen: Equatable {
  /// Lines to show.
  var lines: [String] = []
  /// What to write before what is typed.
  var prompt: String
}

/// What came of a line.
struct Reply {
  /// What to say.
  var lines: [String] = []
  /// A word that is heard, which a terminal shows for a moment only.
  var heard: HeardWord?

  static let nothing = Reply()

  static func say(_ line: String) -> Reply {
    Reply(lines: [line])
  }
}

/// A session that a person can play at a terminal, and whose tasks a line of a file can answer.
protocol PlayableSession: ExerciseSession {
  /// Whether the child is told what would have been right.
  var showsTargets: Bool { get }

  /// Whether what is shown must not be seen any more once a line is typed.
  var isSecret: Bool { get }

  /// What can be typed now, each with its meaning.
  func choices(in say: PlayWords) -> [(String, String)]

  /// What a person sees now.
  func screen(_ style: Style, in say: PlayWords) -> Screen

  /// Makes of a line what it means.
  ///
  /// - Throws: What the session throws when that cannot be.
  mutating func react(
    to line: String,
    at now: Date,
    using generator: inout SeededGenerator,
    in say: PlayWords
  ) throws(Refusal) -> Reply

  /// The inputs that lines have, as the help shows them.
  static var inputHelp: [String] { get }

  /// The form of an input for this session, for messages.
  var expectedInput: String { get }

  /// Does the first task as a line says.
  ///
  /// - Returns: What became of each part; nil for an input that is none of this format.
  /// - Throws: What the session throws when that cannot be.
  mutating func grade(
    _ task: TaskInput,
    at date: Date,
    hintsIn phrasebook: Phrasebook
  ) throws -> [TaskGrade.Part]?
}

extension PlayableSession {
  var showsTargets: Bool { true }
  var isSecret: Bool { false }

  /// The date for what happens now, which is not before the last event even when a clock was set
  /// back.
  var now: Date { max(Date(), events.last?.date ?? .distantPast) }
}

extension AnyExerciseSession: Savable {
  static let noun = "exercise"

  /// The session as one that can be played.
  var playable: any PlayableSession {
    switch self {
    case .errorLocations(let session): session
    case .insert(let session): session
    case .keywords(let session): session
    case .match(let session): session
    case .wheelOfFortune(let session): session
    }
  }
}

extension HeardWord {
  /// The word as it is shown where nothing can be heard.
  func rendered(_ style: Style) -> String {
    let audio = audio.map { style.dim(" (\($0.onOneLine))") } ?? ""
    return "♪ \(text.onOneLine)\(audio)"
  }
}

extension Substring {
  /// The number in the text, counted from 0 where people count from 1, or nil when there is none.
  var place: Int? {
    Int(self).flatMap { $0 >= 1 ? $0 - 1 : nil }
  }
}
