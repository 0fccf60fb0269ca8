// SPDX-License-Identifier: Apache-2.0
import Exercises
import Foundation

extension WheelSession: PlayableSession {
  var saved: AnyExerciseSession { .wheelOfFortune(self) }

  var choices: [(String, String)] {
    switch phase {
    case .waiting: [("Return", "spin the wheel")]
    case .writing: [("a word", "what you heard"), (":hear", "hear the word again")]
    case .comparing, .finished: [("Return", "go on")]
    }
  }

  func screen(_ style: Style) -> Screen {
    switch phase {
    case .waiting:
      Screen(prompt: "\(Count(remaining.count, "word")) on the wheel. Return to spin > ")
    case .writing: Screen(prompt: "Write it, or :hear it again > ")
    case .comparing, .finished: Screen(prompt: "Return to go on > ")
    }
  }

  mutating func react(
    to line: String,
    at now: Date,
    using generator: inout SeededGenerator
  ) throws(Refusal) -> Reply {
    let isBlank = line.allSatisfy(\.isWhitespace)
    switch phase {
    case .waiting:
      guard isBlank else { return .say("Press Return to spin.") }
      try spin(using: &generator, at: now)
      try hear(at: now)
      return Reply(heard: word)
    case .writing:
      guard line != ":hear" else {
        try hear(at: now)
        return Reply(heard: word)
      }
      guard !isBlank else { return .say("Write the word that you heard.") }
      return try submit(line, at: now) ? .say("✓ \(line.onOneLine)") : .nothing
    case .comparing, .finished:
      guard isBlank else { return .say("Press Return to go on.") }
      try proceed(at: now)
      return .nothing
    }
  }
}
