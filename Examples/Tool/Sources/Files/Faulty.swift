// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusCore
import Quizzes

/// What is wrong with the content of a file, at least one line.
struct Faulty: Error {
  let lines: [String]

  /// Puts an error into words.
  init(_ error: any Error) {
    let sentences = (error as? any FaultList)?.sentences ?? [Self.sentence(for: error)]
    lines = sentences.map(\.onOneLine)
  }

  /// What is wrong, at least one line.
  init(lines: [String]) {
    self.lines = lines.map(\.onOneLine)
  }

  /// Says what is wrong with a value that cannot be read, or with what was asked for, with the
  /// values that a person needs and without the names that only programmers know.
  static func sentence(for error: any Error) -> String {
    if let list = error as? any FaultList { return list.sentences.joined(separator: "; ") }
    let text =
      (error as? DecodingError).map { "\(LocatedFault<ProblemFault>($0))" } ?? "\(error)"
    return text.forPeople
  }

  /// How many faults are told in one line at the most.
  private static let most = 6

  /// The failure of a command that needs the content.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - command: The command that lists all faults, beside which only the first is told; nil to
  ///     tell more.
  /// - Returns: The failure.
  func failure(of path: String, listedBy command: String? = nil) -> Failure {
    let told = lines.prefix(command == nil ? Self.most : 1)
    let more = lines.count - told.count
    let source = command.map { ", see \(ToolName.current) \($0)" } ?? ""
    let rest = more == 0 ? "" : " (and \(Count(more, "more fault"))\(source))"
    return .badData("\(path): \(told.joined(separator: "; "))\(rest)")
  }
}

/// An error that tells several faults.
private protocol FaultList: Error {
  var sentences: [String] { get }
}

extension ContentError: FaultList {
  fileprivate var sentences: [String] { faults.map { "\($0)".forPeople } }
}

extension String {
  /// The description of an error for people: a sentence, and the values that it does not have.
  ///
  /// Behind the sentence a description has the case with its values: `This is not part of the
  /// problem. (unknownItem: "Au", problem: "symbols")` becomes `This is not part of the problem
  /// (“Au”, problem “symbols”).`
  fileprivate var forPeople: String {
    guard hasSuffix(")") else { return self }
    for stop in [". (", "? (", "! ("] {
      guard let range = ranges(of: stop).first(where: { self[$0.upperBound...].isCase }) else {
        continue
      }
      let reason = Self.reasons.first { self[range.upperBound...].hasCase($0.name) }
      let head = self[..<range.lowerBound] + (reason.map { ": \($0.text)" } ?? "")
      let sentence = "\(head)\(stop.prefix(1))"
      let details = self[range.upperBound...].dropLast().details.filter { detail in
        !sentence.contains(detail.value)
      }
      guard !details.isEmpty else { return sentence }
      let list = details.map { detail in
        let value = detail.isText ? "“\(detail.value)”" : detail.value
        return detail.label.map { "\($0) \(value)" } ?? value
      }
      return "\(head) (\(list.joined(separator: ", ")))\(stop.prefix(1))"
    }
    return self
  }

  /// What sentences for the users of an app leave out, because they cannot do anything about it, and
  /// the author of a file can.
  private static let reasons: [(name: String, text: String)] = [
    ("emptyIdentifier", "its identifier is empty"),
    ("conflictingEvent", "another event has the same identifier"),
  ]
}

/// A value of a case of an error.
private struct ErrorDetail {
  /// The name of the value, where it is a word.
  let label: String?
  let value: String
  let isText: Bool

  /// Reads `label: "value"`; nil for a value that only programmers understand.
  init?(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
    let isLabeled = parts.count == 2 && parts[0].allSatisfy { $0.isLetter || $0 == "." }
    // A label of two words, such as "atLeast", is none for people.
    label = isLabeled && parts[0].allSatisfy(\.isLowercase) ? parts[0] : nil
    let rest = (isLabeled ? parts[1] : text).trimmingCharacters(in: .whitespaces)
    if rest.hasPrefix("[\""), rest.hasSuffix("\"]") {
      // A list of names.
      let names = rest.dropFirst(2).dropLast(2).replacingOccurrences(of: "\", \"", with: "”, “")
      (value, isText) = (names, true)
      return
    }
    isText = rest.count > 1 && rest.hasPrefix("\"") && rest.hasSuffix("\"")
    value = isText ? String(rest.dropFirst().dropLast()) : rest
    let isNumber =
      rest.first { $0.isNumber || $0 == "-" } == rest.first
      && rest.allSatisfy { $0.isNumber || "-+/.,:% ".contains($0) }
    guard isText || isNumber, !value.isEmpty else { return nil }
  }
}

extension Substring {
  /// Whether this is what stands behind a sentence: the case of an error with its values, if any.
  fileprivate var isCase: Bool {
    let name = prefix { $0.isASCII && ($0.isLetter || $0 == "." || $0.isNumber) }
    let rest = self[name.endIndex...]
    return name.first?.isLowercase == true
      && (rest.hasPrefix(": ") || rest.hasPrefix(", ") || rest == ")")
  }

  /// Whether this is a case with a name, perhaps one within another: "log.emptyIdentifier)".
  fileprivate func hasCase(_ name: String) -> Bool {
    prefix { $0.isLetter || $0 == "." }.split(separator: ".").last.map { $0 == name } ?? false
  }

  /// The values of a case: `case: "value", label: 3`.
  fileprivate var details: [ErrorDetail] {
    guard contains(":") else { return [] }
    var parts: [String] = [""]
    var depth = 0
    var isQuoted = false
    for character in self {
      switch character {
      case "\"": isQuoted.toggle()
      case "(", "[": depth += isQuoted ? 0 : 1
      case ")", "]": depth -= isQuoted ? 0 : 1
      default: break
      }
      if character == ",", !isQuoted, depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.enumerated().compactMap { index, part in
      let text = part.trimmingCharacters(in: .whitespaces)
      guard index == 0 else { return ErrorDetail(text) }
      // The first value stands behind the name of the case.
      guard let colon = text.firstIndex(of: ":") else { return nil }
      let value = String(text[text.index(after: colon)...])
      return ErrorDetail(value.trimmingCharacters(in: .whitespaces))
    }
  }
}
