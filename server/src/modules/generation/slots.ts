import type { GenerationRequest } from '@probant/contract/generation'
import { DIFFICULTIES, type QuestionType } from '@probant/contract/questions/form'
import { GENERATED_TYPES } from './kinds/index.ts'
import type { Slot } from './provider.ts'

/**
 * What was asked for, question by question: each difficulty in its number, the types taking turns over all of them. Nothing
 * where none of the types can be generated.
 */
export function planSlots({ counts, types }: Pick<GenerationRequest, 'counts' | 'types'>): Slot[] {
  const generated = types.filter((type) => GENERATED_TYPES.includes(type))
  if (generated.length === 0) return []
  const turns = takingTurns(generated)
  return DIFFICULTIES.flatMap((difficulty) =>
    Array.from({ length: counts[difficulty] }, () => ({ difficulty, type: turns() })),
  )
}

/**
 * The missing ones once more. What could not be made in one of the asked types may still be made in another: only the
 * numbers of each difficulty were promised.
 */
export function planAgain(missing: readonly Slot[], types: readonly QuestionType[], round: number): Slot[] {
  return missing.map(({ difficulty, type }) => {
    const index = types.indexOf(type)
    return { difficulty, type: types[(index + round) % types.length] ?? type }
  })
}

function takingTurns(types: readonly QuestionType[]): () => QuestionType {
  let turn = 0
  return () => types[turn++ % types.length] as QuestionType
}
