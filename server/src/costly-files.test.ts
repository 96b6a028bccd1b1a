import { ENDPOINTS } from '@probant/contract/endpoints'
import { EXPORT_FORMATS } from '@probant/contract/exchange/formats'
import { EXPORT_FORMATS as ROSTER_FORMATS } from '@probant/contract/participants/inviting'
import { RESULT_FORMATS } from '@probant/contract/results/export'
import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { createServe, FILES_AT_ONCE } from '#server/platform/http/serve.ts'
import { createMarkdownRenderer } from '#server/platform/markdown/renderer.ts'
import type { Browser } from '#test/browser.ts'
import { expectEventually } from '#test/eventually.ts'
import { written } from '#test/questions.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { testApp } from '#test/test-app.ts'

/** Whoever is held up here waits with their texts before the thread that renders them. */
const renderer = createMarkdownRenderer()
const held = { person: '', count: 0, gate: Promise.withResolvers<void>() }
const test = testApp({
  markdown: {
    ...renderer,
    async render(job, order) {
      if (order.person === `export:${held.person}`) {
        held.count += 1
        await held.gate.promise
      }
      return renderer.render(job, order)
    },
  },
})
const { anActiveQuiz } = quizzesOf(test)
const costly = Object.entries(ENDPOINTS).filter(([, { costs }]) => costs === 'file')
const ALL = { kind: 'found', filter: {} }
/** What has to be sent along, where something has to. */
const BODIES: Record<string, object> = {
  checkExport: { format: 'docx', what: ALL },
  exportQuestions: { format: 'docx', what: ALL },
}

afterEach(() => letGo())
afterAll(() => renderer.close())

describe('an endpoint that answers a file', () => {
  it('says that it costs one: whatever is not JSON is a file, a stream of events, or a picture that lies ready', () => {
    const others = Object.entries(ENDPOINTS).filter(
      ([, { costs, schema }]) => !costs && Object.values(schema.response).some(isAnything),
    )
    expect(others.map(([name]) => name).sort()).toEqual([
      'getLogo',
      'getPicture',
      'watchBoard',
      'watchGeneration',
      'watchParticipants',
      'watchSitting',
    ])
    expect(costly.map(([, { access }]) => access)).not.toContain('public')
  })

  it('is answered by nobody who forgets to', async () => {
    const app = Fastify()
    app.setValidatorCompiler(validatorCompiler)
    app.setSerializerCompiler(serializerCompiler)
    const serve = createServe(app, { authenticate: async () => ({ userId: 'u1' }) as never })
    const endpoint = {
      method: 'GET',
      access: 'user',
      summary: '',
      errors: [],
      schema: { response: { 200: z.any() } },
    } as const
    serve({ ...endpoint, url: '/api/limited', costs: 'file' }, ({ reply }) => sent(reply))
    serve({ ...endpoint, url: '/api/unlimited' }, ({ reply }) => sent(reply))
    const headers = { authorization: 'Bearer x' }
    expect((await app.inject({ url: '/api/limited', headers })).statusCode).toBe(200)
    expect((await app.inject({ url: '/api/unlimited', headers })).statusCode).toBe(500)
  })

  it.each(costly)(
    '%s: is refused before it begins, while the same person waits for others',
    async (name, endpoint) => {
      const greedy = await test.signedUp()
      const theirs = await filesHeldUp(greedy)
      const path = endpoint.url.replace(/:\w+/g, () => crypto.randomUUID())

      const refused = await greedy.send(endpoint.method, path, BODIES[name])
      expect(refused).toFailWith('tooManyFiles')
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      // None of them has got any further: what counts is that they wait.
      expect(held.count).toBe(FILES_AT_ONCE)

      letGo()
      expect((await Promise.all(theirs)).map(({ status }) => status)).toEqual([200, 200, 200])
      const again = await greedy.send(endpoint.method, path, BODIES[name])
      expect(again).not.toFailWith('tooManyFiles')
    },
  )
})

it('somebody who has taken all their seats takes none of anybody else’s', async () => {
  const greedy = await test.signedUp()
  const other = await test.signedUp()
  const quiz = await anActiveQuiz(other)
  const theirs = await filesHeldUp(greedy)

  for (const path of pathsOf(quiz.id)) expect((await other.send('GET', path)).status, path).toBe(200)
  expect((await exported(other, 'docx')).status).toBe(200)

  letGo()
  await Promise.all(theirs)
})

it('a seat is free again after a file that was refused, or that does not exist', async () => {
  const teacher = await test.signedUp()
  for (let time = 0; time <= FILES_AT_ONCE; time++) {
    const missing = await teacher.send('GET', `/api/quizzes/${crypto.randomUUID()}/results/export`)
    expect(missing).toFailWith('quizNotFound')
    expect(await exported(teacher, 'docx')).toFailWith('nothingToExport')
  }
})

it('a seat is free again once nobody waits for the file any more', async () => {
  const teacher = await test.signedUp()
  await written(teacher, { title: 'What is *this*?' })
  const url = await test.app.listen({ port: 0, host: '127.0.0.1' })
  const gone = new AbortController()
  held.person = teacher.user.id
  const files = Array.from({ length: FILES_AT_ONCE }, () =>
    fetch(`${url}/api/exports`, {
      method: 'POST',
      headers: { authorization: `Bearer ${teacher.accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ format: 'gift', what: ALL }),
      signal: gone.signal,
    }),
  )
  await expectEventually(() => held.count === FILES_AT_ONCE)
  gone.abort()
  await Promise.allSettled(files)

  held.person = ''
  await expectEventually(async () => (await exported(teacher, 'json')).status === 200)
})

it('whatever is packed or drawn is made by a worker; text is written as it is read', async () => {
  const teacher = await test.signedUp()
  const quiz = await anActiveQuiz(teacher)
  const { files } = test.services.platform
  const make = vi.spyOn(files, 'make')
  const made: Record<string, boolean> = {}
  const look = (what: string, { status, body }: { status: number; body: unknown }) => {
    expect(status, what).toBe(200)
    made[what] = make.mock.calls.length > 0
    expect(made[what], what).toBe(/^(?:PK|%PDF)/.test(String(body)))
    make.mockClear()
  }
  for (const format of EXPORT_FORMATS) look(format, await exported(teacher, format))
  for (const path of pathsOf(quiz.id))
    look(path.split('/').slice(4).join(' '), await teacher.send('GET', path))
  make.mockRestore()

  expect(Object.keys(made).filter((what) => !made[what])).toEqual([
    'moodle_xml',
    'gift',
    'aiken',
    'csv',
    'json',
    'participants export?format=csv',
    'results export?format=csv',
  ])
  expect(files.processIds()).not.toEqual([])
  expect(files.processIds()).not.toContain(process.pid)
})

function pathsOf(quizId: string): string[] {
  return [
    ...ROSTER_FORMATS.map((format) => `/api/quizzes/${quizId}/participants/export?format=${format}`),
    ...RESULT_FORMATS.map((format) => `/api/quizzes/${quizId}/results/export?format=${format}`),
  ]
}

/** As many as one person may wait for. */
async function filesHeldUp(person: Browser & { user: { id: string } }) {
  await written(person, { title: 'What is *this*?' })
  held.person = person.user.id
  const files = Array.from({ length: FILES_AT_ONCE }, () => exported(person, 'gift'))
  await expectEventually(() => held.count === FILES_AT_ONCE)
  return files
}

function letGo(): void {
  held.gate.resolve()
  Object.assign(held, { person: '', count: 0, gate: Promise.withResolvers<void>() })
}

function exported(browser: Browser, format: string) {
  return browser.send('POST', '/api/exports', { format, what: ALL })
}

function isAnything(schema: z.ZodType): boolean {
  return schema instanceof z.ZodAny || schema instanceof z.ZodUnknown
}

function sent(reply: { header(name: string, value: string): unknown }): never {
  reply.header('content-disposition', 'attachment')
  return 'a file' as never
}
