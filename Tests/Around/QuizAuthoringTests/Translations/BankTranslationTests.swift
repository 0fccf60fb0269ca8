// SPDX-License-Identifier: Apache-2.0
import LudusFoundation
import LudusTestSupport
import QuizAuthoring
import QuizTestSupport
import Testing

/// One bank in several languages.
struct BankTranslationTests {
  private static func bank() throws -> ProblemBank {
    try ProblemBank(
      json: Data(
        """
        {"version":1,"id":"b","title":"Chemistry","language":"en","sets":[
          {"id":"ions","title":"Ions","description":"About ions","problems":[
            {"id":"anion","title":"Anions","prompt":"What is an anion?","kind":"multipleChoice",
             "shuffleOptions":true,"hints":[{"text":"Think of the charge."},{"text":"It has gained electrons.","penalty":"1/4"}],
             "explanation":{"markup":"It is *negative*."},
             "options":[{"id":"a","text":"a negative ion","correct":true},
               {"id":"b","text":"a positive ion","feedback":"That is a cation."}]},
            {"id":"true","prompt":"Iron is a metal.","kind":"trueFalse","correct":true},
            {"id":"name","prompt":"Which element is H?","kind":"roughMatch","accepted":["hydrogen"],
             "confusables":["nitrogen"]},
            {"id":"mass","prompt":"The mass of water?","kind":"numeric","accepted":["18 g"]}],
           "sets":[{"id":"inner","title":"Inner","problems":[
            {"id":"order","prompt":"Put them in order.","kind":"ordering",
             "items":[{"id":"1","text":"small one"},{"id":"2","text":"large one"}]},
            {"id":"gap","prompt":"Fill in.","kind":"cloze","text":"Water is [[1]] and [[2]].",
             "gaps":[{"id":"1","kind":"exactMatch","accepted":["hydrogen"]},
               {"id":"2","kind":"multipleChoice","options":[{"id":"x","text":"oxygen","correct":true},{"id":"y","text":"carbon"}]}]}],
            "templates":[{"id":"t","kind":"numeric","prompt":"How many legs have {{n}} {{animal}}?",
             "variables":[{"name":"n","from":1,"through":3},{"name":"animal","texts":["dogs","horses"]}],
             "formulas":[{"name":"legs","formula":"4 n"}],"answer":"legs"}]}]}]}
        """.utf8
      )
    )
  }

  private static let german = """
    {"version":1,"language":"de","title":"Chemie","sets":{"ions":{"title":"Ionen","description":"Von Ionen"},"inner":{"title":"Innen"}},
     "problems":{
      "anion":{"title":"Anionen","prompt":"Was ist ein Anion?","hints":["Denk an die Ladung.",{"text":"Es hat Elektronen aufgenommen."}],
       "explanation":{"markup":"Es ist *negativ*."},
       "options":{"a":"ein negatives Ion","b":{"text":"ein positives Ion","feedback":"Das ist ein Kation."}}},
      "true":{"prompt":"Eisen ist ein Metall."},
      "name":{"prompt":"Welches Element ist H?","accepted":["Wasserstoff"],"confusables":["Stickstoff"]},
      "mass":{"prompt":"Die Masse von Wasser?"},
      "order":{"prompt":"Ordne sie.","items":{"1":"klein","2":{"text":"groß"}}},
      "gap":{"prompt":"Fülle aus.","text":"Wasser ist [[1]] und [[2]].",
       "gaps":{"1":{"accepted":["Wasserstoff"]},"2":{"options":{"x":"Sauerstoff","y":"Kohlenstoff"}}}},
      "t":{"prompt":"Wie viele Beine haben {{n}} {{animal}}?","variables":[null,{"texts":["Hunde","Pferde"]}]}}}
    """

  private func translation(_ json: String) throws -> BankTranslation {
    try BankTranslation(json: Data(json.utf8))
  }

  private func faults(_ problems: String, sets: String = "{}") -> [String] {
    contentFaults(ProblemFault.self) {
      let json = #"{"version":1,"language":"de","sets":\#(sets),"problems":\#(problems)}"#
      _ = try Self.bank().translated(by: try translation(json))
    }
  }

  @Test func allTextsAreThereInTheOtherLanguage() throws {
    let bank = try Self.bank().translated(by: try translation(Self.german))
    #expect(bank.language == "de" && bank.title == "Chemie")
    #expect(bank.set("ions")?.title == "Ionen" && bank.set("inner")?.title == "Innen")
    let anion = try #require(bank.problem("anion"))
    #expect(anion.title == "Anionen" && anion.prompt.plainText == "Was ist ein Anion?")
    #expect(
      anion.kind.options?.all.map(\.text.plainText) == ["ein negatives Ion", "ein positives Ion"]
    )
    #expect(anion.kind.options?.all.map(\.isCorrect) == [true, false])
    #expect(anion.kind.options?.all[1].feedback?.plainText == "Das ist ein Kation.")
    #expect(
      anion.hints.map(\.text.plainText) == [
        "Denk an die Ladung.", "Es hat Elektronen aufgenommen.",
      ]
    )
    #expect(anion.hints[1].penalty == (try Fraction(1, 4)))
    #expect(anion.explanation?.plainText == "Es ist negativ.")
    #expect(bank.problem("true")?.kind.options?.all.map(\.text.plainText) == ["Wahr", "Falsch"])
    let name = try #require(bank.problem("name")?.kind.matcher)
    #expect(name.verdict(for: "Waserstoff").isCorrect && !name.verdict(for: "hydrogen").isCorrect)
    #expect(bank.problem("gap")?.correctAnswer == .gaps(["1": "Wasserstoff", "2": "x"]))
    #expect(bank.problem("t#1-0")?.prompt.plainText == "Wie viele Beine haben 2 Hunde?")
    #expect(try Self.bank().untranslated(in: try translation(Self.german)).isEmpty)
    // The same problems in the same places.
    let original = try Self.bank()
    #expect(bank.allProblems.map(\.id) == original.allProblems.map(\.id))
    #expect(bank.allProblems.map(\.points) == original.allProblems.map(\.points))
  }

  @Test func whatIsNotTranslatedIsListedWithItsPlace() throws {
    let partly = try translation(
      """
      {"version":1,"language":"de","problems":{
        "anion":{"prompt":"Was ist ein Anion?","options":{"a":"ein negatives Ion"}},
        "name":{"prompt":"Welches Element ist H?"},"gap":{"gaps":{"2":{"options":{"x":"Sauerstoff"}}}}}}
      """
    )
    let missing = try Self.bank().untranslated(in: partly)
    let places = Dictionary(
      uniqueKeysWithValues: missing.map { ($0.problem, $0.places.map(\.description)) }
    )
    #expect(
      Set(places["anion"] ?? []) == [
        "title", "hints[0].text", "hints[1].text", "explanation", "options.b.text",
        "options.b.feedback",
      ]
    )
    #expect(Set(places["name"] ?? []) == ["accepted", "confusables"])
    #expect(
      Set(places["gap"] ?? []) == ["prompt", "text", "gaps.1.accepted", "gaps.2.options.y.text"]
    )
    // "18 g" is the same in all languages, and a statement has its words from the language.
    #expect(places["mass"] == ["prompt"] && places["true"] == ["prompt"])
    #expect(places["t"]?.count == 2)
    // It can be used all the same.
    let bank = try Self.bank().translated(by: partly)
    #expect(bank.problem("mass")?.prompt.plainText == "The mass of water?")
  }

  @Test(arguments: [
    (#"{"x":{"prompt":"?"}}"#, "problems.x: the bank has none of this name"),
    (
      #"{"mass":{"points":2}}"#,
      "problems.mass.points: a translation has texts and answers, and no \"points\""
    ),
    (
      #"{"anion":{"options":{"a":{"correct":false}}}}"#,
      "problems.anion.options.a.correct: a translation has texts and answers, and no \"correct\""
    ),
    (#"{"anion":{"options":{"c":"?"}}}"#, "problems.anion.options.c: there is none of this name"),
    (#"{"anion":{"options":["x"]}}"#, "problems.anion.options: expected an object by identifiers"),
    (
      #"{"anion":{"hints":["x"]}}"#,
      "problems.anion.hints: expected a list of 2 texts, null for one that stays"
    ),
    (#"{"anion":{"prompt":" "}}"#, "problems.anion.prompt: the text is empty"),
    (#"{"anion":{"prompt":3}}"#, "problems.anion.prompt: expected a text"),
    (#"{"name":{"accepted":[]}}"#, "problems.name.accepted: expected a list of texts"),
    (
      #"{"mass":{"explanation":"x"}}"#,
      "problems.mass.explanation: there is no \"explanation\" to translate"
    ),
    (#"{"anion":3}"#, "problems.anion: expected an object with texts"),
  ])
  func whatIsNoTextIsRefused(problems: String, fault: String) {
    #expect(faults(problems) == [fault])
  }

  @Test func aTranslationThatTakesAwayAKeyIsRefused() {
    // Two options read the same, so nobody could say which is picked.
    #expect(!faults(#"{"anion":{"options":{"a":"ein Ion","b":"ein Ion"}}}"#).isEmpty)
    #expect(!faults(#"{"mass":{"accepted":["viel"]}}"#).isEmpty)
    #expect(!faults(#"{"gap":{"text":"Wasser ist [[1]]."}}"#).isEmpty)
    #expect(
      faults("{}", sets: #"{"x":{"title":"?"}}"#) == ["sets.x: the bank has none of this name"]
    )
    #expect(
      faults("{}", sets: #"{"ions":{"id":"?"}}"#) == [
        "sets.ions.id: expected \"title\" or \"description\""
      ]
    )
  }

  @Test func theFormIsReadAndWritten() throws {
    let german = try translation(Self.german)
    #expect(try BankTranslation(json: german.json()) == german)
    for text in [
      "", "[]", "{}", #"{"version":2,"language":"de"}"#, #"{"version":1,"language":" "}"#,
      #"{"version":1,"language":"de","x":1}"#, #"{"version":1,"language":"de","problems":[]}"#,
      #"{"version":1,"language":"de","title":" "}"#,
      #"{"version":1,"language":"de","language":"fr"}"#,
    ] {
      #expect(throws: ContentError<ProblemFault>.self) { try translation(text) }
    }
  }

  @Test func eachLearnerHasTheSameQuizInTheirLanguage() throws {
    let banks = try MultilingualBank(Self.bank(), [try translation(Self.german)])
    #expect(banks.languages == ["en", "de"])
    #expect(banks.bank(in: "de-AT").title == "Chemie" && banks.bank(in: "fr").title == "Chemistry")
    var generator = SeededGenerator(seed: 4)
    let quiz = try Quiz(from: banks.original, try Blueprint(count: 8), using: &generator)
    let german = try quiz.translated(with: banks.bank(in: "de"))
    #expect(german.items.map(\.problem.id) == quiz.items.map(\.problem.id))
    #expect(german.items.map { $0.options.map(\.id) } == quiz.items.map { $0.options.map(\.id) })
    #expect(german.id == quiz.id)
    // Both pick the same option, and the log has the same answer.
    var (one, two) = (QuizSession(quiz), QuizSession(german))
    var (first, second) = (AnswerLog(), AnswerLog())
    while let item = one.currentItem, let other = two.currentItem {
      let answer = try #require(item.problem.correctAnswer)
      let own = try #require(other.problem.correctAnswer)
      try one.answer(answer, at: date(1))
      try two.answer(own, at: date(1))
      try one.proceed(at: date(1))
      try two.proceed(at: date(1))
    }
    first.record(one, by: "ada")
    second.record(two, by: "ada")
    #expect(first.records.map(\.problem) == second.records.map(\.problem))
    #expect(second.records.allSatisfy { $0.credit == 1 })
    let faulty = try translation(#"{"version":1,"language":"fr","problems":{"q":{}}}"#)
    let error = #expect(throws: ContentError<ProblemFault>.self) {
      try MultilingualBank(Self.bank(), [faulty])
    }
    #expect(error?.faults.map(\.place.description) == ["translations.fr.problems.q"])
  }

  @Test func hostileTranslationsTrapNothing() throws {
    let whole = Array(Self.german.utf8)
    let bank = try Self.bank()
    forEachSeed(0..<200) { generator in
      var bytes = whole
      for _ in 0..<4 {
        bytes[generator.draw(below: bytes.count)] = UInt8(generator.draw(below: 128))
      }
      if let read = try? BankTranslation(json: Data(bytes)) {
        _ = try? bank.translated(by: read)
        _ = try bank.untranslated(in: read)
      }
    }
    let deep =
      #"{"version":1,"language":"de","problems":{"anion":{"options":{"a":"#
      + String(repeating: #"{"text":"#, count: 400) + "1" + String(repeating: "}", count: 404)
    if let read = try? translation(deep) { _ = try? bank.translated(by: read) }
  }
}
