// SPDX-License-Identifier: Apache-2.0
import Exercises
import Foundation
import Quizzes

extension WheelSession: PageSession {
  var heardWord: String? { phase == .writing ? word?.text : nil }

  var screen: ExerciseScreen {
    var screen = ExerciseScreen(task: "task.spin")
    switch phase {
    case .waiting:
      screen.steps = [.init(command: "spin", label: "spin")]
    case .writing:
      screen.task = "task.hear"
      screen.isHeard = true
      screen.fields = [.init(id: "0", title: "yourAnswer", value: "")]
      screen.steps = [.init(command: "write", label: "answer")]
    case .comparing, .finished:
      screen.task = "task.compare"
      screen.boxes = (check?.words ?? []).map {
        .init(
          id: "",
          title: $0.input ?? "–",
          value: $0.target,
          mood: $0.verdict == .correct ? "correct" : "wrong"
        )
      }
      screen.steps = [.init(command: "proceed", label: "proceed")]
    }
    return screen
  }

  mutating func react(to command: String, _ form: ExerciseForm, at date: Date) throws -> Void? {
    switch command {
    case "spin":
      // The word that comes is in the event, so any generator will do.
      var generator = SeededGenerator(seed: UInt64.random(in: .min ... .max))
      try spin(using: &generator, at: date)
    case "hear": try hear(at: date)
    case "write": try submit(form.inputs?[AnswerForm.key(0)] ?? "", at: date)
    case "proceed": try proceed(at: date)
    default: return nil
    }
    return ()
  }
}
