// SPDX-License-Identifier: Apache-2.0
import DateAnswers
import Testing

/// Dates in nine languages: ordinals and cardinals in words, months in all their cases, decades and
/// centuries.
private let acceptedInLanguages = TeacherCase.cases(
  .accept,
  """
  1901..2000 | the twentieth century | language=en | a century by its years
  20th century | twentieth century | language=en | a word
  20th century | the 1900s | language=en | its hundred years
  19th century | nineteenth century | language=en | a word
  1960s | the nineteen sixties | language=en | a decade in words
  1960s | the 1960's | language=en | an apostrophe
  1789-07-14 | the fourteenth of July 1789 | language=en | a day in words
  1989-11-09 | ninth November 1989 | language=en | a day in words
  20th century | zwanzigstes Jahrhundert | language=de | a word
  20th century | das zwanzigste Jahrhundert | language=de | with its article
  20th century | im 20. Jahrhundert | language=de | with a preposition
  19th century | neunzehntes Jahrhundert | language=de | a word
  1960s | die 60er Jahre des 20. Jahrhunderts | language=de | a decade with its century
  1960s | 1960er-Jahre | language=de | a hyphen
  1989-11-09 | neunter November 1989 | language=de | a day in words
  1990-10-23 | dreiundzwanzigster Oktober 1990 | language=de | a day in words
  20th century | vingtième siècle | language=fr | a word
  20th century | le XXe siècle | language=fr | Roman
  19th century | dix-neuvième siècle | language=fr | a word
  18th century | dix-huitième siècle | language=fr | a word
  21st century | vingt et unième siècle | language=fr | a word
  1960s | les années 1960 | language=fr | a decade
  1789-07-14 | le quatorze juillet 1789 | language=fr | a day in words
  1804-12-02 | deux décembre 1804 | language=fr | a day in words
  1515-01-01 | premier janvier 1515 | language=fr | the first
  1515-01-01 | 1er janvier 1515 | language=fr | the first
  20th century | siglo veinte | language=es | a cardinal
  20th century | siglo XX | language=es | Roman
  20th century | el siglo XX | language=es | with its article
  19th century | siglo diecinueve | language=es | a cardinal
  16th century | siglo dieciséis | language=es | a cardinal
  5th century | siglo quinto | language=es | an ordinal
  1960s | década de 1960 | language=es | a decade
  1808-05-02 | dos de mayo de 1808 | language=es | a day in words
  1812-03-19 | diecinueve de marzo de 1812 | language=es | a day in words
  1812-01-01 | primero de enero de 1812 | language=es | the first
  1492-10-12 | doce de octubre de 1492 | language=es | a day in words
  20th century | ventesimo secolo | language=it | a word
  20th century | XX secolo | language=it | Roman
  20th century | il Novecento | language=it | the name of the century
  16th century | il Cinquecento | language=it | the name of the century
  15th century | Quattrocento | language=it | the name of the century
  14th century | il Trecento | language=it | the name of the century
  19th century | l'Ottocento | language=it | the name of the century
  18th century | Settecento | language=it | the name of the century
  17th century | nel Seicento | language=it | the name of the century
  19th century | diciannovesimo secolo | language=it | a word
  1946-06-02 | due giugno 1946 | language=it | a day in words
  1861-03-17 | diciassette marzo 1861 | language=it | a day in words
  1946-06-01 | primo giugno 1946 | language=it | the first
  1946-06-01 | 1º giugno 1946 | language=it | the first
  20th century | século vinte | language=pt | a cardinal
  20th century | século XX | language=pt | Roman
  19th century | século dezenove | language=pt | a cardinal of Brazil
  19th century | século dezanove | language=pt | a cardinal of Portugal
  16th century | século dezasseis | language=pt | a cardinal of Portugal
  1822-09-07 | sete de setembro de 1822 | language=pt | a day in words
  1974-04-25 | vinte e cinco de abril de 1974 | language=pt | a day in words
  1974-04-01 | primeiro de abril de 1974 | language=pt | the first
  1974-04-01 | 1º de abril de 1974 | language=pt | the first
  20th century | twintigste eeuw | language=nl | a word
  20th century | de 20e eeuw | language=nl | digits
  20th century | 20ste eeuw | language=nl | digits
  19th century | negentiende eeuw | language=nl | a word
  1945-05-05 | vijf mei 1945 | language=nl | a day in words
  1945-05-05 | vijfde mei 1945 | language=nl | an ordinal
  1581-07-26 | zesentwintig juli 1581 | language=nl | a day in words
  20th century | dvacáté století | language=cs | a word
  20th century | 20. století | language=cs | digits
  20th century | ve 20. století | language=cs | the locative
  20th century | ve dvacátém století | language=cs | the locative
  19th century | devatenácté století | language=cs | a word
  19th century | v 19. století | language=cs | the locative
  1960s | 60. léta 20. století | language=cs | a decade with its century
  1918-10 | v říjnu 1918 | language=cs | the locative
  1918-11 | v listopadu 1918 | language=cs | the locative
  1989-12 | v prosinci 1989 | language=cs | the locative
  1968-08 | v srpnu 1968 | language=cs | the locative
  1945-05 | v květnu 1945 | language=cs | the locative
  1968-07 | v červenci 1968 | language=cs | the locative
  1968-06 | v červnu 1968 | language=cs | the locative
  1938-09 | v září 1938 | language=cs | the locative
  1948-02 | v únoru 1948 | language=cs | the locative
  1939-03 | v březnu 1939 | language=cs | the locative
  1939-04 | v dubnu 1939 | language=cs | the locative
  1969-01 | v lednu 1969 | language=cs | the locative
  1918-10-28 | dvacátého osmého října 1918 | language=cs | a day in words
  1918-10-28 | 28. říjen 1918 | language=cs | the nominative
  1918-10-28 | dne 28. října 1918 | language=cs | the genitive
  20th century | двадцатый век | language=ru | a word
  20th century | XX век | language=ru | Roman
  20th century | в двадцатом веке | language=ru | the prepositional case
  20th century | 20-й век | language=ru | digits
  20th century | в 20 веке | language=ru | digits
  19th century | девятнадцатый век | language=ru | a word
  19th century | XIX столетие | language=ru | another word
  1960s | 1960-е годы | language=ru | a decade
  1960s | 1960-е | language=ru | a decade
  1960s | в 1960-х годах | language=ru | the prepositional case
  1960s | 60-е годы XX века | language=ru | a decade with its century
  1917-10 | в октябре 1917 года | language=ru | the prepositional case
  1945-05-09 | девятое мая 1945 года | language=ru | a day in words
  1945-05-09 | девятого мая 1945 | language=ru | the genitive
  1961-04-12 | двенадцатое апреля 1961 | language=ru | a day in words
  1961-04-12 | 12-го апреля 1961 | language=ru | digits
  1941-06-22 | двадцать второе июня 1941 года | language=ru | a day in words
  1960s | the sixties | language=en | a decade in a word
  1960s | die sechziger Jahre | language=de | a decade in a word
  1960s | Sechzigerjahre | language=de | one word
  1960s | les années soixante | language=fr | a decade in a word
  1990s | les années quatre-vingt-dix | language=fr | a decade in words
  1960s | los años sesenta | language=es | a decade in a word
  1960s | gli anni sessanta | language=it | a decade in a word
  1960s | anni Sessanta | language=it | a capital
  1960s | os anos sessenta | language=pt | a decade in a word
  1960s | de jaren zestig | language=nl | a decade in a word
  1960s | de zestiger jaren | language=nl | a decade in a word
  1960s | šedesátá léta | language=cs | a decade in a word
  1960s | v 60. letech 20. století | language=cs | the locative
  1960s | v šedesátých letech | language=cs | the locative
  1960s | шестидесятые годы | language=ru | a decade in a word
  1960s | в шестидесятых годах | language=ru | the prepositional case
  """
)

private let askedInLanguages = TeacherCase.cases(
  .ask,
  """
  1960s | les années 60 | language=fr | a decade with two digits
  1960s | la década de los 60 | language=es | a decade with two digits
  1960s | gli anni '60 | language=it | an apostrophe
  1960s | anos 60 | language=pt | a decade with two digits
  1960s | a década de 60 | language=pt | a decade with two digits
  1960s | jaren 60 | language=nl | a decade with two digits
  1960s | 60. léta | language=cs | a decade with two digits
  1960s | 60-е годы | language=ru | a decade with two digits
  """
)

private let rejectedInLanguages = TeacherCase.cases(
  .reject,
  """
  20th century | nineteenth century | language=en | another century
  1960s | the seventies | language=en | another decade
  20th century | neunzehntes Jahrhundert | language=de | another century
  1960s | die siebziger Jahre | language=de | another decade
  1960s | die 60er Jahre des 19. Jahrhunderts | language=de | another century
  20th century | dix-neuvième siècle | language=fr | another century
  1960s | les années soixante-dix | language=fr | another decade
  1804-12-02 | trois décembre 1804 | language=fr | another day
  20th century | siglo diecinueve | language=es | another century
  1960s | los años setenta | language=es | another decade
  1808-05-02 | tres de mayo de 1808 | language=es | another day
  16th century | il Seicento | language=it | another century
  15th century | il Cinquecento | language=it | the name is one behind the number
  1960s | gli anni settanta | language=it | another decade
  20th century | século dezenove | language=pt | another century
  1960s | anos setenta | language=pt | another decade
  20th century | negentiende eeuw | language=nl | another century
  1960s | de jaren zeventig | language=nl | another decade
  20th century | devatenácté století | language=cs | another century
  1960s | sedmdesátá léta | language=cs | another decade
  1960s | 60. léta 19. století | language=cs | another century
  1968-07 | v červnu 1968 | language=cs | another month
  20th century | девятнадцатый век | language=ru | another century
  1960s | семидесятые годы | language=ru | another decade
  1960s | 60-е годы XIX века | language=ru | another century
  1945-05-09 | восьмое мая 1945 года | language=ru | another day
  """
)

struct LanguageTableTests {
  @Test(arguments: acceptedInLanguages + askedInLanguages + rejectedInLanguages)
  func datesInWordsAreJudgedAsATeacherWould(example: TeacherCase) throws {
    let verdict = try example.matcher.verdict(for: example.answer)
    #expect(TeacherCase.Decision(verdict) == example.decision, "\(example.why): \(verdict)")
  }
}
