// SPDX-License-Identifier: Apache-2.0
package import AnswerMatching

/// A calculation or a comparison with named numbers, whose result is exact.
///
/// ```swift
/// let dilution = try ExactFormula("c V / W", variables: ["c", "V", "W"])
/// try dilution.value([Rational(2), Rational(5), Rational(3)])   // 10/3
/// ```
///
/// It is read as answers are read, but only by names that are known.
package struct ExactFormula: Hashable, Sendable {
  /// The kinds of formulas.
  package enum Shape: Hashable, Sendable {
    /// A number.
    case calculation
    /// Whether something holds: one comparison, or several joined by "and" or by "or".
    case comparison
    /// Something else, such as a list.
    case other
  }

  /// The formula as its author wrote it.
  package let text: String
  /// The names that it uses, in the order in which they occur first.
  package let variables: [String]

  let statement: Statement

  /// Reads a formula.
  ///
  /// - Parameters:
  ///   - text: The formula, with a point before decimals.
  ///   - variables: The names that it may use, each a letter with letters and digits behind it.
  /// - Throws: Why and where it cannot be read; ``Verdict/ExpressionFault/Reason/unknownVariable(_:)`` for
  ///   a name that is none of those.
  package init(_ text: String, variables: [String]) throws(Verdict.ExpressionFault) {
    guard text.utf8.count <= Verdict.maximumAnswerLength else {
      throw Verdict.ExpressionFault(
        position: 0,
        reason: .tooComplex(limit: Verdict.maximumAnswerLength)
      )
    }
    // Without any name to declare, every single letter would be one.
    let notation = ExpressionNotation(variables: variables.isEmpty ? [Self.noName] : variables)
    let statement = try Self.statement(text, notation: notation)
    let names = Dictionary(variables.map { (ExpressionNotation.canonical($0), $0) }) { first, _ in
      first
    }
    self.variables = try statement.tree.names.map { name throws(Verdict.ExpressionFault) in
      guard let declared = names[name] else { throw Self.unknown(name, in: text, variables) }
      return declared
    }
    self.text = text
    self.statement = statement
  }

  /// Reads a formula in which a word begins like a name: with a variable a, "and" is still "and".
  ///
  /// A learner may write names without blanks between them, so the tokenizer looks for names first.
  /// In formulas of authors a whole word is one, and is marked so by a backslash, as TeX marks it.
  private static func statement(
    _ text: String,
    notation: ExpressionNotation
  ) throws(Verdict.ExpressionFault) -> Statement {
    var marked = ""
    var marks: [Int] = []
    var rest = Substring(text)
    while let character = rest.first {
      let word = rest.prefix { $0.isASCII && $0.isLetter }
      guard !word.isEmpty else {
        marked.append(character)
        rest.removeFirst()
        continue
      }
      rest = rest[word.endIndex...]
      let isWord = Vocabulary.words[String(word)] != nil && rest.first?.isNumber != true
      let names = notation.variables
      if isWord, marked.last != "\\", !names.contains(String(word)),
        names.contains(where: word.hasPrefix)
      {
        marks.append(marked.count)
        marked.append("\\")
      }
      marked += word
    }
    do throws(Verdict.ExpressionFault) {
      return try Statement.readings(of: marked, notation: notation)[0]
    } catch {
      let shift = marks.count { $0 < error.position }
      throw Verdict.ExpressionFault(position: error.position - shift, reason: error.reason)
    }
  }

  private static let noName = "\u{1}"

  /// The fault of a name that is not declared.
  ///
  /// An unknown word is read as a product of its letters, so the word that was meant is looked for.
  private static func unknown(
    _ name: String,
    in text: String,
    _ variables: [String]
  ) -> Verdict.ExpressionFault {
    let words = text.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    let word = words.first { word in
      word.first?.isLetter == true && !variables.contains(String(word))
        && Vocabulary.words[String(word)] == nil
    }
    let shown = word.map(String.init) ?? name
    let position = text.firstRange(of: shown).map { range in
      text.distance(from: text.startIndex, to: range.lowerBound)
    }
    return Verdict.ExpressionFault(position: position ?? 0, reason: .unknownVariable(shown))
  }

  /// The kind of formula.
  package var shape: Shape {
    let comparisons = statement.clauses.count { $0.relation != nil }
    switch statement.shape {
    case .single where comparisons == 0: return .calculation
    case .single, .all, .any: return comparisons == statement.clauses.count ? .comparison : .other
    case .list, .set, .tuple, .matrix, .union, .reals, .points: return .other
    }
  }
}

/// Why a formula has no exact value.
package enum FormulaError: Error, Hashable, Sendable {
  /// Something is divided by 0.
  case divisionByZero
  /// A number on the way has more digits than are kept.
  case tooLarge
  /// The value is no fraction, or none that is found: the root of 2, a sine, π.
  case notExact
}
