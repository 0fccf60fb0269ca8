// SPDX-License-Identifier: Apache-2.0
package import LudusCore
internal import TextFolding
internal import WordDistances

/// Matches an answer that must be spelled like one of the accepted answers.
///
/// ```swift
/// let symbol = ExactMatcher("Co")
/// symbol.verdict(for: " Co ").isCorrect   // true: spacing does not matter
/// symbol.verdict(for: "CO").isCorrect     // false
///
/// let battle = ExactMatcher("the Somme", normalization: [.spacing, .caseFolding, .englishArticles])
/// battle.verdict(for: "Somme").isCorrect  // true: the article does not matter
/// ```
///
/// A ``TextNormalization`` says what does not matter. By default that is spacing and the form of
/// quotes and, if the matcher ignores case, upper and lower case, and with them what is a matter of
/// typing: H2O may be H₂O, x^2 may be x² and 1939–1945 may have a hyphen. Another normalization
/// forgives what it names and no more. Where spacing does not matter, neither does the notation of
/// what is written in signs: (3, -2, 1) may be (3|-2|1) or 3i - 2j + k, and 1s2 2s2 may be 1s²2s².
///
/// In JSON a matcher is an object with the array `accepted`, the preferred answer first, and either
/// `ignoresCase`, false when it is left out, or `normalization` with the names of all steps:
/// `{"accepted": ["Rome", "Roma"], "ignoresCase": true}`. With `"wildcards": true` a `*` in an
/// accepted answer stands for anything.
public struct ExactMatcher: AnswerMatcher {
  /// The answer that is shown as the correction.
  public let preferred: String
  /// Further answers that count, in order of preference.
  public let alternatives: [String]
  /// The differences that do not matter.
  public let normalization: TextNormalization
  /// Whether a `*` in an accepted answer matches any text, including none; `\*` is a literal
  /// asterisk.
  public let acceptsWildcards: Bool

  /// The normalized forms of all accepted answers, so that they are made only once.
  private let keys: [String]
  /// Those in plain typography, when that does not matter.
  private let typed: [String]
  /// The meanings of those that are written in signs, unless every sign matters.
  private let forms: [SymbolicForm?]

  /// Creates a matcher.
  public init(
    _ preferred: String,
    alternatives: [String] = [],
    normalization: TextNormalization,
    acceptsWildcards: Bool = false
  ) {
    self.acceptsWildcards = acceptsWildcards
    self.preferred = preferred
    self.alternatives = alternatives
    self.normalization = normalization
    let accepted = [preferred] + alternatives
    keys = accepted.map(normalization.apply(to:))
    let isStandard =
      normalization == .standard(ignoresCase: normalization.steps.contains(.caseFolding))
    typed = isStandard ? zip(accepted, keys).map { normalization.typed($0, key: $1) } : []
    forms = normalization.steps.contains(.spacing) ? accepted.map(SymbolicForm.init) : []
  }

  /// Creates a matcher with the standard normalization.
  public init(_ preferred: String, alternatives: [String] = [], ignoresCase: Bool = false) {
    self.init(
      preferred,
      alternatives: alternatives,
      normalization: .standard(ignoresCase: ignoresCase)
    )
  }

  /// Judges an answer.
  ///
  /// - Returns: Correct with the first accepted answer that is the same to the letter, else the
  ///   first that is the same after normalization; wrong with the accepted answer that it comes
  ///   nearest to; not gradable when it is longer than ``Verdict/maximumAnswerLength``.
  /// - Complexity: O(*n*) in the length of the answer for each accepted one, and O(*n* · *m*) in
  ///   the lengths of a wrong answer and an accepted one within 64 edits of it.
  public func verdict(for answer: String) -> Verdict {
    switch decision(on: answer) {
    case .exact(let accepted):
      return .correct(Verdict.Match(accepted: accepted, reason: .exact))
    case .tooLong:
      return .notGradable(Verdict.NotGradable(.tooLong(limit: Verdict.maximumAnswerLength)))
    case .normalized(let index):
      let match = accepted[index]
      let steps = normalization.stepsNeeded(toEquate: answer, match) ?? []
      return .correct(Verdict.Match(accepted: match, reason: .normalized(steps)))
    case .otherNotation(let index):
      return .correct(Verdict.Match(accepted: accepted[index], reason: .otherNotation))
    case .different(let key):
      let nearest = EditMetric.optimalStringAlignment.index(nearestTo: key, among: keys)
      return .wrong(
        Verdict.Mismatch(
          answer: answer,
          expected: preferred,
          nearest: nearest.map { accepted[$0] },
          reason: reason(for: key)
        )
      )
    }
  }

  /// Judges an answer without the reason.
  ///
  /// - Complexity: O(*n*) in the length of the answer for each accepted one.
  public func judgment(of answer: String) -> Verdict.Judgment {
    switch decision(on: answer) {
    case .exact, .normalized, .otherNotation: .correct
    case .tooLong: .notGradable(Verdict.NotGradable(.tooLong(limit: Verdict.maximumAnswerLength)))
    case .different: .wrong
    }
  }

  /// The judgment on an answer, before it is explained.
  private enum Decision {
    /// It is this accepted answer to the letter.
    case exact(String)
    /// It is too long to be read.
    case tooLong
    /// It is the accepted answer at this index after normalization.
    case normalized(Int)
    /// It stands for what the accepted answer at this index stands for.
    case otherNotation(Int)
    /// It matches none of them after normalization, which turned it into this text.
    case different(key: String)
  }

  private func decision(on answer: String) -> Decision {
    if answer == preferred { return .exact(preferred) }
    if let alternative = alternatives.first(where: { $0 == answer }) { return .exact(alternative) }
    guard answer.utf8.count <= Verdict.maximumAnswerLength else { return .tooLong }
    let key = normalization.apply(to: answer)
    if let index = keys.firstIndex(of: key)
      ?? accepted.firstIndex(where: { normalization.equatesInTurkish(answer, $0) })
    {
      return .normalized(index)
    }
    if !typed.isEmpty, !acceptsWildcards {
      let plain = normalization.typed(answer, key: key)
      if let index = typed.firstIndex(of: plain) { return .otherNotation(index) }
    }
    let index = index(meaning: answer, key)
    return index.map(Decision.otherNotation) ?? .different(key: key)
  }

  private func index(meaning answer: String, _ key: String) -> Int? {
    if acceptsWildcards { return keys.firstIndex { WildcardPattern($0).matches(key) } }
    guard forms.contains(where: { $0 != nil }), let form = SymbolicForm(answer) else { return nil }
    return forms.firstIndex { $0?.means(form) ?? false }
  }

  /// Returns the reason a normalized answer is none of the accepted ones.
  private func reason(for key: String) -> Verdict.Mismatch.Reason {
    let folding: TextNormalization = [.caseFolding]
    return keys.first { folding.equates(key, $0) }.map { .differentCase(key, $0) } ?? .different
  }
}

extension TextNormalization {
  /// Returns a text after all steps in plain typography; of plain words that is their key.
  fileprivate func typed(_ text: String, key: String) -> String {
    text.hasPlainWordsOnly ? key : apply(to: text.withPlainTypography)
  }
}

extension ExactMatcher: JSONRecord {
  package static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let accepted = record.accepted(\.accepted)
    let ignoresCase = record.field("ignoresCase", \.ignoresCase, default: false)
    let normalization = record.field("normalization", \.uncommonNormalization)
    let wildcards = record.field("wildcards", \.acceptsWildcards, default: false)
    let (preferred, alternatives) = try accepted()
    return ExactMatcher(
      preferred,
      alternatives: alternatives,
      normalization: try normalization() ?? .standard(ignoresCase: try ignoresCase()),
      acceptsWildcards: try wildcards()
    )
  }

  private var ignoresCase: Bool { normalization == .standard(ignoresCase: true) }

  private var uncommonNormalization: TextNormalization? {
    ignoresCase || normalization == .standard ? nil : normalization
  }
}

/// An accepted answer in which `*` stands for any text.
struct WildcardPattern {
  /// The texts before, between and behind the wildcards.
  private let parts: [[Character]]

  init(_ pattern: String) {
    var parts: [[Character]] = [[]]
    var isEscaped = false
    for character in pattern {
      if character == "*", !isEscaped {
        parts.append([])
      } else if character == "\\", !isEscaped {
        isEscaped = true
        continue
      } else {
        // A backslash before any other sign stands for itself.
        if isEscaped, character != "*" { parts[parts.count - 1].append("\\") }
        parts[parts.count - 1].append(character)
      }
      isEscaped = false
    }
    if isEscaped { parts[parts.count - 1].append("\\") }
    self.parts = parts
  }

  /// Whether a text is one that the pattern stands for.
  ///
  /// - Complexity: O(*n* · *m*) in the lengths of the text and the pattern.
  func matches(_ text: String) -> Bool {
    var rest = Array(text)[...]
    guard let first = parts.first, let last = parts.last, rest.starts(with: first) else {
      return false
    }
    guard parts.count > 1 else { return rest.count == first.count }
    rest = rest.dropFirst(first.count)
    // Taking each part where it comes first leaves the most for those behind it.
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let place = rest.firstRange(of: part) else { return false }
      rest = rest[place.upperBound...]
    }
    return rest.count >= last.count && rest.suffix(last.count).elementsEqual(last)
  }
}

extension Record {
  /// The answers that count, the preferred one first: a list of texts and numbers, or a single one
  /// of them.
  package mutating func accepted(
    _ texts: (Source) -> [String]
  ) -> Field<(preferred: String, alternatives: [String])> {
    field("accepted", texts, as: .answers).map { ($0[0], Array($0.dropFirst())) }
  }
}

/// The answers that count as they stand in JSON.
private struct WrittenAnswers: Codable {
  let texts: [String]

  init(texts: [String]) {
    self.texts = texts
  }

  init(from decoder: any Decoder) throws {
    if let answer = try? WrittenAnswer(from: decoder) {
      texts = [answer.text]
    } else {
      let answers = try [WrittenAnswer](from: decoder)
      guard !answers.isEmpty else {
        throw ContentError(faults: [
          LocatedFault(JSONFault.malformed("expected at least one answer"), at: ContentPlace())
        ])
      }
      texts = answers.map(\.text)
    }
  }

  func encode(to encoder: any Encoder) throws {
    try texts.encode(to: encoder)
  }
}

/// A text, or a number that stands for the text it is written as.
private struct WrittenAnswer: Decodable {
  let text: String

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let whole = try? value.decode(Int.self) {
      text = "\(whole)"
    } else if let number = try? value.decode(Double.self) {
      text = "\(number)"
    } else {
      text = try value.decode(String.self)
    }
  }
}

extension JSONShape where Value == [String], Raw == WrittenAnswers {
  fileprivate static var answers: JSONShape {
    JSONShape(read: { $0.texts }, write: WrittenAnswers.init(texts:))
  }
}
