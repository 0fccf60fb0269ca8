extension Correspondence {
  /// Vowels with and without dots and length marks, and combinations of these.
  static var vowels: [Correspondence] {
    var pairs: [Correspondence] = []
    for written in "aeouäöü" {
      for right in "aeouäöü" {
        guard let kinship = Kinship(written, right) else { continue }
        for input in forms(of: written) {
          for target in forms(of: right) where input != target {
            var phenomena = kinship.phenomena
            var cost = kinship.cost
            if input.dropFirst() != target.dropFirst() {
              phenomena.insert(.lengthMark)
              cost += 40
            }
            pairs.append(Correspondence(input, target, phenomena, cost: cost))
          }
        }
      }
    }
    pairs += bothWays("äu/eu", .derivation, cost: 40)
    pairs += bothWays("ae/ä oe/ö ue/ü", .dots, cost: 50)
    pairs += bothWays("aeu/äu", .dots, cost: 50)
    return pairs
  }

  /// A vowel letter alone, with an h, and twice.
  private static func forms(of letter: Character) -> [String] {
    [String(letter), "\(letter)h", "\(letter)\(letter)"]
  }

  /// How two vowels are related.
  private struct Kinship {
    let phenomena: Phenomena
    let cost: Int

    init?(_ first: Character, _ second: Character) {
      switch (min(first, second), max(first, second)) {
      case (first, second) where first == second: (phenomena, cost) = ([], 0)
      case ("a", "ä"), ("o", "ö"), ("u", "ü"): (phenomena, cost) = (.dots, 40)
      case ("e", "ä"): (phenomena, cost) = (.derivation, 40)
      default: return nil
      }
    }
  }

  /// The forms of the letter i.
  static var longI: [Correspondence] {
    let forms = ["i", "ie", "ih", "ieh", "ii"]
    return forms.flatMap { input in
      forms.filter { $0 != input }.map { Correspondence(input, $0, .longI, cost: 40) }
    }
  }

  /// An r that is heard as a vowel, or lengthens one.
  static var vocalR: [Correspondence] {
    bothWays("a/er ar/er", .vocalR, cost: 60)
      + bothWays("a/ar", .vocalR, cost: 50)
      + oneWay("ah>er ä>er ea>er aa>ar ah>ar ah>er", .vocalR, cost: 65)
      + bothWays("ahr/ah", .vocalR, cost: 50)
  }
}
