type Verb = readonly [base: string, past: string, participle: string, french: string]

/** Verbs with one past form each: those with two (`learnt`, `learned`) would have two right answers. */
export const IRREGULAR_VERBS: Record<'easy' | 'medium' | 'tough', readonly Verb[]> = {
  easy: verbs(`
    go went gone aller
    come came come venir
    see saw seen voir
    do did done faire
    have had had avoir
    make made made fabriquer
    take took taken prendre
    give gave given donner
    know knew known savoir
    think thought thought penser
    say said said dire
    tell told told raconter
    find found found trouver
    buy bought bought acheter
    eat ate eaten manger
    drink drank drunk boire
    sing sang sung chanter
    swim swam swum nager
    run ran run courir
    write wrote written écrire
    speak spoke spoken parler
    sleep slept slept dormir
    meet met met rencontrer
    read read read lire
    sit sat sat s’asseoir
    win won won gagner
    put put put mettre
    hear heard heard entendre
  `),
  medium: verbs(`
    begin began begun commencer
    break broke broken casser
    bring brought brought apporter
    build built built construire
    catch caught caught attraper
    choose chose chosen choisir
    cut cut cut couper
    draw drew drawn dessiner
    drive drove driven conduire
    fall fell fallen tomber
    feel felt felt ressentir
    fight fought fought combattre
    fly flew flown voler
    grow grew grown grandir
    hit hit hit frapper
    hold held held tenir
    keep kept kept garder
    leave left left quitter
    lend lent lent prêter
    lose lost lost perdre
    pay paid paid payer
    ride rode ridden chevaucher
    ring rang rung sonner
    sell sold sold vendre
    send sent sent envoyer
    spend spent spent dépenser
    stand stood stood être debout
    steal stole stolen voler
    teach taught taught enseigner
    throw threw thrown lancer
    understand understood understood comprendre
    wear wore worn porter
  `),
  tough: verbs(`
    arise arose arisen survenir
    bind bound bound lier
    bleed bled bled saigner
    blow blew blown souffler
    breed bred bred élever
    creep crept crept ramper
    deal dealt dealt traiter
    dig dug dug creuser
    feed fed fed nourrir
    flee fled fled fuir
    forgive forgave forgiven pardonner
    freeze froze frozen geler
    grind ground ground moudre
    lay laid laid poser
    lead led led mener
    mistake mistook mistaken confondre
    rise rose risen se lever
    seek sought sought chercher
    shake shook shaken secouer
    stick stuck stuck coller
    sting stung stung piquer
    strike struck struck frapper
    swear swore sworn jurer
    tear tore torn déchirer
    undertake undertook undertaken entreprendre
    withdraw withdrew withdrawn retirer
    weep wept wept pleurer
    bend bent bent plier
    shoot shot shot tirer
    spin spun spun tournoyer
    slide slid slid glisser
    sweep swept swept balayer
    overcome overcame overcome surmonter
    foresee foresaw foreseen prévoir
  `),
}

function verbs(table: string): Verb[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [base = '', past = '', participle = '', ...french] = line.trim().split(' ')
      return [base, past, participle, french.join(' ')] as const
    })
}
