import type { Page } from '@playwright/test'
import { startGeneration } from '@probant/contract/generation'
import { acceptInvitation } from '@probant/contract/invitations'
import en from '../../web/src/i18n/en/messages.ts'
import fr from '../../web/src/i18n/fr/messages.ts'
import { call } from '../harness/calls.ts'
import { ask, openGenerator, submit } from '../harness/generation.ts'
import { invite } from '../harness/organizations.ts'
import { aDraft, titleField } from '../harness/quizzes.ts'
import { expect, test } from '../harness/test.ts'
import { switchTo, workspaceSwitcher } from '../harness/workspaces.ts'

/**
 * The ten messages of the specification's section 8, each where it belongs, half of them in either language: what is
 * said in one is said in the other.
 */
test.describe('in English', () => {
  test('a quiz and a question too many are named, with the way to the plans', async ({ page, signUp }) => {
    await signUp()
    for (let index = 0; index < 5; index++) await aDraft(page.request, `Quiz ${index}`, [])
    await page.goto('/dashboard/create')
    await titleField(page).fill('One too many')
    await expect(page.getByRole('dialog', { name: en.quizLimitReached })).toBeVisible()

    const counts = { easy: 20, medium: 20, tough: 9 }
    const body = { subject: 'Equations', language: 'en', counts, types: ['multiple_choice'] } as const
    await call(page.request, startGeneration, { body: { ...body, types: [...body.types] } })
    const dialog = await openGenerator(page)
    await ask(dialog, { subject: 'Chemistry', easy: 2 })
    await submit(dialog)
    await expect(page.getByRole('dialog', { name: en.maximumQuestionsReached })).toBeVisible()
  })

  test('what a lost connection keeps from happening is named, and can be tried again', async ({
    page,
    signUpAsOwner,
  }) => {
    await signUpAsOwner('Lycée Curie')
    await aDraft(page.request, 'Not for long', [])

    const dialog = await openGenerator(page)
    await ask(dialog, { subject: 'Chemistry', easy: 1 })
    await failing(page, { method: 'POST', path: '/api/generations', said: en.generationFailed }, () =>
      submit(dialog),
    )
    await submit(dialog)
    await expect(dialog.getByRole('article')).toHaveCount(1)

    await page.goto('/dashboard/quiz?show=drafts')
    await page.getByRole('button', { name: /^Actions .*Not for long/ }).click()
    await page.getByRole('menuitem', { name: 'Delete', exact: true }).click()
    await failing(page, { method: 'DELETE', path: '/api/quizzes/', said: en.operationFailed }, () =>
      page.getByRole('button', { name: 'Delete draft' }).click(),
    )

    await workspaceSwitcher(page).click()
    await page.getByRole('menuitem', { name: 'Create an organization' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Lycée Noether')
    await failing(page, { method: 'POST', path: '/api/organizations', said: en.createFailed }, () =>
      page.getByRole('button', { name: 'Create organization' }).click(),
    )
    await page.keyboard.press('Escape')

    await switchTo(page, 'Lycée Curie')
    await workspaceSwitcher(page).click()
    await failing(page, { method: 'GET', path: '/api/workspace', said: en.switchToPersonalFailed }, () =>
      page.getByRole('menuitemradio', { name: /^Switch to your personal workspace/ }).click(),
    )
  })
})

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' })

  test('inviting and limits of members, for the owner; and who is not the owner', async ({
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
    await page.goto('/dashboard')
    await switchTo(page, 'Studio Ada')
    await page.goto('/dashboard/members')

    await page.getByRole('button', { name: 'Inviter des membres' }).click()
    // The dialog takes the focus once it is there.
    await expect(page.getByRole('dialog').locator('input:focus, textarea:focus')).toHaveCount(1)
    await page.keyboard.type('ann@example.org,')
    await failing(page, { method: 'POST', path: '/invitations', said: fr.invitationFailed }, () =>
      page.getByRole('button', { name: 'Envoyer les invitations' }).click(),
    )

    await page.goto('/dashboard/members')
    await page.getByRole('button', { name: new RegExp(`^Actions .*${person.username}`) }).click()
    await page.getByRole('menuitem', { name: /^Modifier les limites/ }).click()
    await failing(page, { method: 'PUT', path: '/limits', said: fr.limitUpdateFailed }, () =>
      page.getByRole('button', { name: 'Enregistrer', exact: true }).click(),
    )

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
