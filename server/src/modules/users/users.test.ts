import { exportAccount } from '@probant/contract/account-export'
import { setOrganizationDeactivated } from '@probant/contract/admin/organizations'
import { getSession, verifyEmail } from '@probant/contract/auth'
import { inviteMembers } from '@probant/contract/invitations'
import { createOrganization } from '@probant/contract/organizations'
import { changePassword, deleteAccount, updateUser } from '@probant/contract/users'
import { describe, expect, it, vi } from 'vitest'
import { createAnnouncement } from '#server/platform/announcement.ts'
import { PASSWORD } from '#test/browser.ts'
import { testApp } from '#test/test-app.ts'
import { createDeparture, type ForgottenAccount } from './departure.ts'

const test = testApp()
const NEW_PASSWORD = 'Another-horse-2'
const newPassword = { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }

describe('user info', () => {
  it('is username, interest and language', async () => {
    const person = await test.signedUp()

    const body = { username: '  Grace Hopper ', interest: ' Compilers ', locale: 'fr' as const }
    const answer = await person.call(updateUser, { body })

    expect(answer.body).toMatchObject({ username: 'Grace Hopper', interest: 'Compilers', locale: 'fr' })
    expect((await person.call(updateUser, { body: {} })).body).toMatchObject({ username: 'Grace Hopper' })
  })

  it('keeps to its limits', async () => {
    const person = await test.signedUp()

    const answer = await person.call(updateUser, { body: { username: ' ab ', interest: 'x'.repeat(101) } })

    expect(answer).toFailWith('validationError')
    expect(Object.keys(answer.body.error.fields ?? {}).sort()).toEqual(['interest', 'username'])
  })

  it('says so when it could not be saved', async () => {
    const person = await test.signedUp()
    await test.refuse('update', 'users')

    expect(await person.call(updateUser, { body: { username: 'New name' } })).toFailWith('userUpdateFailed')
  })
})

describe('changing the password', () => {
  it('needs the current one, signs out every other device and tells by mail', async () => {
    const person = await test.signedUp({ email: 'person@example.org' })
    const phone = test.browser()
    await phone.logIn({ email: 'person@example.org', password: PASSWORD })

    const answer = await person.call(changePassword, { body: { currentPassword: PASSWORD, ...newPassword } })

    expect(answer.status).toBe(200)
    expect((await person.call(getSession)).body.user).toBeDefined()
    expect((await phone.call(getSession)).body).toEqual({})
    expect((await test.mailbox.to('person@example.org')).at(-1)?.subject).toBe('Your password was changed')
    expect((await test.browser().logIn({ email: 'person@example.org', password: NEW_PASSWORD })).status).toBe(
      200,
    )
  })

  it('refuses a wrong, a missing and an unexpected current password', async () => {
    const person = await test.signedUp()
    const wrong = { currentPassword: 'Wrong-horse-1', ...newPassword }
    expect(await person.call(changePassword, { body: wrong })).toFailWith('currentPasswordIncorrect')
    expect(await person.call(changePassword, { body: newPassword })).toFailWith('currentPasswordRequired')

    await test.database.pool.query('update users set password_hash = null')
    expect(await person.call(changePassword, { body: wrong })).toFailWith('currentPasswordNotExpected')
    expect((await person.call(changePassword, { body: newPassword })).body.hasPassword).toBe(true)
  })

  it('slows down who guesses the current one', async () => {
    const person = await test.signedUp()
    const wrong = { currentPassword: 'Wrong-horse-1', ...newPassword }
    for (let guess = 0; guess < 5; guess++) await person.call(changePassword, { body: wrong })

    const right = { currentPassword: PASSWORD, ...newPassword }
    expect(await person.call(changePassword, { body: right })).toFailWith('tooManyAttempts')
  })

  it('is refused from other sites: it lives from a cookie, which only the own origin gets', async () => {
    const person = await test.signedUp()
    const body = { currentPassword: PASSWORD, ...newPassword }
    const crossSite = { headers: { 'sec-fetch-site': 'cross-site' } }

    expect(await person.call(changePassword, { body }, crossSite)).toFailWith('forbidden')
  })

  it('holds the rule for new passwords', async () => {
    const person = await test.signedUp()
    const weak = { currentPassword: PASSWORD, password: 'weakling', confirmPassword: 'weaklings' }

    const answer = await person.call(changePassword, { body: weak })

    expect(answer).toFailWith('validationError')
    expect(Object.keys(answer.body.error.fields ?? {})).toContain('password')
  })

  it('says so when it could not be saved', async () => {
    const person = await test.signedUp()
    await test.refuse('update', 'users')

    const right = { currentPassword: PASSWORD, ...newPassword }
    expect(await person.call(changePassword, { body: right })).toFailWith('passwordUpdateFailed')
  })
})

describe('leaving', () => {
  it('one can take along all that is kept', async () => {
    const person = await test.signedUp({ email: 'person@example.org' })

    const { body, headers } = await person.call(exportAccount)

    expect(body.account.email).toBe('person@example.org')
    expect(body.sessions).toHaveLength(1)
    expect(headers['content-disposition']).toContain('attachment')
    expect(JSON.stringify(body)).not.toContain('argon2')
  })

  it('all that is kept: plans, usage, invitations and actions as an administrator too', async () => {
    const admin = await test.signedUp({ email: 'admin@example.org' })
    const { body: organization } = await admin.call(createOrganization, { body: { name: 'Lycée Curie' } })
    const params = { organizationId: organization.id }
    const user = { workspaceId: organization.id, kind: 'organization', userId: admin.user.id } as const
    await test.database.db.transaction((tx) =>
      test.services.usage.take(tx, user, { kind: 'quizzes', adding: 3 }),
    )
    await admin.call(inviteMembers, { params, body: { emails: ['person@example.org'] } })
    await admin.call(setOrganizationDeactivated, { params, body: { isDeactivated: true } })

    const { body } = await admin.call(exportAccount)

    expect(body.organizations).toMatchObject([
      { name: 'Lycée Curie', role: 'owner', status: 'active', limits: { questions: -1 } },
    ])
    expect(body.subscriptions).toMatchObject([
      { workspace: 'personal', plan: 'Free', state: 'active' },
      { workspace: 'Lycée Curie', plan: 'Organization' },
    ])
    expect(body.usage).toMatchObject([{ workspace: 'Lycée Curie', kind: 'quizzes', used: 3 }])
    expect(body.invitations.sent).toMatchObject([
      { organization: 'Lycée Curie', email: 'person@example.org' },
    ])
    expect(body.auditEntries).toMatchObject([{ action: 'organization.deactivated', target: 'Lycée Curie' }])
  })

  it('invitations to the address only once it is proven', async () => {
    const owner = await test.signedUp()
    const { body: organization } = await owner.call(createOrganization, { body: { name: 'Lycée Curie' } })
    const person = await test.signedUp({ email: 'person@example.org' })
    const token = await test.mailbox.tokenFor('person@example.org')
    await owner.call(inviteMembers, {
      params: { organizationId: organization.id },
      body: { emails: ['person@example.org'] },
    })

    expect((await person.call(exportAccount)).body.invitations).toEqual({ received: [], sent: [] })
    await person.call(verifyEmail, { body: { token } })
    expect((await person.call(exportAccount)).body.invitations.received).toMatchObject([
      { organization: 'Lycée Curie', email: 'person@example.org', role: 'member' },
    ])
  })

  it('is refused where the database knows of an organization that nobody saw coming', async () => {
    const person = await test.signedUp()
    await person.call(createOrganization, { body: { name: 'Lycée Curie' } })
    const { users, workspaces, sessions } = test.services
    const departure = createDeparture({
      db: test.database.db,
      attempts: test.services.platform.attempts,
      outbox: test.services.platform.outbox,
      sending: test.services.sending,
      users,
      workspaces: { ...workspaces, ownsOrganizations: async () => false },
      accountLeaving: createAnnouncement(),
      accountForgotten: createAnnouncement(),
    })
    const actor = await sessions.authenticate(`Bearer ${person.accessToken}`)

    await expect(
      departure.deleteAccount(actor, { email: person.user.email, currentPassword: PASSWORD }),
    ).rejects.toMatchObject({ refusal: 'organizationsToDelete' })
    expect((await person.call(getSession)).body.user).toBeDefined()
  })

  it('cancels no payment for who has to delete organizations first', async () => {
    const person = await test.signedUp()
    await person.call(createOrganization, { body: { name: 'Lycée Curie' } })
    const { users, workspaces, sessions } = test.services
    const endPayments = vi.fn()
    const accountForgotten = createAnnouncement<ForgottenAccount>()
    accountForgotten.handle(endPayments)
    const departure = createDeparture({
      db: test.database.db,
      attempts: test.services.platform.attempts,
      outbox: test.services.platform.outbox,
      sending: test.services.sending,
      users,
      workspaces,
      accountLeaving: createAnnouncement(),
      accountForgotten,
    })
    const actor = await sessions.authenticate(`Bearer ${person.accessToken}`)

    await expect(
      departure.deleteAccount(actor, { email: person.user.email, currentPassword: PASSWORD }),
    ).rejects.toMatchObject({ refusal: 'organizationsToDelete' })
    expect(endPayments).not.toHaveBeenCalled()
  })

  it('leaves what is counted against others alone: nobody wipes out their own guesses so', async () => {
    await test.signedUp()
    for (let guess = 0; guess < 5; guess++)
      await test.browser().logIn({ email: 'tom@school.org', password: 'Wrong-horse-1' })
    const leave = async (email: string, isProved: boolean) => {
      const person = await test.signedUp({ email })
      if (isProved) await person.call(verifyEmail, { body: { token: await test.mailbox.tokenFor(email) } })
      await person.call(deleteAccount, { body: { email, currentPassword: PASSWORD } })
    }
    const guess = () => test.browser().logIn({ email: 'tom@school.org', password: PASSWORD })

    await leave('m@school.org', true)
    expect(await guess()).toFailWith('tooManyAttempts')
    await leave('tom@school.org', false)
    expect(await guess()).toFailWith('tooManyAttempts')
    await leave('tom@school.org', true)
    expect(await guess()).toFailWith('wrongCredentials')
  })

  it('deletes the account for good, after its address and password were given', async () => {
    const person = await test.signedUp({ email: 'person@example.org' })
    const form = { email: 'person@example.org', currentPassword: PASSWORD }
    expect(await person.call(deleteAccount, { body: { ...form, email: 'other@example.org' } })).toFailWith(
      'validationError',
    )
    expect(await person.call(deleteAccount, { body: { ...form, currentPassword: '' } })).toFailWith(
      'currentPasswordRequired',
    )
    expect(
      await person.call(deleteAccount, { body: { ...form, currentPassword: 'Wrong-horse-1' } }),
    ).toFailWith('currentPasswordIncorrect')

    expect((await person.call(deleteAccount, { body: form })).status).toBe(204)

    expect((await person.call(getSession)).body).toEqual({})
    expect(await test.browser().logIn({ email: 'person@example.org', password: PASSWORD })).toFailWith(
      'wrongCredentials',
    )
    expect(await test.mailbox.all()).toEqual([])
    expect((await test.browser().signUp({ email: 'person@example.org' })).status).toBe(201)
  })
})
