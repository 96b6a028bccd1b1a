import { listAuditEntries } from '@probant/contract/admin/audit'
import {
  getGeneratorSettings,
  tryGenerator,
  tryGeneratorSettings,
  updateGeneratorSettings,
} from '@probant/contract/admin/generator'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type ModelAnswer, startModelServer } from '#test/fakes/model-server.ts'
import { testApp } from '#test/test-app.ts'

const KEY = 'sk-for-administrators-and-not-for-browsers'
const BUILTIN = { preset: 'builtin' } as const

const server = await startModelServer()
/** Where nobody listens any more. */
const closed = await startModelServer()
await closed.close()
afterAll(() => server.close())
beforeEach(() => {
  server.calls.length = 0
})

/** The fake one, as an administrator would name it. */
const OWN = {
  preset: 'other',
  address: `${server.url}/v1`,
  model: 'fake-1',
  key: KEY,
  checksKeys: false,
} as const

describe('without a model', () => {
  const test = testApp()

  it('the built-in generator is named as what it is, and works', async () => {
    const admin = await test.signedUp()

    expect((await admin.call(getGeneratorSettings)).body).toEqual({
      active: { provider: 'builtin', model: null, host: null, hasKey: false, checksKeys: false },
      saved: { preset: 'builtin', address: '', model: '', key: 'none', checksKeys: true },
      environment: { generator: [], check: null },
    })
    const { body } = await admin.call(tryGenerator)
    expect(body).toMatchObject({
      question: { title: expect.stringMatching(/\?$/) },
      tokens: null,
      failure: null,
    })
    expect(body.question?.answers.filter(({ isCorrect }) => isCorrect)).toHaveLength(1)
    expect(body.milliseconds).toBeGreaterThanOrEqual(0)
  })

  it('nobody but administrators may look, try or choose', async () => {
    await test.signedUp()
    const person = await test.signedUp()

    expect((await person.call(getGeneratorSettings)).status).toBe(403)
    expect((await person.call(tryGenerator)).status).toBe(403)
    expect(await person.call(tryGeneratorSettings, { body: OWN })).toFailWith('forbidden')
    expect(await person.call(updateGeneratorSettings, { body: OWN })).toFailWith('forbidden')
    expect(server.calls).toEqual([])
  })

  it('it is not tried again and again, saved or not', async () => {
    const admin = await test.signedUp()
    for (let time = 0; time < 5; time++) {
      await admin.call(tryGenerator)
      await admin.call(tryGeneratorSettings, { body: BUILTIN })
    }

    expect(await admin.call(tryGenerator)).toFailWith('tooManyAttempts')
    expect(await admin.call(tryGeneratorSettings, { body: BUILTIN })).toFailWith('tooManyAttempts')
    test.clock.advance({ minutes: 2 })
    expect((await admin.call(tryGenerator)).status).toBe(200)
  })
})

describe('settings that are tried', () => {
  const test = testApp({ env: { AI_TIMEOUT_FIRST_MS: '300' } })

  it('need not be saved, and bring the question with its answers, its key and what it took', async () => {
    server.answerWith(said(JSON.stringify({ elements: [QUESTION] })))
    const admin = await test.signedUp()

    const { body } = await admin.call(tryGeneratorSettings, { body: OWN })

    expect(body).toMatchObject({
      question: { title: QUESTION.title, explanation: QUESTION.explanation },
      tokens: { count: expect.any(Number), isEstimate: true },
      check: null,
      failure: null,
    })
    const texts = (isCorrect: boolean) =>
      body.question?.answers
        .filter((answer) => answer.isCorrect === isCorrect)
        .map(({ text }) => text)
        .sort()
    expect(texts(true)).toEqual(['Lisbon'])
    expect(texts(false)).toEqual(['Athens', 'Madrid', 'Rome'])
    expect(server.calls).toMatchObject([
      { headers: { authorization: `Bearer ${KEY}` }, body: { model: 'fake-1' } },
    ])
    expect((await admin.call(getGeneratorSettings)).body.saved.preset).toBe('builtin')
  })

  it('are told in the audit log, with the server that was asked', async () => {
    server.answerWith(({ refuse }) => refuse(404))
    const admin = await test.signedUp()
    await admin.call(tryGeneratorSettings, { body: OWN })

    const { body } = await admin.call(listAuditEntries, { querystring: { action: 'generator.tried' } })
    expect(body.items).toMatchObject([
      { target: 'openai-compatible/fake-1', details: { address: OWN.address } },
    ])
    expect(JSON.stringify(body)).not.toContain(KEY)
  })

  it('count tokens as the provider does, where it says so', async () => {
    server.answerWith(said(JSON.stringify({ elements: [QUESTION] })))
    const admin = await test.signedUp()
    const body = { ...OWN, preset: 'google', address: `${server.url}/v1beta` } as const

    expect((await admin.call(tryGeneratorSettings, { body })).body.tokens).toEqual({
      count: 10,
      isEstimate: false,
    })
  })

  it.each([
    ['Lisbon', 'checked'],
    ['Rome', 'dropped'],
    [undefined, 'unanswered'],
  ])('have the key checked where that is wanted: %s', async (blind, verdict) => {
    server.answerWith(({ say, end }, call) => {
      const prompt = JSON.stringify(call.body)
      const letter = blind && new RegExp(`([A-D])\\) ${blind}`).exec(prompt)?.[1]
      if (!/A\) /.test(prompt)) say(JSON.stringify({ elements: [QUESTION] }))
      else
        say(
          letter
            ? JSON.stringify({ answers: [letter], reason: 'Everybody knows.', verdict: 'neither' })
            : 'No.',
        )
      end()
    })
    const admin = await test.signedUp()
    const { body } = await admin.call(tryGeneratorSettings, { body: { ...OWN, checksKeys: true } })

    expect(body).toMatchObject({ question: { title: QUESTION.title }, check: { verdict } })
  })

  it.each([
    [
      ({ refuse }) => refuse(401, { message: `Bad key: ${KEY}` }),
      /refused the key \(HTTP 401\).*create a new one/,
    ],
    [({ refuse }) => refuse(400, { message: 'API key not valid.' }), /refused the key \(HTTP 400\)/],
    [({ refuse }) => refuse(400, { message: 'Invalid model: fake-1' }), /doesn’t know this model/],
    [({ refuse }) => refuse(404), /doesn’t know this model or address \(HTTP 404\).*\/v1/],
    [({ refuse }) => refuse(429), /too busy.*credit.*\(HTTP 429\)/],
    [({ refuse }) => refuse(503), /refused to answer \(HTTP 503\)/],
    [({ hangUp }) => hangUp(), /connection to 127.0.0.1:\d+ failed or broke off/],
    [({ send }) => send(302, '', { location: 'http://127.0.0.1:9/' }), /doesn’t redirect/],
    [() => undefined, /No question came within a minute/],
    [({ end }) => end(), /no question in its answer/],
    [said('{"elements":[]}'), /no usable question/],
  ] as [ModelAnswer, RegExp][])(
    'say what is wrong and what to do, without the provider’s words (%#)',
    async (answer, told) => {
      server.answerWith(answer)
      const admin = await test.signedUp()

      const { body } = await admin.call(tryGeneratorSettings, { body: OWN })

      expect(body).toMatchObject({ question: null, failure: { message: expect.stringMatching(told) } })
      expect(JSON.stringify(body)).not.toContain(KEY)
      expect(server.calls).toHaveLength(1)
    },
  )

  it.each([
    ['http://nobody.invalid/v1', 'en', /no server named nobody.invalid/],
    [closed.url, 'en', /Nothing answers at 127.0.0.1:\d+.*In a container/],
    [closed.url, 'fr', /Rien ne répond à 127.0.0.1:\d+/],
  ] as const)('say so where nobody is: %s, %s', async (address, language, told) => {
    const admin = await test.signedUp({}, { language })
    const { body } = await admin.call(tryGeneratorSettings, { body: { ...OWN, address } })

    expect(body.failure?.message).toMatch(told)
  })

  it.each([
    [{ address: '' }, 'address'],
    [{ address: 'ftp://127.0.0.1/v1' }, 'address'],
    [{ address: 'http://me:secret@127.0.0.1/v1' }, 'address'],
    [{ address: 'http://127.0.0.1/v1?key=secret' }, 'address'],
    [{ address: 'http://127.0.0.1/v1?' }, 'address'],
    [{ model: ' ' }, 'model'],
    [{ key: 'clé à moi' }, 'key'],
    [{ preset: 'openai', key: '' }, 'key'],
  ] as const)('are refused at the field: %o', async (changes, field) => {
    const admin = await test.signedUp()
    const answer = await admin.call(tryGeneratorSettings, { body: { ...OWN, ...changes } })

    expect(answer).toFailWith('validationError')
    expect(Object.keys(answer.body.error.fields ?? {})).toEqual([field])
    expect(server.calls).toEqual([])
  })
})

describe('where the environment names a model', () => {
  const test = testApp({
    env: { AI_BASE_URL: `${server.url}/v1`, AI_MODEL: 'fake-1', AI_API_KEY: KEY, AI_MAX_RETRIES: '0' },
  })

  it('that is said, with its variables, and never the key', async () => {
    const admin = await test.signedUp()
    const { body } = await admin.call(getGeneratorSettings)

    expect(body).toMatchObject({
      active: { provider: 'openai-compatible', model: 'fake-1', hasKey: true, checksKeys: true },
      environment: { generator: ['AI_BASE_URL', 'AI_API_KEY'], check: null },
    })
    expect(body.active.host).toBe(new URL(server.url).host)
    expect(JSON.stringify(body)).not.toContain(KEY)
  })

  it('it can be tried, and nothing else be chosen', async () => {
    server.answerWith(said(JSON.stringify({ elements: [QUESTION] })))
    const admin = await test.signedUp()

    expect((await admin.call(tryGenerator)).body).toMatchObject({ question: { title: QUESTION.title } })
    const refused = await admin.call(updateGeneratorSettings, { body: BUILTIN })
    expect(refused).toFailWith('generatorSetByEnvironment')
    expect(refused.body.error.message).toContain('AI_BASE_URL, AI_API_KEY')
    expect(await admin.call(tryGeneratorSettings, { body: OWN })).toFailWith('generatorSetByEnvironment')
  })
})

const QUESTION = {
  type: 'multiple_choice',
  difficulty: 'easy',
  title: 'What is the capital of Portugal?',
  correct: 'Lisbon',
  wrong: ['Madrid', 'Rome', 'Athens'],
  explanation: 'It has been since the thirteenth century.',
}

function said(text: string): ModelAnswer {
  return ({ say, end }) => {
    say(text)
    end()
  }
}
