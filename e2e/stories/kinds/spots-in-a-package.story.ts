import { test as base, expect, type FrameLocator } from '@playwright/test'
import type { QuestionForm } from '@probant/contract/questions/form'
import { plainPicture } from '../../../server/test/plain-picture.ts'
import { expectNoFindings, PHONE } from '../../harness/accessibility.ts'
import { aPackage, saved, startPlatform } from '../../harness/scorm.ts'

const PICTURE = {
  id: '01234567-89ab-4def-8123-456789abcdef',
  name: 'map.png',
  type: 'image/png',
  bytes: plainPicture(300, 200),
}
const asking = (title: string, spotsShown: boolean): QuestionForm => ({
  subject: 'Geography',
  language: 'en',
  difficulty: 'easy',
  type: 'spots',
  title,
  content: {
    spotsPicture: `![A grey map](picture:${PICTURE.id})`,
    spotsShown,
    spots: [
      { label: 'Lake', shape: { kind: 'circle', x: 150, y: 100, radius: 20 } },
      { label: 'Town', shape: { kind: 'rectangle', x: 0, y: 0, width: 60, height: 40 } },
    ],
    spotOthers: ['Desert'],
  },
})

/** No installation: the package has left it. */
const test = base

test('regions of a picture are found and labelled in a learning platform, by keys and by pointer', async ({
  page,
}) => {
  const questions = [asking('Where are they?', false), asking('Which is which?', true)]
  const archive = await aPackage({
    title: 'A map',
    questions: questions.map((form) => ({ form, points: 4 })),
    pictures: [PICTURE],
  })
  const platform = await startPlatform(archive)
  await page.setViewportSize(PHONE)
  await page.goto(platform.url)
  const quiz = page.frameLocator('iframe')
  await quiz.getByRole('button', { name: 'Start' }).press('Enter')
  const map = quiz.getByRole('application', { name: 'Picture' })

  await test.step('by keys: the cross begins in the middle, and is moved and set', async () => {
    await marker(quiz, 'Lake').press('Enter')
    await expect(map).toBeFocused()
    await map.press('ArrowRight')
    await map.press('Enter')
    await expect(quiz.getByRole('status').last()).toHaveText('Lake: set, 51% from the left, 50% from the top')
    await expect(marker(quiz, 'Lake')).toHaveAccessibleName(
      /^Lake on the picture, 51% from the left, 50% from the top$/,
    )
  })

  await test.step('by pointer; what was put is taken away again', async () => {
    await marker(quiz, 'Desert').click()
    await map.click({ position: { x: 5, y: 5 } })
    await quiz.getByRole('button', { name: 'Remove from the picture: Desert' }).click()
    await expect(quiz.getByRole('status').last()).toHaveText('Desert: removed')
    await marker(quiz, 'Town').click()
    await map.click({ position: { x: 10, y: 10 } })
    await page.reload()
    await expect(quiz.getByRole('button', { name: 'Remove from the picture: Town' })).toBeVisible()
    await quiz.getByRole('button', { name: 'Next' }).press('Enter')
  })

  await test.step('shown ones get a label each', async () => {
    await quiz.getByRole('combobox', { name: 'Region 1' }).selectOption('Lake')
    await quiz.getByRole('combobox', { name: 'Region 2' }).selectOption('Desert')
    await quiz.getByRole('button', { name: 'Check and hand in' }).press('Enter')
    await quiz.getByRole('button', { name: 'Hand in', exact: true }).press('Enter')
  })

  await test.step('marked as here, and reported', async () => {
    await expect(quiz.getByText('6 of 8 points')).toBeVisible()
    const { interactions } = await page.evaluate(() => JSON.parse(localStorage.getItem('kept') ?? '').cmi)
    expect(Object.values(interactions)).toMatchObject([
      { type: 'fill-in', result: 'correct', student_response: expect.stringMatching(/^-;153,100;\d+,\d+$/) },
      { type: 'fill-in', result: '0.5', student_response: '1;0' },
    ])
    expect(await page.evaluate('refused')).toEqual([])
  })
  await page.goto('about:blank')
  await platform.stop()
})

test('axe finds nothing in regions of a picture, in the hand and in the dark, in French', async ({
  page,
}, testInfo) => {
  const questions = [asking('Where are they?', false), asking('Which is which?', true)]
  const archive = await aPackage({
    title: 'Une carte',
    language: 'fr',
    questions: questions.map((form) => ({ form, points: 4 })),
    pictures: [PICTURE],
  })
  await page.setViewportSize(PHONE)
  await page.goto(saved(archive, testInfo.outputPath('package')))
  await page.getByRole('button', { name: 'Commencer' }).click()
  const map = page.getByRole('application', { name: 'Image' })
  await map.click({ position: { x: 10, y: 10 } })
  for (const button of await page.getByRole('button', { name: /^(?:Desert|Lake|Town|Retirer)/ }).all())
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await looksWell('regions to be found')
  await page.getByRole('button', { name: 'Suivant' }).click()
  await page.getByRole('combobox', { name: 'Zone 1' }).selectOption('Lake')
  await looksWell('regions to be labelled')
  await page.getByRole('button', { name: 'Vérifier et rendre ma copie' }).click()
  await page.getByRole('button', { name: 'Rendre ma copie', exact: true }).click()
  await expect(page.getByText('2 points sur 8')).toBeVisible()
  await looksWell('their result')

  async function looksWell(screen: string) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectNoFindings(page, `${screen} (${colorScheme})`)
    }
  }
})

function marker(quiz: FrameLocator, label: string) {
  return quiz.getByRole('button', { name: new RegExp(`^${label}`) })
}
