// SPDX-License-Identifier: Apache-2.0
import Exercises
import Foundation

extension InsertSession: PlayableSession {
  func choices(in say: PlayWords) -> [(String, String)] {
    [
      ("ie", say("the letters of the next gap")),
      ("ie i", say("those of the next gaps, checked when all are filled")),
    ]
  }

  func screen(_ style: Style, in say: PlayWords) -> Screen {
    guard let sentence else { return Screen(prompt: "> ") }
    var letters = sentence.text.map { $0.isNewline ? " " : String($0).printable }
    for (index, gap) in sentence.gaps.enumerated() {
      let range = gap.start..<(gap.start + gap.length)
      let state = gaps[index]
      let shown =
        state.isLocked
        ? style.green(sentence.target(of: index).onOneLine)
        : "[\(state.isMarkedWrong ? style.red(state.entry.onOneLine) : state.entry.onOneLine)]"
      for letter in range { letters[letter] = letter == gap.start ? shown : "" }
      guard range.isEmpty else { continue }
      if letters.indices.contains(gap.start) {
        letters[gap.start] = shown + letters[gap.start]
      } else {
        letters[letters.count - 1] += shown
      }
    }
    var lines = [letters.joined()]
    var helps: [String] = []
    for gap in gaps.indices {
      if let help = help(of: gap), !helps.contains(help) { helps.append(help) }
    }
    lines += helps.map { style.dim("? \($0.onOneLine)") }
    let open = openGaps
    let prompt = open.count == 1 ? say("the gap > ") : say("\(open.count) gaps, from the left > ")
    return Screen(lines: lines, prompt: prompt)
  }

  mutating func react(
    to line: String,
    at now: Date,
    using generator: inout SeededGenerator,
    in say: PlayWords
  ) throws(Refusal) -> Reply {
    let entries = line.split(whereSeparator: \.isWhitespace).map(String.init)
    let open = openGaps
    guard !entries.isEmpty else { return .say(say("Type the letters that are missing.")) }
    guard entries.count <= open.count else {
      return .say(say("Gaps to fill: \(open.count)."))
    }
    guard let sentence else { return .nothing }
    guard !sentence.allowsEmptyGaps || entries.count == open.count else {
      return .say(say("Type the letters of all gaps, - where nothing is missing."))
    }
    for (gap, entry) in zip(open, entries) {
      try fill(gap: gap, with: sentence.allowsEmptyGaps && entry == "-" ? "" : entry, at: now)
    }
    guard openGaps.isEmpty || sentence.allowsEmptyGaps else { return .nothing }
    let filled = gaps.indices.filter { !gaps[$0].isLocked }
    let isRight = try submit(at: now)
    return Reply(
      lines: filled.filter { isRight[$0] }.map { gap in
        "✓ \(say("\(sentence.target(of: gap)) in “\(sentence.word(of: gap))”"))".onOneLine
      }
    )
  }

  /// The gaps that wait for letters, from the left: those that are empty or were wrong.
  private var openGaps: [Int] {
    gaps.indices.filter { !gaps[$0].isLocked && (gaps[$0].entry.isEmpty || gaps[$0].isMarkedWrong) }
  }
}

// MARK: - Grading

extension InsertSession {
  static var inputHelp: [String] { [#"["ie","i"], the letters of each gap"#] }

  var expectedInput: String { "an array with the letters of each gap" }

  mutating func grade(
    _ task: TaskInput,
    at date: Date,
    hintsIn phrasebook: Phrasebook
  ) throws -> [TaskGrade.Part]? {
    guard case .words(let entries) = task else { return nil }
    guard let sentence, entries.count == gaps.count else {
      throw UnusableLine("input: expected \(Count(gaps.count, "entry", "entries"))")
    }
    for (gap, entry) in entries.enumerated() {
      try fill(gap: gap, with: entry, at: date)
    }
    let isCorrect = try submit(at: date)
    return entries.indices.map { gap in
      let part = TaskGrade.Part(
        place: gap,
        verdict: isCorrect[gap] ? "correct" : "wrong",
        input: entries[gap],
        target: sentence.target(of: gap)
      )
      guard !isCorrect[gap] else { return part }
      let word = sentence.word(of: gap, filledWith: entries[gap])
      return part.diagnosed(
        content.spelling(of: HeardWord("")).rules.diagnosis(of: word, for: sentence.word(of: gap)),
        in: phrasebook
      )
    }
  }
}
