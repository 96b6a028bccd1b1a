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
