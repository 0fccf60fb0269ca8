// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// A fraction of residues; the denominator of what has no value is 0.
struct ModularFraction {
  var numerator: UInt64
  var denominator: UInt64

  static let undefined = ModularFraction(numerator: 0, denominator: 0)

  var isDefined: Bool { denominator != 0 }
}

/// A point of a comparison: a residue for each variable and constant.
struct ModularPoint {
  let field: ModularField
  let e: UInt64
  let pi: UInt64
  /// By the offset of the variable among those of both sides; of a declared function the number that its
  /// values are made of.
  var variables: [UInt64]
}

extension ModularPoint {
  init(drawnBy generator: inout SeededGenerator, in field: ModularField, variables: Int) {
    self.field = field
    e = generator.draw(below: field.prime)
    pi = generator.draw(below: field.prime)
    self.variables = (0..<variables).map { _ in generator.draw(below: field.prime) }
  }
}

extension ExpressionTree {
  /// Evaluates rational functions modulo a prime, as fractions so that nothing has to be inverted.
  ///
  /// - Parameters:
  ///   - point: The residues.
  ///   - places: For each name its offset among the variables of the point.
  ///   - outline: Which nodes are constants or no rational functions.
  ///   - values: Where the value of each node goes.
  func evaluate(
    at point: ModularPoint,
    places: [Int],
    outline: ModularOutline,
    into values: inout [ModularFraction]
  ) {
    let field = point.field
    values.removeAll(keepingCapacity: true)
    for index in nodes.indices {
      let node = nodes[index]
      if let exact = outline.exact.values[index] {
        values.append(
          ModularFraction(
            numerator: field.element(exact.numerator),
            denominator: exact.isInteger ? field.one : field.element(exact.denominator)
          )
        )
        continue
      }
      guard outline.sizes[index] <= ModularOutline.maximum else {
        values.append(.undefined)
        continue
      }
      switch node.operation {
      case .number:
        values.append(field.fraction(literals[Int(node.left)], limbs))
      case .variable:
        values.append(field.integral(point.variables[places[Int(node.left)]]))
      case .e: values.append(field.integral(point.e))
      case .pi: values.append(field.integral(point.pi))
      case .imaginaryUnit: values.append(field.integral(point.field.imaginaryUnit))
      case .call:
        let seed = point.variables[places[Int(node.right)]]
        values.append(field.call(seed, values[Int(node.left)]))
      case .negate:
        values[Int(node.left)].isDefined
          ? values.append(field.negate(values[Int(node.left)])) : values.append(.undefined)
      case .power:
        let exponent = outline.exact.values[Int(node.right)]?.numerator ?? 1
        values.append(field.power(values[Int(node.left)], exponent))
      default:
        values.append(
          field.apply(node.operation, values[Int(node.left)], values[Int(node.right)])
        )
      }
    }
  }
}

extension ModularField {
  fileprivate func integral(_ element: UInt64) -> ModularFraction {
    ModularFraction(numerator: element, denominator: one)
  }

  fileprivate func negate(_ value: ModularFraction) -> ModularFraction {
    ModularFraction(numerator: negate(value.numerator), denominator: value.denominator)
  }

  fileprivate func fraction(_ literal: ExpressionTree.Literal, _ limbs: [UInt64]) -> ModularFraction
  {
    let base = element(ExpressionTree.limbBase)
    var number: UInt64 = 0
    for limb in limbs[Int(literal.limbs.lowerBound)..<Int(literal.limbs.upperBound)] {
      number = add(multiply(number, base), element(limb))
    }
    return ModularFraction(
      numerator: number,
      denominator: literal.decimals == 0
        ? one : power(element(10 as UInt64), UInt64(literal.decimals))
    )
  }

  /// A value of a declared function: the same for the same argument, and else without any rule.
  fileprivate func call(_ seed: UInt64, _ argument: ModularFraction) -> ModularFraction {
    guard argument.isDefined else { return .undefined }
    var value = multiply(argument.numerator, inverse(argument.denominator)) ^ seed
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return integral((value ^ (value >> 31)) % prime)
  }

  fileprivate func power(_ base: ModularFraction, _ exponent: Int) -> ModularFraction {
    guard base.isDefined, exponent >= 0 || base.numerator != 0 else { return .undefined }
    let above = power(base.numerator, UInt64(exponent.magnitude))
    let below = base.denominator == one ? one : power(base.denominator, UInt64(exponent.magnitude))
    return exponent >= 0
      ? ModularFraction(numerator: above, denominator: below)
      : ModularFraction(numerator: below, denominator: above)
  }

  @inline(__always)
  fileprivate func apply(_ operation: Operation, _ a: ModularFraction, _ b: ModularFraction)
    -> ModularFraction
  {
    let isIntegral = a.denominator == one && b.denominator == one
    switch operation {
    case .add, .subtract:
      let left = isIntegral ? a.numerator : multiply(a.numerator, b.denominator)
      let right = isIntegral ? b.numerator : multiply(b.numerator, a.denominator)
      return ModularFraction(
        numerator: operation == .add ? add(left, right) : subtract(left, right),
        denominator: isIntegral ? one : multiply(a.denominator, b.denominator)
      )
    case .multiply:
      return ModularFraction(
        numerator: multiply(a.numerator, b.numerator),
        denominator: isIntegral ? one : multiply(a.denominator, b.denominator)
      )
    case .divide:
      let below = multiply(a.denominator, b.numerator)
      guard below != 0, b.denominator != 0 else { return .undefined }
      return ModularFraction(numerator: multiply(a.numerator, b.denominator), denominator: below)
    default: return .undefined
    }
  }
}
