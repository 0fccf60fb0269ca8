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

/// A box with boxes in it.
private struct Box: Decodable, Equatable {
  enum Key: String, CodingKey {
    case version, name, weight, boxes, fragile
  }

  var name: String
  var weight: Int
  var boxes: [Box]

  init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, BoxFault>(decoder)
    if try decoder.container(keyedBy: Key.self).contains(.version) {
      try reader.checkVersion(at: .version, expected: 1)
    }
    let name = reader.read(String.self, at: .name)
    let weight = reader.read(Int.self, at: .weight, default: 1)
    _ = reader.read(Bool.self, at: .fragile, default: false)
    if let weight, weight > 9 {
      reader.note(.heavy(weight), at: ContentPlace().key("weight"))
    }
    let boxes = reader.readArrayIfPresent(of: Box.self, at: .boxes)
    guard reader.isFaultless, let name, let weight, let boxes else { throw reader.error }
    self.name = name
    self.weight = weight
    self.boxes = boxes
  }
}

/// A box that may weigh no more than its version says.
private struct CheckedBox: Decodable, Equatable {
  var weight: Int

  init(weight: Int) throws(ContentError<BoxFault>) {
    guard weight <= 9 else {
      throw ContentError(faults: [
        LocatedFault(.heavy(weight), at: ContentPlace().key("weight"))
      ])
    }
    self.weight = weight
  }

  init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Box.Key, BoxFault>(decoder)
    _ = reader.read(String.self, at: .name)
    let weight = reader.read(Int.self, at: .weight)
    self = try reader.make { () throws(ContentError<BoxFault>) in
      try CheckedBox(weight: weight ?? 0)
    }
  }
}

struct ContentReaderTests {
  private func faults(_ json: String) -> [String] {
    contentFaults(BoxFault.self) {
      _ = try decode(Box.self, json)
    }
  }

  @Test func readsWhatIsWithoutFault() throws {
    let box = try decode(Box.self, #"{"name":"a","boxes":[{"name":"b","weight":2}]}"#)
    #expect(box.boxes.map(\.name) == ["b"])
    #expect(box.weight == 1)
  }

  @Test func gathersAllFaultsWithTheirPlaces() {
    let json = """
      {"weight":10,"fragile":1,"boxes":[
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
        "fragile: expected true or false",
        "weight: 10 is too heavy",
        "boxes[0].name: expected a string",
        "boxes[2]: found null, expected an object",
        "boxes[3].boxes[0].weight: 11 is too heavy",
        "boxes[3].boxes[1].name: found null, expected a string",
        "boxes[3].boxes[1].weight: expected an integer",
        "boxes[4]: expected an object",
      ]
    )
  }

  @Test(arguments: [
    (#"{"name":"a","weight":10}"#, ["weight: 10 is too heavy"]),
    (#"{"name":1,"weight":10}"#, ["name: expected a string", "weight: 10 is too heavy"]),
    (#"{"name":1,"weight":9}"#, ["name: expected a string"]),
    (#"{"name":"a"}"#, ["weight: this key is missing"]),
  ])
  func checksWhatCanBeReadBesideWhatCannot(json: String, faults: [String]) {
    let found = contentFaults(BoxFault.self) { _ = try decode(CheckedBox.self, json) }
    #expect(found == faults)
  }

  @Test func arrayThatIsNoneIsOneFault() {
    #expect(faults(#"{"name":"a","boxes":{}}"#) == ["boxes: expected an array"])
  }

  @Test func anotherVersionIsTheOnlyFault() {
    #expect(
      faults(#"{"version":2,"weight":10}"#) == ["version: version 2 is not known, expected 1"]
    )
    #expect(faults(#"{"version":1,"name":"a"}"#) == [])
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
}
