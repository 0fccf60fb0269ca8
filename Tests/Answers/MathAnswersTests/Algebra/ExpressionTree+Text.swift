// SPDX-License-Identifier: Apache-2.0
@testable import MathAnswers

extension ExpressionTree {
  /// The expression as text, with brackets around everything that is made of two.
  var text: String {
    var texts: [String] = []
    for node in nodes {
      let left = node.operation.arity > 0 ? texts[Int(node.left)] : ""
      let right = node.operation.arity > 1 ? texts[Int(node.right)] : ""
      texts.append(text(of: node, left, right))
    }
    return texts.last ?? ""
  }

  private func text(of node: Node, _ left: String, _ right: String) -> String {
    switch node.operation {
    case .number: number(literals[Int(node.left)])
    case .variable: names[Int(node.left)]
    case .e: "e"
    case .pi: "π"
    case .imaginaryUnit: "i"
    case .infinity: "∞"
    case .negate: "(-\(left))"
    case .add: "(\(left)+\(right))"
    case .subtract: "(\(left)-\(right))"
    case .multiply: "(\(left)*\(right))"
    case .divide: "(\(left)/\(right))"
    case .power: "(\(left)^\(right))"
    case .call: "\(names[Int(node.right)])\(left))"
    case .root: "(sqrt[\(right)](\(left)))"
    case .logarithm: "log(\(left),\(right))"
    case .factorial: "(\(left))!"
    case .squareRoot: "sqrt(\(left))"
    case .absolute: "abs(\(left))"
    default:
      Vocabulary.words.filter { $0.value == .function(node.operation) }.keys.max().map {
        "\($0)(\(left))"
      } ?? ""
    }
  }

  private func number(_ literal: Literal) -> String {
    let digits = limbs[Int(literal.limbs.lowerBound)..<Int(literal.limbs.upperBound)].enumerated()
      .map {
        let digits = String($1)
        return $0 == 0 ? digits : String(repeating: "0", count: 18 - digits.count) + digits
      }.joined()
    guard literal.decimals > 0 else { return digits }
    let padded =
      String(repeating: "0", count: max(Int(literal.decimals) + 1 - digits.count, 0)) + digits
    return "\(padded.dropLast(Int(literal.decimals))).\(padded.suffix(Int(literal.decimals)))"
  }
}
