import {
  changeQuestions,
  deleteQuestion,
  getQuestion,
  updateQuestion,
} from '@probant/contract/questions/bank'
import type { Question } from '@probant/contract/questions/question'
import { getQuiz, publishQuiz, updateQuiz } from '@probant/contract/quizzes/life'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { describe, expect, it } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { aQuestion, written } from '#test/questions.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { testApp } from '#test/test-app.ts'
import { findPostgresAddress } from '#test/test-database.ts'
import { untilWaiting } from '#test/waiting-for-locks.ts'

const test = testApp()
const { aDraft, aForm } = quizzesOf(test)

describe('a question is edited while its quiz is published: one after the other', () => {
  it.each([1, 2, 3, 4, 5, 6])('whichever comes first (%i)', async () => {
    const { person, question, quiz } = await aDraftWithOne()

    const [edited, published] = await Promise.all([edit(person, question), publish(person, quiz)])

    expect(published.status).toBe(200)
    await expectAsPublished(person, question, quiz)
    if (edited.status !== 200) expect(edited).toFailWith('questionInActiveQuiz')
  })

  // The embedded database has one connection, so nobody ever waits for another.
  it.runIf(findPostgresAddress())('the edit waits for the publication, and is refused', async () => {
    const { person, question, quiz } = await aDraftWithOne()

    const [published, edited] = await oneAfterTheOther(question, [
      () => publish(person, quiz),
      () => edit(person, question),
    ])

    expect(published?.status).toBe(200)
    expect(edited).toFailWith('questionInActiveQuiz')
    await expectAsPublished(person, question, quiz)
  })

  it.runIf(findPostgresAddress())('so does an edit of several', async () => {
    const { person, question, quiz } = await aDraftWithOne()
    const change = { action: 'setSubject' as const, subject: 'History', questionIds: [question.id] }

    const [published, changed] = await oneAfterTheOther(question, [
      () => publish(person, quiz),
      () => person.call(changeQuestions, { body: change }),
    ])

    expect(published?.status).toBe(200)
    expect(changed?.body).toMatchObject({ done: [], refused: [{ code: 'MANQ003' }] })
  })

  it.runIf(findPostgresAddress())('the publication waits for the edit, and has what it says', async () => {
    const { person, question, quiz } = await aDraftWithOne()

    const [edited, published] = await oneAfterTheOther(question, [
      () => edit(person, question),
      () => publish(person, quiz),
    ])

    expect([edited?.status, published?.status]).toEqual([200, 200])
    expect(await titlesIn(person, quiz)).toEqual(['Another title'])
    await expectAsPublished(person, question, quiz)
  })
})

describe('a question is deleted while it is put into a quiz: one after the other', () => {
  it.each([1, 2, 3, 4, 5, 6])('whichever comes first (%i)', async () => {
    const { person, question, quiz } = await anEmptyDraft()

    const [deleted, added] = await Promise.all([remove(person, question), add(person, quiz, question)])

    if (added.status === 200) expect(deleted).toFailWith('questionInQuiz')
    else {
      expect(added).toFailWith('onlyPersonalQuestions')
      expect(deleted.status).toBe(204)
    }
  })

  it.runIf(findPostgresAddress())('the deletion waits for the quiz, and is refused', async () => {
    const { person, question, quiz } = await anEmptyDraft()

    const [added, deleted] = await oneAfterTheOther(question, [
      () => add(person, quiz, question),
      () => remove(person, question),
    ])

    expect(added?.status).toBe(200)
    expect(deleted).toFailWith('questionInQuiz')
    expect(await titlesIn(person, quiz)).toEqual([question.title])
  })

  it.runIf(findPostgresAddress())('the quiz waits for the deletion, and is refused', async () => {
    const { person, question, quiz } = await anEmptyDraft()

    const [deleted, added] = await oneAfterTheOther(question, [
      () => remove(person, question),
      () => add(person, quiz, question),
    ])

    expect(deleted?.status).toBe(204)
    expect(added).toFailWith('onlyPersonalQuestions')
  })
})

async function aDraftWithOne() {
  const person = await test.signedUp()
  const question = await written(person)
  return { person, question, quiz: await aDraft(person, asking(question)) }
}

async function anEmptyDraft() {
  const person = await test.signedUp()
  return { person, question: await written(person), quiz: await aDraft(person, asking()) }
}

function asking(...questions: Question[]) {
  return { sections: [{ questions: questions.map(({ id }) => ({ questionId: id, points: 1 })) }] }
}

function edit(browser: Browser, { id, revision }: Question) {
  const question = aQuestion({ title: 'Another title' })
  return browser.call(updateQuestion, { params: { questionId: id }, body: { revision, question } })
}

function remove(browser: Browser, { id }: Question) {
  return browser.call(deleteQuestion, { params: { questionId: id } })
}

function publish(browser: Browser, { id, revision }: Quiz) {
  return browser.call(publishQuiz, { params: { quizId: id }, body: { revision } })
}

function add(browser: Browser, { id, revision }: Quiz, question: Question) {
  return browser.call(updateQuiz, {
    params: { quizId: id },
    body: { revision, quiz: aForm(asking(question)) },
  })
}

async function titlesIn(browser: Browser, { id }: Quiz): Promise<string[]> {
  const { body } = await browser.call(getQuiz, { params: { quizId: id } })
  return body.sections.flatMap(({ questions }) => questions.map(({ title }) => title))
}

/** An active quiz has a copy of each question, and the bank says the same. */
async function expectAsPublished(browser: Browser, { id }: Question, quiz: Quiz): Promise<void> {
  const { rows } = await test.database.pool.query(
    `select status, frozen->>'title' as title from quizzes join quiz_questions on quiz_id = id where id = $1`,
    [quiz.id],
  )
  const { body } = await browser.call(getQuestion, { params: { questionId: id } })
  expect(rows).toEqual([{ status: 'active', title: body.title }])
}

interface Answered {
  status: number
  body: object
}

/** Both wait for somebody who holds the question; whoever came first has it first. */
async function oneAfterTheOther({ id }: Question, actions: (() => Promise<Answered>)[]): Promise<Answered[]> {
  const other = await test.database.pool.connect()
  try {
    await other.query('begin')
    await other.query('select 1 from questions where id = $1 for update', [id])
    const begun: Promise<Answered>[] = []
    for (const action of actions) {
      begun.push(action())
      await untilWaiting(test.database, begun.length)
    }
    await other.query('commit')
    return await Promise.all(begun)
  } finally {
    other.release(true)
  }
}
