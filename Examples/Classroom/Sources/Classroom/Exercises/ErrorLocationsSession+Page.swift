// SPDX-License-Identifier: Apache-2.0
import Exercises
import Foundation

extension ErrorLocationsSession: PageSession {
  var screen: ExerciseScreen {
    var screen = ExerciseScreen(task: canProceed ? "task.allFound" : "task.findErrors")
    guard let sentence else { return screen }
    if let openWord {
      screen.task = "task.why"
      screen.word = sentence.words[openWord]
      screen.checks = content.exercise.reasons.map {
        ExerciseScreen.Row(id: $0.id, title: $0.text)
      }
      screen.steps = [.init(command: "reasons", label: "answer")]
      return screen
    }
    screen.pick = "tap"
    screen.tokens = sentence.words.enumerated().compactMap { index, word in
      let found = sentence.error(of: index).flatMap { foundWords.contains($0.word) ? $0 : nil }
      // A word that was split is one again.
      if let found, found.word != index { return nil }
      let isWrongTap = wronglyTappedWords.contains(index)
      return ExerciseScreen.Token(
        text: found?.correct ?? word,
        word: index,
        mood: found != nil ? "correct" : isWrongTap ? "wrong" : nil,
        canPick: found == nil && !isWrongTap && !canProceed
      )
    }
    if canProceed { screen.steps = [.init(command: "proceed", label: "proceed")] }
    return screen
  }

  mutating func react(to command: String, _ form: ExerciseForm, at date: Date) throws -> Void? {
    switch command {
    case "tap": try tap(word: form.word ?? -1, at: date)
    case "reasons": try submit(form.reasons ?? [], at: date)
    case "proceed": try proceed(at: date)
    default: return nil
    }
    return ()
  }
}
