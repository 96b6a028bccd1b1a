import { describe, expect, it } from 'vitest'
import { pageAddresses } from './page-addresses.ts'

const isPage = pageAddresses([
  '/',
  '/landing-page-fr',
  '/quiz/$quizId',
  '/dashboard',
  '/dashboard/view/$quizId/live',
])

describe('an address', () => {
  it.each([
    '/',
    '/landing-page-fr',
    '/Landing-Page-FR/',
    '/quiz/7d6c',
    '/quiz/a%20b',
    '/dashboard/',
    '/dashboard/view/1/live',
  ])('%s is a page', (path) => expect(isPage(path)).toBe(true))

  it.each([
    '/landing-page',
    '/quiz',
    '/quiz/',
    '/quiz/1/2',
    '/dashboard/view/1',
    '/dashboard//view/1/live',
    '/.env',
    '//',
    '/wp-admin.php',
  ])('%s is none', (path) => expect(isPage(path)).toBe(false))
})
