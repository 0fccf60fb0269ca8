// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
internal import LudusCore

extension QTI {
  /// A question with the rules for scoring responses to it.
  public struct Item: Sendable {
    /// The place of the scoring rules.
    public enum Processing: Hashable, Sendable {
      /// Nothing scores responses.
      case none
      /// Rules in the item itself.
      case inline
      /// Rules that all programs know, such as "match_correct".
      case template(String)
    }

    /// Its name within programs.
    public let identifier: String
    /// Its name for people.
    public let title: String
    /// Whether it can be tried again, with feedback on the way.
    public let isAdaptive: Bool
    /// The number of its interactions, by their names in version 2, such as "choiceInteraction".
    public let interactions: [String: Int]
    /// The number of things that its interactions offer for choice.
    public let choices: Int
    /// The regions of its pictures, in the order of the file.
    public let regions: [Region]
    /// The declared responses.
    public let responses: [Response]
    /// The place of its rules of scoring.
    public let processing: Processing
    /// The number of variables that are drawn before it is shown.
    public let templateDeclarations: Int
    /// The number of texts that appear after a response.
    public let modalFeedback: Int
    /// The parts because of which responses cannot be scored; empty when they can.
    public let unsupported: [String]

    /// The declared outcomes.
    private(set) var outcomes: [QTIVariable]
    /// The rules of scoring.
    private(set) var rules: [QTIElement]

    /// Returns the values of all outcomes after one response.
    ///
    /// A number that cannot be read is no response. Arithmetic is exact.
    ///
    /// - Parameter response: The values by the identifiers of the responses; pairs as "A B", points
    ///   as "12 108". One that is absent is not answered.
    /// - Returns: A value for each declared outcome.
    /// - Throws: ``QTI/ScoringError`` when the item has rules that are not known here, or does not
    ///   declare the response.
    /// - Complexity: O(*n* · *m*) in the number of rules and the length of lists.
    public func outcomes(
      for response: [String: [String]]
    ) throws(ScoringError) -> [String: Value] {
      if let name = unsupported.first { throw .notSupported(name) }
      var scoring = try QTIScoring(self, response: response)
      try scoring.run(rules)
      let outcomes = scoring.outcomes(of: self)
      guard outcomes.values.allSatisfy(\.isFinite) else { throw .tooLarge }
      return outcomes
    }
  }

  /// A variable for a learner's response.
  public struct Response: Hashable, Sendable {
    /// A table of the points that values earn.
    public struct Mapping: Hashable, Sendable {
      /// The points of a value that is not in the table, as they are written.
      public let usual: String?
      /// The least that a list earns, as it is written.
      public let minimum: String?
      /// The most that a list earns, as it is written.
      public let maximum: String?
      /// The rows of the table.
      public let entries: [Entry]
    }

    /// A row of a table: the points for a value or for a point within a region.
    public struct Entry: Hashable, Sendable {
      /// The value, or "" for a region.
      public let key: String
      /// The region that holds the point, or nil for a value.
      public let region: Region?
      /// The points that it earns, as they are written.
      public let value: String
      /// Whether a text counts in other case too.
      public let ignoresCase: Bool
    }

    /// Its name within the rules.
    public let identifier: String
    /// The cardinality of its values: "single", "multiple", "ordered" or "record".
    public let cardinality: String
    /// The kind of its values, such as "identifier" or "float".
    public let baseType: String?
    /// The right values.
    public let correct: [String]
    /// The points of its values.
    public let mapping: Mapping?
    /// The points of the regions that hold a point.
    public let areaMapping: Mapping?
  }
}

extension QTI.Item {
  /// The interactions with a response that no rule can read.
  private static let foreign: Set<String> = ["customInteraction", "portableCustomInteraction"]
  private static let choiceNames: Set<String> = [
    "simpleChoice", "inlineChoice", "simpleAssociableChoice", "gapText", "gapImg", "hottext",
    "hotspotChoice", "associableHotspot",
  ]

  init(_ root: QTIElement) {
    identifier = root["identifier"] ?? ""
    title = root["title"] ?? ""
    isAdaptive = ["true", "1"].contains(root["adaptive"])
    var interactions: [String: Int] = [:]
    var choices = 0
    var regions: [QTI.Region] = []
    root.forEach { element in
      if element.name.hasSuffix("Interaction") { interactions[element.name, default: 0] += 1 }
      if Self.choiceNames.contains(element.name) { choices += 1 }
      if ["hotspotChoice", "associableHotspot"].contains(element.name) {
        regions.append(QTI.Region(element))
      }
    }
    self.interactions = interactions
    self.choices = choices
    self.regions = regions
    responses = root.all("responseDeclaration").map(QTI.Response.init)
    outcomes = root.all("outcomeDeclaration").map(QTIVariable.init)
    templateDeclarations = root.all("templateDeclaration").count
    modalFeedback = root.all("modalFeedback").count
    let processing = root.first("responseProcessing")
    let template = processing?["template"].flatMap(Self.template)
    self.processing =
      if let template { .template(template) } else if processing == nil { .none } else { .inline }
    let inline = processing?.children ?? []
    rules = inline.isEmpty ? template.flatMap { Self.templates[$0] } ?? [] : inline
    var unsupported = interactions.keys.filter(Self.foreign.contains).sorted()
    if root.first("templateProcessing") != nil { unsupported.append("templateProcessing") }
    if processing != nil {
      if let template, rules.isEmpty { unsupported.append(template) }
      // Files and records are no values that the operators know.
      unsupported += responses.compactMap {
        $0.cardinality == "record"
          ? "record" : ["file", "duration"].contains($0.baseType) ? $0.baseType : nil
      }
      for rule in rules {
        rule.forEach { if !QTIScoring.knows($0.name) { unsupported.append($0.name) } }
      }
    }
    self.unsupported = unsupported.unrepeated
  }

  /// The name of a template by its address.
  private static func template(_ address: String) -> String? {
    guard let name = address.split(separator: "/").last else { return nil }
    return String(name.hasSuffix(".xml") ? name.dropLast(4) : name)
  }

  /// The item with the rules that most items have, where it has none: the mapping counts, else the
  /// right response.
  var withUsualRules: QTI.Item {
    guard processing == .none, let response = responses.first else { return self }
    var item = self
    let name =
      response.areaMapping != nil
      ? "map_response_point" : response.mapping != nil ? "map_response" : "match_correct"
    item.rules = Self.templates(for: response.identifier)[name] ?? []
    if !outcomes.contains(where: { $0.identifier == "SCORE" }) {
      item.outcomes.append(QTIVariable(identifier: "SCORE", baseType: "float", value: nil))
    }
    return item
  }

  /// The item with the outcome SCORE as a number, where its rules set it and it is not declared,
  /// and that name.
  var withScore: (item: QTI.Item, undeclared: String?) {
    var isUsed = false
    for rule in rules {
      rule.forEach {
        if $0.name == "setOutcomeValue", $0["identifier"] == "SCORE" { isUsed = true }
      }
    }
    guard isUsed, !outcomes.contains(where: { $0.identifier == "SCORE" }) else {
      return (self, nil)
    }
    var item = self
    let zero = QTIValue(.number(.zero))
    item.outcomes.append(QTIVariable(identifier: "SCORE", baseType: "float", value: zero))
    return (item, "SCORE")
  }

  private static let templates = templates(for: "RESPONSE")

  /// The rules of the templates that the specification defines.
  private static func templates(for identifier: String) -> [String: [QTIElement]] {
    let name = MoodleXMLWriter.escaped(identifier)
    let response = "<variable identifier=\"\(name)\"/>"
    func rules(test: String, then: String, otherwise: String) -> [QTIElement] {
      let text = """
        <r><responseCondition><responseIf>\(test)<setOutcomeValue identifier="SCORE">\(then)</setOutcomeValue>\
        </responseIf><responseElse><setOutcomeValue identifier="SCORE">\(otherwise)</setOutcomeValue></responseElse>\
        </responseCondition></r>
        """
      var tokens = XMLTokenizer(SourceText(Array(text.utf8)))
      guard let token = tokens.next() else { return [] }
      return QTIElement(XMLElement.read("r", [], at: token.range, from: &tokens)).children
    }
    func number(_ text: String) -> String { "<baseValue baseType=\"float\">\(text)</baseValue>" }
    let match = rules(
      test: "<match>\(response)<correct identifier=\"\(name)\"/></match>",
      then: number("1"),
      otherwise: number("0")
    )
    func map(_ rule: String) -> [QTIElement] {
      rules(
        test: "<isNull>\(response)</isNull>",
        then: number("0"),
        otherwise: "<\(rule) identifier=\"\(name)\"/>"
      )
    }
    let (mapped, points) = (map("mapResponse"), map("mapResponsePoint"))
    return [
      "match_correct": match, "CC2_match": match, "map_response": mapped,
      "CC2_map_response": mapped,
      "map_response_point": points, "CC2_map_response_point": points,
    ]
  }
}

extension QTI.Response {
  init(_ element: QTIElement) {
    identifier = element["identifier"] ?? ""
    cardinality = element["cardinality"] ?? "single"
    baseType = element["baseType"]
    correct = element.first("correctResponse")?.values ?? []
    mapping = element.first("mapping").map { Mapping($0, entries: "mapEntry") }
    areaMapping = element.first("areaMapping").map { Mapping($0, entries: "areaMapEntry") }
  }
}

extension QTI.Response.Mapping {
  init(_ element: QTIElement, entries name: String) {
    usual = element["defaultValue"]
    minimum = element["lowerBound"]
    maximum = element["upperBound"]
    entries = element.all(name).map {
      QTI.Response.Entry(
        key: $0["mapKey"] ?? "",
        region: $0["shape"] == nil ? nil : QTI.Region($0),
        value: $0["mappedValue"] ?? "0",
        ignoresCase: $0.ignoresCase
      )
    }
  }
}

extension QTI {
  /// A region of a picture, in pixels.
  public struct Region: Hashable, Sendable {
    /// "circle", "rect", "poly", "ellipse" or "default".
    public let shape: String
    /// The numbers of the shape as they are written: `77,115,8`.
    public let coordinates: String

    init(_ element: QTIElement) {
      shape = element["shape"] ?? "default"
      coordinates = element["coords"] ?? ""
    }
  }
}

extension QTI.Region {
  /// Whether a point is in it; nil for a shape that cannot be read.
  ///
  /// The specification leaves the edge open: it belongs to rectangles and polygons but not to
  /// circles, as in qti-sdk.
  func contains(x: Rational, y: Rational) throws(ExactArithmeticError) -> Bool? {
    if shape == "default" { return true }
    let texts = coordinates.split { $0 == "," || $0.isWhitespace }
    let numbers = texts.compactMap { NumberAnswer.number($0) }
    guard numbers.count == texts.count else { return nil }
    switch (shape, numbers.count) {
    case ("rect", 4):
      return (numbers[0]...max(numbers[0], numbers[2])).contains(x)
        && (numbers[1]...max(numbers[1], numbers[3])).contains(y)
    case ("circle", 3):
      let (across, down) = (try x - numbers[0], try y - numbers[1])
      return try across * across + down * down < numbers[2] * numbers[2]
    case ("ellipse", 4):
      let (across, down) = (try x - numbers[0], try y - numbers[1])
      let (width, height) = (try numbers[2] * numbers[2], try numbers[3] * numbers[3])
      return try across * across * height + down * down * width < width * height
    case ("poly", 6...) where numbers.count.isMultiple(of: 2):
      let corners = stride(from: 0, to: numbers.count, by: 2).map { (numbers[$0], numbers[$0 + 1]) }
      return try Self.polygon(corners, contains: (x, y))
    default: return nil
    }
  }

  /// Counts the edges that a ray to the right crosses; a point on an edge is inside.
  private static func polygon(
    _ corners: [(Rational, Rational)],
    contains point: (Rational, Rational)
  ) throws(ExactArithmeticError) -> Bool {
    var isInside = false
    for index in corners.indices {
      let (start, end) = (corners[index], corners[(index + 1) % corners.count])
      let (across, down) = (try end.0 - start.0, try end.1 - start.1)
      let side = try across * (point.1 - start.1) - down * (point.0 - start.0)
      if side.isZero, min(start.0, end.0) <= point.0, point.0 <= max(start.0, end.0),
        min(start.1, end.1) <= point.1, point.1 <= max(start.1, end.1)
      {
        return true
      }
      // The edge passes the height of the point, and does so to its right.
      if (start.1 > point.1) != (end.1 > point.1), side.isNegative == down.isNegative {
        isInside.toggle()
      }
    }
    return isInside
  }
}
