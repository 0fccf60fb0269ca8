// SPDX-License-Identifier: Apache-2.0

extension PageLanguage {
  /// The sentences of the reports on a quiz and on exercises in Czech, by those in English.
  static let czechSentences: [String: String] = [
    "Quiz":
      "Kvíz",
    "Alpha":
      "Alfa",
    "Omega":
      "Omega",
    "Quiz report":
      "Zpráva o kvízu",
    "How problems, options and quizzes worked. Each learner counts once for a problem, with the first answer.":
      "Jak fungovaly úlohy, možnosti a kvízy. Každý žák se u úlohy počítá jednou, a to první odpovědí.",
    "Learners":
      "Žáci",
    "Problems":
      "Úlohy",
    "Answers":
      "Odpovědi",
    "Dates (UTC)":
      "Data (UTC)",
    "Discrimination (correlation)":
      "Rozlišovací schopnost (korelace)",
    "Facility (part of the points earned)":
      "Snadnost (podíl získaných bodů)",
    "Facility and discrimination of each problem":
      "Snadnost a rozlišovací schopnost každé úlohy",
    "Which problems are hard, and which tell learners apart?":
      "Které úlohy jsou těžké a které žáky rozlišují?",
    "The answers of {0} learners say little about the problems: some {1} are needed.":
      "Počet žáků ({0}) vypovídá o úlohách málo: je jich potřeba asi {1}.",
    "Every problem distinguishes stronger learners from weaker ones: all discriminations are 0.2 or more.":
      "Každá úloha rozlišuje silnější žáky od slabších: všechny hodnoty rozlišovací schopnosti jsou alespoň 0,2.",
    "{0} of {1} problems (squares, below the dashed line) hardly distinguish stronger learners from weaker ones: {2}.":
      "Úlohy (čtverce pod čárkovanou čarou), které silnější žáky od slabších sotva rozlišují, {0} z {1}: {2}.",
    "Problem":
      "Úloha",
    "Omitted":
      "Bez odpovědi",
    "Facility":
      "Snadnost",
    "95% interval":
      "95% interval",
    "Discrimination":
      "Rozlišovací schopnost",
    "Scores in {0}":
      "Body v {0}",
    "Score (points)":
      "Výsledek (body)",
    "How are scores distributed?":
      "Jak jsou výsledky rozloženy?",
    "Scores of {0} quizzes, of the learners who answered all problems.":
      "Výsledky kvízů (počet: {0}) u žáků, kteří odpověděli na všechny úlohy.",
    "{0} learners scored {1} of {2} points on average, with a standard deviation of {3}.":
      "Žáci (počet: {0}) získali v průměru {1} z {2} bodů se směrodatnou odchylkou {3}.",
    "Lowest":
      "Nejnižší",
    "Mean":
      "Průměr",
    "Highest":
      "Nejvyšší",
    "Standard deviation":
      "Směrodatná odchylka",
    "Cronbach's alpha with its interval":
      "Cronbachova alfa s intervalem",
    "Standard error (points)":
      "Chyba měření (body)",
    "Alpha without the problem":
      "Alfa bez úlohy",
    "Alpha without each problem":
      "Alfa bez jednotlivých úloh",
    "Without the problem":
      "Bez úlohy",
    "How reliable are the scores?":
      "Jak spolehlivé jsou výsledky?",
    "Alpha of {0} quizzes; the lines are where the true value may be.":
      "Alfa kvízů (počet: {0}); čáry ukazují, kde může ležet skutečná hodnota.",
    "Alpha is {0} ({1}). In 95 of 100 cases a score lies within {2} points of what it would be on average. Where alpha is clearly higher without a problem, that problem may measure something else.":
      "Alfa je {0} ({1}). V 95 ze 100 případů se výsledek liší nejvýše o {2} bodu od toho, jaký by byl v průměru. Je-li alfa bez některé úlohy zřetelně vyšší, měří tato úloha možná něco jiného.",
    "Time (seconds)":
      "Čas (sekundy)",
    "Time for each problem":
      "Čas na každou úlohu",
    "How long do problems take?":
      "Jak dlouho úlohy trvají?",
    "{0} takes longest, {1} seconds; {2} is quickest, {3} seconds (medians).":
      "Nejdéle trvá {0}, {1} s; nejrychlejší je {2}, {3} s (mediány).",
    "Interval (s)":
      "Interval (s)",
    "Middle half (s)":
      "Prostřední polovina (s)",
    "Who picks which option?":
      "Kdo volí kterou možnost?",
    " The {0} problems of the lowest discrimination are drawn; the table has all.":
      " Nakresleny jsou úlohy s nejnižší rozlišovací schopností (počet: {0}); v tabulce jsou všechny.",
    "Option, weakest to strongest fifth":
      "Možnost, od nejslabší po nejsilnější pětinu",
    "Picked/shown":
      "Zvoleno/zobrazeno",
    "The right option should rise from left to right, wrong ones should fall. Name the problem bank with --bank to have right options marked.":
      "Správná možnost má zleva doprava stoupat, nesprávné klesat. S --bank jsou správné možnosti označeny.",
    "No wrong option is clearly picked by the stronger learners.":
      "Žádnou nesprávnou možnost zřetelně nevolí silnější žáci.",
    "Stronger learners rather pick the wrong option {0}: look at the key and the wording.":
      "Silnější žáci volí spíše nesprávnou možnost {0}: zkontrolujte klíč a znění.",
    " Nobody picks {0}, though shown 20 times or more.":
      " Nikdo nevolí {0}, ačkoli byla zobrazena alespoň 20krát.",
    "Options of {0}":
      "Možnosti {0}",
    "Other problems solved":
      "Ostatní vyřešené úlohy",
    "Picked by":
      "Zvolilo",
    "Delta (left: harder for the focal group)":
      "Delta (vlevo: těžší pro sledovanou skupinu)",
    "Difference between the groups":
      "Rozdíl mezi skupinami",
    "Is a problem harder for one group?":
      "Je některá úloha pro jednu skupinu těžší?",
    "A group has {0} learners, too few to find any but very large differences: compare again with more answers.":
      "Jedna skupina má málo žáků ({0}) na to, aby se našly jiné než velmi velké rozdíly: porovnejte znovu s více odpověďmi.",
    "Among equally strong learners no problem differs largely between the groups.":
      "U stejně silných žáků se žádná úloha mezi skupinami výrazně neliší.",
    "Among equally strong learners these differ largely between the groups: {0}.":
      "U stejně silných žáků se mezi skupinami výrazně liší tyto: {0}.",
    "Others":
      "Ostatní",
    "Focal":
      "Sledovaná",
    "Category":
      "Kategorie",
    "Nobody earned less than half of the points in a set.":
      "Nikdo nezískal v žádné části méně než polovinu bodů.",
    "Some earned less than half of the points in a set, but the answers are too few to be sure.":
      "Někteří získali v některé části méně než polovinu bodů, ale odpovědí je na jistý úsudek málo.",
    "Learners who clearly earn less than half of the points in a set: {0}. Begin with {1}.":
      "Žáci, kteří v některé části získávají zřetelně méně než polovinu bodů: {0}. Začněte částí {1}.",
    "Who needs help with what?":
      "Kdo s čím potřebuje pomoc?",
    "Part of the points":
      "Podíl bodů",
    "Mean of the learners in each set, with its interval":
      "Průměr žáků v každé části s intervalem",
    "Set":
      "Část",
    "Clearly":
      "Zřetelně",
    "Perhaps":
      "Možná",
    "Learner":
      "Žák",
    "Needs help":
      "Potřebuje pomoc",
    "clearly":
      "zřetelně",
    "perhaps":
      "možná",
    "all problems":
      "všechny úlohy",
    "Which answers could not be read?":
      "Které odpovědi nebylo možné přečíst?",
    "Look at these answers yourself; until then they count as the option --unreadable says. Their number is {0}.":
      "Podívejte se na tyto odpovědi sami; do té doby se počítají, jak říká volba --unreadable. Jejich počet je {0}.",
    "Answer":
      "Odpověď",
    "Reason":
      "Důvod",
    "Part who call it helpful":
      "Podíl těch, kdo ji označili za užitečnou",
    "Which hints help?":
      "Které nápovědy pomáhají?",
    "Of no hint it is clear that it helps fewer than half of the learners.":
      "U žádné nápovědy není jasné, že by pomáhala méně než polovině žáků.",
    "These hints clearly help fewer than half of the learners, so mend them or leave them out: {0}.":
      "Tyto nápovědy zřetelně pomáhají méně než polovině žáků, proto je opravte nebo vynechte: {0}.",
    "Problem and hint":
      "Úloha a nápověda",
    "Seen":
      "Zobrazeno",
    "Helpful":
      "Užitečná",
    "Not helpful":
      "Neužitečná",
    "{0} more":
      "dalších {0}",
    "and":
      "a",
    "A learner who earned less than half of the points in a set. It is clear where the whole interval of the part is below a half, as far as problems are alike; of two answers that is never known.":
      "Žák, který v některé části získal méně než polovinu bodů. Zřetelné je to tehdy, když celý interval leží pod polovinou, pokud jsou si úlohy podobné; ze dvou odpovědí to nelze poznat nikdy.",
    "The mean part of the points that learners earned with their first answer: 90% is easy, 20% is hard. The interval is Wilson's, which contains the true value in 95 of 100 samples.":
      "Průměrný podíl bodů, který žáci získali první odpovědí: 90 % je snadné, 20 % je těžké. Interval je Wilsonův a obsahuje skutečnou hodnotu v 95 ze 100 výběrů.",
    "The correlation of the points in a problem with the mean in the same learner's other problems, from −1 to 1. From 0.2 on the problem separates strong learners from weak ones; below 0 the weaker ones do better, so look at its key and wording.":
      "Korelace bodů za úlohu s průměrem ostatních úloh téhož žáka, od −1 do 1. Od 0,2 úloha odděluje silné žáky od slabých; pod 0 si slabší vedou lépe: zkontrolujte klíč a znění.",
    "Option curve":
      "Křivka možnosti",
    "How many of those who were shown an option picked it, for five groups of learners from the weakest to the strongest by their other problems. The right option should rise, a wrong one should fall.":
      "Kolik z těch, kdo možnost viděli, ji zvolilo, v pěti skupinách žáků od nejslabších po nejsilnější podle ostatních úloh. Správná možnost má stoupat, nesprávná klesat.",
    "Score":
      "Výsledek",
    "The sum of the points of a learner who answered all problems of the quiz. Bars count scores that are rounded to whole points.":
      "Součet bodů žáka, který odpověděl na všechny úlohy kvízu. Sloupce počítají součty zaokrouhlené na celé body.",
    "Cronbach's alpha":
      "Cronbachova alfa",
    "How far the order of the learners would be the same with other problems of the same sort, up to 1. The first dashed line is 0.7, enough for early research; the second is 0.9, as asked for where a score decides about a person.":
      "Nakolik by pořadí žáků bylo stejné s jinými úlohami téhož druhu, nejvýše 1. První čárkovaná čára je 0,7, což stačí pro první výzkum; druhá je 0,9, což je třeba tam, kde výsledek rozhoduje o člověku.",
    "Standard error of measurement":
      "Standardní chyba měření",
    "In points: a learner's score lies within two of it from what it would be on average, in 95 of 100 cases. Learners who differ by less are not known to differ.":
      "V bodech: v 95 ze 100 případů se výsledek liší nejvýše o dvě chyby od toho, jaký by byl v průměru. O žácích, kteří se liší méně, nelze říci, že se liší.",
    "Time":
      "Čas",
    "The sign is the median of the seconds for which the problem was shown until it was answered, the box the middle half of the learners, the line the interval of the median.":
      "Značka je medián sekund, po které byla úloha zobrazena do odpovědi, obdélník prostřední polovina žáků, čára interval mediánu.",
    "Difference between groups":
      "Rozdíl mezi skupinami",
    "How much harder a problem is for one group than for equally strong learners of the other, by Mantel and Haenszel, in units of delta: below 0 it is harder for the focal group. Category A (circle) is negligible, B (square) moderate, C (triangle) large, also where the difference turns round between weak and strong learners, which delta does not show. A difference is a reason to look, not a proof.":
      "O kolik je úloha pro jednu skupinu těžší než pro stejně silné žáky druhé, podle Mantela a Haenszela, v jednotkách delta: pod 0 je těžší pro sledovanou skupinu. Kategorie A (kruh) je zanedbatelná, B (čtverec) střední, C (trojúhelník) velká, i tam, kde se rozdíl mezi slabými a silnými žáky obrací, což delta neukazuje. Rozdíl je důvod se podívat, ne důkaz.",
    "Ability (logits)":
      "Schopnost (logity)",
    "Expected credit by ability":
      "Očekávaný podíl bodů podle schopnosti",
    "Expected credit":
      "Očekávaný podíl bodů",
    "Information by ability":
      "Informace podle schopnosti",
    "Information":
      "Informace",
    "How does each problem work by ability?":
      "Jak funguje každá úloha podle schopnosti?",
    "Difficulty":
      "Obtížnost",
    "Where does the test measure exactly?":
      "Kde test měří přesně?",
    "Whole test":
      "Celý test",
    "Same result again":
      "Znovu stejný výsledek",
    "Right result":
      "Správný výsledek",
    "How sure are scores and decisions?":
      "Jak jisté jsou body a rozhodnutí?",
    "Size of the difference, also where it crosses":
      "Velikost rozdílu, i tam, kde se obrací",
    "Which problems work differently in the groups?":
      "Které úlohy fungují ve skupinách různě?",
    "Gap":
      "Rozdíl",
    // The report on exercises.
    "Spelling report":
      "Zpráva o pravopisu",
    "Which kinds of spelling a class finds difficult, and how errors go down with practice.":
      "Které jevy pravopisu dělají třídě potíže a jak s procvičováním ubývá chyb.",
    "Children":
      "Děti",
    "Words":
      "Slova",
    "Wrong":
      "Chybně",
    "Error rate":
      "Podíl chyb",
    "Error rate of each category":
      "Podíl chyb v každé kategorii",
    "What is difficult?":
      "Co je těžké?",
    "There are too few places yet to say what is the most difficult.":
      "Míst je zatím příliš málo na to, aby se dalo říci, co je nejtěžší.",
    "“{0}” is the most difficult: wrong at {1} of {2} places.":
      "Nejtěžší je „{0}“: chybně na {1} míst (počet: {2}).",
    "Places":
      "Místa",
    "Errors":
      "Chyby",
    "Rate":
      "Podíl",
    "Wrong words by day":
      "Chybná slova podle dnů",
    "Days since {0}":
      "Dny od {0}",
    "Wrong words":
      "Chybná slova",
    "Do errors go down?":
      "Ubývá chyb?",
    "On the first day {0} of the words were wrong, on the last day {1}.":
      "První den bylo chybných {0} slov, poslední den {1}.",
    "Day (UTC)":
      "Den (UTC)",
    "Learning curve of {0}":
      "Křivka učení: {0}",
    "Words with this category":
      "Slova s touto kategorií",
    "What do children learn?":
      "Co se děti učí?",
    "In {0} of {1} categories the second half of the words has fewer errors than the first.":
      "Kategorie, v nichž má druhá polovina slov méně chyb než první: {0} z {1}.",
    "In {0} of {1} categories the second half of the words has fewer errors than the first; not in {2}.":
      "Kategorie, v nichž má druhá polovina slov méně chyb než první: {0} z {1}; neplatí pro: {2}.",
    "First half":
      "První polovina",
    "Second half":
      "Druhá polovina",
    "Error rate of the hardest words":
      "Podíl chyb v nejtěžších slovech",
    "Which words go wrong?":
      "Ve kterých slovech se chybuje?",
    "“{0}” goes wrong most: {1} of {2} times.":
      "Nejčastěji se chybuje ve slově „{0}“: {1} z {2}.",
    "Word":
      "Slovo",
    "Written":
      "Napsáno",
    "Misspellings":
      "Chybné podoby",
    "The places of a category at which children erred, as a part of all places in their words at which they could have erred. A word that was written correctly counts as well.":
      "Místa kategorie, na kterých děti chybovaly, jako část všech míst v jejich slovech, na kterých chybovat mohly. Počítá se i správně napsané slovo.",
    "Learning curve":
      "Křivka učení",
    "The error rate in the first word with a place of the category that each child worked on, in the second, and so on. It should fall. Each point is the rate of an eighth of the words, as far as at least half of the children came.":
      "Podíl chyb v prvním slově s místem této kategorie, na kterém každé dítě pracovalo, ve druhém a tak dále. Měl by klesat. Každý bod je podíl v osmině slov, pokud tak daleko došla aspoň polovina dětí.",
  ]
}
