import { ERRORS } from '@probant/contract/errors'
import { DEFAULT_OPTIONS } from '@probant/contract/quizzes/form'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { enteringOf } from '#test/entering.ts'
import { organizationsOf } from '#test/organizations.ts'
import { questionIdOf } from '#test/reviewing.ts'
import { pageOf } from '#test/taking.ts'
import { testApp } from '#test/test-app.ts'
import { type Key, trafficOf } from '#test/traffic.ts'

const test = testApp()
let url = ''
beforeAll(async () => {
  url = await test.app.listen({ port: 0, host: '127.0.0.1' })
})
const { anExam, take } = trafficOf(test, () => url)
const { invite, enter } = enteringOf(test)
const { aVerifiedPerson } = organizationsOf(test)

const KEY: Key = {
  rightPlace: 0,
  isTrue: false,
  accepted: ['Wolfram', 'das Wolfram', 'Wolframium'],
  explanation: 'Explained: Gustave built it.',
  guidance: 'Guidance: the melting point.',
}
const OTHER_KEY: Key = {
  rightPlace: 2,
  isTrue: true,
  accepted: ['Scheelium'],
  explanation: 'Explained otherwise.',
  guidance: 'Guidance: its colour, at length and in detail.',
}
/** What is in the key, and what the key is made of. */
const SECRETS =
  /Wolfram|Explained|Gustave|Guidance|melting|isCorrect|explanation|accepted|"right"|"mark"|earned/i
const OPTIONS = { shufflesQuestions: true, answersShown: 'after_finishing' } as const

describe('a participant’s browser receives', () => {
  it('nothing of the key before it may be seen, and all of it afterwards', async () => {
    const creator = await aVerifiedPerson({ username: 'Claire' })
    const quiz = await anExam(creator, KEY, OPTIONS)
    const { before, after } = await take(creator, quiz, 'taker1@example.org')

    expect(before).not.toMatch(SECRETS)
    // Only what they said themselves.
    expect(before.replaceAll('{"type":"true_false","isTrue":true}', '')).not.toContain('isTrue')
    // They were refused, warned, told of the other page and of the end.
    for (const told of [
      ERRORS.validationError.code,
      ERRORS.heldElsewhere.code,
      '"isHere":false',
      '"receipt":{',
    ])
      expect(before).toContain(told)
    for (const secret of ['das Wolfram', 'Gustave', '"right"', '"isTrue":false'])
      expect(after).toContain(secret)
    // Graders' words are never theirs.
    expect(after).not.toMatch(/melting/)
  })

  it('nothing of it ever, where the creator says so', async () => {
    const creator = await aVerifiedPerson({ username: 'Claire' })
    const quiz = await anExam(creator, KEY, { ...OPTIONS, answersShown: 'never' })
    const { before, after } = await take(creator, quiz, 'taker1@example.org')
    expect(before + after).not.toMatch(SECRETS)
  })

  it('the same, byte by byte, whichever answers are right', async () => {
    const creator = await aVerifiedPerson({ username: 'Claire' })
    // In the order of the bank: another quiz has other ids, and they decide how it is shuffled.
    const options = {
      ...DEFAULT_OPTIONS,
      shufflesAnswers: false,
      answersShown: 'never',
      scoreShown: 'on_release',
    } as const
    const told: string[] = []
    for (const [index, key] of [KEY, OTHER_KEY].entries()) {
      const quiz = await anExam(creator, key, options)
      const { before, after } = await take(creator, quiz, `taker${index}@example.org`)
      told.push(withoutNames(before + after))
    }
    expect(told[1]).toBe(told[0])
  })

  it('nothing of anybody else who is at work on it', async () => {
    const creator = await aVerifiedPerson({ username: 'Claire' })
    const quiz = await anExam(creator, KEY, OPTIONS)
    const strangers = await otto(creator, quiz)
    const { before, after } = await take(creator, quiz, 'taker1@example.org')
    for (const word of strangers) expect(before + after).not.toContain(word)
    // So that the look could fail.
    expect(before).toContain('taker1@example.org')
  })
})

/** Somebody else, at work on the same quiz: all that would tell of them. */
async function otto(creator: Browser, quiz: Awaited<ReturnType<typeof anExam>>): Promise<string[]> {
  const browser = test.browser()
  const token = await invite(creator, quiz, { email: 'otto@example.org', name: 'Otto Normal' })
  await enter(browser, token)
  const page = pageOf(browser, quiz.id)
  const { body: sitting } = await page.start()
  const answer = { type: 'open', text: 'Ottos own words' } as const
  await page.save(page.entry(questionIdOf(sitting, 'open'), answer))
  const { rows } = await test.database.pool.query('select id, user_id from participants where email = $1', [
    'otto@example.org',
  ])
  const ids = [rows[0].id, rows[0].user_id, sitting.submissionId, page.browserId]
  return ['otto', 'Otto', answer.text, token, ...ids]
}

/** Ids by the order in which they come, and no tokens: what is left is what the quiz itself says. */
function withoutNames(told: string): string {
  const ids = new Map<string, string>()
  return told
    .replaceAll(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, 'TOKEN')
    .replaceAll(/(probant_\w+=)[^;"]+/g, '$1COOKIE')
    .replaceAll(/taker\d/g, 'taker')
    .replaceAll(': still here\n\n', '')
    .replaceAll(/"checksum":"[0-9a-f]{16}"/g, 'CHECKSUM')
    .replaceAll(/"date"(:|,)"[^"]+"/g, 'DATE')
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => {
      if (!ids.has(id)) ids.set(id, `ID ${ids.size}`)
      return ids.get(id) ?? ''
    })
}
