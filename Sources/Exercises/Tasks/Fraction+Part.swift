internal import LudusCore

extension Fraction {
  /// A part of a whole, which is all of it where the whole is nothing.
  static func part(_ part: Int, of whole: Int) -> Fraction {
    (try? Fraction(part, whole)) ?? .one
  }

  /// The mean of parts, which is 1 for none.
  ///
  /// Parts whose exact sum would not fit count as 0; that takes denominators which no settings have.
  static func mean(of parts: [Fraction]) -> Fraction {
    let sum = parts.reduce(Fraction.zero as Fraction?) { sum, part in
      sum.flatMap { try? $0 + part }
    }
    guard let sum, let mean = try? sum / Fraction(max(parts.count, 1)) else { return .zero }
    return parts.isEmpty ? .one : mean
  }
}
