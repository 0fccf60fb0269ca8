// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import TextFolding

/// The differences between two texts that do not matter.
///
/// A normalization has named steps. The ``standard`` one ignores spacing and the form of quotes,
/// and nothing else. ``NormalizationStep`` says what each step does.
///
/// ```swift
/// TextNormalization.standard.apply(to: "  it’s  so ")   // "it's so"
/// let loose: TextNormalization = [.spacing, .quotes, .caseFolding]
/// loose.apply(to: "MASSE") == loose.apply(to: "Maße")   // true
/// ```
///
/// In JSON it is an array of the steps' names in the order in which they are applied.
public struct TextNormalization: Hashable, Sendable {
  /// The chosen steps in the order in which they are applied.
  package let orderedSteps: [NormalizationStep]

  /// The chosen steps.
  ///
  /// They are always applied in the order of `NormalizationStep.allCases`.
  public var steps: Set<NormalizationStep> { Set(orderedSteps) }

  /// Returns the normalization with a further step.
  public func adding(_ step: NormalizationStep) -> TextNormalization {
    TextNormalization(orderedSteps + [step])
  }

  /// Creates a normalization from its steps.
  public init(_ steps: some Sequence<NormalizationStep>) {
    orderedSteps = NormalizationStep.allCases.filter(Set(steps).contains)
  }

  private init(inOrder steps: [NormalizationStep]) {
    orderedSteps = steps
  }

  /// Spacing and quotes.
  public static let standard: TextNormalization = [.spacing, .quotes]
  /// Spacing and quotes, and upper and lower case if it is ignored.
  package static func standard(ignoresCase: Bool) -> TextNormalization {
    ignoresCase ? [.spacing, .quotes, .caseFolding] : standard
  }

  /// Returns the text after all steps.
  ///
  /// - Returns: A text in which another round of the steps changes nothing.
  /// - Complexity: O(*n*) in the length of the text for each step.
  public func apply(to text: String) -> String {
    var result = text
    // Articles of two languages are dropped together, since any may stand behind any. It makes no
    // difference that this comes last, because the steps behind these neither make nor change an
    // article.
    var articles: LeadingArticles = []
    for step in orderedSteps {
      if step.articles.isEmpty {
        result = step.apply(to: result)
      } else {
        articles.formUnion(step.articles)
      }
    }
    return articles.isEmpty ? result : articles.dropped(from: result)
  }

  /// Returns the steps that two texts need to be equal.
  ///
  /// - Returns: Steps of which none can be left out, in the order in which they are applied; none
  ///   for texts that are equal as they are, and nil for texts that differ after all steps.
  /// - Complexity: O(*n*) in the length of the texts for each pair of steps, rarely more.
  public func stepsNeeded(toEquate first: String, _ second: String) -> [NormalizationStep]? {
    guard first != second else { return [] }
    var needed = self
    guard needed.equates(first, second) else { return nil }
    // Folding case and dropping marks make "ss" of "ß" too, but it is neither.
    if first.differsInSharpS(from: second),
      let others = stepsNeeded(toEquate: first.withoutSharpS, second.withoutSharpS)
    {
      return TextNormalization([.sharpS] + others).orderedSteps
    }
    // Nearly always one step is enough.
    for step in orderedSteps.reversed() {
      let alone = TextNormalization(inOrder: [step])
      if alone.equates(first, second) { return [step] }
    }
    // A step that was needed at first may not be when another is left out, so it takes rounds.
    var count: Int
    repeat {
      count = needed.orderedSteps.count
      for step in needed.orderedSteps {
        let rest = TextNormalization(inOrder: needed.orderedSteps.filter { $0 != step })
        if rest.equates(first, second) { needed = rest }
      }
    } while needed.orderedSteps.count < count
    return needed.orderedSteps
  }

  /// Whether two texts are equal after all steps, or in Turkish letters are one but for their case.
  func equates(_ first: String, _ second: String) -> Bool {
    apply(to: first) == apply(to: second) || equatesInTurkish(first, second)
  }

  /// Whether two texts are equal when the "I" of one is the "ı" of the other.
  func equatesInTurkish(_ first: String, _ second: String) -> Bool {
    guard foldsCase, first.hasDotlessI || second.hasDotlessI else { return false }
    return apply(to: first.withDotlessI(of: second)) == apply(to: second)
  }

  private var foldsCase: Bool { orderedSteps.contains(.caseFolding) }
}

extension TextNormalization: ExpressibleByArrayLiteral {
  /// Creates a normalization from its steps.
  public init(arrayLiteral steps: NormalizationStep...) {
    self.init(steps)
  }
}

extension TextNormalization: Codable {
  /// Reads an array of the steps' names, in any order.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode([NormalizationStep].self))
  }

  /// Writes an array of the steps' names in the order in which they are applied.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(orderedSteps)
  }
}

/// A difference between two texts that can be ignored, as a step that makes them equal.
///
/// Every step is applied to the accepted answer and to the learner's. The order of `allCases` is
/// the order in which steps are applied, whatever the order in which they were chosen; in this
/// order no step undoes another, so that applying any choice of steps a second time changes nothing
/// more.
///
/// ```swift
/// NormalizationStep.dashes.apply(to: "1939–1945")     // "1939-1945"
/// NormalizationStep.diacritics.apply(to: "Dvořák")    // "Dvorak"
/// NormalizationStep.punctuation.apply(to: "Eureka!")  // "Eureka"
/// ```
///
/// There is no step for Unicode's composed and decomposed forms, because Swift's strings are always
/// compared by canonical equivalence. Every step gives equivalent texts for equivalent ones.
///
/// The steps are for words and phrases. They do not read numbers or formulae: "1,5" stays different
/// from "1.5", and ``punctuation`` drops the brackets of "f(x)".
public struct NormalizationStep: Hashable, Sendable {
  /// The work of a step; its name is that of the step, except for articles.
  private enum Work: String, CaseIterable {
    case spacing, compatibility, toneNumbers, umlauts, sharpS, diacritics, caseFolding, quotes
    case dashes, punctuation
    case hyphens, articles, conjunctions, numerals
  }

  private let work: Work
  /// The articles that this step drops.
  let articles: LeadingArticles

  private init(_ work: Work, _ articles: LeadingArticles = []) {
    (self.work, self.articles) = (work, articles)
  }

  private init(articlesOf language: Language) {
    self.init(.articles, LeadingArticles(of: language))
  }

  /// Drops white space at both ends, makes one blank of any run of white space between words,
  /// no-break spaces included, and drops characters that are invisible: zero-width spaces, word
  /// joiners, byte order marks, soft hyphens, direction marks and invisible operators.
  ///
  /// "  a \t b" becomes "a b". White space inside a word is not dropped: "ice cream" stays.
  public static var spacing: Self { Self(.spacing) }
  /// Replaces variants that Unicode has for the sake of typography or of older character sets.
  ///
  /// - Ligatures and letters in one: "ﬁ" becomes "fi", "ĳ" "ij", "ǆ" "dž", "ſ" "s".
  /// - Full-width and half-width forms: "Ａ１" becomes "A1", "ｶﾞ" "ガ".
  /// - Signs: "ℓ" becomes "l", "№" "No", "℃" "°C", "µ" (micro) "μ" (Greek mu), "ϕ" "φ", "…" "...".
  /// - Roman numerals, mathematical alphabets and letters in circles: "Ⅳ" becomes "IV", "𝑥" and "ℝ"
  ///   become "x" and "R".
  /// - Superscripts and subscripts: "H₂O" becomes "H2O" and "Ca²⁺" "Ca2+"; behind a digit they are
  ///   set off, so that "10²" is not 102 but "10^2", and "10₂" becomes "10_2".
  /// - Fractions and numbers in circles: "½" becomes "1/2" and "3½" "3 1/2".
  ///
  /// Not covered are Arabic presentation forms, Hangul jamo, squared units ("㎏"), phonetic letters,
  /// "™" and accents that stand alone. "æ", "œ" and "ß" are letters, not ligatures.
  public static var compatibility: Self { Self(.compatibility) }
  /// Makes marks of the tone numbers of Chinese in Latin letters (Pinyin).
  ///
  /// "ni3 hao3" becomes "nǐ hǎo" and "lv4" or "lu:4" "lǜ"; 5 and 0 are the neutral tone, which has no
  /// mark. A tone that is missing or another one is a different word: "ma" and "má" stay different
  /// from "mǎ", unless ``diacritics`` do not matter.
  public static var toneNumbers: Self { Self(.toneNumbers) }
  /// Makes "ae", "oe", "ue" of the umlauts "ä", "ö", "ü" and "Ae", "Oe", "Ue" of the capitals, as
  /// they are written where they cannot be typed.
  ///
  /// This is meant for German: "naïve" stays, but the dots of "Noël" or "vergüenza" are umlauts
  /// only if they stand on a, o or u. "Köln" equals "Koeln", not "Koln"; with ``diacritics`` too it
  /// still does not, because this step comes first. A word in capitals needs ``caseFolding`` as
  /// well: "KÖLN" becomes "KOeLN".
  public static var umlauts: Self { Self(.umlauts) }
  /// Makes "ss" of "ß" and "SS" of the capital "ẞ", and leaves case alone.
  ///
  /// "Straße" equals "Strasse". Words that differ only in this become equal: "Maße" and "Masse".
  public static var sharpS: Self { Self(.sharpS) }
  /// Drops the marks of Latin, Greek and Cyrillic letters.
  ///
  /// - Accents, dots, hooks, cedillas and the like: "café" becomes "cafe", "Việt" "Viet", "Αθήνα"
  ///   "Αθηνα".
  /// - Strokes and missing dots: "Łódź" becomes "Lodz", "Øresund" "Oresund", "đ" "d", "ħ" "h", "ŋ"
  ///   "n", "ı" "i".
  /// - Letters that are written as two: "æ" becomes "ae", "œ" "oe", "ß" "ss", "þ" "th", the
  ///   capitals "Ae", "Oe", "SS" and "Th".
  /// - In Cyrillic "ё" becomes "е" and stress marks go, but "й", "ў", "ї", "ѓ" and "ќ" stay: they
  ///   are not left unmarked in any spelling, and words differ in them.
  ///
  /// Words that differ only in marks become equal: "schon" and "schön", "año" and "ano". The marks
  /// of other scripts stay, because there they make other letters: Japanese "が" is not "か". The
  /// points of Hebrew and Arabic go, because they are mostly not written.
  public static var diacritics: Self { Self(.diacritics) }
  /// Makes upper and lower case equal by Unicode's full case folding, in which "ß" is "ss".
  ///
  /// The folding knows no language. The dotted "İ" of Turkish equals "I" and "i". The dotless "ı"
  /// stays different from "i", but matchers take the capital "I" for it where the other text has
  /// "ı": "DIYARBAKIR" counts for "Diyarbakır" and "ısparta" for "Isparta".
  public static var caseFolding: Self { Self(.caseFolding) }
  /// Makes straight quotes and apostrophes of typographic ones.
  ///
  /// "it’s" becomes "it's", and „so“, “so” and «so» become "so" in straight quotes. Primes stay: 5′
  /// is five minutes.
  public static var quotes: Self { Self(.quotes) }
  /// Makes "-" of every hyphen, dash and minus sign.
  ///
  /// "1939–1945" becomes "1939-1945" and "−5" "-5". The dash stays different from no dash, and
  /// blanks around it stay.
  public static var dashes: Self { Self(.dashes) }
  /// Drops punctuation that carries no meaning in a word or a phrase.
  ///
  /// - Dropped are full stops, commas, colons, semicolons, question and exclamation marks,
  ///   brackets, quotes, and apostrophes at the ends of a word: "(Yes, sir!)" becomes "Yes sir",
  ///   "colour(s)" "colours", "copper(II)" "copper II", "U.S.A." "USA", "'tis" "tis".
  /// - Kept are stops, commas and colons between digits, a stop that starts a number, an
  ///   exclamation mark behind a digit, and apostrophes inside a word: "1.5", "1,000", "10:30",
  ///   "-.5", "5!" and "isn't" stay.
  /// - All other characters stay, such as the hyphen, "/", "%", "+" and "&".
  ///
  /// Words do not run together: "red,green" becomes "red green", and neither do numbers: "5(3)"
  /// becomes "5 3". An answer of nothing but punctuation stays as it is.
  public static var punctuation: Self { Self(.punctuation) }
  /// Makes a blank of a hyphen between two letters, and between a word of four letters or more and
  /// a number.
  ///
  /// "T-cell" becomes "T cell", but not "Tcell", and "carbon-14" becomes "carbon 14". Other hyphens
  /// next to digits stay, and so do signs and dashes: "2-propanol", "mol-1", "-5" and "a - b". For
  /// other hyphens than "-", "‐" and "‑" choose ``dashes`` too.
  public static var hyphens: Self { Self(.hyphens) }
  /// Drops "the", "a" and "an" at the start, in upper or lower case, when something follows.
  ///
  /// "The Hague" becomes "Hague"; "The" stays, and so does "theatre". All articles at the start go,
  /// also those of both languages if ``germanArticles`` is chosen too. In "A minor" the letter is
  /// taken for an article.
  public static var englishArticles: Self { Self(articlesOf: .english) }
  /// Drops the forms of "der", "die", "das" and "ein" at the start, in upper or lower case, when
  /// something follows.
  ///
  /// "die Zelle" and "eine Zelle" become "Zelle"; "Die" stays, and so does "Diele". All articles at
  /// the start go, also those of both languages if ``englishArticles`` is chosen too.
  public static var germanArticles: Self { Self(articlesOf: .german) }
  /// Drops "le", "la", "les" and "un" with their forms, and "l'" before a vowel at the start when
  /// something follows.
  ///
  /// "le chat" and "l'eau" become "chat" and "eau". A word of the form alone stays.
  public static var frenchArticles: Self { Self(articlesOf: "fr") }
  /// Drops "el", "la", "los", "las" and "un" with its forms at the start when something follows.
  ///
  /// "el niño" becomes "niño". A word of the form alone stays.
  public static var spanishArticles: Self { Self(articlesOf: "es") }
  /// Drops "il", "lo", "la" and "un" with their forms, and "l'" and "un'" before a vowel at the
  /// start when something follows.
  ///
  /// "gli amici" and "l'acqua" become "amici" and "acqua". A word of the form alone stays.
  public static var italianArticles: Self { Self(articlesOf: "it") }
  /// Drops "o", "a", "os", "as" and "um" with its forms at the start when something follows.
  ///
  /// "a mesa" becomes "mesa". A word of the form alone stays.
  public static var portugueseArticles: Self { Self(articlesOf: "pt") }
  /// Drops "de", "het" and "een" at the start when something follows.
  ///
  /// "het huis" becomes "huis". A word of the form alone stays.
  public static var dutchArticles: Self { Self(articlesOf: "nl") }
  /// Makes "&" of "and" and "und" between blanks.
  ///
  /// "Pride and Prejudice" becomes "Pride & Prejudice"; "R&D" stays.
  public static var conjunctions: Self { Self(.conjunctions) }
  /// Makes digits of Roman numerals up to XXXIX and of English and German ordinals up to the
  /// twentieth.
  ///
  /// "World War II" becomes "World War 2", "19th", "XIX" and "nineteenth" become "19", and so do
  /// "neunzehntes" and, before a blank or at the end, "19.", and "19tes". Number words such as
  /// "two" stay. "I", "V" and "X" become numbers too, so this is for phrases and not for symbols.
  public static var numerals: Self { Self(.numerals) }

  /// Drops the articles of a language at the start, in upper or lower case, when something follows.
  ///
  /// - Returns: Nil for a language that has no articles or is not known.
  public static func articles(of language: Language) -> NormalizationStep? {
    let step = Self(articlesOf: language)
    return step.articles.isEmpty ? nil : step
  }

  /// Returns the text after this step, or the text itself when there is nothing to do.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func apply(to text: String) -> String {
    switch work {
    case .spacing: text.withPlainSpacing
    case .compatibility: text.withoutCompatibilityForms
    case .toneNumbers: text.withToneMarks
    case .umlauts: text.withoutUmlauts
    case .sharpS: text.withoutSharpS
    case .diacritics: text.withoutDiacritics
    case .caseFolding: text.caseFolded
    case .quotes: text.withStraightQuotes
    case .dashes: text.withPlainDashes
    case .punctuation: text.withoutPunctuation
    case .hyphens: text.withoutHyphens
    case .articles: articles.dropped(from: text)
    case .conjunctions: text.withAmpersands
    case .numerals: text.withPlainNumerals
    }
  }
}

extension NormalizationStep: RawRepresentable, CaseIterable, JSONName {
  /// Every step, in the order in which they are applied.
  public static let allCases: [NormalizationStep] = Work.allCases.flatMap { work in
    work == .articles ? LeadingArticles.named.map { Self(work, $0.articles) } : [Self(work)]
  }

  /// The name of the step, as in JSON: that of its constant here.
  public var rawValue: String {
    articles.isEmpty
      ? work.rawValue
      : LeadingArticles.named.first { $0.articles == articles }.map { "\($0.name)Articles" } ?? ""
  }

  /// Finds the step with a name; nil for an unknown one.
  public init?(rawValue: String) {
    guard let step = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = step
  }
}

extension NormalizationStep: CustomStringConvertible {
  /// The name of the step.
  public var description: String { rawValue }
}
