// SPDX-License-Identifier: Apache-2.0
extension WordLists {
  /// English words of three letters, forms of irregular verbs and more words of every day: nobody who writes "met" means "mouth".
  static let englishEveryday = """
    ace act add age ago aid aim air all and any apartment ape arc are ark arm arose art ash ask ate awoke bad bag
    ban bar bat bay beaten beautiful became bed bee been beer beg began begun bent best bet bid big bin bitten
    blackberry bled blew blown blueberry boring borrow bough bought bow box boy break bred broke brought bud bug
    built burnt bus but buy bye cab came can cap car cat caught chose chosen clung cool cop corn cot could cow
    crept cry cub cup cut dad dam dangerous day dead dealt deer den dew did die dig dim dip dirty dog done dot
    drank drawn dreamed dreamt drew driven drove drunk dry due dug dye ear eat eaten egg ego elf elm end era eve
    eye fall fallen fan far fast fat fax fed fee fell felt few fig fight fin fir fit fix fled flew flown flung fly
    fog forbade forgave forgiven forgot forgotten fought found fox froze fun fur gap gas gave get given go god got
    grandmother grew grown gum gun gut guy gym had ham has hat hay hear heard heat held hen her hid hidden him hip
    his hit hop horse hot how hug hung hut ice ill important ink inn its jam jar jaw jet job jog joy jug kept key
    kid kin kit knelt knew known lab lain lap law lay leapt led leg lent let lid lie like lion lip lit log lose lot
    low mad made man map mat meant meet men met might mistook mix mob moose mop mouse mud mug must nap need net new
    nod nor not now nun nut oak oar odd off oil old our overcame owe owl own paid pan pat paw pay pea peach pen pet
    pie pig pin pit play pop pot prospect pub put rag raise ram ran rang raspberry rat raw ray red rib rid ridden
    risen rob rod rode rot row rub rug run rung sad said sang sank sat saw sax say sea sealing see seen sell sent
    set sewn shaken shall she shone shook shown shrank shrunk shy sin sip sir sit sky slept slid sold son sought
    sown spa sped speed spelt spent spilt spoilt spoke spoken sprang spy stank stole stolen stood strawberry struck
    stuck stung sum sun sung sunk swam swept sworn swum swung table taken tap tar taught tax tea teach the thrown
    tie tip toe told ton tongue too took top tore torn toy try tub understood undid use van vet war was wax way
    weak web weight wept wet who why wig win wise wit withdrew woke woken won wore worn write written wrote yet you
    zip zoo
    """
}
