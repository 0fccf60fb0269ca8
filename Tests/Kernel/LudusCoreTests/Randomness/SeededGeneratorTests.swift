// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import Testing

struct SeededGeneratorTests {
  /// The outputs that the authors' C code gives for the state 1, 2, 3, 4.
  @Test func givesTheNumbersOfTheReferenceImplementation() throws {
    let state = (1...4).map { String(repeating: "0", count: 15) + "\($0)" }
    var generator = try decode(SeededGenerator.self, try json(state))
    let numbers = (0..<10).map { _ in generator.next() }
    #expect(
      numbers == [
        11520, 0, 1_509_978_240, 1_215_971_899_390_074_240, 1_216_172_134_540_287_360,
        607_988_272_756_665_600, 16_172_922_978_634_559_625, 8_476_171_486_693_032_832,
        10_595_114_339_597_558_777, 2_904_607_092_377_533_576,
      ]
    )
  }

  @Test func itsStateIsFilledBySplitMix64() throws {
    var filler = SplitMix64(seed: 1_234_567)
    let words = (0..<4).map { _ in filler.next() }
    #expect(
      words == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431,
      ]
    )
    let state = words.map { String($0, radix: 16) }
    #expect(try decode(SeededGenerator.self, try json(state)) == SeededGenerator(seed: 1_234_567))
  }

  @Test func goesOnWhereItWasStored() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<5 { _ = generator.next() }
    try expectRoundTrip(generator)
    var restored = try decode(SeededGenerator.self, try json(generator))
    #expect(restored.next() == generator.next())
  }

  @Test(arguments: [
    #"["0","0","0","0"]"#, #"["1","2","3"]"#, #"["1","2","3","4","5"]"#, #"["1","2","3","g"]"#,
    #"["1","2","3","10000000000000000"]"#, "[1,2,3,4]", "7", "[]",
  ])
  func refusesAStateThatIsNone(text: String) {
    #expect(throws: DecodingError.self) { try decode(SeededGenerator.self, text) }
  }
}
