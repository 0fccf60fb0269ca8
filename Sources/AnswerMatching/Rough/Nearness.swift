/// How near an answer is to other terms, beside how near it is to the one that is expected.
struct Nearness {
  private let pattern: EditPattern
  private let letters: [SpelledLetter]
  private let costs: SlipCosts
  /// The edits between the answer and the expected term.
  let distance: Int
  /// What the slips cost by which the answer differs from the expected term.
  private let cost: Int

  init(of answer: String, to expected: String, costs: SlipCosts) {
    pattern = EditPattern(answer)
    letters = SpelledLetter.letters(of: answer)
    self.costs = costs
    distance = pattern.distance(to: expected)
    cost = SlipAlignment(
      written: letters,
      expected: SpelledLetter.letters(of: expected),
      costs: costs
    ).cost
  }

  /// How many edits farther than the expected term another one may be and still cost less.
  private static let margin = 2

  /// The most edits of a term that can be as near.
  var reach: Int { distance + Self.margin }

  /// Returns the edits between the answer and another term, or nil when they are too many to matter.
  func distance(to term: String) -> Int? {
    pattern.distance(to: term, within: reach)
  }

  /// Whether the answer is at least as near to a term as to the expected one: by edits or by the cost of slips.
  func isAsNear(to term: String) -> Bool {
    guard let distance = distance(to: term) else { return false }
    if distance <= self.distance { return true }
    let expected = SpelledLetter.letters(of: term)
    return SlipAlignment(written: letters, expected: expected, costs: costs).cost <= cost
  }
}
