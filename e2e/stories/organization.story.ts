import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from '../harness/accessibility.ts'
import { confirmAddress } from '../harness/organizations.ts'
import { aPerson, type Person } from '../harness/people.ts'
import { expect, test } from '../harness/test.ts'
import { workspaceSwitcher } from '../harness/workspaces.ts'

test('an organization is made, people come in, one is limited, leaves, and it is deleted', async ({
  page,
  context,
  signUp,
  someoneElse,
  mailbox,
}) => {
  const owner = await signUp()
  await confirmAddress(page.request, owner, mailbox)
  const { person: ada, page: hers } = await someoneElse({ username: 'Ada Lovelace' })
  const stranger = aPerson()

  await test.step('create it from the switcher', async () => {
    await page.goto('/dashboard')
    await workspaceSwitcher(page).click()
    await page.getByRole('menuitem', { name: 'Create an organization' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create an organization' })
    await dialog.getByLabel('Name').fill('L')
    await dialog.getByRole('button', { name: 'Create organization' }).click()
    await expect(dialog.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true')

    await dialog.getByLabel('Name').fill('Lycée Curie')
    await dialog.getByRole('button', { name: 'Create organization' }).click()
    await expect(page.getByText('Lycée Curie has been created. You’re now working there.')).toBeVisible()
    await expect(page).toHaveURL('/dashboard/members')
    await expect(workspaceSwitcher(page)).toContainText('Organization · Owner')
    await expect(rowOf(page, owner)).toContainText('Owner')
  })

  await test.step('invite a pasted list, in which each bad address is marked', async () => {
    await page.getByRole('button', { name: 'Invite members' }).click()
    const dialog = page.getByRole('dialog', { name: 'Invite people to Lycée Curie' })
    await paste(page, context, {
      into: 'E-mail addresses',
      text: `${ada.email}, nobody-at-all; Someone <${stranger.email}>\n${ada.email}\n${owner.email}\n`,
    })
    const chips = dialog.getByRole('list', { name: 'Addresses to invite' }).getByRole('listitem')
    await expect(chips).toHaveText([
      ada.email,
      /^nobody-at-all.*invalid address$/,
      stranger.email,
      new RegExp(`^${ada.email}.*duplicate$`),
      new RegExp(`^${owner.email}.*already a member$`),
    ])
    await expect(dialog.getByText('2 of 20')).toBeVisible()
    await dialog.getByRole('button', { name: 'Send invitations' }).click()
    await expect(dialog.getByLabel('E-mail addresses')).toHaveAccessibleDescription(
      /Correct or remove the invalid addresses\.$/,
    )
    await expectAccessible(page, 'an invitation in the making')

    await dialog.getByRole('button', { name: 'Remove highlighted' }).click()
    await expect(chips).toHaveText([ada.email, stranger.email])
    await expect(dialog.getByLabel('E-mail addresses')).toBeFocused()
    await dialog.getByRole('button', { name: 'Send invitations' }).click()
    await expect(dialog.getByRole('heading', { name: '2 people invited' })).toBeFocused()
    await dialog.getByRole('button', { name: 'Done' }).click()

    await page.getByRole('tab', { name: 'Pending invitations' }).click()
    for (const { email } of [ada, stranger]) await expect(rowOf(page, { email })).toBeVisible()
  })

  await test.step('accept as one of them, by the mailed link', async () => {
    await hers.goto(await mailbox.linkFor(ada.email, /has invited you to Lycée Curie$/))
    await expect(
      hers.getByRole('heading', { level: 1, name: 'You’re now a member of Lycée Curie' }),
    ).toBeVisible()
    await expectAccessible(hers, 'an accepted invitation')
    await hers.getByRole('button', { name: 'Go to Lycée Curie' }).click()
    await expect(hers).toHaveURL('/dashboard')
    await expect(workspaceSwitcher(hers)).toContainText('Organization · Member')
    // The link has proved the address, too.
    await expect(hers.getByText(`Confirm ${ada.email}`)).toBeHidden()
  })

  await test.step('limit her, then make her a moderator', async () => {
    await page.getByRole('tab', { name: 'Members' }).click()
    await page.reload()
    await expect(page.getByText('2 people in Lycée Curie.')).toBeVisible()
    await chooseAction(page, ada, 'Edit limits…')
    const dialog = page.getByRole('dialog', { name: 'Limits for Ada Lovelace' })
    await expect(dialog.getByLabel('Questions', { exact: true })).toBeDisabled()
    const unlimited = dialog.getByRole('switch', { name: 'Questions: unlimited' })
    await expect(unlimited).toBeFocused()
    await unlimited.click()
    const questions = dialog.getByLabel('Questions', { exact: true })
    await expect(questions).toBeFocused()
    await expect(questions).toHaveValue('100')
    for (const nonsense of ['12.7', '-1', '99999999999999']) {
      await questions.fill(nonsense)
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(questions).toHaveAccessibleDescription(/^Enter a whole number, from 0 to 1,000,000,000\./)
      await expect(questions).toHaveValue(nonsense)
    }
    await questions.fill('25')
    await expect(questions).toHaveAccessibleDescription('0 used this period')
    await expectAccessible(page, 'the limits of a member')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('The limits for Ada Lovelace have been saved.')).toBeVisible()
    await expect(rowOf(page, ada)).toContainText('0 of 25')
    const actions = page.getByRole('button', { name: 'Actions for Ada Lovelace' })
    await expect(actions).toBeFocused()

    await chooseAction(page, ada, 'Make moderator')
    await expect(page.getByText('Ada Lovelace is now a moderator.')).toBeVisible()
    await expect(rowOf(page, ada)).toContainText('Moderator')
    await expect(actions).toBeFocused()
  })

  await test.step('she sees her share', async () => {
    await hers.goto('/dashboard/usage')
    const share = hers.getByRole('region', { name: 'Your limits' })
    await expect(share.getByRole('meter', { name: 'Your questions, generated and manual' })).toHaveAttribute(
      'aria-valuetext',
      '0 of 25',
    )
    await expect(workspaceSwitcher(hers)).toContainText('Organization · Moderator')
    await expect(hers.getByRole('region', { name: 'By member' })).toContainText(owner.email)
    await expectAccessible(hers, 'the usage of a moderator')
  })

  await test.step('she leaves', async () => {
    await hers.goto('/setting')
    await hers.getByRole('button', { name: 'Leave…' }).click()
    const dialog = hers.getByRole('dialog', { name: 'Leave Lycée Curie?' })
    await dialog.getByRole('button', { name: 'Leave' }).click()
    await expect(hers.getByText('You’ve left Lycée Curie.')).toBeVisible()
    await expect(hers).toHaveURL('/dashboard')
    await expect(workspaceSwitcher(hers)).toContainText('Personal workspace')
    await workspaceSwitcher(hers).click()
    await expect(hers.getByRole('menuitemradio')).toHaveCount(1)

    await page.reload()
    await expect(page.getByText('1 person in Lycée Curie.')).toBeVisible()
    await expect(rowOf(page, ada)).toBeHidden()
  })

  await test.step('delete it, after naming it', async () => {
    await page.goto('/setting')
    await page.getByRole('button', { name: 'Delete organization…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete Lycée Curie?' })
    const name = dialog.getByLabel('Type “Lycée Curie” to confirm')
    await name.fill('Lycée')
    await dialog.getByRole('button', { name: 'Delete permanently' }).click()
    await expect(name).toHaveAttribute('aria-invalid', 'true')

    await name.fill('Lycée Curie')
    await dialog.getByRole('button', { name: 'Delete permanently' }).click()
    await expect(page.getByText('Lycée Curie has been deleted.')).toBeVisible()
    await expect(page).toHaveURL('/dashboard')
    await expect(workspaceSwitcher(page)).toContainText('Personal workspace')
  })
})

function rowOf(page: Page, { email }: Pick<Person, 'email'>) {
  return page.getByRole('row').filter({ hasText: email })
}

async function chooseAction(page: Page, { username }: Person, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${username}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** As people do: the whole list from somewhere else, by the keyboard. */
async function paste(
  page: Page,
  context: BrowserContext,
  { into, text }: { into: string; text: string },
): Promise<void> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((text) => navigator.clipboard.writeText(text), text)
  await page.getByLabel(into).focus()
  await page.keyboard.press('ControlOrMeta+v')
}
