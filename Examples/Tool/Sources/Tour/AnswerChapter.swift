// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import Languages
import Quizzes

/// Written answers, each judged with the reason, in four languages.
struct AnswerChapter: Chapter {
  let title = "Does this answer count?"
  let module = "AnswerMatching"

  func play(_ content: ContentFolder, seed: UInt64, on page: inout TourPage) throws {
    let path = content.file("written-answers.jsonl")
    let samples = try LinesFile(path: path).load(Sample.self)
    page.write(
      """
      A typo should not fail someone who knows the answer, and a different answer should not pass. \
      One sample of each kind, from \(samples.count).
      """
    )
    var generator = SeededGenerator(seed: seed)
    for topic in Self.topics(of: samples) {
      guard let sample = generator.drawElement(of: topic) else { continue }
      guard try page.writeWhole(above: 0, { try show(sample, on: &$0) }) else { return }
    }
  }

  /// The samples of each topic, in the order in which topics come first.
  private static func topics(of samples: [Sample]) -> [[Sample]] {
    samples.reduce(into: []) { topics, sample in
      if let index = topics.firstIndex(where: { $0[0].topic == sample.topic }) {
        topics[index].append(sample)
      } else {
        topics.append([sample])
      }
    }
  }

  private func show(_ sample: Sample, on page: inout TourPage) throws {
    let verdict = try sample.match.verdict(knowing: .empty)
    // Who is asked in German is told in German.
    let phrasebook = sample.match.options.language.flatMap { Phrasebook(for: $0) }
    let reason = verdict.sentence(in: phrasebook ?? .english)
    // Its sign stays with an answer that begins a line.
    let answer = page.style.cyan(">\u{A0}“\(sample.match.input.onOneLine)”")
    page.write("\(sample.prompt.onOneLine) \(answer)")
    switch verdict {
    case .correct: page.judge(true, reason)
    case .wrong: page.judge(false, reason)
    case .notGradable, .undecided:
      page.write("? \(reason.onOneLine)", indent: 2, hanging: 2, render: page.style.bold)
    }
  }
}

extension AnswerChapter {
  /// A line of `ludus match` with what was asked.
  struct Sample: Decodable {
    /// What the sample shows.
    let topic: String
    let prompt: String
    let match: MatchInput

    private enum Key: String, CodingKey {
      case topic, prompt
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      topic = try container.decode(String.self, forKey: .topic)
      prompt = try container.decode(String.self, forKey: .prompt)
      match = try MatchInput(from: decoder)
    }
  }
}
