import { DIFFICULTIES, type Difficulty } from '@probant/contract/questions/form'
import type { Slot } from '../candidate.ts'
import type { Draft } from './draft.ts'

/** How hard a question has to be, at least and at most, to be given a difficulty. */
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
 * Gives each question of one type its difficulty. The easiest of the chosen ones become the easy ones and the hardest
 * the tough ones, as many as were asked for.
 */
export function grade(drafts: readonly Draft[], slots: readonly Slot[]): Graded[] {
  const wanted = Object.fromEntries(
    DIFFICULTIES.map((one) => [one, slots.filter(({ difficulty }) => difficulty === one).length]),
  ) as Record<Difficulty, number>
  const chosen = drafts.slice(0, slots.length)
  const graded = new Map<Draft, Difficulty>()
  const byHardness = chosen.toSorted((one, other) => one.hardness - other.hardness)

  take(byHardness, 'easy')
  take(byHardness.toReversed(), 'tough')
  take(byHardness, 'medium')
  // Chosen questions that fit no wanted difficulty are replaced by spare ones.
  for (const difficulty of ['tough', 'easy', 'medium'] as const) take(drafts, difficulty)
  // The other spare ones replace those that the gate rejects.
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
