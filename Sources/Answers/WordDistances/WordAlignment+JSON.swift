// SPDX-License-Identifier: Apache-2.0
package import LudusCore

extension WordAlignment: JSONRecord {
  package static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let target = record.field("target", \.target)
    let input = record.field("input", \.input)
    let edits = record.field("edits", \.edits)
    let alignment = WordAlignment(target: try target(), input: try input(), edits: try edits())
    guard alignment.rebuiltInput == Array(alignment.input) else {
      let reason = "expected edits, from left to right, that lead from the target to the input"
      let fault = LocatedFault(JSONFault.malformed(reason), at: ContentPlace().key("edits"))
      throw ContentError(faults: [fault])
    }
    return alignment
  }

  /// The letters that the edits make of the target's, or nil when there are edits that do not fit the words
  /// or one another.
  ///
  /// They are the letters of the input; only the letters that edits put in are taken from it.
  package var rebuiltInput: [Character]? {
    let target = Array(self.target)
    let input = Array(self.input)
    var rebuilt: [Character] = []
    var next = 0
    for edit in edits {
      let start = edit.targetOffset
      guard start >= next, start <= target.count - edit.operation.targetLength,
        edit.inputOffset <= input.count - edit.operation.inputLength
      else { return nil }
      rebuilt += target[next..<start]
      guard rebuilt.count == edit.inputOffset else { return nil }
      switch edit.operation {
      case .substitution, .insertion: rebuilt.append(input[edit.inputOffset])
      case .transposition: rebuilt += [target[start + 1], target[start]]
      case .omission: break
      }
      next = start + edit.operation.targetLength
    }
    return rebuilt + target[next...]
  }
}
