internal import LudusCore

/// Items of a left column, each to be matched with one of a right column.
///
/// ```swift
/// let symbols = MatchingTask(
///   [.init("sodium", "sodium"), .init("iron", "iron")],
///   with: [.init("fe", "Fe"), .init("na", "Na"), .init("ir", "Ir")],
///   pairs: ["sodium": "na", "iron": "fe"])
/// ```
///
/// The right column can hold more items than are matched. Several items of the left column can belong to the
/// same one of the right only if ``sharesRight`` says so.
public struct MatchingTask: Hashable, Sendable {
  /// The items to match, in the order shown.
  public let left: [Problem.Item]
  /// The items to match them with; a quiz shows them in random order.
  public let right: [Problem.Item]
  /// The key: for each item of the left column the one of the right that it belongs to.
  public let pairs: [Problem.Item.ID: Problem.Item.ID]
  /// Whether an item of the right column can be matched with several of the left.
  public let sharesRight: Bool
  /// How the pairs are graded.
  public let grading: PartsFormula

  /// Creates a task.
  ///
  /// - Parameters:
  ///   - left: The items to match, at least 2.
  ///   - right: The items to match them with, at least 2; surplus ones are distractors.
  ///   - pairs: For each item of the left column the one of the right that it belongs to.
  ///   - sharesRight: Whether an item of the right column can be matched with several of the left.
  ///   - grading: How the pairs are graded.
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

extension MatchingTask: Codable {
  package enum Key: String, CodingKey, CaseIterable {
    case left, right, pairs, sharesRight, grading
  }

  /// Reads a task; whether it is without fault is checked by its problem.
  ///
  /// - Throws: `ContentError` with every value that cannot be read.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, ProblemFault>(decoder)
    let left = reader.readArray(of: Problem.Item.self, at: .left)
    let right = reader.readArray(of: Problem.Item.self, at: .right)
    let pairs = reader.read([Problem.Item.ID: Problem.Item.ID].self, at: .pairs)
    let sharesRight = reader.read(Bool.self, at: .sharesRight, default: false)
    let grading = reader.readName(PartsFormula.self, at: .grading, default: .perPart)
    guard reader.isFaultless, let left, let right, let pairs, let sharesRight, let grading else {
      throw reader.error
    }
    self.init(left, with: right, pairs: pairs, sharesRight: sharesRight, grading: grading)
  }

  /// Writes the task, leaving defaults out.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(left, forKey: .left)
    try container.encode(right, forKey: .right)
    try container.encode(pairs, forKey: .pairs)
    try container.encode(sharesRight, unless: false, forKey: .sharesRight)
    try container.encode(grading, unless: .perPart, forKey: .grading)
  }
}
