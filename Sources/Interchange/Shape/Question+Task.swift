extension Question {
  /// What is asked, and the key.
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
    /// Write a text that a person grades.
    case essay
    /// Nothing: the text stands between questions.
    case description
    /// Something that only one format has, by the name of its type there.
    case other(String)
  }

  /// The name of the type, as Moodle has it.
  public var type: String {
    switch task {
    case .choices: "multichoice"
    case .truth: "truefalse"
    case .written: "shortanswer"
    case .numbers: "numerical"
    case .pairs: "match"
    case .essay: "essay"
    case .description: "description"
    case .other(let name): name
    }
  }
}
