import type { Locale } from '@probant/contract/locales'

/**
 * The statement with one word replaced by its opposite; undefined where none can be, where there is a negation, or where it
 * names both. Only a superlative is replaced before `from`: other words there say which things the statement is about.
 */
export function contrary(text: string, locale: Locale, from = 0): string | undefined {
  if (isNegated(text, locale)) return undefined
  const found = [...PAIRS[locale], ...COMPARISONS[locale]].flatMap((pair) => occurrences(text, pair))
  const [first, second] = found
    .filter(({ at, by }) => at >= from || SUPERLATIVE.test(by))
    .toSorted((one, other) => one.at - other.at)
  // Two opposites in a row may be one expression.
  if (!first || (second && second.at > first.at && second.at < first.at + first.length + 3)) return undefined
  if (namesBoth(text, locale)) return undefined
  const before = text.slice(0, first.at)
  return (
    (locale === 'en' ? withArticleFor(first.by, before) : before) +
    first.by +
    text.slice(first.at + first.length)
  )
}

export function isNegated(text: string, locale: Locale): boolean {
  return NEGATED[locale].test(text)
}

const SUPERLATIVE = /est$|^(?:l[ea]s? )?(?:plus|moins)$/

/** `the increase or decrease`, `both male and female`: turned around, one of them would stand twice. */
function namesBoth(text: string, locale: Locale): boolean {
  return PAIRS[locale].some(
    ([one, other, after]) => placesOf(text, one, after).length > 0 && placesOf(text, other, after).length > 0,
  )
}

/** `a legal act`, `an illegal act` */
function withArticleFor(word: string, before: string): string {
  return before.replace(/(?<=\b[Aa])n? $/, /^[aeiou]/.test(word) ? 'n ' : ' ')
}

function occurrences(text: string, [one, other, after, before]: Pair) {
  return [
    ...placesOf(text, one, after, before).map((at) => ({ at, length: one.length, by: other })),
    ...placesOf(text, other, after, before).map((at) => ({ at, length: other.length, by: one })),
  ]
}

function placesOf(text: string, word: string, after = '', before = ''): number[] {
  if (!text.includes(word)) return []
  const isCompared = /^(?:more|less|plus|moins)$/.test(word)
  const pattern = `(?<![\\p{L}’-])${before}${word}${isCompared ? COMPARED : NOTHING_MORE}${after}`
  return [...text.matchAll(new RegExp(pattern, 'gu'))].map(({ index }) => index)
}

/** One, the other, what has to follow, and what has to come before. */
type Pair = readonly [one: string, other: string, after?: string, before?: string]

const NOTHING_MORE = '(?![\\p{L}-])'
/** `more dangerous than`: elsewhere the two words have several meanings. */
const COMPARED = '(?= \\p{Ll}+ (?:than |que |qu’))'

const COMPARISONS: Record<Locale, readonly Pair[]> = {
  en: [
    ['more', 'less'],
    ['more than', 'less than'],
  ],
  fr: [['plus', 'moins']],
}

const NEGATED: Record<Locale, RegExp> = {
  en: /\b(not|no|never|neither|nor|without|less and less|more or less|unlike|whereas|although|while|but|until)\b|n’t\b/i,
  fr: /(?<!\p{L})(ne|n’\p{L}+|sans|ni|non|plus ou moins|tandis|alors que|bien que|mais|contrairement|jusqu)(?!\p{L})/iu,
}

/** Not `a lost parcel`, where it says which one. */
const OBJECT =
  '(?= (?:the|a|an|its|their|about|more|less|some|\\d|weight|mass|energy|power|value|heat|water)(?![\\p{L}]))'
const OBJET = '(?= (?:l’|(?:le|la|les|un|une|des|son|sa|ses|leurs?)(?!\\p{L})))'
/** `the lower surface`: no height, and no amount. */
const PARTS =
  'surface|layer|part|half|side|jaw|limb|floor|deck|lip|end|edge|slopes?|atmosphere|mantle|crust|house'
const PLACE = `(?= (?:${PARTS})(?!\\p{L}))`
const NO_PLACE = `(?! (?:${PARTS})(?!\\p{L}))`
/** `the public`: people. */
const NAMED = '(?= \\p{Ll}{4,})'
/** `fermé par un grillage` */
const NOT_BY = '(?! (?:par|avec|en|la voie|la porte|le feu)(?!\\p{L}))'

const PAIRS: Record<Locale, readonly Pair[]> = {
  en: [
    ['increases', 'decreases'],
    ['increase', 'decrease'],
    ['increased', 'decreased'],
    ['raises', 'lowers'],
    ['raised', 'lowered'],
    ['rises', 'falls'],
    ['rose', 'fell'],
    ['strengthens', 'weakens'],
    ['strengthened', 'weakened'],
    ['accelerates', 'slows'],
    ['gains', 'loses', OBJECT],
    ['gained', 'lost', OBJECT],
    ['heats', 'cools'],
    ['warms', 'cools'],
    ['rise', 'fall'],
    ['rising', 'falling'],
    ['increasing', 'decreasing'],
    ['absorbs', 'releases'],
    ['absorb', 'release'],
    ['attracts', 'repels'],
    ['expands', 'contracts'],
    ['imports', 'exports'],
    ['largest', 'smallest'],
    ['highest', 'lowest'],
    ['longest', 'shortest', '(?! supply)'],
    ['oldest', 'youngest', '(?! (?:surviving|known|written|printed|preserved))'],
    ['fastest', 'slowest'],
    ['heaviest', 'lightest'],
    ['hottest', 'coldest'],
    ['richest', 'poorest'],
    ['larger', 'smaller'],
    ['upper', 'lower', PLACE],
    ['higher', 'lower', NO_PLACE],
    ['longer', 'shorter'],
    ['faster', 'slower'],
    ['warmer', 'colder'],
    ['heavier', 'lighter'],
    ['cheaper', 'dearer'],
    ['above', 'below'],
    ['inside', 'outside'],
    ['northern', 'southern'],
    ['eastern', 'western'],
    ['male', 'female'],
    ['males', 'females'],
    ['maximum', 'minimum'],
    ['legal', 'illegal'],
    ['victory', 'defeat'],
    ['soluble', 'insoluble'],
    ['compulsory', 'optional'],
    ['public', 'private', NAMED],
    ['exceeds', 'falls short of'],
    ['at least', 'at most'],
    ['indoors', 'outdoors'],
    ['upwards', 'downwards'],
    ['uphill', 'downhill'],
    ['wider', 'narrower'],
    ['thicker', 'thinner'],
    ['stronger', 'weaker'],
    ['older', 'younger'],
    ['earlier', 'later', '(?= than)'],
    ['denser', 'lighter', '(?= \\p{Ll}+)'],
    ['deeper', 'shallower'],
    ['upstream', 'downstream'],
    ['horizontal', 'vertical'],
    ['clockwise', 'anticlockwise'],
    ['inner', 'outer'],
    ['internal', 'external'],
    ['positive', 'negative'],
    ['visible', 'invisible'],
    ['voluntary', 'involuntary'],
    ['reversible', 'irreversible'],
    ['elastic', 'inelastic'],
    ['exothermic', 'endothermic'],
    ['acidic', 'alkaline'],
    ['consumers', 'producers'],
    ['buyers', 'sellers'],
    ['hotter', 'cooler'],
    ['richer', 'poorer'],
    ['forbidden', 'allowed'],
    ['mandatory', 'voluntary'],
    ['nearest', 'farthest'],
    ['most common', 'least common'],
    ['most dangerous', 'least dangerous'],
    ['easily', 'with difficulty', '(?=$|[.,])'],
    ['suitable', 'unsuitable', '(?= (?:for|if|when)(?!\\p{L}))'],
    ['colourless', 'coloured'],
    ['efficiently', 'inefficiently'],
  ],
  fr: [
    ['augmente', 'diminue'],
    ['augmentent', 'diminuent'],
    ['augmenté', 'diminué'],
    [
      'augmente',
      'baisse',
      '(?= (?:de |d’|en |pendant |lorsqu|quand |avec |à |au )|$|,)',
      '(?<!(?:une|la|de|légère|forte|cette) )',
    ],
    ['augmenter', 'diminuer'],
    ['une hausse', 'une baisse'],
    ['la hausse', 'la baisse'],
    ['accroît', 'réduit', OBJET],
    ['accroissent', 'réduisent', OBJET],
    ['accélère', 'ralentit'],
    ['accélèrent', 'ralentissent'],
    ['renforce', 'affaiblit'],
    ['renforcent', 'affaiblissent'],
    ['absorbe', 'libère'],
    ['absorbent', 'libèrent'],
    ['favorise', 'empêche'],
    ['favorisent', 'empêchent'],
    ['améliore', 'dégrade'],
    ['améliorent', 'dégradent'],
    ['interdit', 'autorisé'],
    ['interdite', 'autorisée'],
    ['inférieur', 'supérieur'],
    ['inférieure', 'supérieure'],
    ['inférieurs', 'supérieurs'],
    ['supérieures', 'inférieures'],
    ['au moins', 'au plus'],
    ['moins de', 'plus de'],
    ['le plus', 'le moins', '(?! (?:ancien|récent))'],
    ['la plus', 'la moins', '(?! (?:ancien|récent))'],
    ['les plus', 'les moins', '(?! (?:ancien|récent))'],
    ['minimum', 'maximum'],
    ['minimale', 'maximale'],
    ['minimal', 'maximal'],
    ['victoire', 'défaite'],
    ['public', 'privé', '(?=$|[,.]| (?:est|à|de|et|qui|en)(?!\\p{L}))'],
    ['publique', 'privée'],
    ['légal', 'illégal'],
    ['obligatoire', 'facultatif', '', '(?<=^(?:Le|Un|Chaque|Tout) .*)'],
    ['obligatoire', 'facultative', '', '(?<=^(?:La|Une|Toute) .*)'],
    ['intérieur', 'extérieur'],
    ['nord', 'sud'],
    ['ouvert', 'fermé', NOT_BY],
    ['ouverte', 'fermée', NOT_BY, '(?<!lettre )'],
    ['ouverts', 'fermés', NOT_BY],
    ['ouvertes', 'fermées', NOT_BY],
    ['autorisés', 'interdits'],
    ['autorisées', 'interdites'],
    ['se refroidit', 'se réchauffe', '(?! le plus)'],
    ['chaud', 'froid'],
    ['chaude', 'froide'],
    ['rapidement', 'lentement'],
    ['positif', 'négatif'],
    ['positive', 'négative'],
    ['interne', 'externe'],
    ['internes', 'externes'],
    ['visible', 'invisible'],
    ['soluble', 'insoluble'],
    ['solubles', 'insolubles'],
    ['en amont', 'en aval'],
    ['acheteurs', 'vendeurs'],
    ['consommateurs', 'producteurs'],
    ['importations', 'exportations'],
    ['avec', 'sans', '(?= (?:oxygène|lumière|air|eau)(?!\\p{L}))'],
    ['longue', 'courte', '(?! d)'],
    ['plus ancien', 'plus récent'],
    ['plus ancienne', 'plus récente'],
    ['plus anciens', 'plus récents'],
    ['plus anciennes', 'plus récentes'],
    ['élevé', 'bas', '(?= que|$|,)'],
    ['est moins une', 'est plus une', '(?= .* qu[e’])'],
    ['est moins un', 'est plus un', '(?= .* qu[e’])'],
    ['davantage que', 'moins que'],
    ['simples', 'complexes', '', '(?<=plus )'],
    ['petites', 'grosses', '', '(?<=plus )'],
    ['petits', 'gros', '', '(?<=plus )'],
    [
      'avant',
      'après',
      '(?= (?:la|le|les|l’|chaque|toute?) ?\\p{Ll})',
      '(?<!(?:peu|juste|bien|longtemps|et|ou|d’|bien d’|aussitôt|jour|année|mois|ans) )',
    ],
    ['relève', 'abaisse', OBJET],
    ['relèvent', 'abaissent', OBJET],
    ['allège', 'alourdit', OBJET],
    ['allègent', 'alourdissent', OBJET],
    ['pénalise', 'avantage', OBJET],
    ['pénalisent', 'avantagent', OBJET],
    ['freine', 'stimule', OBJET],
    ['freinent', 'stimulent', OBJET],
    ['refuse', 'accepte', OBJET],
    ['refusent', 'acceptent', OBJET],
    ['interdit', 'autorise', OBJET],
    ['condamne', 'approuve', OBJET],
    ['condamnent', 'approuvent', OBJET],
    ['attire', 'repousse', OBJET],
    ['attirent', 'repoussent', OBJET],
    ['perd de', 'gagne de'],
    ['perdent de', 'gagnent de'],
    ['descendre', 'monter', '(?= (?:une|la) (?:pente|côte))'],
    ['vend', 'achète', OBJET],
    ['vendent', 'achètent', OBJET],
    ['conserve', 'supprime', OBJET],
    ['se contracte', 'se dilate'],
    ['se contractent', 'se dilatent'],
    ['s’éloigne', 'se rapproche', '(?= d)'],
    ['s’éloignent', 'se rapprochent', '(?= d)'],
    ['devient rare', 'devient abondante', '(?=,)', '(?<=(?:la|une) [^,]*)'],
    ['suffisant', 'insuffisant'],
    ['suffisante', 'insuffisante'],
    ['suffisants', 'insuffisants'],
    ['suffisantes', 'insuffisantes'],
    ['temporaire', 'définitif', '', '(?<=(?:un|le) \\p{Ll}+ )'],
    ['temporaire', 'définitive', '', '(?<=(?:une|la|l’) ?\\p{Ll}+ )'],
    ['majorité', 'minorité', '', '(?<=(?:la|une) )'],
    ['au début', 'à la fin', '(?= (?:du|de la|des|de l))'],
    ['Au début', 'À la fin', '(?= (?:du|de la|des|de l))'],
    ['mince', 'épais', '', '(?<=est très )(?<=^(?:Le|Un) .*)'],
    ['mince', 'épaisse', '', '(?<=est très )(?<=^(?:La|Une) .*)'],
    ['rapide', 'lent', '', '(?<=^(?:Le|Un) .*est (?:très )?)'],
    ['rapide', 'lente', '', '(?<=^(?:La|Une) .*est (?:très )?)'],
    ['facile', 'difficile'],
    ['faciles', 'difficiles'],
    ['gratuit', 'payant'],
    ['gratuite', 'payante'],
    ['possible', 'impossible', '', '(?<=(?:est|sont|devient) )'],
    ['en hausse', 'en baisse'],
    ['riches', 'pauvres'],
    ['urbaine', 'rurale'],
    ['urbaines', 'rurales'],
    ['alliés', 'ennemis'],
    ['tardivement', 'précocement'],
    ['directement', 'indirectement'],
    ['volontaires', 'involontaires'],
    ['croissante', 'décroissante'],
    ['croissant', 'décroissant'],
    ['permet', 'empêche', '(?= d(?:e |’))'],
    ['permettent', 'empêchent', '(?= d(?:e |’))'],
    ['encourage', 'décourage', OBJET],
    ['encouragent', 'découragent', OBJET],
    ['unit', 'divise', OBJET],
    ['unissent', 'divisent', OBJET],
    ['soudé', 'divisé', OBJET],
    ['approuvé', 'condamné', OBJET],
    ['est acquitté', 'est condamné', '(?=$|,| (?:en|le)(?!\\p{L}))'],
    ['est acquittée', 'est condamnée', '(?=$|,| (?:en|le)(?!\\p{L}))'],
    ['est arrêté', 'est libéré'],
    ['est arrêtée', 'est libérée'],
    ['réintégré dans', 'exclu de', '(?= l(?:’|a ))'],
    ['réintégrée dans', 'exclue de', '(?= l(?:’|a ))'],
    ['fidèle', 'infidèle', '(?= (?:à|aux?)(?!\\p{L}))'],
    ['coupable', 'innocent', '', '(?<=^(?!La |Une ).*déclaré )'],
    ['avoue', 'nie'],
    ['la montée', 'la descente'],
    ['la présence', 'l’absence', '(?= d)'],
    ['En présence', 'En l’absence', '(?= d)'],
    ['consciente', 'inconsciente'],
    ['conscient', 'inconscient'],
    ['valide', 'invalide'],
    ['efficace', 'inefficace', '', '(?<=(?:est|sont|devient) )'],
    ['efficaces', 'inefficaces', '', '(?<=(?:est|sont|deviennent) )'],
    ['utile', 'inutile', '', '(?<=(?:est|sont) )'],
    ['réversible', 'irréversible'],
    ['par écrit', 'oralement'],
    ['collectif', 'individuel'],
    ['collective', 'individuelle'],
    ['volontairement', 'involontairement'],
    ['plus tôt', 'plus tard', '(?= possible)'],
    ['vers le haut', 'vers le bas'],
    ['vers l’avant', 'vers l’arrière'],
    ['en arrière', 'en avant'],
    ['sur le dos', 'sur le ventre'],
    ['à gauche', 'à droite'],
    ['au-dessus', 'au-dessous'],
    ['horizontale', 'verticale'],
    ['horizontalement', 'verticalement'],
    ['fort', 'faible', '', '(?<=^(?:Le|Un) .*est (?:très |plus |trop )?)'],
    ['forte', 'faible', '', '(?<=^(?:La|Une) .*est (?:très |plus |trop )?)'],
    ['durable', 'passager', '', '(?<=(?:un|le) \\p{Ll}+ )'],
    ['durable', 'passagère', '', '(?<=(?:une|la) \\p{Ll}+ )'],
  ],
}
