// SPDX-License-Identifier: Apache-2.0
internal import TextFolding

/// Reads an answer without what stands around it: "I think it is the river Rhine." is the Rhine.
///
/// The words left out say nothing else than the answer alone: how sure somebody is, which kind of
/// thing it is, in which country it lies. Where "not" or "or" is in the answer, nothing is left out,
/// because then the words around it do say something.
struct AnswerFrame {
  /// An answer without some of its frame.
  struct Reading: Hashable {
    let text: String
    /// The kind of thing that was left out.
    var kind: Int?
    /// Whether a title was left out: "Queen Victoria" is no lake.
    var hadTitle = false
  }

  /// The longest answer whose frame is read, in bytes; a longer one is a text of its own.
  private static let maximumLength = 400
  private static let maximumWords = 24

  private let rules: FrameRules
  private let answer: String
  private let expected: String

  init(_ answer: String, rules: FrameRules, expected: String) {
    self.rules = rules
    self.answer = answer
    self.expected = expected
  }

  /// Whether a text is a single word, around which nothing stands.
  static func isBare(_ answer: String) -> Bool {
    answer.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) }
  }

  /// The answer with ever less of its frame, without the answer itself.
  var readings: [Reading] {
    guard answer.utf8.count <= Self.maximumLength else { return [] }
    var readings: [Reading] = []
    var current = Reading(text: answer)
    func add(_ reading: Reading) {
      current = reading
      if !reading.text.isEmpty, !readings.contains(reading) { readings.append(reading) }
    }
    let plain = answer.withoutOrnaments.withLookalikes(of: expected)
    if plain != answer { add(Reading(text: plain)) }
    var tokens = Self.tokens(of: plain)
    guard tokens.count > 1, tokens.count <= Self.maximumWords else { return readings }
    if let unlisted = Self.withoutListMark(tokens) {
      tokens = unlisted
      add(Reading(text: Self.text(tokens)))
    }
    guard !tokens.contains(where: isStop) else { return readings }
    let opened = withoutOpenings(tokens)
    if opened.count < tokens.count {
      tokens = opened
      add(Reading(text: Self.text(tokens)))
    }
    if let text = withoutBracket(Self.text(tokens)) {
      tokens = Self.tokens(of: text)
      add(Reading(text: text))
    }
    if let inner = withoutPlace(tokens) {
      tokens = inner
      add(Reading(text: Self.text(tokens)))
    }
    let untitled = withoutTitles(tokens)
    if untitled.count < tokens.count {
      let hadTitle = untitled.last?.text == tokens.last?.text
      tokens = untitled
      add(Reading(text: Self.text(tokens), hadTitle: hadTitle))
    }
    let count = rules.partitives.count(atStartOf: tokens[...])
    if count > 0, count < tokens.count {
      add(Reading(text: Self.text(Array(tokens[count...])), hadTitle: current.hadTitle))
    } else if let whole = withoutElidedPartitive(tokens) {
      add(Reading(text: whole, hadTitle: current.hadTitle))
    }
    for (inner, kind) in withoutKinds(tokens) {
      add(Reading(text: Self.text(inner), kind: kind, hadTitle: current.hadTitle))
    }
    return readings
  }

  // MARK: - Parts

  static func tokens(of text: String) -> [FrameToken] {
    text.split(whereSeparator: \.isWhitespace).map(FrameToken.init)
      .filter { !$0.key.isEmpty }
  }

  private static func text(_ tokens: [FrameToken]) -> String {
    tokens.map(\.text).joined(separator: " ")
  }

  /// Whether a word says that not this answer is meant, or not only this one.
  private func isStop(_ token: FrameToken) -> Bool {
    rules.alternatives.contains(token.key) || token.key.contains("/")
      || rules.negators.contains(token.key.filter { $0 != "'" })
      || SharedWords.negatingEndings.contains { token.key.hasSuffix($0) }
      || token.key.split(separator: "'").first.map { $0 == "n" } ?? false
  }

  /// The words without "a)", "(b)", "C:" or "1." before them.
  private static func withoutListMark(_ tokens: [FrameToken]) -> [FrameToken]? {
    guard let first = tokens.first, let next = tokens.dropFirst().first?.key.first, next.isLetter
    else { return nil }
    let mark = first.text
    let isLetterMark = first.key.count == 1 && mark.last.map { "):".contains($0) } ?? false
    let isNumberMark =
      first.key.allSatisfy(\.isNumber) && first.key.count < 3
      && mark.last.map { "):.".contains($0) } ?? false
    return isLetterMark || isNumberMark ? Array(tokens.dropFirst()) : nil
  }

  /// The words without phrases such as "I think", and with those behind them: "that it is".
  private func withoutOpenings(_ tokens: [FrameToken]) -> [FrameToken] {
    var rest = tokens[...]
    for _ in 0..<4 {
      let count = rules.openings.count(atStartOf: rest)
      guard count > 0, count < rest.count else { break }
      rest = rest.dropFirst(count)
    }
    for _ in 0..<2 {
      let count = rules.closings.count(atEndOf: rest)
      guard count > 0, count < rest.count,
        // A lone "is" closes nothing that was not opened.
        count > 1 || rest.count < tokens.count || rest.dropLast().last?.endsPart == true
      else { break }
      rest = rest.dropLast(count)
    }
    return Array(rest)
  }

  /// The text without a bracket behind it that says the same again: the kind of thing, the country,
  /// an abbreviation.
  private func withoutBracket(_ text: String) -> String? {
    let trimmed = text.trimmed { $0.isWhitespace || $0 == "." }
    guard trimmed.last == ")", let open = trimmed.lastIndex(of: "("),
      let before = trimmed[..<open].last, before.isWhitespace
    else { return nil }
    let content = trimmed[trimmed.index(after: open)...].dropLast()
    let words = Self.tokens(of: String(content))
    guard !words.isEmpty, words.count <= 6 else { return nil }
    let isAbbreviation =
      words.count == 1 && (3...6).contains(content.count) && content.allSatisfy { $0.isUppercase }
    let name = words.map(\.key).joined(separator: " ")
    let saysKind = words.allSatisfy {
      rules.kindsBefore[$0.key] != nil || rules.links.contains($0.key)
    }
    let start = trimmed[..<open]
    let repeats =
      NormalizationStep.caseFolding.apply(to: String(content)).withoutDiacritics
      == start.trimmed(where: \.isWhitespace).caseFolded.withoutDiacritics
    guard isAbbreviation || saysKind || repeats || rules.places.contains(name) else { return nil }
    return start.trimmed(where: \.isWhitespace)
  }

  /// The words before a comma, if a country or continent stands behind it.
  private func withoutPlace(_ tokens: [FrameToken]) -> [FrameToken]? {
    guard !expected.contains(","), let place = tokens.firstIndex(where: { $0.text.last == "," }),
      place + 1 < tokens.count, tokens.count - place <= 5
    else { return nil }
    let behind = tokens[(place + 1)...].filter { !rules.links.contains($0.key) }
    let name = behind.map { String($0.key.map { $0 == "-" ? " " : $0 }) }.joined(separator: " ")
    guard rules.places.contains(name) else { return nil }
    let before = Array(tokens[...place])
    let own = before.map(\.key).joined(separator: " ")
    // Two countries are two answers.
    return rules.places.contains(own) ? nil : before
  }

  /// The words without titles at the start and without what stands behind a name.
  private func withoutTitles(_ tokens: [FrameToken]) -> [FrameToken] {
    var rest = tokens[...]
    while rest.count > 1, let last = rest.last, rules.suffixes.contains(last.bareKey) {
      rest = rest.dropLast()
    }
    let names = expected.split(separator: " ")
    // A king is no queen.
    guard names.count > 1, let name = names.first, !rules.titles.contains(FrameToken(name).bareKey)
    else { return Array(rest) }
    while rest.count > 1, let first = rest.first, rules.titles.contains(first.bareKey) {
      rest = rest.dropFirst()
    }
    return Array(rest)
  }

  /// The text without a partitive that is written together with the word: "dell'acqua".
  private func withoutElidedPartitive(_ tokens: [FrameToken]) -> String? {
    guard let first = tokens.first, let sign = first.key.firstIndex(of: "'") else { return nil }
    let partitive = FrameToken(Substring(first.key[...sign]))
    guard rules.partitives.count(atStartOf: [partitive]) == 1 else { return nil }
    let rest = first.text.drop { $0 != "'" && $0 != "’" }.dropFirst()
    guard !rest.isEmpty else { return nil }
    return ([String(rest)] + tokens.dropFirst().map { String($0.text) }).joined(separator: " ")
  }

  /// The words without the kind of thing before or behind them.
  private func withoutKinds(_ tokens: [FrameToken]) -> [([FrameToken], Int)] {
    rules.withoutKind(tokens).map { [$0] } ?? []
  }
}

extension FrameRules {
  /// The name without the kind of thing before or behind it, and which kind that is; nil for a name
  /// that says none.
  func withoutKind(_ tokens: [FrameToken]) -> ([FrameToken], Int)? {
    var start = tokens[...]
    // An article or "of" may stand before the kind and behind it.
    while start.count > 2, let first = start.first, links.contains(first.key) {
      start = start.dropFirst()
    }
    if start.count > 1, let first = start.first, let kind = kind(first, in: kindsBefore) {
      var inner = start.dropFirst()
      while inner.count > 1, let first = inner.first, links.contains(first.key) {
        inner = inner.dropFirst()
      }
      let last = inner.last.flatMap { inner.count > 1 ? kinds[$0.key] : nil }
      return (Array(last == kind ? inner.dropLast() : inner), kind)
    }
    if start.count > 1, let last = start.last, let kind = kind(last, in: kinds) {
      return (Array(start.dropLast()), kind)
    }
    return nil
  }

  /// The kind that a word says, with an article before its apostrophe or without marks.
  private func kind(_ token: FrameToken, in table: [String: Int]) -> Int? {
    let parts = token.key.split(separator: "'", maxSplits: 1)
    let key = parts.count == 2 && parts[0].count < 5 ? String(parts[1]) : token.key
    return table[key] ?? table[key.withoutDiacritics]
  }
}

extension FrameToken {
  /// The word without the punctuation inside of it: "dott.ssa" as "dottssa".
  fileprivate var bareKey: String { key.filter { $0 != "." } }
}

extension StringProtocol {
  fileprivate func trimmed(where isTrimmed: (Character) -> Bool) -> String {
    let start = self[...].drop(while: isTrimmed)
    guard let last = start.lastIndex(where: { !isTrimmed($0) }) else { return "" }
    return String(start[...last])
  }
}
