// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// A way in which a learner erred.
public enum PinDiagnosis: Hashable, Sendable {
  /// The labels of two pins are exchanged.
  case swapped(with: Pin.ID)
  /// The labels of three or more pins are moved around, each to the next of the list and the last to the first.
  case cycle([Pin.ID])
  /// The answer is the label of another pin.
  case labelOf(Pin.ID)
  /// It is the right structure of the other side.
  case wrongSide
  /// It is a part of the structure.
  case partForWhole(Pin.ID)
  /// It is the structure of which the right one is a part.
  case wholeForPart(Pin.ID)
  /// It is the plural of the right name.
  case pluralForSingular
  /// It is the singular of the right name, which is a plural.
  case singularForPlural
  /// Another pin has the same answer: the one where it is correct, or earns a part, and keeps the credit; where
  /// it counts nowhere, the first other one.
  case duplicate(of: Pin.ID)
  /// There is no answer.
  case empty
}

extension PinDiagnosis {
  /// Returns a whole sentence for the learner about the mistake.
  ///
  /// ```swift
  /// PinDiagnosis.swapped(with: "p2").sentence(in: .english)   // "You exchanged it with “p2”."
  /// ```
  ///
  /// - Parameters:
  ///   - phrasebook: The language of the sentence.
  ///   - name: How to name another pin to the learner; nil for its identifier.
  /// - Returns: A whole sentence.
  public func sentence(
    in phrasebook: Phrasebook,
    naming name: (Pin.ID) -> String? = { _ in nil }
  ) -> String {
    let (key, pins): (String, [Pin.ID]) =
      switch self {
      case .swapped(let pin): ("swapped", [pin])
      case .cycle(let pins): ("cycle", pins)
      case .labelOf(let pin): ("labelOf", [pin])
      case .wrongSide: ("wrongSide", [])
      case .partForWhole(let pin): ("partForWhole", [pin])
      case .wholeForPart(let pin): ("wholeForPart", [pin])
      case .pluralForSingular: ("pluralForSingular", [])
      case .singularForPlural: ("singularForPlural", [])
      case .duplicate(let pin): ("duplicate", [pin])
      case .empty: ("empty", [])
      }
    return pinSentences("diagnosis.\(key)", pins, in: phrasebook, naming: name)
  }
}
