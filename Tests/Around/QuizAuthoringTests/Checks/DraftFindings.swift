// SPDX-License-Identifier: Apache-2.0
import LudusFoundation
import QuizAuthoring

/// A bank's JSON with one set, and what a check finds in it, a line each.
func draftFindings(
  _ problems: String...,
  check: BankCheck = .unsized,
  language: String? = "en",
  images: Set<String>? = nil,
  unchosen: Problem.UnchosenOptions = [:]
) -> [String] {
  let tag = language.map { "\"language\":\"\($0)\"," } ?? ""
  let json = """
    {"version":1,"id":"b","title":"B",\(tag)"sets":[{"id":"s","title":"S","problems":[
    \(problems.joined(separator: ","))]}]}
    """
  let found = check.findings(inDraft: Data(json.utf8), images: images, unchosen: unchosen)
  return found.map { "\($0.place): \($0.kind.rawValue)" }
}

/// A multiple-choice problem whose first option is right.
func draftChoice(_ id: String, _ prompt: String, _ options: String..., more: String = "")
  -> String
{
  let all = options.enumerated().map { index, text in
    #"{"id":"\#(index)","text":"\#(text)"\#(index == 0 ? #","correct":true"# : "")}"#
  }
  return """
    {"id":"\(id)","kind":"multipleChoice","prompt":"\(prompt)"\(more),"options":[\(all.joined(separator: ","))]}
    """
}

func draftExact(_ id: String, _ prompt: String, _ accepted: String...) -> String {
  let all = accepted.map { "\"\($0)\"" }.joined(separator: ",")
  return #"{"id":"\#(id)","kind":"exactMatch","prompt":"\#(prompt)","accepted":[\#(all)]}"#
}

extension BankCheck {
  /// The standard check, but for how many problems and options there are.
  static let unsized: BankCheck = {
    let check = try? BankCheck {
      $0.minimumProblems = 0
      $0.minimumOptions = 0
    }
    return check ?? .standard
  }()
}
