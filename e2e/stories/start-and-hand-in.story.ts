import type { Locator, Page } from '@playwright/test'
import { DEFAULT_OPTIONS } from '@probant/contract/quizzes/form'
import {
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectRoomForAll,
  PHONE,
} from '../harness/accessibility.ts'
import { begin } from '../harness/taking.ts'
import { expect, test } from '../harness/test.ts'

test.describe.configure({ mode: 'parallel' })

for (const [where, size] of [
  ['at a desk', { width: 1280, height: 800 }],
  ['in the hand', PHONE],
] as const)
  test(`every rule stands above the start, ${where}; starting is confirmed once`, async ({ anInvitee }) => {
    const { page: theirs, quiz } = await anInvitee({ instructions: 'Take your time.' })
    await theirs.setViewportSize(size)
    await theirs.goto(`/quiz/${quiz.id}`)
    const start = theirs.getByRole('button', { name: 'Start the quiz' })
    const rules = theirs.locator('section', { hasText: 'Before you start' }).getByRole('list')
    await expect(start).toBeEnabled()
    expect(await bottomOf(rules)).toBeLessThanOrEqual(await topOf(start))
    if (where === 'at a desk') expect(await bottomOf(rules)).toBeLessThanOrEqual(size.height)

    const dialog = theirs.getByRole('dialog', { name: 'Start the quiz now?' })
    await start.click()
    await expectRoomForAll(theirs, 'confirming the start')
    await dialog.getByRole('button', { name: 'Not yet' }).click()
    await expect(dialog).toBeHidden()
    await theirs.reload()
    await start.click()
    await dialog.getByRole('button', { name: 'Start now' }).click()
    await expect(theirs.getByText('Question 1 of 4')).toBeVisible()
  })

test('the screen stays on while a quiz is taken, and no longer', async ({ anInvitee }) => {
  const { page: theirs, quiz } = await anInvitee()
  await theirs.addInitScript(countWakeLocks)
  const locks = () => theirs.evaluate(() => (globalThis as { wakeLocks?: number }).wakeLocks)
  await theirs.goto(`/quiz/${quiz.id}`)
  await expect(theirs.getByRole('button', { name: 'Start the quiz' })).toBeEnabled()
  expect(await locks()).toBe(0)
  await begin(theirs, quiz)
  await expect.poll(locks).toBe(1)
  await handInFrom(theirs)
  await expect.poll(locks).toBe(0)
})

test('what has no answer is listed before handing in, and each is one press away; the bar counts answers', async ({
  anInvitee,
}) => {
  const { page: theirs, quiz } = await anInvitee()
  await begin(theirs, quiz)
  const answered = (words: string) => theirs.getByRole('progressbar', { name: words })
  await expect(answered('0 of 4 answered')).toHaveAttribute('aria-valuenow', '0')
  await theirs.getByRole('radio', { name: 'A Oslo' }).check()
  await expect(answered('1 of 4 answered')).toHaveAttribute('aria-valuenow', '25')
  for (let turned = 0; turned < 3; turned++) await theirs.getByRole('button', { name: 'Next' }).click()
  await expect(answered('1 of 4 answered')).toHaveAttribute('aria-valuenow', '25')

  const dialog = theirs.getByRole('dialog', { name: 'Hand in your quiz?' })
  await theirs.getByRole('button', { name: 'Hand in' }).click()
  await expect(dialog).toContainText('3 questions aren’t answered.')
  const open = dialog.getByRole('list', { name: 'Questions without an answer' })
  await expect(open.getByRole('button')).toHaveText(['2', '3', '4'])
  await expect(dialog.getByRole('button', { name: 'Go back' })).toBeFocused()
  await expectAccessibleInBothSchemes(theirs, 'handing in with questions left')
  await open.getByRole('button', { name: 'Question 3' }).click()
  await expect(dialog).toBeHidden()
  await expect(theirs.getByText('Question 3 of 4')).toBeVisible()

  await test.step('a word alone: the cursor is in its field, and Enter goes on', async () => {
    const asked = theirs.getByRole('group', { name: 'The longest river of France is the ___.' })
    await expect(asked.getByRole('textbox', { name: 'Your answer' })).toBeFocused()
    await expect(theirs.getByText('Enter for the next question.')).toBeVisible()
    await theirs.keyboard.type('Loire')
    await theirs.keyboard.press('Enter')
    await expect(theirs.getByText('Question 4 of 4')).toBeVisible()
    await expect(answered('2 of 4 answered')).toBeVisible()
  })

  await test.step('in a text the arrows are the text’s, and no hint says otherwise', async () => {
    const arrows = theirs.getByText('for the previous or next question.')
    await expect(arrows).toBeVisible()
    await theirs.getByRole('textbox', { name: 'Your answer' }).focus()
    await expect(arrows).toBeHidden()
  })
})

test('where all is on one page, the list leads down the page, and Enter to the next question', async ({
  anInvitee,
}) => {
  const { page: theirs, quiz } = await anInvitee({ options: { ...DEFAULT_OPTIONS, paging: 'all' } })
  await theirs.setViewportSize(PHONE)
  await begin(theirs, quiz)
  await theirs.getByRole('button', { name: 'Hand in' }).click()
  const dialog = theirs.getByRole('dialog', { name: 'Hand in your quiz?' })
  await expectAccessible(theirs, 'handing in (phone)')
  await expectRoomForAll(theirs, 'handing in')
  await dialog.getByRole('button', { name: 'Question 3' }).click()
  await expect(dialog).toBeHidden()
  const word = theirs.getByRole('textbox', { name: 'Your answer to question 3' })
  await expect(word).toBeFocused()
  await expect(word).toBeInViewport()
  await theirs.keyboard.type('Loire')
  await theirs.keyboard.press('Enter')
  await expect(theirs.getByRole('textbox', { name: 'Your answer to question 4' })).toBeFocused()
})

async function handInFrom(page: Page): Promise<void> {
  for (let turned = 0; turned < 3; turned++) await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Hand in' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click()
  await expect(page.getByRole('heading', { name: 'Handed in' })).toBeVisible()
}

async function topOf(locator: Locator): Promise<number> {
  return (await locator.boundingBox())?.y ?? Number.NaN
}

async function bottomOf(locator: Locator): Promise<number> {
  const { y, height } = (await locator.boundingBox()) ?? { y: Number.NaN, height: 0 }
  return y + height
}

/** Runs in the page: how many are held. */
function countWakeLocks(): void {
  const counter = globalThis as { wakeLocks?: number }
  counter.wakeLocks = 0
  const request = async () => {
    counter.wakeLocks = (counter.wakeLocks ?? 0) + 1
    const release = async () => {
      counter.wakeLocks = (counter.wakeLocks ?? 0) - 1
    }
    return { release }
  }
  Object.defineProperty(navigator, 'wakeLock', { value: { request } })
}
