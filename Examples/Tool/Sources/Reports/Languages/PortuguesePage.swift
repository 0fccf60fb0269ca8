// SPDX-License-Identifier: Apache-2.0

extension PageLanguage {
  /// The sentences of the reports on a quiz and on exercises in Portuguese, by those in English.
  static let portugueseSentences: [String: String] = [
    "Quiz":
      "Quiz",
    "Alpha":
      "Alfa",
    "Omega":
      "Ómega",
    "Quiz report":
      "Relatório do quiz",
    "How problems, options and quizzes worked. Each learner counts once for a problem, with the first answer.":
      "Como funcionaram os exercícios, as opções e os quizzes. Cada aluno conta uma vez por exercício, com a primeira resposta.",
    "Learners":
      "Alunos",
    "Problems":
      "Exercícios",
    "Answers":
      "Respostas",
    "Dates (UTC)":
      "Datas (UTC)",
    "Discrimination (correlation)":
      "Discriminação (correlação)",
    "Facility (part of the points earned)":
      "Facilidade (parte dos pontos obtidos)",
    "Facility and discrimination of each problem":
      "Facilidade e discriminação de cada exercício",
    "Which problems are hard, and which tell learners apart?":
      "Que exercícios são difíceis e quais distinguem os alunos?",
    "The answers of {0} learners say little about the problems: some {1} are needed.":
      "O número de alunos ({0}) é pequeno demais para avaliar os exercícios: são precisos cerca de {1}.",
    "Every problem distinguishes stronger learners from weaker ones: all discriminations are 0.2 or more.":
      "Cada exercício distingue os alunos mais fortes dos mais fracos: todas as discriminações são de 0,2 ou mais.",
    "{0} of {1} problems (squares, below the dashed line) hardly distinguish stronger learners from weaker ones: {2}.":
      "Exercícios (quadrados, abaixo da linha tracejada) que mal distinguem os alunos mais fortes dos mais fracos, {0} de {1}: {2}.",
    "Problem":
      "Exercício",
    "Omitted":
      "Sem resposta",
    "Facility":
      "Facilidade",
    "95% interval":
      "Intervalo de 95 %",
    "Discrimination":
      "Discriminação",
    "Scores in {0}":
      "Pontuações em {0}",
    "Score (points)":
      "Pontuação (pontos)",
    "How are scores distributed?":
      "Como se distribuem as pontuações?",
    "Scores of {0} quizzes, of the learners who answered all problems.":
      "Pontuações dos quizzes (número: {0}), dos alunos que responderam a todos os exercícios.",
    "{0} learners scored {1} of {2} points on average, with a standard deviation of {3}.":
      "Em média, os alunos (número: {0}) obtiveram {1} de {2} pontos, com um desvio padrão de {3}.",
    "Lowest":
      "Mínimo",
    "Mean":
      "Média",
    "Highest":
      "Máximo",
    "Standard deviation":
      "Desvio padrão",
    "Cronbach's alpha with its interval":
      "Alfa de Cronbach com o seu intervalo",
    "Standard error (points)":
      "Erro padrão (pontos)",
    "Alpha without the problem":
      "Alfa sem o exercício",
    "Alpha without each problem":
      "Alfa sem cada exercício",
    "Without the problem":
      "Sem o exercício",
    "How reliable are the scores?":
      "As pontuações são fiáveis?",
    "Alpha of {0} quizzes; the lines are where the true value may be.":
      "Alfa dos quizzes (número: {0}); as linhas mostram onde pode estar o valor verdadeiro.",
    "Alpha is {0} ({1}). In 95 of 100 cases a score lies within {2} points of what it would be on average. Where alpha is clearly higher without a problem, that problem may measure something else.":
      "Alfa é {0} ({1}). Em 95 de 100 casos uma pontuação afasta-se no máximo {2} pontos do que seria em média. Se alfa for claramente maior sem um exercício, talvez ele meça outra coisa.",
    "Time (seconds)":
      "Tempo (segundos)",
    "Time for each problem":
      "Tempo de cada exercício",
    "How long do problems take?":
      "Quanto tempo levam os exercícios?",
    "{0} takes longest, {1} seconds; {2} is quickest, {3} seconds (medians).":
      "O mais demorado é {0}, {1} segundos; o mais rápido é {2}, {3} segundos (medianas).",
    "Interval (s)":
      "Intervalo (s)",
    "Middle half (s)":
      "Metade central (s)",
    "Who picks which option?":
      "Quem escolhe que opção?",
    " The {0} problems of the lowest discrimination are drawn; the table has all.":
      " Só são desenhados os exercícios de menor discriminação (número: {0}); a tabela tem todos.",
    "Option, weakest to strongest fifth":
      "Opção, do quinto mais fraco ao mais forte",
    "Picked/shown":
      "Escolhida/mostrada",
    "The right option should rise from left to right, wrong ones should fall. Name the problem bank with --bank to have right options marked.":
      "A opção certa deve subir da esquerda para a direita e as erradas descer. Com --bank as opções certas são assinaladas.",
    "No wrong option is clearly picked by the stronger learners.":
      "Nenhuma opção errada é claramente escolhida pelos alunos mais fortes.",
    "Stronger learners rather pick the wrong option {0}: look at the key and the wording.":
      "Os alunos mais fortes escolhem antes a opção errada {0}: rever a chave e o enunciado.",
    " Nobody picks {0}, though shown 20 times or more.":
      " Ninguém escolhe {0}, embora mostrada 20 vezes ou mais.",
    "Options of {0}":
      "Opções de {0}",
    "Other problems solved":
      "Outros exercícios resolvidos",
    "Picked by":
      "Escolhida por",
    "Delta (left: harder for the focal group)":
      "Delta (à esquerda: mais difícil para o grupo focal)",
    "Difference between the groups":
      "Diferença entre os grupos",
    "Is a problem harder for one group?":
      "Algum exercício é mais difícil para um grupo?",
    "A group has {0} learners, too few to find any but very large differences: compare again with more answers.":
      "Um grupo tem {0} alunos, muito poucos para encontrar mais do que diferenças muito grandes: comparar de novo com mais respostas.",
    "Among equally strong learners no problem differs largely between the groups.":
      "Entre alunos do mesmo nível, nenhum exercício difere muito entre os grupos.",
    "Among equally strong learners these differ largely between the groups: {0}.":
      "Entre alunos do mesmo nível, estes diferem muito entre os grupos: {0}.",
    "Others":
      "Outros",
    "Focal":
      "Focal",
    "Category":
      "Categoria",
    "Nobody earned less than half of the points in a set.":
      "Ninguém obteve menos de metade dos pontos numa parte.",
    "Some earned less than half of the points in a set, but the answers are too few to be sure.":
      "Alguns obtiveram menos de metade dos pontos numa parte, mas as respostas são poucas demais para se ter a certeza.",
    "Learners who clearly earn less than half of the points in a set: {0}. Begin with {1}.":
      "Alunos que obtêm claramente menos de metade dos pontos numa parte: {0}. Começar por {1}.",
    "Who needs help with what?":
      "Quem precisa de ajuda e em quê?",
    "Part of the points":
      "Parte dos pontos",
    "Mean of the learners in each set, with its interval":
      "Média dos alunos em cada parte, com o seu intervalo",
    "Set":
      "Parte",
    "Clearly":
      "Claramente",
    "Perhaps":
      "Talvez",
    "Learner":
      "Aluno",
    "Needs help":
      "Precisa de ajuda",
    "clearly":
      "claramente",
    "perhaps":
      "talvez",
    "all problems":
      "todos os exercícios",
    "Which answers could not be read?":
      "Que respostas não puderam ser lidas?",
    "Look at these answers yourself; until then they count as the option --unreadable says. Their number is {0}.":
      "Veja estas respostas pessoalmente; até lá contam como diz a opção --unreadable. O seu número é {0}.",
    "Answer":
      "Resposta",
    "Reason":
      "Motivo",
    "Part who call it helpful":
      "Parte que a considera útil",
    "Which hints help?":
      "Que pistas ajudam?",
    "Of no hint it is clear that it helps fewer than half of the learners.":
      "De nenhuma pista é claro que ajude menos de metade dos alunos.",
    "These hints clearly help fewer than half of the learners, so mend them or leave them out: {0}.":
      "Estas pistas ajudam claramente menos de metade dos alunos; é preciso melhorá-las ou retirá-las: {0}.",
    "Problem and hint":
      "Exercício e pista",
    "Seen":
      "Vista",
    "Helpful":
      "Útil",
    "Not helpful":
      "Não útil",
    "{0} more":
      "mais {0}",
    "and":
      "e",
    "A learner who earned less than half of the points in a set. It is clear where the whole interval of the part is below a half, as far as problems are alike; of two answers that is never known.":
      "Um aluno que obteve menos de metade dos pontos numa parte. É claro quando todo o intervalo fica abaixo de metade, na medida em que os exercícios se parecem; com duas respostas nunca se sabe.",
    "The mean part of the points that learners earned with their first answer: 90% is easy, 20% is hard. The interval is Wilson's, which contains the true value in 95 of 100 samples.":
      "A parte média dos pontos que os alunos obtiveram com a primeira resposta: 90 % é fácil, 20 % é difícil. O intervalo é o de Wilson, que contém o valor verdadeiro em 95 de 100 amostras.",
    "The correlation of the points in a problem with the mean in the same learner's other problems, from −1 to 1. From 0.2 on the problem separates strong learners from weak ones; below 0 the weaker ones do better, so look at its key and wording.":
      "A correlação dos pontos de um exercício com a média dos outros exercícios do mesmo aluno, de −1 a 1. A partir de 0,2 o exercício separa os alunos fortes dos fracos; abaixo de 0 os mais fracos saem-se melhor: rever a chave e o enunciado.",
    "Option curve":
      "Curva da opção",
    "How many of those who were shown an option picked it, for five groups of learners from the weakest to the strongest by their other problems. The right option should rise, a wrong one should fall.":
      "Quantos dos que viram uma opção a escolheram, em cinco grupos de alunos, dos mais fracos aos mais fortes segundo os outros exercícios. A opção certa deve subir, uma errada deve descer.",
    "Score":
      "Pontuação",
    "The sum of the points of a learner who answered all problems of the quiz. Bars count scores that are rounded to whole points.":
      "A soma dos pontos de um aluno que respondeu a todos os exercícios do quiz. As barras contam somas arredondadas a pontos inteiros.",
    "Cronbach's alpha":
      "Alfa de Cronbach",
    "How far the order of the learners would be the same with other problems of the same sort, up to 1. The first dashed line is 0.7, enough for early research; the second is 0.9, as asked for where a score decides about a person.":
      "Em que medida a ordem dos alunos seria a mesma com outros exercícios do mesmo tipo, no máximo 1. A primeira linha tracejada é 0,7, suficiente para uma primeira investigação; a segunda é 0,9, exigida quando uma pontuação decide sobre uma pessoa.",
    "Standard error of measurement":
      "Erro padrão de medida",
    "In points: a learner's score lies within two of it from what it would be on average, in 95 of 100 cases. Learners who differ by less are not known to differ.":
      "Em pontos: em 95 de 100 casos uma pontuação afasta-se no máximo dois erros do que seria em média. De alunos que diferem menos não se sabe se são diferentes.",
    "Time":
      "Tempo",
    "The sign is the median of the seconds for which the problem was shown until it was answered, the box the middle half of the learners, the line the interval of the median.":
      "O sinal é a mediana dos segundos durante os quais o exercício foi mostrado até à resposta, a caixa a metade central dos alunos, a linha o intervalo da mediana.",
    "Difference between groups":
      "Diferença entre grupos",
    "How much harder a problem is for one group than for equally strong learners of the other, by Mantel and Haenszel, in units of delta: below 0 it is harder for the focal group. Category A (circle) is negligible, B (square) moderate, C (triangle) large, also where the difference turns round between weak and strong learners, which delta does not show. A difference is a reason to look, not a proof.":
      "Quanto mais difícil é um exercício para um grupo do que para alunos do mesmo nível do outro, segundo Mantel e Haenszel, em unidades de delta: abaixo de 0 é mais difícil para o grupo focal. A categoria A (círculo) é desprezável, B (quadrado) moderada, C (triângulo) grande, também quando a diferença se inverte entre alunos fracos e fortes, o que o delta não mostra. Uma diferença é um motivo para olhar, não uma prova.",
    "Ability (logits)":
      "Nível (logits)",
    "Expected credit by ability":
      "Parte dos pontos esperada por nível",
    "Expected credit":
      "Parte dos pontos esperada",
    "Information by ability":
      "Informação por nível",
    "Information":
      "Informação",
    "How does each problem work by ability?":
      "Como funciona cada exercício conforme o nível?",
    "Difficulty":
      "Dificuldade",
    "Where does the test measure exactly?":
      "Onde o teste mede com exatidão?",
    "Whole test":
      "Teste inteiro",
    "Same result again":
      "Outra vez o mesmo resultado",
    "Right result":
      "Resultado certo",
    "How sure are scores and decisions?":
      "Até que ponto são seguras as pontuações e as decisões?",
    "Size of the difference, also where it crosses":
      "Tamanho da diferença, mesmo onde se inverte",
    "Which problems work differently in the groups?":
      "Que exercícios funcionam de outro modo nos grupos?",
    "Gap":
      "Diferença",
    // The report on exercises.
    "Spelling report":
      "Relatório de ortografia",
    "Which kinds of spelling a class finds difficult, and how errors go down with practice.":
      "Que aspetos da ortografia são difíceis para uma turma e como os erros diminuem com a prática.",
    "Children":
      "Crianças",
    "Words":
      "Palavras",
    "Wrong":
      "Erradas",
    "Error rate":
      "Taxa de erros",
    "Error rate of each category":
      "Taxa de erros de cada categoria",
    "What is difficult?":
      "O que é difícil?",
    "There are too few places yet to say what is the most difficult.":
      "Ainda há poucos lugares para dizer o que é mais difícil.",
    "“{0}” is the most difficult: wrong at {1} of {2} places.":
      "«{0}» é o mais difícil: errado em {1} dos lugares (número: {2}).",
    "Places":
      "Lugares",
    "Errors":
      "Erros",
    "Rate":
      "Taxa",
    "Wrong words by day":
      "Palavras erradas por dia",
    "Days since {0}":
      "Dias desde {0}",
    "Wrong words":
      "Palavras erradas",
    "Do errors go down?":
      "Os erros diminuem?",
    "On the first day {0} of the words were wrong, on the last day {1}.":
      "No primeiro dia, {0} das palavras estavam erradas; no último, {1}.",
    "Day (UTC)":
      "Dia (UTC)",
    "Learning curve of {0}":
      "Curva de aprendizagem: {0}",
    "Words with this category":
      "Palavras desta categoria",
    "What do children learn?":
      "O que aprendem as crianças?",
    "In {0} of {1} categories the second half of the words has fewer errors than the first.":
      "Em {0} de {1} categorias, a segunda metade das palavras tem menos erros do que a primeira.",
    "In {0} of {1} categories the second half of the words has fewer errors than the first; not in {2}.":
      "Em {0} de {1} categorias, a segunda metade das palavras tem menos erros do que a primeira; não em: {2}.",
    "First half":
      "Primeira metade",
    "Second half":
      "Segunda metade",
    "Error rate of the hardest words":
      "Taxa de erros das palavras mais difíceis",
    "Which words go wrong?":
      "Que palavras saem erradas?",
    "“{0}” goes wrong most: {1} of {2} times.":
      "«{0}» é a que mais vezes sai errada: {1} de {2}.",
    "Word":
      "Palavra",
    "Written":
      "Escrita",
    "Misspellings":
      "Grafias erradas",
    "The places of a category at which children erred, as a part of all places in their words at which they could have erred. A word that was written correctly counts as well.":
      "Os lugares de uma categoria em que as crianças erraram, como parte de todos os lugares das suas palavras em que poderiam ter errado. Uma palavra bem escrita também conta.",
    "Learning curve":
      "Curva de aprendizagem",
    "The error rate in the first word with a place of the category that each child worked on, in the second, and so on. It should fall. Each point is the rate of an eighth of the words, as far as at least half of the children came.":
      "A taxa de erros na primeira palavra da categoria que cada criança trabalhou, na segunda, e assim por diante. Deveria descer. Cada ponto é a taxa de um oitavo das palavras, até onde chegou pelo menos metade das crianças.",
  ]
}
