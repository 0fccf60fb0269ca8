// SPDX-License-Identifier: Apache-2.0
internal import AnatomicalTerms
internal import LudusCore
internal import WordDistances

/// The labels of a pin, made ready to be compared with answers.
struct LabelTarget: Sendable {
  struct Term: Sendable {
    let label: PinLabel
    let forms: TermForms
    /// A key for each form that is the same for all orders of its words.
    let orders: [String]
    /// Further names that count: those without the word for their kind.
    fileprivate(set) var shortNames: [String] = []
    /// The degree to which the names around it are known.
    fileprivate(set) var knowledge = Knowledge.unknown
    /// The names that it is never taken for.
    fileprivate(set) var surroundings: [TermNames] = []
    let isAccepted: Bool
    let isPreferred: Bool
    let isOtherLanguage: Bool
    /// Whether the dictionary gave the name, not the author.
    var isFromDictionary = false
  }

  /// The degree to which the names around a term are known.
  enum Knowledge {
    /// No vocabulary has it.
    case unknown
    /// The anatomical vocabulary has it, which does not have all names.
    case anatomical
    /// It is in an author's own list, in which other names are not missing.
    case listed
  }

  let pin: Pin.ID
  /// The labels, those in the learner's language first.
  private(set) var terms: [Term]
  /// All names of the structure, also those in languages that do not count, in order.
  let orderedKeys: [TermKey]
  private(set) var keys: Set<String>
  /// The words of all names.
  private(set) var words: Set<String>
  /// The structures of the anatomical vocabulary that have one of the names.
  private var structures: Set<Int> = []
  /// The one that the labels name; nil where they name none or several.
  private(set) var structure: Int?
  /// The side of it that they name; nil where the structure has no other one.
  private(set) var side: BodySide?
  /// The languages in which the names of the dictionary count.
  let dictionaryLanguages: [Language]
  /// The learner's language, and that of the labels that take its place.
  let ownLanguages: [Language]
  /// Whether misspellings of short names count.
  let allowsSlipsInShortNames: Bool
  /// The labels as the author put them in order.
  private let order: [PinLabel.ID]
  /// The name that is asked for.
  private let correction: PinLabel
  /// The names around all terms that are not those of the dictionary.
  private var neighbors: [TermNames] = []
  /// The names that count, to be searched for those near an answer.
  private(set) var nearNames = TermIndex([String]())
  /// For each of those names, its place among them and the term that has it.
  private(set) var nearTerms: [String: (place: Int, term: Int)] = [:]

  init(_ pin: Pin, language: Language, policy: MatchingPolicy, rules: NamingRules) {
    self.pin = pin.id
    var own = pin.labels(in: language)
    if own.isEmpty { own = pin.labels(in: pin.correction.language) }
    var preferredIn: Set<Language> = []
    let ownIDs = Set(own.map(\.id))
    terms = (own + pin.labels.filter { !ownIDs.contains($0.id) }).map { label in
      let isOwn = ownIDs.contains(label.id)
      let isAccepted = isOwn || policy.accepts(label.language)
      let forms = rules.forms(of: [label.text], isLatin: label.language.isLatin)
      return Term(
        label: label,
        forms: forms,
        orders: forms.keys.map(TermForms.orderKey(of:)),
        isAccepted: isAccepted,
        isPreferred: isOwn
          ? label.id == own.first?.id : preferredIn.insert(label.language).inserted,
        isOtherLanguage: !isOwn
      )
    }
    ownLanguages = ([language.base] + own.map(\.language.base)).unrepeated
    let accepted = terms.filter(\.isAccepted).map(\.label.language.base)
    let spoken = (ownLanguages + accepted).unrepeated
    dictionaryLanguages =
      NameIndex.languages.filter(spoken.contains)
      + NameIndex.languages.filter { !spoken.contains($0) && policy.accepts($0) }
    allowsSlipsInShortNames = policy.allowances.contains(.slipsInShortNames)
    order = pin.labels.map(\.id)
    correction = pin.correction(in: language)
    orderedKeys = terms.flatMap(\.forms.keys).unrepeated.map(TermKey.init)
    keys = Set(orderedKeys.map(\.text))
    words = Set(orderedKeys.flatMap(\.words))
  }

  /// Learns the names that are known, and lets names without the word for their kind count that
  /// mean no other.
  mutating func surround(
    by sheet: [TermNames],
    _ vocabulary: TermVocabulary,
    allowingShortNames: Bool
  ) {
    neighbors = sheet + vocabulary.own
    var meant: [PinLabel.ID: (whole: Set<Int>, sideless: [BodySide: Set<Int>])] = [:]
    for place in terms.indices {
      let term = terms[place]
      let anatomical =
        vocabulary.isAnatomical
        ? TermNames.anatomical(around: term.forms.keys, term.label.language) : []
      func have(_ names: [TermNames]) -> Bool {
        names.contains { term.forms.keys.contains(where: $0.contains) }
      }
      terms[place].surroundings = neighbors + anatomical
      terms[place].knowledge =
        have(vocabulary.own) ? .listed : have(anatomical) ? .anatomical : .unknown
      var found: (whole: Set<Int>, sideless: [BodySide: Set<Int>]) = ([], [:])
      for names in anatomical {
        found.whole.formUnion(term.forms.keys.flatMap(names.structures(meant:)))
        guard found.whole.isEmpty else { continue }
        for part in term.forms.keys.compactMap(BodySide.split) {
          found.sideless[part.side, default: []].formUnion(names.structures(meant: part.rest))
        }
      }
      structures.formUnion(found.whole)
      meant[term.label.id] = found
    }
    let wholes = order.compactMap { meant[$0]?.whole }.filter { !$0.isEmpty }
    structure = Self.common(to: wholes)
    if wholes.isEmpty {
      for side in [BodySide.left, .right] where structure == nil {
        structure = Self.common(to: order.compactMap { meant[$0]?.sideless[side] })
        if structure != nil { self.side = side }
      }
    }
    if allowingShortNames {
      for place in terms.indices {
        let names = terms[place].surroundings
        terms[place].shortNames = terms[place].forms.keys.compactMap(KindWords.shortened).filter {
          ([$0] + KindWords.lengthened($0)).allSatisfy { !isAnother($0, among: names) }
        }
      }
    }
    findNearNames()
  }

  /// Collects the names that count, for the search of those near an answer.
  private mutating func findNearNames() {
    nearTerms = [:]
    var names: [String] = []
    for (offset, term) in terms.enumerated() where term.isAccepted {
      for name in term.forms.keys + term.shortNames
      where name.utf8.count <= NearSpelling.longestName && nearTerms[name] == nil {
        nearTerms[name] = (names.count, offset)
        names.append(name)
      }
    }
    nearNames = TermIndex(names)
  }

  /// The structure that some names mean together: what the first means, as far as the others agree.
  private static func common(to found: [Set<Int>]) -> Int? {
    let found = found.filter { !$0.isEmpty }
    guard var common = found.first else { return nil }
    for others in found.dropFirst() where !common.isDisjoint(with: others) {
      common.formIntersection(others)
    }
    return common.count == 1 ? common.first : nil
  }

  /// Whether a name is known, and for another structure.
  func isAnother(_ name: String, among known: [TermNames]) -> Bool {
    !keys.contains(name) && known.contains { $0.contains(name) && !isOwn(name, in: $0) }
  }

  /// Whether a name is one of the structure, by the labels or by the anatomical vocabulary.
  func isOwn(_ name: String, in known: TermNames) -> Bool {
    keys.contains(name) || !structures.isDisjoint(with: known.structures(of: name))
  }

  /// The accepted terms with a property, in order.
  func matches(_ isMatch: (Term) -> Bool) -> [Term] {
    terms.filter { $0.isAccepted && isMatch($0) }
  }

  /// The match with the first term of some, or nil when there are none.
  func best(_ found: [Term], _ layer: LabelMatcher.Layer) -> LabelVerdict.Accepted? {
    found.first.map { match($0, [layer]) }
  }

  func match(
    _ term: Term,
    _ layers: [LabelMatcher.Layer],
    isAbbreviated: Bool = false,
    _ edits: Int = 0
  ) -> LabelVerdict.Accepted {
    if term.isFromDictionary {
      let name = DictionaryName(text: term.label.text, language: term.label.language)
      return match(name, isAbbreviated ? layers + [.abbreviation] : layers, edits)
    }
    var layers = Set(layers)
    if isAbbreviated { layers.insert(.abbreviation) }
    if !term.isPreferred { layers.insert(.synonym) }
    if term.isOtherLanguage { layers.insert(.otherLanguage) }
    return LabelVerdict.Accepted(
      label: term.label,
      layers: layers.sorted { $0.place < $1.place },
      edits: edits
    )
  }
}

// MARK: - The dictionary

/// A name of a structure that the author did not give.
struct DictionaryName: Hashable, Sendable {
  let text: String
  let language: Language
}

extension LabelTarget {
  /// The relation of an answer to the names that the dictionary has for the structure.
  enum Meaning {
    /// It is one of them, and of no other structure.
    case own(DictionaryName, layers: [LabelMatcher.Layer])
    /// It is one of them in a language that does not count.
    case otherLanguage
    /// It is also a name of another structure.
    case shared
    /// It is a name of another structure.
    case another
  }

  /// Returns the relation of an answer to the dictionary; nil for no name of it.
  func meaning(of answer: AnswerReading) -> Meaning? {
    guard let structure else { return nil }
    var reading = answer.dictionary
    if let side {
      guard let part = reading.sideless, part.side == side else { return nil }
      reading = part.reading
    }
    var isShared = false
    var isAnother = false
    for language in dictionaryLanguages {
      // The closest reading decides: a very name of another structure is no short one of this.
      let steps = reading.steps(in: language)
      guard let step = steps.first(where: { $0.isName || $0.structures.contains(structure) }) else {
        continue
      }
      guard step.structures.contains(structure) else {
        isAnother = true
        continue
      }
      guard step.structures.count == 1, let text = reading.name(of: structure, in: language) else {
        isShared = true
        continue
      }
      let layers = [step.layer].compactMap(\.self)
      return .own(DictionaryName(text: text, language: language), layers: layers)
    }
    if isShared { return .shared }
    let term = AnatomicalTerm.all[structure]
    let others = NameIndex.languages.filter { !dictionaryLanguages.contains($0) }
    let isOther = others.flatMap(term.names).contains {
      answer.keys.contains(NameIndex.key(of: $0))
    }
    if isOther { return .otherLanguage }
    return isAnother ? .another : nil
  }

  /// The target with the names of the dictionary among its terms, if the answer may be a misspelling
  /// of one of them.
  func extended(for answer: AnswerReading) -> LabelTarget {
    guard let structure, side == nil else { return self }
    let languages = dictionaryLanguages.filter {
      answer.dictionary.near(in: $0).contains(structure)
    }
    var extended = self
    for language in languages {
      // A name that others share does not count, and so no misspelling of it does.
      for text in AnatomicalTerm.all[structure].names(in: language)
      where NameIndex.names(in: language)?.structures(of: NameIndex.key(of: text)).count == 1 {
        extended.add(DictionaryName(text: text, language: language))
      }
    }
    extended.findNearNames()
    return extended
  }

  private mutating func add(_ name: DictionaryName) {
    let forms = TermForms(name.text, isLatin: name.language.isLatin)
    guard !forms.keys.contains(where: keys.contains) else { return }
    let label = PinLabel(known: name.text, language: name.language)
    var term = Term(
      label: label,
      forms: forms,
      orders: [],
      isAccepted: true,
      isPreferred: false,
      isOtherLanguage: false
    )
    term.isFromDictionary = true
    term.knowledge = .anatomical
    term.surroundings = neighbors + TermNames.anatomical(in: name.language)
    terms.append(term)
    keys.formUnion(forms.keys)
    words.formUnion(forms.keys.flatMap(TermText.words))
  }

  /// The match of an answer with a name of the dictionary, together with the name that is asked for.
  func match(
    _ name: DictionaryName,
    _ layers: [LabelMatcher.Layer],
    _ edits: Int = 0
  ) -> LabelVerdict.Accepted {
    var layers = Set(layers)
    layers.insert(.dictionary)
    if !ownLanguages.contains(name.language.base) { layers.insert(.otherLanguage) }
    return LabelVerdict.Accepted(
      label: correction,
      layers: layers.sorted { $0.place < $1.place },
      edits: edits,
      dictionaryName: name.text
    )
  }
}

/// An answer in all the forms in which it may be meant.
struct AnswerReading {
  let text: String
  let forms: TermForms
  /// All forms in which it may be meant and those in which it may be misspelled, in order.
  let readings: [String]
  /// Its names in the anatomical dictionary.
  let dictionary: DictionaryReading

  /// All forms in which it may be meant, in order.
  var keys: [String] { forms.keys }

  /// The number of forms of an abbreviated answer that are looked at closely.
  static let mostReadings = 16

  init(_ text: String, allowing allowances: Set<MatchingPolicy.Allowance>, rules: NamingRules) {
    self.text = text
    let bare = allowances.contains(.articles) ? Self.withoutArticle(text) : nil
    forms = rules.forms(of: [text] + [bare].compactMap(\.self), isLatin: true)
    readings =
      forms.keys + (rules == .anatomy ? [Self.readingAtStops(text)].compactMap(\.self) : [])
      + (allowances.contains(.numerals) ? forms.plain.compactMap(Numerals.exchanged) : [])
    dictionary = DictionaryReading(forms, readings: readings, allowances)
  }

  /// The text without an article in front of it, or nil when it has none.
  private static func withoutArticle(_ text: String) -> String? {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count > 1, let first = words.first, articles.contains(first.lowercased()) else {
      return nil
    }
    return words.dropFirst().joined(separator: " ")
  }

  /// Without "a", which is an artery.
  private static let articles: Set<String> = [
    "the", "an", "der", "die", "das", "den", "dem", "des", "ein", "eine", "einen",
  ]

  /// The names in an answer that gives several: "Kahnbein/Os scaphoideum", "Kahnbein (Os
  /// scaphoideum)".
  static func names(in text: String) -> [String] {
    guard text.utf8.contains(where: { separators.contains($0) }) else { return [text] }
    return text.utf8.split(whereSeparator: separators.contains).map { String(Substring($0)) }
      .filter { !TermText.normalized($0).isEmpty }
  }

  private static let separators = Set("/;,=()".utf8)

  /// The answer with as many words as were meant, where a letter is wrong at the full stop of an
  /// abbreviation; nil where none is.
  ///
  /// Without its first letter "m. biceps" begins with a lone full stop, for which a sign is put; a
  /// letter too many behind it, as in "m.x biceps", is no word of its own.
  private static func readingAtStops(_ text: String) -> String? {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count > 1, words.contains(where: { $0 == "." || isStopped($0) }) else { return nil }
    return words.map { word in
      if word == "." { return "?" }
      return isStopped(word)
        ? word.lowercased().filter { $0 != "." } : TermText.normalized(String(word))
    }.joined(separator: " ")
  }

  /// Whether a word is an abbreviation with a single letter behind its full stop.
  private static func isStopped(_ word: Substring) -> Bool {
    let parts = word.lowercased().split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[1].count == 1 && LatinAbbreviation.all[String(parts[0])] != nil
  }

  var isAbbreviated: Bool { forms.standard != forms.expanded }

  /// The forms that are looked at closely, with their words.
  var likelyKeys: [TermKey] { keys.prefix(Self.mostReadings).map(TermKey.init) }

  /// Whether the answer is a label of a pin but for a word that means the opposite, and whether that
  /// is left for right.
  func contrary(of target: LabelTarget) -> (isContrary: Bool, isOtherSide: Bool) {
    let readings = likelyKeys
    let found = target.orderedKeys.flatMap { expected in
      readings.compactMap { ContraryWords.contrary($0.words, of: expected.words) }
    }
    return (found.contains(where: \.isOpposite), found.contains(where: \.isOtherSide))
  }

  func otherNumber(than target: LabelTarget) -> LabelVerdict.Rejected.OtherNumber? {
    let readings = likelyKeys
    for expected in target.orderedKeys {
      for key in readings {
        if NumberForms.isPlural(key.words, of: expected.words) { return .pluralForSingular }
        if NumberForms.isPlural(expected.words, of: key.words) { return .singularForPlural }
      }
    }
    return nil
  }
}
