/// Whether two sides are equal, as far as it is known.
enum Equality: Hashable, Sendable {
  case equal
  /// They differ; where it was seen, with the value of each variable of the pair, if it was seen at real
  /// numbers.
  case unequal(at: [Double]?)
  case undecided

  var isUnequal: Bool {
    if case .unequal = self { true } else { false }
  }
}
