import { verifyEmail } from '@probant/contract/auth'
import { expectAccessible } from '../harness/accessibility.ts'
import { call } from '../harness/calls.ts'
import { confirmAddress, moveAddress } from '../harness/organizations.ts'
import { submitLogin } from '../harness/sign-in.ts'
import { expect, test } from '../harness/test.ts'

const NEW_PASSWORD = 'Battery-staple-2'

test('whoever finds the address of their account changed takes it back by the mail to the old one', async ({
  page,
  signUp,
  visitor,
  mailbox,
}) => {
  const person = await signUp()
  await confirmAddress(page.request, person, mailbox)
  await moveAddress(page.request, person, 'thief@example.org', mailbox)
  await page.goto('/setting')
  await expect(page.getByText('You log in with thief@example.org.')).toBeVisible()

  const owner = await visitor()
  const link = await mailbox.linkFor(person.email, /^Your e-mail address was changed$/)
  await owner.goto(link)
  await expect(owner).toHaveURL('/undo-email-change')
  await expectAccessible(owner)
  // Looking does nothing: mail scanners follow links.
  await page.reload()
  await expect(page.getByText('You log in with thief@example.org.')).toBeVisible()

  await owner.getByRole('button', { name: 'Undo the change' }).click()
  await expect(owner.getByRole('heading', { name: 'The change has been undone' })).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL(/\/login/)
  await submitLogin(page, { ...person, email: 'thief@example.org' })
  await expect(page.getByRole('alert')).toContainText('The e-mail or password is wrong.')

  // A second time there is nothing to undo, and nobody to ask for another link.
  await page.goto(link)
  await page.getByRole('button', { name: 'Undo the change' }).click()
  await expect(page.getByRole('alert')).toContainText('It works once, within seven days.')
  await expect(page.getByRole('link', { name: 'Choose a new password' })).toBeVisible()

  await owner.goto(await mailbox.linkFor(person.email, /^Your e-mail address has been restored$/))
  await owner.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await owner.getByLabel('Repeat the password').fill(NEW_PASSWORD)
  await owner.getByRole('button', { name: 'Save and log in' }).click()
  await expect(owner).toHaveURL('/dashboard')
  await owner.goto('/setting')
  await expect(owner.getByText(`You log in with ${person.email}.`)).toBeVisible()
})

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' })

  test('the password is asked for, and the change is undone by the mail to the old address', async ({
    page,
    visitor,
    signUp,
    mailbox,
  }) => {
    const person = await signUp()
    await page.goto('/setting')
    await page.getByLabel('Nouvelle adresse e-mail').fill('nouvelle@example.org')
    await page.getByLabel('Votre mot de passe, pour changer d’adresse').fill('Pas-le-bon-1')
    await page.getByRole('button', { name: 'Changer d’adresse' }).click()
    await expect(page.getByText('Votre mot de passe actuel est incorrect.')).toBeVisible()

    const [, token = ''] = (await mailbox.linkFor(person.email)).split('#')
    await call(page.request, verifyEmail, { body: { token, password: person.password } })
    await moveAddress(page.request, person, 'nouvelle@example.org', mailbox)
    const owner = await visitor()
    await owner.goto(
      await mailbox.linkFor(person.email, /^Votre adresse a été modifiée$|^Your e-mail address was changed$/),
    )
    await owner.getByRole('button', { name: 'Annuler le changement' }).click()
    await expect(owner.getByRole('heading', { name: 'Le changement est annulé' })).toBeVisible()
    await expect(owner.getByText(person.email)).toBeVisible()
  })
})
