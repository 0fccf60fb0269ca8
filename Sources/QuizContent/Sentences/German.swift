let germanSentences = [
  "template.noVariant": "Für eine der Aufgaben wurden keine Zahlen gefunden."
]
