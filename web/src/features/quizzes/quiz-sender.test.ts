import { ERRORS } from '@probant/contract/errors'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { describe, expect, it } from 'vitest'
import { ApiError } from '#web/lib/api-error.ts'
import type { QuizDocument } from './editing/document.ts'
import { formOf, newDocument } from './editing/document.ts'
import { createQuizSender } from './quiz-sender.ts'

const fresh = newDocument({ language: 'en', timeZone: 'Europe/Paris' })
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
  const save = createQuizSender({
    known: () => known,
    learn: (quiz) => {
      known = quiz
    },
    newId: () => 'new',
    create: async ({ id, ...form }) => {
      if (!stored.has(id)) put(id, form, 1)
      return answer(id)
    },
    update: async ({ before: { id, revision }, document }) => {
      if (stored.get(id)?.revision !== revision) throw CHANGED
      put(id, formOf(document), revision + 1)
      return answer(id)
    },
    read: async (quizId) => answer(quizId),
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
