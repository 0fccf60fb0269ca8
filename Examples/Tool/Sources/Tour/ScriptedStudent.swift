// SPDX-License-Identifier: Apache-2.0
import Quizzes

/// A student who knows the answers but errs about one time in four.
struct ScriptedStudent {
  private var generator: SeededGenerator

  init(generator: SeededGenerator) {
    self.generator = generator
  }

  /// What the student answers; for check-all, one pick after the other.
  mutating func responses(to item: Quiz.Item) -> [QuizResponse] {
    let errs = generator.draw(below: 4) == 0
    switch item.problem.kind.name.responseShape {
    case .choice:
      let candidates = item.options.filter { $0.isCorrect != errs }
      return generator.drawElement(of: candidates).map { [.choice($0.id)] } ?? []
    case .choices:
      var picks = item.options.filter(\.isCorrect)
      if errs, let wrong = generator.drawElement(of: item.options.filter { !$0.isCorrect }) {
        // Nothing can be picked after the wrong one.
        picks = picks.prefix(generator.draw(below: picks.count)) + [wrong]
      }
      return picks.map { .choice($0.id) }
    case .text:
      return [.text(text(for: item.problem.kind, errs: errs))]
    case .order where errs:
      return [.order(item.items.map(\.id))]  // shown in an order that is not right
    case .order, .pairs, .gaps, .longText:
      return item.problem.correctAnswer.map { [$0] } ?? []
    }
  }

  private mutating func text(for kind: ProblemKind, errs: Bool) -> String {
    let right = kind.matcher?.preferred ?? ""
    switch kind {
    case .exactMatch(let matcher) where !errs:
      return spelling(of: matcher)
    case .roughMatch(let matcher):
      if errs, let other = generator.drawElement(of: matcher.confusables) { return other }
      let isInAHurry = generator.draw(below: 2) == 0
      return isInAHurry ? swapped(right) : right
    case _ where !errs: return right
    case .numeric: return miscount(of: right)
    case .algebraic: return "1 + \(right)"
    case .chemical: return "2\(right)"
    case .date: return "99999 BC"
    default: return slip(in: right)
    }
  }

  /// The answer with two letters inside a word in the wrong order.
  private mutating func swapped(_ answer: String) -> String {
    var letters = Array(answer)
    let places = letters.indices.dropFirst().dropLast().filter { place in
      letters[place - 1...place + 1].allSatisfy(\.isLetter) && letters[place] != letters[place + 1]
    }
    guard let place = generator.drawElement(of: places) else { return answer }
    letters.swapAt(place, place + 1)
    return String(letters)
  }

  /// The answer with its last letter doubled.
  private func slip(in answer: String) -> String {
    answer + (answer.last.map { String($0) } ?? "")
  }

  /// The number with its first digit doubled, which can still be read but has another value.
  private func miscount(of number: String) -> String {
    // Noughts in front are skipped: 00.5 is 0.5.
    guard let place = number.firstIndex(where: { ("1"..."9").contains($0) }) else {
      return "1\(number)"
    }
    return String(number[...place] + number[place...])
  }

  /// A way to write the right answer, not always the tidiest that is accepted.
  private mutating func spelling(of matcher: ExactMatcher) -> String {
    let answer = generator.drawElement(of: matcher.accepted) ?? matcher.preferred
    guard generator.draw(below: 2) == 0 else { return answer }
    let ignoresCase = matcher.normalization.steps.contains(.caseFolding)
    return " \(ignoresCase ? answer.uppercased() : answer)"
  }
}
