import { signUp } from '@probant/contract/auth'
import { describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { testApp } from '#test/test-app.ts'

describe('on this machine alone, with nothing configured', () => {
  const test = testApp()

  it.each(['127.0.0.1:3000', 'localhost', 'LOCALHOST:3000', '[::1]:3000', '127.0.0.2', 'localhost.:3000'])(
    'answers to %s',
    async (host) => expect((await get(test, '/api/site', host)).status).toBe(200),
  )

  it.each([
    'rebound.attacker.example',
    '127.0.0.1.attacker.example',
    'localhost.attacker.example:3000',
    'localhost@attacker.example',
  ])('refuses “%s”, so that no page of a stranger makes the first administrator', async (host) => {
    const browser = test.browser()
    const person = { username: 'Mallory', email: 'mallory@example.org', password: 'Correct-horse-1' }
    const body = { ...person, confirmPassword: person.password, botToken: await browser.botToken('signup') }

    const answer = await browser.send(signUp.method, signUp.url, body, { headers: { host } })

    expect(answer).toFailWith('unknownHost')
    const { rows } = await test.database.pool.query('select 1 from users')
    expect(rows).toEqual([])
  })

  it('says in words where to find it, in the reader’s language', async () => {
    const english = await get(test, '/dashboard', 'attacker.example')
    expect(english).toMatchObject({ status: 421, headers: { 'content-type': 'text/plain; charset=utf-8' } })
    expect(english.body).toBe(
      'Probant isn’t available at this address. Open http://probant.test, or set PUBLIC_URL to the address people use.',
    )
    const french = await get(test, '/dashboard', 'attacker.example', { 'accept-language': 'fr' })
    expect(french.body).toContain('Ouvrez http://probant.test')
  })

  it('lets machines ask for its health under any name, but not for its figures', async () => {
    for (const path of ['/healthz', '/readyz'])
      expect((await get(test, path, '10.0.0.7:3000')).status).toBe(200)
    expect((await get(test, '/metrics', 'localhost')).status).toBe(200)
    expect((await get(test, '/metrics', 'attacker.example')).status).toBe(404)
  })
})

describe('with an address of its own', () => {
  const test = testApp({
    env: {
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://quiz.example.org',
      API_BASE_URL: 'https://api.example.org',
      METRICS_TOKEN: 'a token for the monitor',
    },
  })

  it.each(['quiz.example.org', 'quiz.example.org:8443', 'api.example.org', 'localhost:3000'])(
    'answers to %s',
    async (host) => expect((await get(test, '/api/site', host)).status).toBe(200),
  )

  it('and to no other, whatever a forwarded header says', async () => {
    const forwarded = { 'x-forwarded-host': 'quiz.example.org' }
    expect(await get(test, '/api/site', 'attacker.example', forwarded)).toFailWith('unknownHost')
  })

  it('shows its figures to whoever has the token', async () => {
    const authorization = 'Bearer a token for the monitor'
    expect((await get(test, '/metrics', '10.0.0.7:3000', { authorization })).status).toBe(200)
  })
})

it('answers to every name where nobody said which are its own', () => {
  expect(readConfig({ HOST: '0.0.0.0' }).hostNames).toBeUndefined()
  expect(readConfig({ TRUST_PROXY: '1' }).hostNames).toBeUndefined()
  expect(readConfig({}).hostNames).toEqual([])
  expect(readConfig({ TRUST_PROXY: '1', PUBLIC_URL: 'https://Quiz.example.org' }).hostNames).toEqual([
    'quiz.example.org',
  ])
})

function get(test: ReturnType<typeof testApp>, url: string, host: string, headers = {}) {
  return test.browser().send('GET', url, undefined, { headers: { ...headers, host } })
}
