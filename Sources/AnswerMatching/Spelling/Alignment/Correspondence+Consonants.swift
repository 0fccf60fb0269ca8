extension Correspondence {
  /// Consonants that are single for double, soft for hard, or of like sound, and combinations of these.
  static var consonants: [Correspondence] {
    var pairs: [Correspondence] = []
    for written in singleConsonants {
      for right in singleConsonants {
        guard let kinship = Kinship(written, right) else { continue }
        for input in forms(of: written) {
          for target in forms(of: right) where input != target {
            var phenomena = kinship.phenomena
            var cost = kinship.cost
            if input.count != target.count {
              phenomena.insert(.doubling)
              cost += 35
            } else if input.count == 2, kinship.cost == 0 {
              // "kk" for "ck".
              phenomena.insert(.doubling)
              cost += 30
            }
            pairs.append(Correspondence(input, target, phenomena, cost: cost))
          }
        }
      }
    }
    pairs += bothWays("s/ß ss/ß", .sharpS, cost: 30)
    pairs += bothWays("z/ß ßs/ß sß/ß sz/ß zz/ß", .sharpS, cost: 50)
    pairs += bothWays("ß/tz", [.sharpS, .doubling], cost: 80)
    return pairs
  }

  private static let singleConsonants = Array("bdfgklmnprstvwz")

  /// A consonant letter single and double; the double of k and z is written in two ways.
  private static func forms(of letter: Character) -> [String] {
    switch letter {
    case "k": ["k", "ck", "kk"]
    case "z": ["z", "tz", "zz"]
    default: [String(letter), "\(letter)\(letter)"]
    }
  }

  /// How two consonants are related.
  private struct Kinship {
    let phenomena: Phenomena
    let cost: Int

    init?(_ first: Character, _ second: Character) {
      switch (min(first, second), max(first, second)) {
      case (first, second) where first == second: (phenomena, cost) = ([], 0)
      case ("b", "p"), ("d", "t"), ("g", "k"): (phenomena, cost) = (.voicing, 40)
      case ("f", "v"), ("f", "w"), ("v", "w"): (phenomena, cost) = (.labials, 40)
      case ("s", "z"): (phenomena, cost) = (.sibilants, 50)
      default: return nil
      }
    }
  }
}
