import type { ExerciseSource, Naming, Subject } from '../source.ts'

/** An exercise, in one language. */
export interface Exercise {
  /** The same exercise is not asked twice. */
  key: string
  question: string
  answer: string
  /** Where the usual slips lead, the likeliest first; one that happens to be right is left out. */
  mistakes: readonly string[]
  /** Where it is a number; the unit is empty where it has none. */
  number?: { value: number; unit: string }
  /** What else is right when typed. */
  accepts?: readonly string[]
  /** Claims that this is the answer. */
  claim(answer: string): string
  /** The way to the answer: explains it to the participant, guides the grader. */
  solution: string
  /** Asks to explain the way. */
  open: string
}

export interface ExerciseSubject extends Subject {
  load(): Promise<ExerciseSource>
}

/** A subject that exercises are made about. */
export function exerciseSubject({ make, ...naming }: Naming & Pick<ExerciseSource, 'make'>): ExerciseSubject {
  return { ...naming, load: async () => ({ kind: 'exercises', id: naming.id, make }) }
}
