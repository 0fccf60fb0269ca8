internal import AnswerMatching
internal import LudusCore

// Counts stand where no verb and no noun depends on them.

extension GradeReason {
  func german(naming name: (AnswerOption.ID) -> String) -> String {
    switch self {
    case .correctChoice: "Das ist die richtige Antwort."
    case .wrongChoice(let option): "Die Antwort \(name(option)) ist nicht richtig."
    case .partlyCorrectChoice(let option, let weight):
      "Die Antwort \(name(option)) ist nicht die richtige, zählt aber \(weight)."
    case .allCorrectPicked: "Alle richtigen Antworten sind angekreuzt."
    case .correctSoFar(let found, let count):
      "\(found) von \(count) richtigen Antworten angekreuzt."
    case .wrongPick(let option): "Die Antwort \(name(option)) ist keine der richtigen."
    case .picks(let picks, let formula): picks.sentence(by: formula)
    case .weightedPicks(let picks, let sum): picks.sentence(ofWeights: sum)
    case .matched(let match): match.sentence(in: .german)
    case .mismatched(let mismatch): mismatch.sentence(in: .german)
    case .awaitsGrade: "Diese Antwort liest und bewertet ein Mensch."
    case .rubric(let points, let all): "\(points) von \(all) Punkten erreicht."
    case .order(let right, let all, let formula):
      right == all
        ? "Alles steht in der richtigen Reihenfolge." : formula.sentence(right, of: all)
    case .parts(let right, let all, .perPart): "Richtig: \(right) von \(all) Teilen."
    case .parts(let right, let all, .allOrNothing):
      right == all
        ? "Alle \(all) Teile sind richtig."
        : "Richtig: \(right) von \(all) Teilen, und nur alle zusammen zählen."
    case .place(let isRight): "Dieser Eintrag steht \(isRight ? "" : "nicht ")an seinem Platz."
    case .next(let isRight): "Auf diesen Eintrag folgt \(isRight ? "" : "nicht ")der richtige."
    case .sides(let right, let all):
      "Auf der richtigen Seite dieses Eintrags: \(right) von \(all) anderen."
    case .predecessors(let right, let all):
      "Vor diesem Eintrag: \(right) von \(all), die dorthin gehören."
    case .pair(let isRight): "Dieses Paar ist \(isRight ? "" : "nicht ")richtig."
    case .graded: "Ein Mensch hat diese Antwort bewertet."
    case .notRight: "Das ist nicht richtig."
    case .awaitsSubmission: "Die Antwort wird aufgehoben, bis das Quiz abgegeben ist."
    case .revealed: "Die richtige Antwort wurde gezeigt."
    case .timeOver: "Die Zeit war um."
    case .unanswered: "Es gibt keine Antwort."
    }
  }
}

extension GradeReason.PickTally {
  /// What was picked, without a full stop.
  private var summary: String {
    "\(hits) von \(correct) richtigen Antworten" + (wrong > 0 ? " und \(wrong) falsche" : "")
      + " angekreuzt"
  }

  fileprivate func sentence(by formula: CheckAllFormula) -> String {
    guard errors > 0 else { return "Alle richtigen Antworten sind angekreuzt und keine falsche." }
    return switch formula {
    case .netCorrect where wrong > 0: "\(summary), und jede falsche hebt eine richtige auf."
    case .eachOption: "Richtig beurteilt: \(options - errors) von \(options) Antworten."
    case .coverage: "\(summary), also \(hits) von \(hits + wrong) Kreuzen richtig."
    case .halves where CheckAllFormula.isGuess(self):
      "Falsch beurteilt: \(errors) von \(options) Antworten, nicht besser als geraten."
    case .halves:
      "Falsch beurteilt: \(errors) von \(options) Antworten, und jede halbiert die Bewertung."
    case .incremental, .allOrNothing, .weighted, .netCorrect: "\(summary)."
    }
  }

  fileprivate func sentence(ofWeights sum: Fraction) -> String {
    guard errors > 0 else { return sentence(by: .weighted) }
    let floor = sum < 0 ? ", was nichts einbringt" : ""
    return "\(summary), und ihre Gewichte ergeben zusammen \(sum)\(floor)."
  }
}

extension OrderingTask.Formula {
  /// What an order that is not right came to.
  fileprivate func sentence(_ right: Int, of all: Int) -> String {
    switch self {
    case .allOrNothing: "Die Reihenfolge stimmt nicht, und nur die richtige zählt."
    case .exactPosition: "An ihrem Platz: \(right) von \(all) Einträgen."
    case .relativeNext: "Auf \(right) von \(all) Einträgen folgt der richtige."
    case .allPreviousAndNext:
      "In \(right) von \(all) Fällen steht ein Eintrag auf der richtigen Seite eines anderen."
    case .longestSubsequence:
      "Untereinander in der richtigen Reihenfolge: \(right) von \(all) Einträgen."
    case .longestRun: "Hintereinander, wie es sein soll: \(right) von \(all) Einträgen."
    case .kendall:
      "In der richtigen Reihenfolge: \(right) von \(all) Paaren, und jedes andere hebt eines auf."
    case .dependencyGraph:
      "In \(right) von \(all) Fällen steht ein Eintrag vor dem, vor den er gehört."
    }
  }
}
