import { PassThrough } from 'node:stream'
import { ERRORS } from '@probant/contract/errors'
import {
  cancelGeneration,
  type Delivery,
  type Generation,
  getGeneration,
  startGeneration,
} from '@probant/contract/generation'
import { getUsage } from '@probant/contract/usage'
import { signOutEverywhere } from '@probant/contract/users'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectEventually } from '#test/eventually.ts'
import { startModelServer } from '#test/fakes/model-server.ts'
import { testApp } from '#test/test-app.ts'

const KEY = 'sk-a-key-that-nobody-may-see'
const model = await startModelServer()
const logged: string[] = []
const logTo = new PassThrough().on('data', (chunk) => logged.push(String(chunk)))
const test = testApp({
  logTo,
  env: { ...model.env, AI_API_KEY: KEY },
})
type Person = Awaited<ReturnType<typeof test.signedUp>>

let url = ''
beforeAll(async () => {
  url = await test.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => model.close())

const REQUEST = {
  subject: 'Volcanoes',
  language: 'en' as const,
  counts: { easy: 2, medium: 0, tough: 0 },
  types: ['true_false' as const],
}
const element = (title: string) =>
  JSON.stringify({ type: 'true_false', difficulty: 'easy', title, isTrue: true, explanation: 'It is so.' })

describe('watching a generation', () => {
  it('shows the first question before the second is made, and what became of it all', async () => {
    const person = await test.signedUp()
    const second = Promise.withResolvers<void>()
    model.answerWith(async ({ say, end }) => {
      say(`{"elements":[${element('Lava is molten rock from a volcano.')},`)
      await second.promise
      say(`${element('The island of Iceland has many volcanoes.')}]}`)
      end()
    })

    const { body: started } = await person.call(startGeneration, { body: REQUEST })
    const stream = await watch(person, started.id)
    const first = await stream.next('question')
    expect(first.question.title).toBe('Lava is molten rock from a volcano.')
    expect(first.question.source).toBe('llm:openai-compatible/a-model')
    second.resolve()

    expect((await stream.next('question')).number).toBe(2)
    const end = await stream.end()
    expect(end).toMatchObject({ status: 'finished', asked: 2, delivered: 2 })
  })

  it('begins with what is there already, for whoever comes back', async () => {
    const person = await test.signedUp()
    model.answerWith(({ say, end }) => {
      say(
        `{"elements":[${element('Lava is molten rock from a volcano.')},${element('Iceland has many volcanoes on it.')}]}`,
      )
      end()
    })
    const { body: started } = await person.call(startGeneration, { body: REQUEST })
    await (await watch(person, started.id)).end()

    const again = await watch(person, started.id)
    expect((await again.next('question')).number).toBe(1)
    expect((await again.next('question')).number).toBe(2)
    expect((await again.end()).status).toBe('finished')
  })

  it('cancelling stops the provider too, keeps what came, and gives the rest back', async () => {
    const person = await test.signedUp()
    model.answerWith(({ say }) => say(`{"elements":[${element('Lava is molten rock from a volcano.')},`))
    const { body: started } = await person.call(startGeneration, { body: REQUEST })
    const stream = await watch(person, started.id)
    await stream.next('question')

    await person.call(cancelGeneration, { params: { generationId: started.id } })

    await model.calls.at(-1)?.left
    expect(await stream.end()).toMatchObject({ status: 'cancelled', delivered: 1 })
    expect(await questionsUsed(person)).toBe(1)
  })

  it('goes on without a watcher, for half a minute', async () => {
    const person = await test.signedUp()
    model.answerWith(({ say }) => say(`{"elements":[${element('Lava is molten rock from a volcano.')},`))
    const { body: started } = await person.call(startGeneration, { body: REQUEST })
    const stream = await watch(person, started.id)
    await stream.next('question')
    test.clock.advance({ seconds: 1 })
    await stream.leave()
    await noted('watched_at', started.id)
    const state = async () =>
      (await person.call(getGeneration, { params: { generationId: started.id } })).body.status

    expect(await state()).toBe('running')
    test.clock.advance({ seconds: 29 })
    await noted('alive_at', started.id)
    expect(await state()).toBe('running')
    test.clock.advance({ seconds: 2 })
    await expectEventually(async () => (await state()) === 'cancelled')
    await model.calls.at(-1)?.left
  })
})

describe('whoever watches', () => {
  it('does so from five places at once, no more; each that is left is free again', async () => {
    const person = await test.signedUp()
    const started = await startedEndless(person)
    const streams = await Promise.all(Array.from({ length: 5 }, () => watch(person, started.id)))

    const refused = await opened(person, started.id)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('10')
    expect(await refused.json()).toMatchObject({ error: { code: ERRORS.tooManyAttempts.code } })

    await streams[0]?.leave()
    await expectEventually(async () => {
      const { status, body } = await opened(person, started.id)
      await body?.cancel()
      return status === 200
    })
    // Everybody else has their own five.
    const other = await test.signedUp()
    const another = await startedEndless(other)
    await (await watch(other, another.id)).leave()
    for (const stream of streams) await stream.leave()
  })

  it.each([
    ['signed out everywhere', (person: Person) => person.call(signOutEverywhere)],
    [
      'shut out of the product',
      (person: Person) =>
        test.database.pool.query(`update users set status = 'disabled' where id = $1`, [person.user.id]),
    ],
  ])('sees no more once they are %s', async (_, end) => {
    const person = await test.signedUp()
    const started = await startedEndless(person)
    const stream = await watch(person, started.id)
    await stream.next('question')

    await end(person)
    test.clock.advance({ seconds: 11 })

    expect((await stream.end()).status).toBe('running')
  })

  it('goes on watching while the session lasts', async () => {
    const person = await test.signedUp()
    const started = await startedEndless(person)
    const stream = await watch(person, started.id)
    await stream.next('question')

    test.clock.advance({ seconds: 11 })
    await noted('watched_at', started.id)
    await person.call(cancelGeneration, { params: { generationId: started.id } })

    expect((await stream.end()).status).toBe('cancelled')
  })

  /** One question comes, and the next never does. */
  async function startedEndless(person: Person): Promise<Generation> {
    model.answerWith(({ say }) => say(`{"elements":[${element('Lava is molten rock from a volcano.')},`))
    return (await person.call(startGeneration, { body: REQUEST })).body
  }
})

describe('a model that fails', () => {
  it.each([
    ['refuses the key', 'SUBJ003', (voice: Voice) => voice.refuse(401, { message: `bad key ${KEY}` })],
    ['says nothing that could be read', 'SUBJ004', mumble],
  ])('that %s ends it with %s; nothing is counted, nothing is told of the key', async (_, code, answer) => {
    const person = await test.signedUp()
    model.answerWith(answer)

    const { body: started } = await person.call(startGeneration, { body: REQUEST })
    const stream = await watch(person, started.id)
    const end = await stream.end()

    expect(end).toMatchObject({ status: 'failed', delivered: 0, failure: { code } })
    expect(await questionsUsed(person)).toBe(0)
    expect(stream.received() + logged.join('')).not.toContain(KEY)
    expect(stream.received() + logged.join('')).not.toContain('bad key')
  })

  it('half-way keeps what came before it, counts only that, and says what happened', async () => {
    const person = await test.signedUp()
    model.answerWith(({ say, hangUp }) => {
      say(`{"elements":[${element('Lava is molten rock from a volcano.')},`)
      hangUp()
    })

    const { body: started } = await person.call(startGeneration, { body: REQUEST })
    const end = await (await watch(person, started.id)).end()

    expect(end).toMatchObject({ status: 'finished', delivered: 1, asked: 2 })
    expect(await questionsUsed(person)).toBe(1)
  })
})

function mumble({ say, end }: Voice): void {
  say('I am sorry.')
  end()
}

type Voice = Parameters<Parameters<typeof model.answerWith>[0]>[0]

function opened(person: Person, generationId: string, signal?: AbortSignal): Promise<Response> {
  return fetch(`${url}/api/generations/${generationId}/events`, {
    headers: { authorization: `Bearer ${person.accessToken}` },
    signal,
  })
}

/** Reads the event stream as a browser does, by `fetch` with the bearer. */
async function watch(person: Person, generationId: string) {
  const leaving = new AbortController()
  const response = await opened(person, generationId, leaving.signal)
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  const decoder = new TextDecoder()
  const reader = (response.body as ReadableStream<Uint8Array>).getReader()
  let received = ''
  let unread = ''
  let state: Generation | undefined

  async function event(): Promise<{ name: string; data: unknown } | undefined> {
    while (!unread.includes('\n\n')) {
      const { value, done } = await reader.read()
      if (done) return undefined
      const text = decoder.decode(value, { stream: true })
      received += text
      unread += text
    }
    const [block = '', ...rest] = unread.split('\n\n')
    unread = rest.join('\n\n')
    const name = /^event: (.*)$/m.exec(block)?.[1]
    const data = /^data: (.*)$/m.exec(block)?.[1]
    if (!name || !data) return event()
    if (name === 'state') state = JSON.parse(data)
    return { name, data: JSON.parse(data) }
  }

  return {
    received: () => received,
    async next(name: 'question'): Promise<Delivery> {
      for (let found = await event(); found; found = await event()) {
        if (found.name === name) return found.data as Delivery
      }
      throw new Error(`the stream ended without a ${name}`)
    },
    async end(): Promise<Generation> {
      while (await event());
      if (!state) throw new Error('the stream told no state')
      return state
    },
    async leave() {
      leaving.abort()
      await reader.cancel().catch(() => undefined)
    },
  }
}

/** Until it is written down that somebody watches, or that its run lives, at this very moment of the clock. */
async function noted(what: 'watched_at' | 'alive_at', generationId: string): Promise<void> {
  await expectEventually(async () => {
    const { rows } = await test.database.pool.query(`select ${what} as at from generations where id = $1`, [
      generationId,
    ])
    return rows[0].at.getTime() === test.clock.now().getTime()
  })
}

async function questionsUsed(person: Person): Promise<number | undefined> {
  const { body } = await person.call(getUsage)
  return body.meters.find(({ kind }) => kind === 'questions')?.used
}
