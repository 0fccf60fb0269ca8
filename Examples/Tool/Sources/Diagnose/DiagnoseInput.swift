// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import GermanSpelling

/// A line of `ludus diagnose`: what was written for what.
struct DiagnoseInput: Decodable {
  let input: String
  let target: SpellingTarget
}
