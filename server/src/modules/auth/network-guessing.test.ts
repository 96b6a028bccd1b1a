import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { logIn, signUp } from '@probant/contract/auth'
import { afterAll, expect, it } from 'vitest'
import { aPerson, type Browser, PASSWORD } from '#test/browser.ts'
import { testApp } from '#test/test-app.ts'

/** A bot check by a service, which can't be made harder: whatever it is given it takes for a person. */
const service = createServer(async (request, response) => {
  const form = new URLSearchParams(await text(request))
  response.end(JSON.stringify({ success: true, action: form.get('response') }))
}).listen(0, '127.0.0.1')
await once(service, 'listening')
afterAll(() => {
  service.closeAllConnections()
  service.close()
})

const { port } = service.address() as AddressInfo
const test = testApp({
  env: {
    TURNSTILE_SITE_KEY: 'site',
    TURNSTILE_SECRET: 'secret',
    TURNSTILE_VERIFY_URL: `http://127.0.0.1:${port}/`,
  },
})

it('slows down whoever guesses at many accounts from one address, and nobody elsewhere or who is known', async () => {
  const owner = test.browser()
  const { email, username } = aPerson()
  const form = { email, username, password: PASSWORD, confirmPassword: PASSWORD, botToken: 'signup' }
  expect((await owner.call(signUp, { body: form })).status).toBe(201)
  for (let guess = 0; guess < 100; guess++)
    expect(await logInFrom(test.browser(), `account${guess}@example.org`)).toFailWith('wrongCredentials')

  const refused = await logInFrom(test.browser(), email)
  expect(refused).toFailWith('tooManyAttempts')
  expect(refused.headers['retry-after']).toBe('1')
  expect((await logInFrom(owner, email)).status).toBe(200)
  expect((await logInFrom(test.browser({ address: '203.0.113.9' }), email)).status).toBe(200)

  test.clock.advance({ seconds: 10 })
  expect((await logInFrom(test.browser(), email)).status).toBe(200)
})

function logInFrom(browser: Browser, email: string) {
  return browser.call(logIn, { body: { email, password: PASSWORD, botToken: 'login' } })
}
