import { randomUUID } from 'node:crypto'
import { TRYOUT_KEPT_MAX, TRYOUT_QUESTIONS_MAX } from '@probant/contract/limits'
import { listQuestions } from '@probant/contract/questions/bank'
import { DEFAULT_OPTIONS } from '@probant/contract/quizzes/form'
import { getQuiz } from '@probant/contract/quizzes/life'
import { type KeptTryoutForm, keepTryout } from '@probant/contract/tryout-keeping'
import { getUsage } from '@probant/contract/usage'
import { describe, expect, it } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { aQuestion } from '#test/questions.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()

type Sent = KeptTryoutForm['questions'][number]

const made = (title: string, changes: Partial<Sent> = {}): Sent => ({
  id: randomUUID(),
  question: aQuestion({ title }),
  source: 'builtin:facts',
  sourceSentence: null,
  ...changes,
})

const quizOf = (questions: Sent[]): KeptTryoutForm['quizzes'][number] => ({
  id: randomUUID(),
  title: 'Made in the demo',
  language: 'en',
  startsAt: null,
  endsAt: null,
  timeZone: 'Europe/Paris',
  durationMinutes: 20,
  instructions: 'Read **twice**.',
  sections: [
    { title: 'First', questions: questions.map(({ id }, index) => ({ questionId: id, points: index + 1 })) },
  ],
  options: { ...DEFAULT_OPTIONS, paging: 'all' },
})

function aTryout(): KeptTryoutForm {
  const first = made('Which of these is the first of them?')
  const second = made('Which of these did I write myself?', { source: null, sourceSentence: 'I did.' })
  const third = made('Which of these was in the text?', {
    source: 'builtin:document',
    sourceSentence: 'It was.',
  })
  return { questions: [first, second, third], quizzes: [quizOf([third, first])] }
}

const keep = (person: Browser, body: KeptTryoutForm) => person.call(keepTryout, { body })
const bankOf = async (person: Browser) => (await person.call(listQuestions, { querystring: {} })).body
async function usedBy(person: Browser) {
  const { body } = await person.call(getUsage)
  return Object.fromEntries(body.meters.map(({ kind, used }) => [kind, used]))
}

describe('keeping what was made in the demo', () => {
  it('brings the questions into the bank with where they come from, and the quiz as a draft', async () => {
    const person = await test.signedUp()
    const { status, body } = await keep(person, aTryout())
    expect(status).toBe(201)
    expect(body.questionCount).toBe(3)

    const { items } = await bankOf(person)
    const origins = items.map(({ origin, source, sourceSentence }) => [origin, source, sourceSentence])
    expect(origins).toEqual(
      expect.arrayContaining([
        ['generated', 'builtin:facts', null],
        ['manual', null, null],
        ['generated', 'builtin:document', 'It was.'],
      ]),
    )

    const quiz = (await person.call(getQuiz, { params: { quizId: body.quizIds[0] ?? '' } })).body
    expect(quiz).toMatchObject({
      status: 'draft',
      title: 'Made in the demo',
      durationMinutes: 20,
      workspace: 'personal',
    })
    expect(quiz.options.paging).toBe('all')
    expect(quiz.instructionsHtml).toContain('<strong>twice</strong>')
    const placed = quiz.sections[0]?.questions.map(({ title, points }) => [title, points])
    expect(placed).toEqual([
      ['Which of these was in the text?', 1],
      ['Which of these is the first of them?', 2],
    ])
    expect(await usedBy(person)).toMatchObject({ questions: 2, manualQuestions: 1, quizzes: 1 })
  })

  it('leaves the questions in the order in which they were made', async () => {
    const person = await test.signedUp()
    const titles = Array.from({ length: 12 }, (_, index) => `Which of these was made as number ${index + 1}?`)
    await keep(person, { questions: titles.map((title) => made(title)), quizzes: [] })

    const { body } = await person.call(listQuestions, { querystring: { sort: 'oldest' } })
    expect(body.items.map(({ title }) => title)).toEqual(titles)
  })

  it('fits into the free plan, all that a demo can hold, and leaves room', async () => {
    const person = await test.signedUp()
    const questions = Array.from({ length: TRYOUT_KEPT_MAX }, (_, index) =>
      made(`Is this number ${index} of them?`),
    )
    expect((await keep(person, { questions, quizzes: [quizOf(questions)] })).status).toBe(201)
    expect((await bankOf(person)).total).toBe(TRYOUT_KEPT_MAX)

    const { body } = await person.call(getUsage)
    const meter = body.meters.find(({ kind }) => kind === 'questions')
    expect(meter?.limit).toBeGreaterThanOrEqual(TRYOUT_KEPT_MAX + TRYOUT_QUESTIONS_MAX)
  })

  it('makes it once, sent twice, also at the same moment', async () => {
    const person = await test.signedUp()
    const tryout = aTryout()
    const answers = await Promise.all([keep(person, tryout), keep(person, tryout)])
    answers.push(await keep(person, tryout))

    expect(new Set(answers.map(({ body }) => body.quizIds[0])).size).toBe(1)
    expect((await bankOf(person)).total).toBe(3)
    expect(await usedBy(person)).toMatchObject({ questions: 2, manualQuestions: 1, quizzes: 1 })
  })

  it('keeps what has changed since it was sent, where the answer was lost, and the rest once', async () => {
    const person = await test.signedUp()
    const { questions, quizzes } = aTryout()
    const { body: lost } = await keep(person, { questions, quizzes })
    const edited = questions.map((kept, index) =>
      index > 0 ? kept : { ...kept, question: aQuestion({ title: 'Which of these was the first of them?' }) },
    )
    const renamed = quizzes.map((quiz) => ({ ...quiz, title: 'Gone on with' }))
    const { body } = await keep(person, { questions: edited, quizzes: renamed })

    const { items, total } = await bankOf(person)
    expect(total).toBe(4)
    expect(items.map(({ title }) => title)).toContain('Which of these was the first of them?')
    const [before, now] = await Promise.all(
      [lost, body].map(({ quizIds }) => person.call(getQuiz, { params: { quizId: quizIds[0] ?? '' } })),
    )
    const titles = [before, now].map((answer) => answer?.body.sections[0]?.questions.at(-1)?.title)
    expect(titles).toEqual(['Which of these is the first of them?', 'Which of these was the first of them?'])
    expect(now?.body.title).toBe('Gone on with')
    expect(await usedBy(person)).toMatchObject({ questions: 3, manualQuestions: 1, quizzes: 2 })
  })

  it('gives everybody their own, whatever ids a browser names', async () => {
    const [ada, eve] = [await test.signedUp(), await test.signedUp()]
    const tryout = aTryout()
    const [first, second] = [await keep(ada, tryout), await keep(eve, tryout)]
    expect(second.status).toBe(201)
    expect(second.body.quizIds).not.toEqual(first.body.quizIds)

    const [question] = (await bankOf(ada)).items
    const named = { ...made('Which of these is somebody else’s?'), id: question?.id ?? '' }
    expect((await keep(eve, { questions: [named], quizzes: [] })).status).toBe(201)
    expect((await bankOf(ada)).total).toBe(3)
    expect((await bankOf(eve)).total).toBe(4)
  })

  it.each([
    ['questions', 1, 'questionLimitExceeded'],
    ['manualQuestions', 0, 'manualQuestionQuotaExceeded'],
    ['quizzes', 0, 'quizLimitReached'],
  ] as const)('is refused as a whole where the plan has no room for its %s', async (kind, limit, refusal) => {
    const person = await test.signedUp()
    await test.database.pool.query(`update plans set limits = jsonb_set(limits, '{${kind}}', '${limit}')`)

    const tryout = aTryout()
    expect(await keep(person, tryout)).toFailWith(refusal)
    expect((await bankOf(person)).total).toBe(0)
    expect(await usedBy(person)).toMatchObject({ questions: 0, manualQuestions: 0, quizzes: 0 })
  })

  it('leaves nothing where the quiz can’t be made', async () => {
    const person = await test.signedUp()
    const undo = await test.refuse('insert', 'quizzes')
    expect(await keep(person, aTryout())).toFailWith('internalError')
    await undo()
    expect((await bankOf(person)).total).toBe(0)
  })

  it('leaves a start open that has passed meanwhile', async () => {
    const person = await test.signedUp()
    const { questions, quizzes } = aTryout()
    const startsAt = new Date(test.clock.now().getTime() - 60_000).toISOString()
    const { body } = await keep(person, {
      questions,
      quizzes: quizzes.map((quiz) => ({ ...quiz, startsAt })),
    })
    const quiz = await person.call(getQuiz, { params: { quizId: body.quizIds[0] ?? '' } })
    expect(quiz.body.startsAt).toBeNull()
  })

  it('takes nothing that the forms would not take, nor a quiz with questions that were not sent', async () => {
    const person = await test.signedUp()
    const { questions, quizzes } = aTryout()
    expect(await keep(person, { questions: questions.slice(1), quizzes })).toFailWith('validationError')
    expect(await keep(person, { questions: [], quizzes: [] })).toFailWith('validationError')
    const forged = [made('Which of these did a model make?', { source: 'llm:x/y' as never })]
    expect(await keep(person, { questions: forged, quizzes: [] })).toFailWith('validationError')
    const short = [made('Short?')]
    expect(await keep(person, { questions: short, quizzes: [] })).toFailWith('validationError')
    expect((await bankOf(person)).total).toBe(0)
  })

  it('renders what was written anew', async () => {
    const person = await test.signedUp()
    const written = made('Which is **bold** <img src=x onerror=alert(1)>?')
    await keep(person, { questions: [written], quizzes: [] })
    const [question] = (await bankOf(person)).items
    expect(question?.titleHtml).toContain('<strong>bold</strong>')
    expect(question?.titleHtml).not.toContain('<img')
  })
})
