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

  /// The set with the problems that a change makes others; the set itself where it makes none.
  private func changing(_ change: (Problem) -> Problem?) -> ProblemSet {
    var isChanged = false
    let problems = problems.map { problem in
      guard let changed = change(problem) else { return problem }
      isChanged = true
      return changed
    }
    let sets = sets.map { $0.changing(change) }
    guard isChanged || !sets.isEmpty else { return self }
    var changed = self
    changed.sets = sets
    changed.problems = problems
    return changed
  }
}

extension Problem {
  /// The problem with another language for answers of a language, or nil where nothing changes.
  fileprivate func speaking(_ new: Language?, insteadOf old: Language?) -> Problem? {
    let kind = kind.speaking(new, insteadOf: old)
    let expected = expectedAnswers.speaking(new, insteadOf: old)
    guard kind != nil || expected != nil else { return nil }
    var problem = self
    problem.kind = kind ?? problem.kind
    problem.expectedAnswers = expected ?? problem.expectedAnswers
    return problem
  }
}

extension [Problem.ExpectedAnswer] {
  fileprivate func speaking(_ new: Language?, insteadOf old: Language?)
    -> [Problem.ExpectedAnswer]?
  {
    let kinds = map { $0.kind.speaking(new, insteadOf: old) }
    guard kinds.contains(where: { $0 != nil }) else { return nil }
    return zip(self, kinds).map { answer, kind in
      Problem.ExpectedAnswer(
        kind ?? answer.kind,
        credit: answer.credit,
        feedback: answer.feedback
      )
    }
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
      let gaps = task.gaps.map { $0.speaking(new, insteadOf: old) }
      guard gaps != task.gaps else { return nil }
      return .cloze(ClozeTask(task.text, gaps: gaps, grading: task.grading))
    default:
      return nil
    }
  }
}

extension ClozeTask.Gap {
  fileprivate func speaking(_ new: Language?, insteadOf old: Language?) -> ClozeTask.Gap {
    ClozeTask.Gap(
      id,
      kind.speaking(new, insteadOf: old) ?? kind,
      weight: weight,
      expectedAnswers: expectedAnswers.speaking(new, insteadOf: old) ?? expectedAnswers
    )
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
  /// The same problem with other hints, which are known to be without fault.
  package func offering(_ hints: [Problem.Hint]) -> Problem {
    var problem = self
    problem.hints = hints
    return problem
  }
}
