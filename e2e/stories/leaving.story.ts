import type { Page } from '@playwright/test'
import { DEFAULT_OPTIONS } from '@probant/contract/quizzes/form'
import { expectAccessible, expectRoomForAll, PHONE } from '../harness/accessibility.ts'
import { begin, expectAllSaved } from '../harness/taking.ts'
import { expect, test } from '../harness/test.ts'
import { OFTEN } from '../harness/watched-paper.ts'

test.describe.configure({ mode: 'parallel' })

test('another address in the same tab, and back: warned of, then the end; a reload or the address typed again is none', async ({
  aParticipant,
}) => {
  const { page: theirs, quiz, timeline } = await aParticipant()
  const warning = theirs.getByRole('dialog', { name: 'This is a warning' })
  await begin(theirs, quiz)
  await theirs.reload()
  await expect(theirs.getByText('Question 1 of 4')).toBeVisible()
  await theirs.goto(`/quiz/${quiz.id}`)
  await expect(theirs.getByText('Question 1 of 4')).toBeVisible()
  await theirs.getByRole('radio', { name: 'A Oslo' }).check()
  await expectAllSaved(theirs)
  expect(await timeline()).toEqual([])

  await lookAt(theirs, '/privacy')
  await theirs.goBack()
  await expect(warning).toContainText('You left this page')
  await warning.getByRole('button', { name: 'I understand' }).click()
  await expect(warning).toBeHidden()
  await expect(theirs.getByRole('radio', { name: 'A Oslo' })).toBeChecked()

  await lookAt(theirs, '/privacy')
  await theirs.goto(`/quiz/${quiz.id}`)
  await expect(theirs.getByRole('heading', { name: 'Your quiz was ended' })).toBeVisible()
  expect(await timeline()).toMatchObject([
    { kind: 'tab_switch', isCounted: true },
    { kind: 'warning_confirmed' },
    { kind: 'tab_switch', isCounted: true },
  ])
})

test('the same address again and again, and back each time: each is noticed', async ({ aParticipant }) => {
  const {
    page: theirs,
    quiz,
    timeline,
  } = await aParticipant({ options: { ...DEFAULT_OPTIONS, antiCheat: 'warn' } })
  const confirm = theirs.getByRole('button', { name: 'I understand' })
  await begin(theirs, quiz)
  for (let times = 1; times <= 3; times++) {
    await lookAt(theirs, '/privacy')
    await theirs.goBack()
    await confirm.click()
    await expect(confirm).toBeHidden()
    const counted = async () => (await timeline()).filter(({ isCounted }) => isCounted).length
    await expect.poll(counted, OFTEN).toBe(times)
  }
})

test('the browser’s Back goes to the question before, closes what is open, and asks before it leaves', async ({
  anInvitee,
}) => {
  const { page: theirs, quiz, timeline } = await anInvitee()
  await theirs.goto('/privacy')
  await begin(theirs, quiz)
  await theirs.getByRole('radio', { name: 'A Oslo' }).check()
  await theirs.getByRole('button', { name: 'Next' }).click()
  await theirs.getByRole('button', { name: 'Next' }).click()
  await expect(theirs.getByText('Question 3 of 4')).toBeVisible()

  await goBack(theirs)
  await expect(theirs.getByText('Question 2 of 4')).toBeVisible()
  await goBack(theirs)
  await expect(theirs.getByText('Question 1 of 4')).toBeVisible()
  await expect(theirs.getByRole('radio', { name: 'A Oslo' })).toBeChecked()

  const dialog = theirs.getByRole('dialog', { name: 'Leave the quiz?' })
  await goBack(theirs)
  await expect(dialog).toContainText('The second violation ends your quiz.')
  await expect(dialog.getByRole('button', { name: 'Stay here' })).toBeFocused()
  await expectAccessible(theirs, 'leaving a quiz')
  await goBack(theirs)
  await expect(dialog).toBeHidden()

  await test.step('also after a reload, and in the hand', async () => {
    await theirs.setViewportSize(PHONE)
    await theirs.reload()
    await expect(theirs.getByText('Question 1 of 4')).toBeVisible()
    await goBack(theirs)
    await expect(dialog).toBeVisible()
    await expectRoomForAll(theirs, 'leaving a quiz')
    await dialog.getByRole('button', { name: 'Stay here' }).click()
    await expect(dialog).toBeHidden()
    expect(await timeline()).toEqual([])
  })

  await test.step('whoever leaves all the same, and comes back, is warned', async () => {
    await goBack(theirs)
    await dialog.getByRole('button', { name: 'Leave', exact: true }).click()
    await expect(theirs).not.toHaveURL(/quiz/)
    await inAMoment(theirs)
    await theirs.goBack()
    await expect(theirs.getByRole('dialog', { name: 'This is a warning' })).toBeVisible()
  })
})

test('where no page comes back, Back asks at once; after the end it leaves like anywhere else', async ({
  anInvitee,
}) => {
  const { page: theirs, quiz } = await anInvitee({
    options: { ...DEFAULT_OPTIONS, shufflesAnswers: false, canGoBack: false },
  })
  await theirs.goto('/privacy')
  await begin(theirs, quiz)
  await theirs.getByRole('radio', { name: 'A Oslo' }).check()
  await theirs.getByRole('button', { name: 'Next' }).click()
  await expect(theirs.getByText('Question 2 of 4')).toBeVisible()
  const dialog = theirs.getByRole('dialog', { name: 'Leave the quiz?' })
  await goBack(theirs)
  await dialog.getByRole('button', { name: 'Stay here' }).click()
  await expect(dialog).toBeHidden()
  for (const _ of ['to 3', 'to 4']) {
    await theirs.getByRole('button', { name: 'Next' }).click()
    await theirs.getByRole('button', { name: 'Move on' }).click()
  }
  await theirs.getByRole('button', { name: 'Hand in' }).click()
  await theirs.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click()
  await expect(theirs.getByRole('heading', { name: 'Handed in' })).toBeVisible()
  await expect.poll(() => theirs.evaluate(() => history.state)).toBeNull()
  await goBack(theirs)
  await expect(theirs).toHaveURL(/privacy/)
})

/** As the browser's button and its gesture do; Playwright's own waits for a page that never comes. */
async function goBack(page: Page): Promise<void> {
  // A moment later: where the page is left, nothing could be answered any more.
  await page.evaluate(() => void setTimeout(() => history.back()))
}

/** In the same tab, for a moment. */
async function lookAt(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await inAMoment(page)
}

/** What happens within a second is one act. */
async function inAMoment(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => performance.now()), OFTEN).toBeGreaterThan(1_200)
}
