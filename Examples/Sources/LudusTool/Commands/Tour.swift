import ArgumentParser
import Foundation

/// The command `ludus tour`.
struct Tour: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Watch a short session of each engine on real content.",
    discussion: """
      A scripted student plays and errs now and then. On a terminal each chapter waits for Return; ctrl-D shows \
      all that is left at once. The same seed gives the same tour.

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
    DiaryChapter(), LanguagesChapter(),
  ]

  private static let usualSeed: UInt64 = 2016

  func validate() throws {
    _ = try seed?.seed()
  }

  func run() throws {
    let seed = try seed?.seed() ?? Self.usualSeed
    let content = content.map(ContentFolder.init) ?? .bundled
    var console = Console()
    try introduce(on: &console)
    for (index, chapter) in Self.chapters.enumerated() {
      let heading = console.style.bold("\(index + 1). \(chapter.title)")
      try console.printParagraph("\(heading) · \(console.style.dim(chapter.module))")
      try chapter.play(content, seed: seed, on: &console)
      try console.print()
      if index < Self.chapters.count - 1 {
        try console.pause(
          "Return: the next of \(Self.chapters.count) chapters · ctrl-D: all of them"
        )
      }
    }
    try console.printParagraph(
      "That was the tour with the seed \(seed). Now you, from the root of the checkout:"
    )
    // The reader may have no command `ludus` yet.
    try console.print("  swift run --package-path Examples \\")
    try console.print("    ludus quiz play Examples/Content/general-chemistry.json")
    try console.flush()
  }

  private func introduce(on console: inout Console) throws {
    let style = console.style
    try console.printParagraph(
      """
      Six engines for learning, each in a short session on real content. Nothing here is canned: what is asked \
      is drawn, and every verdict is worked out while you watch.
      """
    )
    try console.printParagraph(
      "\(style.cyan("> what somebody writes or does"))   \(style.green("✓ right, or allowed"))   "
        + style.red("✗ wrong, or refused"),
      indent: "  "
    )
    try console.print()
  }
}
