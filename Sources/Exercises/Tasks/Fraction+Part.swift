internal import LudusCore

extension Fraction {
  /// A part of a whole, which is all of it where the whole is nothing.
  static func part(_ part: Int, of whole: Int) -> Fraction {
    (try? Fraction(part, whole)) ?? .one
  }
}
