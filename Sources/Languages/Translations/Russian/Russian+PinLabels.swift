// SPDX-License-Identifier: Apache-2.0
extension Russian {
  /// The sentences of pin labels.
  package static let pins: [String: String] = [
    "quoted": "«{text}»",

    "session.unknownPin": "Об этой метке здесь не спрашивают.",
    "session.alreadySubmitted": "Работа уже сдана.",
    "session.notSubmitted": "Работа ещё не сдана.",
    "session.noInterim": "До сдачи работы ничего не показывается.",
    "session.notPlaced": "Для этого названия метка не поставлена.",
    "session.pointOutOfRange": "Это за пределами изображения.",
    "session.creditOverflow": "Оценку не удаётся вычислить.",
    "session.timeIsUp": "Твоё время вышло.",

    "label.unanswered": "Ответа нет.",
    "label.correct": "Верно, {how}.",
    "layer.exact": "точь-в-точь",
    "layer.normalized": "не считая регистра букв, надстрочных знаков или пунктуации",
    "layer.variant": "в другом написании",
    "layer.abbreviation": "с сокращением",
    "layer.synonym": "под другим названием",
    "layer.otherLanguage": "на другом языке",
    "layer.wordOrder": "с другим порядком слов",
    "layer.nearSpelling":
      "с {count, plural, one {# неверной буквой} few {# неверными буквами} many {# неверными буквами} other {# неверной буквы}}",
    "label.different": "Эта структура так не называется.",
    "label.anotherTerm": "Так называется другая структура.",
    "label.anotherPin": "Это название другой метки: {pins}.",
    "label.otherLanguage": "Это название структуры на языке, который здесь не засчитывается.",
    "label.ambiguous": "Здесь ошибка в написании, и другое название столь же похоже.",
    "label.anotherWord": "Одно из слов здесь другое.",
    "label.contrary": "Одно из слов здесь противоположно верному.",
    "label.tooLong": "Это длиннее любого названия.",

    "diagnosis.swapped": "Перепутано с другой меткой: {pins}.",
    "diagnosis.cycle": "Названия меток переставлены по кругу: {pins}.",
    "diagnosis.labelOf": "Это {pins}.",
    "diagnosis.wrongSide": "Это другая сторона.",
    "diagnosis.partForWhole": "Это только часть того, что здесь отмечено: {pins}.",
    "diagnosis.wholeForPart": "Здесь отмечена только часть, а это — целое: {pins}.",
    "diagnosis.pluralForSingular": "Это название нескольких структур, а здесь отмечена одна.",
    "diagnosis.singularForPlural": "Это название одной структуры, а здесь отмечено несколько.",
    "diagnosis.duplicate": "То же самое написано и здесь: {pins}.",
    "diagnosis.empty": "Ответа нет.",

    "edit.unknownObject": "Этого объекта нет, или он удалён.",
    "edit.duplicateIdentifier": "Этот идентификатор уже занят.",
    "edit.fieldDoesNotFit": "У этого объекта нет такого свойства.",
    "edit.lastOne":
      "У метки должна остаться хотя бы одна подпись, а у упражнения — хотя бы один вид.",
    "edit.cannotBeDeleted": "Сам лист удалить нельзя.",
    "edit.cannotBeRestored": "Это не удалено, или того, в чём оно находилось, больше нет.",
    "edit.indexOutOfRange": "Такого места нет.",
    "edit.imageNotRenamed": "Изображению другого размера нужно другое имя или другая версия.",
    "edit.arrowTooShort": "Стрелка слишком короткая.",
    "edit.invalid": "Из-за этого лист стал бы некорректным.",
    "merge.otherSheet": "Это относится к другому листу.",
    "merge.missingParent": "Неизвестно, к чему это относится.",
    "merge.invalid": "Из-за этого лист стал бы некорректным.",

    "check.pinOutsideImage": "Метка за пределами изображения.",
    "check.partlyOutsideImage": "Это выходит за пределы изображения.",
    "check.pinOutsideItsRegions": "Метка не попадает ни в одну из своих областей.",
    "check.duplicateLabel": "Другая подпись этой метки точно такая же.",
    "check.ambiguousLabel": "Такая же подпись есть у другой метки: {pins}.",
    "check.overlapsRegionOfSameLabel":
      "Область пересекается с областью метки, у которой есть такая же подпись.",
    "check.unreachable": "До этой области нельзя дотронуться: её закрывают другие.",
    "check.missingLanguage": "У метки нет подписи на языке «{language}».",
    "check.missingAlternativeText": "У изображения нет альтернативного текста.",
    "check.noPins": "В упражнении нет меток.",

    "conflict.field": "Обе стороны изменили это по-разному.",
    "conflict.deletedByUs": "Мы это удалили, а другая сторона — изменила.",
    "conflict.deletedByThem": "Другая сторона это удалила, а мы — изменили.",
    "conflict.lastOnesDeleted":
      "Обе стороны удалили части этого объекта, и от него ничего не осталось бы.",
    "conflict.imageReplacedByUs":
      "Мы заменили изображение, а другая сторона что-то разместила на прежнем.",
    "conflict.imageReplacedByThem":
      "Другая сторона заменила изображение, а мы что-то разместили на прежнем.",
  ]
}

extension Russian {
  /// The sentences of drawings of pins.
  package static let overlay: [String: String] = [
    "pin": "Метка {name}",
    "arrow": "Стрелка",
    "highlight": "Выделенная часть",
    "verdict.correct": "верно",
    "verdict.wrong": "неверно",
    "verdict.partial": "частично верно",
    "verdict.unanswered": "нет ответа",
  ]
}
