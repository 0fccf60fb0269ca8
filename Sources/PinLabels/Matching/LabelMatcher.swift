internal import AnswerMatching

/// Judges answers for the pins of a sheet.
///
/// ```swift
/// let matcher = LabelMatcher(sheet.pins, language: "la")
/// matcher.verdict(for: "M. bizeps brachii", at: "p1")   // right: abbreviation, near spelling
/// matcher.verdict(for: "musculus triceps", at: "p1")    // wrong
/// ```
///
/// An answer goes through the layers of ``MatchLayer`` one after the other. It is never taken for a misspelling
/// when it is another known name, when another known name is as near, when a word of it is the contrary of the
/// expected one, another known word, or another number. Known are all labels of the pins and the vocabulary.
///
/// A matcher is made once for a sheet and then judges any number of answers.
public struct LabelMatcher: Sendable {
  /// How far answers may be from labels.
  public let policy: MatchingPolicy
  let targets: [Pin.ID: LabelTarget]
  let vocabularies: [TermVocabulary]
  /// The pins that have a name, in the order of the sheet.
  private let owners: [String: [Pin.ID]]

  /// Creates a matcher.
  ///
  /// - Parameters:
  ///   - pins: All pins of the sheet, whose labels are not taken for each other.
  ///   - language: The learner's language as a tag of BCP 47.
  ///   - policy: How far answers may be from labels.
  ///   - vocabulary: Further names that answers could mean.
  /// - Complexity: O(*n* log *n*) in the number of labels.
  public init(
    _ pins: [Pin],
    language: String,
    policy: MatchingPolicy = .standard,
    vocabulary: TermVocabulary = .empty
  ) {
    self.policy = policy
    var targets: [Pin.ID: LabelTarget] = [:]
    var owners: [String: [Pin.ID]] = [:]
    var keys: [String] = []
    for pin in pins {
      let target = LabelTarget(pin, language: language, policy: policy)
      targets[pin.id] = target
      keys += target.orderedKeys
      for key in target.orderedKeys { owners[key, default: []].append(pin.id) }
    }
    self.targets = targets
    self.owners = owners
    vocabularies = [TermVocabulary(keys: keys), vocabulary]
  }

  /// Judges an answer.
  ///
  /// - Parameters:
  ///   - answer: What the learner wrote; blanks alone are no answer.
  ///   - pin: The pin it was written for.
  /// - Returns: The verdict, or nil when there is no such pin.
  /// - Complexity: Some microseconds for an answer that is a label; else a search among all known names.
  public func verdict(for answer: String, at pin: Pin.ID) -> LabelVerdict? {
    guard let target = targets[pin] else { return nil }
    guard !answer.isBlank else { return .unanswered }
    guard answer.utf8.count <= Self.longestAnswer else {
      return .wrong(LabelMismatch(.tooLong))
    }
    let exact = target.matches { $0.label.text == answer }
    if let match = target.best(exact, .exact) { return .right(match) }
    let forms = TermForms(answer, isLatin: true)
    let answerKeys = forms.keys
    if policy.tolerance != .exact {
      let found =
        target.best(target.matches { $0.forms.plain.sharesElement(with: forms.plain) }, .normalized)
        ?? target.best(
          target.matches { $0.forms.standard.sharesElement(with: forms.standard) },
          .variant
        )
        ?? target.best(
          target.matches { $0.forms.keys.sharesElement(with: answerKeys) },
          .abbreviation
        )
      if let found { return .right(found) }
    }
    let reading = AnswerReading(text: answer, forms: forms, keys: answerKeys)
    return unlisted(reading, target)
  }

  private static let longestAnswer = 1000

  /// Judges an answer that is no accepted label of the pin.
  private func unlisted(_ answer: AnswerReading, _ target: LabelTarget) -> LabelVerdict {
    if !target.keys.isDisjoint(with: answer.keys) {
      return .wrong(
        mismatch(policy.tolerance == .exact ? .different : .otherLanguage, answer, target)
      )
    }
    let known = answer.keys.contains { key in vocabularies.contains { $0.keys.contains(key) } }
    if known { return .wrong(mismatch(.anotherTerm, answer, target)) }
    guard policy.tolerance != .exact else { return .wrong(mismatch(.different, answer, target)) }
    if let match = reordered(answer, target) { return .right(match) }
    guard policy.tolerance == .rough else { return .wrong(mismatch(.different, answer, target)) }
    switch NearSpelling(answer, target, vocabularies).outcome {
    case .accepted(let found, let edits):
      return .right(
        target.match(found, [.nearSpelling], isAbbreviated: answer.isAbbreviated, edits)
      )
    case .refused(let reason):
      return .wrong(mismatch(reason, answer, target))
    }
  }

  /// The label whose words are those of the answer in another order, if no other name has them too.
  private func reordered(_ answer: AnswerReading, _ target: LabelTarget) -> LabelMatch? {
    let orders = Set(answer.keys.map(TermForms.orderKey(of:)))
    let isOthers = orders.contains { order in
      vocabularies.contains { $0.orders[order]?.contains { !target.keys.contains($0) } == true }
    }
    guard !isOthers else { return nil }
    let found = target.matches { term in
      term.forms.keys.contains { orders.contains(TermForms.orderKey(of: $0)) }
    }
    return found.first.map { target.match($0, [.wordOrder], isAbbreviated: answer.isAbbreviated) }
  }

  private func mismatch(
    _ reason: LabelMismatch.Reason,
    _ answer: AnswerReading,
    _ target: LabelTarget
  ) -> LabelMismatch {
    let others = answer.keys.flatMap { owners[$0] ?? [] }.unrepeated.filter { $0 != target.pin }
    let contrary = answer.contrary(of: target)
    return LabelMismatch(
      reason: reason == .different && contrary.isContrary ? .contrary : reason,
      otherPins: others,
      isOtherSide: contrary.isOtherSide,
      otherNumber: answer.otherNumber(than: target)
    )
  }
}

extension LabelMismatch {
  init(_ reason: Reason) {
    self.init(reason: reason, otherPins: [], isOtherSide: false, otherNumber: nil)
  }
}

extension [String] {
  fileprivate func sharesElement(with others: [String]) -> Bool {
    contains { others.contains($0) }
  }
}
