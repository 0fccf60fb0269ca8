// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore

// The language of a bank holds for its problems. A problem in a bank has it itself, so that it is judged alike wherever it
// goes; in the JSON of the bank it stands once.

extension ProblemSet {
  /// The set with a language for all answers that name none.
  func inheriting(_ language: Language) -> ProblemSet {
    changing { $0.speaking(language, insteadOf: nil) }
  }

  /// The set without the language of answers that name this one.
  func disinheriting(_ language: Language) -> ProblemSet {
    changing { $0.speaking(nil, insteadOf: language) }
  }

  /// The set with the problems changed whose kind becomes another one; the set itself where none does.
  private func changing(_ change: (ProblemKind) -> ProblemKind?) -> ProblemSet {
    var isChanged = false
    let problems = problems.map { problem in
      guard let kind = change(problem.kind) else { return problem }
      isChanged = true
      return problem.of(kind)
    }
    let sets = sets.map { $0.changing(change) }
    guard isChanged || !sets.isEmpty else { return self }
    var changed = self
    changed.sets = sets
    changed.problems = problems
    return changed
  }
}

extension ProblemKind {
  /// The kind with another language for answers of a language, or nil where nothing changes.
  fileprivate func speaking(_ new: Language?, insteadOf old: Language?) -> ProblemKind? {
    switch self {
    case .roughMatch(let matcher) where matcher.language == old:
      return .roughMatch(matcher.speaking(new))
    case .date(let matcher) where matcher.language == old:
      return matcher.speaking(new).map(ProblemKind.date)
    case .multipleChoice:
      let old = Self.writtenLanguage(old ?? .english)
      let new = Self.writtenLanguage(new ?? .english)
      guard let truth, truth.language == old, new != old else { return nil }
      return .trueFalse(truth.isTrue, language: new)
    case .cloze(let task):
      let kinds = task.gaps.map { $0.kind.speaking(new, insteadOf: old) }
      guard kinds.contains(where: { $0 != nil }) else { return nil }
      let gaps = zip(task.gaps, kinds).map { gap, kind in
        var gap = gap
        gap.kind = kind ?? gap.kind
        return gap
      }
      return .cloze(ClozeTask(task.text, gaps: gaps, grading: task.grading))
    default:
      return nil
    }
  }
}

extension DateMatcher {
  /// The same with another language, or nil where an accepted answer cannot be read in it.
  fileprivate func speaking(_ language: Language?) -> DateMatcher? {
    try? DateMatcher(
      preferred,
      alternatives: alternatives,
      precision: precision,
      order: order,
      tolerance: tolerance,
      language: language
    )
  }
}

extension RoughMatcher {
  fileprivate func speaking(_ language: Language?) -> RoughMatcher {
    RoughMatcher(
      preferred,
      alternatives: alternatives,
      confusables: confusables,
      language: language,
      ignoresCase: ignoresCase,
      ignoresDiacritics: ignoresDiacritics,
      acceptsInflections: acceptsInflections,
      nameOf: nameOf
    )
  }
}

extension Problem {
  /// The same problem with another kind, which is known to be without fault.
  func of(_ kind: ProblemKind) -> Problem {
    var problem = self
    problem.kind = kind
    return problem
  }

  /// The same problem with other hints, which are known to be without fault.
  package func offering(_ hints: [Problem.Hint]) -> Problem {
    var problem = self
    problem.hints = hints
    return problem
  }
}
