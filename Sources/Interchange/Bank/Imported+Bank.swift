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
    for item in items { maker.take(item) }
    let bank = try? ProblemBank(
      id: id,
      title: title ?? id.rawValue,
      language: language,
      sets: maker.sets
    )
    return Bank(
      bank: maker.sets.isEmpty ? nil : bank,
      diagnostics: self.diagnostics(maker.remarks)
    )
  }
}

/// Gathers problems into sets.
private struct BankMaker {
  let language: Language
  var remarks: [Remark] = []
  private var path = ""
  private var order: [String] = []
  private var problems: [String: [Problem]] = [:]
  private var names: Set<String> = []
  private var count = 0

  init(language: Language) {
    self.language = language
  }

  mutating func take(_ item: Imported.Item) {
    switch item.content {
    case .unusable: return
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
      remarks += maker.notes.map { Remark($0.code, at: item.range, $0.values) }
      guard let problem else { return }
      names.insert(id)
      if problems[path] == nil { order.append(path) }
      problems[path, default: []].append(problem)
    }
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
    var items: [Imported.Item.Content] = []
    var losses: [Exported.Loss] = []
    for set in bank.allSets where !set.problems.isEmpty {
      if !set.templates.isEmpty { losses.append(Exported.Loss(.templates, of: items.count)) }
      items.append(.category(set.id.rawValue))
      for problem in set.problems {
        let (question, lost) = Question.made(from: problem)
        losses += lost.map { Exported.Loss($0, of: items.count, type: question.type) }
        items.append(.question(question))
      }
    }
    var exported = write(items)
    exported.losses = (losses + exported.losses)
      .sorted { ($0.item, $0.part.rawValue) < ($1.item, $1.part.rawValue) }
    return exported
  }
}
