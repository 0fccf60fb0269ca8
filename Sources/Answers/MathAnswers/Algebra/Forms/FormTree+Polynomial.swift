// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// The things that the polynomials of an expression are made of.
struct PolynomialGenerators {
  private var texts: [String] = []
  /// How many products of two terms may still be made.
  private var effort = 20_000

  /// The number of a thing by what it looks like, or nil when there are too many.
  mutating func number(of text: String) -> Int? {
    if let known = texts.firstIndex(of: text) { return known }
    guard texts.count < 12 else { return nil }
    texts.append(text)
    return texts.count - 1
  }

  /// A product, or nil when it would take too long.
  mutating func product(_ a: SparsePolynomial, _ b: SparsePolynomial) -> SparsePolynomial? {
    effort -= a.terms.count * b.terms.count + 8
    return effort > 0 ? a.multiplied(by: b) : nil
  }
}

extension FormTree {
  /// The polynomial that a node is, with a generator for each thing that looks different, or nil if it is
  /// a large one.
  func polynomial(_ node: Int32, looks: CanonicalForm, generators: inout PolynomialGenerators)
    -> SparsePolynomial?
  {
    var found: [Int32: SparsePolynomial] = [:]
    // The nodes come after those that they are made of.
    for index in nodes(below: node).sorted() {
      guard let value = value(of: index, found: found, looks: looks, generators: &generators) else {
        return nil
      }
      found[index] = value
    }
    return found[node]
  }

  private func value(
    of index: Int32,
    found: [Int32: SparsePolynomial],
    looks: CanonicalForm,
    generators: inout PolynomialGenerators
  ) -> SparsePolynomial? {
    if let value = exact[index] { return SparsePolynomial(value) }
    let node = tree[index]
    let left = found[node.left] ?? SparsePolynomial(.zero)
    let right = found[node.right] ?? SparsePolynomial(.zero)
    switch node.operation {
    case .negate: return SparsePolynomial(.zero).adding(left, times: Fraction(-1))
    case .add: return left.adding(right, times: .one)
    case .subtract: return left.adding(right, times: Fraction(-1))
    case .multiply: return generators.product(left, right)
    case .divide:
      guard let divisor = exact[node.right], let inverse = Fraction.one.divided(by: divisor)
      else { return generator(index, looks: looks, generators: &generators) }
      return generators.product(left, SparsePolynomial(inverse))
    case .power:
      guard let exponent = exact[node.right], exponent.isInteger, 0...24 ~= exponent.numerator
      else {
        return generator(index, looks: looks, generators: &generators)
      }
      return (0..<exponent.numerator).reduce(SparsePolynomial(.one)) { power, _ in
        power.flatMap { generators.product($0, left) }
      }
    default: return generator(index, looks: looks, generators: &generators)
    }
  }

  private func generator(
    _ index: Int32,
    looks: CanonicalForm,
    generators: inout PolynomialGenerators
  )
    -> SparsePolynomial?
  {
    generators.number(of: looks.text(of: index)).map(SparsePolynomial.init(generator:))
  }
}
