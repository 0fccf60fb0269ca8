// SPDX-License-Identifier: Apache-2.0
import Gamification
import Languages
import Testing

@Suite struct StandardAchievementsTests {
  @Test func everyLanguageHasItsOwnNamesForThem() {
    let books = Phrasebook.all.map { AchievementBook.standard(in: $0) }
    #expect(books.first == .standard)
    #expect(Set(books.map { $0.achievements.map(\.title) }).count == books.count)
    #expect(Set(books.map { $0.achievements.map(\.text) }).count == books.count)
    for book in books {
      // Identifiers and goals are the same, so nobody loses anything by a change of language.
      #expect(book.achievements.map(\.id) == AchievementBook.standard.achievements.map(\.id))
      let goals = book.achievements.map { $0.tiers.map(\.goal) }
      #expect(goals == AchievementBook.standard.achievements.map { $0.tiers.map(\.goal) })
      let worn = book.achievements.flatMap(\.tiers).compactMap(\.wornTitle)
      #expect(worn.count == 5 && worn.allSatisfy { !$0.isEmpty })
    }
  }
}
