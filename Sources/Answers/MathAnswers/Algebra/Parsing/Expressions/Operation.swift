// SPDX-License-Identifier: Apache-2.0

/// The operation of a node of an expression on the nodes below it.
enum Operation: UInt8, Hashable, Sendable {
  case number, variable
  case e, pi, imaginaryUnit, infinity
  case negate, add, subtract, multiply, divide, power
  /// A declared function of one argument.
  case call
  /// A root, of the right node's degree.
  case root
  /// A logarithm, to the right node's base.
  case logarithm
  case squareRoot, absolute, factorial, naturalLogarithm
  /// The next whole number below or above.
  case floor, ceiling
  case sine, cosine, tangent, cotangent, secant, cosecant
  case arcsine, arccosine, arctangent, arccotangent, arcsecant, arccosecant
  case hyperbolicSine, hyperbolicCosine, hyperbolicTangent
  case hyperbolicCotangent, hyperbolicSecant, hyperbolicCosecant
  case areaSine, areaCosine, areaTangent, areaCotangent, areaSecant, areaCosecant

  /// The number of nodes it is made of.
  var arity: Int {
    switch self {
    case .number, .variable, .e, .pi, .imaginaryUnit, .infinity: 0
    case .add, .subtract, .multiply, .divide, .power, .root, .logarithm: 2
    default: 1
    }
  }

  /// The function that undoes this one.
  var inverse: Operation? {
    let first = Operation.sine.rawValue
    guard rawValue >= first else { return nil }
    // The functions stand in groups of six, each followed by the group of its inverses.
    let group = (rawValue - first) / 6
    return Operation(rawValue: group.isMultiple(of: 2) ? rawValue + 6 : rawValue - 6)
  }
}
