import { ERRORS, type ErrorName } from '@probant/contract/errors'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { describe, expect, it } from 'vitest'
import { ApiError } from '#web/lib/api-error.ts'
import { createLocalCopies, outcomeOf } from '#web/lib/autosave/index.ts'
import { createSender } from '#web/lib/autosave/use-saver.ts'
import { aStorage } from '../../../../test/a-storage.ts'
import { speakRefusals } from '../../../../test/speak-refusals.ts'
import { formOf, newDocument, type QuizDocument } from '../document/document.ts'
import { documentSchema, fieldsOf, isChangedMeanwhile, isStoredAs, issuesOf } from './quiz-saving.ts'

await speakRefusals()

const fresh = newDocument({ language: 'en', timeZone: 'Europe/Paris', now: new Date() })
const titled = (title: string): QuizDocument => ({ ...fresh, title })
const { code, status } = ERRORS.quizChangedMeanwhile
const CHANGED = new ApiError({ code, message: '' }, status)
const LOST = new ApiError({ code: '', message: '' }, 0)

/** A server as far as saving goes; `lose` takes away its next answer, not what it did. */
function aServer() {
  const stored = new Map<string, Quiz>()
  let isLosing = false
  let known: Quiz | undefined
  const put = (id: string, form: ReturnType<typeof formOf>, revision: number) => {
    const title = form.title.trim()
    stored.set(id, { ...form, title, id, revision, status: 'draft' } as unknown as Quiz)
  }
  const answer = (id: string): Quiz => {
    if (isLosing) {
      isLosing = false
      throw LOST
    }
    return { ...(stored.get(id) as Quiz) }
  }
  const save = createSender<QuizDocument, Quiz>({
    known: () => known,
    learn: (quiz) => {
      known = quiz
    },
    newId: () => 'new',
    saving: {
      create: async (document, id) => {
        if (!stored.has(id)) put(id, formOf(document), 1)
        return answer(id)
      },
      update: async ({ before: { id, revision }, document }) => {
        if (stored.get(id)?.revision !== revision) throw CHANGED
        put(id, formOf(document), revision + 1)
        return answer(id)
      },
      read: async (quizId) => answer(quizId),
      isStoredAs,
      isConflict: isChangedMeanwhile,
    },
  })
  const all = () => [...stored.values()].map(({ title, revision }) => ({ title, revision }))
  const lose = () => {
    isLosing = true
  }
  const elsewhere = (title: string, revision: number) => put('new', formOf(titled(title)), revision)
  return { save, all, lose, elsewhere }
}

describe('saving a quiz', () => {
  it('makes it once, then changes it', async () => {
    const { save, all } = aServer()
    await save(titled(' One '))
    expect(all()).toEqual([{ title: 'One', revision: 1 }])
    await save(titled('Two'))
    expect(all()).toEqual([{ title: 'Two', revision: 2 }])
  })

  it('makes no second one where the answer to the first try was lost', async () => {
    const { save, all, lose } = aServer()
    lose()
    await expect(save(titled('One'))).rejects.toBe(LOST)
    await save(titled('One'))
    expect(all()).toEqual([{ title: 'One', revision: 1 }])
  })

  it('goes on with it where more was written since that try', async () => {
    const { save, all, lose } = aServer()
    lose()
    await expect(save(titled('One'))).rejects.toBe(LOST)
    await save(titled('One and more'))
    expect(all()).toEqual([{ title: 'One and more', revision: 2 }])
  })

  it('doesn’t overwrite what somebody made of it since that try', async () => {
    const { save, all, lose, elsewhere } = aServer()
    lose()
    await expect(save(titled('One'))).rejects.toBe(LOST)
    elsewhere('Theirs', 4)
    await expect(save(titled('One and more'))).rejects.toBe(CHANGED)
    expect(all()).toEqual([{ title: 'Theirs', revision: 4 }])
  })

  it('knows its own save again, though the answer to it was lost', async () => {
    const { save, all, lose } = aServer()
    await save(titled('One'))
    lose()
    await expect(save(titled('Two '))).rejects.toBe(LOST)
    await save(titled('Two '))
    expect(all()).toEqual([{ title: 'Two', revision: 2 }])

    lose()
    await expect(save(titled('Three'))).rejects.toBe(LOST)
    await save(titled('Three and more'))
    expect(all()).toEqual([{ title: 'Three and more', revision: 4 }])
  })

  it('is a conflict where somebody else has saved', async () => {
    const { save, all, elsewhere } = aServer()
    await save(titled('One'))
    elsewhere('Theirs', 2)
    await expect(save(titled('Two'))).rejects.toBe(CHANGED)
    expect(all()).toEqual([{ title: 'Theirs', revision: 2 }])
  })
})

const reading = {
  isConflict: isChangedMeanwhile,
  fieldsOf,
  showLimit: () => false,
  otherwise: 'Something went wrong.',
}

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
  const document = fresh

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

describe('a copy of a quiz in this browser', () => {
  const written = { ...fresh, title: 'Fractions' }
  const copy = { document: written, revision: 3, keptAt: '2026-09-01T07:00:00.000Z' }
  const copiesIn = (storage: Storage) =>
    createLocalCopies({ kind: 'quiz', document: documentSchema, storage })

  it('is there again after it was kept', () => {
    const storage = aStorage()
    expect(copiesIn(storage).keep('mine', copy)).toBe(true)
    expect(copiesIn(storage).read('mine')).toEqual(copy)
  })

  it('is none where it can’t be understood', () => {
    const first = { kind: 'question', key: 'a', points: 1 }
    const odd = JSON.stringify({ ...copy, document: { ...written, blocks: [first] }, writer: 'x' })
    expect(copiesIn(aStorage({ odd })).read('odd')).toBeUndefined()
  })
})
