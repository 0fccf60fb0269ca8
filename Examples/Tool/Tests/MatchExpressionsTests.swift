// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite("ludus match and expressions")
struct MatchExpressionsTests {
  @Test("judges an expression by its value and form, and shows a difference")
  func expressions() throws {
    let lines = #"""
      {"id":1,"kind":"algebraic","accepted":["(x+1)^2"],"input":"x^2 + 2x + 1"}
      {"id":2,"kind":"algebraic","accepted":["(x+1)^2"],"input":"x^2 + 2x - 1"}
      {"id":3,"kind":"algebraic","accepted":["x^2-1"],"input":"x^2 - 1 ","options":{"form":"factored"}}
      {"id":4,"kind":"algebraic","accepted":["x"],"input":"3 4"}
      {"id":5,"kind":"algebraic","accepted":["1,5x"],"input":"3/2 x","options":{"decimalSeparator":"comma"}}

      """#
    let run = try Tool.ludus.run(["match", "--seed", "7"], input: Data(lines.utf8))
    #expect(
      run.output == #"""
        {"id":1,"correct":true,"matched":"(x+1)^2","reason":"This has the same value as the accepted answer “(x+1)²”.","verdict":"equivalent"}
        {"id":2,"correct":false,"nearest":"(x+1)^2","reason":"For x = 1 your answer is 2, but 4 is expected. The accepted answer is “(x+1)²”.","verdict":"wrong","witness":{"expected":"4","input":"2","x":"1"}}
        {"id":3,"correct":false,"nearest":"x^2-1","reason":"The value is right, but it should be factored completely. The accepted answer is “x^2-1”.","verdict":"wrong"}
        {"id":4,"correct":null,"reason":"Write * for times between the numbers at character 3.","verdict":"notGradable"}
        {"id":5,"correct":true,"matched":"1,5x","reason":"This has the same value as the accepted answer “1,5x”.","verdict":"equivalent"}

        """#
    )
  }
}
