import type { Page } from '@playwright/test'
import { listInvitations, revokeInvitation } from '@probant/contract/invitations'
import { expectAccessible, expectAccessibleOnPhone } from '../harness/accessibility.ts'
import { watchApi } from '../harness/api-calls.ts'
import { call } from '../harness/calls.ts'
import { confirmAddress, invite } from '../harness/organizations.ts'
import { aPerson } from '../harness/people.ts'
import { submitLogin } from '../harness/sign-in.ts'
import { expect, test } from '../harness/test.ts'
import { workspaceSwitcher } from '../harness/workspaces.ts'

const REFUSED = 'The invitation couldn’t be accepted'
/** As long as a name may be, or nearly so. */
const LONG_NAME = 'École nationale supérieure Pasteur de Montpellier'

test.describe('in French, on a phone', () => {
  test.use({ locale: 'fr-FR', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('an invited person without an account signs up and lands in the organization', async ({
    page,
    signUpAsOwner,
    visitor,
    mailbox,
  }) => {
    const { organization } = await signUpAsOwner(LONG_NAME)
    const invited = aPerson({ username: 'Jeanne Dupont' })
    const link = await invite(page.request, organization, invited.email, mailbox)
    const accept = `/organizations/${organization.id}/accept`
    const theirs = await visitor()
    const seen = watchAddresses(theirs)

    await test.step('the link asks to log in', async () => {
      await theirs.goto(link)
      await expect(theirs.getByRole('heading', { name: 'Bon retour parmi nous' })).toBeVisible()
      await expect(theirs).toHaveURL(`/login?returnTo=${encodeURIComponent(accept)}`)
      await expect(theirs.getByText('Une organisation vous invite')).toBeVisible()
      await expectAccessibleOnPhone(theirs, 'the login of someone invited')
    })

    await test.step('sign up with that address', async () => {
      await theirs.getByRole('link', { name: 'Créer un compte' }).click()
      await expect(theirs).toHaveURL(`/signup?returnTo=${encodeURIComponent(accept)}`)
      await expect(theirs.getByRole('link', { name: 'J’ai déjà un compte' })).toBeVisible()
      await theirs.getByLabel('Nom', { exact: true }).fill(invited.username)
      await theirs.getByLabel('Adresse e-mail').fill(invited.email)
      await theirs.getByLabel('Mot de passe', { exact: true }).fill(invited.password)
      await theirs.getByLabel('Répétez le mot de passe').fill(invited.password)
      await theirs.getByRole('button', { name: 'Créer le compte' }).click()
    })

    await test.step('be a member at once, and go there', async () => {
      await expect(
        theirs.getByRole('heading', {
          level: 1,
          name: `Vous êtes maintenant membre de l’organisation ${LONG_NAME}`,
        }),
      ).toBeVisible()
      await expect(theirs).toHaveURL(accept)
      await expectAccessibleOnPhone(theirs, 'an accepted invitation')
      await theirs.getByRole('button', { name: `Aller dans ${LONG_NAME}` }).click()
      await expect(theirs).toHaveURL('/dashboard')
      await expect(workspaceSwitcher(theirs)).toHaveAccessibleName(new RegExp(LONG_NAME))
      await expect(theirs.getByRole('heading', { level: 1, name: 'Jeanne Dupont' })).toBeVisible()
      await expect(theirs.getByText(`Confirmez ${invited.email}`)).toBeHidden()
    })

    await test.step('find oneself among the members', async () => {
      await theirs.goto('/dashboard/members')
      const members = theirs.getByRole('list', { name: 'Membres de l’organisation' }).getByRole('listitem')
      await expect(members.filter({ hasText: invited.email })).toContainText('Vous')
      await expect(members).toHaveCount(2)
    })

    // Nobody looking over the shoulder could have taken it along, nor a server's log.
    const [, token = ''] = link.split('#')
    expect(token.length).toBeGreaterThan(20)
    expect(seen.length).toBeGreaterThan(0)
    expect(seen.filter((address) => address.includes(token))).toEqual([])
  })
})

test('someone else’s invitation is refused, and one can log in as that someone', async ({
  page,
  signUpAsOwner,
  someoneElse,
  mailbox,
}) => {
  const { organization } = await signUpAsOwner('Atelier Sud')
  const { person: invited } = await someoneElse()
  const { person: other, page: theirs } = await someoneElse()
  const link = await invite(page.request, organization, invited.email, mailbox)
  const seen = watchAddresses(theirs)

  await theirs.goto(link)
  await expect(theirs.getByRole('heading', { level: 1, name: REFUSED })).toBeVisible()
  await expect(
    theirs.getByText('This invitation is for another e-mail address. Log in with that one.'),
  ).toBeVisible()
  await expect(theirs.getByText(`You’re logged in as ${other.email}.`)).toBeVisible()
  await expectAccessible(theirs, 'a refused invitation')

  await theirs.getByRole('button', { name: 'Log in as someone else' }).click()
  await expect(theirs.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await submitLogin(theirs, invited)
  await expect(theirs.getByRole('heading', { name: 'You’re now a member of Atelier Sud' })).toBeVisible()

  const [, token = ''] = link.split('#')
  expect(seen.filter((address) => address.includes(token))).toEqual([])
})

test('a withdrawn invitation says so, also when tried again; a new one works', async ({
  page,
  signUpAsOwner,
  someoneElse,
  mailbox,
}) => {
  const { organization } = await signUpAsOwner('Atelier Nord')
  const { person, page: theirs } = await someoneElse()
  const link = await invite(page.request, organization, person.email, mailbox)
  const params = { organizationId: organization.id }
  const { items } = await call(page.request, listInvitations, { params, querystring: {} })
  await call(page.request, revokeInvitation, { params: { ...params, invitationId: items[0]?.id ?? '' } })

  const api = watchApi(theirs)
  const refusal = `POST /api/organizations/${organization.id}/accept 404`
  await theirs.goto(link)
  await expect(theirs.getByRole('heading', { level: 1, name: REFUSED })).toBeVisible()
  const sentence = theirs.getByText('We can’t find this invitation. It may have been withdrawn')
  await expect(sentence).toBeVisible()
  await expect.poll(() => api.count(refusal)).toBe(1)
  await expect(theirs.getByRole('link', { name: 'Go to the dashboard' })).toBeVisible()

  await theirs.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => api.count(refusal)).toBe(2)
  await expect(sentence).toBeVisible()

  await invite(page.request, organization, person.email, mailbox)
  const newest = () => mailbox.linkFor(person.email, /Atelier Nord/)
  await expect.poll(newest).not.toBe(link)
  // Pasted into the same tab it differs behind the # only, and the page stays.
  await theirs.goto(await newest())
  await expect(theirs.getByRole('heading', { name: 'You’re now a member of Atelier Nord' })).toBeVisible()
})

test('an acceptance that did not get through is tried again', async ({
  page,
  signUpAsOwner,
  someoneElse,
  mailbox,
}) => {
  const { organization } = await signUpAsOwner('Atelier Est')
  const { person, page: theirs } = await someoneElse()
  const link = await invite(page.request, organization, person.email, mailbox)
  await theirs.route('**/api/organizations/*/accept', (route) => route.abort(), { times: 1 })

  await theirs.goto(link)
  await expect(theirs.getByRole('heading', { level: 1, name: REFUSED })).toBeVisible()
  await theirs.getByRole('button', { name: 'Try again' }).click()
  await expect(theirs.getByRole('heading', { name: 'You’re now a member of Atelier Est' })).toBeVisible()
})

test('whoever has a confirmed address finds the invitation on the dashboard as well', async ({
  page,
  signUpAsOwner,
  someoneElse,
  mailbox,
}) => {
  const { owner, organization } = await signUpAsOwner('Atelier Ouest')
  const { person, page: theirs } = await someoneElse()
  await confirmAddress(theirs.request, person, mailbox)
  await invite(page.request, organization, person.email, mailbox)

  await theirs.goto('/dashboard')
  const waiting = theirs.getByRole('region', { name: 'Invitations to organizations' })
  await expect(waiting).toContainText(`Invited by ${owner.username}`)
  await expectAccessible(theirs, 'a dashboard with an invitation')
  await waiting.getByRole('link', { name: 'Accept the invitation to Atelier Ouest' }).click()
  await expect(theirs.getByRole('heading', { name: 'You’re now a member of Atelier Ouest' })).toBeVisible()
  await theirs.getByRole('button', { name: 'Go to Atelier Ouest' }).click()
  await expect(waiting).toBeHidden()
})

/** Every address that the page stands at or asks for from now on, but for the one it is opened with. */
function watchAddresses(page: Page): string[] {
  const seen: string[] = []
  page.on('request', (request) => seen.push(request.url()))
  page.on('framenavigated', (frame) => seen.push(frame.url()))
  page.once('domcontentloaded', () => seen.splice(0))
  return seen
}
