// SPDX-License-Identifier: Apache-2.0
extension French {
  /// The sentences of quizzes.
  package static let quizzes: [String: String] = [
    "reason.correctChoice": "C’est la bonne réponse.",
    "reason.wrongChoice": "La réponse {option} n’est pas la bonne.",
    "reason.partlyCorrectChoice":
      "La réponse {option} n’est pas la meilleure, mais elle vaut {weight}.",
    "reason.allCorrectPicked": "Toutes les bonnes réponses sont cochées.",
    "reason.correctSoFar": "Bonnes réponses cochées : {found} sur {all}.",
    "reason.wrongPick": "La réponse {option} ne fait pas partie des bonnes.",
    "reason.expectedAnswer": "Ce n’est pas tout à fait juste, mais cela vaut {credit}.",
    "reason.awaitsGrade": "Cette réponse est lue et notée par une personne.",
    "reason.rubric": "Points obtenus : {points} sur {all}.",
    "reason.graded": "Une personne a noté cette réponse.",
    "reason.recorded": "Cette réponse garde la note qu’elle a reçue.",
    "reason.incorrect": "Ce n’est pas juste.",
    "reason.awaitsSubmission": "La réponse est gardée jusqu’à ce que le quiz soit rendu.",
    "reason.revealed": "La bonne réponse a été montrée.",
    "reason.timeOver": "Le temps était écoulé.",
    "reason.unanswered": "Il n’y a pas de réponse.",

    "picks.all": "Toutes les bonnes réponses sont cochées, et aucune mauvaise.",
    "picks.some":
      "Bonnes réponses cochées : {hits} sur {correct}{wrong, plural, =0 {} one {, et # mauvaise} other {, et # mauvaises}}.",
    "picks.netCorrect":
      "Bonnes réponses cochées : {hits} sur {correct}{wrong, plural, =0 {} one {, et # mauvaise} other {, et # mauvaises}} ; chaque mauvaise en annule une bonne.",
    "picks.eachOption": "Propositions bien jugées : {judged} sur {options}.",
    "picks.coverage":
      "Bonnes réponses cochées : {hits} sur {correct}{wrong, plural, =0 {} one {, et # mauvaise} other {, et # mauvaises}} ; il y a donc {hits} choix justes sur {picked}.",
    "picks.halves":
      "Propositions mal jugées : {errors} sur {options} ; chacune divise la note par deux.",
    "picks.guess":
      "Propositions mal jugées : {errors} sur {options} ; ce n’est pas mieux que le hasard.",
    "picks.weights":
      "Bonnes réponses cochées : {hits} sur {correct}{wrong, plural, =0 {} one {, et # mauvaise} other {, et # mauvaises}} ; la somme de leurs poids est {sum}.",
    "picks.negativeWeights":
      "Bonnes réponses cochées : {hits} sur {correct}{wrong, plural, =0 {} one {, et # mauvaise} other {, et # mauvaises}} ; la somme de leurs poids est {sum}, ce qui ne rapporte rien.",

    "order.all": "Tout est dans le bon ordre.",
    "order.allOrNothing": "L’ordre n’est pas juste, et seul l’ordre juste compte.",
    "order.exactPosition": "Éléments à leur place : {found} sur {all}.",
    "order.relativeNext": "Éléments suivis du bon : {found} sur {all}.",
    "order.allPreviousAndNext":
      "Dans {found} cas sur {all}, un élément est du bon côté d’un autre.",
    "order.longestSubsequence": "Éléments dans le bon ordre entre eux : {found} sur {all}.",
    "order.longestRun": "Éléments qui se suivent comme il faut : {found} sur {all}.",
    "order.kendall":
      "Paires dans le bon ordre : {found} sur {all} ; chacune des autres en annule une.",
    "order.dependencyGraph":
      "Dans {found} cas sur {all}, un élément est avant celui qu’il doit précéder.",

    "parts.perPart": "Parties justes : {found} sur {all}.",
    "parts.all": "Toutes les parties sont justes : {all} sur {all}.",
    "parts.allOrNothing": "Parties justes : {found} sur {all} ; seul l’ensemble compte.",
    "part.place": "Cet élément est à sa place.",
    "part.notPlace": "Cet élément n’est pas à sa place.",
    "part.next": "Cet élément est suivi du bon.",
    "part.notNext": "Cet élément n’est pas suivi du bon.",
    "part.sides": "Autres éléments du bon côté de celui-ci : {found} sur {all}.",
    "part.predecessors":
      "Éléments qui doivent précéder celui-ci et le précèdent : {found} sur {all}.",
    "part.pair": "Cette paire est juste.",
    "part.notPair": "Cette paire n’est pas juste.",

    "response.unknown": "Cela ne fait pas partie de la question.",
    "response.doesNotFit": "Cette question demande un autre type de réponse.",
    "response.empty": "Il n’y a pas encore de réponse.",
    "response.repeatedItem": "Quelque chose est utilisé plus d’une fois.",
    "response.missingItems": "Il manque encore quelque chose dans l’ordre.",
    "response.tooFewWords":
      "Le texte a {count, plural, one {# mot} other {# mots}}, et on en attend au moins {limit, plural, one {#} other {#}}.",
    "response.tooManyWords":
      "Le texte a {count, plural, one {# mot} other {# mots}}, et on en attend au plus {limit, plural, one {#} other {#}}.",

    "session.unknownProblem": "Cette question n’est pas dans le quiz.",
    "session.noHintLeft": "Il n’y a plus d’indice.",
    "session.hintWasNotTaken": "Tu n’as pas vu cet indice.",
    "session.doesNotAwaitGrade": "Il n’y a pas de réponse à noter pour le moment.",
    "session.finished": "Le quiz est terminé.",
    "session.notFinished": "Le quiz n’est pas encore terminé.",
    "session.notPresented": "Une autre question est affichée en ce moment.",
    "session.alreadyDecided": "Cette question est déjà réglée.",
    "session.notDecided": "Réponds d’abord à cette question, ou passe-la.",
    "session.onlyProblemLeft": "C’est la seule question qui reste.",
    "session.alreadyPresented": "Cette question est déjà affichée.",
    "session.notAnswered": "Réponds d’abord à cette question, ou passe-la.",
    "session.noProblemPresented":
      "Toutes les questions sont faites : rends le quiz, ou reviens à une question.",
    "session.scoreOverflow": "Ces points ne peuvent pas être additionnés.",
    "session.timeIsUp": "Le temps est écoulé.",

    "rule.certaintyIsMissing": "Indique ton degré de certitude.",
    "rule.certaintyIsNotAsked": "Ce quiz ne demande pas ton degré de certitude.",
    "rule.notPossible": "Ce n’est pas possible dans ce quiz.",
    "rule.skippingIsNotAllowed": "On ne peut pas passer de question dans ce quiz.",
    "rule.returningIsNotAllowed": "On ne peut pas revenir à une question dans ce quiz.",
    "rule.notStarted": "Commence d’abord le quiz.",
    "rule.alreadyStarted": "Tu as déjà commencé le quiz.",
    "rule.timeIsNotUp": "Le temps n’est pas écoulé.",

    "grade.creditOutOfRange": "Une note est comprise entre zéro et le total des points.",
    "grade.noRubric": "Cette question n’a pas de grille d’évaluation.",
    "grade.otherRubric": "Cette question a une autre grille d’évaluation.",
    "grade.missingCriteria": "Choisis un niveau pour chaque critère.",

    "record.creditOutOfRange": "La note ne peut pas être juste.",
    "record.secondsOutOfRange": "La durée ne peut pas être juste.",

    "report.wrongKey": "Ce qui compte comme juste est faux.",
    "report.missingAnswer": "Une bonne réponse n’est pas acceptée.",
    "report.unclear": "On ne comprend pas ce qui est demandé.",
    "report.typo": "Il y a une faute dans le texte.",
    "report.notShown": "Quelque chose ne s’affiche pas.",
    "report.inappropriate": "Le contenu est déplacé.",
    "report.other": "Il y a un autre problème.",

    "generation.unknownSet": "Un des thèmes choisis n’existe pas.",
    "generation.noProblems": "Il n’y a pas de questions dans les thèmes choisis.",
    "generation.stratumTooSmall":
      "Un des thèmes n’a que {count, plural, one {# question} other {# questions}}.",
    "generation.noFittingProblems": "Aucune question ne correspond à ce qui est demandé.",
    "generation.nothingDue": "Il n’y a encore rien à réviser.",
    "generation.calendarIsMissing": "Indique le fuseau horaire de l’élève.",
    "generation.learnerIsMissing": "Indique pour qui est le quiz.",
    "generation.dateIsMissing": "Indique quand le quiz est tiré.",
    "generation.dateOutOfRange": "Cette date est hors limites.",
  ]
}
