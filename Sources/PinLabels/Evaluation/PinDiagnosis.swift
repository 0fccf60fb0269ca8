/// What an answer shows about how a learner erred, beside being wrong.
public enum PinDiagnosis: Hashable, Sendable {
  /// The labels of two pins are exchanged.
  case swapped(with: Pin.ID)
  /// The labels of three or more pins are moved around, each to the next of the list and the last to the first.
  case cycle([Pin.ID])
  /// The answer is the label of another pin.
  case labelOf(Pin.ID)
  /// It is the right structure of the other side.
  case wrongSide
  /// It is a part of the structure.
  case partForWhole(Pin.ID)
  /// It is the structure of which the right one is a part.
  case wholeForPart(Pin.ID)
  /// It is the plural of the right name.
  case pluralForSingular
  /// It is the singular of the right name, which is a plural.
  case singularForPlural
  /// Another pin has the same answer: the one where it is right, or earns a part, and keeps the credit; where
  /// it counts nowhere, the first other one.
  case duplicate(of: Pin.ID)
  /// There is no answer.
  case empty
}
