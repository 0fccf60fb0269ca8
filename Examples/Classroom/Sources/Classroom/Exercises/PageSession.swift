// SPDX-License-Identifier: Apache-2.0
import Exercises
import Foundation

/// What a form of an exercise sends; a format uses what it needs.
struct ExerciseForm: Decodable, Sendable {
  var seen: Int?
  var word: Int?
  var letter: Int?
  var reasons: [String]?
  var gaps: [String: String]?
  var inputs: [String: String]?
}

/// What a page shows of an exercise.
struct ExerciseScreen: Sendable {
  /// A word, or a letter of one, that can be picked.
  struct Token: Sendable {
    var text: String
    var word: Int
    var letter: Int?
    var mood: String?
    var isPicked = false
    var canPick = true
  }

  /// A stretch of a sentence: words, or a gap in them.
  struct Piece: Sendable {
    var text: String?
    var gap: Int?
    var number: Int?
    var value: String?
    var mood: String?
    var length: Int?
  }

  /// A field or a box with its name.
  struct Row: Sendable {
    var id: String
    var title: String
    var value: String?
    var mood: String?
  }

  /// What the buttons of a page do, by the command that they send.
  struct Step: Sendable {
    var command: String
    var label: String
  }

  var tokens: [Token] = []
  /// The command that picking one sends.
  var pick = ""
  var pieces: [Piece] = []
  var checks: [Row] = []
  var fields: [Row] = []
  var boxes: [Row] = []
  var helps: [String] = []
  /// The big word in the middle.
  var word: String?
  /// Whether there is a word to be heard.
  var isHeard = false
  var steps: [Step] = []
  /// The keys of what to do, in the table of words.
  var task: String
}

/// An exercise of any format that can be done on a page.
protocol PageSession: ExerciseSession {
  var screen: ExerciseScreen { get }
  /// The word that may be heard now.
  var heardWord: String? { get }

  /// Does what a form asks for; an unknown command is nil.
  mutating func react(to command: String, _ form: ExerciseForm, at date: Date) throws -> Void?
}

extension PageSession {
  /// The name of the streams of such sessions.
  static var kind: String { "exercise.\(format.rawValue)" }

  var heardWord: String? { nil }

  /// The pages on which such exercises are done.
  static func place(store: Store, pages: Pages, earnings: Earnings) -> any ExercisePlace {
    ExercisePages<Self>(store: store, pages: pages, earnings: earnings)
  }

  /// The check of the streams of such sessions.
  static var check: StreamCheck { StreamCheck(Streams<Self>.Form.exercises) }
}

extension Exercise.Format {
  /// The sessions in which exercises of this format are done on a page.
  var session: any PageSession.Type {
    switch self {
    case .errorLocations: ErrorLocationsSession.self
    case .insert: InsertSession.self
    case .keywords: KeywordsSession.self
    case .match: MatchSession.self
    case .wheelOfFortune: WheelSession.self
    }
  }
}
