import { PUBLIC_PAGES } from '@probant/contract/public-pages'
import { expect, it } from 'vitest'
import { testApp } from '#test/test-app.ts'

const test = testApp()

it('tells search engines of every public page in both languages, by whole addresses', async () => {
  const { body } = await test.app.inject('/sitemap.xml')
  for (const address of Object.values(PUBLIC_PAGES))
    expect(body).toMatch(new RegExp(`<loc>https?://[^/]+${address}<`))
  expect(body).toContain('/landing-page-fr</loc>')
  expect(body).toContain('/pricing?lang=fr</loc>')
})

it('keeps search engines out of what is behind a login, and tells them where the map is', async () => {
  const { body } = await test.app.inject('/robots.txt')
  expect(body).toContain('Disallow: /dashboard')
  expect(body).not.toContain('Disallow: /login')
  expect(body).toMatch(/Sitemap: https?:\/\/[^/]+\/sitemap\.xml/)
})
