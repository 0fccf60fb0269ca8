// SPDX-License-Identifier: Apache-2.0
import MathAnswers

extension TeacherCase {
  /// The kitchen, the body and the home.
  static let household = [
    TeacherCase(
      "8 GB",
      accept: [
        "8000 MB", "8e9 bytes", "64 Gbit", "8 gigabytes", "8 GByte", "acht Gigabyte",
      ],
      reject: ["8 MB", "8 GiB", "8 Gbit", "8 TB"],
      ask: ["8", "8 Gb", "8 gB", "8.000 GB"]
    ),
    TeacherCase(
      "100 Mbit/s",
      accept: ["100 Mbps", "12.5 MB/s", "0.1 Gbit/s", "100 megabits per second", "100 MBit/s"],
      reject: ["100 MB/s", "100 kbit/s", "100 Mbit"],
      ask: ["100"]
    ),
    TeacherCase(
      "12",
      accept: ["a dozen", "ein Dutzend", "one dozen", "zwölf"],
      reject: ["eleven", "20"],
      ask: ["dozens of"]
    ),
    // A price with a dash for no cents, and words for signs.
    TeacherCase(
      "5 €",
      accept: ["5,- €", "€ 5,-", "5,-- €", "fünf Euro", "5 Euro 00", "500 ct", "EUR5", "5.00€"],
      reject: ["5 $", "6,- €", "50 ct", "5 ct"],
      ask: ["5,-", "5"]
    ),
    TeacherCase(
      "0.001",
      accept: [
        "10 hoch minus 3", "10 to the power of -3", "ein Tausendstel", "1 ‰", "10^-3",
        "one thousandth", "1 out of 1000", "1 von 1000",
      ],
      reject: [
        "10 hoch 3", "1000", "10 hoch minus 2",
        "1 out of 100",
      ],
      ask: ["10 hoch", "hoch 3"]
    ),
    TeacherCase(
      "0.75",
      accept: [
        "3 von 4", "three out of four", "3 zu 4", "drei Viertel", "3 durch 4", "= 3:4", "0.75 = p",
      ],
      reject: ["4 out of 3", "3 von 5", "vier von drei"],
      ask: ["3 in 4", "3 of 4", "0.75 = 3/4", "3 times 4"]
    ),
    TeacherCase(
      "5 s",
      accept: ["5 sec.", "5 seconds", "fünf Sekunden", "5 Sek.", "5000 ms", "5''"],
      reject: ["5 min", "6 S", "5 ms"],
      ask: ["5 S", "5"]
    ),
    TeacherCase(
      "500 g",
      accept: [
        "500 Gramm", "half a kilogram", "0.5 kg", "0,5 kg", "ein halbes Kilogramm", "500g",
        "½ kg", "fünfhundert Gramm", "five hundred grams", "500 grams", "half a kg",
        "half a kilo", "0.5 Kilo",
      ],
      reject: ["500 kg", "5 kg", "50 g", "one and a half kg", "500 ml", "half a pound"],
      ask: ["500", "500 G"]
    ),
    TeacherCase(
      "1.5 L",
      accept: [
        "anderthalb Liter", "eineinhalb Liter", "one and a half liters", "1500 ml", "1,5 l",
        "1 1/2 Liter", "1.5 litres", "150 cl", "eineinhalb l",
      ],
      reject: [
        "1,5 ml", "15 L", "half a liter",
        "zweieinhalb Liter",
      ],
      ask: ["1.5", "anderthalb"]
    ),
    TeacherCase(
      "180 °C",
      .absolute(2),
      accept: ["180 °C", "180 Grad Celsius", "356 °F", "about 180 °C", "ca. 180°C"],
      reject: ["180 °F", "350 °C", "200 degrees", "180 K"],
      ask: ["180", "180 Grad", "180 C", "180°"]
    ),
    TeacherCase(
      "37 °C",
      .absolute(0.5),
      accept: ["37°C", "98.6 °F", "37,0 °C", "310 K", "siebenunddreißig Grad Celsius"],
      reject: ["37 K", "39 °C", "39 C", "98.6 °C"],
      ask: ["37", "37 C", "98.6 F", "37 Grad"]
    ),
    TeacherCase(
      "206",
      accept: [
        "206 bones", "206 Knochen", "two hundred six", "two hundred and six",
        "zweihundertsechs", "206", "about 206",
      ],
      reject: ["260 bones", "two hundred sixty", "zweihundertsechzig", "26"],
      ask: ["206 kg", "206 bonds"]
    ),
    TeacherCase(
      "46",
      accept: ["46 chromosomes", "46 Chromosomen", "sechsundvierzig", "forty-six", "46 Stück"],
      reject: ["23 pairs", "23", "64", "vierundsechzig", "23 Paare"],
      ask: ["46 %o", "2·23", "23*2"]
    ),
    TeacherCase(
      "1.80 m",
      .absolute(0.005),
      accept: [
        "1,80 m", "180 cm", "1 m 80", "1.8 m", "1m80", "1 m 80 cm",
        "1.80 Meter",
      ],
      reject: ["1.08 m", "18 m", "1 m 8 cm", "180 m", "180 mm"],
      ask: ["1.80", "180", "1 m 8"]
    ),
    TeacherCase(
      "71 in",
      accept: ["5 ft 11 in", "5 ft 11", "71 inches", "5 feet 11 inches", "5 foot 11"],
      reject: ["5.11 ft", "6 ft 1 in", "71 cm", "5 ft 1"],
      ask: ["71", "5 11"]
    ),
    TeacherCase(
      "20 m²",
      accept: [
        "20 qm", "20 m2", "20 sqm", "20 Quadratmeter", "20 square metres", "20 m^2", "20 sq m",
        "zwanzig Quadratmeter", "A = 20 m²", "20 m*m",
      ],
      reject: ["20 m", "20 m³", "20 cm²", "20 cbm", "4 m²"],
      ask: ["20", "20 M2*x"]
    ),
    TeacherCase(
      "2 m³",
      accept: ["2 cbm", "2000 L", "2 Kubikmeter", "2 cubic metres", "2 m^3", "2000 dm3"],
      reject: ["2 m²", "2 qm", "2 L", "200 L"],
      ask: ["2"]
    ),
    TeacherCase(
      "7",
      units: NumericMatcher.UnitPolicy.none,
      accept: ["seven", "sieben", "7", "7.0"],
      reject: ["17", "seventeen", "seventy", "siebzehn", "siebzig", "6", "eight"],
      ask: ["7 kg", "seven kg", "heaven"]
    ),
    TeacherCase(
      "12 V",
      accept: ["12 volts", "zwölf Volt", "U = 12 V", "12V", "0.012 kV", "twelve volts"],
      reject: ["12 A", "12 mV", "1.2 V", "21 V"],
      ask: ["12", "12 v"]
    ),
    TeacherCase(
      "2 h 30 min",
      accept: [
        "2 h 30", "2:30 h", "150 min", "2.5 h", "zweieinhalb Stunden", "2½ h", "2 1/2 Stunden",
        "two and a half hours", "2h30", "2 Std. 30 Min.", "2 hours 30 minutes",
        "2 hours and 30 minutes",
      ],
      reject: ["2.30 h", "2:30 min", "230 min", "3 h 30", "2 h 3"],
      ask: ["2:30", "2.5", "150"]
    ),
  ]
}
