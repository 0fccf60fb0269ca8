// SPDX-License-Identifier: Apache-2.0

/// Formulae of substances.
let formulaCases = ChemicalCase.cases(
  #"""
  + ¦ H2O ¦ H2O ¦ the key itself
  + ¦ H2O ¦ $H_2O$ ¦ TeX
  + ¦ H2O ¦ H₂O ¦ lowered digit
  + ¦ H2O ¦ \ce{H2O} ¦ mhchem
  + ¦ H2O ¦ $\mathrm{H_2O}$ ¦ TeX with a font
  + ¦ H2O ¦ \text{H}_2\text{O} ¦ TeX with texts
  + ¦ H2O ¦ H_{2}O ¦ braces
  + ¦ H2O ¦ Ｈ２Ｏ ¦ full-width letters
  + ¦ H2O ¦  H2O  ¦ blanks around
  + ¦ H2O ¦ H 2 O ¦ blanks within
  + ¦ H2O ¦ H2O(l) ¦ a state more than is asked for
  + ¦ H2O ¦ H2O. ¦ the full stop of a sentence
  - ¦ H2O ¦ h2o ¦ small letters
  - ¦ H2O ¦ H20 ¦ a zero for the letter
  - ¦ H2O ¦ h20 ¦ both slips
  - ¦ H2O ¦ H2o ¦ one small letter
  - ¦ H2O ¦ H2O2 ¦ hydrogen peroxide
  - ¦ H2O ¦ HO ¦ a count missing
  - ¦ H2O ¦ H3O+ ¦ an ion
  - ¦ H2O ¦ 2H2O ¦ two molecules
  - ¦ H2O ¦ D2O ¦ heavy water
  - ¦ H2O ¦ CO2 ¦ another substance
  ? ¦ H2O ¦ water ¦ a name
  ? ¦ H2O ¦ Wasser ¦ a name in German
  ? ¦ H2O ¦ H²O ¦ a raised digit counts nothing
  ? ¦ H2O ¦ HOH ¦ the structure instead of the formula
  ? ¦ H2O ¦  ¦ nothing
  ? ¦ H2O ¦ H2O = ¦ half an equation
  ? ¦ H2O ¦ 2 H2 + O2 -> 2 H2O ¦ an equation for a formula
  ? ¦ H2O ¦ H2 + O ¦ a sum for a formula
  ? ¦ H2O ¦ H2O! ¦ a sign that means nothing
  + ¦ CO ¦ C O ¦ a blank between the letters
  - ¦ CO ¦ Co ¦ cobalt
  - ¦ Co ¦ CO ¦ carbon monoxide
  - ¦ CO ¦ C0 ¦ a zero
  - ¦ CO ¦ co ¦ small letters
  - ¦ CO ¦ CO2 ¦ another oxide
  - ¦ CO2 ¦ CO ¦ another oxide
  - ¦ CO2 ¦ Co2 ¦ cobalt
  - ¦ CO2 ¦ C02 ¦ a zero
  - ¦ CO2 ¦ C2O ¦ counts exchanged
  ? ¦ CO2 ¦ O=C=O ¦ a structural formula where the sum is asked
  ? ¦ CO2 ¦ O2C ¦ unusual order
  + ¦ NaCl ¦ \mathrm{NaCl} ¦ TeX
  - ¦ NaCl ¦ NACL ¦ capitals
  - ¦ NaCl ¦ Nacl ¦ a small letter
  - ¦ NaCl ¦ nacl ¦ small letters
  - ¦ NaCl ¦ NaCl2 ¦ a count too many
  - ¦ NaCl ¦ KCl ¦ another salt
  - ¦ NaCl ¦ NaBr ¦ another halide
  ? ¦ NaCl ¦ Na⁺Cl⁻ ¦ ions side by side
  ? ¦ NaCl ¦ Na+ + Cl- ¦ a sum of ions
  ? ¦ NaCl ¦ ClNa ¦ unusual order
  ? ¦ NaCl ¦ sodium chloride ¦ a name
  ? ¦ NaCl ¦ table salt ¦ a name
  + ¦ NH3 ¦ NH_3 ¦ TeX
  ? ¦ NH3 ¦ H3N ¦ unusual order
  - ¦ NH3 ¦ NH4 ¦ a count too many
  - ¦ NH3 ¦ NH4+ ¦ the ion
  + ¦ H2SO4 ¦ H₂SO₄ ¦ lowered digits
  + ¦ H2SO4 ¦ H2 SO4 ¦ a blank
  - ¦ H2SO4 ¦ H2S04 ¦ a zero
  - ¦ H2SO4 ¦ H2SO3 ¦ sulfurous acid
  - ¦ H2SO4 ¦ HSO4 ¦ a count missing
  - ¦ H2SO4 ¦ H2So4 ¦ a small letter
  ? ¦ H2SO4 ¦ H2O4S ¦ unusual order
  + ¦ HNO3 ¦ HNO₃ ¦ lowered digit
  - ¦ HNO3 ¦ HNO2 ¦ nitrous acid
  - ¦ HNO3 ¦ HN03 ¦ a zero
  - ¦ HCl ¦ Hcl ¦ a small letter
  - ¦ HCl ¦ HCL ¦ a capital
  - ¦ HCl ¦ HClO ¦ another acid
  + ¦ Ca(OH)2 ¦ Ca(OH)₂ ¦ lowered digit
  + ¦ Ca(OH)2 ¦ Ca[OH]2 ¦ square brackets
  + ¦ Ca(OH)2 ¦ Ca( OH )2 ¦ blanks
  + ¦ Ca(OH)2 ¦ \ce{Ca(OH)2} ¦ mhchem
  + ¦ Ca(OH)2 ¦ Ca\left(OH\right)_2 ¦ TeX brackets
  - ¦ Ca(OH)2 ¦ CaOH2 ¦ brackets missing
  - ¦ Ca(OH)2 ¦ CaO2H2 ¦ groups lost
  - ¦ Ca(OH)2 ¦ Ca(0H)2 ¦ a zero
  - ¦ Ca(OH)2 ¦ Ca(oh)2 ¦ small letters
  - ¦ Ca(OH)2 ¦ CaOH ¦ a count missing
  - ¦ Ca(OH)2 ¦ Ca2(OH) ¦ the wrong count
  - ¦ Ca(OH)2 ¦ Mg(OH)2 ¦ another element
  ? ¦ Ca(OH)2 ¦ Ca(HO)2 ¦ unusual order in the group
  ? ¦ Ca(OH)2 ¦ (OH)2Ca ¦ unusual order of the groups
  ? ¦ Ca(OH)2 ¦ Ca(OH ¦ a bracket is open
  ? ¦ Ca(OH)2 ¦ CaOH)2 ¦ a bracket too many
  + ¦ Al2(SO4)3 ¦ Al_2(SO_4)_3 ¦ TeX
  + ¦ Al2(SO4)3 ¦ Al2 (SO4)3 ¦ a blank
  + ¦ Al2(SO4)3 ¦ Al₂(SO₄)₃ ¦ lowered digits
  - ¦ Al2(SO4)3 ¦ Al2S3O12 ¦ groups lost
  - ¦ Al2(SO4)3 ¦ AlSO4 ¦ counts missing
  - ¦ Al2(SO4)3 ¦ Al3(SO4)2 ¦ counts exchanged
  - ¦ Al2(SO4)3 ¦ Al2(SO3)3 ¦ sulfite
  - ¦ Al2(SO4)3 ¦ al2(so4)3 ¦ small letters
  ? ¦ Al2(SO4)3 ¦ aluminium sulfate ¦ a name
  + ¦ {composition} Al2(SO4)3 ¦ Al2S3O12 ¦ atoms alone are asked for
  - ¦ {composition} Al2(SO4)3 ¦ Al2S3O11 ¦ an atom missing
  - ¦ NH4NO3 ¦ N2H4O3 ¦ the ions are lost
  - ¦ NH4NO3 ¦ NH4NO2 ¦ nitrite
  + ¦ (NH4)2CO3 ¦ (NH₄)₂CO₃ ¦ lowered digits
  - ¦ (NH4)2CO3 ¦ NH4CO3 ¦ brackets and count missing
  - ¦ Fe2O3 ¦ FeO ¦ another oxide
  - ¦ Fe2O3 ¦ Fe3O2 ¦ counts exchanged
  - ¦ Fe2O3 ¦ Fe3O4 ¦ another oxide
  - ¦ Fe2O3 ¦ Fe203 ¦ a zero
  ? ¦ Fe2O3 ¦ iron(III) oxide ¦ a name
  ? ¦ Fe2O3 ¦ Eisen(III)-oxid ¦ a name in German
  - ¦ FeS ¦ FES ¦ a capital
  - ¦ FeS ¦ Fes ¦ a small letter
  - ¦ SiO2 ¦ SIO2 ¦ a capital
  - ¦ SiO2 ¦ Si02 ¦ a zero
  - ¦ O2 ¦ O3 ¦ ozone
  - ¦ O2 ¦ O ¦ an atom
  - ¦ O2 ¦ 2O ¦ two atoms
  - ¦ O2 ¦ 02 ¦ a zero
  ? ¦ O2 ¦ O=O ¦ the structure instead of the formula
  ? ¦ N2 ¦ N≡N ¦ the structure instead of the formula
  ? ¦ P4 ¦ phosphorus ¦ a name
  + ¦ CuSO4·5H2O ¦ CuSO4 · 5 H2O ¦ blanks
  + ¦ CuSO4·5H2O ¦ CuSO4*5H2O ¦ an asterisk
  + ¦ CuSO4·5H2O ¦ CuSO4.5H2O ¦ a full stop
  + ¦ CuSO4·5H2O ¦ CuSO4 . 5H2O ¦ a full stop with blanks
  + ¦ CuSO4·5H2O ¦ CuSO_4 \cdot 5 H_2O ¦ TeX
  + ¦ CuSO4·5H2O ¦ \ce{CuSO4.5H2O} ¦ mhchem
  + ¦ CuSO4·5H2O ¦ CuSO₄•5H₂O ¦ a bullet
  + ¦ CuSO4·5H2O ¦ CuSO4 x 5 H2O ¦ the sign for times
  + ¦ CuSO4·5H2O ¦ CuSO4 5H2O ¦ a blank for the dot
  + ¦ LiI·3H2O ¦ LiI 3H2O ¦ the same behind an atom without a number
  + ¦ CuSO4·5H2O ¦ CuSO4·5(H2O) ¦ brackets that change nothing
  - ¦ CuSO4·5H2O ¦ CuSO4 ¦ the water is missing
  - ¦ CuSO4·5H2O ¦ CuSO4·H2O ¦ less water
  - ¦ CuSO4·5H2O ¦ CuSO4·7H2O ¦ more water
  - ¦ CuSO4·5H2O ¦ CuSO9H10 ¦ one sum
  - ¦ CuSO4·5H2O ¦ CuSO4·5H20 ¦ a zero
  - ¦ CuSO4·5H2O ¦ CuSO4·5HO ¦ a count missing
  - ¦ CuSO4·5H2O ¦ FeSO4·5H2O ¦ another metal
  - ¦ CuSO4·5H2O ¦ cuso4·5h2o ¦ small letters
  ? ¦ CuSO4·5H2O ¦ 5H2O·CuSO4 ¦ the salt comes first
  ? ¦ CuSO4·5H2O ¦ CuSO4(H2O)5 ¦ written as a complex
  - ¦ CuSO4 ¦ CuSO4·5H2O ¦ water too much
  + ¦ CaSO4·½H2O ¦ CaSO4·0.5H2O ¦ a decimal half
  + ¦ CaSO4·½H2O ¦ CaSO4 * 1/2 H2O ¦ a fraction
  + ¦ CaSO4·½H2O ¦ CaSO4·0,5 H2O ¦ a decimal comma
  - ¦ CaSO4·½H2O ¦ CaSO4·2H2O ¦ gypsum
  + ¦ KAl(SO4)2·12H2O ¦ KAl(SO4)2 * 12 H2O ¦ an asterisk
  - ¦ KAl(SO4)2·12H2O ¦ KAl(SO4)2·10H2O ¦ less water
  + ¦ K4[Fe(CN)6] ¦ K₄[Fe(CN)₆] ¦ lowered digits
  + ¦ K4[Fe(CN)6] ¦ K4Fe(CN)6 ¦ brackets that change no count
  - ¦ K4[Fe(CN)6] ¦ K3[Fe(CN)6] ¦ the other prussiate
  - ¦ K4[Fe(CN)6] ¦ K4[FeCN6] ¦ brackets missing
  + ¦ CH3COOH ¦ CH3-COOH ¦ a line between the groups
  + ¦ CH3COOH ¦ CH3-C(=O)-OH ¦ the double bond shown
  + ¦ C2H5OH ¦ C2H5-OH ¦ a line
  ? ¦ CH3COOH ¦ acetic acid ¦ a name
  ? ¦ CH3CH2OH ¦ EtOH ¦ an abbreviation that is no element
  ? ¦ C6H12O6 ¦ (CH2O)6 ¦ more than is asked for
  ? ¦ CuSO4·5H2O ¦ CuSO4 + 5 H2O ¦ a sum
  - ¦ (NH4)2SO4 ¦ NH42SO4 ¦ brackets missing
  + ¦ HCl ¦ H-Cl ¦ a line
  + ¦ CH3COOH ¦ CH₃COOH ¦ lowered digit
  + ¦ CH3COOH ¦ CH3CO2H ¦ the same group in short
  + ¦ CH3COOH ¦ H3C-COOH ¦ hydrogen on the left
  + ¦ CH3COOH ¦ HOOC-CH3 ¦ read from the other end
  - ¦ CH3COOH ¦ HC2H3O2 ¦ the structure is lost
  - ¦ CH3COOH ¦ C2H4O2 ¦ the structure is lost
  - ¦ CH3COOH ¦ HCOOCH3 ¦ an isomer
  - ¦ CH3COOH ¦ CH3CHO ¦ an aldehyde
  - ¦ CH3COOH ¦ CH3COO- ¦ the ion
  - ¦ CH3COOH ¦ CH3COH ¦ an atom missing
  - ¦ CH3COOH ¦ ch3cooh ¦ small letters
  + ¦ {composition} CH3COOH ¦ CH3CO2H ¦ atoms alone
  + ¦ {composition} CH3COOH ¦ C2H4O2 ¦ atoms alone
  - ¦ {composition} CH3COOH ¦ C2H4O ¦ an atom missing
  + ¦ C2H5OH ¦ CH3CH2OH ¦ there is only one ethyl group
  + ¦ CH3CH2OH ¦ C2H5OH ¦ there is only one ethyl group
  + ¦ CH3CH2OH ¦ CH3-CH2-OH ¦ lines between the groups
  + ¦ CH3CH2OH ¦ H3C–CH2–OH ¦ dashes
  + ¦ CH3CH2OH ¦ HOCH2CH3 ¦ read from the other end
  + ¦ CH3CH2OH ¦ HO-CH2-CH3 ¦ read from the other end
  - ¦ CH3CH2OH ¦ C2H6O ¦ the structure is lost
  - ¦ CH3CH2OH ¦ CH3OCH3 ¦ an isomer
  - ¦ CH3CH2OH ¦ CH3OH ¦ methanol
  - ¦ CH3CH2OH ¦ CH3CH2CH2OH ¦ propanol
  - ¦ CH3CH2OH ¦ CH3CH20H ¦ a zero
  ? ¦ C2H6O ¦ CH3CH2OH ¦ more than is asked for
  ? ¦ C2H6O ¦ C2H5OH ¦ more than is asked for
  + ¦ {composition} C2H6O ¦ C2H5OH ¦ atoms alone
  + ¦ CH2=CH2 ¦ H2C=CH2 ¦ hydrogen on the left
  + ¦ CH2=CH2 ¦ CH2CH2 ¦ the bond left out
  - ¦ CH2=CH2 ¦ CH3-CH3 ¦ ethane
  - ¦ CH2=CH2 ¦ C2H4 ¦ the structure is lost
  + ¦ HC≡CH ¦ CHCH ¦ the bond left out
  + ¦ CH3CH2CH2CH3 ¦ CH3(CH2)2CH3 ¦ repeated links
  + ¦ CH3CH2CH2CH3 ¦ CH3-CH2-CH2-CH3 ¦ lines
  - ¦ CH3CH2CH2CH3 ¦ CH3CH2CH3 ¦ propane
  - ¦ CH3CH2CH2CH3 ¦ C4H10 ¦ the structure is lost
  + ¦ CH3CH(CH3)CH3 ¦ (CH3)2CHCH3 ¦ a branch can be written in several ways
  + ¦ CH3COOCH3 ¦ CH3OCOCH3 ¦ an ester from the other end
  + ¦ CH3COOCH3 ¦ CH3-O-CO-CH3 ¦ an ester from the other end, with lines
  - ¦ CH3COOCH2CH3 ¦ CH3CH2COOCH3 ¦ another ester
  + ¦ HCOOCH3 ¦ CH3OCHO ¦ an ester from the other end
  - ¦ CH3COCH3 ¦ CH3CH2CHO ¦ an aldehyde for a ketone
  - ¦ CH3COCH3 ¦ CH3OCCH3 ¦ no ketone
  + ¦ CH3CONH2 ¦ H2NCOCH3 ¦ an amide from the other end
  + ¦ HCHO ¦ CH2O ¦ the same small molecule
  - ¦ CH3CHO ¦ CH3COH ¦ an alcohol's end
  + ¦ CH2ClCOOH ¦ ClCH2COOH ¦ chlorine on the left
  - ¦ CH2ClCOOH ¦ CHCl2COOH ¦ one chlorine more
  + ¦ CHCl3 ¦ CHCl₃ ¦ lowered digit
  + ¦ NH2CH2COOH ¦ H2N-CH2-COOH ¦ hydrogen on the left
  + ¦ CH3COONa ¦ NaCH3COO ¦ the metal first
  + ¦ Ca(CH3COO)2 ¦ (CH3COO)2Ca ¦ the metal last
  + ¦ CH3COONa ¦ NaOOCCH3 ¦ read from the other end
  - ¦ CH3COONa ¦ CH3COOH ¦ the acid
  + ¦ C6H12O6 ¦ C₆H₁₂O₆ ¦ lowered digits
  - ¦ C6H12O6 ¦ C6H1206 ¦ a zero
  - ¦ C6H12O6 ¦ C12H22O11 ¦ saccharose
  - ¦ C6H12O6 ¦ CH2O ¦ the empirical formula
  + ¦ C10H22 ¦ C_{10}H_{22} ¦ two digits in TeX
  - ¦ C10H22 ¦ C1OH22 ¦ a letter for the zero
  + ¦ H2O | HOH ¦ HOH ¦ an alternative
  + ¦ HClO | HOCl ¦ HOCl ¦ an alternative
  - ¦ HCN ¦ HCl ¦ another acid
  ? ¦ HCN ¦ CHN ¦ unusual order
  - ¦ BaSO4 ¦ BASO4 ¦ capitals
  - ¦ MgCl2 ¦ MgCL2 ¦ a capital
  - ¦ MgCl2 ¦ MnCl2 ¦ manganese
  - ¦ PbI2 ¦ PBI2 ¦ a capital
  - ¦ Ag2O ¦ Ag20 ¦ a zero
  + ¦ H2(g) ¦ H2 ¦ a state may be left out
  + ¦ H2(g) ¦ H₂ (g) ¦ a blank before the state
  - ¦ H2(g) ¦ H2(l) ¦ another state
  - ¦ {required} H2(g) ¦ H2 ¦ the state is asked for
  + ¦ {required} H2(g) ¦ H2↑ ¦ an arrow for a gas
  + ¦ {ignored} H2(g) ¦ H2(l) ¦ states do not matter
  ? ¦ U ¦ Ur ¦ no such symbol
  """#
)
