// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
public import LudusFoundation

extension PinPlacementSession {
  /// An action in a ``PinPlacementSession``.
  ///
  /// In JSON it is an object with its kind and the properties of that kind:
  /// `{"kind":"placed","pin":"p1","point":[412.5,300]}`.
  public enum Action: Hashable, Sendable {
    /// The learner placed the pin for a term, or moved it.
    case placed(Pin.ID, on: ImagePoint)
    /// The learner took the pin for a term away.
    case removed(Pin.ID)
    /// The learner made an interim check; a pin that earns something counts as correct.
    case checked(PinJudgment? = nil)
    /// The learner submitted the pins, which were judged for good.
    case submitted(PinJudgment? = nil)
    /// The learner started again.
    case restarted
  }
}

extension PinPlacementSession.Action: JSONUnion {
  package static let cases: [JSONCase<Self, SheetFault>] = [
    JSONCase("placed", { .placed($0, on: $1) }, "pin", "point") {
      if case .placed(let pin, let point) = $0 { (pin, point) } else { nil }
    },
    JSONCase("removed", Self.removed, "pin") {
      if case .removed(let pin) = $0 { pin } else { nil }
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

extension PinPlacementSession.Action: JudgedAction, PinAction {
  /// The judgment that the learner saw; nil for an action that is not judged.
  public var judgment: PinJudgment? {
    switch self {
    case .checked(let judgment), .submitted(let judgment): judgment
    case .placed, .removed, .restarted: nil
    }
  }

  /// Returns the action with another judgment, or without one.
  public func judged(_ judgment: PinJudgment?) -> Self {
    switch self {
    case .checked: .checked(judgment)
    case .submitted: .submitted(judgment)
    case .placed, .removed, .restarted: self
    }
  }
}
