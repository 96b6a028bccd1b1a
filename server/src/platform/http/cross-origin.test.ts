import { exportAccount } from '@probant/contract/account-export'
import { getSession, refreshSession } from '@probant/contract/auth'
import { ENDPOINTS } from '@probant/contract/endpoints'
import { updateUser } from '@probant/contract/users'
import { describe, expect, it } from 'vitest'
import { testApp } from '#test/test-app.ts'

const PAGES = 'https://quiz.example.org'
const OTHERS = [
  'https://quiz.example.org.attacker.example',
  'https://evil.example.org',
  'http://quiz.example.org',
  'https://quiz.example.org:8443',
  'null',
]
const ELSEWHERE = { PUBLIC_URL: PAGES, API_BASE_URL: 'https://api.example.org/' }

describe('an API at another address than the pages', () => {
  const test = testApp({ env: ELSEWHERE, origin: PAGES })

  it('lets exactly the pages ask and read, with their bearer and workspace', async () => {
    const asked = {
      'access-control-request-method': 'PATCH',
      'access-control-request-headers': 'authorization',
    }
    const preflight = await send(test, 'OPTIONS', updateUser.url, PAGES, asked)

    expect(preflight.status).toBe(204)
    expect(preflight.headers['access-control-allow-origin']).toBe(PAGES)
    expect(list(preflight.headers['access-control-allow-methods'])).toEqual(
      [...new Set(Object.values(ENDPOINTS).map(({ method }) => method))].sort(),
    )
    expect(list(preflight.headers['access-control-allow-headers'])).toEqual([
      'authorization',
      'content-type',
      'x-workspace',
    ])
    expect(preflight.headers['access-control-allow-credentials']).toBeUndefined()

    const { headers } = await send(test, 'GET', '/api/plans', PAGES)
    expect(headers['access-control-allow-origin']).toBe(PAGES)
    expect(list(headers['access-control-expose-headers'])).toEqual([
      'content-disposition',
      'retry-after',
      'x-request-id',
    ])
    expect(list(headers.vary)).toContain('Origin')
  })

  it('lets them read refusals too, also of what is not there', async () => {
    for (const url of [exportAccount.url, '/api/nothing/here']) {
      const { status, headers } = await send(test, 'GET', url, PAGES)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(headers['access-control-allow-origin']).toBe(PAGES)
    }
  })

  it.each(OTHERS)('and nobody else: %s', async (origin) => {
    const asked = { 'access-control-request-method': 'PATCH' }
    for (const answer of [
      await send(test, 'OPTIONS', updateUser.url, origin, asked),
      await send(test, 'GET', '/api/plans', origin),
    ])
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  it('shares nothing that a cookie counts for: those calls stay where the pages are', async () => {
    for (const { method, url } of [getSession, refreshSession]) {
      const { headers } = await send(test, method, url, PAGES)
      expect(headers['access-control-allow-origin']).toBeUndefined()
    }
    const foreign = { 'sec-fetch-site': 'cross-site' }
    expect(await send(test, 'GET', getSession.url, PAGES, foreign)).toFailWith('forbidden')
  })
})

describe('an API at the address of the pages', () => {
  const test = testApp({ env: { PUBLIC_URL: PAGES }, origin: PAGES })

  it('is shared with nobody', async () => {
    for (const origin of [PAGES, ...OTHERS]) {
      const { headers } = await send(test, 'GET', '/api/plans', origin)
      expect(headers['access-control-allow-origin']).toBeUndefined()
    }
  })
})

function send(test: ReturnType<typeof testApp>, method: string, url: string, origin: string, headers = {}) {
  return test.browser().send(method, url, undefined, { headers: { origin, ...headers } })
}

function list(header: unknown): string[] {
  return String(header).split(/, */).sort()
}
