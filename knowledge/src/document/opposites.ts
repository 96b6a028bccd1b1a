import type { Locale } from '@probant/contract/locales'

/** The statement with one word replaced by its opposite; undefined unless exactly one can be, and without a negation. */
export function contrary(text: string, locale: Locale): string | undefined {
  if (NEGATED[locale].test(text)) return undefined
  const found = [...PAIRS[locale], ...COMPARISONS[locale]].flatMap(([one, other]) => [
    ...occurrences(text, one, other),
    ...occurrences(text, other, one),
  ])
  const [only] = found
  if (!only || found.length > 1) return undefined
  const before = text.slice(0, only.at)
  return (
    (locale === 'en' ? withArticleFor(only.by, before) : before) + only.by + text.slice(only.at + only.length)
  )
}

/** `a legal act`, `an illegal act` */
function withArticleFor(word: string, before: string): string {
  return before.replace(/(?<=\b[Aa])n? $/, /^[aeiou]/.test(word) ? 'n ' : ' ')
}

function occurrences(text: string, word: string, by: string) {
  const isCompared = /^(?:more|less|plus|moins)$/.test(word)
  const after = isCompared ? COMPARED : NOTHING_MORE
  return [...text.matchAll(new RegExp(`(?<![\\p{L}’-])${word}${after}`, 'gu'))].map(({ index }) => ({
    at: index,
    length: word.length,
    by,
  }))
}

const NOTHING_MORE = '(?![\\p{L}-])'
/** `more dangerous than`: elsewhere the two words have several meanings. */
const COMPARED = '(?= \\p{Ll}+ (?:than |que |qu’))'

const COMPARISONS: Record<Locale, readonly (readonly [string, string])[]> = {
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

const PAIRS: Record<Locale, readonly (readonly [string, string])[]> = {
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
    ['gains', 'loses'],
    ['gained', 'lost'],
    ['absorbs', 'releases'],
    ['absorb', 'release'],
    ['attracts', 'repels'],
    ['expands', 'contracts'],
    ['imports', 'exports'],
    ['largest', 'smallest'],
    ['highest', 'lowest'],
    ['longest', 'shortest'],
    ['oldest', 'youngest'],
    ['fastest', 'slowest'],
    ['heaviest', 'lightest'],
    ['hottest', 'coldest'],
    ['richest', 'poorest'],
    ['larger', 'smaller'],
    ['higher', 'lower'],
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
    ['public', 'private'],
    ['exceeds', 'falls short of'],
    ['at least', 'at most'],
    ['indoors', 'outdoors'],
    ['upwards', 'downwards'],
    ['uphill', 'downhill'],
    ['wider', 'narrower'],
    ['thicker', 'thinner'],
    ['stronger', 'weaker'],
    ['older', 'younger'],
    ['earlier', 'later'],
    ['hotter', 'cooler'],
    ['richer', 'poorer'],
    ['forbidden', 'allowed'],
    ['mandatory', 'voluntary'],
    ['nearest', 'farthest'],
  ],
  fr: [
    ['augmente', 'diminue'],
    ['augmentent', 'diminuent'],
    ['augmenté', 'diminué'],
    ['monte', 'baisse'],
    ['accélère', 'ralentit'],
    ['accélèrent', 'ralentissent'],
    ['renforce', 'affaiblit'],
    ['renforcent', 'affaiblissent'],
    ['absorbe', 'libère'],
    ['absorbent', 'libèrent'],
    ['favorise', 'empêche'],
    ['favorisent', 'empêchent'],
    ['gagne', 'perd'],
    ['améliore', 'dégrade'],
    ['améliorent', 'dégradent'],
    ['retarde', 'avance'],
    ['retardent', 'avancent'],
    ['bloque', 'active'],
    ['interdit', 'autorisé'],
    ['interdite', 'autorisée'],
    ['inférieur', 'supérieur'],
    ['inférieure', 'supérieure'],
    ['inférieurs', 'supérieurs'],
    ['supérieures', 'inférieures'],
    ['au moins', 'au plus'],
    ['moins de', 'plus de'],
    ['le plus', 'le moins'],
    ['la plus', 'la moins'],
    ['les plus', 'les moins'],
    ['minimum', 'maximum'],
    ['minimale', 'maximale'],
    ['minimal', 'maximal'],
    ['victoire', 'défaite'],
    ['public', 'privé'],
    ['publique', 'privée'],
    ['légal', 'illégal'],
    ['obligatoire', 'facultatif'],
    ['intérieur', 'extérieur'],
    ['nord', 'sud'],
    ['ouvert', 'fermé'],
    ['ouverte', 'fermée'],
    ['ouverts', 'fermés'],
    ['ouvertes', 'fermées'],
    ['autorisés', 'interdits'],
    ['autorisées', 'interdites'],
    ['se refroidit', 'se réchauffe'],
    ['chaud', 'froid'],
    ['chaude', 'froide'],
  ],
}
