// SPDX-License-Identifier: Apache-2.0
package import LudusCore

extension JSONTree {
  /// Reads a text.
  package convenience init(_ source: SourceText) { self.init(source.bytes) }

  /// The faults of the syntax, behind the first byte that is no UTF-8.
  package var remarks: [Remark] {
    let faults = faults.map { fault in
      let end = min(fault.offset + 1, bytes.count)
      let values = ["expected": Sentence.Value.text(fault.expected.signs)]
      return Remark(.brokenJSON, at: min(fault.offset, end)..<end, values)
    }
    return SourceText(bytes).encodingRemarks + faults
  }
}
