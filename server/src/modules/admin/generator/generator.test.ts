import { getGeneratorSettings, tryGenerator } from '@probant/contract/admin/generator'
import { afterAll, describe, expect, it } from 'vitest'
import { type ModelAnswer, startModelServer } from '#test/fakes/model-server.ts'
import { testApp } from '#test/test-app.ts'

const KEY = 'sk-for-administrators-and-not-for-browsers'

describe('without a model', () => {
  const test = testApp()

  it('the built-in generator is named as what it is, and works', async () => {
    const admin = await test.signedUp()

    expect((await admin.call(getGeneratorSettings)).body).toEqual({
      provider: 'builtin',
      model: null,
      host: null,
      hasKey: false,
    })
    const { body } = await admin.call(tryGenerator)
    expect(body).toMatchObject({ isWorking: true, message: expect.stringMatching(/\?$/) })
    expect(body.milliseconds).toBeLessThan(5000)
  })

  it('nobody but administrators may look or try', async () => {
    await test.signedUp()
    const person = await test.signedUp()

    expect((await person.call(getGeneratorSettings)).status).toBe(403)
    expect((await person.call(tryGenerator)).status).toBe(403)
  })

  it('it is not tried again and again', async () => {
    const admin = await test.signedUp()
    for (let time = 0; time < 10; time++) await admin.call(tryGenerator)

    expect(await admin.call(tryGenerator)).toFailWith('tooManyAttempts')
    test.clock.advance({ minutes: 2 })
    expect((await admin.call(tryGenerator)).status).toBe(200)
  })
})

const server = await startModelServer()

afterAll(() => server.close())

describe('with a model', () => {
  const test = testApp({
    env: { AI_BASE_URL: `${server.url}/v1`, AI_MODEL: 'fake-1', AI_API_KEY: KEY, AI_MAX_RETRIES: '0' },
  })

  it('its provider, host and model are shown, and never its key', async () => {
    const admin = await test.signedUp()
    const { body } = await admin.call(getGeneratorSettings)

    expect(body).toEqual({
      provider: 'openai-compatible',
      model: 'fake-1',
      host: new URL(server.url).host,
      hasKey: true,
    })
    expect(JSON.stringify(body)).not.toContain(KEY)
  })

  it('the question that comes is shown', async () => {
    server.answerWith(said(JSON.stringify({ elements: [QUESTION] })))
    const admin = await test.signedUp()

    expect((await admin.call(tryGenerator)).body).toMatchObject({ isWorking: true, message: QUESTION.title })
  })

  it.each([
    [({ refuse }) => refuse(401, { message: `Bad key: ${KEY}` }), /refused the key \(HTTP 401\)/],
    [({ refuse }) => refuse(404), /doesn’t know this address or model \(HTTP 404\)/],
    [({ refuse }) => refuse(429), /too busy.*\(HTTP 429\)/],
    [({ refuse }) => refuse(503), /refused to answer \(HTTP 503\)/],
    [({ hangUp }) => hangUp(), /can’t be reached/],
    [({ end }) => end(), /no question in the answer/],
    [said('{"elements":[]}'), /no usable question/],
  ] as [ModelAnswer, RegExp][])(
    'what goes wrong is told, without the provider’s words (%#)',
    async (answer, told) => {
      server.answerWith(answer)
      const admin = await test.signedUp()

      const { body } = await admin.call(tryGenerator)

      expect(body).toMatchObject({ isWorking: false, message: expect.stringMatching(told) })
      expect(JSON.stringify(body)).not.toContain(KEY)
    },
  )
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
