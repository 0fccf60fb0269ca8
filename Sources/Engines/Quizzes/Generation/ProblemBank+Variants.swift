// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import QuizContent

extension ProblemBank {
  /// Returns a bank in which variants stand for templates.
  ///
  /// Each template is replaced by `ProblemTemplate.variantsPerQuiz` of its variants, or as many
  /// as it has, behind the problems of its set; the templates are gone through in the order of the
  /// bank. Drawing a quiz does this by itself; do it once and keep the bank to draw several quizzes
  /// with the same variants.
  ///
  /// The bank knows which problems are variants, so that answers and votes count for their templates
  /// (see ``QuizEvidence``). That is no part of its content: a copy of it that was written as JSON and
  /// read again has variants that are problems like others.
  ///
  /// - Parameters:
  ///   - sets: The sets whose templates are replaced, each with all sets in it, or nil for the
  ///     whole bank; templates elsewhere stay.
  ///   - generator: The source of randomness; it is not used where there are no templates.
  /// - Returns: The bank, its other content unchanged.
  /// - Throws: ``QuizGenerationError/noVariant(of:)`` for a template whose constraints are hardly ever met.
  /// - Complexity: O(*n*) in the number of problems and sets, if there is any template.
  public func withVariants(
    in sets: [ProblemSet.ID]? = nil,
    using generator: inout some RandomNumberGenerator
  ) throws(QuizGenerationError) -> ProblemBank {
    guard hasTemplates else { return self }
    let chosen = sets.map { Set($0) }
    let replaced = try self.sets.map { set throws(QuizGenerationError) in
      try set.withVariants(in: chosen, using: &generator)
    }
    // Names of variants differ from all others, which the bank was checked for.
    return replacingTemplates(in: replaced)
  }
}

extension ProblemSet {
  /// The set with variants for templates, if it or a set around it is chosen; nil chooses all.
  fileprivate func withVariants(
    in chosen: Set<ProblemSet.ID>?,
    using generator: inout some RandomNumberGenerator
  ) throws(QuizGenerationError) -> ProblemSet {
    let isChosen = chosen?.contains(id) ?? true
    let inner = isChosen ? nil : chosen
    var variants: [Problem] = []
    if isChosen {
      for template in templates {
        do {
          variants += try template.variants(template.variantsPerQuiz, using: &generator)
        } catch {
          throw .noVariant(of: template.id)
        }
      }
    }
    let sets = try self.sets.map { set throws(QuizGenerationError) in
      try set.withVariants(in: inner, using: &generator)
    }
    var drawn = self
    drawn.sets = sets
    drawn.problems = problems + variants
    if isChosen { drawn.templates = [] }
    return drawn
  }
}
