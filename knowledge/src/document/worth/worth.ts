import type { Draft } from '../draft.ts'
import type { Passage } from '../reading/passage.ts'
import { type Signs, signsOf } from './signs.ts'
import learnt from './weights.json' with { type: 'json' }

/** How likely a teacher is to keep the question, as far as verdicts on other questions tell. */
export function worthOf(draft: Draft, passage: Passage): number {
  return chanceOf(signsOf(draft, passage), learnt[passage.locale])
}

/** Each sign counts with its weight; those that nothing was learnt about count nothing. */
export function chanceOf(signs: Signs, weights: Readonly<Record<string, number>>): number {
  const sum = Object.entries(signs).reduce(
    (all, [name, value]) => all + value * (weights[name] ?? 0),
    weights[''] ?? 0,
  )
  return 1 / (1 + Math.exp(-sum))
}
