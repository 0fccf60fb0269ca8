// SPDX-License-Identifier: Apache-2.0
extension French {
  /// The sentences of diagnostics of files.
  package static let interchange: [String: String] = [
    "not-utf-8":
      "Cet octet n’est pas de l’UTF-8 ; le fichier vient peut-être d’un ancien programme Windows : lis-le comme Windows-1252.",
    "brace-without-partner":
      "Cette accolade n’a pas de pendant, la question est donc omise : ferme-la, ou mets une barre oblique inverse devant pour désigner le signe.",
    "second-answer-block":
      "La question a un deuxième bloc de réponses, qui est lu comme du texte : pose une seule question, ou utilise Cloze.",
    "line-break-in-formula":
      "\\n désigne ici un saut de ligne et coupe {command} en deux : écris \\{command}.",
    "weight-on-right-answer":
      "Le poids {weight} est placé après =, il ne compte donc pas comme un poids : écris ~{weight} pour une partie des points.",
    "truth-as-text":
      "« {text} » est ici un texte à écrire : utilise TRUE ou FALSE pour une affirmation vraie ou fausse.",
    "zero-line":
      "Moodle termine une question à une ligne qui ne contient qu’un 0 : mets le 0 sur une autre ligne.",
    "question-in-category":
      "Cette ligne fait partie de la catégorie, la question qu’elle contient est donc perdue : mets une ligne vide avant.",
    "zero-answer":
      "Moodle prend une première réponse 0 pour aucune réponse : écris =0.",
    "unescaped-sign":
      "« {sign} » a un sens en GIFT : écris \\{sign} pour que tous les programmes lisent le signe.",
    "malformed-weight":
      "« {weight} » n’est pas un poids et est lu comme du texte : écris {better}.",
    "unknown-text-format": "« {format} » n’est pas un format de texte et est lu comme du texte.",
    "malformed-number":
      "« {text} » n’est pas un nombre, et Moodle accepterait toutes les réponses : écris {better}.",
    "weight-out-of-range": "Un poids va de -100 à 100 pour cent, et celui-ci est de {weight}.",
    "weight-not-on-list":
      "Moodle ne connaît pas le poids {weight} et refuse la question : utilise {better}.",
    "no-right-answer":
      "Aucune réponse n’est juste : mets = devant la bonne, ou donne des poids dont la somme est 100.",
    "too-few-answers":
      "La question a besoin d’au moins {needed, plural, one {# réponse} other {# réponses}}, elle est donc omise.",
    "pair-without-arrow":
      "Cette paire n’a pas de flèche, la question est donc omise : écris =élément -> réponse.",
    "pair-without-answer":
      "Cette paire n’a pas de réponse après la flèche, Moodle l’omet donc : écris =élément -> réponse.",
    "malformed-xml":
      "Ce n’est pas du XML valide : un signe < pris pour lui-même s’écrit &lt;, et chaque élément se termine par sa propre balise.",
    "unknown-reference":
      "Un signe & pris pour lui-même s’écrit &amp; en XML, et seuls &lt; &gt; &amp; &quot; &apos; et des nombres remplacent des signes.",
    "nested-too-deeply": "Les éléments sont ici trop imbriqués, et les plus profonds sont omis.",
    "tags-in-text":
      "Le texte contient des balises, que Moodle refuse : mets-le entre <![CDATA[ et ]]>.",
    "unknown-element": "« {name} » ne fait pas partie d’une banque de questions et est ignoré.",
    "unknown-type":
      "Les questions du type « {type} » restent dans le fichier, mais ne peuvent pas être utilisées.",
    "duplicate-file":
      "Le texte a un autre fichier du nom de « {name} », celui-ci est donc omis : donne-lui un nom à lui.",
    "nothing-found": "Le fichier ne contient aucune question : est-il dans un autre format ?",
    "no-gap": "Le texte n’a pas de trou lisible, comme {example}.",
    "gap-without-end": "Ce trou n’a pas d’accolade fermante.",
    "unknown-gap-type":
      "« {type} » n’est pas un type de trou, c’est donc lu comme du texte : il y a SHORTANSWER, MULTICHOICE et NUMERICAL.",
    "unfinished-question":
      "En Aiken, une question est une ligne, au moins deux réponses comme « A) Paris », et « ANSWER: A » ; celle-ci est omise.",
    "unknown-letter": "Aucune réponse n’a cette lettre, la question est donc omise.",
    "quote-without-partner":
      "Ce guillemet n’a pas de pendant et est lu comme un signe : double-le entre guillemets.",
    "columns-without-names":
      "Les colonnes n’ont pas de noms connus, la première interroge donc sur la deuxième : nomme-les question et answer.",
    "several-answers":
      "« {answer} » est ici une seule réponse : écris les autres bonnes réponses dans une colonne alternatives, séparées par |.",
    "incomplete-row": "Il manque à la ligne la question ou la réponse, elle est donc omise.",
    "malformed-json": "La ligne n’est pas un objet JSON et est omise.",
    "unusable-question": "La question ne peut pas être utilisée : {reason}.",
    "unusable-type": "Une banque n’a pas de questions du type « {type} », celle-ci est donc omise.",
    "mark-rounded":
      "Une question vaut un nombre entier de points, la note {mark} devient donc {points, plural, one {# point} other {# points}}.",
    "description-left-out":
      "Aucune question ne suit ce texte dans sa série, la banque n’a donc pas de place pour lui : mets-le avant une question.",
    "text-simplified": "Le texte a perdu une partie de sa forme : {what}.",
    "broken-json":
      "Ce n’est pas du JSON correct. Ici, il faut : {expected}",
    "missing-member":
      "Il manque « {name} » dans « {owner} » : ajoute-le.",
    "wrong-kind":
      "« {name} » vaut {value}, mais le format demande {expected}.",
    "malformed-value":
      "« {value} » ne convient pas à « {name} » : écris-le comme {example}.",
    "unknown-member":
      "Le format ne connaît pas « {name} » dans « {owner} » et n’y admet rien d’autre : mets-le dans « extensions ».",
    "duplicate-member":
      "« {name} » figure ici pour la deuxième fois : n’en garde qu’un.",
    "misplaced-member":
      "« {name} » ne va pas avec « {other} » : enlève l’un des deux.",
    "useless-member":
      "« {name} » ne signifie rien ici, car « {owner} » vaut « {other} ».",
    "not-looked-up":
      "« {name} » se trouve à l’adresse {address}, qui n’est pas consultée.",
    "proof-not-checked":
      "La signature est conservée sans être vérifiée : il faut établir ailleurs si le badge est authentique.",
    "never-valid":
      "Le badge expire le {end}, donc pas après son début : il n’est jamais valable.",
    "no-badge":
      "Le fichier ne contient aucun badge lisible.",
    "unusable-region":
      "« {name} » ne désigne rien que l’on puisse toucher sur une image et est donc omis.",
    "region-without-label":
      "La région n’a aucun texte qui puisse être son étiquette et est donc omise.",
    "image-without-size":
      "L’image « {name} » n’a ni largeur ni hauteur : ses épingles ne peuvent pas être placées.",
    "parts-left-out":
      "Une fiche à épingles n’a pas de place pour {parts}.",
    "not-scored":
      "Les réponses à cet item ne peuvent pas être notées : « {name} » n’est pas pris en charge.",
    "lost.type": "La question est omise : le format n’en a pas du type {type}.",
    "lost.category": "La catégorie est perdue.",
    "lost.category-details": "La description et le numéro de la catégorie sont perdus.",
    "lost.set-title":
      "Le titre de la série est perdu ; son identifiant le remplace.",
    "lost.name": "Le nom est perdu.",
    "lost.labels": "Le numéro d’identification et les mots-clés sont perdus.",
    "lost.mark": "Le nombre de points que vaut la question est perdu.",
    "lost.hints": "Les indices sont perdus.",
    "lost.general-feedback": "Le commentaire pour tout le monde est perdu.",
    "lost.answer-feedback": "Les commentaires sur les réponses sont perdus.",
    "lost.files": "Les fichiers contenus dans les textes sont perdus.",
    "lost.remainder": "Des détails que seul le format du fichier connaît sont perdus.",
    "lost.weights": "Les réponses qui valent une partie des points n’en valent plus.",
    "lost.refused-weights":
      "Moodle ne connaît pas un poids des réponses et refusera la question.",
    "lost.other-answers": "Toutes les réponses sauf la première sont perdues.",
    "lost.separator": "Une barre dans une réponse la coupera en deux.",
    "lost.arrow": "Une flèche -> dans un texte devient →.",
    "lost.letter-case": "Les majuscules et les minuscules ne seront plus distinguées.",
    "lost.single-choice": "Sans bonne réponse, on en cochera plusieurs au lieu d’une.",
    "lost.judgment": "Les réponses seront comparées lettre par lettre, et non par leur sens.",
    "lost.grading": "Chaque choix vaudra sa part, et non ce que dit la question.",
    "lost.other-orders": "Tous les bons ordres sauf un sont perdus.",
    "lost.rubric": "La grille, l’exemple de réponse et les limites de la rédaction sont perdus.",
    "lost.instruction": "La consigne au-dessus du texte à trous est perdue.",
    "lost.source": "La source de la question est perdue.",
    "lost.notes":
      "Le titre, la note et le signe de l’épingle sont perdus.",
    "lost.other-labels":
      "Les étiquettes dans d’autres langues et les synonymes sont perdus.",
    "lost.round-shapes":
      "Les courbes, les bords inclinés et les trous deviennent des bords droits ou sont perdus.",
    "lost.templates": "Les modèles de la série sont perdus.",
    "scoring-approximated":
      "Les règles de cet item notent certaines réponses autrement qu’une question ne le peut ici : vérifie ce que rapportent ses réponses.",
    "usual-rules":
      "L’item n’a pas de règles de notation, sa bonne réponse rapporte donc tous les points.",
    "no-key":
      "Aucune réponse à cet item ne rapporte de points, il ne peut donc pas être une question : déclare la bonne réponse.",
    "missing-file":
      "Le paquet n’a pas ici de fichier « {name} » du type attendu.",
    "rubric-left-out":
      "Une banque n’a pas de notes pour les correcteurs, celles-ci sont donc omises.",
    "units-left-out":
      "Les réponses n’ont pas d’unité ici, celles-ci sont donc omises : {units}. Précise dans le texte que seul le nombre est demandé.",
    "set.questions": "Questions",
    "prompt.gaps": "Remplis les trous.",
  ]
}
