// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching

/// A target and an input, read and aligned.
struct SpelledPair {
  let target: SpelledText
  let input: SpelledText
  /// The units that differ, from left to right.
  let units: [UnitDifference]

  init(target: String, input: String) {
    var alphabet = Alphabet()
    self.target = SpelledText(target, of: &alphabet)
    self.input = SpelledText(input, of: &alphabet)
    if let search = UnitSearch(target: self.target, input: self.input) {
      units = search.differences()
    } else {
      units = Self.letterByLetter(target: target, input: input)
    }
  }

  /// Aligns texts that differ in very long parts.
  private static func letterByLetter(target: String, input: String) -> [UnitDifference] {
    WordAlignment(target: target, input: input).edits.map { edit in
      let targetEnd = edit.targetOffset + edit.operation.targetLength
      let inputEnd = edit.inputOffset + edit.operation.inputLength
      return UnitDifference(
        target: edit.targetOffset..<targetEnd,
        input: edit.inputOffset..<inputEnd,
        phenomena: edit.operation.phenomenon
      )
    }
  }

  /// Says what was done to a unit.
  func operation(of unit: UnitDifference) -> WordAlignment.Edit.Operation {
    if unit.phenomena.contains(.swapped) { return .transposition }
    if unit.input.isEmpty { return .omission }
    if unit.target.isEmpty { return .insertion }
    if unit.target.count == unit.input.count { return .substitution }
    let right = target.letters[unit.target]
    let written = input.letters[unit.input]
    if right.count > written.count {
      return right.containsInOrder(written) ? .omission : .substitution
    }
    return written.containsInOrder(right) ? .insertion : .substitution
  }
}

extension WordAlignment.Edit.Operation {
  fileprivate var phenomenon: Phenomena {
    switch self {
    case .substitution: .replaced
    case .insertion: .added
    case .omission: .omitted
    case .transposition: .swapped
    }
  }
}

extension Collection<SpellingLetter> {
  /// Whether the letters of a unit are among these in the same order.
  fileprivate func containsInOrder(_ unit: some Collection<SpellingLetter>) -> Bool {
    var rest = self[...]
    for letter in unit {
      guard let index = rest.firstIndex(where: { $0.isSameLetter(as: letter) }) else {
        return false
      }
      rest = rest[index...].dropFirst()
    }
    return true
  }
}
