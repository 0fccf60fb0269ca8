// SPDX-License-Identifier: Apache-2.0

/// Nuclides and electron configurations.
let atomCases = ChemicalCase.cases(
  #"""
  + ¦ {nuclide} ^{14}C ¦ C-14 ¦ a hyphen
  + ¦ {nuclide} ^{14}C ¦ 14C ¦ plain text
  + ¦ {nuclide} ^{14}C ¦ ¹⁴C ¦ raised
  + ¦ {nuclide} ^{14}C ¦ ^14_6C ¦ with the atomic number
  + ¦ {nuclide} ^{14}C ¦ ¹⁴₆C ¦ with the atomic number, printed
  + ¦ {nuclide} ^{14}C ¦ _6^14C ¦ the atomic number first
  + ¦ {nuclide} ^{14}C ¦ ^{14}_{6}\text{C} ¦ TeX
  + ¦ {nuclide} ^{14}C ¦ carbon-14 ¦ the name in English
  + ¦ {nuclide} ^{14}C ¦ Kohlenstoff-14 ¦ the name in German
  + ¦ {nuclide} ^{14}C ¦ Carbon 14 ¦ the name with a blank
  + ¦ {nuclide} ^{14}C ¦ ^14 C ¦ a blank
  ? ¦ {nuclide} ^{14}C ¦ C^14 ¦ raised behind the symbol
  + ¦ {nuclide} ^{14}C ¦ \ce{^14C} ¦ mhchem
  - ¦ {nuclide} ^{14}C ¦ C-12 ¦ another isotope
  - ¦ {nuclide} ^{14}C ¦ C14 ¦ fourteen atoms
  - ¦ {nuclide} ^{14}C ¦ ^14N ¦ another element
  - ¦ {nuclide} ^{14}C ¦ N-14 ¦ another element
  - ¦ {nuclide} ^{14}C ¦ ^14_7C ¦ another atomic number
  - ¦ {nuclide} ^{14}C ¦ C ¦ the mass number is missing
  - ¦ {nuclide} ^{14}C ¦ carbon ¦ the mass number is missing
  - ¦ {nuclide} ^{14}C ¦ c-14 ¦ a small letter
  - ¦ {nuclide} ^{14}C ¦ nitrogen-14 ¦ another element
  ? ¦ {nuclide} ^{14}C ¦ C 14 ¦ a blank
  ? ¦ {nuclide} ^{14}C ¦ CO2 ¦ a formula
  ? ¦ {nuclide} ^{14}C ¦ radiocarbon ¦ another name
  + ¦ U-235 ¦ ^235U ¦ raised
  + ¦ U-235 ¦ uranium-235 ¦ the name
  + ¦ U-235 ¦ Uran-235 ¦ the name in German
  + ¦ U-235 ¦ ²³⁵₉₂U ¦ printed
  - ¦ U-235 ¦ U-238 ¦ another isotope
  - ¦ U-235 ¦ ²³⁵₉₃U ¦ another atomic number
  + ¦ ^2H ¦ D ¦ a symbol of its own
  + ¦ ^2H ¦ H-2 ¦ a hyphen
  - ¦ ^2H ¦ T ¦ tritium
  + ¦ ^35Cl^- ¦ ³⁵Cl⁻ ¦ an ion
  - ¦ ^35Cl^- ¦ ³⁷Cl⁻ ¦ another isotope
  + ¦ 1s2 2s2 2p6 3s1 ¦ 1s²2s²2p⁶3s¹ ¦ raised, no blanks
  + ¦ 1s2 2s2 2p6 3s1 ¦ 1s2,2s2,2p6,3s1 ¦ commas
  + ¦ 1s2 2s2 2p6 3s1 ¦ 1s^2 2s^2 2p^6 3s^1 ¦ carets
  + ¦ 1s2 2s2 2p6 3s1 ¦ 1s^{2}2s^{2}2p^{6}3s^{1} ¦ TeX
  + ¦ 1s2 2s2 2p6 3s1 ¦ 1s22s22p63s1 ¦ no blanks
  + ¦ 1s2 2s2 2p6 3s1 ¦ 1s^22s^22p^63s^1 ¦ carets, no blanks
  + ¦ 1s2 2s2 2p6 3s1 ¦ [Ne] 3s1 ¦ a noble gas
  + ¦ 1s2 2s2 2p6 3s1 ¦ [Ne]3s¹ ¦ a noble gas, raised
  + ¦ 1s2 2s2 2p6 3s1 ¦ [He] 2s2 2p6 3s1 ¦ another noble gas
  + ¦ 1s2 2s2 2p6 3s1 ¦ Na: 1s2 2s2 2p6 3s1 ¦ a label
  + ¦ 1s2 2s2 2p6 3s1 ¦ 3s1 2p6 2s2 1s2 ¦ another order
  - ¦ 1s2 2s2 2p6 3s1 ¦ 1s2 2s2 2p6 3s2 ¦ magnesium
  - ¦ 1s2 2s2 2p6 3s1 ¦ 1s2 2s2 2p6 ¦ neon
  - ¦ 1s2 2s2 2p6 3s1 ¦ 1s2 2s2 2p7 ¦ no room
  - ¦ 1s2 2s2 2p6 3s1 ¦ [Ar] 3s1 ¦ another noble gas
  - ¦ 1s2 2s2 2p6 3s1 ¦ 1s2 2s2 2p5 3s2 ¦ an excited atom
  + ¦ 1s2 2s2 2p6 3s1 ¦ 1s2-2s2-2p6-3s1 ¦ hyphens
  ? ¦ 1s2 2s2 2p6 3s1 ¦ 1S2 2S2 2P6 3S1 ¦ capitals, which no one reads so
  ? ¦ 1s2 2s2 2p6 3s1 ¦ 2, 8, 1 ¦ shells alone
  ? ¦ 1s2 2s2 2p6 3s1 ¦ Na ¦ the symbol
  ? ¦ 1s2 2s2 2p6 3s1 ¦ [Na] 3s1 ¦ no noble gas
  ? ¦ 1s2 2s2 2p6 3s1 ¦ 1s2 2s2 2p6 3s ¦ a number is missing
  + ¦ [Ar] 3d6 4s2 ¦ [Ar] 4s2 3d6 ¦ another order
  + ¦ [Ar] 3d6 4s2 ¦ 1s2 2s2 2p6 3s2 3p6 4s2 3d6 ¦ written out
  + ¦ [Ar] 3d6 4s2 ¦ [Ar]4s²3d⁶ ¦ raised
  - ¦ [Ar] 3d6 4s2 ¦ [Ar] 4s2 4d6 ¦ another subshell
  - ¦ [Ar] 3d6 4s2 ¦ [Ar] 3d8 ¦ other electrons
  + ¦ [Ar] 3d10 4s1 ¦ [Ar]3d104s1 ¦ two digits without blanks
  + ¦ [Ar] 3d10 4s1 ¦ [Ar] 3d¹⁰ 4s¹ ¦ two raised digits
  - ¦ [Ar] 3d10 4s1 ¦ [Ar] 3d9 4s2 ¦ the exception forgotten
  + ¦ 1s2 2s2 2p3 ¦ 1s2 2s2 2px1 2py1 2pz1 ¦ orbitals
  """#
)
