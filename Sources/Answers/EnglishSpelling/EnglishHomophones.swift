// SPDX-License-Identifier: Apache-2.0

extension EnglishRules {
  /// Words that sound alike, or nearly so, and that pupils take for each other; a line is a set.
  static let homophones: [Set<String>] = homophoneLines.split(separator: "\n").map { line in
    Set(line.split(separator: " ").map(String.init))
  }

  private static let homophoneLines = """
    there their they're
    to too two
    your you're
    hear here
    wear where
    weather whether
    see sea
    no know
    new knew
    by buy bye
    threw through
    weak week
    meet meat
    witch which
    whose who's
    right write
    one won
    for four
    son sun
    ate eight
    blue blew
    red read
    hole whole
    our hour
    eye aye
    tail tale
    male mail
    sale sail
    pale pail
    plain plane
    pain pane
    main mane
    made maid
    rain reign rein
    bare bear
    hair hare
    fair fare
    pair pear
    stair stare
    wait weight
    way weigh
    deer dear
    flower flour
    peace piece
    be bee
    beach beech
    feet feat
    steel steal
    heel heal
    been bean
    hi high
    night knight
    nose knows
    road rode
    toe tow
    flew flu
    grown groan
    allowed aloud
    past passed
    break brake
    great grate
    not knot
    would wood
    wore war
    caught court
    board bored
    saw sore
    poor pour paw
    than then
    lose loose
    affect effect
    """
}
