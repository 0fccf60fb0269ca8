// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import Quizzes

extension BankCheck.Finding {
  /// Creates the finding of a fault that keeps a bank from being made.
  init(_ located: LocatedFault<ProblemFault>) {
    let fault = located.fault
    switch fault.reason {
    case .unreadable(let reason):
      let isMissing = reason == "this key is missing"
      self.init(.unreadable, at: located.place, isMissing ? "\(reason); add it" : reason)
    case .unknownKey(let key, let known):
      self.init(.unknownKey, at: located.place, Self.unknownKey(key, known: known))
    case .options(.noneCorrect):
      self.init(.noKey, at: located.place, Self.noKey)
    case .options(.severalCorrect):
      self.init(.severalKeys, at: located.place, "\(fault)")
    case .options(.equal(let first, let second)):
      self.init(
        .equalOptions,
        at: located.place,
        Self.equalOptions(first.rawValue, second.rawValue)
      )
    default:
      self.init(.refused, at: located.place, "\(fault); the bank cannot be used until it is mended")
    }
  }

  private static func unknownKey(_ key: String, known: [String]) -> String {
    let remedy = key.nearest(of: known).map { "write \"\($0)\" if that is meant" } ?? "remove it"
    return "the key \"\(key)\" means nothing here; \(remedy)"
  }

  static let noKey = #"no option is correct; give the right one "correct": true"#

  static func equalOptions(_ first: String?, _ second: String?) -> String {
    "the options \"\(first ?? "")\" and \"\(second ?? "")\" read the same; change one of them"
  }
}
