import type { Endpoint } from '@probant/contract/endpoint'
import { listSessions } from '@probant/contract/users'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'

const WATCH = {
  method: 'GET',
  url: '/api/things/:thingId/events',
  access: 'user',
  summary: 'Watch a thing',
  errors: [],
  schema: { response: { 200: z.unknown() } },
} as const satisfies Endpoint

const USER = { id: '00000000-0000-4000-8000-000000000001' }
const FOR_QUIZ_ONLY = { error: { code: 'GENL003', message: 'This session is for one quiz only' } }
const REFUSED = { error: { code: 'AUTH008', message: 'Invalid token' } }

/** A server in one object: the newest token is the only good one, and the stream is written by the test. */
const server = {
  calls: [] as { path: string; headers: Headers; signal?: AbortSignal | null }[],
  goodToken: 1,
  refreshStatus: 204,
  /** Came by an invitation: for this quiz only. */
  quizId: undefined as string | undefined,
  stream: undefined as ReturnType<typeof aStream> | undefined,
  answer: undefined as (() => Response) | undefined,
}

function aStream() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given
    },
  })
  return {
    body,
    send: (bytes: Uint8Array | string) =>
      controller?.enqueue(typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes),
    end: () => controller?.close(),
    tear: (error: unknown) => controller?.error(error),
  }
}

const json = (status: number, body?: unknown) =>
  new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  })

afterAll(() => void vi.unstubAllGlobals())
vi.stubGlobal('document', { getElementById: () => null, documentElement: {} })
vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined })
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
vi.stubGlobal('fetch', async (input: Request | string, init: RequestInit = {}) => {
  const path = String(input instanceof Request ? input.url : input)
  const headers = new Headers(init.headers)
  server.calls.push({ path, headers, signal: init.signal })
  if (path === '/api/_auth/session')
    return json(200, { user: USER, accessToken: String(server.goodToken), quizId: server.quizId })
  if (path === '/api/refresh') {
    if (server.refreshStatus === 204) server.goodToken++
    return server.refreshStatus === 204 ? json(204) : json(server.refreshStatus, REFUSED)
  }
  if (headers.get('authorization') !== `Bearer ${server.goodToken}`) return json(401, REFUSED)
  if (!path.endsWith('/events')) return server.quizId ? json(403, FOR_QUIZ_ONLY) : json(200, [])
  if (server.answer) return server.answer()
  const stream = aStream()
  server.stream = stream
  init.signal?.addEventListener('abort', () => stream.tear(new DOMException('Aborted', 'AbortError')))
  return new Response(stream.body, { headers: { 'content-type': 'text/event-stream' } })
})

/** Left after each test: what is still open would be given up as lost later on, in the midst of another test. */
const pages: AbortController[] = []

async function aSignedInPage() {
  vi.resetModules()
  const session = await import('./session.ts')
  const { readEvents, SILENCE_MS } = await import('./event-stream.ts')
  await session.fetchSession()
  server.calls = []
  const leaving = new AbortController()
  pages.push(leaving)
  const watch = (endpoint: Endpoint = WATCH) =>
    readEvents(endpoint, { params: { thingId: 'a b' }, signal: leaving.signal })
  return { watch, leaving, SILENCE_MS }
}

async function opened() {
  return vi.waitFor(() => {
    if (!server.stream) throw new Error('not open yet')
    return server.stream
  })
}

beforeEach(() => {
  Object.assign(server, {
    calls: [],
    goodToken: 1,
    refreshStatus: 204,
    quizId: undefined,
    stream: undefined,
    answer: undefined,
  })
})
afterEach(() => {
  vi.useRealTimers()
  for (const page of pages.splice(0)) page.abort()
})

it('hands over each event as it comes, also where a letter is cut in two', async () => {
  const { watch } = await aSignedInPage()
  const events = watch()
  const first = events.next()
  const stream = await opened()
  stream.send('event: question\ndata: 1\n\nevent: question\n')
  expect(await first).toEqual({ done: false, value: { event: 'question', data: '1' } })

  const second = events.next()
  const bytes = new TextEncoder().encode('data: é\n\n')
  stream.send(bytes.slice(0, 7))
  stream.send(bytes.slice(7))
  expect((await second).value).toEqual({ event: 'question', data: 'é' })

  stream.end()
  expect((await events.next()).done).toBe(true)
})

it('sends the bearer and the language, and the workspace where the endpoint asks for it', async () => {
  const { watch } = await aSignedInPage()
  void watch().next()
  await opened()
  const [call] = server.calls
  expect(call?.path).toBe('/api/things/a%20b/events')
  expect(call?.headers.get('authorization')).toBe('Bearer 1')
  expect(call?.headers.get('accept-language')).toBe('en')
  expect(call?.headers.has('x-workspace')).toBe(false)

  server.stream = undefined
  void watch({ ...WATCH, workspace: true }).next()
  await opened()
  expect(server.calls[1]?.headers.get('x-workspace')).toBe('personal')
})

describe('an expired token', () => {
  it('is renewed, and the stream opened once more', async () => {
    const { watch } = await aSignedInPage()
    server.goodToken = 2
    const first = watch().next()
    ;(await opened()).send('data: here\n\n')
    expect((await first).value).toEqual({ event: 'message', data: 'here' })
    expect(server.calls.filter(({ path }) => path === '/api/refresh')).toHaveLength(1)
    expect(server.calls.at(-1)?.headers.get('authorization')).toBe('Bearer 3')
  })

  it('is renewed in a session for one quiz only as well, by nothing but the renewal', async () => {
    server.quizId = '00000000-0000-4000-8000-000000000002'
    const { watch } = await aSignedInPage()
    server.goodToken = 2
    const first = watch({ ...WATCH, access: 'participant' }).next()
    ;(await opened()).send('data: here\n\n')
    expect((await first).value).toEqual({ event: 'message', data: 'here' })
    expect(server.calls.map(({ path }) => path)).toEqual([
      '/api/things/a%20b/events',
      '/api/refresh',
      '/api/_auth/session',
      '/api/things/a%20b/events',
    ])
  })

  it('is renewed once for streams and calls that it was refused to together', async () => {
    const { watch } = await aSignedInPage()
    const { request } = await import('./api-client.ts')
    server.goodToken = 2
    const first = watch().next()
    await request(listSessions)
    ;(await opened()).send('data: here\n\n')
    expect((await first).value).toEqual({ event: 'message', data: 'here' })
    expect(server.calls.filter(({ path }) => path === '/api/refresh')).toHaveLength(1)
  })

  it('is refused where it can’t be renewed', async () => {
    const { watch } = await aSignedInPage()
    server.goodToken = 2
    server.refreshStatus = 401
    await expect(watch().next()).rejects.toMatchObject({ status: 401 })
  })
})

it('says what was refused', async () => {
  const { watch } = await aSignedInPage()
  server.answer = () => json(404, { error: { code: 'GENL001', message: 'Not there' } })
  await expect(watch().next()).rejects.toMatchObject({ status: 404, code: 'GENL001', message: 'Not there' })
})

it('ends quietly when it is left, and hangs up', async () => {
  const { watch, leaving } = await aSignedInPage()
  const events = watch()
  const first = events.next()
  await opened()
  leaving.abort()
  expect((await first).done).toBe(true)
  expect(server.calls[0]?.signal?.aborted).toBe(true)
})

it('hangs up when nobody wants to hear more', async () => {
  const { watch } = await aSignedInPage()
  const events = watch()
  const first = events.next()
  ;(await opened()).send('data: 1\n\n')
  await first
  await events.return(undefined)
  expect(server.calls[0]?.signal?.aborted).toBe(true)
})

it('says that the connection is lost when it breaks or falls silent', async () => {
  const { watch, SILENCE_MS } = await aSignedInPage()
  const broken = watch().next()
  ;(await opened()).tear(new TypeError('network error'))
  await expect(broken).rejects.toMatchObject({ name: 'ApiError', status: 0 })

  server.stream = undefined
  vi.useFakeTimers()
  const silent = watch().next()
  const verdict = expect(silent).rejects.toMatchObject({ name: 'ApiError', status: 0 })
  await vi.advanceTimersByTimeAsync(SILENCE_MS + 1)
  await verdict
})
