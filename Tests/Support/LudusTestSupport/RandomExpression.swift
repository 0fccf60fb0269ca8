// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// A random expression, which can be written in another way or changed.
public indirect enum RandomExpression: Sendable {
  case number(Int)
  case variable(String)
  case sum(RandomExpression, RandomExpression)
  case difference(RandomExpression, RandomExpression)
  case product(RandomExpression, RandomExpression)
  case quotient(RandomExpression, RandomExpression)
  case power(RandomExpression, Int)
  case function(String, RandomExpression)

  /// The expression as it is written.
  public var text: String {
    switch self {
    case .number(let number): number < 0 ? "(\(number))" : "\(number)"
    case .variable(let name): name
    case .sum(let a, let b): "(\(a.text)+\(b.text))"
    case .difference(let a, let b): "(\(a.text)-\(b.text))"
    case .product(let a, let b): "(\(a.text)*\(b.text))"
    case .quotient(let a, let b): "(\(a.text)/\(b.text))"
    case .power(let base, let exponent): "(\(base.text))^\(exponent)"
    case .function(let name, let argument): "\(name)(\(argument.text))"
    }
  }

  /// Makes an expression in which so many operations are nested.
  public static func draw(
    depth: Int,
    functions: [String],
    using generator: inout SeededGenerator
  ) -> RandomExpression {
    guard depth > 0 else {
      return generator.draw(below: 3) == 0
        ? .number(generator.draw(below: 9) + 1)
        : .variable(["x", "y", "z"][generator.draw(below: 3)])
    }
    func part(using generator: inout SeededGenerator) -> RandomExpression {
      draw(depth: depth - 1, functions: functions, using: &generator)
    }
    let first = part(using: &generator)
    switch generator.draw(below: 7) {
    case 0, 1: return .sum(first, part(using: &generator))
    case 2: return .difference(first, part(using: &generator))
    case 3, 4: return .product(first, part(using: &generator))
    case 5:
      guard let name = generator.drawElement(of: functions) else {
        return .power(first, generator.draw(below: 3) + 1)
      }
      return .function(name, first)
    default:
      // A denominator that is a sum of squares is never 0.
      return .quotient(first, .sum(.power(part(using: &generator), 2), .number(1)))
    }
  }

  /// The same value, written in another way all over.
  public func rewritten(using generator: inout SeededGenerator) -> RandomExpression {
    let inner: RandomExpression
    switch self {
    case .number, .variable: inner = self
    case .sum(let a, let b):
      let (a, b) = (a.rewritten(using: &generator), b.rewritten(using: &generator))
      inner = generator.draw(below: 2) == 0 ? .sum(b, a) : .difference(a, .product(.number(-1), b))
    case .difference(let a, let b):
      let (a, b) = (a.rewritten(using: &generator), b.rewritten(using: &generator))
      inner = .sum(a, .product(b, .number(-1)))
    case .product(let a, let b):
      let (a, b) = (a.rewritten(using: &generator), b.rewritten(using: &generator))
      if case .sum(let c, let d) = b {
        inner = .sum(.product(a, c), .product(a, d))
      } else {
        inner = .product(b, a)
      }
    case .quotient(let a, let b):
      let (a, b) = (a.rewritten(using: &generator), b.rewritten(using: &generator))
      inner = .product(a, .power(b, -1))
    case .power(let base, let exponent):
      let base = base.rewritten(using: &generator)
      inner = (1..<exponent).reduce(base) { power, _ in .product(power, base) }
    case .function(let name, let argument):
      inner = .function(name, argument.rewritten(using: &generator))
    }
    return switch generator.draw(below: 8) {
    case 0: .product(inner, .number(1))
    case 1: .sum(.number(0), inner)
    default: inner
    }
  }

  /// Another value: something is added where it does not cancel.
  public func changed(using generator: inout SeededGenerator) -> RandomExpression {
    let extra = RandomExpression.number(generator.draw(below: 3) + 1)
    return switch generator.draw(below: 3) {
    case 0: .sum(self, extra)
    case 1: .sum(.product(extra, .variable("x")), self)
    default: .difference(self, .power(.variable("y"), 2))
    }
  }
}
