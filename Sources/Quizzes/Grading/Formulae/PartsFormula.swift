internal import LudusCore

/// How the pairs of a matching problem, or the gaps of a cloze text, are graded together.
///
/// By both formulae one more right part never earns less.
public enum PartsFormula: String, Hashable, Sendable, JSONName {
  /// Each part earns its share: pairs share alike, gaps by their weights.
  case perPart
  /// 1 if every part is right, else 0.
  case allOrNothing
}
