// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

extension QTI {
  /// The value of an outcome.
  public enum Value: Hashable, Sendable {
    /// Nothing was set.
    case null
    /// A text or an identifier; a pair is "A B".
    case text(String)
    /// A number.
    case number(Double)
    /// Whether something is so.
    case truth(Bool)
    /// Values in the order in which they were put together.
    case list([Value])
  }

  /// The reason why a response cannot be scored.
  public enum ScoringError: Error, Hashable, Sendable {
    /// The item uses a part of QTI that is not known here.
    case notSupported(String)
    /// The item does not declare the response, or declares it for one value and there are more.
    case malformedResponse(String)
    /// A rule lacks a part, or sets a variable that is not declared.
    case malformedRule(String)
    /// A number or a list grows beyond all use.
    case tooLarge
  }
}

/// A value within rules; nil stands for the NULL of QTI.
struct QTIValue: Hashable, Sendable {
  /// A value that is no list.
  enum Member: Hashable, Sendable {
    case text(String)
    case number(Rational)
    case truth(Bool)
    case pair(String, String)
    case point(Rational, Rational)
  }

  /// At least one.
  var members: [Member]
  var isList = false
  var isOrdered = false

  /// A list can double with each rule.
  static let maximumCount = 1000

  init(_ member: Member) { members = [member] }

  init?(list members: [Member], isOrdered: Bool) throws(QTI.ScoringError) {
    guard members.count <= Self.maximumCount else { throw .tooLarge }
    guard !members.isEmpty else { return nil }
    self.members = members
    isList = true
    self.isOrdered = isOrdered
  }

  /// Whether both have the same members, in the same order where it counts.
  func matches(_ other: QTIValue) -> Bool {
    if isOrdered || other.isOrdered { return members == other.members }
    return members.count == other.members.count && counts == other.counts
  }

  var counts: [Member: Int] {
    members.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  var outcome: QTI.Value {
    isList ? .list(members.map(\.outcome)) : members.first?.outcome ?? .null
  }
}

extension QTIValue.Member {
  /// Reads a value; nil for a text that is none of the type.
  init?(_ text: String, baseType: String?) {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    switch baseType {
    case "integer", "float":
      guard let number = NumberAnswer.number(text), baseType == "float" || number.isInteger else {
        return nil
      }
      self = .number(number)
    case "boolean":
      guard let truth = ["true": true, "1": true, "false": false, "0": false][text.trimmingSpaces]
      else { return nil }
      self = .truth(truth)
    case "pair", "directedPair":
      guard words.count == 2 else { return nil }
      // A pair has no direction, so its ends stand in one order.
      let isTurned = baseType == "pair" && words[1] < words[0]
      self = isTurned ? .pair(words[1], words[0]) : .pair(words[0], words[1])
    case "point":
      guard words.count == 2, let x = NumberAnswer.number(words[0]),
        let y = NumberAnswer.number(words[1])
      else { return nil }
      self = .point(x, y)
    case "string": self = .text(text)
    default: self = .text(text.trimmingSpaces)
    }
  }

  fileprivate var outcome: QTI.Value {
    switch self {
    case .text(let text): .text(text)
    case .number(let number): .number(number.double)
    case .truth(let truth): .truth(truth)
    case .pair(let first, let second): .text("\(first) \(second)")
    case .point(let x, let y): .text("\(x.text()) \(y.text())")
    }
  }
}

extension Rational {
  /// The nearest floating-point number to about 15 digits.
  fileprivate var double: Double {
    let text = (try? rounded(significantFigures: 17)).flatMap { rounded -> String? in
      guard let exponent = rounded.decimalExponent,
        let mantissa = try? rounded * Rational.powerOfTen(16 - exponent)
      else { return nil }
      return "\(mantissa.numerator)e\(exponent - 16)"
    }
    return text.flatMap(Double.init) ?? 0
  }
}

/// A variable that rules read and set.
struct QTIVariable: Sendable {
  let identifier: String
  let cardinality: String
  let baseType: String?
  var value: QTIValue?

  init(identifier: String, cardinality: String = "single", baseType: String?, value: QTIValue?) {
    self.identifier = identifier
    self.cardinality = cardinality
    self.baseType = baseType
    self.value = value
  }

  /// Reads a declaration with its usual value, which is 0 for a number without one.
  init(_ declaration: QTIElement) {
    identifier = declaration["identifier"] ?? ""
    cardinality = declaration["cardinality"] ?? "single"
    baseType = declaration["baseType"]
    value = read(declaration.first("defaultValue")?.values ?? [])
    if value == nil, cardinality == "single", ["integer", "float"].contains(baseType) {
      value = QTIValue(.number(.zero))
    }
  }

  /// The value of some texts; nil for none and for those that cannot be read.
  func read(_ texts: [String]) -> QTIValue? {
    let members = texts.compactMap { QTIValue.Member($0, baseType: baseType) }
    guard members.count == texts.count, let first = members.first else { return nil }
    guard isList else { return members.count == 1 ? QTIValue(first) : nil }
    return (try? QTIValue(list: members, isOrdered: cardinality == "ordered")) ?? nil
  }

  var isList: Bool { cardinality != "single" }
}
