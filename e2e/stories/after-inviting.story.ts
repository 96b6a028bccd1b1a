import type { Page } from '@playwright/test'
import { inviteParticipants } from '@probant/contract/participants/inviting'
import { deactivateQuiz } from '@probant/contract/quizzes/life'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { expectAccessibleInBothSchemes, expectAccessibleOnPhone } from '../harness/accessibility.ts'
import { call } from '../harness/calls.ts'
import { anActiveQuiz } from '../harness/quizzes.ts'
import { expect, test } from '../harness/test.ts'

/** Each takes long, and none knows of another. */
test.describe.configure({ mode: 'parallel' })

test('a quiz is taken back with its invitations, in one go, and can be changed again', async ({
  page,
  signUpVerified,
  mailbox,
}) => {
  await signUpVerified({ username: 'Claire' })
  const quiz = await invitedTo(page, 'Lakes of Europe', mailbox)
  await page.goto(`/dashboard/view/${quiz.id}`)
  await page.getByRole('button', { name: 'Actions for “Lakes of Europe”' }).click()
  await page.getByRole('menuitem', { name: 'Move back to drafts' }).click()

  const dialog = page.getByRole('dialog', { name: 'Move “Lakes of Europe” back to drafts?' })
  await expect(dialog.getByText('2 people are invited.')).toBeVisible()
  await expect(dialog.getByRole('radio', { name: 'Keep them' })).toBeChecked()
  await dialog.getByRole('radio', { name: 'Withdraw all and notify them by e-mail' }).check()
  await expectAccessibleInBothSchemes(page, 'taking a quiz back')
  await expectAccessibleOnPhone(page, 'taking a quiz back')
  await dialog.getByRole('button', { name: 'Move back to drafts' }).click()

  await expect(page.getByText('is a draft again, and nobody is invited any more.')).toBeVisible()
  await mailbox.newestTo('ann@example.org', /^Invitation withdrawn/)
  await page.getByRole('button', { name: 'Actions for “Lakes of Europe”' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await expect(page.getByRole('textbox', { name: 'Quiz title' })).toBeEditable()
})

test('once people are invited it ends later, a typo is put right, and some of them get more time or are withdrawn', async ({
  page,
  signUpVerified,
  mailbox,
}) => {
  await signUpVerified({ username: 'Claire' })
  const quiz = await invitedTo(page, 'Seas of Europe', mailbox)
  await page.goto(`/dashboard/view/${quiz.id}`)
  await expect(page.getByRole('link', { name: 'Add people' })).toBeVisible()

  await test.step('a later end, told by mail', async () => {
    await page.getByRole('button', { name: 'Extend' }).click()
    const dialog = page.getByRole('dialog', { name: 'Extend the quiz' })
    await dialog.getByText('1 day later').click()
    await dialog.getByRole('button', { name: 'Extend' }).click()
    await expect(dialog).toBeHidden()
    await expect(
      page.getByText('E-mails about it are in the outbox for 2 people who haven’t started.'),
    ).toBeVisible()
    await mailbox.newestTo('ann@example.org', /^More time/)
  })

  await test.step('a typo, after one has seen the difference', async () => {
    await page.getByRole('button', { name: 'Correct the wording of question 1' }).click()
    const dialog = page.getByRole('dialog', { name: 'Correct question 1' })
    await dialog.getByLabel('Question').fill('What is really asked in “Seas of Europe”?')
    await dialog.getByRole('button', { name: 'See the difference' }).click()
    await expect(dialog.getByRole('insertion')).toHaveText('really ')
    await expectAccessibleInBothSchemes(page, 'a correction')
    await expectAccessibleOnPhone(page, 'a correction')
    await dialog.getByRole('checkbox', { name: 'Also in the question bank' }).check()
    await dialog.getByRole('button', { name: 'Correct it' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('paragraph').getByText('What is really asked in')).toBeVisible()
  })

  await test.step('the history has both', async () => {
    const history = page.getByRole('region', { name: 'History' })
    await expect(history.getByText('Wording of question 1 corrected, here and in the bank')).toBeVisible()
    await expect(history.getByText(/^End time moved from/)).toBeVisible()
    await history.getByText('Show the difference').click()
    await expectAccessibleInBothSchemes(page, 'the history')
  })

  await test.step('more time for some of them, and one who is chosen is withdrawn', async () => {
    await page.getByRole('link', { name: 'See the participants' }).click()
    await page.getByRole('checkbox', { name: 'Everyone on this page' }).check()
    await expect(page.getByText('2 selected')).toBeVisible()
    await expectAccessibleInBothSchemes(page, 'a selection of participants')
    await expectAccessibleOnPhone(page, 'a selection of participants')
    await page.getByRole('button', { name: 'Extra time' }).click()
    await page.getByRole('dialog').getByText('10 minutes').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Add time' }).click()
    await expect(page.getByText('2 people have more time.')).toBeVisible()
    await expect(page.getByText('+10 min')).toHaveCount(2)

    await page.getByRole('checkbox', { name: 'Select bob@example.org' }).check()
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Withdraw 1 invitation?' })
    await dialog.getByRole('button', { name: 'Withdraw' }).click()
    await expect(page.getByRole('checkbox', { name: 'Select bob@example.org' })).toBeHidden()
    await mailbox.newestTo('bob@example.org', /^Invitation withdrawn/)
  })
})

test('where no mail is sent, nobody is said to have been told', async ({ page, signUpVerified, mailbox }) => {
  await signUpVerified()
  const quiz = await invitedTo(page, 'Rivers of Asia', mailbox)
  await page.goto(`/dashboard/participants/${quiz.id}`)
  await page.getByRole('button', { name: 'Withdraw all' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw all' }).click()
  await expect(page.getByText('2 e-mails about it are in the outbox')).toBeVisible()
})

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' })

  test('the six buttons over the participants stand on one line at 1280 pixels', async ({
    page,
    signUpVerified,
    mailbox,
  }) => {
    await signUpVerified()
    const quiz = await invitedTo(page, 'Les deltas', mailbox)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(`/dashboard/participants/${quiz.id}`)
    const topOf = async (role: 'button' | 'link', name: string) =>
      (await page.getByRole(role, { name, exact: true }).boundingBox())?.y
    // The last to come, beside the buttons or above them.
    await expect(page.getByText('À jour', { exact: true })).toBeVisible()
    const tops = [
      await topOf('button', 'Relancer'),
      await topOf('button', 'Tout retirer'),
      await topOf('button', 'Exporter'),
      await topOf('link', 'Billets'),
      await topOf('button', 'Code ou lien commun'),
      await topOf('button', 'Inviter'),
    ]
    expect(tops).toEqual(tops.map(() => tops[0]))
    expect(tops[0]).toBeDefined()
  })

  test('a draft with invitations is no dead end: its participants are reached, withdrawn, and it can be deleted', async ({
    page,
    signUpVerified,
    mailbox,
  }) => {
    await signUpVerified()
    const quiz = await invitedTo(page, 'Les lacs d’Europe', mailbox)
    await call(page.request, deactivateQuiz, { params: { quizId: quiz.id } })
    await page.goto(`/dashboard/view/${quiz.id}`)
    await expect(page.getByText('retirez les invitations ou dupliquez-le')).toBeVisible()
    await page.getByRole('link', { name: 'Voir les participants' }).click()

    await page.getByRole('button', { name: 'Tout retirer' }).click()
    const dialog = page.getByRole('dialog', { name: /^Retirer les invitations de 2 personnes/ })
    await expect(dialog.getByRole('checkbox', { name: 'Prévenir par courriel' })).toBeChecked()
    await expectAccessibleInBothSchemes(page, 'withdrawing all')
    await expectAccessibleOnPhone(page, 'withdrawing all')
    await dialog.getByRole('checkbox', { name: 'Prévenir par courriel' }).uncheck()
    await dialog.getByRole('button', { name: 'Retirer les invitations' }).click()
    await expect(page.getByText('2 invitations retirées.')).toBeVisible()
    await expect(page.getByText('Publiez d’abord, invitez ensuite')).toBeVisible()

    await page.goto(`/dashboard/view/${quiz.id}`)
    await page.getByRole('button', { name: /^Actions pour/ }).click()
    await page.getByRole('menuitem', { name: 'Supprimer' }).click()
    await page.getByRole('button', { name: 'Supprimer le brouillon' }).click()
    await expect(page.getByText('est supprimé.')).toBeVisible()
  })
})

async function invitedTo(
  page: Page,
  title: string,
  mailbox: { newestTo(email: string): Promise<unknown> },
): Promise<Quiz> {
  const quiz = await anActiveQuiz(page.request, title)
  const people = [{ email: 'ann@example.org' }, { email: 'bob@example.org' }]
  await call(page.request, inviteParticipants, { params: { quizId: quiz.id }, body: { people } })
  await mailbox.newestTo('bob@example.org')
  return quiz
}
