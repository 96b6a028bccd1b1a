import { ERRORS, type ErrorName } from '@probant/contract/errors'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { onlineManager } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { ApiError } from '#web/lib/api-error.ts'
import { speakRefusals } from '../../../../test/speak-refusals.ts'
import { formOf, newDocument, type QuizDocument } from '../document/document.ts'
import { createSender } from './sender.ts'

await speakRefusals()

const fresh = newDocument({ language: 'en', timeZone: 'Europe/Paris', now: new Date() })
const titled = (title: string): QuizDocument => ({ ...fresh, title })
const aRefusal = (name: ErrorName, fields?: Record<string, string>) => {
  const { code, status } = ERRORS[name]
  return new ApiError({ code, message: name, fields }, status)
}
const LOST = new ApiError({ code: '', message: 'Nobody there.' }, 0)

/** A server as far as saving goes, and a page that knows what it was told. */
function aServer({ isLimit = false } = {}) {
  const stored = new Map<string, Quiz>()
  let lost: Error | undefined
  let quiz: Quiz | undefined
  const put = (id: string, form: ReturnType<typeof formOf>, revision: number) => {
    const title = form.title.trim()
    stored.set(id, { ...form, title, id, revision, status: 'draft' } as unknown as Quiz)
  }
  const answer = (id: string): Quiz => {
    const failure = lost
    lost = undefined
    if (failure) throw failure
    return { ...(stored.get(id) as Quiz) }
  }
  const send = createSender({
    create: async (document, id) => {
      if (!stored.has(id)) put(id, formOf(document), 1)
      return answer(id)
    },
    update: async ({ before: { id, revision }, document }) => {
      if (stored.get(id)?.revision !== revision) throw aRefusal('quizChangedMeanwhile')
      put(id, formOf(document), revision + 1)
      return answer(id)
    },
    read: async (quizId) => answer(quizId),
    showLimit: () => isLimit,
  })
  return {
    save: async (title: string) => {
      const outcome = await send(titled(title), { id: 'new', quiz })
      if (outcome.kind === 'saved') quiz = outcome.quiz
      return outcome
    },
    all: () => [...stored.values()].map(({ title, revision }) => ({ title, revision })),
    /** Takes away its next answer, not what it did. */
    lose: (failure: Error = LOST) => {
      lost = failure
    },
    elsewhere: (title: string, revision: number) => put('new', formOf(titled(title)), revision),
  }
}

describe('saving a quiz', () => {
  it('makes it once, then changes it', async () => {
    const { save, all } = aServer()
    await save(' One ')
    expect(all()).toEqual([{ title: 'One', revision: 1 }])
    await save('Two')
    expect(all()).toEqual([{ title: 'Two', revision: 2 }])
  })

  it('makes no second one where the answer to the first try was lost', async () => {
    const { save, all, lose } = aServer()
    lose()
    expect(await save('One')).toMatchObject({ kind: 'unreachable' })
    await save('One')
    expect(all()).toEqual([{ title: 'One', revision: 1 }])
  })

  it('goes on with it where more was written since that try', async () => {
    const { save, all, lose } = aServer()
    lose()
    expect(await save('One')).toMatchObject({ kind: 'unreachable' })
    await save('One and more')
    expect(all()).toEqual([{ title: 'One and more', revision: 2 }])
  })

  it('doesn’t overwrite what somebody made of it since that try', async () => {
    const { save, all, lose, elsewhere } = aServer()
    lose()
    expect(await save('One')).toMatchObject({ kind: 'unreachable' })
    elsewhere('Theirs', 4)
    expect(await save('One and more')).toEqual({ kind: 'conflict' })
    expect(all()).toEqual([{ title: 'Theirs', revision: 4 }])
  })

  it('knows its own save again, though the answer to it was lost', async () => {
    const { save, all, lose } = aServer()
    await save('One')
    lose()
    expect(await save('Two ')).toMatchObject({ kind: 'unreachable' })
    await save('Two ')
    expect(all()).toEqual([{ title: 'Two', revision: 2 }])

    lose()
    expect(await save('Three')).toMatchObject({ kind: 'unreachable' })
    await save('Three and more')
    expect(all()).toEqual([{ title: 'Three and more', revision: 4 }])
  })

  it('is a conflict where somebody else has saved', async () => {
    const { save, all, elsewhere } = aServer()
    await save('One')
    elsewhere('Theirs', 2)
    expect(await save('Two')).toEqual({ kind: 'conflict' })
    expect(all()).toEqual([{ title: 'Theirs', revision: 2 }])
  })
})

describe('why it was not saved', () => {
  const refused = async (error: Error, options = {}) => {
    const { save, lose } = aServer(options)
    lose(error)
    return save('One')
  }

  it('is a passing trouble where nobody answered, or something broke', async () => {
    expect(await refused(LOST)).toEqual({ kind: 'unreachable', isOffline: true })
    expect(await refused(aRefusal('quizUpdateFailed'))).toEqual({ kind: 'unreachable', isOffline: false })
  })

  it('is one as well where it failed in a way that nobody foresaw, and the next try makes no second one', async () => {
    const { save, all, lose } = aServer()
    lose(new TypeError('undefined is not a function'))
    expect(await save('One')).toEqual({ kind: 'unreachable', isOffline: false })
    expect(await save('One')).toMatchObject({ kind: 'saved' })
    expect(all()).toEqual([{ title: 'One', revision: 1 }])
  })

  it('is a refusal where a proxy finds it too large: to send it again would not help', async () => {
    const tooLarge = new ApiError({ code: '', message: 'Too large.' }, 413)
    expect(await refused(tooLarge)).toEqual({ kind: 'refused', message: 'Too large.' })
  })

  it('is the missing connection, without a try', async () => {
    const { save, all } = aServer()
    onlineManager.setOnline(false)
    expect(await save('One')).toEqual({ kind: 'unreachable', isOffline: true })
    onlineManager.setOnline(true)
    expect(all()).toEqual([])
  })

  it('is a field that has to be mended, by the name that the form has for it', async () => {
    const refusal = aRefusal('validationError', { 'quiz.title': 'Too long.', startsAt: 'In the past.' })
    const fields = { title: 'Too long.', startsAt: 'In the past.' }
    expect(await refused(refusal)).toEqual({ kind: 'invalid', fields })
  })

  it('is a field that the contract knows to be wrong, without a try', async () => {
    const { save, all } = aServer()
    expect(await save('')).toMatchObject({ kind: 'invalid', fields: { title: expect.any(String) } })
    expect(all()).toEqual([])
  })

  it('is a limit where that is shown, and otherwise a refusal in words', async () => {
    const limit = aRefusal('quizLimitReached')
    expect(await refused(limit, { isLimit: true })).toMatchObject({ kind: 'limit' })
    expect(await refused(aRefusal('quizHasParticipants'))).toEqual({
      kind: 'refused',
      message: 'quizHasParticipants',
    })
  })
})
