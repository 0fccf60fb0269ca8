// SPDX-License-Identifier: Apache-2.0
import PinLabels

extension PinResult {
  /// How the answer errs, or what is said about it where that is not known.
  func explanation(naming name: (Pin.ID) -> String) -> String {
    guard !diagnoses.isEmpty else { return reason.sentence(in: .english, naming: name) }
    return diagnoses.map { $0.sentence(in: .english, naming: name) }.joined(separator: " ")
  }
}
