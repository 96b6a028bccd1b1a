import type { Grade, OpenAnswer } from '@probant/contract/grading/grading'
import { readScore } from './score.ts'

/** What was typed for an answer, until the server has it. */
export interface UnsavedGrade {
  typed: string
  feedback: string
  /** Being typed, on its way, or come back because it could not be saved. */
  step: 'typed' | 'sent' | 'failed'
  /** The grade that the server has is being taken back. */
  isUndoing: boolean
}

/** By the answer's key. */
export type UnsavedGrades = ReadonlyMap<string, UnsavedGrade>

export const NOTHING_TYPED: UnsavedGrade = { typed: '', feedback: '', step: 'typed', isUndoing: false }

export type UnsavedEvent = { key: string } & (
  | { what: 'typed'; change: Partial<Pick<UnsavedGrade, 'typed' | 'feedback'>> }
  | { what: 'sent' | 'saved' | 'failed' | 'undone' | 'notUndone' }
  | { what: 'undoing'; grade: Pick<Grade, 'points' | 'feedback'> }
)

/** Saving and undoing are sent one after another, so what comes of the first may arrive when the next is already asked for. */
export function afterEvent(all: UnsavedGrades, event: UnsavedEvent): UnsavedGrades {
  const before = all.get(event.key)
  const after = changed(before, event)
  if (after === before) return all
  const others = [...all].filter(([key]) => key !== event.key)
  return new Map(after ? [...others, [event.key, after]] : others)
}

function changed(before: UnsavedGrade | undefined, event: UnsavedEvent): UnsavedGrade | undefined {
  if (event.what === 'typed') return { ...(before ?? NOTHING_TYPED), ...event.change }
  if (event.what === 'undoing') return { ...typedFrom(event.grade), isUndoing: true }
  if (!before) return undefined
  const isAwaited = before.step === 'sent' && !before.isUndoing
  switch (event.what) {
    case 'sent':
      return { ...before, step: 'sent' }
    case 'saved':
      return isAwaited ? undefined : before
    case 'failed':
      return isAwaited ? { ...before, step: 'failed' } : before
    case 'undone':
      return { ...before, isUndoing: false }
    case 'notUndone':
      return before.step === 'sent' ? { ...before, isUndoing: false } : undefined
  }
}

/** A form that starts from what was given. */
export function typedFrom({ points, feedback }: Pick<Grade, 'points' | 'feedback'>): UnsavedGrade {
  return { ...NOTHING_TYPED, typed: String(points), feedback }
}

/** As if all that is on its way had arrived: whoever grades goes on at once. */
export function asIfSaved(answer: OpenAnswer, unsaved: UnsavedGrade | undefined): OpenAnswer {
  if (unsaved?.step === 'sent') {
    const points = readScore(unsaved.typed, answer.maxPoints)
    if (typeof points === 'number') return { ...answer, grade: onItsWay(points, unsaved.feedback) }
  }
  return unsaved?.isUndoing ? { ...answer, grade: null } : answer
}

function onItsWay(points: number, feedback: string): Grade {
  return { points, feedback, gradedAt: '', canUndo: true }
}
