// SPDX-License-Identifier: Apache-2.0
import AnatomicalTerms
import LudusCore
import Testing

@Suite struct AnatomicalTermTests {
  @Test func everyStructureHasALatinAndAnEnglishName() {
    #expect(AnatomicalTerm.all.allSatisfy { !$0.latin.isEmpty && !$0.english.isEmpty })
  }

  @Test(arguments: ["la", "en", "de"] as [Language])
  func noNameIsBlankOrDecomposed(language: Language) {
    let faulty = AnatomicalTerm.all.flatMap { $0.names(in: language) }.filter { name in
      let isBlank = name.isEmpty || name.first == " " || name.last == " "
      let isCut = name.contains("  ") || name.contains("|")
      let marks = name.unicodeScalars.filter { $0.properties.generalCategory == .nonspacingMark }
      return isBlank || isCut || !marks.isEmpty
    }
    #expect(faulty == [])
  }

  @Test func noStructureHasANameTwice() {
    let faulty = AnatomicalTerm.all.filter { term in
      [term.latin, term.english, term.german].contains { Set($0).count < $0.count }
    }
    #expect(faulty == [])
  }

  @Test func noTwoStructuresHaveTheSameLatinName() {
    let count = Dictionary(AnatomicalTerm.all.map { ($0.latin[0], 1) }, uniquingKeysWith: +)
    #expect(count.filter { $0.value > 1 }.keys.sorted() == [])
  }

  @Test func latinIsWrittenOutWithACapital() {
    let faulty = AnatomicalTerm.all.flatMap(\.latin).filter { name in
      name.contains(".") || name.first?.isUppercase != true
        || name.unicodeScalars.contains { !$0.isASCII }
    }
    #expect(faulty == [])
  }

  @Test func germanHasACapitalledNoun() {
    let faulty = AnatomicalTerm.all.flatMap(\.german).filter { name in
      !name.contains { $0.isUppercase }
    }
    #expect(faulty == [])
  }

  @Test func germanIsGivenOnlyWhereItDiffersFromLatin() {
    let faulty = AnatomicalTerm.all.filter { !Set($0.german).isDisjoint(with: $0.latin) }
    #expect(faulty == [])
  }

  @Test func aRegionOfALanguageIsServedAndAnotherLanguageIsNot() {
    let term = AnatomicalTerm.all.first { $0.latin[0] == "Radius" }
    #expect(term?.names(in: "la") == ["Radius"])
    #expect(term?.names(in: "en-GB") == ["radius"])
    #expect(term?.names(in: "de-AT") == ["Speiche"])
    #expect(term?.names(in: "fr") == [])
  }

  @Test func theListHoldsWhatSheetsAsk() {
    #expect(AnatomicalTerm.all.count >= 6_000)
  }

  /// Names that differ by a letter or two are two structures, not a misspelling of one.
  @Test(
    arguments: [
      ["Metacarpus", "Metatarsus"], ["Ossa metacarpi", "Ossa metatarsi"],
      ["Os metacarpi I", "Os metatarsi I"], ["Maxilla", "Axilla"], ["Os ilium", "Ileum"],
      ["Peritoneum", "Perineum"], ["Malleus", "Malleolus medialis"], ["Ureter", "Urethra"],
      ["Musculus teres minor", "Musculus teres major"], ["Arteria radialis", "Arteria ulnaris"],
      ["Musculus flexor carpi radialis", "Musculus flexor carpi ulnaris"],
      ["Margo anterior pulmonis", "Margo inferior pulmonis"], ["Os pubis", "Os pisiforme"],
      ["Fossa infratemporalis", "Fissura orbitalis inferior"], ["Os trapezium", "Os trapezoideum"],
      ["Os hamatum", "Os capitatum"], ["Os lunatum", "Os naviculare"],
      ["Nervus facialis", "Fascia"],
      ["Os scaphoideum", "Os naviculare"], ["Costa II", "Costa III"], ["Pupilla", "Papilla pili"],
      ["Vertebra cervicalis I", "Vertebra cervicalis II"], ["Cochlea", "Choana"],
      ["Os sacrum", "Os sphenoidale"], ["Radius", "Radix nasi"],
      ["Vena cava superior", "Vena cava inferior"],
      ["Palma manus", "Planta pedis"], ["Tibia", "Fibula"],
      ["Incus", "Uncus gyri parahippocampalis"],
      ["Musculus supinator", "Musculus supraspinatus"], ["Nervus vagus", "Vagina"],
      ["Cor", "Cornea"],
    ]
  )
  func nearTwinsAreTwoStructures(latin: [String]) throws {
    let twins = AnatomicalTerm.all.filter { latin.contains($0.latin[0]) }
    try #require(twins.count == 2)
    #expect(Set(twins[0].latin).isDisjoint(with: twins[1].latin))
    #expect(Set(twins[0].english).isDisjoint(with: twins[1].english))
    #expect(Set(twins[0].german).isDisjoint(with: twins[1].german))
  }

  @Test(
    arguments: [
      ("Nasenbein", "Os nasale"), ("Wadenbein", "Fibula"), ("Kahnbein", "Os naviculare"),
      ("Speichenarterie", "Arteria radialis"), ("Ellenarterie", "Arteria ulnaris"),
      ("Harnleiter", "Ureter"), ("Harnröhre", "Urethra"), ("Darmbein", "Os ilium"),
      ("Krummdarm", "Ileum"), ("Oberkiefer", "Maxilla"), ("Achsel", "Axilla"),
      ("Mittelhand", "Metacarpus"), ("Mittelfuß", "Metatarsus"), ("Hammer", "Malleus"),
      ("Innenknöchel", "Malleolus medialis"), ("Bauchfell", "Peritoneum"), ("Damm", "Perineum"),
    ]
  )
  func aGermanNameBelongsToOneStructure(german: String, latin: String) {
    let owners = AnatomicalTerm.all.filter { $0.german.contains(german) }
    #expect(owners.map { $0.latin[0] } == [latin])
  }

  @Test(
    arguments: [
      ("rechte Lungenarterie", "Zungenarterie"), ("Lungenspitze", "Zungenspitze"),
      ("Fersenbein", "Felsenbein"), ("Kahnbein", "Zahnbein"), ("Keilbein", "Kreuzbein"),
      ("Spinalganglion", "Spiralganglion"), ("Pupille", "Vater-Papille"),
      ("Hornhaut des Auges", "harte Hirnhaut"), ("Daumen", "Gaumen"), ("Hammer", "Amboss"),
      ("Scheidewand", "vordere Scheidenwand"), ("Netzhaut", "Nasenhöhle"), ("Elle", "Speiche"),
      ("Kiefergelenk", "Kniegelenk"), ("Milz", "Niere"), ("Nebenniere", "Nebenschilddrüse"),
      ("Schläfenbein", "Scheitelbein"), ("Wadenbein", "Nasenbein"), ("Eileiter", "Harnleiter"),
      ("Zwerchfell", "Bauchfell"), ("Schilddrüse", "Schildknorpel"),
      ("Armgeflecht", "Halsgeflecht"),
    ]
  )
  func nearGermanNamesBelongToTwoStructures(first: String, second: String) {
    let owners = [first, second].map { name in
      AnatomicalTerm.all.filter { $0.german.contains(name) }.map { $0.latin[0] }
    }
    #expect(owners.allSatisfy { !$0.isEmpty })
    #expect(Set(owners[0]).isDisjoint(with: owners[1]))
  }
}
