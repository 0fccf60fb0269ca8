// SPDX-License-Identifier: Apache-2.0
extension Question {
  /// A gap in a text, with its own mark.
  public struct Gap: Hashable, Sendable {
    /// How a gap is filled and shown.
    public struct Kind: Hashable, Sendable {
      /// The name of the type of question that the gap is.
      public enum Name: String, Hashable, Sendable {
        /// Pick one answer, or several.
        case multichoice
        /// Write a text.
        case shortanswer
        /// Write a number.
        case numerical
      }

      /// The name of the type.
      public let name: Name
      /// The name as it is written, such as "MULTICHOICE_VS".
      public let spelling: String
      /// Whether only one answer is picked.
      public let picksOne: Bool
      /// How answers stand: "dropdown", "vertical" or "horizontal"; nil where none are shown.
      public let layout: String?
      /// Whether answers are shuffled.
      public let areShuffled: Bool
      /// Whether upper and lower case do not matter.
      public let ignoresCase: Bool

      /// A text, upper and lower case alike.
      static let shortAnswer = Kind(full: "SHORTANSWER", spelling: "SHORTANSWER")

      /// The kind by its name, such as "SA" or "SHORTANSWER", or nil for another name.
      public init?(name spelling: String) {
        guard let full = Self.names[spelling] else { return nil }
        self.init(full: full, spelling: spelling)
      }

      private init(full: String, spelling: String) {
        self.spelling = spelling
        name =
          full.hasPrefix("M") ? .multichoice : full.hasPrefix("S") ? .shortanswer : .numerical
        picksOne = !full.hasPrefix("MULTIR")
        let mode = full.split(separator: "_").dropFirst().first ?? ""
        areShuffled = mode.hasSuffix("S")
        ignoresCase = mode != "C"
        layout =
          name != .multichoice
          ? nil
          : mode.hasPrefix("H")
            ? "horizontal" : mode.hasPrefix("V") || !picksOne ? "vertical" : "dropdown"
      }

      private static let names: [String: String] = {
        var names: [String: String] = [:]
        for (short, full) in [
          ("NM", "NUMERICAL"), ("SA", "SHORTANSWER"), ("MW", "SHORTANSWER"),
          ("SAC", "SHORTANSWER_C"), ("MWC", "SHORTANSWER_C"), ("MC", "MULTICHOICE"),
          ("MCV", "MULTICHOICE_V"), ("MCH", "MULTICHOICE_H"), ("MCS", "MULTICHOICE_S"),
          ("MCVS", "MULTICHOICE_VS"), ("MCHS", "MULTICHOICE_HS"), ("MR", "MULTIRESPONSE"),
          ("MRH", "MULTIRESPONSE_H"), ("MRS", "MULTIRESPONSE_S"), ("MRHS", "MULTIRESPONSE_HS"),
        ] {
          names[short] = full
          names[full] = full
        }
        return names
      }()
    }

    /// How the gap is filled.
    public var kind: Kind
    /// How much it counts, 1 or more.
    public var mark: Int
    /// The answers with what they earn.
    public var answers: [Answer]

    /// Creates a gap.
    public init(kind: Kind, mark: Int = 1, answers: [Answer]) {
      self.kind = kind
      self.mark = mark
      self.answers = answers
    }
  }

  /// A word that can be put into gaps of its group.
  public struct GapOption: Hashable, Sendable {
    /// The word.
    public var text: String
    /// The name of the group, "1" in most files.
    public var group: String

    /// Creates a word.
    public init(_ text: String, group: String = "1") {
      self.text = text
      self.group = group
    }
  }
}
