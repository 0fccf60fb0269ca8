import Foundation
import LudusCore
import Testing

@Suite struct NameDecodingTests {
  private enum Animal: String, CaseIterable {
    case cat, dog
  }

  private struct Pet: Decodable {
    let animal: Animal

    private enum Key: String, CodingKey {
      case animal
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      animal = try container.decodeName(Animal.self, forKey: .animal)
    }
  }

  private func pet(_ json: String) throws -> Pet {
    try JSONDecoder().decode(Pet.self, from: Data(json.utf8))
  }

  @Test func aNameIsRead() throws {
    let animal = try pet(#"{"animal":"dog"}"#).animal
    #expect(animal == .dog)
  }

  @Test func anotherNameIsRefusedWithThoseThereAre() throws {
    let error = #expect(throws: DecodingError.self) { try pet(#"{"animal":"Dog"}"#) }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.debugDescription == "the animal \"Dog\" is not known, expected one of cat, dog")
    #expect(context.codingPath.map(\.stringValue) == ["animal"])
  }

  @Test func whatIsNoNameIsRefused() {
    #expect(throws: DecodingError.self) { try pet(#"{"animal":1}"#) }
    #expect(throws: DecodingError.self) { try pet("{}") }
  }
}
