// SPDX-License-Identifier: Apache-2.0
extension Question {
  /// The task for the learner, with the key.
  public enum Task: Hashable, Sendable {
    /// Pick one of the answers, or several.
    case choices([Answer], picksOne: Bool, areShuffled: Bool)
    /// Decide whether a statement is true.
    case truth(Bool, feedbackTrue: Text?, feedbackFalse: Text?)
    /// Write a text; `*` in an answer stands for anything.
    case written([Answer], ignoresCase: Bool)
    /// Write a number.
    case numbers([Answer])
    /// Match stems with answers.
    case pairs([Pair], areShuffled: Bool)
    /// Put texts in order; they stand in the right one.
    case ordering([Text])
    /// Fill the gaps of a text, in which `{#1}` is the place of the first.
    case cloze([Gap])
    /// Put words into a text, in which `[[1]]` is the place of the first word.
    case gapSelect([GapOption], areDragged: Bool)
    /// Write a text that a person grades.
    case essay
    /// Nothing: the text stands between questions.
    case description
    /// Something that only one format has, by the name of its type there, with the answers that it lists.
    case other(String, [Answer] = [], picksOne: Bool? = nil)
  }

  /// The name of the type, as Moodle has it.
  public var type: String {
    switch task {
    case .choices: "multichoice"
    case .truth: "truefalse"
    case .written: "shortanswer"
    case .numbers: "numerical"
    case .pairs: "match"
    case .ordering: "ordering"
    case .cloze: "multianswer"
    case .gapSelect(_, let areDragged): areDragged ? "ddwtos" : "gapselect"
    case .essay: "essay"
    case .description: "description"
    case .other(let name, _, _): name
    }
  }
}
