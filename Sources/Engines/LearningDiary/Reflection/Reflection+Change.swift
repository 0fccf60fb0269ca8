// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import LudusFoundation
internal import PlayerProgress

extension Reflection {
  /// A change to one part of an entry.
  ///
  /// Two devices that change different parts of an entry do not undo each other's change.
  ///
  /// In JSON a change is an object with the key of the part: `{"text":"A good day."}`,
  /// `{"answer":{"prompt":"next","text":"Rest"}}`.
  public enum Change: Hashable, Sendable {
    /// Another course.
    case course(DiaryCourse.ID)
    /// Another day.
    case day(CalendarDay)
    /// Another free text.
    case text(String)
    /// Another answer to a prompt, or none.
    case answer(Reflection.Prompt, String?)
    /// The answers come in the order of these prompts, others after them.
    case order([Reflection.Prompt])
    /// A further attachment, which comes last.
    case attach(Diary.Attachment)
    /// An attachment less.
    case detach(Diary.Attachment)
  }
}

extension Reflection.Change {
  /// Whether it is about what the learner wrote or attached.
  var isOfWords: Bool {
    switch self {
    case .course, .day: false
    case .text, .answer, .order, .attach, .detach: true
    }
  }

  /// Whether it brings words or an attachment.
  var saysSomething: Bool {
    switch self {
    case .text(let text), .answer(_, let text?): !text.isBlank
    case .attach: true
    case .answer(_, nil), .course, .day, .order, .detach: false
    }
  }
}

extension Reflection.Entry {
  /// Returns the entry after some changes, one after the other.
  func changed(by changes: [Reflection.Change]) -> Reflection.Entry {
    var (course, day, text) = (course, day, text)
    var (answers, attachments) = (answers, attachments)
    for change in changes {
      switch change {
      case .course(let new): course = new
      case .day(let new): day = new
      case .text(let new): text = new
      case .answer(let prompt, let new):
        let answer = new.map { Answer(to: prompt, $0) }
        if let index = answers.firstIndex(where: { $0.prompt == prompt }) {
          answers.replaceSubrange(index...index, with: answer.map { [$0] } ?? [])
        } else {
          answers += answer.map { [$0] } ?? []
        }
      case .order(let prompts): answers = answers.inOrder(of: prompts)
      case .attach(let attachment):
        attachments.removeAll { $0 == attachment }
        attachments.append(attachment)
      case .detach(let attachment): attachments.removeAll { $0 == attachment }
      }
    }
    return Reflection.Entry(
      id: id,
      course: course,
      day: day,
      text: text,
      answers: answers,
      attachments: attachments
    )
  }

  /// The changes that lead from another state of the entry to this one; an attachment that is there
  /// twice is there once.
  func changes(from old: Reflection.Entry) -> [Reflection.Change] {
    var changes: [Reflection.Change] = []
    if course != old.course { changes.append(.course(course)) }
    if day != old.day { changes.append(.day(day)) }
    if text != old.text { changes.append(.text(text)) }
    let prompts = answers.map(\.prompt)
    let known = old.answers.map(\.prompt)
    changes += known.filter { !prompts.contains($0) }.map { .answer($0, nil) }
    changes += answers.filter { !old.answers.contains($0) }.map { .answer($0.prompt, $0.text) }
    let order = known.filter(prompts.contains) + prompts.filter { !known.contains($0) }
    if order != prompts { changes.append(.order(prompts)) }
    changes += old.attachments.filter { !attachments.contains($0) }.map(Reflection.Change.detach)
    // The first ones that are in their order stay, and all others are attached after them.
    let kept = zip(old.attachments.filter(attachments.contains), attachments).prefix { $0 == $1 }
    return changes + attachments.dropFirst(kept.count).map(Reflection.Change.attach)
  }
}

extension [Reflection.Entry.Answer] {
  /// The answers in the order of some prompts, others after them.
  fileprivate func inOrder(of prompts: [Reflection.Prompt]) -> Self {
    let named = prompts.compactMap { prompt in first { $0.prompt == prompt } }
    return named + filter { !prompts.contains($0.prompt) }
  }
}

// MARK: - JSON

extension Reflection.Change: JSONTagged {
  package static let tags: [JSONTag<Self>] = [
    JSONTag("course", Self.course) { if case .course(let course) = $0 { course } else { nil } },
    JSONTag("day", Self.day) { if case .day(let day) = $0 { day } else { nil } },
    JSONTag("text", Self.text) { if case .text(let text) = $0 { text } else { nil } },
    JSONTag("answer", { (change: AnswerChange) in .answer(change.prompt, change.text) }) {
      guard case .answer(let prompt, let text) = $0 else { return nil }
      return AnswerChange(prompt: prompt, text: text)
    },
    JSONTag("order", Self.order) { if case .order(let prompts) = $0 { prompts } else { nil } },
    JSONTag("attach", Self.attach) {
      if case .attach(let attachment) = $0 { attachment } else { nil }
    },
    JSONTag("detach", Self.detach) {
      if case .detach(let attachment) = $0 { attachment } else { nil }
    },
  ]
}

/// An answer to a prompt, or that there is none any more.
private struct AnswerChange: JSONRecord, Hashable {
  let prompt: Reflection.Prompt
  let text: String?

  static func form(_ record: inout Record<Self, DiaryFault>) throws -> Self {
    let prompt = record.field("prompt", \.prompt)
    let text = record.field("text", \.text)
    return try Self(prompt: prompt(), text: text())
  }
}
