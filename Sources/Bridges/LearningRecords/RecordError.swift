// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import FileDiagnostics

/// Why a text cannot be the address of something in records.
public enum RecordError: Error, Hashable, Sendable {
  /// The text is no address with a scheme.
  case malformedAddress(String)

  /// The error as a sentence.
  ///
  /// - Parameter phrasebook: The language of the reader.
  /// - Returns: The sentence.
  public func sentence(in phrasebook: Phrasebook) -> String {
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
        in: phrasebook
      )
    }
  }
}
