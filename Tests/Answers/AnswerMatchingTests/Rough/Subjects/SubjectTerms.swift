// SPDX-License-Identifier: Apache-2.0
import Testing

/// Terms of a subject that pupils learn together, none of which is another one misspelled.
struct SubjectTerms: Sendable, CustomTestStringConvertible {
  let subject: String
  let terms: [String]

  init(_ subject: String, _ terms: String) {
    self.subject = subject
    self.terms = terms.split(separator: ", ").map(String.init)
  }

  var testDescription: String { subject }
}
