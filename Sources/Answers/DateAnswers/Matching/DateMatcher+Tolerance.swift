// SPDX-License-Identifier: Apache-2.0
package import LudusCore

extension DateMatcher {
  /// How far a date may be from the accepted one.
  ///
  /// All limits are inclusive. For a period they hold at both ends.
  ///
  /// In JSON a tolerance is "exact", or an object such as `{"years": 5}`.
  public enum Tolerance: Hashable, Sendable {
    /// Only the accepted date counts, and a more exact one within it.
    case exact
    /// So many days earlier or later, from 0 to ``maximum``.
    case days(Int)
    /// So many years earlier or later, from 0 to ``maximum``.
    case years(Int)

    /// The largest number of days or years.
    public static let maximum = 100_000

    /// Whether the number of days or years is one that there can be.
    var isPossible: Bool {
      switch self {
      case .exact: true
      case .days(let count), .years(let count): (0...Self.maximum).contains(count)
      }
    }
  }
}

extension DateMatcher.Tolerance: JSONTagged {
  package static let tags: [JSONTag<Self>] = [
    JSONTag("exact", .exact),
    JSONTag("days", Self.days) { if case .days(let count) = $0 { count } else { nil } },
    JSONTag("years", Self.years) { if case .years(let count) = $0 { count } else { nil } },
  ]
}
