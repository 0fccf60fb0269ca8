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
  /// A problem is named by its number in other systems, else by its name, else by its place: "q1".
  /// A text between questions introduces the next one.
  ///
  /// - Parameters:
  ///   - id: The name of the bank.
  ///   - title: The text for the learner; nil for the name.
  ///   - language: The language of the questions as a BCP 47 tag.
  /// - Returns: The bank, and what it has not.
  /// - Complexity: O(*n*) in the length of the texts.
  public func bank(id: ProblemBank.ID, title: String? = nil, language: String? = nil) -> Bank {
    var maker = BankMaker(language: language.map { Language($0) } ?? .english)
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
  private var details: [String: (info: RichText?, idNumber: String?)] = [:]
  /// The texts in front of the next problem, and where they stand.
  private var texts: [(text: RichText, file: String, range: Range<Int>)] = []
  private var names: Set<String> = []
  /// The number from which a free name is looked for, by the name that is not free.
  private var nextNumbers: [String: Int] = [:]
  var files: BankFiles
  private var count = 0

  /// - Parameter isPackage: Whether the files that texts show come with them.
  init(language: Language, isPackage: Bool = false) {
    self.language = language
    files = BankFiles(isPackage: isPackage)
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
      count += 1
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
      let name = question.idNumber.nonBlank ?? title ?? "q\(count)"
      var id = name
      var number = nextNumbers[name] ?? 2
      while names.contains(id) {
        id = "\(name)-\(number)"
        number += 1
      }
      let problem = maker.problem(
        id: Problem.ID(id),
        title: title == id ? nil : title,
        introduction: RichText(joining: texts.map(\.text))
      )
      guard let problem else { return }
      texts = []
      names.insert(id)
      if id != name { nextNumbers[name] = number }
      if problems[path] == nil { order.append(path) }
      problems[path, default: []].append(problem)
    }
  }

  mutating func finish() { leaveTextsOut() }

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
        problems: problems[path] ?? []
      )
    }
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
  /// - Parameter bank: The bank; templates are left out.
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
  /// - Parameter bank: The bank; templates are left out.
  /// - Returns: The bytes, and what the format cannot hold; items are counted with the categories.
  public mutating func write(_ bank: ProblemBank) -> Exported {
    let (items, losses) = bank.exchanged
    var exported = write(items)
    exported.losses = (losses + exported.losses).inOrder
    return exported
  }
}

extension ProblemBank {
  /// The problems as questions, with a category for each set, and what questions have not of them.
  var exchanged: (items: [Imported.Item.Content], losses: [Exported.Loss]) {
    var items: [Imported.Item.Content] = []
    var losses: [Exported.Loss] = []
    for set in allSets where !set.problems.isEmpty {
      if !set.templates.isEmpty { losses.append(Exported.Loss(.templates, of: items.count)) }
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
        losses += lost.map { Exported.Loss($0, of: items.count, type: question.type) }
        items.append(.question(question))
      }
    }
    return (items, losses)
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
  /// Where each name is among the files.
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
    question.changeTexts { text in
      for file in media {
        let reference = "src=\"\(Question.Text.attribute(file.name))\""
        let parts = text.source.split(separator: reference, omittingEmptySubsequences: false)
        guard parts.count > 1 else { continue }
        text.source = parts.joined(separator: "src=\"\(prefix)\(percentEncoded(file.name))\"")
        text.files.append(Question.File(name: file.name, bytes: Array(file.data)))
      }
    }
  }
}
