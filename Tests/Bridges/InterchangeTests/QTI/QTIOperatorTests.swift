// SPDX-License-Identifier: Apache-2.0
import Interchange
import LudusTestSupport
import Testing

@Suite struct QTIOperatorTests {
  private func score(_ text: String, _ response: [String: [String]]) throws -> QTI.Value? {
    let item = try #require(QTISample.read(text).item)
    let outcomes = try item.outcomes(for: response)
    return outcomes["OUT"]
  }

  private func base(_ value: String, _ type: String = "float") -> String {
    "<baseValue baseType=\"\(type)\">\(value)</baseValue>"
  }

  private static let number: [(String, Double?)] = [
    ("<sum>2 3 x</sum>", 9), ("<product>2 3 x</product>", 24), ("<subtract>2 5</subtract>", -3),
    ("<divide>1 4</divide>", 0.25), ("<divide>1 0</divide>", nil), ("<power>2 10</power>", 1024),
    ("<integerDivide>-7 2</integerDivide>", -4), ("<integerModulus>-7 2</integerModulus>", 1),
    ("<truncate>-7.9</truncate>", -7), ("<round>6.5</round>", 7), ("<round>-6.5</round>", -6),
    ("<roundTo roundingMode=\"decimalPlaces\" figures=\"2\">3.14159</roundTo>", 3.14),
    ("<roundTo roundingMode=\"significantFigures\" figures=\"2\">1234</roundTo>", 1200),
    ("<min>2 1 x</min>", 1), ("<max>2 1 x</max>", 4), ("<integerToFloat>x</integerToFloat>", 4),
    ("<sum>2 y</sum>", nil), ("<containerSize>l</containerSize>", 3),
    ("<index n=\"2\">l</index>", 7), ("<index n=\"4\">l</index>", nil),
    ("<index n=\"X\">l</index>", nil), ("<sum>l</sum>", 17), ("<null/>", nil),
  ]

  /// Writes numbers as values, x and l as variables and y as one that was not answered.
  private func expression(_ short: String) -> String {
    let names = ["x": "X", "y": "Y", "l": "L"]
    guard let open = short.firstIndex(of: ">"), let close = short.lastIndex(of: "<"), open < close
    else { return short }
    let words = short[short.index(after: open)..<close].split(separator: " ")
    let parts = words.map { word in
      names[String(word)].map { "<variable identifier=\"\($0)\"/>" } ?? base(String(word))
    }
    return short[...open] + parts.joined() + short[close...]
  }

  private let declarations =
    QTISample.response("X", "single", "float") + QTISample.response("Y", "single", "integer")
    + QTISample.response("L", "ordered", "float")
  private let responses = ["X": ["4"], "Y": ["no number"], "L": ["3", "7", "7"]]

  @Test(arguments: number) func arithmeticIsExact(short: String, value: Double?) throws {
    let item = QTISample.item(
      of: expression(short),
      declaring: declarations + QTISample.outcome()
    )
    #expect(try score(item, responses) == value.map { .number($0) } ?? .null)
  }

  private static let truth: [(String, Bool?)] = [
    ("<lt>1 2</lt>", true), ("<gt>1 2</gt>", false), ("<lte>2 2</lte>", true),
    ("<gte>1 2</gte>", false), ("<gte>y 2</gte>", nil), ("<match>x 4.0</match>", true),
    ("<match>x y</match>", nil), ("<isNull>y</isNull>", true), ("<isNull>x</isNull>", false),
    ("<member>7 l</member>", true), ("<member>8 l</member>", false), ("<equal>x 4</equal>", true),
    ("<equal toleranceMode=\"absolute\" tolerance=\"0.5\">4 4.5</equal>", true),
    ("<equal toleranceMode=\"absolute\" tolerance=\"0.5 0\">4 4.5</equal>", false),
    (
      "<equal toleranceMode=\"absolute\" tolerance=\"0.5\" includeUpperBound=\"false\">4 4.5</equal>",
      false
    ),
    (
      "<equal toleranceMode=\"absolute\" tolerance=\"0.5\" includeLowerBound=\"false\">4 3.5</equal>",
      false
    ),
    ("<equal toleranceMode=\"relative\" tolerance=\"2 2\">100 102</equal>", true),
    ("<equal toleranceMode=\"relative\" tolerance=\"X\">-100 -104.1</equal>", false),
    ("<equal toleranceMode=\"relative\" tolerance=\"Y\">1 1</equal>", nil),
    ("<equalRounded roundingMode=\"decimalPlaces\" figures=\"1\">3.14 3.11</equalRounded>", true),
    (
      "<equalRounded roundingMode=\"significantFigures\" figures=\"3\">3.149 3.14</equalRounded>",
      false
    ),
    ("<contains>l l</contains>", true),
  ]

  @Test(arguments: truth) func comparisonsKnowNull(short: String, value: Bool?) throws {
    let item = QTISample.item(
      of: expression(short),
      declaring: declarations + QTISample.outcome("single", "boolean")
    )
    #expect(try score(item, responses) == value.map { .truth($0) } ?? .null)
  }

  @Test(arguments: [
    ("<and>tt</and>", true), ("<and>tf</and>", false), ("<and>tn</and>", nil),
    ("<and>fn</and>", false), ("<or>ft</or>", true), ("<or>fn</or>", nil), ("<or>ff</or>", false),
    ("<not>t</not>", false), ("<not>n</not>", nil), ("<anyN min=\"1\" max=\"2\">tff</anyN>", true),
    ("<anyN min=\"2\" max=\"2\">tfn</anyN>", nil), ("<anyN min=\"2\" max=\"3\">tff</anyN>", false),
  ])
  func logicHasThreeValues(short: String, value: Bool?) throws {
    let parts = ["t": base("true", "boolean"), "f": base("false", "boolean"), "n": "<null/>"]
    let open = try #require(short.firstIndex(of: ">"))
    let close = try #require(short.lastIndex(of: "<"))
    let inside = short[short.index(after: open)..<close].map { parts[String($0)] ?? "" }.joined()
    let item = QTISample.item(
      of: short[...open] + inside + short[close...],
      declaring: QTISample.outcome("single", "boolean")
    )
    #expect(try score(item, [:]) == value.map { .truth($0) } ?? .null)
  }

  @Test(arguments: [
    ("<stringMatch caseSensitive=\"true\">ab AB</stringMatch>", false),
    ("<stringMatch caseSensitive=\"false\">ab AB</stringMatch>", true),
    ("<stringMatch caseSensitive=\"true\" substring=\"true\">abc b</stringMatch>", true),
    ("<stringMatch caseSensitive=\"true\" substring=\"true\">b abc</stringMatch>", false),
    ("<substring caseSensitive=\"true\">b abc</substring>", true),
    ("<substring caseSensitive=\"true\">abc b</substring>", false),
    ("<substring caseSensitive=\"false\">B abc</substring>", true),
    ("<substring caseSensitive=\"true\">B abc</substring>", false),
  ])
  func textsAreCompared(short: String, value: Bool) throws {
    let open = try #require(short.firstIndex(of: ">"))
    let close = try #require(short.lastIndex(of: "<"))
    let parts = short[short.index(after: open)..<close].split(separator: " ")
      .map { base(String($0), "string") }
    let item = QTISample.item(
      of: short[...open] + parts.joined() + short[close...],
      declaring: QTISample.outcome("single", "boolean")
    )
    #expect(try score(item, [:]) == .truth(value))
  }

  @Test func listsArePutTogetherAndTakenApart() throws {
    let (a, b) = (base("a", "identifier"), base("b", "identifier"))
    let declared = QTISample.outcome("multiple", "identifier")
    func list(_ expression: String) throws -> QTI.Value? {
      try score(QTISample.item(of: expression, declaring: declared), [:])
    }
    #expect(try list("<multiple>\(a)<null/>\(b)</multiple>") == .list([.text("a"), .text("b")]))
    #expect(try list("<delete>\(a)<ordered>\(a)\(b)\(a)</ordered></delete>") == .list([.text("b")]))
    #expect(try list("<multiple/>") == .null)
    #expect(try list(a) == .list([.text("a")]))
    let contains = "<contains><multiple>\(a)\(b)</multiple><multiple>\(b)\(b)</multiple></contains>"
    let text = QTISample.item(of: contains, declaring: QTISample.outcome("single", "boolean"))
    #expect(try score(text, [:]) == .truth(false))
  }

  @Test func aPairHasNoDirectionUnlessItSaysSo() throws {
    for (type, isEqual) in [("pair", true), ("directedPair", false)] {
      let correct = "<correctResponse><value>B A</value></correctResponse>"
      let item = QTISample.item(
        of: "<match><variable identifier=\"R\"/><correct identifier=\"R\"/></match>",
        declaring: QTISample.response("R", "single", type, inside: correct)
          + QTISample.outcome("single", "boolean")
      )
      #expect(try score(item, ["R": ["A B"]]) == .truth(isEqual))
    }
  }

  @Test(arguments: [("2 2", true), ("3 9", false)]) func aPointLiesInside(
    point: String,
    isInside: Bool
  ) throws {
    let item = QTISample.item(
      of: "<inside shape=\"rect\" coords=\"0,0,5,5\"><variable identifier=\"R\"/></inside>",
      declaring: QTISample.response("R", "single", "point")
        + QTISample.outcome("single", "boolean")
    )
    #expect(try score(item, ["R": [point]]) == .truth(isInside))
    #expect(try score(item, [:]) == .null)
  }
}
