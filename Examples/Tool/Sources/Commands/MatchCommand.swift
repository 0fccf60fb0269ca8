// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import Foundation
import MathAnswers
public import ArgumentParser
public import LudusCore
import Languages

/// The command `ludus match`.
struct MatchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "match",
    abstract: "Judge written answers: one given as arguments, or many, one per line.",
    discussion: """
      Given the accepted answers followed by the written one, it prints the verdict:

        ludus match rhythm rythm
        ludus match --kind numeric "9.81 m/s^2" "981 cm/s^2"
        ludus match --answers-in de Fahrrad Farrad

      All arguments before the last one are accepted answers. Negative numbers need "--" first: ludus match --kind \
      numeric -- -3 -3. Otherwise it processes a file of lines, or standard input.

      Reads JSON Lines such as

        {"id":1,"kind":"rough","accepted":["rhythm"],"input":"rythm"}

      and writes for each of them

        {"id":1,"correct":true,"matched":"rhythm","verdict":"rough",...}

      The kind is exact, rough, numeric, algebraic, chemical or date. "accepted" lists the accepted answers, the \
      preferred one first. In a rough match "confusables" can list terms that an answer must not be taken for.

      The verdict is exact, normalized, rough, equivalent, wrong, notGradable or undecided; "correct" is null \
      for the last two, and "reason" is a sentence. "matched" is the accepted answer that was matched, \
      "nearest" the one that a wrong answer comes nearest to. For a misspelled answer "distance" is the number \
      of "slips", each of which says what was written ("input") for what ("target"), and "rival" is another \
      term that was near. For a wrong expression "witness" has values of the variables and what the answer \
      ("input") and the accepted one ("expected") are there.

      "options" is an object with any of:

        "ignoresCase"         usually false for exact, true for rough
        "ignoresDiacritics"   true if marks on letters do not matter
        "readsToneNumbers"    true if ni3 hao3 counts for nǐ hǎo
        "language"            a tag such as "en" or "de-AT", for a rough match:
                              there are rules for the languages of the reasons
        "acceptsInflections"  false if only the same number and case count
        "nameOf"              "person" if the surname alone counts
        "form"                for an expression: "expanded", "factored",
                              "simplified", "lowestTerms", "singleFraction",
                              "noDecimals", "likeAccepted" or {"completedSquare":"x"}
        "test"                "equivalent", "upToConstant", "upToOrder", "identical",
                              "upToRenaming", "system", "logic", or for x^2 in x
                              {"antiderivative":{"of":"x^2","in":"x"}},
                              {"derivative":{"of":"x^2","in":"x"}},
                              {"partialFractions":"x"}
        "variables"           the names that an expression may use
        "functions"           the names that are functions before a bracket
        "domain"              "complex" if letters stand for complex numbers
        "positive"            the variables that stand for positive numbers
        "ignoringRemovablePoints"
                              true if equations count that differ only where a
                              denominator is 0
        "allowsLeadingVariable"
                              false if x = 11 is not 11
        "allowsRearrangement"
                              true if I = U/R counts for U = R I, false if not;
                              usually in formulae of physics
        "tolerance"           as for a number, for an exact value as 2 pi

      and for a number:

        "tolerance"          {"absolute":x}, {"relative":x},
                             {"significantFigures":n}, {"decimalPlaces":n}
        "units"              "convertible", "required", "same" or "none"
        "decimalSeparator"   "comma", "point" or "either"; by default that of
                             the language
        "requiring"          a list of "lowestTerms", "fraction", "noFraction",
                             "percent", {"significantFigures":n},
                             {"minimumSignificantFigures":n}, {"decimalPlaces":n}
        "allowsCalculation"  true if 2 + 3 counts as 5

      and for a chemical answer:

        "form"         "formula", "equation", "configuration" or "nuclide";
                       by default that of the accepted answer
        "compare"      "formula", or "composition" if the atoms alone count
        "states"       "optional", "required" or "ignored": (s), (l), (g), (aq)
        "anyMultiple"  true if any multiple of an equation counts

      and for a date:

        "precision"          "day", "month", "year", "decade" or "century": how
                             exact it must be; usually as the accepted answer
        "order"              "dmy" or "mdy", for dates such as 3/10/1990
        "tolerance"          {"days":n} or {"years":n}

      An unusable line yields {"id":1,"error":"...","line":3} in its place, and the exit status is then 1. Blank \
      lines are skipped. Other keys may say what a line is about; standard error has a hint about the first one that \
      belongs in "options".

      Example:

        ludus match --language de Examples/Content/written-answers.jsonl
      """
  )

  @Argument(
    help: ArgumentHelp(
      "A file of JSON Lines instead of standard input; or the accepted answers followed by the written one.",
      valueName: "file or answers"
    ),
    completion: .file()
  )
  var answers: [String] = []

  @Option(help: "The kind of matching for an answer given as arguments.")
  var kind: MatchInput.Kind = .rough

  @Option(
    help: ArgumentHelp(
      "The language of an answer given as arguments, whose rules apply. (default: none)",
      valueName: "language"
    )
  )
  var answersIn: Language?

  @OptionGroup var lexicon: LexiconOptions

  @OptionGroup var jobs: JobsOption

  @Option(help: ArgumentHelp("The language of the reasons.", valueName: "language"))
  var language: Phrasebook = .english

  @Option(help: .hidden)
  var reasons: Phrasebook?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The seed for the points at which expressions are compared, a whole number from 0; by default always the same.",
      valueName: "number"
    )
  )
  var seed: WholeNumber?

  func validate() throws {
    _ = try seed?.seed()
  }

  func run() async throws {
    let seed = try seed?.seed() ?? AlgebraMatcher.standardSeed
    let lexicon = try lexicon.load()
    let reasons = reasons ?? language
    if answers.count > 1 {
      let input = MatchInput(
        kind,
        accepted: answers.dropLast(),
        input: answers.last ?? "",
        in: answersIn
      )
      let verdict: Verdict
      do {
        verdict = try input.verdict(knowing: lexicon, seed: seed)
      } catch {
        throw Failure.wrongUsage(Faulty.sentence(for: error))
      }
      var output = OutputBuffer()
      try output.write("\(verdict.sentence(in: reasons).onOneLine)\n".utf8)
      return try output.flush()
    }
    let reuse = MatchInput.reuse(seed: seed)
    try await JSONLines.answer(
      MatchInput.self,
      from: LinesInput(
        path: answers.first,
        hint: answers.first.flatMap {
          Self.isFileName($0)
            ? nil
            : "to judge an answer, add what was written: \(ToolName.current) match \($0.quotedForShell) ANSWER"
        }
      ),
      jobs,
      reusing: reuse,
      hinting: { $0.hint }
    ) { line in
      MatchAnswer(try line.verdict(knowing: lexicon, seed: seed), reasonIn: reasons)
    }
  }
}

extension MatchCommand {
  /// Whether a word is rather the name of a file than an accepted answer: "answers.jsonl", but not
  /// "3.14" or "e.g.".
  static func isFileName(_ word: String) -> Bool {
    let ending = URL(fileURLWithPath: word).pathExtension
    return ending.count > 1 && ending.allSatisfy { $0.isLetter }
  }
}

extension Phrasebook: @retroactive ExpressibleByArgument {
  /// Takes the tag of a language that the library has sentences in.
  public init?(argument: String) {
    self.init(for: Language(argument))
  }

  /// The languages that the library has sentences in.
  public static var allValueStrings: [String] { all.map(\.description) }
}

extension Language: @retroactive ExpressibleByArgument {
  /// Takes a language that the library has rules for, which are those that it has sentences in.
  public init?(argument: String) {
    guard Phrasebook(for: Language(argument)) != nil else { return nil }
    self.init(argument)
  }

  /// The languages that the library has rules for.
  public static var allValueStrings: [String] { Phrasebook.allValueStrings }
}
