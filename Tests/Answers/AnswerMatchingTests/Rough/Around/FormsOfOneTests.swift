// SPDX-License-Identifier: Apache-2.0
@testable import AnswerMatching
import KnownLanguages
import LanguageFacts
import LudusCore
import Testing

/// Two forms of one word, neither of which need be its basic form: by number and case in every
/// language, by gender where it adds an ending.
struct FormsOfOneTests {
  static let languages = LanguageFacts.all.map(\.language)

  /// Rows by language: forms of one word before the stroke, behind it words that only look like
  /// forms of the first one.
  static let table: [String: String] = [
    "en": """
    formulas formulae, antennae antennas, vertebras vertebrae
    | formulas formats, stars starch
    """,
    "de": """
    Jahrhunderts Jahrhunderten, Dokumente Dokumenten, Lehrern Lehrers
    | Lehrern Lehren, Lehrer Lehrerin
    """,
    "fr": """
    étudiant étudiantes, étudiants étudiantes, étudiants étudiante, importantes important, certaines certain, nationaux nationale,
    principaux principale, allemandes allemand, situées situé, nommée nommés, royal royale
    | voisines voisin, comtesses comte, accords accorde, desserts desserte, emplois emploie
    """,
    "es": """
    clubs clubes, álbum álbumes, luz luces
    | puertos puertas, niños niñas, profesores profesoras
    """,
    "it": """
    valigie valige, ciliegie ciliege, arance arancie
    | porti porta, maestri maestra
    """,
    "pt": """
    vulcões vulcãos, verões verãos, mão mãos
    | portos portas, meninos meninas
    """,
    "nl": """
    lawinen lawines, opgaves opgaven, virussen viruses, leraren leraars
    | vrienden vriendinnen, leeuwen leeuwin, koningen koninginnen
    """,
    "cs": """
    státem státech, dokumentem dokumenty, památku památky, zákazníky zákazníkem, národního národním, třídy třídě, státu státy
    | státem statkem, žáci žačky, pánve pány
    """,
    "ru": """
    инструментов инструменты, органами органы, бумагами бумаги, внутреннего внутренних, секундах секунды, победу победы
    | ученики ученицы, потеряли потеря, органы органики
    """,
  ]

  private static func pairs(_ text: Substring) -> [(String, String)] {
    text.split(separator: ",").compactMap {
      let words = $0.split(whereSeparator: \.isWhitespace).map(String.init)
      return words.count == 2 ? (words[0], words[1]) : nil
    }
  }

  @Test(arguments: languages)
  func formsOfOneWordCountForEachOtherAndOtherWordsDoNot(language: Language) throws {
    let sides = try #require(Self.table[language.rawValue]).split(separator: "|")
    let (forms, others) = (Self.pairs(sides[0]), Self.pairs(sides[1]))
    #expect(forms.count >= 3)
    #expect(others.count >= 2)
    for (pairs, counts) in [(forms, true), (others, false)] {
      for (first, second) in pairs {
        for (answer, accepted) in [(first, second), (second, first)] {
          let matcher = RoughMatcher(accepted, language: language)
          #expect(matcher.verdict(for: answer).isCorrect == counts, "\(answer) for \(accepted)")
        }
      }
    }
  }

  /// The rows of a table show single words; that the direction makes no difference is so for every
  /// word of the list and all endings of its language.
  @Test(arguments: languages)
  func theDirectionMakesNoDifference(language: Language) {
    let rules = LanguageRules.rules(for: LanguageRules.Choice(language))
    let endings = rules.inflections.map(\.directions[0].names)
    let words = LanguageFacts.all.first { $0.language == language }?.words ?? []
    let basics = words.flatMap { $0.split(whereSeparator: \.isWhitespace) }
      .enumerated().filter { $0.offset.isMultiple(of: 120) && $0.element.count > 4 }.map(\.element)
    var found = 0
    for basic in basics {
      let forms = endings.filter { basic.hasSuffix($0.written) }
        .map { String(basic.dropLast($0.written.count)) + $0.expected }
      for first in forms {
        for second in forms where second != first {
          let areOne = [(first, second), (second, first)].map { pair in
            rules.formsOfOne(pair.0, pair.1, SpelledLetter.letters(of: pair.0, pair.1)) != nil
          }
          #expect(areOne[0] == areOne[1], "\(first) \(second)")
          if areOne[0] { found += 1 }
        }
      }
    }
    // A plural is the only other form where there are few endings.
    #expect(found > 0 || endings.count < 15, "\(endings.count)")
  }

  @Test(arguments: languages)
  func whereInflectionsDoNotCountNeitherDoTwoForms(language: Language) throws {
    let sides = try #require(Self.table[language.rawValue]).split(separator: "|")
    for (answer, accepted) in Self.pairs(sides[0]) {
      let matcher = RoughMatcher(
        accepted,
        language: language,
        acceptsInflections: false
      )
      #expect(!matcher.verdict(for: answer).isCorrect, "\(answer) for \(accepted)")
    }
  }
}
