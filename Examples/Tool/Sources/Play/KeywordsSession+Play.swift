// SPDX-License-Identifier: Apache-2.0
import Exercises
import Foundation

extension KeywordsSession: PlayableSession {
  var showsTargets: Bool { content.exercise.config.showWrongInput }

  var isSecret: Bool { phase == .reading }

  func choices(in say: PlayWords) -> [(String, String)] {
    switch phase {
    case .reading where content.exercise.config.charsClickable:
      [
        ("3", say("mark the third letter as difficult; again takes the mark back")),
        ("2.3", say("the third letter of the second word")),
        (say("Return"), say("hide the words and write them")),
      ]
    case .reading: [(say("Return"), say("hide the words and write them"))]
    case .writing: [(say("a word"), say("in any order")), (say("Return"), say("leave a word out"))]
    case .comparing, .finished: [(say("Return"), say("continue"))]
    }
  }

  func screen(_ style: Style, in say: PlayWords) -> Screen {
    let config = content.exercise.config
    switch phase {
    case .reading:
      let lines = words.indices.map { word in
        let letters = words[word].enumerated().map { letter, character in
          marks.contains(Mark(word: word, letter: letter)) ? "[\(character)]" : "\(character)"
        }
        let number = words.count > 1 ? style.dim("\(word + 1)  ") : ""
        return number + style.bold(letters.joined().onOneLine)
      }
      let limit = config.timeRead > 0 ? say(" (\(config.timeRead) seconds)") : ""
      let prompt =
        canHide
        ? say("Read\(limit), then Return > ") : say("Read\(limit). Which letters are difficult? > ")
      return Screen(lines: lines, prompt: prompt)
    case .writing:
      let limit = config.timeWrite > 0 ? say(" (\(config.timeWrite) seconds in all)") : ""
      return Screen(prompt: say("Word \(draft.count + 1) of \(words.count)\(limit) > "))
    case .comparing, .finished:
      return Screen(prompt: say("Return to continue > "))
    }
  }

  mutating func react(
    to line: String,
    at now: Date,
    using generator: inout SeededGenerator,
    in say: PlayWords
  ) throws(Refusal) -> Reply {
    switch phase {
    case .reading:
      let letters = line.split { $0.isWhitespace || $0 == "," }
      guard !letters.isEmpty else {
        guard canHide else { return .say(say("Mark at least one letter first, such as 1.")) }
        try hide(at: now)
        return .nothing
      }
      guard content.exercise.config.charsClickable else {
        return .say(say("Press Return to write."))
      }
      for letter in letters {
        let parts = letter.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap(\.place)
        guard numbers.count == parts.count, (1...2).contains(numbers.count),
          words.indices.contains(numbers.count == 2 ? numbers[0] : 0)
        else { return .say(say("There is no letter “\(letter)”.")) }
        let word = numbers.count == 2 ? numbers[0] : 0
        try mark(letter: numbers[numbers.count - 1], of: words[word], at: now)
      }
      return .nothing
    case .writing:
      let inputs = draft + [line]
      guard inputs.count >= words.count else {
        try draft(inputs, at: now)
        return .nothing
      }
      let check = try submit(inputs, at: now)
      return Reply(
        lines: check.words.filter(\.isCorrect).map { "✓ \($0.target)".onOneLine }
      )
    case .comparing, .finished:
      guard line.allSatisfy(\.isWhitespace) else { return .say(say("Press Return to continue.")) }
      try proceed(at: now)
      return .nothing
    }
  }
}

// MARK: - Grading

extension KeywordsSession {
  static var inputHelp: [String] {
    [#"["Biene","Igel"], the words of the round in any order"#]
  }

  var expectedInput: String { "an array with the words of the round" }

  mutating func grade(
    _ task: TaskInput,
    at date: Date,
    hintsIn phrasebook: Phrasebook
  ) throws -> [TaskGrade.Part]? {
    guard case .words(let words) = task else { return nil }
    try hide(at: date)
    let check = try submit(words, at: date)
    let parts = check.words.enumerated().map { place, word in
      TaskGrade.Part(
        place: place,
        verdict: word.isCorrect ? "correct" : word.input == nil ? "missed" : "wrong",
        input: word.input,
        target: word.target
      ).diagnosed(word.diagnosis, in: phrasebook)
    }
    return parts + check.surplus.map { TaskGrade.Part(verdict: "surplus", input: $0) }
  }
}
