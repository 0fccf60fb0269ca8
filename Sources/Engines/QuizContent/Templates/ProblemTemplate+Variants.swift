// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
public import LudusCore
internal import MathAnswers

extension ProblemTemplate {
  /// How many choices of values are drawn for a variant before it is given up.
  package static let maximumTries = 10_000

  /// Draws a variant.
  ///
  /// Values are drawn for all variables, each equally likely, until they meet the constraints and
  /// make a problem without fault; so all variants are equally likely. The result depends on
  /// nothing but the template and the state of the generator. Its name is that of the template, a
  /// number sign, and the position of each variable's value, such as `dilution#3-0-12`.
  ///
  /// ```swift
  /// var generator = SeededGenerator(seed: 7)
  /// let problem = try template.variant(using: &generator)
  /// ```
  ///
  /// - Parameter generator: The source of randomness.
  /// - Returns: A problem without fault.
  /// - Throws: ``ProblemTemplate/DrawError/noVariant(of:tries:)`` when none was found in 10,000
  ///   tries, which takes constraints that hardly any choice meets.
  public func variant(
    using generator: inout some RandomNumberGenerator
  ) throws(ProblemTemplate.DrawError) -> Problem {
    for _ in 0..<Self.maximumTries {
      let positions = program.counts.map { generator.draw(below: $0) }
      if let problem = try? problem(at: positions) { return problem }
    }
    throw .noVariant(of: id, tries: Self.maximumTries)
  }

  /// The most variants that are drawn at once.
  public static let maximumVariants = 10_000

  /// Draws different variants.
  ///
  /// - Parameters:
  ///   - count: How many; none for 0 or less, and at most ``maximumVariants``.
  ///   - generator: The source of randomness.
  /// - Returns: As many as were asked for, or fewer when the template has no more or hardly any
  ///   more.
  /// - Throws: ``ProblemTemplate/DrawError/noVariant(of:tries:)`` when not even one was found.
  public func variants(
    _ count: Int,
    using generator: inout some RandomNumberGenerator
  ) throws(ProblemTemplate.DrawError) -> [Problem] {
    guard count > 0 else { return [] }
    let count = min(count, Self.maximumVariants)
    var variants = [try variant(using: &generator)]
    var known = Set(variants.map(\.id))
    var (tries, misses) = (0, 0)
    // Where there are far more, hardly any is drawn twice; where there are few, the rest is soon
    // found. After so many misses in a row there is hardly another one, however many were asked
    // for.
    while variants.count < count, tries < 20 * count, misses < max(2000, 20 * variants.count) {
      tries += 1
      misses += 1
      guard let next = try? variant(using: &generator) else { break }
      if known.insert(next.id).inserted {
        variants.append(next)
        misses = 0
      }
    }
    return variants
  }

  /// The variant with a name, or nil when the template has none.
  public func variant(_ id: Problem.ID) -> Problem? {
    let prefix = "\(self.id)\(Self.mark)"
    guard id.rawValue.hasPrefix(prefix) else { return nil }
    let positions = id.rawValue.dropFirst(prefix.count)
      .split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard positions.count == program.counts.count,
      zip(positions, program.counts).allSatisfy({ position, count in
        position.map { 0..<count ~= $0 } ?? false
      }),
      let problem = try? problem(at: positions.compactMap(\.self)), problem.id == id
    else { return nil }
    return problem
  }

  /// Counts the variants.
  ///
  /// - Parameter limit: The most choices of values to go through.
  /// - Returns: How many choices meet the constraints and make a problem without fault; nil when
  ///   there are more choices than the limit.
  /// - Complexity: O(*n*) in the number of choices.
  public func variantCount(limit: Int = 100_000) -> Int? {
    guard let choices = program.choiceCount, choices <= limit else { return nil }
    var count = 0
    for number in 0..<choices where (try? problem(at: positions(number))) != nil {
      count += 1
    }
    return count
  }

  /// The name of the template that a problem is a variant of, if it is named as one.
  static func template(of id: Problem.ID) -> ID? {
    id.rawValue.lastIndex(of: mark).map { ID(String(id.rawValue[..<$0])) }
  }

  /// The mark between the name of a template and the positions that distinguish its variants.
  private static let mark: Character = "#"

  /// The choice with a number, counted with the last variable first.
  func positions(_ number: Int) -> [Int] {
    var rest = number
    return program.counts.reversed().map { count in
      defer { rest /= count }
      return rest % count
    }.reversed()
  }

  /// Why a choice of values makes no problem.
  enum Rejection: Error {
    case excluded
    case failed(TemplateProgram.Step, FormulaError)
    /// Two options read the same or are the same number.
    case alikeOptions
    case tooLarge
    case unusableKey(String)
    case roundedBeyondTolerance(String, exact: String)
    case faults(ContentError<ProblemFault>)
  }

  /// Makes the problem of a choice of values.
  func problem(at positions: [Int]) throws(Rejection) -> Problem {
    let values: [TemplateValue?]
    switch program.run(at: positions) {
    case .excluded: throw .excluded
    case .failed(let step, let error): throw .failed(step, error)
    case .values(let result): values = result
    }
    do {
      let writer = TemplateWriter(self, values)
      let kind = try kind(values, writer)
      return try Problem(
        id: Problem.ID("\(id)\(Self.mark)\(positions.map(String.init).joined(separator: "-"))"),
        prompt: try writer.filled(prompt),
        kind: kind,
        points: points,
        explanation: try explanation.map(writer.filled),
        hints: try hints.map { Problem.Hint(try writer.filled($0.text), penalty: $0.penalty) },
        tags: tags,
        source: source
      )
    } catch let error as ContentError<ProblemFault> {
      throw .faults(error)
    } catch let rejection as Rejection {
      throw rejection
    } catch {
      throw .tooLarge
    }
  }
}

// MARK: - Errors

extension ProblemTemplate {
  /// The reason a template yields no variant.
  public enum DrawError: Error, Hashable, Sendable {
    /// This many choices of values were drawn, and none met all constraints.
    case noVariant(of: ProblemTemplate.ID, tries: Int)
  }
}

extension ProblemTemplate.DrawError: WordedError {
  package static var sentences: SentenceCatalog { contentSentences }

  package var wording: Wording {
    switch self {
    case .noVariant: "template.noVariant"
    }
  }
}

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
