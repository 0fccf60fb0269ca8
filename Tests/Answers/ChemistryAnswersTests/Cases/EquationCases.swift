// SPDX-License-Identifier: Apache-2.0

/// Equations of reactions.
let equationCases = ChemicalCase.cases(
  #"""
  + ¦ CH4 + 2 O2 -> CO2 + 2 H2O ¦ CH4 + 2O2 = CO2 + 2H2O ¦ an equals sign
  + ¦ CH4 + 2 O2 -> CO2 + 2 H2O ¦ CH4+2O2->CO2+2H2O ¦ no blanks
  + ¦ CH4 + 2 O2 -> CO2 + 2 H2O ¦ CH4+2O2=CO2+2H2O ¦ no blanks, an equals sign
  + ¦ CH4 + 2 O2 -> CO2 + 2 H2O ¦ CH₄ + 2 O₂ → CO₂ + 2 H₂O ¦ printed signs
  + ¦ CH4 + 2 O2 -> CO2 + 2 H2O ¦ 2 O2 + CH4 ⟶ 2 H2O + CO2 ¦ another order
  + ¦ CH4 + 2 O2 -> CO2 + 2 H2O ¦ CH4 + 2 O2 --> CO2 + 2 H2O ¦ a long arrow
  + ¦ CH4 + 2 O2 -> CO2 + 2 H2O ¦ CH4 + 2 O2 > CO2 + 2 H2O ¦ half an arrow
  + ¦ CH4 + 2 O2 -> CO2 + 2 H2O ¦ CH4 + 2 O2 —> CO2 + 2 H2O ¦ a dash and an angle
  + ¦ CH4 + 2 O2 -> CO2 + 2 H2O ¦ CH4 + 2 O2 => CO2 + 2 H2O ¦ a double arrow
  + ¦ CH4 + 2 O2 -> CO2 + 2 H2O ¦ 1 CH4 + 2 O2 -> 1 CO2 + 2 H2O ¦ ones written
  + ¦ CH4 + 2 O2 -> CO2 + 2 H2O ¦ CH4 + O2 + O2 -> CO2 + H2O + H2O ¦ species written twice
  + ¦ CH4 + 2 O2 -> CO2 + 2 H2O ¦ CO2 + 2 H2O <- CH4 + 2 O2 ¦ written from right to left
  + ¦ CH4 + 2 O2 -> CO2 + 2 H2O ¦ $CH_4 + 2O_2 \rightarrow CO_2 + 2H_2O$ ¦ TeX
  + ¦ CH4 + 2 O2 -> CO2 + 2 H2O ¦ \ce{CH4 + 2O2 -> CO2 + 2H2O} ¦ mhchem
  + ¦ CH4 + 2 O2 -> CO2 + 2 H2O ¦ \mathrm{CH_4 + 2\,O_2 \longrightarrow CO_2 + 2\,H_2O} ¦ TeX with thin blanks
  + ¦ CH4 + 2 O2 -> CO2 + 2 H2O ¦ CH4(g) + 2 O2(g) -> CO2(g) + 2 H2O(l) ¦ states that the key does not have
  + ¦ CH4 + 2 O2 -> CO2 + 2 H2O ¦ ＣＨ４ + ２Ｏ２ → ＣＯ２ + ２Ｈ２Ｏ ¦ full-width letters
  + ¦ CH4 + 2 O2 -> CO2 + 2 H2O ¦ CH4 + 2·O2 -> CO2 + 2·H2O ¦ dots behind coefficients
  - ¦ CH4 + 2 O2 -> CO2 + 2 H2O ¦ 2CH4 + 4O2 -> 2CO2 + 4H2O ¦ a multiple
  - ¦ CH4 + 2 O2 -> CO2 + 2 H2O ¦ CH4 + O2 -> CO2 + H2O ¦ not balanced
  - ¦ CH4 + 2 O2 -> CO2 + 2 H2O ¦ CH4 + 2 O2 -> CO2 + H2O ¦ not balanced
  - ¦ CH4 + 2 O2 -> CO2 + 2 H2O ¦ CO2 + 2 H2O -> CH4 + 2 O2 ¦ sides exchanged
  - ¦ CH4 + 2 O2 -> CO2 + 2 H2O ¦ CH4 + 2 O2 <=> CO2 + 2 H2O ¦ it does not go both ways
  - ¦ CH4 + 2 O2 -> CO2 + 2 H2O ¦ CH4 + 2 O2 -> CO + 2 H2O ¦ another product
  - ¦ CH4 + 2 O2 -> CO2 + 2 H2O ¦ CH4 + 2 O2 -> CO2 ¦ a product missing
  - ¦ CH4 + 2 O2 -> CO2 + 2 H2O ¦ CH4 + 2 O2 + N2 -> CO2 + 2 H2O + N2 ¦ a species too many
  - ¦ CH4 + 2 O2 -> CO2 + 2 H2O ¦ CH4 + 2 O2 -> CO2 + 2 H20 ¦ a zero
  - ¦ CH4 + 2 O2 -> CO2 + 2 H2O ¦ ch4 + 2 o2 -> co2 + 2 h2o ¦ small letters
  - ¦ CH4 + 2 O2 -> CO2 + 2 H2O ¦ CH4 + 2 O2 -> Co2 + 2 H2O ¦ a small letter
  - ¦ CH4 + 2 O2 -> CO2 + 2 H2O ¦ CH4 + 4 O -> CO2 + 2 H2O ¦ atoms for a molecule
  - ¦ CH4 + 2 O2 -> CO2 + 2 H2O ¦ C2H6 + 2 O2 -> CO2 + 2 H2O ¦ another fuel
  ? ¦ CH4 + 2 O2 -> CO2 + 2 H2O ¦ CH4 + 2 O2 ¦ half an equation
  ? ¦ CH4 + 2 O2 -> CO2 + 2 H2O ¦ CH4 + 2 O2 -> ¦ a side missing
  ? ¦ CH4 + 2 O2 -> CO2 + 2 H2O ¦ methane + oxygen -> carbon dioxide + water ¦ names
  ? ¦ CH4 + 2 O2 -> CO2 + 2 H2O ¦ CH4 -> C -> CO2 ¦ two arrows
  ? ¦ CH4 + 2 O2 -> CO2 + 2 H2O ¦ CO2 ¦ a formula
  + ¦ {multiple} CH4 + 2 O2 -> CO2 + 2 H2O ¦ 1/2 CH4 + O2 -> 1/2 CO2 + H2O ¦ half of it
  + ¦ {multiple} CH4 + 2 O2 -> CO2 + 2 H2O ¦ 3CH4 + 6O2 -> 3CO2 + 6H2O ¦ a multiple
  - ¦ {multiple} CH4 + 2 O2 -> CO2 + 2 H2O ¦ CH4 + O2 -> CO2 + H2O ¦ not balanced
  - ¦ {multiple} CH4 + 2 O2 -> CO2 + 2 H2O ¦ 2CH4 + 4O2 -> 2CO2 + 2H2O ¦ not balanced
  + ¦ H2 + 1/2 O2 -> H2O ¦ H2 + ½ O2 → H2O ¦ the sign for a half
  + ¦ H2 + 1/2 O2 -> H2O ¦ H2 + 0.5 O2 -> H2O ¦ a decimal half
  + ¦ H2 + 1/2 O2 -> H2O ¦ H2 + 0,5 O2 -> H2O ¦ a decimal comma
  + ¦ H2 + 1/2 O2 -> H2O ¦ H_2 + \frac{1}{2} O_2 \to H_2O ¦ a TeX fraction
  + ¦ H2 + 1/2 O2 -> H2O ¦ H2 + (1/2)O2 -> H2O ¦ a fraction in brackets
  - ¦ H2 + 1/2 O2 -> H2O ¦ 2 H2 + O2 -> 2 H2O ¦ a multiple
  - ¦ 2 H2 + O2 -> 2 H2O ¦ H2 + 1/2 O2 -> H2O ¦ a fraction where integers are asked for
  - ¦ 2 H2 + O2 -> 2 H2O ¦ H2 + O2 -> H2O2 ¦ balanced, but another product
  - ¦ 2 H2 + O2 -> 2 H2O ¦ H2 + O -> H2O ¦ an atom for a molecule
  - ¦ 2 H2 + O2 -> 2 H2O ¦ 2 H2 + O2 -> 2 H2O2 ¦ another product
  - ¦ 2 H2 + O2 -> 2 H2O ¦ 2 H2 + 02 -> 2 H20 ¦ zeros
  + ¦ 2 H2 + O2 -> 2 H2O ¦ 2H2+ O2 ->2H2O ¦ blanks anywhere
  + ¦ 2 H2 + O2 -> 2 H2O ¦ 2 H2 + O2 ->[\Delta] 2 H2O ¦ heat above the arrow
  + ¦ 2 H2 + O2 -> 2 H2O ¦ 2 H2 + O2 \xrightarrow{Pt} 2 H2O ¦ a catalyst above the arrow
  + ¦ N2 + 3 H2 <=> 2 NH3 ¦ 3H2 + N2 ⇄ 2NH3 ¦ two arrows
  + ¦ N2 + 3 H2 <=> 2 NH3 ¦ N2 + 3H2 ⇌ 2NH3 ¦ harpoons
  + ¦ N2 + 3 H2 <=> 2 NH3 ¦ N2 + 3 H2 <-> 2 NH3 ¦ a double arrow
  + ¦ N2 + 3 H2 <=> 2 NH3 ¦ N2+3H2<===>2NH3 ¦ a long double arrow, no blanks
  + ¦ N2 + 3 H2 <=> 2 NH3 ¦ N2 + 3 H2 <--> 2 NH3 ¦ a long double arrow
  + ¦ N2 + 3 H2 <=> 2 NH3 ¦ N_2 + 3H_2 \rightleftharpoons 2NH_3 ¦ TeX
  + ¦ N2 + 3 H2 <=> 2 NH3 ¦ N2 + 3 H2 = 2 NH3 ¦ an equals sign says nothing about directions
  - ¦ N2 + 3 H2 <=> 2 NH3 ¦ 2NH3 <=> N2 + 3H2 ¦ sides exchanged
  - ¦ N2 + 3 H2 <=> 2 NH3 ¦ N2 + 3 H2 -> 2 NH3 ¦ it goes both ways
  - ¦ N2 + 3 H2 <=> 2 NH3 ¦ N2 + H2 <=> NH3 ¦ not balanced
  - ¦ N2 + 3 H2 <=> 2 NH3 ¦ N2 + 3 H2 <=> 2 NH4 ¦ another product
  - ¦ N2 + 3 H2 <=> 2 NH3 ¦ 2 N + 6 H <=> 2 NH3 ¦ atoms for molecules
  + ¦ Fe(s) + 2 H^+(aq) -> Fe^2+(aq) + H2(g) ¦ Fe + 2H+ -> Fe2+ + H2 ¦ states left out
  + ¦ Fe(s) + 2 H^+(aq) -> Fe^2+(aq) + H2(g) ¦ Fe + 2 H⁺ → Fe²⁺ + H₂ ¦ printed signs
  + ¦ Fe(s) + 2 H^+(aq) -> Fe^2+(aq) + H2(g) ¦ Fe + 2H+ -> Fe2+ + H2↑ ¦ an arrow for the gas
  + ¦ Fe(s) + 2 H^+(aq) -> Fe^2+(aq) + H2(g) ¦ Fe + 2H^+ -> Fe^{2+} + H2 (g) ¦ one state
  + ¦ Fe(s) + 2 H^+(aq) -> Fe^2+(aq) + H2(g) ¦ Fe+2H+->Fe2++H2 ¦ no blanks
  + ¦ Fe(s) + 2 H^+(aq) -> Fe^2+(aq) + H2(g) ¦ Fe(s)+2H+(aq)->Fe2+(aq)+H2(g) ¦ states, no blanks
  - ¦ Fe(s) + 2 H^+(aq) -> Fe^2+(aq) + H2(g) ¦ Fe + H+ -> Fe2+ + H2 ¦ not balanced
  - ¦ Fe(s) + 2 H^+(aq) -> Fe^2+(aq) + H2(g) ¦ Fe + 2H+ -> Fe3+ + H2 ¦ another charge
  - ¦ Fe(s) + 2 H^+(aq) -> Fe^2+(aq) + H2(g) ¦ Fe + 2H+ -> Fe2+ + H2(aq) ¦ another state
  - ¦ Fe(s) + 2 H^+(aq) -> Fe^2+(aq) + H2(g) ¦ Fe + 2H -> Fe + H2 ¦ no charges
  - ¦ {required} Fe(s) + 2 H^+(aq) -> Fe^2+(aq) + H2(g) ¦ Fe + 2H+ -> Fe2+ + H2 ¦ states are asked for
  - ¦ {required} Fe(s) + 2 H^+(aq) -> Fe^2+(aq) + H2(g) ¦ Fe(s) + 2H+(aq) -> Fe2+(aq) + H2 ¦ one state missing
  - ¦ {required} Fe(s) + 2 H^+(aq) -> Fe^2+(aq) + H2(g) ¦ Fe(s) + 2H+(aq) -> Fe2+(s) + H2(g) ¦ one state wrong
  + ¦ {required} Fe(s) + 2 H^+(aq) -> Fe^2+(aq) + H2(g) ¦ Fe(s) + 2H+(aq) -> Fe2+(aq) + H2(g) ¦ all states
  + ¦ {required} Fe(s) + 2 H^+(aq) -> Fe^2+(aq) + H2(g) ¦ Fe_{(s)} + 2H^+_{(aq)} -> Fe^{2+}_{(aq)} + H_{2(g)} ¦ lowered states
  + ¦ {ignored} Fe(s) + 2 H^+(aq) -> Fe^2+(aq) + H2(g) ¦ Fe(l) + 2H+ -> Fe2+ + H2 ¦ states do not matter
  + ¦ H2O(s) -> H2O(l) ¦ H2O (s) → H2O (l) ¦ blanks
  - ¦ H2O(s) -> H2O(l) ¦ H2O(l) -> H2O(s) ¦ freezing
  - ¦ H2O(s) -> H2O(l) ¦ H2O -> H2O ¦ the states are all there is
  - ¦ H2O(s) -> H2O(l) ¦ H2O(l) -> H2O(g) ¦ boiling
  + ¦ Zn + Cu^2+ -> Zn^2+ + Cu ¦ Cu2+ + Zn -> Cu + Zn2+ ¦ another order
  + ¦ Zn + Cu^2+ -> Zn^2+ + Cu ¦ Zn + Cu++ -> Zn++ + Cu ¦ two signs
  + ¦ Zn + Cu^2+ -> Zn^2+ + Cu ¦ Zn+Cu2+->Zn2++Cu ¦ no blanks
  - ¦ Zn + Cu^2+ -> Zn^2+ + Cu ¦ Cu + Zn2+ -> Cu2+ + Zn ¦ the other way
  - ¦ Zn + Cu^2+ -> Zn^2+ + Cu ¦ Zn + Cu+ -> Zn2+ + Cu ¦ another charge
  - ¦ Zn + Cu^2+ -> Zn^2+ + Cu ¦ Zn + CuSO4 -> ZnSO4 + Cu ¦ the whole salts
  + ¦ Ag^+ + Cl^- -> AgCl ¦ Ag+ + Cl- -> AgCl ¦ plain text
  + ¦ Ag^+ + Cl^- -> AgCl ¦ Ag+ + Cl- --> AgCl ¦ a long arrow
  + ¦ Ag^+ + Cl^- -> AgCl ¦ Ag+ +Cl-->AgCl ¦ a charge and an arrow without a blank
  + ¦ Ag^+ + Cl^- -> AgCl ¦ Ag++Cl-->AgCl ¦ no blanks at all
  + ¦ Ag^+ + Cl^- -> AgCl ¦ Ag⁺ + Cl⁻ → AgCl↓ ¦ an arrow for the solid
  + ¦ Ag^+ + Cl^- -> AgCl ¦ Ag + + Cl - -> AgCl ¦ blanks before charges
  + ¦ Ag^+ + Cl^- -> AgCl ¦ \ce{Ag+ + Cl- -> AgCl v} ¦ mhchem
  - ¦ Ag^+ + Cl^- -> AgCl ¦ Ag + Cl -> AgCl ¦ no charges
  - ¦ Ag^+ + Cl^- -> AgCl ¦ Ag2+ + 2Cl- -> AgCl2 ¦ another salt
  - ¦ Ag^+ + Cl^- -> AgCl ¦ Ag+ + Cl- -> AGCL ¦ capitals
  + ¦ Na -> Na^+ + e^- ¦ Na -> Na+ + e- ¦ plain text
  + ¦ Na -> Na^+ + e^- ¦ Na → Na⁺ + 1 e⁻ ¦ a one
  + ¦ Na -> Na^+ + e^- ¦ Na -> e- + Na+ ¦ another order
  + ¦ Cu^2+ + 2 e^- -> Cu ¦ Cu2+ +2e- ->Cu ¦ blanks at random
  + ¦ Cu^2+ + 2 e^- -> Cu ¦ Cu2+ + 2e⁻ ⟶ Cu(s) ¦ a state that the key does not have
  - ¦ Cu^2+ + 2 e^- -> Cu ¦ Cu -> Cu2+ + 2e- ¦ the oxidation
  - ¦ Cu^2+ + 2 e^- -> Cu ¦ Cu2+ + e- -> Cu ¦ charge not balanced
  + ¦ 2 H2O -> 2 H2 + O2 ¦ 2H2O → 2H2↑ + O2↑ ¦ arrows for gases
  + ¦ {required} 2 Na(s) + 2 H2O(l) -> 2 NaOH(aq) + H2(g) ¦ 2 Na (s) + 2 H2O (l) -> 2 NaOH (aq) + H2 (g) ¦ blanks before states
  + ¦ {required} Na(s) -> Na^+(aq) + e^- ¦ Na(s) -> Na+(aq) + e- ¦ an electron has no state
  ? ¦ 2 H2 + O2 -> 2 H2O ¦ 2 H2 + O2 -> 2 H2O + energy ¦ a word
  - ¦ Na -> Na^+ + e^- ¦ Na + e- -> Na- ¦ the wrong way
  - ¦ Na -> Na^+ + e^- ¦ Na -> Na+ ¦ the electron is missing
  - ¦ Na -> Na^+ + e^- ¦ Na -> Na+ + 2e- ¦ charge not balanced
  - ¦ Na -> Na^+ + e^- ¦ Na -> Na- + e+ ¦ signs exchanged
  + ¦ 2 Cl^- -> Cl2 + 2 e^- ¦ 2Cl- -> Cl2 + 2e- ¦ plain text
  + ¦ 2 Cl^- -> Cl2 + 2 e^- ¦ 2 Cl⁻ → Cl₂ + 2 e⁻ ¦ printed signs
  - ¦ 2 Cl^- -> Cl2 + 2 e^- ¦ 2 Cl- -> Cl2 + e- ¦ charge not balanced
  - ¦ 2 Cl^- -> Cl2 + 2 e^- ¦ 2 Cl- -> 2 Cl + 2 e- ¦ atoms for a molecule
  + ¦ H^+ + OH^- -> H2O ¦ H+ + OH- -> H2O ¦ plain text
  + ¦ H^+ + OH^- -> H2O ¦ OH- + H+ = H2O ¦ another order
  - ¦ H^+ + OH^- -> H2O ¦ H3O+ + OH- -> 2 H2O ¦ the hydronium ion instead
  + ¦ H^+ + OH^- -> H2O | H3O^+ + OH^- -> 2 H2O ¦ H3O+ + OH- -> 2H2O ¦ an alternative
  + ¦ MnO4^- + 5 Fe^2+ + 8 H^+ -> Mn^2+ + 5 Fe^3+ + 4 H2O ¦ MnO4- + 5Fe2+ + 8H+ -> Mn2+ + 5Fe3+ + 4H2O ¦ plain text
  - ¦ MnO4^- + 5 Fe^2+ + 8 H^+ -> Mn^2+ + 5 Fe^3+ + 4 H2O ¦ MnO4- + Fe2+ + 8H+ -> Mn2+ + Fe3+ + 4H2O ¦ charge not balanced
  + ¦ Cu^2+ + 4 NH3 -> [Cu(NH3)4]^2+ ¦ Cu2+ + 4 NH3 -> [Cu(NH3)4]2+ ¦ a complex
  + ¦ Cu^2+ + 4 NH3 -> [Cu(NH3)4]^2+ ¦ Cu2+ + 4NH3 ->[Cu(NH3)4]2+ ¦ a complex right behind the arrow
  + ¦ CaCO3 -> CaO + CO2 ¦ CaCO3 → CaO + CO2↑ ¦ an arrow for the gas
  + ¦ CaCO3 -> CaO + CO2 ¦ CaCO3 ->[heat] CaO + CO2 ¦ mhchem
  - ¦ CaCO3 -> CaO + CO2 ¦ CaO + CO2 -> CaCO3 ¦ the other way
  - ¦ CaCO3 -> CaO + CO2 ¦ CaCO3 -> Ca + CO3 ¦ other products
  + ¦ C2H5OH + 3 O2 -> 2 CO2 + 3 H2O ¦ CH3CH2OH + 3 O2 -> 2 CO2 + 3 H2O ¦ the same substance
  - ¦ C2H5OH + 3 O2 -> 2 CO2 + 3 H2O ¦ C2H5OH + 3 O2 -> 3 CO2 + 2 H2O ¦ not balanced
  + ¦ CH2=CH2 + H2 -> CH3-CH3 ¦ C H2=CH2+H2->CH3CH3 ¦ a double bond beside an arrow
  + ¦ CH2=CH2 + Br2 -> CH2Br-CH2Br ¦ H2C=CH2 + Br2 → BrCH2-CH2Br ¦ bromine on the left
  + ¦ CuSO4*5H2O -> CuSO4 + 5 H2O ¦ CuSO4·5H2O → CuSO4 + 5H2O ¦ a hydrate
  + ¦ ^238_92U -> ^234_90Th + ^4_2He ¦ ^{238}_{92}U -> ^{234}_{90}Th + ^{4}_{2}He ¦ a decay
  + ¦ ^238_92U -> ^234_90Th + ^4_2He ¦ ²³⁸U → ²³⁴Th + ⁴He ¦ without atomic numbers
  + ¦ ^238_92U -> ^234_90Th + ^4_2He ¦ ^238U -> ^234Th + α ¦ a ray by its letter
  + ¦ ^235U + ^1_0n -> ^236U ¦ n+²³⁵U → ²³⁶U ¦ no blanks before a nuclide
  + ¦ ^14_7N + ^4_2He -> ^17_8O + ^1_1H ¦ ^14N + α -> ^17O + p ¦ a proton by its letter
  - ¦ ^238_92U -> ^234_90Th + ^4_2He ¦ ^238U -> ^235Th + ^4He ¦ another isotope
  - ¦ ^238_92U -> ^234_90Th + ^4_2He ¦ ^238U -> ^234Th ¦ the particle is missing
  + ¦ ^14_6C -> ^14_7N + e^- ¦ ^14_6C -> ^14_7N + ^0_{-1}e ¦ an electron with its numbers
  + ¦ ^14_6C -> ^14_7N + e^- ¦ ¹⁴C → ¹⁴N + β⁻ ¦ a ray by its letter
  - ¦ ^14_6C -> ^14_7N + e^- ¦ ¹⁴C → ¹⁴N + e⁺ ¦ a positron
  """#
)
