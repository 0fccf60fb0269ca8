// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// A formula of Moodle's calculated questions, read and written again as templates have formulas.
///
/// Source: the page "Calculated question type" of Moodle's documentation, which lists the operators
/// + - * / and the functions; `log` is the natural logarithm, and `^` is no power.
struct MoodleFormula {
  /// The reason a formula cannot be taken over.
  struct Fault: Error {
    /// The reason, in words that go on behind "because".
    let reason: String
  }

  /// The formula as templates have it, with brackets around all of its parts.
  let text: String

  /// Reads a formula.
  ///
  /// - Parameters:
  ///   - source: The formula, with wildcards in braces.
  ///   - names: The names of the wildcards in the template.
  /// - Throws: The reason it cannot be taken over.
  init(_ source: String, names: [String: String]) throws(Fault) {
    guard source.utf8.count <= Self.maximumLength else {
      throw Fault(reason: "the formula is longer than \(Self.maximumLength) characters")
    }
    var reader = Reader(rest: Substring(source), names: names)
    text = try reader.sum()
    reader.skipBlanks()
    guard reader.rest.isEmpty else { throw reader.unexpected() }
  }

  private static let maximumLength = 4000
  private static let maximumDepth = 100

  /// A function with the numbers of arguments that it can have, and how a template has it.
  private struct Function {
    let arguments: ClosedRange<Int>
    let written: @Sendable ([String]) -> String

    init(_ arguments: ClosedRange<Int>, _ written: @escaping @Sendable ([String]) -> String) {
      self.arguments = arguments
      self.written = written
    }

    /// A function of one argument with a name of its own.
    init(_ name: String) {
      self.init(1...1) { "\(name)(\($0[0]))" }
    }
  }

  private static let functions: [String: Function] = {
    var functions: [String: Function] = [
      "pi": Function(0...0) { _ in "pi" },
      // Signs and not words, which a variable could be the beginning of.
      "ceil": Function(1...1) { "⌈\($0[0])⌉" }, "floor": Function(1...1) { "⌊\($0[0])⌋" },
      "sqrt": Function("sqrt"), "abs": Function("abs"),
      "exp": Function(1...1) { "exp(\($0[0]))" },
      "expm1": Function(1...1) { "(exp(\($0[0])) - 1)" },
      "log": Function(1...2) { $0.count == 1 ? "ln(\($0[0]))" : "(ln(\($0[0])) / ln(\($0[1])))" },
      "log10": Function(1...1) { "log_{10}(\($0[0]))" },
      "log1p": Function(1...1) { "ln(1 + \($0[0]))" },
      "pow": Function(2...2) { "((\($0[0]))^(\($0[1])))" },
      "atan2": Function(2...2) { arguments in
        let (y, x) = ("(\(arguments[0]))", "(\(arguments[1]))")
        return "(2 * arctan(\(y) / (sqrt(\(y)^2 + \(x)^2) + \(x))))"
      },
      "deg2rad": Function(1...1) { "((\($0[0])) * pi / 180)" },
      "rad2deg": Function(1...1) { "((\($0[0])) * 180 / pi)" },
      // Halves of numbers below 0 go up here and down there.
      "round": Function(1...2) { arguments in
        guard arguments.count == 2 else { return "⌊(\(arguments[0])) + 1/2⌋" }
        let scale = "(10^(\(arguments[1])))"
        return "(⌊(\(arguments[0])) * \(scale) + 1/2⌋ / \(scale))"
      },
      "max": Function(2...20) { "max(\($0.joined(separator: ", ")))" },
      "min": Function(2...20) { "min(\($0.joined(separator: ", ")))" },
    ]
    for name in ["sin", "cos", "tan", "sinh", "cosh", "tanh"] {
      functions[name] = Function(name)
      functions["a\(name)"] = Function(name.hasSuffix("h") ? "ar\(name)" : "arc\(name)")
    }
    return functions
  }()

  private struct Reader {
    var rest: Substring
    let names: [String: String]
    var depth = 0

    mutating func skipBlanks() { rest = rest.drop(while: \.isWhitespace) }

    func unexpected() -> Fault {
      guard let sign = rest.first else { return Fault(reason: "the formula ends too early") }
      return sign == "^"
        ? Fault(reason: "^ is an exclusive or in Moodle, expected pow(a, b)")
        : Fault(reason: "\"\(sign)\" is not known in a formula")
    }

    private mutating func skip(_ sign: Character) -> Bool {
      skipBlanks()
      guard rest.first == sign else { return false }
      rest.removeFirst()
      return true
    }

    mutating func sum() throws(Fault) -> String {
      depth += 1
      defer { depth -= 1 }
      guard depth < MoodleFormula.maximumDepth else {
        throw Fault(reason: "the formula is nested too deeply")
      }
      var result = try product()
      while true {
        if skip("+") {
          result = "(\(result) + \(try product()))"
        } else if skip("-") {
          result = "(\(result) - \(try product()))"
        } else {
          return result
        }
      }
    }

    private mutating func product() throws(Fault) -> String {
      var result = try signed()
      while true {
        skipBlanks()
        guard !rest.hasPrefix("**") else { throw unexpected() }
        if skip("*") {
          result = "(\(result) * \(try signed()))"
        } else if skip("/") {
          result = "(\(result) / \(try signed()))"
        } else {
          return result
        }
      }
    }

    private mutating func signed() throws(Fault) -> String {
      var isNegative = false
      while true {
        if skip("-") {
          isNegative.toggle()
        } else if !skip("+") {
          break
        }
      }
      let operand = try operand()
      return isNegative ? "(-(\(operand)))" : operand
    }

    private mutating func operand() throws(Fault) -> String {
      skipBlanks()
      guard let first = rest.first else { throw unexpected() }
      if first == "(" {
        rest.removeFirst()
        let inner = try sum()
        guard skip(")") else { throw unexpected() }
        return inner
      }
      if first == "{" { return try wildcard() }
      if first.isASCII, first.isNumber || first == "." { return try number() }
      guard first.isASCII, first.isLetter else { throw unexpected() }
      return try call()
    }

    private mutating func wildcard() throws(Fault) -> String {
      guard let end = rest.firstIndex(of: "}") else { throw unexpected() }
      let name = String(rest[..<end].dropFirst())
      rest = rest[end...].dropFirst()
      guard let own = names[name] else {
        throw Fault(reason: "there are no values for the wildcard {\(name)}")
      }
      return own
    }

    private mutating func number() throws(Fault) -> String {
      let whole = digits()
      var decimals = ""
      if rest.first == "." {
        rest.removeFirst()
        decimals = digits()
      }
      guard !whole.isEmpty || !decimals.isEmpty else { throw unexpected() }
      let mantissa = (whole.isEmpty ? "0" : whole) + (decimals.isEmpty ? "" : ".\(decimals)")
      guard rest.first == "e" || rest.first == "E" else { return mantissa }
      rest.removeFirst()
      let sign = rest.first == "-" ? "-" : ""
      if rest.first == "-" || rest.first == "+" { rest.removeFirst() }
      let exponent = digits()
      guard !exponent.isEmpty else { throw unexpected() }
      return "(\(mantissa) * 10^(\(sign)\(exponent)))"
    }

    private mutating func digits() -> String {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest[digits.endIndex...]
      return String(digits)
    }

    private mutating func call() throws(Fault) -> String {
      let word = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
      let name = String(word)
      guard let function = MoodleFormula.functions[name.lowercased()] else {
        throw Fault(reason: "the function \"\(name)\" is not known here")
      }
      rest = rest[word.endIndex...]
      guard skip("(") else { throw unexpected() }
      var arguments: [String] = []
      if !skip(")") {
        repeat { arguments.append(try sum()) } while skip(",")
        guard skip(")") else { throw unexpected() }
      }
      guard function.arguments.contains(arguments.count) else {
        throw Fault(reason: "\"\(name)\" has \(arguments.count) arguments")
      }
      return function.written(arguments)
    }
  }
}

/// The wildcards of a calculated question with their values.
struct MoodleDatasets {
  /// A wildcard.
  struct Wildcard {
    let name: String
    /// Its name in a template.
    let variable: String
    let values: [Fraction]
  }

  let wildcards: [Wildcard]

  /// The names in a template by those in the file.
  var names: [String: String] {
    Dictionary(wildcards.map { ($0.name, $0.variable) }) { first, _ in first }
  }

  /// Reads the definitions of a question; the values of the same number belong together.
  ///
  /// - Throws: The reason they are no numbers of a template.
  init(_ element: XMLElement) throws(MoodleFormula.Fault) {
    var read: [(name: String, values: [Fraction])] = []
    for definition in element.all("dataset_definition") {
      let name = definition.first("name")?.allText ?? ""
      let items = definition.first("dataset_items")?.all("dataset_item") ?? []
      var byNumber: [Int: Fraction] = [:]
      for (offset, item) in items.enumerated() {
        let spelled = item.first("value")?.allText ?? ""
        guard let value = Fraction(decimal: spelled) else {
          throw MoodleFormula.Fault(
            reason: "\"\(spelled)\" is no value of the wildcard {\(name)}"
          )
        }
        byNumber[item.first("number").flatMap { Int($0.allText) } ?? offset + 1] = value
      }
      guard !read.contains(where: { $0.name == name }) else { continue }
      read.append((name, byNumber.sorted { $0.key < $1.key }.map(\.value)))
    }
    // Moodle draws one number for all of them, up to the last that each has.
    let count = read.map(\.values.count).min() ?? 0
    guard count > 0 else {
      let empty = read.first { $0.values.isEmpty }.map { " for the wildcard {\($0.name)}" } ?? ""
      throw MoodleFormula.Fault(reason: "there are no values\(empty)")
    }
    var taken: Set<String> = []
    wildcards = read.map { name, values in
      let variable = Self.variable(name, &taken)
      return Wildcard(name: name, variable: variable, values: Array(values.prefix(count)))
    }
  }

  /// The words that formulas are written with.
  private static let reserved: Set<String> = [
    "pi", "e", "sqrt", "abs", "exp", "ln", "log", "max", "min", "sin", "cos", "tan", "sinh",
    "cosh", "tanh", "arcsin", "arccos", "arctan", "arsinh", "arcosh", "artanh",
  ]

  /// A name that a template can have and that means nothing else in a formula.
  static func variable(_ name: String, _ taken: inout Set<String>) -> String {
    var letters = name.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }.prefix(40)
    if letters.first?.isLetter != true { letters = "v" + letters }
    var result = String(letters)
    var number = 1
    while reserved.contains(result) || taken.contains(result) {
      number += 1
      result = "\(letters)\(number)"
    }
    taken.insert(result)
    return result
  }
}
