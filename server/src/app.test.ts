import { ACCESS, type Endpoint } from '@probant/contract/endpoint'
import { ENDPOINTS } from '@probant/contract/endpoints'
import { ERRORS } from '@probant/contract/errors'
import { updateUser } from '@probant/contract/users'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { enteringOf } from '#test/entering.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anInvitation, enter, submit } = enteringOf(test)
const all = Object.entries(ENDPOINTS)
const byAccess = (access: Endpoint['access']) => all.filter(([, endpoint]) => endpoint.access === access)

/** All that a link opens after the end. */
const SHOW_RESULTS = [
  'getLobby',
  'getOwnSubmission',
  'getSubmission',
  'getOwnCertificate',
  'getOwnCertificateFile',
  'nameOwnCertificate',
  'getOwnBadge',
]

describe('every endpoint of the contract', () => {
  it('is served, and nothing else is', async () => {
    await test.app.ready()
    const { paths = {} } = (test.app as unknown as { swagger(): { paths?: object } }).swagger()
    const served = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const promised = all.map(([, { method, url }]) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`)

    expect(served.sort()).toEqual(promised.sort())
  })

  it.each(all.filter(([, { access }]) => access !== 'public'))(
    '%s: no bearer, no answer',
    async (_name, endpoint) => {
      expect(await test.browser().send(endpoint.method, pathOf(endpoint))).toFailWith('notAuthenticated')
    },
  )

  it('is closed to whoever came by an invitation, but for those of their quiz', async () => {
    const { token } = await anInvitation()
    const paul = test.browser()
    await enter(paul, token)

    for (const [name, endpoint] of byAccess('user').concat(byAccess('admin'))) {
      const answer = await paul.send(endpoint.method, pathOf(endpoint), undefined)
      expect(answer, name).toFailWith('quizSessionOnly')
    }
    for (const [name, endpoint] of byAccess('participant')) {
      const answer = await paul.send(endpoint.method, pathOf(endpoint), undefined)
      expect(answer.status, name).not.toBe(401)
      expect(answer, name).not.toFailWith('quizSessionOnly')
    }
  })

  it('is closed to whoever came when they were through, but for what came of their quiz', async () => {
    const { quiz, token } = await anInvitation()
    await submit(quiz)
    const paul = test.browser()
    await enter(paul, token)

    for (const [name, endpoint] of all.filter(([, { access }]) => access !== 'public')) {
      const answer = await paul.send(endpoint.method, pathOf(endpoint), undefined)
      if (SHOW_RESULTS.includes(name)) expect(answer, name).not.toFailWith('quizSessionOnly')
      else expect(answer, name).toFailWith('quizSessionOnly')
    }
  })

  it.each(byAccess('admin'))('%s: administrators only', async (_name, endpoint) => {
    await test.signedUp()
    const person = await test.signedUp()

    expect(await person.send(endpoint.method, pathOf(endpoint), {})).toFailWith('forbidden')
  })

  it.each(all.filter(([, { schema }]) => schema.body))(
    '%s: malformed input is told, never a failure',
    async (_name, endpoint) => {
      const admin = await test.signedUp()
      const path = pathOf(endpoint)

      const unreadable = await admin.send(endpoint.method, path, '{"half":', {
        headers: { 'content-type': 'application/json' },
      })
      expect(unreadable).toFailWith('invalidRequest')
      const untyped = await admin.send(endpoint.method, path, 'a=b', {
        headers: { 'content-type': 'text/csv' },
      })
      expect(untyped).toMatchObject({ status: 415, body: { error: { code: 'GENL001' } } })
      for (const body of [[], 'text', 17]) {
        const wrong = await admin.send(endpoint.method, path, JSON.stringify(body), {
          headers: { 'content-type': 'application/json' },
        })
        expect(wrong).toFailWith('validationError')
        expect(Object.keys(wrong.body.error.fields)).not.toHaveLength(0)
      }
    },
  )

  it.each(all.filter(([, { url }]) => url.includes(':')))(
    '%s: an id that is none is told',
    async (_name, endpoint) => {
      const admin = await test.signedUp()

      expect(await admin.send(endpoint.method, pathOf(endpoint, 'not-an-id'), {})).toFailWith(
        'validationError',
      )
    },
  )

  it('survives whatever is sent to it', async () => {
    const endings = ['deleteSession', 'signOutEverywhere', 'deleteAccount', 'changePassword']
    const lasting = all.filter(([name]) => !endings.includes(name))
    const admin = await test.signedUp()
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...lasting),
        fc.infiniteStream(hostile),
        async ([name, endpoint], values) => {
          const next = () => values.next().value
          const query = new URLSearchParams(
            keysOf(endpoint.schema.querystring).map((key) => [key, String(next())]),
          )
          const body = Object.fromEntries(keysOf(endpoint.schema.body).map((key) => [key, next()]))
          const path = pathOf(endpoint, encodeURIComponent(String(next()).toWellFormed()) || 'x')
          const payload = endpoint.schema.body ? JSON.stringify(body) : undefined
          const answer = await admin.send(endpoint.method, `${path}?${query}`, payload, {
            headers: endpoint.schema.body ? { 'content-type': 'application/json' } : {},
          })

          const said = `${name} ${query} ${payload} ${JSON.stringify(answer.body)}`
          if (name !== 'startGoogleSignIn' && name !== 'finishGoogleSignIn')
            expect(answer.status, said).toBeLessThan(500)
          if (endpoint.access !== 'public') expect(answer.status, said).not.toBe(401)
        },
      ),
      { numRuns: 300 },
    )
  })

  it('declares an access that exists and errors of the catalogue', () => {
    for (const [name, { access, errors }] of all) {
      expect(ACCESS, name).toContain(access)
      for (const error of errors) expect(Object.keys(ERRORS), name).toContain(error)
    }
  })
})

describe('refusals', () => {
  it('carry code, sentence and fields in the language of the caller', async () => {
    const person = await test.signedUp({}, { language: 'fr' })

    const { body } = await person.call(updateUser, { body: { username: 'ab' } })

    expect(body.error.code).toBe('GENL004')
    expect(body.error.message).toMatch(/champ|saisie|formulaire/i)
    expect(body.error.fields?.username).toMatch(/caractères/)
  })

  it('GENL001: unreadable, too large, or not there', async () => {
    const person = await test.signedUp()

    expect(await person.send('GET', '/api/nothing/here')).toFailWith('notFound')
    expect(await person.send('GET', '/api/%zz')).toFailWith('invalidRequest')
    const large = await person.send('PATCH', updateUser.url, { username: 'x'.repeat(2_000_000) })
    expect(large).toMatchObject({ status: 413, body: { error: { code: 'GENL001' } } })
  })

  it('GENL002: what nobody foresaw tells nothing about the inside', async () => {
    const person = await test.signedUp()
    await test.database.pool.query('alter table users rename column locale to locales')
    try {
      const answer = await person.call(updateUser, { body: { username: 'New name' } })

      expect(answer).toFailWith('internalError')
      expect(JSON.stringify(answer.body)).not.toMatch(/locale|select|column/)
    } finally {
      await test.database.pool.query('alter table users rename column locales to locale')
    }
  })

  it('GENL005: the database does not answer', async () => {
    const person = await test.signedUp()
    const { pool } = test.database
    const connect = pool.connect
    pool.connect = () =>
      Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }))
    const query = pool.query
    pool.query = pool.connect as never
    try {
      expect(await person.call(updateUser, { body: { username: 'New name' } })).toFailWith(
        'serviceUnavailable',
      )
      expect((await person.send('GET', '/readyz')).status).toBe(503)
      expect((await person.send('GET', '/healthz')).status).toBe(200)
    } finally {
      Object.assign(pool, { connect, query })
    }
  })
})

describe('operation', () => {
  it('answers health, readiness and metrics', async () => {
    const browser = test.browser()

    expect((await browser.send('GET', '/healthz')).body).toEqual({ status: 'ok' })
    expect((await browser.send('GET', '/readyz')).body).toMatchObject({ status: 'ok' })
    expect((await browser.send('GET', '/metrics')).body).toContain('http_request_duration_seconds')
    const stranger = test.browser({ address: '203.0.113.5' })
    expect((await stranger.send('GET', '/metrics')).status).toBe(404)
    const forwarded = { headers: { 'x-forwarded-for': '127.0.0.1' } }
    expect((await stranger.send('GET', '/metrics', undefined, forwarded)).status).toBe(404)
  })

  it('documents itself', async () => {
    const { body } = await test.browser().send('GET', '/api/openapi.json')

    expect(body.paths['/api/_auth/login'].post.responses['401'].description).toContain('AUTH001')
    expect((await test.browser().send('GET', '/api/docs/')).status).toBe(200)
  })

  it('sends strict headers and a request id', async () => {
    const { headers } = await test
      .browser()
      .send('GET', '/healthz', undefined, { headers: { 'x-request-id': 'from-proxy-1' } })

    expect(headers['content-security-policy']).toContain("script-src 'self';")
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-request-id']).toBe('from-proxy-1')
  })
})

const hostile = fc.oneof(
  fc.constantFrom(
    '\u0000',
    'a\u0000b',
    '\ud800',
    '%',
    '%00',
    "' or 1=1 --",
    '__proto__',
    '../..',
    'x'.repeat(5000),
  ),
  fc.string({ unit: 'binary' }),
  fc.integer(),
  fc.constantFrom(null, true, [], {}, -1, 1e308),
  fc.constantFrom('someone@example.org', 'Correct-horse-1', 'fr', 'active', 'login', '1', '-1', '1e9'),
)

function keysOf(schema: unknown): string[] {
  return Object.keys((schema as { shape?: object } | undefined)?.shape ?? {})
}

function pathOf({ url }: Endpoint, id = '00000000-0000-4000-8000-000000000000'): string {
  return url.replace(/:\w+/g, id)
}
