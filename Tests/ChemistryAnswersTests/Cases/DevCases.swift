import ChemistryAnswers
let devCases = ChemicalCase.cases(
  #"""
  + ¦ H2O ¦ $H_2O$ ¦ dev
  - ¦ H2O ¦ h2o ¦ dev
  - ¦ H2O ¦ H20 ¦ dev
  + ¦ CuSO4·5H2O ¦ CuSO4 · 5 H2O ¦ dev
  + ¦ CuSO4·5H2O ¦ CuSO4·5H2O  ¦ dev
  - ¦ CuSO4·5H2O ¦ CuSO4 ¦ dev
  + ¦ Al2(SO4)3 ¦ Al_2(SO_4)_3 ¦ dev
  - ¦ Al2(SO4)3 ¦ Al2S3O12 ¦ dev
  + ¦ Al2(SO4)3 ¦ Al2 (SO4)3 ¦ dev
  + ¦ SO4^2- ¦ SO4^{2-} ¦ dev
  - ¦ SO4^2- ¦ SO4- ¦ dev
  - ¦ SO4^2- ¦ SO4 ¦ dev
  + ¦ SO4^2- ¦ [SO4]2- ¦ dev
  + ¦ Ca^2+ ¦ Ca²⁺ ¦ dev
  + ¦ Ca^2+ ¦ Ca^{2+} ¦ dev
  - ¦ CH3COOH ¦ HC2H3O2 ¦ dev
  + ¦ {composition} CH3COOH ¦ CH3CO2H ¦ dev
  + ¦ CH4 + 2 O2 -> CO2 + 2 H2O ¦ CH4 + 2O2 = CO2 + 2H2O ¦ dev
  - ¦ CH4 + 2 O2 -> CO2 + 2 H2O ¦ 2CH4 + 4O2 -> 2CO2 + 4H2O ¦ dev
  + ¦ {multiple} CH4 + 2 O2 -> CO2 + 2 H2O ¦ 1/2 CH4 + O2 -> 1/2 CO2 + H2O ¦ dev
  - ¦ {multiple} CH4 + 2 O2 -> CO2 + 2 H2O ¦ CH4 + O2 -> CO2 + H2O ¦ dev
  + ¦ N2 + 3 H2 <=> 2 NH3 ¦ 3H2 + N2 ⇄ 2NH3 ¦ dev
  - ¦ N2 + 3 H2 <=> 2 NH3 ¦ 2NH3 <=> N2 + 3H2 ¦ dev
  + ¦ Fe(s) + 2 H^+(aq) -> Fe^2+(aq) + H2(g) ¦ Fe + 2H+ -> Fe2+ + H2 ¦ dev
  + ¦ Fe(s) + 2 H^+(aq) -> Fe^2+(aq) + H2(g) ¦ Fe + 2 H⁺ → Fe²⁺ + H₂ ¦ dev
  - ¦ Fe(s) + 2 H^+(aq) -> Fe^2+(aq) + H2(g) ¦ Fe + H+ -> Fe2+ + H2 ¦ dev
  - ¦ {required} Fe(s) + 2 H^+(aq) -> Fe^2+(aq) + H2(g) ¦ Fe + 2H+ -> Fe2+ + H2 ¦ dev
  + ¦ {required} Fe(s) + 2 H^+(aq) -> Fe^2+(aq) + H2(g) ¦ Fe(s) + 2H+(aq) -> Fe2+(aq) + H2(g) ¦ dev
  - ¦ Zn + Cu^2+ -> Zn^2+ + Cu ¦ Cu + Zn2+ -> Cu2+ + Zn ¦ dev
  + ¦ {configuration} 1s2 2s2 2p6 3s1 ¦ 1s²2s²2p⁶3s¹ ¦ dev
  - ¦ {configuration} 1s2 2s2 2p6 3s1 ¦ 1s2 2s2 2p6 3s2 ¦ dev
  + ¦ {configuration} 1s2 2s2 2p6 3s1 ¦ 1s2,2s2,2p6,3s1 ¦ dev
  + ¦ {nuclide} ^{14}C ¦ C-14 ¦ dev
  + ¦ {nuclide} ^{14}C ¦ 14C ¦ dev
  - ¦ {nuclide} ^{14}C ¦ C-12 ¦ dev
  - ¦ {nuclide} ^{14}C ¦ C14 ¦ dev
  ? ¦ NaCl ¦ Na⁺Cl⁻ ¦ dev
  """#
)

import Testing
struct DevTests {
  @Test(arguments: devCases) func dev(_ example: ChemicalCase) throws {
    let verdict = try example.matcher().verdict(for: example.answer)
    #expect(decision(verdict) == example.decision, "\(verdict)")
  }
}
