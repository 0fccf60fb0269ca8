// SPDX-License-Identifier: Apache-2.0
internal import LanguageFacts
internal import LudusCore
internal import TextFolding

/// An accepted name without the kind of thing that it says.
struct NameTarget: Hashable, Sendable {
  let target: RoughTarget
  let kind: Int

  /// Finds the name in an accepted answer; nil where it says no kind, or where it would say too
  /// little without it: "Red Sea", "Mexico City".
  init?(_ whole: RoughTarget, rules: LanguageRules, surface: TextNormalization) {
    guard (2...5).contains(whole.words.count),
      let (name, kind) = rules.frame.withoutKind(AnswerFrame.tokens(of: whole.form)),
      let first = name.first, first.text.first?.isUppercase == true
    else { return nil }
    let text = name.map(\.text).joined(separator: " ")
    target = RoughTarget(whole.text, writtenAs: text, surface: surface)
    self.kind = kind
    guard let word = target.words.last, word.length > 2 else { return nil }
    let key = target.words.map(\.folded).joined(separator: " ")
    guard !rules.frame.places.contains(key),
      target.words.contains(where: {
        !$0.hasNumber
          && (!rules.isKnown($0.folded, shortest: 3) || rules.frame.names.contains($0.folded))
      })
    else { return nil }
  }
}

/// The forms that an accepted answer with brackets stands for: "(to) run", "colo(u)r", "Ivory Coast
/// (Côte d'Ivoire)".
struct OptionalParts {
  /// The text without the bracket, with what is in it, and the name in it alone; none for a text
  /// without brackets.
  let forms: [String]

  init(_ text: String) {
    guard let open = text.firstIndex(of: "("), let close = text[open...].firstIndex(of: ")"),
      !text[text.index(after: close)...].contains("("), text.count <= 200
    else {
      forms = []
      return
    }
    let (start, end) = (text[..<open], text[text.index(after: close)...])
    let content = text[text.index(after: open)..<close]
    let isAttached =
      start.last.map { !$0.isWhitespace } ?? false || end.first.map { $0.isLetter } ?? false
    guard !content.isEmpty,
      content.allSatisfy({ (sign: Character) in sign.isLetter || " /'’-".contains(sign) }),
      content.contains(where: { $0.isLetter }), !PhraseWord(content).isRomanNumeral,
      !isAttached || content.allSatisfy({ $0.isLowercase && $0.isLetter }),
      start.contains(where: { $0.isLetter }) || end.contains(where: { $0.isLetter }),
      content.count > 1 || content.allSatisfy({ $0.isLowercase })
    else {
      forms = []
      return
    }
    func joined(_ parts: [Substring]) -> String {
      parts.joined(separator: "").split(separator: " ").joined(separator: " ")
    }
    var forms = [joined([start, end])]
    for choice in content.split(separator: "/") {
      forms.append(joined([start, choice, end]))
      // "alumno(a)" is "alumno" and "alumna".
      if isAttached, end.isEmpty, let last = start.last, "aeo".contains(last), choice.count <= 3 {
        forms.append(joined([start.dropLast(), choice]))
      }
    }
    let isName =
      content.first?.isUppercase == true && start.first?.isUppercase == true
      && end.allSatisfy { !$0.isLetter } && !isAttached && content.count > 3
    if isName { forms.append(String(content)) }
    self.forms = forms
  }
}

extension RoughMatcher {
  /// Judges an answer without what stands around it, and with its numbers in another notation.
  ///
  /// - Returns: A verdict that it counts, or nil.
  func judgeWithoutFrame(
    _ answer: String,
    _ rule: WordRule,
    _ rivals: RoughRivals
  ) -> Verdict? {
    let isBare = AnswerFrame.isBare(answer)
    var readings = [AnswerFrame.Reading(text: answer)]
    if !isBare {
      readings += AnswerFrame(answer, rules: rule.language.frame, expected: preferred).readings
    }
    for (index, reading) in readings.enumerated() {
      if index > 0 {
        let verdict = judge(reading.text, rule, rivals)
        if let found = counted(verdict, as: answer) { return found }
      }
      if let found = judgeName(reading, answer, rule, rivals) { return found }
      if readsNumbers, let found = judgeNumbers(reading.text, rule, rivals) {
        return counted(found, as: answer)
      }
    }
    return nil
  }

  /// A verdict that an answer counts, if it does, without the steps that another text needed.
  private func counted(_ verdict: Verdict, as answer: String) -> Verdict? {
    guard case .correct(let match) = verdict else { return nil }
    switch match.reason {
    case .misspelled, .inflected: return verdict
    default: return .correct(Verdict.Match(accepted: match.accepted, reason: .otherNotation))
    }
  }

  /// Judges a name where the accepted one has the kind of thing with it.
  private func judgeName(
    _ reading: AnswerFrame.Reading,
    _ answer: String,
    _ rule: WordRule,
    _ rivals: RoughRivals
  ) -> Verdict? {
    guard !nameTargets.isEmpty, !reading.hadTitle else { return nil }
    let targets = nameTargets.filter { reading.kind == nil || $0.kind == reading.kind }
      .map(\.target)
    guard !targets.isEmpty else { return nil }
    let input = RoughTarget(reading.text, surface: surfaceNormalization)
    guard input.words.first?.isTitle == false,
      !rivals.haveTerm(with: input, amongst: targets, unless: reading.kind != nil)
    else { return nil }
    if let target = targets.first(where: { isEqual(input, to: $0) }) {
      return .correct(Verdict.Match(accepted: target.text, reason: .otherNotation))
    }
    return counted(read(input, targets, rule, rivals), as: answer)
  }

  /// Judges an answer by its numbers, whatever their notation.
  private func judgeNumbers(
    _ text: String,
    _ rule: WordRule,
    _ rivals: RoughRivals
  ) -> Verdict? {
    let articles = { (word: String) in rule.language.articles.include(word) }
    let numerals = rule.language.numerals
    guard numerals.canFind(in: text) else { return nil }
    let input = RoughTarget(text, surface: surfaceNormalization)
    // The "een" of "een en twintig" is no article.
    let withArticles = TextNormalization(
      surfaceNormalization.orderedSteps.filter(\.articles.isEmpty)
    )
    let whole = RoughTarget(text, surface: withArticles)
    let readings = (whole.key == input.key ? [input] : [input, whole]).compactMap {
      numerals.reading(of: $0.words, in: text, articles: articles)
    }
    return readings.lazy.compactMap { self.judgeNumbers($0, numerals, rule, rivals) }.first
  }

  /// Judges an answer whose numbers have been read by the accepted ones.
  private func judgeNumbers(
    _ written: NumeralReader.Reading,
    _ numerals: NumeralReader,
    _ rule: WordRule,
    _ rivals: RoughRivals
  ) -> Verdict? {
    let articles = { (word: String) in rule.language.articles.include(word) }
    for target in targets {
      guard
        let expected = numerals.reading(
          of: target.words,
          in: target.form,
          articles: articles
        ),
        expected.numbers.count == written.numbers.count
      else { continue }
      let isAlone = written.words.count == 1 || expected.words.count == 1
      guard
        zip(written.numbers, expected.numbers).allSatisfy({ first, second in
          isAlone ? first.meansAlone(second) : first.means(second)
        })
      else { continue }
      let atEnd = written.withNumberAtEnd.flatMap { first in
        expected.withNumberAtEnd.map { second in (first, second) }
      }
      let pairs: [(String, String)?] = [(written.text, expected.text), atEnd]
      for case (let first, let second)? in pairs {
        let numbered = RoughTarget(first, surface: surfaceNormalization)
        let other = RoughTarget(target.text, writtenAs: second, surface: surfaceNormalization)
        if isEqual(numbered, to: other) {
          return .correct(Verdict.Match(accepted: target.text, reason: .otherNotation))
        }
        let verdict = read(numbered, [other], rule, rivals)
        // "Two world wars" are not the second one.
        if case .correct(let match) = verdict {
          if case .inflected = match.reason { continue }
          return verdict
        }
      }
    }
    return nil
  }
}

extension RoughRivals {
  /// Whether a term is known that has the words of a name and others with them, so that the name
  /// alone does not say which one is meant.
  func haveTerm(
    with input: RoughTarget,
    amongst targets: [RoughTarget],
    unless saysKind: Bool
  ) -> Bool {
    guard !saysKind else { return false }
    let names = targets.map(\.key)
    return known.contains { term in
      !isAccepted(term)
        && names.contains { name in
          term == name || term.hasPrefix(name + " ") || term.hasSuffix(" " + name)
        }
    }
  }
}

extension LanguageRules {
  /// A word of an answer that has "ss" where the expected one has "ß" and is another word, or the
  /// other way round; nil in regions where both are spelled alike.
  func sharpSWord(in written: String, insteadOf expected: String, _ language: Language?) -> String?
  {
    guard !sharpSWords.isEmpty, written != expected, written.differsInSharpS(from: expected),
      !regionsWithoutSharpS.contains(where: { language?.rawValue.hasSuffix("-\($0)") == true })
    else { return nil }
    func words(_ text: String) -> [Substring] {
      text.split { !$0.isLetter }
    }
    for (word, other) in zip(words(written), words(expected)) where word != other {
      let (plain, expected) = (word.lowercased(), other.lowercased())
      guard plain != expected, plain.withoutSharpS == expected.withoutSharpS,
        sharpSWords.contains(plain) || sharpSWords.contains(expected)
      else { continue }
      // Capitals have no "ß".
      return word.contains { $0.isLowercase } ? String(word) : nil
    }
    return nil
  }
}
