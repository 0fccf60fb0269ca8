// SPDX-License-Identifier: Apache-2.0
package import LudusCore

/// The kinds of chemical answers.
public enum ChemicalForm: String, CaseIterable, Hashable, Sendable, JSONName {
  /// The formula of a substance or an ion: H₂SO₄, SO₄²⁻, CuSO₄·5H₂O.
  case formula
  /// An equation of a reaction, with ions and electrons, or of a decay: 2 H₂ + O₂ → 2 H₂O.
  case equation
  /// The electrons of an atom by subshells: 1s² 2s² 2p⁶, [Ne] 3s¹.
  case configuration
  /// An isotope: ¹⁴C, C-14, carbon-14.
  case nuclide
}
