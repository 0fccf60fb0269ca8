// SPDX-License-Identifier: Apache-2.0
import MathAnswers

/// Judges an answer, with a blank before it so that it is never the accepted one to the letter.
func judge(
  _ answer: String,
  as accepted: String,
  form: RequiredForm? = nil,
  variables: [String] = [],
  functions: [String] = [],
  seed: UInt64 = AlgebraMatcher.standardSeed
) throws -> Verdict {
  try AlgebraMatcher(
    accepted,
    form: form,
    variables: variables,
    functions: functions,
    seed: seed
  ).verdict(for: " " + answer)
}
