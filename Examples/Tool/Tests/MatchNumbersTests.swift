// SPDX-License-Identifier: Apache-2.0
import Testing

@Suite("ludus match and numbers")
struct MatchNumbersTests {
  @Test("judges a number as its options say")
  func numbers() throws {
    let run = try Tool.ludus.run(
      "match",
      input: #"""
        {"id":1,"kind":"numeric","accepted":["9.81 m/s^2"],"input":"981 cm/s²","options":{"tolerance":{"significantFigures":3}}}
        {"id":2,"kind":"numeric","accepted":["9.81 m/s^2"],"input":"9.81"}
        {"id":3,"kind":"numeric","accepted":["9.81 m/s^2"],"input":"9.81","options":{"units":"required"}}
        {"id":4,"kind":"numeric","accepted":["0,75"],"input":"6/8","options":{"decimalSeparator":"comma","requiring":["lowestTerms"]}}
        {"id":5,"kind":"numeric","accepted":["5"],"input":"2 + 3","options":{"allowsCalculation":true}}
        {"id":6,"kind":"numeric","accepted":["5"],"input":"5.3"}
        """#
    )
    #expect(
      run.output == #"""
        {"id":1,"correct":true,"matched":"9.81 m/s^2","reason":"This has the same value as the accepted answer “9.81 m/s²”.","verdict":"equivalent"}
        {"id":2,"correct":null,"reason":"A unit is missing: write it after the number, as in 5 kg.","verdict":"notGradable"}
        {"id":3,"correct":false,"nearest":"9.81 m/s^2","reason":"The unit “m/s²” is missing. The accepted answer is “9.81 m/s²”.","verdict":"wrong"}
        {"id":4,"correct":false,"nearest":"0,75","reason":"The value is right, but write it as a fraction in lowest terms. The accepted answer is “0,75”.","verdict":"wrong"}
        {"id":5,"correct":true,"matched":"5","reason":"This has the same value as the accepted answer “5”.","verdict":"equivalent"}
        {"id":6,"correct":false,"nearest":"5","reason":"Your answer is 5.3, but 5 is expected. The accepted answer is “5”.","verdict":"wrong","witness":{"expected":"5","input":"5.3"}}

        """#
    )
    #expect(run.status == 0)
  }

  @Test("tells what is wrong with an accepted number or an option")
  func faults() throws {
    let run = try Tool.ludus.run(
      "match",
      input: #"""
        {"id":1,"kind":"numeric","accepted":["5 Kj"],"input":"5"}
        {"id":2,"kind":"numeric","accepted":["5"],"input":"5","options":{"units":"any"}}
        {"id":3,"kind":"numeric","accepted":["5"],"input":"5","options":{"tolerance":{"absolute":-1}}}
        """#
    )
    #expect(
      run.output == #"""
        {"id":1,"error":"accepted[0]: the accepted answer \"5 Kj\" cannot be read: There is no unit “Kj”: did you mean “kJ”?","line":1}
        {"id":2,"error":"options.units: \"any\" is not known, expected one of none, convertible, required, same","line":2}
        {"id":3,"error":"tolerance: the tolerance absolute(-1.0) is impossible","line":3}

        """#
    )
    #expect(run.status == 1)
  }
}
