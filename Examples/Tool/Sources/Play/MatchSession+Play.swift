// SPDX-License-Identifier: Apache-2.0
import Exercises
import Foundation

extension MatchSession: PlayableSession {
  func choices(in say: PlayWords) -> [(String, String)] {
    if shown != nil { return [(say("Return"), say("continue"))] }
    switch content.exercise.way {
    case .drag:
      return [
        ("1 3", say("put the word to these, or take it back from them")),
        (say("Return"), say("done: judge it")),
      ]
    case .write:
      return [
        (":hear", say("hear the word again")),
        (say("1 word"), say("write what you heard to number 1")),
        (say("Return"), say("done: judge it")),
      ]
    }
  }

  func screen(_ style: Style, in say: PlayWords) -> Screen {
    guard let word else { return Screen(prompt: "> ") }
    guard shown == nil else { return Screen(prompt: say("Return to continue > ")) }
    guard content.exercise.way == .drag || hearingCount > 0 else {
      return Screen(prompt: say("Return to hear the word > "))
    }
    let rows = content.exercise.categories.enumerated().map { index, category in
      let entry = entries[category.id].map { ": \($0.onOneLine)" } ?? ""
      return "\(index + 1)) \(category.title.onOneLine)\(entry)"
    }
    switch content.exercise.way {
    case .drag:
      return Screen(
        lines: [style.bold(word.heard.text.onOneLine)] + rows,
        prompt: entries.isEmpty ? say("Where does it belong? > ") : say("Return to judge > ")
      )
    case .write:
      return Screen(
        lines: rows,
        prompt: entries.isEmpty
          ? say("A number and the word > ") : say("More, or Return to judge > ")
      )
    }
  }

  mutating func react(
    to line: String,
    at now: Date,
    using generator: inout SeededGenerator,
    in say: PlayWords
  ) throws(Refusal) -> Reply {
    let words = line.split(whereSeparator: \.isWhitespace)
    guard shown == nil else {
      guard words.isEmpty else { return .say(say("Press Return to continue.")) }
      try proceed(at: now)
      return .nothing
    }
    if content.exercise.way == .write, line == ":hear" || hearingCount == 0 {
      try hear(at: now)
      return Reply(heard: word?.heard)
    }
    guard !words.isEmpty else {
      guard canSubmit else { return .say(say("Put the word somewhere first.")) }
      return try judge(at: now)
    }
    let categories = content.exercise.categories
    func category(_ number: Substring) -> MatchExercise.Category.ID? {
      number.place.flatMap { categories.indices.contains($0) ? categories[$0].id : nil }
    }
    switch content.exercise.way {
    case .drag:
      let chosen = words.compactMap(category)
      guard chosen.count == words.count else {
        return .say(say("Type numbers from 1 to \(categories.count)."))
      }
      for category in chosen { try drag(to: category, at: now) }
    case .write:
      guard let category = category(words[0]) else {
        return .say(say("Type a number from 1 to \(categories.count), and then the word."))
      }
      try fill(category, with: words.dropFirst().joined(separator: " "), at: now)
    }
    return .nothing
  }

  private mutating func judge(at now: Date) throws(Refusal) -> Reply {
    let outcomes = try submit(at: now)
    let right = content.exercise.categories.filter { outcomes[$0.id] == .correct }
    return Reply(lines: right.map { "✓ \($0.title)".onOneLine })
  }
}

// MARK: - Grading

extension MatchSession {
  static var inputHelp: [String] {
    [#"["noun","verb"] dragged to, or {"ie":"Biene"} written under"#]
  }

  var expectedInput: String {
    content.exercise.way == .drag ? "an array of categories" : #"an object such as {"ie":"Biene"}"#
  }

  mutating func grade(
    _ task: TaskInput,
    at date: Date,
    hintsIn phrasebook: Phrasebook
  ) throws -> [TaskGrade.Part]? {
    switch task {
    case .words(let categories):
      for category in categories { try drag(to: category, at: date) }
    case .entries(let entries):
      for (category, entry) in entries.sorted(by: { $0.key < $1.key }) {
        try fill(category, with: entry, at: date)
      }
    case .word, .taps: return nil
    }
    guard let word else { return [] }
    let entries = entries
    let outcomes = try submit(at: date)
    if shown != nil {
      try proceed(at: date)
    }
    return content.exercise.categories.enumerated().compactMap { place, category in
      guard let outcome = outcomes[category.id], outcome != .empty else { return nil }
      var part = TaskGrade.Part(place: place, category: category.id, verdict: outcome.rawValue)
      part.input = entries[category.id]
      guard outcome == .misspelled, let input = part.input else { return part }
      part.target = word.heard.text
      return part.diagnosed(
        content.spelling(of: word.heard).rules.diagnosis(of: input, for: word.heard.text),
        in: phrasebook
      )
    }
  }
}
