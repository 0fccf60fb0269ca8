// SPDX-License-Identifier: Apache-2.0
internal import LanguageFacts
public import LudusCore
internal import TextFolding
internal import WordDistances

/// Matches an answer that may be misspelled, as long as it is clear which one was meant.
///
/// ```swift
/// let matcher = RoughMatcher("mitochondrion", confusables: ["mitosis", "microtubule"])
/// matcher.verdict(for: "mitocondrion").isCorrect   // true
/// matcher.verdict(for: "mitosis").isCorrect        // false
/// ```
///
/// An answer counts when it is the accepted one after normalization, another form of it (unless
/// ``acceptsInflections`` is false), or when its slips cost no more than a limit that grows with
/// the length of the word. A doubled letter or two swapped letters cost next to nothing; an
/// unrelated letter or another beginning costs much. An answer does not count when
///
/// - a number, formula, acronym, Roman numeral, short word or word of a closed set is not exact,
/// - one side is negated and the other is not, or they have contrary affixes ("hypo-" and
///   "hyper-"),
/// - another term is at least as near: one of the ``confusables``, a term of the ``Lexicon``, or a
///   relative such as another chemical element,
/// - it is another word of the lexicon.
///
/// In a phrase "II", "2nd" and "second" are the same, and so are "and" and "&", and "Saint" and
/// "St". An initial stands for a first name. Two parts that an "and" joins may change places.
///
/// Letters of other alphabets than the Latin one are compared without knowing vowels from
/// consonants, and words of Chinese, Japanese and Korean must be exact.
///
/// The article on rough matching explains the rule with all its figures, and how often it is right.
///
/// In JSON a matcher is an object with the array `accepted`, the preferred answer first, and those
/// of the keys `confusables`, `language`, `ignoresCase`, `ignoresDiacritics`, `acceptsInflections`,
/// `nameOf`, `readsNumbers` and `readsToneNumbers` that are not as in the initializer:
/// `{"accepted": ["rhythm"], "language": "en"}`.
public struct RoughMatcher: AnswerMatcher {
  /// The answer that is shown as the correction.
  public let preferred: String
  /// Further answers that count, in order of preference.
  public let alternatives: [String]
  /// Terms that an answer must not be taken for: other options, other labels, what is often
  /// confused.
  ///
  /// Accepted answers among them have no effect.
  public let confusables: [String]
  /// The language of the answers.
  ///
  /// There are rules for English, German, French, Spanish, Italian, Portuguese, Dutch, Czech and
  /// Russian. Without a language those of Spanish, Portuguese, Czech or Russian hold where a letter
  /// of an accepted answer shows it, as the "ñ" of "niño". In all other cases letters are compared
  /// by figures that were fitted on English and German, and the word lists of both hold. This is
  /// stricter with words and looser with articles: the "die" of "die casting" is taken for a German
  /// one. So give the language where it is known.
  public let language: Language?
  /// Whether upper and lower case do not matter.
  public let ignoresCase: Bool
  /// Whether letters are compared without their marks, so that a missing accent is not a slip.
  public let ignoresDiacritics: Bool
  /// Whether another number or case of the accepted answer counts: "mitochondrion" for
  /// "mitochondria".
  ///
  /// If not, another gender does not count either: "étudiante" for "étudiant". One ending for
  /// another ("niña" for "niño") never does.
  public let acceptsInflections: Bool
  /// The kind of thing that the accepted answers name, if shorter forms of them count: the surname
  /// alone for a person.
  public let nameOf: NamedThing?
  /// Whether a number counts in another notation: "twelve" for "12", "Louis the Fourteenth" for
  /// "Louis XIV".
  public let readsNumbers: Bool
  /// Whether the tones of Chinese in Latin letters (Pinyin) may be numbers: "ni3 hao3" for "nǐ hǎo".
  public let readsToneNumbers: Bool

  /// A kind of thing whose names have shorter forms.
  public enum NamedThing: String, Hashable, Sendable, CaseIterable, JSONName {
    /// A person: "Beethoven", "van Beethoven" and "Ludwig Beethoven" count for "Ludwig van
    /// Beethoven".
    case person
  }

  /// The differences that do not matter at all.
  package let normalization: TextNormalization

  /// The choice of the language whose rules are used.
  let ruleSet: LanguageRules.Choice
  /// The same without case folding, since words keep their case.
  let surfaceNormalization: TextNormalization
  /// The accepted answers, made ready to be compared.
  let targets: [RoughTarget]
  /// The accepted names without the kind of thing that they say: "Rhine" for "River Rhine".
  let nameTargets: [NameTarget]
  /// The keys of the confusables.
  let confusableKeys: [String]

  /// Creates a matcher.
  public init(
    _ preferred: String,
    alternatives: [String] = [],
    confusables: [String] = [],
    language: Language? = nil,
    ignoresCase: Bool = true,
    ignoresDiacritics: Bool = false,
    acceptsInflections: Bool = true,
    nameOf: NamedThing? = nil,
    readsNumbers: Bool = true,
    readsToneNumbers: Bool = false
  ) {
    self.preferred = preferred
    self.alternatives = alternatives
    self.confusables = confusables
    self.language = language
    self.ignoresCase = ignoresCase
    self.ignoresDiacritics = ignoresDiacritics
    self.acceptsInflections = acceptsInflections
    self.nameOf = nameOf
    self.readsNumbers = readsNumbers
    self.readsToneNumbers = readsToneNumbers
    ruleSet = LanguageRules.Choice(language, letters: [preferred] + alternatives)
    let surface = TextNormalization.rough(
      ruleSet,
      ignoresDiacritics: ignoresDiacritics,
      readsToneNumbers: readsToneNumbers
    )
    surfaceNormalization = surface
    normalization = ignoresCase ? surface.adding(.caseFolding) : surface
    let accepted = [preferred] + alternatives
    let shorter = accepted.flatMap { text in
      (nameOf == .person ? PersonName(text: text).shorterForms : []).map { (text, $0) }
    }
    let parts = accepted.flatMap { text in
      OptionalParts(text).forms.map { RoughTarget(text, writtenAs: $0, surface: surface) }
    }
    let named =
      accepted.map { RoughTarget($0, surface: surface) } + parts
      + shorter.map { RoughTarget($0, writtenAs: $1, surface: surface) }
      + accepted.compactMap { RoughTarget(keepingStart: $0, before: ".'’", surface: surface) }
    let rules = LanguageRules.rules(for: ruleSet)
    targets = named + named.flatMap { $0.otherSpellings(in: rules.spellings, surface: surface) }
    nameTargets = named.compactMap { NameTarget($0, rules: rules, surface: surface) }
    confusableKeys = confusables.map { RoughTarget($0, surface: surface).key }
  }
}

extension RoughMatcher: JSONRecord {
  package static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let accepted = record.accepted(\.accepted)
    let confusables = record.field("confusables", \.confusables, default: [])
    let language = record.field("language", \.language)
    let ignoresCase = record.field("ignoresCase", \.ignoresCase, default: true)
    let ignoresDiacritics = record.field("ignoresDiacritics", \.ignoresDiacritics, default: false)
    let acceptsInflections = record.field("acceptsInflections", \.acceptsInflections, default: true)
    let nameOf = record.field("nameOf", \.nameOf)
    let readsNumbers = record.field("readsNumbers", \.readsNumbers, default: true)
    let toneNumbers = record.field("readsToneNumbers", \.readsToneNumbers, default: false)
    let (preferred, alternatives) = try accepted()
    return RoughMatcher(
      preferred,
      alternatives: alternatives,
      confusables: try confusables(),
      language: try language(),
      ignoresCase: try ignoresCase(),
      ignoresDiacritics: try ignoresDiacritics(),
      acceptsInflections: try acceptsInflections(),
      nameOf: try nameOf(),
      readsNumbers: try readsNumbers(),
      readsToneNumbers: try toneNumbers()
    )
  }
}

/// An accepted answer, an answer to judge or another term, made ready to be compared.
struct RoughTarget: Hashable, Sendable {
  /// The text as it was written, or the accepted answer.
  let text: String
  /// The text that is compared: the accepted answer, or a shorter form of it.
  let form: String
  /// The text after normalization, in lower case.
  let key: String
  /// The words after normalization, with their capitals.
  let words: [PhraseWord]

  /// Normalizes a text.
  init(_ text: String, surface: TextNormalization) {
    self.init(text, writtenAs: text, surface: surface)
  }

  /// Normalizes a text and keeps an initial at its start, which is no article, or an article with
  /// an apostrophe, for learners who write "lécole" for "l'école"; nil for another text.
  init?(keepingStart text: String, before signs: String = ".", surface: TextNormalization) {
    let start = text.drop(while: \.isWhitespace)
    guard let sign = start.dropFirst().first, signs.contains(sign),
      sign != "." || start.first?.isUppercase == true
    else { return nil }
    self.init(text, surface: TextNormalization(surface.orderedSteps.filter(\.articles.isEmpty)))
  }

  /// Normalizes a form of an accepted answer.
  init(_ text: String, writtenAs form: String, surface: TextNormalization) {
    self.text = text
    self.form = form
    let surface = surface.apply(to: form)
    key = NormalizationStep.caseFolding.apply(to: surface)
    words = PhraseWord.words(of: surface, limit: PhraseAlignment.wordsToRead)
  }

  /// The same answer with other spellings of the whole or of one of its words.
  func otherSpellings(in spellings: TermFamilies, surface: TextNormalization) -> [RoughTarget] {
    // The word "us" is not the abbreviation "US".
    func others(_ key: String, _ written: String) -> [String] {
      let all = spellings.relatives(of: key)
      return all.contains { $0 != written && $0.caseFolded == key && PhraseWord($0).isAcronym }
        ? [] : all
    }
    let whole = words.map(\.surface).joined(separator: " ")
    var forms = others(key, whole).map { words.first?.capitals(on: $0) ?? $0 }
    let isPhrase = (2...PhraseAlignment.maximumWords).contains(words.count)
    for (index, word) in words.enumerated() where isPhrase {
      for other in others(word.folded, word.surface) {
        var words = words.map(\.surface)
        words[index] = word.capitals(on: other)
        forms.append(words.joined(separator: " "))
      }
    }
    return forms.map { RoughTarget(text, writtenAs: $0, surface: surface) }.filter { $0.key != key }
  }

  static func == (first: RoughTarget, second: RoughTarget) -> Bool { first.form == second.form }

  func hash(into hasher: inout Hasher) { hasher.combine(form) }
}

extension TextNormalization {
  /// The steps for an answer that may be misspelled, except case folding; without a language, the
  /// leading articles of all.
  static func rough(
    _ language: LanguageRules.Choice,
    ignoresDiacritics: Bool = false,
    readsToneNumbers: Bool = false
  ) -> TextNormalization {
    var steps: [NormalizationStep] = [
      .spacing, .compatibility, .quotes, .dashes, .punctuation, .hyphens,
    ]
    if ignoresDiacritics { steps.append(.diacritics) }
    if readsToneNumbers { steps.append(.toneNumbers) }
    steps += NormalizationStep.allCases.filter { !$0.articles.isDisjoint(with: language.articles) }
    if LanguageRules.rules(for: language).spellsOutSharpS { steps.append(.sharpS) }
    return TextNormalization(steps)
  }
}

extension RoughMatcher {
  /// Judges an answer by ``verdict(for:knowing:)`` with an empty lexicon.
  public func verdict(for answer: String) -> Verdict {
    verdict(for: answer, knowing: .empty)
  }

  /// Judges an answer.
  ///
  /// - Returns: Correct with the accepted answer that it comes nearest to; wrong with the reason
  ///   why the nearest accepted answer was not taken; not gradable when it is longer than
  ///   ``Verdict/maximumAnswerLength``.
  /// - Complexity: O(*n* · *m*) in the lengths of a word and the expected one, for each word and
  ///   each accepted answer, and a search among the confusables and the lexicon's terms. Slips are
  ///   looked for in words of up to 48 letters and in phrases of up to 64 words and 384 letters;
  ///   longer ones must be exact. So no answer takes longer than some 50 milliseconds for an
  ///   accepted one, and most take a tenth of a millisecond.
  public func verdict(for answer: String, knowing lexicon: Lexicon) -> Verdict {
    if let accepted = accepted.first(where: { $0 == answer }) {
      return .correct(Verdict.Match(accepted: accepted, reason: .exact))
    }
    guard answer.utf8.count <= Verdict.maximumAnswerLength else {
      return .notGradable(Verdict.NotGradable(.tooLong(limit: Verdict.maximumAnswerLength)))
    }
    let rivals = RoughRivals(of: self, lexicon)
    let rule = WordRule(self, knowing: lexicon)
    let verdict = judge(answer, rule, rivals)
    guard case .wrong(let mismatch) = verdict else { return verdict }
    if case .isAnotherTerm = mismatch.reason { return verdict }
    return judgeWithoutFrame(answer, rule, rivals) ?? verdict
  }

  /// Judges an answer as it stands.
  func judge(_ answer: String, _ rule: WordRule, _ rivals: RoughRivals) -> Verdict {
    let input = RoughTarget(answer, surface: surfaceNormalization)
    let equal = targets.filter { isEqual(input, to: $0) }
      .map { ($0, ruleSet.articles.otherGender(in: input.form, $0.form)) }
    if let (target, _) = equal.first(where: { $0.1 == nil }) {
      if let word = rule.language.sharpSWord(in: input.form, insteadOf: target.form, language) {
        return wrong(input, .isAnotherWord(word), nearest: target)
      }
      return .correct(normalized(input, target))
    }
    if case let (target, articles?)? = equal.first {
      let (written, expected) = (articles.written, articles.expected)
      guard acceptsInflections else {
        return wrong(input, .inflection(written: written, expected: expected), nearest: target)
      }
      let reason = Verdict.Match.Reason.inflected(written: written, expected: expected)
      return .correct(Verdict.Match(accepted: target.text, reason: reason))
    }
    if let term = rivals.term(equalTo: input) {
      return wrong(input, .isAnotherTerm(term), nearest: nearest(to: input, among: targets))
    }
    let verdict = read(input, targets, rule, rivals)
    guard !verdict.isCorrect else { return verdict }
    let hasComma = targets.contains { $0.text.contains(",") }
    let spoken = hasComma ? nil : PersonName(text: answer).inSpokenOrder
    let joinsTwo = targets.contains { rule.ands(in: $0.words).count == 1 }
    let exchanged = joinsTwo ? rule.exchanged(input.words) : nil
    let otherForms = [
      spoken.map { RoughTarget($0, surface: surfaceNormalization) },
      RoughTarget(keepingStart: spoken ?? answer, surface: surfaceNormalization),
      exchanged.map { RoughTarget($0, surface: surfaceNormalization) },
    ].compactMap(\.self)
    return otherForms.lazy.map { read($0, targets, rule, rivals) }.first(where: \.isCorrect)
      ?? verdict
  }

  /// Judges an answer that is none of the accepted ones to the letter.
  func read(
    _ input: RoughTarget,
    _ targets: [RoughTarget],
    _ rule: WordRule,
    _ rivals: RoughRivals
  ) -> Verdict {
    var best: (target: RoughTarget, reading: PhraseAlignment.Reading)?
    var refusals: [(target: RoughTarget, reason: Verdict.Mismatch.Reason)] = []
    for target in targets {
      let alignment = PhraseAlignment(written: input.words, expected: target.words, rule: rule)
      switch alignment.reading() {
      case .success(let reading):
        if best.map({ reading.cost < $0.reading.cost }) ?? true { best = (target, reading) }
      case .failure(let refusal):
        refusals.append((target, refusal.reason))
      }
    }
    guard let best else {
      // "Deutschland" lacks a word of "Bundesrepublik Deutschland", but "BRD" is nearer by its
      // letters.
      let told = refusals.filter { $0.reason != .different }
      let nearest = nearest(to: input, among: (told.isEmpty ? refusals : told).map(\.target))
      let reason = refusals.first { $0.target == nearest }?.reason ?? .different
      return wrong(input, reason, nearest: nearest)
    }
    guard let reason = best.reading.reason else { return .correct(normalized(input, best.target)) }
    let rival = rivals.nearest(to: input, insteadOf: best.target, costs: rule.language.costs)
    return verdict(on: input, as: best.target, reason: reason, rival: rival)
  }

  /// Judges an answer that could be a misspelling or a form of an accepted one, if no other term is
  /// as near.
  private func verdict(
    on input: RoughTarget,
    as target: RoughTarget,
    reason: Verdict.Match.Reason,
    rival: RoughRivals.Rival?
  ) -> Verdict {
    let isTransliterated =
      if case .misspelled(let misspelling) = reason { misspelling.isTransliterated } else { false }
    if let rival, rival.isAsNear, !isTransliterated {
      return wrong(input, .isAsNearTo(rival.term), nearest: target)
    }
    guard case .misspelled(var misspelling) = reason else {
      return .correct(Verdict.Match(accepted: target.text, reason: reason))
    }
    misspelling.rival = rival?.term
    return .correct(Verdict.Match(accepted: target.text, reason: .misspelled(misspelling)))
  }

  func isEqual(_ input: RoughTarget, to target: RoughTarget) -> Bool {
    guard !ignoresCase else {
      return input.key == target.key || normalization.equatesInTurkish(input.form, target.form)
    }
    guard input.key == target.key else { return false }
    return zip(input.words, target.words).allSatisfy { $0.hasCapitals(of: $1) }
  }

  /// A match of phrases that differ in nothing that matters.
  private func normalized(_ input: RoughTarget, _ target: RoughTarget) -> Verdict.Match {
    let steps = steps(toEquate: input.text, target.form)
    return Verdict.Match(accepted: target.text, reason: .normalized(steps))
  }

  /// The steps without which two phrases differ, apart from articles inside of them.
  ///
  /// Notations of numbers and of "and" matter where a word stands alone, but not in a phrase.
  private func steps(toEquate first: String, _ second: String) -> [NormalizationStep] {
    let inPhrases = TextNormalization(normalization.orderedSteps + [.conjunctions, .numerals])
    if let steps = normalization.stepsNeeded(toEquate: first, second)
      ?? inPhrases.stepsNeeded(toEquate: first, second)
    {
      return steps
    }
    let articles = normalization.orderedSteps.filter { !$0.articles.isEmpty }
    for chosen in articles.map({ [$0] }) + [articles] {
      let all = chosen.reduce(into: LeadingArticles()) { $0.formUnion($1.articles) }
      let texts = (all.droppedEverywhere(from: first), all.droppedEverywhere(from: second))
      if let others = inPhrases.stepsNeeded(toEquate: texts.0, texts.1) {
        return TextNormalization(others + chosen).orderedSteps
      }
    }
    // What is left are blanks around signs, as in "km / h", and abbreviations.
    let hasSameLetters =
      first.caseFolded.filter { $0 != " " } == second.caseFolded.filter { $0 != " " }
    return hasSameLetters ? [.spacing] : []
  }

  private func nearest(to input: RoughTarget, among targets: [RoughTarget]) -> RoughTarget? {
    EditMetric.optimalStringAlignment.index(nearestTo: input.key, among: targets.map(\.key))
      .map { targets[$0] }
  }

  private func wrong(
    _ input: RoughTarget,
    _ reason: Verdict.Mismatch.Reason,
    nearest: RoughTarget?
  ) -> Verdict {
    .wrong(
      Verdict.Mismatch(
        answer: input.text,
        expected: preferred,
        nearest: nearest?.text,
        reason: reason
      )
    )
  }
}

/// The other terms that an answer could have meant instead of an accepted one: what the author
/// lists as confusable, and the terms of the course.
struct RoughRivals {
  /// Another term near an answer.
  struct Rival {
    let term: String
    /// Whether the answer is at least as near to it as to the accepted one.
    let isAsNear: Bool
  }

  private let matcher: RoughMatcher
  let terms: TermIndex

  init(of matcher: RoughMatcher, _ lexicon: Lexicon) {
    self.matcher = matcher
    terms = lexicon.terms
  }

  private var areNone: Bool { matcher.confusables.isEmpty && terms.terms.isEmpty }

  /// The keys of all other terms.
  var known: [String] { matcher.confusableKeys + terms.terms }

  func isAccepted(_ key: String) -> Bool {
    matcher.targets.contains { $0.key == key }
  }

  /// Returns the term that an answer is, if it is one.
  func term(equalTo input: RoughTarget) -> String? {
    guard !areNone, !isAccepted(input.key) else { return nil }
    if let index = matcher.confusableKeys.firstIndex(of: input.key) {
      return matcher.confusables[index]
    }
    guard !terms.terms.isEmpty else { return nil }
    let key = Lexicon.normalization.apply(to: input.text)
    return terms.contains(input.key) || terms.contains(key) ? input.text : nil
  }

  /// Returns the nearest other term of all that are known, a term that is as near as the accepted
  /// one first.
  func nearest(to input: RoughTarget, insteadOf target: RoughTarget, costs: SlipCosts) -> Rival? {
    guard !areNone else { return nil }
    let nearness = Nearness(of: input.key, to: target.key, costs: costs)
    var nearest: (rival: Rival, distance: Int)?
    for (key, term) in candidates(for: input, within: nearness.reach) where !isAccepted(key) {
      if nearness.isAsNear(to: key) { return Rival(term: term, isAsNear: true) }
      guard let distance = nearness.distance(to: key) else { continue }
      if nearest.map({ distance < $0.distance }) ?? true {
        nearest = (Rival(term: term, isAsNear: false), distance)
      }
    }
    return nearest?.rival
  }

  private func candidates(
    for input: RoughTarget,
    within limit: Int
  ) -> [(key: String, term: String)] {
    let confusables = zip(matcher.confusableKeys, matcher.confusables).map { ($0, $1) }
    return confusables + terms.terms(within: limit, of: input.key).map { ($0.term, $0.term) }
  }
}

/// Compares how near an answer is to other terms with how near it is to the expected one.
struct Nearness {
  private let answer: String
  private let pattern: EditPattern
  private let costs: SlipCosts
  /// The edits between the answer and the expected term.
  private let distance: Int
  /// The cost of the slips by which the answer differs from the expected term; nil for long ones.
  private let cost: Int?

  init(of answer: String, to expected: String, costs: SlipCosts) {
    self.answer = answer
    pattern = EditPattern(answer)
    self.costs = costs
    distance = pattern.distance(to: expected)
    cost = Self.cost(of: answer, expected, costs)
  }

  /// The number of edits by which another term may be farther than the expected one and still cost
  /// less.
  private static let margin = 2

  /// The most edits of a term that can be as near.
  var reach: Int { distance + Self.margin }

  /// Returns the edits between the answer and another term, or nil when they are too many to
  /// matter.
  func distance(to term: String) -> Int? {
    pattern.distance(to: term, within: reach)
  }

  /// Whether the answer is at least as near to a term as to the expected one: by edits or by the
  /// cost of slips.
  ///
  /// Of relatives, which nobody named, one with as many edits is not as near when they cost much
  /// more: "Lybien" is "Libyen" and not "Syrien".
  func isAsNear(to term: String, isRelative: Bool = false) -> Bool {
    guard let distance = distance(to: term) else { return false }
    let isWithinEdits = distance <= self.distance
    if isWithinEdits, !isRelative { return true }
    guard let cost, let termCost = Self.cost(of: answer, term, costs) else { return isWithinEdits }
    return termCost <= cost
      || isWithinEdits && termCost < max(4 * cost, costs.amounts.missingConsonant)
  }

  /// The longest terms whose slips are counted, in letters; longer ones are compared by edits
  /// alone.
  private static let maximumLength = 256

  private static func cost(of answer: String, _ term: String, _ costs: SlipCosts) -> Int? {
    let letters = SpelledLetter.letters(of: answer, term)
    guard max(letters.first.count, letters.second.count) <= maximumLength else { return nil }
    return SlipAlignment(written: letters.first, expected: letters.second, costs: costs).cost
  }
}
