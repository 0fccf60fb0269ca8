// SPDX-License-Identifier: Apache-2.0
extension French {
  /// The sentences of verdicts.
  package static let answers: [String: String] = [
    "quoted": "« {text} »",
    "list.and": "{others} et {last}",
    "list.or": " ou ",
    "letters.missing": "il manque « {expected} »",
    "letters.needless": "« {written} » est en trop",
    "letters.replaced": "« {written} » au lieu de « {expected} »",
    "slip.joined": "deux mots sont écrits en un seul",
    "slip.split": "un mot est écrit en deux",

    "match.exact": "C’est bien la réponse attendue : « {answer} ».",
    "match.normalized": "C’est bien la réponse attendue, « {answer} », sauf pour {steps}.",
    "match.inflected": "C’est une autre forme de « {answer} » : {difference}.",
    "match.misspelled": "C’est « {answer} », mais attention à l’orthographe : {slips}.",
    "match.equivalent": "C’est la même valeur que la réponse attendue, « {answer} ».",
    "match.otherNotation": "C’est bien la réponse attendue : « {answer} ».",
    "match.withinTolerance": "Cela correspond à la réponse attendue, « {answer} ».",
    "match.equivalentWhereDefined":
      "C’est la même valeur que la réponse attendue, « {answer} », là où les deux sont définies. {example}",

    "match.remarked": "{reason} {remark}",
    "remark.decimalMark":
      "« {written} » a été lu comme séparateur décimal ; ici, on écrit « {usual} ».",
    "remark.uncertainty": "L’incertitude de {uncertainty} n’a pas été évaluée.",

    "step.spacing": "les espaces",
    "step.compatibility": "les formes spéciales de caractères",
    "step.umlauts": "l’écriture des trémas allemands",
    "step.sharpS": "l’écriture du ß",
    "step.diacritics": "les accents et autres signes sur les lettres",
    "step.caseFolding": "les majuscules et minuscules",
    "step.quotes": "la forme des guillemets",
    "step.dashes": "la forme des tirets",
    "step.punctuation": "la ponctuation",
    "step.hyphens": "les traits d’union",
    "step.englishArticles": "un article anglais",
    "step.germanArticles": "un article allemand",
    "step.frenchArticles": "un article français",
    "step.spanishArticles": "un article espagnol",
    "step.italianArticles": "un article italien",
    "step.portugueseArticles": "un article portugais",
    "step.dutchArticles": "un article néerlandais",
    "step.articles": "un article",
    "step.conjunctions": "le signe pour « et »",
    "step.numerals": "l’écriture des nombres",

    "mismatch": "La réponse attendue est « {answer} ».",
    "mismatch.because": "{reason} La réponse attendue est « {answer} ».",
    "mismatch.misspelledTooBadly": "C’est trop loin de ce qui est attendu.",
    "mismatch.negation": "Cela dit le contraire.",
    "mismatch.otherAffix": "C’est un autre mot : {difference}.",
    "mismatch.inflection": "C’est une autre forme du mot : {difference}.",
    "mismatch.letterCase": "Ici, les majuscules et les minuscules comptent.",
    "mismatch.isAnotherTerm": "« {term} », c’est autre chose.",
    "mismatch.isAsNearTo": "Cela pourrait tout aussi bien vouloir dire « {term} ».",
    "mismatch.isAnotherWord": "« {word} » est un autre mot.",
    "mismatch.difference": "Il y a une différence : {difference}.",
    "mismatch.otherOrder": "Les mots sont bons, mais dans un autre ordre.",
    "mismatch.differentWords":
      "Il manque des mots, il y en a trop, ou ils sont dans un autre ordre.",
    "mismatch.otherKind": "Ici, on attend {kind}.",
    "exemption.number": "Les nombres et les signes doivent être exacts.",
    "exemption.formula": "Les formules doivent être exactes.",
    "exemption.romanNumeral": "Les chiffres romains doivent être exacts.",
    "exemption.acronym": "Les sigles et abréviations doivent être exacts.",
    "exemption.shortWord": "Un mot aussi court doit être exact.",
    "exemption.fixedWord": "Ce mot doit être exact.",
    "exemption.syllables": "Les mots de cette écriture doivent être exacts.",
    "exemption.tooLong": "Une réponse aussi longue doit être exacte.",
    "kind.expression": "une expression",
    "kind.equation": "une équation",
    "kind.inequality": "une inéquation",
    "kind.list": "une liste de réponses",
    "kind.pair": "un point ou un intervalle",
    "algebra.constantMissing": "Il manque la constante d’intégration.",
    "algebra.constantNotAdded":
      "Ajoute une seule constante d’intégration, avec sa propre lettre, comme + C.",
    "algebra.logarithmWithoutAbsoluteValue":
      "L’argument d’un logarithme ne doit pas être négatif : écris ln|x|, et de même pour tous les autres logarithmes.",
    "algebra.derivedInstead": "C’est la dérivée, alors qu’on demande une primitive.",
    "algebra.integratedInstead": "C’est une primitive, alors qu’on demande la dérivée.",
    "algebra.otherDerivative":
      "Dérive ta réponse : on n’obtient pas la fonction à intégrer.",
    "algebra.otherLetters": "La réponse attendue ne contient pas {letters}.",
    "algebra.chainRuleFactorMissing":
      "Il manque le facteur de la dérivée d’une fonction composée : la dérivée de la fonction intérieure.",
    "algebra.notPartialFractions":
      "La valeur est juste, mais une fraction peut encore être décomposée.",
    "algebra.rounded": "C’est une valeur arrondie, alors qu’on demande la valeur exacte.",
    "algebra.brokenChain": "Dans ta suite d’égalités, deux membres ne sont pas égaux.",
    "algebra.endOfInterval":
      "Une borne est comprise alors qu’elle ne devrait pas l’être, ou exclue alors qu’elle devrait être comprise.",
    "algebra.transposed": "Les lignes et les colonnes sont inversées.",
    "algebra.noSolution": "{point} n’est pas une solution.",
    "algebra.missingSolution": "Il manque la solution {point}.",
    "algebra.removablePoints":
      "Les équations sont les mêmes, sauf là où un dénominateur est nul.",
    "algebra.otherPoint": "C’est le point {name} qui est demandé.",
    "algebra.solutionMissing": "Il manque une solution.",
    "algebra.solutionTooMany": "Il y a une solution de trop.",
    "algebra.entry": "Le premier coefficient qui diffère est le numéro {place}.",
    "algebra.truth": "Les deux diffèrent pour {row}.",
    "algebra.slip.sign": "Le signe n’est pas le bon.",
    "algebra.slip.reciprocal": "C’est l’inverse de ce qui est attendu.",
    "algebra.slip.factorTwo": "Il y a un facteur 2 d’écart.",
    "algebra.slip.powerOfTen": "Il y a une puissance de dix d’écart.",
    "algebra.slip.bracket": "Un facteur doit multiplier chaque terme de la parenthèse.",
    "algebra.slip.binomial":
      "Le carré d’une somme contient un double produit : (a + b)² = a² + 2ab + b².",
    "algebra.slip.termSign": "Le signe d’un des termes n’est pas le bon.",
    "algebra.slip.degrees": "Tu as confondu radians et degrés.",
    "form.expanded": "La valeur est juste, mais il faut développer.",
    "form.factored": "La valeur est juste, mais il faut factoriser complètement.",
    "form.simplified": "La valeur est juste, mais on peut simplifier.",
    "form.lowestTerms": "La valeur est juste, mais une fraction peut être simplifiée.",
    "form.singleFraction": "La valeur est juste, mais il faut une seule fraction.",
    "form.completedSquare": "La valeur est juste, mais il faut la forme canonique en {variable}.",
    "form.noDecimals": "La valeur est juste, mais il faut l’écrire sans nombres décimaux.",
    "form.likeAccepted": "La valeur est juste, mais il faut l’écrire sous une autre forme.",
    "witness": "Ta réponse donne {answer}, mais on attend {expected}.",
    "witness.at": "Pour {place}, ta réponse donne {answer}, mais on attend {expected}.",
    "number.otherDimension": "« {written} » ne mesure pas la même grandeur que « {expected} ».",
    "number.otherUnit": "L’unité doit être « {expected} » et non « {written} ».",
    "number.noUnit": "Il manque l’unité « {expected} ».",
    "number.form": "La valeur est juste, mais écris-la {form}.",
    "requirement.significantFigures":
      "avec {count, plural, one {# chiffre significatif} other {# chiffres significatifs}}",
    "requirement.minimumSignificantFigures":
      "avec au moins {count, plural, one {# chiffre significatif} other {# chiffres significatifs}}",
    "requirement.decimalPlaces": "avec {count, plural, one {# décimale} other {# décimales}}",
    "requirement.lowestTerms": "sous forme de fraction irréductible",
    "requirement.fraction": "sous forme de fraction",
    "requirement.noFraction": "sans fraction",
    "requirement.percent": "en pourcentage",

    "tooLong": "Cette réponse est trop longue pour être lue. Écris-en une plus courte.",
    "undecided": "Impossible de décider si c’est égal à « {answer} » : quelqu’un doit vérifier.",
    "number.empty": "Écris un nombre.",
    "number.notANumber": "Ce n’est pas un nombre : écris par exemple 3,14.",
    "number.unexpected":
      "« {text} », caractère {place}, n’est pas lisible : écris un nombre comme 3,14.",
    "number.incomplete": "Il manque quelque chose à la fin.",
    "number.separator":
      "« {mark} » sépare les groupes de trois chiffres : devant les décimales, écris « {decimalMark} », comme dans 3{decimalMark}14.",
    "number.outOfRange": "Ce nombre a trop de chiffres, ou un exposant trop grand pour être lu.",
    "number.divisionByZero":
      "On ne peut pas diviser par 0 : vérifie le nombre sous la barre de fraction.",
    "number.tooComplicated": "C’est trop compliqué : écris un seul nombre.",
    "number.calculation": "Calcule, puis écris le résultat sous la forme d’un seul nombre.",
    "number.ambiguous":
      "C’est ambigu, on peut lire {readings} : écris un nombre entier sans séparateur, et un nombre décimal avec un zéro à la fin.",
    "number.ambiguousUnit":
      "« ms⁻¹ » peut vouloir dire m/s ou 1/ms : écris l’unité avec une barre de fraction.",
    "number.bracketsNeeded": "Mets entre parenthèses ce par quoi tu divises, comme dans J/(mol K).",
    "number.unknownUnit": "L’unité « {unit} » n’existe pas : écris son symbole, comme dans 5 kg.",
    "number.unknownUnit.suggestion":
      "L’unité « {unit} » n’existe pas : voulais-tu dire « {suggestion} » ?",
    "number.otherUnitMeant":
      "« {unit} » désigne une autre unité : voulais-tu dire « {suggestion} » ?",
    "number.unitMissing": "Il manque une unité : écris-la après le nombre, comme dans 5 kg.",
    "number.unitNotExpected": "Écris le nombre sans « {unit} ».",
    "number.percentSignMissing": "Écris le signe % si tu penses à un pourcentage.",
    "number.unlikeUnits":
      "On ne peut pas additionner ces unités : écris un seul nombre avec son unité.",
    "expression.empty": "Il n’y a rien à lire : écris une expression.",
    "expression.unexpected":
      "« {found} », caractère {place}, ne convient pas : il faut {expected} à cet endroit.",
    "expression.unexpectedEnd":
      "La fin, caractère {place}, ne convient pas : il faut {expected} à cet endroit.",
    "expression.missingOperator": "Écris * pour « fois » entre les nombres, caractère {place}.",
    "expression.unclosed":
      "« {bracket} », caractère {place}, n’est pas fermé : ferme-le ou enlève-le.",
    "expression.numberOrProduct":
      "« {text} » peut être une puissance de dix ou un produit avec e : écris * pour la multiplication, ou le nombre sans e.",
    "expression.unknownVariable":
      "« {name} », caractère {place}, est une variable inconnue : utilise seulement celles de l’énoncé.",
    "expression.unknownCommand":
      "« {name} », caractère {place}, est inconnu ici : écris-le autrement.",
    "expression.sumNotWrittenOut":
      "« {name} », caractère {place}, ne peut se lire ici que d’un nombre entier à un autre, "
      + "par exemple de k = 1 à 10.",
    "expression.nestedTooDeeply":
      "Il y a trop d’imbrications : au plus {limit} parenthèses l’une dans l’autre.",
    "expression.tooComplex": "C’est trop long pour être lu : écris au plus {limit} termes.",
    "expected.operand": "un nombre, une variable ou une parenthèse",
    "expected.operation": "un signe d’opération comme +",
    "expected.end": "la fin",

    "chemistry.count": "Atomes de {element} : il y en a {written} au lieu de {expected}.",
    "chemistry.charge": "La charge de {part} est {expected} et non {written}.",
    "chemistry.structure":
      "Les atomes sont justes, mais la formule doit montrer comment ils sont liés.",
    "chemistry.capitals":
      "Attention aux majuscules et aux minuscules : dans une formule, elles indiquent de quel élément il s’agit.",
    "chemistry.zeroForOxygen": "Il y a un zéro à la place de la lettre O de l’oxygène.",
    "chemistry.massNumber": "Le nombre de masse est {expected} et non {written}.",
    "chemistry.noMassNumber": "Il manque le nombre de masse {expected}.",
    "chemistry.needlessMassNumber": "Le nombre de masse {written} est en trop.",
    "chemistry.atomicNumber": "Le numéro atomique de {element} est {expected} et non {written}.",
    "chemistry.missing": "Il manque {part}.",
    "chemistry.needless": "{part} est en trop.",
    "chemistry.replaced": "Il y a {written} à la place de {expected}.",
    "chemistry.unbalanced":
      "Ce n’est pas équilibré. Atomes de {element} : {left} à gauche, {right} à droite.",
    "chemistry.unbalancedCharge":
      "Ce n’est pas équilibré : la charge est {left} à gauche et {right} à droite.",
    "chemistry.unbalancedNuclides":
      "Ce n’est pas équilibré : la somme des nucléides donne {left} à gauche et {right} à droite.",
    "chemistry.multiple": "L’équation est équilibrée, mais d’autres coefficients sont demandés.",
    "chemistry.coefficient": "Le coefficient de {part} est {expected} et non {written}.",
    "chemistry.sidesExchanged": "Les réactifs s’écrivent à gauche et les produits à droite.",
    "chemistry.arrow.bothWays": "Cette réaction ne se fait que dans un sens : écris →.",
    "chemistry.arrow.oneWay": "Cette réaction se fait dans les deux sens : écris ⇌.",
    "chemistry.state": "L’état de {part} est {expected} et non {written}.",
    "chemistry.noState": "Il manque l’état de {part} : {expected}.",
    "chemistry.electrons":
      "Dans {subshell}, il y a {written, plural, one {# électron} other {# électrons}} au lieu de {expected}.",
    "chemistry.empty": "Il n’y a rien à lire : écris une formule.",
    "chemistry.unexpected": "« {sign} », caractère {place}, n’est pas lisible dans une formule.",
    "chemistry.unexpectedEnd": "Il manque quelque chose à la fin.",
    "chemistry.unknownElement":
      "L’élément « {symbol} » n’existe pas (caractère {place}) : attention aux majuscules et aux minuscules.",
    "chemistry.unpaired":
      "« {bracket} », caractère {place}, n’est pas fermé, ou n’a pas été ouvert.",
    "chemistry.numberOutOfRange": "Le nombre, caractère {place}, est 0 ou trop grand.",
    "chemistry.tooComplex": "C’est trop long pour être lu : la limite est {limit}.",
    "chemistry.name": "On attend une formule, pas un nom.",
    "chemistry.otherForm": "Ici, on attend {form}.",
    "chemistry.form.formula": "une seule formule",
    "chemistry.form.equation": "une équation avec une flèche",
    "chemistry.form.configuration": "une configuration électronique comme 1s2 2s1",
    "chemistry.form.nuclide": "un nucléide comme C-14",
    "chemistry.ions": "Des ions sont écrits côte à côte : écris une seule formule.",
    "chemistry.ambiguousCharge":
      "Le dernier chiffre peut compter des atomes ou des charges : écris la charge après ^, comme dans SO4^2-.",
    "chemistry.order": "Les atomes sont justes : écris-les dans l’ordre habituel.",
    "chemistry.detailed": "Écris chaque élément une seule fois, sans montrer la structure.",
    "chemistry.otherNotation":
      "Les atomes sont justes : écris la formule avec la notation habituelle.",

    "date.otherDate": "C’est une autre date.",
    "date.otherPart.day": "Le mois et l’année sont justes, mais pas le jour.",
    "date.otherPart.month": "Seul le mois n’est pas le bon.",
    "date.otherPart.year": "Seule l’année n’est pas la bonne.",
    "date.partMissing.day": "Jusque-là c’est juste, mais il manque le jour.",
    "date.partMissing.month": "Jusque-là c’est juste, mais il manque le mois.",
    "date.partMissing.year": "Jusque-là c’est juste, mais il manque l’année.",
    "date.partMissing.decade": "Jusque-là c’est juste, mais il manque la décennie.",
    "date.dayAndMonthExchanged": "Le jour et le mois sont inversés.",
    "date.eraMissing": "C’est une année de notre ère : il manque « av. J.-C. ».",
    "date.otherEra": "Le nombre est juste, mais ce n’est pas la bonne ère.",
    "date.endsExchanged": "Le début et la fin sont inversés.",
    "date.otherEnd": "Une limite de la période est juste, l’autre non.",
    "date.periodExpected": "On attend une période, avec son début et sa fin.",
    "date.singleDateExpected": "On attend une seule date, pas une période.",
    "date.empty": "Écris une date.",
    "date.notADate": "Ce n’est pas une date : écris par exemple 5 juin 1234, 1234 ou 123 av. J.-C.",
    "date.unexpected":
      "« {text} » n’est pas lisible dans une date : écris par exemple 5 juin 1234.",
    "date.unclearMonth": "« {text} » pourrait être plusieurs mois : vérifie l’orthographe.",
    "date.unknownDay":
      "Cette date n’existe pas dans le calendrier : vérifie le jour, le mois et l’année.",
    "date.otherWeekday": "« {text} » ne va pas avec cette date : vérifie, ou ne l’écris pas.",
    "date.shortYear":
      "On ne sait pas de quel siècle il s’agit : écris l’année en entier, comme 1234.",
    "date.ambiguousOrder":
      "On ne sait pas quel nombre est le jour : écris le mois en toutes lettres, comme dans 5 juin 1234.",
    "date.ambiguous": "Cela peut se lire de deux façons : écris-le avec des mots, comme juin 1234.",
  ]
}
