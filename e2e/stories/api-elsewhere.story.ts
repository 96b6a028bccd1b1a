import type { Page } from '@playwright/test'
import { ENDPOINTS } from '@probant/contract/endpoints'
import { endQuiz } from '@probant/contract/quizzes/life'
import { watchSitting } from '@probant/contract/submissions/page'
import { saveAnswers, startQuiz } from '@probant/contract/submissions/taking'
import { freePort, startApp } from '../harness/app.ts'
import { call } from '../harness/calls.ts'
import { tinyPicture } from '../harness/files.ts'
import { ask, openGenerator, submit } from '../harness/generation.ts'
import { aPerson } from '../harness/people.ts'
import { answerWith, startWriting } from '../harness/questions.ts'
import { logOut, submitSignUp } from '../harness/sign-in.ts'
import { begin, expectAllSaved } from '../harness/taking.ts'
import { test as base, expect } from '../harness/test.ts'

/** To a browser these are two sites, though it is one server. */
const test = base.extend({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here.
    async ({}, use) => {
      const port = await freePort()
      const app = await startApp({
        PORT: String(port),
        PUBLIC_URL: `http://localhost:${port}`,
        API_BASE_URL: `http://127.0.0.1:${port}`,
        // Left out, as most operators do: here the page does all of the work, as people's browsers do.
        PROOF_OF_WORK_ROUNDS: '',
      })
      await use(app)
      await app.stop()
    },
    { scope: 'worker' },
  ],
})

test('the API lives at another address than the pages, and everything works', async ({ page, baseURL }) => {
  const apiOrigin = apiOf(baseURL)
  const { asked, complaints } = watchOrigins(page)

  await test.step('signing up, and being signed in after a reload', async () => {
    await page.goto('/signup')
    await submitSignUp(page, aPerson({ username: 'Nadia' }))
    await expect(page).toHaveURL('/dashboard')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Nadia' })).toBeVisible()
  })

  await test.step('writing a question with a picture, which is shown', async () => {
    await page.goto('/dashboard/questions')
    const editor = await startWriting(page)
    await editor.getByLabel('Subject').fill('Geography')
    const question = editor.getByLabel('Question', { exact: true })
    await question.fill('Which town is seen in this picture?')
    const tools = editor.getByRole('group', { name: 'Formatting: Question' })
    await tools.getByRole('button', { name: 'Picture' }).click()
    const dialog = page.getByRole('dialog', { name: 'Insert a picture' })
    await dialog.locator('input[type=file]').setInputFiles(tinyPicture())
    await dialog.getByLabel('Alternative text').fill('A black dot')
    await dialog.getByRole('button', { name: 'Insert picture' }).click()
    // Writing goes on there: what is typed elsewhere before that would end up in it.
    await expect(question).toBeFocused()
    await answerWith(editor, ['Orléans', 'Nîmes', 'Évreux', 'Arles'])
    await editor.getByRole('button', { name: 'Save question' }).click()
    await expect(editor).toBeHidden()

    const picture = page.getByRole('img', { name: 'A black dot' }).first()
    await expect(picture).toBeVisible()
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    expect(await picture.getAttribute('src')).toContain(apiOrigin)
  })

  await test.step('watching questions arrive', async () => {
    const dialog = await openGenerator(page)
    await ask(dialog, { subject: 'photosynthesis', easy: 2 })
    await submit(dialog)
    await expect(dialog.getByText('All 2 questions you asked for are ready.')).toBeVisible()
    await expect(dialog.getByRole('article')).toHaveCount(2)
  })

  await test.step('downloading what is kept', async () => {
    await page.goto('/setting')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download my data' }).click()
    expect((await download).suggestedFilename()).toMatch(/^probant-.*\.json$/)
  })

  await logOut(page)

  expect(complaints).toEqual([])
  expect(asked(String(baseURL)).filter((path) => !isOfCookies(path))).toEqual([])
  expect(asked(apiOrigin)).toEqual(expect.arrayContaining(['/api/questions', '/api/site']))
})

test('a quiz is taken there as well', async ({ baseURL, classroom, anInvitee }) => {
  const { page: theirs, quiz } = await anInvitee()
  const { asked, complaints } = watchOrigins(theirs)
  await begin(theirs, quiz)
  await theirs.keyboard.press('1')
  await expectAllSaved(theirs)
  await call(classroom.desk, endQuiz, { params: { quizId: quiz.id } })
  await expect(theirs.getByRole('heading', { name: 'The quiz was ended' })).toBeVisible()

  expect(complaints).toEqual([])
  expect(asked(String(baseURL)).filter((path) => !isOfCookies(path))).toEqual([])
  const ofQuiz = [startQuiz, saveAnswers, watchSitting].map(({ url }) => url.replace(':quizId', quiz.id))
  expect(asked(apiOf(baseURL))).toEqual(expect.arrayContaining(ofQuiz))
})

function apiOf(baseURL: string | undefined): string {
  return String(baseURL).replace('localhost', '127.0.0.1')
}

/** Which paths of the API a page asks for at which origin, and what the browser thinks of it. */
function watchOrigins(page: Page) {
  const paths = new Map<string, Set<string>>()
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) paths.set(origin, (paths.get(origin) ?? new Set()).add(pathname))
  })
  const complaints: string[] = []
  page.on('console', (message) => {
    if (/CORS|Content Security Policy|blocked by/i.test(message.text())) complaints.push(message.text())
  })
  return { complaints, asked: (origin: string) => [...(paths.get(origin) ?? [])] }
}

/** Those stay where the pages are: a cookie is theirs. */
function isOfCookies(path: string): boolean {
  return Object.values(ENDPOINTS).some(
    (one) => 'cookie' in one && new RegExp(`^${one.url.replace(/:\w+/g, '[^/]+')}$`).test(path),
  )
}
