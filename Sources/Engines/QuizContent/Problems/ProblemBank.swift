// SPDX-License-Identifier: Apache-2.0
public import AnswerMatching
public import LudusCore
public import LudusFoundation

/// All problems of a subject, in a tree of sets.
///
/// ```swift
/// let bank = try ProblemBank(json: data)            // lists every fault if the content is bad
/// bank.problems(in: "ch1010/acids").count           // all problems below that set
/// bank.problem("acids-07")?.prompt.plainText
/// ```
///
/// A bank is valid once it exists: identifiers of problems and of sets are unique in the whole
/// bank, and each problem is without fault. Two banks are equal when their contents are.
///
/// Sets can hold templates next to problems. Their variants are found by name as problems are, and
/// a quiz draws some of them; ``allProblems`` and ``problems(in:)`` do not list them.
public struct ProblemBank: Sendable, Identifiable {
  /// The version of the JSON form that this release reads and writes.
  public static let version = 1

  /// The maximum depth of sets within each other.
  public static let maximumDepth = 64

  /// The name of the bank.
  public let id: Identifier<ProblemBank>
  /// The text for the learner.
  public let title: String
  /// The language of the problems as a BCP 47 tag, such as "en".
  public let language: String?
  /// Further terms of the course that a written answer must not be taken for, in addition to those
  /// in its problems.
  public let terms: [String]
  /// The other terms of the bank that a written answer must not be taken for; usually all of them.
  public let rivals: Rivals
  /// The files that texts of the bank refer to by name, if the bank holds them.
  public let media: [ProblemBank.Media]
  /// The sets at the top of the tree.
  public let sets: [ProblemSet]
  /// The terms that an answer that may be misspelled could mean instead.
  ///
  /// They are the ``terms`` and what was added with ``knowing(_:)``. Unless ``rivals`` says
  /// otherwise, they are also what all problems of the bank accept, offer as options, or want to be
  /// matched, so an answer that is nearer to the answer of another problem does not count. With
  /// rivals of the same set, those of a set are kept apart and are not among these.
  public var lexicon: Lexicon { vocabulary.whole.lexicon }

  /// The words and terms that were added with ``knowing(_:)``.
  package var addedLexicon: Lexicon { vocabulary.added }

  /// All problems in the order of the bank.
  public let allProblems: [Problem]

  /// The offset of each problem among all, the sets and the set of each problem, by identifier.
  private let offsetsByID: [Problem.ID: Int]
  private let setsByID: [ProblemSet.ID: ProblemSet]
  private let setsByProblem: [Problem.ID: ProblemSet.ID]
  private let templatesByID: [ProblemTemplate.ID: TemplateOwner]
  /// The templates that variants stand for in this bank.
  private let replacedTemplates: Set<ProblemTemplate.ID>
  private(set) var vocabulary: BankVocabulary

  /// Creates a bank.
  ///
  /// - Parameters:
  ///   - id: The name of the bank.
  ///   - title: The text for the learner.
  ///   - language: The language of the problems as a BCP 47 tag. Answers that may be misspelled are
  ///     in this language, unless their problem names another one.
  ///   - terms: Further terms of the course that a written answer must not be taken for.
  ///   - rivals: The other terms of the bank that it must not be taken for.
  ///   - media: The files that texts of the bank refer to by their names.
  ///   - sets: The sets at the top of the tree.
  /// - Throws: Every identifier that is empty or stands for two things, with its place, or that
  ///   sets are within each other too deeply.
  /// - Complexity: O(*n*) in the number of problems and sets.
  public init(
    id: ID,
    title: String,
    language: String? = nil,
    terms: [String] = [],
    rivals: Rivals = .bank,
    media: [ProblemBank.Media] = [],
    sets: [ProblemSet]
  ) throws(ContentError<ProblemFault>) {
    let faults = ProblemFault.faults(id: id) + media.faults + Self.faultOfDepth(sets)
    guard faults.isEmpty else { throw ContentError(faults: faults) }
    // Only sets that are not too deep can be gone through by recursion.
    let clashes = IdentifierOutline.faults(in: sets.map(IdentifierOutline.init))
    guard clashes.isEmpty else { throw ContentError(faults: clashes) }
    self.init(
      unchecked: id,
      title: title,
      language: language,
      terms: terms,
      rivals: rivals,
      media: media,
      sets: sets
    )
  }

  static func faultOfDepth(_ sets: [ProblemSet]) -> [LocatedFault<ProblemFault>] {
    var level = sets
    for _ in 0..<maximumDepth {
      level = level.flatMap(\.sets)
    }
    return level.isEmpty ? [] : [LocatedFault(.nestedTooDeeply, at: ContentPlace().key("sets"))]
  }

  /// Creates a bank of sets known to have unique identifiers.
  package init(
    unchecked id: ID,
    title: String,
    language: String?,
    terms: [String],
    rivals: Rivals,
    media: [ProblemBank.Media],
    sets: [ProblemSet]
  ) {
    let sets = language.map { tag in sets.map { $0.inheriting(Language(tag)) } } ?? sets
    self.init(
      id: id,
      title: title,
      language: language,
      terms: terms,
      rivals: rivals,
      media: media,
      inherited: sets,
      replacedTemplates: [],
      vocabulary: BankVocabulary(of: sets.flatMap(\.preorder), rivals: rivals, terms: terms)
    )
  }

  /// Creates a bank of sets that have inherited from it, with what is known of it.
  private init(
    id: ID,
    title: String,
    language: String?,
    terms: [String],
    rivals: Rivals,
    media: [ProblemBank.Media],
    inherited sets: [ProblemSet],
    replacedTemplates: Set<ProblemTemplate.ID>,
    vocabulary: BankVocabulary
  ) {
    self.id = id
    self.replacedTemplates = replacedTemplates
    self.vocabulary = vocabulary
    self.title = title
    self.language = language
    self.terms = terms
    self.rivals = rivals
    self.media = media
    self.sets = sets
    let allSets = sets.flatMap(\.preorder)
    setsByID = Dictionary(allSets.map { ($0.id, $0) }) { first, _ in first }
    allProblems = allSets.flatMap(\.problems)
    offsetsByID = Dictionary(allProblems.enumerated().map { ($1.id, $0) }) { first, _ in first }
    setsByProblem = Dictionary(
      allSets.flatMap { set in set.problems.map { ($0.id, set.id) } }
    ) { first, _ in first }
    templatesByID = Dictionary(
      allSets.flatMap { set in
        set.templates.map { ($0.id, TemplateOwner(template: $0, set: set.id)) }
      }
    ) { first, _ in first }
  }

  /// Returns the bank with a lexicon of its author: words of the language, or terms of the course.
  ///
  /// It belongs to the value and not to its JSON, because word lists are large. Quizzes that are
  /// drawn from the bank have it too.
  ///
  /// - Parameter lexicon: The words and terms to know, in addition to those of the bank.
  /// - Returns: The bank with the lexicon.
  public func knowing(_ lexicon: Lexicon) -> ProblemBank {
    var bank = self
    bank.vocabulary = vocabulary.adding(lexicon)
    return bank
  }

  /// Returns the bank with variants for templates in its sets.
  package func replacingTemplates(in sets: [ProblemSet]) -> ProblemBank {
    ProblemBank(
      id: id,
      title: title,
      language: language,
      terms: terms,
      rivals: rivals,
      media: media,
      inherited: language.map { tag in sets.map { $0.inheriting(Language(tag)) } } ?? sets,
      replacedTemplates: knownTemplates,
      vocabulary: vocabulary
    )
  }

  /// Whether any set holds templates.
  package var hasTemplates: Bool { !templatesByID.isEmpty }

  /// The templates of the bank, and those that variants stand for in it.
  var knownTemplates: Set<ProblemTemplate.ID> {
    replacedTemplates.union(templatesByID.keys)
  }

  /// Returns the problem with an identifier, which may be a variant of a template, or nil if there
  /// is none.
  ///
  /// - Complexity: O(1); a variant is made anew.
  public func problem(_ id: Problem.ID) -> Problem? {
    if let offset = offset(of: id) { return allProblems[offset] }
    return ProblemTemplate.template(of: id).flatMap(template)?.variant(id)
  }

  /// Returns the index of a problem among all, or nil for a variant and when there is none.
  package func offset(of id: Problem.ID) -> Int? { offsetsByID[id] }

  /// Returns the template with an identifier, or nil if there is none.
  ///
  /// - Complexity: O(1).
  public func template(_ id: ProblemTemplate.ID) -> ProblemTemplate? {
    templatesByID[id]?.template
  }

  /// Returns the set with an identifier, at any depth, or nil if there is none.
  ///
  /// - Complexity: O(1).
  public func set(_ id: ProblemSet.ID) -> ProblemSet? { setsByID[id] }

  /// The set that a problem directly belongs to, or nil for an unknown problem.
  ///
  /// - Complexity: O(1); for the variant of a template, that is made to see whether there is one.
  public func set(of problem: Problem.ID) -> ProblemSet? {
    if let set = setsByProblem[problem] { return setsByID[set] }
    guard let owner = ProblemTemplate.template(of: problem).flatMap({ templatesByID[$0] }),
      owner.template.variant(problem) != nil
    else { return nil }
    return setsByID[owner.set]
  }

  /// The set that a problem or the template of a variant directly belongs to, whether or not there
  /// is that variant.
  func setID(of problem: Problem.ID) -> ProblemSet.ID? {
    setsByProblem[problem]
      ?? ProblemTemplate.template(of: problem).flatMap { templatesByID[$0]?.set }
  }

  /// All sets, each before the smaller ones in it.
  ///
  /// - Complexity: O(*n*) in the number of sets.
  public var allSets: [ProblemSet] { sets.flatMap(\.preorder) }

  /// All templates in the order of the bank.
  ///
  /// - Complexity: O(*n*) in the number of templates and sets.
  public var allTemplates: [ProblemTemplate] { allSets.flatMap(\.templates) }

  /// Returns the problems of a set and of all sets in it, in the order of the bank; empty for an
  /// unknown set.
  ///
  /// - Complexity: O(*n*) in the number of problems and sets below the set.
  public func problems(in set: ProblemSet.ID) -> [Problem] {
    setsByID[set]?.preorder.flatMap(\.problems) ?? []
  }
}

/// A template and the set that it belongs to.
private struct TemplateOwner {
  let template: ProblemTemplate
  let set: ProblemSet.ID
}

extension ProblemBank: Hashable {
  /// Whether two banks have the same content.
  public static func == (left: Self, right: Self) -> Bool {
    left.id == right.id && left.title == right.title && left.language == right.language
      && left.terms == right.terms && left.rivals == right.rivals && left.media == right.media
      && left.sets == right.sets
  }

  /// Feeds the content to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(title)
    hasher.combine(language)
    hasher.combine(terms)
    hasher.combine(rivals)
    hasher.combine(media)
    hasher.combine(sets)
  }
}

extension ProblemSet {
  /// This set and all sets in it, each before the smaller ones in it.
  fileprivate var preorder: [ProblemSet] {
    [self] + sets.flatMap(\.preorder)
  }
}

// MARK: - JSON

/// In JSON a bank is an object with `version`, `id`, `title`, optionally `language`, `terms`,
/// `rivals` and `media`, and `sets`; the guide "The JSON form of a problem bank" describes every
/// key.
extension ProblemBank: JSONRecord, JSONContent {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    try record.version(version)
    let id = record.field("id", \.id)
    let title = record.field("title", \.title)
    let language = record.field("language", \.language)
    let terms = record.field("terms", \.terms, default: [])
    let rivals = record.field("rivals", \.rivals, default: .bank)
    let media = record.field("media", \.media, default: [])
    let sets = record.field("sets", \.plainSets)
    record.note(id.value.map { ProblemFault.faults(id: $0) } ?? [])
    record.note(media.value?.faults ?? [])
    record.note(sets.value.map(faultOfDepth) ?? [])
    // Of sets that cannot be read the identifiers can, so that their clashes are reported too.
    let outlines = sets.value?.map(IdentifierOutline.init) ?? record.peek(at: "sets") ?? []
    record.note(IdentifierOutline.faults(in: outlines))
    return try ProblemBank(
      unchecked: id(),
      title: title(),
      language: language(),
      terms: terms(),
      rivals: rivals(),
      media: media(),
      sets: sets()
    )
  }

  /// The sets without what their problems inherit from the bank.
  private var plainSets: [ProblemSet] {
    language.map { tag in sets.map { $0.disinheriting(Language(tag)) } } ?? sets
  }
}

extension ProblemBank {
  /// A choice of the other terms of a bank that a written answer must not be mistaken for.
  ///
  /// An answer that may be misspelled does not count when it is, or is as near to, the answer of
  /// another problem: "Missouri" is no misspelled "Mississippi" where both are asked. The
  /// ``ProblemBank/terms`` of the author, the confusables of a problem and a lexicon that was added
  /// are rivals in any case.
  public enum Rivals: String, Hashable, Sendable, CaseIterable, JSONName {
    /// All terms of the bank.
    case bank
    /// The terms of the set that the problem directly belongs to, for a bank of subjects that have
    /// words in common.
    case set
    /// No other terms.
    case none
  }

  /// The lexicon that answers to a problem are judged by.
  ///
  /// - Complexity: O(1).
  package func lexicon(of problem: Problem.ID) -> Lexicon {
    rivals == .set ? vocabulary.lexicon(of: setID(of: problem)) : lexicon
  }
}

/// The terms of a bank that answers could mean, made ready once.
struct BankVocabulary: Sendable {
  /// The terms for answers to all problems.
  private(set) var whole: KnownVocabulary
  /// The terms for answers to the problems of a set, where sets have lexicons of their own.
  private var bySet: [ProblemSet.ID: KnownVocabulary] = [:]
  /// The words and terms that were added to those of the bank.
  private(set) var added = Lexicon.empty

  init(of sets: [ProblemSet], rivals: ProblemBank.Rivals, terms: [String]) {
    let problems = sets.lazy.flatMap(\.problems)
    switch rivals {
    case .bank:
      whole = KnownVocabulary(problems.vocabulary(with: terms))
    case .set:
      whole = KnownVocabulary(Lexicon(terms: terms))
      for set in sets {
        bySet[set.id] = KnownVocabulary(set.problems.vocabulary(with: terms))
      }
    case .none:
      whole = KnownVocabulary(Lexicon(terms: terms))
    }
  }

  /// Returns the lexicon of a set, or that of all.
  func lexicon(of set: ProblemSet.ID?) -> Lexicon {
    (set.flatMap { bySet[$0] } ?? whole).lexicon
  }

  /// Returns the vocabulary with a further lexicon everywhere.
  func adding(_ lexicon: Lexicon) -> BankVocabulary {
    var result = self
    result.whole = KnownVocabulary(whole.lexicon.adding(lexicon))
    result.bySet = bySet.mapValues { KnownVocabulary($0.lexicon.adding(lexicon)) }
    result.added = added.adding(lexicon)
    return result
  }
}

/// The identifiers in a set and their tree, without the rest of the content.
///
/// It can be read from a set of which other parts are faulty, so that a clash of identifiers is
/// reported along with all other faults.
struct IdentifierOutline {
  private let id: String?
  private let problems: [String?]
  private let templates: [String?]
  private let sets: [IdentifierOutline]

  init(_ set: ProblemSet) {
    id = set.id.rawValue
    problems = set.problems.map(\.id.rawValue)
    templates = set.templates.map(\.id.rawValue)
    sets = set.sets.map(IdentifierOutline.init)
  }

  /// The identifiers of sets, and those of problems, that are taken already, and the empty ones of
  /// sets.
  static func faults(in outlines: [IdentifierOutline]) -> [LocatedFault<ProblemFault>] {
    var search = Search()
    for (index, outline) in outlines.enumerated() {
      search.visit(outline, at: ContentPlace().key("sets").index(index))
    }
    return search.faults + search.faultsOfVariants
  }

  private struct Search {
    private(set) var faults: [LocatedFault<ProblemFault>] = []
    private var sets: [String: ContentPlace] = [:]
    private var problems: [String: ContentPlace] = [:]
    private var templates: [String: ContentPlace] = [:]

    mutating func visit(_ outline: IdentifierOutline, at place: ContentPlace) {
      if let id = outline.id {
        if id.isInvisible {
          faults.append(LocatedFault(.emptyIdentifier, at: place.key("id")))
        }
        noteDuplicate(of: sets.insertIfNew(place, forKey: id), id, at: place)
      }
      for (index, id) in outline.problems.enumerated() {
        guard let id else { continue }
        let place = place.key("problems").index(index)
        noteDuplicate(of: problems.insertIfNew(place, forKey: id), id, at: place)
      }
      for (index, id) in outline.templates.enumerated() {
        guard let id else { continue }
        let place = place.key("templates").index(index)
        noteDuplicate(of: problems.insertIfNew(place, forKey: id), id, at: place)
        _ = templates.insertIfNew(place, forKey: id)
      }
      for (index, inner) in outline.sets.enumerated() {
        visit(inner, at: place.key("sets").index(index))
      }
    }

    /// The problems that are named as variants of a template are.
    var faultsOfVariants: [LocatedFault<ProblemFault>] {
      guard !templates.isEmpty else { return [] }
      return problems.sorted { $0.key < $1.key }.compactMap { id, place in
        let template = ProblemTemplate.template(of: Problem.ID(id))
        return template.flatMap { templates[$0.rawValue] }.map { first in
          LocatedFault(.duplicateIdentifier(id, first: first), at: place.key("id"))
        }
      }
    }

    private mutating func noteDuplicate(
      of first: ContentPlace?,
      _ id: String,
      at place: ContentPlace
    ) {
      guard let first else { return }
      faults.append(LocatedFault(.duplicateIdentifier(id, first: first), at: place.key("id")))
    }
  }
}

extension IdentifierOutline: Decodable {
  private enum Key: String, CodingKey {
    case id, problems, templates, sets
  }

  private struct Named: Decodable {
    let id: String?

    init(from decoder: any Decoder) {
      id = try? decoder.container(keyedBy: Key.self).decode(String.self, forKey: .id)
    }
  }

  /// Reads what can be read and passes over the rest.
  init(from decoder: any Decoder) {
    let container = try? decoder.container(keyedBy: Key.self)
    id = try? container?.decode(String.self, forKey: .id)
    let named = try? container?.decode([Named].self, forKey: .problems)
    problems = named?.map(\.id) ?? []
    let variable = try? container?.decode([Named].self, forKey: .templates)
    templates = variable?.map(\.id) ?? []
    sets = (try? container?.decode([IdentifierOutline].self, forKey: .sets)) ?? []
  }
}
