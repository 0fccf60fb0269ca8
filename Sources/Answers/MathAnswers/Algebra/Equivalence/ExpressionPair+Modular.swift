// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// Rational functions are equal if they agree at random points modulo random primes.
///
/// A polynomial of degree d that is not zero has at most a share d / p of zeros modulo a prime p: Jacob
/// Schwartz, "Fast probabilistic algorithms for verification of polynomial identities" (Journal of the ACM
/// 27, 1980), and Richard Zippel (EUROSAM 1979). It is zero modulo p itself only if p divides all its
/// coefficients, of which those with h bits have at most h / 60 prime divisors of the size that is drawn here,
/// out of 2^53. With s the larger of d and h, a round is wrong with a chance below s · 2^-58, and so many
/// rounds are made that the chance of all being wrong is below 2^-100. A difference is always true.
extension ExpressionPair {
  /// How many rounds are needed for a chance below 2^-100 of taking different functions for equal.
  private func rounds(_ a: Quantity, _ b: Quantity) -> Int {
    let size = 4 + left.outline.size(a) + right.outline.size(b)
    var bits = 0
    while bits < 58, Double(1 << bits) < size { bits += 1 }
    return min((100 + 58 - bits) / max(58 - bits, 1), rules.fields.count)
  }

  /// How often a point is drawn again because a denominator is 0 there.
  private static let redraws = 3

  func modularEquality(_ a: Quantity, _ b: Quantity) -> Equality {
    var draws = ModularDraws(self)
    var isLeftUndefined = false
    var isRightUndefined = false
    for round in 0..<rounds(a, b) {
      var isDecided = false
      for _ in 0..<Self.redraws where !isDecided {
        let (x, y) = draws.values(a, b, round: round)
        guard x.isDefined, y.isDefined else {
          isLeftUndefined = !x.isDefined
          isRightUndefined = !y.isDefined
          continue
        }
        let field = rules.fields[round]
        guard
          field.multiply(x.numerator, y.denominator) == field.multiply(y.numerator, x.denominator)
        else { return .unequal(at: nil) }
        isDecided = true
      }
      // A denominator that is always 0: there is no value to compare.
      guard isDecided else {
        return isLeftUndefined && isRightUndefined ? .undecided : .unequal(at: nil)
      }
    }
    return .equal
  }

  /// Whether a polynomial is a constant multiple of what is above the fraction bar of the other quantity.
  func numeratorProportionality(_ a: Quantity, _ b: Quantity) -> Equality? {
    guard isRational(a, b), a.nodes.allSatisfy({ !left.tree.divides(below: $0) }),
      b.nodes.contains(where: { right.tree.divides(below: $0) }),
      effort <= Self.maximumEffort / 5
    else { return nil }
    return modularProportionality(a, b) {
      ModularFraction(numerator: $0.numerator, denominator: rules.fields[0].one)
    }
  }

  func modularProportionality(
    _ a: Quantity,
    _ b: Quantity,
    part: (ModularFraction) -> ModularFraction = { $0 }
  ) -> Equality {
    var draws = ModularDraws(self)
    for round in 0..<rounds(a, b) {
      let field = rules.fields[round]
      var points: [(ModularFraction, ModularFraction)] = []
      for _ in 0..<Self.redraws * 2 where points.count < 2 {
        let (x, y) = draws.values(a, b, round: round)
        if x.isDefined, y.isDefined { points.append((x, part(y))) }
      }
      guard points.count == 2 else { return .undecided }
      for (x, y) in points where (x.numerator == 0) != (y.numerator == 0) {
        return .unequal(at: nil)
      }
      let (p, q) = (points[0], points[1])
      let first = field.multiply(
        field.multiply(p.0.numerator, q.1.numerator),
        field.multiply(p.1.denominator, q.0.denominator)
      )
      let second = field.multiply(
        field.multiply(q.0.numerator, p.1.numerator),
        field.multiply(q.1.denominator, p.0.denominator)
      )
      guard first == second else { return .unequal(at: nil) }
    }
    return .equal
  }
}

/// Draws points and evaluates both sides there.
private struct ModularDraws {
  private let pair: ExpressionPair
  private var generator: SeededGenerator
  private var values: [ModularFraction] = []

  init(_ pair: ExpressionPair) {
    self.pair = pair
    generator = SeededGenerator(seed: pair.rules.seed)
    values.reserveCapacity(max(pair.left.tree.nodes.count, pair.right.tree.nodes.count))
  }

  mutating func values(
    _ a: ExpressionPair.Quantity,
    _ b: ExpressionPair.Quantity,
    round: Int
  ) -> (ModularFraction, ModularFraction) {
    let point = ModularPoint(
      drawnBy: &generator,
      in: pair.rules.fields[round],
      variables: pair.names.count
    )
    return (value(of: a, in: pair.left, at: point), value(of: b, in: pair.right, at: point))
  }

  private mutating func value(
    of quantity: ExpressionPair.Quantity,
    in side: ExpressionPair.Side,
    at point: ModularPoint
  ) -> ModularFraction {
    side.tree.evaluate(at: point, places: side.places, outline: side.outline, into: &values)
    let minuend = values[Int(quantity.minuend)]
    guard quantity.subtrahend >= 0 else { return minuend }
    let subtrahend = values[Int(quantity.subtrahend)]
    guard minuend.isDefined, subtrahend.isDefined else { return .undefined }
    let field = point.field
    return ModularFraction(
      numerator: field.subtract(
        field.multiply(minuend.numerator, subtrahend.denominator),
        field.multiply(subtrahend.numerator, minuend.denominator)
      ),
      denominator: field.multiply(minuend.denominator, subtrahend.denominator)
    )
  }
}
