import type { Flaw, Item } from './flaws.ts'
import { bare, plainWords } from './plain-words.ts'

/** A telling word that the stem shares with the right answer alone gives it away. */
export function answerInStem({ title, answers }: Item): Flaw | undefined {
  const right = answers.filter(({ isCorrect }) => isCorrect)
  const stem = new Set(telling(title))
  const elsewhere = new Set(
    answers.filter(({ isCorrect }) => !isCorrect).flatMap(({ text }) => telling(text)),
  )
  const shared = right
    .flatMap(({ text }) => telling(text))
    .filter((word) => stem.has(word) && !elsewhere.has(word))
  return shared.length > 0 ? { kind: 'answer_in_stem', words: [...new Set(shared)].join(', ') } : undefined
}

/** Long enough to mean something. */
function telling(text: string): string[] {
  return plainWords(text)
    .map((word) => bare(word).replace(/^(l|d|qu|n|s|c)[’']/, ''))
    .filter((word) => word.length >= 5 && !/^\d/.test(word) && !COMMON.has(word))
}

const COMMON = new Set(
  'which what where whose these those there their about after before between during under other first following quelle quels quelles lequel laquelle entre apres avant pendant cette autre autres suivant suivante suivants'.split(
    ' ',
  ),
)
