// SPDX-License-Identifier: Apache-2.0
import AnatomicalTerms
import AnswerMatching
import ChemistryAnswers
import DateAnswers
import GermanSpelling
import Languages
import LudusCore
import MathAnswers
import ReportCharts
import ZipArchives

var generator = SeededGenerator(seed: 1)
let verdict = ExactMatcher("oxygen", ignoresCase: true).verdict(for: "Oxygen")
print(generator.draw(below: 6), verdict)
try print(NumericMatcher("3/4").verdict(for: "0.75"), AlgebraMatcher("2x").verdict(for: "x + x"))
try print(ChemicalMatcher("H2O").verdict(for: "H₂O"))
try print(DateMatcher("1789-07-14").verdict(for: "14 July 1789"))
print(SpellingDiagnosis(target: "Schule", input: "Schuhle").categories)
print(AnatomicalTerm.all.count)
print(verdict.sentence(in: .czech), Phrasebook.all.count)
try print(NumberNotation.german.number(0.5), ZipArchive(files: ["a": [1]]).bytes.count)
