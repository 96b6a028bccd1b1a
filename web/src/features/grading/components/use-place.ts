import type { OpenAnswer } from '@probant/contract/grading/grading'
import { useState } from 'react'
import { keyOf, nextUngraded } from '../pile.ts'

/** Which answer one looks at: this one, wherever it comes to lie, and where it is gone the one in its place. */
export function usePlace(answers: readonly OpenAnswer[]) {
  const [at, setAt] = useState(() => ({
    ...spotIn(answers, nextUngraded(answers, -1) ?? 0),
    hasMoved: false,
  }))
  const found = answers.findIndex((answer) => keyOf(answer) === at.key)
  return {
    place: found === -1 ? Math.min(at.place, answers.length - 1) : found,
    hasMoved: at.hasMoved,
    /** To the answer at `place` of this pile, which may be longer than the one that was drawn. */
    go: (pile: readonly OpenAnswer[], index: number) => setAt({ ...spotIn(pile, index), hasMoved: true }),
  }
}

function spotIn(pile: readonly OpenAnswer[], index: number) {
  const answer = pile[index]
  return { key: answer ? keyOf(answer) : '', place: index }
}
