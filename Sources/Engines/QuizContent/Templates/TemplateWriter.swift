// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import AnswerMatching

/// Puts the numbers and texts of a variant into the texts of its template.
struct TemplateWriter {
  private let values: [String: TemplateValue]
  private let styles: [String: ProblemTemplate.NumberStyle]
  private let mark: String

  /// - Parameters:
  ///   - template: The template.
  ///   - values: The value of each name of its program.
  ///   - isExact: Whether numbers are written as fractions, whatever their styles, so that equal
  ///     numbers read the same and different ones do not.
  init(_ template: ProblemTemplate, _ values: [TemplateValue?], isExact: Bool = false) {
    var named: [String: TemplateValue] = [:]
    for (name, value) in zip(template.program.names, values) {
      named[name] = value
    }
    self.values = named
    let styles =
      template.variables.map { ($0.name, $0.style) }
      + template.formulas.map { ($0.name, $0.style) }
    self.styles = Dictionary(styles.map { ($0, isExact ? .fraction : $1) }) { first, _ in first }
    mark = template.decimalSeparator == .comma ? "," : "."
  }

  /// The number of a name, which the template knows to be one.
  func number(_ name: String) -> Rational {
    if case .number(let number)? = values[name] { number } else { .zero }
  }

  /// A number in the style of its name, or in another one.
  func text(
    of name: String,
    style: ProblemTemplate.NumberStyle? = nil
  ) throws(ExactArithmeticError) -> String {
    switch values[name] {
    case .text(let text): text
    case .number(let number):
      try (style ?? styles[name] ?? .exact).text(for: number, mark: mark)
    case nil: ""
    }
  }

  /// A text with its placeholders filled.
  func filled(_ text: RichText) throws(ExactArithmeticError) -> RichText {
    let source = try filled(text.source)
    return text.format == .plain ? RichText(source) : RichText(markup: source)
  }

  private func filled(_ source: String) throws(ExactArithmeticError) -> String {
    var result = ""
    for piece in PlaceholderText(source).pieces {
      switch piece {
      case .text(let text): result += text
      case .placeholder(let placeholder):
        let text = try text(of: placeholder.name)
        result += placeholder.isSigned ? Self.signed(text) : text
      }
    }
    return result
  }

  /// An expression with its placeholders filled, so that each number is read as one.
  func expression(_ source: String) throws(ExactArithmeticError) -> String {
    let pieces = PlaceholderText(source).pieces
    var result = ""
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .text(let text): result += text
      case .placeholder(let placeholder):
        let text = try text(of: placeholder.name)
        if placeholder.isSigned {
          result += Self.signed(text)
          continue
        }
        let next = index + 1 < pieces.count ? pieces[index + 1] : .text("")
        result += needsBrackets(text, behind: result, before: next) ? "(\(text))" : text
      }
    }
    return result
  }

  /// Whether a number would be torn apart: 1/2 behind x^, -3 before ^2.
  private func needsBrackets(
    _ number: String,
    behind text: String,
    before next: PlaceholderText.Piece
  ) -> Bool {
    guard number.contains(where: { "-/×".contains($0) }) else { return false }
    let last = text.last { $0 != " " }
    let begins = last.map { "(=,;<>".contains($0) } ?? true
    if case .text(let text) = next, text.first(where: { $0 != " " }) != "^" { return !begins }
    return true
  }

  private static func signed(_ number: String) -> String {
    number.hasPrefix("-") ? "- \(number.dropFirst())" : "+ \(number)"
  }
}
