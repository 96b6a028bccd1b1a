import type { Page } from '@playwright/test'
import { openQuizPage, watchSitting } from '@probant/contract/submissions/page'
import { compressedSizes, requestedScripts } from '../harness/assets.ts'
import { begin, expectAllSaved } from '../harness/taking.ts'
import { expect, test } from '../harness/test.ts'

/** As packed for a browser; a page may have 180. */
const MOST_KIB = 158

test.describe('in French, whose sentences are longer', () => {
  test.use({ locale: 'fr-FR' })

  test('a quiz is at most 158 KiB of JavaScript in all, and one call brings its paper back', async ({
    anInvitee,
  }) => {
    const { page: theirs, quiz } = await anInvitee()
    const scripts = requestedScripts(theirs)
    await begin(theirs, quiz)
    await theirs.getByRole('radio', { name: 'A Oslo' }).check()
    await expectAllSaved(theirs)

    await test.step('the paper comes back though nothing else is answered', async () => {
      const [opening, changes] = [openQuizPage, watchSitting].map(
        ({ method, url }) => `${method} ${url.replace(':quizId', quiz.id)}`,
      )
      const { asked, release } = await answerOnly(theirs, String(opening))
      await theirs.reload()
      await expect(theirs.getByRole('radio', { name: 'A Oslo' })).toBeChecked()
      expect(asked[0]).toBe(opening)
      expect([[], [changes]]).toContainEqual(asked.slice(1))
      await release()
    })

    await test.step('the whole of it: to the receipt, what was handed in, and the workers', async () => {
      for (let turned = 0; turned < 3; turned++) await theirs.getByRole('button', { name: 'Suivant' }).click()
      await theirs.getByRole('button', { name: 'Rendre ma copie' }).click()
      await theirs.getByRole('dialog').getByRole('button', { name: 'Rendre ma copie' }).click()
      await theirs.getByRole('button', { name: 'Voir ma copie' }).click()
      await expect(theirs.getByText('Why are cities built beside rivers?')).toBeVisible()

      const sizes = await compressedSizes(theirs.request, [...scripts, await keeperOf(theirs)])
      const files = Object.keys(sizes).join('\n')
      for (const one of ['/assets/quiz/review-sheet-', '/quiz-worker.js', '/developer-tools-probe.js'])
        expect(files).toContain(one)
      const bytes = Object.values(sizes).reduce((sum, size) => sum + size, 0)
      expect(bytes / 1024, JSON.stringify(sizes, null, 2)).toBeLessThanOrEqual(MOST_KIB)
    })
  })
})

/** Every other call to the API waits from now on, until it is released. */
async function answerOnly(page: Page, call: string) {
  const asked: string[] = []
  const isApi = ({ pathname }: URL) => pathname.startsWith('/api/')
  await page.route(isApi, (route) => {
    const request = route.request()
    asked.push(`${request.method()} ${new URL(request.url()).pathname}`)
    if (asked.at(-1) === call) return route.continue()
  })
  return { asked, release: () => page.unroute(isApi) }
}

/** The address of the worker that keeps the page's files. */
async function keeperOf(page: Page): Promise<string> {
  return page.evaluate(async () => String((await navigator.serviceWorker.ready).active?.scriptURL))
}
