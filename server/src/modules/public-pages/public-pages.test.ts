import { PUBLIC_PAGES } from '@probant/contract/public-pages'
import { describe, expect, it } from 'vitest'
import { testApp } from '#test/test-app.ts'

const test = testApp({ env: { PUBLIC_URL: 'https://quiz.example.org' } })

it('tells search engines of every public page in both languages, by whole addresses', async () => {
  const { body } = await test.app.inject('/sitemap.xml')
  for (const address of Object.values(PUBLIC_PAGES))
    expect(body).toContain(`<loc>https://quiz.example.org${address}<`)
  expect(body).toContain('/landing-page-fr</loc>')
  expect(body).toContain('/pricing?lang=fr</loc>')
})

it('keeps search engines out of what is behind a login, and tells them where the map is', async () => {
  const { body } = await test.app.inject('/robots.txt')
  expect(body).toContain('Disallow: /dashboard')
  expect(body).not.toContain('Disallow: /login')
  expect(body).toContain('Sitemap: https://quiz.example.org/sitemap.xml')
})

describe('where nobody has said under which address it is reached', () => {
  const unnamed = testApp()

  it('tells search engines of no address, rather than of one that is wrong', async () => {
    expect((await unnamed.app.inject('/sitemap.xml')).statusCode).toBe(404)
    expect((await unnamed.app.inject('/robots.txt')).body).not.toContain('Sitemap')
  })
})
