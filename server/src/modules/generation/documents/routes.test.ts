import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DOCUMENT_MAX_BYTES, readDocument } from '@probant/contract/generation'
import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MINUTE } from '#server/platform/clock.ts'
import { refusal } from '#server/platform/errors.ts'
import { answerErrors } from '#server/platform/http/error-handler.ts'
import { createServe } from '#server/platform/http/serve.ts'
import { createUploads } from '#server/platform/http/uploads.ts'
import { expectEventually } from '#test/eventually.ts'
import { documentRoutes } from './routes.ts'
import { createDocumentService } from './service.ts'
import { pdfBomb } from './testing/bombs.ts'
import { createDocumentWorkers } from './workers.ts'

let app: FastifyInstance
let allowed: number
// A busy machine takes many times as long as a quiet one to start a process.
const workers = createDocumentWorkers({ longestMs: 10 * MINUTE })
const uploads = createUploads({ folder: join(tmpdir(), `probant-documents-${process.pid}`) })

beforeEach(async () => {
  allowed = Number.POSITIVE_INFINITY
  const begin = async () => {
    if (allowed-- <= 0) throw refusal('tooManyAttempts', { seconds: 9 })
  }
  const documents = createDocumentService({ attempts: { begin } as never, uploads, workers })
  app = Fastify() as unknown as FastifyInstance
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  answerErrors(app)
  await app.register(async (api) =>
    documentRoutes(
      api,
      createServe(api, {
        authenticate: async () => ({ userId: 'u1' }) as never,
        inTurn: async (_call, work) => work(),
      }),
      { documents },
    ),
  )
})

afterEach(async () => {
  await app.close()
  await workers.close()
})

it('gives back the text of the file that is the body, whatever type it says it is of', async () => {
  for (const type of ['text/plain', 'application/json', 'application/octet-stream']) {
    const answer = await send('notes.txt', Buffer.from(PROSE), type)
    expect(answer.json()).toEqual({ text: PROSE, isShortened: false })
  }
})

it('says clearly why a file is refused', async () => {
  const unreadable = await send('broken.pdf', Buffer.from('%PDF-1.4 broken'))
  expect([unreadable.statusCode, unreadable.json().error.code]).toEqual([422, 'GENL004'])
  expect(unreadable.json().error.message).toContain('PDF')
  const empty = await send('empty.txt', Buffer.from('   '))
  expect(empty.json().error.message).toContain('no text')
})

it('refuses more than 10 MB, and files without a name', async () => {
  const large = await send('large.txt', Buffer.alloc(DOCUMENT_MAX_BYTES + 1, 'a'))
  expect(large.statusCode).toBe(413)
  expect(large.json().error.message).toContain('10 MB')
  expect((await send('', Buffer.from('text'))).json().error.fields).toHaveProperty('name')
})

it('takes only so many files from one person', async () => {
  allowed = 1
  await send('notes.txt', Buffer.from('Some text that is long enough to be read.'))
  expect((await send('notes.txt', Buffer.from('Some text'))).statusCode).toBe(429)
})

it('reads one file of one person at a time', async () => {
  const answers = await Promise.all([1, 2].map(() => send('notes.txt', Buffer.from(PROSE))))
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 429])
  expect((await send('notes.txt', Buffer.from(PROSE))).statusCode).toBe(200)
})

it('asks to come back later while too many wait', async () => {
  const full = vi.spyOn(workers, 'read').mockRejectedValue(refusal('tooManyWaiting'))
  expect((await send('notes.txt', Buffer.from(PROSE))).statusCode).toBe(503)
  full.mockRestore()
})

it('stops reading for somebody who has left', async () => {
  const read = vi.spyOn(workers, 'read')
  const left = new AbortController()
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const asked = fetch(`${address}${readDocument.url}?name=slow.pdf`, {
    method: readDocument.method,
    body: new Uint8Array(pdfBomb(100)),
    headers: { 'content-type': 'application/pdf' },
    signal: left.signal,
  })
  await expectEventually(() => workers.processIds()[0])

  left.abort()
  await expect(asked).rejects.toThrow()
  await expect(read.mock.results[0]?.value).rejects.toMatchObject({ refusal: 'documentUnreadable' })
  expect(workers.processIds()[0]).toBeUndefined()
  read.mockRestore()
})

const PROSE = 'Magma is molten rock that lies beneath the surface of the Earth.'

function send(name: string, payload: Buffer, type = 'application/octet-stream') {
  const { method, url } = readDocument
  return app.inject({ method, url, query: { name }, payload, headers: { 'content-type': type } })
}
