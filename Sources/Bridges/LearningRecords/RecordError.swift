// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import FileDiagnostics

/// Why a text cannot be the address of something in records.
public enum RecordError: Error, Hashable, Sendable {
  /// The text is no address with a scheme.
  case malformedAddress(String)

  /// The error as a sentence.
  ///
  /// - Parameter language: The language of the reader; where there is no text in it, the sentence is in English.
  /// - Returns: The sentence.
  public func sentence(in language: Language) -> String {
    switch self {
    case .malformedAddress(let text):
      interchangeSentences(
        Sentence(
          "malformed-value",
          [
            "value": .text(text), "name": .text("IRI"),
            "example": .text("https://school.example"),
          ]
        ),
        in: language
      )
    }
  }
}
