// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation

/// The command `ludus tour`.
struct Tour: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Watch a short session of each engine on real content.",
    discussion: """
      A scripted student plays and makes mistakes now and then. On a terminal of 24 rows each chapter is a page: \
      Return shows the next one, q ends, and ctrl-D shows the rest at once. The same seed gives the same tour.

      Example:

        ludus tour --seed 11 --chapter 4
      """
  )

  @Option(
    parsing: .unconditional,
    help: "The seed for all draws, a whole number from 0. (default: \(Self.usualSeed))"
  )
  var seed: WholeNumber?

  @Option(
    help: ArgumentHelp(
      "The chapter to show, from 1 to \(Self.chapters.count). (default: all)",
      valueName: "number"
    )
  )
  var chapter: Int?

  @Option(
    help: ArgumentHelp(
      "The folder with the content. (default: Content next to the tool, or where it was built)",
      valueName: "folder"
    ),
    completion: .directory
  )
  var content: String?

  /// The chapters in the order in which they are shown.
  private static let chapters: [any Chapter] = [
    QuizChapter(), AnswerChapter(), ExerciseChapter(), GroupChapter(), PinsChapter(),
    DiaryChapter(),
  ]

  private static let usualSeed: UInt64 = 7
  /// The rows below the last chapter: an empty one, three with a command, and the next prompt.
  private static let closingRows = 5

  func validate() throws {
    _ = try seed?.seed()
    if let chapter, !(1...Self.chapters.count).contains(chapter) {
      throw ValidationError(
        "--chapter: there is no chapter \(chapter), expected 1 to \(Self.chapters.count)"
      )
    }
  }

  func run() throws {
    let seed = try seed?.seed() ?? Self.usualSeed
    let content = content.map(ContentFolder.init) ?? .bundled
    var console = Console()
    let numbers = chapter.map { $0...$0 } ?? 1...Self.chapters.count
    var hasEnded = false
    for number in numbers {
      try show(number, content, seed: seed, on: &console)
      if number < numbers.upperBound {
        let hint = "Return: chapter \(number + 1) of \(Self.chapters.count) · q: end · ctrl-D: all"
        guard try console.pause(hint) != "q" else {
          hasEnded = true
          break
        }
        // Where there is room, a page does not begin right below the one before.
        if console.height.map({ $0 > TourPage.rows + 3 }) == true { try console.print() }
      }
    }
    // On few rows the last chapter would scroll away above what follows it.
    let needed = TourPage.rows + Self.closingRows
    if chapter == nil, !hasEnded, console.height.map({ $0 < needed }) == true {
      _ = try console.pause("Return: how to go on")
    }
    try console.printParagraph("Now you, from the root of the checkout:")
    // The reader may have no command `ludus` yet.
    try console.print("  swift run --package-path Examples \\")
    try console.print("    ludus quiz play Examples/Content/general-chemistry.json")
    try console.flush()
  }

  private func show(
    _ number: Int,
    _ content: ContentFolder,
    seed: UInt64,
    on console: inout Console
  ) throws {
    let chapter = Self.chapters[number - 1]
    let style = console.style
    var page = TourPage(style: style, width: console.width)
    if self.chapter == nil, number == 1 { introduce(on: &page) }
    page.write("\(style.bold("\(number). \(chapter.title)")) · \(style.dim(chapter.module))")
    try chapter.play(content, seed: seed, on: &page)
    for line in page.lines {
      try console.print(line)
    }
    try console.print()
  }

  /// What the tour is and what its marks mean, above the first chapter and on the same page.
  private func introduce(on page: inout TourPage) {
    let style = page.style
    page.write("Six engines, one page each; questions are drawn and judged while you watch.")
    page.write(
      "\(style.cyan("> what someone does"))   \(style.green("✓ right"))   \(style.red("✗ wrong, or refused"))",
      indent: 2
    )
    page.write("")
  }
}
