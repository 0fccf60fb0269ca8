// SPDX-License-Identifier: Apache-2.0
package import LudusCore

/// The sentences of diagnostics; the key of each is its code.
package let interchangeSentences = SentenceCatalog(
  "interchange",
  english: [
    "not-utf-8":
      "This byte is not UTF-8 and is read as in Windows-1252, as “{sign}”: look whether it is right.",
    "encoding-guessed":
      "The file is read as {encoding}, which its bytes suggest: look at its letters with accents, or save it as UTF-8.",
    "other-format":
      "The file looks like one of {format}, which is not read here: look at every question, or export it in a format that is.",
    "unreadable-byte":
      "A byte in this line stands for no character and is left out.",
    "brace-without-partner":
      "This brace has no partner, so the question is left out: close it, or put a backslash before it to mean the character itself.",
    "second-answer-block":
      "The question has a second block of answers, which is read as text: ask one thing, or use Cloze.",
    "line-break-in-formula":
      "\\n means a line break here and breaks {command} in two: write \\{command}.",
    "weight-on-right-answer":
      "The weight {weight} comes after =, so it does not count as one: write ~{weight} for a part of the credit.",
    "truth-as-text":
      "“{text}” is read as a text to type in: use TRUE or FALSE for a statement that is true or false.",
    "zero-line": "Moodle ends a question at a line with only a 0: put the 0 on another line.",
    "question-in-category":
      "This line belongs to the category, so the question in it is lost: put a blank line before it.",
    "zero-answer":
      "Moodle takes a first answer of 0 for no answer: write =0.",
    "unescaped-sign":
      "“{sign}” has a meaning in GIFT: write \\{sign} so that every program reads the character.",
    "malformed-weight": "“{weight}” is not a weight and is read as text: write {better}.",
    "unknown-text-format": "“{format}” is not a text format and is read as text.",
    "malformed-number":
      "“{text}” is not a number, and Moodle would accept every answer: write {better}.",
    "weight-out-of-range": "A weight is from -100 to 100 percent, and this is {weight}.",
    "weight-not-on-list":
      "Moodle does not know the weight {weight} and refuses the question: use {better}.",
    "no-right-answer":
      "No answer is right: put = before the right one, or give weights that add up to 100.",
    "too-few-answers":
      "The question needs at least {needed, plural, one {# answer} other {# answers}}, so it is left out.",
    "pair-without-arrow":
      "This pair has no arrow, so the question is left out: write =stem -> answer.",
    "pair-without-answer":
      "This pair has no answer behind its arrow, so Moodle leaves it out: write =stem -> answer.",
    "malformed-xml":
      "This is not valid XML: a < that stands for itself is written &lt;, and each element ends with its own tag.",
    "unknown-reference":
      "An & that stands for itself is written &amp; in XML, and only &lt; &gt; &amp; &quot; &apos; and numbers stand for characters.",
    "nested-too-deeply":
      "Elements are nested too deeply here, and those further in are left out.",
    "tags-in-text":
      "The text has tags, which Moodle refuses: put it between <![CDATA[ and ]]>.",
    "unknown-element":
      "“{name}” is not part of a question bank and was ignored.",
    "unknown-type":
      "Questions of the type “{type}” are kept in the file but cannot be used.",
    "duplicate-file":
      "The text has another file with the name “{name}”, so this one is left out: give it its own name.",
    "nothing-found":
      "The file contains no question: is it in another format?",
    "no-gap":
      "The text has no gap that can be read, such as {example}.",
    "gap-without-end":
      "This gap has no closing brace.",
    "unknown-gap-type":
      "“{type}” is not a type of gap, so this is read as text: SHORTANSWER, MULTICHOICE and NUMERICAL are.",
    "unfinished-question":
      "A question in Aiken is a line, at least two answers such as “A) Paris”, and “ANSWER: A”; this is left out.",
    "unknown-letter":
      "No answer has this letter, so the question is left out.",
    "quote-without-partner":
      "Unmatched quotation mark, kept as text: within quotes, write it twice.",
    "columns-without-names":
      "No row names columns that are known ({names}): name them question and answer, or say which they are, as in {example}.",
    "row-above-names":
      "“{name}” stands above the names of the columns, so this row is left out.",
    "fields-without-names":
      "The fields have no names, so the first asks for the second.",
    "column-left-out":
      "The column “{name}” has content that is no part of a problem, so it is left out.",
    "column-misspelled":
      "No column is named “{name}”, so its content is left out: did you mean “{meant}”?",
    "unreadable-cell":
      "“{value}” does not fit the column {name}, so it is left out: write it as in {example}.",
    "unknown-option":
      "“{value}” names none of the options, so the row is left out: write the letter, the number or the text of an option.",
    "ambiguous-key":
      "“{value}” is the letter or number of one option and the text of another, and no other row shows which is meant; it was read as the text: write the letter, if no text is the same.",
    "passed-over":
      "“{name}” is not part of a problem and was ignored.",
    "no-identifiers":
      "No column has identifiers, so each follows from the text of its question: with a column id, answers stay with a question when its text is changed.",
    "media-left-out":
      "The file “{name}” is not in a file of text, so it is left out.",
    "gap-within-gap":
      "There are gaps within a gap, and only those inside are asked for.",
    "sheet-left-out":
      "“{name}” is not read; only the cells of one sheet are.",
    "several-answers":
      "“{answer}” is one answer here: put others that are right into a column named alternatives, with | between them.",
    "incomplete-row":
      "The row has no question or no answer and is left out.",
    "malformed-json":
      "The line is not a JSON object and is left out.",
    "unusable-question":
      "The question cannot be used: {reason}.",
    "unusable-type":
      "A bank has no questions of the type “{type}”, so this one is left out.",
    "mark-rounded":
      "Points go in steps of 1/600, so the mark {mark} becomes {points}.",
    "description-left-out":
      "No problem follows this text in its set, so the bank has no place for it: put it before a question.",
    "text-simplified":
      "The text has lost some of its form: {what}.",
    "content-left-out":
      "The text has lost something that learners would see or hear: {what}.",
    "gap-left-out":
      "A bank has no gaps in which several answers are picked, so gap {number} is left out with its answers: {answers}.",
    "fields-left-out":
      "A bank has no place for these parts of the question: {names}.",
    "settings-left-out":
      "A quiz has settings of its own, so these have no effect: {names}.",
    "hidden-question":
      "The question is hidden from learners, so it is left out.",
    "broken-json":
      "JSON expects something else here: {expected}",
    "missing-member":
      "“{name}” is missing in “{owner}”: add it.",
    "wrong-kind":
      "“{name}” is {value}, but the format wants {expected}.",
    "malformed-value":
      "“{value}” does not fit “{name}”: write it as in {example}.",
    "unknown-member":
      "The format does not know “{name}” in “{owner}” and allows nothing else there: put it into “extensions”.",
    "duplicate-member":
      "“{name}” appears here for the second time: keep one of the two.",
    "misplaced-member":
      "“{name}” does not go with “{other}”: take one of them out.",
    "useless-member":
      "“{name}” means nothing here, because “{owner}” is “{other}”.",
    "not-looked-up":
      "“{name}” is at {address} and is not looked up.",
    "proof-not-checked":
      "The signature is kept but not checked: verify elsewhere whether the badge is genuine.",
    "never-valid":
      "The badge expires at {end}, which is not after its beginning: it is never valid.",
    "no-badge":
      "There is no badge in the file that can be read.",
    "unusable-region":
      "“{name}” has no place on an image that can be read, so it is left out.",
    "region-without-label":
      "The region has no text that could be its label, so it is left out.",
    "image-without-size":
      "The image “{name}” has no width and height, so its pins cannot be placed.",
    "annotations-elsewhere":
      "The annotations at {address} are not in the file and are missing: download that list and read it too.",
    "parts-left-out":
      "A pin sheet has no place for {parts}.",
    "not-scored":
      "Responses to this item cannot be scored, because “{name}” is not supported.",
    "scoring-approximated":
      "The rules of this item score some responses differently than a question here can: check what its answers earn.",
    "usual-rules":
      "The item has no scoring rules, so its right response earns the full credit.",
    "no-key":
      "No response to this item earns anything, so it cannot be a question: declare the right response.",
    "feedback-left-out":
      "No condition that a question knows says who sees this text, so it is left out: “{text}”.",
    "undeclared-outcome":
      "The rules set “{name}”, which the item does not declare: it is taken for a number.",
    "missing-file":
      "The package has no file “{name}” of the kind that belongs here.",
    "address-left-out":
      "A picture or recording has the address “{address}”, which is no address on the web, so it is left out.",
    "rubric-left-out":
      "A bank has no notes for graders, so these are left out.",
    "units-left-out":
      "Answers cannot have units here, so these are left out: {units}. Say in the text that only the number is asked for.",
    "total.more":
      "and {count} more [{code}]",
    "total.lines":
      "{count, plural, one {# line} other {# lines}}",
    "total.files":
      "{count, plural, one {# file} other {# files}}",
    "total.questions":
      "{count, plural, one {# question} other {# questions}}",
    "total.pins":
      "{count, plural, one {# pin} other {# pins}}",
    "total.entries":
      "{count, plural, one {# entry} other {# entries}}",
    "total.statements":
      "{count, plural, one {# statement} other {# statements}}",
    "total.badges":
      "{count, plural, one {# badge} other {# badges}}",
    "total.errors":
      "{count, plural, one {# error} other {# errors}}",
    "total.warnings":
      "{count, plural, one {# warning} other {# warnings}}",
    "total.hints":
      "{count, plural, one {# hint} other {# hints}}",
    "total.none":
      "no faults",
    "lost.type":
      "The question is left out: the format has no questions of the type {type}.",
    "lost.category":
      "The category is lost.",
    "lost.category-details":
      "The description and the number of the category are lost.",
    "lost.set-title":
      "The title of the set is lost, and its identifier takes its place.",
    "lost.name":
      "The name is lost.",
    "lost.labels":
      "The ID number and the tags are lost.",
    "lost.mark":
      "The marks that the question is worth are lost.",
    "lost.hints":
      "The hints are lost.",
    "lost.general-feedback":
      "The feedback for everyone is lost.",
    "lost.answer-feedback":
      "The feedback on answers is lost.",
    "lost.response-feedback":
      "Feedback on the response as a whole is lost.",
    "lost.files":
      "The files in the texts are lost.",
    "lost.remainder":
      "Details specific to the format of the file are lost.",
    "lost.weights":
      "Answers that earn a part of the credit lose it.",
    "lost.refused-weights":
      "Moodle does not know a weight of the answers and will refuse the question.",
    "lost.other-answers":
      "All answers but the first are lost.",
    "lost.separator":
      "A bar in an answer will split it in two.",
    "lost.arrow":
      "An arrow -> in a text becomes →.",
    "lost.signs":
      "Signs in a text mean something else there: a gap, a sound or a reading.",
    "lost.letter-case":
      "Upper and lower case will count as the same.",
    "lost.single-choice":
      "Without a right answer, learners will pick several options instead of one.",
    "lost.judgment":
      "Answers will be compared letter by letter instead of by their meaning.",
    "lost.unit":
      "The unit of the number is lost.",
    "lost.markup":
      "Formulae, pictures, tables and emphasis become plain text.",
    "lost.grading":
      "Each pick will earn a share instead of what the problem says.",
    "lost.other-orders":
      "All right orders but one are lost.",
    "lost.rubric":
      "The rubric, the sample answer and the limits of the essay are lost.",
    "lost.instruction":
      "The instruction above the text with gaps is lost.",
    "lost.source":
      "The source of the problem is lost.",
    "lost.notes":
      "The title, the note, the mark and the size of the pin are lost.",
    "lost.other-labels":
      "The labels in other languages and the synonyms are lost.",
    "lost.round-shapes":
      "Curved edges become straight pieces, and holes may be lost.",
    "lost.drawings":
      "The arrows and highlights on the image are lost.",
    "lost.titles":
      "The titles of sections, exercises and views and the descriptions of images are lost.",
    "lost.other-images":
      "The images after the first are lost, with their pins.",
    "lost.templates":
      "The templates of the set are lost.",
    "lost.language":
      "The language of the questions is lost.",
    "lost.hint-penalty":
      "The penalties for hints are lost.",
    "lost.title":
      "The title of the whole is lost.",
    "lost.terms":
      "The further terms that answers must not be taken for are lost.",
    "lost.rivals":
      "The choice of the terms that answers must not be taken for is lost.",
  ]
)
