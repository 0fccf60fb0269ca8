/// How near an answer is to other terms, beside how near it is to the one that is expected.
struct Nearness {
  private let answer: String
  private let pattern: EditPattern
  private let costs: SlipCosts
  /// The edits between the answer and the expected term.
  private let distance: Int
  /// What the slips cost by which the answer differs from the expected term; nil for long ones.
  private let cost: Int?

  init(of answer: String, to expected: String, costs: SlipCosts) {
    self.answer = answer
    pattern = EditPattern(answer)
    self.costs = costs
    distance = pattern.distance(to: expected)
    cost = Self.cost(of: answer, expected, costs)
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
    guard let cost, let termCost = Self.cost(of: answer, term, costs) else { return false }
    return termCost <= cost
  }

  /// The longest terms whose slips are counted, in letters; longer ones are compared by edits alone.
  private static let maximumLength = 256

  private static func cost(of answer: String, _ term: String, _ costs: SlipCosts) -> Int? {
    let letters = SpelledLetter.letters(of: answer, term)
    guard max(letters.first.count, letters.second.count) <= maximumLength else { return nil }
    return SlipAlignment(written: letters.first, expected: letters.second, costs: costs).cost
  }
}
