// SPDX-License-Identifier: Apache-2.0
import Exercises
import Foundation

extension MatchSession: PageSession {
  var heardWord: String? {
    content.exercise.way == .write && shown == nil ? word?.heard.text : nil
  }

  var screen: ExerciseScreen {
    let isWritten = content.exercise.way == .write
    var screen = ExerciseScreen(task: isWritten ? "task.hearAndSort" : "task.sort")
    if let shown {
      screen.boxes = content.exercise.categories.compactMap { category in
        shown[category.id].map {
          // A box that is rightly empty has no mark: it would look like one where the word belongs.
          let (sign, mood) =
            switch (entries[category.id] != nil, $0.isCorrect) {
            case (true, true): ("✓", "correct")
            case (true, false): ("✗", "wrong")
            case (false, false): ("+", "missed")
            case (false, true): ("", "")
            }
          let entry = mood == "missed" ? word?.heard.text : entries[category.id]
          return .init(
            id: category.id,
            title: category.title,
            value: entry.map { "\(sign) \($0)" },
            mood: mood
          )
        }
      }
      screen.word = word?.heard.text
      screen.steps = [.init(command: "proceed", label: "proceed")]
      return screen
    }
    let rows = content.exercise.categories.map {
      ExerciseScreen.Row(id: $0.id, title: $0.title, value: entries[$0.id])
    }
    if isWritten {
      screen.isHeard = true
      screen.fields = rows
    } else {
      screen.word = word?.heard.text
      screen.checks = rows
    }
    screen.steps = [.init(command: "sort", label: "check")]
    return screen
  }

  mutating func react(to command: String, _ form: ExerciseForm, at date: Date) throws -> Void? {
    switch command {
    case "hear": try hear(at: date)
    case "sort":
      for (index, category) in content.exercise.categories.enumerated() {
        if content.exercise.way == .write {
          let input = form.inputs?[AnswerForm.key(index)] ?? ""
          if input != entries[category.id] ?? "" { try fill(category.id, with: input, at: date) }
        } else {
          let isWanted = form.reasons?.contains(category.id) ?? false
          if isWanted != (entries[category.id] != nil) { try drag(to: category.id, at: date) }
        }
      }
      try submit(at: date)
    case "proceed": try proceed(at: date)
    default: return nil
    }
    return ()
  }
}
