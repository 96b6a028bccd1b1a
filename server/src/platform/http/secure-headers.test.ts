import { expect, it } from 'vitest'
import { testApp } from '#test/test-app.ts'

const test = testApp({ env: { API_BASE_URL: 'https://api.probant.test/v1/' } })

it('lets a page reach, and show the pictures of, an API that lives elsewhere', async () => {
  const { headers } = await test.browser().send('GET', '/healthz')
  const policy = String(headers['content-security-policy'])

  expect(policy).toContain("img-src 'self' data: blob: https://api.probant.test;")
  expect(policy).toContain("connect-src 'self' https://api.probant.test;")
})
