// SPDX-License-Identifier: Apache-2.0
import AnatomicalTerms
import AnswerMatching
import ChemistryAnswers
import DateAnswers
import GermanSpelling
import LudusCore
import MathAnswers

var generator = SeededGenerator(seed: 1)
let verdict = ExactMatcher("oxygen", ignoresCase: true).verdict(for: "Oxygen")
print(generator.draw(below: 6), verdict)
try print(NumericMatcher("3/4").verdict(for: "0.75"), AlgebraMatcher("2x").verdict(for: "x + x"))
try print(ChemicalMatcher("H2O").verdict(for: "H₂O"))
try print(DateMatcher("1789-07-14").verdict(for: "14 July 1789"))
print(SpellingDiagnosis(target: "Schule", input: "Schuhle").categories)
print(AnatomicalTerm.all.count)
