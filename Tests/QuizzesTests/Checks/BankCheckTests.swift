import LudusCore
import LudusFoundation
import LudusTestSupport
import Quizzes
import Testing

/// A bank's JSON with one set, and what a check finds in it, a line each.
private func findings(
  _ problems: String...,
  check: BankCheck = BankCheck(fewestProblems: 0, fewestOptions: 0),
  language: String? = "en",
  images: Set<String>? = nil,
  statistics: [ItemStatistics] = []
) -> [String] {
  let tag = language.map { "\"language\":\"\($0)\"," } ?? ""
  let json = """
    {"version":1,"id":"b","title":"B",\(tag)"sets":[{"id":"s","title":"S","problems":[
    \(problems.joined(separator: ","))]}]}
    """
  let found = check.findings(inDraft: Data(json.utf8), images: images, statistics: statistics)
  return found.map { "\($0.place): \($0.kind.rawValue)" }
}

/// A multiple-choice problem whose first option is right.
private func choice(_ id: String, _ prompt: String, _ options: String..., more: String = "")
  -> String
{
  let all = options.enumerated().map { index, text in
    #"{"id":"\#(index)","text":"\#(text)"\#(index == 0 ? #","correct":true"# : "")}"#
  }
  return """
    {"id":"\(id)","kind":"multipleChoice","prompt":"\(prompt)"\(more),"options":[\(all.joined(separator: ","))]}
    """
}

private func exact(_ id: String, _ prompt: String, _ accepted: String...) -> String {
  let all = accepted.map { "\"\($0)\"" }.joined(separator: ",")
  return #"{"id":"\#(id)","kind":"exactMatch","prompt":"\#(prompt)","accepted":[\#(all)]}"#
}

struct BankCheckTests {
  // MARK: Drafts

  @Test func whatConstructionRefusesIsToldWithEverythingElse() {
    let found = findings(
      choice("p", "Which?", "a", "b", "a", "all of the above", more: #","points":0,"tag":[]"#),
      #"{"id":"q","kind":"multipleChoice","prompt":"","options":[{"id":"a","text":"x"},{"id":"b","text":3}]}"#
    )
    #expect(
      found == [
        "sets[0].problems[0].options[2].text: equalOptions",
        "sets[0].problems[0].options[3].text: allOfTheAbove", "sets[0].problems[0].points: refused",
        "sets[0].problems[0].tag: unknownKey", "sets[0].problems[1].options: noKey",
        "sets[0].problems[1].options[1].text: unreadable", "sets[0].problems[1].prompt: refused",
      ]
    )
  }

  @Test func everyFaultOfConstructionIsAnError() throws {
    let json =
      #"{"version":1,"id":" ","title":"B","sets":[{"id":"s","title":"S","problems":[{}]}]}"#
    let error = #expect(throws: ContentError<ProblemFault>.self) {
      try ProblemBank(json: Data(json.utf8))
    }
    let found = BankCheck.standard.findings(inDraft: Data(json.utf8))
    let errors = found.filter { $0.severity == .error }
    let faults = try #require(error?.faults)
    #expect(Set(errors.map(\.place)) == Set(faults.map(\.place)))
  }

  @Test(arguments: ["", "{", "[1 2]", "nul"])
  func whatIsNotJSONIsASingleError(text: String) {
    let found = BankCheck.standard.findings(inDraft: Data(text.utf8))
    #expect(found.map(\.kind) == [.unreadable])
    #expect(found.map(\.severity) == [.error])
  }

  @Test func anyJSONIsChecked() {
    for text in [
      "[]", "3", "null", "\"x\"", "{}", #"{"version":2}"#, #"{"sets":{"a":[[]]}}"#,
      #"{"version":1,"sets":[[],3,{"problems":{"a":1},"sets":[null]}]}"#,
      #"{"version":1,"sets":[{"problems":[[],{"options":[1,{"text":{"markup":2}}],"hints":[{}]}]}]}"#,
    ] {
      let found = BankCheck.standard.findings(inDraft: Data(text.utf8))
      #expect(found.contains { $0.severity == .error })
    }
  }

  @Test func severalOrNoKeysAreToldAlsoWhereOptionsCannotBeRead() {
    let broken = #"{"id":"a","text":[]}"#
    let right = #"{"id":"b","text":"x","correct":true},{"id":"c","text":"y","correct":true}"#
    #expect(
      findings(
        #"{"id":"p","kind":"multipleChoice","prompt":"?","options":[\#(broken),\#(right)]}"#
      ) == [
        "sets[0].problems[0].options: severalKeys",
        "sets[0].problems[0].options[0].text: unreadable",
      ]
    )
  }

  // MARK: Sets and options

  @Test func setsWithFewProblemsAreAdvisedToGrow() throws {
    let bank = try Samples.bank()
    let found = BankCheck.standard.findings(in: bank).filter { $0.kind == .fewProblems }
    // All but the sets that only hold smaller ones.
    let expected = bank.allSets.filter {
      $0.problems.count < 20 && !($0.problems.isEmpty && !$0.sets.isEmpty)
    }
    #expect(found.count == expected.count)
    #expect(found.allSatisfy { $0.severity == .advice })
    #expect(BankCheck(fewestProblems: 0).findings(in: bank).allSatisfy { $0.kind != .fewProblems })
  }

  @Test func templatesCountAsTheirVariants() throws {
    let bank = try ProblemBank(
      id: "b",
      title: "B",
      sets: [
        ProblemSet(id: "s", title: "S", templates: [try Samples.dilution(variantsPerQuiz: 20)])
      ]
    )
    #expect(BankCheck.standard.findings(in: bank) == [])
    #expect(BankCheck(fewestProblems: 21).findings(in: bank).map(\.kind) == [.fewProblems])
  }

  @Test func fewOptionsAreToldUnlessThereCanBeNoMore() {
    let check = BankCheck(fewestProblems: 0)
    #expect(
      findings(choice("p", "Which?", "x", "y", "z"), check: check) == [
        "sets[0].problems[0].options: fewOptions"
      ]
    )
    #expect(findings(choice("p", "Which?", "x", "y", "z", "w"), check: check) == [])
    #expect(findings(choice("p", "Is it?", "True", "False"), check: check) == [])
    #expect(findings(choice("p", "Ist es so?", "Nein.", "ja"), check: check) == [])
    #expect(findings(choice("p", "Is it?", "True", "No"), check: check).count == 1)
  }

  @Test(arguments: [
    ("Iron oxide", "iron oxide", true), ("iron", "iron.", true), ("1–2", "1-2", true),
    ("Co", "CO", false),
    ("10²", "102", false), ("(1, 2)", "[1, 2]", false), ("5!", "5", false), ("-5", "5", false),
    ("pH", "Ph", false),
  ])
  func optionsThatDifferInLittleAreAlike(first: String, second: String, isAlike: Bool) {
    let found = findings(choice("p", "Which?", first, second, "quite another"))
    #expect(found == (isAlike ? ["sets[0].problems[0].options[1].text: alikeOptions"] : []))
  }

  @Test func aKeyThatIsMuchLongerIsTold() {
    let long = "a salt that is made of sodium and chlorine"
    #expect(
      findings(choice("p", "What is it?", long, "a metal", "a gas", "an acid"))
        == ["sets[0].problems[0].options[0].text: longKey"]
    )
    #expect(
      findings(choice("p", "What is it?", long, "a metal that is made of iron and nickel", "a gas"))
        == []
    )
    #expect(findings(choice("p", "What is it?", "chlorine", "iron", "tin")) == [])
    let loose = BankCheck(fewestProblems: 0, fewestOptions: 0, longKeyFactor: 10)
    #expect(findings(choice("p", "What is it?", long, "a metal", "a gas"), check: loose) == [])
  }

  @Test(arguments: [
    ("All of the above", "allOfTheAbove"), ("all of these answers are correct.", "allOfTheAbove"),
    ("Alle Antworten sind richtig", "allOfTheAbove"), ("Alle genannten", "allOfTheAbove"),
    ("None of the above", "noneOfTheAbove"), ("Keine der Antworten trifft zu", "noneOfTheAbove"),
    ("None of these", "noneOfTheAbove"), ("keine davon", "noneOfTheAbove"),
    ("Alle Antworten sind falsch", "noneOfTheAbove"),
    ("all metals", nil), ("All of these elements are metals", nil), ("none", nil),
    ("no change", nil),
    ("alle Metalle", nil), ("nichts", nil), ("All", nil),
  ])
  func optionsAboutTheOthersAreToldInEnglishAndGerman(text: String, kind: String?) {
    let found = findings(choice("p", "Which?", "iron", "gold", text, "tin"))
    #expect(found == (kind.map { ["sets[0].problems[0].options[2].text: \($0)"] } ?? []))
  }

  @Test func noneOfTheAboveMayStandWhereItStaysLast() {
    let option = #"{"id":"n","text":"None of the above","role":"noneOfTheAbove"}"#
    #expect(
      findings(
        #"{"id":"p","kind":"multipleChoice","prompt":"?","options":[{"id":"a","text":"x","correct":true},\#(option)]}"#
      ) == []
    )
  }

  // MARK: Grammar

  @Test(arguments: [
    ("A proton acceptor is a", "base", "acid", true),
    ("A proton donor is an", "acid", "base", true),
    ("A proton donor is an ...", "acid", "base", true),
    ("A proton donor is an ___", "acid", "base", true),
    ("A proton donor is an", "acid", "oxide", false), ("Which is an acid?", "acid", "base", false),
    ("It takes an", "hour", "day", true), ("It is a", "unit", "index", true),
    ("It is a", "unit", "ulcer", true),
    ("It is an", "index", "unit", true), ("It is a", "European", "Asian", true),
    // Where spelling does not tell the sound, nothing is ruled out.
    ("It is an", "acid", "NMR spectrum", false), ("It is an", "acid", "herb", false),
    ("It is an", "H atom", "U-turn", true),
    ("It is an", "acid", "8", false), ("It is an", "acid", "the base", false),
    ("Rich in vitamin A", "oil", "egg", false),
    ("It is an.", "acid", "base", false),
    ("The particles are", "electrons", "a proton", true),
    ("The particle is", "an electron", "two protons", true),
  ])
  func grammarGivesAKeyAway(prompt: String, key: String, other: String, isTold: Bool) {
    let found = findings(choice("p", prompt, key, other))
    #expect(found == (isTold ? ["sets[0].problems[0].prompt: grammarCue"] : []))
  }

  @Test(arguments: [
    ("Natrium reagiert mit", "dem Chlor", "das Gold", true),
    ("Das sorgt für", "den Druck", "dem Druck", true),
    ("Das ist ein Beispiel für einen", "Vorgang", "Verbrennung", true),
    ("Das ist ein Beispiel für einen", "Vorgang", "Aufschwung", false),
    ("Kraftwerke der Zelle sind", "die Mitochondrien", "das Plasma", true),
    ("Das ist", "ein Kraftwerk", "zwei Kraftwerke", true),
    ("Ordne zu", "dem Chlor", "das Gold", false), ("Setze ein", "Vorgang", "Verbrennung", false),
    ("Womit reagiert Natrium?", "dem Chlor", "das Gold", false),
  ])
  func germanGrammarGivesAKeyAway(prompt: String, key: String, other: String, isTold: Bool) {
    let found = findings(choice("p", prompt, key, other), language: "de")
    #expect(found == (isTold ? ["sets[0].problems[0].prompt: grammarCue"] : []))
  }

  @Test func numberIsACueOnlyWhereAllWrongOptionsDiffer() {
    #expect(findings(choice("p", "Bats are", "mammals", "a bird", "fish")) == [])
    #expect(findings(choice("p", "Bats are", "mammals", "a bird", "a fish")).count == 1)
  }

  @Test func grammarIsThatOfTheBanksLanguage() {
    let german = choice("p", "Das Atom lagert sich an", "Metalle", "Gase")
    #expect(findings(german, language: "de-AT") == [])
    let english = choice("p", "The proton donor of these is an", "acid", "base")
    #expect(findings(english, language: nil).count == 1)
    #expect(findings(english, language: "en-GB").count == 1)
    #expect(findings(english, language: "fr") == [])
  }

  // MARK: Biases

  /// Problems with four options of which the right one has a length and stands at a position.
  private func biased(_ count: Int, keyLength: Int, position: Int?, more: String = "") -> String {
    (0..<count).map { number in
      let position = position ?? number % 4
      let name = String(UnicodeScalar(UInt8(97 + number % 26)))
      let options = (0..<4).map { index in
        let length = index == position ? keyLength : 5 + (index + 4 - position) % 4
        let text = String(repeating: name, count: length) + "\(index)"
        return
          #"{"id":"\#(index)","text":"\#(text)"\#(index == position ? #","correct":true"# : "")}"#
      }
      return """
        {"id":"p\(number)","kind":"multipleChoice","prompt":"\(number)?"\(more),"options":[
        \(options.joined(separator: ","))]}
        """
    }.joined(separator: ",")
  }

  @Test func aBiasOverTheBankIsTold() {
    #expect(findings(biased(24, keyLength: 10, position: nil)) == ["sets: longestIsKey"])
    #expect(findings(biased(24, keyLength: 3, position: nil)) == ["sets: shortestIsKey"])
    #expect(findings(biased(24, keyLength: 7, position: 2)) == ["sets: positionOfKey"])
    #expect(findings(biased(24, keyLength: 7, position: nil)) == [])
  }

  @Test func fewProblemsTellNoBias() {
    #expect(findings(biased(19, keyLength: 10, position: 2)) == [])
    let check = BankCheck(fewestProblems: 0, fewestOptions: 0, fewestForBias: 19)
    #expect(findings(biased(19, keyLength: 10, position: 2), check: check).count == 2)
  }

  @Test func positionsDoNotMatterWhereOptionsAreShuffled() {
    #expect(findings(biased(24, keyLength: 7, position: 2, more: #","shuffleOptions":true"#)) == [])
  }

  /// The threshold is that of the binomial distribution: its tail beyond three standard deviations is below 1 %.
  @Test func chanceIsRarelyTakenForABias() {
    var told = 0
    for seed in 0..<40 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let problems = (0..<40).map { number in
        let key = generator.draw(below: 4)
        let options = (0..<4).map { index in
          let text = String(repeating: "x", count: 5 + generator.draw(below: 60)) + "\(index)"
          return #"{"id":"\#(index)","text":"\#(text)"\#(index == key ? #","correct":true"# : "")}"#
        }
        return
          #"{"id":"\#(number)","kind":"multipleChoice","prompt":"\#(number)?","options":[\#(options.joined(separator: ","))]}"#
      }
      let check = BankCheck(fewestProblems: 0, longKeyFactor: 99, similarity: 1)
      if !findings(problems.joined(separator: ","), check: check).isEmpty { told += 1 }
    }
    #expect(told <= 2)
  }

  // MARK: Statistics

  private func log(_ pick: String, count: Int) throws -> AnswerLog {
    AnswerLog(
      try (0..<count).map { number in
        try AnswerRecord(
          learner: "l\(number)",
          quiz: "q",
          problem: "p",
          set: "s",
          shown: ["0", "1", "2"],
          responses: [.choice(AnswerOption.ID(number == 0 ? "1" : pick))],
          fraction: 0,
          isFirstTryRight: false,
          date: Date(timeIntervalSince1970: Double(number))
        )
      }
    )
  }

  @Test func wrongOptionsThatNobodyPicksAreTold() throws {
    let problem = choice("p", "Which?", "x", "y", "z", "w")
    #expect(
      findings(problem, statistics: try log("1", count: 30).itemStatistics())
        == ["sets[0].problems[0].options[2]: neverChosen"]
    )
    #expect(findings(problem, statistics: try log("1", count: 29).itemStatistics()) == [])
    #expect(findings(problem, statistics: try log("2", count: 30).itemStatistics()) == [])
    let check = BankCheck(fewestProblems: 0, fewestOptions: 0, fewestShown: 5)
    #expect(
      findings(problem, check: check, statistics: try log("1", count: 5).itemStatistics()).count
        == 1
    )
  }
}

struct BankCheckTextTests {
  // MARK: Answers and hints

  @Test(arguments: [
    ("A spider has 8 legs. How many?", "8", "", true),
    ("A spider has 8 legs. How many?", "8.0", "", true),
    ("How many legs have 2 spiders?", "16", "", false),
    ("It falls for 5 s. How far?", "5 m", "", false),
    ("It falls for 5 m. How far?", "5 m", "", true), ("The number 5, in metres?", "5 m", "", true),
    ("C8H18 has how many C?", "8", "", false), ("Take 1/8 of it.", "8", "", false),
    ("Version 8.1", "8", "", false),
    ("There are 1,800 of them.", "1", "", false), ("It is -8 °C.", "8 °C", "", false),
    ("It is −8 °C.", "-8 °C", "", true),
    ("Es sind 2,5 m.", "2,5 m", #","decimalSeparator":"comma""#, true), ("8^2 is?", "8", "", false),
    ("between 2 and 3", "[2, 3]", "", false),
  ])
  func aNumberInThePromptIsTold(prompt: String, answer: String, more: String, isTold: Bool) {
    let problem =
      #"{"id":"p","kind":"numeric","prompt":"\#(prompt)","accepted":["\#(answer)"]\#(more)}"#
    #expect(findings(problem) == (isTold ? ["sets[0].problems[0]: answerInPrompt"] : []))
  }

  @Test func numbersAreLookedForInGapsAndExactAnswersToo() {
    let cloze = """
      {"id":"p","kind":"cloze","prompt":"Fill.","text":"6 legs, of which [[l]] left and [[r]] right.","gaps":[
      {"id":"l","kind":"numeric","accepted":["3"]},{"id":"r","kind":"numeric","accepted":["6"]}]}
      """
    #expect(findings(cloze) == ["sets[0].problems[0].gaps[1]: answerInPrompt"])
    #expect(
      findings(exact("p", "Of 7 days, how many?", "7", "seven")) == [
        "sets[0].problems[0]: answerInPrompt"
      ]
    )
    #expect(findings(exact("p", "Of 7 days, which?", "7th", "seven")) == [])
  }

  @Test(arguments: [
    (#""kind":"exactMatch","accepted":["yes"," yes ","no"]"#, ["accepted[1]"]),
    (#""kind":"exactMatch","accepted":["yes","Yes"]"#, []),
    (#""kind":"exactMatch","caseSensitive":false,"accepted":["yes","Yes"]"#, ["accepted[1]"]),
    (
      #""kind":"exactMatch","normalization":["punctuation"],"accepted":["yes","yes!"]"#,
      ["accepted[1]"]
    ),
    (#""kind":"roughMatch","accepted":["sulfur","sulphur","Sulfur"]"#, ["accepted[2]"]),
    (#""kind":"numeric","accepted":["0.5","0.50","1/2"]"#, ["accepted[1]"]),
    (#""kind":"numeric","accepted":["5 m","5 s"],"units":"same""#, []),
    (#""kind":"algebraic","accepted":["x+1","x+1","1+x"]"#, ["accepted[1]"]),
  ])
  func answersThatAreTheSameAreTold(kind: String, places: [String]) {
    let found = findings(#"{"id":"p","prompt":"?",\#(kind)}"#).filter {
      $0.contains("equalAnswers")
    }
    #expect(found == places.map { "sets[0].problems[0].\($0): equalAnswers" })
  }

  @Test func hintsBehindOthersThatCostEverythingAreUnreachable() {
    func hints(_ hints: String) -> [String] {
      findings(#"{"id":"p","kind":"exactMatch","prompt":"?","accepted":["x"],"hints":[\#(hints)]}"#)
    }
    #expect(
      hints(#"{"text":"a","penalty":"1/2"},{"text":"b","penalty":"1/2"},{"text":"c"}"#)
        == ["sets[0].problems[0].hints[2]: unreachableHint"]
    )
    #expect(hints(#"{"text":"a","penalty":"1/2"},{"text":"b"},{"text":"c","penalty":1}"#) == [])
    #expect(
      hints(#"{"text":"Think."},{"text":"think"}"#) == [
        "sets[0].problems[0].hints[1]: repeatedHint"
      ]
    )
  }

  // MARK: Markup

  private func markup(_ text: String, images: Set<String>? = nil) -> [String] {
    let source = text.replacing("\\", with: "\\\\")
    return findings(
      #"{"id":"p","kind":"exactMatch","prompt":{"markup":"\#(source)"},"accepted":["x"]}"#,
      images: images
    ).map { $0.replacing("sets[0].problems[0].prompt: ", with: "") }
  }

  @Test(arguments: [
    ("A $x$ and *b*.", []), ("It costs $5.", ["unpairedMark"]), (#"It costs \$5."#, []),
    ("2 * 3", ["unpairedMark"]),
    (#"$\frac{1}{2$"#, ["unbalancedFormula"]), (#"$\{ x$"#, []), ("$x}$", ["unbalancedFormula"]),
    ("Look: ![a cell](cell.png", ["unpairedMark"]), ("Look![here]", ["unpairedMark"]), ("Wow!", []),
    ("Look: ![](cell.png)", ["imageWithoutText"]), ("*a* $b", ["unpairedMark"]),
  ])
  func faultsOfMarkupAreTold(text: String, kinds: [String]) {
    #expect(markup(text) == kinds)
  }

  @Test func imagesThatThereAreNotAreToldWhereNamesAreGiven() {
    #expect(markup("![a cell](cell.png)") == [])
    #expect(markup("![a cell](cell.png)", images: ["cell.png"]) == [])
    #expect(markup("![a cell](cell.png)", images: []) == ["missingImage"])
  }

  @Test(arguments: [
    ("It is $\\\\frac{1}{2}$.", true), ("$x^2$", true), ("From $5 to $6.", false),
    ("A $ sign_", false),
  ])
  func formulaeInPlainTextAreTold(text: String, isTold: Bool) {
    #expect(
      findings(exact("p", text, "x"))
        == (isTold ? ["sets[0].problems[0].prompt: formulaInPlainText"] : [])
    )
  }

  @Test func allTextsOfAProblemAreLookedThrough() {
    let text = #"{"markup":"a $"}"#
    let problem = """
      {"id":"p","kind":"multipleChoice","prompt":\(text),"explanation":\(text),"hints":[{"text":\(text)}],
      "options":[{"id":"a","text":\(text),"feedback":\(text),"correct":true},{"id":"b","text":"c"}]}
      """
    #expect(
      findings(problem)
        == [
          "explanation", "hints[0].text", "options[0].feedback", "options[0].text", "prompt",
        ].map { "sets[0].problems[0].\($0): unpairedMark" }
    )
  }

  // MARK: Keys

  @Test func keysThatMeanNothingAreTold() {
    let json = """
      {"version":1,"id":"b","title":"B","lang":"en","sets":[{"id":"s","title":"S","problem":[],"templates":[
      {"id":"t","kind":"numeric","prompt":"?","answer":"a","option":[],"variables":[{"name":"a","numbers":[1],"step":1,
      "unit":"g"}],"formulas":[{"name":"f","formula":"a","styles":"exact"}]}],"problems":[
      {"id":"p","kind":"cloze","prompt":"?","text":"[[1]]","accepted":["x"],"gaps":[
      {"id":"1","kind":"exactMatch","accepted":["x"],"points":2}],"hints":[{"text":"h","cost":1}]},
      {"id":"q","kind":"openResponse","prompt":"?","rubric":[{"id":"c","text":"C","max":1,"levels":[
      {"id":"l","text":"L","points":0},{"id":"m","text":"M","points":1,"note":""}]}]},
      {"id":"r","kind":"ordering","prompt":"?","items":[{"id":"a","text":"A","before":[]},{"id":"b","text":"B"}]},
      {"id":"o","kind":"matching","prompt":"?","left":[{"id":"a","text":"A","after":[]},{"id":"b","text":"B"}],
      "right":[{"id":"a","text":"A"},{"id":"b","text":"B"}],"pairs":{"a":"a","b":"b"}}]}]}
      """
    let found = BankCheck(fewestProblems: 0).findings(inDraft: Data(json.utf8))
    #expect(found.allSatisfy { $0.kind == .unknownKey && $0.severity == .warning })
    #expect(
      found.map(\.place.description) == [
        "lang", "sets[0].problem", "sets[0].problems[0].accepted",
        "sets[0].problems[0].gaps[0].points",
        "sets[0].problems[0].hints[0].cost", "sets[0].problems[1].rubric[0].levels[1].note",
        "sets[0].problems[1].rubric[0].max", "sets[0].problems[2].items[0].before",
        "sets[0].problems[3].left[0].after", "sets[0].templates[0].formulas[0].styles",
        "sets[0].templates[0].option", "sets[0].templates[0].variables[0].unit",
      ]
    )
    #expect(found[1].sentence.contains(#"write "problems" if that is meant"#))
    #expect(found[4].sentence.contains("remove it"))
  }

  /// Every key that is written is known, so that the list of keys cannot fall behind.
  @Test func keysOfContentAreKnown() throws {
    let kinds =
      try Samples.newKinds() + [Samples.choice("a"), Samples.checkAll("b"), Samples.exact("c")]
    let matchers: [ProblemKind] = [
      .exactMatch(ExactMatcher("x", normalization: [.umlauts])),
      .roughMatch(
        RoughMatcher(
          "x",
          confusables: ["y"],
          language: .german,
          caseSensitive: true,
          foldsDiacritics: true,
          inflections: .rejected
        )
      ),
      .numeric(
        try NumericMatcher(
          "1 m",
          tolerance: .relative(0.1),
          units: .same,
          decimalSeparator: .comma,
          requiring: [.noFraction],
          allowsCalculation: true
        )
      ),
      .algebraic(
        try AlgebraMatcher(
          "f(x)",
          form: .expanded,
          variables: ["x"],
          functions: ["f"],
          decimalSeparator: .comma,
          seed: 1
        )
      ),
      .multipleChoice(
        AnswerOptions(
          [
            .correct("a", "x", feedback: "f", weight: 1), .wrong("b", "y", weight: 0, role: .fixed),
          ],
          areShuffled: true
        ),
        grading: .weighted
      ),
    ]
    let full = try matchers.enumerated().map { index, kind in
      try Problem(
        id: "full\(index)",
        prompt: "?",
        kind: kind,
        points: 2,
        explanation: "e",
        hints: [Hint("h", penalty: try Fraction(1, 2))],
        tags: ["t"],
        source: "s",
        origin: .students
      )
    }
    let templates = try [Samples.dilution(), Samples.product(), Samples.derivative()]
    let set = ProblemSet(
      id: "s",
      title: "S",
      sets: [ProblemSet(id: "t", title: "T")],
      problems: kinds + full,
      templates: templates
    )
    let bank = try ProblemBank(id: "b", title: "B", language: "en", sets: [set])
    #expect(BankCheck.standard.findings(in: bank).filter { $0.kind == .unknownKey } == [])
  }
}

struct BankCheckPolicyTests {
  @Test func findingsComeInTheOrderOfTheirPlaces() {
    let problems = (0..<12).map { exact("p\($0)", "$\($0)^$ \($0)?", "x", "x") }
    let found = findings(problems.joined(separator: ","))
    #expect(found.count == 24)
    #expect(found[20] == "sets[0].problems[10].accepted[1]: equalAnswers")
    #expect(found[2] == "sets[0].problems[1].accepted[1]: equalAnswers")
  }

  @Test func kindsCanBeSkipped() {
    let check = BankCheck(fewestProblems: 0, fewestOptions: 0, skipped: [.equalAnswers])
    #expect(findings(exact("p", "?", "x", "x"), check: check) == [])
  }

  @Test func policiesSurviveJSON() throws {
    try expectJSON(BankCheck.standard, "{}")
    try expectJSON(
      BankCheck(fewestProblems: 5, similarity: 0.5, skipped: [.longKey, .duplicate]),
      #"{"fewestProblems":5,"similarity":0.5,"skipped":["duplicate","longKey"]}"#
    )
    try expectRoundTrip(
      BankCheck(
        fewestProblems: 1,
        fewestOptions: 2,
        longKeyFactor: 3,
        longKeyExcess: 4,
        biasDeviations: 5,
        fewestForBias: 6,
        similarity: 0.7,
        fewestShown: 8,
        skipped: [.noKey]
      )
    )
  }

  @Test func hostileThresholdsDoNoHarm() throws {
    let bank = try Samples.bank()
    let checks = [
      BankCheck(
        fewestProblems: .min,
        fewestOptions: .min,
        longKeyFactor: -.infinity,
        longKeyExcess: .min,
        biasDeviations: .nan,
        fewestForBias: .min,
        similarity: -.infinity,
        fewestShown: .min
      ),
      BankCheck(
        fewestProblems: .max,
        fewestOptions: .max,
        longKeyFactor: .nan,
        longKeyExcess: .max,
        biasDeviations: .infinity,
        fewestForBias: .max,
        similarity: .nan,
        fewestShown: .max
      ),
    ]
    for check in checks { #expect(!check.findings(in: bank).isEmpty) }
  }

  @Test func aFindingIsALineAndAnObject() throws {
    let problems = [exact("p", "Which one?", "x"), exact("q", "which one", "X")].joined(
      separator: ","
    )
    let text =
      #"{"version":1,"id":"b","title":"B","sets":[{"id":"s","title":"S","problems":[\#(problems)]}]}"#
    let found = BankCheck(fewestProblems: 0).findings(inDraft: Data(text.utf8))
    #expect(
      found.map(\.description) == [
        #"sets[0].problems[1]: warning: the problem asks the same as "p", sets[0].problems[0]; remove one of them"#
      ]
    )
    #expect(
      try json(found[0]) == """
        {"kind":"duplicate","place":"sets[0].problems[1]","related":["sets[0].problems[0]"],\
        "sentence":"the problem asks the same as \\"p\\", sets[0].problems[0]; remove one of them","severity":"warning"}
        """
    )
  }

  @Test func aDraftAndItsBankHaveTheSameFindings() throws {
    forEachSeed(0..<20) { generator in
      let bank = try Samples.randomBank(using: &generator)
      let found = BankCheck.standard.findings(in: bank)
      let draft = BankCheck.standard.findings(inDraft: try bank.json())
      try #require(found == draft)
    }
  }

  @Test func severitiesAreOrdered() {
    #expect(BankFinding.Severity.advice < .warning)
    #expect(BankFinding.Severity.warning < .error)
  }
}
