// SPDX-License-Identifier: Apache-2.0

/// Answers that a teacher takes for right.
let acceptedByTeachers = TeacherCase.cases(
  .accept,
  """
  2001-09-11 | Setember 11, 2001 | one letter is missing
  1939..1945 | 1939/45 | the second year short
  18th century | 1701-1800 | its years
  1961-08 | Augst 1961 | a letter is missing
  1945-05-08 | 8 maggio 1945 | Italian
  1789-07-14 | 14.7.1789 | numbers as in German
  1789-07-14 | 14. 7. 1789 | blanks change nothing
  1789-07-14 | 14.07.1789 | a zero changes nothing
  1789-07-14 | 14-07-1789 | only one reading
  1789-07-14 | 14 / 7 / 1789 | only one reading
  1789-07-14 | 1789-07-14 | ISO 8601
  1789-07-14 | 1789-7-14 | ISO 8601 without zeros
  1789-07-14 | 1789.07.14 | year first
  1789-07-14 | 14.VII.1789 | Roman month
  1789-07-14 | 14. VII. 1789 | Roman month
  1789-07-14 | 14/VII/1789 | Roman month
  1789-07-14 | 14 VII 1789 | Roman month between blanks
  1789-07-14 | July 14th, 1789 | ordinal
  1789-07-14 | 14th of July, 1789 | ordinal
  1789-07-14 | the fourteenth of July 1789 | ordinal as a word
  1789-07-14 | July the 14th, 1789 | with an article
  1789-07-14 | on July 14 in 1789 | as in a sentence
  1789-07-14 | It was on 14 July 1789. | a whole sentence
  1789-07-14 | 14-Jul-1789 | abbreviated
  1789-07-14 | 14 JULY 1789 | capitals
  1789-07-14 | 14july1789 | no blanks
  1789-07-14 | 1789 July 14 | year first
  1789-07-14 | July 14,1789 | no blank behind the comma
  1789-07-14 | Tuesday, 14 July 1789 | the right day of the week
  1789-07-14 | 14 July 1789 (Tuesday) | the same in brackets
  1789-07-14 | Dienstag, den 14. Juli 1789 | the right day of the week
  1789-07-14 | 14. Juli 1789 n. Chr. | era as expected
  1789-07-14 | am 14. Juli 1789 | preposition
  1789-07-14 | Am 14. Juli im Jahr 1789 | preposition
  1789-07-14 | vierzehnter Juli 1789 | ordinal as a word
  1789-07-14 | am vierzehnten Juli 1789 | ordinal as a word
  1789-07-14 | le 14 juillet 1789 | French
  1789-07-14 | mardi 14 juillet 1789 | French with the right day of the week
  1789-07-14 | 14 de julio de 1789 | Spanish
  1789-07-14 | el 14 de julio del 1789 | Spanish
  1789-07-14 | martes, 14 de julio de 1789 | Spanish with the right day of the week
  1789-07-14 | 14 luglio 1789 | Italian
  1789-07-14 | il 14 luglio del 1789 | Italian
  1789-07-14 | 14 de julho de 1789 | Portuguese
  1789-07-14 | a 14 de julho de 1789 | Portuguese preposition
  1789-07-14 | terça-feira, 14 de julho de 1789 | Portuguese with the right day of the week
  1789-07-14 | 14 juli 1789 | Dutch
  1789-07-14 | op 14 juli 1789 | Dutch preposition
  1789-07-14 | 14. července 1789 | Czech
  1789-07-14 | 14 июля 1789 г. | Russian
  1789-07-14 | 14 июля 1789 года | Russian
  1789-07-14 | １４．７．１７８９ | full-width digits
  1789-07-14 | １４ July １７８９ | full-width digits
  1789-07-14 | 14\u{A0}July\u{202F}1789 | blanks that do not break
  1789-07-14 | “14 July 1789” | in quotes
  1789-07-14 | 14 July 1789! | a mark at the end
  1789-07-14 | 14 Juli 1789 | no full stop
  1789-07-14 | 14 Jully 1789 | misspelled month
  1789-07-14 | 14 juilet 1789 | misspelled month
  1789-07-14 | 7/14/1789 | order=dmy | only one reading, in the other order
  1990-10-03 | 3 Ocotber 1990 | misspelled month
  1990-10-03 | 3. Oktobre 1990 | misspelled month
  1990-10-03 | 3 octubre 1990 | no preposition
  1990-10-03 | 3rd oct. 1990 | abbreviated
  1990-10-03 | 3/10/1990 | order=dmy | declared
  1990-10-03 | 10/3/1990 | order=mdy | declared
  1990-10-03 | 10-3-1990 | order=mdy | declared
  1990-10-03 | 03/10/1990 | language=fr | French has one order
  1990-10-03 | 3/10/1990 | language=de | German has one order
  1990-10-03 | 3-10-1990 | language=nl | Dutch has one order
  1990-10-03 | 10/3/1990 | language=en-US | so has the United States
  1990-10-03 | 03/10/1990 | language=en-GB | and Great Britain
  1990-10-03 | Wednesday 3 October 1990 | the right day of the week
  1990-10-03 | 1990/10/03 | year first needs no order
  1990-09-09 | 9/9/1990 | both orders are the same
  1990-09-09 | 9-9-1990 | both orders are the same
  1918-11-11 | 11. 11. 1918 | both orders are the same
  1889-05-01 | 1er mai 1889 | French ordinal
  1889-05-01 | le 1er mai 1889 | French ordinal
  1889-05-01 | premier mai 1889 | French ordinal as a word
  1889-05-01 | 1º de mayo de 1889 | Spanish ordinal
  1889-05-01 | 1.º de maio de 1889 | Portuguese ordinal
  1889-05-01 | 1° maggio 1889 | Italian ordinal
  1889-05-01 | primo maggio 1889 | Italian ordinal as a word
  1889-05-01 | 1 May 1889 | English
  1889-05-01 | 1. Mai 1889 | German
  2000-02-29 | 29 February 2000 | a leap day that there was
  2000-02-29 | 29.2.2000 | a leap day that there was
  2000-02-29 | 29 Febuary 2000 | misspelled month
  1815-03-20 | 20 mars 1815 | French March
  1815-03-20 | 20. Maerz 1815 | without umlaut
  1815-03-20 | 20. Marz 1815 | without umlaut
  1815-03-20 | 20 marzo 1815 | Italian and Spanish
  1815-03-20 | 20 março 1815 | Portuguese
  1815-03-20 | 20 maart 1815 | Dutch
  1307-10-13 | Friday, 13 October 1307 | a Friday by the calendar of the time
  1066-10-14 | Saturday 14 October 1066 | a Saturday by the calendar of the time
  -0044-03-15 | 15 March 44 BC | BC
  -0044-03-15 | 15 March 44 BCE | BCE
  -0044-03-15 | 15.3.44 v. Chr. | German numbers
  -0044-03-15 | 15. März 44 v.u.Z. | German, without Christ
  -0044-03-15 | am 15. März 44 vor Christus | German in full
  -0044-03-15 | 15 mars 44 av. J.-C. | French
  -0044-03-15 | le 15 mars 44 avant Jésus-Christ | French in full
  -0044-03-15 | 15 de marzo del 44 a. C. | Spanish
  -0044-03-15 | 15 marzo 44 a.C. | Italian
  -0044-03-15 | 15 de março de 44 a.C. | Portuguese
  -0044-03-15 | 15 maart 44 v.Chr. | Dutch
  -0044-03-15 | 15. března 44 př. n. l. | Czech
  -0044-03-15 | 15 марта 44 до н. э. | Russian
  44 BC | 44 BC | the key
  44 BC | 44 B.C. | full stops
  44 BC | BC 44 | before the number
  44 BC | 44BC | no blank
  44 BC | 44 b.c.e. | small letters
  44 BC | in the year 44 BC | in words
  44 BC | 44 before Christ | in full
  44 BC | -44 | as on a number line
  44 BC | −44 | with a real minus sign
  44 BC | 44 v. Chr. | German
  44 BC | 44 v Chr | no full stops
  44 v. Chr. | 44 BC | a German key
  -0100-07-12 | 12.7.100 v. Chr. | three digits are no group behind a month
  -0753-04-21 | April 21,753 BC | nor are they behind a day
  -0753-04-21 | 21 April 753 BC | three digits
  753 BC | 753 avanti Cristo | Italian in full
  10000 BC | 10,000 BC | grouped digits
  10000 BC | 10.000 v. Chr. | grouped digits
  10000 BC | 10 000 av. J.-C. | grouped digits
  3200 BC | 3.200 v. Chr. | grouped digits
  3200 BC | 3,200 BC | grouped digits
  AD 79 | 79 | of our era unless it says otherwise
  AD 79 | 79 AD | the other side
  AD 79 | A.D. 79 | full stops
  AD 79 | 79 CE | CE
  AD 79 | 79 n. Chr. | German
  AD 79 | 79 ap. J.-C. | French
  AD 79 | 79 d.C. | Italian
  AD 79 | Anno Domini 79 | Latin
  AD 79 | im Jahre 79 | German
  0079-10-24 | 24 October 79 | the year has two digits
  AD 9 | 9 | one digit
  AD 9 | 9 n. Chr. | German
  AD 14 | 14 | no century is asked for
  1492 | 1492 AD | era as expected
  1492 | in 1492 | preposition
  1492 | the year 1492 | in words
  1492 | im Jahr 1492 | German
  1492 | en 1492 | French
  1492 | l'an 1492 | French
  1492 | en el año 1492 | Spanish
  1492 | nel 1492 | Italian
  1492 | em 1492 | Portuguese
  1492 | anno 1492 | Latin
  1492 | roku 1492 | Czech
  1492 | в 1492 году | Russian
  1492 | 1492. | a full stop
  1492 | ca. 1492 | about
  1492 | c. 1492 | about
  1492 | um 1492 | about, in German
  1492 | 12 October 1492 | more exact, and within
  1492 | October 1492 | more exact, and within
  1492 | 12.10.1492 | more exact, and within
  1492 | 10/12/1492 | either order lies within
  1848-03 | March 1848 | English
  1848-03 | März 1848 | German
  1848-03 | im März 1848 | German
  1848-03 | mars 1848 | French
  1848-03 | marzo de 1848 | Spanish
  1848-03 | 1848-03 | ISO 8601
  1848-03 | 03/1848 | numbers
  1848-03 | 3-1848 | numbers
  1848-03 | III/1848 | Roman month
  1848-03 | March, 1848 | comma
  1848-03 | 13 March 1848 | more exact, and within
  1848-03 | March 18-19, 1848 | more exact, and within
  1848-03 | 18.-19. März 1848 | more exact, and within
  19th century | 19th century | the key
  19th century | the 19th century | article
  19th century | nineteenth century | in words
  19th century | 19. Jahrhundert | German
  19th century | 19. Jh. | German, abbreviated
  19th century | neunzehntes Jahrhundert | German in words
  19th century | XIXe siècle | French
  19th century | au XIXᵉ siècle | French with a raised letter
  19th century | XIXème siècle | French
  19th century | 19e siècle | French
  19th century | dix-neuvième siècle | French in words
  19th century | siglo XIX | Spanish
  19th century | s. XIX | Spanish, abbreviated
  19th century | XIX secolo | Italian
  19th century | século XIX | Portuguese
  19th century | 19e eeuw | Dutch
  19th century | 19. století | Czech
  19th century | XIX век | Russian
  19th century | 19th-century | hyphen
  19th century | 19th cent. | abbreviated
  19th century | 19th | the question says century
  19th century | XIX | the question says century
  19th century | the 1800s | in English the same
  19th century | 1801-1900 | its first and last year
  19th century | 1800–1899 | as most people count
  19th century | 1848 | more exact, and within
  19th century | 1840s | more exact, and within
  5th century BC | 5. Jahrhundert v. Chr. | German
  5th century BC | Ve siècle av. J.-C. | French
  5th century BC | siglo V a. C. | Spanish
  5th century BC | V secolo a.C. | Italian
  5th century BC | 5th c. BCE | abbreviated
  5th century BC | 480 BC | more exact, and within
  18th–19th century | 18th to 19th century | period of centuries
  18th–19th century | 18.–19. Jh. | period of centuries
  18th–19th century | XVIII-XIX век | period of centuries
  1990s | the 1990s | article
  1990s | 1990's | apostrophe
  1990-10-03 | Mi, 3.10.1990 | the right day of the week, abbreviated
  1990-10-03 | Weds. 3 Oct. 1990 | the right day of the week, abbreviated
  18th–19th century | 18./19. Jh. | slash
  1914..1918 | between 1914 & 1918 | sign for "and"
  1914..1918 | 1914->1918 | arrow
  1990s | 1990er | German
  1990s | 1990er-Jahre | German with a hyphen
  19th century | 19th centuary | misspelled
  19th century | 19. Jahrundert | misspelled
  19th century | C19 | as British historians write
  18th century | the eighteenth century | in words
  18th century | 18 century | no ending
  18th century | the 1700's | apostrophe
  18th century | achtzehntes Jahrhundert | German in words
  1st century BC | Ier siècle av. J.-C. | French
  44 BC | 44 vor Christi Geburt | German in full
  44 BC | 44 avant JC | French without full stops
  44 BC | 44 a.c. | Spanish in small letters
  AD 476 | A.D.476 | no blank
  AD 476 | 476 C.E. | full stops
  1776-07-04 | the Fourth of July, 1776 | ordinal as a word
  1776-07-04 | 4/Jul/1776 | slashes around a name
  1776-07-04 | 04JUL1776 | no signs at all
  1776-07-04 | 1776, July 4 | year first
  1776-07-04 | 4th day of July in the year 1776 | ceremonious
  1776-07-04 | 4.Juli.1776 | a full stop behind the month
  1939-09 | IX. 1939 | Roman month
  1939-09 | Sept. 1939 | abbreviated
  1066 | 1,066 | grouped digits
  1066 | ~1066 | about
  1066 | 1066? | unsure, and right
  1939..1945 | (1939-1945) | brackets
  1939..1945 | 1939 -45 | one blank
  1939..1945 | 1939 bis '45 | apostrophe
  1939..1945 | 1 September 1939 – 1945 | one end more exact
  1939..1945 | 1939 to 45 | short end
  1990s | die 1990er Jahre | German
  1990s | années 1990 | French
  1990s | los años 1990 | Spanish
  1990s | gli anni 1990 | Italian
  1990s | jaren 1990 | Dutch
  1990s | 1990-1999 | its first and last year
  1990s | 1995 | more exact, and within
  1914..1918 | 1914–1918 | en dash
  1914..1918 | 1914—1918 | em dash
  1914..1918 | 1914–18 | short end
  1914..1918 | 1914-18 | short end
  1914..1918 | 1914 bis 1918 | German
  1914..1918 | von 1914 bis 1918 | German
  1914..1918 | from 1914 to 1918 | English
  1914..1918 | from 1914 until 1918 | English
  1914..1918 | between 1914 and 1918 | English
  1914..1918 | zwischen 1914 und 1918 | German
  1914..1918 | de 1914 à 1918 | French
  1914..1918 | entre 1914 et 1918 | French
  1914..1918 | de 1914 a 1918 | Spanish
  1914..1918 | desde 1914 hasta 1918 | Spanish
  1914..1918 | dal 1914 al 1918 | Italian
  1914..1918 | tra il 1914 e il 1918 | Italian
  1914..1918 | van 1914 tot 1918 | Dutch
  1914..1918 | 1914 t/m 1918 | Dutch
  1914..1918 | od roku 1914 až 1918 | Czech
  1914..1918 | с 1914 по 1918 | Russian
  1914..1918 | 1914 … 1918 | dots
  1914..1918 | 1914/1918 | slash
  1914..1918 | July 1914 to November 1918 | more exact, and within
  1914..1918 | 28.7.1914 - 11.11.1918 | more exact, and within
  1998..2002 | 1998–02 | over a turn of the century
  1904-08 | 1904/08 | a month, since one is asked for
  August 1904 | 1904-08 | a month, since one is asked for
  1904..1908 | 1904-08 | a period, since one is asked for
  1904..1908 | 1904/08 | a period, since one is asked for
  768..814 | 768 to 814 | three digits
  100 BC..44 BC | 100–44 BC | one era for both
  100 BC..44 BC | 100 BC to 44 BC | era twice
  100 BC..44 BC | 100-44 v. Chr. | German
  27 BC..AD 14 | 27 BC – AD 14 | over the turn of the era
  27 BC..AD 14 | 27 v. Chr. bis 14 n. Chr. | German
  14..37 | 14–37 | two digits, as the key
  1815-06-16..1815-06-18 | 16–18 June 1815 | month and year once
  1815-06-16..1815-06-18 | 16.–18. Juni 1815 | month and year once
  1815-06-16..1815-06-18 | June 16–18, 1815 | month and year once
  1815-06-16..1815-06-18 | du 16 au 18 juin 1815 | French
  1815-06-16..1815-06-18 | 16.06. - 18.06.1815 | year once
  1815-06-16..1815-06-18 | 1815-06-16/1815-06-18 | ISO 8601
  1848-03..1849-05 | März 1848 – Mai 1849 | months
  1848-03..1848-05 | March–May 1848 | year once
  1789-07-14 | July 1789 | precision=month | to the month is enough
  1789-07-14 | 1789 | precision=year | to the year is enough
  1789-07-14 | 1780s | precision=decade | to the decade is enough
  1789-07-14 | 18th century | precision=century | to the century is enough
  1914-07..1918-11 | 1914–1918 | precision=year | to the year is enough
  1492 | 1490 | years=5 | within the tolerance
  1492 | 1497 | years=5 | at its edge
  3 October 1990 | 5 October 1990 | days=2 | at its edge
  1 January 2000 | 31 December 1999 | days=1 | over the turn of the year
  100 BC | 98 BC | years=3 | within the tolerance
  1 BC | AD 1 | years=1 | there is no year 0
  1492&1493 | 1493 | another accepted answer
  """
)
