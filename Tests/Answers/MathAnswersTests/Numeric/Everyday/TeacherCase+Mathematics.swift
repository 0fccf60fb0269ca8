// SPDX-License-Identifier: Apache-2.0
import MathAnswers

extension TeacherCase {
  /// Mathematics and statistics.
  static let mathematics = [
    TeacherCase(
      "2.5",
      accept: [
        "2,5", "2.50", "2,50", "2 1/2", "2½", "5/2", "x = 2.5", "x=2,5", "=2.5", "= 2,5", "2.5.",
        "2 , 5",
        "x ≈ 2.5", "zweieinhalb", "two and a half", "two point five", "zwei Komma fünf", "+2.5",
        "the answer is 2.5", "Ergebnis: 2,5", "f(2) = 2.5", "x₁ = 2.5", "x_1 = 2,5",
        "2 und ein halb",
        "five halves", "fünf Halbe", "≈2.5", "ca. 2,5", "250 %", "5:2", "2 einhalb",
      ],
      reject: [
        "-2.5", "25", "x = 5", "0.25", "2/5", "2 1/5", "two point four", "zwei Fünftel", "2.05",
        "minus two and a half", "anderthalb", "2:5",
      ],
      ask: [
        "2x = 5", "x + 1 = 2.5", "ln x = 2.5", "2.5 = 2.5", "x = 2.5 = 5", "> 2.5", "2.5...",
        "2.5 or 3",
        "2,500", "2.500", "2.5 m", "-x = 2.5", "x = not 2.5", "not 2.5", "x ist nicht gleich 2.5",
        "x not = 2.5", "x is not 2.5", "x is less than 2.5", "more than: 2.5", "x ≠ 2.5",
        "x != 2.5", "at least = 2.5", "kein x = 2.5", "2..5", "√x = 2.5",
      ]
    ),
    // Three digits behind the mark are decimals where nobody would group them.
    TeacherCase(
      "3.14159",
      .relative(0.001),
      accept: [
        "3.142", "3,142", "3.1416", "3,14159", "π ≈ 3,142",
        "3.14", "pi = 3.142", "22/7",
      ],
      reject: ["3142", "31.42", "-3.142", "3.41", "31,42"],
      ask: ["2*1.5708", "pi", "3π/3"]
    ),
    TeacherCase(
      "3.142",
      .exact,
      .point,
      accept: ["3,142", "3.1420"],
      reject: ["3.141", "3142", "3,143", "31,42"],
      ask: ["pi"]
    ),
    TeacherCase(
      "3,142",
      .exact,
      .comma,
      accept: ["3.142", "3,1420", "3142/1000"],
      reject: ["3,141", "3142", "3.143"],
      ask: ["pi"]
    ),
    TeacherCase(
      "1500",
      .exact,
      .point,
      accept: [
        "1,500", "1500", "1 500", "1.5 thousand", "1.5k", "1.5e3", "15 hundred",
        "one thousand five hundred",
      ],
      reject: ["1.5", "15,00", "150", "1.500"],
      ask: ["1500 m"]
    ),
    TeacherCase(
      "1500",
      .exact,
      .comma,
      accept: [
        "1.500", "1500", "1,5 Tausend", "1,5 Tsd.", "eintausendfünfhundert",
        "1 500", "fünfzehnhundert",
      ],
      reject: ["1,5", "1,500", "15.00"],
      ask: ["1500 m"]
    ),
    // An angle: multiples of π are radians, a bare number is not clear.
    TeacherCase(
      "45°",
      .relative(0.001),
      accept: [
        "45 degrees", "45 deg", "45 Grad", "π/4", "pi/4 rad", "0.7854 rad",
        "π/4 rad", "\\frac{\\pi}{4}", "1/4 π", "0.25π", "α = 45°", "fünfundvierzig Grad",
        "forty-five degrees",
        "alpha = 45°",
      ],
      reject: ["π/2", "45 rad", "90°", "pi/3 rad", "-45°", "0.785°"],
      ask: ["45", "0.785", "sin(45°)", "4/π"]
    ),
    // A probability.
    TeacherCase(
      "0.5",
      accept: [
        "1/2", "50 %", "0,5", "half", "one half", "a half", "P = 0.5", "P(A) = 1/2",
        "P(X ≤ 2) = 0,5", "ein halb", "1:2", ".5", "½", "3/6", "fifty percent", "p = 50%",
      ],
      reject: ["0.05", "5 %", "1", "2", "one third", "ein Drittel", "1.5", "anderthalb"],
      ask: ["50/50 chance", "0.5 m"]
    ),
    TeacherCase(
      "3/4",
      requiring: [.lowestTerms],
      accept: [
        "0.75", "three quarters", "drei Viertel", "three-quarters",
        "75 %", "dreiviertel", "¾", "\\frac{3}{4}", "three fourths", "3:4", "drei viertel",
        "x = 3/4",
      ],
      reject: ["6/8", "4/3", "34", "three", "drei", "6:8", "one quarter", "3 1/4"],
      ask: ["3 4", "3 of 4"]
    ),
    TeacherCase(
      "21",
      accept: [
        "einundzwanzig", "twenty-one", "twenty one", "21.0", "21.", "n = 21", "Twenty-One",
        "EINUNDZWANZIG",
      ],
      reject: [
        "twelve", "zwölf", "zweiundzwanzig", "twenty", "one hundred twenty-one", "12",
        "2.1",
      ],
      ask: ["twenty-first", "the 21st", "twenty onions", "XXI", "2 1"]
    ),
    TeacherCase(
      "100",
      accept: [
        "one hundred", "a hundred", "hundert", "einhundert", "10^2", "1e2", "hundred", "100.0",
        "100,0",
      ],
      reject: [
        "one thousand", "ten", "tausend", "zehn", "one hundred and one", "zweihundert",
        "one hundredth", "ein Hundertstel",
      ],
      ask: ["hundreds", "100 or more"]
    ),
    TeacherCase(
      "68 %",
      .absolute(0.5),
      accept: [
        "68 %", "68.3 %", "0.68", "about 68 %", "ca. 68 Prozent", "68,27 %",
        "sixty-eight percent",
      ],
      reject: ["95 %", "6.8 %", "0.068"],
      ask: ["68", "65-70 %"]
    ),
    TeacherCase(
      "[2.3; 2.6]",
      accept: ["2.4", "2,5", "x = 2.5", "2.45 ± 0.1"],
      reject: ["2.7", "2.2", "-2.4"],
      ask: ["2.4 m"]
    ),
    TeacherCase(
      "1/3",
      accept: [
        "1/3", "ein Drittel", "one third", "a third", "2/6", "1:3", "⅓", "33 1/3 %", "0.333...",
      ],
      reject: ["0.33", "0,333", "3", "one half", "2/3", "3:1", "0.3"],
      ask: ["0.3...", "third", "1/3 m"]
    ),
    TeacherCase(
      "1/3",
      .relative(0.02),
      accept: ["0.33", "0,333", "≈ 0.33", "33 %"],
      reject: ["0.3", "0.4"],
      ask: ["a bit"]
    ),
    TeacherCase(
      "0.125",
      accept: ["1/8", "0,125", "one eighth", "ein Achtel", "12.5 %", "12,5 %", "1.25e-1"],
      reject: ["125", "1.25", "8", "eight", "acht"],
      ask: ["eighth"]
    ),
  ]
}
