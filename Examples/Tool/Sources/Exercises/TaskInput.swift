// SPDX-License-Identifier: Apache-2.0
import Exercises
import Foundation

/// A line of `ludus exercise grade`: what a child made of a task.
struct TaskLine: Decodable {
  let exercise: ExerciseID
  let task: Int
  let student: String?
  let at: Date
  /// The input, which is read when the format of the exercise is known.
  let input: TaskInput

  private enum Key: String, CodingKey, CaseIterable {
    case id, student, exercise, task, input, at
  }

  init(from decoder: any Decoder) throws {
    try decoder.refuseKeys(otherThan: Key.self, calling: "a key of this line")
    let container = try decoder.container(keyedBy: Key.self)
    exercise = try container.decode(ExerciseID.self, forKey: .exercise)
    task = try container.decodeIfPresent(Int.self, forKey: .task) ?? 0
    if let number = try? container.decodeIfPresent(Int.self, forKey: .student) {
      student = "\(number)"
    } else {
      student = try container.decodeIfPresent(String.self, forKey: .student)
    }
    let milliseconds = try container.decodeIfPresent(Int.self, forKey: .at) ?? 0
    at = Date(timeIntervalSince1970: Double(milliseconds) / 1000)
    input = try container.decode(TaskInput.self, forKey: .input)
  }

  /// Who the log says has worked; a student whose name is no number is number 0 to the server.
  var context: LogEntry.Context {
    LogEntry.Context(app: "Ludus", learner: student.map { Learner.ID($0) })
  }
}

/// What a child did, in the form of any format.
enum TaskInput: Decodable {
  /// A written word, on the wheel of fortune.
  case word(String)
  /// The words of a round, the letters of gaps, or categories.
  case words([String])
  /// What was written to each category.
  case entries([String: String])
  /// The words that were tapped in a sentence, and the reasons that were ticked for those that are
  /// wrong.
  case taps([Int], reasons: [String: [String]])

  private enum Key: String, CodingKey, CaseIterable {
    case taps, reasons
  }

  init(from decoder: any Decoder) throws {
    if let container = try? decoder.singleValueContainer() {
      if let word = try? container.decode(String.self) {
        self = .word(word)
        return
      }
      if let words = try? container.decode([String].self) {
        self = .words(words)
        return
      }
      if let entries = try? container.decode([String: String].self) {
        self = .entries(entries)
        return
      }
    }
    guard let container = try? decoder.container(keyedBy: Key.self) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "expected a string, an array of strings, or an object"
        )
      )
    }
    try decoder.refuseKeys(otherThan: Key.self, calling: "a part of an input")
    self = .taps(
      try container.decode([Int].self, forKey: .taps),
      reasons: try container.decodeIfPresent([String: [String]].self, forKey: .reasons) ?? [:]
    )
  }
}
