// SPDX-License-Identifier: Apache-2.0
import Interchange
import Quizzes

/// What a learner does, with the share of the marks that Moodle gives for it.
struct Try {
  let response: QuizResponse
  let credit: Double
}

/// The tries at a question, graded as Moodle does: the first answer that fits gives its weight, and
/// nothing is below 0.
struct MoodleGrading {
  let question: Question

  var tries: [Try] {
    switch question.task {
    case .choices(let answers, picksOne: true, _):
      return Self.shown(answers).map { name, answer in
        Try(response: .choice(AnswerOption.ID(name)), credit: Self.share(Double(answer.fraction)))
      }
    case .choices(let answers, picksOne: false, _):
      let all = Self.shown(answers)
      let right = all.filter { $0.answer.fraction > 0 }
      let picks = all.map { [$0] } + [right, all, Array(right.dropFirst())]
      return picks.filter { !$0.isEmpty }.map { picks in
        let sum = picks.reduce(0) { $0 + Double($1.answer.fraction) }
        let names = picks.map { AnswerOption.ID($0.name) }
        return Try(response: .choices(names), credit: Self.share(sum))
      }
    case .truth(let isTrue, _, _):
      return [true, false].map {
        Try(response: .choice($0 ? "true" : "false"), credit: $0 == isTrue ? 1 : 0)
      }
    case .written(let answers, let ignoresCase):
      return Self.entries(for: answers).map { entry in
        Try(response: .text(entry), credit: Self.written(entry, answers, ignoresCase))
      }
    case .numbers(let answers):
      return Self.numbers(for: answers).map { entry in
        Try(response: .text(entry), credit: Self.number(entry, answers))
      }
    // A person grades it.
    case .essay: return [Try(response: .text("An answer."), credit: 0)]
    case .pairs, .ordering, .cloze, .gapSelect, .description, .other: return []
    }
  }

  /// The tries at the gaps of a text: all right, and each answer of each gap alone.
  var triesAtGaps: [Try] {
    var keys: [(gap: String, entry: String, credit: Double)] = []
    var right: [(gap: String, entry: String, credit: Double)] = []
    switch question.task {
    case .cloze(let gaps):
      let sum = Double(gaps.reduce(0) { $0 + max($1.mark, 1) })
      for (index, gap) in gaps.enumerated() {
        let weight = Double(max(gap.mark, 1)) / sum
        let graded: [(String, Double)] =
          switch gap.kind.name {
          case .multichoice:
            Self.shown(gap.answers).map { ($0.name, Double($0.answer.fraction)) }
          case .shortanswer:
            Self.entries(for: gap.answers).map {
              ($0, Self.written($0, gap.answers, gap.kind.ignoresCase))
            }
          case .numerical:
            Self.numbers(for: gap.answers).map { ($0, Self.number($0, gap.answers)) }
          }
        keys += graded.map { ("\(index + 1)", $0.0, weight * Self.share($0.1)) }
        if let best = graded.max(by: { $0.1 < $1.1 }) {
          right.append(("\(index + 1)", best.0, weight * Self.share(best.1)))
        }
      }
    case .gapSelect:
      let source = question.text.source
      let places = source.matches(of: /\[\[(\d+)\]\]/).map { String($0.1) }
      for (index, word) in places.enumerated() {
        right.append(("\(index + 1)", word, 1 / Double(places.count)))
      }
      keys = right
    default: return []
    }
    let all = keys.map { [$0] } + [right]
    return all.map { entries in
      let gaps = entries.map { (ClozeTask.Gap.ID($0.gap), $0.entry) }
      return Try(
        response: .gaps(Dictionary(gaps) { first, _ in first }),
        credit: entries.reduce(0) { $0 + $1.credit }
      )
    }
  }

  // MARK: Moodle

  private static func share(_ credit: Double) -> Double { min(max(credit, 0), 1) }

  /// The answers that are shown, with the names of their options.
  private static func shown(_ answers: [Question.Answer]) -> [(
    name: String, answer: Question.Answer
  )] {
    answers.filter { !$0.text.source.isEmpty || $0.fraction != 0 }.enumerated()
      .map { ("\($0 + 1)", $1) }
  }

  private static func entries(for answers: [Question.Answer]) -> [String] {
    let known = answers.map { $0.text.source.replacing("*", with: "x") }
    return known.filter { !$0.allSatisfy(\.isWhitespace) } + ["zzz"]
  }

  private static func written(_ entry: String, _ answers: [Question.Answer], _ ignoresCase: Bool)
    -> Double
  {
    let first = answers.first { fits(entry, $0.text.source, ignoresCase) }
    return share(first.map { Double($0.fraction) } ?? 0)
  }

  /// Whether a text is an answer, in which `*` stands for anything.
  private static func fits(_ entry: String, _ answer: String, _ ignoresCase: Bool) -> Bool {
    func plain(_ text: String) -> String { ignoresCase ? text.lowercased() : text }
    let parts = plain(answer).split(separator: "*", omittingEmptySubsequences: false)
    var rest = plain(entry)[...]
    guard parts.count > 1 else { return rest == parts[0] }
    guard rest.hasPrefix(parts[0]) else { return false }
    rest = rest.dropFirst(parts[0].count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let found = rest.firstRange(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.hasSuffix(parts[parts.count - 1])
  }

  private static func numbers(for answers: [Question.Answer]) -> [String] {
    let around = answers.flatMap { answer -> [Double] in
      guard let value = Double(answer.text.source) else { return [] }
      let tolerance = answer.tolerance.flatMap { Double($0) } ?? 0
      return [value, value + tolerance / 2, value - tolerance * 3 - 1]
    }
    return around.map { $0 == $0.rounded() && abs($0) < 1e15 ? "\(Int($0))" : "\($0)" }
  }

  private static func number(_ entry: String, _ answers: [Question.Answer]) -> Double {
    let first = answers.first { answer in
      if answer.text.source == "*" { return true }
      guard let number = Double(entry), let value = Double(answer.text.source) else { return false }
      let tolerance = answer.tolerance.flatMap { Double($0) } ?? 0
      return abs(number - value) <= tolerance + 1e-9 * max(abs(value), 1)
    }
    return share(first.map { Double($0.fraction) } ?? 0)
  }
}
