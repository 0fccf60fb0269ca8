/// One step on the way from a target word to what was written.
///
/// Offsets count letters, that is extended grapheme clusters, from 0.
public struct Edit: Hashable, Sendable, Codable {
  /// What was done to the target.
  public enum Operation: String, Hashable, Sendable, Codable, CaseIterable {
    /// A letter was written for another.
    case substitution
    /// A letter was written that the target does not have.
    case insertion
    /// A letter of the target was left out.
    case omission
    /// Two neighbours of the target were written in the other order.
    case transposition

    /// The number of letters of the target that the operation is about.
    public var targetLength: Int {
      switch self {
      case .substitution, .omission: 1
      case .insertion: 0
      case .transposition: 2
      }
    }

    /// The number of letters of the input that the operation is about.
    public var inputLength: Int {
      switch self {
      case .substitution, .insertion: 1
      case .omission: 0
      case .transposition: 2
      }
    }
  }

  /// What was done.
  public let operation: Operation
  /// Where in the target it was done; for an insertion, the letter it stands before.
  public let targetOffset: Int
  /// Where in the input it shows; for an omission, the letter before which one is missing.
  public let inputOffset: Int

  /// Creates an edit.
  ///
  /// - Parameters:
  ///   - operation: What was done.
  ///   - targetOffset: Where in the target, in letters from 0.
  ///   - inputOffset: Where in the input, in letters from 0.
  public init(_ operation: Operation, targetOffset: Int, inputOffset: Int) {
    self.operation = operation
    self.targetOffset = targetOffset
    self.inputOffset = inputOffset
  }
}
