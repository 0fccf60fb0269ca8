// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
public import LudusCore
internal import MathAnswers

extension ProblemTemplate {
  /// The number of choices of values that are drawn for a variant before it is given up.
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
  ///   - count: The number of variants; none for 0 or less, and at most ``maximumVariants``.
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
  /// - Returns: The number of choices that meet the constraints and make a problem without fault;
  ///   nil when there are more choices than the limit.
  /// - Complexity: O(*n*) in the number of choices.
  public func variantCount(limit: Int = 100_000) -> Int? {
    guard let choices = program.choiceCount, choices <= limit else { return nil }
    var count = 0
    for number in 0..<choices where (try? problem(at: positions(number))) != nil {
      count += 1
    }
    return count
  }

  /// The number of different variants, counted or estimated.
  public struct VariantCount: Hashable, Sendable {
    /// The number of problems that differ in what a learner reads or in their keys.
    public let count: Int
    /// Whether all of them were counted; else it is an estimate from a part of them.
    public let isExact: Bool
  }

  /// Counts the variants that differ for a learner, or estimates how many there are.
  ///
  /// Two choices of values whose texts and keys are the same are one variant here: numbers that are
  /// rounded in the text, or that stand nowhere in it. Where there are too many choices, some are
  /// drawn, always the same ones, and the share of those that make a problem stands for all.
  ///
  /// - Parameter limit: The most choices of values that are made into problems.
  /// - Returns: The count; the largest integer for a greater one.
  /// - Complexity: O(*n*) in the limit.
  public func differentVariants(limit: Int = 2000) -> VariantCount {
    let limit = max(1, limit)
    let choices = program.choiceCount
    let isExact = choices.map { $0 <= limit } ?? false
    var generator = SeededGenerator(seed: 0)
    var seen: Set<DistinctProblem> = []
    var made = 0
    let tries = isExact ? choices ?? 0 : limit
    for number in 0..<tries {
      let positions =
        isExact ? positions(number) : program.counts.map { generator.draw(below: $0) }
      guard let problem = try? problem(at: positions) else { continue }
      made += 1
      seen.insert(DistinctProblem(problem))
    }
    guard !isExact else { return VariantCount(count: seen.count, isExact: true) }
    // Where draws repeat, what is seen is about all; else the share of choices that fit counts.
    let estimate = Double(choices ?? .max) * Double(made) / Double(tries)
    let isNearlyAll = made > 2 * seen.count
    let count = isNearlyAll ? seen.count : Int(exactly: estimate.rounded()) ?? .max
    return VariantCount(count: count, isExact: false)
  }

  /// The parts of a variant by which a learner can know it from another one.
  private struct DistinctProblem: Hashable {
    let prompt: RichText
    let kind: ProblemKind

    init(_ problem: Problem) {
      (prompt, kind) = (problem.prompt, problem.kind)
    }
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

  /// The reason a choice of values makes no problem.
  enum Rejection: Error {
    case excluded
    case failed(TemplateProgram.Step, FormulaError)
    /// A number cannot be written in the style of its name.
    case unwritable(TemplateWriter.Failure)
    /// Two options read the same or are the same number.
    case alikeOptions
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
      return try Problem(
        id: Problem.ID("\(id)\(Self.mark)\(positions.map(String.init).joined(separator: "-"))"),
        title: title,
        prompt: try writer.filled(prompt),
        kind: try kind(key, writer),
        points: points,
        explanation: try explanation.map(writer.filled),
        hints: try hints.map { Problem.Hint(try writer.filled($0.text), penalty: $0.penalty) },
        tags: tags,
        source: source,
        expectedAnswers: try expected(expectedAnswers, writer)
      )
    } catch let error as ContentError<ProblemFault> {
      throw .faults(error)
    } catch let rejection as Rejection {
      throw rejection
    } catch let failure as TemplateWriter.Failure {
      throw .unwritable(failure)
    } catch {
      throw .unwritable(.tooLarge)
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
  /// The reason a number cannot be written.
  enum Failure: Error, Hashable {
    /// A number on the way is too long.
    case tooLarge
    /// The number of this name is neither a fraction nor a root or a multiple of π, and its style
    /// does not round.
    case notExact(String)
    /// The number of this name is not known to as many places as its style has.
    case tooFine(String)
  }

  private let values: [String: TemplateValue]
  private let styles: [String: ProblemTemplate.NumberStyle]
  private let mark: String
  /// Whether numbers are written as they are, whatever their styles.
  private var isExact = false

  /// - Parameters:
  ///   - template: The template.
  ///   - values: The value of each name of its program.
  init(_ template: ProblemTemplate, _ values: [TemplateValue?]) {
    var named: [String: TemplateValue] = [:]
    for (name, value) in zip(template.program.names, values) {
      named[name] = value
    }
    self.values = named
    let styles =
      template.variables.map { ($0.name, $0.style) }
      + template.formulas.map { ($0.name, $0.style) }
    self.styles = Dictionary(styles) { first, _ in first }
    mark = template.decimalSeparator == .comma ? "," : "."
  }

  /// A writer of numbers as they are, so that equal numbers read the same and different ones do
  /// not.
  var exact: TemplateWriter {
    var writer = self
    writer.isExact = true
    return writer
  }

  /// The number of a name, which the template knows to be one.
  func number(_ name: String) -> RealNumber {
    if case .number(let number)? = values[name] { number } else { RealNumber(.zero) }
  }

  /// A number in the style of its name.
  func text(of name: String) throws(Failure) -> String {
    switch values[name] {
    case .text(let text): text
    case .number(let number) where isExact: number.description
    case .number(let number): try (styles[name] ?? .exact).text(for: number, name, mark: mark)
    case nil: ""
    }
  }

  /// A number as it is or, where it has no closed form, with all figures that are known.
  func exactText(of name: String) throws(Failure) -> String {
    guard case .approximate = number(name) else {
      return try ProblemTemplate.NumberStyle.exact.text(for: number(name), name, mark: mark)
    }
    return try decimals(of: name)
  }

  /// A fraction as it is, and any other number with all figures that are known.
  func decimals(of name: String) throws(Failure) -> String {
    let number = number(name)
    if number.rational != nil {
      return try ProblemTemplate.NumberStyle.exact.text(for: number, name, mark: mark)
    }
    for figures in (6...15).reversed() {
      let style = ProblemTemplate.NumberStyle.significantFigures(figures)
      if let text = try? style.text(for: number, name, mark: mark) { return text }
    }
    throw .tooFine(name)
  }

  /// Whether a number that was written is the one that its name stands for.
  func isValue(_ text: String, of name: String) -> Bool {
    switch number(name) {
    case .closed(let form):
      guard let rational = form.rational else { return text == form.description }
      // What is written times a power of ten is rounded in any case.
      let plain = mark == "," ? text.split(separator: ",").joined(separator: ".") : text
      return Rational(plain) == rational
    case .approximate: return false
    }
  }

  /// A text with its placeholders filled.
  func filled(_ text: RichText) throws(Failure) -> RichText {
    let source = try filled(text.source)
    return text.format == .plain ? RichText(source) : RichText(markup: source)
  }

  func filled(_ source: String) throws(Failure) -> String {
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
  func expression(_ source: String) throws(Failure) -> String {
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
    guard number.contains(where: { "-/×√π".contains($0) }) else { return false }
    let last = text.last { $0 != " " }
    let begins = last.map { "(=,;<>".contains($0) } ?? true
    if case .text(let text) = next, text.first(where: { $0 != " " }) != "^" { return !begins }
    return true
  }

  private static func signed(_ number: String) -> String {
    number.hasPrefix("-") ? "- \(number.dropFirst())" : "+ \(number)"
  }
}
