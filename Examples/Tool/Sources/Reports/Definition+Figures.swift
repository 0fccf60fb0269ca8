// SPDX-License-Identifier: Apache-2.0
import ReportCharts

/// What the figures of reports mean, and who defined them.
extension Page.Definition {
  static func help(_ language: PageLanguage) -> Self {
    Self(
      "help",
      language.say("Needs help", "Braucht Hilfe"),
      language.say(
        "A learner who earned less than half of the points in a set. It is clear where the whole interval of the part is below a half, "
          + "as far as problems are alike; of two answers that is never known.",
        "Wer in einem Teil weniger als die Hälfte der Punkte hat. Deutlich ist es, wo das ganze Intervall des Anteils unter der Hälfte "
          + "liegt, soweit die Aufgaben gleichartig sind; bei zwei Antworten weiß man das nie."
      ),
      source:
        "E. B. Wilson, Probable inference, the law of succession, and statistical inference, 1927."
    )
  }

  static func facility(_ language: PageLanguage) -> Self {
    Self(
      "facility",
      language.say("Facility", "Lösungsquote"),
      language.say(
        "The mean part of the points that learners earned with their first answer: 90% is easy, 20% is hard. The interval is "
          + "Wilson's, which contains the true value in 95 of 100 samples.",
        "Der mittlere Anteil der Punkte, den Lernende mit ihrer ersten Antwort bekamen: 90 % ist leicht, 20 % ist schwer. Das "
          + "Intervall ist das von Wilson; es enthält den wahren Wert in 95 von 100 Stichproben."
      ),
      source:
        "E. B. Wilson, Probable inference, the law of succession, and statistical inference, 1927."
    )
  }

  static func discrimination(_ language: PageLanguage) -> Self {
    Self(
      "discrimination",
      language.say("Discrimination", "Trennschärfe"),
      language.say(
        "The correlation of the points in a problem with the mean in the same learner's other problems, from −1 to 1. From 0.2 on "
          + "the problem separates strong learners from weak ones; below 0 the weaker ones do better, so look at its key and wording.",
        "Die Korrelation der Punkte einer Aufgabe mit dem Mittel der anderen Aufgaben derselben Person, von −1 bis 1. Ab 0,2 "
          + "unterscheidet die Aufgabe starke von schwachen Lernenden; unter 0 sind die schwächeren besser: Schlüssel und "
          + "Wortlaut prüfen."
      ),
      source: "F. M. Lord, M. R. Novick, Statistical Theories of Mental Test Scores, 1968."
    )
  }

  static func optionCurve(_ language: PageLanguage) -> Self {
    Self(
      "option-curve",
      language.say("Option curve", "Antwortkurve"),
      language.say(
        "How many of those who were shown an option picked it, for five groups of learners from the weakest to the strongest by "
          + "their other problems. The right option should rise, a wrong one should fall.",
        "Wie viele von denen, die eine Antwort sahen, sie wählten: für fünf Gruppen von den schwächsten bis zu den stärksten "
          + "Lernenden, gemessen an ihren anderen Aufgaben. Die richtige soll steigen, eine falsche fallen."
      ),
      source:
        "T. M. Haladyna, S. M. Downing, How many options is enough for a multiple-choice test item?, 1993."
    )
  }

  static func scores(_ language: PageLanguage) -> Self {
    Self(
      "scores",
      language.say("Score", "Punktzahl"),
      language.say(
        "The sum of the points of a learner who answered all problems of the quiz. Bars count scores that are rounded to whole points.",
        "Die Summe der Punkte von Lernenden, die alle Aufgaben des Quiz beantwortet haben. Die Balken zählen auf ganze Punkte "
          + "gerundete Summen."
      )
    )
  }

  static func alpha(_ language: PageLanguage) -> Self {
    Self(
      "alpha",
      language.say("Cronbach's alpha", "Cronbachs Alpha"),
      language.say(
        "How far the order of the learners would be the same with other problems of the same sort, up to 1. The first dashed line is "
          + "0.7, enough for early research; the second is 0.9, as asked for where a score decides about a person.",
        "Wie weit die Reihenfolge der Lernenden mit anderen Aufgaben derselben Art dieselbe wäre, höchstens 1. Die erste "
          + "gestrichelte Linie ist 0,7, genug für erste Untersuchungen; die zweite ist 0,9, nötig, wo ein Ergebnis über "
          + "jemanden entscheidet."
      ),
      source: "L. J. Cronbach, Coefficient alpha and the internal structure of tests, 1951."
    )
  }

  static func standardError(_ language: PageLanguage) -> Self {
    Self(
      "standard-error",
      language.say("Standard error of measurement", "Standardmessfehler"),
      language.say(
        "In points: a learner's score lies within two of it from what it would be on average, in 95 of 100 cases. Learners who "
          + "differ by less are not known to differ.",
        "In Punkten: In 95 von 100 Fällen liegt eine Punktzahl höchstens zwei Messfehler von der entfernt, die sie im Mittel wäre. "
          + "Wer sich um weniger unterscheidet, unterscheidet sich nicht sicher."
      )
    )
  }

  static func times(_ language: PageLanguage) -> Self {
    Self(
      "times",
      language.say("Time", "Zeit"),
      language.say(
        "The sign is the median of the seconds for which the problem was shown until it was answered, the box the middle half of the "
          + "learners, the line the interval of the median.",
        "Das Zeichen ist der Median der Sekunden, die die Aufgabe bis zur Antwort zu sehen war, der Kasten die mittlere Hälfte der "
          + "Lernenden, die Linie das Intervall des Medians."
      ),
      source: "R. J. Hyndman, Y. Fan, Sample quantiles in statistical packages, 1996."
    )
  }

  static func functioning(_ language: PageLanguage) -> Self {
    Self(
      "differential-functioning",
      language.say("Difference between groups", "Unterschied zwischen Gruppen"),
      language.say(
        "How much harder a problem is for one group than for equally strong learners of the other, by Mantel and Haenszel, in units "
          + "of delta: below 0 it is harder for the focal group. Category A (circle) is negligible, B (square) moderate, C (triangle) "
          + "large, also where the difference turns round between weak and strong learners, which delta does not show. "
          + "A difference is a reason to look, not a proof.",
        "Wie viel schwerer eine Aufgabe für eine Gruppe ist als für gleich starke Lernende der anderen, nach Mantel und Haenszel, in "
          + "Einheiten von Delta: Unter 0 ist sie für die Fokusgruppe schwerer. Kategorie A (Kreis) ist unbedeutend, B (Quadrat) "
          + "mittel, C (Dreieck) groß, auch wo sich der Unterschied zwischen Schwachen und Starken umkehrt, was Delta nicht zeigt. "
          + "Ein Unterschied ist ein Grund hinzusehen, kein Beweis."
      ),
      source:
        "N. Mantel, W. Haenszel, Statistical aspects of the analysis of data from retrospective studies of disease, 1959."
    )
  }

  static func gini(_ language: PageLanguage) -> Self {
    Self(
      "lorenz",
      language.say("Lorenz curve and Gini coefficient", "Lorenzkurve und Gini-Koeffizient"),
      language.say(
        "The curve shows which part of all points the members with the fewest points have. The dashed line is that of equal points; "
          + "twice the area between both is the Gini coefficient, from 0 (all have the same) to 1 (one has everything).",
        "Die Kurve zeigt, welchen Anteil aller Punkte die Mitglieder mit den wenigsten Punkten haben. Die gestrichelte Linie ist die "
          + "gleicher Punkte; die doppelte Fläche dazwischen ist der Gini-Koeffizient, von 0 (alle gleich viel) bis 1 (eines hat alles)."
      ),
      source: "M. O. Lorenz, Methods of measuring the concentration of wealth, 1905."
    )
  }

  static func tau(_ language: PageLanguage) -> Self {
    Self(
      "tau",
      language.say("Kendall's tau", "Kendalls Tau"),
      language.say(
        "How well the final points show who did most, from −1 to 1.",
        "Wie gut die Punkte am Ende zeigen, wer am meisten getan hat, von −1 bis 1."
      ),
      source: "M. G. Kendall, The treatment of ties in ranking problems, 1945."
    )
  }

  static func fairness(_ language: PageLanguage) -> Self {
    Self(
      "fairness",
      language.say("Mobility, race, catching up", "Beweglichkeit, Rennen, Aufholen"),
      language.say(
        "Mobility is how far ranks move from week to week, as a part of all ranks. In the race is the part of members with at least "
          + "half of the leader's points. Caught up is the part of late joiners who came to four fifths of the median of the others. "
          + "All are means over the weeks and runs.",
        "Beweglichkeit ist, wie weit sich Ränge von Woche zu Woche bewegen, als Anteil aller Ränge. Im Rennen ist, wer mindestens "
          + "die Hälfte der Punkte der Spitze hat. Aufgeholt hat, wer später dazukam und vier Fünftel des Medians der anderen "
          + "erreichte. Alles sind Mittel über Wochen und Durchläufe."
      )
    )
  }

  static func errorRate(_ language: PageLanguage) -> Self {
    Self(
      "error-rate",
      language.say("Error rate", "Fehlerquote"),
      language.say(
        "The places of a category at which children erred, as a part of all places in their words at which they could have erred. A "
          + "word that was written correctly counts as well.",
        "Die Stellen einer Kategorie, an denen Kinder Fehler machten, als Anteil aller Stellen ihrer Wörter, an denen es möglich war. "
          + "Auch richtig geschriebene Wörter zählen."
      )
    )
  }

  static func learningCurve(_ language: PageLanguage) -> Self {
    Self(
      "learning-curve",
      language.say("Learning curve", "Lernkurve"),
      language.say(
        "The error rate in the first word with a place of the category that each child worked on, in the second, and so on. It should "
          + "fall. Each point is the rate of an eighth of the words, as far as at least half of the children came.",
        "Die Fehlerquote im ersten Wort mit einer Stelle der Kategorie, das jedes Kind bearbeitete, im zweiten und so weiter. Sie soll "
          + "fallen. Jeder Punkt ist die Quote eines Achtels der Wörter, soweit mindestens die Hälfte der Kinder kam."
      ),
      source:
        "B. Martin et al., Evaluating and improving adaptive educational systems with learning curves, 2011."
    )
  }

  static func confusion(_ language: PageLanguage) -> Self {
    Self(
      "confusion",
      language.say("Confusion matrix", "Verwechslungsmatrix"),
      language.say(
        "A row for each pin, a column for the pin whose label was written there. The diagonal has the right answers; an answer that "
          + "is no label of these pins is in no column.",
        "Eine Zeile für jede Nadel, eine Spalte für die Nadel, deren Name dort stand. Auf der Diagonalen stehen die richtigen "
          + "Antworten; ein Name, der zu keiner dieser Nadeln gehört, steht in keiner Spalte."
      )
    )
  }
}
