import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkExport, exportQuestions } from '@probant/contract/exchange/export'
import { startGeneration } from '@probant/contract/generation'
import { botActionFor, enterRoom, readJoinCode } from '@probant/contract/participants/join-code'
import { openRoomCode } from '@probant/contract/participants/room-code'
import { createQuestion, listQuestions } from '@probant/contract/questions/bank'
import { DEFAULT_OPTIONS } from '@probant/contract/quizzes/form'
import { createQuiz, publishQuiz } from '@probant/contract/quizzes/life'
import { exportResults } from '@probant/contract/results/export'
import { getReport } from '@probant/contract/results/report'
import { getOwnSubmission } from '@probant/contract/submissions/review'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPerson, type Browser } from '#test/browser.ts'
import { itemsIn, readFile, take } from '#test/importing.ts'
import { networkBrowser } from '#test/network-browser.ts'
import '#test/matchers.ts'
import { inWorkspace } from '#test/questions.ts'
import { type ServerProcess, startServerProcess } from '#test/server-process.ts'
import { pageOf, questionIdsOf } from '#test/taking.ts'

/**
 * A kind of question that exists here only, added by the three lines that ARCHITECTURE names (`test/another-kind`): the
 * product as it is asks, keeps, marks, reviews and counts it, over HTTP.
 */
const REGISTER = new URL('../test/another-kind/register.ts', import.meta.url).href
const SWATCHES = [
  { hex: '#c0ffee', share: 0 },
  { hex: '#ff0000', share: 1 },
  { hex: '#ee1100', share: 0.5 },
]
const QUESTION = {
  type: 'colour',
  subject: 'Painting',
  language: 'en',
  difficulty: 'easy',
  title: 'Which of these is red?',
  content: { swatches: SWATCHES },
}

let server: ServerProcess
let folder: string
let creator: Browser
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'probant-kind-'))
  server = await startServerProcess({ DATA_DIR: folder, NODE_OPTIONS: `--import=${REGISTER}` })
  creator = networkBrowser(server.url)
  expect((await creator.signUp(aPerson())).status).toBe(201)
})
afterAll(async () => {
  await server?.end('SIGTERM')
  await rm(folder, { recursive: true, force: true })
})

describe('a kind of question that is a folder and three lines', () => {
  it('is written by its own rules', async () => {
    const bad = { ...QUESTION, content: { swatches: [{ hex: 'red', share: 1 }] } }

    expect(await ask(bad)).toFailWith('validationError')
    expect((await ask(QUESTION)).body).toMatchObject({ type: 'colour', content: { swatches: SWATCHES } })
  })

  it('is asked without its key, answered, emptied, answered again and marked by shares', async () => {
    const { quizId, page, sitting } = await someoneAtWork()
    const [shown] = sitting.paper.sections.flatMap(({ questions }) => questions)
    const [questionId = ''] = questionIdsOf(sitting)
    expect(JSON.stringify(sitting.paper)).not.toContain('share')
    const hexes: string[] = (shown as unknown as { content: { swatches: string[] } }).content.swatches
    expect(hexes.toSorted()).toEqual(SWATCHES.map(({ hex }) => hex).toSorted())

    const swatch = hexes.indexOf('#ee1100')
    const answerOf = (pointed: number | null) => ({ type: 'colour', swatch: pointed }) as never
    await page.save(page.entry(questionId, answerOf(0)))
    await page.save(page.entry(questionId, answerOf(null)))
    expect((await page.sitting()).body.answers).toMatchObject([{ answer: null }])
    expect((await page.save(page.entry(questionId, answerOf(swatch)))).status).toBe(200)
    expect((await page.sitting()).body.answers).toMatchObject([{ answer: { type: 'colour', swatch } }])

    const { body: receipt } = await page.handIn()
    expect(receipt).toMatchObject({ ending: 'handed_in', answerCount: 1 })
    const { body: review } = await page.browser.call(getOwnSubmission, { params: { quizId } })
    expect(review).toMatchObject({
      answers: [{ questionId, answer: { type: 'colour', swatch } }],
      score: { points: 1, totalPoints: 2, isProvisional: false },
      key: [{ right: { type: 'colour', hex: '#ff0000' }, earnedPoints: 1 }],
    })
  })

  it('is counted in the report, and its answers are listed in words', async () => {
    const { quizId, page, sitting } = await someoneAtWork()
    const [questionId = ''] = questionIdsOf(sitting)
    await page.handIn(page.entry(questionId, { type: 'colour', swatch: 0 } as never))

    const { body: report } = await creator.call(getReport, { params: { quizId } })
    expect(report.questions).toMatchObject([{ type: 'colour', askedCount: 1 }])
    const chosen = report.questions[0]?.choices?.[0]?.options.filter(({ count }) => count === 1) ?? []
    expect(chosen).toMatchObject([{ html: expect.stringMatching(/^#/) }])
    const querystring = { view: 'answers', format: 'csv', timeZone: 'Europe/Paris' } as never
    const { body: table } = await creator.call(exportResults, { params: { quizId }, querystring })
    expect(String(table)).toContain(chosen[0]?.html)
  })

  it('goes out and comes in again as our own file; other formats say that they can’t hold it', async () => {
    const { body: question } = await ask({ ...QUESTION, title: 'Which of these is nearly red?' })
    const what = { kind: 'questions', questionIds: [question.id] } as const
    const body = (format: string) => ({ format, what }) as never
    for (const format of ['moodle_xml', 'gift', 'qti_21', 'common_cartridge', 'csv', 'docx', 'scorm_12']) {
      const { body: report } = await creator.call(checkExport, { body: body(format) }, inWorkspace())
      expect(report.omitted, format).toMatchObject([{ omission: 'typeUnknown' }])
    }

    const { body: file } = await creator.call(exportQuestions, { body: body('json') }, inWorkspace())
    const content = JSON.stringify(file).replace('nearly', 'almost')
    const read = await readFile(creator, { name: 'colours.json', content })
    expect(await itemsIn(creator, read)).toMatchObject([{ isGood: true }])
    expect((await take(creator, read)).body).toMatchObject({ questionCount: 1 })
    const { body: bank } = await creator.call(listQuestions, { querystring: { search: 'almost' } })
    expect(bank.items).toMatchObject([
      { type: 'colour', origin: 'imported', content: { swatches: SWATCHES } },
    ])
  })

  it('is not asked of a generator that has no way to make it', async () => {
    const request = { subject: 'Geography', language: 'en', counts: { easy: 1, medium: 0, tough: 0 } }
    const body = { ...request, types: ['colour'] } as never

    const answer = await creator.call(startGeneration, { body }, inWorkspace())

    expect(answer).toFailWith('validationError')
    expect(answer.body.error.fields).toHaveProperty('types')
  })
})

function ask(question: object) {
  return creator.call(createQuestion, { body: question as never }, inWorkspace())
}

let number = 0

/** Somebody who came by the code of a room, at a quiz of one such question. */
async function someoneAtWork() {
  number += 1
  const { body: question } = await ask({ ...QUESTION, title: `Which of these is red, number ${number}?` })
  const form = {
    title: `Colours ${number}`,
    language: 'en',
    startsAt: null,
    endsAt: new Date(Date.now() + 48 * 3_600_000).toISOString(),
    timeZone: 'Europe/Paris',
    durationMinutes: 30,
    sections: [{ questions: [{ questionId: question.id, points: 2 }] }],
    options: {
      ...DEFAULT_OPTIONS,
      shufflesAnswers: true,
      scoreShown: 'at_once',
      answersShown: 'after_finishing',
    },
  } as const
  const { body: draft } = await creator.call(createQuiz, { body: form as never }, inWorkspace())
  const params = { quizId: draft.id }
  const { status } = await creator.call(publishQuiz, { params, body: { revision: draft.revision } })
  expect(status).toBe(200)

  const { body: room } = await creator.call(openRoomCode, { params })
  const code = room.code ?? ''
  const browser = networkBrowser(server.url)
  const botToken = await browser.botToken(botActionFor(code))
  const { body: door } = await browser.call(readJoinCode, { body: { code, botToken } })
  const pass = 'pass' in door ? String(door.pass) : ''
  const entering = { pass, name: 'Ada', botToken: await browser.botToken('room_place') }
  const { body: entered } = await browser.call(enterRoom, { body: entering })
  browser.accessToken = entered.session.accessToken
  const page = pageOf(browser, draft.id)
  const { body: sitting } = await page.start()
  return { quizId: draft.id, page, sitting }
}
