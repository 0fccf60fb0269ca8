// SPDX-License-Identifier: Apache-2.0
public import AnswerMatching
public import LudusCore

/// Matches a chemical formula, an equation, an electron configuration or a nuclide, in whatever notation.
///
/// ```swift
/// let sulfate = try ChemicalMatcher("SO4^2-")
/// sulfate.verdict(for: "SO₄²⁻").isCorrect   // true
/// sulfate.verdict(for: "$SO_4^{2-}$").isCorrect   // true
///
/// let combustion = try ChemicalMatcher("CH4 + 2 O2 -> CO2 + 2 H2O")
/// combustion.verdict(for: "2O2 + CH4 = 2H2O + CO2").isCorrect   // true
/// combustion.verdict(for: "CH4 + O2 -> CO2 + H2O").sentence(in: .english)
/// // "This is not balanced. Atoms of H: 4 on the left, 2 on the right. …"
/// ```
///
/// The preferred answer shows which kind of answers counts. The article on judging chemistry says what counts as the
/// same.
///
/// In JSON a matcher is an object with the array `accepted`, the preferred answer first, and those of the keys
/// `form`, `compare`, `states` and `anyMultiple` that are not as in the initializer:
/// `{"accepted": ["H2(g)"], "states": "required"}`.
public struct ChemicalMatcher: AnswerMatcher {
  /// The answer that is shown as the correction.
  public let preferred: String
  /// Further answers that count, in order of preference.
  public let alternatives: [String]
  /// The kind of answers.
  public let form: ChemicalForm
  /// How strictly answers are compared.
  public let options: Options

  /// The accepted answers, read.
  let keys: [ChemicalAnswer]
  /// The form that the preferred answer suggests.
  private let usualForm: ChemicalForm

  /// How strictly formulae and equations are compared.
  public struct Options: Hashable, Sendable {
    /// The part of two formulae that is compared.
    public let compare: Comparison
    /// How states, as in H2O(l), are judged.
    public let states: StatePolicy
    /// Whether any multiple of an equation counts.
    public let anyMultiple: Bool
  }

  /// Creates a matcher.
  ///
  /// - Parameters:
  ///   - preferred: The answer that is shown as the correction.
  ///   - alternatives: Further answers that count.
  ///   - form: The kind of answers; nil leaves it to the preferred one.
  ///   - compare: The part of two formulae that is compared.
  ///   - states: How states, as in H2O(l), are judged.
  ///   - anyMultiple: Whether an equation counts whose coefficients are all the same multiple of the accepted
  ///     ones.
  /// - Throws: Every fault, for accepted answers that cannot be read or cannot be right.
  public init(
    _ preferred: String,
    alternatives: [String] = [],
    form: ChemicalForm? = nil,
    compare: Comparison = .formula,
    states: StatePolicy = .optional,
    anyMultiple: Bool = false
  ) throws(ContentError<ChemistryFault>) {
    self.preferred = preferred
    self.alternatives = alternatives
    usualForm = ChemicalReader.usualForm(of: preferred)
    self.form = form ?? usualForm
    options = Options(compare: compare, states: states, anyMultiple: anyMultiple)
    var keys: [ChemicalAnswer] = []
    var faults: [LocatedFault<ChemistryFault>] = []
    for (index, text) in ([preferred] + alternatives).enumerated() {
      do {
        keys.append(try ChemicalReader.key(text, as: self.form, states: states))
      } catch {
        faults += error.faults.within(ContentPlace().key("accepted").index(index))
      }
    }
    guard faults.isEmpty else { throw ContentError(faults: faults) }
    self.keys = keys
  }
}

extension ChemicalMatcher: JSONRecord {
  package static func form(_ record: inout Record<Self, ChemistryFault>) throws -> Self {
    let accepted = record.accepted(\.accepted)
    let form = record.field("form", \.uncommonForm)
    let compare = record.field("compare", \.options.compare, default: .formula)
    let states = record.field("states", \.options.states, default: .optional)
    let anyMultiple = record.field("anyMultiple", \.options.anyMultiple, default: false)
    let (preferred, alternatives) = try accepted()
    return try ChemicalMatcher(
      preferred,
      alternatives: alternatives,
      form: try form(),
      compare: try compare(),
      states: try states(),
      anyMultiple: try anyMultiple()
    )
  }

  /// The form, unless it is the one that the preferred answer suggests.
  private var uncommonForm: ChemicalForm? { form == usualForm ? nil : form }
}
