import { describe, expect, it } from 'vitest'
import { belongsTo, pathsOf, sourceOf } from './quiz-form-source.ts'

const create = { kind: 'create' } as const
const edit = (quizId: string) => ({ kind: 'edit', quizId }) as const

describe('the addresses of the form', () => {
  it('say what it was opened for', () => {
    expect(sourceOf({ fullPath: '/dashboard/create', params: {} })).toEqual(create)
    expect(sourceOf({ fullPath: '/dashboard/edit/$quizId', params: { quizId: 'a' } })).toEqual(edit('a'))
    expect(sourceOf({ fullPath: '/dashboard/duplicate/$quizId', params: { quizId: 'a' } })).toEqual({
      kind: 'duplicate',
      quizId: 'a',
    })
  })

  it('lead to the same form once a new quiz has one of its own, also on the way back', () => {
    const sitting = { number: 0, source: create, createdId: 'a' }
    expect(belongsTo(edit('a'), sitting)).toBe(true)
    expect(belongsTo(create, sitting)).toBe(true)
    expect(pathsOf(sitting)).toEqual(['/dashboard/create', '/dashboard/edit/a'])
  })

  it('lead to another form where they are about another quiz', () => {
    expect(belongsTo(edit('b'), { number: 0, source: create, createdId: 'a' })).toBe(false)
    expect(belongsTo({ kind: 'duplicate', quizId: 'a' }, { number: 0, source: edit('a') })).toBe(false)
  })
})
