// SPDX-License-Identifier: Apache-2.0
import Testing

@Suite("ludus match and dates")
struct MatchDatesTests {
  @Test("judges a date as its options say")
  func dates() throws {
    let run = try Tool.ludus.run(
      "match",
      input: #"""
        {"id":1,"kind":"date","accepted":["1789-07-14"],"input":"14 juillet 1789"}
        {"id":2,"kind":"date","accepted":["1990-10-03"],"input":"3/10/1990"}
        {"id":3,"kind":"date","accepted":["1990-10-03"],"input":"3/10/1990","options":{"order":"dmy"}}
        {"id":4,"kind":"date","accepted":["1990-10-03"],"input":"Oktober 1990","options":{"language":"de"}}
        {"id":5,"kind":"date","accepted":["1990-10-03"],"input":"Oktober 1990","options":{"precision":"month"}}
        {"id":6,"kind":"date","accepted":["753 BC"],"input":"750 BC","options":{"tolerance":{"years":5}}}
        """#
    )
    #expect(
      run.output == #"""
        {"id":1,"correct":true,"matched":"1789-07-14","reason":"This is the accepted answer “July 14, 1789”.","verdict":"equivalent"}
        {"id":2,"correct":null,"reason":"It is unclear which number is the day: write the month as a word, as in 5 June 1234.","verdict":"notGradable"}
        {"id":3,"correct":true,"matched":"1990-10-03","reason":"This is the accepted answer “October 3, 1990”.","verdict":"equivalent"}
        {"id":4,"correct":false,"nearest":"1990-10-03","reason":"This is right as far as it goes, but the day is missing. The accepted answer is “3. Oktober 1990”.","verdict":"wrong"}
        {"id":5,"correct":true,"matched":"1990-10-03","reason":"This agrees with the accepted answer “October 3, 1990”.","verdict":"equivalent"}
        {"id":6,"correct":true,"matched":"753 BC","reason":"This agrees with the accepted answer “753 BC”.","verdict":"equivalent"}

        """#
    )
    #expect(run.status == 0)
  }

  @Test("says what is wrong with an accepted date or an option")
  func faults() throws {
    let run = try Tool.ludus.run(
      "match",
      input: #"""
        {"id":1,"kind":"date","accepted":["3/10/1990"],"input":"1990"}
        {"id":2,"kind":"date","accepted":["1990"],"input":"1990","options":{"order":"ymd"}}
        {"id":3,"kind":"date","accepted":["1990"],"input":"1990","options":{"tolerance":{"relative":0.1}}}
        {"id":4,"kind":"numeric","accepted":["1990"],"input":"1990","options":{"tolerance":{"days":1}}}
        {"id":5,"kind":"algebraic","accepted":["2x"],"input":"2x","options":{"form":"formula"}}
        {"id":6,"kind":"chemical","accepted":["CO2"],"input":"CO2","options":{"form":"expanded"}}
        """#
    )
    #expect(
      run.output == #"""
        {"id":1,"error":"accepted[0]: the accepted answer \"3/10/1990\" cannot be read: It is unclear which number is the day: write the month as a word, as in 5 June 1234.","line":1}
        {"id":2,"error":"options.order: \"ymd\" is not known, expected one of dmy, mdy","line":2}
        {"id":3,"error":"options: the tolerance is not one of the kind date","line":3}
        {"id":4,"error":"options: the tolerance is not one of the kind numeric","line":4}
        {"id":5,"error":"options: the form is not one of the kind algebraic","line":5}
        {"id":6,"error":"options: the form is not one of the kind chemical","line":6}

        """#
    )
    #expect(run.status == 1)
  }
}
