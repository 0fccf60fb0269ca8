// SPDX-License-Identifier: Apache-2.0
public import FileDiagnostics
internal import LudusCore
internal import LudusFoundation
public import QuizContent

extension Imported {
  /// A bank of all questions that could be used, with notes on the rest.
  public struct Bank: Sendable {
    /// The bank, or nil when no question can be used.
    public let bank: ProblemBank?
    /// A diagnostic for each question, answer or file that the bank has not, in the order of the
    /// file.
    public let diagnostics: [Diagnostic]
  }

  /// Makes a bank; each category becomes a set.
  ///
  /// A problem is named by its number in other systems, else by a name that no other has. Else an
  /// identifier follows from the text of the question, so that no other one changes with a question
  /// that is put in or taken out; where several have the same text, from their answers too.
  /// A text between questions introduces the next one.
  ///
  /// - Parameters:
  ///   - id: The name of the bank.
  ///   - title: The text for the learner; nil for the name.
  ///   - language: The language of the questions as a BCP 47 tag; nil for the one that most rows of
  ///     a table name, or that of the words over its columns.
  /// - Returns: The bank, and what it has not.
  /// - Complexity: O(*n*) in the length of the texts.
  public func bank(id: ProblemBank.ID, title: String? = nil, language: String? = nil) -> Bank {
    let language = language ?? self.language?.rawValue
    var maker = BankMaker(
      of: items.lazy.map(\.content),
      language: language.map { Language($0) } ?? .english
    )
    for item in items { maker.take(item.content, at: item.range) }
    maker.finish()
    let bank = try? ProblemBank(
      id: id,
      title: title ?? id.rawValue,
      language: language,
      media: maker.files.media,
      sets: maker.sets
    )
    return Bank(
      bank: maker.sets.isEmpty ? nil : bank,
      diagnostics: diagnostics(maker.remarks[""] ?? [])
    )
  }
}

/// Gathers problems into sets.
struct BankMaker {
  let language: Language
  /// Whatever the bank has not, by the path of the file.
  private(set) var remarks: [String: [Remark]] = [:]
  /// The set of problems without a category.
  static let questions = "questions"
  private var path = Self.questions
  private var order: [String] = []
  private var problems: [String: [Problem]] = [:]
  private var templates: [String: [ProblemTemplate]] = [:]
  private var details: [String: (info: RichText?, idNumber: String?)] = [:]
  /// The texts in front of the next problem, and where they stand.
  private var texts: [(text: RichText, file: String, range: Range<Int>)] = []
  private var names: Set<String> = []
  /// The last number behind each name that several have.
  private var numbers: [String: Int] = [:]
  /// The names that several questions without a number have.
  private let sharedNames: Set<String>
  /// The texts that several questions without a name of their own have.
  private let sharedTexts: Set<TextDigest>
  var files: BankFiles

  /// - Parameters:
  ///   - contents: All that is taken afterwards.
  ///   - language: The language of the questions.
  ///   - isPackage: Whether the files that texts show come with them.
  init(
    of contents: some Collection<Imported.Item.Content>,
    language: Language,
    isPackage: Bool = false
  ) {
    self.language = language
    files = BankFiles(isPackage: isPackage)
    var names: Set<String> = []
    var sharedNames: Set<String> = []
    for case .question(let question) in contents where question.idNumber.nonBlank == nil {
      guard question.task != .description, let name = question.name.nonBlank else { continue }
      if !names.insert(name).inserted { sharedNames.insert(name) }
    }
    var texts: Set<TextDigest> = []
    var shared: Set<TextDigest> = []
    for case .question(let question) in contents where question.ownName(sharedNames) == nil {
      let digest = TextDigest(of: question.text.source)
      if !texts.insert(digest).inserted { shared.insert(digest) }
    }
    self.sharedNames = sharedNames
    sharedTexts = shared
  }

  /// Takes a part of a file.
  mutating func take(_ content: Imported.Item.Content, at range: Range<Int>, in file: String = "") {
    switch content {
    case .unusable: return
    case .category(let path, let info, let idNumber):
      leaveTextsOut()
      self.path = Self.plain(path).nonBlank ?? Self.questions
      if details[self.path] == nil {
        let info = info.map { Question(text: Question.Text($0), task: .description) }
        var maker = info.map { ProblemMaker(files.taking($0), language: language, files: files) }
        details[self.path] = (maker?.text(), idNumber)
        remarks[file, default: []] +=
          maker?.notes.map { Remark($0.code, at: range, $0.values) } ?? []
      }
    case .question(let question):
      let question = files.taking(question)
      var maker = ProblemMaker(question, language: language, files: files)
      defer {
        remarks[file, default: []] += maker.notes.map { Remark($0.code, at: range, $0.values) }
      }
      guard question.task != .description else {
        if question.isHidden {
          _ = maker.problem(id: "", title: nil, introduction: nil)
        } else {
          texts.append((maker.text(), file, range))
        }
        return
      }
      let title = question.name.nonBlank
      let name = question.ownName(sharedNames) ?? identifier(of: question)
      var id = name
      while names.contains(id) {
        let number = numbers[name, default: 1] + 1
        numbers[name] = number
        id = "\(name)-\(number)"
      }
      let ownTitle = title == id ? nil : title
      if maker.isCalculated {
        guard let template = maker.template(id: ProblemTemplate.ID(id), title: ownTitle) else {
          return
        }
        // A template has no text in front of it.
        leaveTextsOut()
        names.insert(id)
        if problems[path] == nil, templates[path] == nil { order.append(path) }
        templates[path, default: []].append(template)
        return
      }
      let problem = maker.problem(
        id: Problem.ID(id),
        title: ownTitle,
        introduction: RichText(joining: texts.map(\.text))
      )
      guard let problem else { return }
      texts = []
      names.insert(id)
      if problems[path] == nil, templates[path] == nil { order.append(path) }
      problems[path, default: []].append(problem)
    }
  }

  mutating func finish() { leaveTextsOut() }

  /// An identifier that follows from what is asked.
  private func identifier(of question: Question) -> String {
    var digest = TextDigest(of: question.text.source)
    if sharedTexts.contains(digest) { digest.add("\(question.task.key)") }
    return "\(question.name.nonBlank ?? "q")-\(digest)"
  }

  /// Notes texts that have no problem behind them.
  private mutating func leaveTextsOut() {
    for text in texts {
      remarks[text.file, default: []].append(Remark(.descriptionLeftOut, at: text.range))
    }
    texts = []
  }

  /// A category without the words that Moodle puts in front of it.
  private static func plain(_ path: String) -> String? {
    path.split(separator: "/").drop { $0.hasPrefix("$") || $0 == "top" }.joined(separator: "/")
  }

  var sets: [ProblemSet] {
    order.map { path in
      let id = ProblemSet.ID(path)
      return ProblemSet(
        id: id,
        title: id.usualTitle(in: language),
        description: details[path]?.info.flatMap { RichText(joining: [$0]) },
        idNumber: details[path]?.idNumber,
        problems: problems[path] ?? [],
        templates: templates[path] ?? []
      )
    }
  }
}

extension Question {
  /// The number or the name by which it can be known; nil where it has none of its own.
  fileprivate func ownName(_ sharedNames: Set<String>) -> String? {
    idNumber.nonBlank ?? name.nonBlank.flatMap { sharedNames.contains($0) ? nil : $0 }
  }
}

extension Question.Task {
  /// The texts by which questions with the same text differ.
  fileprivate var key: String {
    let texts: [String] =
      switch self {
      case .choices(let answers, _, _), .written(let answers, _), .numbers(let answers),
        .other(_, let answers, _):
        answers.map { "\($0.fraction) \($0.text.source)" }
      case .truth(let isTrue, _, _): ["\(isTrue)"]
      case .pairs(let pairs, _): pairs.map { "\($0.stem.source) \($0.answer)" }
      case .ordering(let items): items.map(\.source)
      case .cloze(let gaps): gaps.flatMap { $0.answers.map(\.text.source) }
      case .gapSelect(let words, _): words.map(\.text)
      case .essay, .description: []
      }
    return texts.joined(separator: "\n")
  }
}

/// A number that follows from a text, the same in every process and on every platform: FNV-1a of
/// its words, with 64 bits.
struct TextDigest: Hashable, CustomStringConvertible {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  init(of text: String) { add(text) }

  /// Adds another text; white space at its ends and its amount make no difference.
  mutating func add(_ text: String) {
    for word in text.utf8.split(whereSeparator: { $0 <= 0x20 }) {
      for byte in word { add(byte) }
      add(0x20)
    }
  }

  private mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }

  /// Ten letters and digits, of which none looks like another.
  var description: String {
    let signs = Array("abcdefghijkmnpqrstuvwxyz23456789")
    // The upper bits depend on all bytes.
    return String((0..<10).map { signs[Int(value >> UInt64(59 - 5 * $0) & 31)] })
  }
}

extension ProblemSet.ID {
  /// The title of a set that a category has become.
  fileprivate func usualTitle(in language: Language) -> String {
    rawValue == BankMaker.questions
      ? BankWords(in: language).questions
      : rawValue.split(separator: "/").last.map(String.init) ?? rawValue
  }
}

extension RichText {
  /// Some texts on lines of their own, or nil for none that has anything in it.
  fileprivate init?(joining texts: [RichText]) {
    let texts = texts.filter { !$0.isBlank }
    guard let first = texts.first else { return nil }
    let html = texts.map { Question.Text(html: $0).source }.joined(separator: "<br>")
    self = texts.count == 1 ? first : RichText.Imported(html: html).text
  }
}

extension ExchangeFormat {
  /// Writes all problems of a bank, with a category for each set.
  ///
  /// - Parameter bank: The bank; Moodle's format has its templates as calculated questions, any
  ///   other leaves them out.
  /// - Returns: The file, and what the format cannot hold; items are counted with the categories.
  public static func write(_ bank: ProblemBank) -> Exported {
    var stream = writing()
    var exported = stream.write(bank)
    exported.bytes += stream.finish()
    return exported
  }
}

extension ExportStream {
  /// Writes all problems of a bank, with a category for each set.
  ///
  /// - Parameter bank: The bank; Moodle's format has its templates as calculated questions, any
  ///   other leaves them out.
  /// - Returns: The bytes, and what the format cannot hold; items are counted with the categories.
  public mutating func write(_ bank: ProblemBank) -> Exported {
    let (items, losses) = bank.exchanged(
      holdingProblems: holdsProblems,
      templates: holdsTemplates,
      title: false
    )
    var exported = write(items, language: bank.language.map { Language($0) })
    exported.losses = (losses + exported.losses).inOrder
    return exported
  }
}

extension ProblemBank {
  /// The problems as questions, with a category for each set, and what is lost of them.
  ///
  /// - Parameters:
  ///   - holdingProblems: Whether the format holds what questions have not, too.
  ///   - holdsTemplates: Whether the format holds questions whose numbers are drawn.
  ///   - holdsTitle: Whether the format holds the title of the whole.
  /// - Returns: The items, and what is lost of the problems and of the bank, which is named at the
  ///   first item.
  func exchanged(
    holdingProblems: Bool,
    templates holdsTemplates: Bool = false,
    title holdsTitle: Bool = true
  ) -> (items: [Imported.Item.Content], losses: [Exported.Loss]) {
    var items: [Imported.Item.Content] = []
    var losses = lostParts(holdingTitle: holdsTitle).map { Exported.Loss($0, of: 0) }
    for set in allSets where !set.problems.isEmpty || !set.templates.isEmpty {
      let made = holdsTemplates ? set.templates.compactMap { Question.made(from: $0) } : []
      if made.count < set.templates.count {
        losses.append(Exported.Loss(.templates, of: items.count))
      }
      guard !set.problems.isEmpty || !made.isEmpty else { continue }
      if set.title != set.id.usualTitle(in: language.map { Language($0) } ?? .english) {
        losses.append(Exported.Loss(.setTitle, of: items.count))
      }
      let info = set.description.map { Question.Text(html: $0).source }
      items.append(.category(set.id.rawValue, info: info, idNumber: set.idNumber))
      for problem in set.problems {
        if let introduction = problem.introduction {
          var text = Question(text: Question.Text(html: introduction), task: .description)
          BankFiles.embed(media, in: &text)
          items.append(.question(text))
        }
        var (question, lost) = Question.made(from: problem)
        BankFiles.embed(media, in: &question)
        if problem.source != nil { lost.append(.source) }
        if holdingProblems { lost = [] }
        losses += lost.map { Exported.Loss($0, of: items.count, type: question.type) }
        items.append(.question(question))
      }
      for (template, lost) in made {
        var question = template
        BankFiles.embed(media, in: &question)
        losses += lost.map { Exported.Loss($0, of: items.count, type: question.type) }
        items.append(.question(question))
      }
    }
    return (items, losses)
  }

  /// The parts of a bank besides its problems that no format holds.
  private func lostParts(holdingTitle: Bool) -> [Exported.Loss.Part] {
    var lost: [Exported.Loss.Part] = []
    // A bank without a title of its own has its name, perhaps with a capital.
    if !holdingTitle, title.lowercased() != id.rawValue.lowercased() { lost.append(.title) }
    if !terms.isEmpty { lost.append(.terms) }
    if rivals != .bank { lost.append(.rivals) }
    return lost
  }
}

extension [Exported.Loss] {
  /// The losses in the order of the items, each once.
  var inOrder: [Exported.Loss] {
    unrepeated.sorted { ($0.item, $0.part.rawValue) < ($1.item, $1.part.rawValue) }
  }
}

/// The files of a bank, each with one name, and the references of Moodle to them.
struct BankFiles {
  /// Whether the files that texts show come with them; else an app may have them.
  private let isPackage: Bool
  private(set) var media: [ProblemBank.Media] = []
  /// The place of each name among the files.
  private var places: [String: Int] = [:]
  /// A file as its text names it.
  private struct Named: Hashable {
    let name: String
    let data: Data
  }
  /// The names in the bank.
  private var names: [Named: String] = [:]
  /// The number from which a free name is looked for.
  private var nextNumbers: [String: Int] = [:]

  init(isPackage: Bool = false) { self.isPackage = isPackage }

  /// The sign for the place of files in Moodle's texts.
  private static let prefix = "@@PLUGINFILE@@/"

  /// Takes over the files of a question; in its texts stand the names that they have in the bank.
  mutating func taking(_ question: Question) -> Question {
    var question = question
    question.changeTexts { text in
      if text.isHTML, text.source.contains("data:image/") { takeData(in: &text) }
      for file in text.files {
        let name = name(for: file)
        var references = [file.name, Self.percentEncoded(file.name)].map { Self.prefix + $0 }
        // In packages a text names the path.
        if file.path.count > 1 { references.append(String((file.path + file.name).dropFirst())) }
        for reference in Set(references) {
          let parts = text.source.split(
            separator: reference,
            omittingEmptySubsequences: false
          )
          text.source = parts.joined(separator: Question.Text.attribute(name))
        }
        if file.path.count <= 1, name != file.name {
          let source = "src=\"\(Question.Text.attribute(file.name))\""
          text.source = text.source.split(separator: source, omittingEmptySubsequences: false)
            .joined(separator: "src=\"\(Question.Text.attribute(name))\"")
        }
      }
      text.files = []
    }
    return question
  }

  /// Whether a text can show the image at an address: one in the bank or, where files do not come
  /// with texts, one that an app may have.
  func canShow(_ address: String) -> Bool {
    if address.hasPrefix(Self.prefix) { return false }
    guard isPackage, Address(address).scheme == nil else { return true }
    return places[address] != nil
  }

  /// Makes files of the images that stand in a text as base64.
  private mutating func takeData(in text: inout Question.Text) {
    var parts = text.source.split(separator: "data:image/", omittingEmptySubsequences: false)
    for index in parts.indices.dropFirst() {
      guard let quote = parts[index - 1].last, quote == "\"" || quote == "'",
        let end = parts[index].firstIndex(of: quote), let comma = parts[index].firstIndex(of: ","),
        comma < end, parts[index][..<comma].hasSuffix(";base64")
      else {
        parts[index] = Substring("data:image/" + parts[index])
        continue
      }
      let type = parts[index].prefix { $0.isLetter || $0.isNumber }
      let data = parts[index][comma..<end].dropFirst()
      let ending = type == "jpeg" ? "jpg" : type
      let bytes = [UInt8](base64: Array(data.utf8))
      let name = name(for: Question.File(name: "image.\(ending)", bytes: bytes))
      parts[index] = Substring(Question.Text.attribute(name) + parts[index][end...])
    }
    text.source = parts.joined()
  }

  private mutating func name(for file: Question.File) -> String {
    let data = Data(file.bytes)
    let own = Optional(file.name).nonBlank ?? "file"
    let key = Named(name: own, data: data)
    if let name = names[key] { return name }
    var name = own
    var number = nextNumbers[own] ?? 2
    while places[name] != nil {
      name = "\(number)-\(own)"
      number += 1
    }
    nextNumbers[own] = number
    names[key] = name
    places[name] = media.count
    media.append(ProblemBank.Media(name: name, data: data))
    return name
  }

  /// A name as it stands in an address.
  private static func percentEncoded(_ name: String) -> String {
    name.utf8.map { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E:
        String(Unicode.Scalar(byte))
      default:
        "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
  }

  /// Puts the files of a bank into the texts that refer to them, as Moodle has them.
  static func embed(_ media: [ProblemBank.Media], in question: inout Question) {
    guard !media.isEmpty else { return }
    question.changeTexts { embed(media, in: &$0) }
  }

  /// Puts files into a text that refers to them.
  static func embed(_ media: [ProblemBank.Media], in text: inout Question.Text) {
    for file in media {
      let reference = "src=\"\(Question.Text.attribute(file.name))\""
      let parts = text.source.split(separator: reference, omittingEmptySubsequences: false)
      guard parts.count > 1 else { continue }
      text.source = parts.joined(separator: "src=\"\(prefix)\(percentEncoded(file.name))\"")
      text.files.append(Question.File(name: file.name, bytes: Array(file.data)))
    }
  }
}
