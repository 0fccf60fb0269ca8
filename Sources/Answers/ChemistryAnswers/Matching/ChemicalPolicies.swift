// SPDX-License-Identifier: Apache-2.0
public import LudusCore

extension ChemicalMatcher {
  /// How the states of species, as in H2O(l), are judged.
  public enum StatePolicy: String, CaseIterable, Hashable, Sendable, JSONName {
    /// States may be left out, but one that is written must be that of the accepted answer.
    ///
    /// They must be written where nothing else changes, as when ice melts.
    case optional
    /// Every state of the accepted answer must be written.
    case required
    /// States are not looked at.
    case ignored
  }

  /// The part of two formulae that is compared.
  public enum Comparison: String, CaseIterable, Hashable, Sendable, JSONName {
    /// Atoms, charge, groups and their order: CH3COOH is not C2H4O2.
    case formula
    /// Atoms and charge alone.
    case composition
  }
}
