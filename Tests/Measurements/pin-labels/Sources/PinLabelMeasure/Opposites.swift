// SPDX-License-Identifier: Apache-2.0

/// Words and beginnings of words that are each other's contrary.
let opposites = [
  ("dexter", "sinister"), ("dextra", "sinistra"), ("dextrum", "sinistrum"),
  ("superior", "inferior"), ("superius", "inferius"), ("anterior", "posterior"),
  ("anterius", "posterius"), ("externus", "internus"), ("externa", "interna"),
  ("externum", "internum"), ("medialis", "lateralis"), ("mediale", "laterale"),
  ("major", "minor"), ("majus", "minus"), ("proximalis", "distalis"), ("dorsalis", "ventralis"),
  ("dorsalis", "palmaris"), ("profundus", "superficialis"), ("longus", "brevis"),
  ("abductor", "adductor"), ("flexor", "extensor"), ("supra", "infra"), ("inter", "intra"),
  ("antero", "postero"), ("ascendens", "descendens"), ("maximus", "minimus"),
  ("medius", "maximus"), ("radialis", "ulnaris"),
]
