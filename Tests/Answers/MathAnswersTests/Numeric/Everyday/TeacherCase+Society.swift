// SPDX-License-Identifier: Apache-2.0
import MathAnswers

extension TeacherCase {
  /// History, geography and money.
  static let society = [
    // A year: with an era or a preposition it is the same year.
    TeacherCase(
      "1989",
      accept: [
        "1989", "in 1989", "1989 AD", "AD 1989", "1989 CE", "im Jahr 1989", "1989 n. Chr.", "1989.",
        "in the year 1989", "the year 1989", "im Jahre 1989", "1989 A.D.", "Jahr 1989",
        "It was 1989",
      ],
      reject: ["1998", "in 1990", "89", "1989.5", "19.89", "1989 million"],
      ask: [
        "1989 BC", "1989 v. Chr.", "'89", "1989/90?", "9.11.1989", "in the 80s", "1989 or 1990",
      ]
    ),
    TeacherCase(
      "1066",
      .absolute(5),
      accept: [
        "about 1066", "c. 1066", "ca. 1066", "1066 AD", "circa 1070",
        "etwa 1066",
      ],
      reject: ["1166", "660"],
      ask: ["11th century"]
    ),
    // A number of people: big numbers have names, which differ between the languages.
    TeacherCase(
      "83000000",
      .relative(0.02),
      accept: [
        "83 Millionen", "83 million", "83 Mio.", "83 Mio", "83M", "83 M", "83,000,000",
        "83.000.000",
        "83 000 000", "83 Mio. Einwohner", "84 million people", "83e6",
        "rund 83 Millionen Menschen",
        "83,2 Millionen", "83.2 million", "dreiundachtzig Millionen", "eighty-three million",
        "about 83 million", "83 mln", "8.3·10^7", "ca. 83 Mio. Einwohner", "83.2M", "83'000'000",
        "83 million 200 thousand", "83 Mio. 200 Tsd.",
        "dreiundachtzig Millionen zweihunderttausend",
      ],
      reject: [
        "38 million", "83", "83 Mrd.", "83 billion", "83 thousand", "8.3 Mio.", "83.000",
        "achtunddreißig Millionen",
      ],
      ask: ["83 m", "80-85 million", "many millions", "> 83 million", "83 Mio. €"]
    ),
    TeacherCase(
      "8e9",
      .relative(0.03),
      accept: [
        "8 billion", "8 Milliarden", "8 Mrd.", "8.1 billion",
        "8,1 Milliarden Menschen", "eight billion", "acht Milliarden", "8 bn", "8000 million",
        "8.000.000.000", "8·10^9",
      ],
      reject: ["8 Billionen", "8 Millionen", "8 million", "8 trillion", "8"],
      ask: ["billions"]
    ),
    TeacherCase(
      "1e12",
      accept: [
        "eine Billion", "1 trillion", "1000 Milliarden", "one trillion", "10^12",
        "1.000 Mrd.",
      ],
      reject: ["1 Milliarde", "1 million", "2 billion"],
      ask: ["trillions"]
    ),
    TeacherCase(
      "1e9",
      accept: ["eine Milliarde", "1 Mrd.", "1000 Mio.", "1000 million", "1e9"],
      reject: ["1 Million", "10 billion", "1 trillion"],
      ask: ["1 Billion"]
    ),
    TeacherCase(
      "8848 m",
      .absolute(5),
      accept: [
        "8848 m", "8,848 m", "8.848 m", "8.848 km", "8,848 km",
        "8848 Meter", "29,029 ft", "about 8849 metres", "8 848 m", "h = 8848 m",
      ],
      reject: ["8484 m", "8848 km", "8848 ft", "884.8 m"],
      ask: ["8848"]
    ),
    TeacherCase(
      "357000 km²",
      .relative(0.01),
      accept: [
        "357.000 km²", "357,000 km^2", "357 000 qkm",
        "357588 km2", "357 thousand km²", "35.7 Mio. ha", "357 Tsd. km²",
        "357.000 Quadratkilometer",
        "357,000 square kilometers", "357 000 sq km",
      ],
      reject: ["357 km²", "357000 km", "357000 m²"],
      ask: ["357000", "357.000"]
    ),
    TeacherCase(
      "1:25000",
      accept: ["1:25000", "1 : 25 000", "1:25.000", "1/25000", "1:25,000", "1:25'000"],
      reject: ["25000:1", "1:50000", "1:2500", "25000"],
      ask: ["1:25:000", "1 cm : 250 m"]
    ),
    TeacherCase(
      "16",
      accept: [
        "16", "sixteen", "sechzehn", "16 Bundesländer", "16 states", "16 Länder",
        "Es sind 16", "there are 16", "the answer is 16", "Antwort: 16", "x=16",
      ],
      reject: ["15", "sixty", "sechzig", "1/6", "six", "6 Länder"],
      ask: ["sixteen or so many", "about", "sixten", "16 km"]
    ),
    // Money: the sign may stand before or behind.
    TeacherCase(
      "19.99 €",
      accept: [
        "€19.99", "19,99 €", "19,99 EUR", "EUR 19.99", "19,99 Euro",
        "19 € 99", "19 Euro 99", "1999 ct", "1999 Cent", "19.99€", "€ 19,99", "19 Euro 99 Cent",
        "19 Euro und 99 Cent",
      ],
      reject: ["$19.99", "19.99 $", "1999 €", "19 €", "20 €", "19.99 CHF"],
      ask: ["19.99", "19,99", "19.99 Eu"]
    ),
    TeacherCase(
      "$1500000",
      accept: [
        "$1.5 million", "$1.5M", "1.5 million dollars", "1,500,000 USD",
        "USD 1.5 million", "US$ 1.5 million", "$1,500,000", "1.5M $", "1.5 Mio. $",
      ],
      reject: ["$1.5", "€1.5 million", "$15 million", "$1.5 billion"],
      ask: ["1.5 million"]
    ),
    TeacherCase(
      "£5.50",
      accept: [
        "£5.50", "5.50 £", "5.5 GBP", "550p", "5.50 pounds", "£5,50", "550 pence",
        "GBP 5.50",
      ],
      reject: ["£55", "€5.50", "£5.05"],
      ask: ["5.50"]
    ),
    TeacherCase(
      "3 %",
      accept: ["3 percent", "3%", "0,03", "three percent", "drei Prozent", "3.0 %"],
      reject: ["0.3", "30 %", "1/3", "0.03 %"],
      ask: ["3", "3 €", "3 percentage points"]
    ),
  ]
}
