import type { Page } from '@playwright/test'
import { acceptInvitation } from '@probant/contract/invitations'
import en from '../../web/src/i18n/en/common/messages.ts'
import fr from '../../web/src/i18n/fr/common/messages.ts'
import { call } from '../harness/calls.ts'
import { ask, openGenerator, submit } from '../harness/generation.ts'
import { invite } from '../harness/organizations.ts'
import { aDraft, titleField } from '../harness/quizzes.ts'
import { expect, test } from '../harness/test.ts'
import { switchTo } from '../harness/workspaces.ts'

/**
 * Messages of the specification's section 8, each where it belongs, half of them in either language: what is said in
 * one is said in the other. `web/src/messages.test.tsx` has those that need no more than a component, and
 * `generation.story.ts` that of a question too many.
 */
test.describe('in English', () => {
  test('a quiz too many is named', async ({ page, signUp }) => {
    await signUp()
    for (let index = 0; index < 5; index++) await aDraft(page.request, `Quiz ${index}`, [])
    await page.goto('/dashboard/create')
    await titleField(page).fill('One too many')
    await expect(page.getByRole('dialog', { name: en.quizLimitReached })).toBeVisible()
  })

  test('questions that a lost connection keeps from being made are tried again', async ({ page, signUp }) => {
    await signUp()
    const dialog = await openGenerator(page)
    await ask(dialog, { subject: 'Chemistry', easy: 1 })
    await failing(page, { method: 'POST', path: '/api/generations', said: en.generationFailed }, () =>
      submit(dialog),
    )
    await submit(dialog)
    await expect(dialog.getByRole('article')).toHaveCount(1)
  })
})

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' })

  test('who is not the owner is told so where the organization pays', async ({
    page,
    signUpAsOwner,
    someoneElse,
    mailbox,
  }) => {
    const { organization } = await signUpAsOwner('Studio Ada')
    const { person, page: theirs } = await someoneElse()
    const [, token = ''] = (await invite(page.request, organization, person.email, mailbox)).split('#')
    const params = { organizationId: organization.id }
    await call(theirs.request, acceptInvitation, { params, body: { token } })
    await theirs.goto('/dashboard')
    await switchTo(theirs, 'Studio Ada')
    await theirs.goto('/dashboard/billing')
    await expect(theirs.getByRole('heading', { level: 1, name: fr.notOrganizationOwner })).toBeVisible()
  })

  test('a plan that could not be changed', async ({ page, signInAsAdmin }) => {
    await signInAsAdmin()
    await page.goto('/admin/plans')
    await page.getByRole('link', { name: 'Modifier la formule Pro' }).click()
    await failing(page, { method: 'PUT', path: '/api/admin/plans/', said: fr.planUpdateFailed }, () =>
      page.getByRole('button', { name: 'Enregistrer', exact: true }).click(),
    )
  })
})

/** Nobody answers such a call until the page has said so. */
async function failing(
  page: Page,
  { method, path, said }: Failure,
  action: () => Promise<void>,
): Promise<void> {
  await page.route(
    (url) => url.pathname.includes(path),
    (route) => (route.request().method() === method ? route.abort() : route.fallback()),
  )
  await action()
  await expect(page.getByRole('listitem').filter({ hasText: said })).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
}

interface Failure {
  method: string
  path: string
  said: string
}
