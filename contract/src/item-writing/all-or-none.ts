import type { Flaw, Item } from './flaws.ts'
import { plain } from './plain-words.ts'

/** Who sees through two answers has this one for nothing. */
export function allOrNone({ answers }: Item): Flaw | undefined {
  const found = answers.find(({ text }) => isAllOrNone(text))
  return found && { kind: 'all_or_none', words: found.text }
}

/** Does this answer only speak of the others: “all of the above”, « aucune de ces réponses »? */
export function isAllOrNone(answer: string): boolean {
  const text = plain(answer)
  return PATTERNS.some((pattern) => pattern.test(text))
}

const PATTERNS = [
  /\b(all|none|both|neither|either|any) of (the|these|those)( (two|three|four|other))? (above|below|others|answers|options|choices|statements)\b/i,
  /^(all|none|both|neither|any) of (these|those|them|the others)\W*$/i,
  /^(all|none|both)( of (these|those|them|the above|the answers))? (are|is) (all )?(correct|right|true|wrong|false|incorrect)\W*$/i,
  /\b(both|neither) [a-d] (and|nor) [a-d]\b/i,
  /\b(toutes|aucune|n[’']importe laquelle) (les|des|de ces|de ceux|de celles)\b.*\b(réponses|propositions|options|ci-dessus)/i,
  /\b(toutes|aucune de) ces (réponses|propositions|options)\b/i,
  /^aucune (bonne )?(réponse|proposition|option)\b/i,
  /^aucune? (d[’']entre (eux|elles)|de (ceux|celles)-ci|des (deux|trois|quatre|autres))\W*$/i,
  /\b(tout|rien de) ce qui précède\b/i,
  /\bles (deux|trois|quatre) (réponses|propositions)\b/i,
]
