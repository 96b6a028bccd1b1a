import type { APIRequestContext, Page } from '@playwright/test'
import { listQuizzes } from '@probant/contract/quizzes/life'
import { getReport } from '@probant/contract/results/report'
import { call } from '../harness/calls.ts'
import { demoPerson, expect, test } from '../harness/demo-app.ts'
import {
  barsOn,
  columnsOn,
  expectAsLongAsTheirShare,
  expectInProportion,
  filledIn,
} from '../harness/drawings.ts'
import { enterAccount } from '../harness/people.ts'

const TITLE = 'Capitales de l’Europe'
/** The ink blue in which columns and bars are drawn, on white. */
const INK_BLUE = [0x2b, 0x4a, 0xcb] as const

for (const { locale, region, title, person, page: ofPage } of [
  { locale: 'en', region: 'en-GB', title: 'Score distribution', person: 'Participant', page: 'By Claire' },
  { locale: 'fr', region: 'fr-FR', title: 'Répartition des notes', person: 'Durée', page: 'Par Claire' },
]) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale: region })

    test('the report draws what it says, on screen, on paper, and without background graphics', async ({
      page,
    }) => {
      const quizId = await asCreator(page.request)
      const { distribution } = await call(page.request, getReport, { params: { quizId } })

      await test.step('on screen', async () => {
        await page.goto(`/dashboard/view/${quizId}/results`)
        await expect(page.getByRole('heading', { name: title })).toBeVisible()
        await expectDistribution(page, distribution)
      })

      await test.step('in print', async () => {
        await page.goto(`/dashboard/view/${quizId}/results/print`)
        await expect(page.getByText(ofPage)).toBeVisible()
        await expect(page.getByRole('columnheader', { name: person }).first()).toBeVisible()
        await page.emulateMedia({ media: 'print' })
        await expectDistribution(page, distribution)
      })

      await test.step('as a browser prints it unless told otherwise', async () => {
        const file = await page.pdf({ format: 'A4' })
        const shapes = filledIn(file, INK_BLUE).filter(({ width, height }) => height > 0 && width > 0)
        const people = distribution.filter((count) => count > 0)
        // What has its own place on the page, as the columns have, is drawn after the rest.
        const [bars, drawn] = [shapes.slice(0, -people.length), shapes.slice(-people.length)]
        expect(bars.length).toBeGreaterThan(0)
        expectInProportion(
          people.map((value, index) => ({ value, size: scaled(drawn)[index]?.height ?? -1 })),
        )
      })
    })
  })
}

test('bars are as long as what they stand for, wherever there are some', async ({ page }) => {
  await enterAccount(page.request, demoPerson('claire@demo.probant.test'))
  for (const address of ['/dashboard', '/dashboard/usage', '/dashboard/quiz']) {
    await page.goto(address)
    await expect(page.locator('svg[data-share]').first()).toBeVisible()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expectAsLongAsTheirShare(await barsOn(page))
  }
})

async function expectDistribution(page: Page, distribution: number[]): Promise<void> {
  const columns = await columnsOn(page)
  expect(columns.map(({ value }) => value)).toEqual(distribution)
  expectInProportion(columns)
  expectAsLongAsTheirShare(await barsOn(page))
}

/** A page is printed smaller than it is on screen. */
function scaled(rects: { width: number; height: number }[]) {
  const tallest = Math.max(...rects.map(({ height }) => height))
  return rects.map(({ height }) => ({ height: (height * 160) / tallest }))
}

async function asCreator(request: APIRequestContext): Promise<string> {
  await enterAccount(request, demoPerson('claire@demo.probant.test'))
  const { items } = await call(request, listQuizzes, { querystring: { search: TITLE } })
  return items.find((quiz: { title: string }) => quiz.title === TITLE)?.id ?? ''
}
