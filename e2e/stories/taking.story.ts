import type { Page } from '@playwright/test'
import { sendMessage } from '@probant/contract/live/messages'
import { pauseQuiz, resumeQuiz } from '@probant/contract/live/pausing'
import { setAccommodation } from '@probant/contract/participants/inviting'
import { DEFAULT_OPTIONS } from '@probant/contract/quizzes/form'
import { endQuiz } from '@probant/contract/quizzes/life'
import {
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectAccessibleOnPhone,
  expectRoomWhenEnlarged,
  PHONE,
} from '../harness/accessibility.ts'
import { call } from '../harness/calls.ts'
import { enterAccount } from '../harness/people.ts'
import { begin, expectAllSaved } from '../harness/taking.ts'
import { expect, test } from '../harness/test.ts'

/** One of them waits for most of a minute: the others need not wait for it. */
test.describe.configure({ mode: 'parallel' })

test('a whole quiz by keyboard alone, from the door to the receipt that the creator sees, too', async ({
  page,
  classroom,
  anInvitee,
}) => {
  const { page: theirs, quiz } = await anInvitee()
  await theirs.goto(`/quiz/${quiz.id}`)

  await test.step('the door: rules, checks, and a start that says that the clock starts', async () => {
    await expect(theirs.getByText('You have 30 minutes from the moment you start.')).toBeVisible()
    await expect(theirs.getByText('Your browser is ready.')).toBeVisible()
    await expect(theirs.getByText('can go back to change an answer.')).toBeVisible()
    await expectAccessibleInBothSchemes(theirs, 'the start')
    await theirs.getByRole('button', { name: 'Start the quiz' }).press('Enter')
    const dialog = theirs.getByRole('dialog', { name: 'Start the quiz now?' })
    await expect(dialog).toContainText('The clock starts when you press “Start now”. You have 30 minutes.')
    await expect(dialog).toContainText('or at the second violation of the rules')
    await expect(dialog.getByRole('button', { name: 'Not yet' })).toBeFocused()
    await expectAccessible(theirs, 'confirming the start')
    await dialog.getByRole('button', { name: 'Start now' }).press('Enter')
  })

  await test.step('chosen by number and letter, typed, flagged; the arrows turn the page', async () => {
    await expect(theirs.getByRole('heading', { name: 'Question 1' })).toBeVisible()
    await theirs.keyboard.press('1')
    await theirs.getByRole('radio', { name: 'A Oslo' }).focus()
    await theirs.keyboard.press('ArrowRight')
    await expect(theirs.getByText('Question 2 of 4')).toBeVisible()
    await theirs.keyboard.press('ArrowLeft')
    await expect(theirs.getByRole('radio', { name: 'A Oslo' })).toBeChecked()
    await theirs.keyboard.press('ArrowRight')
    await theirs.keyboard.press('a')
    await theirs.keyboard.press('ArrowRight')
    await theirs.getByRole('textbox', { name: 'Your answer' }).fill('loire')
    await theirs.getByRole('button', { name: 'Flag question 3 to come back to it' }).press('Enter')
    await theirs.getByRole('button', { name: 'Next' }).press('Enter')
    await theirs.getByRole('textbox', { name: 'Your answer' }).fill('For water, trade and ways to travel.')
    await expect(theirs.getByText('7 words')).toBeVisible()
    await expectAllSaved(theirs)
    await expectAccessibleInBothSchemes(theirs, 'the paper')
    await expectAccessibleOnPhone(theirs, 'the paper')
    await expectRoomWhenEnlarged(theirs, 'the paper')
  })

  await test.step('the navigator shows what is answered and flagged, and leads there', async () => {
    await theirs.getByRole('button', { name: 'Questions' }).press('Enter')
    const flagged = theirs.getByRole('button', { name: 'Question 3, answered, flagged' })
    await expectAccessible(theirs, 'the navigator')
    await flagged.press('Enter')
    await expect(theirs.getByRole('textbox', { name: 'Your answer' })).toHaveValue('loire')
    await theirs.getByRole('button', { name: 'Next' }).press('Enter')
  })

  await test.step('handed in once, with a receipt', async () => {
    await theirs.getByRole('button', { name: 'Hand in' }).press('Enter')
    const dialog = theirs.getByRole('dialog', { name: 'Hand in your quiz?' })
    await expect(dialog).toContainText('You’ve answered all 4 questions.')
    await expect(dialog.getByText('1 question is flagged.')).toHaveCSS('font-weight', '400')
    await expectAccessible(theirs, 'handing in')
    await dialog.getByRole('button', { name: 'Hand in' }).press('Enter')
    await expect(theirs.getByRole('heading', { name: 'Handed in' })).toBeVisible()
    await expect(theirs.getByText('4 of 4')).toBeVisible()
    await expect(theirs.getByText('3 of the 3 points graded so far')).toBeVisible()
    const score = theirs.getByText('Your score').locator('..')
    await expect(score).toHaveCSS('justify-content', 'center')
    await expectAccessibleInBothSchemes(theirs, 'the receipt')
  })

  await test.step('what was handed in can be read, without the key before the quiz is over', async () => {
    await theirs.getByRole('button', { name: 'See what you handed in' }).press('Enter')
    await expect(theirs.getByText('For water, trade and ways to travel.')).toBeVisible()
    await expect(theirs.getByText('It says so on every map.')).toBeHidden()
    await expectAccessible(theirs, 'what was handed in')
  })

  const checksum = await theirs.locator('dd').last().textContent()
  await enterAccount(page.request, classroom.teacher)
  await page.goto(`/dashboard/participants/${quiz.id}`)
  await page.getByRole('button', { name: 'Actions for Nan Lee' }).click()
  await page.getByRole('menuitem', { name: 'Incident log' }).click()
  await expect(page.getByRole('dialog').getByText(checksum ?? '')).toBeVisible()
})

test('offline with a reload, back, and an answer in the last second: all of it counts', async ({
  aParticipant,
}) => {
  const { page: theirs, quiz } = await aParticipant({ durationMinutes: 1 })
  await theirs.setViewportSize(PHONE)
  await theirs.addInitScript(() => localStorage.setItem('locale', 'fr'))
  await begin(theirs, quiz)
  await theirs.evaluate(() => navigator.serviceWorker.ready)
  await theirs.getByRole('radio', { name: 'A Oslo' }).check()
  await expectAllSaved(theirs)

  await test.step('offline: a calm strip, and work goes on', async () => {
    await theirs.context().setOffline(true)
    await theirs.getByRole('button', { name: 'Suivant' }).click()
    await theirs.getByRole('radio', { name: 'A Vrai' }).check()
    await expect(theirs.getByText('Vous êtes hors ligne.')).toBeVisible()
    await expectAccessible(theirs, 'the paper, offline')
  })

  await test.step('a reload without network comes back to the same page of the paper', async () => {
    const scheme = theirs.waitForResponse('**/color-scheme.js')
    await theirs.reload()
    expect((await scheme).fromServiceWorker()).toBe(true)
    await expect(theirs.getByRole('radio', { name: 'A Vrai' })).toBeChecked()
    await theirs.getByRole('button', { name: 'Suivant' }).click()
    await theirs.getByRole('textbox', { name: 'Votre réponse' }).fill('Loire')
    await theirs.getByRole('button', { name: 'Suivant' }).click()
  })

  await test.step('back, and at work to the last second', async () => {
    await theirs.context().setOffline(false)
    await expectAllSaved(theirs)
    await expect(theirs.getByText('Vous êtes hors ligne.')).toBeHidden()
    const clock = theirs.locator('time')
    await expect(clock).toHaveText('0:01')
    await theirs.getByRole('textbox', { name: 'Votre réponse' }).fill('Pour l’eau.')
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Le temps est écoulé')
    await expect(theirs.getByText('4 sur 4')).toBeVisible()
    await expectAccessible(theirs, 'time is up')
  })
})

test('a killed tab, a second tab, a second device, a wrong clock: nothing is lost', async ({
  visitor,
  anInvitee,
  mailbox,
}) => {
  const { page: first, quiz, email } = await anInvitee()
  await first.addInitScript(wrongBy, 600_000)
  await begin(first, quiz)

  await test.step('a clock that is ten minutes ahead changes nothing', async () => {
    await expect(first.locator('time')).toHaveText(/^(30:00|29:\d\d)$/)
    await first.keyboard.press('1')
    await expectAllSaved(first)
  })

  let second = await first.context().newPage()
  await test.step('killed in mid-sentence: a new tab goes on by itself, with every letter', async () => {
    await first.keyboard.press('ArrowRight')
    await first.keyboard.press('ArrowRight')
    await expect.poll(() => placeKept(first)).toBe(2)
    await first.getByRole('textbox', { name: 'Your answer' }).fill('Loire')
    // Kept as it is typed. Whether it leaves with the page as well is up to the browser: one that is killed sends nothing.
    await expect.poll(async () => JSON.stringify(await keptIn(first, 'entries'))).toContain('Loire')
    await first.close()
    await second.addInitScript(wrongBy, -600_000)
    await second.goto(`/quiz/${quiz.id}`)
    await expect(second.getByRole('textbox', { name: 'Your answer' })).toHaveValue('Loire')
    await expect(second.locator('time')).toHaveText(/^29:\d\d$/)
    await expectAllSaved(second)
  })

  await test.step('a second tab has to take over, and shuts the first one out', async () => {
    const third = await second.context().newPage()
    await third.goto(`/quiz/${quiz.id}`)
    await expect(third.getByRole('heading', { name: 'This quiz is open somewhere else' })).toBeVisible()
    await expectAccessible(third, 'open elsewhere')
    await third.getByRole('button', { name: 'Continue here' }).click()
    await expect(third.getByRole('textbox', { name: 'Your answer' })).toHaveValue('Loire')
    await expect(second.getByRole('heading', { name: 'This quiz is open somewhere else' })).toBeFocused()
    await second.close()
    second = third
  })

  await test.step('a second device goes on where the first was', async () => {
    await second.getByRole('textbox', { name: 'Your answer' }).fill('The Loire')
    await expectAllSaved(second)
    const phone = await visitor()
    await phone.setViewportSize(PHONE)
    await phone.goto(await mailbox.linkFor(email))
    await phone.getByRole('button', { name: 'Continue', exact: true }).click()
    await phone.getByRole('button', { name: 'Continue here' }).click()
    await expect(phone.getByRole('textbox', { name: 'Your answer' })).toHaveValue('The Loire')
    await phone.getByRole('button', { name: 'Back', exact: true }).click()
    await phone.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(phone.getByRole('radio', { name: 'A Oslo' })).toBeChecked()
  })
})

test('a paused paper stays on its page, whatever is pressed, where no page comes back', async ({
  classroom,
  anInvitee,
}) => {
  const options = { ...DEFAULT_OPTIONS, shufflesAnswers: false, canGoBack: false }
  const { page: theirs, quiz } = await anInvitee({ options })
  const params = { quizId: quiz.id }
  await begin(theirs, quiz)
  await theirs.getByRole('radio', { name: 'A Oslo' }).check()
  await call(classroom.desk, pauseQuiz, { params, body: { participantId: null } })
  await expect(theirs.getByRole('heading', { name: 'The quiz is paused' })).toBeFocused()

  await theirs.keyboard.press('ArrowRight')
  await call(classroom.desk, sendMessage, {
    params,
    body: { participantId: null, text: 'Back in a minute.' },
  })
  await theirs.getByRole('button', { name: 'Dismiss' }).press('Enter')
  await expect(theirs.getByRole('main')).toBeFocused()
  await theirs.keyboard.press('ArrowRight')

  await call(classroom.desk, resumeQuiz, { params, body: { participantId: null } })
  await expect(theirs.getByRole('radio', { name: 'A Oslo' })).toBeChecked()
  await expect(theirs.getByText('Question 1 of 4')).toBeVisible()
  await theirs.keyboard.press('ArrowRight')
  await expect(theirs.getByText('Question 2 of 4')).toBeVisible()
})

test('more time is on screen at once; a lost session is renewed in place; the end of the quiz is told', async ({
  classroom: { desk },
  anInvitee,
  mailbox,
}) => {
  const { page: theirs, quiz, email, params } = await anInvitee()
  await begin(theirs, quiz)
  await theirs.keyboard.press('1')
  await expectAllSaved(theirs)

  await test.step('more time', async () => {
    const extraTime = { unit: 'minutes', value: 60 } as const
    await call(desk, setAccommodation, { params, body: { extraTime, exemptions: [] } })
    await expect(theirs.locator('time')).toHaveText(/^1:(30:00|29:\d\d)$/)
    await expect(theirs.getByText('60 minutes were added')).toBeVisible()
  })

  let beside = theirs
  await test.step('signed out elsewhere: one signs in beside, and goes on here', async () => {
    const link = await mailbox.linkFor(email)
    await signOut(theirs)
    await theirs.keyboard.press('ArrowRight')
    await theirs.keyboard.press('a')
    await expect(theirs.getByRole('dialog', { name: 'Log in again to continue' })).toBeVisible()
    await expectAccessible(theirs, 'signing in again')
    beside = await theirs.context().newPage()
    await beside.goto(link)
    await beside.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(theirs.getByRole('dialog', { name: 'Log in again to continue' })).toBeHidden()
    await expect(beside.getByText('go back to it and continue there')).toBeVisible()
    await expectAllSaved(theirs)
  })

  await test.step('the creator ends it', async () => {
    await call(desk, endQuiz, { params: { quizId: quiz.id } })
    await expect(theirs.getByRole('heading', { name: 'The quiz was ended' })).toBeVisible()
    await expect(theirs.getByText('2 of 4')).toBeVisible()
    await beside.evaluate(() => dispatchEvent(new Event('visibilitychange')))
    await expect(beside.getByRole('heading', { name: 'The quiz was ended' })).toBeVisible()
  })
})

/** On which page of the paper they are, as the browser keeps it. */
async function placeKept(page: Page): Promise<number | undefined> {
  const [sitting] = (await keptIn(page, 'sittings')) as { place: number }[]
  return sitting?.place
}

/** What the browser keeps of a quiz, whatever has reached the server. */
function keptIn(page: Page, store: 'sittings' | 'entries'): Promise<unknown[]> {
  return page.evaluate((name) => {
    const { promise, resolve } = Promise.withResolvers<unknown[]>()
    const opening = indexedDB.open('quizzes-being-taken')
    opening.onsuccess = () => {
      const reading = opening.result.transaction(name).objectStore(name).getAll()
      reading.onsuccess = () => {
        resolve(reading.result)
        opening.result.close()
      }
    }
    return promise
  }, store)
}

/** By so many milliseconds the device's clock is wrong. */
function wrongBy(milliseconds: number): void {
  const Right = Date
  const now = () => Right.now() + milliseconds
  globalThis.Date = new Proxy(Right, {
    construct: (_, given) => (given.length === 0 ? new Right(now()) : Reflect.construct(Right, given)),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  })
}

/** As if somebody had ended the session elsewhere: its cookie and its token are no good any more. */
async function signOut(page: Page): Promise<void> {
  await page.request.delete('/api/_auth/session')
}
