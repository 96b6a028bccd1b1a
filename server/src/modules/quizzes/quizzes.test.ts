import { updateQuestion } from '@probant/contract/questions/bank'
import type { QuestionForm } from '@probant/contract/questions/form'
import type { Question } from '@probant/contract/questions/question'
import { DEFAULT_OPTIONS, type QuizForm } from '@probant/contract/quizzes/form'
import { createQuiz, getQuiz, updateQuiz } from '@probant/contract/quizzes/life'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { fieldSentence } from '@probant/contract/sentences'
import { describe, expect, it } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { organizationsOf } from '#test/organizations.ts'
import { aQuestion, inWorkspace, written } from '#test/questions.ts'
import { aSection, quizzesOf } from '#test/quizzes.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { aForm, aDraft, formOf, save, publish, later } = quizzesOf(test)
const { anOrganization } = organizationsOf(test)
const NOWHERE = '00000000-0000-4000-8000-000000000000'

describe('a quiz is kept as it was written', () => {
  it('as a draft, with safe HTML beside the instructions', async () => {
    const claire = await test.signedUp({ username: 'Claire' })
    const sections = [{ title: ' Warming up ', ...(await aSection(claire, 2)) }]
    const options = { ...DEFAULT_OPTIONS, shufflesQuestions: true, antiCheat: 'warn' as const }

    const { status, body } = await claire.call(createQuiz, {
      body: aForm({ title: '  Capitals  ', instructions: '<b>Read</b> *well*', sections, options }),
    })

    expect(status).toBe(201)
    expect(body).toMatchObject({
      title: 'Capitals',
      language: 'en',
      status: 'draft',
      phase: 'draft',
      startsAt: null,
      timeZone: 'Europe/Paris',
      durationMinutes: 30,
      instructions: '<b>Read</b> *well*',
      instructionsHtml: '<p>&#x3C;b>Read&#x3C;/b> <em>well</em></p>',
      sections: [{ title: 'Warming up', draw: null, questions: [{ number: 1 }, { number: 2 }] }],
      options,
      questionCount: 2,
      totalPoints: 2,
      participantCount: 0,
      submissionCount: 0,
      revision: 1,
      publishedAt: null,
      completedAt: null,
      creator: { id: claire.user.id, name: 'Claire' },
      can: { edit: true, publish: true, deactivate: false, end: false, delete: true, duplicate: true },
    })
    expect((await claire.call(getQuiz, { params: { quizId: body.id } })).body).toEqual(body)
  })

  it('also where it is incomplete: a draft may be, all of it is looked at when it is published', async () => {
    const claire = await test.signedUp()
    const french = await written(claire, { language: 'fr' })
    const { questions } = await aSection(claire, 2)
    const [one, other] = questions
    const tomorrow = test.clock.in({ days: 1 })
    const incomplete: [Partial<QuizForm>, Record<string, Parameters<typeof fieldSentence>[1]>][] = [
      [{ sections: [{ questions: [] }] }, { sections: 'quizWithoutQuestions' }],
      [{ sections: [{ questions }, { questions: [] }] }, { 'sections.1': 'sectionEmpty' }],
      [{ sections: [{ draw: 3, questions }] }, { 'sections.0': 'drawTooLarge' }],
      [
        { sections: [{ draw: 1, questions: [one, { ...other, points: 2 }] as typeof questions }] },
        { 'sections.0': 'poolPointsDiffer' },
      ],
      [
        { sections: [{ questions: [...questions, { questionId: french.id, points: 1 }] }] },
        { language: 'questionInOtherLanguage' },
      ],
      [{ endsAt: null }, { endsAt: 'required' }],
      [{ startsAt: tomorrow, endsAt: test.clock.in({ hours: 23 }) }, { endsAt: 'endNotAfterStart' }],
      [{ startsAt: tomorrow, endsAt: tomorrow }, { endsAt: 'endNotAfterStart' }],
      [
        { sections: [{ questions: [] }], endsAt: null },
        { sections: 'quizWithoutQuestions', endsAt: 'required' },
      ],
    ]

    let draft = await aDraft(claire, { sections: [{ questions }] })
    const complete = formOf(draft)
    for (const [changes, fields] of incomplete) {
      const kept = await save(claire, draft, { ...complete, ...changes })
      expect(kept.status, JSON.stringify(changes)).toBe(200)
      draft = kept.body
      const refused = await publish(claire, draft)
      expect(refused).toFailWith('validationError')
      const sentences = Object.entries(fields).map(([field, name]) => [field, fieldSentence('en', name)])
      expect(refused.body.error.fields).toEqual(Object.fromEntries(sentences))
    }
    expect(await seen(claire, draft)).toMatchObject({ status: 'draft', publishedAt: null })
  })

  it('with its questions numbered through all sections, in the order of the form', async () => {
    const claire = await test.signedUp()
    const [a, b, c, d] = (await aSection(claire, 4)).questions
    const draft = await aDraft(claire, {
      sections: [
        { title: 'One', questions: [c, a] as Asked[] },
        { title: 'Two', questions: [b] as Asked[] },
      ],
    })
    expect(placesOf(draft)).toEqual([
      ['One', [c, a].map((question, index) => [index + 1, question?.questionId])],
      ['Two', [[3, b?.questionId]]],
    ])

    const { body: moved } = await save(claire, draft, {
      sections: [
        { title: 'Two', questions: [b, c] as Asked[] },
        { title: 'New', questions: [d] as Asked[] },
      ],
    })

    expect(placesOf(moved)).toEqual([
      ['Two', [b, c].map((question, index) => [index + 1, question?.questionId])],
      ['New', [[3, d?.questionId]]],
    ])
    expect(await seen(claire, moved)).toEqual(moved)
  })

  it('with pools, of which each participant gets a few', async () => {
    const claire = await test.signedUp()
    const pool = (await aSection(claire, 4)).questions.map((question) => ({ ...question, points: 3 }))
    const draft = await aDraft(claire, {
      sections: [await aSection(claire, 2), { title: 'Any 2 of these 4', draw: 2, questions: pool }],
    })

    expect(draft).toMatchObject({ questionCount: 4, totalPoints: 2 + 2 * 3 })
    expect(draft.sections.map(({ draw }) => draw)).toEqual([null, 2])
    expect((await publish(claire, draft)).body).toMatchObject({ questionCount: 4, totalPoints: 8 })
  })

  it('with an open question worth what the quiz says, whatever its highest score in the bank becomes', async () => {
    const claire = await test.signedUp()
    const open = await written(claire, anOpenQuestion(5))
    const [choice] = (await aSection(claire, 1)).questions as [Asked]
    const draft = await aDraft(claire, {
      sections: [
        {
          questions: [
            { ...choice, points: 2 },
            { questionId: open.id, points: 3.75 },
          ],
        },
      ],
    })
    expect(draft.totalPoints).toBe(5.75)

    await edit(claire, open, anOpenQuestion(8))
    expect(await seen(claire, draft)).toMatchObject({
      totalPoints: 5.75,
      sections: [{ questions: [{ points: 2 }, { points: 3.75 }] }],
    })

    const pool = { draw: 1, questions: [choice, { questionId: open.id, points: 1.25 }] }
    const { body } = await save(claire, draft, { sections: [pool] })
    expect((await publish(claire, body)).body.error.fields).toEqual({
      'sections.0': fieldSentence('en', 'poolPointsDiffer'),
    })
  })

  it('with quarters of points, and never another number than the one that was written', async () => {
    const claire = await test.signedUp()
    const [question] = (await aSection(claire, 1)).questions as [Asked]
    const worth = (points: number) => ({ sections: [{ questions: [{ ...question, points }] }] })
    const draft = await aDraft(claire, worth(0.25))
    expect(draft).toMatchObject({ totalPoints: 0.25, sections: [{ questions: [{ points: 0.25 }] }] })

    for (const points of [0, 0.1, 1.3, 100.25, 99_999]) {
      const { body } = await save(claire, draft, worth(points))
      expect(body.error.fields, `${points}`).toEqual({
        'quiz.sections.0.questions.0.points': fieldSentence('en', 'pointsOutOfSteps'),
      })
    }
    expect((await seen(claire, draft)).totalPoints).toBe(0.25)
    expect((await publish(claire, draft)).body.totalPoints).toBe(0.25)
  })
})

describe('a quiz is refused', () => {
  it('at the field that is wrong, when it is begun and when it is changed', async () => {
    const claire = await test.signedUp()
    const draft = await aDraft(claire)
    const [question] = draft.sections[0]?.questions ?? []
    const twice = {
      questions: [question, question].map((one) => ({ questionId: one?.questionId, points: 1 })),
    }
    const many = Array.from({ length: 501 }, (_, index) => ({
      questionId: NOWHERE.replace(/\d{12}$/, String(index).padStart(12, '0')),
      points: 1,
    }))
    const wrong: [object, string, string][] = [
      [{ title: 'a' }, 'title', 'nameTooShort'],
      [{ title: 'a'.repeat(50) }, 'title', 'nameTooLong'],
      [{ title: ' ' }, 'title', 'required'],
      [{ language: 'de' }, 'language', 'invalid'],
      [{ durationMinutes: -1 }, 'durationMinutes', 'durationInvalid'],
      [{ durationMinutes: 0.5 }, 'durationMinutes', 'durationInvalid'],
      [{ timeZone: 'Mars/Base' }, 'timeZone', 'invalid'],
      [{ endsAt: '0000-01-01T00:00:00Z' }, 'endsAt', 'invalid'],
      [{ options: { ...DEFAULT_OPTIONS, paging: 'some' } }, 'options.paging', 'invalid'],
      [{ sections: [twice] }, 'sections', 'questionTwice'],
      [{ sections: [{ questions: many }] }, 'sections', 'tooManyQuizQuestions'],
    ]

    for (const [changes, field, sentence] of wrong) {
      const form = { ...formOf(draft), ...changes } as QuizForm
      const created = await claire.call(createQuiz, { body: form })
      expect(created, field).toFailWith('validationError')
      expect(created.body.error.fields).toEqual({ [field]: fieldSentence('en', sentence) })
      const saved = await save(claire, draft, form)
      expect(saved, field).toFailWith('validationError')
      expect(saved.body.error.fields).toEqual({ [`quiz.${field}`]: fieldSentence('en', sentence) })
    }
    expect(await seen(claire, draft)).toEqual(draft)
  })

  it('with a start in the past when that is set or changed, not when it has come meanwhile', async () => {
    const claire = await test.signedUp()
    const now = test.clock.in({})
    const created = await claire.call(createQuiz, { body: aForm({ startsAt: now }) })
    expect(created.body.error.fields).toEqual({ startsAt: fieldSentence('en', 'startInPast') })

    const draft = await aDraft(claire, { startsAt: test.clock.in({ minutes: 5 }) })
    expect((await save(claire, draft, { startsAt: now })).body.error.fields).toEqual({
      startsAt: fieldSentence('en', 'startInPast'),
    })

    await later({ minutes: 10 }, claire)
    const unchanged = await save(claire, draft, { title: 'Capitals of Asia' })
    expect(unchanged.body).toMatchObject({ title: 'Capitals of Asia', startsAt: draft.startsAt })
    const earlier = await save(claire, unchanged.body, { startsAt: test.clock.in({ minutes: -1 }) })
    expect(earlier).toFailWith('validationError')
    expect((await publish(claire, unchanged.body)).body).toMatchObject({
      phase: 'open',
      startsAt: draft.startsAt,
    })
  })

  it('MANQ010: in a personal workspace with questions that aren’t in it', async () => {
    const claire = await test.signedUp()
    const { owner, id } = await anOrganization()
    const foreign = await aSection(await test.signedUp(), 1)
    const draft = await aDraft(claire)

    for (const section of [foreign, { questions: [{ questionId: NOWHERE, points: 1 }] }]) {
      const body = aForm({ sections: [section] })
      expect(await claire.call(createQuiz, { body })).toFailWith('onlyPersonalQuestions')
      expect(await save(claire, draft, { sections: [section] })).toFailWith('onlyPersonalQuestions')
    }
    const ofOrganization = aForm({ sections: [await aSection(owner, 1, id)] })
    expect(await owner.call(createQuiz, { body: ofOrganization })).toFailWith('onlyPersonalQuestions')
    expect(await seen(claire, draft)).toEqual(draft)
  })

  it('MANQ009: in an organization with questions that aren’t in it', async () => {
    const { owner, id } = await anOrganization()
    const personal = await aSection(owner, 1)
    const draft = await aDraft(owner, {}, id)

    const body = aForm({ sections: [personal] })
    expect(await owner.call(createQuiz, { body }, inWorkspace(id))).toFailWith('questionNotInOrganization')
    expect(await save(owner, draft, { sections: [personal] })).toFailWith('questionNotInOrganization')
  })
})

describe('two tabs', () => {
  it('QUIZ018: the later save is told, and overwrites nothing', async () => {
    const claire = await test.signedUp()
    const draft = await aDraft(claire)

    const first = await save(claire, draft, { title: 'From the first tab' })
    expect(first.body).toMatchObject({ title: 'From the first tab', revision: 2 })
    expect(await save(claire, draft, { title: 'From the second tab' })).toFailWith('quizChangedMeanwhile')
    expect(await seen(claire, draft)).toEqual(first.body)

    const afterwards = await save(claire, first.body, { title: 'From the second tab' })
    expect(afterwards.body).toMatchObject({ title: 'From the second tab', revision: 3 })
  })

  it('QUIZ018: what was published in one is not saved over in the other', async () => {
    const claire = await test.signedUp()
    const draft = await aDraft(claire)
    await publish(claire, draft)

    expect(await save(claire, draft, { title: 'As a draft' })).toFailWith('quizChangedMeanwhile')
  })

  it('is told which revision it has not seen only where it may look', async () => {
    const claire = await test.signedUp()
    const draft = await aDraft(claire)
    const stranger = await test.signedUp()

    const body = { revision: draft.revision + 1, quiz: formOf(draft) }
    const params = { quizId: draft.id }
    expect(await stranger.call(updateQuiz, { params, body })).toFailWith('quizNotFound')
  })
})

type Asked = { questionId: string; points: number }

function anOpenQuestion(maxScore: number): QuestionForm {
  return { ...aQuestion(), type: 'open', content: { maxScore } }
}

async function edit(browser: Browser, question: Question, form: QuestionForm) {
  const body = { revision: question.revision, question: form }
  const answer = await browser.call(updateQuestion, { params: { questionId: question.id }, body })
  expect(answer.status).toBe(200)
}

async function seen(browser: Browser, { id }: Pick<Quiz, 'id'>): Promise<Quiz> {
  return (await browser.call(getQuiz, { params: { quizId: id } })).body
}

function placesOf({ sections }: Quiz) {
  return sections.map(({ title, questions }) => [
    title,
    questions.map(({ number, questionId }) => [number, questionId]),
  ])
}
