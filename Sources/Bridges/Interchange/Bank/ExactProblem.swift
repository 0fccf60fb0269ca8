// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
internal import LudusCore
internal import QuizContent

/// The problem that a question was made of, for formats that hold more of it than a question does.
///
/// It makes no difference to equality, and holds as long as the question is not changed.
struct ExactProblem: Hashable, Sendable {
  let problem: Problem

  static func == (one: Self, other: Self) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}

extension Question {
  /// The problem that the question was made of; nil for one that was changed since.
  var exactProblem: Problem? {
    guard let problem = exact?.problem else { return nil }
    var made = Question.made(from: problem).question
    made.takeOver(self)
    return made == self ? problem : nil
  }

  /// Takes over from another question all that does not come from its problem.
  mutating func takeOver(_ other: Question) {
    (name, idNumber, mark) = (other.name, other.idNumber, other.mark)
    (set, remainder) = (other.set, other.remainder)
    (language, impliedLanguage) = (other.language, other.impliedLanguage)
  }

  /// The parts that formats without columns of their own lose of the problem that it was made of.
  var lossesOfProblem: [Exported.Loss.Part] {
    var losses = exactProblem.map { Question.made(from: $0).losses } ?? []
    if source != nil { losses.append(.source) }
    return losses
  }

  /// Whether a text has the sign that stands for one that could not be read.
  var hasLostSigns: Bool {
    let texts = [name, idNumber, sampleAnswer, source].compactMap(\.self) + tags
    if texts.contains(where: \.hasLostSigns) { return true }
    if allTexts.contains(where: \.source.hasLostSigns) { return true }
    switch task {
    case .pairs(let pairs, _): return pairs.contains { $0.answer.hasLostSigns }
    case .cloze(let gaps):
      return gaps.contains { gap in
        gap.answers.contains {
          $0.text.source.hasLostSigns || $0.feedback?.source.hasLostSigns == true
        }
      }
    case .gapSelect(let words, _): return words.contains { $0.text.hasLostSigns }
    default: return false
    }
  }
}

extension String {
  /// Whether there is a sign in it that stands for one that could not be read, or none at all.
  fileprivate var hasLostSigns: Bool {
    utf8.contains { $0 == 0xEF || $0 == 0 }
      && unicodeScalars.contains { $0 == "\u{FFFD}" || $0 == "\u{0}" }
  }
}
