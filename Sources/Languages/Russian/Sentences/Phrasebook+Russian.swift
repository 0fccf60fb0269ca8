// SPDX-License-Identifier: Apache-2.0
public import LudusCore

extension Phrasebook {
  /// The sentences in Russian.
  public static let russian = Phrasebook("ru", plurals: .oneFewAndMany, sections: texts)
}

// A section for each module, with its name in brackets. A line is a key and its text, which the
// module has in English; `Phrasebook.Sections` describes the notation, and `PhrasebooksTests` find
// what is missing. A text may be as long as it needs, in one line.
private let texts = Phrasebook.Sections(
  #"""
  [quotes]
  quoted = «{text}»

  [kernel]
  date = Такой даты быть не может.
  cannotBeStored = Это нельзя сохранить.
  reportedTooLate = Это было слишком давно. Записать это можно было до {day}.
  actorMissing = Неизвестно, кто это сделал.
  unknownEvent = Такого не происходило.
  alreadyVoid = Это уже отменено.
  eventOfOthers = Отменить это может только тот, кто это сделал.
  othersWentOn = Другие уже продолжили с этого места, поэтому отменить это нельзя.

  day = {day} {month} {year} года
  month.1 = января
  month.2 = февраля
  month.3 = марта
  month.4 = апреля
  month.5 = мая
  month.6 = июня
  month.7 = июля
  month.8 = августа
  month.9 = сентября
  month.10 = октября
  month.11 = ноября
  month.12 = декабря

  [answers]
  list.and = {others} и {last}
  list.or = " или "
  letters.missing = не хватает «{expected}»
  letters.needless = лишнее «{written}»
  letters.replaced = «{written}» вместо «{expected}»
  slip.joined = два слова написаны слитно
  slip.split = одно слово написано раздельно

  match.exact = Это правильный ответ: «{answer}».
  match.normalized = Это правильный ответ: «{answer}». Небольшие отличия: {steps}.
  match.inflected = Это другая форма ответа «{answer}»: {difference}.
  match.misspelled = Это «{answer}», но обрати внимание на правописание: {slips}.
  match.equivalent = Значение то же, что у правильного ответа «{answer}».
  match.otherNotation = Это правильный ответ: «{answer}».
  match.withinTolerance = Это согласуется с правильным ответом «{answer}».
  match.equivalentWhereDefined = Там, где определены оба выражения, значение то же, что у правильного ответа «{answer}». {example}

  match.remarked = {reason} {remark}

  step.spacing = пробелы
  step.compatibility = особые формы символов
  step.umlauts = написание умлаутов
  step.sharpS = написание буквы ß
  step.diacritics = надстрочные и подстрочные знаки
  step.caseFolding = прописные и строчные буквы
  step.quotes = вид кавычек
  step.dashes = вид тире
  step.punctuation = знаки препинания
  step.hyphens = дефисы
  step.englishArticles = английский артикль
  step.germanArticles = немецкий артикль
  step.frenchArticles = французский артикль
  step.spanishArticles = испанский артикль
  step.italianArticles = итальянский артикль
  step.portugueseArticles = португальский артикль
  step.dutchArticles = нидерландский артикль
  step.articles = артикль
  step.conjunctions = знак вместо «и»
  step.numerals = запись чисел

  mismatch = Правильный ответ — «{answer}».
  mismatch.because = {reason} Правильный ответ — «{answer}».
  mismatch.misspelledTooBadly = Это слишком далеко от того, что ожидается.
  mismatch.negation = Это означает обратное.
  mismatch.otherAffix = Это другое слово: {difference}.
  mismatch.inflection = Это другая форма слова: {difference}.
  mismatch.letterCase = Здесь важно, прописная буква или строчная.
  mismatch.isAnotherTerm = «{term}» — это нечто другое.
  mismatch.isAsNearTo = Это с тем же успехом может означать «{term}».
  mismatch.isAnotherWord = «{word}» — это другое слово.
  mismatch.difference = Есть отличие: {difference}.
  mismatch.otherOrder = Слова верные, но стоят в другом порядке.
  mismatch.differentWords = Не хватает слов, есть лишние или они стоят в другом порядке.
  exemption.number = Числа и знаки должны совпадать точно.
  exemption.formula = Формулы должны совпадать точно.
  exemption.romanNumeral = Римские цифры должны совпадать точно.
  exemption.acronym = Сокращения должны совпадать точно.
  exemption.shortWord = Такое короткое слово должно совпадать точно.
  exemption.fixedWord = Это слово должно совпадать точно.
  exemption.syllables = Слова, написанные таким письмом, должны совпадать точно.
  exemption.tooLong = Такой длинный ответ должен совпадать точно.
  witness = Твой ответ даёт {answer}, а должно быть {expected}.
  witness.at = При {place} твой ответ даёт {answer}, а должно быть {expected}.

  tooLong = Этот ответ слишком длинный, его не прочитать. Напиши, пожалуйста, короче.
  undecided = Не удалось определить, равно ли это «{answer}»: ответ должен посмотреть человек.

  [math]
  malformed = Это не удаётся прочитать: {reason}.
  unreadable = Правильный ответ «{answer}» не удаётся прочитать. {reason}
  toleranceOutOfRange = Допуск {tolerance} невозможен.
  requirementOutOfRange = Ни одно число нельзя записать {form}.
  unitMissing = В правильном ответе «{answer}» нужна единица измерения.
  unitNotExpected = В правильном ответе «{answer}» не должно быть единицы измерения.
  remark.decimalMark = Знак «{written}» прочитан как десятичный разделитель; здесь принято писать «{usual}».
  remark.uncertainty = Погрешность {uncertainty} не оценивалась.
  otherKind = Здесь ожидается {kind}.
  kind.expression = выражение
  kind.equation = уравнение
  kind.inequality = неравенство
  kind.list = список ответов
  kind.pair = точка или промежуток
  algebra.constantMissing = Не хватает постоянной интегрирования.
  algebra.constantNotAdded = Прибавь одну постоянную интегрирования, обозначив её отдельной буквой, например + C.
  algebra.logarithmWithoutAbsoluteValue = Под знаком логарифма не может стоять отрицательное число: пиши ln|x|, и так в каждом логарифме.
  algebra.derivedInstead = Это производная, а нужна первообразная.
  algebra.integratedInstead = Это первообразная, а нужна производная.
  algebra.otherDerivative = Найди производную своего ответа: получится не та функция, которую нужно проинтегрировать.
  algebra.otherLetters = В ожидаемом ответе нет {letters}.
  algebra.chainRuleFactorMissing = Не хватает множителя из производной сложной функции — производной внутренней функции.
  algebra.notPartialFractions = Значение верное, но одну из дробей ещё можно разложить на простейшие.
  algebra.rounded = Это округлённое значение, а нужно точное.
  algebra.brokenChain = В твоей цепочке равенств знак равенства стоит между неравными частями.
  algebra.endOfInterval = Один из концов промежутка включён, хотя не должен, или не включён, хотя должен.
  algebra.transposed = Строки и столбцы поменялись местами.
  algebra.noSolution = {point} не является решением.
  algebra.missingSolution = Не хватает решения {point}.
  algebra.removablePoints = Уравнения совпадают, кроме случаев, когда знаменатель равен 0.
  algebra.otherPoint = Нужна точка {name}.
  algebra.solutionMissing = Не хватает одного решения.
  algebra.solutionTooMany = Одно решение лишнее.
  algebra.entry = Первый элемент, который не совпадает, — номер {place}.
  algebra.truth = Значения не совпадают при {row}.
  algebra.slip.sign = Знак неверный.
  algebra.slip.reciprocal = Это величина, обратная ожидаемой.
  algebra.slip.factorTwo = Ответ отличается от верного в 2 раза.
  algebra.slip.powerOfTen = Неверный порядок величины: ответ отличается на степень десяти.
  algebra.slip.bracket = Множитель нужно умножить на каждое слагаемое в скобках.
  algebra.slip.binomial = В квадрате суммы есть удвоенное произведение: (a + b)² = a² + 2ab + b².
  algebra.slip.termSign = У одного из слагаемых неверный знак.
  algebra.slip.degrees = Перепутаны радианы и градусы.
  form.expanded = Значение верное, но нужно раскрыть скобки.
  form.factored = Значение верное, но нужно до конца разложить на множители.
  form.simplified = Значение верное, но выражение можно упростить.
  form.lowestTerms = Значение верное, но дробь можно сократить.
  form.singleFraction = Значение верное, но нужна одна дробь.
  form.completedSquare = Значение верное, но нужно выделить полный квадрат относительно {variable}.
  form.noDecimals = Значение верное, но нужна запись без десятичных дробей.
  form.likeAccepted = Значение верное, но нужна запись в другом виде.
  number.otherDimension = «{written}» и «{expected}» — единицы измерения разных величин.
  number.otherUnit = Нужна единица измерения «{expected}», а не «{written}».
  number.noUnit = Не указана единица измерения «{expected}».
  number.form = Значение верное, но запиши его {form}.
  requirement.significantFigures = с {count, plural, one {# значащей цифрой} few {# значащими цифрами} many {# значащими цифрами} other {# значащей цифры}}
  requirement.minimumSignificantFigures = не менее чем с {count, plural, one {# значащей цифрой} few {# значащими цифрами} many {# значащими цифрами} other {# значащей цифры}}
  requirement.decimalPlaces = с {count, plural, one {# знаком} few {# знаками} many {# знаками} other {# знака}} после запятой
  requirement.lowestTerms = в виде несократимой дроби
  requirement.fraction = в виде дроби
  requirement.noFraction = без дроби
  requirement.percent = в процентах
  number.empty = Напиши число.
  number.notANumber = Это не число: напиши, например, 3,14.
  number.unexpected = Не удаётся прочитать «{text}» (символ {place}): напиши число, например 3,14.
  number.incomplete = В конце чего-то не хватает.
  number.separator = Знак «{mark}» разделяет группы по три цифры, а перед дробной частью пиши «{decimalMark}», например 3{decimalMark}14.
  number.outOfRange = В этом числе слишком много цифр или слишком большой показатель степени.
  number.divisionByZero = На 0 делить нельзя: проверь знаменатель.
  number.tooComplicated = Это слишком сложно: напиши одно число.
  number.calculation = Вычисли и запиши результат одним числом.
  number.ambiguous = Это можно понять по-разному: {readings}. Целое число пиши без разделителей, а десятичную дробь — с нулём в конце.
  number.ambiguousUnit = «ms⁻¹» может означать m/s или 1/ms: запиши единицу измерения через дробную черту.
  number.bracketsNeeded = Возьми в скобки то, на что делишь, например J/(mol K).
  number.unknownUnit = Единицы измерения «{unit}» нет: напиши обозначение, например 5 kg.
  number.unknownUnit.suggestion = Единицы измерения «{unit}» нет. Может быть, имеется в виду «{suggestion}»?
  number.otherUnitMeant = «{unit}» обозначает другую единицу измерения. Может быть, имеется в виду «{suggestion}»?
  number.unitMissing = Не указана единица измерения: напиши её после числа, например 5 kg.
  number.unitNotExpected = Напиши число без «{unit}».
  number.percentSignMissing = Если это проценты, поставь знак %.
  number.unlikeUnits = Эти единицы измерения нельзя сложить: напиши одно число с его единицей измерения.
  expression.empty = Здесь пусто: напиши выражение.
  expression.unexpected = «{found}» (символ {place}) здесь не подходит: ожидается {expected}.
  expression.unexpectedEnd = Запись обрывается (символ {place}): здесь ожидается {expected}.
  expression.missingOperator = Поставь между числами знак умножения * (символ {place}).
  expression.unclosed = Скобка «{bracket}» (символ {place}) не закрыта: закрой её или убери.
  expression.numberOrProduct = «{text}» может быть степенью десяти или произведением с e: напиши * для умножения или число без e.
  expression.unknownVariable = Переменная «{name}» (символ {place}) неизвестна: используй только те, что есть в задании.
  expression.unknownCommand = Запись «{name}» (символ {place}) здесь неизвестна: напиши по-другому.
  expression.sumNotWrittenOut = Запись «{name}» (символ {place}) здесь читается только от одного целого числа до другого, например от k = 1 до 10.
  expression.nestedTooDeeply = Слишком много скобок внутри скобок: допустимая глубина вложения — {limit}.
  expression.tooComplex = Выражение слишком длинное, его не прочитать: наибольшее число членов — {limit}.
  expected.operand = число, переменная или скобка
  expected.operation = знак действия, например +
  expected.end = конец записи

  [chemistry]
  malformed = Это не удаётся прочитать: {reason}.
  unreadable = Правильный ответ «{answer}» не удаётся прочитать. {reason}
  unbalanced = Ответ «{answer}», заданный как правильный, не может быть верным. {reason}
  tooManyElectrons = В правильном ответе «{answer}» на одном из подуровней больше электронов, чем там помещается.
  stateMissing = В правильном ответе «{answer}» нужно указать агрегатное состояние для «{part}».
  answer.count = Атомы {element}: написано {written}, а должно быть {expected}.
  answer.charge = Заряд {part}: {expected}, а не {written}.
  answer.structure = Атомы верные, но из формулы должно быть видно, как они связаны.
  answer.capitals = Следи за прописными и строчными буквами: в формулах от них зависит, о каком элементе речь.
  answer.zeroForOxygen = Вместо буквы O, обозначающей кислород, стоит ноль.
  answer.massNumber = Массовое число: {expected}, а не {written}.
  answer.noMassNumber = Не хватает массового числа: {expected}.
  answer.needlessMassNumber = Массовое число {written} здесь лишнее.
  answer.atomicNumber = Порядковый номер {element}: {expected}, а не {written}.
  answer.missing = Не хватает: {part}.
  answer.needless = Здесь лишнее: {part}.
  answer.replaced = Написано {written}, а должно быть {expected}.
  answer.unbalanced = Реакция не уравнена. Атомы {element}: слева {left}, справа {right}.
  answer.unbalancedCharge = Реакция не уравнена: заряд слева {left}, справа {right}.
  answer.unbalancedNuclides = Реакция не уравнена: сумма по нуклидам слева {left}, справа {right}.
  answer.multiple = Реакция уравнена, но нужны другие коэффициенты.
  answer.coefficient = Коэффициент перед {part}: {expected}, а не {written}.
  answer.sidesExchanged = Исходные вещества пишут слева, а продукты реакции — справа.
  answer.arrow.bothWays = Эта реакция идёт только в одну сторону: пиши →.
  answer.arrow.oneWay = Эта реакция обратимая: пиши ⇌.
  answer.state = Агрегатное состояние {part}: {expected}, а не {written}.
  answer.noState = Не указано агрегатное состояние {part}: {expected}.
  answer.electrons = На подуровне {subshell} написано {written, plural, one {# электрон} few {# электрона} many {# электронов} other {# электрона}}, а должно быть {expected}.
  answer.empty = Здесь пусто: напиши формулу.
  answer.unexpected = Знак «{sign}» (символ {place}) в формуле прочитать нельзя.
  answer.unexpectedEnd = В конце чего-то не хватает.
  answer.unknownElement = Элемента «{symbol}» нет (символ {place}): следи за прописными и строчными буквами.
  answer.unpaired = Скобка «{bracket}» (символ {place}) не закрыта или не открыта.
  answer.numberOutOfRange = Число (символ {place}) равно 0 или слишком большое.
  answer.tooComplex = Запись слишком длинная, её не прочитать: предел — {limit}.
  answer.name = Ожидается формула, а не название.
  answer.otherForm = Здесь ожидается {form}.
  answer.form.formula = одна формула
  answer.form.equation = уравнение со стрелкой
  answer.form.configuration = электронная конфигурация, например 1s2 2s1
  answer.form.nuclide = нуклид, например C-14
  answer.ions = Здесь рядом стоят отдельные ионы: напиши одну формулу.
  answer.ambiguousCharge = Последняя цифра может относиться и к атомам, и к заряду: пиши заряд после ^, например SO4^2-.
  answer.order = Атомы верные: запиши их в обычном порядке.
  answer.detailed = Напиши каждый элемент один раз, не показывая строения.
  answer.otherNotation = Атомы верные: запиши формулу в обычном виде.

  [dates]
  malformed = Это не удаётся прочитать: {reason}.
  unreadable = Правильный ответ «{answer}» не удаётся прочитать. {reason}
  toleranceOutOfRange = Допуск в днях или годах может быть от 0 до {maximum}.
  notAsExact = Правильный ответ «{answer}» не так точен, как требуется от ответов.
  answer.otherDate = Это другая дата.
  answer.otherPart.day = Месяц и год верные, а день другой.
  answer.otherPart.month = Другой только месяц.
  answer.otherPart.year = Другой только год.
  answer.partMissing.day = Пока всё верно, но не указан день.
  answer.partMissing.month = Пока всё верно, но не указан месяц.
  answer.partMissing.year = Пока всё верно, но не указан год.
  answer.partMissing.decade = Пока всё верно, но не указано десятилетие.
  answer.dayAndMonthExchanged = День и месяц поменялись местами.
  answer.eraMissing = Это год нашей эры: не хватает «до н. э.».
  answer.otherEra = Число верное, но эра другая.
  answer.endsExchanged = Начало и конец поменялись местами.
  answer.otherEnd = Одна граница периода верная, другая — нет.
  answer.periodExpected = Ожидается период: его начало и конец.
  answer.singleDateExpected = Ожидается одна дата, а не период.
  answer.empty = Напиши дату.
  answer.notADate = Это не дата: напиши, например, 5 июня 1234, 1234 или 123 до н. э.
  answer.unexpected = Не удаётся прочитать в дате «{text}»: напиши, например, 5 июня 1234.
  answer.unclearMonth = «{text}» может быть разными месяцами: проверь написание.
  answer.unknownDay = Такой даты в календаре нет: проверь день, месяц и год.
  answer.otherWeekday = «{text}» не соответствует этой дате: проверь день недели или убери его.
  answer.shortYear = Непонятно, какой это век: напиши год полностью, например 1234.
  answer.ambiguousOrder = Непонятно, какое из чисел — день: напиши месяц словом, например 5 июня 1234.
  answer.ambiguous = Это можно прочитать двояко: напиши словами, например июнь 1234.

  [spelling]
  category.case = Прописные и строчные буквы
  category.boundary = Слитно или раздельно
  category.das-dass = das или dass
  category.doubling = Удвоенные согласные
  category.long-i = Долгое i
  category.length-mark = Знаки долготы
  category.sharp-s = s, ss или ß
  category.umlaut-derivation = ä и äu в однокоренных словах
  category.umlaut-dots = Точки над ä, ö, ü
  category.f-v-w = f, v или w
  category.final-devoicing = Оглушение на конце слова
  category.voicing = Звонкие и глухие согласные
  category.schwa-r = Безударное e и вокализованное r
  category.special-grapheme = Буквосочетания
  category.morpheme = Части слова
  category.phoneme = Звук за звуком
  category.punctuation = Знаки

  hint.case.word = Можно ли поставить перед словом «der», «die» или «das»? Или здесь начинается предложение?
  hint.case.inside = Посмотри внутрь слова: все ли большие и маленькие буквы на своих местах?
  hint.boundary.missing = Это точно одно слово? Произнеси его части по отдельности.
  hint.boundary.needless = Связаны ли эти части друг с другом? Обозначают ли они вместе что-то одно?
  hint.das-dass = Попробуй подставить «dieses» или «welches». Остаётся ли в предложении смысл?
  hint.doubling.missing = Послушай гласный перед этим местом: он краткий или долгий? Что пишут после такого гласного?
  hint.doubling.needless = Послушай гласный перед этим местом и посмотри, что идёт дальше. Сколько согласных ты слышишь?
  hint.doubling.letters = Некоторые буквы удваиваются по-своему. Помнишь, как?
  hint.long-i = Звук i здесь долгий или краткий? Вспомни, как его обычно пишут, и подумай о словарных словах.
  hint.length.missing = Гласный здесь долгий. Может быть, это словарное слово? Подумай об однокоренных словах.
  hint.length.needless = Нужен ли гласному здесь знак долготы? У многих долгих гласных его нет.
  hint.length.between-vowels = Медленно произнеси слово по слогам. Что стоит в начале второго слога?
  hint.sharp-s = Звук s жужжит, как пчела, или шипит, как змея? А гласный перед ним — долгий или краткий?
  hint.umlaut-derivation = Есть ли однокоренное слово с a или au?
  hint.umlaut-dots = Произнеси слово вслух. Нужны ли над гласной точки?
  hint.f-v-w = Так звучат разные буквы. Может быть, это словарное слово?
  hint.f-v-w.prefix = Слово начинается с маленькой части, с которой начинаются многие слова. Как она пишется?
  hint.final.stem = Удлини слово: поставь его во множественное число или в другую форму. Что ты слышишь теперь?
  hint.final.ig = Удлини слово: добавь в конце e. Что ты слышишь теперь?
  hint.voicing = Поднеси ладонь ко рту и прислушайся: звук глухой или звонкий?
  hint.schwa.e = Прохлопай слоги. В каждом слоге нужна гласная.
  hint.schwa.r = Послушай внимательно и произнеси очень чётко: не прячется ли здесь r?
  hint.grapheme.sp-st = В начале слова не всё пишется так, как слышится. Какие буквы подходят к этому звуку?
  hint.grapheme.ch-sch = Здесь несколько букв обозначают один звук. Произнеси медленно: какой это звук и какие буквы к нему относятся?
  hint.grapheme.ng-nk = Этот звук идёт через нос. Удлини слово: какие буквы относятся к этому звуку?
  hint.grapheme.qu = Есть буква, которая никогда не стоит одна. Помнишь её пару?
  hint.grapheme.pf = Сожми губы в начале и произнеси чётко. Не слышится ли ещё один звук?
  hint.grapheme.x-chs = Этот звук можно записать по-разному. Не поможет ли однокоренное слово?
  hint.grapheme.s-z = Произнеси медленно. Касается ли язык нёба перед тем, как зашипеть?
  hint.grapheme.diphthong = Здесь две гласные сливаются в один звук. Как его пишут чаще всего?
  hint.grapheme.dt = Так оканчиваются лишь немногие слова. Может быть, это словарное слово?
  hint.grapheme.foreign = Это слово пришло из другого языка. Посмотри, как оно там пишется, и запомни.
  hint.morpheme.double = Раздели слово на части. Напиши каждую часть целиком, а потом соедини их.
  hint.morpheme.single = Раздели слово на части. Как начинается и как кончается каждая?
  hint.morpheme.prefix = Слово начинается с маленькой части, с которой начинаются многие слова. Она написана целиком?
  hint.morpheme.linking-s = Раздели слово на части, а потом произнеси его слитно. Что соединяет эти две части?
  hint.phoneme.missing = Произнеси слово медленно, звук за звуком. Все ли звуки записаны?
  hint.phoneme.added = Медленно прочитай, что написано. Нет ли лишней буквы?
  hint.phoneme.replaced = Произнеси слово медленно и сравни: каждая ли буква соответствует тому, что ты слышишь?
  hint.phoneme.order = Произнеси слово медленно. В каком порядке идут звуки?
  hint.punctuation.apostrophe = Выпадает ли здесь буква? Только тогда нужен апостроф.
  hint.punctuation.mark = Посмотри на знаки препинания: нет ли пропущенного, лишнего или неверного?

  [content]
  template.noVariant = Для одного из заданий не нашлось подходящих чисел.

  [quizzes]
  reason.correctChoice = Это верный вариант.
  reason.wrongChoice = Вариант {option} неверный.
  reason.partlyCorrectChoice = Вариант {option} — не тот, что нужен, но за него засчитывается {weight}.
  reason.allCorrectPicked = Отмечены все верные варианты.
  reason.correctSoFar = Отмечено верных вариантов: {found} из {all}.
  reason.wrongPick = Варианта {option} нет среди верных.
  reason.expectedAnswer = Это не совсем верно, но засчитывается {credit}.
  reason.awaitsGrade = Этот ответ прочитает и оценит человек.
  reason.rubric = Набрано баллов: {points} из {all}.
  reason.graded = Этот ответ оценил человек.
  reason.amended = Сколько стоит этот ответ, решили после теста.
  reason.doesNotCount = Это задание не учитывается.
  reason.recorded = За этот ответ сохраняется прежняя оценка.
  reason.incorrect = Это неверно.
  reason.awaitsSubmission = Ответ сохранён до сдачи теста.
  reason.revealed = Правильный ответ был показан.
  reason.timeOver = Время вышло.
  reason.unanswered = Ответа нет.

  picks.all = Отмечены все верные варианты и ни одного неверного.
  picks.some = Отмечено верных вариантов: {hits} из {correct}{wrong, plural, =0 {} one {, а также # неверный} few {, а также # неверных} many {, а также # неверных} other {, а также # неверного}}.
  picks.netCorrect = Отмечено верных вариантов: {hits} из {correct}{wrong, plural, =0 {} one {, а также # неверный} few {, а также # неверных} many {, а также # неверных} other {, а также # неверного}}; каждый неверный отменяет один верный.
  picks.eachOption = Верно определено вариантов: {judged} из {options}.
  picks.coverage = Отмечено верных вариантов: {hits} из {correct}{wrong, plural, =0 {} one {, а также # неверный} few {, а также # неверных} many {, а также # неверных} other {, а также # неверного}}; значит, среди отмеченных верны {hits} из {picked}.
  picks.halves = Неверно определено вариантов: {errors} из {options}; каждый такой вариант уменьшает оценку вдвое.
  picks.guess = Неверно определено вариантов: {errors} из {options}; это не лучше, чем угадывать.
  picks.weights = Отмечено верных вариантов: {hits} из {correct}{wrong, plural, =0 {} one {, а также # неверный} few {, а также # неверных} many {, а также # неверных} other {, а также # неверного}}; сумма их весов — {sum}.
  picks.negativeWeights = Отмечено верных вариантов: {hits} из {correct}{wrong, plural, =0 {} one {, а также # неверный} few {, а также # неверных} many {, а также # неверных} other {, а также # неверного}}; сумма их весов — {sum}, за это баллов нет.

  order.all = Всё стоит в верном порядке.
  order.allOrNothing = Порядок неверный, а засчитывается только верный.
  order.exactPosition = Элементов на своём месте: {found} из {all}.
  order.relativeNext = Элементов, за которыми следует нужный: {found} из {all}.
  order.allPreviousAndNext = Случаев, когда один элемент стоит с нужной стороны от другого: {found} из {all}.
  order.longestSubsequence = Элементов, стоящих в верном порядке относительно друг друга: {found} из {all}.
  order.longestRun = Элементов, которые идут подряд так, как нужно: {found} из {all}.
  order.kendall = Пар в верном порядке: {found} из {all}; каждая из остальных отменяет одну верную.
  order.dependencyGraph = Случаев, когда элемент стоит раньше того, перед которым он должен стоять: {found} из {all}.

  parts.perPart = Верных частей: {found} из {all}.
  parts.all = Все части верны: {all}.
  parts.allOrNothing = Верных частей: {found} из {all}; засчитываются только все части вместе.
  part.place = Этот элемент на своём месте.
  part.notPlace = Этот элемент не на своём месте.
  part.next = За этим элементом следует нужный.
  part.notNext = За этим элементом следует не тот, который нужен.
  part.sides = Других элементов с нужной стороны от этого: {found} из {all}.
  part.predecessors = Перед этим элементом стоит нужных элементов: {found} из {all}.
  part.pair = Эта пара верная.
  part.notPair = Эта пара неверная.

  response.unknown = Это не относится к заданию.
  response.doesNotFit = В этом задании нужен ответ другого вида.
  response.empty = Ответа пока нет.
  response.repeatedItem = Что-то использовано больше одного раза.
  response.missingItems = В последовательности ещё чего-то не хватает.
  response.tooFewWords = В тексте {count, plural, one {# слово} few {# слова} many {# слов} other {# слова}}, а нужно не меньше {limit}.
  response.tooManyWords = В тексте {count, plural, one {# слово} few {# слова} many {# слов} other {# слова}}, а нужно не больше {limit}.

  session.unknownProblem = Этого задания нет в тесте.
  session.noHintLeft = Подсказок больше нет.
  session.hintWasNotTaken = Эта подсказка не была открыта.
  session.doesNotAwaitGrade = Сейчас нет ответа, который нужно оценить.
  session.finished = Тест закончен.
  session.notFinished = Тест ещё не закончен.
  session.notPresented = Сейчас показано другое задание.
  session.alreadyDecided = Результат этого задания уже определён.
  session.notDecided = Сначала дай ответ или пропусти это задание.
  session.onlyProblemLeft = Это последнее оставшееся задание.
  session.alreadyPresented = Это задание уже показано.
  session.notAnswered = Сначала дай ответ или пропусти это задание.
  session.noProblemPresented = Все задания пройдены: сдай тест или вернись к одному из заданий.
  session.scoreOverflow = Эти баллы не удаётся сложить.
  session.timeIsUp = Время вышло.

  rule.certaintyIsMissing = Укажи степень своей уверенности.
  rule.certaintyIsNotAsked = В этом тесте степень уверенности не указывают.
  rule.notPossible = В этом тесте так нельзя.
  rule.skippingIsNotAllowed = В этом тесте нельзя пропускать задания.
  rule.returningIsNotAllowed = В этом тесте нельзя возвращаться к заданиям.
  rule.notStarted = Сначала начни тест.
  rule.alreadyStarted = Тест уже начат.
  rule.timeIsNotUp = Время ещё не вышло.

  grade.creditOutOfRange = Оценка может быть от нуля до полного числа баллов.
  grade.noRubric = У этого задания нет критериев оценивания.
  grade.otherRubric = У этого задания другие критерии оценивания.
  grade.missingCriteria = Выбери уровень по каждому критерию.

  amendment.unknownLearner = Этот человек не проходил тест.
  amendment.answersAreMissing = Укажи, какие ещё ответы верны.
  amendment.answerDoesNotFit = Это не может быть верным ответом на задание.
  amendment.alreadyTakenOut = Это задание уже исключено.
  amendment.unknownAmendment = Такого исправления нет.
  amendment.cannotBeWithdrawn = Это исправление нельзя отменить.
  amendment.duplicateAmendment = Уже есть другое исправление с таким названием.
  amendment.authorIsMissing = Укажи, кто так решил.
  amendment.reasonIsMissing = Укажи почему.

  record.creditOutOfRange = Такой оценки быть не может.
  record.secondsOutOfRange = Такого времени быть не может.

  study.unknownProblem = Такой карточки нет.
  study.notToday = Эта карточка не на сегодня.
  study.nothingToShow = Сейчас нет карточек для показа.
  study.nothingToUndo = Отменять нечего.

  report.wrongKey = Правильным здесь считается неверный ответ.
  report.missingAnswer = Правильный ответ не засчитывается.
  report.unclear = Непонятно, о чём спрашивают.
  report.typo = В тексте ошибка.
  report.notShown = Что-то не отображается.
  report.inappropriate = Здесь есть что-то неуместное.
  report.other = Что-то другое не так.

  generation.unknownSet = Одной из выбранных тем не существует.
  generation.noProblems = По выбранным темам нет заданий.
  generation.stratumTooSmall = По одной из тем есть только {count, plural, one {# задание} few {# задания} many {# заданий} other {# задания}}.
  generation.noFittingProblems = Ни одно из заданий не соответствует запросу.
  generation.nothingDue = Повторять пока нечего.
  generation.calendarIsMissing = Укажи часовой пояс ученика.
  generation.learnerIsMissing = Укажи, для кого этот тест.
  generation.dateIsMissing = Укажи, когда составляется тест.
  generation.dateOutOfRange = Эта дата вне допустимых пределов.

  key.or = " или "
  key.significantFigures = округлено до {count, plural, one {# значащей цифры} few {# значащих цифр} many {# значащих цифр} other {# значащих цифр}}
  key.decimalPlaces = округлено до {count, plural, one {# знака} few {# знаков} many {# знаков} other {# знаков}} после запятой
  key.days = ± {count, plural, one {# день} few {# дня} many {# дней} other {# дня}}
  key.years = ± {count, plural, one {# год} few {# года} many {# лет} other {# года}}
  key.spelling = мелкие описки допускаются
  key.wildcards = * означает любой текст
  key.form = в таком виде
  key.otherOrders = верным может быть и другой порядок
  key.sample = возможный ответ
  key.person = этот ответ оценивает человек

  [exercises]
  alreadyFound = Это слово уже найдено.
  alreadyStarted = Упражнение уже началось.
  checklistIsOpen = Сначала укажи, почему слово написано неверно.
  date.beforeLastEvent = Часы переведены назад.
  date.outOfRange = Часы показывают дату, которой не может быть.
  errorsRemain = Осталось найти {count, plural, one {# слово} few {# слова} many {# слов} other {# слова}}.
  finished = Упражнение закончено.
  gapIsLocked = Этот пропуск уже заполнен верно.
  gapsAreEmpty = Сначала заполни все пропуски.
  inNoCategory = Сначала выбери для слова категорию.
  judgmentDoesNotFit = Сохранённые данные не относятся к этому упражнению.
  lettersAreNotMarked = В этом упражнении буквы не отмечают.
  noChecklistIsOpen = Сначала найди слово с ошибкой.
  notReading = Слова сейчас не показаны.
  notStarted = Упражнение ещё не началось.
  notWriting = Сейчас писать нельзя.
  nothingMarked = Сначала отметь хотя бы одну букву, которая кажется тебе трудной.
  nothingToProceedFrom = Сейчас дальше идти некуда.
  nothingWritten = Сначала напиши слово.
  otherWay.drag = Перетащи слово в его категорию.
  otherWay.write = Напиши слово под его категорией.
  timeIsNotUp = Время ещё есть.
  timeIsUp = Время вышло.
  unknownCategory = Категории «{category}» нет.
  unknownGap = Такого пропуска нет.
  unknownLetter = Такой буквы нет.
  unknownReason = Такой причины нет в списке.
  unknownWord = Такого слова нет.
  wordIsNotDone = Сначала напиши это слово.
  wordIsNotShown = Слово «{word}» не показано.

  mistake.correctWordTapped = «{input}» написано верно.
  mistake.missedCategory = Это слово относится к категории «{target}».
  mistake.missedReason = Ещё одна причина: «{target}»
  mistake.missedWord = Пропущено: «{target}».
  mistake.missedWord.secret = Пропущено слово.
  mistake.misplacedWord = «{input}» должно стоять в другом месте.
  mistake.surplusWord = «{input}» — лишнее слово.
  mistake.wrongCategory = Это слово не относится к категории «{input}».
  mistake.wrongGap = «{input}» сюда не подходит.
  mistake.wrongGap.empty = Здесь чего-то не хватает.
  mistake.wrongReason = Это не причина: «{input}»
  mistake.wrongSpelling = «{input}»: правильно — «{target}».
  mistake.wrongSpelling.secret = «{input}» — неверно.

  category.case = прописная или строчная буква
  category.boundary = слитно или раздельно
  category.das-dass = das или dass
  category.doubling = одна буква или две, например l – ll, k – ck или z – tz
  category.long-i = i, ie или ih
  category.length-mark = с h, двойная или одиночная, например a – ah – aa
  category.sharp-s = s, ss или ß
  category.umlaut-derivation = ä или e, äu или eu
  category.umlaut-dots = с точками или без, например a – ä, o – ö или u – ü
  category.f-v-w = f, v или w
  category.final-devoicing = b или p, d или t, g или k на конце
  category.voicing = звонкий или глухой, например b – p, d – t или g – k
  category.schwa-r = едва слышное e или r, например в -en или -er
  category.special-grapheme = особые буквы, например sp, st, qu, x или chs
  category.morpheme = части слова, например ver-, vor- или -lich
  category.phoneme = буква пропущена, лишняя или неверная
  category.punctuation = точка, запятая и другие знаки

  recommendation = Это тренировка на тему «{category}»: ошибки бывают примерно в {percent} из 100 таких мест, а в этом упражнении таких мест {places}.
  recommendation.unseen = Это тренировка на тему «{category}»: ошибок такого рода у тебя пока не было, а таких мест в этом упражнении {places}.
  recommendation.unknown = Это тренировка на тему «{category}»: мы ещё не знаем, как у тебя это получается, а таких мест в этом упражнении {places}.
  summary.solved = Отлично, всё решено без единой ошибки!
  summary.tryAgain = Попробуй ещё раз — получится ещё лучше.

  help.errorRate = Слов с ошибкой на каждые 100: {percent}, в среднем по классу: {mean}.
  help.slow = Секунд на одно задание: {seconds}, в среднем по классу: {mean}.
  help.weakCategory = «{category}» — слабое место: ошибки примерно в {percent} из 100 таких мест.

  check.ambiguousGap = с другими буквами в пропуске получается «{word}»
  check.duplicateWord = «{word}» встречается дважды
  check.helpGivesAway = подсказка выдаёт «{word}»
  check.longGap = букв в пропуске: {count}, обычно не больше {usual}
  check.misspellingExists = «{word}» — существующее слово
  check.noErrors = ни в одном предложении нет слова с ошибкой
  check.noReason = ни одна причина не объясняет, почему «{word}» — неверно
  check.noTasks = нет ни одного задания
  check.splitWord = следующее слово, похоже, относится к «{word}»
  check.unusedCategory = ни одно слово не относится к категории «{category}»
  check.wordCount = слов: {count}, а в упражнении указано {expected}

  [pins]
  session.unknownPin = Об этой метке здесь не спрашивают.
  session.alreadySubmitted = Работа уже сдана.
  session.notSubmitted = Работа ещё не сдана.
  session.noInterim = До сдачи работы ничего не показывается.
  session.notPlaced = Для этого названия метка не поставлена.
  session.pointOutOfRange = Это за пределами изображения.
  session.creditOverflow = Оценку не удаётся вычислить.
  session.timeIsUp = Твоё время вышло.

  label.unanswered = Ответа нет.
  label.correct = Верно, {how}.
  layer.exact = точь-в-точь
  layer.normalized = не считая регистра букв, надстрочных знаков или пунктуации
  layer.variant = в другом написании
  layer.abbreviation = с сокращением
  layer.synonym = под другим названием
  layer.otherLanguage = на другом языке
  layer.wordOrder = с другим порядком слов
  layer.nearSpelling = с {count, plural, one {# неверной буквой} few {# неверными буквами} many {# неверными буквами} other {# неверной буквы}}
  label.different = Эта структура так не называется.
  label.anotherTerm = Так называется другая структура.
  label.anotherPin = Это название другой метки: {pins}.
  label.otherLanguage = Это название структуры на языке, который здесь не засчитывается.
  label.ambiguous = Здесь ошибка в написании, и другое название столь же похоже.
  label.anotherWord = Одно из слов здесь другое.
  label.contrary = Одно из слов здесь противоположно верному.
  label.tooLong = Это длиннее любого названия.

  diagnosis.swapped = Перепутано с другой меткой: {pins}.
  diagnosis.cycle = Названия меток переставлены по кругу: {pins}.
  diagnosis.labelOf = Это {pins}.
  diagnosis.wrongSide = Это другая сторона.
  diagnosis.partForWhole = Это только часть того, что здесь отмечено: {pins}.
  diagnosis.wholeForPart = Здесь отмечена только часть, а это — целое: {pins}.
  diagnosis.pluralForSingular = Это название нескольких структур, а здесь отмечена одна.
  diagnosis.singularForPlural = Это название одной структуры, а здесь отмечено несколько.
  diagnosis.duplicate = То же самое написано и здесь: {pins}.
  diagnosis.empty = Ответа нет.

  edit.unknownObject = Этого объекта нет, или он удалён.
  edit.duplicateIdentifier = Этот идентификатор уже занят.
  edit.fieldDoesNotFit = У этого объекта нет такого свойства.
  edit.lastOne = У метки должна остаться хотя бы одна подпись, а у упражнения — хотя бы один вид.
  edit.cannotBeDeleted = Сам лист удалить нельзя.
  edit.cannotBeRestored = Это не удалено, или того, в чём оно находилось, больше нет.
  edit.indexOutOfRange = Такого места нет.
  edit.imageNotRenamed = Изображению другого размера нужно другое имя или другая версия.
  edit.arrowTooShort = Стрелка слишком короткая.
  edit.invalid = Из-за этого лист стал бы некорректным.
  merge.otherSheet = Это относится к другому листу.
  merge.missingParent = Неизвестно, к чему это относится.
  merge.invalid = Из-за этого лист стал бы некорректным.

  check.pinOutsideImage = Метка за пределами изображения.
  check.partlyOutsideImage = Это выходит за пределы изображения.
  check.pinOutsideItsRegions = Метка не попадает ни в одну из своих областей.
  check.duplicateLabel = Другая подпись этой метки точно такая же.
  check.ambiguousLabel = Такая же подпись есть у другой метки: {pins}.
  check.overlapsRegionOfSameLabel = Область пересекается с областью метки, у которой есть такая же подпись.
  check.unreachable = До этой области нельзя дотронуться: её закрывают другие.
  check.missingLanguage = У метки нет подписи на языке «{language}».
  check.missingAlternativeText = У изображения нет альтернативного текста.
  check.noPins = В упражнении нет меток.

  conflict.field = Обе стороны изменили это по-разному.
  conflict.deletedByUs = Мы это удалили, а другая сторона — изменила.
  conflict.deletedByThem = Другая сторона это удалила, а мы — изменили.
  conflict.lastOnesDeleted = Обе стороны удалили части этого объекта, и от него ничего не осталось бы.
  conflict.imageReplacedByUs = Мы заменили изображение, а другая сторона что-то разместила на прежнем.
  conflict.imageReplacedByThem = Другая сторона заменила изображение, а мы что-то разместили на прежнем.

  [progress]
  wallet.unknownItem = В этом магазине такого нет.
  wallet.notEnoughCoins = Не хватает {missing, plural, one {# монеты} few {# монет} many {# монет} other {# монеты}}.
  wallet.levelNotReached = Это доступно начиная с уровня {level}.
  wallet.alreadyBought = У тебя это уже есть.
  wallet.tooManyCoins = Больше монет в этот кошелёк не поместится.
  log.noDailyGoal = Здесь нет ежедневной цели на выбор.
  log.targetOutOfRange = Ежедневная цель должна быть не меньше {minimum}.
  log.noShop = Покупать нечего.
  log.tooManyFreezes = Можно иметь не больше {most, plural, one {# заморозки} few {# заморозок} many {# заморозок} other {# заморозки}}.
  log.noTitle = Это звание носить нельзя.
  log.notReached = Это звание пока не получено.
  log.cannotBeRecorded = Это нельзя записать.
  change.points = {member}: число баллов изменилось с {before} на {after}.
  change.level = {member}: уровень изменился с {before} на {after}.
  change.reached = {member}: добавились достижения, всего {count}.
  change.lost = {member}: стало меньше достижений, на {count}.
  level.number = Уровень {level}
  log.unknownKind = Здесь нет ничего такого вида.
  log.negativeAmount = Отрицательное количество здесь не считается.
  log.awardOutOfRange = Вручную можно дать или снять от 1 до {most} очков.
  log.nothingToRepair = Нет прерванной серии, которую можно восстановить.
  log.tooManyMissed = {most, plural, one {Можно восстановить не больше # пропущенного дня} few {Можно восстановить не больше # пропущенных дней} many {Можно восстановить не больше # пропущенных дней} other {Можно восстановить не больше # пропущенного дня}}.
  log.restOutOfRange = {most, plural, one {Начиная с сегодняшнего дня можно взять # выходной подряд} few {Начиная с сегодняшнего дня можно взять # выходных подряд} many {Начиная с сегодняшнего дня можно взять # выходных подряд} other {Начиная с сегодняшнего дня можно взять # выходного подряд}}.
  log.unknownZone = Этот часовой пояс неизвестен.
  log.unknownPlayer = Этот человек здесь не участвует.
  log.duplicateTerm = Период с таким названием уже есть.

  [games]
  member.notFounded = Такой группы ещё нет.
  member.alreadyFounded = Такая группа уже есть.
  member.notMember = Это могут делать только участники группы.
  member.alreadyMember = Этот человек уже в группе.
  member.alreadyInvited = Этот человек уже приглашён.
  member.notInvited = Чтобы вступить в группу, нужно приглашение.
  member.erased = Этот человек удалён из группы навсегда. Отменить это нельзя.
  member.notAdministrator = Это могут делать только администраторы.
  member.alreadyAdministrator = Этот участник уже администратор.
  member.lastAdministrator = Группе нужен администратор. Сначала назначь другого.
  member.alreadyOptedIn = Ты уже участвуешь.
  member.alreadyOptedOut = Ты уже не участвуешь.
  member.alreadyCheered = Твои аплодисменты здесь уже есть.
  member.oneself = Играть против себя нельзя.

  todo.unknown = Такой задачи нет.
  todo.duplicate = Такая задача уже есть.
  todo.scheduled = Этой задачи пока нет на доске.
  todo.open = Над этой задачей никто не работает.
  todo.claimed = Над этой задачей уже кто-то работает.
  todo.completed = Эта задача уже выполнена.
  todo.withdrawn = Эту задачу убрали с доски.
  todo.reserved = Эта задача предназначена для другого человека.
  todo.alreadyClaimed = Ты уже работаешь над этой задачей.
  todo.fullyClaimed = Над этой задачей уже работают другие.
  todo.claimLimit = Ты уже работаешь над {limit, plural, one {# задачей} few {# задачами} many {# задачами} other {# задачи}}.
  todo.notClaimed = Ты не работаешь над этой задачей.
  todo.stealingNotAllowed = В этой группе нельзя перехватывать чужие задачи.
  todo.stealingTooEarly = Эту задачу пока нельзя перехватить.
  todo.completedTooSoon = Эта задача появилась слишком недавно, чтобы быть уже выполненной.
  todo.cannotConfirm = Выполнение этой задачи должен подтвердить кто-то другой.
  todo.nothingToConfirm = Выполнение этой задачи не нужно подтверждать.
  todo.notCreator = Это может только автор задачи или администратор.
  todo.voteRunning = По этой задаче уже идёт голосование.
  todo.noVote = По этой задаче голосования нет.
  todo.nothingToPenalize = За эту задачу снимать нечего.
  todo.invalidPlan = Так эту задачу нельзя повторять, выполнять по очереди или ограничивать сроком.

  season.unknown = Такого сезона нет.
  season.duplicate = Сезон с таким названием уже есть.
  season.overlaps = На это время уже назначен другой сезон.
  season.notOpen = Этот сезон сейчас не идёт.
  season.invalidLength = Сезон не может столько длиться.
  season.startInThePast = Сезон не может начинаться в прошлом.

  group.duplicateChallenge = Такой вызов уже есть.
  group.tooFewPoints = Очков не может быть меньше чем {minimum}.
  group.pointsOutOfRange = Здесь допустимое число очков — от {minimum} до {maximum}.
  group.blankText = Текст не может быть пустым.
  group.longText = Текст слишком длинный: допустимое число символов — {maximum}.
  group.countOutOfRange = Число должно быть не меньше одного.
  group.tooManyPoints = Это слишком много очков.
  group.titleNotEarned = Этого звания у тебя пока нет.
  group.foundingCannotBeVoid = Создание группы отменить нельзя.

  change.claimed = {member} теперь работает над задачей «{todo}».
  change.unclaimed = {member} больше не работает над задачей «{todo}».

  moment = {day}.{month}.{year} в {time}
  member.slipTimePassed = Отменить это самостоятельно можно было до {date}. Теперь это могут только администраторы.
  member.takesFromOthers = Другие получили за это очки, поэтому отменить это могут только администраторы.
  todo.stealingTooEarly.from = Эту задачу можно будет перехватить с {date}.
  todo.completedTooSoon.from = Эта задача новая. Выполнить её можно будет с {date}.
  todo.levelNotReached = Эта задача доступна с уровня {level}.
  challenge.unknown = Такого вызова нет.
  challenge.notAsked = Этот вызов не ждёт твоего ответа.
  group.deadlinePassed = Срок прошёл: {date}.
  note.void = «{todo}» от {date} не засчитывается: {known} запись отменил участник {member}.
  note.void.other = Запись от {date} не засчитывается: {known} её отменил участник {member}.
  note.takenBack = «{todo}» от {date} не засчитывается: запись отменена {known}.
  note.takenBack.other = Запись от {date} не засчитывается: она отменена {known}.
  note.refused = «{todo}» от {date} не действует: {reason}
  note.refused.other = Запись от {date} не действует: {reason}
  note.late = О «{todo}» от {date} сообщили {known}; засчитано за день выполнения.
  note.late.other = О записи от {date} сообщили {known}; она засчитана за более ранний день.
  reminder.turn = Твоя очередь: «{todo}».
  reminder.dueSoon = «{todo}» нужно сделать до {date}.
  reminder.overdue = «{todo}» просрочено с {date}.

  suggestion.assigned = Кому поручено: {member}.
  suggestion.fewestPoints = {member}: меньше всего очков ({points}).
  suggestion.fewestTodos = {member}: меньше всего задач в работе ({claimed}).
  suggestion.laterInOrder = {member}: у других меньше очков или меньше задач в работе.

  catchUp.joinDate = Ты в группе недавно: пока очков меньше, чем медиана остальных ({line}), они засчитываются {factor}-кратно. Сейчас очков: {points}.
  catchUp.gap = Пока очков меньше, чем {line}, они засчитываются {factor}-кратно, чтобы можно было догнать остальных. Сейчас очков: {points}.
  catchUp.limit = Так можно получить ещё не больше: {remaining}.

  board.unknownMember = Этого человека нет в таблице.
  board.duplicateMember = Этот человек уже в таблице.
  board.date = Результат не может быть за этот день.
  board.pageSize = На странице должна быть хотя бы одна строка.
  board.unknownDivision = Такого дивизиона нет.
  board.tooManyPoints = Результат не может быть таким большим.
  board.periodEnded = Это время прошло, и его результат остаётся прежним.
  achievement.todos.title = Рука помощи
  achievement.todos.text = Выполняй задания.
  achievement.todos.worn.2 = Трудолюбивая пчела
  achievement.todos.worn.3 = Вечный двигатель
  achievement.ideas.title = Зоркий глаз
  achievement.ideas.text = Добавляй задания на доску.
  achievement.ideas.worn.1 = Орлиный взгляд
  achievement.together.title = Вместе
  achievement.together.text = Участвуй в вызовах, с которыми справляется группа.
  achievement.together.worn.1 = Опора группы
  achievement.seasons.title = Чемпионство
  achievement.seasons.text = Победи в сезоне.
  achievement.seasons.worn.0 = Звезда сезона

  [diary]
  kind.event = Событие
  kind.goal = Учебная цель
  kind.note = Заметка
  kind.course = Новый курс
  kind.reflection = Рефлексия

  notification.eventDue = «{title}»: срок — {date}.
  notification.eventReminder = Не забудь про «{title}»: срок — {date}.
  notification.goalDue = Твоя цель «{title}»: срок — {date}.
  notification.goalReminder = Не забудь про свою цель «{title}»: срок — {date}.
  notification.undatedReminder = Не забудь про «{title}».
  notification.courseStarts = Курс «{title}» начинается {date}.
  notification.courseIsOpen = Курс «{title}» можно начать в любое время.

  list.outstanding = Предстоит
  list.completed = Сделано
  list.all = Всё
  list.notes = Заметки

  prompt.clear = Что было понятно?
  prompt.unclear = Что было непонятно?
  prompt.next = Что дальше?
  audience.nobody = Это можешь прочитать только ты.
  audience.people = Доступно выбранным тобой людям: {count}.
  audience.course = Доступно всем участникам курса.
  audience.everyone = Доступно всем.

  plan.feasible = Ты всё успеешь вовремя.
  plan.notFeasible = Вовремя всего не успеть: до {date} не хватает {hours} ч {minutes} мин.

  date = {day} {month} {year} года
  month.1 = января
  month.2 = февраля
  month.3 = марта
  month.4 = апреля
  month.5 = мая
  month.6 = июня
  month.7 = июля
  month.8 = августа
  month.9 = сентября
  month.10 = октября
  month.11 = ноября
  month.12 = декабря

  field.title = название
  field.due = дата
  field.course = курс
  field.time = время
  field.reminder = напоминание
  field.links = ссылки
  field.attachments = вложения
  field.recurrence = повторение
  field.requirements = условия

  item.missing = Заполни, пожалуйста: {fields}.
  item.malformed = Эту запись не удаётся прочитать.
  item.notAllowed = У этой записи не может быть такого поля: {field}.
  item.emptyIdentifier = У записи нет имени.
  item.unknownGoal = Цели, которая нужна как условие, не существует.
  item.requiresItself = Цель не может быть условием для самой себя.
  item.progressOutOfRange = Прогресс должен быть от 0 до 100 %.
  item.impossibleRecurrence = Так это повторять нельзя.
  item.recurrenceEndsBeforeItBegins = Повторение заканчивается раньше, чем начинается.
  item.tooManyOccurrences = Слишком много повторений.
  item.duplicate = Такая запись уже есть.
  item.unknown = Такой записи нет.
  item.isPlatforms = Это задано в курсе. Здесь можно только поставить напоминание.
  item.isNote = Заметку можно только создать и удалить.
  item.otherKind = Событие не может стать целью, а цель — событием.
  item.unknownOccurrence = На этот день ничего не назначено.
  item.alreadyCompleted = Это уже сделано.
  item.notCompleted = Это ещё не сделано.
  item.ratingOutOfRange = Выбери число от {least} до {most}.
  item.requiredGoalsOutstanding = Сначала нужно достичь ещё {count, plural, one {# цели} few {# целей} many {# целей} other {# цели}}.
  item.tooLittleProgress = Для этого нужно пройти {percent} % курса.
  item.tooLittleDone = Для этого нужно выполнить {percent} % задания «{title}».
  item.tooLittleStudied = Для этого нужно ещё позаниматься {hours} ч {minutes} мин.

  course.unknown = Такого курса нет.
  course.duplicate = Это не удаётся записать. Проверь, пожалуйста, дату и название.
  course.alreadySubscribed = Ты уже участвуешь в этом курсе.
  course.notSubscribed = Ты не участвуешь в этом курсе.
  course.alreadyRequested = Запрос уже отправлен и скоро будет выполнен.
  course.noRequest = Отменять нечего.
  notification.unknown = Этого уведомления больше нет.
  reflection.duplicate = Такая запись уже есть.
  reflection.unknown = Такой записи нет.
  reflection.noAudience = Укажи, пожалуйста, кто может это читать.
  reflection.notShared = Это личная запись.
  reflection.notReader = Эта запись тебе недоступна.
  readers.notAdmitted = У этого человека нет доступа к дневнику.
  readers.isOwner = Свой дневник ты и так видишь.
  reflection.nothingWritten = Сначала, пожалуйста, что-нибудь напиши.
  reflection.duplicateAnswer = Ответь, пожалуйста, на каждый вопрос только один раз.
  award.alreadyGiven = У тебя это уже есть.
  award.notGiven = Забирать обратно нечего.
  award.xpOutOfRange = Допустимо от {least} до {most} XP.
  noShop = Покупать нечего.
  ledger.full = Больше XP заработать нельзя.
  notOwner = Это может только владелец дневника.
  erasureIsFinal = Стёртое навсегда не вернуть.

  import.isJournal = В записи журнала нет ничего, что нужно сделать.
  import.isCancelled = Это отменено.
  import.replacesOccurrence = Это заменяет одну дату серии, которой нет в дневнике.
  import.isOlder = В дневнике есть более новая версия.
  import.wasDeleted = Это уже удалено из дневника.
  loss.length = Продолжительность не сохраняется.
  loss.recurrence = Переносится только один раз, без повторения.
  loss.endlessRecurrence = Повторяется до {date}, а не бесконечно.
  loss.singleTimes = {count, plural, one {Не переносится # отличающаяся дата серии.} few {Не переносятся # отличающиеся даты серии.} many {Не переносится # отличающихся дат серии.} other {Не переносится # отличающейся даты серии.}}
  loss.reminders = {count, plural, one {Теряется ещё # напоминание.} few {Теряются ещё # напоминания.} many {Теряется ещё # напоминаний.} other {Теряется ещё # напоминания.}}
  loss.completion = Выполнение нужно отметить в самом дневнике.
  loss.undated = Без даты это не дело, поэтому оно станет заметкой.
  loss.zone = Часовой пояс {zone} неизвестен, поэтому время может быть неверным.
  loss.properties = Дневник не сохраняет: {names}.
  fault.syntax = Строку {line} файла не удалось прочитать: «{text}».
  fault.notUTF8 = Строка {line} файла не в UTF-8, некоторые буквы могут быть неверными.
  fault.structure = В строке {line} файла что-то начинается или кончается не там, где нужно.
  fault.missing = В строке {line} файла не хватает {property} ({name}).
  fault.badValue = В строке {line} файла «{text}» не подходит как значение {name}.
  fault.unknownZone = В строке {line} файла часовой пояс {zone} неизвестен, время может быть неверным.

  level.1.title = Первая страница
  level.1.text = Твой дневник открыт
  level.2.title = Первые открытия
  level.2.text = Ты уже хорошо здесь ориентируешься
  level.3.title = Упорство
  level.3.text = Шаг за шагом вперёд
  level.4.title = Точный план
  level.4.text = Ты достигаешь того, что задумано
  level.5.title = Мастерство
  level.5.text = Учёба вошла в привычку

  [analytics]
  estimation.unknownProblem = Об этом задании пока ничего не известно.
  estimation.alreadyAnswered = Ответ на это задание уже дан.
  estimation.stepsOutOfRange = Для расчёта нужен хотя бы один шаг.
  estimation.priorOutOfRange = Начальное значение расчёта невозможно.
  estimation.tooManyProblems = Сравнить можно не больше {maximum, plural, one {# задания} few {# заданий} many {# заданий} other {# задания}}.

  [community]
  contact.oneself = Себя нельзя добавить в контакты.
  contact.alreadyContacts = Вы уже есть друг у друга в контактах.
  contact.notContacts = Вас нет друг у друга в контактах.
  contact.alreadyRequested = Твой запрос ждёт ответа.
  contact.declinedBefore = Твой запрос отклонён.
  contact.noRequest = Нет запроса, на который можно ответить.
  contact.noStranger = Сейчас играть не с кем.

  challenge.notPlayer = Тебя не приглашали участвовать в этом вызове.
  challenge.notOpen = Этот вызов ещё не начался.
  challenge.deadlinePassed = Срок этого вызова истёк.
  challenge.notAccepted = Прежде чем играть, прими вызов.
  challenge.alreadyAccepted = Этот вызов уже принят.
  challenge.alreadyDeclined = Этот вызов отклонён.
  challenge.notStarted = Сначала начни тест.
  challenge.alreadyStarted = Тест уже начат.
  challenge.alreadyOut = Для тебя этот вызов уже завершён.
  challenge.otherQuiz = Это не тот тест, который выбран для вызова.
  challenge.notFinished = Тест ещё не закончен.
  challenge.notCounted = Эти ответы нельзя засчитать.
  challenge.stays = То, что произошло в вызове, отменить нельзя.

  live.notHost = Это может делать только ведущий.
  live.hostCannotPlay = Ведущий не отвечает на вопросы.
  live.notPlayer = Сначала присоединись к игре.
  live.alreadyJoined = Ты уже участвуешь.
  live.wasRemoved = Ведущий исключил тебя из игры.
  live.unknownPlayer = Этот человек не участвует.
  live.unknownTeam = Такой команды нет.
  live.teamIsMissing = Выбери команду.
  live.unknownProblem = Вопроса с таким названием нет.
  live.alreadyOpened = Этот вопрос уже задавали.
  live.questionIsOpen = Ещё открыт другой вопрос.
  live.questionIsNotOpen = Этот вопрос не открыт.
  live.timeIsUp = Время на этот вопрос вышло.
  live.alreadyAnswered = Твой ответ на этот вопрос уже есть.
  live.finished = Игра окончена.

  [authoring]
  workshop.unknownProblem = Задания с таким названием нет.
  workshop.notAuthor = Изменить задание может только его автор.
  workshop.ownProblem = Собственное задание проверять нельзя.
  workshop.otherProblem = Это текст другого задания.
  workshop.alreadySubmitted = Эта версия уже отправлена на проверку.
  workshop.laterRevision = Есть более новая версия.
  workshop.faulty = Задание ещё не готово полностью.
  workshop.notWaiting = Эта версия не ждёт проверки.
  workshop.reasonMissing = Укажи, почему ты отклоняешь задание.
  workshop.alreadyWithdrawn = Это задание уже отозвано.
  workshop.alreadyReported = Твоё сообщение об этом уже получено.
  workshop.noReport = Ответа об этом задании никто не ждёт.
  workshop.countOutOfRange = Такого числа голосов быть не может.

  [papers]
  error.countOutOfRange = Возможно от {first} до {last}, а здесь было бы {count}.
  error.dependsOnLearner = Варианты для класса не могут зависеть от того, что делал один человек.
  error.duplicateCandidate = Кто-то стоит в списке имён дважды.
  error.malformedAnswer = Для ответа нужны код варианта, номер и двоеточие, например B3: C.
  error.unknownPaper = Варианта {code} нет.
  error.unknownProblem = Задания {number} нет, последнее — {last}.
  error.unknownLetter = В задании {problem} нет {letter}, буквы кончаются на {last}.
  error.severalLetters = В задании {problem} нужна одна буква, а их несколько.
  error.repeatedLetter = В задании {problem} буква {letter} стоит дважды.
  error.unknownPart = В задании {problem} нет части {number}, последняя — {last}.
  error.otherCount = Частей в задании {problem}: {expected}, а ответов: {count}. Пронумеруйте их.
  error.unknownSeat = Какой это вариант? Напишите его код рядом с ответами.

  draw.fewerProblems = Заданий в каждом варианте: {count}, а не {wanted}, потому что больше их нет.
  draw.stratumTooSmall = По теме «{stratum}» заданий только {count}, а нужно {wanted}.
  draw.points = Баллов за вариант: {points}, потому что никакой выбор заданий не даёт {wanted}.
  draw.simplified = При стольких разных баллах не хватает времени использовать задания как можно равномернее.
  draw.unevenUse = Каждое задание используется от {fewest} до {most} раз, и это неравномерно.
  draw.unknownDifficulty = Задания неизвестной трудности: {count}. Они считаются средними.
  draw.difficulty = Варианты различаются по трудности: ожидается от {lowest} до {highest} % баллов.

  page.name = Имя
  page.date = Дата
  page.points = Баллы
  page.mark = Оценка
  page.code = Вариант
  page.number = №
  page.letters = Буквы
  page.answer = Верный ответ
  page.total = Всего
  page.paper = Вариант {code}
  page.key = Ключ к варианту {code}
  page.answers = Бланк ответов к варианту {code}
  page.solutions = Бланк с решениями варианта {code}
  page.list = У кого какой вариант
  page.cross = Отметьте верную клетку. В рядах квадратных клеток верными могут быть несколько.
  page.several = Верных ответов может быть несколько.
  page.minimumWords = не меньше {count, plural, one {# слова} few {# слов} many {# слов} other {# слова}}
  page.maximumWords = не больше {count, plural, one {# слова} few {# слов} many {# слов} other {# слова}}
  page.wordRange = от {minimum} до {maximum} слов
  page.order = Запишите буквы в верном порядке:
  page.match = Напишите букву рядом с каждым номером.
  page.shared = Одна буква может встретиться несколько раз.

  [overlay]
  pin = Метка {name}
  arrow = Стрелка
  highlight = Выделенная часть
  verdict.correct = верно
  verdict.wrong = неверно
  verdict.partial = частично верно
  verdict.unanswered = нет ответа

  [interchange]
  not-utf-8 = Этот байт не в кодировке UTF-8 и читается как в Windows-1252, как «{sign}»: проверь, верно ли это.
  encoding-guessed = Файл читается как {encoding}, на что указывают его байты: посмотри на буквы с диакритикой или сохрани его в UTF-8.
  unreadable-byte = Один из байтов этой строки не обозначает никакого знака и пропущен.
  brace-without-partner = У этой фигурной скобки нет пары, поэтому вопрос пропущен: закрой её или поставь перед ней обратную косую черту, если нужен сам знак.
  second-answer-block = В вопросе есть второй блок ответов, он прочитан как текст: спроси что-то одно или используй Cloze.
  line-break-in-formula = \n здесь означает перенос строки и разрывает {command} надвое: напиши \{command}.
  weight-on-right-answer = Вес {weight} стоит после = и поэтому не действует: чтобы дать часть баллов, напиши ~{weight}.
  truth-as-text = «{text}» здесь — текст, который нужно написать: для верного или неверного утверждения используй TRUE или FALSE.
  zero-line = Moodle заканчивает вопрос на строке, в которой только 0: перенеси 0 на другую строку.
  question-in-category = Эта строка относится к категории, поэтому вопрос в ней теряется: вставь перед ней пустую строку.
  zero-answer = Первый ответ 0 Moodle считает отсутствующим: напиши =0.
  unescaped-sign = Знак «{sign}» имеет в GIFT особое значение: напиши \{sign}, чтобы его правильно прочитала любая программа.
  malformed-weight = «{weight}» — это не вес, запись прочитана как текст: напиши {better}.
  unknown-text-format = «{format}» — это не формат текста, запись прочитана как текст.
  malformed-number = «{text}» — это не число, и Moodle примет любой ответ: напиши {better}.
  weight-out-of-range = Вес бывает от -100 до 100 процентов, а здесь {weight}.
  weight-not-on-list = Moodle не знает веса {weight} и не принимает вопрос: используй {better}.
  no-right-answer = Нет ни одного правильного ответа: поставь = перед правильным или задай веса, которые в сумме дают 100.
  too-few-answers = Вопросу нужно не меньше {needed, plural, one {# ответа} few {# ответов} many {# ответов} other {# ответа}}, поэтому он пропущен.
  pair-without-arrow = В этой паре нет стрелки, поэтому вопрос пропущен: напиши =элемент -> ответ.
  pair-without-answer = В этой паре нет ответа после стрелки, поэтому Moodle её пропускает: напиши =элемент -> ответ.
  malformed-xml = Это не соответствует правилам XML: сам знак < записывается как &lt;, а каждый элемент завершается собственным тегом.
  unknown-reference = Сам знак & записывается в XML как &amp;, а заменять знаки могут только &lt; &gt; &amp; &quot; &apos; и числа.
  nested-too-deeply = Элементы здесь слишком глубоко вложены друг в друга, и самые глубокие пропущены.
  tags-in-text = В тексте есть теги, которых Moodle не принимает: помести его между <![CDATA[ и ]]>.
  unknown-element = «{name}» не относится к банку вопросов, эта часть пропущена.
  unknown-type = Вопросы типа «{type}» остаются в файле, но использовать их нельзя.
  duplicate-file = В тексте уже есть другой файл с именем «{name}», поэтому этот пропущен: дай ему собственное имя.
  nothing-found = В файле нет ни одного вопроса: может быть, он в другом формате?
  no-gap = В тексте нет пропуска, который можно прочитать, например {example}.
  gap-without-end = У этого пропуска нет закрывающей скобки.
  unknown-gap-type = «{type}» — это не тип пропуска, поэтому запись прочитана как текст: бывают SHORTANSWER, MULTICHOICE и NUMERICAL.
  unfinished-question = Вопрос в Aiken — это строка с вопросом, хотя бы два ответа вида «A) Paris» и строка «ANSWER: A»; этот вопрос пропущен.
  unknown-letter = Ни у одного ответа нет такой буквы, поэтому вопрос пропущен.
  quote-without-partner = У этой кавычки нет пары, она прочитана как обычный знак: внутри кавычек её нужно удвоить.
  columns-without-names = Ни одна строка не называет известных столбцов ({names}): назови их вопрос и ответ или укажи, какие это столбцы, как в {example}.
  row-above-names = «{name}» стоит над названиями столбцов, поэтому эта строка пропущена.
  fields-without-names = У полей нет названий, поэтому первое служит вопросом ко второму.
  column-left-out = Содержимое столбца «{name}» не относится к задаче, поэтому оно пропущено.
  column-misspelled = Столбца «{name}» нет, поэтому его содержимое пропущено: имеется в виду «{meant}»?
  unreadable-cell = «{value}» не подходит для столбца {name} и пропущено: напиши, как в {example}.
  unknown-option = «{value}» не обозначает ни одного из вариантов, поэтому строка пропущена: напиши букву, номер или текст варианта.
  ambiguous-key = «{value}» — номер одного варианта и текст другого и читается как номер: напиши букву.
  passed-over = «{name}» не относится к задаче и пропускается.
  no-identifiers = Ни в одном столбце нет идентификаторов, поэтому каждый выводится из текста вопроса: со столбцом id ответы останутся при своём вопросе, даже если его текст изменится.
  media-left-out = Файла «{name}» в текстовом файле нет, поэтому он пропущен.
  gap-within-gap = Внутри пропуска есть другие пропуски, и спрашиваются только внутренние.
  sheet-left-out = «{name}» не читается: читаются только ячейки одного листа.
  several-answers = «{answer}» здесь один ответ: остальные правильные запиши в столбец alternatives через |.
  incomplete-row = В этой строке нет вопроса или ответа, поэтому она пропущена.
  malformed-json = Эта строка — не объект JSON, она пропущена.
  unusable-question = Этот вопрос использовать нельзя: {reason}.
  unusable-type = В банке не бывает вопросов типа «{type}», поэтому этот пропущен.
  mark-rounded = Баллы идут с шагом 1/600, поэтому из оценки {mark} получается {points}.
  description-left-out = После этого текста в его наборе нет задания, поэтому в банке для него нет места: поставь его перед вопросом.
  text-simplified = Текст частично потерял оформление: {what}.
  content-left-out = В тексте не хватает того, что ученики увидели бы или услышали: {what}.
  gap-left-out = В наборе нет пропусков, в которых выбирают несколько ответов, поэтому пропуска {number} нет вместе с его ответами: {answers}.
  fields-left-out = В наборе нет места для этих частей вопроса: {names}.
  settings-left-out = У теста свои настройки, поэтому эти не действуют: {names}.
  hidden-question = Вопрос скрыт от учеников, поэтому он пропущен.
  broken-json = Это не соответствует правилам JSON. Здесь нужно: {expected}
  missing-member = В «{owner}» нет «{name}»: добавь это поле.
  wrong-kind = Поле «{name}» содержит {value}, а формату нужно {expected}.
  malformed-value = «{value}» не подходит для «{name}»: напиши как {example}.
  unknown-member = Формат не знает «{name}» в «{owner}» и ничего другого там не допускает: перенеси это в «extensions».
  duplicate-member = «{name}» стоит здесь второй раз: оставь что-то одно.
  misplaced-member = «{name}» не сочетается с «{other}»: убери что-то одно.
  useless-member = «{name}» здесь ничего не значит, потому что «{owner}» — это «{other}».
  not-looked-up = «{name}» находится по адресу {address}, но этот адрес не запрашивается.
  proof-not-checked = Подпись сохраняется, но не проверяется: подлинность значка нужно выяснить в другом месте.
  never-valid = Значок действует до {end}, а это не позже его начала: он никогда не действителен.
  no-badge = В файле нет значка, который можно прочитать.
  unusable-region = «{name}» не отмечает на изображении ничего, чего можно коснуться, поэтому пропущено.
  region-without-label = У области нет текста, который мог бы стать её подписью, поэтому она пропущена.
  image-without-size = У изображения «{name}» нет ширины и высоты, поэтому метки на нём не разместить.
  parts-left-out = На листе с метками нет места для {parts}.
  not-scored = Ответы на это задание нельзя оценить: «{name}» не поддерживается.
  scoring-approximated = Правила этого задания оценивают некоторые ответы иначе, чем может вопрос здесь: проверь, сколько приносят ответы.
  usual-rules = У задания нет правил оценивания, поэтому правильный ответ приносит все баллы.
  no-key = Ни один ответ на это задание не приносит баллов, поэтому оно не может стать вопросом: укажи правильный ответ.
  feedback-left-out = Ни одно условие, известное вопросу, не говорит, кто видит этот текст, поэтому он пропущен: «{text}».
  undeclared-outcome = Правила задают «{name}», чего задание не объявляет: это считается числом.
  missing-file = В пакете нет подходящего здесь файла «{name}».
  address-left-out = У изображения или записи адрес «{address}», а это не адрес в сети, поэтому они пропущены.
  rubric-left-out = В банке вопросов нет заметок для проверяющих, поэтому эти пропущены.
  units-left-out = Ответы здесь без единиц, поэтому эти пропущены: {units}. Укажи в тексте, что нужно только число.
  total.more = и ещё {count} [{code}]
  total.lines = {count, plural, one {# строка} few {# строки} many {# строк} other {# строки}}
  total.files = {count, plural, one {# файл} few {# файла} many {# файлов} other {# файла}}
  total.questions = {count, plural, one {# вопрос} few {# вопроса} many {# вопросов} other {# вопроса}}
  total.pins = {count, plural, one {# метка} few {# метки} many {# меток} other {# метки}}
  total.entries = {count, plural, one {# запись} few {# записи} many {# записей} other {# записи}}
  total.statements = {count, plural, one {# высказывание} few {# высказывания} many {# высказываний} other {# высказывания}}
  total.badges = {count, plural, one {# значок} few {# значка} many {# значков} other {# значка}}
  total.errors = {count, plural, one {# ошибка} few {# ошибки} many {# ошибок} other {# ошибки}}
  total.warnings = {count, plural, one {# предупреждение} few {# предупреждения} many {# предупреждений} other {# предупреждения}}
  total.hints = {count, plural, one {# замечание} few {# замечания} many {# замечаний} other {# замечания}}
  total.none = ошибок нет
  lost.type = Вопрос пропущен: в этом формате нет вопросов типа {type}.
  lost.category = Категория не сохранится.
  lost.category-details = Описание и номер категории не сохранятся.
  lost.set-title = Название набора не сохранится; его заменит идентификатор.
  lost.name = Название не сохранится.
  lost.labels = Идентификационный номер и теги не сохранятся.
  lost.mark = Балл за вопрос не сохранится.
  lost.hints = Подсказки не сохранятся.
  lost.general-feedback = Общий отзыв к вопросу не сохранится.
  lost.answer-feedback = Отзывы на ответы не сохранятся.
  lost.response-feedback = Отзывы на ответ в целом не сохранятся.
  lost.files = Файлы из текстов не сохранятся.
  lost.remainder = Подробности, которые есть только в исходном формате, не сохранятся.
  lost.weights = Ответы, за которые дают часть баллов, больше не будут её приносить.
  lost.refused-weights = Moodle не знает одного из весов ответов и отклонит вопрос.
  lost.other-answers = Сохранится только первый ответ.
  lost.separator = Вертикальная черта в ответе разделит его надвое.
  lost.arrow = Стрелка -> в тексте превратится в →.
  lost.signs = Знаки в тексте означают там другое: пропуск, звук или чтение.
  lost.letter-case = Прописные и строчные буквы не будут различаться.
  lost.single-choice = Правильного ответа нет, поэтому можно будет выбрать несколько вариантов, а не один.
  lost.judgment = Ответы будут сравниваться посимвольно, а не по смыслу.
  lost.unit = Единица измерения числа не сохранится.
  lost.markup = Формулы, изображения, таблицы и выделение станут простым текстом.
  lost.grading = Каждый выбранный вариант будет приносить свою долю, а не то, что указано в задании.
  lost.other-orders = Из всех правильных порядков сохранится только один.
  lost.rubric = Критерии оценивания, образец ответа и ограничения для эссе не сохранятся.
  lost.instruction = Указание над текстом с пропусками не сохранится.
  lost.source = Источник задания не сохранится.
  lost.notes = Заголовок, заметка, знак и размер метки не сохранятся.
  lost.other-labels = Подписи на других языках и синонимы не сохранятся.
  lost.round-shapes = Кривые края станут прямыми отрезками, а отверстия могут не сохраниться.
  lost.drawings = Стрелки и выделения на изображении не сохранятся.
  lost.titles = Названия разделов, упражнений и видов и описания изображений не сохранятся.
  lost.other-images = Изображения после первого не сохранятся вместе с их метками.
  lost.templates = Шаблоны набора не сохранятся.

  [lab]
  coverage.leftOut = Без внимания остались {players}.
  coverage.favored = Гораздо больше внимания, чем остальные, получают {players}.
  players.achiever = любители достижений
  players.competitor = любители соревнований
  players.explorer = любители открытий
  players.socializer = любители общения
  report.mean = среднее
  report.interval = 95 %
  report.difference = разница
  report.chance = p (Холм)
  report.least = минимум при seed
  report.most = максимум при seed
  report.same = одинаково в каждом мире
  report.none = нет значения
  report.unmeasured = При варианте {variant} ни в одном мире нечего было измерить, например потому, что никто не получил ни одного очка.
  report.worlds = Миров: {count}, seed от {first} до {last}. Каждый интервал сам по себе; p исправлено на все сравнения (Холм).
  """#
)
