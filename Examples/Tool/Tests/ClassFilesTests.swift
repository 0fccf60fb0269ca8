// SPDX-License-Identifier: Apache-2.0
import Foundation
import Quizzes
import Testing

/// From the files of a class to grades, statistics and a report.
@Suite("Files of a class")
struct ClassFilesTests {
  private func bank(in folder: TemporaryFolder) throws -> String {
    let text = """
      {"version":1,"id":"b","title":"B","sets":[{"id":"s","title":"Sums","problems":[
      {"id":"pick","kind":"multipleChoice","prompt":"Which?","points":3,"options":[
      {"id":"x","text":"one"},{"id":"y","text":"two","correct":true}]},
      {"id":"sum","kind":"numeric","prompt":"6 + 6?","accepted":["12"]}]}]}
      """
    try folder.write(Data(text.utf8), to: "bank.json")
    return folder.path("bank.json")
  }

  private func file(_ text: String, _ name: String, in folder: TemporaryFolder) throws -> String {
    try folder.write(Data(text.utf8), to: name)
    return folder.path(name)
  }

  @Test("are tables with a column for each problem, graded with student and problem")
  func wide() throws {
    let folder = try TemporaryFolder()
    let bank = try bank(in: folder)
    let path = try file("Schüler;pick;sum\nada;y;12\nben;1;no idea\ncy;;\n", "c.csv", in: folder)
    let run = try Tool.ludus.run("quiz", "grade", "--bank", bank, path)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 6)
    #expect(
      lines.map { $0.contains(#""score":1"#) } == [true, true, false, false, false, false]
    )
    #expect(lines[0].hasPrefix(#"{"id":null,"student":"ada","problem":"pick","correct":true,"#))
    #expect(lines[3].hasPrefix(#"{"id":null,"student":"ben","problem":"sum","correct":false,"#))
    #expect(lines[3].hasSuffix(#""score":0,"unreadable":true}"#))
    #expect(run.errors.hasPrefix("\(path): 1 answer cannot be read and counts 0:\n"))
    #expect(run.errors.contains("line 3: ben, sum: \"no idea\""))
    #expect(run.status == 0)
    let left = try Tool.ludus.run(
      "quiz",
      "grade",
      "--bank",
      bank,
      path,
      "--unreadable",
      "not-asked"
    )
    #expect(left.output.contains(#""correct":null,"#) && left.output.contains(#""score":null"#))
  }

  @Test("are tables with a row for each answer, in several files, and rows by points")
  func long() throws {
    let folder = try TemporaryFolder()
    let bank = try bank(in: folder)
    let one = try file(
      "student\tquestion\tanswer\nada\tpick\ty\nada\tsum\t13\n",
      "a.tsv",
      in: folder
    )
    let two = try file("student;problem;points\nben;pick;1,5\nben;sum;1\n", "b.csv", in: folder)
    let run = try Tool.ludus.run(
      "quiz",
      "statistics",
      "--bank",
      bank,
      "--json",
      "--report",
      "students",
      one,
      two
    )
    #expect(run.status == 0 && run.errors.isEmpty)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 2)
    #expect(lines[0].contains(#""earned":2.5"#) && lines[0].contains(#""id":"ben""#))
    #expect(lines[0].contains(#""mean":0.625"#) && lines[0].contains(#""possible":4"#))
    #expect(lines[1].contains(#""earned":3"#) && lines[1].contains(#""mean":0.75"#))
  }

  @Test("count an answer that cannot be read as 0, unless it was not asked")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    let bank = try bank(in: folder)
    let lines = (0..<10).map {
      #"{"student":"s\#($0)","problem":"sum","response":{"text":"\#($0 < 5 ? "12" : "no idea")"}}"#
    }.joined(separator: "\n")
    func facility(_ options: String...) throws -> String {
      let run = try Tool.ludus.run(
        ["quiz", "statistics", "--bank", bank, "--json"] + options,
        input: Data(lines.utf8)
      )
      #expect(run.status == 0)
      #expect(run.errors.hasPrefix("5 answers cannot be read and "))
      return run.output
    }
    #expect(try facility().contains(#""count":10,"facility":0.5,"#))
    #expect(try facility("--unreadable", "not-asked").contains(#""count":5,"facility":1,"#))
  }

  /// A bank of every kind that is picked, each worth a point.
  private static let picked = """
    {"version":1,"id":"b","title":"B","sets":[{"id":"s","title":"S","problems":[
    {"id":"p1","kind":"multipleChoice","prompt":"Which?","options":[
    {"id":"a","text":"one"},{"id":"b","text":"two","correct":true},{"id":"c","text":"three"}]},
    {"id":"all","kind":"checkAll","prompt":"Which?","options":[
    {"id":"x","text":"one","correct":true},{"id":"y","text":"two"},
    {"id":"z","text":"three","correct":true}]},
    {"id":"so","kind":"trueFalse","prompt":"Is it so?","correct":true},
    {"id":"pairs","kind":"matching","prompt":"Match.","left":[{"id":"na","text":"Na"},
    {"id":"fe","text":"Fe"}],"right":[{"id":"sodium","text":"sodium"},
    {"id":"iron","text":"iron"}],"pairs":{"na":"sodium","fe":"iron"}},
    {"id":"order","kind":"ordering","prompt":"Order.","items":[{"id":"k","text":"k"},
    {"id":"l","text":"l"},{"id":"m","text":"m"}]}]}]}
    """

  @Test(
    "count whatever was answered and cannot be read as 0, in tables and in lines alike",
    arguments: [
      ("p1", "b", "Z", #"{"choice":"Z"}"#), ("p1", "b", "ab", #"{"choices":["a","b"]}"#),
      ("all", "x,z", "x,q", #"{"choices":["x","q"]}"#),
      ("so", "true", "maybe", #"{"text":"maybe"}"#),
      ("pairs", "na=sodium fe=iron", "na=gold", #"{"pairs":{"na":"gold"}}"#),
      ("order", "k,l,m", "k,l,q", #"{"order":["k","l","q"]}"#),
    ]
  )
  func whatIsPicked(problem: String, right: String, wrong: String, line: String) throws {
    let folder = try TemporaryFolder()
    let bank = try file(Self.picked, "bank.json", in: folder)
    let table = try file("student;\(problem)\nada;\(wrong)\nbob;\(right)\n", "t.csv", in: folder)
    let bob = try file("student;\(problem)\nbob;\(right)\n", "b.csv", in: folder)
    let ada = try file(
      #"{"student":"ada","problem":"\#(problem)","response":\#(line)}"#,
      "a.jsonl",
      in: folder
    )
    for files in [[table], [ada, bob]] {
      func run(_ command: String, _ options: String...) throws -> Run {
        let run = try Tool.ludus.run(
          ["quiz", command, "--bank", bank] + options + files,
          input: Data()
        )
        #expect(run.status == 0, "\(run.errors)")
        return run
      }
      let zero = try run("statistics", "--json")
      #expect(zero.errors.hasPrefix("1 answer cannot be read and counts 0:\n"))
      #expect(zero.errors.contains("ada, \(problem): "))
      #expect(zero.output.contains(#""count":2,"facility":0.5,"#), "\(zero.output)")
      #expect(zero.output.contains(#""omittedCount":0"#))
      let left = try run("statistics", "--json", "--unreadable", "not-asked")
      #expect(left.output.contains(#""count":1,"facility":1,"#))
      let grades = try run("grade").output.split(separator: "\n")
      #expect(grades.map { $0.hasSuffix(#""score":0,"unreadable":true}"#) } == [true, false])
      let marks = try run("marks").output.split(separator: "\n")
      #expect(marks.map { $0.hasSuffix("0 of 1") } == [true, false], "\(marks)")
      #expect(marks.last?.hasSuffix("1 of 1") == true)
      let page = try run("report", "--names").output
      #expect(page.contains("Which answers could not be read?"))
    }
  }

  @Test("do not count a problem for a student of whom it counts as not asked")
  func notAsked() throws {
    let folder = try TemporaryFolder()
    let bank = try bank(in: folder)
    let path = try file("student;pick;sum\nada;y;12\nbob;zz;12\ncy;y;eh\n", "c.csv", in: folder)
    let run = try Tool.ludus.run("quiz", "marks", bank, path, "--unreadable", "not-asked")
    #expect(
      run.output == "ada  c  4 of 4\nbob  c  1 of 1\ncy   c  3 of 3\n",
      "\(run.output)"
    )
    #expect(run.errors.hasPrefix("2 answers cannot be read and are left out:\n"))
  }

  @Test("do not take a worth without an answer for a problem that was left out")
  func worthWithoutAnswer() throws {
    let folder = try TemporaryFolder()
    let bank = try bank(in: folder)
    let line = try file(
      #"{"learner":"ada","problem":"sum","credit":0.5}"#,
      "l.jsonl",
      in: folder
    )
    let credits = try file("student;sum\nada;0,5\n", "c.csv", in: folder)
    let points = try file("student;sum\nada;0,5\nben;\n", "p.csv", in: folder)
    for (options, files, counts) in [
      ([], [line], #""count":1,"facility":0.5,"#),
      (["--bank", bank], [line], #""count":1,"facility":0.5,"#),
      (["--cells", "credits"], [credits], #""count":1,"#),
      (["--bank", bank, "--cells", "points"], [points], #""count":1,"facility":0.5,"#),
    ] as [([String], [String], String)] {
      let run = try Tool.ludus.run(
        ["quiz", "statistics", "--json", "--report", "items"] + options + files,
        input: Data()
      )
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.output.contains(counts), "\(options): \(run.output)")
      #expect(run.output.contains(#""omittedCount":0"#), "\(run.output)")
    }
  }

  @Test("name what is not used, and unknown students and problems, with their lines")
  func named() throws {
    let folder = try TemporaryFolder()
    let bank = try bank(in: folder)
    let path = try file("name;pick;mood\nada;y;fine\nzoe;q;bad\n", "c.csv", in: folder)
    let names = try file("ada\n", "class.txt", in: folder)
    for command in ["statistics", "grade", "report"] {
      let run = try Tool.ludus.run(
        "quiz",
        command,
        "--bank",
        bank,
        path,
        "--students",
        names
      )
      #expect(run.status == 1)
      #expect(run.errors.contains("\(path): line 2: ada, mood: "), "\(run.errors)")
      #expect(run.errors.contains("line 3: no student of the class is called “zoe”"))
      let open = try Tool.ludus.run("quiz", command, "--bank", bank, path)
      #expect(open.errors.contains("line 3: zoe, pick: \"q\": this is no answer to this problem"))
    }
  }

  @Test("are credits without a bank, also 0.5")
  func credits() throws {
    let folder = try TemporaryFolder()
    let path = try file("student;q1;q2\nada;1;0.5\nben;0;0,25\n", "c.csv", in: folder)
    let run = try Tool.ludus.run("quiz", "statistics", "--report", "students", path)
    #expect(run.status == 0)
    #expect(run.output.contains("ada"))
    let line = #"{"student":"ada","problem":"q1","credit":0.5}"#
    let lines = try Tool.ludus.run("quiz", "statistics", "--json", input: line)
    #expect(lines.status == 0 && lines.output.contains(#""facility":0.5"#))
    let open = try Tool.ludus.run(
      "quiz",
      "statistics",
      input: #"{"student":"a","problem":"q","response":{"choice":"b"}}"#
    )
    #expect(open.status == 1 && open.output.contains("name it with --bank"))
  }

  @Test("are saved quizzes, whose learner is the name of the file")
  func saves() throws {
    let folder = try TemporaryFolder()
    let bank = try ProblemBank(
      json: Data(contentsOf: URL(fileURLWithPath: try self.bank(in: folder)))
    )
    let items = bank.allProblems.map { Quiz.Item($0, set: "s", setTitle: "Sums") }
    var session = QuizSession(try Quiz(id: "q", items: items))
    try session.answer(.choice("x"), at: Date(timeIntervalSince1970: 1))
    try session.proceed(at: Date(timeIntervalSince1970: 2))
    try session.answer(.text("12"), at: Date(timeIntervalSince1970: 3))
    try folder.write(try session.json(), to: "anna.save")
    let path = folder.path("anna.save")
    let run = try Tool.ludus.run("quiz", "statistics", "--json", "--report", "students", path)
    #expect(run.status == 0)
    // The points of the quiz are known without the bank.
    #expect(run.output.contains(#""earned":1,"id":"anna""#), "\(run.output)")
    #expect(run.output.contains(#""possible":4"#))
    let named = try Tool.ludus.run(
      "quiz",
      "statistics",
      "--json",
      "--report",
      "students",
      path,
      "--learner",
      "Anna K."
    )
    #expect(named.output.contains(#""id":"Anna K.""#))
    // The quiz is called by its title, or as the bank or the file.
    let marks = try Tool.ludus.run("quiz", "marks", folder.path("bank.json"), path)
    #expect(marks == Run(status: 0, output: "anna  B  1 of 4\n"))
    let own = try Tool.ludus.run("quiz", "statistics", "--report", "quizzes", path)
    #expect(own.output.contains("anna") && !own.output.contains(/[0-9a-f]{16}/), "\(own.output)")
    let graded = try Tool.ludus.run("quiz", "grade", folder.path("bank.json"), path)
    #expect(graded.output.contains(#""student":"anna","problem":"pick","correct":false"#))
  }

  @Test("become a report that says who needs help, with names by choice")
  func help() throws {
    let folder = try TemporaryFolder()
    let bank = try bank(in: folder)
    let path = try file("student;pick;sum\nannalena;x;eh\nben;y;12\n", "c.csv", in: folder)
    let run = try Tool.ludus.run("quiz", "report", "--bank", bank, path)
    #expect(run.status == 0)
    #expect(run.output.contains("Who needs help with what?"))
    #expect(run.output.contains("Which answers could not be read?"))
    #expect(!run.output.contains("annalena"))
    let named = try Tool.ludus.run("quiz", "report", "--bank", bank, path, "--names")
    #expect(named.output.contains("annalena"))
    // Of two answers nothing is clear.
    #expect(named.output.contains("perhaps") && !named.output.contains(">clearly<"))
  }

  @Test("become a report in nine languages, of which none has a sentence of another")
  func languages() throws {
    let folder = try TemporaryFolder()
    let focal = try file("student-001\nstudent-002\n", "focal.txt", in: folder)
    func texts(_ language: String) throws -> Set<String> {
      let run = try Tool.ludus.run(
        "quiz",
        "report",
        "--bank",
        Files.chemistry,
        "--focal",
        focal,
        "--names",
        Files.content("answers.jsonl"),
        "--language",
        language
      )
      #expect(run.status == 0, "\(run.errors)")
      if ["cs", "ru"].contains(language) {
        #expect(!run.output.contains(/>(?:Quiz|Alpha|Alpha without[^<]*)</))
      }
      let matches = run.output.matches(of: /<(?:p|h2)[^>]*>([^<]{25,})</)
      return Set(matches.map { String($0.output.1) })
    }
    let english = try texts("en")
    #expect(english.count > 10)
    for language in ["de", "fr", "es", "it", "pt", "nl", "cs", "ru"] {
      let same = try texts(language).intersection(english)
      #expect(same.isEmpty, "\(language): \(same)")
    }
  }

  @Test("of exercises become a report in nine languages, too; one of a sheet is in two")
  func languagesOfExercises() throws {
    let answers = try String(
      contentsOfFile: Files.content("spelling-answers.jsonl"),
      encoding: .utf8
    )
    func texts(_ language: String) throws -> Set<String> {
      let run = try Tool.ludus.run(
        "exercise",
        "report",
        Files.spelling,
        "--language",
        language,
        input: answers
      )
      #expect(run.status == 0, "\(run.errors)")
      // Headings of rows are words of the exercises, and dates.
      let matches = run.output.matches(of: /<(?:p|h2)[^>]*>([^<]{12,})</)
      return Set(matches.map { String($0.output.1) }.filter { $0.contains { $0.isLetter } })
    }
    let english = try texts("en")
    #expect(english.count > 5)
    for language in ["de", "fr", "es", "it", "pt", "nl", "cs", "ru"] {
      let same = try texts(language).intersection(english)
      #expect(same.isEmpty, "\(language): \(same)")
    }
    let refused = try Tool.ludus.run(
      "pins",
      "report",
      Files.content("hand-bones.json"),
      "--language",
      "fr",
      input: String(contentsOfFile: Files.content("hand-answers.jsonl"), encoding: .utf8)
    )
    #expect(refused.status == 64)
  }
}
