// SPDX-License-Identifier: Apache-2.0
import MathAnswers

extension TeacherCase {
  static let physics = [
    // The speed of light: powers of ten in all notations, rounded or not.
    TeacherCase(
      "299792458 m/s",
      .relative(0.01),
      accept: [
        "3e8 m/s", "3·10^8 m/s", "3*10^8 m/s", "3 x 10^8 m/s", "300 000 km/s", "300.000 km/s",
        "300,000 km/s", "299 792 km/s", "299.792.458 m/s", "299,792,458 m/s", "about 300000 km/s",
        "c = 3·10⁸ m/s", "c ≈ 3 · 10^8 m/s", "ca. 300.000 km/s", "rund 300000 km/s",
        "300 million m/s", "300 Millionen m/s", "0.3 Mrd. m/s", "3,0 · 10^8 m/s",
      ],
      reject: ["3e8 km/s", "3e10 m/s", "30000 km/s", "3·10^8 m", "300 Milliarden m/s", "3e5 m/s"],
      ask: ["3e8", "300000", "3·10^8 m*s^-1/", "very fast"]
    ),
    // A car: everyday shorthands of the same unit.
    TeacherCase(
      "90 km/h",
      accept: [
        "90 kph", "90 km/hr", "90 kmh", "90km/h", "25 m/s", "90 Kilometer pro Stunde",
        "90 kilometers per hour", "v = 90 km/h", "neunzig km/h", "ninety km/h", "90 km / h",
        "= 90 km/h", "90 km/Std.", "v=25 m/s",
      ],
      reject: ["90 m/s", "90 mph", "90 km", "9 kph", "90 h/km", "-90 km/h", "neunzehn km/h"],
      ask: ["90", "45 km/ 0.5 h", "90 kn/hh", "90 or 100 km/h"]
    ),
    // A unit in another case is asked for, with the right proposal; megajoule and millijoule
    // differ.
    TeacherCase(
      "3.6 MJ",
      accept: [
        "1 kWh", "1 kwh", "3600 kJ", "3.6e6 J", "3,6 MJ", "1 KWh", "1000 Wh", "3.6 Megajoule",
        "3600 kNm", "3.6 MNm", "3600 kN m",
      ],
      reject: ["3.6 mJ", "3.6 kJ", "3.6 MW", "1 kW"],
      ask: ["3.6 Mj", "3.6 mj", "3600 KJ", "3.6"]
    ),
    // An uncertainty belongs to a measurement; the value in the middle is what is judged.
    TeacherCase(
      "2.5 m",
      .absolute(0.05),
      accept: [
        "2.5 ± 0.1 m", "(2.5 ± 0.1) m", "2.5 m ± 10 cm", "2,5 +/- 0,1 m", "2.5 m ± 4 %",
        "250 ± 10 cm",
        "2 m 50", "2 m 50 cm", "2.5 +- 0.1 m", "l = (2,50 ± 0,05) m", "zweieinhalb Meter",
        "two and a half metres", "two and a half meters", "2½ m", "2 1/2 m", "5/2 m",
      ],
      reject: ["3 ± 1 m", "2.4 m ± 0.2 m", "25 ± 1 m", "2.5 ± 0.1 s", "2 m 5 cm", "2 m"],
      ask: ["2.5 ± 0.1", "2.5 m ± 0.1 s", "2.4-2.6 m", "2.5 ± m", "2.5 ± 0.1 ± 0.2 m", "2 m 5"]
    ),
    // A temperature: the scale has to be named.
    TeacherCase(
      "25 °C",
      .absolute(0.5),
      accept: [
        "25°C", "25 ° C", "25 degrees Celsius", "25 Grad Celsius", "298 K", "77 °F", "T = 25 °C",
        "fünfundzwanzig Grad Celsius", "25 degC", "25 celsius", "25,0 °C", "25 C°",
        "298 degrees Kelvin", "298 Grad Kelvin", "298 °K",
      ],
      reject: ["25 K", "25 °F", "-25 °C", "26 C", "26 C°", "25 °K", "30 degrees", "25 m"],
      ask: ["25 C", "25 Grad", "25°", "25 degrees", "25", "77 F"]
    ),
    TeacherCase(
      "-40 °C",
      accept: ["-40 °F", "minus 40 °C", "−40 Grad Celsius", "minus vierzig °C"],
      reject: ["40 °C", "40 °F"],
      ask: ["-40 F", "-40", "-40 C"]
    ),
    // A time: clock notation, several units, words.
    TeacherCase(
      "1.5 h",
      accept: [
        "1:30 h", "1 h 30", "1h30", "1h 30min", "90 min", "90 minutes", "1 1/2 h", "1½ Stunden",
        "anderthalb Stunden", "eineinhalb Stunden", "one and a half hours", "an hour and a half",
        "1,5 Std.", "5400 s", "1:30:00 h", "1.5 hrs", "90 Min.", "1 Std. 30 Min.", "t = 1,5 h",
        "eine Stunde 30 Minuten", "one hour 30 minutes", "1 hour and 30 minutes",
        "eine Stunde und 30 Minuten",
      ],
      reject: [
        "1:30 min", "1.30 h", "1 h 50", "130 min", "2.5 h", "zweieinhalb Stunden", "half an hour",
        "1h03", "1 h 3",
      ],
      ask: ["1:30", "90", "1:75 h", "1.5"]
    ),
    TeacherCase(
      "0.5 h",
      accept: ["half an hour", "eine halbe Stunde", "30 min", "½ h", "0:30 h"],
      reject: ["half a minute", "eine Viertelstunde", "30 s"],
      ask: ["half", "30"]
    ),
    TeacherCase(
      "45 min",
      accept: [
        "three quarters of an hour", "eine Dreiviertelstunde", "3/4 h",
        "dreiviertel Stunde", "fünfundvierzig Minuten", "forty-five minutes", "0,75 h", "45:00 min",
      ],
      reject: ["a quarter of an hour", "45 s", "4/3 h"]
    ),
    TeacherCase(
      "2.0 s",
      .relative(0.02),
      accept: [
        "2 sec", "two seconds", "2 Sek.", "2000 ms",
        "T = 2,0 s", "zwei Sekunden", "≈ 2 s",
      ],
      reject: ["2 ms", "2 min"],
      ask: ["2", "2 or 3 s"]
    ),
    // The dioptre and the lens.
    TeacherCase(
      "4 dpt",
      accept: ["4 dioptres", "4 1/m", "4 m^-1", "4 Dioptrien", "+4 dpt"],
      reject: ["-4 dpt", "4 m", "0.25 m"],
      ask: ["4"]
    ),
    TeacherCase(
      "60 kg",
      .relative(0.05),
      accept: [
        "60 kg", "60000 g", "sechzig Kilogramm", "m = 60 kg", "sixty kilograms", "0.06 t", "132 lb",
        "132 pounds",
      ],
      reject: ["600 N", "60 g", "60 lb"],
      ask: ["60", "60 KG"]
    ),
    // Fuel: the unit stands under the stroke.
    TeacherCase(
      "6.5 L/100 km",
      accept: [
        "6,5 l/100km", "0.065 L/km", "6.5 Liter/100 km",
        "6.5 liters per 100 km", "6,5 Liter pro 100 km",
      ],
      reject: ["6.5 L", "6.5 L/km", "65 l/100 km"],
      ask: ["6.5", "6,5"]
    ),
  ]
}
