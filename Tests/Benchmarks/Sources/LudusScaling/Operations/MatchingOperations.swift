// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import GermanSpelling
import LudusCore
import MathAnswers

let matchingOperations = [
  Operation("EditMetric.distance", .quadratic, sizes: doublings(from: 512)) { size in
    let (word, other) = (letters(size, seed: 1), letters(size, seed: 2))
    return Trial { _ = EditMetric.optimalStringAlignment.distance(word, other) }
  },
  Operation("EditMetric.distances(within: 3)", .linear, sizes: doublings(from: 512)) { size in
    let word = letters(size, seed: 1)
    let others = Array(repeating: String(word.dropFirst() + "xy"), count: 100)
    return Trial(100) {
      _ = EditMetric.optimalStringAlignment.distances(from: word, to: others, within: 3)
    }
  },
  Operation("WordAlignment.init", .quadratic, sizes: doublings(from: 256)) { size in
    let (word, other) = (letters(size, seed: 1), letters(size, seed: 2))
    return Trial { _ = WordAlignment(target: word, input: other) }
  },
  Operation("SpellingDiagnosis.init", .quadratic, sizes: doublings(from: 32)) { size in
    let (word, other) = (letters(size, seed: 1), letters(size, seed: 2))
    return Trial { _ = SpellingDiagnosis(target: word, input: other) }
  },
  Operation("TextPolicy.equates", .linear, sizes: tens(3...6)) { size in
    let text = words(size)
    return Trial { _ = TextPolicy.standard.equates(text, text) }
  },
  Operation("ExactMatcher.verdict", .linear, sizes: [60, 600, 6000, 60_000]) { size in
    let text = words(size)
    let matcher = ExactMatcher(text, ignoresCase: true)
    let answer = text.uppercased()
    return Trial { _ = matcher.verdict(for: answer) }
  },
  Operation("NumericMatcher.verdict", .linear, sizes: [60, 600, 6000, 60_000]) { size in
    let matcher = try NumericMatcher("1")
    let digits = String(repeating: "7", count: size)
    return Trial { _ = matcher.verdict(for: digits) }
  },
  Operation("AlgebraMatcher.verdict", .linear, sizes: doublings(from: 8)) { size in
    let sum = (1...size).map { "\($0)*x*y" }.joined(separator: " + ")
    let matcher = try AlgebraMatcher(sum)
    let other = (1...size).reversed().map { "y*\($0)*x" }.joined(separator: " + ")
    return Trial { _ = matcher.verdict(for: other) }
  },
  Operation("TermIndex.init", .linearithmic, sizes: tens(2...5)) { size in
    let terms = (0..<size).map { letters(12, seed: $0) }
    return Trial { _ = TermIndex(terms) }
  },
  Operation("TermIndex.nearest", .linear, sizes: tens(2...5)) { size in
    let index = TermIndex((0..<size).map { letters(12, seed: $0) })
    let word = letters(12, seed: size + 1)
    return Trial { _ = index.nearest(to: word, within: 2) }
  },
  Operation("Lexicon.init", .linear, sizes: tens(2...5)) { size in
    let words = (0..<size).map { letters(10, seed: $0) }
    return Trial { _ = Lexicon(words: words) }
  },
]

/// Small letters in no order.
func letters(_ count: Int, seed: Int) -> String {
  var generator = SeededGenerator(seed: UInt64(seed))
  return String(
    (0..<count).map { _ in Character(UnicodeScalar(UInt8(97 + generator.draw(below: 26)))) }
  )
}

/// Words of nine letters with blanks between.
private func words(_ count: Int) -> String {
  (0..<max(count / 10, 1)).map { letters(9, seed: $0) }.joined(separator: " ")
}
