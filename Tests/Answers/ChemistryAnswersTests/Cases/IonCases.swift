// SPDX-License-Identifier: Apache-2.0

/// Ions and how their charges are written.
let ionCases = ChemicalCase.cases(
  #"""
  + ¦ SO4^2- ¦ SO4^{2-} ¦ braces
  + ¦ SO4^2- ¦ SO₄²⁻ ¦ raised and lowered
  + ¦ SO4^2- ¦ SO4-- ¦ two signs
  + ¦ SO4^2- ¦ SO4(2-) ¦ brackets
  + ¦ SO4^2- ¦ SO4 2- ¦ a blank
  + ¦ SO4^2- ¦ SO42- ¦ plain text
  + ¦ SO4^2- ¦ SO4^-2 ¦ the sign first
  + ¦ SO4^2- ¦ SO4-2 ¦ the sign first in plain text
  + ¦ SO4^2- ¦ SO4^(2-) ¦ raised brackets
  + ¦ SO4^2- ¦ SO4^{--} ¦ two raised signs
  + ¦ SO4^2- ¦ [SO4]2- ¦ square brackets
  + ¦ SO4^2- ¦ (SO4)2- ¦ round brackets
  + ¦ SO4^2- ¦ [SO4]^{2-} ¦ square brackets in TeX
  + ¦ SO4^2- ¦ $\mathrm{SO_4^{2-}}$ ¦ TeX
  + ¦ SO4^2- ¦ \ce{SO4^2-} ¦ mhchem
  + ¦ SO4^2- ¦ SO₄2- ¦ a lowered digit and a plain charge
  + ¦ SO4^2- ¦ SO4²⁻ ¦ a plain digit and a raised charge
  + ¦ SO4^2- ¦ SO4²- ¦ a raised digit and a plain sign
  + ¦ SO4^2- ¦ SO₄⁻² ¦ the sign first, raised
  + ¦ SO4^2- ¦ SO4 ²⁻ ¦ a blank before the charge
  + ¦ SO4^2- ¦ SO_4^{2−} ¦ the sign for minus
  + ¦ SO4^2- ¦ SO4^2- (aq) ¦ a state
  - ¦ SO4^2- ¦ SO4- ¦ another charge
  - ¦ SO4^2- ¦ SO4 ¦ no charge
  - ¦ SO4^2- ¦ SO4^2+ ¦ the other sign
  - ¦ SO4^2- ¦ SO4^3- ¦ another charge
  - ¦ SO4^2- ¦ SO3^2- ¦ sulfite
  - ¦ SO4^2- ¦ S04^2- ¦ a zero
  - ¦ SO4^2- ¦ so4^2- ¦ small letters
  ? ¦ SO4^2- ¦ sulfate ¦ a name
  ? ¦ SO4^2- ¦ SO4² ¦ the sign is missing
  ? ¦ SO4^2- ¦ O4S^2- ¦ unusual order
  + ¦ Ca^2+ ¦ Ca²⁺ ¦ raised
  + ¦ Ca^2+ ¦ Ca^{2+} ¦ braces
  + ¦ Ca^2+ ¦ Ca2+ ¦ plain text
  + ¦ Ca^2+ ¦ Ca++ ¦ two signs
  + ¦ Ca^2+ ¦ Ca+2 ¦ the sign first
  + ¦ Ca^2+ ¦ Ca^+2 ¦ the sign first, raised
  + ¦ Ca^2+ ¦ Ca+² ¦ the sign first and a raised digit
  + ¦ Ca^2+ ¦ Ca2⁺ ¦ a plain digit and a raised sign
  + ¦ Ca^2+ ¦ Ca 2+ ¦ a blank
  + ¦ Ca^2+ ¦ Ca(2+) ¦ brackets
  + ¦ Ca^2+ ¦ Ca2+(aq) ¦ a state
  + ¦ Ca^2+ ¦ Ca2+ (aq.) ¦ a state as an abbreviation
  + ¦ Ca^2+ ¦ Ca⁺⁺ ¦ two raised signs
  - ¦ Ca^2+ ¦ Ca+ ¦ another charge
  - ¦ Ca^2+ ¦ Ca ¦ the atom
  - ¦ Ca^2+ ¦ Ca2- ¦ the other sign
  - ¦ Ca^2+ ¦ CA2+ ¦ a capital
  - ¦ Ca^2+ ¦ Ca3+ ¦ another charge
  - ¦ Ca^2+ ¦ Mg2+ ¦ another element
  - ¦ Ca^2+ ¦ Ca2 ¦ the sign is missing
  + ¦ Fe^3+ ¦ Fe3+ ¦ plain text
  + ¦ Fe^3+ ¦ Fe+++ ¦ three signs
  + ¦ Fe^3+ ¦ Fe³+ ¦ a raised digit and a plain sign
  ? ¦ Fe^3+ ¦ Fe(III) ¦ the notation of names
  - ¦ Fe^3+ ¦ Fe2+ ¦ the other ion
  - ¦ Fe^2+ ¦ Fe3+ ¦ the other ion
  + ¦ Na^+ ¦ Na+ ¦ plain text
  + ¦ Na^+ ¦ Na⁺ ¦ raised
  + ¦ Na^+ ¦ Na^{1+} ¦ the one written
  + ¦ Na^+ ¦ Na1+ ¦ the one written in plain text
  + ¦ Na^+ ¦ Na + ¦ a blank
  - ¦ Na^+ ¦ Na ¦ the atom
  - ¦ Na^+ ¦ Na- ¦ the other sign
  - ¦ Na^+ ¦ NA+ ¦ a capital
  - ¦ Na^+ ¦ K+ ¦ another element
  + ¦ Cl^- ¦ Cl- ¦ plain text
  + ¦ Cl^- ¦ Cl⁻ ¦ raised
  + ¦ Cl^- ¦ Cl– ¦ a dash
  - ¦ Cl^- ¦ Cl ¦ the atom
  - ¦ Cl^- ¦ Cl2 ¦ the molecule
  - ¦ Cl^- ¦ Cl+ ¦ the other sign
  - ¦ Cl^- ¦ CL- ¦ a capital
  + ¦ OH^- ¦ OH- ¦ plain text
  + ¦ OH^- ¦ (OH)- ¦ brackets
  - ¦ OH^- ¦ OH ¦ no charge
  - ¦ OH^- ¦ 0H- ¦ a zero
  ? ¦ OH^- ¦ HO- ¦ unusual order
  + ¦ NH4^+ ¦ NH4+ ¦ plain text
  + ¦ NH4^+ ¦ NH₄⁺ ¦ raised and lowered
  + ¦ NH4^+ ¦ [NH4]+ ¦ square brackets
  - ¦ NH4^+ ¦ NH4 ¦ no charge
  - ¦ NH4^+ ¦ NH3 ¦ ammonia
  - ¦ NH4^+ ¦ NH3+ ¦ a count missing
  + ¦ H3O^+ ¦ H3O+ ¦ plain text
  - ¦ H3O^+ ¦ H30+ ¦ a zero
  - ¦ H3O^+ ¦ H+ ¦ the proton
  + ¦ NO3^- ¦ NO3- ¦ plain text
  - ¦ NO3^- ¦ NO2- ¦ nitrite
  - ¦ NO3^- ¦ No3- ¦ a small letter
  + ¦ CO3^2- ¦ CO32- ¦ plain text
  - ¦ CO3^2- ¦ CO3- ¦ another charge
  - ¦ CO3^2- ¦ HCO3- ¦ hydrogen carbonate
  + ¦ PO4^3- ¦ PO43- ¦ plain text
  + ¦ PO4^3- ¦ PO4--- ¦ three signs
  - ¦ PO4^3- ¦ PO4^2- ¦ another charge
  + ¦ Cr2O7^2- ¦ Cr2O72- ¦ plain text
  - ¦ Cr2O7^2- ¦ CrO4^2- ¦ chromate
  + ¦ MnO4^- ¦ MnO4-1 ¦ the one written behind the sign
  + ¦ MnO4^- ¦ MnO4^1- ¦ the one written
  + ¦ MnO4^- ¦ MnO4 - ¦ a blank
  + ¦ MnO4^- ¦ MnO4- ¦ plain text
  - ¦ MnO4^- ¦ MnO42- ¦ manganate
  - ¦ MnO4^- ¦ MgO4- ¦ magnesium
  + ¦ HCO3^- ¦ HCO3- ¦ plain text
  ? ¦ HCO3^- ¦ CHO3- ¦ unusual order
  - ¦ HCO3^- ¦ CO3- ¦ hydrogen missing
  + ¦ Fe(SCN)^2+ ¦ FeSCN^2+ ¦ brackets that change nothing
  ? ¦ H3O^+ ¦ OH3+ ¦ unusual order
  + ¦ HSO4^- ¦ HSO4- ¦ plain text
  + ¦ CH3COO^- ¦ CH3COO- ¦ plain text
  + ¦ CH3COO^- ¦ CH3CO2- ¦ the same group in short
  - ¦ CH3COO^- ¦ CH3COOH ¦ the acid
  + ¦ [Cu(NH3)4]^2+ ¦ [Cu(NH3)4]2+ ¦ plain text
  + ¦ [Cu(NH3)4]^2+ ¦ Cu(NH3)42+ ¦ no outer brackets
  + ¦ [Cu(NH3)4]^2+ ¦ [Cu(NH₃)₄]²⁺ ¦ raised and lowered
  + ¦ [Cu(NH3)4]^2+ ¦ \ce{[Cu(NH3)4]^2+} ¦ mhchem
  - ¦ [Cu(NH3)4]^2+ ¦ [Cu(NH3)4]+ ¦ another charge
  - ¦ [Cu(NH3)4]^2+ ¦ [Cu(NH3)6]2+ ¦ another count
  - ¦ [Cu(NH3)4]^2+ ¦ [Co(NH3)4]2+ ¦ another element
  + ¦ [Fe(CN)6]^3- ¦ [Fe(CN)6]3- ¦ plain text
  + ¦ [Fe(CN)6]^3- ¦ Fe(CN)63- ¦ no outer brackets
  - ¦ [Fe(CN)6]^3- ¦ [Fe(CN)6]4- ¦ the other ion
  + ¦ Hg2^2+ ¦ Hg22+ ¦ plain text
  + ¦ Hg2^2+ ¦ Hg₂²⁺ ¦ raised and lowered
  - ¦ Hg2^2+ ¦ Hg2+ ¦ the other ion
  + ¦ O^2- ¦ O2- ¦ plain text
  + ¦ O2^2- ¦ O22- ¦ plain text
  + ¦ I3^- ¦ I3- ¦ a digit that can only count atoms
  + ¦ N3^- ¦ N3- ¦ plain text for azide
  + ¦ VO2^+ ¦ VO2+ ¦ plain text
  ? ¦ VO^2+ ¦ VO2+ ¦ the digit counts atoms or charges
  + ¦ e^- ¦ e- ¦ an electron
  + ¦ e^- ¦ e⁻ ¦ raised
  - ¦ e^- ¦ e+ ¦ a positron
  - ¦ {formula} SO4^2- ¦ CO3^2- ¦ another ion
  """#
)
