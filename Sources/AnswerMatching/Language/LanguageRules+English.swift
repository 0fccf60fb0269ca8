extension LanguageRules {
  static let english = LanguageRules(
    costs: .english,
    triples: .english,
    articles: .english,
    negators: Set(
      words:
        "not no never without none nothing nobody nowhere neither nor cannot hardly cant wont dont"
        + " isnt arent doesnt didnt wasnt werent couldnt wouldnt shouldnt hasnt havent hadnt"
    ),
    fixedWords: Set(
      words: """
        true false yes first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth \
        hundred thousand million billion trillion once twice left right north south east west northern \
        southern eastern western up down over under above below upper lower inner outer inside outside \
        internal external anterior posterior superior inferior medial lateral proximal distal dorsal ventral \
        cranial caudal rostral palmar plantar dexter sinister dextra sinistra dextrum sinistrum
        """
    ),
    protectedPrefixes: AffixPair.pairs(
      """
      hypo/hyper intra/inter intra/extra inter/extra infra/intra infra/supra ultra/infra ab/ad endo/exo \
      endo/ecto ecto/exo endo/meso ecto/meso endo/epi micro/macro homo/hetero auto/hetero iso/aniso auto/allo \
      mono/di mono/poly mono/oligo oligo/poly di/tri bi/tri tri/tetra tetra/penta penta/hexa hexa/hepta \
      uni/bi uni/multi sub/super sub/supra deci/deca deci/deka milli/micro pre/post ante/post pro/anti anti/syn over/under up/down out/in \
      fore/back e/im af/ef ab/ef al/il an/cat ana/cata ana/meta meta/telo pro/meta pro/ana \
      in/ex im/ex in/de de/re con/de con/dis con/in con/re pro/de ef/dif re/dif dif/ref meth/eth \
      eth/prop prop/but but/pent pent/hex hex/hept hept/oct nitri/nitro sulfi/sulfa thermo/exo photo/chemo \
      ortho/meta ortho/para meta/para carpal/tarsal leuco/erythro leuko/erythro neo/paleo eu/pro \
      centri/center longi/lati un/ in/ im/ ir/ il/ dis/ non/ mis/ de/ re/ a/
      """
    ),
    protectedSuffixes: AffixPair.pairs(
      """
      ate/ite ate/ide ite/ide ate/ine ide/ine ic/ous ase/ose ol/al ol/one al/one ol/yl ane/ene ane/yne \
      ene/yne ane/yl idine/osine idine/ine osine/ine ine/one on/one some/zyme some/mere some/iole \
      mere/iole plast/blast ose/osome lysis/genesis nolysis/nesis gen/gon cyte/blast cyte/clast \
      blast/clast teen/ty teenth/tieth itis/osis itis/oma osis/oma osis/esis emia/uria phil/phob philia/phobia \
      philic/phobic trophic/tropic ectomy/otomy ectomy/ostomy otomy/ostomy graph/gram graph/meter \
      graphy/logy nomy/logy ism/ist ward/wards full/less ful/less or/ee er/ee cracy/archy phase/phage tonic/static \
      duction/vection carpal/tarsal er/
      """
    ),
    inflections: AffixPair.pairs(
      "/s /es y/ies f/ves fe/ves um/a on/a us/i a/ae is/es ix/ices ex/ices a/ata en/ina man/men"
    ),
    beginnings: LetterGroup.groups(
      """
      un in im il ir dis re pre de mis non over under out up down en ex inter intra hyper hypo sub super \
      trans pro per con com ad ab a an anti be for e
      """
    ),
    endings: LetterGroup.groups(
      """
      s es ed d ing ings er r ers or ors est ly y ies ied al ally able ible ably ment ments ness ion ions \
      ation ations ive ous ful less ity ist ists ism en n ic ical ance ence ances ences ant ent ants ents \
      e ary ery ory ian an t
      """
    ),
    families: TermFamilies(
      """
      one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen \
      seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety
      monday tuesday wednesday thursday friday saturday sunday
      january february march april may june july august september october november december
      mercury venus earth mars jupiter saturn uranus neptune pluto
      alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma tau \
      upsilon phi chi psi omega
      hydrogen helium lithium beryllium boron carbon nitrogen oxygen fluorine neon sodium magnesium \
      aluminium silicon phosphorus sulfur chlorine argon potassium calcium scandium titanium vanadium \
      chromium manganese iron cobalt nickel copper zinc gallium germanium arsenic selenium bromine krypton \
      rubidium strontium yttrium zirconium niobium molybdenum technetium ruthenium rhodium palladium silver \
      cadmium indium tin antimony tellurium iodine xenon caesium barium lanthanum cerium praseodymium \
      neodymium promethium samarium europium gadolinium terbium dysprosium holmium erbium thulium ytterbium \
      lutetium hafnium tantalum tungsten rhenium osmium iridium platinum gold mercury thallium lead bismuth \
      polonium astatine radon francium radium actinium thorium protactinium uranium neptunium plutonium \
      americium curium berkelium californium einsteinium fermium mendelevium nobelium lawrencium
      afghanistan albania algeria andorra angola argentina armenia australia austria azerbaijan bahamas \
      bahrain bangladesh barbados belarus belgium belize benin bhutan bolivia botswana brazil brunei \
      bulgaria burundi cambodia cameroon canada chad chile china colombia comoros congo croatia cuba cyprus \
      denmark djibouti dominica ecuador egypt eritrea estonia eswatini ethiopia fiji finland france gabon \
      gambia georgia germany ghana greece grenada guatemala guinea guyana haiti honduras hungary iceland \
      india indonesia iran iraq ireland israel italy jamaica japan jordan kazakhstan kenya kiribati kuwait \
      kyrgyzstan laos latvia lebanon lesotho liberia libya liechtenstein lithuania luxembourg madagascar \
      malawi malaysia maldives mali malta mauritania mauritius mexico micronesia moldova monaco mongolia \
      montenegro morocco mozambique myanmar namibia nauru nepal netherlands nicaragua niger nigeria norway \
      oman pakistan palau panama paraguay peru philippines poland portugal qatar romania russia rwanda samoa \
      senegal serbia seychelles singapore slovakia slovenia somalia spain sudan suriname sweden switzerland \
      syria taiwan tajikistan tanzania thailand togo tonga tunisia turkey turkmenistan tuvalu uganda ukraine \
      uruguay uzbekistan vanuatu venezuela vietnam yemen zambia zimbabwe
      adenine cytosine guanine thymine uracil
      adenosine cytidine guanosine thymidine uridine
      prophase prometaphase metaphase anaphase telophase interphase
      mitosis meiosis
      phloem xylem
      stigma stamen style stroma stoma
      single double triple quadruple
      half third quarter
      before after
      more less fewer
      most least
      always sometimes often rarely
      within between among
      from into onto
      both either
      increase decrease
      increases decreases
      increased decreased
      increasing decreasing
      increment decrement
      maximum minimum optimum
      maximal minimal optimal
      major minor
      positive negative neutral
      accept except
      access excess
      adapt adopt adept
      adverse averse
      advice advise
      affect effect
      aisle isle
      allusion illusion delusion
      altar alter
      amoral immoral
      angel angle
      appraise apprise
      ascent assent
      aural oral
      bail bale
      bare bear
      baron barren
      berth birth
      board bored
      brake break
      breath breathe breadth
      bridal bridle
      broach brooch
      canvas canvass
      capital capitol
      censor censure sensor
      cereal serial
      chord cord
      cite site sight
      climactic climatic
      coarse course
      complement compliment
      conscience conscious
      council counsel consul
      creak creek
      currant current
      dairy diary
      defuse diffuse
      dependant dependent
      desert dessert
      device devise
      discreet discrete
      dual duel
      elicit illicit
      emigrate immigrate
      eminent imminent immanent
      ensure insure assure
      envelop envelope
      exercise exorcise
      faint feint
      fair fare
      farther further
      flair flare
      flaunt flout
      flour flower
      forth fourth
      foul fowl
      gait gate
      gorilla guerrilla
      hail hale
      hair hare
      heal heel
      hear here
      hoard horde
      human humane
      idle idol
      incidence incidents
      ingenious ingenuous
      judicial judicious
      knead need
      lesson lessen
      liable libel
      lightening lightning
      loath loathe
      loose lose
      mantel mantle
      marital martial
      mean median medium
      median medial
      metal mettle medal
      mode mood
      moral morale
      mucous mucus
      naval navel
      ordinance ordnance
      palate palette pallet
      passed past
      patience patients
      peace piece
      pedal peddle
      perineum peritoneum peroneum
      perineal peritoneal peroneal
      perpetrate perpetuate
      persecute prosecute
      personal personnel
      perspective prospective
      physical fiscal
      pistil pistol
      plain plane
      pole poll
      populace populous
      pray prey
      precede proceed
      prescribe proscribe
      principal principle
      profit prophet
      prostate prostrate
      quiet quite
      rain reign rein
      raise raze
      reality realty
      reflection refraction diffraction
      respectfully respectively
      role roll
      sail sale
      sew sow
      sole soul
      stair stare
      stake steak
      stationary stationery
      statue statute stature
      steal steel
      straight strait
      suite sweet
      tail tale
      team teem
      than then
      their there
      thorough through though
      threw through
      tortuous torturous
      trail trial
      vain vein vane
      venal venial
      veracious voracious
      vertex vortex
      waist waste
      waive wave
      ware wear where
      weak week
      weather whether
      yoke yolk
      """
    )
  )
}
