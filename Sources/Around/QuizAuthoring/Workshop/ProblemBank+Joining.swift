// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import Quizzes
internal import QuizContent

extension ProblemBank {
  /// Returns the bank with the approved problems of a workshop.
  ///
  /// The problems of each origin stand in a tree of their own: those that students wrote for `ch1010/acids` in
  /// `students/ch1010/acids`, below `students`. So what is drawn from the sets of this bank stays the same,
  /// problem for problem, and a quiz mixes origins by naming sets of both. Each problem has its
  /// `Problem.origin`.
  ///
  /// - Parameters:
  ///   - workshop: Where the problems were approved.
  ///   - titles: The title for learners of an origin; its name where there is none.
  /// - Returns: The bank with further sets at its end, in the order of origins and then of identifiers.
  /// - Throws: Every identifier that both have, with its place.
  /// - Complexity: O(*n* log *n*) in the number of problems.
  public func joined(
    by workshop: ProblemWorkshop,
    titles: [Problem.Origin: String] = [:]
  ) throws(ContentError<ProblemFault>) -> ProblemBank {
    let approved = workshop.problems.compactMap { authored in
      authored.approved.flatMap { revision in
        revision.problem.map { (origin: authored.origin, topic: revision.set, problem: $0) }
      }
    }
    let sets = Dictionary(grouping: approved, by: \.origin).sorted { $0.key < $1.key }
      .map { origin, problems in
        let topics = Dictionary(grouping: problems, by: \.topic).sorted { $0.key < $1.key }
        return ProblemSet(
          id: ProblemSet.ID(origin.rawValue),
          title: titles[origin] ?? origin.rawValue,
          sets: topics.map { topic, problems in
            ProblemSet(
              id: "\(origin)/\(topic)",
              title: set(topic)?.title ?? topic.rawValue,
              problems: problems.map(\.problem)
            )
          }
        )
      }
    return try adding(sets)
  }

  /// Returns the bank with all problems of another one, marked with an origin.
  ///
  /// They stand in a tree of their own, as those of a workshop do: the set `moles` of the other bank becomes
  /// `imported/moles`, below `imported`. Its templates come along; they name no origin, so their variants are of staff.
  /// So do its media, its terms and the lexicon that was added to it; which rivals count is said by this bank.
  ///
  /// - Parameters:
  ///   - other: The other bank.
  ///   - origin: Where its problems come from, whatever they say themselves.
  ///   - title: The title for learners; nil for the title of the other bank.
  /// - Returns: The bank with a further set at its end.
  /// - Throws: Every identifier that both have, with its place, or that sets are within each other too deeply.
  /// - Complexity: O(*n*) in the number of problems and terms.
  public func joined(
    by other: ProblemBank,
    from origin: Problem.Origin,
    title: String? = nil
  ) throws(ContentError<ProblemFault>) -> ProblemBank {
    let set = ProblemSet(
      id: ProblemSet.ID(origin.rawValue),
      title: title ?? other.title,
      sets: other.sets.map { $0.originating(from: origin) }
    )
    let known = Set(terms)
    return try adding(
      [set],
      other.media.filter { !media.contains($0) },
      terms: other.terms.filter { !known.contains($0) }
    )
    .knowing(other.addedLexicon)
  }

  private func adding(
    _ sets: [ProblemSet],
    _ media: [ProblemBank.Media] = [],
    terms: [String] = []
  ) throws(ContentError<ProblemFault>) -> ProblemBank {
    try ProblemBank(
      id: id,
      title: title,
      language: language,
      terms: self.terms + terms,
      rivals: rivals,
      media: self.media + media,
      sets: self.sets + sets
    )
    .knowing(addedLexicon)
  }
}

extension ProblemSet {
  /// The same set with all it holds, named after an origin.
  fileprivate func originating(from origin: Problem.Origin) -> ProblemSet {
    ProblemSet(
      id: "\(origin)/\(id)",
      title: title,
      description: description,
      idNumber: idNumber,
      sets: sets.map { $0.originating(from: origin) },
      problems: problems.map { $0.originating(from: origin) },
      templates: templates
    )
  }
}
