// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// The description of an exercise, as a list of exercises shows it.
///
/// In JSON its keys stand among those of the exercise: `"id":1,"name":"Merkwörter (leicht)","description":"..."`.
public struct ExerciseInfo: Hashable, Sendable, Identifiable {
  /// The identifier of the exercise.
  public let id: ExerciseID
  /// The name.
  public let name: String
  /// The topic.
  public let description: String

  /// Creates the description of an exercise.
  public init(id: ExerciseID, name: String, description: String = "") {
    self.id = id
    self.name = name
    self.description = description
  }
}

extension ExerciseInfo: JSONRecord {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    record.takeOtherKeys()
    let id = record.field("id", \.id)
    let name = record.field("name", \.name)
    let description = record.field("description", \.description, default: "")
    return try ExerciseInfo(id: id(), name: name(), description: description())
  }
}

/// A word or sentence that a child hears; the front end speaks it.
///
/// In JSON it is an object: `{"text":"Vogel","audio":"audio/01.m4a"}`.
public struct HeardWord: Hashable, Sendable {
  /// The word or sentence.
  public let text: String
  /// Where a recording is, or nil when the device speaks the word.
  public let audio: String?

  /// Creates a word.
  public init(_ text: String, audio: String? = nil) {
    self.text = text
    self.audio = audio
  }

  /// Whether it has several words.
  var isSentence: Bool { text.split(whereSeparator: \.isWhitespace).count > 1 }
}

extension HeardWord: JSONRecord {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    let text = record.field("text", \.text)
    let audio = record.field("audio", \.audio)
    return try HeardWord(text(), audio: audio())
  }
}

/// The identifier of an exercise: the number that it has on the server.
///
/// All other things have an `Identifier`, which is a string; in the server's JSON and in its log an exercise
/// has a number.
public struct ExerciseID: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int

  /// Creates an identifier from a number, which may be any number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Creates an identifier from a number, which may be any number.
  public init(_ number: Int) {
    rawValue = number
  }
}

extension ExerciseID: ExpressibleByIntegerLiteral {
  /// Creates an identifier from a literal.
  public init(integerLiteral value: Int) {
    rawValue = value
  }
}

extension ExerciseID: Comparable {
  /// Whether one identifier's number is less than the other's.
  public static func < (left: Self, right: Self) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension ExerciseID: CustomStringConvertible {
  /// The number.
  public var description: String { "\(rawValue)" }
}

/// In JSON an identifier is a number.
extension ExerciseID: Codable {}

/// As dictionary keys, identifiers make a JSON object instead of an array of keys and values.
extension ExerciseID: CodingKeyRepresentable {}
