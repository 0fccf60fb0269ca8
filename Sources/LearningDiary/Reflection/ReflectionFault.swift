public import LudusCore

/// Why a diary does not take an entry.
public enum ReflectionFault: Hashable, Sendable {
  /// The identifier is empty.
  case emptyIdentifier
  /// Neither the text nor an answer says anything.
  case nothingWritten
  /// A prompt is answered more than once.
  case promptAnsweredTwice(ReflectionPrompt)
  /// The diary does not know the course.
  case unknownCourse(Course.ID)
}

extension ReflectionFault: CustomStringConvertible {
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

extension ReflectionEntry {
  /// What is wrong with it in itself; whether its course is known is found by the diary.
  public var faults: [ReflectionFault] {
    var faults: [ReflectionFault] = []
    if id.rawValue.isEmpty {
      faults.append(.emptyIdentifier)
    }
    if ([text] + answers.map(\.text)).allSatisfy(\.isBlank) {
      faults.append(.nothingWritten)
    }
    var answered: Set<ReflectionPrompt> = []
    for answer in answers where !answered.insert(answer.prompt).inserted {
      faults.append(.promptAnsweredTwice(answer.prompt))
    }
    return faults
  }
}

extension [ReflectionFault] {
  /// What to tell the learner, a sentence for each fault.
  var sentences: (english: String, german: String) {
    let sentences = map(\.sentences)
    return (
      sentences.map(\.english).joined(separator: " "),
      sentences.map(\.german).joined(separator: " ")
    )
  }
}

extension ReflectionFault {
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
