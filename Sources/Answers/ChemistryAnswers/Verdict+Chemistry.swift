// SPDX-License-Identifier: Apache-2.0
public import AnswerMatching
public import LudusCore

/// The parts of verdicts on formulae and equations.
extension Verdict {
  /// The reason a chemical formula or equation does not count.
  ///
  /// Texts are parts of formulae as they are printed, such as "SO₄²⁻"; numbers of atoms may be
  /// fractions.
  public enum ChemicalMismatch: VerdictReason {
    /// A formula has another number of atoms of an element.
    case count(of: String, written: String, expected: String)
    /// A formula or ion has another charge, such as "2+"; "0" is none.
    case charge(of: String, written: String, expected: String)
    /// The atoms are right, but the formula shows another structure, or none.
    case structure
    /// A capital letter is small or a small one is a capital: "CO" and "Co".
    case capitals
    /// A zero stands where the letter O belongs, as in "H20".
    case zeroForOxygen
    /// A nuclide has another mass number, such as "12", or none.
    case massNumber(written: String, expected: String)
    /// The atomic number below does not belong to the element.
    case atomicNumber(of: String, written: String, expected: String)
    /// A part is missing: an element, the water of a hydrate, or something that reacts or forms.
    case missing(String)
    /// There is a part too many.
    case needless(String)
    /// One part stands where another belongs.
    case replaced(written: String, expected: String)
    /// The two sides of an equation do not hold as many atoms of an element.
    case unbalanced(element: String, left: String, right: String)
    /// The two sides of an equation have different charges.
    case unbalancedCharge(left: String, right: String)
    /// The mass numbers or atomic numbers of a nuclear equation do not add up.
    case unbalancedNuclides(left: String, right: String)
    /// All coefficients are the same multiple of the expected ones.
    case multiple
    /// A coefficient is another one, although the sides are balanced.
    case coefficient(of: String, written: String, expected: String)
    /// Reactants and products have changed places.
    case sidesExchanged
    /// The arrow says that a reaction does not go both ways and it does, or the reverse.
    case arrow(goesBothWays: Bool)
    /// A state symbol such as "(aq)" is another one; the written one is empty when it is missing.
    case state(of: String, written: String, expected: String)
    /// A subshell such as "3s" holds another number of electrons.
    case electrons(in: String, written: Int, expected: Int)
  }

  /// The reason a chemical formula or equation cannot be read, and where it goes wrong.
  public struct ChemicalFault: Error, VerdictReason {
    /// The reason it cannot be read.
    package enum Reason: Hashable, Sendable {
      /// There is nothing to read.
      case empty
      /// A sign cannot stand where it stands; it is empty at the end.
      case unexpected(String)
      /// No element has this symbol.
      case unknownElement(String)
      /// A bracket is not closed, or not open.
      case unpaired(String)
      /// A number is 0 or too large.
      case numberOutOfRange
      /// The answer has more than so many characters or brackets in one another.
      case tooComplex(limit: Int)
      /// A name stands where a formula is expected.
      case name
      /// Another kind of answer is expected.
      case otherForm(ChemicalForm)
      /// Ions are written side by side where a formula is expected.
      case ions
      /// It is open whether a digit counts atoms or charges.
      case ambiguousCharge
      /// The elements are in an unusual order.
      case order
      /// The formula shows more structure than is asked for.
      case detailed
      /// The formula may be that of the same substance in another notation.
      case otherNotation
      /// An atomic number does not belong to the element.
      case atomicNumber(of: String, written: String, expected: String)
    }

    /// The position: the number of Unicode scalars before it.
    package let position: Int
    /// The reason it cannot be read.
    package let reason: Reason

    package init(position: Int, reason: Reason) {
      self.position = position
      self.reason = reason
    }
  }
}

/// The kinds of chemical answers.
public enum ChemicalForm: String, CaseIterable, Hashable, Sendable, JSONName {
  /// The formula of a substance or an ion: H₂SO₄, SO₄²⁻, CuSO₄·5H₂O.
  case formula
  /// An equation of a reaction, with ions and electrons, or of a decay: 2 H₂ + O₂ → 2 H₂O.
  case equation
  /// The electrons of an atom by subshells: 1s² 2s² 2p⁶, [Ne] 3s¹.
  case configuration
  /// An isotope: ¹⁴C, C-14, carbon-14.
  case nuclide
}

extension Verdict.Mismatch.Reason {
  /// The formula or equation is another one.
  public static func chemistry(_ mismatch: Verdict.ChemicalMismatch) -> Self {
    .own(Verdict.OwnReason(mismatch))
  }
}

extension Verdict.NotGradable.Reason {
  /// The formula or equation cannot be read.
  package static func chemistry(_ fault: Verdict.ChemicalFault) -> Self {
    .own(Verdict.OwnReason(fault))
  }
}

extension Verdict.ChemicalMismatch {
  /// Returns a sentence about an answer.
  fileprivate static func say(
    _ key: String,
    _ values: [String: Sentence.Value],
    in phrasebook: Phrasebook
  ) -> String {
    chemistrySentences(Sentence("answer.\(key)", values), in: phrasebook)
  }

  /// Returns the reason as a sentence for the learner.
  public func sentence(in phrasebook: Phrasebook) -> String {
    func say(_ key: String, _ texts: [String: String] = [:]) -> String {
      Self.say(key, texts.mapValues(Sentence.Value.text), in: phrasebook)
    }
    switch self {
    case .count(let element, let written, let expected):
      return say("count", ["element": element, "written": written, "expected": expected])
    case .charge(let part, let written, let expected):
      return say("charge", ["part": part, "written": written, "expected": expected])
    case .structure: return say("structure")
    case .capitals: return say("capitals")
    case .zeroForOxygen: return say("zeroForOxygen")
    case .massNumber("", let expected): return say("noMassNumber", ["expected": expected])
    case .massNumber(let written, ""): return say("needlessMassNumber", ["written": written])
    case .massNumber(let written, let expected):
      return say("massNumber", ["written": written, "expected": expected])
    case .atomicNumber(let element, let written, let expected):
      return say("atomicNumber", ["element": element, "written": written, "expected": expected])
    case .missing(let part): return say("missing", ["part": part])
    case .needless(let part): return say("needless", ["part": part])
    case .replaced(let written, let expected):
      return say("replaced", ["written": written, "expected": expected])
    case .unbalanced(let element, let left, let right):
      return say("unbalanced", ["element": element, "left": left, "right": right])
    case .unbalancedCharge(let left, let right):
      return say("unbalancedCharge", ["left": left, "right": right])
    case .unbalancedNuclides(let left, let right):
      return say("unbalancedNuclides", ["left": left, "right": right])
    case .multiple: return say("multiple")
    case .coefficient(let part, let written, let expected):
      return say("coefficient", ["part": part, "written": written, "expected": expected])
    case .sidesExchanged: return say("sidesExchanged")
    case .arrow(let goesBothWays): return say(goesBothWays ? "arrow.bothWays" : "arrow.oneWay")
    case .state(let part, "", let expected):
      return say("noState", ["part": part, "expected": expected])
    case .state(let part, let written, let expected):
      return say("state", ["part": part, "written": written, "expected": expected])
    case .electrons(let subshell, let written, let expected):
      return Self.say(
        "electrons",
        ["subshell": .text(subshell), "written": .count(written), "expected": .count(expected)],
        in: phrasebook
      )
    }
  }
}

extension Verdict.ChemicalFault: CustomStringConvertible {
  /// Returns what to do as a sentence for the learner.
  public func sentence(in phrasebook: Phrasebook) -> String {
    func say(_ key: String, _ values: [String: Sentence.Value] = [:]) -> String {
      let place = ["place": Sentence.Value.count(position == .max ? .max : position + 1)]
      return Verdict.ChemicalMismatch.say(
        key,
        values.merging(place) { value, _ in value },
        in: phrasebook
      )
    }
    switch reason {
    case .empty: return say("empty")
    case .unexpected(""): return say("unexpectedEnd")
    case .unexpected(let sign): return say("unexpected", ["sign": "\(sign)"])
    case .unknownElement(let symbol): return say("unknownElement", ["symbol": "\(symbol)"])
    case .unpaired(let bracket): return say("unpaired", ["bracket": "\(bracket)"])
    case .numberOutOfRange: return say("numberOutOfRange")
    case .tooComplex(let limit): return say("tooComplex", ["limit": .count(limit)])
    case .name: return say("name")
    case .otherForm(let form):
      return say("otherForm", ["form": "\(say("form.\(form.rawValue)"))"])
    case .ions: return say("ions")
    case .ambiguousCharge: return say("ambiguousCharge")
    case .order: return say("order")
    case .detailed: return say("detailed")
    case .otherNotation: return say("otherNotation")
    case .atomicNumber(let name, let written, let expected):
      return Verdict.ChemicalMismatch.atomicNumber(of: name, written: written, expected: expected)
        .sentence(in: phrasebook)
    }
  }

  /// The reason as an English sentence.
  public var description: String { sentence(in: .english) }
}
