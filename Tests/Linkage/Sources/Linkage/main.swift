import AnswerMatching
import LudusCore

var generator = SeededGenerator(seed: 1)
let verdict = ExactMatcher("oxygen", caseSensitive: false).verdict(for: "Oxygen")
print(generator.draw(below: 6), verdict)
