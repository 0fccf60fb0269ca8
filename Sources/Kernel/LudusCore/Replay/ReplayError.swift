// SPDX-License-Identifier: Apache-2.0

/// A log that cannot be replayed: which of its events was refused, and why.
public struct ReplayError<Refusal: Error & Sendable>: Error, Sendable {
  /// The place of the refused event in the log, counted from 0.
  public let position: Int
  /// Why it was refused.
  public let refusal: Refusal

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - position: The place of the refused event in the log, counted from 0.
  ///   - refusal: Why it was refused.
  public init(position: Int, refusal: Refusal) {
    self.position = position
    self.refusal = refusal
  }
}

extension ReplayError: Equatable where Refusal: Equatable {}
extension ReplayError: Hashable where Refusal: Hashable {}

extension ReplayError: CustomStringConvertible {
  /// The error, for developers.
  public var description: String {
    "the event at index \(position) is refused: \(refusal)"
  }
}
