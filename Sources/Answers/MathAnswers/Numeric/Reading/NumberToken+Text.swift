// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

extension NumberToken {
  /// Whether this is or begins a number.
  var isNumeric: Bool {
    switch kind {
    case .number, .vulgarFraction: true
    default: isPi
    }
  }

  /// Whether this is the number π.
  var isPi: Bool {
    switch kind {
    case .word("π"), .word("pi"): true
    default: false
    }
  }

  /// Whether this is a word.
  var isWord: Bool {
    if case .word = kind { true } else { false }
  }

  /// Whether this is a number whose digits a full blank groups.
  var joinsOverBlank: Bool {
    if case .number(let literal) = kind { literal.joinsOverBlank } else { false }
  }

  /// The piece as the learner sees it.
  var text: String {
    switch kind {
    case .number(let literal): literal.value.text()
    case .vulgarFraction(let above, let below): "\(above)/\(below)"
    case .superscript(let exponent): "^\(exponent)"
    case .word(let word): String(word.prefix(30))
    case .sign(let sign): String(sign)
    case .fraction: "\\"
    }
  }
}
