import AnswerMatching
import Quizzes

/// Written answers, each judged with the reason.
struct AnswerChapter: Chapter {
  let title = "Does this answer count?"
  let module = "AnswerMatching"

  func play(_ content: ContentFolder, seed: UInt64, on console: inout Console) throws {
    let path = content.file("written-answers.jsonl")
    let samples = try LinesFile(path: path).load(AnswerSample.self)
    try console.printParagraph(
      """
      Who knows an answer should not fail for a slip of the pen, and who means something else should not \
      pass. Of each kind of answer one is drawn, from \(samples.count) in all.
      """
    )
    var generator = SeededGenerator(seed: seed)
    for topic in Self.topics(of: samples) {
      if let sample = generator.drawElement(of: topic) {
        try show(sample, on: &console)
      }
    }
  }

  /// The samples of each topic, in the order in which topics come first.
  private static func topics(of samples: [AnswerSample]) -> [[AnswerSample]] {
    samples.reduce(into: []) { topics, sample in
      if let index = topics.firstIndex(where: { $0[0].topic == sample.topic }) {
        topics[index].append(sample)
      } else {
        topics.append([sample])
      }
    }
  }

  private func show(_ sample: AnswerSample, on console: inout Console) throws {
    let verdict = try sample.match.verdict(knowing: .empty)
    // Who is asked in German is told in German.
    let reason = verdict.sentence(in: sample.match.options.language ?? .english).onOneLine
    try console.print()
    try console.printParagraph(sample.topic.onOneLine, render: console.style.bold)
    try console.printParagraph(sample.prompt.onOneLine, indent: "  ")
    try console.printParagraph(
      "> “\(sample.match.input.onOneLine)”",
      indent: "  ",
      hanging: 2,
      render: console.style.cyan
    )
    let (mark, render) = Self.mark(of: verdict, in: console.style)
    try console.printParagraph("\(mark) \(reason)", indent: "  ", render: render)
  }

  /// The sign and the colour of a verdict; what is not judged has neither those of right nor of wrong.
  private static func mark(
    of verdict: Verdict,
    in style: Style
  ) -> (String, render: (String) -> String) {
    switch verdict {
    case .correct: ("✓", style.green)
    case .wrong: ("✗", style.red)
    case .notGradable, .undecided: ("?", style.bold)
    }
  }
}
