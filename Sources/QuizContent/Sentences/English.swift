let englishSentences = [
  "template.noVariant": "No numbers were found for one of the problems."
]
