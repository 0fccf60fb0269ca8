// SPDX-License-Identifier: Apache-2.0
package import LudusCore

extension Verdict.ChemicalMismatch {
  /// The reason as a sentence.
  package func sentence(in phrasebook: Phrasebook) -> String {
    func say(_ key: String, _ texts: [String: String] = [:]) -> String {
      phrasebook.say("chemistry.\(key)", texts.mapValues(Sentence.Value.text))
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
      return phrasebook.say(
        "chemistry.electrons",
        ["subshell": .text(subshell), "written": .count(written), "expected": .count(expected)]
      )
    }
  }
}

extension Verdict.ChemicalFault: CustomStringConvertible {
  /// Returns what to do as a sentence for the learner.
  package func sentence(in phrasebook: Phrasebook) -> String {
    func say(_ key: String, _ values: [String: Sentence.Value] = [:]) -> String {
      let place = ["place": Sentence.Value.count(position == .max ? .max : position + 1)]
      return phrasebook.say("chemistry.\(key)", values.merging(place) { value, _ in value })
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
      return say("otherForm", ["form": "\(phrasebook.say("chemistry.form.\(form.rawValue)"))"])
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
