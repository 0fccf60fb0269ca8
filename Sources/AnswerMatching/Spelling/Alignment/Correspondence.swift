/// A unit of letters that is written for another one, with what sets them apart and what it costs.
///
/// A cost of 100 is about that of a consonant that stands for an unrelated one.
struct Correspondence {
  let input: String
  let target: String
  let phenomena: Phenomena
  let cost: Int

  init(_ input: String, _ target: String, _ phenomena: Phenomena, cost: Int) {
    self.input = input
    self.target = target
    self.phenomena = phenomena
    self.cost = cost
  }

  /// All that the rules know of.
  static var all: [Correspondence] {
    consonants + longI + vowels + vocalR + specialGraphemes + linkingElements
  }

  /// Returns both directions of pairs such as "ai/ei", apart by blanks.
  static func bothWays(
    _ pairs: String,
    _ phenomena: Phenomena,
    cost: Int
  ) -> [Correspondence] {
    pairs.split(separator: " ").flatMap { pair in
      let sides = pair.split(separator: "/").map { String($0) }
      return [
        Correspondence(sides[0], sides[1], phenomena, cost: cost),
        Correspondence(sides[1], sides[0], phenomena, cost: cost),
      ]
    }
  }

  /// Returns the pairs of a text such as "nk>ng", with what is written before what is right.
  static func oneWay(
    _ pairs: String,
    _ phenomena: Phenomena,
    cost: Int
  ) -> [Correspondence] {
    pairs.split(separator: " ").map { pair in
      let sides = pair.split(separator: ">").map { String($0) }
      return Correspondence(sides[0], sides[1], phenomena, cost: cost)
    }
  }
}
