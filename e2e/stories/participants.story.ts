import type { Locator, Page } from '@playwright/test'
import { createGroup } from '@probant/contract/groups'
import {
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectAccessibleOnPhone,
} from '../harness/accessibility.ts'
import { call } from '../harness/calls.ts'
import { anActiveQuiz, inDays } from '../harness/quizzes.ts'
import { expect, test } from '../harness/test.ts'

/** Each takes long, and none knows of another. */
test.describe.configure({ mode: 'parallel' })

test('people are invited by address and by group, come in by their mail, are reminded, and one is uninvited', async ({
  page,
  signUpVerified,
  visitor,
  mailbox,
}) => {
  await signUpVerified({ username: 'Claire' })
  const members = [{ email: 'cy@example.org', name: 'Cy Low' }]
  await call(page.request, createGroup, { body: { name: 'Class 3B', members } })
  const quiz = await anActiveQuiz(page.request, 'Rivers of Europe', { startsAt: inDays(1) })
  await page.goto(`/dashboard/participants/${quiz.id}`)
  await expect(page.getByText('Nobody has been invited yet')).toBeVisible()

  await test.step('invited, what can’t be is reported', async () => {
    await page.getByRole('button', { name: 'Invite' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Invite people to “Rivers of Europe”' })
    await dialog.getByLabel('Add people').fill('zoe@gmial.com, ')
    await dialog.getByRole('button', { name: 'Did you mean zoe@gmail.com?' }).click()
    await expect(dialog.getByLabel('E-mail, line 1')).toHaveValue('zoe@gmail.com')
    await dialog.getByRole('button', { name: 'Remove zoe@gmail.com' }).click()

    await dialog
      .getByLabel('Add people')
      .fill('Ann Lee <ann@example.org>, bob@example.org, eve.example.org, ')
    await expect(dialog.getByText('2 people added.')).toBeVisible()
    await dialog.getByRole('checkbox', { name: 'Class 3B' }).check()
    await expectAccessibleInBothSchemes(page, 'inviting')
    await dialog.getByRole('button', { name: 'Send invitations' }).click()
    await expect(dialog.getByText('3 people invited')).toBeVisible()
    await expect(dialog.getByText('1 address isn’t valid')).toBeVisible()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(dialog).toBeHidden()
    await expect(rowOf(page, 'ann@example.org')).toContainText('Ann Lee')
    await expect(rowOf(page, 'cy@example.org')).toContainText('Invited')
  })

  const theirs = await visitor()
  await test.step('who has no account comes in by the mail’s link, on a phone, and the list shows it', async () => {
    await theirs.setViewportSize({ width: 390, height: 844 })
    await theirs.goto(await mailbox.linkFor('ann@example.org', /Rivers of Europe/))
    await expect(theirs.getByRole('heading', { name: 'Rivers of Europe' })).toBeVisible()
    await expectAccessible(theirs, 'an invitation')
    await expect(rowOf(page, 'ann@example.org')).toContainText('Invited')

    await theirs.getByRole('button', { name: 'Go to the quiz' }).click()
    await expect(theirs).toHaveURL(`/quiz/${quiz.id}`)
    await expect(theirs.getByText('Logged in for this quiz only')).toBeVisible()
    await expect(theirs.getByRole('heading', { name: 'Upcoming' })).toBeVisible()
    await expectAccessibleInBothSchemes(theirs, 'the lobby')
    const download = theirs.waitForEvent('download')
    await theirs.getByRole('button', { name: 'Add to calendar' }).click()
    expect((await download).suggestedFilename()).toMatch(/\.ics$/)

    // Nobody touches the creator's page: it hears of it.
    await expect(rowOf(page, 'ann@example.org')).toContainText('Opened')
    await theirs.goto('/dashboard')
    await expect(theirs).toHaveURL(/\/login/)
  })

  await test.step('reminded, one and then the others', async () => {
    await choose(page, 'bob@example.org', 'Remind')
    await expect(page.getByText('The reminder for bob@example.org is in the outbox')).toBeVisible()
    await mailbox.newestTo('bob@example.org', /reminder|started/i)
    await page.getByRole('button', { name: 'Remind', exact: true }).click()
    await page.getByRole('button', { name: 'Send reminders' }).click()
    await expect(page.getByText('2 reminders are in the outbox')).toBeVisible()
    await expect(page.getByText('1 skipped')).toBeVisible()
  })

  await test.step('uninvited: the link says so', async () => {
    const link = await mailbox.linkFor('bob@example.org')
    await choose(page, 'bob@example.org', 'Withdraw invitation')
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click()
    await expect(rowOf(page, 'bob@example.org')).toBeHidden()
    const bobs = await visitor()
    await bobs.goto(link)
    await expect(bobs.getByRole('heading', { name: 'This invitation has been withdrawn' })).toBeVisible()
    await expect(bobs.getByText('contact the person who invited you')).toBeVisible()
  })

  await test.step('one has more time, and the list goes into a spreadsheet', async () => {
    await choose(page, 'ann@example.org', 'Accommodations…')
    const dialog = page.getByRole('dialog', { name: 'Accommodations for Ann Lee' })
    await dialog.getByText('Percentage of the duration').click()
    await dialog.getByRole('textbox', { name: /Percent|Extra time/ }).fill('50')
    await expect(dialog.getByText('45 minutes instead of 30 minutes')).toBeVisible()
    await expectAccessibleInBothSchemes(page, 'an accommodation')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(rowOf(page, 'ann@example.org')).toContainText('+50% time')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('menuitem', { name: 'Excel workbook (XLSX)' }).click()
    expect((await download).suggestedFilename()).toBe('Rivers of Europe - participants.xlsx')
  })
})

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' })

  test('a room joins by its share link, each with a mailed code, and whoever is not meant gets none', async ({
    page,
    signUpVerified,
    visitor,
    mailbox,
  }) => {
    await signUpVerified()
    const quiz = await anActiveQuiz(page.request, 'Les fleuves d’Europe')
    await page.goto(`/dashboard/participants/${quiz.id}`)
    await page.getByRole('button', { name: 'Code ou lien commun' }).click()
    const dialog = page.getByRole('dialog', { name: 'Code ou lien pour toute une salle' })
    await dialog.getByText('Lien de partage', { exact: true }).click()
    await dialog.getByRole('textbox').first().fill('ecole.example')
    await dialog.getByRole('button', { name: 'Activer' }).click()
    await expect(dialog.getByRole('img', { name: /^Code QR/ })).toBeVisible()
    await expectAccessibleInBothSchemes(page, 'a share link')
    await expectAccessibleOnPhone(page, 'a share link')
    const address = await dialog.getByLabel('Adresse', { exact: true }).inputValue()

    const theirs = await visitor()
    await theirs.setViewportSize({ width: 390, height: 844 })
    await theirs.goto(address)
    await theirs.getByLabel('E-mail').fill('nora@ecole.example')
    await theirs.getByRole('button', { name: 'M’envoyer un code' }).click()
    await theirs.getByLabel('Code').fill(await mailbox.linkFor('nora@ecole.example'))
    await theirs.getByLabel('Votre nom').fill('Nora Petit')
    await theirs.getByRole('button', { name: 'Aller au quiz' }).click()
    await expect(theirs).toHaveURL(`/quiz/${quiz.id}`)
    await page.keyboard.press('Escape')
    await expect(rowOf(page, 'nora@ecole.example')).toContainText('Nora Petit')

    const stranger = await visitor()
    await stranger.goto(address)
    await stranger.getByLabel('E-mail').fill('eve@elsewhere.example')
    await stranger.getByRole('button', { name: 'M’envoyer un code' }).click()
    await stranger.getByLabel('Code').fill('123456')
    await stranger.getByLabel('Votre nom').fill('Ève')
    await stranger.getByRole('button', { name: 'Aller au quiz' }).click()
    await expect(stranger.getByText('Ce code est incorrect ou a expiré.')).toBeVisible()
  })
})

test('whoever lost the mail has the link sent again, to the address that was invited', async ({
  page,
  signUpVerified,
  visitor,
  mailbox,
}) => {
  await signUpVerified()
  const quiz = await anActiveQuiz(page.request, 'Seas of Europe')
  await page.goto(`/dashboard/participants/${quiz.id}`)
  await page.getByRole('button', { name: 'Invite' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Add people').fill('dora@example.org')
  await dialog.getByRole('button', { name: 'Send invitations' }).click()
  await expect(dialog.getByText('1 person invited')).toBeVisible()

  const theirs = await visitor()
  await theirs.goto(`/quiz/${quiz.id}`)
  await expect(theirs).toHaveURL(/\/login/)
  await theirs.getByRole('link', { name: /link again|new link/ }).click()
  await expect(theirs.getByRole('heading', { name: 'Get your link again' })).toBeVisible()
  await theirs.getByLabel('E-mail').fill('dora@example.org')
  const first = await mailbox.linkFor('dora@example.org')
  await theirs.getByRole('button', { name: 'Send me a new link' }).click()
  await expect(theirs.getByText('If dora@example.org has been invited')).toBeVisible()
  await theirs.goto(first)
  await theirs.getByRole('button', { name: 'Go to the quiz' }).click()
  await expect(theirs.getByRole('heading', { name: 'Open now' })).toBeVisible()
})

test('whoever has not confirmed their address invites by hand, and can have the mail sent again', async ({
  page,
  signUp,
  mailbox,
}) => {
  const person = await signUp()
  const quiz = await anActiveQuiz(page.request, 'Islands of Europe')
  await page.goto(`/dashboard/participants/${quiz.id}?dialog=invite`)

  const main = page.getByRole('main')
  const inviting = page.getByRole('dialog', { name: 'Invite people to “Islands of Europe”' })
  await expect(inviting.getByRole('checkbox', { name: /No e-mails/ })).toBeChecked()
  await expect(inviting.getByText('Until your e-mail address is confirmed')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(inviting).toBeHidden()
  await expect(main.getByText('Confirm your e-mail address to')).toBeVisible()
  await expectAccessibleInBothSchemes(page, 'participants of an unconfirmed creator')
  await expectAccessibleOnPhone(page, 'participants of an unconfirmed creator')

  const first = await mailbox.linkFor(person.email, /^Confirm/)
  await page.getByRole('button', { name: 'Make a new link' }).click()
  await expect(page.getByText(`A new link for ${person.email}`)).toBeVisible()
  await expect.poll(() => mailbox.linkFor(person.email, /^Confirm/)).not.toBe(first)
  await page.goto(await mailbox.linkFor(person.email, /^Confirm/))
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(page.getByRole('button', { name: 'Confirm my address' })).toBeHidden()
  await page.goto(`/dashboard/participants/${quiz.id}`)
  await page.getByRole('button', { name: 'Invite' }).click()
  await expect(page.getByRole('dialog', { name: 'Invite people to “Islands of Europe”' })).toBeVisible()
})

function rowOf(page: Page, email: string): Locator {
  return page.getByRole('row').filter({ hasText: email })
}

async function choose(page: Page, email: string, action: string): Promise<void> {
  await rowOf(page, email)
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('menuitem', { name: action }).click()
}
