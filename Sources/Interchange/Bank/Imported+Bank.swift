public import QuizContent
internal import LudusCore

extension Imported {
  /// A bank of all questions that can be used, with what could not.
  public struct Bank: Sendable {
    /// The bank, or nil when no question can be used.
    public let bank: ProblemBank?
    /// A diagnostic for each question, answer or file that the bank has not, in the order of the file.
    public let diagnostics: [Diagnostic]
  }

  /// Makes a bank; each category becomes a set.
  ///
  /// A problem is named by its number in other systems, else by its name, else by its place: "q1".
  ///
  /// - Parameters:
  ///   - id: The name of the bank.
  ///   - title: The text for the learner; nil for the name.
  ///   - language: The language of the questions as a BCP 47 tag.
  /// - Returns: The bank, and what it has not.
  /// - Complexity: O(*n*) in the length of the texts.
  public func bank(id: ProblemBank.ID, title: String? = nil, language: String? = nil) -> Bank {
    var maker = BankMaker(language: language.map { Language($0) } ?? .english)
    var remarks: [Remark] = []
    for item in items {
      remarks += maker.take(item.content).map { Remark($0.code, at: item.range, $0.values) }
    }
    let bank = try? ProblemBank(
      id: id,
      title: title ?? id.rawValue,
      language: language,
      sets: maker.sets
    )
    return Bank(
      bank: maker.sets.isEmpty ? nil : bank,
      diagnostics: diagnostics(remarks)
    )
  }
}

/// Gathers problems into sets.
struct BankMaker {
  let language: Language
  private var path = ""
  private var order: [String] = []
  private var problems: [String: [Problem]] = [:]
  private var names: Set<String> = []
  private var count = 0

  init(language: Language) {
    self.language = language
  }

  /// Takes a part of a file, and reports what the bank has not of it.
  mutating func take(
    _ content: Imported.Item.Content
  ) -> [(code: Diagnostic.Code, values: [String: Sentence.Value])] {
    switch content {
    case .unusable: return []
    case .category(let path, _, _): self.path = Self.plain(path)
    case .question(let question):
      count += 1
      var maker = ProblemMaker(question, language: language)
      let name = question.idNumber ?? question.name ?? "q\(count)"
      var id = name
      var number = 2
      while names.contains(id) {
        id = "\(name)-\(number)"
        number += 1
      }
      let problem = maker.problem(id: Problem.ID(id))
      guard let problem else { return maker.notes }
      names.insert(id)
      if problems[path] == nil { order.append(path) }
      problems[path, default: []].append(problem)
      return maker.notes
    }
    return []
  }

  /// A category without the words that Moodle puts in front of it.
  private static func plain(_ path: String) -> String {
    path.split(separator: "/").drop { $0.hasPrefix("$") || $0 == "top" }.joined(separator: "/")
  }

  var sets: [ProblemSet] {
    order.map { path in
      let title = path.split(separator: "/").last.map(String.init) ?? ""
      return ProblemSet(
        id: ProblemSet.ID(path.isEmpty ? "questions" : path),
        title: title.isEmpty ? interchangeSentences("set.questions", in: language) : title,
        problems: problems[path] ?? []
      )
    }
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
      items.append(.category(set.id.rawValue))
      for problem in set.problems {
        let (question, lost) = Question.made(from: problem)
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
