import AnswerMatching

/// What `ludus match` says to a line.
struct MatchAnswer: Encodable {
  enum Name: String, Encodable {
    case exact, normalized, rough, equivalent, wrong, notGradable, undecided
  }

  let verdict: Name
  let correct: Bool?
  let matched: String?
  let distance: Int?
  let reason: String

  init(_ verdict: Verdict) {
    reason = verdict.description
    switch verdict {
    case .right(let match):
      correct = true
      matched = match.accepted
      (self.verdict, distance) =
        switch match.reason {
        case .exact: (.exact, 0)
        case .normalized: (.normalized, 0)
        case .inflected: (.rough, nil)
        case .misspelled(let misspelling): (.rough, misspelling.distance)
        case .equivalent: (.equivalent, nil)
        }
    case .wrong(let mismatch):
      self.verdict = .wrong
      correct = false
      matched = nil
      distance =
        if case .misspelledTooBadly(let misspelling) = mismatch.reason { misspelling.distance } else
        { nil }
    case .notGradable:
      self.verdict = .notGradable
      (correct, matched, distance) = (nil, nil, nil)
    case .undecided:
      self.verdict = .undecided
      (correct, matched, distance) = (nil, nil, nil)
    }
  }

  private enum Key: String, CodingKey {
    case verdict, correct, matched, distance, reason
  }

  /// `correct` is written even when it is null: the answer is neither right nor wrong.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(verdict, forKey: .verdict)
    try container.encode(correct, forKey: .correct)
    try container.encodeIfPresent(matched, forKey: .matched)
    try container.encodeIfPresent(distance, forKey: .distance)
    try container.encode(reason, forKey: .reason)
  }
}
