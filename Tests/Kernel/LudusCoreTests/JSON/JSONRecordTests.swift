// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import Testing

private enum BoxFault: ContentFault {
  case malformed(String)
  case heavy(Int)

  var description: String {
    switch self {
    case .malformed(let reason): reason
    case .heavy(let weight): "\(weight) is too heavy"
    }
  }
}

private enum Color: String, JSONName, Equatable {
  case red, darkBlue
}

private enum Grade: Int, JSONNumber, Equatable {
  case good = 1
  case fair, poor
}

/// Where a box stands; its keys can stand among those of the box.
private struct Spot: JSONRecord, Equatable {
  var shelf: Int
  var row = 0

  static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let shelf = record.field("shelf", \.shelf)
    let row = record.field("row", \.row, default: 0)
    return try Spot(shelf: shelf(), row: row())
  }
}

/// An object in objects, with the number of those it is in.
private struct Nest: JSONRecord {
  var inner: [Nest]
  var depth: Int

  static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let depth = record.depth
    let inner = record.field("inner", \.inner)
    return try Nest(inner: inner(), depth: depth)
  }
}

/// A box with boxes in it.
private struct Box: JSONRecord, Equatable {
  var name: String
  var weight = 1
  var limit: Int? = 3
  var owner: String?
  var color = Color.red
  var marks: Set<Int> = []
  var boxes: [Box] = []

  init(name: String, weight: Int = 1, boxes: [Box] = []) throws(ContentError<BoxFault>) {
    (self.name, self.weight, self.boxes) = (name, weight, boxes)
    guard weight <= 9 else {
      throw ContentError(faults: [LocatedFault(.heavy(weight), at: ContentPlace().key("weight"))])
    }
  }

  static func form(_ record: inout Record<Self, BoxFault>) throws -> Self {
    if record.peek(at: "version", as: Int.self) != nil { try record.version(1) }
    let name = record.field("name", \.name)
    let weight = record.field("weight", \.weight, default: 1)
    let limit = record.field("limit", \.limit, default: 3)
    let owner = record.field("owner", \.owner)
    let color = record.field("color", \.color, default: .red)
    let marks = record.field("marks", \.marks, as: .sorted(), default: [])
    let boxes = record.field("boxes", \.boxes, default: [])
    if owner.value == "nobody" {
      record.note(.malformed("a box of nobody"), at: ContentPlace().key("owner"))
    }
    var box = try Box(name: name(or: ""), weight: weight(or: 1), boxes: boxes(or: []))
    (box.limit, box.owner) = try (limit(), owner())
    (box.color, box.marks) = try (color(), marks())
    return box
  }
}

/// A move in a store, of one of several kinds.
private enum Move: JSONUnion, Equatable {
  case opened
  case named(String)
  case moved(Spot)
  case weighed(Int, by: String?)
  case painted(Paint)

  enum Paint: JSONUnion, Equatable {
    case coated(Color)

    static let cases: [JSONCase<Self, BoxFault>] = [
      JSONCase("coated", Self.coated, "color") {
        switch $0 {
        case .coated(let color): color
        }
      }
    ]
  }

  static let cases: [JSONCase<Self, BoxFault>] =
    [
      JSONCase("opened", .opened),
      JSONCase("named", Self.named, "name") { if case .named(let name) = $0 { name } else { nil } },
      JSONCase("moved", inline: Self.moved) { if case .moved(let to) = $0 { to } else { nil } },
      JSONCase("weighed") {
        if case .weighed(let weight, let actor) = $0 { (weight, actor) } else { nil }
      } form: { record in
        let weight = record.field("weight", \.0)
        let actor = record.field("by", \.1)
        return try .weighed(weight(), by: actor())
      },
    ]
    + Paint.cases.map { row in
      row.within(Self.painted) { if case .painted(let paint) = $0 { paint } else { nil } }
    }
}

/// A move and when it was made, in one object.
private struct DatedMove: JSONRecord {
  let move: Move
  let day: Int

  static func form(_ record: inout Record<Self, BoxFault>) throws -> Self {
    let move = record.inline(\.move)
    let day = record.field("day", \.day)
    return try DatedMove(move: move(), day: day())
  }
}

struct JSONRecordTests {
  private func faults(_ json: String) -> [String] {
    contentFaults(BoxFault.self) { _ = try decode(Box.self, json) }
  }

  @Test func readsWhatIsWithoutFault() throws {
    let box = try decode(Box.self, #"{"name":"a","boxes":[{"name":"b","weight":2}]}"#)
    #expect(box.boxes.map(\.name) == ["b"])
    #expect(box.weight == 1 && box.limit == 3 && box.owner == nil)
  }

  @Test func writesEachFieldAndLeavesDefaultsOut() throws {
    var box = try Box(name: "a")
    try expectJSON(box, #"{"name":"a"}"#)
    (box.weight, box.limit, box.owner) = (2, nil, "eva")
    (box.color, box.marks) = (.darkBlue, [3, 1, 2])
    box.boxes = [try Box(name: "b")]
    try expectJSON(
      box,
      #"{"boxes":[{"name":"b"}],"color":"darkBlue","limit":null,"marks":[1,2,3],"name":"a","owner":"eva","weight":2}"#
    )
  }

  @Test func aNumberThatStandsForNothingIsRefusedWithThoseThatDo() throws {
    #expect(try decode([Grade].self, "[1,3]") == [.good, .poor])
    let error = #expect(throws: DecodingError.self) {
      try decode([String: Grade].self, #"{"grade":4}"#)
    }
    let fault = try LocatedFault<BoxFault>(#require(error))
    #expect(
      fault.description == #"grade: the grade "4" is not known, expected one of 1, 2, 3"#
    )
  }

  @Test func aKeyThatIsNullIsMissing() throws {
    let box = try decode(Box.self, #"{"name":"a","weight":null,"owner":null,"limit":null}"#)
    #expect(box.weight == 1 && box.owner == nil)
    // Unless null is a value of its own.
    #expect(box.limit == nil)
  }

  @Test func gathersAllFaultsWithTheirPlaces() {
    let json = """
      {"weight":10,"color":"blue","owner":"nobody","boxes":[
        {"name":7},
        {"name":"ok"},
        null,
        {"name":"x","boxes":[{"name":"y","weight":11},{"name":null,"weight":"2"}]},
        []
      ]}
      """
    #expect(
      faults(json) == [
        "name: this key is missing",
        "color: the color \"blue\" is not known, expected one of red, darkBlue",
        "boxes[0].name: expected a string",
        "boxes[2]: found null, expected an object",
        "boxes[3].boxes[0].weight: 11 is too heavy",
        "boxes[3].boxes[1].name: found null, expected a string",
        "boxes[3].boxes[1].weight: expected an integer",
        "boxes[4]: expected an object",
        "owner: a box of nobody",
        "weight: 10 is too heavy",
      ]
    )
  }

  @Test(arguments: [
    (#"{"name":"a","weight":10}"#, ["weight: 10 is too heavy"]),
    (#"{"name":1,"weight":10}"#, ["name: expected a string", "weight: 10 is too heavy"]),
    (#"{"name":1,"weight":9}"#, ["name: expected a string"]),
    (
      #"{"name":"a","weight":10,"wieght":2}"#,
      [
        "weight: 10 is too heavy",
        "wieght: the key \"wieght\" is not known, did you mean \"weight\"?",
      ]
    ),
    (#"{"weight":1}"#, ["name: this key is missing"]),
    (#"{"name":"a","boxes":{}}"#, ["boxes: expected an array"]),
    (
      #"{"name":"a","wieght":2,"boxes":[{"name":"b","x":1}]}"#,
      [
        "boxes[0].x: the key \"x\" is not known, expected one of "
          + "name, weight, limit, owner, color, marks, boxes",
        "wieght: the key \"wieght\" is not known, did you mean \"weight\"?",
      ]
    ),
  ])
  func checksWhatCanBeReadDespiteWhatCannot(json: String, expected: [String]) {
    #expect(faults(json) == expected)
  }

  @Test(arguments: [
    ("claimLimt", "claimLimit"), ("clamiLimit", "claimLimit"), ("ClaimLimit", "claimLimit"),
    ("tga", "tag"), ("sti", nil), ("klaimLimmits", nil), ("claimLimitation", nil), ("", nil),
    ("id", nil), ("sets", "sets"), ("set", "sets"), ("gaps", "gap"),
  ])
  func nearestNameHasAtTheMostTwoSlipsAndMoreLettersRightThanWrong(
    written: String,
    meant: String?
  ) {
    #expect(written.nearest(of: ["x", "tag", "sets", "gap", "claimLimit", "claimLimit"]) == meant)
  }

  @Test func anotherVersionIsTheOnlyFault() {
    #expect(
      faults(#"{"version":2,"weight":10,"x":1}"#) == ["version: version 2 is not known, expected 1"]
    )
    #expect(faults(#"{"version":1,"name":"a"}"#) == [])
  }

  @Test func aFaultHasItsPlaceFromTheTopWhateverIsAbove() {
    struct Store: Codable {
      let boxes: [String: [Box]]
      let moves: [Move]
    }
    let boxes = #"{"boxes":{"left":[{"name":"a"},{"name":"b","boxes":[{"nam":"c"}]}]},"moves":[]}"#
    #expect(
      contentFaults(BoxFault.self) { _ = try decode(Store.self, boxes) }.first
        == "boxes.left[1].boxes[0].name: this key is missing"
    )
    let moves = #"{"boxes":{},"moves":[{"kind":"sold"}]}"#
    #expect(
      contentFaults(BoxFault.self) { _ = try decode(Store.self, moves) }.map { $0.prefix(15) }
        == ["moves[0].kind: "]
    )
  }

  /// Nobody can say which keys belong to a kind that is not known.
  @Test(arguments: [
    (
      #"{"kind":"opened","day":1,"x":1}"#,
      ["x: the key \"x\" is not known, expected one of kind, day"]
    ),
    (
      #"{"kind":"opend","day":1,"x":1}"#,
      ["kind: the kind \"opend\" is not known, did you mean \"opened\"?"]
    ),
  ])
  func keysNextToAKindAreKnownByIt(json: String, expected: [String]) {
    #expect(contentFaults(BoxFault.self) { _ = try decode(DatedMove.self, json) } == expected)
  }

  @Test func anErrorIsDescribedLineByLine() {
    let error = ContentError<BoxFault>(faults: [
      LocatedFault(.heavy(10), at: ContentPlace().key("a").index(1).key("b")),
      LocatedFault(.heavy(11), at: ContentPlace()),
    ])
    #expect(
      error.within(ContentPlace().key("x")).faults.map(\.place.description) == ["x.a[1].b", "x"]
    )
    #expect(error.description == "a[1].b: 10 is too heavy\n11 is too heavy")
  }

  // MARK: Names

  @Test(arguments: [
    (
      #"{"color":"DarkBlue","name":"a"}"#,
      "color: the color \"DarkBlue\" is not known, did you mean \"darkBlue\"?"
    ),
    (#"{"color":1,"name":"a"}"#, "color: expected a string"),
  ])
  func whatIsNoNameIsRefused(json: String, expected: String) {
    #expect(faults(json) == [expected])
  }

  // MARK: Kinds

  @Test(arguments: [
    (Move.opened, #"{"kind":"opened"}"#),
    (.named("a"), #"{"kind":"named","name":"a"}"#),
    (.moved(Spot(shelf: 2)), #"{"kind":"moved","shelf":2}"#),
    (.weighed(4, by: nil), #"{"kind":"weighed","weight":4}"#),
    (.weighed(4, by: "eva"), #"{"by":"eva","kind":"weighed","weight":4}"#),
    (.painted(.coated(.red)), #"{"color":"red","kind":"coated"}"#),
  ])
  private func aKindStandsWithWhatItTakes(move: Move, text: String) throws {
    try expectJSON(move, text)
  }

  @Test(arguments: [
    (
      #"{"kind":"sold"}"#,
      [
        "kind: the kind \"sold\" is not known, "
          + "expected one of opened, named, moved, weighed, coated"
      ]
    ),
    (#"{"kind":"named"}"#, ["name: this key is missing"]),
    (
      #"{"kind":"weighed","weight":"x","by":1}"#,
      ["weight: expected an integer", "by: expected a string"]
    ),
    (
      #"{"kind":"moved","shelf":1,"rwo":2}"#,
      ["rwo: the key \"rwo\" is not known, did you mean \"row\"?"]
    ),
    (#"{"kind":"opened","by":"eva"}"#, ["by: the key \"by\" is not known, expected one of kind"]),
    (
      #"{"kind":"coated","color":"pink"}"#,
      ["color: the color \"pink\" is not known, expected one of red, darkBlue"]
    ),
  ])
  func whatIsWrongWithAKindHasItsPlace(json: String, expected: [String]) {
    #expect(contentFaults(BoxFault.self) { _ = try decode(Move.self, json) } == expected)
  }

  @Test func aRecordKnowsHowDeepItIs() throws {
    let json = #"{"inner":[{"inner":[{"inner":[]}]}]}"#
    let nest = try decode(Nest.self, json)
    #expect(nest.inner[0].inner[0].depth == 2)
    #expect(nest.depth == 0)
  }

  @Test func aKindIsMissing() {
    #expect(throws: DecodingError.self) { try decode(Move.self, "{}") }
  }
}
