// SPDX-License-Identifier: Apache-2.0

extension PageLanguage {
  /// The sentences of the reports on a quiz and on exercises in Russian, by those in English.
  static let russianSentences: [String: String] = [
    "Quiz":
      "Тест",
    "Alpha":
      "Альфа",
    "Omega":
      "Омега",
    "Quiz report":
      "Отчёт о тесте",
    "How problems, options and quizzes worked. Each learner counts once for a problem, with the first answer.":
      "Как сработали задания, варианты и тесты. Каждый учащийся учитывается в задании один раз, по первому ответу.",
    "Learners":
      "Учащиеся",
    "Problems":
      "Задания",
    "Answers":
      "Ответы",
    "Dates (UTC)":
      "Даты (UTC)",
    "Discrimination (correlation)":
      "Различающая способность (корреляция)",
    "Facility (part of the points earned)":
      "Лёгкость (доля полученных баллов)",
    "Facility and discrimination of each problem":
      "Лёгкость и различающая способность каждого задания",
    "Which problems are hard, and which tell learners apart?":
      "Какие задания трудны и какие различают учащихся?",
    "The answers of {0} learners say little about the problems: some {1} are needed.":
      "Число учащихся ({0}) слишком мало, чтобы судить о заданиях: нужно около {1}.",
    "Every problem distinguishes stronger learners from weaker ones: all discriminations are 0.2 or more.":
      "Каждое задание отличает более сильных учащихся от более слабых: все значения не меньше 0,2.",
    "{0} of {1} problems (squares, below the dashed line) hardly distinguish stronger learners from weaker ones: {2}.":
      "Задания (квадраты под пунктирной линией), которые почти не отличают сильных учащихся от слабых, {0} из {1}: {2}.",
    "Problem":
      "Задание",
    "Omitted":
      "Без ответа",
    "Facility":
      "Лёгкость",
    "95% interval":
      "95-процентный интервал",
    "Discrimination":
      "Различающая способность",
    "Scores in {0}":
      "Баллы в {0}",
    "Score (points)":
      "Результат (баллы)",
    "How are scores distributed?":
      "Как распределены результаты?",
    "Scores of {0} quizzes, of the learners who answered all problems.":
      "Результаты тестов (число: {0}) у учащихся, ответивших на все задания.",
    "{0} learners scored {1} of {2} points on average, with a standard deviation of {3}.":
      "В среднем учащиеся (число: {0}) получили {1} из {2} баллов при стандартном отклонении {3}.",
    "Lowest":
      "Наименьший",
    "Mean":
      "Среднее",
    "Highest":
      "Наибольший",
    "Standard deviation":
      "Стандартное отклонение",
    "Cronbach's alpha with its interval":
      "Альфа Кронбаха с интервалом",
    "Standard error (points)":
      "Ошибка измерения (баллы)",
    "Alpha without the problem":
      "Альфа без задания",
    "Alpha without each problem":
      "Альфа без каждого задания",
    "Without the problem":
      "Без задания",
    "How reliable are the scores?":
      "Насколько надёжны результаты?",
    "Alpha of {0} quizzes; the lines are where the true value may be.":
      "Альфа тестов (число: {0}); линии показывают, где может лежать истинное значение.",
    "Alpha is {0} ({1}). In 95 of 100 cases a score lies within {2} points of what it would be on average. Where alpha is clearly higher without a problem, that problem may measure something else.":
      "Альфа равна {0} ({1}). В 95 случаях из 100 результат отличается от среднего не более чем на {2} балла. Если без задания альфа заметно выше, оно, возможно, измеряет что-то другое.",
    "Time (seconds)":
      "Время (секунды)",
    "Time for each problem":
      "Время на каждое задание",
    "How long do problems take?":
      "Сколько времени занимают задания?",
    "{0} takes longest, {1} seconds; {2} is quickest, {3} seconds (medians).":
      "Дольше всего занимает {0}, {1} с; быстрее всего {2}, {3} с (медианы).",
    "Interval (s)":
      "Интервал (с)",
    "Middle half (s)":
      "Средняя половина (с)",
    "Who picks which option?":
      "Кто какой вариант выбирает?",
    " The {0} problems of the lowest discrimination are drawn; the table has all.":
      " Нарисованы задания с наименьшей различающей способностью (число: {0}); в таблице есть все.",
    "Option, weakest to strongest fifth":
      "Вариант, от слабейшей пятой части к сильнейшей",
    "Picked/shown":
      "Выбран/показан",
    "The right option should rise from left to right, wrong ones should fall. Name the problem bank with --bank to have right options marked.":
      "Верный вариант должен расти слева направо, неверные должны падать. С --bank верные варианты отмечены.",
    "No wrong option is clearly picked by the stronger learners.":
      "Ни один неверный вариант не выбирают явно более сильные учащиеся.",
    "Stronger learners rather pick the wrong option {0}: look at the key and the wording.":
      "Более сильные учащиеся чаще выбирают неверный вариант {0}: проверьте ключ и формулировку.",
    " Nobody picks {0}, though shown 20 times or more.":
      " Никто не выбирает {0}, хотя показан не менее 20 раз.",
    "Options of {0}":
      "Варианты {0}",
    "Other problems solved":
      "Другие решённые задания",
    "Picked by":
      "Выбрали",
    "Delta (left: harder for the focal group)":
      "Дельта (слева: труднее для изучаемой группы)",
    "Difference between the groups":
      "Различие между группами",
    "Is a problem harder for one group?":
      "Труднее ли какое-то задание для одной группы?",
    "A group has {0} learners, too few to find any but very large differences: compare again with more answers.":
      "В одной из групп мало учащихся ({0}): видны лишь очень большие различия; сравните ещё раз, когда ответов будет больше.",
    "Among equally strong learners no problem differs largely between the groups.":
      "У одинаково сильных учащихся ни одно задание не отличается сильно между группами.",
    "Among equally strong learners these differ largely between the groups: {0}.":
      "У одинаково сильных учащихся между группами сильно отличаются: {0}.",
    "Others":
      "Остальные",
    "Focal":
      "Изучаемая",
    "Category":
      "Категория",
    "Nobody earned less than half of the points in a set.":
      "Никто не получил ни в одной части меньше половины баллов.",
    "Some earned less than half of the points in a set, but the answers are too few to be sure.":
      "Некоторые получили в какой-то части меньше половины баллов, но ответов слишком мало, чтобы быть уверенными.",
    "Learners who clearly earn less than half of the points in a set: {0}. Begin with {1}.":
      "Учащиеся, которые в какой-то части явно получают меньше половины баллов: {0}. Начните с {1}.",
    "Who needs help with what?":
      "Кому и с чем нужна помощь?",
    "Part of the points":
      "Доля баллов",
    "Mean of the learners in each set, with its interval":
      "Среднее учащихся в каждой части с интервалом",
    "Set":
      "Часть",
    "Clearly":
      "Явно",
    "Perhaps":
      "Возможно",
    "Learner":
      "Учащийся",
    "Needs help":
      "Нужна помощь",
    "clearly":
      "явно",
    "perhaps":
      "возможно",
    "all problems":
      "всех заданий",
    "Which answers could not be read?":
      "Какие ответы не удалось прочитать?",
    "Look at these answers yourself; until then they count as the option --unreadable says. Their number is {0}.":
      "Посмотрите эти ответы сами; до этого они учитываются так, как говорит параметр --unreadable. Их число: {0}.",
    "Answer":
      "Ответ",
    "Reason":
      "Причина",
    "Part who call it helpful":
      "Доля назвавших её полезной",
    "Which hints help?":
      "Какие подсказки помогают?",
    "Of no hint it is clear that it helps fewer than half of the learners.":
      "Ни об одной подсказке нельзя уверенно сказать, что она помогает меньше чем половине учащихся.",
    "These hints clearly help fewer than half of the learners, so mend them or leave them out: {0}.":
      "Эти подсказки явно помогают меньше чем половине учащихся, их стоит исправить или убрать: {0}.",
    "Problem and hint":
      "Задание и подсказка",
    "Seen":
      "Показана",
    "Helpful":
      "Полезна",
    "Not helpful":
      "Не полезна",
    "{0} more":
      "ещё {0}",
    "and":
      "и",
    "A learner who earned less than half of the points in a set. It is clear where the whole interval of the part is below a half, as far as problems are alike; of two answers that is never known.":
      "Учащийся, получивший в какой-то части меньше половины баллов. Это ясно, когда весь интервал лежит ниже половины, насколько задания похожи; по двум ответам этого узнать нельзя.",
    "The mean part of the points that learners earned with their first answer: 90% is easy, 20% is hard. The interval is Wilson's, which contains the true value in 95 of 100 samples.":
      "Средняя доля баллов, полученная учащимися за первый ответ: 90 % — легко, 20 % — трудно. Интервал Вильсона содержит истинное значение в 95 выборках из 100.",
    "The correlation of the points in a problem with the mean in the same learner's other problems, from −1 to 1. From 0.2 on the problem separates strong learners from weak ones; below 0 the weaker ones do better, so look at its key and wording.":
      "Корреляция баллов за задание со средним за остальные задания того же учащегося, от −1 до 1. Начиная с 0,2 задание отделяет сильных учащихся от слабых; ниже 0 лучше справляются слабые: проверьте ключ и формулировку.",
    "Option curve":
      "Кривая варианта",
    "How many of those who were shown an option picked it, for five groups of learners from the weakest to the strongest by their other problems. The right option should rise, a wrong one should fall.":
      "Сколько из увидевших вариант выбрали его, в пяти группах учащихся от слабейших до сильнейших по их другим заданиям. Верный вариант должен расти, неверный падать.",
    "Score":
      "Результат",
    "The sum of the points of a learner who answered all problems of the quiz. Bars count scores that are rounded to whole points.":
      "Сумма баллов учащегося, ответившего на все задания теста. Столбцы считают суммы, округлённые до целых баллов.",
    "Cronbach's alpha":
      "Альфа Кронбаха",
    "How far the order of the learners would be the same with other problems of the same sort, up to 1. The first dashed line is 0.7, enough for early research; the second is 0.9, as asked for where a score decides about a person.":
      "Насколько порядок учащихся был бы таким же с другими заданиями того же рода, не больше 1. Первая пунктирная линия — 0,7, достаточно для начального исследования; вторая — 0,9, нужно там, где результат решает судьбу человека.",
    "Standard error of measurement":
      "Стандартная ошибка измерения",
    "In points: a learner's score lies within two of it from what it would be on average, in 95 of 100 cases. Learners who differ by less are not known to differ.":
      "В баллах: в 95 случаях из 100 результат отличается от среднего не более чем на две ошибки. Об учащихся, которые отличаются меньше, нельзя сказать, что они различаются.",
    "Time":
      "Время",
    "The sign is the median of the seconds for which the problem was shown until it was answered, the box the middle half of the learners, the line the interval of the median.":
      "Знак — медиана секунд, в течение которых задание было показано до ответа, прямоугольник — средняя половина учащихся, линия — интервал медианы.",
    "Difference between groups":
      "Различие между группами",
    "How much harder a problem is for one group than for equally strong learners of the other, by Mantel and Haenszel, in units of delta: below 0 it is harder for the focal group. Category A (circle) is negligible, B (square) moderate, C (triangle) large, also where the difference turns round between weak and strong learners, which delta does not show. A difference is a reason to look, not a proof.":
      "Насколько задание труднее для одной группы, чем для одинаково сильных учащихся другой, по Мантелю и Хензелю, в единицах дельта: ниже 0 оно труднее для изучаемой группы. Категория A (круг) незначительна, B (квадрат) умеренна, C (треугольник) велика, в том числе там, где различие между слабыми и сильными учащимися меняет знак, чего дельта не показывает. Различие — повод присмотреться, а не доказательство.",
    "Ability (logits)":
      "Уровень (логиты)",
    "Expected credit by ability":
      "Ожидаемая доля баллов по уровню",
    "Expected credit":
      "Ожидаемая доля баллов",
    "Information by ability":
      "Информация по уровню",
    "Information":
      "Информация",
    "How does each problem work by ability?":
      "Как работает каждое задание в зависимости от уровня?",
    "Difficulty":
      "Трудность",
    "Where does the test measure exactly?":
      "Где тест измеряет точно?",
    "Whole test":
      "Весь тест",
    "Same result again":
      "Снова тот же результат",
    "Right result":
      "Верный результат",
    "How sure are scores and decisions?":
      "Насколько надёжны баллы и решения?",
    "Size of the difference, also where it crosses":
      "Размер различия, в том числе там, где оно меняет знак",
    "Which problems work differently in the groups?":
      "Какие задания в группах работают по-разному?",
    "Gap":
      "Разница",
    // The report on exercises.
    "Spelling report":
      "Отчёт о правописании",
    "Which kinds of spelling a class finds difficult, and how errors go down with practice.":
      "Какие виды написаний трудны для класса и как с упражнением уменьшается число ошибок.",
    "Children":
      "Дети",
    "Words":
      "Слова",
    "Wrong":
      "Неверно",
    "Error rate":
      "Доля ошибок",
    "Error rate of each category":
      "Доля ошибок в каждой категории",
    "What is difficult?":
      "Что трудно?",
    "There are too few places yet to say what is the most difficult.":
      "Мест пока слишком мало, чтобы сказать, что труднее всего.",
    "“{0}” is the most difficult: wrong at {1} of {2} places.":
      "Труднее всего «{0}»: неверно в {1} мест (всего: {2}).",
    "Places":
      "Места",
    "Errors":
      "Ошибки",
    "Rate":
      "Доля",
    "Wrong words by day":
      "Неверные слова по дням",
    "Days since {0}":
      "Дни с {0}",
    "Wrong words":
      "Неверные слова",
    "Do errors go down?":
      "Становится ли ошибок меньше?",
    "On the first day {0} of the words were wrong, on the last day {1}.":
      "В первый день неверными были {0} слов, в последний — {1}.",
    "Day (UTC)":
      "День (UTC)",
    "Learning curve of {0}":
      "Кривая обучения: {0}",
    "Words with this category":
      "Слова этой категории",
    "What do children learn?":
      "Чему учатся дети?",
    "In {0} of {1} categories the second half of the words has fewer errors than the first.":
      "Категории, в которых во второй половине слов ошибок меньше, чем в первой: {0} из {1}.",
    "In {0} of {1} categories the second half of the words has fewer errors than the first; not in {2}.":
      "Категории, в которых во второй половине слов ошибок меньше, чем в первой: {0} из {1}; не так здесь: {2}.",
    "First half":
      "Первая половина",
    "Second half":
      "Вторая половина",
    "Error rate of the hardest words":
      "Доля ошибок в самых трудных словах",
    "Which words go wrong?":
      "В каких словах ошибаются?",
    "“{0}” goes wrong most: {1} of {2} times.":
      "Чаще всего ошибаются в слове «{0}»: {1} из {2}.",
    "Word":
      "Слово",
    "Written":
      "Написано",
    "Misspellings":
      "Неверные написания",
    "The places of a category at which children erred, as a part of all places in their words at which they could have erred. A word that was written correctly counts as well.":
      "Места категории, в которых дети ошиблись, как часть всех мест в их словах, где можно было ошибиться. Верно написанное слово тоже считается.",
    "Learning curve":
      "Кривая обучения",
    "The error rate in the first word with a place of the category that each child worked on, in the second, and so on. It should fall. Each point is the rate of an eighth of the words, as far as at least half of the children came.":
      "Доля ошибок в первом слове с местом этой категории, над которым работал каждый ребёнок, во втором и так далее. Она должна уменьшаться. Каждая точка — доля в одной восьмой части слов, пока так далеко дошла хотя бы половина детей.",
  ]
}
