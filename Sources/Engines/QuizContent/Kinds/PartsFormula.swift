// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// How the pairs of a matching problem, or the gaps of a cloze text, are graded together.
///
/// By both formulae one more correct part never earns less.
public enum PartsFormula: String, Hashable, Sendable, JSONName {
  /// Each part earns its share: pairs share alike, gaps by their weights.
  case perPart
  /// 1 if every part is correct, else 0.
  case allOrNothing
}
