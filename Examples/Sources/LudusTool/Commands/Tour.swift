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

  @Option(help: "What all draws depend on, a whole number from 0.")
  var seed: UInt64 = 2016

  @Option(
    help: ArgumentHelp(
      "The folder with the content. Default: Examples/Content where the tool was built.",
      valueName: "folder"
    )
  )
  var content: String?

  /// One chapter for each system, in the order in which they are shown.
  private static let chapters: [any Chapter] = [QuizChapter()]

  func run() throws {
    let content = content.map(ContentFolder.init) ?? .bundled
    var console = Console()
    for (index, chapter) in Self.chapters.enumerated() {
      try console.print(console.style.bold("\(index + 1). \(chapter.title)"))
      try chapter.play(content, seed: seed, on: &console)
      try console.print()
    }
    try console.print("That was the tour with the seed \(seed). Now you: ludus quiz play --help")
    try console.flush()
  }
}
