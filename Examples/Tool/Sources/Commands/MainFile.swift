// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Experiments
import PinLabels
import QuizCommunity
import Quizzes

/// The file that a command works on, which people name as FILE and scripts, which name all they
/// give, by an option.
struct MainFile<Kind: FileKind>: ParsableArguments, NamedFile {
  @Argument(
    help: ArgumentHelp("\(Kind.meaning), a JSON file.", valueName: "file"),
    completion: .file()
  )
  var file: String?

  @Option(
    name: .customLong(Kind.option),
    help: ArgumentHelp("The same as a named option, for scripts.", valueName: "file"),
    completion: .file()
  )
  var named: String?

  func validate() throws {
    guard file == nil || named == nil, !Kind.isRequired || file != nil || named != nil else {
      throw ValidationError(Self.nameOne)
    }
  }

  /// The refusal of none and of two.
  static var nameOne: String {
    "Name one \(Kind.noun), either as FILE or as --\(Kind.option) FILE."
  }

  /// The path of the one that was given.
  var path: String { file ?? named ?? "" }
}

/// The file that a command works on, and after it one of lines, unless standard input has them.
struct StreamedFile<Kind: FileKind>: ParsableArguments, NamedFile {
  @Argument(
    help: ArgumentHelp(
      "\(Kind.meaning), a JSON file, optionally followed by a file of lines instead of standard input.",
      valueName: "file"
    ),
    completion: .file()
  )
  var files: [String] = []

  @Option(
    name: .customLong(Kind.option),
    help: ArgumentHelp(
      "\(Kind.meaning) as a named option, for scripts; FILE then holds the lines.",
      valueName: "file"
    ),
    completion: .file()
  )
  var named: String?

  func validate() throws {
    let count = files.count + (named == nil ? 0 : 1)
    guard !Kind.isRequired || count > 0 else { throw ValidationError(MainFile<Kind>.nameOne) }
    guard count <= 2 else {
      throw ValidationError(
        "\(MainFile<Kind>.nameOne)\n“\((files.last ?? "").onOneLine)” is one file too many."
      )
    }
  }

  /// The path of the file that the command works on.
  var path: String { named ?? files.first ?? "" }

  /// Where the lines are.
  var lines: LinesInput { LinesInput(path: named == nil ? files.dropFirst().first : files.first) }
}

/// A bank and files of answers, as two options name them or as one list of files does.
enum AnswersOfBank {
  /// The bank, and the files with answers: the first file is the bank where no option names one
  /// and others follow, as for the commands that need a bank.
  static func sorted(
    bank: String?,
    _ files: [String]
  ) throws(Failure) -> (bank: String?, answers: [String]) {
    guard bank == nil, files.count > 1, let first = files.first else { return (bank, files) }
    let file = InputFile(path: first)
    // A pipe is read once.
    guard file.type == .typeRegular,
      let start = try file.read(upTo: LineReader.limit, from: file.handle()),
      ContentKind(of: start.inUTF8.withoutMark) == .bank
    else { return (nil, files) }
    return (first, Array(files.dropFirst()))
  }
}

/// A file of lines, unless standard input has them.
struct LinesOption: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The lines, a file of JSON Lines. (default: standard input)",
      valueName: "file"
    ),
    completion: .file()
  )
  var file: String?

  /// Where the lines are.
  var lines: LinesInput { LinesInput(path: file) }
}

/// A file of a kind, as it was named.
protocol NamedFile {
  associatedtype Kind: FileKind
  /// The path of the one that was given.
  var path: String { get }
}

/// What a command can work on.
protocol FileKind {
  /// The option for it, without hyphens.
  static var option: String { get }
  /// What it is called.
  static var noun: String { get }
  /// The beginning of its help.
  static var meaning: String { get }
  /// Whether the command does nothing without one.
  static var isRequired: Bool { get }
}

extension FileKind {
  static var isRequired: Bool { true }
}

enum BankKind: FileKind {
  static let option = "bank"
  static let noun = "problem bank"
  static let meaning = "The problem bank"
}

enum ChallengeKind: FileKind {
  static let option = "challenge"
  static let noun = "challenge"
  static let meaning = "The quiz, the players and the deadline of the challenge"
}

enum ExamKind: FileKind {
  static let option = "exam"
  static let noun = "exam on paper"
  static let meaning = "The exam on paper"
}

enum ExercisesKind: FileKind {
  static let option = "content"
  static let noun = "file with exercises"
  static let meaning = "The exercises"
}

/// Exercises that a command does without where it reads counts.
enum CountedExercisesKind: FileKind {
  static let option = ExercisesKind.option
  static let noun = ExercisesKind.noun
  static let meaning = ExercisesKind.meaning
  static let isRequired = false
}

enum RulesKind: FileKind {
  static let option = "rules"
  static let noun = "file with rules"
  static let meaning = "The rules of the group"
}

enum SheetKind: FileKind {
  static let option = "sheet"
  static let noun = "sheet"
  static let meaning = "The sheet of pins"
}

extension NamedFile where Kind == BankKind {
  /// Reads the bank.
  func load() throws(Failure) -> ProblemBank {
    try ContentFile(path: path).load(listedBy: "quiz check")
  }
}

extension NamedFile where Kind == SheetKind {
  /// Reads the sheet.
  func load() throws(Failure) -> PinSheet {
    try ContentFile(path: path).load()
  }
}

extension NamedFile where Kind == RulesKind {
  /// Reads the rules.
  func load() throws(Failure) -> RuleBook {
    try ContentFile(path: path).load(Simulation.Variant.self).rules
  }
}
