// SPDX-License-Identifier: Apache-2.0
internal import Spelling

/// The letters that children write for others in French.
///
/// Chosen by hand, with the neighbors between which the letters sound as they are written, or are a
/// well-known confusion.
extension FrenchRules {
  static let typicalErrors = TypicalErrors(
    [forms, silent, vowels, nasals, glides, consonants].joined(separator: "\n"),
    wordsWithHeardEnding: """
      amer août assez autobus avec bref brut bus cancer cap cher chut cinq club dix donc enfer est
      fer fils gaz hiver hier huit iris jean lac mer net nez ouest ours parc sac sept sens six souhait
      stop sud super tennis ver virus parfait extrait
      """,
    keptDoubles: ["ill"]
  )

  /// Endings of verbs and plurals.
  private static let forms = """
    é>er : VC CC | $
    er>é : ng ard rl ch lev uv ass pp ll | $
    ez>er er>ez : VC CC | $
    ais>ait ait>ais : VC CC ou | $
    ait>aient : VC CC ou | $
    e>es : CVC CVVC VCC CCC | $
    e>ent : ng rl ch ard ill ass rt | $
    als>aux ls>ux : v m n | $
    s>x : jou nou ou jeu eveu ieu | $
    _>s : VCVC CVCC CVVC VVCC ain eau Vu Ve CVn CVr CVt ai | $
    eaux>aux : v m n | $
    """

  /// Letters that nobody hears.
  private static let silent = """
    _>h : ^ | V
    t>th : | V
    r>rh : | u
    t>pt : se | $
    m>mn : auto | e
    s>sc : ^ | e i
    _>g : n i | t ts
    _>t : an on in o u oi ai a er or our ur ê eu ti li di nui rui | $
    _>d : an ar oi au or on ou | $
    _>p : tro ro lo ou am | $
    _>c : an | $
    _>g : on an | $
    _>l : ti | $
    _>x : eu ri oi au ou ai | $
    _>e : lu tu vu oir ur cor | $
    """

  /// Spellings of vowels.
  private static let vowels = """
    o>au : ^ C |
    o>eau au>eau : ^ C | $ c
    au>o : ch p | se
    è>ai : C | ne son se re me
    ai>è : C | re s$
    ai>ê : C | te t$
    ai>ei : C | ge ne z
    è>ei : C | ge ze
    é>et ai>et : C | $
    eu>œu : s b v n ^ | r f
    i>y : t l j c m g s r n | C
    """

  /// Spellings of the vowels before a silent n or m.
  private static let nasals = """
    an>en : ^ | c d f g l s tr v
    an>en : d f s v p r C | dr d ti te ta s c v
    an>en : ^v ^d souv arg rp com vrai te le re m | t$
    en>an : ^ C | c d g t ch
    am>em em>am : C ^ | p b
    in>ain ain>in : C | $
    in>ein ain>ein : C | $ t
    in>un : l | di
    in>aim : f | $
    """

  /// Spellings of the sounds of "oiseau" and "travail".
  private static let glides = """
    oua>oi : ^ C | s t r e d x l f $
    y>ll : fi ami api bi gri | V
    aille>ail : v t r | $
    ail>aille : C | $
    eille>eil : l v s | $
    eil>eille : C t b | $
    w>ou : ^ | i
    """

  /// Spellings of consonants.
  private static let consonants = """
    k>qu : |
    k>c : | a o u l r $
    c>qu : | a o
    qu>c : | a o
    f>ph : |
    j>g : | i é è y er ent
    j>g : C V | e$ es$
    g>j : | e i
    ni>gn : a i o | e a
    gn>ni : pa di | er$
    s>c : ^ r n | e i é y
    ss>c : a i u é | e i
    c>s : ^ | er in em ir el
    c>ss : a e i u | e i
    ç>ss : oi a | o a
    s>ç : r n | o a
    ss>ç : e a | o a
    s>t : n | ion
    ss>t : a i o u | ion
    z>s : V | V
    s>z : V | V
    gz>x : e | a e i o é
    ks>x cs>x : a o | i e
    v>w : ^ | a
    g>gu : ^ | e i ê è é
    n>m : V | p b
    ss>sc : e i | e i
    """
}
