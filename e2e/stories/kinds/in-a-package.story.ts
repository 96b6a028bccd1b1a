import { test as base, expect } from '@playwright/test'
import type { QuestionForm } from '@probant/contract/questions/form'
import { expectNoFindings, PHONE } from '../../harness/accessibility.ts'
import { aPackage, type PackedAs, saved, startPlatform } from '../../harness/scorm.ts'

const COMMON = { subject: 'History', language: 'en', difficulty: 'easy' } as const

const FORMS: QuestionForm[] = [
  {
    ...COMMON,
    type: 'choices',
    title: 'Which of these are rivers?',
    content: {
      options: ['Rhine', 'Alps', 'Loire'].map((text) => ({ text, isCorrect: text !== 'Alps' })),
      isSingle: false,
      partial: true,
    },
  },
  {
    ...COMMON,
    type: 'numeric',
    title: 'How long is the longer side?',
    content: {
      values: [{ within: 'amount', value: 1.5, tolerance: 0.01 }],
      units: [{ name: 'm', factor: 1 }],
      unitUse: 'required',
      unitPenalty: 0.25,
    },
  },
  {
    ...COMMON,
    type: 'matching',
    title: 'Which capital belongs to which country?',
    content: {
      pairs: [
        { left: 'France', right: 'Paris' },
        { left: 'Italy', right: 'Rome' },
      ],
      others: ['Lyon'],
    },
  },
  {
    ...COMMON,
    type: 'ordering',
    title: 'Put these in order, the oldest first.',
    content: { items: ['Stone', 'Bronze', 'Iron'].map((text) => ({ text })), strict: false },
  },
  {
    ...COMMON,
    type: 'gaps',
    title: 'Complete the summary.',
    content: {
      gapText: 'The **Bastille** fell in [[1]], in [[2]]; pi is about [[3]].',
      gaps: [
        { kind: 'typed', accepted: ['1789', 'July 1789'], weight: 2 },
        { kind: 'list', choices: ['Paris', 'Lyon', 'Metz'], right: 0 },
        { kind: 'number', number: { within: 'amount', value: 3.14, tolerance: 0.01 } },
      ],
    },
  },
]
const QUESTIONS: PackedAs['questions'] = FORMS.map((form) => ({ form, points: 4 }))

/** No installation: the package has left it. */
const test = base

test('every kind is played in a learning platform by keyboard, and reported as it is marked', async ({
  page,
}) => {
  const platform = await startPlatform(await aPackage({ title: 'All kinds', questions: QUESTIONS }))
  await page.goto(platform.url)
  const quiz = page.frameLocator('iframe')
  const next = quiz.getByRole('button', { name: 'Next' })
  await quiz.getByRole('button', { name: 'Start' }).press('Enter')

  await test.step('a list, a number, pairs and an order', async () => {
    await quiz.getByRole('checkbox', { name: /Rhine/ }).press('Space')
    await next.press('Enter')
    // Its unit is missing.
    await quiz.getByLabel('Your answer').fill('1,5')
    await next.press('Enter')
    await quiz.getByRole('combobox', { name: 'France' }).selectOption('Paris')
    await quiz.getByRole('combobox', { name: 'Italy' }).selectOption('Rome')
    await next.press('Enter')
    for (const [item, rank] of [
      ['Stone', 0],
      ['Bronze', 1],
    ] as const) {
      const place = async () =>
        (await quiz.getByRole('listitem').allInnerTexts()).findIndex((text) => text.includes(item))
      while ((await place()) > rank)
        await quiz
          .getByRole('listitem')
          .filter({ hasText: item })
          .getByRole('button', { name: /up/i })
          .press('Enter')
    }
    await next.press('Enter')
  })

  await test.step('the gaps of a text, one after the other; a reload keeps them', async () => {
    const typed = quiz.getByRole('textbox', { name: 'Gap 1' })
    const list = quiz.getByRole('combobox', { name: 'Gap 2' })
    const number = quiz.getByRole('textbox', { name: 'Gap 3' })
    await typed.fill('july  1789')
    await typed.press('Enter')
    await expect(list).toBeFocused()
    await expect(list.getByRole('option')).toHaveText(['Choose…', 'Lyon', 'Metz', 'Paris'])
    await list.selectOption('Lyon')
    await number.fill('3,15')
    await number.blur()
    await page.reload()
    await expect(typed).toHaveValue('july  1789')
    await expect(list).toHaveValue('Lyon')
    await expect(number).toHaveValue('3,15')
    await number.press('Enter')
    await quiz.getByRole('button', { name: 'Hand in' }).press('Enter')
  })

  await test.step('the result, and what the platform was told', async () => {
    // 2 of the list, 3 of the number, 4 of the pairs, 4 of the order, 3 of the gaps.
    await expect(quiz.getByText('16 of 20 points')).toBeVisible()
    const last = quiz.getByRole('article', { name: 'Question 5' })
    await expect(last).toContainText('Partly correct')
    await expect(last.getByText('1789 / July 1789')).toBeVisible()
    const { interactions } = await page.evaluate(() => JSON.parse(localStorage.getItem('kept') ?? '').cmi)
    expect(Object.values(interactions)).toMatchObject([
      { type: 'choice', student_response: 'a', result: '0.5' },
      { type: 'fill-in', student_response: '1,5', result: '0.75' },
      { type: 'matching', result: 'correct' },
      { type: 'sequencing', student_response: 'a,b,c', result: 'correct' },
      {
        type: 'fill-in',
        student_response: '1: july 1789; 2: Lyon; 3: 3,15',
        result: '0.75',
        correct_responses: { 0: { pattern: '1: 1789 / July 1789; 2: Paris; 3: 3.14 ± 0.01' } },
      },
    ])
    expect(await page.evaluate('refused')).toEqual([])
  })
  await page.goto('about:blank')
  await platform.stop()
})

test('axe finds nothing in a text with gaps, in the hand and in the dark, in French', async ({
  page,
}, testInfo) => {
  const archive = await aPackage({ title: 'Trous', language: 'fr', questions: QUESTIONS.slice(-1) })
  await page.setViewportSize(PHONE)
  await page.goto(saved(archive, testInfo.outputPath('package')))
  await page.getByRole('button', { name: 'Commencer' }).click()
  const number = page.getByRole('textbox', { name: 'Trou 3' })
  await number.fill('3,14')
  for (const field of [number, page.getByRole('combobox', { name: 'Trou 2' })])
    expect((await field.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await looksWell('a text with gaps')
  await page.getByRole('button', { name: 'Vérifier et rendre ma copie' }).click()
  await page.getByRole('button', { name: 'Rendre ma copie', exact: true }).click()
  await expect(page.getByText('1 points sur 4')).toBeVisible()
  await expect(page.getByText('3,14 ± 0,01')).toBeVisible()
  await looksWell('its result')

  async function looksWell(screen: string) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectNoFindings(page, `${screen} (${colorScheme})`)
    }
  }
})
