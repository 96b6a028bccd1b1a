import type { OpenAnswer } from '@probant/contract/grading/grading'
import { expect, it } from 'vitest'
import { afterEvent, asIfSaved, type UnsavedEvent, type UnsavedGrades } from './unsaved-grades.ts'

type Action = UnsavedEvent extends infer E ? (E extends UnsavedEvent ? Omit<E, 'key'> : never) : never

const TYPED: Action[] = [{ what: 'typed', change: { typed: '2,5', feedback: 'Nearly.' } }, { what: 'sent' }]
const UNDOING: Action = { what: 'undoing', grade: { points: 2.5, feedback: 'Nearly.' } }
const ANSWER = { maxPoints: 4, grade: null } as OpenAnswer

it('counts a grade as given while it is on its way, and forgets it once it is saved', () => {
  expect(asIfSaved(ANSWER, after(TYPED)).grade).toMatchObject({ points: 2.5, feedback: 'Nearly.' })
  expect(after([...TYPED, { what: 'saved' }])).toBeUndefined()
})

it('gives back what was typed when it could not be saved', () => {
  const failed = after([...TYPED, { what: 'failed' }])
  expect(failed).toMatchObject({ typed: '2,5', feedback: 'Nearly.', step: 'failed' })
  expect(asIfSaved(ANSWER, failed).grade).toBeNull()
})

it('starts from the grade that is undone, also before the server has undone it', () => {
  const graded = { ...ANSWER, grade: { points: 2.5, feedback: 'Nearly.', gradedAt: '', canUndo: true } }
  expect(after([UNDOING])).toMatchObject({ typed: '2.5', feedback: 'Nearly.' })
  expect(asIfSaved(graded, after([UNDOING])).grade).toBeNull()
  expect(after([UNDOING, { what: 'undone' }])).toMatchObject({ typed: '2.5', isUndoing: false })
})

it('shows the grade again when it can’t be undone any more', () => {
  expect(after([UNDOING, { what: 'notUndone' }])).toBeUndefined()
})

it('keeps what is typed anew when the answer to an earlier save arrives only then', () => {
  const anew: Action[] = [...TYPED, UNDOING, { what: 'saved' }, { what: 'typed', change: { typed: '3' } }]
  expect(after(anew)).toMatchObject({ typed: '3', feedback: 'Nearly.', isUndoing: true })
  const sentAnew: Action[] = [...anew, { what: 'sent' }, { what: 'undone' }]
  expect(after(sentAnew)).toMatchObject({ typed: '3', step: 'sent' })
  expect(after([...sentAnew, { what: 'saved' }])).toBeUndefined()
})

function after(actions: Action[]) {
  const nothing: UnsavedGrades = new Map()
  return actions
    .reduce((all, action) => afterEvent(all, { ...action, key: 'answer' } as UnsavedEvent), nothing)
    .get('answer')
}
