// SPDX-License-Identifier: Apache-2.0

extension PageLanguage {
  /// The sentences of the reports on a quiz and on exercises in French, by those in English.
  static let frenchSentences: [String: String] = [
    "Quiz":
      "Quiz",
    "Alpha":
      "Alpha",
    "Omega":
      "Oméga",
    "Quiz report":
      "Rapport de quiz",
    "How problems, options and quizzes worked. Each learner counts once for a problem, with the first answer.":
      "Comment les exercices, les options et les quiz ont fonctionné. Chaque élève compte une fois par exercice, avec sa première réponse.",
    "Learners":
      "Élèves",
    "Problems":
      "Exercices",
    "Answers":
      "Réponses",
    "Dates (UTC)":
      "Dates (UTC)",
    "Discrimination (correlation)":
      "Discrimination (corrélation)",
    "Facility (part of the points earned)":
      "Facilité (part des points obtenus)",
    "Facility and discrimination of each problem":
      "Facilité et discrimination de chaque exercice",
    "Which problems are hard, and which tell learners apart?":
      "Quels exercices sont difficiles, et lesquels distinguent les élèves ?",
    "The answers of {0} learners say little about the problems: some {1} are needed.":
      "Le nombre d’élèves ({0}) est trop petit pour juger les exercices : il en faut environ {1}.",
    "Every problem distinguishes stronger learners from weaker ones: all discriminations are 0.2 or more.":
      "Chaque exercice distingue les élèves plus forts des plus faibles : toutes les discriminations sont d’au moins 0,2.",
    "{0} of {1} problems (squares, below the dashed line) hardly distinguish stronger learners from weaker ones: {2}.":
      "Exercices (carrés, sous la ligne pointillée) qui distinguent à peine les élèves plus forts des plus faibles, {0} sur {1} : {2}.",
    "Problem":
      "Exercice",
    "Omitted":
      "Sans réponse",
    "Facility":
      "Facilité",
    "95% interval":
      "Intervalle à 95 %",
    "Discrimination":
      "Discrimination",
    "Scores in {0}":
      "Points dans {0}",
    "Score (points)":
      "Score (points)",
    "How are scores distributed?":
      "Comment les points sont-ils répartis ?",
    "Scores of {0} quizzes, of the learners who answered all problems.":
      "Points des quiz (nombre : {0}), pour les élèves qui ont répondu à tous les exercices.",
    "{0} learners scored {1} of {2} points on average, with a standard deviation of {3}.":
      "En moyenne, les élèves (nombre : {0}) ont obtenu {1} points sur {2}, avec un écart type de {3}.",
    "Lowest":
      "Minimum",
    "Mean":
      "Moyenne",
    "Highest":
      "Maximum",
    "Standard deviation":
      "Écart type",
    "Cronbach's alpha with its interval":
      "Alpha de Cronbach avec son intervalle",
    "Standard error (points)":
      "Erreur type (points)",
    "Alpha without the problem":
      "Alpha sans l’exercice",
    "Alpha without each problem":
      "Alpha sans chacun des exercices",
    "Without the problem":
      "Sans l’exercice",
    "How reliable are the scores?":
      "Les points sont-ils fiables ?",
    "Alpha of {0} quizzes; the lines are where the true value may be.":
      "Alpha des quiz (nombre : {0}) ; les lignes montrent où peut se trouver la vraie valeur.",
    "Alpha is {0} ({1}). In 95 of 100 cases a score lies within {2} points of what it would be on average. Where alpha is clearly higher without a problem, that problem may measure something else.":
      "Alpha vaut {0} ({1}). Dans 95 cas sur 100, un score s’écarte d’au plus {2} points de ce qu’il serait en moyenne. Si alpha est nettement plus élevé sans un exercice, celui-ci mesure peut-être autre chose.",
    "Time (seconds)":
      "Temps (secondes)",
    "Time for each problem":
      "Temps par exercice",
    "How long do problems take?":
      "Combien de temps prennent les exercices ?",
    "{0} takes longest, {1} seconds; {2} is quickest, {3} seconds (medians).":
      "Le plus long est {0}, {1} secondes ; le plus rapide est {2}, {3} secondes (médianes).",
    "Interval (s)":
      "Intervalle (s)",
    "Middle half (s)":
      "Moitié centrale (s)",
    "Who picks which option?":
      "Qui choisit quelle option ?",
    " The {0} problems of the lowest discrimination are drawn; the table has all.":
      " Seuls sont dessinés les exercices de plus faible discrimination (nombre : {0}) ; le tableau les contient tous.",
    "Option, weakest to strongest fifth":
      "Option, du cinquième le plus faible au plus fort",
    "Picked/shown":
      "Choisie/montrée",
    "The right option should rise from left to right, wrong ones should fall. Name the problem bank with --bank to have right options marked.":
      "La bonne option devrait monter de gauche à droite, les mauvaises descendre. Avec --bank, les bonnes options sont marquées.",
    "No wrong option is clearly picked by the stronger learners.":
      "Aucune mauvaise option n’est nettement choisie par les élèves plus forts.",
    "Stronger learners rather pick the wrong option {0}: look at the key and the wording.":
      "Les élèves plus forts choisissent plutôt la mauvaise option {0} : vérifier le corrigé et l’énoncé.",
    " Nobody picks {0}, though shown 20 times or more.":
      " Personne ne choisit {0}, pourtant montrée au moins 20 fois.",
    "Options of {0}":
      "Options de {0}",
    "Other problems solved":
      "Autres exercices réussis",
    "Picked by":
      "Choisie par",
    "Delta (left: harder for the focal group)":
      "Delta (à gauche : plus difficile pour le groupe étudié)",
    "Difference between the groups":
      "Différence entre les groupes",
    "Is a problem harder for one group?":
      "Un exercice est-il plus difficile pour un groupe ?",
    "A group has {0} learners, too few to find any but very large differences: compare again with more answers.":
      "Un groupe compte {0} élèves, trop peu pour trouver autre chose que de très grandes différences : comparer à nouveau avec plus de réponses.",
    "Among equally strong learners no problem differs largely between the groups.":
      "Entre élèves de même niveau, aucun exercice ne diffère beaucoup d’un groupe à l’autre.",
    "Among equally strong learners these differ largely between the groups: {0}.":
      "Entre élèves de même niveau, ceux-ci diffèrent beaucoup d’un groupe à l’autre : {0}.",
    "Others":
      "Autres",
    "Focal":
      "Étudié",
    "Category":
      "Catégorie",
    "Nobody earned less than half of the points in a set.":
      "Personne n’a obtenu moins de la moitié des points dans une partie.",
    "Some earned less than half of the points in a set, but the answers are too few to be sure.":
      "Certains ont obtenu moins de la moitié des points dans une partie, mais les réponses sont trop peu nombreuses pour en être sûr.",
    "Learners who clearly earn less than half of the points in a set: {0}. Begin with {1}.":
      "Élèves qui obtiennent nettement moins de la moitié des points dans une partie : {0}. Commencer par {1}.",
    "Who needs help with what?":
      "Qui a besoin d’aide, et en quoi ?",
    "Part of the points":
      "Part des points",
    "Mean of the learners in each set, with its interval":
      "Moyenne des élèves dans chaque partie, avec son intervalle",
    "Set":
      "Partie",
    "Clearly":
      "Nettement",
    "Perhaps":
      "Peut-être",
    "Learner":
      "Élève",
    "Needs help":
      "A besoin d’aide",
    "clearly":
      "nettement",
    "perhaps":
      "peut-être",
    "all problems":
      "tous les exercices",
    "Which answers could not be read?":
      "Quelles réponses sont illisibles ?",
    "Look at these answers yourself; until then they count as the option --unreadable says. Their number is {0}.":
      "Regarder soi-même ces réponses ; d’ici là, elles comptent comme le dit l’option --unreadable. Leur nombre est {0}.",
    "Answer":
      "Réponse",
    "Reason":
      "Raison",
    "Part who call it helpful":
      "Part de ceux qui le trouvent utile",
    "Which hints help?":
      "Quels indices aident ?",
    "Of no hint it is clear that it helps fewer than half of the learners.":
      "D’aucun indice il n’est certain qu’il aide moins de la moitié des élèves.",
    "These hints clearly help fewer than half of the learners, so mend them or leave them out: {0}.":
      "Ces indices aident nettement moins de la moitié des élèves ; il faut les améliorer ou les supprimer : {0}.",
    "Problem and hint":
      "Exercice et indice",
    "Seen":
      "Vu",
    "Helpful":
      "Utile",
    "Not helpful":
      "Pas utile",
    "{0} more":
      "{0} autres",
    "and":
      "et",
    "A learner who earned less than half of the points in a set. It is clear where the whole interval of the part is below a half, as far as problems are alike; of two answers that is never known.":
      "Un élève qui a obtenu moins de la moitié des points dans une partie. C’est net quand tout l’intervalle de cette part est au-dessous de la moitié, dans la mesure où les exercices se ressemblent ; avec deux réponses, on ne le sait jamais.",
    "The mean part of the points that learners earned with their first answer: 90% is easy, 20% is hard. The interval is Wilson's, which contains the true value in 95 of 100 samples.":
      "La part moyenne des points que les élèves ont obtenue avec leur première réponse : 90 % est facile, 20 % est difficile. L’intervalle est celui de Wilson, qui contient la vraie valeur dans 95 échantillons sur 100.",
    "The correlation of the points in a problem with the mean in the same learner's other problems, from −1 to 1. From 0.2 on the problem separates strong learners from weak ones; below 0 the weaker ones do better, so look at its key and wording.":
      "La corrélation des points d’un exercice avec la moyenne des autres exercices du même élève, de −1 à 1. À partir de 0,2 l’exercice sépare les élèves forts des faibles ; au-dessous de 0 les plus faibles réussissent mieux : vérifier le corrigé et l’énoncé.",
    "Option curve":
      "Courbe d’option",
    "How many of those who were shown an option picked it, for five groups of learners from the weakest to the strongest by their other problems. The right option should rise, a wrong one should fall.":
      "Combien de ceux qui ont vu une option l’ont choisie, pour cinq groupes d’élèves, des plus faibles aux plus forts d’après leurs autres exercices. La bonne option devrait monter, une mauvaise descendre.",
    "Score":
      "Score",
    "The sum of the points of a learner who answered all problems of the quiz. Bars count scores that are rounded to whole points.":
      "La somme des points d’un élève qui a répondu à tous les exercices du quiz. Les barres comptent les sommes arrondies au point entier.",
    "Cronbach's alpha":
      "Alpha de Cronbach",
    "How far the order of the learners would be the same with other problems of the same sort, up to 1. The first dashed line is 0.7, enough for early research; the second is 0.9, as asked for where a score decides about a person.":
      "À quel point l’ordre des élèves serait le même avec d’autres exercices du même type, au plus 1. La première ligne pointillée est 0,7, suffisant pour une première recherche ; la seconde est 0,9, exigée quand un score décide du sort d’une personne.",
    "Standard error of measurement":
      "Erreur type de mesure",
    "In points: a learner's score lies within two of it from what it would be on average, in 95 of 100 cases. Learners who differ by less are not known to differ.":
      "En points : dans 95 cas sur 100, un score s’écarte d’au plus deux erreurs de ce qu’il serait en moyenne. On ne sait pas si des élèves séparés par moins diffèrent.",
    "Time":
      "Temps",
    "The sign is the median of the seconds for which the problem was shown until it was answered, the box the middle half of the learners, the line the interval of the median.":
      "Le signe est la médiane des secondes pendant lesquelles l’exercice a été affiché jusqu’à la réponse, la boîte la moitié centrale des élèves, la ligne l’intervalle de la médiane.",
    "Difference between groups":
      "Différence entre groupes",
    "How much harder a problem is for one group than for equally strong learners of the other, by Mantel and Haenszel, in units of delta: below 0 it is harder for the focal group. Category A (circle) is negligible, B (square) moderate, C (triangle) large, also where the difference turns round between weak and strong learners, which delta does not show. A difference is a reason to look, not a proof.":
      "De combien un exercice est plus difficile pour un groupe que pour des élèves de même niveau de l’autre, d’après Mantel et Haenszel, en unités de delta : au-dessous de 0 il est plus difficile pour le groupe étudié. La catégorie A (cercle) est négligeable, B (carré) moyenne, C (triangle) grande, aussi quand la différence s’inverse entre élèves faibles et forts, ce que delta ne montre pas. Une différence est une raison de regarder, pas une preuve.",
    "Ability (logits)":
      "Niveau (logits)",
    "Expected credit by ability":
      "Part des points attendue selon le niveau",
    "Expected credit":
      "Part des points attendue",
    "Information by ability":
      "Information selon le niveau",
    "Information":
      "Information",
    "How does each problem work by ability?":
      "Comment chaque exercice fonctionne-t-il selon le niveau ?",
    "Difficulty":
      "Difficulté",
    "Where does the test measure exactly?":
      "Où le test mesure-t-il avec précision ?",
    "Whole test":
      "Test entier",
    "Same result again":
      "Même résultat de nouveau",
    "Right result":
      "Résultat juste",
    "How sure are scores and decisions?":
      "Quelle est la sûreté des points et des décisions ?",
    "Size of the difference, also where it crosses":
      "Ampleur de la différence, même là où elle s’inverse",
    "Which problems work differently in the groups?":
      "Quels exercices fonctionnent différemment dans les groupes ?",
    "Gap":
      "Écart",
    // The report on exercises.
    "Spelling report":
      "Rapport d’orthographe",
    "Which kinds of spelling a class finds difficult, and how errors go down with practice.":
      "Quels types d’orthographe sont difficiles pour une classe, et comment les erreurs diminuent avec l’entraînement.",
    "Children":
      "Enfants",
    "Words":
      "Mots",
    "Wrong":
      "Faux",
    "Error rate":
      "Taux d’erreur",
    "Error rate of each category":
      "Taux d’erreur de chaque catégorie",
    "What is difficult?":
      "Qu’est-ce qui est difficile ?",
    "There are too few places yet to say what is the most difficult.":
      "Il y a encore trop peu d’endroits pour dire ce qui est le plus difficile.",
    "“{0}” is the most difficult: wrong at {1} of {2} places.":
      "« {0} » est le plus difficile : faux à {1} des endroits (nombre : {2}).",
    "Places":
      "Endroits",
    "Errors":
      "Erreurs",
    "Rate":
      "Taux",
    "Wrong words by day":
      "Mots faux par jour",
    "Days since {0}":
      "Jours depuis le {0}",
    "Wrong words":
      "Mots faux",
    "Do errors go down?":
      "Les erreurs diminuent-elles ?",
    "On the first day {0} of the words were wrong, on the last day {1}.":
      "Le premier jour, {0} des mots étaient faux, le dernier jour {1}.",
    "Day (UTC)":
      "Jour (UTC)",
    "Learning curve of {0}":
      "Courbe d’apprentissage : {0}",
    "Words with this category":
      "Mots de cette catégorie",
    "What do children learn?":
      "Qu’apprennent les enfants ?",
    "In {0} of {1} categories the second half of the words has fewer errors than the first.":
      "Dans {0} catégories sur {1}, la seconde moitié des mots a moins d’erreurs que la première.",
    "In {0} of {1} categories the second half of the words has fewer errors than the first; not in {2}.":
      "Dans {0} catégories sur {1}, la seconde moitié des mots a moins d’erreurs que la première ; pas dans : {2}.",
    "First half":
      "Première moitié",
    "Second half":
      "Seconde moitié",
    "Error rate of the hardest words":
      "Taux d’erreur des mots les plus difficiles",
    "Which words go wrong?":
      "Quels mots sont mal écrits ?",
    "“{0}” goes wrong most: {1} of {2} times.":
      "« {0} » est le plus souvent faux : {1} fois sur {2}.",
    "Word":
      "Mot",
    "Written":
      "Écrit",
    "Misspellings":
      "Graphies fautives",
    "The places of a category at which children erred, as a part of all places in their words at which they could have erred. A word that was written correctly counts as well.":
      "Les endroits d’une catégorie où les enfants se sont trompés, comme part de tous les endroits de leurs mots où ils auraient pu se tromper. Un mot bien écrit compte aussi.",
    "Learning curve":
      "Courbe d’apprentissage",
    "The error rate in the first word with a place of the category that each child worked on, in the second, and so on. It should fall. Each point is the rate of an eighth of the words, as far as at least half of the children came.":
      "Le taux d’erreur dans le premier mot de la catégorie que chaque enfant a travaillé, dans le deuxième, et ainsi de suite. Il devrait baisser. Chaque point est le taux d’un huitième des mots, jusqu’où au moins la moitié des enfants est arrivée.",
  ]
}
