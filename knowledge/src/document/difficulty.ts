import type { Difficulty } from '@probant/contract/questions/form'
import type { Slot } from '../candidate.ts'
import type { Draft } from './draft.ts'

/** How hard a question may be called, at most and at least, without pretending. */
const BANDS: Record<Difficulty, { from: number; to: number }> = {
  easy: { from: 0, to: 0.56 },
  medium: { from: 0.22, to: 0.78 },
  tough: { from: 0.45, to: 1 },
}

export interface Graded {
  draft: Draft
  difficulty: Difficulty
}

/**
 * Gives each question of one type the difficulty it takes in this text: among those that were chosen the plainest are
 * the easy ones, the rarest the tough ones, as many as were asked for.
 */
export function grade(drafts: readonly Draft[], slots: readonly Slot[]): Graded[] {
  const wanted = {
    easy: slots.filter(({ difficulty }) => difficulty === 'easy').length,
    medium: slots.filter(({ difficulty }) => difficulty === 'medium').length,
    tough: slots.filter(({ difficulty }) => difficulty === 'tough').length,
  }
  const chosen = drafts.slice(0, slots.length)
  const graded = new Map<Draft, Difficulty>()
  const byHardness = chosen.toSorted((one, other) => one.hardness - other.hardness)

  take(byHardness, 'easy')
  take(byHardness.toReversed(), 'tough')
  take(byHardness, 'medium')
  // What was left over, or could not be called what was asked for, leaves room for those that were not chosen.
  for (const difficulty of ['tough', 'easy', 'medium'] as const) take(drafts, difficulty)
  // The spare ones serve where the gate rejects one.
  return drafts.map((draft) => ({ draft, difficulty: graded.get(draft) ?? natural(draft, wanted) }))

  function take(from: readonly Draft[], difficulty: Difficulty) {
    for (const draft of from) {
      const count = [...graded.values()].filter((other) => other === difficulty).length
      if (count >= wanted[difficulty]) return
      if (!graded.has(draft) && isWithin(draft, difficulty)) graded.set(draft, difficulty)
    }
  }
}

function natural(draft: Draft, wanted: Record<Difficulty, number>): Difficulty {
  const fitting = (['medium', 'easy', 'tough'] as const).filter((difficulty) => isWithin(draft, difficulty))
  return fitting.find((difficulty) => wanted[difficulty] > 0) ?? fitting[0] ?? 'medium'
}

function isWithin({ hardness }: Draft, difficulty: Difficulty): boolean {
  const { from, to } = BANDS[difficulty]
  return hardness >= from && hardness <= to
}
