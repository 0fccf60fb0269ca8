// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
public import Quizzes

/// The texts of a bank in another language: what translators write, and nothing else.
///
/// ```swift
/// let german = try BankTranslation(json: Data("""
///   {"version":1,"language":"de","title":"Chemie","problems":{
///     "ions":{"prompt":"Was ist ein Anion?","options":{"a":"ein negatives Ion","b":"ein positives"}}}}
///   """.utf8))
/// let bank = try chemistry.translated(by: german)
/// ```
///
/// Problems, options, items and gaps go by their identifiers, so answers in all languages are
/// answers to the same problem, and statistics add up. Keys, points and rules stay those of the
/// bank: a translation has texts, and the answers that are right in its language.
///
/// In JSON it is an object with `version`, `language` and, where there are any, `title`, `sets` and
/// `problems`, both by identifiers. A problem has the texts of its JSON form; lists whose elements
/// have identifiers are objects by these, and an element that has only its text is that text.
/// `accepted` and `confusables` are whole lists. Other lists have as many elements, `null` for one
/// that stays.
public struct BankTranslation: Hashable, Sendable {
  /// The version of the JSON form that this release reads and writes.
  public static let version = 1

  /// The language as a BCP 47 tag.
  public let language: String
  /// The title of the bank; nil for the same.
  public let title: String?
  /// The texts of sets and of problems by their identifiers.
  private let sets: [String: JSONValue]
  private let problems: [String: JSONValue]

  /// Reads a translation.
  ///
  /// Whether it fits a bank shows when it is put into one; see
  /// `ProblemBank.translated(by:)`.
  ///
  /// - Parameter data: The JSON.
  /// - Throws: Every fault of the outer form.
  public init(json data: Data) throws(ContentError<ProblemFault>) {
    let root = try ContentJSON<ProblemFault>.value(of: data)
    if let key = root.tree.repeatedKey {
      throw ContentError(faults: [
        LocatedFault(
          .malformed("the key \"\(key.text ?? "")\" is in its object already, expected it once"),
          at: ContentPlace()
        )
      ])
    }
    try self.init(root, at: ContentPlace())
  }

  init(_ root: JSONNode, at place: ContentPlace) throws(ContentError<ProblemFault>) {
    var faults: [LocatedFault<ProblemFault>] = []
    func note(_ reason: String, _ place: ContentPlace) {
      faults.append(LocatedFault(.malformed(reason), at: place))
    }
    let known = ["version", "language", "title", "sets", "problems"]
    for member in root.members where !known.contains(member.key.text ?? "") {
      let key = member.key.text ?? ""
      faults.append(LocatedFault(.unknown(key: key, known: known), at: place.key(key)))
    }
    if root["version"]?.number != Double(Self.version) {
      note("expected the version \(Self.version)", place.key("version"))
    }
    let language = root["language"]?.text ?? ""
    if language.isInvisible {
      note("expected a language, such as \"de\"", place.key("language"))
    }
    func texts(_ key: String) -> [String: JSONValue] {
      guard let node = root[key] else { return [:] }
      guard node.kind == .object else {
        note("expected an object by identifiers", place.key(key))
        return [:]
      }
      return Dictionary(node.members.map { ($0.key.text ?? "", $0.value.value) }) { first, _ in
        first
      }
    }
    let (sets, problems) = (texts("sets"), texts("problems"))
    if let title = root["title"], title.text?.isInvisible != false {
      note("expected a text", place.key("title"))
    }
    guard faults.isEmpty else { throw ContentError(faults: faults) }
    self.language = language
    title = root["title"]?.text
    self.sets = sets
    self.problems = problems
  }

  /// Writes the translation, always to the same bytes.
  public func json() -> Data { Data(value.bytes) }

  var value: JSONValue {
    func object(_ values: [String: JSONValue]) -> JSONValue? {
      guard !values.isEmpty else { return nil }
      return JSONValue.map(values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
    }
    return [
      "language": .text(language), "problems": object(problems), "sets": object(sets),
      "title": title.map(JSONValue.text), "version": .number("\(Self.version)"),
    ]
  }

  func texts(ofSet set: String) -> JSONNode? { sets[set].map { JSONNode($0) } }
  func texts(of problem: String) -> JSONNode? { problems[problem].map { JSONNode($0) } }

  /// The problems and sets that it has texts for and the bank has not.
  func strangers(to bank: ProblemBank) -> [LocatedFault<ProblemFault>] {
    let known = Set(bank.allProblems.map(\.id.rawValue) + bank.allTemplates.map(\.id.rawValue))
    let knownSets = Set(bank.allSets.map(\.id.rawValue))
    let names = [("problems", problems.keys, known), ("sets", sets.keys, knownSets)]
    return names.flatMap { key, names, known in
      names.filter { !known.contains($0) }.sorted().map {
        LocatedFault(
          .malformed("the bank has none of this name"),
          at: ContentPlace().key(key).key($0)
        )
      }
    }
  }
}

extension JSONNode {
  /// The value as it is to be written; as deep as files can be.
  var value: JSONValue {
    switch kind {
    case .text: .text(text ?? "")
    case .array: .list(elements.map(\.value))
    case .object: .map(members.map { ($0.key.text ?? "", $0.value.value) })
    case .number, .flag, .null: .source(Array(bytes))
    }
  }
}

extension ProblemBank {
  /// Returns the bank in another language.
  ///
  /// Texts that are not translated stay as they are; ``untranslated(in:)`` lists them. Whatever the translation
  /// says, the bank that is returned obeys the rules of all banks: no problem lacks a text or a key.
  ///
  /// - Parameter translation: The texts.
  /// - Returns: The bank, with the same identifiers.
  /// - Throws: Every text for something that the bank has not, everything that is no text, and the
  ///   faults of the problems that the texts would make.
  /// - Complexity: O(*n*) in the size of the bank.
  public func translated(
    by translation: BankTranslation
  ) throws(ContentError<ProblemFault>) -> ProblemBank {
    var merger = TextMerger(translation)
    merger.faults = translation.strangers(to: self)
    let bank = merger.bank(JSONNode(.source(Array(try ownJSON()))))
    guard merger.faults.isEmpty else { throw ContentError(faults: merger.faults) }
    return try ProblemBank(json: Data(bank.bytes)).knowing(addedLexicon)
  }

  /// The places of texts that a translation has not, by their problems.
  ///
  /// Names, signs and numbers are no texts to translate; answers are only where they are words. A
  /// text that is the same in both languages is written in both.
  ///
  /// - Parameter translation: The texts.
  /// - Returns: The places within each problem or template, in the order of the bank; those of a
  ///   problem that is not translated at all are there, too.
  /// - Throws: A fault that no valid bank causes.
  /// - Complexity: O(*n*) in the size of the bank.
  public func untranslated(
    in translation: BankTranslation
  ) throws(ContentError<ProblemFault>) -> [(problem: Problem.ID, places: [ContentPlace])] {
    let root = JSONNode(.source(Array(try ownJSON())))
    return TextMerger.parts(of: root).compactMap { part in
      let id = part["id"]?.text ?? ""
      let places = TextMerger.missing(in: part, translation.texts(of: id))
      return places.isEmpty ? nil : (Problem.ID(id), places)
    }
  }

  private func ownJSON() throws(ContentError<ProblemFault>) -> Data {
    do {
      return try json()
    } catch {
      throw ContentError(faults: [LocatedFault(.malformed("\(error)"), at: ContentPlace())])
    }
  }
}

extension Quiz {
  /// Returns the quiz with the texts of a bank in another language.
  ///
  /// The problems, their order and that of options stay: two learners have the same quiz, each in
  /// their language, and what they pick is the same pick.
  ///
  /// - Parameter bank: The bank that the quiz was drawn from, in the other language.
  /// - Returns: The quiz; a problem that the bank has not stays as it is.
  /// - Throws: A `ContentError`, for a bank whose problems are others than those of the quiz.
  /// - Complexity: O(*n*) in the size of the quiz.
  public func translated(with bank: ProblemBank) throws -> Quiz {
    let root = JSONNode(.source(Array(try json())))
    let items = try (root["items"]?.elements ?? []).map { item -> JSONValue in
      guard let id = item["problem"]?["id"]?.text, let problem = bank.problem(Problem.ID(id)) else {
        return .source(Array(item.bytes))
      }
      let text = try ContentJSON<ProblemFault>.encode(problem)
      return .map(
        item.members.map { member -> (String, JSONValue) in
          switch member.key.text {
          case "problem": return ("problem", .source(Array(text)))
          case "setTitle":
            let title = bank.set(of: problem.id).map { JSONValue.text($0.title) }
            return ("setTitle", title ?? member.value.value)
          default: return (member.key.text ?? "", .source(Array(member.value.bytes)))
          }
        }
      )
    }
    let quiz = JSONValue.map(
      root.members.map { member -> (String, JSONValue) in
        member.key.isText("items")
          ? ("items", .list(items)) : (member.key.text ?? "", .source(Array(member.value.bytes)))
      }
    )
    return try Quiz(json: Data(quiz.bytes))
  }
}

/// A bank in several languages, of which each learner chooses one.
///
/// ```swift
/// let banks = try MultilingualBank(chemistry, [german, french])
/// banks.languages                       // ["en", "de", "fr"]
/// banks.bank(in: "de-AT").title         // "Chemie"
/// ```
public struct MultilingualBank: Hashable, Sendable {
  /// The bank in its own language.
  public let original: ProblemBank
  /// The texts in other languages, as they were written.
  public let translations: [BankTranslation]
  private let banks: [Language: ProblemBank]

  /// Creates a bank in several languages.
  ///
  /// - Parameters:
  ///   - original: The bank in its own language.
  ///   - translations: The texts in other languages; of two in the same language the later counts.
  /// - Throws: The faults of each translation, below its language.
  /// - Complexity: O(*n*) in the size of the bank, for each language.
  public init(
    _ original: ProblemBank,
    _ translations: [BankTranslation]
  ) throws(ContentError<ProblemFault>) {
    var banks: [Language: ProblemBank] = [:]
    var faults: [LocatedFault<ProblemFault>] = []
    for translation in translations {
      do throws(ContentError<ProblemFault>) {
        banks[Language(translation.language)] = try original.translated(by: translation)
      } catch {
        let place = ContentPlace().key("translations").key(translation.language)
        faults += error.faults.map { LocatedFault($0.fault, at: place.appending($0.place)) }
      }
    }
    guard faults.isEmpty else { throw ContentError(faults: faults) }
    self.original = original
    self.translations = translations
    self.banks = banks
  }

  /// The languages, that of the original first.
  public var languages: [String] {
    [original.language].compactMap(\.self) + translations.map(\.language).unrepeated
  }

  /// The bank in the language of a learner: that language, else a wider one as "de" for "de-AT",
  /// else the original.
  public func bank(in language: Language) -> ProblemBank {
    let own = original.language.map { Language($0) }
    for wanted in [language] + language.fallbacks {
      if wanted == own { return original }
      if let bank = banks[wanted] { return bank }
    }
    return original
  }
}
