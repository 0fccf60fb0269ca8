// SPDX-License-Identifier: Apache-2.0

extension PageLanguage {
  /// The sentences of the reports on a quiz and on exercises in Spanish, by those in English.
  static let spanishSentences: [String: String] = [
    "Quiz":
      "Cuestionario",
    "Alpha":
      "Alfa",
    "Omega":
      "Omega",
    "Quiz report":
      "Informe del cuestionario",
    "How problems, options and quizzes worked. Each learner counts once for a problem, with the first answer.":
      "Cómo funcionaron los ejercicios, las opciones y los cuestionarios. Cada alumno cuenta una vez por ejercicio, con su primera respuesta.",
    "Learners":
      "Alumnos",
    "Problems":
      "Ejercicios",
    "Answers":
      "Respuestas",
    "Dates (UTC)":
      "Fechas (UTC)",
    "Discrimination (correlation)":
      "Discriminación (correlación)",
    "Facility (part of the points earned)":
      "Facilidad (parte de los puntos obtenidos)",
    "Facility and discrimination of each problem":
      "Facilidad y discriminación de cada ejercicio",
    "Which problems are hard, and which tell learners apart?":
      "¿Qué ejercicios son difíciles y cuáles distinguen a los alumnos?",
    "The answers of {0} learners say little about the problems: some {1} are needed.":
      "El número de alumnos ({0}) es demasiado pequeño para juzgar los ejercicios: hacen falta unos {1}.",
    "Every problem distinguishes stronger learners from weaker ones: all discriminations are 0.2 or more.":
      "Cada ejercicio distingue a los alumnos más fuertes de los más débiles: todas las discriminaciones son de 0,2 o más.",
    "{0} of {1} problems (squares, below the dashed line) hardly distinguish stronger learners from weaker ones: {2}.":
      "Ejercicios (cuadrados, bajo la línea discontinua) que apenas distinguen a los alumnos más fuertes de los más débiles, {0} de {1}: {2}.",
    "Problem":
      "Ejercicio",
    "Omitted":
      "Sin respuesta",
    "Facility":
      "Facilidad",
    "95% interval":
      "Intervalo del 95 %",
    "Discrimination":
      "Discriminación",
    "Scores in {0}":
      "Puntuaciones en {0}",
    "Score (points)":
      "Puntuación (puntos)",
    "How are scores distributed?":
      "¿Cómo se distribuyen las puntuaciones?",
    "Scores of {0} quizzes, of the learners who answered all problems.":
      "Puntuaciones de los cuestionarios (número: {0}), de los alumnos que respondieron a todos los ejercicios.",
    "{0} learners scored {1} of {2} points on average, with a standard deviation of {3}.":
      "De media, los alumnos (número: {0}) obtuvieron {1} de {2} puntos, con una desviación típica de {3}.",
    "Lowest":
      "Mínimo",
    "Mean":
      "Media",
    "Highest":
      "Máximo",
    "Standard deviation":
      "Desviación típica",
    "Cronbach's alpha with its interval":
      "Alfa de Cronbach con su intervalo",
    "Standard error (points)":
      "Error típico (puntos)",
    "Alpha without the problem":
      "Alfa sin el ejercicio",
    "Alpha without each problem":
      "Alfa sin cada ejercicio",
    "Without the problem":
      "Sin el ejercicio",
    "How reliable are the scores?":
      "¿Son fiables las puntuaciones?",
    "Alpha of {0} quizzes; the lines are where the true value may be.":
      "Alfa de los cuestionarios (número: {0}); las líneas muestran dónde puede estar el valor verdadero.",
    "Alpha is {0} ({1}). In 95 of 100 cases a score lies within {2} points of what it would be on average. Where alpha is clearly higher without a problem, that problem may measure something else.":
      "Alfa es {0} ({1}). En 95 de 100 casos una puntuación se aparta como mucho {2} puntos de lo que sería de media. Si alfa es claramente mayor sin un ejercicio, quizá este mida otra cosa.",
    "Time (seconds)":
      "Tiempo (segundos)",
    "Time for each problem":
      "Tiempo de cada ejercicio",
    "How long do problems take?":
      "¿Cuánto tiempo llevan los ejercicios?",
    "{0} takes longest, {1} seconds; {2} is quickest, {3} seconds (medians).":
      "El más largo es {0}, {1} segundos; el más rápido es {2}, {3} segundos (medianas).",
    "Interval (s)":
      "Intervalo (s)",
    "Middle half (s)":
      "Mitad central (s)",
    "Who picks which option?":
      "¿Quién elige qué opción?",
    " The {0} problems of the lowest discrimination are drawn; the table has all.":
      " Solo se dibujan los ejercicios de menor discriminación (número: {0}); la tabla los tiene todos.",
    "Option, weakest to strongest fifth":
      "Opción, del quinto más débil al más fuerte",
    "Picked/shown":
      "Elegida/mostrada",
    "The right option should rise from left to right, wrong ones should fall. Name the problem bank with --bank to have right options marked.":
      "La opción correcta debe subir de izquierda a derecha; las incorrectas, bajar. Con --bank se marcan las opciones correctas.",
    "No wrong option is clearly picked by the stronger learners.":
      "Ninguna opción incorrecta es elegida claramente por los alumnos más fuertes.",
    "Stronger learners rather pick the wrong option {0}: look at the key and the wording.":
      "Los alumnos más fuertes eligen más bien la opción incorrecta {0}: revisar la clave y el enunciado.",
    " Nobody picks {0}, though shown 20 times or more.":
      " Nadie elige {0}, aunque se mostró 20 veces o más.",
    "Options of {0}":
      "Opciones de {0}",
    "Other problems solved":
      "Otros ejercicios resueltos",
    "Picked by":
      "Elegida por",
    "Delta (left: harder for the focal group)":
      "Delta (izquierda: más difícil para el grupo focal)",
    "Difference between the groups":
      "Diferencia entre los grupos",
    "Is a problem harder for one group?":
      "¿Es algún ejercicio más difícil para un grupo?",
    "A group has {0} learners, too few to find any but very large differences: compare again with more answers.":
      "Un grupo tiene {0} alumnos, demasiado pocos para hallar algo más que diferencias muy grandes: comparar de nuevo con más respuestas.",
    "Among equally strong learners no problem differs largely between the groups.":
      "Entre alumnos de igual nivel, ningún ejercicio difiere mucho de un grupo a otro.",
    "Among equally strong learners these differ largely between the groups: {0}.":
      "Entre alumnos de igual nivel, estos difieren mucho de un grupo a otro: {0}.",
    "Others":
      "Otros",
    "Focal":
      "Focal",
    "Category":
      "Categoría",
    "Nobody earned less than half of the points in a set.":
      "Nadie obtuvo menos de la mitad de los puntos en una parte.",
    "Some earned less than half of the points in a set, but the answers are too few to be sure.":
      "Algunos obtuvieron menos de la mitad de los puntos en una parte, pero las respuestas son demasiado pocas para estar seguros.",
    "Learners who clearly earn less than half of the points in a set: {0}. Begin with {1}.":
      "Alumnos que obtienen claramente menos de la mitad de los puntos en una parte: {0}. Empezar por {1}.",
    "Who needs help with what?":
      "¿Quién necesita ayuda y con qué?",
    "Part of the points":
      "Parte de los puntos",
    "Mean of the learners in each set, with its interval":
      "Media de los alumnos en cada parte, con su intervalo",
    "Set":
      "Parte",
    "Clearly":
      "Claramente",
    "Perhaps":
      "Quizá",
    "Learner":
      "Alumno",
    "Needs help":
      "Necesita ayuda",
    "clearly":
      "claramente",
    "perhaps":
      "quizá",
    "all problems":
      "todos los ejercicios",
    "Which answers could not be read?":
      "¿Qué respuestas no se pudieron leer?",
    "Look at these answers yourself; until then they count as the option --unreadable says. Their number is {0}.":
      "Mire usted mismo estas respuestas; hasta entonces cuentan como dice la opción --unreadable. Su número es {0}.",
    "Answer":
      "Respuesta",
    "Reason":
      "Motivo",
    "Part who call it helpful":
      "Parte que la considera útil",
    "Which hints help?":
      "¿Qué pistas ayudan?",
    "Of no hint it is clear that it helps fewer than half of the learners.":
      "De ninguna pista está claro que ayude a menos de la mitad de los alumnos.",
    "These hints clearly help fewer than half of the learners, so mend them or leave them out: {0}.":
      "Estas pistas ayudan claramente a menos de la mitad de los alumnos; hay que mejorarlas o quitarlas: {0}.",
    "Problem and hint":
      "Ejercicio y pista",
    "Seen":
      "Vista",
    "Helpful":
      "Útil",
    "Not helpful":
      "No útil",
    "{0} more":
      "{0} más",
    "and":
      "y",
    "A learner who earned less than half of the points in a set. It is clear where the whole interval of the part is below a half, as far as problems are alike; of two answers that is never known.":
      "Un alumno que obtuvo menos de la mitad de los puntos en una parte. Está claro cuando todo el intervalo queda por debajo de la mitad, en la medida en que los ejercicios se parecen; con dos respuestas nunca se sabe.",
    "The mean part of the points that learners earned with their first answer: 90% is easy, 20% is hard. The interval is Wilson's, which contains the true value in 95 of 100 samples.":
      "La parte media de los puntos que los alumnos obtuvieron con su primera respuesta: 90 % es fácil, 20 % es difícil. El intervalo es el de Wilson, que contiene el valor verdadero en 95 de 100 muestras.",
    "The correlation of the points in a problem with the mean in the same learner's other problems, from −1 to 1. From 0.2 on the problem separates strong learners from weak ones; below 0 the weaker ones do better, so look at its key and wording.":
      "La correlación de los puntos de un ejercicio con la media de los demás ejercicios del mismo alumno, de −1 a 1. A partir de 0,2 el ejercicio separa a los alumnos fuertes de los débiles; por debajo de 0 los débiles lo hacen mejor: revisar la clave y el enunciado.",
    "Option curve":
      "Curva de opción",
    "How many of those who were shown an option picked it, for five groups of learners from the weakest to the strongest by their other problems. The right option should rise, a wrong one should fall.":
      "Cuántos de los que vieron una opción la eligieron, en cinco grupos de alumnos, de los más débiles a los más fuertes según sus otros ejercicios. La opción correcta debe subir; una incorrecta, bajar.",
    "Score":
      "Puntuación",
    "The sum of the points of a learner who answered all problems of the quiz. Bars count scores that are rounded to whole points.":
      "La suma de los puntos de un alumno que respondió a todos los ejercicios del cuestionario. Las barras cuentan sumas redondeadas a puntos enteros.",
    "Cronbach's alpha":
      "Alfa de Cronbach",
    "How far the order of the learners would be the same with other problems of the same sort, up to 1. The first dashed line is 0.7, enough for early research; the second is 0.9, as asked for where a score decides about a person.":
      "En qué medida el orden de los alumnos sería el mismo con otros ejercicios del mismo tipo, como máximo 1. La primera línea discontinua es 0,7, suficiente para una primera investigación; la segunda es 0,9, exigible cuando una puntuación decide sobre una persona.",
    "Standard error of measurement":
      "Error típico de medida",
    "In points: a learner's score lies within two of it from what it would be on average, in 95 of 100 cases. Learners who differ by less are not known to differ.":
      "En puntos: en 95 de 100 casos una puntuación se aparta como mucho dos errores de lo que sería de media. De alumnos que difieren menos no se sabe si son distintos.",
    "Time":
      "Tiempo",
    "The sign is the median of the seconds for which the problem was shown until it was answered, the box the middle half of the learners, the line the interval of the median.":
      "El signo es la mediana de los segundos durante los que se mostró el ejercicio hasta la respuesta; la caja, la mitad central de los alumnos; la línea, el intervalo de la mediana.",
    "Difference between groups":
      "Diferencia entre grupos",
    "How much harder a problem is for one group than for equally strong learners of the other, by Mantel and Haenszel, in units of delta: below 0 it is harder for the focal group. Category A (circle) is negligible, B (square) moderate, C (triangle) large, also where the difference turns round between weak and strong learners, which delta does not show. A difference is a reason to look, not a proof.":
      "Cuánto más difícil es un ejercicio para un grupo que para alumnos de igual nivel del otro, según Mantel y Haenszel, en unidades de delta: por debajo de 0 es más difícil para el grupo focal. La categoría A (círculo) es despreciable, B (cuadrado) moderada, C (triángulo) grande, también cuando la diferencia se invierte entre alumnos flojos y fuertes, lo que delta no muestra. Una diferencia es un motivo para mirar, no una prueba.",
    "Ability (logits)":
      "Nivel (logits)",
    "Expected credit by ability":
      "Parte de los puntos esperada según el nivel",
    "Expected credit":
      "Parte de los puntos esperada",
    "Information by ability":
      "Información según el nivel",
    "Information":
      "Información",
    "How does each problem work by ability?":
      "¿Cómo funciona cada ejercicio según el nivel?",
    "Difficulty":
      "Dificultad",
    "Where does the test measure exactly?":
      "¿Dónde mide la prueba con exactitud?",
    "Whole test":
      "Prueba entera",
    "Same result again":
      "Otra vez el mismo resultado",
    "Right result":
      "Resultado correcto",
    "How sure are scores and decisions?":
      "¿Qué seguras son las puntuaciones y las decisiones?",
    "Size of the difference, also where it crosses":
      "Tamaño de la diferencia, también donde se invierte",
    "Which problems work differently in the groups?":
      "¿Qué ejercicios funcionan de otro modo en los grupos?",
    "Gap":
      "Diferencia",
    // The report on exercises.
    "Spelling report":
      "Informe de ortografía",
    "Which kinds of spelling a class finds difficult, and how errors go down with practice.":
      "Qué aspectos de la ortografía resultan difíciles a una clase y cómo disminuyen los errores con la práctica.",
    "Children":
      "Niños",
    "Words":
      "Palabras",
    "Wrong":
      "Mal",
    "Error rate":
      "Tasa de errores",
    "Error rate of each category":
      "Tasa de errores de cada categoría",
    "What is difficult?":
      "¿Qué resulta difícil?",
    "There are too few places yet to say what is the most difficult.":
      "Todavía hay muy pocos lugares para decir qué es lo más difícil.",
    "“{0}” is the most difficult: wrong at {1} of {2} places.":
      "«{0}» es lo más difícil: mal en {1} de los lugares (número: {2}).",
    "Places":
      "Lugares",
    "Errors":
      "Errores",
    "Rate":
      "Tasa",
    "Wrong words by day":
      "Palabras mal escritas por día",
    "Days since {0}":
      "Días desde el {0}",
    "Wrong words":
      "Palabras mal escritas",
    "Do errors go down?":
      "¿Disminuyen los errores?",
    "On the first day {0} of the words were wrong, on the last day {1}.":
      "El primer día estaba mal el {0} de las palabras; el último, el {1}.",
    "Day (UTC)":
      "Día (UTC)",
    "Learning curve of {0}":
      "Curva de aprendizaje: {0}",
    "Words with this category":
      "Palabras de esta categoría",
    "What do children learn?":
      "¿Qué aprenden los niños?",
    "In {0} of {1} categories the second half of the words has fewer errors than the first.":
      "En {0} de {1} categorías la segunda mitad de las palabras tiene menos errores que la primera.",
    "In {0} of {1} categories the second half of the words has fewer errors than the first; not in {2}.":
      "En {0} de {1} categorías la segunda mitad de las palabras tiene menos errores que la primera; no en: {2}.",
    "First half":
      "Primera mitad",
    "Second half":
      "Segunda mitad",
    "Error rate of the hardest words":
      "Tasa de errores de las palabras más difíciles",
    "Which words go wrong?":
      "¿Qué palabras salen mal?",
    "“{0}” goes wrong most: {1} of {2} times.":
      "«{0}» es la que más veces sale mal: {1} de {2}.",
    "Word":
      "Palabra",
    "Written":
      "Escrita",
    "Misspellings":
      "Formas erróneas",
    "The places of a category at which children erred, as a part of all places in their words at which they could have erred. A word that was written correctly counts as well.":
      "Los lugares de una categoría en los que los niños se equivocaron, como parte de todos los lugares de sus palabras en los que podían equivocarse. También cuenta una palabra bien escrita.",
    "Learning curve":
      "Curva de aprendizaje",
    "The error rate in the first word with a place of the category that each child worked on, in the second, and so on. It should fall. Each point is the rate of an eighth of the words, as far as at least half of the children came.":
      "La tasa de errores en la primera palabra de la categoría que trabajó cada niño, en la segunda, etc. Debería bajar. Cada punto es la tasa de un octavo de las palabras, hasta donde llegó al menos la mitad de los niños.",
  ]
}
