// SPDX-License-Identifier: Apache-2.0

extension PageLanguage {
  /// The sentences of the reports on a quiz and on exercises in Dutch, by those in English.
  static let dutchSentences: [String: String] = [
    "Quiz":
      "Quiz",
    "Alpha":
      "Alfa",
    "Omega":
      "Omega",
    "Quiz report":
      "Quizrapport",
    "How problems, options and quizzes worked. Each learner counts once for a problem, with the first answer.":
      "Hoe opgaven, opties en quizzen hebben gewerkt. Elke leerling telt één keer per opgave, met het eerste antwoord.",
    "Learners":
      "Leerlingen",
    "Problems":
      "Opgaven",
    "Answers":
      "Antwoorden",
    "Dates (UTC)":
      "Data (UTC)",
    "Discrimination (correlation)":
      "Discriminatie (correlatie)",
    "Facility (part of the points earned)":
      "Gemak (deel van de behaalde punten)",
    "Facility and discrimination of each problem":
      "Gemak en discriminatie van elke opgave",
    "Which problems are hard, and which tell learners apart?":
      "Welke opgaven zijn moeilijk, en welke onderscheiden leerlingen?",
    "The answers of {0} learners say little about the problems: some {1} are needed.":
      "Het aantal leerlingen ({0}) zegt weinig over de opgaven: er zijn er ongeveer {1} nodig.",
    "Every problem distinguishes stronger learners from weaker ones: all discriminations are 0.2 or more.":
      "Elke opgave onderscheidt sterkere van zwakkere leerlingen: alle discriminaties zijn 0,2 of meer.",
    "{0} of {1} problems (squares, below the dashed line) hardly distinguish stronger learners from weaker ones: {2}.":
      "Opgaven (vierkanten, onder de streepjeslijn) die sterkere en zwakkere leerlingen nauwelijks onderscheiden, {0} van {1}: {2}.",
    "Problem":
      "Opgave",
    "Omitted":
      "Overgeslagen",
    "Facility":
      "Gemak",
    "95% interval":
      "95%-interval",
    "Discrimination":
      "Discriminatie",
    "Scores in {0}":
      "Scores in {0}",
    "Score (points)":
      "Score (punten)",
    "How are scores distributed?":
      "Hoe zijn de scores verdeeld?",
    "Scores of {0} quizzes, of the learners who answered all problems.":
      "Scores van de quizzen (aantal: {0}), van de leerlingen die alle opgaven hebben beantwoord.",
    "{0} learners scored {1} of {2} points on average, with a standard deviation of {3}.":
      "Gemiddeld behaalden de leerlingen (aantal: {0}) {1} van {2} punten, met een standaardafwijking van {3}.",
    "Lowest":
      "Laagste",
    "Mean":
      "Gemiddelde",
    "Highest":
      "Hoogste",
    "Standard deviation":
      "Standaardafwijking",
    "Cronbach's alpha with its interval":
      "Cronbachs alfa met interval",
    "Standard error (points)":
      "Meetfout (punten)",
    "Alpha without the problem":
      "Alfa zonder de opgave",
    "Alpha without each problem":
      "Alfa zonder elke opgave",
    "Without the problem":
      "Zonder de opgave",
    "How reliable are the scores?":
      "Hoe betrouwbaar zijn de scores?",
    "Alpha of {0} quizzes; the lines are where the true value may be.":
      "Alfa van de quizzen (aantal: {0}); de lijnen tonen waar de ware waarde kan liggen.",
    "Alpha is {0} ({1}). In 95 of 100 cases a score lies within {2} points of what it would be on average. Where alpha is clearly higher without a problem, that problem may measure something else.":
      "Alfa is {0} ({1}). In 95 van de 100 gevallen ligt een score hooguit {2} punten van wat hij gemiddeld zou zijn. Waar alfa zonder een opgave duidelijk hoger is, meet die opgave misschien iets anders.",
    "Time (seconds)":
      "Tijd (seconden)",
    "Time for each problem":
      "Tijd per opgave",
    "How long do problems take?":
      "Hoelang duren de opgaven?",
    "{0} takes longest, {1} seconds; {2} is quickest, {3} seconds (medians).":
      "{0} duurt het langst, {1} seconden; {2} gaat het snelst, {3} seconden (medianen).",
    "Interval (s)":
      "Interval (s)",
    "Middle half (s)":
      "Middelste helft (s)",
    "Who picks which option?":
      "Wie kiest welke optie?",
    " The {0} problems of the lowest discrimination are drawn; the table has all.":
      " Getekend zijn de opgaven met de laagste discriminatie (aantal: {0}); de tabel heeft ze allemaal.",
    "Option, weakest to strongest fifth":
      "Optie, zwakste tot sterkste vijfde",
    "Picked/shown":
      "Gekozen/getoond",
    "The right option should rise from left to right, wrong ones should fall. Name the problem bank with --bank to have right options marked.":
      "De juiste optie hoort van links naar rechts te stijgen, foute horen te dalen. Met --bank worden juiste opties gemarkeerd.",
    "No wrong option is clearly picked by the stronger learners.":
      "Geen foute optie wordt duidelijk door de sterkere leerlingen gekozen.",
    "Stronger learners rather pick the wrong option {0}: look at the key and the wording.":
      "Sterkere leerlingen kiezen eerder de foute optie {0}: controleer de sleutel en de formulering.",
    " Nobody picks {0}, though shown 20 times or more.":
      " Niemand kiest {0}, hoewel minstens 20 keer getoond.",
    "Options of {0}":
      "Opties van {0}",
    "Other problems solved":
      "Andere opgaven opgelost",
    "Picked by":
      "Gekozen door",
    "Delta (left: harder for the focal group)":
      "Delta (links: moeilijker voor de focusgroep)",
    "Difference between the groups":
      "Verschil tussen de groepen",
    "Is a problem harder for one group?":
      "Is een opgave voor één groep moeilijker?",
    "A group has {0} learners, too few to find any but very large differences: compare again with more answers.":
      "Een groep heeft {0} leerlingen, te weinig om iets anders dan heel grote verschillen te vinden: vergelijk opnieuw met meer antwoorden.",
    "Among equally strong learners no problem differs largely between the groups.":
      "Bij even sterke leerlingen verschilt geen opgave sterk tussen de groepen.",
    "Among equally strong learners these differ largely between the groups: {0}.":
      "Bij even sterke leerlingen verschillen deze sterk tussen de groepen: {0}.",
    "Others":
      "Anderen",
    "Focal":
      "Focus",
    "Category":
      "Categorie",
    "Nobody earned less than half of the points in a set.":
      "Niemand behaalde in een deel minder dan de helft van de punten.",
    "Some earned less than half of the points in a set, but the answers are too few to be sure.":
      "Sommigen behaalden in een deel minder dan de helft van de punten, maar het zijn te weinig antwoorden om zeker te zijn.",
    "Learners who clearly earn less than half of the points in a set: {0}. Begin with {1}.":
      "Leerlingen die in een deel duidelijk minder dan de helft van de punten behalen: {0}. Begin met {1}.",
    "Who needs help with what?":
      "Wie heeft waarbij hulp nodig?",
    "Part of the points":
      "Deel van de punten",
    "Mean of the learners in each set, with its interval":
      "Gemiddelde van de leerlingen in elk deel, met interval",
    "Set":
      "Deel",
    "Clearly":
      "Duidelijk",
    "Perhaps":
      "Misschien",
    "Learner":
      "Leerling",
    "Needs help":
      "Heeft hulp nodig",
    "clearly":
      "duidelijk",
    "perhaps":
      "misschien",
    "all problems":
      "alle opgaven",
    "Which answers could not be read?":
      "Welke antwoorden waren niet leesbaar?",
    "Look at these answers yourself; until then they count as the option --unreadable says. Their number is {0}.":
      "Bekijk deze antwoorden zelf; tot dan tellen ze zoals de optie --unreadable zegt. Hun aantal is {0}.",
    "Answer":
      "Antwoord",
    "Reason":
      "Reden",
    "Part who call it helpful":
      "Deel dat hem nuttig noemt",
    "Which hints help?":
      "Welke hints helpen?",
    "Of no hint it is clear that it helps fewer than half of the learners.":
      "Van geen enkele hint is duidelijk dat hij minder dan de helft van de leerlingen helpt.",
    "These hints clearly help fewer than half of the learners, so mend them or leave them out: {0}.":
      "Deze hints helpen duidelijk minder dan de helft van de leerlingen, dus verbeter ze of laat ze weg: {0}.",
    "Problem and hint":
      "Opgave en hint",
    "Seen":
      "Gezien",
    "Helpful":
      "Nuttig",
    "Not helpful":
      "Niet nuttig",
    "{0} more":
      "nog {0}",
    "and":
      "en",
    "A learner who earned less than half of the points in a set. It is clear where the whole interval of the part is below a half, as far as problems are alike; of two answers that is never known.":
      "Een leerling die in een deel minder dan de helft van de punten behaalde. Duidelijk is het als het hele interval onder de helft ligt, voor zover de opgaven op elkaar lijken; met twee antwoorden weet men dat nooit.",
    "The mean part of the points that learners earned with their first answer: 90% is easy, 20% is hard. The interval is Wilson's, which contains the true value in 95 of 100 samples.":
      "Het gemiddelde deel van de punten dat leerlingen met hun eerste antwoord behaalden: 90% is makkelijk, 20% is moeilijk. Het interval is dat van Wilson, dat in 95 van de 100 steekproeven de ware waarde bevat.",
    "The correlation of the points in a problem with the mean in the same learner's other problems, from −1 to 1. From 0.2 on the problem separates strong learners from weak ones; below 0 the weaker ones do better, so look at its key and wording.":
      "De correlatie van de punten van een opgave met het gemiddelde van de andere opgaven van dezelfde leerling, van −1 tot 1. Vanaf 0,2 scheidt de opgave sterke van zwakke leerlingen; onder 0 doen de zwakkere het beter: controleer de sleutel en de formulering.",
    "Option curve":
      "Optiecurve",
    "How many of those who were shown an option picked it, for five groups of learners from the weakest to the strongest by their other problems. The right option should rise, a wrong one should fall.":
      "Hoeveel van degenen die een optie zagen haar kozen, voor vijf groepen leerlingen van zwak naar sterk naar hun andere opgaven. De juiste optie hoort te stijgen, een foute te dalen.",
    "Score":
      "Score",
    "The sum of the points of a learner who answered all problems of the quiz. Bars count scores that are rounded to whole points.":
      "De som van de punten van een leerling die alle opgaven van de quiz heeft beantwoord. De balken tellen sommen die op hele punten zijn afgerond.",
    "Cronbach's alpha":
      "Cronbachs alfa",
    "How far the order of the learners would be the same with other problems of the same sort, up to 1. The first dashed line is 0.7, enough for early research; the second is 0.9, as asked for where a score decides about a person.":
      "In hoeverre de volgorde van de leerlingen met andere opgaven van dezelfde soort gelijk zou zijn, hooguit 1. De eerste streepjeslijn is 0,7, genoeg voor eerste onderzoek; de tweede is 0,9, nodig waar een score over iemand beslist.",
    "Standard error of measurement":
      "Standaardmeetfout",
    "In points: a learner's score lies within two of it from what it would be on average, in 95 of 100 cases. Learners who differ by less are not known to differ.":
      "In punten: in 95 van de 100 gevallen ligt een score hooguit twee meetfouten van wat hij gemiddeld zou zijn. Van leerlingen die minder verschillen weet men niet of ze verschillen.",
    "Time":
      "Tijd",
    "The sign is the median of the seconds for which the problem was shown until it was answered, the box the middle half of the learners, the line the interval of the median.":
      "Het teken is de mediaan van de seconden dat de opgave te zien was tot het antwoord, het vak de middelste helft van de leerlingen, de lijn het interval van de mediaan.",
    "Difference between groups":
      "Verschil tussen groepen",
    "How much harder a problem is for one group than for equally strong learners of the other, by Mantel and Haenszel, in units of delta: below 0 it is harder for the focal group. Category A (circle) is negligible, B (square) moderate, C (triangle) large, also where the difference turns round between weak and strong learners, which delta does not show. A difference is a reason to look, not a proof.":
      "Hoeveel moeilijker een opgave is voor de ene groep dan voor even sterke leerlingen van de andere, volgens Mantel en Haenszel, in eenheden van delta: onder 0 is zij moeilijker voor de focusgroep. Categorie A (cirkel) is verwaarloosbaar, B (vierkant) matig, C (driehoek) groot, ook waar het verschil tussen zwakke en sterke leerlingen omkeert, wat delta niet laat zien. Een verschil is een reden om te kijken, geen bewijs.",
    "Ability (logits)":
      "Vaardigheid (logits)",
    "Expected credit by ability":
      "Verwacht deel van de punten naar vaardigheid",
    "Expected credit":
      "Verwacht deel van de punten",
    "Information by ability":
      "Informatie naar vaardigheid",
    "Information":
      "Informatie",
    "How does each problem work by ability?":
      "Hoe werkt elke opgave bij welke vaardigheid?",
    "Difficulty":
      "Moeilijkheid",
    "Where does the test measure exactly?":
      "Waar meet de toets nauwkeurig?",
    "Whole test":
      "Hele toets",
    "Same result again":
      "Opnieuw hetzelfde resultaat",
    "Right result":
      "Juist resultaat",
    "How sure are scores and decisions?":
      "Hoe zeker zijn scores en beslissingen?",
    "Size of the difference, also where it crosses":
      "Grootte van het verschil, ook waar het omkeert",
    "Which problems work differently in the groups?":
      "Welke opgaven werken anders in de groepen?",
    "Gap":
      "Verschil",
    // The report on exercises.
    "Spelling report":
      "Spellingrapport",
    "Which kinds of spelling a class finds difficult, and how errors go down with practice.":
      "Welke soorten spelling een klas moeilijk vindt en hoe fouten met oefening afnemen.",
    "Children":
      "Kinderen",
    "Words":
      "Woorden",
    "Wrong":
      "Fout",
    "Error rate":
      "Foutpercentage",
    "Error rate of each category":
      "Foutpercentage van elke categorie",
    "What is difficult?":
      "Wat is moeilijk?",
    "There are too few places yet to say what is the most difficult.":
      "Er zijn nog te weinig plaatsen om te zeggen wat het moeilijkst is.",
    "“{0}” is the most difficult: wrong at {1} of {2} places.":
      "‘{0}’ is het moeilijkst: fout op {1} van de plaatsen (aantal: {2}).",
    "Places":
      "Plaatsen",
    "Errors":
      "Fouten",
    "Rate":
      "Percentage",
    "Wrong words by day":
      "Foute woorden per dag",
    "Days since {0}":
      "Dagen sinds {0}",
    "Wrong words":
      "Foute woorden",
    "Do errors go down?":
      "Nemen de fouten af?",
    "On the first day {0} of the words were wrong, on the last day {1}.":
      "Op de eerste dag was {0} van de woorden fout, op de laatste {1}.",
    "Day (UTC)":
      "Dag (UTC)",
    "Learning curve of {0}":
      "Leercurve: {0}",
    "Words with this category":
      "Woorden met deze categorie",
    "What do children learn?":
      "Wat leren de kinderen?",
    "In {0} of {1} categories the second half of the words has fewer errors than the first.":
      "In {0} van {1} categorieën heeft de tweede helft van de woorden minder fouten dan de eerste.",
    "In {0} of {1} categories the second half of the words has fewer errors than the first; not in {2}.":
      "In {0} van {1} categorieën heeft de tweede helft van de woorden minder fouten dan de eerste; niet bij: {2}.",
    "First half":
      "Eerste helft",
    "Second half":
      "Tweede helft",
    "Error rate of the hardest words":
      "Foutpercentage van de moeilijkste woorden",
    "Which words go wrong?":
      "Welke woorden gaan mis?",
    "“{0}” goes wrong most: {1} of {2} times.":
      "‘{0}’ gaat het vaakst mis: {1} van {2} keer.",
    "Word":
      "Woord",
    "Written":
      "Geschreven",
    "Misspellings":
      "Foute spellingen",
    "The places of a category at which children erred, as a part of all places in their words at which they could have erred. A word that was written correctly counts as well.":
      "De plaatsen van een categorie waarop kinderen een fout maakten, als deel van alle plaatsen in hun woorden waarop dat mogelijk was. Ook een goed geschreven woord telt mee.",
    "Learning curve":
      "Leercurve",
    "The error rate in the first word with a place of the category that each child worked on, in the second, and so on. It should fall. Each point is the rate of an eighth of the words, as far as at least half of the children came.":
      "Het foutpercentage in het eerste woord met een plaats van de categorie waaraan elk kind werkte, in het tweede, enzovoort. Het hoort te dalen. Elk punt is het percentage van een achtste van de woorden, voor zover minstens de helft van de kinderen zo ver kwam.",
  ]
}
