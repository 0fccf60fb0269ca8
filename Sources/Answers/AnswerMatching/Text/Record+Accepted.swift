// SPDX-License-Identifier: Apache-2.0
package import LudusCore

extension Record {
  /// The answers that count, the preferred one first: a list of texts and numbers, or a single one of them.
  package mutating func accepted(
    _ texts: (Source) -> [String]
  ) -> Field<(preferred: String, alternatives: [String])> {
    field("accepted", texts, as: .answers).map { ($0[0], Array($0.dropFirst())) }
  }
}

/// The answers that count as they stand in JSON.
private struct WrittenAnswers: Codable {
  let texts: [String]

  init(texts: [String]) {
    self.texts = texts
  }

  init(from decoder: any Decoder) throws {
    if let answer = try? WrittenAnswer(from: decoder) {
      texts = [answer.text]
    } else {
      let answers = try [WrittenAnswer](from: decoder)
      guard !answers.isEmpty else {
        throw ContentError(faults: [
          LocatedFault(JSONFault.malformed("expected at least one answer"), at: ContentPlace())
        ])
      }
      texts = answers.map(\.text)
    }
  }

  func encode(to encoder: any Encoder) throws {
    try texts.encode(to: encoder)
  }
}

/// A text, or a number that stands for the text it is written as.
private struct WrittenAnswer: Decodable {
  let text: String

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let whole = try? value.decode(Int.self) {
      text = "\(whole)"
    } else if let number = try? value.decode(Double.self) {
      text = "\(number)"
    } else {
      text = try value.decode(String.self)
    }
  }
}

extension JSONShape where Value == [String], Raw == WrittenAnswers {
  fileprivate static var answers: JSONShape {
    JSONShape(read: { $0.texts }, write: WrittenAnswers.init(texts:))
  }
}
