// SPDX-License-Identifier: Apache-2.0
@testable import AnswerMatching
import LudusCore
import LudusTestSupport
import Testing

/// The commonest misspellings of months, numbers, elements, planets, countries, capitals and organs,
/// each before the word that was meant.
///
/// None of them may be taken for a relative, as "ninty" for "ninety" is not nearer to "nineteen".
struct CommonMisspellingsTests {
  @Test(arguments: CommonMisspellings.all)
  func eightOfNineCount(table: CommonMisspellings) {
    let refused = table.pairs.filter { answer, accepted in
      !RoughMatcher(accepted, language: table.language).verdict(for: answer).isCorrect
    }
    #expect(refused.count * 9 <= table.pairs.count, "\(refused)")
  }

  /// Of each language a seeded sample, with some relatives of each word: all of them take long.
  @Test(arguments: CommonMisspellings.all)
  func theyCountForNothingElse(table: CommonMisspellings) {
    let rules = LanguageRules.rules(for: LanguageRules.Choice(table.language))
    forEachSeed(0..<40) { generator in
      guard let (answer, accepted) = generator.drawElement(of: table.pairs) else { return }
      let relatives = rules.families.relatives(of: accepted.caseFolded)
        .filter { !rules.areOneTerm($0, accepted.caseFolded) }
      let others = relatives + table.pairs.map(\.accepted).filter { $0 != accepted }
      for _ in 0..<4 {
        guard let other = generator.drawElement(of: others) else { return }
        let verdict = RoughMatcher(other, language: table.language).verdict(for: answer)
        try #require(!verdict.isCorrect, "\(answer) for \(other): \(verdict)")
      }
    }
  }

  @Test(arguments: CommonMisspellings.all)
  func eachLanguageHasSome(table: CommonMisspellings) {
    #expect(table.pairs.count >= 40, "\(table.language)")
  }
}

struct CommonMisspellings: CustomTestStringConvertible, Sendable {
  let language: Language
  let pairs: [(answer: String, accepted: String)]

  var testDescription: String { language.rawValue }

  init(_ language: Language, _ table: String) {
    self.language = language
    pairs = table.split(whereSeparator: { "\n,".contains($0) }).compactMap { pair in
      let sides = pair.split(separator: "/").map { $0.split(separator: " ").joined(separator: " ") }
      return sides.count == 2 ? (sides[0], sides[1]) : nil
    }
  }

  static let all = [
    CommonMisspellings(
      .english,
      """
      Febuary/February, Janurary/January, Augst/August, Septmber/September, Ocotber/October, Novemeber/November,
      Decemeber/December, Wensday/Wednesday, Thirsday/Thursday, Saterday/Saturday, Tusday/Tuesday,
      fourty/forty, ninty/ninety, ninteen/nineteen, eigth/eight, twelv/twelve, fivteen/fifteen, twenny/twenty, hunderd/hundred,
      thousend/thousand, sevin/seven, fourtheen/fourteen, eightteen/eighteen, therteen/thirteen,
      Hydrogin/Hydrogen, Heliam/Helium, Litium/Lithium, Berylium/Beryllium, Oxigen/Oxygen, Flourine/Fluorine, Aluminum/Aluminium,
      Phosphorous/Phosphorus, Sulphur/Sulfur, Clorine/Chlorine, Pottasium/Potassium, Magnisium/Magnesium,
      Manganeese/Manganese, Nickle/Nickel, Zink/Zinc, Bromin/Bromine, Iodin/Iodine, Mercery/Mercury, Tungston/Tungsten,
      Platinium/Platinum, Urainium/Uranium, Sodiam/Sodium, Calcuim/Calcium, Nitrogin/Nitrogen,
      Jupitor/Jupiter, Satern/Saturn, Uranas/Uranus, Neptun/Neptune, Venis/Venus,
      Belgum/Belgium, Columbia/Colombia, Ecuadar/Ecuador, Phillipines/Philippines, Portugual/Portugal, Switzerlend/Switzerland,
      Brasil/Brazil, Argentinia/Argentina, Veitnam/Vietnam, Morroco/Morocco, Austrailia/Australia, Afganistan/Afghanistan,
      Cambodja/Cambodia, Kenia/Kenya, Ethopia/Ethiopia, Isreal/Israel, Egipt/Egypt, Lybia/Libya, Phillippines/Philippines,
      Ottowa/Ottawa, Bejing/Beijing, Copenhagan/Copenhagen, Budapesht/Budapest, Rekjavik/Reykjavik, Buenos Aries/Buenos Aires,
      Canbera/Canberra, Washinton/Washington, Helsinky/Helsinki, Bruxelles/Brussels, Viena/Vienna, Warsow/Warsaw,
      stomack/stomach, kidny/kidney, pancrease/pancreas, intestin/intestine, livver/liver, tounge/tongue,
      esophogus/esophagus, tracheea/trachea, spleene/spleen, bladdar/bladder, apendix/appendix
      """
    ),
    CommonMisspellings(
      .german,
      """
      Feburar/Februar, Janur/Januar, Merz/März, Aprill/April, Agust/August, Septemper/September, Oktorber/Oktober, Nowember/November,
      Dezemper/Dezember, Mitwoch/Mittwoch, Donerstag/Donnerstag, Sammstag/Samstag, Dinstag/Dienstag, Sonntak/Sonntag,
      fünfzen/fünfzehn, sechszehn/sechzehn, siebenzehn/siebzehn, zwanzieg/zwanzig, dreizig/dreißig, vierzieg/vierzig, füfzig/fünfzig,
      sechszig/sechzig, neunsig/neunzig, hunder/hundert, tausent/tausend, zwölff/zwölf,
      Waserstoff/Wasserstoff, Sauerstof/Sauerstoff, Sticktoff/Stickstoff, Kolenstoff/Kohlenstoff, Fosfor/Phosphor, Schwefl/Schwefel,
      Clor/Chlor, Kalzium/Calcium, Magnesum/Magnesium, Alluminium/Aluminium, Silizium/Silicium, Nikel/Nickel, Quecksilver/Quecksilber,
      Kupher/Kupfer, Plattin/Platin, Urahn/Uran, Natrum/Natrium, Litium/Lithium, Heljum/Helium, Jot/Jod,
      Jupitter/Jupiter, Satturn/Saturn, Neptuhn/Neptun, Merkuhr/Merkur, Wenus/Venus, Uranuss/Uranus,
      Belgjen/Belgien, Frankreisch/Frankreich, Östereich/Österreich, Schweitz/Schweiz, Portugahl/Portugal, Rusland/Russland,
      Ungahrn/Ungarn, Rumenien/Rumänien, Bulgarjen/Bulgarien, Lybien/Libyen, Egypten/Ägypten, Äthopien/Äthiopien, Marroko/Marokko,
      Philipinen/Philippinen, Brasilen/Brasilien, Kolumbjen/Kolumbien, Tschechin/Tschechien, Isreal/Israel,
      Kopenhaagen/Kopenhagen, Brüsel/Brüssel, Lisabon/Lissabon, Warschaw/Warschau, Budapescht/Budapest, Helsinky/Helsinki,
      Reykjawik/Reykjavik, Buckarest/Bukarest, Mosskau/Moskau,
      Lebber/Leber, Niehre/Niere, Mahgen/Magen, Galenblase/Gallenblase, Bauchspeicheldrüsse/Bauchspeicheldrüse, Lunnge/Lunge, Mils/Milz,
      Schielddrüse/Schilddrüse, Hertz/Herz
      """
    ),
    CommonMisspellings(
      "fr",
      """
      fevrier/février, janvié/janvier, avrill/avril, juilet/juillet, aout/août, setembre/septembre, octobbre/octobre, novenbre/novembre,
      decembre/décembre, mecredi/mercredi, jeudit/jeudi, vandredi/vendredi, samdi/samedi, dimenche/dimanche,
      quatres/quatre, cinque/cinq, uit/huit, quatorse/quatorze, quinse/quinze, seise/seize, vint/vingt, trante/trente, quarente/quarante,
      cinquente/cinquante, soissante/soixante, mile/mille,
      hydrogene/hydrogène, oxigène/oxygène, azotte/azote, carbonne/carbone, fosfore/phosphore, souffre/soufre, clore/chlore,
      calsium/calcium, magnesium/magnésium, alluminium/aluminium, sillicium/silicium, mercurre/mercure, plattine/platine, uraniume/uranium,
      sodyum/sodium, lithyum/lithium, potasium/potassium, cuivvre/cuivre, heliom/hélium,
      Jupitère/Jupiter, Saturnne/Saturne, Neptunne/Neptune, Vénuss/Vénus,
      Alemagne/Allemagne, Angletere/Angleterre, Belgic/Belgique, Suise/Suisse, Portugale/Portugal, Italy/Italie, Hongri/Hongrie,
      Ukrène/Ukraine, Egypte/Égypte, Etiopie/Éthiopie, Argentinne/Argentine, Bresil/Brésil, Mexic/Mexique, Phillipines/Philippines,
      Bruxeles/Bruxelles, Lisbone/Lisbonne, Varsovi/Varsovie, Copenhaggue/Copenhague, Athene/Athènes, Moscoue/Moscou, Budapeste/Budapest,
      estomack/estomac, poumont/poumon, cerveaux/cerveau, pancréa/pancréas, intestain/intestin, coeur/cœur, vessi/vessie
      """
    ),
    CommonMisspellings(
      "es",
      """
      henero/enero, habril/abril, jullio/julio, agoto/agosto, setiembre/septiembre, otubre/octubre, nobiembre/noviembre,
      disiembre/diciembre, miercoles/miércoles, juebes/jueves, biernes/viernes, savado/sábado, domimgo/domingo,
      cinquo/cinco, nuebe/nueve, dies/diez, onse/once, trese/trece, catorse/catorce, quinse/quince, beinte/veinte,
      sincuenta/cincuenta, cesenta/sesenta, nobenta/noventa, sien/cien,
      idrógeno/hidrógeno, ogsígeno/oxígeno, nitrojeno/nitrógeno, carvono/carbono, fosforo/fósforo, asufre/azufre, calsio/calcio,
      magnecio/magnesio, aluminyo/aluminio, silisio/silicio, niquel/níquel, mercurrio/mercurio, uraneo/uranio, sodeo/sodio, elio/helio,
      Jupiter/Júpiter, Saturnno/Saturno, Neptunno/Neptuno, Benus/Venus,
      Alemanía/Alemania, Fransia/Francia, Velgica/Bélgica, Suisa/Suiza, Portugual/Portugal, Ungría/Hungría, Rucia/Rusia, Ejipto/Egipto,
      Etiopia/Etiopía, Benezuela/Venezuela, Bolibia/Bolivia, Mejico/México, Brazil/Brasil, Filipínas/Filipinas, Marruécos/Marruecos,
      Bruselas/Bruselas, Lisvoa/Lisboa, Barsovia/Varsovia, Copenague/Copenhague, Moscu/Moscú, Berlin/Berlín, Budapestt/Budapest,
      estomago/estómago, pulmon/pulmón, corason/corazón, serebro/cerebro, higado/hígado, riñon/riñón, bejiga/vejiga, yntestino/intestino
      """
    ),
    CommonMisspellings(
      "it",
      """
      genaio/gennaio, febraio/febbraio, aprille/aprile, guigno/giugno, lulio/luglio, setembre/settembre, otobre/ottobre,
      novenbre/novembre, dicenbre/dicembre, mercoledi/mercoledì, giovedi/giovedì, venerdi/venerdì, sabbato/sabato, domennica/domenica,
      quatro/quattro, cinqe/cinque, quatordici/quattordici, quindicci/quindici, sedicci/sedici, diciasette/diciassette, dicianove/diciannove,
      cinquannta/cinquanta, sesanta/sessanta, setanta/settanta, otanta/ottanta, novannta/novanta, trentta/trenta,
      idrogieno/idrogeno, osigeno/ossigeno, azzoto/azoto, carbognio/carbonio, fosfforo/fosforo, zolffo/zolfo, calccio/calcio,
      magniesio/magnesio, aluminio/alluminio, sillicio/silicio, nikel/nichel, mercuurio/mercurio, ugranio/uranio, sodyo/sodio, elyo/elio,
      Giovve/Giove, Satturno/Saturno, Netuno/Nettuno, Venerre/Venere,
      Gemania/Germania, Franca/Francia, Belgo/Belgio, Svizera/Svizzera, Portogalo/Portogallo, Ungeria/Ungheria, Rusia/Russia, Eggitto/Egitto,
      Etiopa/Etiopia, Brazile/Brasile, Messicco/Messico, Maroco/Marocco, Filipine/Filippine,
      Brusselles/Bruxelles, Lisbonna/Lisbona, Varsavvia/Varsavia, Copennaghen/Copenaghen, Moscca/Mosca, Berlinno/Berlino,
      stommaco/stomaco, polmonne/polmone, quore/cuore, ciervello/cervello, feggato/fegato, pancreass/pancreas, intestinno/intestino
      """
    ),
    CommonMisspellings(
      "pt",
      """
      janero/janeiro, fevreiro/fevereiro, marso/março, abriu/abril, agôsto/agosto, setenbro/setembro, outrubro/outubro, novenbro/novembro,
      desembro/dezembro, terca/terça, quínta/quinta, sábadu/sábado, domimgo/domingo,
      quatrro/quatro, sinco/cinco, oitto/oito, déz/dez, onse/onze, trese/treze, quatorse/quatorze, quinse/quinze, vimte/vinte, trimta/trinta,
      cincoenta/cinquenta, secenta/sessenta, setemta/setenta, oitemta/oitenta, novemta/noventa,
      idrogênio/hidrogênio, ocigênio/oxigênio, nitrogenio/nitrogênio, carbonno/carbono, fosforo/fósforo, emxofre/enxofre, calcio/cálcio,
      magnesio/magnésio, aluminio/alumínio, silicio/silício, niquel/níquel, mercurio/mercúrio, uranio/urânio, sodio/sódio, helio/hélio,
      Jupiter/Júpiter, Saturnno/Saturno, Neptuno/Netuno, Venus/Vênus,
      Alemenha/Alemanha, Franca/França, Belgica/Bélgica, Suiça/Suíça, Portugau/Portugal, Ungria/Hungria, Russia/Rússia, Ejito/Egito,
      Etiopia/Etiópia, Brazil/Brasil, Mexico/México, Marocos/Marrocos, Filipínas/Filipinas, Argemtina/Argentina,
      Bruxélas/Bruxelas, Lixboa/Lisboa, Varsovia/Varsóvia, Copenhage/Copenhague, Berlin/Berlim,
      estomago/estômago, pulmao/pulmão, coracao/coração, celebro/cérebro, figado/fígado, pancreas/pâncreas, intestimo/intestino, bexigga/bexiga
      """
    ),
    CommonMisspellings(
      "nl",
      """
      janauri/januari, febuari/februari, maard/maart, appril/april, augustes/augustus, septenber/september, oktoober/oktober,
      novenber/november, desember/december, woensdach/woensdag, donderdach/donderdag, zaterdach/zaterdag, dinsdach/dinsdag,
      viif/vijf, zeeven/zeven, negenn/negen, elff/elf, twalf/twaalf, dertein/dertien, veertein/veertien, vijftein/vijftien, twintich/twintig,
      dertich/dertig, veertich/veertig, vijftich/vijftig, sestig/zestig, zeeventig/zeventig, hondert/honderd, duizent/duizend,
      waterstoff/waterstof, zuurstoff/zuurstof, stiksof/stikstof, koolstoff/koolstof, fosvor/fosfor, zwaavel/zwavel,
      kalcium/calcium, magnezium/magnesium, alluminium/aluminium, silisium/silicium, nikel/nikkel, kwikk/kwik, platinna/platina,
      uraniem/uranium, natriem/natrium, litium/lithium, heliem/helium, koperr/koper, sink/zink,
      Jupitter/Jupiter, Saturnes/Saturnus, Neptunes/Neptunus, Fenus/Venus,
      Duitslant/Duitsland, Frankrijck/Frankrijk, Zwitserlant/Zwitserland, Portugaal/Portugal, Hongareije/Hongarije,
      Egipte/Egypte, Etiopië/Ethiopië, Brazielië/Brazilië, Meksico/Mexico, Marroko/Marokko,,
      Brusel/Brussel, Lisabon/Lissabon, Warschouw/Warschau, Kopenhagen/Kopenhagen, Moskow/Moskou, Berleijn/Berlijn,
      maach/maag, longg/long, hard/hart, hersennen/hersenen, leever/lever, alvleesklir/alvleesklier, blaaz/blaas
      """
    ),
    CommonMisspellings(
      "cs",
      """
      ledden/leden, unor/únor, brezen/březen, dubben/duben, kveten/květen, cerven/červen, cervenec/červenec, serpen/srpen, zari/září,
      rijen/říjen, listopat/listopad, prozinec/prosinec, pondeli/pondělí, utery/úterý, streda/středa, ctvrtek/čtvrtek, patek/pátek,
      ctyri/čtyři, sest/šest, ossm/osm, devjet/devět, jedenact/jedenáct, dvanact/dvanáct, ctrnact/čtrnáct, patnact/patnáct, sestnact/šestnáct,
      sedmnact/sedmnáct, dvaced/dvacet, tricet/třicet, ctyricet/čtyřicet, padesat/padesát, sedesat/šedesát, devadesat/devadesát, tisic/tisíc,
      vodik/vodík, kyslik/kyslík, dusik/dusík, uhlik/uhlík, fozfor/fosfor, syra/síra, chlorr/chlor, vapnik/vápník, horcik/hořčík,
      hlinik/hliník, kremik/křemík, nykl/nikl, rtut/rtuť, platyna/platina, urann/uran, sodik/sodík, litium/lithium, heliumm/helium, zelezo/železo,
      Jupitter/Jupiter, Satturn/Saturn, Neptunn/Neptun, Venuse/Venuše,
      Nemecko/Německo, Francye/Francie, Belgye/Belgie, Svycarsko/Švýcarsko, Portugalzko/Portugalsko, Madarsko/Maďarsko, Ruzko/Rusko,
      Eyypt/Egypt, Brazilie/Brazílie, Mexyko/Mexiko, Marocko/Maroko, Filipiny/Filipíny, Polzko/Polsko,
      Bruzel/Brusel, Lisabonn/Lisabon, Varsava/Varšava, Kodan/Kodaň, Moskwa/Moskva, Berlinn/Berlín, Videň/Vídeň,
      zaludek/žaludek, plyce/plíce, srdcee/srdce, mozeg/mozek, jatra/játra, ledvyna/ledvina, slynivka/slinivka, strevo/střevo
      """
    ),
    CommonMisspellings(
      "ru",
      """
      январ/январь, феврал/февраль, апрел/апрель, сентябр/сентябрь, октяборь/октябрь, наябрь/ноябрь, дикабрь/декабрь,
       вторнек/вторник, четверк/четверг, пятнеца/пятница, субота/суббота, воскресение/воскресенье,
      читыре/четыре, шесь/шесть, восем/восемь, девить/девять, десить/десять, одинадцать/одиннадцать, двенацать/двенадцать,
      тринацать/тринадцать, четырнацать/четырнадцать, пятнацать/пятнадцать, двацать/двадцать, трицать/тридцать, пядьдесят/пятьдесят,
      шездесят/шестьдесят, девеносто/девяносто, тысеча/тысяча,
      водарод/водород, кислорот/кислород, озот/азот, углирод/углерод, фосвор/фосфор, сира/сера, хлорр/хлор, кольций/кальций, могний/магний,
      алюминей/алюминий, кремней/кремний, никиль/никель, ртудь/ртуть, урань/уран, натрей/натрий, летий/литий,
      гилий/гелий, железа/железо, сиребро/серебро,
      Юпитир/Юпитер, Сотурн/Сатурн, Ниптун/Нептун, Винера/Венера, Меркурей/Меркурий,
      Гирмания/Германия, Францыя/Франция, Бельгея/Бельгия, Швийцария/Швейцария, Партугалия/Португалия, Венгреия/Венгрия, Росия/Россия,
      Египит/Египет, Эфеопия/Эфиопия, Бразилея/Бразилия, Мексека/Мексика, Морокко/Марокко, Филипины/Филиппины, Польжа/Польша,
      Брюсель/Брюссель, Лисабон/Лиссабон, Варшова/Варшава, Капенгаген/Копенгаген, Масква/Москва, Бирлин/Берлин, Хельсенки/Хельсинки,
      жилудок/желудок, лёхкие/лёгкие, серце/сердце, моск/мозг, печинь/печень, почька/почка, кишечьник/кишечник, сележёнка/селезёнка
      """
    ),
  ]
}
