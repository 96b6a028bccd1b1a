import type { Endpoint, RequestOf, ResponseOf } from '@probant/contract/endpoint'
import * as generation from '@probant/contract/generation'
import { TRYOUT_KEPT_MAX } from '@probant/contract/limits'
import * as bank from '@probant/contract/questions/bank'
import type { QuestionForm } from '@probant/contract/questions/form'
import { listRevisions } from '@probant/contract/questions/history'
import { previewQuestion } from '@probant/contract/questions/preview'
import { DEFAULT_OPTIONS, type QuizForm } from '@probant/contract/quizzes/form'
import * as quizzes from '@probant/contract/quizzes/life'
import { getQuizPaper } from '@probant/contract/quizzes/paper'
import type { TryoutQuestion } from '@probant/contract/tryout'
import { getUsage } from '@probant/contract/usage'
import { updateUser } from '@probant/contract/users'
import { beforeAll, describe, expect, it } from 'vitest'
import { ApiError } from '#web/lib/api-error.ts'
import { aStorage } from '../../../../test/a-storage.ts'
import { speakRefusals } from '../../../../test/speak-refusals.ts'
import { keptOf } from '../keeping.ts'
import type { TryoutServer } from '../queries.ts'
import { createWorkspace } from '../workspace.ts'
import { createDemoBackend } from './index.ts'

beforeAll(speakRefusals)

const START = new Date('2026-09-01T08:00:00.000Z')

/** The demo with a server that makes as many questions as it is asked for, and remembers what it was asked. */
function aDemo(storage = aStorage()) {
  let time = START.getTime()
  const asked: Parameters<TryoutServer['make']>[0][] = []
  const server: TryoutServer = {
    prepare: () => undefined,
    make: async (request) => {
      asked.push(request)
      const { easy, medium, tough } = request.counts
      const questions = Array.from({ length: easy + medium + tough }, () => aMade(`${asked.length}`))
      return { questions, rejected: {} }
    },
    suggest: async () => ['Biology'],
    render: async ({ texts, lines = [] }) => [...texts, ...lines].map((text) => `<b>${text}</b>`),
  }
  const workspace = createWorkspace(() => storage)
  const backend = createDemoBackend({ workspace, server, now: () => new Date(time), ref: () => 'personal' })

  return {
    workspace,
    backend,
    asked,
    wait: (milliseconds: number) => {
      time += milliseconds
    },
    /** Every answer is one that the contract allows. */
    async call<E extends Endpoint>(endpoint: E, parts?: RequestOf<E>): Promise<ResponseOf<E>> {
      const answer = await backend.answer(endpoint, parts ?? {})
      const [schema] = Object.values(endpoint.schema.response)
      schema?.parse(answer)
      return answer as ResponseOf<E>
    },
  }
}

type Demo = ReturnType<typeof aDemo>

let count = 0
function aMade(round: string): TryoutQuestion {
  count += 1
  return {
    type: 'multiple_choice',
    subject: 'Biology',
    language: 'en',
    difficulty: 'easy',
    title: `Which is number ${count} of round ${round}?`,
    titleHtml: '<p>Which?</p>',
    content: {
      type: 'multiple_choice',
      answers: ['a', 'b', 'c', 'd'].map((text, index) => ({ text, html: text, isCorrect: index === 0 })),
    },
    explanation: '',
    explanationHtml: '',
    source: 'builtin:facts',
    sourceSentence: null,
  }
}

const REQUEST: generation.GenerationForm = {
  subject: 'Biology',
  language: 'en',
  counts: { easy: 3, medium: 0, tough: 0 },
  types: ['multiple_choice'],
}

async function generated(demo: Demo) {
  const { id: generationId } = await demo.call(generation.startGeneration, { body: REQUEST })
  demo.wait(10_000)
  const { deliveries } = await demo.call(generation.getGeneration, { params: { generationId } })
  return { generationId, ids: deliveries.map(({ question }) => question.id) }
}

const quizOf = (ids: string[], changes: Partial<QuizForm> = {}): QuizForm => ({
  title: 'A quiz',
  language: 'en',
  startsAt: null,
  endsAt: null,
  timeZone: 'Europe/Paris',
  durationMinutes: 10,
  sections: [{ questions: ids.map((questionId) => ({ questionId, points: 2 })) }],
  options: DEFAULT_OPTIONS,
  ...changes,
})

async function refusedBy(answer: Promise<unknown>): Promise<ApiError> {
  const error = await answer.catch((reason: unknown) => reason)
  if (!(error instanceof ApiError)) throw new Error('It was not refused')
  return error
}

describe('questions that are generated in the demo', () => {
  it('are laid down one by one, then all of them are there', async () => {
    const demo = aDemo()
    const { id: generationId } = await demo.call(generation.startGeneration, { body: REQUEST })
    const first = await demo.call(generation.getGeneration, { params: { generationId } })
    expect(first).toMatchObject({ status: 'running', delivered: 1, asked: 3 })
    demo.wait(10_000)
    const last = await demo.call(generation.getGeneration, { params: { generationId } })
    expect(last).toMatchObject({ status: 'finished', delivered: 3 })
    expect(last.deliveries.map(({ number }) => number)).toEqual([1, 2, 3])
  })

  it('are told as events, the end of it last', async () => {
    const demo = aDemo()
    const { generationId } = await generated(demo)
    const signal = new AbortController().signal
    const names: string[] = []
    for await (const { event } of demo.backend.events(generation.watchGeneration, {
      params: { generationId },
      signal,
    }))
      names.push(event)
    expect(names).toEqual(['question', 'question', 'question', 'state'])
  })

  it('can be kept, dropped, taken back and had anew, and none comes twice', async () => {
    const demo = aDemo()
    const { generationId, ids } = await generated(demo)
    const [first = '', second = '', third = ''] = ids
    const at = (questionId: string) => ({ params: { generationId, questionId } })

    expect(await demo.call(generation.keepDelivery, at(first))).toMatchObject({ isKept: true })
    await demo.call(generation.dropDelivery, at(second))
    const dropped = await demo.call(generation.getGeneration, { params: { generationId } })
    expect(dropped.dropped).toMatchObject([{ number: 2, questionId: second }])
    expect(dropped.delivered).toBe(3)
    expect(await demo.call(generation.takeBackDelivery, at(second))).toMatchObject({ number: 2 })

    const { title } = await demo.call(bank.getQuestion, { params: { questionId: third } })
    const other = await demo.call(generation.regenerateDelivery, at(third))
    expect(other).toMatchObject({ number: 3, isKept: false })
    expect(demo.asked.at(-1)).toMatchObject({ counts: { easy: 1, medium: 0, tough: 0 } })
    expect(demo.asked.at(-1)?.known?.map((one) => one.title)).toContain(title)
    await demo.call(generation.regenerateDelivery, at(other.question.id))
    expect(demo.asked.at(-1)?.known?.map((one) => one.title)).toContain(title)

    await demo.call(generation.keepAllDeliveries, { params: { generationId } })
    const { deliveries } = await demo.call(generation.getGeneration, { params: { generationId } })
    expect(deliveries.every(({ isKept }) => isKept)).toBe(true)
  })

  it('stop where they are cancelled', async () => {
    const demo = aDemo()
    const { id: generationId } = await demo.call(generation.startGeneration, { body: REQUEST })
    const stopped = await demo.call(generation.cancelGeneration, { params: { generationId } })
    expect(stopped).toMatchObject({ status: 'cancelled', delivered: 1 })
    expect((await demo.call(bank.listQuestions, { querystring: {} })).total).toBe(1)
  })

  it('are ten at once at most, of whatever the server knows', async () => {
    const demo = aDemo()
    expect(await demo.call(generation.getGenerator)).toMatchObject({ maxQuestions: 10, isModel: false })
    const typed = { search: 'bio', language: 'en' } as const
    expect(await demo.call(generation.suggestSubjects, { querystring: typed })).toEqual(['Biology'])
    expect(await demo.call(getUsage)).toMatchObject({ own: null })
  })

  it('are refused where the demo is full, with the way to more', async () => {
    const demo = aDemo()
    for (let made = 0; made + 3 <= TRYOUT_KEPT_MAX; made += 3) await generated(demo)
    const refused = await refusedBy(demo.call(generation.startGeneration, { body: REQUEST }))
    expect(refused.code).toBe('AUTH006')
  })

  it('are refused where too many are asked for, with how many there may be', async () => {
    const demo = aDemo()
    for (let made = 6; made < TRYOUT_KEPT_MAX; made += 3) await generated(demo)
    const tenMore = { ...REQUEST, counts: { easy: 10, medium: 0, tough: 0 } }
    const refused = await refusedBy(demo.call(generation.startGeneration, { body: tenMore }))
    const left = TRYOUT_KEPT_MAX - demo.workspace.contents().questions.length
    expect(left).toBeGreaterThan(0)
    expect(refused.message).toBe('tooMany')
    expect(refused.wayOut?.href).toContain('/demo/keep')
    const { meters } = await demo.call(getUsage)
    expect(meters.find(({ kind }) => kind === 'questions')).toMatchObject({
      used: TRYOUT_KEPT_MAX - left,
      limit: TRYOUT_KEPT_MAX,
    })
  })

  it('stand in the bank in the order in which they were made, the newest first', async () => {
    const demo = aDemo()
    const made = [...(await generated(demo)).ids, ...(await generated(demo)).ids]
    const { items } = await demo.call(bank.listQuestions, { querystring: {} })
    expect(items.map(({ id }) => id)).toEqual(made.toReversed())
  })

  it('are not taken back where others have come in their place', async () => {
    const demo = aDemo()
    for (let made = 3; made + 3 <= TRYOUT_KEPT_MAX; made += 3) await generated(demo)
    const { generationId, ids } = await generated(demo)
    const dropped = { params: { generationId, questionId: ids[0] ?? '' } }
    await demo.call(generation.dropDelivery, dropped)
    const last = { ...REQUEST, counts: { easy: 1, medium: 0, tough: 0 } }
    await demo.call(generation.startGeneration, { body: last })
    expect((await refusedBy(demo.call(generation.takeBackDelivery, dropped))).code).toBe('AUTH006')
  })
})

describe('the bank of the demo', () => {
  const form: QuestionForm = {
    type: 'fill_in',
    subject: 'Physics',
    language: 'en',
    difficulty: 'tough',
    title: 'What is the unit of force?',
    content: { accepted: ['newton'] },
  }

  it('takes questions that are written by hand, rendered by the server', async () => {
    const demo = aDemo()
    const question = await demo.call(bank.createQuestion, { body: form })
    expect(question).toMatchObject({ origin: 'manual', titleHtml: `<b>${form.title}</b>`, revision: 1 })
    const body = { revision: 1, question: { ...form, title: 'What is the unit of energy?' } }
    const changed = await demo.call(bank.updateQuestion, { params: { questionId: question.id }, body })
    expect(changed).toMatchObject({ title: 'What is the unit of energy?', revision: 2, can: { edit: true } })
    const late = demo.call(bank.updateQuestion, { params: { questionId: question.id }, body })
    expect((await refusedBy(late)).code).toBe('MANQ012')
    expect(await demo.call(previewQuestion, { body: { texts: ['a'] } })).toEqual({ html: ['<b>a</b>'] })
  })

  it('is filtered, sorted and counted as the real one is', async () => {
    const demo = aDemo()
    await generated(demo)
    await demo.call(bank.createQuestion, { body: form })
    const list = (querystring: object) => demo.call(bank.listQuestions, { querystring })
    expect((await list({})).total).toBe(4)
    expect((await list({ search: 'UNIT' })).total).toBe(1)
    expect((await list({ subject: 'biology' })).total).toBe(3)
    expect(
      (await list({ origin: 'manual', difficulty: 'tough', type: 'fill_in', language: 'en' })).total,
    ).toBe(1)
    expect((await list({ use: 'used' })).total).toBe(0)
    expect((await list({ sort: 'difficulty' })).items.at(-1)?.difficulty).toBe('tough')
    expect((await list({ pageSize: 3, page: 2 })).items).toHaveLength(1)
    const subjects = await demo.call(bank.listSubjects, { querystring: {} })
    expect(subjects).toEqual([
      { subject: 'Biology', count: 3 },
      { subject: 'Physics', count: 1 },
    ])
  })

  it('does the same to several, and says what it could not do', async () => {
    const demo = aDemo()
    const { ids } = await generated(demo)
    const [used = '', ...others] = ids
    await demo.call(quizzes.createQuiz, { body: quizOf([used]) })
    const all = await demo.call(bank.changeQuestions, {
      body: { questionIds: ids, action: 'setSubject', subject: 'Botany' },
    })
    expect(all.done).toEqual(ids)
    const deleted = await demo.call(bank.changeQuestions, { body: { questionIds: ids, action: 'delete' } })
    expect(deleted.done).toEqual(others)
    expect(deleted.refused).toMatchObject([{ questionId: used, code: 'MANQ004' }])
    await demo.call(bank.duplicateQuestion, { params: { questionId: used } })
    const { items } = await demo.call(bank.listQuestions, { querystring: {} })
    expect(items.map(({ quizCount }) => quizCount).sort()).toEqual([0, 1])
    const alone = items.find(({ quizCount }) => quizCount === 0)?.id ?? ''
    await demo.call(bank.deleteQuestion, { params: { questionId: alone } })
  })
})

describe('a quiz in the demo', () => {
  it('is made once, saved part by part, and read as it is', async () => {
    const demo = aDemo()
    const { ids } = await generated(demo)
    const id = '00000000-0000-4000-8000-000000000001'
    const quiz = await demo.call(quizzes.createQuiz, { body: { ...quizOf(ids), id } })
    expect(quiz).toMatchObject({ id, status: 'draft', totalPoints: 6, questionCount: 3, revision: 1 })
    await demo.call(quizzes.createQuiz, { body: { ...quizOf(ids), id } })
    expect(demo.workspace.contents().quizzes).toHaveLength(1)

    const params = { quizId: id }
    const changes = { revision: 1, quiz: { title: 'Another title', instructions: 'Read.' } }
    const saved = await demo.call(quizzes.updateQuiz, { params, body: changes })
    expect(saved).toMatchObject({ revision: 2, title: 'Another title', instructionsHtml: '<b>Read.</b>' })
    expect((await refusedBy(demo.call(quizzes.updateQuiz, { params, body: changes }))).code).toBe('QUIZ018')
    expect(await demo.call(quizzes.getQuiz, { params })).toMatchObject({ title: 'Another title' })
  })

  it('can be looked at as a participant sees it: drawn, without an answer, the same each time', async () => {
    const demo = aDemo()
    const { ids } = await generated(demo)
    const questions = ids.map((questionId) => ({ questionId, points: 1 }))
    const body = quizOf([], { sections: [{ title: 'Pool', draw: 2, questions }] })
    const { id: quizId } = await demo.call(quizzes.createQuiz, { body })
    const look = (variant: 'A' | 'B') =>
      demo.call(getQuizPaper, { params: { quizId }, querystring: { variant } })
    const paper = await look('A')
    expect(paper).toMatchObject({ questionCount: 2, totalPoints: 2 })
    expect(JSON.stringify(paper)).not.toContain('isCorrect')
    expect(await look('A')).toEqual(paper)
  })

  it('goes no further: whatever comes next needs an account, and says where to get one', async () => {
    const demo = aDemo()
    const params = { quizId: '00000000-0000-4000-8000-000000000001' }
    for (const call of [
      demo.call(quizzes.publishQuiz, { params, body: { revision: 1 } }),
      demo.call(listRevisions, { params: { questionId: params.quizId } }),
      demo.call(updateUser, { body: { locale: 'fr' } }),
    ])
      expect(await refusedBy(call)).toMatchObject({
        code: 'AUTH006',
        wayOut: { href: '/signup?returnTo=/demo/keep' },
      })
  })
})

describe('what the browser keeps', () => {
  it('is there again after a reload', async () => {
    const storage = aStorage()
    const demo = aDemo(storage)
    const { ids } = await generated(demo)
    await demo.call(quizzes.createQuiz, { body: quizOf(ids) })
    expect(createWorkspace(() => storage).contents()).toEqual(demo.workspace.contents())
  })

  it.each(['{', 'null', '{"questions":[{}]}'])('is thrown away where it can’t be understood: %s', (demo) => {
    const workspace = createWorkspace(() => aStorage({ demo }))
    expect(workspace.contents()).toMatchObject({ questions: [], quizzes: [] })
  })

  it('is sent to be kept as forms, and of what was chosen only', async () => {
    const demo = aDemo()
    const { ids } = await generated(demo)
    await demo.call(quizzes.createQuiz, { body: quizOf(ids) })
    const contents = demo.workspace.contents()
    const all = keptOf(contents)
    expect(all.questions).toHaveLength(3)
    expect(all.questions[0]).toMatchObject({ source: 'builtin:facts', question: { type: 'multiple_choice' } })
    expect(JSON.stringify(all)).not.toContain('html')

    const [first = ''] = ids
    const some = keptOf(contents, new Set([first, contents.quizzes[0]?.id ?? '']))
    expect(some.questions).toHaveLength(1)
    expect(some.quizzes[0]?.sections[0]?.questions).toMatchObject([{ questionId: first }])
  })
})
