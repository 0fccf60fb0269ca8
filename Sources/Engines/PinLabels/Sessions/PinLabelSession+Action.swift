// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
public import LudusFoundation

extension PinLabelSession {
  /// An action in a ``PinLabelSession``.
  ///
  /// In JSON it is an object with its kind and the properties of that kind:
  /// `{"kind":"labeled","label":"Femur","pin":"p1"}`.
  public enum Action: Hashable, Sendable {
    /// The learner wrote a label for a pin; an empty one takes it away.
    case labeled(Pin.ID, as: String)
    /// The learner selected a pin, whose label is shown if the mode says so.
    case selected(Pin.ID)
    /// The learner made an interim check.
    case checked(PinJudgment? = nil)
    /// The learner submitted the answers, which were judged for good.
    case submitted(PinJudgment? = nil)
    /// The learner started again.
    case restarted
  }
}

extension PinLabelSession.Action: JSONUnion {
  package static let cases: [JSONCase<Self, SheetFault>] = [
    JSONCase("labeled", { .labeled($0, as: $1) }, "pin", "label") {
      if case .labeled(let pin, let label) = $0 { (pin, label) } else { nil }
    },
    JSONCase("selected", Self.selected, "pin") {
      if case .selected(let pin) = $0 { pin } else { nil }
    },
    JSONCase("checked", judged: Self.checked) {
      if case .checked(let judgment) = $0 { .some(judgment) } else { nil }
    },
    JSONCase("submitted", judged: Self.submitted) {
      if case .submitted(let judgment) = $0 { .some(judgment) } else { nil }
    },
    JSONCase("restarted", .restarted),
  ]
}

extension PinLabelSession.Action: JudgedAction, PinAction {
  /// The judgment that the learner saw; nil for an action that is not judged.
  public var judgment: PinJudgment? {
    switch self {
    case .checked(let judgment), .submitted(let judgment): judgment
    case .labeled, .selected, .restarted: nil
    }
  }

  /// Returns the action with another judgment, or without one.
  public func judged(_ judgment: PinJudgment?) -> Self {
    switch self {
    case .checked: .checked(judgment)
    case .submitted: .submitted(judgment)
    case .labeled, .selected, .restarted: self
    }
  }
}
