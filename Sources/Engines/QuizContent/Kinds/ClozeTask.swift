// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// A text with gaps to fill.
///
/// ```swift
/// let water = ClozeTask(
///   "Water is made of [[1]] and [[2]].",
///   gaps: [
///     ClozeTask.Gap("1", .exactMatch(ExactMatcher("hydrogen", ignoresCase: true))),
///     ClozeTask.Gap("2", .multipleChoice([.correct("o", "oxygen"), .wrong("c", "carbon")])),
///   ])
/// ```
///
/// `[[1]]` in the text marks the place of the gap "1". Markers are looked for in ordinary text, not
/// in emphasis and formulae. A table with markers in it is shown as lines.
public struct ClozeTask: Hashable, Sendable {
  /// A stretch of the text or a gap in it.
  public enum Segment: Hashable, Sendable {
    /// A stretch of the text.
    case run(RichText.Run)
    /// The place of a gap.
    case gap(ClozeTask.Gap.ID)
  }

  /// The text with a marker for each gap.
  public let text: RichText
  /// The gaps, in the order in which they are graded and listed.
  public let gaps: [ClozeTask.Gap]
  /// The formula by which the gaps are graded.
  public let grading: PartsFormula

  /// Creates a task.
  ///
  /// - Parameters:
  ///   - text: The text with a marker for each gap, as `[[1]]`.
  ///   - gaps: The gaps with their keys, at least one.
  ///   - grading: The formula by which the gaps are graded.
  public init(_ text: RichText, gaps: [ClozeTask.Gap], grading: PartsFormula = .perPart) {
    self.text = text
    self.gaps = gaps
    self.grading = grading
  }

  /// The text cut at its markers, for display.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public var segments: [Segment] { Self.segments(of: text) }

  /// A text cut at its markers.
  package static func segments(of text: RichText) -> [Segment] {
    let runs = text.runs
    let hasGapInTable = runs.contains { run in
      if case .table(let table) = run { table.markup.contains("[[") } else { false }
    }
    return (hasGapInTable ? text.lineRuns : runs).flatMap { run in
      if case .text(let text) = run { segments(in: text) } else { [Segment.run(run)] }
    }
  }

  /// The gap with a name, or nil when there is none.
  ///
  /// - Complexity: O(*n*).
  public subscript(id id: ClozeTask.Gap.ID) -> ClozeTask.Gap? {
    gaps.first { $0.id == id }
  }

  /// Cuts a text at its markers; one that is not closed stands for itself.
  private static func segments(in text: String) -> [Segment] {
    let pieces = text.split(separator: "[[", omittingEmptySubsequences: false)
    var segments: [Segment] = []
    var plain = ""
    func closePlain() {
      if !plain.isEmpty {
        segments.append(.run(.text(plain)))
      }
      plain = ""
    }
    for (index, piece) in pieces.enumerated() {
      guard index > 0, let end = piece.firstRange(of: "]]") else {
        plain += index > 0 ? "[[\(piece)" : piece
        continue
      }
      closePlain()
      segments.append(.gap(ClozeTask.Gap.ID(String(piece[..<end.lowerBound]))))
      plain = String(piece[end.upperBound...])
    }
    closePlain()
    return segments
  }
}

/// In JSON the task is the keys `text`, `gaps` and, where it is not `perPart`, `grading`.
extension ClozeTask: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let text = record.field("text", \.text)
    let gaps = record.field("gaps", \.gaps)
    let grading = record.field("grading", \.grading, default: .perPart)
    return try ClozeTask(text(), gaps: gaps(), grading: grading())
  }
}

extension ClozeTask {
  /// A gap in a text, with its answer key.
  public struct Gap: Hashable, Sendable, Identifiable {
    /// The factor by which a gap can count more than another.
    package static let weightRange = 1...1000

    /// The name of the gap, as it stands in the text: `[[1]]` is the place of the gap "1".
    public let id: Identifier<ClozeTask.Gap>
    /// The kind of entry: multiple choice or a written answer.
    public let kind: ProblemKind
    /// The weight of the gap, compared with the others.
    public let weight: Int
    /// Written answers with their own credit or feedback; the first that fits counts.
    public let expectedAnswers: [Problem.ExpectedAnswer]

    /// Creates a gap.
    ///
    /// - Parameters:
    ///   - id: The name of the gap, as it stands in the text.
    ///   - kind: The kind of entry: multiple choice, or an answer that is written and judged by a
    ///     program.
    ///   - weight: The weight of the gap, compared with the others, from 1 to 1000.
    ///   - expectedAnswers: Written answers with a credit or a feedback of their own, the first
    ///     that fits counting.
    public init(
      _ id: ID,
      _ kind: ProblemKind,
      weight: Int = 1,
      expectedAnswers: [Problem.ExpectedAnswer] = []
    ) {
      self.id = id
      self.kind = kind
      self.weight = weight
      self.expectedAnswers = expectedAnswers
    }
  }
}

/// In JSON a gap is an object with `id`, its kind as in a problem and, where it is not 1, `weight`,
/// and where there are any, `expectedAnswers`.
extension ClozeTask.Gap: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let id = record.field("id", \.id)
    let weight = record.field("weight", \.weight, default: 1)
    let kind = record.inline(\.kind)
    let expected = record.field("expectedAnswers", \.expectedAnswers, default: [])
    return try ClozeTask.Gap(id(), kind(), weight: weight(), expectedAnswers: expected())
  }
}

extension ClozeTask: ProblemTask {
  package static var responseShape: QuizResponse.Shape { .gaps }
  package var name: ProblemKind.Name { .cloze }
  package var correctAnswer: QuizResponse? {
    .gaps(Dictionary(gaps.map { ($0.id, $0.correctAnswer) }) { first, _ in first })
  }

  package func correctAnswer(in language: Language) -> QuizResponse? {
    .gaps(Dictionary(gaps.map { ($0.id, $0.correctAnswer(in: language)) }) { first, _ in first })
  }

  package var terms: [String] { gaps.flatMap(\.kind.terms) }

  package func speaking(_ new: Language?, insteadOf old: Language?) -> ProblemKind? {
    let gaps = gaps.map { $0.speaking(new, insteadOf: old) }
    return gaps == self.gaps ? nil : .cloze(ClozeTask(text, gaps: gaps, grading: grading))
  }

  package var faults: [LocatedFault<ProblemFault>] {
    let place = ContentPlace().key("gaps")
    var faults = faultsOfText
    if gaps.isEmpty {
      faults.append(LocatedFault(.cloze(.noGaps), at: place))
    }
    var names = NamedTexts()
    for (index, gap) in gaps.enumerated() {
      names.checkName(gap.id.rawValue, at: place.index(index))
    }
    faults += names.faults
    for (index, gap) in gaps.enumerated() {
      faults += gap.faults.map {
        LocatedFault($0.fault, at: place.index(index).appending($0.place))
      }
    }
    // The grades of all gaps are added.
    if !AnswerOptions.haveCommonDenominator(gaps.compactMap(\.kind.options)) {
      faults.append(LocatedFault(.options(.weightsTooFine), at: place))
    }
    return faults
  }

  private var faultsOfText: [LocatedFault<ProblemFault>] {
    let place = ContentPlace().key("text")
    guard !text.isBlank else { return [LocatedFault(.emptyText(.text), at: place)] }
    var unmarked = Set(gaps.map(\.id))
    let known = unmarked
    var faults: [LocatedFault<ProblemFault>] = []
    for case .gap(let marker) in segments where unmarked.remove(marker) == nil {
      let isRepeated = known.contains(marker)
      faults.append(
        LocatedFault(
          isRepeated ? .cloze(.duplicateMarker(marker)) : .cloze(.markerWithoutGap(marker)),
          at: place
        )
      )
    }
    for gap in gaps where unmarked.remove(gap.id) != nil {
      faults.append(LocatedFault(.cloze(.gapWithoutMarker(gap.id)), at: place))
    }
    return faults
  }
}

extension ClozeTask.Gap {
  fileprivate var faults: [LocatedFault<ProblemFault>] {
    var faults: [LocatedFault<ProblemFault>] = []
    if !Self.weightRange.contains(weight) {
      faults.append(
        LocatedFault(
          .numberOutOfRange(weight, ClozeTask.Gap.weightRange, of: .weight),
          at: ContentPlace().key("weight")
        )
      )
    }
    guard kind.name.task.fitsIntoGap else {
      let fault = ProblemFault.Reason.cloze(.kindDoesNotFit(kind.name))
      return faults + [LocatedFault(fault, at: ContentPlace().key("kind"))]
    }
    return faults + kind.faults + expectedAnswers.faults(for: kind)
  }
}

extension ClozeTask.Gap {
  fileprivate func speaking(_ new: Language?, insteadOf old: Language?) -> ClozeTask.Gap {
    ClozeTask.Gap(
      id,
      kind.task.speaking(new, insteadOf: old) ?? kind,
      weight: weight,
      expectedAnswers: expectedAnswers.speaking(new, insteadOf: old) ?? expectedAnswers
    )
  }
}

/// The items that must stand before others, by their offsets in a task.
package struct DependencyGraph: Sendable {
  /// For each item those that must stand before it.
  package let predecessors: [[Int]]
  /// The items in their order, each right after those of its predecessors that had not come yet; an
  /// order that respects the graph, if there is no cycle.
  let order: [Int]
  /// Items of which each must stand after the next one, and the last after the first, or nil when
  /// there are none.
  let cycle: [Int]?

  /// Creates the graph of a task; predecessors that are no items are passed over.
  ///
  /// The method is depth-first search with a stack of its own, so that a long chain cannot exhaust
  /// that of the program.
  ///
  /// - Complexity: O(*n* + *m*) in the numbers of items and predecessors.
  package init(_ task: OrderingTask) {
    let offsets = Dictionary(task.items.enumerated().map { ($1.id, $0) }) { first, _ in first }
    predecessors = task.items.map { item in
      (task.predecessors[item.id] ?? []).compactMap { offsets[$0] }
    }
    var order: [Int] = []
    var cycle: [Int]?
    var states = Array(repeating: State.new, count: predecessors.count)
    /// The number of predecessors of each item that are looked at.
    var seen = Array(repeating: 0, count: predecessors.count)
    for start in predecessors.indices where states[start] == .new {
      var path = [start]
      states[start] = .entered
      while let item = path.last {
        guard seen[item] < predecessors[item].count else {
          states[item] = .left
          order.append(item)
          path.removeLast()
          continue
        }
        let next = predecessors[item][seen[item]]
        seen[item] += 1
        switch states[next] {
        case .new:
          states[next] = .entered
          path.append(next)
        case .entered where cycle == nil:
          cycle = Array(path.drop { $0 != next })
        case .entered, .left:
          break
        }
      }
    }
    self.order = order
    self.cycle = cycle
  }

  private enum State {
    case new, entered, left
  }
}
