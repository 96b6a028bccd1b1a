/** Removes the only negation: `Lifts must not be used`. Undefined if the sentence would not mean the opposite then. */
export function affirmed(text: string): string | undefined {
  if ((text.match(NEGATION) ?? []).length !== 1 || CONTRAST.test(text)) return undefined
  const found = REMOVALS.find(({ pattern }) => pattern.test(text))
  if (found) return text.replace(found.pattern, found.by)
  const { does = '', verb = '' } = DOES_NOT.exec(text)?.groups ?? {}
  return verb ? text.replace(DOES_NOT, does === 'does' ? present(verb) : past(verb)) : undefined
}

const DOES_NOT = /(?<!\b(?:who|which|that|it) )\b(?<does>does|did) not (?<verb>(?!have|do)\p{Ll}+)/u

/** `does not stop`: `stops` */
function present(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`
  return verb + (/(?:s|x|z|ch|sh|o)$/.test(verb) ? 'es' : 's')
}

/** `did not invent`: `invented` */
function past(verb: string): string {
  const irregular = IRREGULAR[verb]
  if (irregular) return irregular
  if (verb.endsWith('e')) return `${verb}d`
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`
  return /^[^aeiou]*[aeiou][bdgmnpt]$/.test(verb) ? `${verb}${verb.at(-1)}ed` : `${verb}ed`
}

const IRREGULAR: Record<string, string> = Object.fromEntries(
  'become became|begin began|break broke|bring brought|build built|buy bought|choose chose|come came|cut cut|draw drew|drive drove|eat ate|fall fell|feel felt|fight fought|find found|fly flew|forget forgot|get got|give gave|go went|grow grew|hear heard|hit hit|hold held|hurt hurt|keep kept|know knew|lead led|leave left|let let|lie lay|lose lost|make made|mean meant|meet met|pay paid|put put|read read|rise rose|run ran|say said|see saw|sell sold|send sent|set set|show showed|spread spread|stand stood|take took|teach taught|tell told|think thought|understand understood|win won|write wrote'
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
)

const NEGATION = /\b(?:not|never|no|nobody|nothing|none|neither|nor|without|cannot|hardly|unless)\b|n’t\b/giu
const CONTRAST =
  /\b(?:but|only|until|although|whereas|rather|instead|because|since|not (?:only|all|always|necessarily|every|just|yet))\b/i

/** The opposite of `must not` is `may`: it is false already, and more plausible than `must`. */
const REMOVALS = [
  { pattern: /\bmust (?:not|never)\b/, by: 'may' },
  {
    pattern: /\b(should|can|could|may|will|is|are|was|were|has|have|had) not\b/,
    by: '$1',
  },
  { pattern: /\bcannot\b/, by: 'can' },
  { pattern: /\bdo not (?=\p{Ll})/u, by: '' },
  { pattern: /\bnever (?=\p{Ll})/u, by: '' },
]
