// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import FileDiagnostics
internal import LudusCore
public import QuizContent

extension QuizResponse {
  /// Reads what stands in a cell as a response to a problem; nil for an empty cell, and for one that
  /// is none of the problem, such as the letter of an option that it does not have.
  ///
  /// Options and items go by their identifier, their text, or their letter or number in the order of
  /// the problem: `b`, `an electron`, `2`. Several have a comma, a semicolon, a bar or a blank
  /// between them, or are letters in a row: `a, c` or `ac`. Pairs are `1=b 2=a`, gaps have a bar
  /// between them: `oxygen | 2`. True and false can be said in nine languages.
  ///
  /// - Parameters:
  ///   - cell: The text of the cell.
  ///   - problem: The problem that it answers.
  /// - Complexity: O(*n* · *m*) in the length of the cell and the number of options or items.
  public init?(cell: String, to problem: Problem) {
    let cell = cell.trimmingSpaces
    guard !cell.isEmpty else { return nil }
    switch problem.kind {
    case .ordering(let task):
      guard let items = CellNames(task.items).all(in: cell) else { return nil }
      self = .order(items)
    case .matching(let task):
      guard let pairs = Self.pairs(in: cell, of: task) else { return nil }
      self = .pairs(pairs)
    case .cloze(let task):
      guard let gaps = Self.gaps(in: cell, of: task) else { return nil }
      self = .gaps(gaps)
    default:
      guard let options = problem.kind.options else {
        self = .text(cell)
        return
      }
      let names = CellNames(options)
      if problem.kind.name.responseShape == .choices {
        guard let picks = names.all(in: cell) else { return nil }
        self = .choices(picks)
      } else {
        guard let pick = names[cell] else { return nil }
        self = .choice(pick)
      }
    }
  }

  private static func pairs(
    in cell: String,
    of task: MatchingTask
  ) -> [Problem.Item.ID: Problem.Item.ID]? {
    let (left, right) = (CellNames(task.left, isNumbered: true), CellNames(task.right))
    var pairs: [Problem.Item.ID: Problem.Item.ID] = [:]
    let hasSigns = cell.contains { ",;|".contains($0) || $0.isNewline }
    let parts = cell.split { sign in
      hasSigns ? ",;|".contains(sign) || sign.isNewline : sign.isWhitespace
    }
    for part in parts where !part.trimmingSpaces.isEmpty {
      let sides = part.split(separator: "=", maxSplits: 1).map(\.trimmingSpaces)
      guard sides.count == 2, let from = left[sides[0]], let to = right[sides[1]],
        pairs.updateValue(to, forKey: from) == nil
      else { return nil }
    }
    return pairs.isEmpty ? nil : pairs
  }

  private static func gaps(in cell: String, of task: ClozeTask) -> [ClozeTask.Gap.ID: String]? {
    let parts = cell.split(separator: "|", omittingEmptySubsequences: false).map(\.trimmingSpaces)
    guard parts.count <= task.gaps.count else { return nil }
    var gaps: [ClozeTask.Gap.ID: String] = [:]
    for (gap, part) in zip(task.gaps, parts) where !part.isEmpty {
      guard let options = gap.kind.options else {
        gaps[gap.id] = part
        continue
      }
      guard let option = CellNames(options)[part] else { return nil }
      gaps[gap.id] = option.rawValue
    }
    return gaps
  }
}

/// The names by which a cell can call options or items.
private struct CellNames<ID: Hashable> {
  private let ids: [ID]
  private var names: [String: ID] = [:]

  /// Keeps the names: earlier ones win, and a text that two have is the name of neither.
  private init(_ parts: [(id: ID, name: String, text: String)], isNumbered: Bool = false) {
    ids = parts.map(\.id)
    for part in parts { names[part.name] = part.id }
    func addUnambiguous(_ name: (String) -> String, _ text: (Int) -> String) {
      var found: [String: [ID]] = [:]
      for (index, part) in parts.enumerated() where !text(index).isEmpty {
        found[name(text(index)), default: []].append(part.id)
      }
      for (name, ids) in found where ids.count == 1 && names[name] == nil { names[name] = ids[0] }
    }
    addUnambiguous({ $0 }) { parts[$0].text }
    addUnambiguous({ $0.lowercased() }) { parts[$0].text }
    addUnambiguous({ $0.lowercased() }) { parts[$0].name }
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    if !isNumbered {
      addUnambiguous({ $0 }) { $0 < letters.count ? String(letters[$0]) : "" }
    }
    addUnambiguous({ $0 }) { "\($0 + 1)" }
  }

  subscript(name: String) -> ID? { names[name] ?? names[name.lowercased()] }

  /// The parts that a cell lists; nil where one of them is not known.
  func all(in cell: String) -> [ID]? {
    if let one = self[cell] { return [one] }
    for separators in [",;|\n", ",;| \t\n"] {
      let words = cell.split { separators.contains($0) || $0.isNewline }.map(\.trimmingSpaces)
        .filter { !$0.isEmpty }
      let parts = words.compactMap { self[$0] }
      if !words.isEmpty, parts.count == words.count { return parts }
    }
    let letters = cell.filter { !$0.isWhitespace }.map { self[String($0)] }
    let parts = letters.compactMap(\.self)
    return parts.isEmpty || parts.count < letters.count ? nil : parts
  }
}

extension CellNames<AnswerOption.ID> {
  fileprivate init(_ options: AnswerOptions) {
    self.init(options.all.map { (id: $0.id, name: $0.id.rawValue, text: $0.text.plainText) })
    guard Set(options.all.map(\.id.rawValue)) == ["true", "false"] else { return }
    // 1 and 0 are words for it too, whatever stands first.
    for (word, isTrue) in TableHeading.truths {
      names[word] = AnswerOption.ID(isTrue ? "true" : "false")
    }
  }
}

extension CellNames<Problem.Item.ID> {
  fileprivate init(_ items: [Problem.Item], isNumbered: Bool = false) {
    self.init(
      items.map { (id: $0.id, name: $0.id.rawValue, text: $0.text.plainText) },
      isNumbered: isNumbered
    )
  }
}
