// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import Quizzes

/// Answer sheets without names: what scales, their fit and the comparison of groups are worked out
/// from, and what adds up across schools.
///
/// ```swift
/// let table = try log.responses(to: "monday", groups: ["girls": girls, "boys": boys])
/// let whole = try ResponseTable.merged([table, fromElsewhere])
/// let fit = try ScaleFit(whole, .twoParameter)
/// ```
///
/// Sheets that are alike are counted. A learner whose answers are in two logs counts in both. Of
/// each learner and problem the first answer counts. In JSON a table is an object.
public struct ResponseTable: Hashable, Sendable {
  /// The way in which an answer becomes a level.
  public enum Scoring: String, Hashable, Sendable, JSONName {
    /// By the credit, of which each amount that occurs is a level.
    case credits
    /// By the first try, right or wrong.
    case firstTries
  }

  /// A problem of a table.
  public struct Item: Hashable, Sendable, Identifiable {
    /// The problem.
    public let id: Problem.ID
    /// The set that it directly belongs to, the first by name where logs differ.
    public let set: ProblemSet.ID
    /// The credits of its levels, in rising order.
    public let credits: [Fraction]
    /// The number of times that each of the shown options was picked.
    let options: [Int: Int]

    /// The mean chance to guess where one of several options was picked; 0 where none was.
    public var chanceToGuess: Double {
      let picks = options.sorted { $0.key < $1.key }
      let whole = picks.reduce(0) { $0.addingUpToMaximum($1.value) }
      guard whole > 0 else { return 0 }
      return picks.reduce(0) { $0 + Double($1.value) / Double($1.key) } / Double(whole)
    }
  }

  /// A sheet, and how often it came.
  struct Sheet: Hashable, Sendable {
    /// The offset of the group, or nil for learners of none.
    let group: Int?
    /// The answers in the order of their items.
    let answers: [Mark]
    var count: Int
  }

  /// The level of an answer.
  struct Mark: Hashable, Sendable, Comparable {
    let item: Int
    let level: Int

    static func < (left: Self, right: Self) -> Bool {
      (left.item, left.level) < (right.item, right.level)
    }
  }

  /// The way in which answers became levels.
  public let scoring: Scoring
  /// The problems, in the order of sets and problems by their names.
  public let items: [Item]
  /// The names of the groups of learners, in their order.
  public let groups: [String]
  /// The sheets in a fixed order, each once.
  let sheets: [Sheet]

  /// The most levels that a problem can have.
  public static let maximumLevels = 11

  /// The number of learners.
  public var learnerCount: Int { sheets.reduce(0) { $0.addingUpToMaximum($1.count) } }

  /// Returns the number of learners of a group.
  public func learnerCount(in group: String) -> Int {
    guard let offset = groups.firstIndex(of: group) else { return 0 }
    return sheets.reduce(0) { $1.group == offset ? $0.addingUpToMaximum($1.count) : $0 }
  }

  /// Returns the number of answers to a problem.
  public func answerCount(to problem: Problem.ID) -> Int {
    guard let item = items.firstIndex(where: { $0.id == problem }) else { return 0 }
    return levelCounts[item].reduce(0) { $0.addingUpToMaximum($1) }
  }

  /// The number of times that each level of each item came.
  var levelCounts: [[Int]] {
    var counts = items.map { Array(repeating: 0, count: $0.credits.count) }
    for sheet in sheets {
      for mark in sheet.answers { counts[mark.item][mark.level].addUpToMaximum(sheet.count) }
    }
    return counts
  }

  /// Brings sheets into a fixed order and counts those that are alike.
  init(_ scoring: Scoring, _ items: [Item], groups: [String], _ sheets: [Sheet]) {
    struct Key: Hashable {
      let group: Int?
      let answers: [Mark]
    }
    var counts: [Key: Int] = [:]
    for sheet in sheets where !sheet.answers.isEmpty {
      counts[Key(group: sheet.group, answers: sheet.answers), default: 0]
        .addUpToMaximum(sheet.count)
    }
    self.scoring = scoring
    self.items = items
    self.groups = groups
    self.sheets = counts.map {
      Sheet(group: $0.key.group, answers: $0.key.answers, count: $0.value)
    }
    .sorted { left, right in
      guard left.group == right.group else { return (left.group ?? -1) < (right.group ?? -1) }
      return left.answers.lexicographicallyPrecedes(right.answers)
    }
  }

  /// An answer that has not found its level.
  private struct Given {
    let problem: Problem.ID
    let credit: Fraction
  }

  /// A sheet whose answers have not found their levels.
  private struct OpenSheet {
    let group: String?
    let answers: [Given]
    let count: Int
  }

  /// A problem whose levels are not all known.
  private struct OpenItem {
    var set: ProblemSet.ID
    var credits: Set<Fraction>
    var options: [Int: Int]
  }

  private init(
    _ scoring: Scoring,
    _ open: [Problem.ID: OpenItem],
    groups: [String],
    _ sheets: [OpenSheet]
  ) throws(EstimationError) {
    let problems = open.sorted { ($0.value.set, $0.key) < ($1.value.set, $1.key) }
    for (problem, item) in problems where item.credits.count > Self.maximumLevels {
      throw .tooManyLevels(problem, item.credits.count, maximum: Self.maximumLevels)
    }
    let items = problems.map { problem, item in
      Item(id: problem, set: item.set, credits: item.credits.sorted(), options: item.options)
    }
    var places: [Problem.ID: (item: Int, levels: [Fraction: Int])] = [:]
    for (offset, item) in items.enumerated() {
      let levels = Dictionary(zip(item.credits, item.credits.indices)) { first, _ in first }
      places[item.id] = (offset, levels)
    }
    self.init(
      scoring,
      items,
      groups: groups,
      sheets.map { sheet in
        let marks = sheet.answers.compactMap { answer -> Mark? in
          guard let place = places[answer.problem], let level = place.levels[answer.credit] else {
            return nil
          }
          return Mark(item: place.item, level: level)
        }
        return Sheet(
          group: sheet.group.flatMap { groups.firstIndex(of: $0) },
          answers: marks.sorted(),
          count: sheet.count
        )
      }
    )
  }

  fileprivate init(
    _ answers: FirstAnswers,
    _ scoring: Scoring,
    groups: [String: Set<Learner.ID>]
  ) throws(EstimationError) {
    let names = groups.keys.sorted()
    var open: [Problem.ID: OpenItem] = [:]
    for answer in answers.answers {
      let record = answer.record
      var item = open[record.problem] ?? OpenItem(set: record.set, credits: [], options: [:])
      item.set = min(item.set, record.set)
      item.credits.formUnion(scoring == .firstTries ? [.zero, .one] : [record.scored(by: scoring)])
      if case .choice = record.responses.first, record.shown.count > 1 {
        item.options[record.shown.count, default: 0] += 1
      }
      open[record.problem] = item
    }
    let sheets = answers.byLearner.map { learner, answers in
      OpenSheet(
        group: names.first { groups[$0]?.contains(learner) ?? false },
        answers: answers.map {
          Given(problem: $0.record.problem, credit: $0.record.scored(by: scoring))
        },
        count: 1
      )
    }
    try self.init(scoring, open, groups: names, sheets)
  }

  /// Creates a table from rows of credits.
  ///
  /// - Parameters:
  ///   - problems: The problems, each once.
  ///   - set: The set that they belong to.
  ///   - rows: For each learner the credit of each problem, from 0 to 1; nil, or nothing at the
  ///     end, where there is no answer.
  ///   - groups: The group of each learner, nil for none; learners at the end may be left out.
  /// - Throws: ``EstimationError/tooManyLevels(_:_:maximum:)``.
  public init(
    problems: [Problem.ID],
    set: ProblemSet.ID = "",
    rows: [[Fraction?]],
    groups: [String?] = []
  ) throws(EstimationError) {
    var open: [Problem.ID: OpenItem] = [:]
    let sheets = rows.enumerated().map { learner, row in
      var answers: [Given] = []
      var seen: Set<Problem.ID> = []
      for (problem, credit) in zip(problems, row) {
        guard let credit, (0...1).contains(credit), seen.insert(problem).inserted else { continue }
        open[problem, default: OpenItem(set: set, credits: [], options: [:])].credits
          .insert(credit)
        answers.append(Given(problem: problem, credit: credit))
      }
      return OpenSheet(
        group: groups.indices.contains(learner) ? groups[learner] : nil,
        answers: answers,
        count: 1
      )
    }
    try self.init(
      .credits,
      open,
      groups: Set(groups.compactMap(\.self)).sorted(),
      sheets
    )
  }

  /// Adds up tables, each of other learners.
  ///
  /// - Parameter tables: Tables of any problems and groups.
  /// - Returns: One table, which does not depend on their order and is that of all answers at once;
  ///   nil for none.
  /// - Throws: ``EstimationError/mixedScoring`` for tables that score differently, and
  ///   ``EstimationError/tooManyLevels(_:_:maximum:)``.
  public static func merged(
    _ tables: some Sequence<Self>
  ) throws(EstimationError) -> ResponseTable? {
    var scoring: Scoring?
    var open: [Problem.ID: OpenItem] = [:]
    var groups: Set<String> = []
    var sheets: [OpenSheet] = []
    for table in tables {
      guard scoring ?? table.scoring == table.scoring else { throw .mixedScoring }
      scoring = table.scoring
      groups.formUnion(table.groups)
      for item in table.items {
        var known = open[item.id] ?? OpenItem(set: item.set, credits: [], options: [:])
        known.set = min(known.set, item.set)
        known.credits.formUnion(item.credits)
        known.options.merge(item.options) { $0.addingUpToMaximum($1) }
        open[item.id] = known
      }
      sheets += table.sheets.map { sheet in
        OpenSheet(
          group: sheet.group.map { table.groups[$0] },
          answers: sheet.answers.map {
            Given(
              problem: table.items[$0.item].id,
              credit: table.items[$0.item].credits[$0.level]
            )
          },
          count: sheet.count
        )
      }
    }
    return try scoring.map { scoring throws(EstimationError) in
      try Self(scoring, open, groups: groups.sorted(), sheets)
    }
  }
}

extension AnswerLog {
  /// The answer sheets of a log, without names.
  ///
  /// - Parameters:
  ///   - quiz: The quiz whose answers count; nil for all answers.
  ///   - scoring: The way in which an answer becomes a level.
  ///   - groups: Groups of learners by name. A learner of several belongs to the first by name; one
  ///     of none counts for scales, and in no comparison of groups.
  /// - Returns: The table.
  /// - Throws: ``EstimationError/tooManyLevels(_:_:maximum:)`` for a problem with more than
  ///   ``ResponseTable/maximumLevels`` different credits.
  /// - Complexity: O(*n* log *n*) in the number of records.
  public func responses(
    to quiz: Quiz.ID? = nil,
    scoring: ResponseTable.Scoring = .firstTries,
    groups: [String: Set<Learner.ID>] = [:]
  ) throws(EstimationError) -> ResponseTable {
    try ResponseTable(
      FirstAnswers(records.lazy.filter { quiz == nil || $0.quiz == quiz }),
      scoring,
      groups: groups
    )
  }
}

extension AnswerLog.Record {
  /// The credit that counts.
  func scored(by scoring: ResponseTable.Scoring) -> Fraction {
    switch scoring {
    case .credits: credit
    case .firstTries: isFirstTryCorrect ? .one : .zero
    }
  }
}

// MARK: - JSON

extension ResponseTable: JSONRecord {
  package static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let scoring = record.field("scoring", \.scoring)
    let items = record.field("problems", \.items)
    let groups = record.field("groups", \.groups, default: [])
    let sheets = record.field("sheets") { $0.sheets.map(StoredSheet.init) }
    let table = Self(
      try scoring(),
      try items(),
      groups: try groups(),
      try sheets().map(\.sheet)
    )
    if Set(table.items.map(\.id)).count < table.items.count {
      record.note(.malformed("expected each problem once"))
    }
    if Set(table.groups).count < table.groups.count {
      record.note(.malformed("expected each group once"))
    }
    for sheet in table.sheets {
      let isKnown = sheet.answers.allSatisfy {
        table.items.indices.contains($0.item)
          && table.items[$0.item].credits.indices.contains($0.level)
      }
      let isOrdered = zip(sheet.answers, sheet.answers.dropFirst()).allSatisfy { $0.item < $1.item }
      guard isKnown, isOrdered,
        table.groups.indices.contains(sheet.group ?? 0) || sheet.group == nil
      else {
        record.note(.malformed("expected answers to problems of the table, in their order"))
        break
      }
    }
    return table
  }

  private struct StoredSheet: Hashable, JSONRecord {
    let sheet: Sheet

    init(_ sheet: Sheet) { self.sheet = sheet }

    static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
      let group = record.field("group", \.sheet.group)
      let items = record.field("items") { $0.sheet.answers.map(\.item) }
      let levels = record.field("levels") { $0.sheet.answers.map(\.level) }
      let count = record.field("count", \.sheet.count, default: 1)
      let (places, marks) = (try items(), try levels())
      let sheet = Sheet(
        group: try group(),
        answers: zip(places, marks).map(Mark.init),
        count: try count()
      )
      if places.count != marks.count {
        record.note(.malformed("expected a level for each answer"))
      }
      if sheet.count < 1 { record.note(.malformed("expected a count of 1 or more")) }
      return Self(sheet)
    }
  }
}

extension ResponseTable.Item: JSONRecord {
  package static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let id = record.field("id", \.id)
    let set = record.field("set", \.set)
    let credits = record.field("credits", \.credits)
    let options = record.field("options", { PickCount.all($0.options) }, default: [])
    var picks: [Int: Int] = [:]
    for pick in try options() { picks[pick.options, default: 0].addUpToMaximum(pick.count) }
    let item = Self(id: try id(), set: try set(), credits: try credits(), options: picks)
    let isRising = zip(item.credits, item.credits.dropFirst()).allSatisfy { $0 < $1 }
    if !isRising || !item.credits.allSatisfy({ (0...1).contains($0) })
      || !(1...ResponseTable.maximumLevels).contains(item.credits.count)
    {
      record.note(.malformed("expected 1 to 11 credits from 0 to 1, in rising order"))
    }
    return item
  }

  private struct PickCount: Hashable, JSONRecord {
    let options: Int
    let count: Int

    static func all(_ counts: [Int: Int]) -> [Self] {
      counts.sorted { $0.key < $1.key }.map { Self(options: $0.key, count: $0.value) }
    }

    static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
      let options = record.field("options", \.options)
      let count = record.field("count", \.count)
      let pick = Self(options: try options(), count: try count())
      if pick.options < 2 || pick.count < 1 {
        record.note(.malformed("expected two options or more, and a count of 1 or more"))
      }
      return pick
    }

    init(options: Int, count: Int) {
      (self.options, self.count) = (options, count)
    }
  }
}
