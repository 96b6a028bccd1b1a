import type { Page } from '@playwright/test'
import { acceptInvitation, inviteMembers } from '@probant/contract/invitations'
import { expectAccessible } from '../harness/accessibility.ts'
import { call } from '../harness/calls.ts'
import { expectToTakeFocus, tabTo } from '../harness/keyboard.ts'
import { confirmAddress, invite } from '../harness/organizations.ts'
import { expect, test } from '../harness/test.ts'
import { switchTo, workspaceSwitcher } from '../harness/workspaces.ts'

test('a member who is deactivated is shut out at once, and let in again', async ({
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

  await page.goto('/dashboard')
  await switchTo(page, 'Studio Ada')
  await page.goto(`/dashboard/members?search=${person.email}`)
  await chooseAction(page, person.username, 'Deactivate')
  const question = page.getByRole('dialog', { name: `Deactivate ${person.username}?` })
  await question.getByRole('button', { name: 'Deactivate' }).click()
  await expect(page.getByText(`${person.username} has been deactivated.`)).toBeVisible()

  await theirs.reload()
  await expect(theirs.getByText('You no longer have access to that organization.')).toBeVisible()
  await expect(workspaceSwitcher(theirs)).toContainText('Personal workspace')
  await workspaceSwitcher(theirs).click()
  await expect(theirs.getByRole('menuitemradio', { name: /^Studio Ada/ })).toBeDisabled()

  await chooseAction(page, person.username, 'Activate')
  await expect(page.getByText(`${person.username} can work here again.`)).toBeVisible()
  await theirs.reload()
  await switchTo(theirs, 'Studio Ada')
})

test('founding and inviting need no mouse', async ({ page, signUp, mailbox }) => {
  await confirmAddress(page.request, await signUp(), mailbox)
  await page.goto('/dashboard')

  await tabTo(page, workspaceSwitcher(page))
  await page.keyboard.press('Enter')
  await expectToTakeFocus(page.getByRole('menu'))
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Create an organization' })).toBeFocused()
  await page.keyboard.press('Enter')
  const founding = page.getByRole('dialog', { name: 'Create an organization' })
  await expect(founding.getByLabel('Name')).toBeFocused()
  await page.keyboard.type('Keys and Co')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard/members')

  await tabTo(page, page.getByRole('button', { name: 'Invite members' }))
  await page.keyboard.press('Enter')
  const inviting = page.getByRole('dialog', { name: 'Invite people to Keys and Co' })
  await expect(inviting.getByLabel('E-mail addresses')).toBeFocused()
  await page.keyboard.type('one@example.org,two@example.org')
  await page.keyboard.press('Enter')
  const chips = inviting.getByRole('list', { name: 'Addresses to invite' }).getByRole('listitem')
  await expect(chips).toHaveText(['one@example.org', 'two@example.org'])
  await page.keyboard.press('Backspace')
  await expect(chips).toHaveText(['one@example.org'])
  await expect(inviting.getByLabel('E-mail addresses')).toHaveValue('two@example.org')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')

  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: 'Discard the addresses?' })
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(chips).toHaveText(['one@example.org'])
  await expect(inviting.getByLabel('E-mail addresses')).toBeFocused()
  await tabTo(page, inviting.getByRole('button', { name: 'Send invitations' }))
  await page.keyboard.press('Enter')
  await expect(inviting.getByRole('heading', { name: '1 person invited' })).toBeFocused()
  await tabTo(page, inviting.getByRole('button', { name: 'Done' }))
  await page.keyboard.press('Enter')
  await expect(inviting).toBeHidden()
  await expect(page.getByRole('button', { name: 'Invite members' })).toBeFocused()

  await tabTo(page, page.getByRole('tab', { name: 'Members' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('row').filter({ hasText: 'one@example.org' })).toBeVisible()

  await tabTo(page, page.getByRole('button', { name: 'Withdraw the invitation to one@example.org' }))
  await page.keyboard.press('Enter')
  const withdrawing = page.getByRole('dialog', { name: 'Withdraw the invitation to one@example.org?' })
  await tabTo(page, withdrawing.getByRole('button', { name: 'Withdraw' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('No pending invitations')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Pending invitations', exact: true })).toBeFocused()
})

test('an invitation is handed over as a link, where no mail is sent', async ({
  page,
  signUpAsOwner,
  someoneElse,
}) => {
  const { organization } = await signUpAsOwner('Par la main')
  const { person, page: theirs } = await someoneElse()
  await call(page.request, inviteMembers, {
    params: { organizationId: organization.id },
    body: { emails: [person.email] },
  })
  await page.goto('/dashboard')
  await switchTo(page, 'Par la main')
  await page.goto('/dashboard/members?tab=invitations')
  await page.getByRole('button', { name: `Get a link for ${person.email}` }).click()
  const dialog = page.getByRole('dialog', { name: `Link for ${person.email}` })
  await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeFocused()
  await expectAccessible(page, 'a link to an invitation')
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: `Get a link for ${person.email}` })).toBeFocused()

  await theirs.goto(link)
  await expect(
    theirs.getByRole('heading', { level: 1, name: 'You’re now a member of Par la main' }),
  ).toBeVisible()
})

test.describe('in French, at 1280 pixels', () => {
  test.use({ locale: 'fr-FR', viewport: { width: 1280, height: 800 } })

  test('role and status of a member with a long name are read whole', async ({ page, signUpAsOwner }) => {
    const email = 'maximilienne.de-la-tour-du-pin.de-chambly@service-informatique.academie.example.org'
    await signUpAsOwner('Longs noms', {
      username: 'Maximiliennedelatourdupindechambly-Bourbonneville',
      email,
    })
    await page.goto('/dashboard')
    await switchTo(page, 'Longs noms')
    await page.goto('/dashboard/members')
    const badges = page.getByRole('row').nth(1).locator('.mantine-Badge-label')
    await expect(badges.filter({ hasText: 'Propriétaire' })).toBeVisible()
    const cut = await badges.evaluateAll((labels) =>
      labels
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map((label) => label.textContent),
    )
    expect(cut).toEqual([])
  })
})

test('whoever has not confirmed their address hears of it before founding anything', async ({
  page,
  signUp,
  mailbox,
}) => {
  const person = await signUp()
  await page.goto('/dashboard/members')
  await page.getByRole('main').getByRole('button', { name: 'Create an organization' }).click()
  const founding = page.getByRole('dialog', { name: 'Create an organization' })
  await expect(founding.getByText('as soon as your e-mail address is confirmed')).toBeVisible()
  await expect(founding.getByText(`Confirm ${person.email}`)).toBeVisible()
  await expect(founding.getByLabel('Name')).toBeHidden()
  await expectAccessible(page, 'founding with an unproven address')

  await confirmAddress(page.request, person, mailbox)
  await page.reload()
  await page.getByRole('main').getByRole('button', { name: 'Create an organization' }).click()
  await expect(founding.getByLabel('Name')).toBeFocused()
})

test('two tabs work in two workspaces, and a reload stays where one was', async ({
  page,
  context,
  signUpAsOwner,
}) => {
  await signUpAsOwner('Deux Rives')
  await page.goto('/dashboard/usage')
  const other = await context.newPage()
  await other.goto('/dashboard/usage')
  await switchTo(other, 'Deux Rives')
  await expect(other.getByText('Deux Rives, on the Organization plan.')).toBeVisible()

  await page.reload()
  await expect(page.getByText(/, on the Free plan\.$/)).toBeVisible()
  await other.reload()
  await expect(other.getByText('Deux Rives, on the Organization plan.')).toBeVisible()
})

async function chooseAction(page: Page, username: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${username}` }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}
