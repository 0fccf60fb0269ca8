internal import LudusCore
internal import Quizzes

extension BankCheck.Finding {
  /// The finding that tells why a bank cannot be made.
  init(_ located: LocatedFault<ProblemFault>) {
    let fault = located.fault
    switch fault {
    case .malformed(let reason):
      let isMissing = reason == "this key is missing"
      self.init(.unreadable, at: located.place, isMissing ? "\(reason); add it" : reason)
    case .noCorrectOption:
      self.init(.noKey, at: located.place, Self.noKey)
    case .severalCorrectOptions:
      self.init(.severalKeys, at: located.place, "\(fault)")
    case .equalOptions(let first, let second):
      self.init(
        .equalOptions,
        at: located.place,
        Self.equalOptions(first.rawValue, second.rawValue)
      )
    default:
      self.init(.refused, at: located.place, "\(fault); the bank cannot be used until it is mended")
    }
  }

  static let noKey = #"no option is correct; give the right one "correct": true"#

  static func equalOptions(_ first: String?, _ second: String?) -> String {
    "the options \"\(first ?? "")\" and \"\(second ?? "")\" read the same; change one of them"
  }
}
