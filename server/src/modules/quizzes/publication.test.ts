import { updateQuestion } from '@probant/contract/questions/bank'
import { deactivateQuiz, endQuiz, getQuiz, listQuizzes } from '@probant/contract/quizzes/life'
import { getQuizAnswerKey, getQuizPaper } from '@probant/contract/quizzes/paper'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { fieldSentence } from '@probant/contract/sentences'
import { describe, expect, it } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { answersOf, aQuestion, written } from '#test/questions.ts'
import { aSection, quizzesOf } from '#test/quizzes.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { aDraft, anActiveQuiz, save, publish, later, aParticipant, aSubmission } = quizzesOf(test)

describe('publishing', () => {
  it('opens a quiz without a start at once', async () => {
    const claire = await test.signedUp()
    const now = test.clock.in({})

    const { status, body } = await publish(claire, await aDraft(claire))

    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'active',
      phase: 'open',
      startsAt: now,
      publishedAt: now,
      revision: 2,
    })
    expect(body.can).toMatchObject({ edit: true, publish: false, deactivate: true, end: true, delete: false })
    expect(await seen(claire, body)).toEqual(body)
  })

  it('schedules one with a start; it opens at that very instant, by itself', async () => {
    const claire = await test.signedUp()
    const quiz = await anActiveQuiz(claire, { startsAt: test.clock.in({ minutes: 10 }) })
    expect(quiz).toMatchObject({ status: 'active', phase: 'scheduled' })

    test.clock.advance({ minutes: 9, seconds: 59 })
    expect(await seen(claire, quiz)).toMatchObject({ phase: 'scheduled' })
    test.clock.advance({ seconds: 1 })
    expect(await seen(claire, quiz)).toMatchObject({ phase: 'open' })
  })

  it('twice pressed is published once', async () => {
    const claire = await test.signedUp()
    const draft = await aDraft(claire)
    const first = await publish(claire, draft)
    test.clock.advance({ minutes: 5 })

    const second = await publish(claire, draft)

    expect(second.status).toBe(200)
    expect(second.body).toEqual(first.body)
  })

  it('QUIZ018: publishes nothing that was not looked at', async () => {
    const claire = await test.signedUp()
    const draft = await aDraft(claire)
    const { body: changed } = await save(claire, draft, { durationMinutes: 5 })

    expect(await publish(claire, draft)).toFailWith('quizChangedMeanwhile')
    expect(await seen(claire, draft)).toEqual(changed)
  })

  it('QUIZ020: needs the duration and one hour before the end, not a minute less', async () => {
    const claire = await test.signedUp()
    const sections = [await aSection(claire, 1)]
    const endsIn = (minutes: number) =>
      aDraft(claire, { sections, durationMinutes: 30, endsAt: test.clock.in({ minutes }) })

    expect(await publish(claire, await endsIn(89))).toFailWith('quizEndsTooSoon')
    expect((await publish(claire, await endsIn(90))).status).toBe(200)
  })

  it('QUIZ005: is refused once the end has passed, of a draft as of a quiz that is over', async () => {
    const claire = await test.signedUp()
    const sections = [await aSection(claire, 1)]
    const [draft, over] = [await aDraft(claire, { sections }), await anActiveQuiz(claire, { sections })]
    await later({ days: 2 }, claire)

    expect(await publish(claire, draft)).toFailWith('quizOverdue')
    expect(await publish(claire, over)).toFailWith('quizOverdue')
    // With another end it can.
    const { body } = await save(claire, draft, { endsAt: test.clock.in({ days: 1 }) })
    expect((await publish(claire, body)).status).toBe(200)
  })
})

describe('what is published', () => {
  it('stays as it was when the bank is edited after the quiz, also on paper and in the key', async () => {
    const claire = await test.signedUp()
    const quiz = await anActiveQuiz(claire, asking(await written(claire)))
    await claire.call(endQuiz, { params: { quizId: quiz.id } })
    const before = await everythingOf(claire, quiz)

    await rewrite(claire, quiz)

    expect(await everythingOf(claire, quiz)).toEqual(before)
    expect(before.key).toMatchObject([{ right: { html: 'Paris' } }])
  })

  it('follows the bank again once it is a draft again, and is frozen anew when it is published', async () => {
    const claire = await test.signedUp()
    const quiz = await anActiveQuiz(claire, asking(await written(claire)))
    const { body: draft } = await claire.call(deactivateQuiz, { params: { quizId: quiz.id } })
    // It opens when it is published, as before.
    expect(draft).toMatchObject({ status: 'draft', phase: 'draft', startsAt: null })

    await rewrite(claire, quiz)

    expect((await everythingOf(claire, quiz)).key).toMatchObject([{ right: { html: 'Roma' } }])
    const again = await publish(claire, draft)
    expect(again.body).toMatchObject({ phase: 'open', publishedAt: quiz.publishedAt })
    const before = await everythingOf(claire, quiz)
    await claire.call(endQuiz, { params: { quizId: quiz.id } })
    await rewrite(claire, quiz, 'Madrid')
    expect((await everythingOf(claire, quiz)).key).toEqual(before.key)
  })
})

describe('a quiz with participants', () => {
  it('that has none any more is published as the bank has it, whatever was frozen for them', async () => {
    const claire = await test.signedUp()
    const quiz = await anActiveQuiz(claire, asking(await written(claire)))
    const { id } = await aParticipant(quiz)
    const { body: draft } = await claire.call(deactivateQuiz, { params: { quizId: quiz.id } })
    await rewrite(claire, quiz)
    // As it is when they delete their account.
    await test.database.pool.query('delete from participants where id = $1', [id])

    expect((await publish(claire, draft)).status).toBe(200)

    expect((await everythingOf(claire, quiz)).key).toMatchObject([{ right: { html: 'Roma' } }])
  })

  it('that is taken back to draft stays what they were told, and is published as that', async () => {
    const claire = await test.signedUp()
    const quiz = await anActiveQuiz(claire, asking(await written(claire)))
    await aParticipant(quiz)
    const before = await everythingOf(claire, quiz)

    const { body: draft } = await claire.call(deactivateQuiz, { params: { quizId: quiz.id } })
    expect(draft.startsAt).toBe(quiz.startsAt)
    await rewrite(claire, quiz)
    expect((await everythingOf(claire, quiz)).key).toEqual(before.key)

    expect((await publish(claire, draft)).status).toBe(200)
    expect((await everythingOf(claire, quiz)).key).toEqual(before.key)
  })
})

describe('an active quiz', () => {
  it('without participants is edited, each save satisfying the rules of publishing', async () => {
    const claire = await test.signedUp()
    const quiz = await anActiveQuiz(claire)
    const sections = [await aSection(claire, 1)]

    for (const [changes, field, sentence] of [
      [{ sections: [{ questions: [] }] }, 'sections', 'quizWithoutQuestions'],
      [{ language: 'fr' as const }, 'language', 'questionInOtherLanguage'],
      [{ endsAt: null }, 'endsAt', 'required'],
      [
        { startsAt: test.clock.in({ days: 3 }), endsAt: test.clock.in({ days: 2 }) },
        'endsAt',
        'endNotAfterStart',
      ],
    ] as const) {
      const refused = await save(claire, quiz, changes as object)
      expect(refused).toFailWith('validationError')
      expect(refused.body.error.fields).toEqual({ [field]: fieldSentence('en', sentence) })
    }
    expect(await save(claire, quiz, { endsAt: test.clock.in({ minutes: 89 }) })).toFailWith('quizEndsTooSoon')
    expect(await save(claire, quiz, { startsAt: null, endsAt: test.clock.in({}) })).toFailWith('quizOverdue')
    expect(await seen(claire, quiz)).toEqual(quiz)

    const { body } = await save(claire, quiz, { sections, title: 'Only one question' })
    expect(body).toMatchObject({ status: 'active', title: 'Only one question', questionCount: 1 })
    // What was put in is frozen like the rest.
    await claire.call(endQuiz, { params: { quizId: quiz.id } })
    await rewrite(claire, body)
    expect((await seen(claire, body)).sections).toEqual(body.sections)
  })

  it('opens at once when its start is taken away, and waits when it is given one', async () => {
    const claire = await test.signedUp()
    const scheduled = await anActiveQuiz(claire, { startsAt: test.clock.in({ hours: 1 }) })

    const { body: open } = await save(claire, scheduled, { startsAt: null })
    expect(open).toMatchObject({ phase: 'open', startsAt: test.clock.in({}) })
    const { body: waiting } = await save(claire, open, { startsAt: test.clock.in({ hours: 2 }) })
    expect(waiting).toMatchObject({ phase: 'scheduled' })
  })

  it('QUIZ003: with participants it is as they were told; it can be taken back, published and ended', async () => {
    const claire = await test.signedUp()
    const quiz = await anActiveQuiz(claire)
    await aParticipant(quiz)

    expect(await save(claire, quiz, { title: 'Something else' })).toFailWith('quizHasParticipants')
    expect(await seen(claire, quiz)).toMatchObject({ title: quiz.title, participantCount: 1 })
    const { body: draft } = await claire.call(deactivateQuiz, { params: { quizId: quiz.id } })
    expect(draft).toMatchObject({ status: 'draft', can: { edit: false, publish: true, delete: false } })
    expect(await save(claire, draft)).toFailWith('quizHasParticipants')
    expect((await publish(claire, draft)).body).toMatchObject({ phase: 'open', can: { end: true } })
  })

  it('QUIZ004: does not go back to draft once somebody has begun, but can be ended', async () => {
    const claire = await test.signedUp()
    const quiz = await anActiveQuiz(claire)
    await aSubmission(quiz)
    const params = { quizId: quiz.id }

    expect(await claire.call(deactivateQuiz, { params })).toFailWith('quizHasSubmissions')
    const now = test.clock.in({})
    expect((await claire.call(endQuiz, { params })).body).toMatchObject({
      status: 'completed',
      completedAt: now,
      endsAt: quiz.endsAt,
      submissionCount: 1,
      can: { edit: false, publish: false, deactivate: false, end: false, delete: false, duplicate: true },
    })
  })

  it('QUIZ013: is over once it was ended, and nothing brings it back', async () => {
    const claire = await test.signedUp()
    const quiz = await anActiveQuiz(claire)
    const params = { quizId: quiz.id }
    const { body: ended } = await claire.call(endQuiz, { params })

    expect(await claire.call(endQuiz, { params })).toFailWith('quizEnded')
    expect(await claire.call(deactivateQuiz, { params })).toFailWith('quizEnded')
    expect(await publish(claire, ended)).toFailWith('quizEnded')
    expect(await save(claire, ended)).toFailWith('quizEnded')
    expect((await claire.call(listQuizzes, { querystring: { status: 'completed' } })).body.total).toBe(1)
  })
})

function asking({ id }: { id: string }) {
  return { sections: [{ questions: [{ questionId: id, points: 1 }] }] }
}

/** Another question in the place of the first one, under the same id. */
async function rewrite(browser: Browser, { sections }: Quiz, right = 'Roma') {
  const questionId = sections[0]?.questions[0]?.questionId ?? ''
  const { rows } = await test.database.pool.query('select revision from questions where id = $1', [
    questionId,
  ])
  const question = aQuestion({
    title: 'What is the capital of another country?',
    content: { answers: answersOf(right, 'Milano', 'Bari', 'Pisa') },
    explanation: `It is ${right}.`,
  })
  const body = { revision: rows[0].revision, question }
  const { status } = await browser.call(updateQuestion, { params: { questionId }, body })
  expect(status).toBe(200)
}

async function everythingOf(browser: Browser, { id }: Quiz) {
  const request = { params: { quizId: id }, querystring: {} }
  return {
    quiz: await seen(browser, { id }),
    paper: (await browser.call(getQuizPaper, request)).body,
    key: (await browser.call(getQuizAnswerKey, request)).body,
  }
}

async function seen(browser: Browser, { id }: Pick<Quiz, 'id'>): Promise<Quiz> {
  return (await browser.call(getQuiz, { params: { quizId: id } })).body
}
