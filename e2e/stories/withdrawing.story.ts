import type { Page } from '@playwright/test'
import { inviteParticipants } from '@probant/contract/participants/inviting'
import { deactivateQuiz } from '@probant/contract/quizzes/life'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { expectAccessibleInBothSchemes, expectAccessibleOnPhone } from '../harness/accessibility.ts'
import { call } from '../harness/calls.ts'
import { anActiveQuiz } from '../harness/quizzes.ts'
import { expect, test } from '../harness/test.ts'

test('a quiz is taken back with its invitations, in one go, and can be changed again', async ({
  page,
  signUpVerified,
  mailbox,
}) => {
  await signUpVerified({ username: 'Claire' })
  const quiz = await invitedTo(page, 'Lakes of Europe', mailbox)
  await page.goto(`/dashboard/view/${quiz.id}`)
  await page.getByRole('button', { name: 'Actions for “Lakes of Europe”' }).click()
  await page.getByRole('menuitem', { name: 'Back to draft' }).click()

  const dialog = page.getByRole('dialog', { name: 'Move “Lakes of Europe” back to drafts?' })
  await expect(dialog.getByText('2 people are invited.')).toBeVisible()
  await expect(dialog.getByRole('radio', { name: 'Keep them' })).toBeChecked()
  await dialog.getByRole('radio', { name: 'Withdraw all, and tell them by e-mail' }).check()
  await expectAccessibleInBothSchemes(page, 'taking a quiz back')
  await expectAccessibleOnPhone(page, 'taking a quiz back')
  await dialog.getByRole('button', { name: 'Back to draft' }).click()

  await expect(page.getByText('is a draft again, and nobody is invited any more.')).toBeVisible()
  await mailbox.newestTo('ann@example.org', /^Invitation withdrawn/)
  await page.getByRole('button', { name: 'Actions for “Lakes of Europe”' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await expect(page.getByRole('textbox', { name: 'Quiz title' })).toBeEditable()
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
    await page.getByRole('link', { name: 'Voir les personnes invitées' }).click()

    await page.getByRole('button', { name: 'Tout retirer' }).click()
    const dialog = page.getByRole('dialog', { name: /^Retirer les invitations de 2 personnes/ })
    await expect(dialog.getByRole('checkbox', { name: 'Prévenir par courriel' })).toBeChecked()
    await expectAccessibleInBothSchemes(page, 'withdrawing all')
    await expectAccessibleOnPhone(page, 'withdrawing all')
    await dialog.getByRole('checkbox', { name: 'Prévenir par courriel' }).uncheck()
    await dialog.getByRole('button', { name: 'Tout retirer' }).click()
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
