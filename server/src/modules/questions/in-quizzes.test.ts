import {
  changeQuestions,
  deleteQuestion,
  getQuestion,
  listQuestions,
  updateQuestion,
} from '@probant/contract/questions/bank'
import type { Question } from '@probant/contract/questions/question'
import { deactivateQuiz, deleteQuiz, endQuiz, getQuiz } from '@probant/contract/quizzes/life'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { errorSentence } from '@probant/contract/sentences'
import { describe, expect, it, vi } from 'vitest'
import { type Browser, PASSWORD } from '#test/browser.ts'
import { organizationsOf } from '#test/organizations.ts'
import { aQuestion, inWorkspace, written } from '#test/questions.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { aDraft, anActiveQuiz } = quizzesOf(test)
const { anOrganization, aMember } = organizationsOf(test)

describe('a question knows in how many quizzes it is', () => {
  it('by itself and in the list; each quiz counts, whatever became of it', async () => {
    const person = await test.signedUp()
    const question = await written(person)
    await written(person, { title: 'What no quiz asks' })
    expect(question).toMatchObject({ quizCount: 0, can: { edit: true, delete: true } })

    await aDraft(person, asking(question))
    const { id: quizId } = await anActiveQuiz(person, asking(question))
    await person.call(endQuiz, { params: { quizId } })

    expect(await shown(person, question)).toMatchObject({
      quizCount: 2,
      can: { edit: true, delete: false },
      whyNot: { edit: null, delete: 'questionInQuiz' },
    })
    const { items } = (await person.call(listQuestions, { querystring: {} })).body
    expect(items.map(({ quizCount }) => quizCount).sort()).toEqual([0, 2])
  })

  it('is found by it', async () => {
    const person = await test.signedUp()
    const [used, unused] = [await written(person), await written(person, { title: 'What no quiz asks' })]
    await aDraft(person, asking(used))
    await aDraft(person, asking(used))
    const stranger = await test.signedUp()
    await aDraft(stranger)

    const found = async (use: 'used' | 'unused') =>
      (await person.call(listQuestions, { querystring: { use } })).body
    expect(await found('used')).toMatchObject({ total: 1, items: [{ id: used.id }] })
    expect(await found('unused')).toMatchObject({ total: 1, items: [{ id: unused.id }] })
  })

  it('asks the database as often for many as for one', async () => {
    const person = await test.signedUp()
    for (let index = 0; index < 4; index++) await anActiveQuiz(person)
    const queriesFor = async (pageSize: number) => {
      const query = vi.spyOn(test.database.pool, 'query')
      await person.call(listQuestions, { querystring: { pageSize, use: 'used' } })
      const { length } = query.mock.calls
      query.mockRestore()
      return length
    }

    expect(await queriesFor(8)).toBe(await queriesFor(1))
  })
})

describe('MANQ003: a question in an active quiz stays as it is', () => {
  it('while the quiz is open, and before it opens', async () => {
    const person = await test.signedUp()
    for (const startsAt of [null, test.clock.in({ days: 1 })]) {
      const question = await written(person)
      await anActiveQuiz(person, { ...asking(question), startsAt })

      expect(await edited(person, question)).toFailWith('questionInActiveQuiz')
      expect(await shown(person, question)).toMatchObject({
        title: question.title,
        can: { edit: false },
        whyNot: { edit: 'questionInActiveQuiz' },
      })
    }
  })

  it('in one of several', async () => {
    const person = await test.signedUp()
    const question = await written(person)
    await aDraft(person, asking(question))
    await anActiveQuiz(person, { ...asking(question), endsAt: test.clock.in({ days: 1 }) })
    await anActiveQuiz(person, { ...asking(question), endsAt: test.clock.in({ days: 3 }) })

    test.clock.advance({ days: 2 })
    const again = await signedInAgain(person)
    expect(await edited(again, question)).toFailWith('questionInActiveQuiz')
    test.clock.advance({ days: 2 })
    expect((await edited(await signedInAgain(person), question)).status).toBe(200)
  })

  it('no longer once its end has passed, though nobody wrote that down; the copy stays', async () => {
    const person = await test.signedUp()
    const question = await written(person)
    const quiz = await anActiveQuiz(person, { ...asking(question), endsAt: test.clock.in({ hours: 3 }) })

    test.clock.advance({ hours: 3 })
    const again = await signedInAgain(person)

    expect((await shown(again, question)).can).toEqual({ edit: true, delete: false })
    expect((await edited(again, question)).status).toBe(200)
    expect(await titlesIn(again, quiz)).toEqual([question.title])
  })

  it('no longer once the quiz is a draft again, which follows the bank', async () => {
    const person = await test.signedUp()
    const question = await written(person)
    const quiz = await anActiveQuiz(person, asking(question))
    await person.call(deactivateQuiz, { params: { quizId: quiz.id } })

    expect((await edited(person, question)).status).toBe(200)
    expect(await titlesIn(person, quiz)).toEqual(['Another title'])
  })
})

describe('MANQ004: a question in a quiz is not deleted', () => {
  it('in a draft, until the draft is gone', async () => {
    const person = await test.signedUp()
    const question = await written(person)
    const { id: quizId } = await aDraft(person, asking(question))
    const deleted = () => person.call(deleteQuestion, { params: { questionId: question.id } })

    expect(await deleted()).toFailWith('questionInQuiz')
    await person.call(deleteQuiz, { params: { quizId } })
    expect((await deleted()).status).toBe(204)
  })

  it('in one that is over, ever', async () => {
    const person = await test.signedUp()
    const question = await written(person)
    const { id: quizId } = await anActiveQuiz(person, asking(question))
    await person.call(endQuiz, { params: { quizId } })

    expect(await person.call(deleteQuestion, { params: { questionId: question.id } })).toFailWith(
      'questionInQuiz',
    )
  })

  it('whoever may not delete it hears that first', async () => {
    const organization = await anOrganization()
    const { id, owner } = organization
    const member = await aMember(organization)
    const question = await written(owner, {}, id)
    await anActiveQuiz(owner, asking(question), id)

    const params = { questionId: question.id }
    expect(await member.call(deleteQuestion, { params })).toFailWith('onlyCreatorEditsQuestion')
    expect(await edited(member, question)).toFailWith('onlyCreatorEditsQuestion')
    expect(await owner.call(deleteQuestion, { params })).toFailWith('questionInQuiz')
  })
})

it('of several at once, each that a quiz needs is refused for its own reason', async () => {
  const organization = await anOrganization()
  const { id, owner } = organization
  const member = await aMember(organization)
  const [free, drafted, active] = [
    await written(member, {}, id),
    await written(member, {}, id),
    await written(member, {}, id),
  ]
  const foreign = await written(owner, {}, id)
  await aDraft(member, asking(drafted), id)
  await anActiveQuiz(member, asking(active), id)
  const questionIds = [free, drafted, active, foreign].map((question) => question.id)
  const refusedFor = (question: Question, code: string, name: Parameters<typeof errorSentence>[1]) => ({
    questionId: question.id,
    code,
    message: errorSentence('en', name),
  })

  const set = { action: 'setSubject', subject: 'History', questionIds } as const
  const changed = await member.call(changeQuestions, { body: set }, inWorkspace(id))
  expect(changed.body.done.toSorted()).toEqual([free.id, drafted.id].toSorted())
  expect(changed.body.refused).toHaveLength(2)
  expect(changed.body.refused).toEqual(
    expect.arrayContaining([
      refusedFor(active, 'MANQ003', 'questionInActiveQuiz'),
      refusedFor(foreign, 'MANQ005', 'onlyCreatorEditsQuestion'),
    ]),
  )

  const deletion = { action: 'delete', questionIds } as const
  const deleted = await member.call(changeQuestions, { body: deletion }, inWorkspace(id))
  expect(deleted.body.done).toEqual([free.id])
  expect(deleted.body.refused).toHaveLength(3)
  expect(deleted.body.refused).toEqual(
    expect.arrayContaining([
      refusedFor(drafted, 'MANQ004', 'questionInQuiz'),
      refusedFor(active, 'MANQ004', 'questionInQuiz'),
    ]),
  )
})

function asking(...questions: Question[]) {
  return { sections: [{ questions: questions.map(({ id }) => ({ questionId: id, points: 1 })) }] }
}

function edited(browser: Browser, { id }: Question) {
  const question = aQuestion({ title: 'Another title' })
  return browser.call(updateQuestion, { params: { questionId: id }, body: { revision: 1, question } })
}

async function shown(browser: Browser, { id }: Question): Promise<Question> {
  return (await browser.call(getQuestion, { params: { questionId: id } })).body
}

async function titlesIn(browser: Browser, { id }: Quiz): Promise<string[]> {
  const { body } = await browser.call(getQuiz, { params: { quizId: id } })
  return body.sections.flatMap(({ questions }) => questions.map(({ title }) => title))
}

/** Days later nobody is signed in any more. */
async function signedInAgain({ user }: Awaited<ReturnType<typeof test.signedUp>>) {
  const browser = test.browser()
  await browser.logIn({ email: user.email, password: PASSWORD })
  return browser
}
