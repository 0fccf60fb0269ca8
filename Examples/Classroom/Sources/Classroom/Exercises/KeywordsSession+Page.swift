// SPDX-License-Identifier: Apache-2.0
import Exercises
import Foundation

extension KeywordsSession: PageSession {
  var screen: ExerciseScreen {
    var screen = ExerciseScreen(task: "task.remember")
    switch phase {
    case .reading:
      screen.pick = "mark"
      let canMark = content.exercise.config.charsClickable
      for (word, text) in words.enumerated() {
        screen.tokens += text.enumerated().map { letter, character in
          ExerciseScreen.Token(
            text: String(character),
            word: word,
            letter: letter,
            isPicked: marks.contains(Mark(word: word, letter: letter)),
            canPick: canMark
          )
        }
        screen.tokens.append(.init(text: " ", word: word, canPick: false))
      }
      if canMark { screen.task = canHide ? "task.markMore" : "task.mark" }
      if canHide { screen.steps = [.init(command: "hide", label: "hide")] }
    case .writing:
      screen.task = "task.write"
      screen.fields = words.indices.map {
        .init(id: "\($0)", title: "\($0 + 1)", value: draft.indices.contains($0) ? draft[$0] : "")
      }
      screen.steps = [.init(command: "write", label: "answer")]
    case .comparing, .finished:
      screen.task = "task.compare"
      screen.boxes = (check?.words ?? []).map {
        .init(
          id: "",
          title: $0.input ?? "–",
          value: content.exercise.config.showWrongInput || $0.isCorrect ? $0.target : nil,
          mood: $0.isCorrect ? "correct" : "wrong"
        )
      }
      screen.steps = [.init(command: "proceed", label: "proceed")]
    }
    return screen
  }

  mutating func react(to command: String, _ form: ExerciseForm, at date: Date) throws -> Void? {
    switch command {
    case "mark":
      guard let word = form.word, words.indices.contains(word) else { return nil }
      try mark(letter: form.letter ?? -1, of: words[word], at: date)
    case "hide": try hide(at: date)
    case "write":
      try submit(words.indices.map { form.inputs?[AnswerForm.key($0)] ?? "" }, at: date)
    case "proceed": try proceed(at: date)
    default: return nil
    }
    return ()
  }
}
