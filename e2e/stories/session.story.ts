import type { Page } from '@playwright/test'
import { inviteParticipants, watchParticipants } from '@probant/contract/participants/inviting'
import { openQuizPage, watchSitting } from '@probant/contract/submissions/page'
import { startQuiz } from '@probant/contract/submissions/taking'
import { breakNextToken, watchApi } from '../harness/api-calls.ts'
import { call } from '../harness/calls.ts'
import { confirmAddress } from '../harness/organizations.ts'
import { anActiveQuiz } from '../harness/quizzes.ts'
import { logIn, logOut } from '../harness/sign-in.ts'
import { start } from '../harness/taking.ts'
import { expect, test } from '../harness/test.ts'

test('a token that runs out in mid-use is renewed without a word', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/setting')
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible()
  const api = watchApi(page)

  await breakNextToken(page, '/api/users/me')
  await saveName(page, 'Renewed')

  // What the page itself asks for at its opening may still be on its way.
  const ofSession = () => api.calls().filter((call) => /\/(users\/me|refresh|_auth\/session) /.test(call))
  await expect
    .poll(ofSession)
    .toEqual([
      'PATCH /api/users/me 401',
      'GET /api/refresh 204',
      'GET /api/_auth/session 200',
      'PATCH /api/users/me 200',
    ])
  await expect(page).toHaveURL('/setting')
  await page.reload()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Renewed')
})

test('calls that are refused together share one refresh', async ({ page, signUp }) => {
  const { password } = await signUp()
  await page.goto('/setting')
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible()
  // What the page itself asks for at its opening is over.
  await page.waitForLoadState('networkidle')
  const api = watchApi(page)

  await breakNextToken(page, '/api/users/me')
  await breakNextToken(page, '/api/users/me/email')
  await page.getByLabel('Name', { exact: true }).fill('Both at once')
  await page.getByLabel('New e-mail address').fill('elsewhere@example.org')
  await page.getByLabel('Your password, to change the address').fill(password)
  const buttons = [
    page.getByRole('button', { name: 'Save', exact: true }),
    page.getByRole('button', { name: 'Change address' }),
  ]
  for (const button of buttons) await expect(button).toBeEnabled()
  // Pressed by script, so that the second press does not wait for what the first one does.
  for (const button of buttons) await button.dispatchEvent('click')

  await expect.poll(() => api.count('PATCH /api/users/me 200')).toBe(1)
  await expect.poll(() => api.count('PUT /api/users/me/email 200')).toBe(1)
  await expect.poll(() => api.count('GET /api/refresh 204')).toBe(1)
})

test('a session that was ended elsewhere leads to the login, and from there back', async ({
  page,
  browser,
  app,
  signUp,
}) => {
  const person = await signUp()
  await page.goto('/setting?from=the-menu')
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible()

  const elsewhere = await browser.newPage({ baseURL: app.url })
  await elsewhere.goto('/login')
  await logIn(elsewhere, person)
  await signOutEverywhere(elsewhere)
  await elsewhere.close()

  await page.getByLabel('Name', { exact: true }).fill('Too late')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Session Expired, Please Reload')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()

  await logIn(page, person)
  await expect(page).toHaveURL('/setting?from=the-menu')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(person.username)
})

test('logging out in one tab logs the other out as well', async ({ page, context, signUp }) => {
  await signUp()
  await page.goto('/dashboard/usage')
  const other = await context.newPage()
  await other.goto('/setting')
  await expect(other.getByLabel('Name', { exact: true })).toBeVisible()

  await logOut(page)
  await expect(other.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect(other).toHaveURL('/login?returnTo=%2Fsetting')
})

test('logging in in one tab lets the other in as well', async ({ page, context, signUp }) => {
  const person = await signUp()
  await context.clearCookies()
  await page.goto('/login')
  const other = await context.newPage()
  await other.goto('/dashboard/usage')
  await expect(other).toHaveURL(/\/login/)

  await logIn(page, person)
  await expect(other).toHaveURL('/dashboard/usage')
})

test('two tabs whose tokens run out at once both go on', async ({ page, context, signUp }) => {
  await signUp()
  const other = await context.newPage()
  const tabs = [page, other]
  const apis = tabs.map(watchApi)
  for (const tab of tabs) {
    await tab.goto('/dashboard')
    await breakNextToken(tab, '/api/_auth/verification')
  }

  // Toasts go by themselves: both are looked for from the beginning.
  await Promise.all(
    tabs.flatMap((tab) => [
      tab.getByRole('button', { name: 'Make a new link' }).click(),
      expect(tab.getByText('is in the outbox')).toBeVisible(),
    ]),
  )

  for (const [index] of tabs.entries()) {
    expect(apis[index]?.count('POST /api/_auth/verification 401')).toBe(1)
    expect(apis[index]?.count('GET /api/refresh 204')).toBe(1)
  }
  for (const tab of tabs) {
    await tab.reload()
    await expect(tab.getByRole('button', { name: 'Make a new link' })).toBeVisible()
  }
})

test('a stream whose token runs out is opened again with a new one, and nothing else is asked for', async ({
  page,
  signUp,
  mailbox,
  visitor,
}) => {
  await confirmAddress(page.request, await signUp(), mailbox)
  const quiz = await anActiveQuiz(page.request, 'Capes and bays')
  const params = { quizId: quiz.id }
  const people = [{ email: 'iris@example.org' }]
  await call(page.request, inviteParticipants, { params, body: { people } })
  const api = watchApi(page)
  const stream = watchParticipants.url.replace(':quizId', quiz.id)
  await breakNextToken(page, stream)
  await page.goto(`/dashboard/participants/${quiz.id}`)

  await expect.poll(() => api.count(`GET ${stream} 200`)).toBe(1)
  expect(api.count(`GET ${stream} 401`)).toBe(1)
  expect(api.count('GET /api/refresh 204')).toBe(1)
  expect(api.calls().filter((made) => made.includes('/users/me/sessions'))).toEqual([])

  const theirs = await visitor()
  await theirs.goto(await mailbox.linkFor('iris@example.org'))
  await theirs.getByRole('button', { name: 'Go to the quiz' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'iris@example.org' })).toContainText('Opened')

  await test.step('a session for one quiz only goes on as well', async () => {
    await expect(theirs.getByText('Logged in for this quiz only')).toBeVisible()
    const [opening, starting, changes] = [openQuizPage, startQuiz, watchSitting].map(({ url }) =>
      url.replace(':quizId', quiz.id),
    ) as [string, string, string]
    const theirApi = watchApi(theirs)
    await theirs.reload()
    await expect(theirs.getByText('Logged in for this quiz only')).toBeVisible()
    // The cookie opens the page: no token is needed for that.
    expect(theirApi.calls()).toEqual([`GET ${opening} 200`])

    await breakNextToken(theirs, starting)
    await breakNextToken(theirs, changes)
    await start(theirs)
    await expect(theirs.getByRole('heading', { name: 'Question 1' })).toBeVisible()
    await expect.poll(() => theirApi.count(`GET ${changes} 200`)).toBe(1)
    expect(theirApi.count(`POST ${starting} 401`)).toBe(1)
    expect(theirApi.count(`POST ${starting} 200`)).toBe(1)
    expect(theirApi.count(`GET ${changes} 401`)).toBe(1)
    expect(theirApi.count('GET /api/refresh 204')).toBe(2)
  })

  await test.step('and opens no other quiz', async () => {
    const other = await anActiveQuiz(page.request, 'Straits')
    await theirs.goto(`/quiz/${other.id}`)
    await expect(theirs).toHaveURL(`/login?returnTo=${encodeURIComponent(`/quiz/${other.id}`)}`)
    await expect(theirs.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  })
})

async function saveName(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Your details have been saved.')).toBeVisible()
}

async function signOutEverywhere(page: Page): Promise<void> {
  await page.goto('/setting')
  await page.getByRole('button', { name: 'Log out everywhere' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect(page).toHaveURL('/login')
  // It was their own wish.
  await expect(page.getByText('Session Expired')).toBeHidden()
}
