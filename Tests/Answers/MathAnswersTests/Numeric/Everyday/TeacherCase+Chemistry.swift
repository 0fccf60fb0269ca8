// SPDX-License-Identifier: Apache-2.0
import MathAnswers

extension TeacherCase {
  static let chemistry = [
    // A pH value has no unit, but people write what it is.
    TeacherCase(
      "7.0",
      .absolute(0.05),
      accept: [
        "7", "pH 7", "pH = 7", "pH=7.0", "pH: 7", "pH ≈ 7", "ca. 7", "sieben", "seven", "pH-Wert 7",
        "pH-Wert: 7,0", "the pH is 7", "der pH-Wert ist 7", "about 7", "7,0", "PH 7",
      ],
      reject: ["pH 8", "-7", "0,7", "70", "pH = 17", "6.9"],
      ask: ["neutral", "7 mol/L", "pH < 7", "7 or 8", "6-8", "log(7)"]
    ),
    // Avogadro's number: the learner's comma, the author's point.
    TeacherCase(
      "6.022e23",
      .relative(0.001),
      accept: [
        "6,022e23", "6,022·10^23", "6.022 x 10^23", "6.02214·10²³", "6,022 * 10^23", "N = 6.022e23",
        "6.022E23", "602,2·10^21", "6,022 × 10²³",
      ],
      reject: ["6.022e-23", "6.022e22", "6.22e23", "6022e23", "6,022·10^32"],
      ask: ["6.022·10^23 1/mol", "6.022*", "10^23*6.022*?"]
    ),
    // The same with a point declared: a comma can only stand before decimals.
    TeacherCase(
      "6.022e23 1/mol",
      .relative(0.001),
      .point,
      accept: ["6,022e23 1/mol", "6,022·10^23 mol^-1", "6.022e23 1/mol"],
      reject: ["6,22e23 1/mol", "6,022e22 1/mol", "6022e23 1/mol"],
      ask: ["6,022e23"]
    ),
    TeacherCase(
      "8.314 J/(mol K)",
      .relative(0.001),
      accept: [
        "8,314 J/(mol K)", "8.314 J/(mol·K)", "8.314 J mol^-1 K^-1", "R = 8,314 J/(mol·K)",
        "8.314 J/mol/K", "8314 J/(kmol K)", "8.314 Pa m^3/(mol K)",
      ],
      reject: ["8314 J/(mol K)", "8.314 J/mol", "8.413 J/(mol K)", "8.314 kJ/(mol K)"],
      ask: ["8.314", "8.314 J/mol K"]
    ),
    TeacherCase(
      "12.011 g/mol",
      .relative(0.001),
      accept: [
        "12,011 g/mol", "12.01 g/mol", "0.012011 kg/mol", "M = 12,01 g/mol", "12.011 g mol^-1",
      ],
      reject: ["12011 g/mol", "12.011 mol/g", "12.011 g", "12.11 g/mol"],
      ask: ["12.011", "12,011"]
    ),
    // Masses of atoms in daltons under all their names.
    TeacherCase(
      "12 u",
      accept: ["12 Da", "12 amu", "0.012 kDa", "twelve u", "zwölf u", "m = 12 u"],
      reject: ["12 g", "6 u", "12 mol"],
      ask: ["12"]
    ),
    TeacherCase(
      "250 mL",
      accept: [
        "250 ml", "250 cm^3", "250 ccm", "250 cc", "0,25 l", "1/4 L",
        "a quarter of a liter", "ein viertel Liter", "250 Milliliter",
        "250 cm3", "V = 250 mL", "0.25 dm³",
      ],
      reject: ["250 L", "25 ml", "250 mm^3", "250 g"],
      ask: ["250", "250 Ml*"]
    ),
    TeacherCase(
      "0.1 mol/L",
      .relative(0.01),
      accept: [
        "0.1 M", "0,1 mol/l", "100 mM", "0.1 molar", "0.1 mol/dm^3",
        "c(HCl) = 0.1 mol/L", "1e-1 M", "0.1 mol L^-1", "c = 0,1 M", "one tenth mol/L",
        "ein Zehntel mol/L",
      ],
      reject: ["0.1 mmol/L", "0.1 mol", "1 M", "0.1 g/L", "c(HCl) = 0.01 mol/L"],
      ask: ["0.1", "0.1 m/L*"]
    ),
    // A share is a number: with and without a sign for percent.
    TeacherCase(
      "20 %",
      accept: [
        "20%", "0.2", "0,2", "1/5", "20 percent", "20 per cent", "20 Prozent",
        "w = 20 %", "zwanzig Prozent", "one fifth", "ein Fünftel", "200 ‰", "twenty per cent",
        "20.0 %",
        "20 %",
      ],
      reject: ["0.2 %", "2 %", "1/20", "80 %", "200 %"],
      ask: ["20", "20 mol", "twenty"]
    ),
    TeacherCase(
      "3:2",
      requiring: [.lowestTerms],
      accept: ["3:2", "3 : 2", "3/2", "1.5", "1½"],
      reject: ["2:3", "6:4", "3:1"],
      ask: ["3:2:1", "3 zu zwei Teile von vier"]
    ),
    TeacherCase(
      "-285.8 kJ/mol",
      .relative(0.01),
      accept: [
        "−285,8 kJ/mol", "-286 kJ/mol",
        "ΔH = -285.8 kJ/mol", "minus 286 kJ/mol", "-285.8 kJ mol⁻¹",
      ],
      reject: ["285.8 kJ/mol", "-285.8 J/mol", "-28.58 kJ/mol", "-285.8 kJ"],
      ask: ["-285.8", "-285.8 Kj/mol", "-285.8 kj/mol"]
    ),
    TeacherCase(
      "18 g/mol",
      .significantFigures(2),
      accept: [
        "18.015 g/mol", "18,02 g/mol",
        "achtzehn g/mol", "18 Gramm pro Mol",
      ],
      reject: ["16 g/mol", "18 kg/mol", "18 u"],
      ask: ["18"]
    ),
    TeacherCase(
      "13",
      accept: ["13", "Z = 13", "dreizehn", "thirteen", "13 protons", "13 Protonen"],
      reject: ["27", "30", "dreißig", "thirty", "31"],
      ask: ["Al", "13 g", "13 or 14"]
    ),
  ]
}
