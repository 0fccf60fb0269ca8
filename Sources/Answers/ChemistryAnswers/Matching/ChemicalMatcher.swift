// SPDX-License-Identifier: Apache-2.0
public import AnswerMatching
public import LudusCore

/// Matches a chemical formula, an equation, an electron configuration or a nuclide, in any
/// notation.
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
/// The preferred answer shows which kind of answers counts. The article on judging chemistry says
/// what counts as the same.
///
/// In JSON a matcher is an object with the array `accepted`, the preferred answer first, and those
/// of the keys `form`, `compare`, `states` and `anyMultiple` that are not as in the initializer:
/// `{"accepted": ["H2(g)"], "states": "required"}`.
public struct ChemicalMatcher: AnswerMatcher {
  /// The answer that is shown as the correction.
  public let preferred: String
  /// Further answers that count, in order of preference.
  public let alternatives: [String]
  /// The kind of answers.
  public let form: ChemicalForm
  /// The strictness with which answers are compared.
  public let options: Options

  /// The accepted answers, read.
  let keys: [ChemicalAnswer]
  /// The form that the preferred answer suggests.
  private let usualForm: ChemicalForm

  /// The strictness with which formulae and equations are compared.
  public struct Options: Hashable, Sendable {
    /// The part of two formulae that is compared.
    public let compare: Comparison
    /// The policy for states, as in H2O(l).
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
  ///   - states: The policy for states, as in H2O(l).
  ///   - anyMultiple: Whether an equation counts whose coefficients are all the same multiple of
  ///     the accepted ones.
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

extension ChemicalMatcher {
  /// Judges an answer.
  ///
  /// - Returns: Correct with the first accepted answer that says the same; wrong with what differs;
  ///   not gradable when it cannot be read, is a name or another kind of answer, or when a teacher
  ///   would ask for another notation.
  /// - Complexity: O(*n* · *m*) in the numbers of species of the answer and of an accepted one.
  public func verdict(for answer: String) -> Verdict {
    plainVerdict(for: answer).writing(as: self)
  }

  private func plainVerdict(for answer: String) -> Verdict {
    if let accepted = accepted.first(where: { $0 == answer }) {
      return .correct(Verdict.Match(accepted: accepted, reason: .exact))
    }
    guard answer.utf8.count <= Verdict.maximumAnswerLength else {
      return .notGradable(Verdict.NotGradable(.tooLong(limit: Verdict.maximumAnswerLength)))
    }
    if let accepted = acceptedInUsualReading(of: answer) {
      return .correct(Verdict.Match(accepted: accepted, reason: .otherNotation))
    }
    if let accepted = acceptedAsNuclides(answer) {
      return .correct(Verdict.Match(accepted: accepted, reason: .otherNotation))
    }
    do {
      let readings = try ChemicalReader.readings(of: answer, as: form)
      let outcomes = zip(accepted, keys).map { (accepted: $0, outcome: outcome(of: readings, $1)) }
      if let match = outcomes.first(where: { $0.outcome == .correct }) {
        return .correct(Verdict.Match(accepted: match.accepted, reason: .otherNotation))
      }
      if let mismatch = repaired(answer) { return wrong(answer, mismatch) }
      for case (_, .open(let reason)) in outcomes { return open(reason) }
      for case (let accepted, .wrong(let mismatch)) in outcomes {
        return wrong(answer, mismatch, nearest: accepted)
      }
      return open(.otherForm(form))
    } catch {
      return verdict(for: answer, unreadable: error)
    }
  }

  /// Judges an answer that cannot be read as it stands.
  private func verdict(for answer: String, unreadable fault: Verdict.ChemicalFault) -> Verdict {
    if let mismatch = repaired(answer) { return wrong(answer, mismatch) }
    if case .atomicNumber(let element, let written, let expected) = fault.reason {
      return wrong(answer, .atomicNumber(of: element, written: written, expected: expected))
    }
    if answer.isName { return open(.name) }
    return .notGradable(Verdict.NotGradable(.chemistry(fault)))
  }

  private func wrong(
    _ answer: String,
    _ mismatch: Verdict.ChemicalMismatch,
    nearest: String? = nil
  ) -> Verdict {
    .wrong(
      Verdict.Mismatch(
        answer: answer,
        expected: preferred,
        nearest: nearest,
        reason: .chemistry(mismatch)
      )
    )
  }

  private func open(_ reason: Verdict.ChemicalFault.Reason) -> Verdict {
    .notGradable(
      Verdict.NotGradable(.chemistry(Verdict.ChemicalFault(position: 0, reason: reason)))
    )
  }

  // MARK: - Comparing

  /// Compares the readings of an answer with an accepted one: any that is correct counts.
  private func outcome(of readings: [ChemicalAnswer], _ key: ChemicalAnswer) -> ChemicalOutcome {
    let outcomes = readings.map { outcome(of: $0, key) }
    guard let index = outcomes.firstIndex(of: .correct) else {
      return outcomes.first ?? .open(.empty)
    }
    // "VO2+" is VO₂⁺ first; whether VO²⁺ is meant has to be asked. "I3-" could not be meant
    // otherwise.
    if index > 0, case .formula(let term) = readings[index], term.formula.parts[0].units.count > 1 {
      return .open(.ambiguousCharge)
    }
    return .correct
  }

  private func outcome(of answer: ChemicalAnswer, _ key: ChemicalAnswer) -> ChemicalOutcome {
    switch (answer, key) {
    case (.formula(let answer), .formula(let key)): return outcome(of: answer, key)
    case (.nuclide(let answer), .nuclide(let key)): return outcome(of: answer, key)
    case (.equation(let answer), .equation(let key)):
      return EquationComparison(answer: answer, expected: key, options: options).outcome()
    case (.configuration(let answer), .configuration(let key)):
      return answer.difference(from: key).map { .wrong($0) } ?? .correct
    default: return .open(.otherForm(form))
    }
  }

  private func outcome(of answer: ChemicalTerm, _ key: ChemicalTerm) -> ChemicalOutcome {
    switch FormulaRelation(answer.formula, key.formula, compares: options.compare) {
    case .open(let reason): return .open(reason)
    case .different(let mismatch): return .wrong(mismatch)
    case .same: break
    }
    if answer.coefficient != key.coefficient {
      return .wrong(
        .coefficient(
          of: key.formula.description,
          written: answer.coefficient.description,
          expected: key.coefficient.description
        )
      )
    }
    return SideComparison([answer], [key], options).stateMismatch(options.states) ?? .correct
  }

  // MARK: - Slips of typing

  /// The slip that keeps an answer from being an accepted one: capital letters, or a zero for the
  /// letter O.
  private func repaired(_ answer: String) -> Verdict.ChemicalMismatch? {
    // Letters of subshells name no element.
    guard answer.utf8.count <= 512, form != .configuration else { return nil }
    for key in accepted where isCorrect(answer.withCapitals(of: key)) { return .capitals }
    let characters = Array(answer)
    let zeros = characters.indices.filter { characters[$0] == "0" }
    guard (1...8).contains(zeros.count) else { return nil }
    // All of them, or one where others belong to numbers such as 10.
    for replaced in [zeros] + (zeros.count > 1 ? zeros.map { [$0] } : []) {
      var characters = characters
      for index in replaced { characters[index] = "O" }
      let text = String(characters)
      let isMeant = isCorrect(text) || accepted.contains { isCorrect(text.withCapitals(of: $0)) }
      if isMeant { return .zeroForOxygen }
    }
    return nil
  }

  private func isCorrect(_ text: String) -> Bool { acceptedInUsualReading(of: text) != nil }

  /// The accepted equation of nuclides that a text is when its numbers are those of nucleons.
  private func acceptedAsNuclides(_ text: String) -> String? {
    let nuclear = keys.indices.filter { keys[$0].hasMassNumbers }
    guard !nuclear.isEmpty, let reading = ChemicalReader.nuclideEquation(text) else { return nil }
    return nuclear.first { outcome(of: reading, keys[$0]) == .correct }.map { accepted[$0] }
  }

  /// The accepted answer that a text is, read as it usually is.
  private func acceptedInUsualReading(of text: String) -> String? {
    guard
      let reading = try? ChemicalReader.readings(of: text, as: form, onlyUsual: true).first,
      let index = keys.firstIndex(where: { outcome(of: reading, $0) == .correct })
    else { return nil }
    return accepted[index]
  }
}

extension ChemicalAnswer {
  /// Whether it is an equation with mass numbers of elements.
  fileprivate var hasMassNumbers: Bool {
    guard case .equation(let equation) = self else { return false }
    return (equation.left + equation.right).contains { term in
      term.formula.atoms.keys.contains { $0.number > 0 && $0.mass != nil }
    }
  }
}

extension String {
  /// The text with the capitals that its words of letters have in another text.
  fileprivate func withCapitals(of other: String) -> String {
    let known = other.split { !$0.isASCIILetter }
    var text = ""
    var rest = self[...]
    while let first = rest.first {
      let isCommand = first == "\\"
      let word = rest.dropFirst(isCommand ? 1 : 0).prefix { $0.isASCIILetter }
      guard isCommand || !word.isEmpty else {
        text.append(rest.removeFirst())
        continue
      }
      if isCommand { text.append(rest.removeFirst()) }
      let isKnown = isCommand || known.contains(word)
      let folded = word.lowercased()
      let other = isKnown ? nil : known.first { $0.lowercased() == folded }
      text += other ?? word
      rest = rest.dropFirst(word.count)
    }
    return text
  }

  /// Whether it is made of words, which formulae are not: no symbol has three small letters.
  fileprivate var isName: Bool {
    guard !contains("\\") else { return false }
    var run = 0
    for scalar in unicodeScalars {
      run = scalar.properties.isLowercase ? run + 1 : 0
      if run >= 3 { return true }
    }
    return false
  }
}

extension Character {
  fileprivate var isASCIILetter: Bool { isASCII && isLetter }
}

extension ChemicalMatcher {
  /// A policy for judging the states of species, as in H2O(l).
  public enum StatePolicy: String, CaseIterable, Hashable, Sendable, JSONName {
    /// States may be left out, but one that is written must be that of the accepted answer.
    ///
    /// They must be written where nothing else changes, as when ice melts.
    case optional
    /// Every state of the accepted answer must be written.
    case required
    /// States are not looked at.
    case ignored
  }

  /// The part of two formulae that is compared.
  public enum Comparison: String, CaseIterable, Hashable, Sendable, JSONName {
    /// Atoms, charge, groups and their order: CH3COOH is not C2H4O2.
    case formula
    /// Atoms and charge alone.
    case composition
  }
}
