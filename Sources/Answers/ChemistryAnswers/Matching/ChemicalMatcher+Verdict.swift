// SPDX-License-Identifier: Apache-2.0
public import AnswerMatching
internal import LudusCore

extension ChemicalMatcher {
  /// Judges an answer.
  ///
  /// - Returns: Correct with the first accepted answer that says the same; wrong with what differs; not gradable when
  ///   it cannot be read, is a name or another kind of answer, or when a teacher would ask for another notation.
  /// - Complexity: O(*n* · *m*) in the numbers of species of the answer and of an accepted one.
  public func verdict(for answer: String) -> Verdict {
    if let accepted = accepted.first(where: { $0 == answer }) {
      return .correct(Verdict.Match(accepted: accepted, reason: .exact))
    }
    guard answer.utf8.count <= Verdict.maximumAnswerLength else {
      return .notGradable(Verdict.NotGradable(.tooLong(limit: Verdict.maximumAnswerLength)))
    }
    if let accepted = acceptedInUsualReading(of: answer) {
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

  /// How the readings of an answer compare with an accepted one: any that is correct counts.
  private func outcome(of readings: [ChemicalAnswer], _ key: ChemicalAnswer) -> ChemicalOutcome {
    let outcomes = readings.map { outcome(of: $0, key) }
    guard let index = outcomes.firstIndex(of: .correct) else {
      return outcomes.first ?? .open(.empty)
    }
    // "VO2+" is VO₂⁺ first; whether VO²⁺ is meant has to be asked. "I3-" could not be meant otherwise.
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

  /// The slip that keeps an answer from being an accepted one: capital letters, or a zero for the letter O.
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

  /// The accepted answer that a text is, read as it usually is.
  private func acceptedInUsualReading(of text: String) -> String? {
    guard
      let reading = try? ChemicalReader.readings(of: text, as: form, onlyUsual: true).first,
      let index = keys.firstIndex(where: { outcome(of: reading, $0) == .correct })
    else { return nil }
    return accepted[index]
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
