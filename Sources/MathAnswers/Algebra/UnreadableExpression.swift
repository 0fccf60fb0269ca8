/// An accepted answer that cannot be read.
public struct UnreadableExpression: Error, Hashable, Sendable {
  /// The answer.
  public let expression: String
  /// What is in the way, and where.
  public let fault: Verdict.ExpressionFault

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - expression: The answer.
  ///   - fault: What is in the way, and where.
  package init(expression: String, fault: Verdict.ExpressionFault) {
    self.expression = expression
    self.fault = fault
  }

  /// Reads an accepted answer.
  static func readings(of text: String, notation: AlgebraMatcher.Notation)
    throws(UnreadableExpression)
    -> [Statement]
  {
    guard text.utf8.count <= Verdict.longestAnswer else {
      let fault = Verdict.ExpressionFault(
        position: 0,
        reason: .tooComplex(limit: Verdict.longestAnswer)
      )
      throw UnreadableExpression(expression: String(text.prefix(64)), fault: fault)
    }
    do {
      return try Statement.readings(of: text, notation: notation)
    } catch {
      throw UnreadableExpression(expression: text, fault: error)
    }
  }
}

extension UnreadableExpression: CustomStringConvertible {
  /// What went wrong, for developers.
  public var description: String { "\"\(expression)\" cannot be read: \(fault)" }
}
