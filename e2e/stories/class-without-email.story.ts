import { makeSlips } from '@probant/contract/participants/slips'
import { handInQuiz, startQuiz } from '@probant/contract/submissions/taking'
import {
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectAccessibleOnPhone,
} from '../harness/accessibility.ts'
import { call } from '../harness/calls.ts'
import { anActiveQuiz } from '../harness/quizzes.ts'
import { start } from '../harness/taking.ts'
import { expect, test } from '../harness/test.ts'

/** Each takes long, and none knows of another. */
test.describe.configure({ mode: 'parallel' })

const CLASS = Array.from(
  { length: 30 },
  (_, index) => `${['Emma', 'Noé', 'Léa'][index % 3]} Martin ${index + 1}`,
)

test('a class of 30 without e-mail gets printed slips, and comes in by phone', async ({
  page,
  signUpVerified,
  visitor,
}) => {
  await signUpVerified({ username: 'Claire' })
  const quiz = await anActiveQuiz(page.request, 'Rivers of Asia')
  await page.goto(`/dashboard/participants/${quiz.id}`)

  await test.step('a pasted list of names is invited', async () => {
    await page.getByRole('button', { name: 'Invite' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Invite people to “Rivers of Asia”' })
    await dialog.getByLabel('Add people').fill(CLASS.join('\n'))
    await dialog.getByLabel('Add people').press('Enter')
    await expect(dialog.getByText('30 people without an address will get a slip with a code.')).toBeVisible()
    await expectAccessibleInBothSchemes(page, 'inviting by name')
    await dialog.getByRole('button', { name: 'Invite', exact: true }).click()
    await expect(dialog.getByText('30 people invited')).toBeVisible()
    await expect(dialog.getByText('30 people get no e-mail')).toBeVisible()
    await dialog.getByRole('link', { name: 'Print slips' }).click()
  })

  await test.step('a slip for each, which print on paper together', async () => {
    await expect(page.getByText('30 slips')).toBeVisible()
    await expect(page.getByRole('listitem')).toHaveCount(30)
    await expect(page.getByRole('img', { name: 'QR code for Emma Martin 1', exact: true })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
    const pdf = await page.pdf({ format: 'A4' })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(4)
    await page.emulateMedia({ media: null })
  })

  const { slips } = await call(page.request, makeSlips, { params: { quizId: quiz.id }, body: {} })
  const phone = await visitor()
  await phone.setViewportSize({ width: 390, height: 844 })

  await test.step('by the code, typed at the short address', async () => {
    const [slip] = slips
    await phone.goto('/join')
    await expect(phone.getByRole('heading', { name: 'Join with your code' })).toBeVisible()
    await expectAccessibleOnPhone(phone, 'where codes are typed')
    await phone.getByLabel('Code').fill('bcdfg-hjkmn')
    await phone.getByRole('button', { name: 'Continue' }).click()
    await expect(phone.getByText('This code doesn’t work.')).toBeVisible()
    await phone.getByLabel('Code').fill((slip?.code ?? '').toLowerCase())
    await phone.getByRole('button', { name: 'Continue' }).click()
    await expect(phone.getByRole('heading', { name: 'Rivers of Asia' })).toBeVisible()
    await expect(phone.getByText(slip?.name ?? '')).toBeVisible()
    await phone.getByRole('button', { name: 'Go to the quiz' }).click()
    await expect(phone).toHaveURL(`/quiz/${quiz.id}`)
    await expect(phone.getByText(`as ${slip?.name}`)).toBeVisible()
    await expect(phone.getByRole('button', { name: 'Set a password' })).toBeHidden()
  })

  await test.step('or by the scanned link; the creator sees who is there', async () => {
    const other = await visitor()
    await other.goto(slips[1]?.url ?? '')
    await other.getByRole('button', { name: 'Go to the quiz' }).click()
    await expect(other).toHaveURL(`/quiz/${quiz.id}`)
    await page.goto(`/dashboard/participants/${quiz.id}?status=opened`)
    await expect(page.getByText(slips[0]?.name ?? '', { exact: true })).toBeVisible()
    await expect(page.getByText(slips[1]?.name ?? '', { exact: true })).toBeVisible()
  })

  await test.step('the same slip leads to the result once it was handed in, on any device', async () => {
    const taking = { params: { quizId: quiz.id }, body: { browserId: crypto.randomUUID(), entries: [] } }
    await call(phone.request, startQuiz, taking)
    await call(phone.request, handInQuiz, taking)
    const home = await visitor()
    await home.setViewportSize({ width: 390, height: 844 })
    await home.goto('/join')
    await home.getByLabel('Code').fill(slips[0]?.code ?? '')
    await home.getByRole('button', { name: 'Continue' }).click()
    await expect(home.getByRole('heading', { name: 'You’ve handed in this quiz' })).toBeVisible()
    await expectAccessibleOnPhone(home, 'the way to a result')
    await home.getByRole('button', { name: 'See what you handed in' }).click()
    await expect(home).toHaveURL(`/quiz/${quiz.id}`)
    await home.getByRole('button', { name: 'See what you handed in' }).click()
    await expect(home.getByRole('heading', { name: 'What you handed in' })).toBeVisible()
    await expect(home.getByText(`as ${slips[0]?.name}`)).toBeVisible()
  })

  await test.step('one person’s link is there to copy', async () => {
    await page.getByRole('button', { name: `Actions for ${slips[1]?.name}`, exact: true }).click()
    await page.getByRole('menuitem', { name: 'Link and code' }).click()
    const dialog = page.getByRole('dialog', { name: `Link for ${slips[1]?.name}` })
    await expect(dialog.getByLabel('Link', { exact: true })).toHaveValue(slips[1]?.url ?? '')
    await expectAccessible(page, 'one person’s link')
  })
})

test('a room comes in by a code and a name, and one is sent out', async ({
  page,
  signUpVerified,
  visitor,
}) => {
  await signUpVerified({ username: 'Claire' })
  const quiz = await anActiveQuiz(page.request, 'Rivers of Africa')
  await page.goto(`/dashboard/participants/${quiz.id}`)
  await page.getByRole('button', { name: 'Share code or link' }).click()
  const dialog = page.getByRole('dialog', { name: 'Code or link for a whole room' })
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  const code = (await dialog.getByText(/^[A-Z2-9]{3}-[A-Z2-9]{3}$/).textContent()) ?? ''
  await expectAccessibleInBothSchemes(page, 'the room code')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  let batman = await visitor()
  await test.step('somebody comes', async () => {
    await batman.goto(`/join#${code}`)
    await batman.getByRole('button', { name: 'Continue' }).click()
    await expect(batman.getByRole('heading', { name: 'Rivers of Africa' })).toBeVisible()
    await expectAccessibleOnPhone(batman, 'the door of a room')
    await batman.getByRole('button', { name: 'Go to the quiz' }).click()
    await expect(batman.getByText('Enter your name.')).toBeVisible()
    await batman.getByLabel('Your name').fill('Batman')
    await batman.getByRole('button', { name: 'Go to the quiz' }).click()
    await expect(batman).toHaveURL(`/quiz/${quiz.id}`)
    await batman.getByRole('button', { name: 'Log out' }).click()
    const leaving = batman.getByRole('dialog', { name: 'Log out of this quiz?' })
    await expect(leaving.getByText('You won’t get back to your answers or your result')).toBeVisible()
    await leaving.getByRole('button', { name: 'Stay logged in' }).click()
    await expect(leaving).toBeHidden()
    // Nobody touches the creator's page: it hears of it.
    await expect(page.getByText('Batman', { exact: true })).toBeVisible()
  })

  await test.step('whoever has begun and types it again sees what is left, and goes on', async () => {
    await start(batman)
    await expect(batman.getByRole('heading', { name: 'Question 1' })).toBeVisible()
    const beside = await batman.context().newPage()
    await beside.goto(`/join#${code}`)
    await beside.getByRole('button', { name: 'Continue' }).click()
    await expect(beside.getByText('You’ve started')).toBeVisible()
    await expect(beside.getByText(/^\d+:\d\d left$/)).toBeVisible()
    await expectAccessibleOnPhone(beside, 'the way back to what was begun')
    await beside.getByRole('link', { name: 'Continue' }).click()
    await expect(beside.getByRole('heading', { name: 'This quiz is open somewhere else' })).toBeVisible()
    await expect(beside.getByText(/^\d+:\d\d left$/)).toBeVisible()
    await beside.close()
  })

  await test.step('the same name is somebody else’s', async () => {
    const other = await visitor()
    await other.goto(`/join#${code}`)
    await other.getByRole('button', { name: 'Continue' }).click()
    await other.getByLabel('Your name').fill('batman')
    await other.getByRole('button', { name: 'Go to the quiz' }).click()
    await expect(other.getByText('Someone with this name has already joined.')).toBeVisible()
    await expect(other.getByText('ask the person who created this quiz to let you in again')).toBeVisible()
  })

  await test.step('unless the creator lets them in again: then their place is theirs, on the new device alone', async () => {
    await page.getByRole('button', { name: 'Actions for Batman' }).click()
    await page.getByRole('menuitem', { name: 'Let them in on another device' }).click()
    await expect(page.getByText('Batman can join again with the room code and the same name')).toBeVisible()

    const phone = await visitor()
    await phone.goto('/join')
    await expect(phone.getByRole('heading', { name: 'Join with your code' })).toBeVisible()
    // The page stays, for only what is behind the # differs.
    await phone.goto(`/join#${code}`)
    await phone.getByRole('button', { name: 'Continue' }).click()
    await phone.getByLabel('Your name').fill('batman')
    await phone.getByRole('button', { name: 'Go to the quiz' }).click()
    await expect(phone.getByRole('heading', { name: 'Question 1' })).toBeVisible()
    await expect(batman.getByRole('heading', { name: 'You were let in on another device' })).toBeVisible()
    await expect(batman.getByRole('main').getByRole('button')).toHaveCount(0)
    await expectAccessibleOnPhone(batman, 'the device that was left')
    await batman.close()
    batman = phone
  })

  await test.step('from now on only names on the list are let in', async () => {
    await page.getByRole('button', { name: 'Share code or link' }).click()
    await dialog.getByRole('switch', { name: 'Only names on my list' }).click()
    await expect(dialog.getByRole('switch', { name: 'Only names on my list' })).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    const robin = await visitor()
    await robin.goto(`/join#${code}`)
    await robin.getByRole('button', { name: 'Continue' }).click()
    await robin.getByLabel('Your name').fill('Robin')
    await robin.getByRole('button', { name: 'Go to the quiz' }).click()
    await expect(robin.getByText('This name isn’t on the list')).toBeVisible()
  })

  await test.step('and goes again', async () => {
    await page.getByRole('button', { name: 'Actions for Batman' }).click()
    await page.getByRole('menuitem', { name: 'Remove from quiz' }).click()
    await page.getByRole('dialog', { name: 'Remove Batman?' }).getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('Batman has been removed.')).toBeVisible()
    await batman.reload()
    await expect(batman.getByText('This invitation has been withdrawn')).toBeVisible()
  })
})
