// SPDX-License-Identifier: Apache-2.0
internal import Spelling

/// The letters that children write for others in English.
///
/// Chosen by hand, with the neighbors between which the letters sound as they are written, or are a
/// well-known confusion.
extension EnglishRules {
  static let typicalErrors = TypicalErrors(
    [silent, endings, longVowels, ee, vowels, vowelsWithR, consonants].joined(separator: "\n")
  )

  /// Letters that nobody hears.
  private static let silent = """
    n>kn : ^ | V
    r>wr : ^ | V
    w>wh : ^ | a e i y
    m>mb : V | $
    t>bt : ou de | $
    d>ld : ou | $
    k>lk : a o | $
    f>lf : a | $
    s>st : a i e u | en$ le$ ened$
    f>ft : o so | en$
    i>is : ^ | land
    s>sc : ^ | e i
    g>gu : ^ | e i
    i>ui : b | l
    s>sw : n | er
    n>gn : ^ | V
    m>mn : u | $
    g>gh : ^ | o
    r>rh : ^ | y i
    s>ps : ^ | y
    t>pt : ei | $
    ns>dnes : we | day
    """

  /// Endings, and what becomes of the word before them.
  private static let endings = """
    ys>ies yed>ied : CVC VVC VCC CCC CC | $
    ey>y : pp nn tt bb ll rr dd mm | $
    y>i : pp as ead us ng nn | ness$ ly$
    t>ed : ook alk ark ask nk ump elp sh ch ss iss | $
    d>ed : ll urn arn pen sten ay ember ow | $
    id>ed : ant art ait int end eed | $
    eing>ing : mak tak bak lik hik giv liv driv hav sav com clos los writ rid hid us | $
    _>e : n r m t f s k p | ly$ ful$ less$
    _>e : v g | ment$
    full>ful : CVC VCC CCC VVC VCe ti | $
    sion>tion shun>tion shon>tion : a i o u c n p | $
    tion>sion shun>sion : i u a n | $
    us>ous : CVC VCC VVC | $
    er>or : ct ss st it at ail rr | $
    er>our : CVl CVv Vb | $
    er>ar : ll ug mm nd ul | $
    a>er : th st tt nn mb ev | $
    cher>ture chur>ture : CV CVC CVp uc VCC | $
    s>es : x sh ch | $
    el>le : VCC VVC CVC | $
    le>el : nn ng od am | $
    el>al : im it et in ed | $
    able>ible : ss rr | $
    ent>ant ant>ent : CVCCV rt Vph fer | $
    ence>ance ance>ence : Vr Vt | $
    in>ing : VCC VCCC CVC VCV | $
    ley>ly : nd ve me te re | $
    """

  /// The silent e at the end, and long vowels that are written with it or without it.
  private static let longVowels = """
    _>e : CaD CeD CiD CoD CuD aus eas eav ous | $
    ane>ain ale>ail ate>ait : C | $
    ote>oat : C | $
    ode>oad : C | $
    ite>ight : n l r f s t m | $
    une>oon : m s sp | $
    eme>eam : t r | $
    aik>ake aim>ame ain>ane aip>ape aif>afe : C | $
    oan>one : b st ph | $
    oam>ome : h d | $
    oap>ope oal>ole oak>oke : C | $
    oat>ote : n wr v | $
    iek>ike iem>ime : C | $
    ool>ule : r | $
    oon>une : t J j | $
    """

  /// Spellings of the vowel of "see", and the order of i and e.
  private static let ee = """
    ee>ea : C ^ | m$ ch$ ches$ ve$ se$ cher$
    ee>ea : sp w l b | k$
    ee>ea : l m b cl | n$
    ee>ea : ^m ^d s r st | l$
    ee>ea : ch l h | p$
    ee>ea : ^ ^m s h b n ch tr | t$ t
    ee>ea : ^s ^t ^p fl | $
    ee>ea : ^ | sy$
    ea>ee : C | p$ n$ t$ k$ d$ l$ ping$ th$ se$
    ei>ie : C | nd ve ld ce$ ces$ f$
    ie>ei : C | ve l r$ rd ze
    """

  /// Spellings of other vowels.
  private static let vowels = """
    e>ea : h br thr dr d st | d$ dy$ th$
    e>ea : ^w l br f d | ther th$
    e>ea : h | vy
    e>ea : br | kf
    e>ea : r | dy$
    e>ai : ^s | d$
    e>ai : ag | n
    e>ie : fr | nd
    e>a : m ^ | ny
    e>eo : p | ple
    i>y : ^m ^b tr cr sk fl ^dr ^wh | $
    i>ee : b | n$
    o>ow : sn sl gr kn thr bl sh ell oll ind orr | $
    o>ough : th alth | $
    or>ough : th b f br n | t$
    or>augh : c t d | t$ ter$
    o>au ose>ause os>ause oz>ause : bec | se$ $
    ay>ey : ^th | $
    o>a : w | s$
    o>a : w wh | t$ nt nted$ tch sh
    u>oo : b l t c h | k$ ks$ ked$ king$
    u>oo : ^g w st | d$
    oo>ue : bl cl gl tr | $
    oo>ew : n gr fl bl thr | $
    u>ou : ^y | $
    oo>ui : fr | t
    oo>ou : gr s | p
    u>o : m br ^ an | ther
    u>o : l gl ab | ve
    u>o : ^m | nd nth ney nk
    u>o : fr | nt
    u>o : n | thing
    u>o : w | nder
    u>ou : c | sin
    u>ou : tr d | ble
    u>ou : y | ng
    u>ou : t | ch
    ud>ould : c w sh | $
    ow>ou : h m | se
    ow>ou : ^ ab sh | t$
    ow>ou : f r s | nd
    ow>ou : cl l | d$
    ow>ou : m s | th$
    ow>ou : m | nt
    ou>ow : d br t dr cl cr | n$ d$
    ou>ow : ^c ^n ^h | $
    ou>ow : fl | er
    oi>oy : C | $
    oy>oi : C | nt se ce l$ n$ ns$
    i>e : pr | tt
    i>o : w | men
    eu>eau u>eau : b | t
    """

  /// Vowels before an r.
  private static let vowelsWithR = """
    ur>ir er>ir : g b f sh sk th d | l d st t
    er>ur : C | n p t b ch th s d
    ur>er : h | $
    ur>er : p | s f
    er>or ur>or : ^w | k d l m s
    er>ear : ^ l | n ly th
    er>ear : s | ch
    are>air : C | $
    are>ear air>ear : ^b ^w ^p | $
    air>are : c sh sc | $
    are>ere : wh th | $
    eer>ear : ^n ^d ^h ^y cl ^f | $
    ear>eer : d ch b st | $
    ar>a : ^f | ther
    ar>ear : h | t
    or>our : ^y ^f | $ teen$
    or>oor : d fl p | $
    or>ar : w | m n d
    """

  /// Spellings of consonants.
  private static let consonants = """
    f>ph : ^ e o a l |
    k>c : ^ | a o u l r
    k>c : be | au
    c>k : ^ | a o u
    k>ch : s | ool
    k>ch c>ch : ^ | r
    k>ch : ma | $
    k>ck : V |
    c>ck : V | $
    ck>k : n | $
    j>g : ^ | ia ir$ ent ene ym iraf
    j>g : a | ic
    j>g : a n r u i | e$ es$
    g>j : ^ | el ea
    g>dg : V | e
    dge>ge : a u | $
    ch>tch : V |
    tch>ch : u i | $
    s>c : ^ | e i y
    s>c : a i n u oi | e$
    s>c : n | il ess
    s>c : de | i em
    s>c : bi | y
    c>s : ou or | e$
    sh>ch : ma | ine
    sh>ci : spe | al
    sh>ci : deli | ous
    sh>s : ^ | ugar ure
    z>s : ^i ^ha ^wa ^hi | $
    z>s : au no ro ea | e$ y$
    z>s : u | ic
    s>z : ri si ee | e$
    s>z : a | y
    v>f : ^o | $
    ks>x cks>x : V | $
    ks>x : e | t
    x>cks : V | $
    kw>qu : ^ s |
    q>qu : ^ | V
    f>gh : lau enou cou tou | $
    af>augh : l | $ ed$ ing$
    uf>ough : en t | $
    f>th : ^ | in ir ree row
    f>th : ee ou o a i oo | $
    v>th : o a e | er$
    """
}
