// SPDX-License-Identifier: Apache-2.0
import Testing

/// Writes the numbers below 1000 in a language, plainly and apart from the tables that read them.
struct Counting: Sendable, CustomTestStringConvertible {
  let language: String
  let small: [String]
  let tens: [String]
  let hundreds: [String]
  /// Joins tens and ones, and hundreds and what follows them.
  let joints: (tens: String, hundreds: String)
  /// Numbers that are made in other ways.
  let others: [Int: String]

  var testDescription: String { language }

  init(
    _ language: String,
    small: String,
    tens: String,
    hundreds: String,
    joints: (tens: String, hundreds: String),
    others: [Int: String] = [:]
  ) {
    self.language = language
    self.small = small.split(separator: " ").map(String.init)
    self.tens = tens.split(separator: " ").map(String.init)
    self.hundreds = hundreds.split(separator: ",").map { String($0.drop { $0 == " " }) }
    self.joints = joints
    self.others = others
  }

  func text(_ number: Int) -> String {
    if let other = others[number] { return other }
    if number < small.count { return small[number] }
    let (count, rest) = number.quotientAndRemainder(dividingBy: number < 100 ? 10 : 100)
    let head = number < 100 ? tens[count - 2] : hundreds[count - 1]
    guard rest > 0 else { return head }
    // Dutch says the ones first.
    if number < 100, language == "nl" { return small[rest] + joints.tens + head }
    return head + (number < 100 ? joints.tens : joints.hundreds) + text(rest)
  }

  static let all = [
    Counting(
      "fr",
      small: "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze "
        + "quinze seize dix-sept dix-huit dix-neuf",
      tens: "vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt",
      hundreds:
        "cent, deux cent, trois cent, quatre cent, cinq cent, six cent, sept cent, huit cent, "
        + "neuf cent",
      joints: ("-", " "),
      others: [
        21: "vingt et un", 31: "trente et un", 41: "quarante et un", 51: "cinquante et un",
        61: "soixante et un", 70: "soixante-dix", 71: "soixante et onze", 72: "soixante-douze",
        73: "soixante-treize", 74: "soixante-quatorze", 75: "soixante-quinze",
        76: "soixante-seize", 77: "soixante-dix-sept", 78: "soixante-dix-huit",
        79: "soixante-dix-neuf", 80: "quatre-vingts", 90: "quatre-vingt-dix",
        91: "quatre-vingt-onze", 92: "quatre-vingt-douze", 93: "quatre-vingt-treize",
        94: "quatre-vingt-quatorze", 95: "quatre-vingt-quinze", 96: "quatre-vingt-seize",
        97: "quatre-vingt-dix-sept", 98: "quatre-vingt-dix-huit", 99: "quatre-vingt-dix-neuf",
        200: "deux cents", 600: "six cents",
      ]
    ),
    Counting(
      "es",
      small: "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce "
        + "quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés "
        + "veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve",
      tens: "veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa",
      hundreds:
        "ciento, doscientos, trescientos, cuatrocientos, quinientos, seiscientos, setecientos, "
        + "ochocientos, novecientos",
      joints: (" y ", " "),
      others: [100: "cien"]
    ),
    Counting(
      "it",
      small: "zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici "
        + "quattordici quindici sedici diciassette diciotto diciannove",
      tens: "venti trenta quaranta cinquanta sessanta settanta ottanta novanta",
      hundreds:
        "cento, duecento, trecento, quattrocento, cinquecento, seicento, settecento, ottocento, "
        + "novecento",
      joints: ("", ""),
      others: [
        21: "ventuno", 23: "ventitré", 28: "ventotto", 31: "trentuno", 33: "trentatré",
        38: "trentotto", 41: "quarantuno", 48: "quarantotto", 51: "cinquantuno",
        58: "cinquantotto", 61: "sessantuno", 68: "sessantotto", 71: "settantuno",
        78: "settantotto", 81: "ottantuno", 88: "ottantotto", 91: "novantuno", 98: "novantotto",
      ]
    ),
    Counting(
      "pt",
      small:
        "zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze "
        + "dezasseis dezassete dezoito dezanove",
      tens: "vinte trinta quarenta cinquenta sessenta setenta oitenta noventa",
      hundreds:
        "cento, duzentos, trezentos, quatrocentos, quinhentos, seiscentos, setecentos, oitocentos, "
        + "novecentos",
      joints: (" e ", " e "),
      others: [100: "cem"]
    ),
    Counting(
      "nl",
      small:
        "nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien "
        + "zestien zeventien achttien negentien",
      tens: "twintig dertig veertig vijftig zestig zeventig tachtig negentig",
      hundreds:
        "honderd, tweehonderd, driehonderd, vierhonderd, vijfhonderd, zeshonderd, zevenhonderd, "
        + "achthonderd, negenhonderd",
      joints: ("en", ""),
      others: [22: "tweeëntwintig", 23: "drieëntwintig", 32: "tweeëndertig", 93: "drieënnegentig"]
    ),
    Counting(
      "cs",
      small:
        "nula jedna dva tři čtyři pět šest sedm osm devět deset jedenáct dvanáct třináct čtrnáct "
        + "patnáct šestnáct sedmnáct osmnáct devatenáct",
      tens: "dvacet třicet čtyřicet padesát šedesát sedmdesát osmdesát devadesát",
      hundreds: "sto, dvě stě, tři sta, čtyři sta, pět set, šest set, sedm set, osm set, devět set",
      joints: (" ", " ")
    ),
    Counting(
      "ru",
      small: "ноль один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать "
        + "тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать",
      tens: "двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто",
      hundreds: "сто, двести, триста, четыреста, пятьсот, шестьсот, семьсот, восемьсот, девятьсот",
      joints: (" ", " ")
    ),
  ]
}
