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
    case checked(PinJudgement? = nil)
    /// The learner submitted the pins, which were judged for good.
    case submitted(PinJudgement? = nil)
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
      if case .checked(let judgement) = $0 { .some(judgement) } else { nil }
    },
    JSONCase("submitted", judged: Self.submitted) {
      if case .submitted(let judgement) = $0 { .some(judgement) } else { nil }
    },
    JSONCase("restarted", .restarted),
  ]
}

extension PinPlacementSession.Action: JudgedAction, PinAction {
  /// The judgement that the learner saw; nil for an action that is not judged.
  public var judgement: PinJudgement? {
    switch self {
    case .checked(let judgement), .submitted(let judgement): judgement
    case .placed, .removed, .restarted: nil
    }
  }

  /// Returns the action with another judgement, or without one.
  public func judged(_ judgement: PinJudgement?) -> Self {
    switch self {
    case .checked: .checked(judgement)
    case .submitted: .submitted(judgement)
    case .placed, .removed, .restarted: self
    }
  }
}
