// SPDX-License-Identifier: Apache-2.0
import Exercises
import Foundation

extension ErrorLocationsSession: PlayableSession {
  func choices(in say: PlayWords) -> [(String, String)] {
    if openWord != nil {
      return [("1 3", say("the numbers of all reasons")), (say("Return"), say("no reason"))]
    }
    if canProceed { return [(say("Return"), say("continue"))] }
    return [("4", say("the number of a word that is wrong"))]
  }

  func screen(_ style: Style, in say: PlayWords) -> Screen {
    guard let sentence else { return Screen(prompt: "> ") }
    if let openWord {
      let reasons = content.exercise.reasons.enumerated().map { index, reason in
        "\(index + 1)) \(reason.text.onOneLine)"
      }
      let word = sentence.words[openWord].onOneLine
      return Screen(lines: reasons, prompt: say("Why is “\(word)” wrong? > "))
    }
    let words = sentence.words.enumerated().compactMap { index, word -> String? in
      let found = sentence.error(of: index).flatMap { foundWords.contains($0.word) ? $0 : nil }
      // A word that was split is one again.
      if let found, found.word != index { return nil }
      let right = found?.correct
      return style.dim("\(index + 1) ")
        + (right.map { style.green($0.onOneLine) } ?? word.onOneLine)
    }
    return Screen(
      lines: [text.onOneLine, words.joined(separator: "   ")],
      prompt: canProceed
        ? say("Return to continue > ") : say("\(remainingErrors) to find. Which word is wrong? > ")
    )
  }

  mutating func react(
    to line: String,
    at now: Date,
    using generator: inout SeededGenerator,
    in say: PlayWords
  ) throws(Refusal) -> Reply {
    let words = line.split { $0.isWhitespace || $0 == "," }
    if openWord != nil {
      var reasons: [Justification.ID] = []
      for word in words {
        guard let place = word.place, content.exercise.reasons.indices.contains(place) else {
          return .say(say("There is no reason “\(word)”."))
        }
        reasons.append(content.exercise.reasons[place].id)
      }
      let check = try submit(reasons, at: now)
      return Reply(lines: check.correct.map { "✓ \($0.text.onOneLine)" })
    }
    if canProceed {
      guard words.isEmpty else { return .say(say("All are found: press Return to continue.")) }
      try proceed(at: now)
      return .nothing
    }
    guard words.count == 1, let place = place(of: words[0]) else {
      return .say(say("Type the number of one word."))
    }
    guard !wronglyTappedWords.contains(place) else {
      return .say(say("You have found that word already; this costs nothing."))
    }
    let isWrong = try tap(word: place, at: now)
    return isWrong ? .say("✓ \(say("Yes, this word is wrong."))") : .nothing
  }

  /// The word that is meant by its number or by itself.
  private func place(of word: Substring) -> Int? {
    word.place ?? sentence?.words.firstIndex { $0 == word }
  }
}

// MARK: - Grading

extension ErrorLocationsSession {
  static var inputHelp: [String] {
    [#"{"taps":[1,4],"reasons":{"4":["doubling"]}},"#, "words counted from 0"]
  }

  var expectedInput: String { #"{"taps":[1,4],"reasons":{"4":["doubling"]}}"# }

  mutating func grade(
    _ task: TaskInput,
    at date: Date,
    hintsIn phrasebook: Phrasebook
  ) throws -> [TaskGrade.Part]? {
    guard case .taps(let taps, let reasons) = task else { return nil }
    try start(at: date)
    guard let sentence else { return [] }
    var parts: [TaskGrade.Part] = []
    var known: Set<Int> = []
    // A word that is tapped again is the same mistake, or found already.
    for tap in taps where known.insert(sentence.error(of: tap)?.word ?? tap).inserted {
      guard try self.tap(word: tap, at: date) else {
        parts.append(.init(place: tap, verdict: "correctWordTapped", input: sentence.words[tap]))
        continue
      }
      let check = try submit(reasons["\(tap)"] ?? [], at: date)
      parts.append(
        .init(
          place: tap,
          verdict: "found",
          input: sentence.words[tap],
          target: sentence.error(of: tap)?.correct,
          reasons: .init(check)
        )
      )
    }
    for stranger in reasons.keys.sorted() where !foundWords.contains(Int(stranger) ?? -1) {
      throw UnusableLine("input.reasons: \"\(stranger)\" is not a misspelled word that was tapped")
    }
    for error in sentence.errors where !foundWords.contains(error.word) {
      parts.append(
        .init(
          place: error.word,
          verdict: "missed",
          input: sentence.words[error.word],
          target: error.correct
        )
      )
    }
    if canProceed {
      try proceed(at: date)
    }
    return parts
  }
}
