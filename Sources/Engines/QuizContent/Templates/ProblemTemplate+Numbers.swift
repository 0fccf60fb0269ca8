// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import MathAnswers

extension ProblemTemplate {
  /// A number of a variant, as other programs are handed it.
  package struct WrittenNumber: Hashable, Sendable {
    /// The number in decimals with a point, to fifteen figures at most.
    package let plain: String
    /// The number in the style of its name; nil where that is no decimal number.
    package let shown: String?
  }

  /// Returns the numbers of some variants by their names, for programs that hold a table of them.
  ///
  /// - Parameter limit: The most variants. Where there are more choices of values than that, some
  ///   are drawn, always the same ones.
  /// - Returns: A row for each variant; none where a number has no place in a table.
  /// - Complexity: O(*n*) in the limit.
  package func numbersOfVariants(limit: Int) -> [[String: WrittenNumber]] {
    let choices = program.choiceCount
    let isComplete = choices.map { $0 <= limit } ?? false
    var generator = SeededGenerator(seed: 0)
    var seen: Set<[Int]> = []
    var rows: [[String: WrittenNumber]] = []
    let tries = isComplete ? choices ?? 0 : 20 * limit
    for number in 0..<tries where rows.count < limit {
      let positions =
        isComplete ? positions(number) : program.counts.map { generator.draw(below: $0) }
      guard seen.insert(positions).inserted, (try? problem(at: positions)) != nil,
        case .values(let values) = program.run(at: positions)
      else { continue }
      let writer = TemplateWriter(self, values)
      var row: [String: WrittenNumber] = [:]
      for (name, value) in zip(program.names, values) {
        guard case .number(let number)? = value else { continue }
        guard let plain = number.plain else { return [] }
        let shown = try? writer.text(of: name)
        row[name] = WrittenNumber(plain: plain, shown: shown.flatMap { $0.isPlain ? $0 : nil })
      }
      rows.append(row)
    }
    return rows
  }

  /// Returns the style in which a name is written, whether it is that of a variable or of a
  /// formula.
  package func style(of name: String) -> NumberStyle? {
    variables.first { $0.name == name }?.style ?? formulas.first { $0.name == name }?.style
  }

  /// A text with other texts for its placeholders.
  ///
  /// - Parameters:
  ///   - source: The text as the template has it.
  ///   - written: Returns the text for a name; nil for one that has none, or when it is to be
  ///     written with its sign.
  /// - Returns: The text; nil where a placeholder has none.
  package static func filled(_ source: String, _ written: (String) -> String?) -> String? {
    var result = ""
    for piece in PlaceholderText(source).pieces {
      switch piece {
      case .text(let text): result += text
      case .placeholder(let placeholder):
        guard !placeholder.isSigned, let text = written(placeholder.name) else { return nil }
        result += text
      }
    }
    return result
  }
}

extension RealNumber {
  /// The number in decimals, to as many figures as are known of it and at most fifteen.
  fileprivate var plain: String? {
    if let rational, (try? rational.rounded(significantFigures: 15)) == rational {
      return rational.text()
    }
    for figures in (6...15).reversed() {
      if let rounded = try? rounded(significantFigures: figures) { return rounded.text() }
    }
    return nil
  }
}

extension String {
  /// Whether it is a decimal number with a point.
  fileprivate var isPlain: Bool {
    !isEmpty && allSatisfy { $0.isASCII && ($0.isNumber || $0 == "-" || $0 == ".") }
  }
}
