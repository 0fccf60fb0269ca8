// SPDX-License-Identifier: Apache-2.0
internal import TextFolding

/// Chooses which differences between two texts do not matter.
///
/// A normalization has named steps. The ``standard`` one ignores spacing and the form of quotes, and nothing
/// else. ``NormalizationStep`` says what each step does.
///
/// ```swift
/// TextNormalization.standard.apply(to: "  it’s  so ")   // "it's so"
/// let loose: TextNormalization = [.spacing, .quotes, .caseFolding]
/// loose.apply(to: "MASSE") == loose.apply(to: "Maße")   // true
/// ```
///
/// In JSON it is an array of the steps' names in the order in which they are applied.
public struct TextNormalization: Hashable, Sendable {
  /// The chosen steps in the order in which they are applied.
  package let orderedSteps: [NormalizationStep]

  /// The chosen steps.
  ///
  /// They are always applied in the order of `NormalizationStep.allCases`.
  public var steps: Set<NormalizationStep> { Set(orderedSteps) }

  /// Returns the normalization with a further step.
  public func adding(_ step: NormalizationStep) -> TextNormalization {
    TextNormalization(orderedSteps + [step])
  }

  /// Creates a normalization from its steps.
  public init(_ steps: some Sequence<NormalizationStep>) {
    orderedSteps = NormalizationStep.allCases.filter(Set(steps).contains)
  }

  private init(inOrder steps: [NormalizationStep]) {
    orderedSteps = steps
  }

  /// Spacing and quotes.
  public static let standard: TextNormalization = [.spacing, .quotes]
  /// Spacing and quotes, and upper and lower case if it is ignored.
  package static func standard(ignoresCase: Bool) -> TextNormalization {
    ignoresCase ? [.spacing, .quotes, .caseFolding] : standard
  }

  /// Returns the text after all steps.
  ///
  /// - Returns: A text in which another round of the steps changes nothing.
  /// - Complexity: O(*n*) in the length of the text for each step.
  public func apply(to text: String) -> String {
    var result = text
    // Articles of two languages are dropped together, since any may stand behind any. It makes no difference that
    // this comes last, because the steps behind these neither make nor change an article.
    var articles: LeadingArticles = []
    for step in orderedSteps {
      if step.articles.isEmpty {
        result = step.apply(to: result)
      } else {
        articles.formUnion(step.articles)
      }
    }
    return articles.isEmpty ? result : articles.dropped(from: result)
  }

  /// Returns the steps that two texts need to be equal.
  ///
  /// - Returns: Steps of which none can be left out, in the order in which they are applied; none for
  ///   texts that are equal as they are, and nil for texts that differ after all steps.
  /// - Complexity: O(*n*) in the length of the texts for each pair of steps, rarely more.
  public func stepsNeeded(toEquate first: String, _ second: String) -> [NormalizationStep]? {
    guard first != second else { return [] }
    var needed = self
    guard needed.equates(first, second) else { return nil }
    // Folding case and dropping marks make "ss" of "ß" too, but it is neither.
    if first.differsInSharpS(from: second),
      let others = stepsNeeded(toEquate: first.withoutSharpS, second.withoutSharpS)
    {
      return TextNormalization([.sharpS] + others).orderedSteps
    }
    // Nearly always one step is enough.
    for step in orderedSteps.reversed() {
      let alone = TextNormalization(inOrder: [step])
      if alone.equates(first, second) { return [step] }
    }
    // A step that was needed at first may not be when another is left out, so it takes rounds.
    var count: Int
    repeat {
      count = needed.orderedSteps.count
      for step in needed.orderedSteps {
        let rest = TextNormalization(inOrder: needed.orderedSteps.filter { $0 != step })
        if rest.equates(first, second) { needed = rest }
      }
    } while needed.orderedSteps.count < count
    return needed.orderedSteps
  }

  private func equates(_ first: String, _ second: String) -> Bool {
    apply(to: first) == apply(to: second)
  }
}

extension TextNormalization: ExpressibleByArrayLiteral {
  /// Creates a normalization from its steps.
  public init(arrayLiteral steps: NormalizationStep...) {
    self.init(steps)
  }
}

extension TextNormalization: Codable {
  /// Reads an array of the steps' names, in any order.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode([NormalizationStep].self))
  }

  /// Writes an array of the steps' names in the order in which they are applied.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(orderedSteps)
  }
}
