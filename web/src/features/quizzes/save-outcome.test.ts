import { ERRORS, type ErrorName } from '@probant/contract/errors'
import { describe, expect, it } from 'vitest'
import { ApiError } from '#web/lib/api-error.ts'
import { newDocument } from './editing/document.ts'
import { issuesOf, outcomeOf } from './save-outcome.ts'

const reading = { showLimit: () => false, otherwise: 'Something went wrong.' }

function aRefusal(name: ErrorName, fields?: Record<string, string>) {
  const { code, status } = ERRORS[name]
  return new ApiError({ code, message: name, fields }, status)
}

describe('why it was not saved', () => {
  it('is a passing trouble where nobody answered, or something broke', () => {
    const offline = new ApiError({ code: '', message: 'Nobody there.' }, 0)
    expect(outcomeOf(offline, reading)).toMatchObject({ kind: 'unreachable', isOffline: true })
    expect(outcomeOf(aRefusal('quizUpdateFailed'), reading)).toMatchObject({
      kind: 'unreachable',
      isOffline: false,
    })
  })

  it('is a conflict where somebody has saved first, though a failure shares the code', () => {
    expect(outcomeOf(aRefusal('quizChangedMeanwhile'), reading)).toMatchObject({
      kind: 'stopped',
      why: 'conflict',
    })
  })

  it('is a field that has to be mended, by the name that the form has for it', () => {
    const refusal = aRefusal('validationError', { 'quiz.title': 'Too long.', startsAt: 'In the past.' })
    expect(outcomeOf(refusal, reading)).toEqual({
      kind: 'invalid',
      fields: { title: 'Too long.', startsAt: 'In the past.' },
    })
  })

  it('is a limit where that is shown, and otherwise a refusal in words', () => {
    const limit = aRefusal('quizLimitReached')
    expect(outcomeOf(limit, { ...reading, showLimit: () => true })).toMatchObject({ why: 'limit' })
    expect(outcomeOf(aRefusal('quizHasParticipants'), reading)).toMatchObject({
      why: 'refused',
      message: 'quizHasParticipants',
    })
    expect(outcomeOf(new Error('odd'), reading)).toMatchObject({ message: 'Something went wrong.' })
  })
})

describe('what is wrong before anything is sent', () => {
  const document = newDocument({ language: 'en', timeZone: 'Europe/Paris' })

  it('is said at its field', () => {
    expect(Object.keys(issuesOf(document, 'en'))).toEqual(['title'])
    expect(issuesOf({ ...document, title: 'x'.repeat(50) }, 'en').title).toMatch(/49/)
    expect(issuesOf({ ...document, title: 'Quiz', durationMinutes: '' }, 'en')).toHaveProperty(
      'durationMinutes',
    )
  })

  it('is nothing where only the publication asks for more', () => {
    expect(issuesOf({ ...document, title: 'Quiz' }, 'en')).toEqual({})
  })
})
