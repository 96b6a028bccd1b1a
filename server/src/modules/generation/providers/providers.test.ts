import { Writable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { readConfig } from '#server/config.ts'
import { createLog } from '#server/platform/log.ts'
import { type FakeModelServer, type ModelAnswer, startModelServer } from '#test/fakes/model-server.ts'
import { chooseGenerator } from '../choice.ts'
import type { GeneratorRequest, Produced, QuestionGenerator } from '../provider.ts'
import { createGenerator } from './index.ts'

const KEY = 'sk-between-the-two-of-us'
const SECRET_WORDS = 'the words of a creator that nobody else may read'

let server: FakeModelServer
let logged: string[]

beforeAll(async () => {
  server = await startModelServer()
})
beforeEach(() => {
  server.calls.splice(0)
  logged = []
})
afterAll(() => server.close())

describe('an answer', () => {
  it('comes question by question: the first is there before the second is made', async () => {
    const go = Promise.withResolvers<void>()
    let isSecondMade = false
    server.answerWith(async ({ say, end }) => {
      say(`{"elements":[${json('first')},`)
      await go.promise
      isSecondMade = true
      say(`${json('second')}]}`)
      end()
    })

    const produced = generator().generate(request(), new AbortController().signal)[Symbol.asyncIterator]()
    const first = await produced.next()

    expect(first.value).toMatchObject({ title: 'What is the first thing?', source: `llm:${NAME}` })
    expect(isSecondMade).toBe(false)
    go.resolve()
    expect((await produced.next()).value).toMatchObject({ title: 'What is the second thing?' })
    expect((await produced.next()).done).toBe(true)
  })

  it('may hold something that is no question: it is counted, the rest comes', async () => {
    server.answerWith(said(`{"elements":[${json('first')},{"type":"multiple_choice"},${json('second')}]}`))

    expect(await all()).toEqual([titled('first'), { rejected: 'malformed' }, titled('second')])
  })

  it('may hold a type that nobody asked for', async () => {
    const other = { type: 'true_false', difficulty: 'easy', title: 'Water is wet.', isTrue: true }
    server.answerWith(said(`{"elements":[${JSON.stringify(other)}]}`))

    expect(await all()).toEqual([{ rejected: 'wrong_type' }])
  })

  it.each([
    ['prose', `Here are your [2] questions: {"elements":[${json('first')},${json('second')}]} Enjoy!`],
    ['a code fence', `Sure!\n\`\`\`json\n{"elements":[${json('first')},${json('second')}]}\n\`\`\`\nDone.`],
    [
      'thoughts',
      `<think>{"elements":[${json('draft')}]}</think>{"elements":[${json('first')},${json('second')}]}`,
    ],
    ['no outer object', `[${json('first')},${json('second')}]`],
    ['no list', `${json('first')}\n${json('second')}`],
  ])('is found in %s', async (_, text) => {
    server.answerWith(inPieces(text))

    expect(await all()).toEqual([titled('first'), titled('second')])
  })

  it.each([
    ['in a list', (questions: string[]) => `{"elements":[${questions.join()}]}`],
    ['one after the other', (questions: string[]) => questions.join('\n')],
  ])('may have questions of several parts: pairs, right answers and gaps (%s)', async (_, listed) => {
    const base = { difficulty: 'easy', explanation: '' }
    const parts = [
      { type: 'matching', pairs: [{ left: 'France', right: 'Paris' }], others: ['Rome'] },
      { type: 'choices', right: ['Helium', 'Neon'], wrong: ['Iron'] },
      { type: 'gaps', gapText: 'The [[1]] is [[2]].', gaps: [{ answers: ['sea'], wrong: ['sky'] }] },
    ].map((part) => ({ ...base, title: `A question of ${part.type}`, ...part }))
    server.answerWith(inPieces(listed(parts.map((part) => JSON.stringify(part)))))

    const slots = parts.map(({ type }) => ({ type, difficulty: 'easy' })) as GeneratorRequest['slots']
    const source = { source: `llm:${NAME}`, sourceSentence: null }
    expect(await all({ slots })).toEqual(parts.map((part) => ({ ...part, ...source })))
    const asked = JSON.stringify(server.calls[0]?.body)
    for (const word of ['1 × matching, easy', 'pairs', '1 × choices, easy', '1 × gaps, easy', 'gapText'])
      expect(asked).toContain(word)
  })

  it('that breaks off in the middle keeps what came', async () => {
    server.answerWith(({ say, end }) => {
      say(`{"elements":[${json('first')},{"type":"multiple_choice","title":"What is`)
      end('length')
    })

    expect(await all()).toEqual([titled('first')])
  })

  it('that plainly has no questions is no failure', async () => {
    server.answerWith(said('{"elements":[]}'))

    expect(await all()).toEqual([])
  })

  it('names the sentence of the text that it rests on, and is none where that does not stand there', async () => {
    const text = 'The first thing\n is water. The second thing is fire.'
    const from = (name: string, sourceSentence: string) =>
      JSON.stringify({ ...question(name), sourceSentence })
    server.answerWith(
      said(`{"elements":[${from('first', 'The first thing is water.')},${from('second', 'Made up.')}]}`),
    )

    expect(await all({ text })).toMatchObject([
      { sourceSentence: 'The first thing is water.' },
      { rejected: 'no_source' },
    ])
  })

  it('that never ends is ended', async () => {
    server.answerWith(async ({ say }) => {
      say('{"elements":[')
      for (let number = 0; number < 50; number++) say(`${json(`thing ${number}`)},`)
    })

    expect(await all()).toHaveLength(3 * SLOTS.length)
    await server.calls[0]?.left
  })
})

describe('a provider that fails', () => {
  it.each([401, 403, 404, 500])('with status %i is the question service that failed', async (status) => {
    server.answerWith(({ refuse }) => refuse(status))

    await expect(all({}, { AI_MAX_RETRIES: '0' })).rejects.toMatchObject({
      refusal: 'aiServiceFailed',
      httpStatus: status,
    })
    expect(server.calls).toHaveLength(1)
  })

  it('because it is too busy is asked again, when it says', async () => {
    let asked = 0
    server.answerWith((voice, call) => {
      if (++asked < 3) return voice.refuse(429, { headers: { 'retry-after': '0' } })
      return said(`{"elements":[${json('first')}]}`)(voice, call)
    })

    expect(await all({}, { AI_MAX_RETRIES: '2' })).toEqual([titled('first')])
    expect(server.calls).toHaveLength(3)
  })

  it('because it is too busy is asked no more often than allowed', async () => {
    server.answerWith(({ refuse }) => refuse(429, { headers: { 'retry-after': '0' } }))

    await expect(all({}, { AI_MAX_RETRIES: '1' })).rejects.toMatchObject({
      refusal: 'aiServiceFailed',
      httpStatus: 429,
    })
    expect(server.calls).toHaveLength(2)
  })

  it.each([
    ['never begins', () => {}, { AI_TIMEOUT_FIRST_MS: '200' }],
    ['begins and says nothing', ({ say }) => say(''), { AI_TIMEOUT_FIRST_MS: '200' }],
    ['stalls', ({ say }) => say(`{"elements":[`), { AI_TIMEOUT_CHUNK_MS: '200' }],
    ['takes too long', dripping, { AI_TIMEOUT_TOTAL_MS: '400' }],
  ] as [string, ModelAnswer, Record<string, string>][])('because it %s', async (_, answer, env) => {
    server.answerWith(answer)

    await expect(all({}, env)).rejects.toMatchObject({ refusal: 'aiServiceFailed', kind: 'timeout' })
    await server.calls[0]?.left
  })

  it('half-way has already delivered what came before', async () => {
    const half = Promise.withResolvers<void>()
    server.answerWith(async ({ say, hangUp }) => {
      say(`{"elements":[${json('first')},`)
      await half.promise
      hangUp()
    })
    const produced = generator().generate(request(), new AbortController().signal)[Symbol.asyncIterator]()

    expect((await produced.next()).value).toEqual(titled('first'))
    half.resolve()
    await expect(produced.next()).rejects.toMatchObject({ refusal: 'aiServiceFailed', kind: 'unreachable' })
  })

  it('because nobody is there', async () => {
    const env = { AI_BASE_URL: 'http://127.0.0.1:1/v1', AI_MAX_RETRIES: '0' }

    await expect(all({}, env)).rejects.toMatchObject({ refusal: 'aiServiceFailed', kind: 'unreachable' })
  })

  it('because it sends us elsewhere: the key goes nowhere else', async () => {
    server.answerWith(({ send }) =>
      send(307, '', { location: `${server.url}/v1/elsewhere/chat/completions` }),
    )

    await expect(all({}, { AI_MAX_RETRIES: '0' })).rejects.toMatchObject({ refusal: 'aiServiceFailed' })
    expect(server.calls).toHaveLength(1)
  })

  it.each([
    ['prose alone', said('I am sorry, I can not do that [yet].')],
    ['nothing', ({ end }) => end()],
    ['broken JSON', said('{"elements": oops')],
    ['a page', ({ send }) => send(200, '<html>Welcome</html>', { 'content-type': 'text/html' })],
    [
      'another protocol',
      ({ send }) => send(200, 'data: {"hello": 1}\n\n', { 'content-type': 'text/event-stream' }),
    ],
  ] as [string, ModelAnswer][])('because what it says is unreadable: %s', async (_, answer) => {
    server.answerWith(answer)

    await expect(all()).rejects.toMatchObject({ refusal: 'aiContentUnreadable' })
  })
})

describe('cancelling', () => {
  it('closes the connection to the provider, and is no failure', async () => {
    const controller = new AbortController()
    server.answerWith(({ say }) => say(`{"elements":[${json('first')},`))
    const produced: Produced[] = []

    for await (const one of generator().generate(request(), controller.signal)) {
      produced.push(one)
      controller.abort()
    }

    expect(produced).toHaveLength(1)
    await server.calls[0]?.left
  })

  it('works before anything has come', async () => {
    const controller = new AbortController()
    server.answerWith(() => controller.abort())

    expect(await collect(generator().generate(request(), controller.signal))).toEqual([])
    await server.calls[0]?.left
  })

  it('happens by itself once nobody wants more', async () => {
    server.answerWith(({ say }) => say(`{"elements":[${json('first')},`))

    for await (const _ of generator().generate(request(), new AbortController().signal)) break

    await server.calls[0]?.left
  })
})

describe('what stays between us and the provider', () => {
  it.each([
    ['a refusal', ({ refuse }) => refuse(401, { message: `Bad key ${KEY}: ${SECRET_WORDS}` })],
    ['prose', said(`${KEY} ${SECRET_WORDS}`)],
    ['a failure half-way', brokenOff],
    [
      'an error in the stream',
      ({ send }) => send(200, `data: {"error":{"message":"${KEY} ${SECRET_WORDS}"}}\n\n`),
    ],
  ] as [string, ModelAnswer][])('is not told by a failure, nor by the log: %s', async (_, answer) => {
    const printed = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn'), vi.spyOn(console, 'log')]
    const warned: string[] = []
    process.on('warning', ({ message }) => warned.push(message))
    server.answerWith(answer)

    const error = await all({ text: SECRET_WORDS }, { AI_MAX_RETRIES: '0' }).catch((caught) => caught)

    const told = JSON.stringify([error, error.message, error.stack, String(error.cause), logged, warned])
    expect(told).toContain('the question service failed')
    expect(told).not.toContain(KEY)
    expect(told).not.toContain(SECRET_WORDS)
    for (const spy of printed) expect(spy).not.toHaveBeenCalled()
    vi.restoreAllMocks()
  })
})

describe('each provider', () => {
  it.each([
    ['openai-compatible', '/v1', '/v1/chat/completions', 'authorization', `Bearer ${KEY}`],
    ['ollama', '/v1', '/v1/chat/completions', 'authorization', `Bearer ${KEY}`],
    ['anthropic', '/v1', '/v1/messages', 'x-api-key', KEY],
    ['google', '/v1beta', '/v1beta/models/fake-1:streamGenerateContent', 'x-goog-api-key', KEY],
  ])('%s is asked in its own way', async (provider, base, path, header, value) => {
    server.answerWith(inPieces(`{"elements":[${json('first')},${json('second')}]}`))
    const env = { AI_PROVIDER: provider, AI_BASE_URL: `${server.url}${base}` }

    expect(generator(env).name).toBe(`${provider}/fake-1`)
    expect(generator(env).isModel).toBe(true)
    expect(await all({}, env)).toMatchObject([
      { title: 'What is the first thing?', source: `llm:${provider}/fake-1` },
      { title: 'What is the second thing?' },
    ])
    expect(server.calls[0]?.path).toBe(path)
    expect(server.calls[0]?.headers[header]).toBe(value)
  })

  it('that holds to a schema gets it with the request, others in the prompt', async () => {
    server.answerWith(said('{"elements":[]}'))
    await all()
    await all({}, { AI_PROVIDER: 'ollama' })
    await all({}, { AI_PROVIDER: 'anthropic' })
    await all({}, { AI_PROVIDER: 'google', AI_BASE_URL: `${server.url}/v1beta` })

    const [plain, ollama, anthropic, google] = server.calls.map(({ body }) => body as Record<string, unknown>)
    expect(plain).not.toHaveProperty('response_format')
    expect(JSON.stringify(plain?.messages)).toContain('additionalProperties')
    expect(ollama?.response_format).toMatchObject({ type: 'json_schema', json_schema: { schema: SCHEMA } })
    expect(JSON.stringify(ollama?.messages)).not.toContain('additionalProperties')
    expect(JSON.stringify(anthropic)).toContain('"elements"')
    expect(google?.generationConfig).toMatchObject({ responseMimeType: 'application/json' })
  })
})

const NAME = 'openai-compatible/fake-1'
const SLOTS = [
  { type: 'multiple_choice', difficulty: 'easy' },
  { type: 'multiple_choice', difficulty: 'tough' },
] as const
const SCHEMA = {
  type: 'object',
  required: ['elements'],
  properties: { elements: { type: 'array', items: { type: 'object', additionalProperties: false } } },
}

function generator(env: Record<string, string> = {}): QuestionGenerator {
  const config = readConfig({
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: `${server.url}/v1`,
    AI_MODEL: 'fake-1',
    AI_API_KEY: KEY,
    AI_CHECK: 'off',
    ...env,
  })
  const destination = new Writable({
    write(line, _, done) {
      logged.push(String(line))
      done()
    },
  })
  return createGenerator(chooseGenerator(config.ai), {
    builtin: NO_BUILTIN,
    log: createLog('trace', destination),
  })
}

/** Nobody steps in for a model. */
const NO_BUILTIN: QuestionGenerator = {
  name: 'builtin',
  isModel: false,
  generate() {
    throw new Error('The built-in generator was asked')
  },
}

function request(changes: Partial<GeneratorRequest> = {}): GeneratorRequest {
  return { subject: 'Things', language: 'en', text: '', slots: SLOTS, avoid: [], seed: 1, ...changes }
}

function all(changes: Partial<GeneratorRequest> = {}, env: Record<string, string> = {}) {
  return collect(generator(env).generate(request(changes), new AbortController().signal))
}

async function collect(produced: AsyncIterable<Produced>): Promise<Produced[]> {
  const found: Produced[] = []
  for await (const one of produced) found.push(one)
  return found
}

function question(name: string) {
  return {
    type: 'multiple_choice',
    difficulty: 'easy',
    title: `What is the ${name} thing?`,
    correct: 'Water { and ] "more"',
    wrong: ['Fire', 'Earth', 'Air'],
    explanation: 'It was there before.',
  }
}

function json(name: string): string {
  return JSON.stringify(question(name))
}

function titled(name: string) {
  return { ...question(name), source: `llm:${NAME}`, sourceSentence: null }
}

function said(text: string): ModelAnswer {
  return ({ say, end }) => {
    say(text)
    end()
  }
}

/** A few letters at a time, as models speak. */
function inPieces(text: string): ModelAnswer {
  return ({ say, end }) => {
    for (let at = 0; at < text.length; at += 7) say(text.slice(at, at + 7))
    end()
  }
}

function brokenOff({ say, hangUp }: Parameters<ModelAnswer>[0]) {
  say(SECRET_WORDS)
  hangUp()
}

async function dripping({ say }: Parameters<ModelAnswer>[0]) {
  for (let number = 0; number < 20; number++) {
    say(' ')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
