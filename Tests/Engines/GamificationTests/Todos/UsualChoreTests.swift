// SPDX-License-Identifier: Apache-2.0
@testable import Gamification
import LudusTestSupport
import Testing

@Suite struct UsualChoreTests {
  @Test func theTableIsWholeAndSaysEachThingOnce() {
    let chores = UsualChore.all
    #expect(chores.count >= 150)
    #expect(
      chores.count == ChoreTable.home.split(separator: "\n").count
        + ChoreTable.outside.split(separator: "\n").count
    )
    #expect(Set(chores.map(\.id)).count == chores.count)
    for chore in chores {
      #expect((.seconds(60)...(.seconds(480 * 60))).contains(chore.duration), "\(chore.id)")
      #expect(chore.points >= 1, "\(chore.id)")
      #expect(chore.names[.english]?.isEmpty == false && chore.names[.german]?.isEmpty == false)
    }
  }

  @Test(arguments: UsualChore.all)
  func everyNameLeadsToItsChore(chore: UsualChore) {
    for names in chore.names.values {
      for name in names where !name.isEmpty {
        #expect(UsualChore.find(name)?.points == chore.points, "\(name)")
      }
    }
  }

  @Test(arguments: [
    ("Clean the windows", "windows"), ("CLEAN WINDOW!", "windows"), ("Windows", "windows"),
    ("Wash all our windows", "windows"), ("window cleaning", "windows"),
    ("Fenster putzen", "windows"), ("Alle Fenster im Wohnzimmer putzen", "windows"),
    ("Küchenfenster putzen", "windows"), ("Fensterputzen", "windows"),
    ("Die Toiletten reinigen", "toilet"), ("Klo putzen", "toilet"), ("clean toilets", "toilet"),
    ("Muell rausbringen", "trash"), ("MÜLL RAUSBRINGEN", "trash"), ("Mull raus", "trash"),
    ("Mu\u{308}ll rausbringen", "trash"), ("take out the garbage", "trash"),
    ("Mülltonnen rausstellen", "bins"), ("Spuelmaschine ausraeumen", "dishwasher-empty"),
    ("Den Geschirrspüler einräumen", "dishwasher-load"), ("Fussboden wischen", "floor"),
    ("Staub saugen", "vacuum"), ("Hoover the stairs", "vacuum-stairs"), ("hoovering", "vacuum"),
    ("Rasenmähen", "lawn"), ("Mow the lawn", "lawn"), ("Walk the dog", "dog-walk"),
    ("Hund füttern", "dog-feed"), ("Blumen giessen", "plants-water"),
    ("Water the plants", "plants-water"), ("Wäsche aufhängen", "laundry-hang"),
    ("Fold the laundry", "laundry-fold"), ("Bettwäsche wechseln", "bed-linen"),
    ("Buy milk", "buy-milk"), ("Milch kaufen bitte", "buy-milk"),
  ])
  func titlesAreFoundHoweverTheyAreWritten(title: String, id: UsualChore.ID) {
    #expect(UsualChore.find(title)?.id == id)
  }

  @Test(arguments: [
    "", " ", "!!!", "clean", "putzen", "Write a novel", "Quantenphysik", "Paint the toilet",
    "Fix the Windows update",
  ])
  func whatIsNoUsualChoreIsNotFound(title: String) {
    #expect(UsualChore.find(title)?.id != "toilet" && UsualChore.find(title)?.id != "windows")
  }

  @Test func aVerbThatDoesNotFitIsAnotherChore() {
    #expect(UsualChore.find("Fenster streichen")?.id != "windows")
    #expect(UsualChore.find("Feed the plants")?.id != "plants-water")
    #expect(UsualChore.find("Novels")?.id == nil)
  }

  @Test func noTitleIsTooLongOrTooStrange() {
    _ = UsualChore.find(String(repeating: "Fenster", count: 100_000))
    forEachSeed(0..<50) { generator in
      let scalars = (0..<40).compactMap { _ in Unicode.Scalar(UInt32(generator.draw(below: 0x3000)))
      }
      _ = UsualChore.find(String(String.UnicodeScalarView(scalars)))
    }
  }

  /// In other words it is the same chore, and the group has its own price for that.
  @Test func aChoreInOtherWordsIsWorthWhatTheGroupGivesForIt() throws {
    var group = try makeGroup()
    let own = Todo(id: "own", title: "Das Klo gründlich putzen", points: 12)
    try group.create(own, by: "ada", at: day(1))
    let todo = Todo(id: "new", title: "Toilette reinigen", points: 0)
    let suggestion = try #require(group.view().suggestedPoints(for: todo))
    #expect(suggestion.median == 12 && suggestion.range == 12...12)
    #expect(suggestion.examples.map(\.id) == ["own"] && suggestion.chore == nil)
    let other = Todo(id: "other", title: "Fenster putzen", points: 0)
    #expect(group.view().suggestedPoints(for: other)?.chore?.id == "windows")
  }

  @Test func aGroupWithoutSimilarTodosSuggestsThePointsOfUsualOnes() throws {
    var group = try makeGroup()
    let todo = Todo(id: "new", title: "Clean the windows", points: 0)
    let suggestion = try #require(group.view().suggestedPoints(for: todo))
    #expect(suggestion.median == 30)
    #expect(suggestion.range == 20...45)
    #expect(suggestion.chore?.id == "windows")
    #expect(suggestion.examples.isEmpty)
    // Its own todos are the better measure.
    try group.create(Todo(id: "old", title: "Clean windows", points: 7), by: "ada", at: day(1))
    let own = try #require(group.view().suggestedPoints(for: todo))
    #expect(own.median == 7 && own.chore == nil)
    #expect(group.view().suggestedPoints(for: Todo(id: "x", title: "Novel", points: 0)) == nil)
    let bounded = try makeGroup(try RuleBook { $0.todoPoints = 1...10 })
    #expect(bounded.view().suggestedPoints(for: todo)?.range == 10...10)
  }
}
