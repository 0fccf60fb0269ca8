// SPDX-License-Identifier: Apache-2.0
import Foundation
import LearningDiary

/// A diary in words.
struct DiaryPage {
  let diary: Diary
  let calendar: Calendar
  let day: CalendarDay

  /// A line for each entry of a list: an arrow at the one to scroll to, and what is past in
  /// brackets.
  func lines(_ filter: Diary.List.Filter, course: DiaryCourse.ID? = nil) -> [String] {
    let list = diary.list(filter, course: course, on: day, calendar: calendar)
    let nearest = list.nearest?.id
    return list.entries.map { entry in
      let mark = entry.id == nearest ? "▶" : " "
      let state = entry.isCompleted ? "✓" : entry.kind == .goal ? "◎" : "○"
      let text = "\(state) \(when(entry))  \(entry.title)"
      return "\(mark) \(entry.isPast ? "(\(text))" : text)".onOneLine
    }
  }

  /// A line for each course: its color, the learner's progress and that of the others.
  var courses: [String] {
    diary.courses.map { course in
      var line = "\(course.title), \(diary.color(of: course.id))"
      if course.enrollment == .available {
        line += course.start.map { ", can be joined, begins on \($0)" } ?? ", can be joined"
      } else if let progress = diary.progress(in: course.id) {
        line += progress.own.map { ", \($0.done) of \(Count($0.total, "task")) done" } ?? ""
        line += progress.others.map { ", the others \(percent($0.average)) on \($0.day)" } ?? ""
      }
      return line.onOneLine
    }
  }

  /// The titles of the notes.
  func notes(course: DiaryCourse.ID? = nil) -> [String] {
    diary.notes(of: course).map { "“\($0.title)”".onOneLine }
  }

  /// Level and experience.
  var profile: String {
    diary.profile().caption.onOneLine
  }

  private func when(_ entry: Diary.List.Entry) -> String {
    guard let due = entry.due else { return "any day        " }
    return "\(due)" + (entry.time.map { " \($0)" } ?? "      ").prefix(6)
  }

  private func percent(_ part: Fraction) -> String {
    guard part.denominator > 0 else { return "\(part)" }
    return "\(Int((Double(part.numerator) / Double(part.denominator) * 100).rounded())) %"
  }
}
