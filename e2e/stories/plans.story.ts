import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInBothSchemes } from '../harness/accessibility.ts'
import { tabTo } from '../harness/keyboard.ts'
import { confirmAddress, createNamed } from '../harness/organizations.ts'
import { expect, test } from '../harness/own-app.ts'
import { switchTo } from '../harness/workspaces.ts'

test('the administrator edits a plan, and visitors see it in their language', async ({
  page,
  visitor,
  admin,
  signInAsAdmin,
}) => {
  await signInAsAdmin()

  await test.step('what is missing is said where it is missing', async () => {
    await page.goto('/admin/plans')
    await page.getByRole('link', { name: 'Edit the plan Pro' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Edit Pro' })).toBeVisible()
    await texts(page, 'Français').getByLabel('Name').fill('')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(texts(page, 'Français').getByLabel('Name')).toBeFocused()
    await expect(texts(page, 'Français').getByLabel('Name')).toHaveAccessibleDescription(
      'This field is required.',
    )
    await expectAccessibleInBothSchemes(page, 'a plan that was filled in badly')
  })

  await test.step('change a limit, the names and a feature in both languages', async () => {
    await describePlan(texts(page, 'English'), { name: 'Professional', feature: 'A quiet room' })
    await describePlan(texts(page, 'Français'), { name: 'Professionnel', feature: 'Une salle au calme' })
    await page.getByLabel('Quizzes per month', { exact: true }).fill('123')
    await page.getByRole('switch', { name: 'Participant groups: unlimited' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('The plan Professional is saved.')).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: 'Professional' })).toContainText('123 quizzes')
  })

  await test.step('it stands on the page of prices, in English and in French', async () => {
    const reader = await visitor()
    await reader.goto('/pricing')
    const english = reader.getByRole('listitem', { name: 'Professional' })
    await expect(english).toContainText('A quiet room')
    await expect(limitOf(english, 'Quizzes per month')).toHaveText('123')
    await expect(limitOf(english, 'Participant groups')).toHaveText('Unlimited')

    await reader.getByRole('link', { name: 'Français' }).click()
    const french = reader.getByRole('listitem', { name: 'Professionnel' })
    await expect(french).toContainText('Une salle au calme')
    await expect(limitOf(french, 'Quiz par mois')).toHaveText('123')
    await expect(limitOf(french, 'Groupes')).toHaveText('Illimité')
  })

  await test.step('the audit log tells it', async () => {
    await page.getByRole('link', { name: 'Audit log' }).click()
    const entry = page.getByRole('list', { name: 'Audit log, newest first' }).getByRole('listitem').first()
    await expect(entry).toContainText(`${admin.email} changed the plan`)
    await entry.getByText('Details').click()
    await expect(detailOf(entry, 'Quizzes per month')).toHaveText('from 100 to 123')
    await expect(detailOf(entry, 'Participant groups')).toHaveText(/ to Unlimited$/)
    await expect(detailOf(entry, 'Name (French)')).toHaveText('from Pro to Professionnel')
  })
})

test('the administrator makes an enterprise plan, and the organization’s owner has it', async ({
  page,
  someoneElse,
  mailbox,
  signInAsAdmin,
}) => {
  const { person: owner, page: theirs } = await someoneElse()
  await confirmAddress(theirs.request, owner, mailbox)
  await createNamed(theirs.request, 'Zoo of Lyon')
  await signInAsAdmin()

  await test.step('make it', async () => {
    await page.goto('/admin/plans')
    await page.getByRole('link', { name: 'New enterprise plan' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('combobox', { name: 'Organization' })).toHaveAccessibleDescription(
      'This field is required.',
    )
    await fillEnterprisePlan(page, 'Zoo of Lyon')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('The plan Menagerie has been created for Zoo of Lyon.')).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: 'Menagerie' })).toContainText('€99')
  })

  await test.step('a second one is refused', async () => {
    await page.getByRole('link', { name: 'New enterprise plan' }).click()
    await fillEnterprisePlan(page, 'Zoo of Lyon')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(
      page.getByText('This organization already has an enterprise plan. Edit that one.'),
    ).toBeVisible()
  })

  await test.step('its owner sees it', async () => {
    await theirs.goto('/dashboard/billing')
    await switchTo(theirs, 'Zoo of Lyon')
    await expect(theirs.getByRole('region', { name: 'Your plan' })).toContainText('Menagerie')
    await theirs.getByRole('link', { name: 'See usage' }).click()
    await expect(theirs.getByText('Zoo of Lyon, on the Menagerie plan.')).toBeVisible()
    await expect(theirs.getByRole('meter', { name: 'Generated questions' })).toHaveAttribute(
      'aria-valuetext',
      '0 of 777',
    )
  })

  await test.step('another plan can be assigned instead', async () => {
    await page.getByRole('link', { name: 'Organizations', exact: true }).click()
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Leave' }).click()
    await page.getByRole('button', { name: 'Assign plan to Zoo of Lyon' }).click()
    const dialog = page.getByRole('dialog', { name: 'Assign plan to Zoo of Lyon' })
    await expect(dialog.getByRole('radio', { name: 'Menagerie' })).toBeChecked()
    await dialog.getByRole('radio', { name: 'Organization' }).check()
    await expectAccessible(page, 'the assignment of a plan')
    await dialog.getByRole('button', { name: 'Assign plan' }).click()
    await expect(page.getByText('Zoo of Lyon is now on the Organization plan.')).toBeVisible()
    await theirs.reload()
    await expect(theirs.getByText('Zoo of Lyon, on the Organization plan.')).toBeVisible()
  })

  await test.step('deactivated, it says so to its owner', async () => {
    await page.getByRole('button', { name: 'Deactivate Zoo of Lyon' }).click()
    const question = page.getByRole('dialog', { name: 'Deactivate Zoo of Lyon?' })
    await question.getByRole('button', { name: 'Deactivate' }).click()
    await expect(page.getByText('Zoo of Lyon has been deactivated.')).toBeVisible()

    await theirs.reload()
    const banner = theirs.getByRole('region', { name: 'Status of this workspace' })
    await expect(banner).toContainText('The administrator of this site has deactivated this workspace.')
    await page.getByRole('button', { name: 'Activate Zoo of Lyon' }).click()
    await expect(page.getByText('Zoo of Lyon is active again.')).toBeVisible()
    await theirs.reload()
    await expect(theirs.getByText('Zoo of Lyon, on the Organization plan.')).toBeVisible()
    await expect(banner).toBeHidden()
  })

  await test.step('deleted, it leaves the organization on the default plan', async () => {
    await page.getByRole('button', { name: 'Assign plan to Zoo of Lyon' }).click()
    const dialog = page.getByRole('dialog', { name: 'Assign plan to Zoo of Lyon' })
    await dialog.getByRole('radio', { name: 'Menagerie' }).check()
    await dialog.getByRole('button', { name: 'Assign plan' }).click()
    await expect(page.getByText('Zoo of Lyon is now on the Menagerie plan.')).toBeVisible()
    await page.goto('/admin/plans')
    await page.getByRole('button', { name: 'Delete the plan Menagerie' }).click()
    const question = page.getByRole('dialog', { name: 'Delete the plan Menagerie?' })
    await expect(question).toContainText('1 organization has this plan: Zoo of Lyon.')
    await expect(question).toContainText('It moves to the Organization plan immediately')
    await expectAccessibleInBothSchemes(page, 'deleting a plan')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('The plan Menagerie has been deleted.')).toBeVisible()

    await theirs.reload()
    await expect(theirs.getByText('Zoo of Lyon, on the Organization plan.')).toBeVisible()
    await expect(theirs.getByRole('alert')).toHaveCount(0)
    await expect(theirs.getByRole('region', { name: 'Status of this workspace' })).toBeHidden()
    await theirs.goto('/dashboard/billing')
    const plan = theirs.getByRole('region', { name: 'Your plan' })
    await expect(plan).toContainText('Active')
    await expectAccessible(theirs, 'the billing on the default plan')
  })
})

function texts(page: Page, language: 'English' | 'Français'): Locator {
  return page.getByRole('group', { name: language })
}

async function describePlan(texts: Locator, { name, feature }: { name: string; feature: string }) {
  await texts.getByLabel('Name').fill(name)
  await texts.getByRole('button', { name: 'Add a feature' }).click()
  await texts
    .getByRole('textbox', { name: /^Feature \d+$/ })
    .last()
    .fill(feature)
}

function limitOf(card: Locator, limit: string): Locator {
  const term = card.page().getByRole('term').filter({ hasText: limit })
  return card.locator('dl > div').filter({ has: term }).getByRole('definition')
}

function detailOf(entry: Locator, field: string): Locator {
  const term = entry.page().getByRole('term').filter({ hasText: field })
  return entry.locator('dl > div').filter({ has: term }).getByRole('definition')
}

async function fillEnterprisePlan(page: Page, organization: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Organization' }).fill(organization)
  await page.getByRole('option', { name: organization }).click()
  await page.getByLabel('Price per month, in EUR').fill('99')
  for (const language of ['English', 'Français'] as const) {
    await texts(page, language).getByLabel('Name').fill('Menagerie')
    await texts(page, language).getByLabel('Description').fill('For zoos.')
    await texts(page, language).getByRole('textbox', { name: 'Feature 1' }).fill('Feeding times')
  }
  await page.getByLabel('Generated questions per month', { exact: true }).fill('777')
}

test('the form of a plan needs no mouse', async ({ page, someoneElse, mailbox, signInAsAdmin }) => {
  const { person: owner, page: theirs } = await someoneElse()
  await confirmAddress(theirs.request, owner, mailbox)
  await createNamed(theirs.request, 'Keys and Co')
  await signInAsAdmin()
  await page.goto('/admin/plans')
  const most = 80

  await tabTo(page, page.getByRole('link', { name: 'New enterprise plan' }), { most })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'New enterprise plan' })).toBeVisible()

  await test.step('what is missing takes the focus', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Save' }), { most })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('combobox', { name: 'Organization' })).toBeFocused()
  })

  await test.step('an organization is found by typing, and chosen by the arrows', async () => {
    await page.keyboard.type('Keys')
    await expect(page.getByRole('option', { name: 'Keys and Co' })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('combobox', { name: 'Organization' })).toHaveValue('Keys and Co')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('49')
  })

  await test.step('texts in both languages, with features put in order', async () => {
    for (const [language, name] of [
      ['English', 'By hand'],
      ['Français', 'À la main'],
    ] as const) {
      const part = texts(page, language)
      await tabTo(page, part.getByLabel('Name'))
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(name)
      await tabTo(page, part.getByLabel('Description'))
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(`${name}.`)
      await tabTo(page, part.getByLabel('Feature 1', { exact: true }))
      await page.keyboard.type('A quiet room')
      await tabTo(page, part.getByRole('button', { name: 'Add a feature' }), { most })
      await page.keyboard.press('Enter')
      await expect(part.getByLabel('Feature 2', { exact: true })).toBeFocused()
      await page.keyboard.type('Everything by keyboard')
      await tabTo(page, part.getByRole('button', { name: 'Move up: Feature 2' }))
      await page.keyboard.press('Enter')
      await expect(part.getByLabel('Feature 1', { exact: true })).toHaveValue('Everything by keyboard')
    }
  })

  await test.step('a limit is set, and it is saved', async () => {
    await tabTo(page, page.getByRole('switch', { name: 'Quizzes per month: unlimited' }), { most })
    await page.keyboard.press('Space')
    await tabTo(page, page.getByLabel('Quizzes per month', { exact: true }), { key: 'Shift+Tab' })
    await page.keyboard.type('12')
    await tabTo(page, page.getByRole('button', { name: 'Save' }), { most })
    await page.keyboard.press('Enter')
    await expect(page.getByText('The plan By hand has been created for Keys and Co.')).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: 'By hand' })).toContainText('12 quizzes')
  })
})
