import type { Clause } from '../grammar.ts'
import { tokensOf } from './tokens.ts'

/** Removes the only negation: `Lifts must not be used`. Undefined if the sentence would not mean the opposite then. */
export function affirmed(text: string): string | undefined {
  if ((text.match(NEGATION) ?? []).length !== 1 || CONTRAST.test(text)) return undefined
  const found = REMOVALS.find(({ pattern }) => pattern.test(text))
  return found && text.replace(found.pattern, found.by)
}

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

/** Denies the main statement: `Fire doors do not slow the fire`. Undefined if it is unclear what would be denied. */
export function negated({ lead, subject, verb, rest, apposition }: Clause): string | undefined {
  if (apposition || QUANTIFIED.test(subject) || !isPlain(rest)) return undefined
  const denied = deniedVerb(verb, rest)
  return denied && `${lead}${subject} ${denied} ${rest}`
}

const QUANTIFIED =
  /^(?:all|most|many|some|several|few|both|each|every|only|about|nearly|no|one|two|three|four|five|\d)\b/i

/** A single statement: with a second one, it is unclear which of them is denied. */
function isPlain(rest: string): boolean {
  if (/^(?:usually|often|always|also|mainly|mostly|only|about|both|still|now|all|as)\b/.test(rest))
    return false
  if (
    /\b(?:not|never|no|without|nobody|nothing|but|so|or|because|since|if|when|unless|until|although|while|whereas|than|only|about|around|nearly|almost|average|at least|at most)\b|[,;:]/.test(
      rest,
    )
  )
    return false
  const tokens = tokensOf(rest)
  return tokens.every(
    ({ text }, at) => text !== 'and' || !/^(?:VERB|AUX|ADV)$/.test(tokens[at + 1]?.pos ?? ''),
  )
}

function deniedVerb(verb: string, rest: string): string | undefined {
  if (/^(?:is|are|was|were|must|should|will)$/.test(verb)) return `${verb} not`
  if (verb === 'can') return 'cannot'
  // `has contained` and `has a lid` are negated in different ways.
  if (/^(?:has|have|had|may|might|could|would|do|does|did)$/.test(verb)) return undefined
  if (/^(?:that|to)\b/.test(rest)) return undefined
  const [token] = tokensOf(`They ${verb} it.`).slice(1)
  const base = token?.lemma
  if (token?.pos !== 'VERB' || !base || !/^\p{Ll}{2,}$/u.test(verb)) return undefined
  if (base === verb) return `do not ${base}`
  if (verb === `${base}s` || verb === `${base}es` || verb === base.replace(/y$/, 'ies'))
    return `does not ${base}`
  return /ed$/.test(verb) && verb.startsWith(base.slice(0, -1)) ? `did not ${base}` : undefined
}
