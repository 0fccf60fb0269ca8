// SPDX-License-Identifier: Apache-2.0
import Exercises
import Foundation

extension InsertSession: PageSession {
  var screen: ExerciseScreen {
    var screen = ExerciseScreen(task: "task.fill")
    guard let sentence else { return screen }
    let letters = Array(sentence.text)
    var place = 0
    for (index, gap) in sentence.gaps.enumerated() {
      let state = gaps[index]
      screen.pieces.append(.init(text: String(letters[place..<gap.start])))
      place = gap.start + gap.length
      if state.isLocked {
        screen.pieces.append(.init(text: sentence.target(of: index), mood: "correct"))
      } else {
        screen.pieces.append(
          .init(
            gap: index,
            number: index + 1,
            value: state.entry,
            mood: state.isMarkedWrong ? "wrong" : nil,
            length: max(gap.length, 2) + 1
          )
        )
      }
      if let help = help(of: index), !screen.helps.contains(help) { screen.helps.append(help) }
    }
    screen.pieces.append(.init(text: String(letters[place...])))
    screen.steps = [.init(command: "fill", label: "check")]
    return screen
  }

  mutating func react(to command: String, _ form: ExerciseForm, at date: Date) throws -> Void? {
    guard command == "fill" else { return nil }
    for gap in gaps.indices where !gaps[gap].isLocked {
      try fill(gap: gap, with: form.gaps?[AnswerForm.key(gap)] ?? "", at: date)
    }
    try submit(at: date)
    return ()
  }
}
