// SPDX-License-Identifier: Apache-2.0
public import LudusCore

extension Phrasebook {
  /// The sentences in French.
  public static let french = Phrasebook("fr", plurals: .zeroAndOne, sections: texts)
}

// A section for each module, with its name in brackets. A line is a key and its text, which the
// module has in English; `Phrasebook.Sections` describes the notation, and `PhrasebooksTests` find
// what is missing. A text may be as long as it needs, in one line.
private let texts = Phrasebook.Sections(
  #"""
  [quotes]
  quoted = « {text} »

  [kernel]
  date = La date ne peut pas être juste.
  cannotBeStored = Cela ne peut pas être enregistré.
  reportedTooLate = C’était il y a trop longtemps. La saisie était possible jusqu’au {day}.
  actorMissing = On ne sait pas qui a fait cela.
  unknownEvent = Cela n’a pas eu lieu.
  alreadyVoid = Cela a déjà été annulé.
  eventOfOthers = Seule la personne qui a fait cela peut l’annuler.
  othersWentOn = D’autres ont continué à partir de là, ce n’est donc plus annulable.

  day = {day, plural, =1 {1er} one {#} other {#}} {month} {year}
  month.1 = janvier
  month.2 = février
  month.3 = mars
  month.4 = avril
  month.5 = mai
  month.6 = juin
  month.7 = juillet
  month.8 = août
  month.9 = septembre
  month.10 = octobre
  month.11 = novembre
  month.12 = décembre

  [answers]
  list.and = {others} et {last}
  list.or = " ou "
  letters.missing = il manque « {expected} »
  letters.needless = « {written} » est en trop
  letters.replaced = « {written} » au lieu de « {expected} »
  slip.joined = deux mots sont écrits en un seul
  slip.split = un mot est écrit en deux

  match.exact = C’est bien la réponse attendue : « {answer} ».
  match.normalized = C’est bien la réponse attendue, « {answer} », sauf pour {steps}.
  match.inflected = C’est une autre forme de « {answer} » : {difference}.
  match.misspelled = C’est « {answer} », mais attention à l’orthographe : {slips}.
  match.equivalent = C’est la même valeur que la réponse attendue, « {answer} ».
  match.otherNotation = C’est bien la réponse attendue : « {answer} ».
  match.withinTolerance = Cela correspond à la réponse attendue, « {answer} ».
  match.equivalentWhereDefined = C’est la même valeur que la réponse attendue, « {answer} », là où les deux sont définies. {example}

  match.remarked = {reason} {remark}

  step.spacing = les espaces
  step.compatibility = les formes spéciales de caractères
  step.umlauts = l’écriture des trémas allemands
  step.sharpS = l’écriture du ß
  step.diacritics = les accents et autres signes sur les lettres
  step.caseFolding = les majuscules et minuscules
  step.quotes = la forme des guillemets
  step.dashes = la forme des tirets
  step.punctuation = la ponctuation
  step.hyphens = les traits d’union
  step.englishArticles = un article anglais
  step.germanArticles = un article allemand
  step.frenchArticles = un article français
  step.spanishArticles = un article espagnol
  step.italianArticles = un article italien
  step.portugueseArticles = un article portugais
  step.dutchArticles = un article néerlandais
  step.articles = un article
  step.conjunctions = le signe pour « et »
  step.numerals = l’écriture des nombres

  mismatch = La réponse attendue est « {answer} ».
  mismatch.because = {reason} La réponse attendue est « {answer} ».
  mismatch.misspelledTooBadly = C’est trop loin de ce qui est attendu.
  mismatch.negation = Cela dit le contraire.
  mismatch.otherAffix = C’est un autre mot : {difference}.
  mismatch.inflection = C’est une autre forme du mot : {difference}.
  mismatch.letterCase = Ici, les majuscules et les minuscules comptent.
  mismatch.isAnotherTerm = « {term} », c’est autre chose.
  mismatch.isAsNearTo = Cela pourrait tout aussi bien vouloir dire « {term} ».
  mismatch.isAnotherWord = « {word} » est un autre mot.
  mismatch.difference = Il y a une différence : {difference}.
  mismatch.otherOrder = Les mots sont bons, mais dans un autre ordre.
  mismatch.differentWords = Il manque des mots, il y en a trop, ou ils sont dans un autre ordre.
  exemption.number = Les nombres et les signes doivent être exacts.
  exemption.formula = Les formules doivent être exactes.
  exemption.romanNumeral = Les chiffres romains doivent être exacts.
  exemption.acronym = Les sigles et abréviations doivent être exacts.
  exemption.shortWord = Un mot aussi court doit être exact.
  exemption.fixedWord = Ce mot doit être exact.
  exemption.syllables = Les mots de cette écriture doivent être exacts.
  exemption.tooLong = Une réponse aussi longue doit être exacte.
  witness = Ta réponse donne {answer}, mais on attend {expected}.
  witness.at = Pour {place}, ta réponse donne {answer}, mais on attend {expected}.

  tooLong = Cette réponse est trop longue pour être lue. Écris-en une plus courte.
  undecided = Impossible de décider si c’est égal à « {answer} » : quelqu’un doit vérifier.

  [math]
  malformed = Ce n’est pas lisible : {reason}.
  unreadable = La réponse attendue « {answer} » n’est pas lisible. {reason}
  toleranceOutOfRange = La tolérance {tolerance} est impossible.
  requirementOutOfRange = Aucun nombre ne peut s’écrire {form}.
  unitMissing = La réponse attendue « {answer} » a besoin d’une unité.
  unitNotExpected = La réponse attendue « {answer} » ne doit pas avoir d’unité.
  remark.decimalMark = « {written} » a été lu comme séparateur décimal ; ici, on écrit « {usual} ».
  remark.uncertainty = L’incertitude de {uncertainty} n’a pas été évaluée.
  otherKind = Ici, on attend {kind}.
  kind.expression = une expression
  kind.equation = une équation
  kind.inequality = une inéquation
  kind.list = une liste de réponses
  kind.pair = un point ou un intervalle
  algebra.constantMissing = Il manque la constante d’intégration.
  algebra.constantNotAdded = Ajoute une seule constante d’intégration, avec sa propre lettre, comme + C.
  algebra.logarithmWithoutAbsoluteValue = L’argument d’un logarithme ne doit pas être négatif : écris ln|x|, et de même pour tous les autres logarithmes.
  algebra.derivedInstead = C’est la dérivée, alors qu’on demande une primitive.
  algebra.integratedInstead = C’est une primitive, alors qu’on demande la dérivée.
  algebra.otherDerivative = Dérive ta réponse : on n’obtient pas la fonction à intégrer.
  algebra.otherLetters = La réponse attendue ne contient pas {letters}.
  algebra.chainRuleFactorMissing = Il manque le facteur de la dérivée d’une fonction composée : la dérivée de la fonction intérieure.
  algebra.notPartialFractions = La valeur est juste, mais une fraction peut encore être décomposée.
  algebra.rounded = C’est une valeur arrondie, alors qu’on demande la valeur exacte.
  algebra.brokenChain = Dans ta suite d’égalités, deux membres ne sont pas égaux.
  algebra.endOfInterval = Une borne est comprise alors qu’elle ne devrait pas l’être, ou exclue alors qu’elle devrait être comprise.
  algebra.transposed = Les lignes et les colonnes sont inversées.
  algebra.noSolution = {point} n’est pas une solution.
  algebra.missingSolution = Il manque la solution {point}.
  algebra.removablePoints = Les équations sont les mêmes, sauf là où un dénominateur est nul.
  algebra.otherPoint = C’est le point {name} qui est demandé.
  algebra.solutionMissing = Il manque une solution.
  algebra.solutionTooMany = Il y a une solution de trop.
  algebra.orForAnd = « ou » signifie que l’un suffit : écris « et », car tout est vrai à la fois.
  algebra.andForOr = « et » signifie que tout est vrai à la fois : écris « ou », car l’un suffit.
  algebra.otherCase = « {written} » et « {expected} » désignent ici des choses différentes : attention aux majuscules.
  algebra.notSolved = C’est vrai, mais ce n’est pas résolu en {name}.
  algebra.word = « {word} » est un mot : écris des nombres, des lettres et des signes.
  algebra.entry = Le premier coefficient qui diffère est le numéro {place}.
  algebra.truth = Les deux diffèrent pour {row}.
  algebra.slip.sign = Le signe n’est pas le bon.
  algebra.slip.reciprocal = C’est l’inverse de ce qui est attendu.
  algebra.slip.factorTwo = Il y a un facteur 2 d’écart.
  algebra.slip.powerOfTen = Il y a une puissance de dix d’écart.
  algebra.slip.bracket = Un facteur doit multiplier chaque terme de la parenthèse.
  algebra.slip.binomial = Le carré d’une somme contient un double produit : (a + b)² = a² + 2ab + b².
  algebra.slip.termSign = Le signe d’un des termes n’est pas le bon.
  algebra.slip.degrees = Tu as confondu radians et degrés.
  form.expanded = La valeur est juste, mais il faut développer.
  form.factored = La valeur est juste, mais il faut factoriser complètement.
  form.simplified = La valeur est juste, mais on peut simplifier.
  form.lowestTerms = La valeur est juste, mais une fraction peut être simplifiée.
  form.singleFraction = La valeur est juste, mais il faut une seule fraction.
  form.completedSquare = La valeur est juste, mais il faut la forme canonique en {variable}.
  form.noDecimals = La valeur est juste, mais il faut l’écrire sans nombres décimaux.
  form.likeAccepted = La valeur est juste, mais il faut l’écrire sous une autre forme.
  number.otherDimension = « {written} » ne mesure pas la même grandeur que « {expected} ».
  number.otherUnit = L’unité doit être « {expected} » et non « {written} ».
  number.noUnit = Il manque l’unité « {expected} ».
  number.form = La valeur est juste, mais écris-la {form}.
  requirement.significantFigures = avec {count, plural, one {# chiffre significatif} other {# chiffres significatifs}}
  requirement.minimumSignificantFigures = avec au moins {count, plural, one {# chiffre significatif} other {# chiffres significatifs}}
  requirement.decimalPlaces = avec {count, plural, one {# décimale} other {# décimales}}
  requirement.lowestTerms = sous forme de fraction irréductible
  requirement.fraction = sous forme de fraction
  requirement.noFraction = sans fraction
  requirement.percent = en pourcentage
  number.empty = Écris un nombre.
  number.notANumber = Ce n’est pas un nombre : écris par exemple 3,14.
  number.unexpected = « {text} », caractère {place}, n’est pas lisible : écris un nombre comme 3,14.
  number.incomplete = Il manque quelque chose à la fin.
  number.separator = « {mark} » sépare les groupes de trois chiffres : devant les décimales, écris « {decimalMark} », comme dans 3{decimalMark}14.
  number.outOfRange = Ce nombre a trop de chiffres, ou un exposant trop grand pour être lu.
  number.divisionByZero = On ne peut pas diviser par 0 : vérifie le nombre sous la barre de fraction.
  number.tooComplicated = C’est trop compliqué : écris un seul nombre.
  number.calculation = Calcule, puis écris le résultat sous la forme d’un seul nombre.
  number.ambiguous = C’est ambigu, on peut lire {readings} : écris un nombre entier sans séparateur, et un nombre décimal avec un zéro à la fin.
  number.ambiguousUnit = « ms⁻¹ » peut vouloir dire m/s ou 1/ms : écris l’unité avec une barre de fraction.
  number.bracketsNeeded = Mets entre parenthèses ce par quoi tu divises, comme dans J/(mol K).
  number.unknownUnit = L’unité « {unit} » n’existe pas : écris son symbole, comme dans 5 kg.
  number.unknownUnit.suggestion = L’unité « {unit} » n’existe pas : voulais-tu dire « {suggestion} » ?
  number.otherUnitMeant = « {unit} » désigne une autre unité : voulais-tu dire « {suggestion} » ?
  number.unitMissing = Il manque une unité : écris-la après le nombre, comme dans 5 kg.
  number.unitNotExpected = Écris le nombre sans « {unit} ».
  number.percentSignMissing = Écris le signe % si tu penses à un pourcentage.
  number.unlikeUnits = On ne peut pas additionner ces unités : écris un seul nombre avec son unité.
  expression.empty = Il n’y a rien à lire : écris une expression.
  expression.unexpected = « {found} », caractère {place}, ne convient pas : il faut {expected} à cet endroit.
  expression.unexpectedEnd = La fin, caractère {place}, ne convient pas : il faut {expected} à cet endroit.
  expression.missingOperator = Écris * pour « fois » entre les nombres, caractère {place}.
  expression.unclosed = « {bracket} », caractère {place}, n’est pas fermé : ferme-le ou enlève-le.
  expression.numberOrProduct = « {text} » peut être une puissance de dix ou un produit avec e : écris * pour la multiplication, ou le nombre sans e.
  expression.unknownVariable = « {name} », caractère {place}, est une variable inconnue : utilise seulement celles de l’énoncé.
  expression.unknownCommand = « {name} », caractère {place}, est inconnu ici : écris-le autrement.
  expression.sumNotWrittenOut = « {name} », caractère {place}, ne peut se lire ici que d’un nombre entier à un autre, par exemple de k = 1 à 10.
  expression.nestedTooDeeply = Il y a trop d’imbrications : au plus {limit} parenthèses l’une dans l’autre.
  expression.tooComplex = C’est trop long pour être lu : écris au plus {limit} termes.
  expected.operand = un nombre, une variable ou une parenthèse
  expected.operation = un signe d’opération comme +
  expected.end = la fin

  [chemistry]
  malformed = Ce n’est pas lisible : {reason}.
  unreadable = La réponse attendue « {answer} » n’est pas lisible. {reason}
  unbalanced = La réponse attendue « {answer} » ne peut pas être juste. {reason}
  tooManyElectrons = La réponse attendue « {answer} » a plus d’électrons dans une sous-couche qu’il n’y a de place.
  stateMissing = La réponse attendue « {answer} » a besoin d’un symbole d’état pour « {part} ».
  answer.count = Atomes de {element} : il y en a {written} au lieu de {expected}.
  answer.charge = La charge de {part} est {expected} et non {written}.
  answer.structure = Les atomes sont justes, mais la formule doit montrer comment ils sont liés.
  answer.capitals = Attention aux majuscules et aux minuscules : dans une formule, elles indiquent de quel élément il s’agit.
  answer.zeroForOxygen = Il y a un zéro à la place de la lettre O de l’oxygène.
  answer.massNumber = Le nombre de masse est {expected} et non {written}.
  answer.noMassNumber = Il manque le nombre de masse {expected}.
  answer.needlessMassNumber = Le nombre de masse {written} est en trop.
  answer.atomicNumber = Le numéro atomique de {element} est {expected} et non {written}.
  answer.missing = Il manque {part}.
  answer.needless = {part} est en trop.
  answer.replaced = Il y a {written} à la place de {expected}.
  answer.unbalanced = Ce n’est pas équilibré. Atomes de {element} : {left} à gauche, {right} à droite.
  answer.unbalancedCharge = Ce n’est pas équilibré : la charge est {left} à gauche et {right} à droite.
  answer.unbalancedNuclides = Ce n’est pas équilibré : la somme des nucléides donne {left} à gauche et {right} à droite.
  answer.multiple = L’équation est équilibrée, mais d’autres coefficients sont demandés.
  answer.coefficient = Le coefficient de {part} est {expected} et non {written}.
  answer.sidesExchanged = Les réactifs s’écrivent à gauche et les produits à droite.
  answer.arrow.bothWays = Cette réaction ne se fait que dans un sens : écris →.
  answer.arrow.oneWay = Cette réaction se fait dans les deux sens : écris ⇌.
  answer.state = L’état de {part} est {expected} et non {written}.
  answer.noState = Il manque l’état de {part} : {expected}.
  answer.electrons = Dans {subshell}, il y a {written, plural, one {# électron} other {# électrons}} au lieu de {expected}.
  answer.empty = Il n’y a rien à lire : écris une formule.
  answer.unexpected = « {sign} », caractère {place}, n’est pas lisible dans une formule.
  answer.unexpectedEnd = Il manque quelque chose à la fin.
  answer.unknownElement = L’élément « {symbol} » n’existe pas (caractère {place}) : attention aux majuscules et aux minuscules.
  answer.unpaired = « {bracket} », caractère {place}, n’est pas fermé, ou n’a pas été ouvert.
  answer.numberOutOfRange = Le nombre, caractère {place}, est 0 ou trop grand.
  answer.tooComplex = C’est trop long pour être lu : la limite est {limit}.
  answer.name = On attend une formule, pas un nom.
  answer.otherForm = Ici, on attend {form}.
  answer.form.formula = une seule formule
  answer.form.equation = une équation avec une flèche
  answer.form.configuration = une configuration électronique comme 1s2 2s1
  answer.form.nuclide = un nucléide comme C-14
  answer.ions = Des ions sont écrits côte à côte : écris une seule formule.
  answer.ambiguousCharge = Le dernier chiffre peut compter des atomes ou des charges : écris la charge après ^, comme dans SO4^2-.
  answer.order = Les atomes sont justes : écris-les dans l’ordre habituel.
  answer.detailed = Écris chaque élément une seule fois, sans montrer la structure.
  answer.otherNotation = Les atomes sont justes : écris la formule avec la notation habituelle.

  [dates]
  malformed = Ce n’est pas lisible : {reason}.
  unreadable = La réponse attendue « {answer} » n’est pas lisible. {reason}
  toleranceOutOfRange = Une tolérance va de 0 à {maximum} jours ou années.
  notAsExact = La réponse attendue « {answer} » est moins précise que les réponses ne doivent l’être.
  answer.otherDate = C’est une autre date.
  answer.otherPart.day = Le mois et l’année sont justes, mais pas le jour.
  answer.otherPart.month = Seul le mois n’est pas le bon.
  answer.otherPart.year = Seule l’année n’est pas la bonne.
  answer.partMissing.day = Jusque-là c’est juste, mais il manque le jour.
  answer.partMissing.month = Jusque-là c’est juste, mais il manque le mois.
  answer.partMissing.year = Jusque-là c’est juste, mais il manque l’année.
  answer.partMissing.decade = Jusque-là c’est juste, mais il manque la décennie.
  answer.dayAndMonthExchanged = Le jour et le mois sont inversés.
  answer.eraMissing = C’est une année de notre ère : il manque « av. J.-C. ».
  answer.otherEra = Le nombre est juste, mais ce n’est pas la bonne ère.
  answer.endsExchanged = Le début et la fin sont inversés.
  answer.otherEnd = Une limite de la période est juste, l’autre non.
  answer.periodExpected = On attend une période, avec son début et sa fin.
  answer.singleDateExpected = On attend une seule date, pas une période.
  answer.empty = Écris une date.
  answer.notADate = Ce n’est pas une date : écris par exemple 5 juin 1234, 1234 ou 123 av. J.-C.
  answer.unexpected = « {text} » n’est pas lisible dans une date : écris par exemple 5 juin 1234.
  answer.unclearMonth = « {text} » pourrait être plusieurs mois : vérifie l’orthographe.
  answer.unknownDay = Cette date n’existe pas dans le calendrier : vérifie le jour, le mois et l’année.
  answer.otherWeekday = « {text} » ne va pas avec cette date : vérifie, ou ne l’écris pas.
  answer.shortYear = On ne sait pas de quel siècle il s’agit : écris l’année en entier, comme 1234.
  answer.ambiguousOrder = On ne sait pas quel nombre est le jour : écris le mois en toutes lettres, comme dans 5 juin 1234.
  answer.ambiguous = Cela peut se lire de deux façons : écris-le avec des mots, comme juin 1234.

  [spelling]
  category.case = Majuscules et minuscules
  category.boundary = Un mot ou deux
  category.das-dass = das ou dass
  category.doubling = Consonnes doubles
  category.long-i = Le i long
  category.length-mark = Signes d’allongement
  category.sharp-s = s, ss ou ß
  category.umlaut-derivation = ä et äu par dérivation
  category.umlaut-dots = Points sur ä, ö, ü
  category.f-v-w = f, v ou w
  category.final-devoicing = Sons durs à la fin
  category.voicing = Consonnes dures et douces
  category.schwa-r = e non accentué et r vocalique
  category.special-grapheme = Groupes de lettres
  category.morpheme = Parties de mots
  category.phoneme = Son par son
  category.punctuation = Signes

  hint.case.word = Peux-tu mettre « der », « die » ou « das » devant le mot ? Est-ce le début d’une phrase ?
  hint.case.inside = Regarde à l’intérieur du mot : les grandes et les petites lettres sont-elles à leur place ?
  hint.boundary.missing = Est-ce vraiment un seul mot ? Dis les parties l’une après l’autre.
  hint.boundary.needless = Ces parties vont-elles ensemble et désignent-elles une seule chose ?
  hint.das-dass = Essaie « dieses » ou « welches » à la place. La phrase a-t-elle encore un sens ?
  hint.doubling.missing = Écoute la voyelle qui précède : est-elle courte ou longue ? Qu’écrit-on après une voyelle comme celle-ci ?
  hint.doubling.needless = Écoute la voyelle qui précède et regarde ce qui suit. Combien de consonnes entends-tu ?
  hint.doubling.letters = Certaines lettres se doublent à leur façon. T’en souviens-tu ?
  hint.long-i = Le i est-il long ou court ? Pense à la façon dont on l’écrit le plus souvent, et aux mots à retenir.
  hint.length.missing = La voyelle est longue. Est-ce un mot à retenir ? Pense à des mots de la même famille.
  hint.length.needless = La voyelle a-t-elle besoin ici d’un signe d’allongement ? Beaucoup de voyelles longues n’en ont pas.
  hint.length.between-vowels = Dis le mot lentement, syllabe par syllabe. Qu’y a-t-il au début de la deuxième ?
  hint.sharp-s = Le s bourdonne-t-il comme une abeille, ou siffle-t-il comme un serpent ? Et la voyelle qui précède est-elle courte ou longue ?
  hint.umlaut-derivation = Y a-t-il un mot de la même famille avec a ou au ?
  hint.umlaut-dots = Dis le mot à voix haute. La voyelle a-t-elle besoin de points ?
  hint.f-v-w = Plusieurs lettres ont ce son. Est-ce un mot à retenir ?
  hint.f-v-w.prefix = Le mot commence par une petite partie que l’on trouve au début de beaucoup de mots. Comment s’écrit cette partie ?
  hint.final.stem = Allonge le mot : dis-le au pluriel, ou sous une autre forme. Qu’entends-tu maintenant ?
  hint.final.ig = Allonge le mot avec un e à la fin. Qu’entends-tu maintenant ?
  hint.voicing = Mets ta main devant ta bouche : le son est-il dur ou doux ?
  hint.schwa.e = Frappe les syllabes dans tes mains. Chaque syllabe a besoin d’une voyelle.
  hint.schwa.r = Écoute bien et parle très clairement : y a-t-il un r qui se cache ?
  hint.grapheme.sp-st = Au début d’un mot, tout ne s’écrit pas comme on l’entend. Quelles lettres connais-tu pour ce son ?
  hint.grapheme.ch-sch = Ici, plusieurs lettres forment un seul son. Dis-le lentement : quel son est-ce, et avec quelles lettres s’écrit-il ?
  hint.grapheme.ng-nk = Le son vient de ton nez. Allonge le mot : quelles lettres vont avec ce son ?
  hint.grapheme.qu = Il y a une lettre qui n’est jamais seule. Connais-tu la paire ?
  hint.grapheme.pf = Serre les lèvres au début et parle clairement. Y a-t-il un son de plus ?
  hint.grapheme.x-chs = Il y a plusieurs façons d’écrire ce son. Y a-t-il un mot de la même famille qui aide ?
  hint.grapheme.s-z = Dis-le lentement. Ta langue touche-t-elle le haut de ta bouche avant de siffler ?
  hint.grapheme.diphthong = Ici, deux voyelles forment un seul son. Comment s’écrit-il le plus souvent ?
  hint.grapheme.dt = Peu de mots se terminent ainsi. Est-ce un des mots à retenir ?
  hint.grapheme.foreign = Ce mot vient d’une autre langue. Regarde comment on l’y écrit et retiens-le.
  hint.morpheme.double = Décompose le mot. Écris chaque partie en entier, puis assemble-les.
  hint.morpheme.single = Décompose le mot. Comment chaque partie commence-t-elle et finit-elle ?
  hint.morpheme.prefix = Le mot commence par une petite partie que l’on trouve au début de beaucoup de mots. Est-elle complète ?
  hint.morpheme.linking-s = Décompose le mot, puis redis-le d’un trait. Qu’est-ce qui relie les deux parties ?
  hint.phoneme.missing = Dis le mot lentement, son par son. As-tu écrit tous les sons ?
  hint.phoneme.added = Lis lentement ce que tu as écrit. Y a-t-il une lettre de trop ?
  hint.phoneme.replaced = Dis le mot lentement et compare : chaque lettre va-t-elle avec ce que tu entends ?
  hint.phoneme.order = Dis le mot lentement. Dans quel ordre viennent les sons ?
  hint.punctuation.apostrophe = Une lettre disparaît-elle ici ? C’est seulement dans ce cas qu’il faut une apostrophe.
  hint.punctuation.mark = Regarde les signes : en manque-t-il un, y en a-t-il un de trop, ou en faut-il un autre ?

  [content]
  template.noVariant = Aucun nombre n’a été trouvé pour une des questions.

  [quizzes]
  reason.correctChoice = C’est la bonne réponse.
  reason.wrongChoice = La réponse {option} n’est pas la bonne.
  reason.partlyCorrectChoice = La réponse {option} n’est pas la meilleure, mais elle vaut {weight}.
  reason.allCorrectPicked = Toutes les bonnes réponses sont cochées.
  reason.correctSoFar = Bonnes réponses cochées : {found} sur {all}.
  reason.wrongPick = La réponse {option} ne fait pas partie des bonnes.
  reason.expectedAnswer = Ce n’est pas tout à fait juste, mais cela vaut {credit}.
  reason.awaitsGrade = Cette réponse est lue et notée par une personne.
  reason.rubric = Points obtenus : {points} sur {all}.
  reason.graded = Une personne a noté cette réponse.
  reason.amended = La valeur de cette réponse a été décidée après le quiz.
  reason.doesNotCount = Cette question ne compte pas.
  reason.recorded = Cette réponse garde la note qu’elle a reçue.
  reason.incorrect = Ce n’est pas juste.
  reason.awaitsSubmission = La réponse est gardée jusqu’à ce que le quiz soit rendu.
  reason.revealed = La bonne réponse a été montrée.
  reason.timeOver = Le temps était écoulé.
  reason.unanswered = Il n’y a pas de réponse.

  picks.all = Toutes les bonnes réponses sont cochées, et aucune mauvaise.
  picks.some = Bonnes réponses cochées : {hits} sur {correct}{wrong, plural, =0 {} one {, et # mauvaise} other {, et # mauvaises}}.
  picks.netCorrect = Bonnes réponses cochées : {hits} sur {correct}{wrong, plural, =0 {} one {, et # mauvaise} other {, et # mauvaises}} ; chaque mauvaise en annule une bonne.
  picks.eachOption = Propositions bien jugées : {judged} sur {options}.
  picks.coverage = Bonnes réponses cochées : {hits} sur {correct}{wrong, plural, =0 {} one {, et # mauvaise} other {, et # mauvaises}} ; il y a donc {hits} choix justes sur {picked}.
  picks.halves = Propositions mal jugées : {errors} sur {options} ; chacune divise la note par deux.
  picks.guess = Propositions mal jugées : {errors} sur {options} ; ce n’est pas mieux que le hasard.
  picks.weights = Bonnes réponses cochées : {hits} sur {correct}{wrong, plural, =0 {} one {, et # mauvaise} other {, et # mauvaises}} ; la somme de leurs poids est {sum}.
  picks.negativeWeights = Bonnes réponses cochées : {hits} sur {correct}{wrong, plural, =0 {} one {, et # mauvaise} other {, et # mauvaises}} ; la somme de leurs poids est {sum}, ce qui ne rapporte rien.

  order.all = Tout est dans le bon ordre.
  order.allOrNothing = L’ordre n’est pas juste, et seul l’ordre juste compte.
  order.exactPosition = Éléments à leur place : {found} sur {all}.
  order.relativeNext = Éléments suivis du bon : {found} sur {all}.
  order.allPreviousAndNext = Dans {found} cas sur {all}, un élément est du bon côté d’un autre.
  order.longestSubsequence = Éléments dans le bon ordre entre eux : {found} sur {all}.
  order.longestRun = Éléments qui se suivent comme il faut : {found} sur {all}.
  order.kendall = Paires dans le bon ordre : {found} sur {all} ; chacune des autres en annule une.
  order.dependencyGraph = Dans {found} cas sur {all}, un élément est avant celui qu’il doit précéder.

  parts.perPart = Parties justes : {found} sur {all}.
  parts.all = Toutes les parties sont justes : {all} sur {all}.
  parts.allOrNothing = Parties justes : {found} sur {all} ; seul l’ensemble compte.
  part.place = Cet élément est à sa place.
  part.notPlace = Cet élément n’est pas à sa place.
  part.next = Cet élément est suivi du bon.
  part.notNext = Cet élément n’est pas suivi du bon.
  part.sides = Autres éléments du bon côté de celui-ci : {found} sur {all}.
  part.predecessors = Éléments qui doivent précéder celui-ci et le précèdent : {found} sur {all}.
  part.pair = Cette paire est juste.
  part.notPair = Cette paire n’est pas juste.

  response.unknown = Cela ne fait pas partie de la question.
  response.doesNotFit = Cette question demande un autre type de réponse.
  response.empty = Il n’y a pas encore de réponse.
  response.repeatedItem = Quelque chose est utilisé plus d’une fois.
  response.missingItems = Il manque encore quelque chose dans l’ordre.
  response.tooFewWords = Le texte a {count, plural, one {# mot} other {# mots}}, et on en attend au moins {limit, plural, one {#} other {#}}.
  response.tooManyWords = Le texte a {count, plural, one {# mot} other {# mots}}, et on en attend au plus {limit, plural, one {#} other {#}}.

  session.unknownProblem = Cette question n’est pas dans le quiz.
  session.noHintLeft = Il n’y a plus d’indice.
  session.hintWasNotTaken = Tu n’as pas vu cet indice.
  session.doesNotAwaitGrade = Il n’y a pas de réponse à noter pour le moment.
  session.finished = Le quiz est terminé.
  session.notFinished = Le quiz n’est pas encore terminé.
  session.notPresented = Une autre question est affichée en ce moment.
  session.alreadyDecided = Cette question est déjà réglée.
  session.notDecided = Réponds d’abord à cette question, ou passe-la.
  session.onlyProblemLeft = C’est la seule question qui reste.
  session.alreadyPresented = Cette question est déjà affichée.
  session.notAnswered = Réponds d’abord à cette question, ou passe-la.
  session.noProblemPresented = Toutes les questions sont faites : rends le quiz, ou reviens à une question.
  session.scoreOverflow = Ces points ne peuvent pas être additionnés.
  session.timeIsUp = Le temps est écoulé.

  rule.certaintyIsMissing = Indique ton degré de certitude.
  rule.certaintyIsNotAsked = Ce quiz ne demande pas ton degré de certitude.
  rule.notPossible = Ce n’est pas possible dans ce quiz.
  rule.skippingIsNotAllowed = On ne peut pas passer de question dans ce quiz.
  rule.returningIsNotAllowed = On ne peut pas revenir à une question dans ce quiz.
  rule.notStarted = Commence d’abord le quiz.
  rule.alreadyStarted = Tu as déjà commencé le quiz.
  rule.timeIsNotUp = Le temps n’est pas écoulé.

  grade.creditOutOfRange = Une note est comprise entre zéro et le total des points.
  grade.noRubric = Cette question n’a pas de grille d’évaluation.
  grade.otherRubric = Cette question a une autre grille d’évaluation.
  grade.missingCriteria = Choisis un niveau pour chaque critère.

  amendment.unknownLearner = Cette personne n’a pas fait le quiz.
  amendment.answersAreMissing = Indique quelles autres réponses sont justes.
  amendment.answerDoesNotFit = Cela ne peut pas être une bonne réponse à la question.
  amendment.alreadyTakenOut = Cette question a déjà été retirée.
  amendment.unknownAmendment = Cette correction n’existe pas.
  amendment.cannotBeWithdrawn = Cette correction ne peut pas être annulée.
  amendment.duplicateAmendment = Une autre correction porte déjà ce nom.
  amendment.authorIsMissing = Indique qui l’a décidé.
  amendment.reasonIsMissing = Indique pourquoi.

  record.creditOutOfRange = La note ne peut pas être juste.
  record.secondsOutOfRange = La durée ne peut pas être juste.

  study.unknownProblem = Cette carte n’existe pas.
  study.notToday = Cette carte n’est pas prévue pour aujourd’hui.
  study.nothingToShow = Il n’y a pas de carte à montrer pour le moment.
  study.nothingToUndo = Il n’y a rien à annuler.

  report.wrongKey = Ce qui compte comme juste est faux.
  report.missingAnswer = Une bonne réponse n’est pas acceptée.
  report.unclear = On ne comprend pas ce qui est demandé.
  report.typo = Il y a une faute dans le texte.
  report.notShown = Quelque chose ne s’affiche pas.
  report.inappropriate = Le contenu est déplacé.
  report.other = Il y a un autre problème.

  generation.unknownSet = Un des thèmes choisis n’existe pas.
  generation.noProblems = Il n’y a pas de questions dans les thèmes choisis.
  generation.stratumTooSmall = Un des thèmes n’a que {count, plural, one {# question} other {# questions}}.
  generation.noFittingProblems = Aucune question ne correspond à ce qui est demandé.
  generation.nothingDue = Il n’y a encore rien à réviser.
  generation.calendarIsMissing = Indique le fuseau horaire de l’élève.
  generation.learnerIsMissing = Indique pour qui est le quiz.
  generation.dateIsMissing = Indique quand le quiz est tiré.
  generation.dateOutOfRange = Cette date est hors limites.

  key.or = " ou "
  key.significantFigures = arrondi à {count, plural, one {# chiffre significatif} other {# chiffres significatifs}}
  key.decimalPlaces = arrondi à {count, plural, one {# décimale} other {# décimales}}
  key.days = ± {count, plural, one {# jour} other {# jours}}
  key.years = ± {count, plural, one {# an} other {# ans}}
  key.spelling = les petites fautes d’orthographe sont admises
  key.wildcards = * remplace n’importe quel texte
  key.form = sous cette forme
  key.otherOrders = d’autres ordres peuvent aussi être justes
  key.sample = une réponse possible
  key.person = une personne note cette réponse

  [exercises]
  alreadyFound = Tu as déjà trouvé ce mot.
  alreadyStarted = L’exercice a déjà commencé.
  checklistIsOpen = Dis d’abord pourquoi le mot est faux.
  date.beforeLastEvent = L’horloge a été retardée.
  date.outOfRange = L’horloge indique une date qui ne peut pas être juste.
  errorsRemain = Il reste {count, plural, one {# mot} other {# mots}} à trouver.
  finished = L’exercice est terminé.
  gapIsLocked = Ce trou est déjà juste.
  gapsAreEmpty = Remplis d’abord tous les trous.
  inNoCategory = Range d’abord le mot dans une catégorie.
  judgmentDoesNotFit = Ce qui est enregistré ne va pas avec cet exercice.
  lettersAreNotMarked = Dans cet exercice, on ne peut pas marquer de lettres.
  noChecklistIsOpen = Trouve d’abord un mot qui est faux.
  notReading = Les mots ne sont pas affichés en ce moment.
  notStarted = L’exercice n’a pas commencé.
  notWriting = Tu ne peux rien écrire en ce moment.
  nothingMarked = Marque d’abord au moins une lettre difficile pour toi.
  nothingToProceedFrom = Il n’y a rien à poursuivre.
  nothingWritten = Écris d’abord le mot.
  otherWay.drag = Fais glisser le mot vers sa catégorie.
  otherWay.write = Écris le mot sous sa catégorie.
  timeIsNotUp = Il reste du temps.
  timeIsUp = Le temps est écoulé.
  unknownCategory = La catégorie « {category} » n’existe pas.
  unknownGap = Ce trou n’existe pas.
  unknownLetter = Cette lettre n’existe pas.
  unknownReason = Cette raison n’est pas dans la liste.
  unknownWord = Ce mot n’existe pas.
  wordIsNotDone = Écris d’abord ce mot.
  wordIsNotShown = Le mot « {word} » n’est pas affiché.

  mistake.correctWordTapped = « {input} » est juste tel quel.
  mistake.missedCategory = Il appartient à « {target} ».
  mistake.missedReason = C’est aussi une raison : « {target} »
  mistake.missedWord = Oublié : « {target} ».
  mistake.missedWord.secret = Il manque un mot.
  mistake.misplacedWord = « {input} » va à un autre endroit.
  mistake.surplusWord = « {input} » est un mot de trop.
  mistake.wrongCategory = Il n’appartient pas à « {input} ».
  mistake.wrongGap = « {input} » ne va pas là.
  mistake.wrongGap.empty = Il manque quelque chose ici.
  mistake.wrongReason = Ce n’est pas une raison : « {input} »
  mistake.wrongSpelling = « {input} » : on écrit « {target} ».
  mistake.wrongSpelling.secret = « {input} » est faux.

  category.case = majuscule ou minuscule
  category.boundary = un mot ou deux
  category.das-dass = das ou dass
  category.doubling = une lettre ou deux, comme l – ll, k – ck ou z – tz
  category.long-i = i, ie ou ih
  category.length-mark = avec h, double ou simple, comme a – ah – aa
  category.sharp-s = s, ss ou ß
  category.umlaut-derivation = ä ou e, äu ou eu
  category.umlaut-dots = avec ou sans points, comme a – ä, o – ö ou u – ü
  category.f-v-w = f, v ou w
  category.final-devoicing = b ou p, d ou t, g ou k à la fin
  category.voicing = dur ou doux, comme b – p, d – t ou g – k
  category.schwa-r = un e ou un r discret, comme dans -en ou -er
  category.special-grapheme = lettres particulières, comme sp, st, qu, x ou chs
  category.morpheme = parties du mot, comme ver-, vor- ou -lich
  category.phoneme = une lettre manque, est en trop ou est fausse
  category.punctuation = point, virgule et autres signes

  recommendation = Ici, tu t’entraînes à « {category} » : environ {percent} endroits de ce genre sur 100 sont faux, et cet exercice en contient {places}.
  recommendation.unseen = Ici, tu t’entraînes à « {category} » : on ne te connaît pas d’erreur de ce genre. Occasions dans cet exercice : {places}.
  recommendation.unknown = Ici, tu t’entraînes à « {category} » : on ne sait pas encore comment tu t’en sors. Occasions dans cet exercice : {places}.
  summary.solved = Bravo, tu as tout résolu sans faute.
  summary.tryAgain = Essaie encore une fois, tu feras encore mieux.

  help.errorRate = Mots faux sur 100 : {percent}, contre {mean} dans la classe.
  help.slow = Temps par tâche : {seconds} s, contre {mean} s dans la classe.
  help.weakCategory = « {category} » est un point faible : environ {percent} endroits de ce genre sur 100 sont faux.

  check.ambiguousGap = d’autres lettres dans le trou donnent « {word} »
  check.duplicateWord = « {word} » apparaît deux fois
  check.helpGivesAway = l’aide révèle « {word} »
  check.longGap = le trou a {count} lettres, d’habitude il y en a au plus {usual}
  check.misspellingExists = « {word} » est un mot qui existe
  check.noErrors = aucune phrase n’a de mot mal écrit
  check.noReason = aucune raison ne dit pourquoi « {word} » est faux
  check.noTasks = il n’y a pas de tâche
  check.splitWord = le mot suivant semble appartenir à « {word} »
  check.unusedCategory = aucun mot n’appartient à « {category} »
  check.wordCount = il y a {count, plural, one {# mot} other {# mots}}, l’exercice en annonce {expected}

  [pins]
  session.unknownPin = Cette épingle n’est pas demandée.
  session.alreadySubmitted = Tu as déjà rendu ton travail.
  session.notSubmitted = Tu n’as pas encore rendu ton travail.
  session.noInterim = Rien n’est montré avant que tu rendes ton travail.
  session.notPlaced = Aucune épingle n’est placée pour ce nom.
  session.pointOutOfRange = C’est en dehors de l’image.
  session.creditOverflow = La note ne peut pas être calculée.
  session.timeIsUp = Ton temps est écoulé.

  label.unanswered = Il n’y a pas de réponse.
  label.correct = Juste, {how}.
  layer.exact = à la lettre près
  layer.normalized = à part les majuscules, les accents ou la ponctuation
  layer.variant = avec une autre orthographe
  layer.abbreviation = avec une abréviation
  layer.synonym = par un autre nom
  layer.otherLanguage = dans une autre langue
  layer.wordOrder = avec les mots dans un autre ordre
  layer.nearSpelling = avec {count, plural, one {# lettre mal écrite} other {# lettres mal écrites}}
  label.different = Ce n’est pas un nom de cette structure.
  label.anotherTerm = C’est le nom d’une autre structure.
  label.anotherPin = C’est le nom de {pins}.
  label.otherLanguage = C’est un nom de la structure dans une langue qui ne compte pas ici.
  label.ambiguous = C’est mal orthographié, et un autre nom est aussi proche.
  label.anotherWord = Un des mots n’est pas le bon.
  label.contrary = Un des mots dit le contraire du bon.
  label.tooLong = C’est plus long que tous les noms possibles.

  diagnosis.swapped = Tu l’as échangé avec {pins}.
  diagnosis.cycle = Tu as interverti les noms de {pins}.
  diagnosis.labelOf = C’est {pins}.
  diagnosis.wrongSide = C’est l’autre côté.
  diagnosis.partForWhole = Ce n’en est qu’une partie : {pins}.
  diagnosis.wholeForPart = C’est le tout dont cela fait partie : {pins}.
  diagnosis.pluralForSingular = Cela en désigne plusieurs, et ici il n’y en a qu’un.
  diagnosis.singularForPlural = Cela n’en désigne qu’un, et ici il y en a plusieurs.
  diagnosis.duplicate = Tu as écrit la même chose pour {pins}.
  diagnosis.empty = Il n’y a pas de réponse.

  edit.unknownObject = Cela n’existe pas, ou a été supprimé.
  edit.duplicateIdentifier = L’identifiant est déjà pris.
  edit.fieldDoesNotFit = Cet objet n’a pas cette propriété.
  edit.lastOne = Une épingle garde une étiquette, et un exercice une vue.
  edit.cannotBeDeleted = La fiche elle-même ne peut pas être supprimée.
  edit.cannotBeRestored = Ce n’est pas supprimé, ou ce qui le contenait n’existe plus.
  edit.indexOutOfRange = Cette position n’existe pas.
  edit.imageNotRenamed = Une image d’une autre taille a besoin d’un autre nom ou d’une autre version.
  edit.arrowTooShort = La flèche est trop courte.
  edit.invalid = La fiche ne serait plus valide.
  merge.otherSheet = Cela fait partie d’une autre fiche.
  merge.missingParent = Ce à quoi cela se rattache n’est pas connu ici.
  merge.invalid = La fiche ne serait plus valide.

  check.pinOutsideImage = L’épingle est en dehors de l’image.
  check.partlyOutsideImage = Cela dépasse de l’image.
  check.pinOutsideItsRegions = L’épingle n’est dans aucune de ses régions.
  check.duplicateLabel = Une autre étiquette de l’épingle est identique.
  check.ambiguousLabel = L’épingle {pins} a la même étiquette.
  check.overlapsRegionOfSameLabel = Cela recouvre une région dont l’épingle a une étiquette en commun.
  check.unreachable = On ne peut pas l’atteindre, car d’autres régions la recouvrent.
  check.missingLanguage = L’épingle n’a pas d’étiquette dans la langue « {language} ».
  check.missingAlternativeText = L’image n’a pas de texte de remplacement.
  check.noPins = L’exercice n’a pas d’épingles.

  conflict.field = Les deux côtés ont modifié cela de façons différentes.
  conflict.deletedByUs = Nous avons supprimé cela, et l’autre côté l’a modifié.
  conflict.deletedByThem = L’autre côté a supprimé cela, et nous l’avons modifié.
  conflict.lastOnesDeleted = Les deux côtés en ont supprimé des parties, et il ne resterait rien.
  conflict.imageReplacedByUs = Nous avons remplacé l’image, et l’autre côté a placé quelque chose sur l’ancienne.
  conflict.imageReplacedByThem = L’autre côté a remplacé l’image, et nous avons placé quelque chose sur l’ancienne.

  [progress]
  wallet.unknownItem = Cela n’existe pas dans cette boutique.
  wallet.notEnoughCoins = {missing, plural, one {Il manque encore # pièce.} other {Il manque encore # pièces.}}
  wallet.levelNotReached = Disponible à partir du niveau {level}.
  wallet.alreadyBought = Tu l’as déjà.
  wallet.tooManyCoins = Ce porte-monnaie ne peut pas contenir plus de pièces.
  log.noDailyGoal = Il n’y a pas d’objectif quotidien à choisir.
  log.targetOutOfRange = Un objectif quotidien est d’au moins {minimum}.
  log.noShop = Il n’y a rien à acheter.
  log.tooManyFreezes = {most, plural, one {Tu ne peux avoir que # gel de série.} other {Tu ne peux avoir que # gels de série.}}
  log.noTitle = Ce titre ne peut pas être porté.
  log.notReached = Tu n’as pas encore obtenu ce titre.
  log.cannotBeRecorded = Cela ne peut pas être enregistré.
  change.points = {member} avait {before} points et en a maintenant {after}.
  change.level = {member} était au niveau {before} et est maintenant au niveau {after}.
  change.reached = {member} a {count, plural, one {# succès} other {# succès}} de plus.
  change.lost = {member} a {count, plural, one {# succès} other {# succès}} de moins.
  level.number = Niveau {level}
  log.unknownKind = Rien de tel n’existe ici.
  log.negativeAmount = Une quantité négative ne compte pas ici.
  log.awardOutOfRange = À la main, on peut donner ou retirer de 1 à {most} points.
  log.nothingToRepair = Il n’y a pas de série interrompue à réparer.
  log.tooManyMissed = {most, plural, one {On ne peut réparer que # jour manqué} other {On ne peut réparer que # jours manqués}}.
  log.restOutOfRange = {most, plural, one {Tu peux prendre # jour de repos à la fois, à partir d’aujourd’hui} other {Tu peux prendre # jours de repos à la fois, à partir d’aujourd’hui}}.
  log.unknownZone = Ce fuseau horaire est inconnu.
  log.unknownPlayer = Cette personne ne participe pas ici.
  log.duplicateTerm = Il existe déjà une période de ce nom.

  [games]
  member.notFounded = Le groupe n’existe pas encore.
  member.alreadyFounded = Le groupe existe déjà.
  member.notMember = Seuls les membres du groupe peuvent faire cela.
  member.alreadyMember = Cette personne est déjà dans le groupe.
  member.alreadyInvited = Cette personne est déjà invitée.
  member.notInvited = Il te faut une invitation pour entrer.
  member.erased = Cette personne a été effacée du groupe. On ne peut pas revenir en arrière.
  member.notAdministrator = Seuls les administrateurs peuvent faire cela.
  member.alreadyAdministrator = Ce membre est déjà administrateur.
  member.lastAdministrator = Le groupe a besoin d’un administrateur. Choisis-en d’abord un autre.
  member.alreadyOptedIn = Tu participes déjà.
  member.alreadyOptedOut = Tu ne participes déjà plus.
  member.alreadyCheered = Tu as déjà applaudi cela.
  member.oneself = Personne ne peut jouer contre soi-même.

  todo.unknown = Cette tâche n’existe pas.
  todo.duplicate = Cette tâche existe déjà.
  todo.scheduled = Cette tâche n’est pas encore au tableau.
  todo.open = Personne ne travaille à cette tâche.
  todo.claimed = Quelqu’un travaille à cette tâche.
  todo.completed = Cette tâche est déjà faite.
  todo.withdrawn = Cette tâche a été retirée du tableau.
  todo.reserved = Cette tâche est prévue pour quelqu’un d’autre.
  todo.alreadyClaimed = Tu travailles déjà à cette tâche.
  todo.fullyClaimed = D’autres travaillent déjà à cette tâche.
  todo.claimLimit = Tu travailles déjà à {limit, plural, one {# tâche} other {# tâches}}.
  todo.notClaimed = Tu ne travailles pas à cette tâche.
  todo.stealingNotAllowed = Dans ce groupe, on ne peut pas reprendre les tâches des autres.
  todo.stealingTooEarly = Cette tâche ne peut pas encore être reprise.
  todo.completedTooSoon = Cette tâche est trop récente pour être déjà faite.
  todo.cannotConfirm = Quelqu’un d’autre doit confirmer cette tâche.
  todo.nothingToConfirm = Cette tâche n’a pas besoin d’être confirmée.
  todo.notCreator = Seule la personne qui a créé cette tâche ou un administrateur peut faire cela.
  todo.voteRunning = Il y a déjà un vote sur cette tâche.
  todo.noVote = Il n’y a pas de vote sur cette tâche.
  todo.nothingToPenalize = Il n’y a rien à reprendre pour cette tâche.
  todo.invalidPlan = Cette tâche ne peut pas être répétée, faite à tour de rôle ou attendue de cette façon.

  season.unknown = Cette saison n’existe pas.
  season.duplicate = Il y a déjà une saison de ce nom.
  season.overlaps = Il y a une autre saison à cette période.
  season.notOpen = Cette saison n’est pas en cours.
  season.invalidLength = Une saison ne peut pas avoir cette durée.
  season.startInThePast = Une saison ne peut pas commencer dans le passé.

  group.duplicateChallenge = Ce défi existe déjà.
  group.tooFewPoints = Le nombre de points ne peut pas être inférieur à {minimum}.
  group.pointsOutOfRange = Ici, le nombre de points va de {minimum} à {maximum}.
  group.blankText = Il faut quelque chose à lire.
  group.longText = Le texte dépasse {maximum} caractères.
  group.countOutOfRange = Il en faut au moins un.
  group.tooManyPoints = Cela fait trop de points.
  group.titleNotEarned = Tu n’as pas encore gagné ce titre.
  group.foundingCannotBeVoid = La fondation ne peut pas être annulée.

  change.claimed = {member} travaille maintenant sur « {todo} ».
  change.unclaimed = {member} ne travaille plus sur « {todo} ».

  moment = {day}/{month}/{year} à {time}
  member.slipTimePassed = Tu pouvais annuler cela toi-même jusqu’au {date}. Seuls les administrateurs le peuvent maintenant.
  member.takesFromOthers = D’autres ont gagné des points grâce à cela : seuls les administrateurs peuvent l’annuler.
  todo.stealingTooEarly.from = Cette tâche pourra être reprise à partir du {date}.
  todo.completedTooSoon.from = Cette tâche est récente. Elle pourra être terminée à partir du {date}.
  todo.levelNotReached = Cette tâche est accessible à partir du niveau {level}.
  challenge.unknown = Ce défi n’existe pas.
  challenge.notAsked = Ce défi n’attend pas de réponse de ta part.
  group.deadlinePassed = Le délai est passé : {date}.
  note.void = « {todo} » du {date} ne compte pas : {member} l’a déclaré nul le {known}.
  note.void.other = Une entrée du {date} ne compte pas : {member} l’a déclarée nulle le {known}.
  note.takenBack = « {todo} » du {date} ne compte pas : cela a été annulé le {known}.
  note.takenBack.other = Une entrée du {date} ne compte pas : elle a été annulée le {known}.
  note.refused = « {todo} » du {date} est sans effet : {reason}
  note.refused.other = Une entrée du {date} est sans effet : {reason}
  note.late = « {todo} » du {date} a été déclaré le {known} et compte pour le jour où cela a été fait.
  note.late.other = Une entrée du {date} a été déclarée le {known} et compte pour le jour antérieur.
  reminder.turn = C’est ton tour : « {todo} ».
  reminder.dueSoon = « {todo} » est à faire avant le {date}.
  reminder.overdue = « {todo} » est en retard depuis le {date}.

  suggestion.assigned = C’est prévu pour {member}.
  suggestion.fewestPoints = {member} a le moins de points : {points}.
  suggestion.fewestTodos = {member} travaille au plus petit nombre de tâches : {claimed}.
  suggestion.laterInOrder = D’autres ont moins de points que {member} ou travaillent à moins de tâches.

  catchUp.joinDate = Tu as commencé plus tard que les autres : jusqu’à {line} points, le score médian des autres, les tiens comptent {factor} fois. Tu en as {points}.
  catchUp.gap = En dessous de {line} points, les tiens comptent {factor} fois, pour que tu puisses rattraper les autres. Tu en as {points}.
  catchUp.limit = Cela peut encore t’en rapporter {remaining} au plus.

  board.unknownMember = Cette personne n’est pas au classement.
  board.duplicateMember = Cette personne est déjà au classement.
  board.date = Le score ne peut pas être de ce jour-là.
  board.pageSize = Une page compte au moins une ligne.
  board.unknownDivision = Cette division n’existe pas.
  board.tooManyPoints = Un score ne peut pas être aussi grand.
  board.periodEnded = Cette période est terminée et son résultat ne change plus.
  achievement.todos.title = Coup de main
  achievement.todos.text = Termine des tâches.
  achievement.todos.worn.2 = Vraie abeille
  achievement.todos.worn.3 = Énergie sans fin
  achievement.ideas.title = Bon œil
  achievement.ideas.text = Ajoute des tâches au tableau.
  achievement.ideas.worn.1 = Œil de lynx
  achievement.together.title = Ensemble
  achievement.together.text = Contribue aux défis que le groupe relève.
  achievement.together.worn.1 = Pilier du groupe
  achievement.seasons.title = Palmarès
  achievement.seasons.text = Gagne une saison.
  achievement.seasons.worn.0 = Champion de la saison

  [diary]
  kind.event = Rendez-vous
  kind.goal = Objectif
  kind.note = Note
  kind.course = Nouveau cours
  kind.reflection = Réflexion

  notification.eventDue = « {title} » est prévu pour le {date}.
  notification.eventReminder = N’oublie pas « {title} », prévu pour le {date}.
  notification.goalDue = Ton objectif « {title} » est à atteindre pour le {date}.
  notification.goalReminder = N’oublie pas ton objectif « {title} », à atteindre pour le {date}.
  notification.undatedReminder = N’oublie pas « {title} ».
  notification.courseStarts = Le cours « {title} » commence le {date}.
  notification.courseIsOpen = Tu peux commencer le cours « {title} » à tout moment.

  list.outstanding = À faire
  list.completed = Fait
  list.all = Tout
  list.notes = Notes

  prompt.clear = Qu’est-ce qui était clair ?
  prompt.unclear = Qu’est-ce qui n’était pas clair ?
  prompt.next = Qu’est-ce qui vient ensuite ?
  audience.nobody = Il n’y a que toi qui peux lire ceci.
  audience.people = Partagé avec les personnes de ton choix : {count}.
  audience.course = Partagé avec tout le cours.
  audience.everyone = Partagé avec tout le monde.

  plan.feasible = Tu peux tout faire à temps.
  plan.notFeasible = Ce n’est pas possible à temps : il manque {hours} h {minutes} min jusqu’au {date}.

  date = {day, plural, =1 {1er} one {#} other {#}} {month} {year}
  month.1 = janvier
  month.2 = février
  month.3 = mars
  month.4 = avril
  month.5 = mai
  month.6 = juin
  month.7 = juillet
  month.8 = août
  month.9 = septembre
  month.10 = octobre
  month.11 = novembre
  month.12 = décembre

  field.title = titre
  field.due = date
  field.course = cours
  field.time = heure
  field.reminder = rappel
  field.links = liens
  field.attachments = pièces jointes
  field.recurrence = répétition
  field.requirements = conditions

  item.missing = À remplir : {fields}.
  item.malformed = Cette entrée n’est pas lisible.
  item.notAllowed = Cette entrée ne peut pas avoir ceci : {field}.
  item.emptyIdentifier = L’entrée n’a pas de nom.
  item.unknownGoal = Un objectif exigé n’existe pas.
  item.requiresItself = L’objectif est sa propre condition.
  item.progressOutOfRange = La progression doit être comprise entre 0 et 100 %.
  item.impossibleRecurrence = Cela ne peut pas se répéter ainsi.
  item.recurrenceEndsBeforeItBegins = La répétition se termine avant de commencer.
  item.tooManyOccurrences = La répétition est trop fréquente.
  item.duplicate = Cette entrée existe déjà.
  item.unknown = Cette entrée n’existe pas.
  item.isPlatforms = Cela vient du cours. Tu peux seulement y mettre un rappel.
  item.isNote = Une note peut seulement être créée et supprimée.
  item.otherKind = Un rendez-vous ne peut pas devenir un objectif, ni un objectif un rendez-vous.
  item.unknownOccurrence = Il n’y a rien à faire ce jour-là.
  item.alreadyCompleted = C’est déjà fait.
  item.notCompleted = Ce n’est pas encore fait.
  item.ratingOutOfRange = Choisis un nombre de {least} à {most}.
  item.requiredGoalsOutstanding = {count, plural, one {Un autre objectif doit d’abord être atteint.} other {# autres objectifs doivent d’abord être atteints.}}
  item.tooLittleProgress = Pour cela, {percent} % du cours doivent être faits.
  item.tooLittleDone = Pour cela, {percent} % de « {title} » doivent être faits.
  item.tooLittleStudied = Pour cela, il te reste {hours} h {minutes} min à étudier.

  course.unknown = Ce cours n’existe pas.
  course.duplicate = Cela ne peut pas être enregistré. Vérifie la date et le nom.
  course.alreadySubscribed = Tu participes déjà à ce cours.
  course.notSubscribed = Tu ne participes pas à ce cours.
  course.alreadyRequested = Tu as déjà demandé cela. Ce sera bientôt fait.
  course.noRequest = Il n’y a rien à annuler.
  notification.unknown = Cette notification n’est plus là.
  reflection.duplicate = Cette entrée existe déjà.
  reflection.unknown = Cette entrée n’existe pas.
  reflection.noAudience = Indique qui peut la lire.
  reflection.notShared = Cette entrée est privée.
  reflection.notReader = Tu ne peux pas lire cette entrée.
  readers.notAdmitted = Cette personne n’a pas accès au journal.
  readers.isOwner = Tu vois de toute façon ton propre journal.
  reflection.nothingWritten = Écris d’abord quelque chose.
  reflection.duplicateAnswer = Réponds une seule fois à chaque question.
  award.alreadyGiven = Tu as déjà reçu cela.
  award.notGiven = Il n’y a rien à reprendre.
  award.xpOutOfRange = Il faut de {least} à {most} XP.
  noShop = Il n’y a rien à acheter.
  ledger.full = Tu ne peux plus gagner d’XP.
  notOwner = Seule la personne à qui appartient le journal peut faire cela.
  erasureIsFinal = Ce qui a été effacé ne peut pas revenir.

  import.isJournal = Une entrée de journal ne contient rien à faire.
  import.isCancelled = C’est annulé.
  import.replacesOccurrence = Cela remplace une date d’une série qui n’est pas dans le journal.
  import.isOlder = Le journal a une version plus récente.
  import.wasDeleted = Tu l’as supprimé dans le journal.
  loss.length = La durée n’est pas conservée.
  loss.recurrence = Ce n’est repris qu’une seule fois, sans la répétition.
  loss.endlessRecurrence = La répétition va jusqu’au {date} et n’est pas sans fin.
  loss.singleTimes = {count, plural, one {Une date de la série diffère, ce qui est perdu.} other {# dates de la série diffèrent, ce qui est perdu.}}
  loss.reminders = {count, plural, one {Un autre rappel est perdu.} other {# autres rappels sont perdus.}}
  loss.completion = Il faut noter dans le journal que c’est fait.
  loss.undated = Sans date, ce n’est rien à faire : cela devient une note.
  loss.zone = Le fuseau horaire {zone} n’est pas connu ; l’heure peut donc être fausse.
  loss.properties = Le journal ne conserve pas ceci : {names}.
  fault.syntax = La ligne {line} du fichier est illisible : « {text} ».
  fault.notUTF8 = La ligne {line} du fichier n’est pas en UTF-8 ; des lettres peuvent être fausses.
  fault.structure = À la ligne {line} du fichier, quelque chose commence ou finit au mauvais endroit.
  fault.missing = À la ligne {line} du fichier, il manque {property} à {name}.
  fault.badValue = À la ligne {line} du fichier, « {text} » n’est pas une valeur de {name}.
  fault.unknownZone = À la ligne {line} du fichier, le fuseau horaire {zone} est inconnu ; l’heure peut être fausse.

  level.1.title = Première page
  level.1.text = Ton journal est ouvert
  level.2.title = Exploration
  level.2.text = Tu t’y retrouves bien
  level.3.title = Persévérance
  level.3.text = Un pas après l’autre
  level.4.title = Planification
  level.4.text = Tu atteins ce que tu t’es fixé
  level.5.title = Maîtrise
  level.5.text = Apprendre est devenu une habitude

  [analytics]
  estimation.unknownProblem = On ne sait encore rien de cette question.
  estimation.alreadyAnswered = Cette question a déjà reçu une réponse.
  estimation.stepsOutOfRange = Une estimation a besoin d’au moins une étape.
  estimation.priorOutOfRange = Une estimation part d’un nombre impossible.
  estimation.tooManyProblems = On peut comparer au plus {maximum, plural, one {# question} other {# questions}}.

  [community]
  contact.oneself = Tu ne peux pas être ton propre contact.
  contact.alreadyContacts = Vous êtes déjà en contact.
  contact.notContacts = Vous n’êtes pas en contact.
  contact.alreadyRequested = Ta demande attend une réponse.
  contact.declinedBefore = Ta demande a été refusée.
  contact.noRequest = Il n’y a pas de demande à laquelle répondre.
  contact.noStranger = Il n’y a personne contre qui jouer en ce moment.

  challenge.notPlayer = Tu n’as pas d’invitation à ce défi.
  challenge.notOpen = Ce défi n’a pas encore commencé.
  challenge.deadlinePassed = Le délai de ce défi est dépassé.
  challenge.notAccepted = Accepte le défi avant de jouer.
  challenge.alreadyAccepted = Tu as déjà accepté ce défi.
  challenge.alreadyDeclined = Tu as refusé ce défi.
  challenge.notStarted = Commence d’abord le quiz.
  challenge.alreadyStarted = Tu as déjà commencé le quiz.
  challenge.alreadyOut = Tu as déjà terminé ce défi.
  challenge.otherQuiz = Ce n’est pas le quiz du défi.
  challenge.notFinished = Tu n’as pas encore terminé le quiz.
  challenge.notCounted = Ces réponses ne peuvent pas être comptées.
  challenge.stays = Ce qui s’est passé dans un défi ne peut pas être annulé.

  live.notHost = Seule la personne qui anime peut faire cela.
  live.hostCannotPlay = La personne qui anime ne répond pas aux questions.
  live.notPlayer = Entre d’abord dans la partie.
  live.alreadyJoined = Tu participes déjà.
  live.wasRemoved = La personne qui anime ne te laisse plus jouer.
  live.unknownPlayer = Cette personne ne participe pas.
  live.unknownTeam = Cette équipe n’existe pas.
  live.teamIsMissing = Choisis une équipe.
  live.unknownProblem = Il n’y a pas de question de ce nom.
  live.alreadyOpened = Cette question a déjà été posée.
  live.questionIsOpen = Une autre question est encore ouverte.
  live.questionIsNotOpen = Cette question n’est pas ouverte.
  live.timeIsUp = Le temps pour cette question est écoulé.
  live.alreadyAnswered = Tu as déjà répondu à cette question.
  live.finished = La partie est terminée.

  [authoring]
  workshop.unknownProblem = Il n’y a pas de question de ce nom.
  workshop.notAuthor = Seul son auteur peut modifier une question.
  workshop.ownProblem = Tu ne peux pas relire ta propre question.
  workshop.otherProblem = C’est le texte d’une autre question.
  workshop.alreadySubmitted = Cette version a déjà été remise.
  workshop.laterRevision = Il existe une version plus récente.
  workshop.faulty = La question n’est pas encore complète.
  workshop.notWaiting = Cette version n’attend pas de relecture.
  workshop.reasonMissing = Dis pourquoi tu refuses la question.
  workshop.alreadyWithdrawn = Cette question est déjà retirée.
  workshop.alreadyReported = Tu as déjà signalé cela.
  workshop.noReport = Personne n’attend de réponse à propos de cette question.
  workshop.countOutOfRange = Le nombre de votes ne peut pas être juste.

  [papers]
  error.countOutOfRange = De {first} à {last} sont possibles, et cela ferait {count}.
  error.dependsOnLearner = Les sujets d’une classe ne peuvent pas dépendre de ce qu’une seule personne a fait.
  error.duplicateCandidate = Quelqu’un figure deux fois sur la liste des noms.
  error.malformedAnswer = Une réponse a besoin du code d’un sujet, d’un numéro et d’un deux-points, comme B3: C.
  error.unknownPaper = Il n’y a pas de sujet {code}.
  error.unknownProblem = Il n’y a pas de question {number}, la dernière est {last}.
  error.unknownLetter = La question {problem} n’a pas de {letter}, ses lettres vont jusqu’à {last}.
  error.severalLetters = La question {problem} attend une seule lettre, et il y en a plusieurs.
  error.repeatedLetter = À la question {problem}, la lettre {letter} figure deux fois.
  error.unknownPart = La question {problem} n’a pas de partie {number}, la dernière est {last}.
  error.otherCount = La question {problem} a {expected} parties, et il y a {count} réponses. Numérotez-les.

  draw.fewerProblems = Chaque sujet a {count} questions et non {wanted}, parce qu’il n’y en a pas davantage.
  draw.stratumTooSmall = De « {stratum} », il n’y a que {count} questions, et il en faudrait {wanted}.
  draw.points = Les sujets valent {points} points, parce qu’aucun choix de questions n’en vaut {wanted}.
  draw.simplified = Tant de barèmes différents ne laissent pas le temps d’employer les questions aussi également que possible.
  draw.unevenUse = Chaque question sert de {fewest} à {most} fois, ce qui est inégal.
  draw.unknownDifficulty = Questions de difficulté inconnue : {count}. Elles comptent comme moyennes.
  draw.difficulty = Les sujets n’ont pas la même difficulté : on attend de {lowest} à {highest} % des points.

  page.name = Nom
  page.date = Date
  page.points = Points
  page.mark = Note
  page.code = Sujet
  page.number = Nº
  page.letters = Lettres
  page.answer = Bonne réponse
  page.total = Total
  page.paper = Sujet {code}
  page.key = Corrigé du sujet {code}
  page.answers = Feuille de réponses du sujet {code}
  page.solutions = Feuille corrigée du sujet {code}
  page.list = Qui a quel sujet
  page.cross = Cochez la bonne case. Dans les lignes de cases carrées, plusieurs peuvent être justes.
  page.several = Plusieurs réponses peuvent être justes.
  page.minimumWords = au moins {count, plural, one {# mot} other {# mots}}
  page.maximumWords = au plus {count, plural, one {# mot} other {# mots}}
  page.wordRange = de {minimum} à {maximum} mots
  page.order = Écrivez les lettres dans le bon ordre :
  page.match = Écrivez une lettre à côté de chaque numéro.
  page.shared = Une lettre peut servir plusieurs fois.

  [overlay]
  pin = Épingle {name}
  arrow = Flèche
  highlight = Partie mise en évidence
  verdict.correct = juste
  verdict.wrong = faux
  verdict.partial = en partie juste
  verdict.unanswered = sans réponse

  [interchange]
  not-utf-8 = Cet octet n’est pas de l’UTF-8 et se lit comme en Windows-1252, « {sign} » : vérifie que c’est juste.
  encoding-guessed = Le fichier est lu en {encoding}, comme ses octets le suggèrent : regarde les lettres accentuées, ou enregistre-le en UTF-8.
  unreadable-byte = Un octet de cette ligne ne correspond à aucun caractère et il est laissé de côté.
  brace-without-partner = Cette accolade n’a pas de pendant, la question est donc omise : ferme-la, ou mets une barre oblique inverse devant pour désigner le signe.
  second-answer-block = La question a un deuxième bloc de réponses, qui est lu comme du texte : pose une seule question, ou utilise Cloze.
  line-break-in-formula = \n désigne ici un saut de ligne et coupe {command} en deux : écris \{command}.
  weight-on-right-answer = Le poids {weight} est placé après =, il ne compte donc pas comme un poids : écris ~{weight} pour une partie des points.
  truth-as-text = « {text} » est ici un texte à écrire : utilise TRUE ou FALSE pour une affirmation vraie ou fausse.
  zero-line = Moodle termine une question à une ligne qui ne contient qu’un 0 : mets le 0 sur une autre ligne.
  question-in-category = Cette ligne fait partie de la catégorie, la question qu’elle contient est donc perdue : mets une ligne vide avant.
  zero-answer = Moodle prend une première réponse 0 pour aucune réponse : écris =0.
  unescaped-sign = « {sign} » a un sens en GIFT : écris \{sign} pour que tous les programmes lisent le signe.
  malformed-weight = « {weight} » n’est pas un poids et est lu comme du texte : écris {better}.
  unknown-text-format = « {format} » n’est pas un format de texte et est lu comme du texte.
  malformed-number = « {text} » n’est pas un nombre, et Moodle accepterait toutes les réponses : écris {better}.
  weight-out-of-range = Un poids va de -100 à 100 pour cent, et celui-ci est de {weight}.
  weight-not-on-list = Moodle ne connaît pas le poids {weight} et refuse la question : utilise {better}.
  no-right-answer = Aucune réponse n’est juste : mets = devant la bonne, ou donne des poids dont la somme est 100.
  too-few-answers = La question a besoin d’au moins {needed, plural, one {# réponse} other {# réponses}}, elle est donc omise.
  pair-without-arrow = Cette paire n’a pas de flèche, la question est donc omise : écris =élément -> réponse.
  pair-without-answer = Cette paire n’a pas de réponse après la flèche, Moodle l’omet donc : écris =élément -> réponse.
  malformed-xml = Ce n’est pas du XML valide : un signe < pris pour lui-même s’écrit &lt;, et chaque élément se termine par sa propre balise.
  unknown-reference = Un signe & pris pour lui-même s’écrit &amp; en XML, et seuls &lt; &gt; &amp; &quot; &apos; et des nombres remplacent des signes.
  nested-too-deeply = Les éléments sont ici trop imbriqués, et les plus profonds sont omis.
  tags-in-text = Le texte contient des balises, que Moodle refuse : mets-le entre <![CDATA[ et ]]>.
  unknown-element = « {name} » ne fait pas partie d’une banque de questions et est ignoré.
  unknown-type = Les questions du type « {type} » restent dans le fichier, mais ne peuvent pas être utilisées.
  duplicate-file = Le texte a un autre fichier du nom de « {name} », celui-ci est donc omis : donne-lui un nom à lui.
  nothing-found = Le fichier ne contient aucune question : est-il dans un autre format ?
  no-gap = Le texte n’a pas de trou lisible, comme {example}.
  gap-without-end = Ce trou n’a pas d’accolade fermante.
  unknown-gap-type = « {type} » n’est pas un type de trou, c’est donc lu comme du texte : il y a SHORTANSWER, MULTICHOICE et NUMERICAL.
  unfinished-question = En Aiken, une question est une ligne, au moins deux réponses comme « A) Paris », et « ANSWER: A » ; celle-ci est omise.
  unknown-letter = Aucune réponse n’a cette lettre, la question est donc omise.
  quote-without-partner = Ce guillemet n’a pas de pendant et est lu comme un signe : double-le entre guillemets.
  columns-without-names = Aucune ligne ne nomme des colonnes connues ({names}) : nomme-les question et réponse, ou indique lesquelles ce sont, comme dans {example}.
  row-above-names = « {name} » se trouve au-dessus des noms des colonnes, cette ligne est donc laissée de côté.
  fields-without-names = Les champs n’ont pas de noms, le premier interroge donc sur le deuxième.
  column-left-out = Le contenu de la colonne « {name} » n’appartient à aucun problème, il est donc laissé de côté.
  column-misspelled = Aucune colonne ne s’appelle « {name} », son contenu est donc laissé de côté : voulais-tu dire « {meant} » ?
  unreadable-cell = « {value} » ne convient pas à la colonne {name} et il est laissé de côté : écris-le comme dans {example}.
  unknown-option = « {value} » ne désigne aucune des réponses, la ligne est donc laissée de côté : écris la lettre, le numéro ou le texte d’une réponse.
  ambiguous-key = « {value} » est le numéro d’une réponse et le texte d’une autre et se lit comme numéro : écris la lettre.
  passed-over = « {name} » n’appartient à aucun problème et n’est pas retenu.
  no-identifiers = Aucune colonne n’a d’identifiants, chacun découle donc du texte de sa question : avec une colonne id, les réponses restent à leur question quand son texte change.
  media-left-out = Le fichier « {name} » n’est pas dans un fichier de texte, il est donc laissé de côté.
  gap-within-gap = Il y a des trous dans un trou, et seuls ceux de l’intérieur sont demandés.
  sheet-left-out = « {name} » n’est pas lu ; seules le sont les cellules d’une feuille.
  several-answers = « {answer} » est ici une seule réponse : écris les autres bonnes réponses dans une colonne alternatives, séparées par |.
  incomplete-row = Il manque à la ligne la question ou la réponse, elle est donc omise.
  malformed-json = La ligne n’est pas un objet JSON et est omise.
  unusable-question = La question ne peut pas être utilisée : {reason}.
  unusable-type = Une banque n’a pas de questions du type « {type} », celle-ci est donc omise.
  mark-rounded = Les points vont par pas de 1/600, la note {mark} devient donc {points}.
  description-left-out = Aucune question ne suit ce texte dans sa série, la banque n’a donc pas de place pour lui : mets-le avant une question.
  text-simplified = Le texte a perdu une partie de sa forme : {what}.
  content-left-out = Le texte a perdu quelque chose que l’on verrait ou entendrait : {what}.
  gap-left-out = Une banque n’a pas de trous où l’on choisit plusieurs réponses, donc le trou {number} manque avec ses réponses : {answers}.
  fields-left-out = Une banque n’a pas de place pour ces parties de la question : {names}.
  settings-left-out = Un quiz a ses propres réglages, ceux-ci restent donc sans effet : {names}.
  hidden-question = La question est cachée aux élèves, elle est donc laissée de côté.
  broken-json = Ce n’est pas du JSON correct. Ici, il faut : {expected}
  missing-member = Il manque « {name} » dans « {owner} » : ajoute-le.
  wrong-kind = « {name} » vaut {value}, mais le format demande {expected}.
  malformed-value = « {value} » ne convient pas à « {name} » : écris-le comme {example}.
  unknown-member = Le format ne connaît pas « {name} » dans « {owner} » et n’y admet rien d’autre : mets-le dans « extensions ».
  duplicate-member = « {name} » figure ici pour la deuxième fois : n’en garde qu’un.
  misplaced-member = « {name} » ne va pas avec « {other} » : enlève l’un des deux.
  useless-member = « {name} » ne signifie rien ici, car « {owner} » vaut « {other} ».
  not-looked-up = « {name} » se trouve à l’adresse {address}, qui n’est pas consultée.
  proof-not-checked = La signature est conservée sans être vérifiée : il faut établir ailleurs si le badge est authentique.
  never-valid = Le badge expire le {end}, donc pas après son début : il n’est jamais valable.
  no-badge = Le fichier ne contient aucun badge lisible.
  unusable-region = « {name} » ne désigne rien que l’on puisse toucher sur une image et est donc omis.
  region-without-label = La région n’a aucun texte qui puisse être son étiquette et est donc omise.
  image-without-size = L’image « {name} » n’a ni largeur ni hauteur : ses épingles ne peuvent pas être placées.
  parts-left-out = Une fiche à épingles n’a pas de place pour {parts}.
  not-scored = Les réponses à cet item ne peuvent pas être notées : « {name} » n’est pas pris en charge.
  scoring-approximated = Les règles de cet item notent certaines réponses autrement qu’une question ne le peut ici : vérifie ce que rapportent ses réponses.
  usual-rules = L’item n’a pas de règles de notation, sa bonne réponse rapporte donc tous les points.
  no-key = Aucune réponse à cet item ne rapporte de points, il ne peut donc pas être une question : déclare la bonne réponse.
  feedback-left-out = Aucune condition connue d’une question ne dit qui voit ce texte, il est donc laissé de côté : « {text} ».
  undeclared-outcome = Les règles fixent « {name} », que l’exercice ne déclare pas : c’est pris pour un nombre.
  missing-file = Le paquet n’a pas ici de fichier « {name} » du type attendu.
  address-left-out = Une image ou un enregistrement a l’adresse « {address} », qui n’est pas une adresse du Web, et est donc laissé de côté.
  rubric-left-out = Une banque n’a pas de notes pour les correcteurs, celles-ci sont donc omises.
  units-left-out = Les réponses n’ont pas d’unité ici, celles-ci sont donc omises : {units}. Précise dans le texte que seul le nombre est demandé.
  total.more = et {count} de plus [{code}]
  total.lines = {count, plural, one {# ligne} other {# lignes}}
  total.files = {count, plural, one {# fichier} other {# fichiers}}
  total.questions = {count, plural, one {# question} other {# questions}}
  total.pins = {count, plural, one {# épingle} other {# épingles}}
  total.entries = {count, plural, one {# entrée} other {# entrées}}
  total.statements = {count, plural, one {# déclaration} other {# déclarations}}
  total.badges = {count, plural, one {# badge} other {# badges}}
  total.errors = {count, plural, one {# erreur} other {# erreurs}}
  total.warnings = {count, plural, one {# avertissement} other {# avertissements}}
  total.hints = {count, plural, one {# remarque} other {# remarques}}
  total.none = aucune erreur
  lost.type = La question est omise : le format n’en a pas du type {type}.
  lost.category = La catégorie est perdue.
  lost.category-details = La description et le numéro de la catégorie sont perdus.
  lost.set-title = Le titre de la série est perdu ; son identifiant le remplace.
  lost.name = Le nom est perdu.
  lost.labels = Le numéro d’identification et les mots-clés sont perdus.
  lost.mark = Le nombre de points que vaut la question est perdu.
  lost.hints = Les indices sont perdus.
  lost.general-feedback = Le commentaire pour tout le monde est perdu.
  lost.answer-feedback = Les commentaires sur les réponses sont perdus.
  lost.response-feedback = Les commentaires sur la réponse entière sont perdus.
  lost.files = Les fichiers contenus dans les textes sont perdus.
  lost.remainder = Des détails que seul le format du fichier connaît sont perdus.
  lost.weights = Les réponses qui valent une partie des points n’en valent plus.
  lost.refused-weights = Moodle ne connaît pas un poids des réponses et refusera la question.
  lost.other-answers = Toutes les réponses sauf la première sont perdues.
  lost.separator = Une barre dans une réponse la coupera en deux.
  lost.arrow = Une flèche -> dans un texte devient →.
  lost.signs = Des signes d’un texte y ont un autre sens : un trou, un son ou une lecture.
  lost.letter-case = Les majuscules et les minuscules ne seront plus distinguées.
  lost.single-choice = Sans bonne réponse, on en cochera plusieurs au lieu d’une.
  lost.judgment = Les réponses seront comparées lettre par lettre, et non par leur sens.
  lost.unit = L’unité du nombre est perdue.
  lost.markup = Les formules, les images, les tableaux et les mises en valeur deviennent du texte brut.
  lost.grading = Chaque choix vaudra sa part, et non ce que dit la question.
  lost.other-orders = Tous les bons ordres sauf un sont perdus.
  lost.rubric = La grille, l’exemple de réponse et les limites de la rédaction sont perdus.
  lost.instruction = La consigne au-dessus du texte à trous est perdue.
  lost.source = La source de la question est perdue.
  lost.notes = Le titre, la note, le signe et la taille de l’épingle sont perdus.
  lost.other-labels = Les étiquettes dans d’autres langues et les synonymes sont perdus.
  lost.round-shapes = Les bords courbes deviennent des segments droits et les trous peuvent être perdus.
  lost.drawings = Les flèches et les surlignages de l’image sont perdus.
  lost.titles = Les titres des sections, des exercices et des vues et les descriptions des images sont perdus.
  lost.other-images = Les images après la première sont perdues, avec leurs épingles.
  lost.templates = Les modèles de la série sont perdus.

  [lab]
  coverage.leftOut = Rien ne s’adresse aux {players}.
  coverage.favored = Les {players} trouvent bien plus que les autres de quoi leur plaire.
  players.achiever = accomplisseurs
  players.competitor = compétiteurs
  players.explorer = explorateurs
  players.socializer = sociables
  report.mean = moyenne
  report.interval = 95 %
  report.difference = différence
  report.chance = p (Holm)
  report.least = la plus petite à la graine
  report.most = la plus grande à la graine
  report.same = égal dans chaque monde
  report.none = aucune valeur
  report.unmeasured = Avec {variant}, il n’y avait rien à mesurer dans aucun monde, par exemple parce que personne n’a obtenu de point.
  report.worlds = Mondes : {count}, graines {first} à {last}. Chaque intervalle vaut pour lui seul ; p est corrigé pour toutes les comparaisons (Holm).
  """#
)
