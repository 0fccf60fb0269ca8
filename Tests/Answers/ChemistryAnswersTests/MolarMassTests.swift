// SPDX-License-Identifier: Apache-2.0
import ChemistryAnswers
import Testing

/// Molar masses in g/mol as handbooks and data sheets state them.
///
/// All of them agree within the same tolerance with the Python package periodictable 2.1.0, which
/// has a table of its own. The last figure may differ, because sources use atomic weights of
/// different years.
struct MolarMassTests {
  static let published: [(String, Double)] = [
    ("H2", 2.016), ("O2", 31.998), ("N2", 28.014), ("Cl2", 70.90), ("Br2", 159.81),
    ("I2", 253.81), ("F2", 37.997), ("O3", 47.998), ("P4", 123.895), ("S8", 256.48),
    ("H2O", 18.015), ("H2O2", 34.015), ("NH3", 17.031), ("N2H4", 32.046), ("CH4", 16.043),
    ("C2H6", 30.07), ("C3H8", 44.10), ("C4H10", 58.12), ("C5H12", 72.15), ("C6H14", 86.18),
    ("C8H18", 114.23), ("C2H4", 28.05), ("C2H2", 26.04), ("C6H6", 78.11), ("C7H8", 92.14),
    ("C10H8", 128.17), ("CH3OH", 32.042), ("C2H5OH", 46.069), ("C3H8O3", 92.09),
    ("CH3COOH", 60.052), ("HCOOH", 46.025), ("CH3COCH3", 58.08), ("HCHO", 30.026),
    ("CH3CHO", 44.05), ("C6H12O6", 180.16), ("C12H22O11", 342.30), ("CO(NH2)2", 60.056),
    ("C6H5OH", 94.11), ("C6H5NH2", 93.13), ("C9H8O4", 180.16), ("C8H10N4O2", 194.19),
    ("C6H8O7", 192.12), ("C3H6O3", 90.08), ("H2C2O4", 90.03), ("CHCl3", 119.37),
    ("CCl4", 153.81), ("CH2Cl2", 84.93), ("CO", 28.010), ("CO2", 44.009), ("SO2", 64.06),
    ("SO3", 80.06), ("NO", 30.006), ("NO2", 46.006), ("N2O", 44.013), ("N2O5", 108.01),
    ("P4O10", 283.89), ("SiO2", 60.084), ("HCl", 36.46), ("HBr", 80.91), ("HI", 127.91),
    ("HF", 20.006), ("H2S", 34.08), ("HCN", 27.026), ("H2SO4", 98.08), ("HNO3", 63.013),
    ("H3PO4", 97.995), ("HClO4", 100.46), ("NaOH", 39.997), ("KOH", 56.106), ("Ca(OH)2", 74.09),
    ("Mg(OH)2", 58.320), ("Ba(OH)2", 171.34), ("Al(OH)3", 78.003), ("NaCl", 58.44),
    ("KCl", 74.55), ("NaHCO3", 84.007), ("Na2CO3", 105.988), ("K2CO3", 138.205),
    ("CaCO3", 100.087), ("CaO", 56.077), ("MgO", 40.304), ("Al2O3", 101.961), ("Fe2O3", 159.69),
    ("Fe3O4", 231.53), ("CuO", 79.545), ("ZnO", 81.38), ("TiO2", 79.866), ("MnO2", 86.937),
    ("KMnO4", 158.034), ("K2Cr2O7", 294.18), ("AgNO3", 169.87), ("AgCl", 143.32),
    ("BaSO4", 233.38), ("CuSO4", 159.60), ("CuSO4·5H2O", 249.68), ("FeSO4·7H2O", 278.01),
    ("Na2SO4·10H2O", 322.19), ("CaSO4·2H2O", 172.17), ("KAl(SO4)2·12H2O", 474.37),
    ("(NH4)2SO4", 132.13), ("NH4NO3", 80.043), ("Pb(NO3)2", 331.2), ("K4[Fe(CN)6]", 368.34),
    ("Ca3(PO4)2", 310.17), ("Na2S2O3·5H2O", 248.17), ("HgO", 216.59), ("UF6", 352.02),
  ]

  @Test(arguments: published)
  func theMolarMassIsThatOfHandbooks(formula: String, mass: Double) throws {
    let found = try ChemicalFormula(formula).molarMass
    #expect(abs(found - mass) <= max(0.0101, 2e-5 * mass))
  }

  @Test func thereAreAHundredOfThem() {
    #expect(Self.published.count >= 100)
  }

  @Test func fractionsOfWaterAndIsotopesCount() throws {
    #expect(abs(try ChemicalFormula("CaSO4·½H2O").molarMass - 145.15) < 0.01)
    #expect(abs(try ChemicalFormula("D2O").molarMass - 20.0) < 0.03)
    #expect(try ChemicalFormula("CaSO4·½H2O").count(of: "O") == 4.5)
    #expect(try ChemicalFormula("SO4^2-").charge == -2)
    #expect(try ChemicalFormula("SO4^2-").description == "SO₄²⁻")
    #expect(try ChemicalFormula("CuSO4*5H2O").description == "CuSO₄·5H₂O")
  }
}
