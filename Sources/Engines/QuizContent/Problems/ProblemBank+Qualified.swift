// SPDX-License-Identifier: Apache-2.0
public import LudusCore

// Names of problems that hold beyond their bank.
extension ProblemBank {
  /// Returns the bank with names of problems, templates and sets that no other bank has: each
  /// begins with that of the bank, `"biology/q1"`.
  ///
  /// Names of an author hold within a file, and many files begin with `q1`. A log of answers, its
  /// statistics and a schedule of reviews know a problem by its name alone, so whoever keeps the
  /// answers to several banks together draws from qualified ones.
  ///
  /// ```swift
  /// let chemistry = try ProblemBank(json: data).qualified()      // "chemistry/q1"
  /// ```
  ///
  /// Titles, texts, keys and what the bank knows of words are as they were. A bank that is
  /// qualified twice has longer names.
  ///
  /// - Parameter name: The beginning of the names; nil for the identifier of the bank.
  /// - Returns: The bank with the other names.
  /// - Complexity: O(*n*) in the number of problems, templates and sets.
  public func qualified(by name: Identifier<ProblemBank>? = nil) -> ProblemBank {
    let name = name ?? id
    return ProblemBank(
      unchecked: id,
      title: title,
      language: language,
      terms: terms,
      rivals: rivals,
      media: media,
      sets: sets.map { $0.qualified(by: name) }
    )
    .knowing(addedLexicon)
  }
}

extension Identifier<ProblemBank> {
  /// The name that a problem, template or set of the bank has among those of all banks.
  package func qualifying<Named>(_ name: Identifier<Named>) -> Identifier<Named> {
    Identifier<Named>("\(rawValue)/\(name.rawValue)")
  }
}

extension ProblemSet {
  fileprivate func qualified(by bank: Identifier<ProblemBank>) -> ProblemSet {
    ProblemSet(
      id: bank.qualifying(id),
      title: title,
      description: description,
      idNumber: idNumber,
      sets: sets.map { $0.qualified(by: bank) },
      problems: problems.map { problem in
        problem.named(
          bank.qualifying(problem.id),
          title: problem.title,
          introduction: problem.introduction,
          points: problem.points
        )
      },
      templates: templates.map { template in
        var template = template
        template.id = bank.qualifying(template.id)
        return template
      }
    )
  }
}
