// SPDX-License-Identifier: Apache-2.0
import Languages
import LudusTestSupport
import Testing

@testable import Experiments

@Suite struct ReportTests {
  private static func report(_ seeds: Range<UInt64>, in phrasebook: Phrasebook) throws -> String {
    try Coins(
      population: .coins,
      variants: [
        .init("plain", Coin()), .init("noisy", Coin(noise: 2)), .init("better", Coin(bonus: 0.25)),
      ],
      outcomes: [.number, .init("huge") { _ in -1e300 }, .init("none") { _ in nil }]
    ).run(seeds: seeds).report(in: phrasebook)
  }

  @Test func aReportShowsMeansDifferencesAndTheWorldsThatDecide() throws {
    let lines = try Self.report(0..<50, in: .english).split(separator: "\n").map { String($0) }
    #expect(
      lines[0]
        == "| number | mean | 95 % | difference | 95 % | p (Holm) | least at seed | most at seed |"
    )
    let better = lines[4].split(separator: "|").map { $0.filter { $0 != " " } }
    #expect(better[0] == "better")
    #expect(better[3] == "0.250")
    let noisy = lines[3].split(separator: "|").map { $0.filter { $0 != " " } }
    let experiment = Coins(
      population: .coins,
      variants: [.init("plain", Coin()), .init("noisy", Coin(noise: 2))],
      outcomes: [.number]
    )
    let numbers = try experiment.run(seeds: 0..<50)
      .difference(of: "noisy", over: "plain", in: .number).numbers
    let least = try #require(UInt64(noisy[6]))
    let most = try #require(UInt64(noisy[7]))
    #expect(numbers[Int(least)] == numbers.min())
    #expect(numbers[Int(most)] == numbers.max())
    // Every row has as many cells as the headings, also where nothing was measured.
    #expect(Set(lines.dropLast().map { $0.count { $0 == "|" } }) == [9])
    #expect(lines.last?.hasPrefix("Worlds: 50, seeds 0 to 49. Each interval stands on") == true)
  }

  @Test func aVariantThatChangesNothingIsSaidToBeEqual() throws {
    let row = try Self.report(0..<50, in: .english).split(separator: "\n")
      .first { $0.hasPrefix("| noisy | -") }
    #expect(row?.hasSuffix("| 0.000 | equal in every world | 1.000 |  |  |") == true)
  }

  @Test func aVariantWithoutFiguresHasNothingToCompare() throws {
    func report(_ outcomes: [Coins.Outcome]) throws -> [String] {
      try Coins(
        population: .coins,
        variants: [.init("plain", Coin()), .init("noisy", Coin(bonus: 0.05, noise: 2))],
        outcomes: outcomes
      ).run(seeds: 0..<50).report(in: .english).split(separator: "\n").map { String($0) }
    }
    let none = Coins.Outcome("none") { _ in nil }
    let both = try report([.number, none])
    #expect(both[6] == "| plain | no figure |  |  |  |  |  |  |")
    #expect(both[7] == "| noisy | no figure |  | no figure |  |  |  |  |")
    // Where nothing is compared no chance is corrected for it.
    let alone = try report([.number])
    #expect(alone.dropLast() == both.prefix(4))
    #expect(alone.last == both.last)
    #expect(
      try report([none]).last?.hasSuffix(
        "(Holm). Under plain there was nothing to measure in any world, for instance because no one got a point. "
          + "Under noisy there was nothing to measure in any world, for instance because no one got a point."
      ) == true
    )
  }

  @Test func chancesAreCorrectedForAllComparisonsOfTheReport() throws {
    let equal = Coins.Outcome("same") { _ in 0 }
    func chance(_ outcomes: [Coins.Outcome]) throws -> String {
      let lines = try Coins(
        population: .coins,
        variants: [.init("plain", Coin()), .init("noisy", Coin(bonus: 0.05, noise: 2))],
        outcomes: outcomes
      ).run(seeds: 0..<50).report(in: .english).split(separator: "\n")
      return String(lines[3].split(separator: "|")[5].filter { $0 != " " })
    }
    let alone = try #require(Double(try chance([.number])))
    let amongTwo = try #require(Double(try chance([.number, equal])))
    #expect(alone > 0.001)
    #expect(abs(amongTwo - min(1, 2 * alone)) < 0.002)
  }

  @Test func aReportIsWrittenInGerman() throws {
    let report = try Self.report(0..<5, in: .german)
    #expect(report.contains("Unterschied"))
    #expect(report.contains("0,250"))
  }

  @Test(
    arguments: [("en", "0.250"), ("en-GB", "0.250"), ("fr", "0,250"), ("pt-BR", "0,250")]
      as [(Language, String)]
  )
  func numbersHaveTheMarkOfTheLanguage(_ language: Language, _ number: String) throws {
    let phrasebook = try #require(Phrasebook(for: language))
    #expect(FigureText(phrasebook: phrasebook).rounded(0.25) == number)
  }

  @Test func noWorldsMakeAnEmptyTable() throws {
    let report = try Self.report(3..<3, in: .english)
    #expect(report.hasSuffix("| better | no figure |  | no figure |  |  |  |  |\n\n\n"))
  }
}
