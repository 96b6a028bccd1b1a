import { logIn } from '@probant/contract/auth'
import { listSessions, updateUser } from '@probant/contract/users'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'

const USER = {
  id: '00000000-0000-4000-8000-000000000001',
  email: 'camille@example.org',
  username: 'Camille',
  interest: '',
  locale: 'en',
  isEmailVerified: true,
  isAdmin: false,
  hasPassword: true,
  pendingEmail: null,
}
const REFUSED = { error: { code: 'AUTH008', message: 'Invalid token' } }

/** A server in one object: tokens are numbers, and the newest is the only good one. */
const server = {
  calls: [] as string[],
  goodToken: 1,
  refreshStatus: 204,
  isSignedIn: true,
  answers: new Map<string, () => Response>(),
}

const json = (status: number, body?: unknown) =>
  new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  })

afterAll(() => void vi.unstubAllGlobals())
vi.stubGlobal('document', { getElementById: () => null, documentElement: {} })
vi.stubGlobal('fetch', async (input: Request | string, init: RequestInit = {}) => {
  const path = String(input instanceof Request ? input.url : input)
  const method = init.method ?? 'GET'
  const authorization = new Headers(init.headers).get('authorization') ?? ''
  server.calls.push(`${method} ${path} ${authorization}`.trim())
  await Promise.resolve()

  const answer = server.answers.get(`${method} ${path}`)
  if (answer) return answer()
  if (path === '/api/_auth/session' && method === 'GET') {
    return json(200, server.isSignedIn ? { user: USER, accessToken: String(server.goodToken) } : {})
  }
  if (path === '/api/_auth/session') return json(204)
  if (path === '/api/refresh') {
    if (server.refreshStatus === 204) server.goodToken++
    return server.refreshStatus === 204 ? json(204) : json(server.refreshStatus, REFUSED)
  }
  if (authorization !== `Bearer ${server.goodToken}`) return json(401, REFUSED)
  return json(200, method === 'GET' ? [] : USER)
})

async function aSignedInPage() {
  vi.resetModules()
  const session = await import('./session.ts')
  const client = await import('./api-client.ts')
  const { onSessionExpired } = await import('./authorized.ts')
  const onExpired = vi.fn()
  onSessionExpired(onExpired)
  await session.fetchSession()
  server.calls = []
  return { ...session, ...client, onExpired }
}

beforeEach(() => {
  Object.assign(server, { calls: [], goodToken: 1, refreshStatus: 204, isSignedIn: true, answers: new Map() })
})

describe('an expired token', () => {
  it('is renewed, and the call made once more', async () => {
    const { request, onExpired } = await aSignedInPage()
    server.goodToken = 2
    expect(await request(listSessions)).toEqual([])
    expect(server.calls).toEqual([
      'GET /api/users/me/sessions Bearer 1',
      'GET /api/refresh',
      'GET /api/_auth/session',
      'GET /api/users/me/sessions Bearer 3',
    ])
    expect(onExpired).not.toHaveBeenCalled()
  })

  it('is renewed once for all calls that it was refused to', async () => {
    const { request } = await aSignedInPage()
    server.goodToken = 2
    await Promise.all([request(listSessions), request(listSessions), request(updateUser, { body: {} })])
    expect(server.calls.filter((call) => call.startsWith('GET /api/refresh'))).toHaveLength(1)
  })

  it('ends the session where the refresh is refused', async () => {
    const { request, onExpired, sessionState } = await aSignedInPage()
    server.goodToken = 2
    server.refreshStatus = 401
    await expect(Promise.all([request(listSessions), request(listSessions)])).rejects.toMatchObject({
      code: 'AUTH008',
    })
    await vi.waitFor(() => expect(onExpired).toHaveBeenCalledOnce())
    expect(server.calls).toContain('DELETE /api/_auth/session')
    expect(sessionState()).toEqual({ status: 'signedOut' })
  })

  it('ends the session where the call is refused again', async () => {
    const { request, onExpired } = await aSignedInPage()
    server.answers.set('GET /api/users/me/sessions', () => json(401, REFUSED))
    await expect(request(listSessions)).rejects.toMatchObject({ status: 401 })
    expect(server.calls.filter((call) => call.includes('/users/me/sessions'))).toHaveLength(2)
    expect(onExpired).toHaveBeenCalledOnce()
  })

  it.each(['/api/refresh', '/api/_auth/session'])(
    'signs nobody out while the server cannot be reached (%s)',
    async (path) => {
      const { request, onExpired, sessionState } = await aSignedInPage()
      server.goodToken = 2
      server.answers.set(`GET ${path}`, () => {
        throw new TypeError('Failed to fetch')
      })
      await expect(request(listSessions)).rejects.toMatchObject({ status: 0 })
      expect(onExpired).not.toHaveBeenCalled()
      expect(sessionState().status).toBe('signedIn')
    },
  )
})

it('does not take a wrong password for an expired token', async () => {
  const { request, onExpired } = await aSignedInPage()
  server.answers.set('POST /api/_auth/login', () =>
    json(401, { error: { code: 'AUTH001', message: 'Wrong' } }),
  )
  const body = { email: 'camille@example.org', password: 'x', botToken: 'x' }
  await expect(request(logIn, { body })).rejects.toMatchObject({ code: 'AUTH001', message: 'Wrong' })
  expect(server.calls).toHaveLength(1)
  expect(onExpired).not.toHaveBeenCalled()
})

describe('a call that fails', () => {
  const failing = [408, 409, 425, 429, 500, 502, 503, 504]
  const times = (call: string) => server.calls.filter((made) => made.startsWith(call)).length

  it.each(failing)('is made once more after %i when it has no body', async (status) => {
    const { request } = await aSignedInPage()
    server.answers.set('GET /api/users/me/sessions', () => json(status))
    await expect(request(listSessions)).rejects.toMatchObject({ status })
    expect(times('GET /api/users/me/sessions')).toBe(2)
  })

  it.each(failing)('is not made again after %i when it has one', async (status) => {
    const { request } = await aSignedInPage()
    server.answers.set('PATCH /api/users/me', () => json(status))
    await expect(request(updateUser, { body: {} })).rejects.toMatchObject({ status })
    expect(times('PATCH /api/users/me')).toBe(1)
  })

  it('is not made again after any other answer', async () => {
    const { request } = await aSignedInPage()
    server.answers.set('GET /api/users/me/sessions', () => json(404))
    await expect(request(listSessions)).rejects.toMatchObject({ status: 404 })
    expect(times('GET /api/users/me/sessions')).toBe(1)
  })

  it('asks for the session without retry', async () => {
    const { fetchSession } = await aSignedInPage()
    server.answers.set('GET /api/_auth/session', () => json(503))
    await fetchSession()
    expect(times('GET /api/_auth/session')).toBe(1)
  })
})

it('hands over which fields were bad', async () => {
  const { request } = await aSignedInPage()
  server.answers.set('PATCH /api/users/me', () =>
    json(422, { error: { code: 'GENL004', message: 'Check', fields: { username: 'Too short' } } }),
  )
  await expect(request(updateUser, { body: {} })).rejects.toMatchObject({
    code: 'GENL004',
    fields: { username: 'Too short' },
  })
})
