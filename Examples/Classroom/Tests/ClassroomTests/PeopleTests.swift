// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB
import Gamification
import QuizCommunity
import Quizzes
import Testing

@testable import Classroom

struct PersonNameTests {
  @Test(arguments: [
    "Ada", "O'Neil", "D\u{2019}Arcy", "Zoë", "李雷", "Ben 2", "Anna-Lena M.", "Ada \u{1F98A}",
    "\u{1F469}\u{200D}\u{1F680}", "Łukasz",
  ])
  func peopleAreCalledSo(name: String) {
    #expect(PersonName.isOne(PersonName.shown(name)))
  }

  @Test(arguments: [
    "", " ", "a/b", "<b>", "a\u{0}b", "a\u{202E}b", "a\u{200B}b", "--", "a\nb\u{7}", "=1+1",
    String(repeating: "a", count: 41),
  ])
  func nobodyIsCalledSo(name: String) {
    #expect(!PersonName.isOne(PersonName.shown(name)))
  }

  @Test(arguments: [
    ("ADA", "ada"), (" Ada ", "ada"), ("Zoe\u{308}", "zo\u{EB}"), ("\u{FF21}da", "ada"),
    ("O\u{2019}Neil", "o'neil"), ("Ada  Lovelace", "ada lovelace"),
  ])
  func oneSignsInHoweverTheNameIsWritten(name: String, folded: String) {
    #expect(Array(PersonName.folded(name).utf8) == Array(folded.utf8))
  }

  @Test(arguments: [
    ("Ada", "\u{410}da"), ("Ben", "\u{412}\u{435}n"), ("Cleo", "Cle\u{3BF}"), ("Cleo", "Cle0"),
    ("Ada", "\u{FF21}\u{FF44}\u{FF41}"), ("Paul", "\u{420}aul"), ("Nina", "N1na"),
    ("NINA", "n1na"), ("Paul", "Pau1"), ("Ian", "lan"), ("Nina", "N\u{456}na"), ("Otto", "0tt0"),
  ])
  func namesThatAreDrawnAlikeLookAlike(one: String, other: String) {
    #expect(PersonName.looksAlike(one, other) && PersonName.looksAlike(other, one))
    #expect(PersonName.likeness(of: one) == PersonName.likeness(of: other))
  }

  @Test(arguments: [
    ("Ian", "Lan"), ("Zoe", "Zoë"), ("Max", "Mox"), ("Ben", "Ben 2"), ("Ella", "Eila"),
    ("Lan", "1an"),
  ])
  func otherNamesDoNot(one: String, other: String) {
    #expect(!PersonName.looksAlike(one, other) && !PersonName.looksAlike(other, one))
  }
}

/// A class with its teacher, and its parts as the site has them.
struct TestClass {
  let store: Store
  let groups: Streams<PlayerGroup>
  let challenges: Streams<QuizChallenge>
  let quizzes: Streams<QuizSession>
  let rounds: Streams<LiveRound>
  let people: People
  let teacher: Account

  init(at path: String? = nil) async throws {
    store = try Store(path: path)
    groups = Streams(.groups, in: store)
    challenges = Streams(.challenges, in: store)
    quizzes = Streams(.quizzes, in: store)
    rounds = Streams(.rounds, in: store)
    people = People(
      store: store,
      groups: groups,
      challenges: challenges,
      rounds: rounds,
      door: Door()
    )
    _ = try await OwnClass(store: store, groups: groups, title: "7b").begin(taughtBy: "Kim")
    teacher = try #require(try store.account(named: "kim"))
  }

  func join(_ name: String) async throws -> Account {
    try await people.add(name, passphrase: "learn-and-play")
  }

  func group() async throws -> GroupView {
    let group = try await groups.state(of: GroupPages.stream)
    return group.view(asOf: max(Date(), group.lastEvent?.date ?? .distantPast))
  }

  /// A bank with a question called `Q1`.
  static func bank(_ id: String, answer: String, title: String? = nil) throws -> ProblemBank {
    let problem = try Problem(
      id: "Q1",
      prompt: "What is right in \(id)?",
      kind: .multipleChoice(
        answer == "a"
          ? [.correct("a", "A"), .wrong("b", "B")] : [.wrong("a", "A"), .correct("b", "B")]
      )
    )
    let set = ProblemSet(id: "s", title: "S", problems: [problem])
    return try ProblemBank(id: ProblemBank.ID(id), title: title ?? id, sets: [set])
  }

  func publish(_ bank: ProblemBank) throws {
    try store.publish(
      bank.json(),
      as: LibraryItem(id: bank.id.rawValue, kind: "bank", title: bank.title)
    )
  }

  /// Plays the one question of a bank.
  @discardableResult
  func play(_ item: String, answering option: AnswerOption.ID, by account: Account) async throws
    -> String
  {
    let bank = try #require(try await Banks(store: store).bank(of: item))
    var generator = SeededGenerator(seed: 1)
    let id = Secrets.token()
    let quiz = try Quiz(
      from: bank,
      Blueprint(count: 1),
      rules: .immediate,
      id: Quiz.ID(id),
      title: bank.title,
      using: &generator
    )
    var session = QuizSession(quiz)
    let now = Date()
    try session.start(at: now)
    try session.answer(.choice(option), at: now)
    try session.proceed(at: now)
    try await quizzes.begin(id, title: bank.title, owner: account.id, with: session, at: now)
    return id
  }

  /// A class in which Ada has answered the one problem of the bank "one" wrongly.
  static func withAWrongAnswer() async throws -> (
    own: TestClass, ada: Account, quiz: String, histories: Histories
  ) {
    let own = try await TestClass()
    let ada = try await own.join("Ada")
    try own.publish(try bank("one", answer: "a"))
    let quiz = try await own.play("one", answering: "b", by: ada)
    return (own, ada, quiz, Histories(store: own.store, quizzes: own.quizzes))
  }
}

struct PeopleTests {
  @Test func whoeverComesIsAMemberAtOnce() async throws {
    let own = try await TestClass()
    let ada = try await own.join("Ada")
    let view = try await own.group()
    #expect(view.members.contains(Member.ID(ada.id)))
    // Whoever teaches competes with nobody.
    let ranked = view.leaderboard(.lifetime).standings.map(\.member)
    #expect(ranked == [Member.ID(ada.id)])
  }

  @Test func namesThatAreTakenOrLookSoAreRefused() async throws {
    let own = try await TestClass()
    _ = try await own.join("Ada")
    for name in ["ADA", "\u{410}da", "\u{FF21}da", "Kim", "K1m"] {
      await #expect(throws: People.Refusal.taken, "\(name)") { try await own.join(name) }
    }
    await #expect(throws: People.Refusal.noName) { try await own.join("<b>") }
    #expect(try own.store.accounts().count == 2)
  }

  /// A duel of two, which only names them: nobody owns it.
  private func duel(of ada: Account, and ben: Account, in own: TestClass) async throws -> String {
    let bank = try TestClass.bank("biology", answer: "a")
    var generator = SeededGenerator(seed: 1)
    let id = Secrets.token()
    let quiz = try Quiz(
      from: bank,
      Blueprint(count: 1),
      rules: .immediate,
      id: Quiz.ID(id),
      using: &generator
    )
    let challenge = try QuizChallenge(
      id: QuizChallenge.ID(id),
      quiz: quiz,
      by: ada.learner,
      inviting: [ben.learner],
      at: Date(),
      until: Date() + 86_400
    )
    try await own.challenges.begin(id, title: "Duel", owner: nil, with: challenge, at: Date())
    try await own.challenges.change(id, at: Date() + 1) { try $0.start(by: ada.learner, at: $1) }
    return id
  }

  @Test func whatIsStoredAboutSomebodyIsAllOfIt() async throws {
    let own = try await TestClass()
    let (ada, ben) = (try await own.join("Ada"), try await own.join("Ben"))
    let duel = try await duel(of: ada, and: ben, in: own)
    try await own.groups.change(GroupPages.stream, at: Date()) { group, date in
      let now = max(date, group.lastEvent?.date ?? date)
      try group.create(Todo(id: "t", title: "Sweep", points: 5), by: Member.ID(ada.id), at: now)
    }
    try own.publish(try TestClass.bank("biology", answer: "a"))
    let quiz = try await own.play("biology", answering: "a", by: ada)
    let all = String(decoding: try own.store.everything(about: ada), as: UTF8.self)
    for part in [duel, quiz, "Sweep", "\"Ada\"", GroupPages.stream] {
      #expect(all.contains(part), "\(part) is not in it")
    }
    let others = String(decoding: try own.store.everything(about: own.teacher), as: UTF8.self)
    #expect(!others.contains(duel) && !others.contains("Sweep"))
  }

  @Test func whoeverGoesLeavesNothingThatNamesThem() async throws {
    try await inFolder { folder in
      let file = folder.appending(path: "site.sqlite")
      let own = try await TestClass(at: file.path)
      let (ada, ben) = (try await own.join("Adelheid"), try await own.join("Ben"))
      let duel = try await duel(of: ada, and: ben, in: own)
      try await own.groups.change(GroupPages.stream, at: Date()) { group, date in
        let now = max(date, group.lastEvent?.date ?? date)
        let todo = Todo(id: "t", title: "Sweep for Adelheid", points: 5)
        try group.create(todo, by: Member.ID(ada.id), at: now)
      }
      try await own.people.remove(ada)
      #expect(try own.store.account(ada.id) == nil)
      // Neither in the file nor in the log beside it.
      for end in ["", "-wal"] {
        let bytes = (try? Data(contentsOf: URL(fileURLWithPath: file.path + end))) ?? Data()
        for trace in [ada.id, "Adelheid", "adelheid"] {
          #expect(bytes.range(of: Data(trace.utf8)) == nil, "\(trace) in site.sqlite\(end)")
        }
      }
      // Ben's half of the duel stays.
      let left = try await own.challenges.state(of: duel)
      #expect(left.content.players.contains(ben.learner))
      #expect(!left.content.players.contains(ada.learner))
      // Whoever takes the name is somebody else.
      let fresh = try await own.join("ADELHEID")
      #expect(fresh.id != ada.id)
      #expect(try own.store.streams(of: ChallengePages.kind, naming: fresh.id).isEmpty)
      let points = try await own.group().points(of: Member.ID(fresh.id), .lifetime)
      #expect(points == 0)
    }
  }

  @Test func whoeverLeftIsCalledByAWord() async throws {
    let own = try await TestClass()
    let (ada, ben) = (try await own.join("Ada"), try await own.join("Ben"))
    let duel = try await duel(of: ada, and: ben, in: own)
    try await own.people.remove(ada)
    let players = try await own.challenges.state(of: duel).content.players
    for phrasebook in Words.phrasebooks {
      let words = try Words()[phrasebook]
      let names = ShownNames(try own.store.accounts(), in: words)
      let shown = players.map { names[$0] }
      #expect(Set(shown) == ["Ben", words["whoLeft"] ?? ""], "\(phrasebook)")
    }
  }

  @Test func theTodosOfWhoeverLeftAreOffTheBoard() async throws {
    let own = try await TestClass()
    let (ada, ben) = (try await own.join("Ada"), try await own.join("Ben"))
    let (hers, his) = (Member.ID(ada.id), Member.ID(ben.id))
    try await own.groups.change(GroupPages.stream, at: Date()) { group, date in
      let now = max(date, group.lastEvent?.date ?? date)
      for (id, creator) in [("open", hers), ("begun", hers), ("taken", hers), ("other", his)] {
        try group.create(Todo(id: Todo.ID(id), title: id, points: 5), by: creator, at: now)
      }
      try group.claim("begun", by: hers, at: now)
      try group.claim("taken", by: his, at: now)
    }
    try await own.people.remove(ada)
    let view = try await own.group()
    #expect(view.todos(in: .open).map(\.id) == ["other"])
    // A todo that somebody else works on is still theirs to finish.
    #expect(view.todos(claimedBy: his).map(\.id) == ["taken"])
  }

  @Test func thePassphraseOnPaperIsForOnce() async throws {
    let own = try await TestClass()
    let ada = try await own.join("Ada")
    let token = try own.store.signIn(ada.id, until: Date() + 60)
    let fresh = try await own.people.reset(ada)
    let changed = try #require(try own.store.account(ada.id))
    #expect(changed.isPassphraseGiven)
    #expect(Secrets.matches(fresh.passphrase, changed.passphrase))
    #expect(try own.store.account(signedInWith: token, at: Date()) == nil)
    try own.store.setPassphrase(hash: try Secrets.hash(of: "my own words"), of: ada.id)
    #expect(try own.store.account(ada.id)?.isPassphraseGiven == false)
  }

  @Test func theDoorOfTheClassClosesByItself() async throws {
    let own = try await TestClass()
    let now = Date()
    #expect(try own.people.openDoor(at: now) == nil)
    try own.people.open(for: 1, at: now)
    let door = try #require(try own.people.openDoor(at: now))
    #expect(door.code.count == 8)
    #expect(try own.people.openDoor(at: now + 3_599)?.code == door.code)
    #expect(try own.people.openDoor(at: now + 3_601) == nil)
    try own.people.open(for: 1, at: now)
    #expect(try own.people.openDoor(at: now)?.code != door.code)
    try own.people.close()
    #expect(try own.people.openDoor(at: now) == nil)
  }

  @Test func aSecondTeacherDoesWhatTheFirstDoes() async throws {
    let own = try await TestClass()
    let ada = try await own.join("Ada")
    try await own.people.promote(ada, by: own.teacher)
    #expect(try own.store.account(ada.id)?.role == .teacher)
    let administrators = try await own.group().administrators
    #expect(administrators.contains(Member.ID(ada.id)))
    // Now the first one can go.
    try await own.people.remove(own.teacher)
    #expect(try own.store.accounts().map(\.name) == ["Ada"])
  }
}

struct EarningsTests {
  private func earned(_ account: Account, _ own: TestClass) async throws -> Int {
    try await own.group().points(of: Member.ID(account.id), .lifetime)
  }

  @Test func learningEarnsOnceAndNotMoreThanTheRulesLet() async throws {
    let own = try await TestClass()
    let ada = try await own.join("Ada")
    let earnings = Earnings(store: own.store, groups: own.groups, changes: Broadcast())
    try await earnings.earn(8, for: "Chemistry", in: "quiz-1", by: ada)
    try await earnings.earn(8, for: "Chemistry", in: "quiz-1", by: ada)
    #expect(try await earned(ada, own) == 8)
    try await earnings.earn(0, for: "Chemistry", in: "quiz-2", by: ada)
    #expect(try await earned(ada, own) == 8)
    for number in 3..<20 {
      try await earnings.earn(10, for: "Chemistry", in: "quiz-\(number)", by: ada)
    }
    #expect(try await earned(ada, own) == SchoolRules().pointsADay)
    try await earnings.earn(10, for: "Chemistry", in: "kim", by: own.teacher)
    #expect(try await earned(own.teacher, own) == 0)
  }

  @Test func aDayOfLearningIsADayInARow() async throws {
    let own = try await TestClass()
    let ada = try await own.join("Ada")
    func streak() async throws -> Int {
      let group = try await own.groups.state(of: GroupPages.stream)
      let now = max(Date(), group.lastEvent?.date ?? .distantPast)
      return group.streak(of: Member.ID(ada.id), at: now).length
    }
    #expect(try await streak() == 0)
    let earnings = Earnings(store: own.store, groups: own.groups, changes: Broadcast())
    try await earnings.earn(1, for: "Chemistry", in: "quiz-1", by: ada)
    #expect(try await streak() == 1)
  }

  @Test(arguments: [0, 51, 1_000_000_000_000, .max])
  func aTodoIsWorthNoMoreThanTheRulesLet(points: Int) async throws {
    let own = try await TestClass()
    let ada = Member.ID(try await own.join("Ada").id)
    await #expect(throws: GroupError.self) {
      try await own.groups.change(GroupPages.stream, at: Date()) { group, date in
        let now = max(date, group.lastEvent?.date ?? date)
        try group.create(Todo(id: "t", title: "Nothing", points: points), by: ada, at: now)
      }
    }
  }

  @Test func aTodoEarnsNothingBeforeSomebodyElseConfirmsIt() async throws {
    let own = try await TestClass()
    let ada = try await own.join("Ada")
    let (member, teacher) = (Member.ID(ada.id), Member.ID(own.teacher.id))
    func act(_ action: PlayerGroup.Action, by actor: Member.ID) async throws {
      try await own.groups.change(GroupPages.stream, at: Date()) { group, date in
        let now = max(date, group.lastEvent?.date ?? date)
        try group.perform(action, by: actor, at: now, stamp: nil)
      }
    }
    try await act(.created(Todo(id: "t", title: "Sweep", points: 50)), by: member)
    try await act(.claimed("t"), by: member)
    try await act(.completed("t"), by: member)
    #expect(try await earned(ada, own) == 0)
    await #expect(throws: GroupError.self) { try await act(.confirmed("t"), by: member) }
    try await act(.confirmed("t"), by: teacher)
    #expect(try await earned(ada, own) == 50)
  }

  @Test(
    arguments: [
      (\SchoolRules.mostPoints, 1_000_000), (\.mostPoints, 0), (\.confirmations, -1), (\.claims, 0),
      (\.pointsADay, -1), (\.pointsAnAnswer, .max),
    ] as [(any WritableKeyPath<SchoolRules, Int> & Sendable, Int)]
  )
  func rulesHaveBounds(path: any WritableKeyPath<SchoolRules, Int> & Sendable, value: Int) {
    var rules = SchoolRules()
    #expect(rules.isPossible)
    rules[keyPath: path] = value
    #expect(!rules.isPossible)
  }

  @Test func rulesAreReadFromTheRuleBookThatTheyMade() throws {
    var rules = SchoolRules()
    (rules.mostPoints, rules.confirmations, rules.claims, rules.pointsADay) = (20, 2, 5, 30)
    let again = SchoolRules(try rules.ruleBook(), pointsAnAnswer: 1)
    #expect(again.mostPoints == 20 && again.confirmations == 2)
    #expect(again.claims == 5 && again.pointsADay == 30)
    // A class of before has no limit that a form could show.
    let old = SchoolRules(.standard, pointsAnAnswer: 1)
    #expect(old.isPossible)
  }
}
