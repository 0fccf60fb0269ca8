// SPDX-License-Identifier: Apache-2.0
internal import AnatomicalTerms
public import LudusCore
internal import WordDistances

/// Judges answers for the pins of a sheet.
///
/// ```swift
/// let matcher = LabelMatcher(sheet.pins, language: "la")
/// matcher.verdict(for: "M. bizeps brachii", at: "p1")   // correct: abbreviation, near spelling
/// matcher.verdict(for: "musculus triceps", at: "p1")    // wrong
/// ```
///
/// An answer goes through the layers of ``LabelMatcher/Layer`` one after the other. Where the
/// vocabulary is anatomical, the further names that it has for the structure of the labels count as
/// well, if the policy grants ``MatchingPolicy/Allowance/dictionaryNames``. An answer is never taken
/// for a misspelling when it is another known name, when another known name is as near, when a word
/// of it is the contrary of the expected one, another known word, or another number. Known are all
/// labels of the pins and the vocabulary.
///
/// A matcher is made once for a sheet and then judges any number of answers.
public struct LabelMatcher: Sendable {
  /// The tolerance between answers and labels.
  package let policy: MatchingPolicy
  let targets: [Pin.ID: LabelTarget]
  /// The rules for the written form of names.
  private let rules: NamingRules
  /// The pins in the order of the sheet.
  private let order: [Pin.ID]
  /// The pins that have a name, in the order of the sheet.
  private let owners: [String: [Pin.ID]]

  /// Creates a matcher.
  ///
  /// - Parameters:
  ///   - pins: All pins of the sheet, whose labels are not taken for each other.
  ///   - language: The learner's language.
  ///   - policy: The tolerance between answers and labels.
  ///   - vocabulary: Further names that answers could mean. An author's own can be united with the
  ///     anatomical one.
  /// - Complexity: O(*n* log *n*) in the number of labels.
  public init(
    _ pins: [Pin],
    language: Language,
    policy: MatchingPolicy = .standard,
    vocabulary: TermVocabulary = .anatomical
  ) {
    self.policy = policy
    rules = vocabulary.rules
    var targets: [Pin.ID: LabelTarget] = [:]
    var owners: [String: [Pin.ID]] = [:]
    var keys: [Language: [String]] = [:]
    for pin in pins {
      let target = LabelTarget(
        pin,
        language: language,
        policy: policy,
        rules: vocabulary.rules
      )
      targets[pin.id] = target
      for term in target.terms { keys[term.label.language.base, default: []] += term.forms.keys }
      for key in target.orderedKeys {
        owners[key.text, default: []].append(pin.id)
      }
    }
    let sheet = keys.map { TermNames(keys: $0.value, language: $0.key) }
    for pin in targets.keys {
      targets[pin]?.surround(
        by: sheet,
        vocabulary,
        allowingShortNames: vocabulary.rules == .anatomy
          && policy.allowances.contains(.shortNames)
      )
    }
    self.targets = targets
    order = pins.map(\.id).unrepeated
    self.owners = owners
  }

  /// Judges an answer.
  ///
  /// - Parameters:
  ///   - answer: The learner's answer; blanks alone are none.
  ///   - pin: The pin it was written for.
  /// - Returns: The verdict, or nil when the sheet does not have the pin.
  /// - Complexity: Some microseconds for an answer that is a label; else a search among all known
  ///   names.
  public func verdict(for answer: String, at pin: Pin.ID) -> LabelVerdict? {
    judgment(of: answer, at: pin)?.verdict
  }

  /// Returns the pins for which an answer is correct.
  ///
  /// ```swift
  /// matcher.pins(accepting: "Ramus superior")   // every pin that has this name, or a misspelled one near it
  /// ```
  ///
  /// - Parameter answer: A possible answer; blanks alone are right for none.
  /// - Returns: The pins, in the order of the sheet.
  /// - Complexity: O(*n*) in the number of pins.
  public func pins(accepting answer: String) -> [Pin.ID] {
    guard !answer.isBlank, answer.utf8.count <= Self.longestAnswer else { return [] }
    let readings = readings(of: answer)
    return order.filter { pin in
      guard let target = targets[pin] else { return false }
      if exactMatch(answer, target) != nil { return true }
      if case .accepted = outcome(of: readings, target) { return true }
      return false
    }
  }

  /// Judges an answer, and returns the names by which it is compared with other answers.
  func judgment(of answer: String, at pin: Pin.ID) -> LabelJudgment? {
    guard let target = targets[pin] else { return nil }
    guard !answer.isBlank else { return LabelJudgment(verdict: .unanswered, names: []) }
    guard answer.utf8.count <= Self.longestAnswer else {
      return LabelJudgment(verdict: .wrong(LabelVerdict.Rejected(.tooLong)), names: [answer])
    }
    if let found = exactMatch(answer, target) {
      return LabelJudgment(verdict: .correct(found.match), names: found.names)
    }
    let readings = readings(of: answer)
    let reading = readings.whole
    switch outcome(of: readings, target) {
    case .accepted(let match):
      let label = target.terms.first { $0.label.id == match.label.id }
      return LabelJudgment(
        verdict: .correct(match),
        names: reading.keys + (label?.forms.keys ?? [])
      )
    case .refused(let reason):
      return LabelJudgment(
        verdict: .wrong(mismatch(reason, reading, target)),
        names: reading.keys
      )
    }
  }

  private static let longestAnswer = 1000
  /// Nobody gives more names for one structure, and each takes a search.
  private static let mostNames = 8

  private enum Outcome {
    case accepted(LabelVerdict.Accepted)
    case refused(LabelVerdict.Rejected.Reason)
  }

  private func exactMatch(
    _ answer: String,
    _ target: LabelTarget
  ) -> (match: LabelVerdict.Accepted, names: [String])? {
    let found = target.terms.first { $0.isAccepted && $0.label.text == answer }
    return found.map { (target.match($0, [.exact]), $0.forms.keys) }
  }

  /// An answer as a whole and, where it has several, name by name.
  private struct Readings {
    let whole: AnswerReading
    let names: [AnswerReading]
  }

  private func readings(of answer: String) -> Readings {
    let names = AnswerReading.names(in: answer)
    func reading(_ text: String) -> AnswerReading {
      AnswerReading(text, allowing: policy.allowances, rules: rules)
    }
    let hasSeveral = 2...Self.mostNames ~= names.count
    return Readings(whole: reading(answer), names: hasSeveral ? names.map(reading) : [])
  }

  /// Judges an answer that is not the very text of a label; none of its names may be another
  /// structure's.
  private func outcome(of answer: Readings, _ target: LabelTarget) -> Outcome {
    let whole = wholeOutcome(of: answer.whole, target)
    guard !answer.names.isEmpty, policy.tolerance != .exact else { return whole }
    if answer.whole.forms.plain.first.map(target.keys.contains) == true { return whole }
    var accepted: LabelVerdict.Accepted?
    for name in answer.names {
      switch outcome(of: name, target) {
      case .accepted(let match): accepted = accepted ?? match
      case .refused(.anotherTerm): return .refused(.anotherTerm)
      case .refused: return whole
      }
    }
    guard let accepted, policy.allowances.contains(.severalNames) else { return whole }
    if case .accepted = whole { return whole }
    return .accepted(accepted)
  }

  /// Judges an answer as one name, whose genus may be abbreviated by the rules of species.
  private func wholeOutcome(of answer: AnswerReading, _ target: LabelTarget) -> Outcome {
    let plain = outcome(of: answer, target)
    guard rules == .species, policy.tolerance != .exact, case .refused = plain else { return plain }
    return genusOutcome(of: answer, target) ?? plain
  }

  /// Judges a name whose genus is abbreviated, or that of the label; nil where neither is, or they do
  /// not fit.
  ///
  /// The abbreviation may mean only one of the known names with these epithets.
  private func genusOutcome(of answer: AnswerReading, _ target: LabelTarget) -> Outcome? {
    let written = SpeciesName(answer.text)
    for term in target.terms where term.isAccepted {
      let name = SpeciesName(term.label.text)
      if let whole = written.expanded(to: name.genus) {
        let reading = AnswerReading(whole, allowing: policy.allowances, rules: rules)
        guard case .accepted(let match) = outcome(of: reading, target) else { continue }
        guard !hasOtherGenus(written, target, term) else { return .refused(.sharedName) }
        return .accepted(match.adding(.abbreviation))
      }
      if let whole = name.expanded(to: written.genus),
        TermText.normalized(whole) == TermText.normalized(written.bare)
      {
        return .accepted(target.match(term, [.abbreviation]))
      }
    }
    return nil
  }

  /// Whether another known name has the epithets of a name and a genus that begins as its
  /// abbreviation.
  private func hasOtherGenus(
    _ name: SpeciesName,
    _ target: LabelTarget,
    _ term: LabelTarget.Term
  ) -> Bool {
    let epithets = TermText.normalized(name.epithets.joined(separator: " "))
    guard let initials = name.initials else { return false }
    return term.surroundings.contains { names in
      names.index.terms.contains { other in
        other.hasPrefix(initials) && other.hasSuffix(" \(epithets)")
          && !target.isOwn(other, in: names)
      }
    }
  }

  /// Judges a name that is not the very text of a label.
  private func outcome(of answer: AnswerReading, _ target: LabelTarget) -> Outcome {
    if let match = formMatch(answer, target) { return .accepted(match) }
    let isLabel = answer.keys.contains(where: target.keys.contains)
    // The labels of the sheet are the author's word on what they name.
    let isOnOtherPin = !isLabel && answer.keys.contains { owners[$0] != nil }
    let meaning = isOnOtherPin ? nil : target.meaning(of: answer)
    if case .own(let name, let layers) = meaning, policy.countsDictionary {
      // A label with its words in another order, or with a slip, goes before another name.
      if layers.contains(.wordOrder), let match = reordered(answer, target) {
        return .accepted(match)
      }
      if target.side != nil, policy.tolerance == .rough,
        case .accepted(let match) = near(answer, target, or: .different)
      {
        return .accepted(match)
      }
      return .accepted(target.match(name, layers))
    }
    if isLabel {
      guard policy.tolerance != .exact else { return .refused(.different) }
      // "Superior vena cava" is English, and the Latin name in another order.
      return reordered(answer, target).map(Outcome.accepted) ?? .refused(.otherLanguage)
    }
    let known = target.terms.filter(\.isAccepted).map(\.surroundings)
    let isAnother = answer.keys.contains { key in
      known.contains { target.isAnother(key, among: $0) }
    }
    guard !isAnother else { return .refused(.anotherTerm) }
    guard policy.tolerance != .exact else { return .refused(.different) }
    if let match = shortened(answer, target) { return .accepted(match) }
    if let match = reordered(answer, target) { return .accepted(match) }
    let reason: LabelVerdict.Rejected.Reason
    switch meaning {
    case .own: reason = .otherName
    case .shared: reason = .sharedName
    case .another: return .refused(.anotherTerm)
    case .otherLanguage: reason = .otherLanguage
    case nil: reason = .different
    }
    guard policy.tolerance == .rough else { return .refused(reason) }
    return near(answer, policy.countsDictionary ? target.extended(for: answer) : target, or: reason)
  }

  /// The label that an answer is in another form.
  private func formMatch(
    _ answer: AnswerReading,
    _ target: LabelTarget
  ) -> LabelVerdict.Accepted? {
    guard policy.tolerance != .exact else { return nil }
    let forms = answer.forms
    return target.best(
      target.matches { $0.forms.plain.sharesElement(with: forms.plain) },
      .normalized
    )
      ?? target.best(
        target.matches { $0.forms.standard.sharesElement(with: forms.standard) },
        .variant
      )
      ?? target.best(
        target.matches { $0.forms.keys.sharesElement(with: forms.keys) },
        .abbreviation
      )
      ?? otherNotation(answer, target)
  }

  /// Judges whether an answer is a misspelling.
  private func near(
    _ answer: AnswerReading,
    _ target: LabelTarget,
    or reason: LabelVerdict.Rejected.Reason
  ) -> Outcome {
    switch NearSpelling(answer, target).outcome {
    case .accepted(let found, let edits):
      return .accepted(
        target.match(found, [.nearSpelling], isAbbreviated: answer.isAbbreviated, edits)
      )
    case .refused(let found):
      return .refused(reason == .different ? found : reason)
    }
  }

  /// The label that has the numbers of an answer in another notation.
  private func otherNotation(
    _ answer: AnswerReading,
    _ target: LabelTarget
  ) -> LabelVerdict.Accepted? {
    guard policy.allowances.contains(.numerals) else { return nil }
    let written = answer.forms.plain.compactMap(Numerals.canonical)
    guard !written.isEmpty else { return nil }
    return target.best(
      target.matches { $0.forms.plain.compactMap(Numerals.canonical).sharesElement(with: written) },
      .variant
    )
  }

  /// The label that an answer is but for the word for its kind, in one of them.
  ///
  /// The answer may have a word for a kind that the label lacks if the structure is known to be of
  /// it: "Musculus biceps brachii" for "Biceps brachii", but not "Arteria biceps brachii".
  private func shortened(_ answer: AnswerReading, _ target: LabelTarget) -> LabelVerdict.Accepted? {
    guard rules == .anatomy, policy.allowances.contains(.shortNames) else { return nil }
    return target.best(
      target.matches { term in
        if term.shortNames.sharesElement(with: answer.keys) { return true }
        return answer.keys.contains { key in
          KindWords.shortened(key).map(term.forms.keys.contains) == true
            && term.surroundings.contains { $0.contains(key) && target.isOwn(key, in: $0) }
        }
      },
      .abbreviation
    )
  }

  /// The label whose words are those of the answer in another order, if no other name has them too.
  private func reordered(_ answer: AnswerReading, _ target: LabelTarget) -> LabelVerdict.Accepted? {
    let orders = Set(answer.keys.map(TermForms.orderKey(of:)))
    let found = target.matches { $0.orders.contains(where: orders.contains) }.filter { term in
      term.surroundings.allSatisfy { names in
        orders.flatMap(names.names(reordering:)).allSatisfy { target.isOwn($0, in: names) }
      }
    }
    return found.first.map { target.match($0, [.wordOrder], isAbbreviated: answer.isAbbreviated) }
  }

  private func mismatch(
    _ reason: LabelVerdict.Rejected.Reason,
    _ answer: AnswerReading,
    _ target: LabelTarget
  ) -> LabelVerdict.Rejected {
    let others = answer.keys.flatMap { owners[$0] ?? [] }.unrepeated.filter { $0 != target.pin }
    let contrary = answer.contrary(of: target)
    // Without a pin to point to, the contrary word says more than that the name is another one.
    let isUnclear = reason == .different || reason == .anotherTerm && others.isEmpty
    return LabelVerdict.Rejected(
      reason: isUnclear && contrary.isContrary ? .contrary : reason,
      otherPins: others,
      isOtherSide: contrary.isOtherSide,
      otherNumber: answer.otherNumber(than: target)
    )
  }
}

/// A verdict with the names that make an answer the same as another.
struct LabelJudgment: Sendable {
  let verdict: LabelVerdict
  /// The possible meanings of the answer, and for a right one all names of its label.
  let names: [String]
}

extension LabelVerdict.Rejected {
  init(_ reason: Reason) {
    self.init(reason: reason, otherPins: [], isOtherSide: false, otherNumber: nil)
  }
}

extension [String] {
  fileprivate func sharesElement(with others: [String]) -> Bool {
    contains { others.contains($0) }
  }
}
