import type { Flaw, Item } from './flaws.ts'
import { plain } from './plain-words.ts'

/** Who sees through two answers has this one for nothing. */
export function allOrNone({ answers }: Item): Flaw | undefined {
  const found = answers.find(({ text }) => PATTERN.test(plain(text)))
  return found && { kind: 'all_or_none', words: found.text }
}

const PATTERN =
  /\b(all|none|both|neither|any) of (the|these) (above|below|answers|options|choices)\b|\bboth [a-d] and [a-d]\b|\b(toutes|aucune|n[’']importe laquelle) (les|des|de ces|de ceux|de celles)\b.*\b(réponses|propositions|options|ci-dessus)|\btoutes ces (réponses|propositions)\b|\baucune de ces (réponses|propositions)\b|\bles (deux|trois|quatre) réponses\b/iu
