import { describe, expect, it } from 'vitest'
import { testApp } from '#test/test-app.ts'

const test = testApp({ env: { API_BASE_URL: 'https://api.probant.test/v1/' } })

it('lets a page reach, and show the pictures of, an API that lives elsewhere', async () => {
  const { headers } = await test.browser().send('GET', '/healthz')
  const policy = String(headers['content-security-policy'])

  expect(policy).toContain("img-src 'self' data: blob: https://api.probant.test;")
  expect(policy).toContain("connect-src 'self' https://api.probant.test;")
})

describe('on https', () => {
  const secure = testApp({ env: { PUBLIC_URL: 'https://quiz.example.org' } })

  it('asks for https from now on, and decides nothing for what else lives below that name', async () => {
    const { headers } = await secure.browser().send('GET', '/healthz')

    expect(headers['strict-transport-security']).toBe('max-age=31536000')
  })
})
