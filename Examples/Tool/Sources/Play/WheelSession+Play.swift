// SPDX-License-Identifier: Apache-2.0
import Exercises
import Foundation

extension WheelSession: PlayableSession {
  func choices(in say: PlayWords) -> [(String, String)] {
    switch phase {
    case .waiting: [(say("Return"), say("spin the wheel"))]
    case .writing: [(say("a word"), say("what you heard")), (":hear", say("hear the word again"))]
    case .comparing, .finished: [(say("Return"), say("continue"))]
    }
  }

  func screen(_ style: Style, in say: PlayWords) -> Screen {
    switch phase {
    case .waiting:
      Screen(prompt: say("Words on the wheel: \(remaining.count). Return to spin > "))
    case .writing: Screen(prompt: say("Write it, or :hear it again > "))
    case .comparing, .finished: Screen(prompt: say("Return to continue > "))
    }
  }

  mutating func react(
    to line: String,
    at now: Date,
    using generator: inout SeededGenerator,
    in say: PlayWords
  ) throws(Refusal) -> Reply {
    let isBlank = line.allSatisfy(\.isWhitespace)
    switch phase {
    case .waiting:
      guard isBlank else { return .say(say("Press Return to spin.")) }
      try spin(using: &generator, at: now)
      try hear(at: now)
      return Reply(heard: word)
    case .writing:
      guard line != ":hear" else {
        try hear(at: now)
        return Reply(heard: word)
      }
      guard !isBlank else { return .say(say("Write the word that you heard.")) }
      return try submit(line, at: now) ? .say("✓ \(line.onOneLine)") : .nothing
    case .comparing, .finished:
      guard isBlank else { return .say(say("Press Return to continue.")) }
      try proceed(at: now)
      return .nothing
    }
  }
}

// MARK: - Grading

extension WheelSession {
  static var inputHelp: [String] { [#""Vogel""#] }

  var expectedInput: String { "a string, the word or sentence" }

  mutating func grade(
    _ task: TaskInput,
    at date: Date,
    hintsIn phrasebook: Phrasebook
  ) throws -> [TaskGrade.Part]? {
    guard case .word(let input) = task else { return nil }
    try takeNext(at: date)
    let target = word?.text ?? ""
    let isCorrect = try submit(input, at: date)
    if !isCorrect { try proceed(at: date) }
    // A sentence is graded word by word.
    if let check, target.contains(where: \.isWhitespace) {
      return check.words.enumerated().map { place, word in
        TaskGrade.Part(
          place: place,
          verdict: word.verdict.rawValue,
          input: word.input,
          target: word.target
        )
        .diagnosed(word.diagnosis, in: phrasebook)
      }
    }
    let part = TaskGrade.Part(
      place: 0,
      verdict: isCorrect ? "correct" : "wrong",
      input: input,
      target: target
    )
    guard !isCorrect else { return [part] }
    let rules = content.spelling(of: content.exercise.info.word(HeardWord(target))).rules
    return [part.diagnosed(rules.diagnosis(of: input, for: target), in: phrasebook)]
  }
}
