// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import MathAnswers
import Testing

/// Numbers in the words of the seven languages that are neither English nor German.
struct NumberLanguageTests {
  @Test(arguments: Counting.all) func countingIsRead(_ counting: Counting) throws {
    for number in 0...100 {
      let matcher = try NumericMatcher("\(number)")
      #expect(matcher.verdict(for: counting.text(number)).isCorrect, "\(counting.text(number))")
    }
    forEachSeed(0..<100) { generator in
      let number = generator.draw(below: 1000)
      let text = counting.text(number)
      let (right, wrong) = (try NumericMatcher("\(number)"), try NumericMatcher("\(number + 1)"))
      for text in [text, text.uppercased(), "= " + text + "."] {
        try #require(right.verdict(for: text).isCorrect, "\(text) for \(number)")
        try #require(!wrong.verdict(for: text).isCorrect, "\(text) for \(number + 1)")
      }
    }
  }

  @Test(
    arguments: [
      // Other ways to count.
      ("71", "septante et un"), ("96", "nonante-six"), ("80", "huitante"), ("28", "vingt huit"),
      ("22", "veintidos"), ("16", "diez y seis"), ("1", "una"), ("23", "ventitre"),
      ("16", "dezesseis"), ("14", "quatorze"), ("42", "quarenta e duas"), ("1", "één"),
      ("22", "tweeentwintig"), ("25", "pětadvacet"), ("21", "jednadvacet"), ("5", "pet"),
      ("42", "dvaačtyřicet"), ("21", "двадцать одна"), ("0", "нуль"),
      // Thousands and more.
      ("2500", "deux mille cinq cents"), ("1000", "mille"), ("100000", "cent mille"),
      ("2019", "dos mil diecinueve"), ("1492", "mil cuatrocientos noventa y dos"),
      ("2000", "duemila"), ("1861", "milleottocentosessantuno"), ("1500", "mil e quinhentos"),
      ("3600", "drieduizend zeshonderd"), ("1989", "tisíc devět set osmdesát devět"),
      ("5000", "пять тысяч"), ("21000", "двадцать одна тысяча"), ("8e9", "8 mil millones"),
      ("8e9", "huit milliards"), ("8e9", "8 miliardi"), ("8e9", "8 bilhões"),
      ("8e9", "8 mil milhões"), ("8e9", "8 miljard"), ("8e9", "osm miliard"),
      ("8e9", "8 миллиардов"), ("8e9", "8 млрд"), ("1e12", "un billion"), ("1e12", "un billón"),
      ("83e6", "environ 83 millions"),
      // Parts.
      ("3/4", "trois quarts"), ("1/2", "un demi"), ("1/2", "la moitié"), ("2/3", "deux tiers"),
      ("3/4", "tres cuartos"), ("1/3", "un tercio"), ("1/2", "la mitad"), ("3/4", "tre quarti"),
      ("2/5", "due quinti"), ("1/2", "metà"), ("3/4", "três quartos"), ("2/3", "dois terços"),
      ("1/2", "metade"), ("3/4", "drie kwart"), ("2/3", "twee derde"), ("1/2", "de helft"),
      ("3/4", "tři čtvrtiny"), ("2/5", "dvě pětiny"), ("1/2", "půl"), ("1/3", "jedna třetina"),
      ("3/4", "три четверти"), ("2/3", "две трети"), ("1/2", "половина"), ("2/5", "две пятых"),
      // Mixed numbers and decimals.
      ("2.5", "deux et demi"), ("2.5", "dos y medio"), ("2.5", "due e mezzo"),
      ("2.5", "dois e meio"), ("2.5", "tweeënhalf"), ("2.5", "twee en een half"),
      ("1.5", "anderhalf"), ("2.5", "dva a půl"), ("2.5", "два с половиной"), ("1.5", "полтора"),
      ("2.75", "deux et trois quarts"),
      ("2.5", "две целых пять десятых"), ("3.14", "trois virgule un quatre"),
      ("3.14", "tres coma catorce"), ("3.14", "tre virgola quattordici"),
      ("3.14", "três vírgula catorze"), ("3.14", "drie komma veertien"),
      ("3.14", "tři celé čtrnáct"), ("-5", "moins cinq"), ("-5", "menos cinco"),
      ("-5", "meno cinque"), ("-5", "минус пять"),
      // Words around it.
      ("1789", "en 1789"), ("1789", "l'an 1789"), ("1492", "en el año 1492"),
      ("1861", "nel 1861"), ("1500", "no ano de 1500"), ("1648", "in het jaar 1648"),
      ("1918", "v roce 1918"), ("1961", "в 1961 году"),
      ("206", "206 os"), ("206", "aproximadamente 206 huesos"), ("206", "circa 206 ossa"),
      ("206", "около 206 костей"), ("206", "il y a 206 os"), ("12", "une douzaine"),
      ("2; 3", "2 et 3"), ("2; 3", "2 o 3"), ("2; 3", "due e tre"), ("2; 3", "2 nebo 3"),
      ("2; 3", "x = 2 или x = 3"),
    ]
  ) func isRead(_ key: String, _ answer: String) throws {
    #expect(try NumericMatcher(key).verdict(for: answer).isCorrect)
  }

  @Test(
    arguments: [
      // Each word is one of a single language.
      ("5000", "fifty cent"), ("0.5", "two quarts"), ("1500", "um 500"), ("200", "two cent"),
      ("2000", "20 per cent"),
      // Not quite the number.
      ("80", "quatre-vingt-dix"), ("12", "due"), ("67", "siebenundsechzig cent"),
      ("60", "sedmnáct"), ("3/4", "trois cinquièmes"), ("12", "двадцать"),
    ]
  ) func isNotRead(_ key: String, _ answer: String) throws {
    #expect(try !NumericMatcher(key).verdict(for: answer).isCorrect)
  }

  @Test func wordsOfTwoLanguagesCountForEither() throws {
    for (key, answer) in [
      ("11", "once"), ("1", "once"), ("600", "six cents"), ("6 ct", "six cents"),
    ] {
      #expect(try NumericMatcher(key).verdict(for: answer).isCorrect, "\(answer) for \(key)")
    }
    guard case .wrong = try NumericMatcher("5").verdict(for: "once") else {
      Issue.record("not refused")
      return
    }
  }
}
