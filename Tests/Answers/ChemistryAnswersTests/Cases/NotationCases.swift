// SPDX-License-Identifier: Apache-2.0
import ChemistryAnswers
import Testing

/// Nuclides in equations, and chains of carbon that are written with their branches in front.
let notationCases = ChemicalCase.cases(
  #"""
  + ¦ ^14C -> ^14N + e^- ¦ 14C -> 14N + e- ¦ mass numbers in plain text
  + ¦ ^14C -> ^14N + e^- ¦ C-14 -> N-14 + e- ¦ hyphens
  + ¦ ^14C -> ^14N + e^- ¦ ¹⁴C → ¹⁴N + e⁻ ¦ raised
  + ¦ ^14C -> ^14N + e^- ¦ ^{14}_6C -> ^{14}_7N + e^- ¦ with the atomic numbers
  + ¦ ^14C -> ^14N + e^- ¦ C-14 → N-14 + e⁻ ¦ an arrow in print
  - ¦ ^14C -> ^14N + e^- ¦ 14C -> 14B + e- ¦ another element
  - ¦ ^14C -> ^14N + e^- ¦ C-14 -> N-13 + e- ¦ another mass
  - ¦ ^14C -> ^14N + e^- ¦ 14C -> 14N ¦ the electron is missing
  + ¦ ^235U + n -> ^144Ba + ^89Kr + 3 n ¦ U-235 + n -> Ba-144 + Kr-89 + 3 n ¦ hyphens
  + ¦ ^235U + n -> ^144Ba + ^89Kr + 3 n ¦ 235U + n -> 144Ba + 89Kr + 3n ¦ plain text
  + ¦ ^235U + n -> ^144Ba + ^89Kr + 3 n ¦ ²³⁵U + n → ⁸⁹Kr + ¹⁴⁴Ba + 3 n ¦ another order
  - ¦ ^235U + n -> ^144Ba + ^89Kr + 3 n ¦ U-235 + n -> Ba-144 + Kr-89 + 2 n ¦ a neutron missing
  - ¦ ^235U + n -> ^144Ba + ^89Kr + 3 n ¦ U-238 + n -> Ba-144 + Kr-89 + 3 n ¦ another isotope
  + ¦ ^226Ra -> ^222Rn + ^4He ¦ Ra-226 -> Rn-222 + He-4 ¦ hyphens
  + ¦ ^226Ra -> ^222Rn + ^4He ¦ 226Ra -> 222Rn + α ¦ an alpha particle
  + ¦ ^226Ra -> ^222Rn + ^4He ¦ 226Ra → 222Rn + 4He ¦ plain text
  - ¦ ^226Ra -> ^222Rn + ^4He ¦ 226Ra -> 222Rn + 2He ¦ another mass
  + ¦ ^2H + ^3H -> ^4He + n ¦ 2H + 3H -> 4He + n ¦ plain text
  + ¦ ^2H + ^3H -> ^4He + n ¦ D + T -> He-4 + n ¦ symbols of their own
  + ¦ ^2H + ^3H -> ^4He + n ¦ H-2 + H-3 -> He-4 + n ¦ hyphens
  - ¦ ^2H + ^3H -> ^4He + n ¦ 2H + 2H -> 4He + n ¦ another isotope
  - ¦ 2 H2 + O2 -> 2 H2O ¦ H2 + O2 -> H2O ¦ coefficients stay coefficients
  + ¦ 2 H2 + O2 -> 2 H2O ¦ 2H2 + O2 -> 2H2O ¦ coefficients stay coefficients
  + ¦ CH3CH(OH)CH3 ¦ (CH3)2CHOH ¦ both branches in front
  + ¦ (CH3)2CHOH ¦ CH3CH(OH)CH3 ¦ a branch in the chain
  + ¦ (CH3)2CHOH ¦ CH3CHOHCH3 ¦ without brackets
  + ¦ (CH3)2CHOH ¦ (H3C)2CHOH ¦ hydrogen on the left
  + ¦ (CH3)2CHOH ¦ CH3-CH(OH)-CH3 ¦ lines between the groups
  - ¦ (CH3)2CHOH ¦ CH3CH2CH2OH ¦ an isomer
  + ¦ (CH3)2CO ¦ CH3COCH3 ¦ in a chain
  + ¦ CH3COCH3 ¦ (CH3)2CO ¦ branches in front
  - ¦ CH3COCH3 ¦ CH3CH2CHO ¦ an isomer
  + ¦ (CH3)3COH ¦ CH3C(CH3)(OH)CH3 ¦ branches behind
  + ¦ (CH3)3COH ¦ (CH3)3C-OH ¦ a line
  - ¦ (CH3)3COH ¦ CH3CH2CH2CH2OH ¦ an isomer
  + ¦ CH3CH(CH3)CH3 ¦ (CH3)2CHCH3 ¦ branches in front
  + ¦ CH3CH(CH3)CH3 ¦ (CH3)3CH ¦ all in front
  + ¦ CH3CH(CH3)CH3 ¦ CH(CH3)3 ¦ all behind
  - ¦ CH3CH(CH3)CH3 ¦ CH3CH2CH2CH3 ¦ an isomer
  + ¦ C(CH3)4 ¦ (CH3)4C ¦ all in front
  + ¦ (CH3)2NH ¦ CH3NHCH3 ¦ an amine
  + ¦ CH3NHCH3 ¦ HN(CH3)2 ¦ an amine from the other end
  - ¦ CH3NHCH3 ¦ CH3CH2NH2 ¦ an isomer
  + ¦ CH3CH(NH2)COOH ¦ H2NCH(CH3)COOH ¦ the other branch in the chain
  + ¦ CH3OCH3 ¦ (CH3)2O ¦ an ether
  - ¦ CH3OCH3 ¦ CH3CH2OH ¦ an isomer
  """#
)

struct NotationCaseTests {
  @Test(arguments: notationCases)
  func nuclidesAndBranchesAreReadAsAnywhere(_ example: ChemicalCase) throws {
    let verdict = try example.matcher().verdict(for: example.answer)
    // To ask for another notation is no wrong "right".
    let decision = decision(verdict)
    #expect(
      decision == example.decision || (decision, example.decision) == ("?", "-"),
      "\(verdict)"
    )
  }
}
