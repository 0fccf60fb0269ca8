internal import LudusCore

/// What a problem has brought, in points.
struct Worth: Hashable, Sendable {
  /// The points earned, with the bonus.
  var earned = Fraction.zero
  /// How many of them are a bonus for time.
  var bonus = Fraction.zero
  /// The points of an answer that waits for a person's grade.
  var pending = 0

  /// The worth of a problem without an answer.
  init() {}

  init(_ account: MarkAccount, of points: Int, isPending: Bool) throws(FractionError) {
    guard !isPending else {
      pending = points
      return
    }
    earned = try account.part * Fraction(points)
    bonus = try account.bonus * Fraction(points)
  }
}
