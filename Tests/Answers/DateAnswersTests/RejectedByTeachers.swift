// SPDX-License-Identifier: Apache-2.0

/// Answers that a teacher takes for wrong, or is not sure how to read.
let rejectedByTeachers = TeacherCase.cases(
  .reject,
  """
  1789-07-14 | 15 July 1789 | another day
  1789-07-14 | 14 July 1790 | another year
  1789-07-14 | 14 June 1789 | another month, whose name is close
  1789-07-14 | 14 juin 1789 | another month, whose name is close
  1789-07-14 | 14. Juni 1789 | another month, whose name is close
  1789-07-14 | 4 July 1776 | quite another date
  1789-07-14 | July 1789 | the day is missing
  1789-07-14 | 1789 | day and month are missing
  1789-07-14 | 14 July | the year is missing
  1789-07-14 | 14.7. | the year is missing
  1789-07-14 | 18th century | much is missing
  1789-07-14 | 14 July 1789 BC | the other era
  1789-07-14 | 14.8.1789 | another month
  1789-07-14 | 1789-07-15 | another day
  1789-07-14 | 8/14/1789 | another month
  1789-07-14 | Monday, 13 July 1789 | another day, whatever its day of the week
  1789-07-14 | 1789–1799 | a period is not a day
  1789-07-14 | 14 July 89 BC | another year
  1990-10-03 | 10.3.1990 | in German day and month are exchanged
  1990-10-03 | 10 March 1990 | day and month are exchanged
  1990-10-03 | 10/3/1990 | order=dmy | day and month are exchanged by the order
  1990-10-03 | 3/10/1990 | order=mdy | day and month are exchanged by the order
  1990-10-03 | 10/3/1990 | language=de | day and month are exchanged in German
  1990-10-03 | 4/10/1990 | wrong in either order
  1990-10-03 | 3/10/1989 | wrong in either order
  1990-10-03 | 9.11.1989 | another date of the same story
  1990-10-03 | 3. Oktober 1989 | another year
  1990-10-03 | Oktober 1990 | the day is missing
  1990-10-03 | 3/11/90 | wrong in any century
  1815-03-20 | 20 mai 1815 | another month
  1815-03-20 | 20 May 1815 | another month
  1815-05-20 | 20 mars 1815 | another month
  -0044-03-15 | 15 March 44 AD | the other era
  -0044-03-15 | 15 March 43 BC | another year, though an astronomer's -43
  -0044-03-15 | 44 BC | the day is missing
  44 BC | 44 | without a word it is of our era
  44 BC | AD 44 | the other era
  44 BC | 44 n. Chr. | the other era
  44 BC | 45 BC | another year
  44 BC | -43 | another year
  44 BC | 1st century BC | the year is missing
  AD 79 | 79 BC | the other era
  AD 79 | -79 | the other era
  AD 79 | 80 | another year
  AD 9 | 19 | another year
  753 BC | 753 | without a word it is of our era
  1492 | 1493 | another year
  1492 | 1942 | digits exchanged
  1492 | 15th century | the year is missing
  1492 | 1490s | the year is missing
  1492 | 12 October 1493 | more exact, but not within
  1492 | 1492 BC | the other era
  1492 | 1492–1498 | a period is not a year
  1492 | 92 BC | another year
  1492 | October | the year is missing, and October is no year
  1848-03 | May 1848 | another month
  1848-03 | 18 May 1848 | another month
  1848-03 | March 1849 | another year
  1848-03 | 1848 | the month is missing
  1848-03 | March | the year is missing
  1848-03 | 1849-03 | another year
  19th century | 18th century | another century
  19th century | 19th century BC | the other era
  19th century | 1900s | another century
  19th century | 1750 | not within
  19th century | 1901 | the 20th century
  19th century | XX | another century
  19th century | XVIII век | another century
  19th century | 18. Jh. | another century
  19th century | 1914–1918 | another century
  5th century | 5th centuryBC | the other era, without a blank
  1990-10-03 | 3 OctoberBC 1990 | the other era, without a blank
  5th century BC | 5th century | without a word it is of our era
  5th century BC | 5. Jh. n. Chr. | the other era
  5th century BC | 4th century BC | another century
  1990s | 1980s | another decade
  1990s | 2001 | not within
  1990s | 20th century | the decade is missing
  1990s | 1991-2000 | not the same years
  1914..1918 | 1918-1914 | beginning and end are exchanged
  1914..1918 | 1914–1919 | another end
  1914..1918 | 1915–18 | another beginning
  1914..1918 | 1939–45 | another war
  1914..1918 | 1916 | a year of it is not the period
  1914..1918 | 1918 | an end of it is not the period
  1914..1918 | 20th century | not the period
  1914..1918 | 1914 BC – 1918 BC | the other era
  1914-07..1918-11 | 1914–1918 | the months are missing
  1815-06-16..1815-06-18 | June 1815 | a month is not three days
  1815-06-16..1815-06-18 | 16–19 June 1815 | another end
  100 BC..44 BC | 44–100 BC | beginning and end are exchanged
  100 BC..44 BC | 100–44 | without a word it is of our era
  27 BC..AD 14 | 27–14 BC | another end
  1789-07-14 | August 1789 | precision=month | another month
  1789-07-14 | 15 July 1789 | precision=year | exact, and another day
  1789-07-14 | 1788 | precision=year | another year
  1789-07-14 | 1789 | precision=month | the month is missing
  1492 | 1498 | years=5 | beyond the tolerance
  3 October 1990 | 6 October 1990 | days=2 | beyond the tolerance
  3 October 1990 | October 1990 | days=2 | the day is missing
  1492&1493 | 1494 | none of the accepted answers
  1918-11-11 | '18 | day and month are missing, whatever the century
  1918-11-11 | November 11 | the year is missing
  1918-11-11 | 11/11 | the year is missing
  1918-11-11 | Nov 18 | the day is missing, whatever 18 is
  1914..1918 | 1814–1818 | a hundred years too early
  AD 14 | 14th | a century
  """
)

/// Answers that a teacher hands back with a question.
let askedByTeachers = TeacherCase.cases(
  .ask,
  """
  1990-10-03 | 3/10/1990 | day and month can be taken for one another
  1990-10-03 | 10/3/1990 | day and month can be taken for one another
  1990-10-03 | 3-10-1990 | day and month can be taken for one another
  1990-10-03 | 3/10/1990 | language=en | English has both orders
  1990-10-03 | 3 10 1990 | day and month can be taken for one another
  1990-10-03 | 03.10.1990 | order=mdy | full stops are of the other order
  1990-10-03 | 3 October 90 | the century is open
  1990-10-03 | 3.10.90 | the century is open
  1990-10-03 | 3.10.'90 | the century is open
  1990-10-03 | 3/10/90 | order=dmy | the century is open
  1989 | '89 | the century is open
  1989 | 89 | the century is open
  1789 | '89 | the century is open
  1990s | the 90s | the century is open
  1990s | '90s | the century is open
  1990s | 90er Jahre | the century is open
  1990s | anni '90 | the century is open
  1914-07 | July 14 | a day or a short year
  19th century | 19 | a century or a year
  19th century | 19. | a century or a year
  264 BC..241 BC | 264–41 BC | until 241 or until 41
  1789-07-14 | 14 Juny 1789 | June or July
  1789-07-14 | 14 Jul 1789 Monday | the day of the week contradicts
  1789-07-14 | Mittwoch, 14. Juli 1789 | the day of the week contradicts
  1900-02-28 | 29 February 1900 | there is no such day
  2000-03-01 | 30 February 2000 | there is no such day
  1789-06-30 | 31 June 1789 | there is no such day
  1789-06-30 | 31.6.1789 | there is no such day
  1789-07-14 | 14.13.1789 | there is no such month
  1789-07-14 | 32 July 1789 | there is no such day
  1789-07-14 | 0 July 1789 | there is no such day
  1 BC | 0 | there is no such year
  1789-07-14 |  | nothing is written
  1789-07-14 | Bastille Day | no date
  1789-07-14 | after 14 July 1789 | not the date itself
  1492 | before 1492 | not the year itself
  1492 | since 1492 | not the year itself
  1492 | from 1492 | the end is missing
  1914..1918 | until 1918 | the beginning is missing
  1914..1918 | 1914 and 1918 | two years are no period
  1492 | 1492 or 1493 | two answers
  1492 | 1492, 1493 | two answers
  19th century | 19th decade century | no date
  1990-10-03 | 3 Oct 199O | a letter for a digit
  1990-10-03 | Do, 3.10.1990 | the day of the week contradicts
  1914..1918 | 14-18 | the century is open
  1914..1918 | '14–'18 | the century is open
  1492 | 1492– | the end is open
  1492 | –1492? – | the end is open
  1492 | not 1492 | the opposite
  1492 | 1492 or so | who knows
  19th century | 2. Hälfte 19. Jh. | a part of it
  1789-07-14 | 14 Brumaire 1789 | a month of another calendar
  1492 | fourteen ninety-two | words for the year are not read
  1492 | Columbus 1492 | a name is no part of a date
  1492 | 14921 0 12 | no date
  1492 | 1492 * 1 | signs that no date has
  19th century | early 19th century | a part of it
  19th century | 19th 20th century | two answers
  1492 | 99999999999999999999 | no year has so many digits
  1789-07-14 | 14 July July 1789 | two months
  1789-07-14 | 14/007/1789 | no month has three digits
  1789-07-14 | 014/7/1789 | no day has three digits
  1789-07-14 | Monday Tuesday 14 July 1789 | two days of the week
  44 BC | 44 BC AD | two eras
  """
)
