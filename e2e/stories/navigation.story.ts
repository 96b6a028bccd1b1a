import type { Page } from '@playwright/test'
import { inviteParticipants } from '@probant/contract/participants/inviting'
import { expectRoomForAll, PHONE } from '../harness/accessibility.ts'
import { call } from '../harness/calls.ts'
import { confirmAddress } from '../harness/organizations.ts'
import { aPerson } from '../harness/people.ts'
import { anActiveQuiz } from '../harness/quizzes.ts'
import { ADMIN_PAGES, goTo } from '../harness/screens.ts'
import { logIn, submitLogin, submitSignUp } from '../harness/sign-in.ts'
import { expect, test } from '../harness/test.ts'

const QUIZ = '/quiz/0c5d8a52-6b3f-4a55-9d7c-0f5d1f0a7d11'

test('an unknown path says which page was not found', async ({ page }) => {
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page not found: /no/such/page' })).toBeVisible()

  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL('/')
})

test('an unknown path below a known one is unknown as well', async ({ page, signUp }) => {
  await signUp()
  const answer = await page.goto('/dashboard/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page not found: /dashboard/no-such-page' })).toBeVisible()
})

test('below a quiz there is nothing, and its address may be written in capitals', async ({
  page,
  signUp,
}) => {
  await signUp()
  for (const path of ['/quiz/', `${QUIZ}/other`]) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { name: `Page not found: ${path}` })).toBeVisible()
  }
  const answer = await page.goto(QUIZ.replace('quiz', 'Quiz'))
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('heading', { name: 'You’re not invited to this quiz' })).toBeVisible()
})

test('a quiz is reached from the dashboard by a click, not by pointing at it, and the way back leads there', async ({
  page,
  signUpVerified,
  someoneElse,
  mailbox,
}) => {
  const { email } = await signUpVerified()
  const { person: creator, page: theirs } = await someoneElse()
  await confirmAddress(theirs.request, creator, mailbox)
  const { id: quizId } = await anActiveQuiz(theirs.request, 'Seas of the world')
  await call(theirs.request, inviteParticipants, { params: { quizId }, body: { people: [{ email }] } })

  await page.goto('/dashboard')
  const link = page.getByRole('link', { name: 'Seas of the world' })
  // As a finger that comes down, and as a pointer that rests for a while.
  await link.dispatchEvent('touchstart')
  // Whatever it leads to has begun by the time that something else was asked for and had.
  await page.evaluate(() => fetch('/healthz'))
  await expect(page).toHaveURL('/dashboard')

  await link.click()
  await expect(page).toHaveURL(`/quiz/${quizId}`)
  await expect(page.getByRole('heading', { name: 'Open now' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/dashboard')
  await expect(link).toBeVisible()
})

test.describe('in the hand', () => {
  test.use({ viewport: PHONE })

  test('the rooms of a quiz show on which side there are more, and the one that is open', async ({
    page,
    signUpVerified,
  }) => {
    await signUpVerified()
    const { id } = await anActiveQuiz(page.request, 'Five rooms')
    const rooms = page.getByRole('navigation', { name: 'This quiz' })
    const expectMore = async (before: boolean, after: boolean) => {
      await expect(rooms).toHaveJSProperty('dataset.before', before ? '' : undefined)
      await expect(rooms).toHaveJSProperty('dataset.after', after ? '' : undefined)
      await expect(rooms.locator('[aria-current]')).toBeInViewport({ ratio: 1 })
    }

    await page.goto(`/dashboard/view/${id}`)
    await expectMore(false, true)
    await rooms.getByRole('link', { name: 'Results' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/results/)
    await expectMore(true, false)
  })
})

test('every page is found under its address, and files that are gone are not', async ({ request }) => {
  const pages: string[] = await (await request.get('/builds/pages.json')).json()
  expect(pages.length).toBeGreaterThan(40)
  for (const page of pages) {
    const answer = await request.get(page.replaceAll(/\$\w+/g, '1'))
    expect(answer.status(), page).toBe(200)
  }
  for (const gone of ['/assets/gone.js', '/builds/gone.json', '/api/gone', '/gone.png', '/.env'])
    expect((await request.get(gone)).status(), gone).toBe(404)
})

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' })

  test('an unknown path says which page was not found', async ({ page }) => {
    await page.goto('/nulle-part')
    await expect(page.getByRole('heading', { name: 'Page introuvable : /nulle-part' })).toBeVisible()
  })
})

test('the dashboard asks to log in, and is there afterwards', async ({ page, context, signUp }) => {
  const person = await signUp()
  await context.clearCookies()

  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login')
  await logIn(page, person)
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: person.username })).toBeVisible()
})

test('after logging in one is at the address one wanted, its search included', async ({
  page,
  context,
  signUp,
}) => {
  const person = await signUp()
  await context.clearCookies()

  await page.goto('/dashboard/usage?from=mail')
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await logIn(page, person)
  await expect(page).toHaveURL('/dashboard/usage?from=mail')
})

test('a quiz is there again after signing up for it', async ({ page, admin: _admin }) => {
  await page.goto(QUIZ)
  await page.getByRole('link', { name: 'Create one' }).click()
  await submitSignUp(page, aPerson())
  await expect(page).toHaveURL(QUIZ)
  await expect(page.getByRole('heading', { name: 'You’re not invited to this quiz' })).toBeVisible()
})

for (const entrance of ['/login', '/signup']) {
  test(`whoever is signed in already goes from ${entrance} to the dashboard`, async ({ page, signUp }) => {
    await signUp()
    await page.goto(entrance)
    await expect(page).toHaveURL('/dashboard')
  })
}

test('a way back that leads elsewhere is ignored', async ({ page, context, signUp }) => {
  const person = await signUp()
  const foreignAddresses = visitsElsewhere(page)

  // The other ways to write it, and whoever is signed in already, stand in `guards.test.ts`.
  await context.clearCookies()
  await page.goto(`/login?returnTo=${encodeURIComponent('//evil.example')}`)
  await submitLogin(page, person)
  await expect(page).toHaveURL('/dashboard')
  expect(foreignAddresses).toEqual([])
})

test('whoever is no administrator finds none of the administrator’s pages', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/dashboard')
  for (const path of ADMIN_PAGES) {
    await goTo(page, path)
    await expect(page.getByRole('heading', { name: `Page not found: ${path}` })).toBeVisible()
  }
})

test('an address that is longer than its place is cut, and pushes nothing aside', async ({
  page,
  signUp,
}) => {
  await signUp({ email: `${'long'.repeat(10)}@${'address'.repeat(6)}.example.org` })
  for (const path of ['/dashboard', '/dashboard/create']) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible()
    await expectRoomForAll(page, path)
  }
})

function visitsElsewhere(page: Page): string[] {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === 'evil.example') elsewhere.push(request.url())
  })
  return elsewhere
}
