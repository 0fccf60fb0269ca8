// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import LudusCore
import LudusTestSupport
import Testing
import WordDistances
import WordLists

struct LanguageCasesTests {
  @Test(arguments: LanguageCases.all)
  func anAnswerIsJudgedAsByATeacher(_ samples: LanguageCases) {
    for sample in samples.cases {
      let matcher = RoughMatcher(sample.accepted, language: samples.language)
      let verdict = matcher.verdict(for: sample.answer)
      #expect(verdict.isCorrect == sample.counts, "\(sample.testDescription): \(verdict)")
    }
  }

  @Test(arguments: [
    ("fr", "chat", "chats"), ("fr", "cheval", "chevaux"), ("fr", "étudiant", "étudiante"),
    ("es", "niño", "niña"), ("es", "perro", "perros"), ("es", "lápiz", "lápices"),
    ("it", "ragazzo", "ragazza"), ("it", "libro", "libri"), ("it", "banco", "banchi"),
    ("pt", "menino", "menina"), ("pt", "animal", "animais"), ("pt", "leão", "leões"),
    ("nl", "hond", "honden"), ("nl", "klein", "kleine"), ("nl", "maan", "manen"),
    ("cs", "žena", "ženy"), ("cs", "dobrý", "dobrá"), ("ru", "стол", "столы"),
    ("ru", "новый", "новая"),
  ])
  func genderAndNumberMakeAnotherWordWhereInflectionsAreRejected(
    tag: String,
    accepted: String,
    answer: String
  ) {
    let matcher = RoughMatcher(accepted, language: Language(tag), acceptsInflections: false)
    #expect(!matcher.verdict(for: answer).isCorrect)
    #expect(matcher.verdict(for: accepted).isCorrect)
  }

  @Test(arguments: [
    ("es", "puerto", "puerta"), ("it", "libro", "libra"), ("pt", "menino", "menina"),
  ])
  func anotherGenderIsAnotherWordUnlessAListShowsThatItIsNone(
    tag: String,
    accepted: String,
    answer: String
  ) {
    let matcher = RoughMatcher(accepted, language: Language(tag))
    #expect(!matcher.verdict(for: answer).isCorrect)
    let words = Lexicon(words: [accepted, answer])
    #expect(!matcher.verdict(for: answer, knowing: words).isCorrect)
  }

  @Test func aWordThatNoListHasMayHaveAnotherEnding() {
    let matcher = RoughMatcher("problema", language: "es")
    #expect(!matcher.verdict(for: "problemo").isCorrect)
    let words = Lexicon(words: ["problema", "problemas"])
    #expect(matcher.verdict(for: "problemo", knowing: words).isCorrect)
  }

  /// "And" in each language: its sign is the same, and two things may change places.
  @Test(arguments: [
    ("de", "Salz und Pfeffer", "Pfeffer und Salz"), ("fr", "sel et poivre", "poivre et sel"),
    ("es", "pan y agua", "agua y pan"), ("es", "madre e hija", "hija y madre"),
    ("it", "sale e pepe", "pepe e sale"), ("pt", "pão e água", "água e pão"),
    ("nl", "brood en water", "water en brood"), ("cs", "chléb a voda", "voda a chléb"),
    ("ru", "хлеб и вода", "вода и хлеб"),
  ])
  func andJoinsTwoThingsInAnyOrder(tag: String, accepted: String, answer: String) throws {
    let matcher = RoughMatcher(accepted, language: Language(tag))
    let sign = try #require(accepted.split(separator: " ").dropFirst().first)
    for answer in [
      answer, answer.replacing(" \(sign) ", with: " & "),
      accepted.replacing(" \(sign) ", with: "+"),
    ] {
      #expect(matcher.verdict(for: answer).isCorrect, "\(answer)")
    }
    #expect(!matcher.verdict(for: "\(accepted) \(sign) lava").isCorrect)
  }

  @Test(arguments: [
    ("es", "x, y, z", "x, z"), ("cs", "vitamin A D", "vitamin D"), ("it", "a e b", "b a"),
    ("fr", "sel et poivre", "sel ou poivre"), ("en", "salt and pepper", "pepper et salt"),
  ])
  func aLetterAndAnotherWordAreNoAnd(tag: String, accepted: String, answer: String) {
    #expect(!RoughMatcher(accepted, language: Language(tag)).verdict(for: answer).isCorrect)
  }

  @Test(arguments: [
    ("fr", "l'eau", "eau"), ("fr", "l'école", "l école"), ("es", "los niños", "niños"),
    ("it", "un'isola", "isola"),
    ("pt", "as casas", "casas"), ("nl", "het huis", "huis"),
  ])
  func anArticleMakesNoDifference(tag: String, accepted: String, answer: String) {
    for (accepted, answer) in [(accepted, answer), (answer, accepted)] {
      let match = RoughMatcher(accepted, language: Language(tag)).match(for: answer)
      #expect(match?.reason.isNormalized == true, "\(answer) for \(accepted)")
    }
  }

  @Test(arguments: [
    ("fr", "route", "roue"), ("fr", "oreille", "oreiller"), ("es", "luna", "lana"),
    ("es", "vida", "viuda"), ("it", "madre", "mare"), ("it", "prendere", "perdere"),
    ("pt", "carta", "certa"), ("nl", "moeilijk", "mogelijk"), ("cs", "hlava", "hlavní"),
    ("ru", "слово", "слава"),
    ("en", "case", "chase"), ("de", "Wort", "Wert"), ("de", "Wette", "Wetter"),
    ("de", "Kaste", "Kasten"), ("de", "leiten", "Leiter"),
    // Forms of words are words.
    ("en", "chases", "cases"), ("de", "Worte", "Werte"), ("fr", "ponts", "portes"),
    ("es", "cartas", "caras"), ("it", "case", "cosi"), ("pt", "filhas", "filas"),
    ("cs", "hlady", "chlady"), ("ru", "голоса", "волоса"),
  ])
  func aWordOfEveryDayIsMeantWhereItIsWritten(tag: String, accepted: String, answer: String) {
    for (accepted, answer) in [(accepted, answer), (answer, accepted)] {
      let verdict = RoughMatcher(accepted, language: Language(tag)).verdict(for: answer)
      #expect(!verdict.isCorrect, "\(answer) for \(accepted)")
    }
  }

  /// Letters that can stand for one sound make no word of a list another one: "Wert" is no "Wort", "chase" no "case".
  @Test(arguments: [
    ("en", WordLists.english), ("de", WordLists.german),
    ("fr", WordLists.french), ("es", WordLists.spanish), ("it", WordLists.italian),
    ("pt", WordLists.portuguese), ("nl", WordLists.dutch), ("cs", WordLists.czech),
    ("ru", WordLists.russian),
  ])
  func aListedWordCountsForNoOtherOne(tag: String, list: String) {
    let words = list.split(whereSeparator: \.isWhitespace).map(String.init)
    let index = TermIndex(words)
    var generator = SeededGenerator(seed: 1)
    for accepted in generator.shuffled(words).prefix(50) {
      let matcher = RoughMatcher(accepted, language: Language(tag))
      for answer in index.terms(within: 2, of: accepted).map(\.term) where answer != accepted {
        switch matcher.match(for: answer)?.reason {
        case nil, .inflected, .normalized: continue
        case .misspelled(let misspelling) where misspelling.slips.allSatisfy { $0.kind == .mark }:
          continue
        case let reason?: Issue.record("\(answer) for \(accepted): \(reason)")
        }
      }
    }
  }

  /// To ask and many questions are one word, and so are to plant and many plants.
  @Test(arguments: [
    ("de", "Frage", "Fragen"), ("de", "Pflanze", "Pflanzen"), ("de", "Antwort", "Antworten"),
    ("de", "Fragen", "Frage"), ("nl", "antwoord", "antwoorden"), ("es", "visita", "visitas"),
  ])
  func aPluralThatIsAnotherWordTooIsAPlural(tag: String, accepted: String, answer: String) throws {
    let match = RoughMatcher(accepted, language: Language(tag)).match(for: answer)
    guard case .inflected = match?.reason else {
      Issue.record("\(answer) for \(accepted): \(String(describing: match))")
      return
    }
  }

  @Test(arguments: [
    ("fr", "l'école", "lécole"), ("fr", "l'école", "lecole"), ("fr", "l'eau", "leau"),
    ("it", "l'acqua", "lacqua"), ("fr", "l'école maternelle", "lécole maternelle"),
  ])
  func anArticleMayLackItsApostrophe(tag: String, accepted: String, answer: String) throws {
    let match = try #require(RoughMatcher(accepted, language: Language(tag)).match(for: answer))
    #expect(match.accepted == accepted)
    #expect(!match.reason.isNormalized)
    // A book is not drunk, and a nappy is no angel.
    #expect(!RoughMatcher("ivre", language: "fr").verdict(for: "livre").isCorrect)
    #expect(!RoughMatcher("lange", language: "fr").verdict(for: "l'ange").isCorrect)
  }

  @Test(arguments: [
    ("de", "der Hund", "die Hund"), ("fr", "la mer", "le mer"), ("es", "el mapa", "la mapa"),
    ("it", "lo studente", "il studente"), ("pt", "o problema", "a problema"),
    ("nl", "het huis", "de huis"),
  ])
  func theArticleOfAnotherGenderIsNamed(tag: String, accepted: String, answer: String) {
    let matcher = RoughMatcher(accepted, language: Language(tag))
    let articles = [answer, accepted].map { String($0.prefix { $0 != " " }) }
    let reason = Verdict.Match.Reason.inflected(written: articles[0], expected: articles[1])
    #expect(matcher.match(for: answer) == Verdict.Match(accepted: accepted, reason: reason))
    let strict = RoughMatcher(accepted, language: Language(tag), acceptsInflections: false)
    #expect(
      strict.mismatch(for: answer)?.reason
        == .inflection(written: articles[0], expected: articles[1])
    )
    let both = RoughMatcher(accepted, alternatives: [answer], language: Language(tag))
    #expect(both.match(for: answer.uppercased())?.accepted == answer)
  }

  @Test func anUmlautIsNoAccent() {
    #expect(!RoughMatcher("Öl", language: .german).verdict(for: "Ol").isCorrect)
    #expect(RoughMatcher("été", language: "fr").verdict(for: "ete").isCorrect)
    #expect(!RoughMatcher("Bär", language: .german).verdict(for: "Bar").isCorrect)
    for language in [Language.english, .german, nil] {
      #expect(RoughMatcher("São Paulo", language: language).verdict(for: "Sao Paulo").isCorrect)
    }
    #expect(RoughMatcher("œuf", language: "fr").verdict(for: "oeuf").isCorrect)
  }
}

extension Verdict.Match.Reason {
  fileprivate var isNormalized: Bool {
    if case .normalized = self { true } else { false }
  }
}
