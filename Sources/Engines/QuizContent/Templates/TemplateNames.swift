// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// Finds the problems that are variants of the templates of a bank.
///
/// Hardly anybody meets a variant twice. So what learners did with a variant, and what they think of
/// it, counts for all variants of its template together.
package struct TemplateNames: Hashable, Sendable {
  private let templates: Set<ProblemTemplate.ID>

  /// Finds none.
  package init() {
    templates = []
  }

  /// Finds the variants of the bank's templates, and of those that variants stand for in it.
  package init(of bank: ProblemBank) {
    templates = bank.knownTemplates
  }

  /// Whether there are templates.
  package var isEmpty: Bool { templates.isEmpty }

  /// The name that a problem counts by: for a variant that of its template, else its own.
  package func countedName(of problem: Problem.ID) -> Problem.ID {
    guard !isEmpty, let template = ProblemTemplate.template(of: problem),
      templates.contains(template)
    else { return problem }
    return Problem.ID(template.rawValue)
  }
}
