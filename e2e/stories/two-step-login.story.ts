import { generateSync } from 'otplib'
import { expectAccessibleInBothSchemes, expectAccessibleOnPhone } from '../harness/accessibility.ts'
import { logOut, submitLogin } from '../harness/sign-in.ts'
import { expect, test } from '../harness/test.ts'

test('an app is set up, a login then takes a second step, and taking the app away asks for it again', async ({
  page,
  signUpVerified,
}) => {
  const person = await signUpVerified()
  await page.goto('/setting')
  await page.getByRole('button', { name: 'Set up an authenticator app…' }).click()
  const setup = page.getByRole('dialog', { name: 'Set up an authenticator app' })
  await setup.getByLabel('Your password').fill(person.password)
  await setup.getByRole('button', { name: 'Next' }).click()
  await expect(setup.getByRole('img', { name: /^QR code/ })).toBeVisible()
  await expectAccessibleInBothSchemes(page, 'the code for the app')
  await expectAccessibleOnPhone(page, 'the code for the app')
  const secret = await setup.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).innerText()
  await setup.getByLabel('Six-digit code').fill('000000')
  await setup.getByRole('button', { name: 'Turn on' }).click()
  await expect(setup.getByText(/^That didn’t match/)).toBeVisible()
  await setup.getByLabel('Six-digit code').fill(generateSync({ secret: secret.replaceAll(' ', '') }))
  await setup.getByRole('button', { name: 'Turn on' }).click()

  const sheet = page.getByRole('dialog', { name: 'Your recovery codes' })
  await expect(sheet.getByRole('listitem')).toHaveCount(10)
  await expectAccessibleInBothSchemes(page, 'recovery codes')
  await expectAccessibleOnPhone(page, 'recovery codes')
  const [first = ''] = await sheet.getByRole('listitem').allInnerTexts()
  await page.keyboard.press('Escape')
  await sheet.getByRole('button', { name: 'I’ve kept them safe' }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByText('10 codes left')).toBeVisible()

  await logOut(page)
  await submitLogin(page, person)
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await expectAccessibleInBothSchemes(page, 'the second step')
  await expectAccessibleOnPhone(page, 'the second step')
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code', { exact: true }).fill(first)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/dashboard')

  await page.goto('/setting')
  await expect(page.getByText('9 codes left')).toBeVisible()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('The authenticator app has been removed.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Set up an authenticator app…' })).toBeVisible()
})
