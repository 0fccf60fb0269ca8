import ArgumentParser
import Foundation

/// The command `ludus tour`.
struct Tour: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Watch a short session of each engine on real content.",
    discussion: """
      A scripted student plays and errs now and then. The same seed gives the same tour.

      Example:

        ludus tour --seed 7
      """
  )

  @Option(
    parsing: .unconditional,
    help: "What all draws depend on, a whole number from 0. Default: \(Self.usualSeed)."
  )
  var seed: WholeNumber?

  @Option(
    help: ArgumentHelp(
      "The folder with the content. Default: Examples/Content where the tool was built.",
      valueName: "folder"
    )
  )
  var content: String?

  /// The chapters in the order in which they are shown.
  private static let chapters: [any Chapter] = [
    QuizChapter(), AnswerChapter(), ExerciseChapter(), GroupChapter(), PinsChapter(),
    DiaryChapter(),
  ]

  private static let usualSeed: UInt64 = 2016

  func validate() throws {
    _ = try seed?.seed()
  }

  func run() throws {
    let seed = try seed?.seed() ?? Self.usualSeed
    let content = content.map(ContentFolder.init) ?? .bundled
    var console = Console()
    for (index, chapter) in Self.chapters.enumerated() {
      try console.print(console.style.bold("\(index + 1). \(chapter.title)"))
      try chapter.play(content, seed: seed, on: &console)
      try console.print()
    }
    try console.printParagraph(
      "That was the tour with the seed \(seed). Now you, from the root of the checkout:"
    )
    // The reader may have no command `ludus` yet.
    try console.print("  swift run --package-path Examples \\")
    try console.print("    ludus quiz play Examples/Content/general-chemistry.json")
    try console.flush()
  }
}
