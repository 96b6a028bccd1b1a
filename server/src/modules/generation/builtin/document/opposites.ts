import type { Locale } from '@probant/contract/locales'

/** The statement turned into its contrary by one word; nothing where there is none, or more than one, or a negation. */
export function contrary(text: string, locale: Locale): string | undefined {
  if (NEGATED[locale].test(text)) return undefined
  const found = PAIRS[locale].flatMap(([one, other]) => [
    ...places(text, one, other),
    ...places(text, other, one),
  ])
  const [only] = found
  if (!only || found.length > 1) return undefined
  return text.slice(0, only.at) + only.by + text.slice(only.at + only.length)
}

function places(text: string, word: string, by: string) {
  return [...text.matchAll(new RegExp(`(?<![\\p{L}’-])${word}(?![\\p{L}-])`, 'gu'))].map(({ index }) => ({
    at: index,
    length: word.length,
    by,
  }))
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
  ],
}
