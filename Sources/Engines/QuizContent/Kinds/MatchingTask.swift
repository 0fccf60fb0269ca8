// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// Items of a left column, each to be matched with an item of a right column.
///
/// ```swift
/// let symbols = MatchingTask(
///   [.init("sodium", "sodium"), .init("iron", "iron")],
///   with: [.init("fe", "Fe"), .init("na", "Na"), .init("ir", "Ir")],
///   pairs: ["sodium": "na", "iron": "fe"])
/// ```
///
/// The right column can hold more items than are matched. Several items of the left column can
/// belong to the same one of the right only if ``sharesRight`` says so.
public struct MatchingTask: Hashable, Sendable {
  /// The items to match, in the order shown.
  public let left: [Problem.Item]
  /// The items to match them with; a quiz shows them in random order.
  public let right: [Problem.Item]
  /// The key: for each item of the left column the one of the right that it belongs to.
  public let pairs: [Problem.Item.ID: Problem.Item.ID]
  /// Whether an item of the right column can be matched with several of the left.
  public let sharesRight: Bool
  /// The formula by which the pairs are graded.
  public let grading: PartsFormula

  /// Creates a task.
  ///
  /// - Parameters:
  ///   - left: The items to match, at least 2.
  ///   - right: The items to match them with, at least 2; surplus ones are distractors.
  ///   - pairs: For each item of the left column the one of the right that it belongs to.
  ///   - sharesRight: Whether an item of the right column can be matched with several of the left.
  ///   - grading: The formula by which the pairs are graded.
  public init(
    _ left: [Problem.Item],
    with right: [Problem.Item],
    pairs: [Problem.Item.ID: Problem.Item.ID],
    sharesRight: Bool = false,
    grading: PartsFormula = .perPart
  ) {
    self.left = left
    self.right = right
    self.pairs = pairs
    self.sharesRight = sharesRight
    self.grading = grading
  }
}

/// In JSON the task is the keys `left`, `right`, `pairs` and, where they are not the default,
/// `sharesRight` and `grading`.
extension MatchingTask: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let left = record.field("left", \.left)
    let right = record.field("right", \.right)
    let pairs = record.field("pairs", \.pairs)
    let sharesRight = record.field("sharesRight", \.sharesRight, default: false)
    let grading = record.field("grading", \.grading, default: .perPart)
    return try MatchingTask(
      left(),
      with: right(),
      pairs: pairs(),
      sharesRight: sharesRight(),
      grading: grading()
    )
  }
}

extension MatchingTask: ProblemTask {
  package static var responseShape: QuizResponse.Shape { .pairs }
  package var name: ProblemKind.Name { .matching }
  package var correctAnswer: QuizResponse? { .pairs(pairs) }
  package var terms: [String] { (left + right).map(\.text.plainText) }

  package var faults: [LocatedFault<ProblemFault>] {
    let place = ContentPlace().key("pairs")
    let leftNames = Set(left.map(\.id))
    let rightNames = Set(right.map(\.id))
    var faults =
      NamedTexts.faults(of: left, at: "left") + NamedTexts.faults(of: right, at: "right")
    for item in left where pairs[item.id] == nil {
      faults.append(LocatedFault(.items(.missingPair(item.id)), at: place))
    }
    var used: Set<Problem.Item.ID> = []
    for (item, match) in pairs.sorted(by: { $0.key < $1.key }) {
      let place = place.key(item.rawValue)
      if !leftNames.contains(item) {
        faults.append(LocatedFault(.items(.unknown(item)), at: place))
      }
      if !rightNames.contains(match) {
        faults.append(LocatedFault(.items(.unknown(match)), at: place))
      } else if !used.insert(match).inserted, !sharesRight {
        faults.append(LocatedFault(.items(.sharedRight(match)), at: place))
      }
    }
    return faults
  }
}
