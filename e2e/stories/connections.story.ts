import { getWorkspace } from '@probant/contract/workspaces'
import { expectAccessibleInBothSchemes, expectAccessibleOnPhone } from '../harness/accessibility.ts'
import { expect, test } from '../harness/test.ts'

test('the first key is shown once, and only once it was kept; it works until it is revoked', async ({
  page,
  request,
  signUpVerified,
}) => {
  const { password } = await signUpVerified()
  await page.goto('/dashboard/connections')
  const create = page.getByRole('button', { name: 'Create a key' })
  await create.click()
  const form = page.getByRole('dialog', { name: 'Create an API key' })
  await form.getByLabel('Name', { exact: true }).fill('Timetable')
  await form.getByLabel('Your password').fill(password)
  await form.getByRole('button', { name: 'Create the key' }).click()

  const shown = page.getByRole('dialog', { name: 'Your new key' })
  const key = await shown.getByRole('textbox').inputValue()
  expect(key).toMatch(/^pk_/)
  await expectAccessibleInBothSchemes(page, 'a new key')
  await page.keyboard.press('Escape')
  await shown.getByRole('button', { name: 'I’ve saved it' }).click()
  await expect(shown).toBeHidden()
  await expect(create).toBeFocused()
  await expect(page.getByRole('list', { name: 'API keys' })).toContainText('Timetable')

  const call = () => request.get(getWorkspace.url, { headers: { authorization: `Bearer ${key}` } })
  expect((await call()).status()).toBe(200)
  await page.getByRole('button', { name: 'Revoke the key Timetable' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText('The key has been revoked.')).toBeVisible()
  expect((await call()).status()).toBe(401)
})

test('the first webhook shows its secret once; what couldn’t be delivered says why, and is sent again', async ({
  page,
  signUpVerified,
}) => {
  await signUpVerified()
  await page.goto('/dashboard/connections')
  const add = page.getByRole('button', { name: 'Add a webhook' })
  await add.click()
  const form = page.getByRole('dialog', { name: 'Add a webhook' })
  await form.getByRole('button', { name: 'Add the webhook' }).click()
  await expect(form.getByText('This field is required.')).toBeVisible()
  // A name that no server ever has.
  const address = 'https://timetable.invalid/hook'
  await form.getByLabel('Address').fill(address)
  await form.getByRole('checkbox', { name: 'Questions generated' }).uncheck()
  await form.getByRole('button', { name: 'Add the webhook' }).click()

  const shown = page.getByRole('dialog', { name: 'The webhook has been added' })
  expect(await shown.getByRole('textbox').inputValue()).toMatch(/^whsec_/)
  await page.keyboard.press('Escape')
  await shown.getByRole('button', { name: 'I’ve saved it' }).click()
  await expect(shown).toBeHidden()
  await expect(add).toBeFocused()
  await expect(page.getByRole('list', { name: 'Webhooks' })).toContainText('7 events')

  await page.getByRole('button', { name: `Send a test to ${address}` }).click()
  await expect(page.getByText('Not delivered.')).toBeVisible()
  await expectAccessibleInBothSchemes(page, 'a webhook')
  await expectAccessibleOnPhone(page, 'a webhook')

  await page.getByRole('button', { name: `Messages to ${address}` }).click()
  const log = page.getByRole('dialog', { name: 'Messages' })
  await expect(log.getByText('1 attempt', { exact: true })).toBeVisible()
  await log.getByRole('button', { name: /^Send again/ }).click()
  await expect(log.getByText('2 attempts', { exact: true })).toBeVisible()
  await expectAccessibleInBothSchemes(page, 'the messages of a webhook')
  await expectAccessibleOnPhone(page, 'the messages of a webhook')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: `Pause the webhook to ${address}` }).click()
  await expect(page.getByText('The webhook is paused.')).toBeVisible()
  await page.getByRole('button', { name: `Actions for ${address}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete the webhook' }).click()
  await expect(page.getByText('No webhooks yet')).toBeVisible()
})
