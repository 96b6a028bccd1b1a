import { acceptInvitation } from '@probant/contract/invitations'
import { expectAccessibleInBothSchemes } from '../harness/accessibility.ts'
import { call } from '../harness/calls.ts'
import { invite } from '../harness/organizations.ts'
import { anActiveQuiz } from '../harness/quizzes.ts'
import { expect, test } from '../harness/test.ts'
import { switchTo } from '../harness/workspaces.ts'

test('the quiz of a member who was deactivated is taken over by the owner of the organization', async ({
  page,
  signUpAsOwner,
  someoneElse,
  mailbox,
}) => {
  const { organization, owner } = await signUpAsOwner('Studio Ada')
  const { person, page: theirs } = await someoneElse()
  const [, token = ''] = (await invite(page.request, organization, person.email, mailbox)).split('#')
  const params = { organizationId: organization.id }
  await call(theirs.request, acceptInvitation, { params, body: { token } })
  const quiz = await anActiveQuiz(theirs.request, 'Rivers', {}, { workspace: organization.id })

  await test.step('whoever deactivates the creator is told what becomes of the quizzes', async () => {
    await page.goto('/dashboard')
    await switchTo(page, 'Studio Ada')
    await page.goto(`/dashboard/members?search=${person.email}`)
    await page.getByRole('button', { name: `Actions for ${person.username}` }).click()
    await page.getByRole('menuitem', { name: 'Deactivate', exact: true }).click()
    const question = page.getByRole('dialog', { name: `Deactivate ${person.username}?` })
    await expect(question.getByRole('link', { name: 'See the quizzes' })).toBeVisible()
    await question.getByRole('button', { name: 'Deactivate' }).click()
    await expect(question).toBeHidden()
  })

  await test.step('it is handed over from its menu, to an active member', async () => {
    await page.goto('/dashboard/quiz')
    await page.getByRole('button', { name: 'Actions for “Rivers”' }).click()
    await page.getByRole('menuitem', { name: 'Hand over to…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Hand the quiz over' })
    await expect(dialog.getByText(`This quiz belongs to ${person.username}.`)).toBeVisible()
    await dialog.getByRole('button', { name: 'Hand over' }).click()
    const field = dialog.getByRole('combobox', { name: 'New creator' })
    await expect(field).toHaveAccessibleDescription('Choose who takes it over.')
    await field.click()
    const options = page.getByRole('listbox').getByRole('option')
    await expect(options).toHaveText([`You: ${owner.username} (${owner.email})`])
    await options.click()
    await expectAccessibleInBothSchemes(page, 'hand the quiz over')
    await dialog.getByRole('button', { name: 'Hand over' }).click()
    await expect(page.getByText(`“Rivers” now belongs to ${owner.username}.`)).toBeVisible()
    await expect(dialog).toBeHidden()
  })

  await test.step('the owner grades it from now on, and the history says how that came', async () => {
    await page.goto(`/dashboard/view/${quiz.id}`)
    await expect(page.getByText(`Handed over from ${person.username} to ${owner.username}`)).toBeVisible()
    await page.getByRole('link', { name: 'Grading' }).click()
    await expect(page).toHaveURL(`/dashboard/view/${quiz.id}/grading`)
    await expect(page.getByText('Only the creator can see this')).toHaveCount(0)
  })
})
