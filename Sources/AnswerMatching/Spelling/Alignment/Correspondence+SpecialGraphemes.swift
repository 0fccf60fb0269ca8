extension Correspondence {
  /// Letter groups that have to be known, each with what children write for them.
  static var specialGraphemes: [Correspondence] {
    bothWays("g/ch", .velar, cost: 60)
      + oneWay("sch>g", .velar, cost: 80)
      // A group of which one letter is missing.
      + oneWay("n>ng g>ng k>nk", .nasal, cost: 55)
      + bothWays("nk/ng ngk/nk", .nasal, cost: 45)
      + oneWay("nck>ng", .nasal, cost: 60)
      + oneWay("c>ch h>ch s>sch sh>sch sc>sch c>sch", .fricatives, cost: 55)
      + oneWay("sch>ch", .fricatives, cost: 45)
      // What is heard at the beginning of a stem.
      + oneWay("schp>sp scht>st shp>sp sht>st", .soundedS, cost: 40)
      + oneWay("schb>sp schd>st", [.soundedS, .voicing], cost: 80)
      + oneWay("sch>s", .soundedS, cost: 80)
      // Ways to write one sound or two.
      + bothWays("ks/x cks/x gs/x chs/x ks/chs cks/chs gs/chs", .soundOfX, cost: 55)
      + bothWays("x/cks x/ks x/gs", .soundOfX, cost: 55)
      + oneWay("kw>qu ku>qu qw>qu q>qu gw>qu k>q", .letterQ, cost: 60)
      + oneWay("f>pf p>pf", .letterPf, cost: 55)
      + oneWay("pf>f", .letterPf, cost: 55)
      + bothWays("ts/z ds/z ts/tz ds/tz", .sibilants, cost: 60)
      + bothWays("x/s", .soundOfX, cost: 90)
      + bothWays("ai/ei ay/ei ey/ei oi/eu oi/äu ao/au oy/eu", .diphthong, cost: 50)
      + oneWay("oj>eu aj>ei ej>ei", .diphthong, cost: 60)
      + bothWays("y/i y/ü", .foreign, cost: 50)
      + bothWays("j/y i/j", .foreign, cost: 75)
      + bothWays("c/k t/th r/rh g/gh k/ch", .foreign, cost: 60)
      + bothWays("c/ck", [.foreign], cost: 75)
      + bothWays("ph/f ph/v", .labials, cost: 50)
      + bothWays("dt/t dt/d tt/dt", .letterDt, cost: 55)
  }

  /// A blank for the letters that join two words: who writes "Hund Hütte" for "Hundehütte" leaves them out because
  /// the first word has none of its own.
  static var linkingElements: [Correspondence] {
    ["e", "n", "s", "en", "er", "es"].map { Correspondence(" ", $0, .blank, cost: 62) }
  }
}
