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
      name.isEmpty || name.first == " " || name.last == " " || name.contains("  ")
        || name.contains("|")
        || name.unicodeScalars.contains { $0.properties.generalCategory == .nonspacingMark }
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

  @Test func aRegionOfALanguageIsServedAndAnotherLanguageIsNot() {
    let term = AnatomicalTerm.all.first { $0.latin[0] == "Radius" }
    #expect(term?.names(in: "la") == ["Radius"])
    #expect(term?.names(in: "en-GB") == ["radius"])
    #expect(term?.names(in: "de-AT") == ["Speiche"])
    #expect(term?.names(in: "fr") == [])
  }
}
