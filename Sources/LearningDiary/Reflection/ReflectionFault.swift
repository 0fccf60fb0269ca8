public import LudusCore

extension Reflection {
  /// Why a diary does not take an entry.
  public enum Fault: Hashable, Sendable {
    /// The identifier is empty.
    case emptyIdentifier
    /// Neither the text nor an answer says anything.
    case nothingWritten
    /// A prompt is answered more than once.
    case promptAnsweredTwice(Reflection.Prompt)
    /// The diary does not know the course.
    case unknownCourse(DiaryCourse.ID)
  }
}

extension Reflection.Fault: CustomStringConvertible {
  /// What is wrong, for developers.
  public var description: String {
    switch self {
    case .emptyIdentifier: "the identifier is empty"
    case .nothingWritten: "neither text nor answer says anything"
    case .promptAnsweredTwice(let prompt): "the prompt \(prompt) is answered more than once"
    case .unknownCourse(let course): "there is no course \"\(course)\""
    }
  }
}

extension Reflection.Entry {
  /// What is wrong with it in itself; whether its course is known is found by the diary.
  public var faults: [Reflection.Fault] {
    var faults: [Reflection.Fault] = []
    if id.rawValue.isEmpty {
      faults.append(.emptyIdentifier)
    }
    if ([text] + answers.map(\.text)).allSatisfy(\.isBlank) {
      faults.append(.nothingWritten)
    }
    var answered: Set<Reflection.Prompt> = []
    for answer in answers where !answered.insert(answer.prompt).inserted {
      faults.append(.promptAnsweredTwice(answer.prompt))
    }
    return faults
  }
}

extension [Reflection.Fault] {
  /// What to tell the learner, a sentence for each fault.
  var sentences: (english: String, german: String) {
    let sentences = map(\.sentences)
    return (
      sentences.map(\.english).joined(separator: " "),
      sentences.map(\.german).joined(separator: " ")
    )
  }
}

extension Reflection.Fault {
  fileprivate var sentences: (english: String, german: String) {
    switch self {
    case .emptyIdentifier: ("The entry has no name.", "Der Eintrag hat keine Kennung.")
    case .nothingWritten: ("Please write something first.", "Bitte schreib zuerst etwas.")
    case .promptAnsweredTwice:
      ("Please answer each question once.", "Bitte beantworte jede Frage nur einmal.")
    case .unknownCourse: ("There is no such course.", "Diesen Kurs gibt es nicht.")
    }
  }
}
