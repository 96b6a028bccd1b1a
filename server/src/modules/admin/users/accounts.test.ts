import { listAuditEntries } from '@probant/contract/admin/audit'
import {
  deleteUser,
  listUsers,
  sendPasswordLink,
  setUserAdministration,
  setUserStatus,
} from '@probant/contract/admin/users'
import { getSession, resetPassword } from '@probant/contract/auth'
import type { ErrorBody } from '@probant/contract/error-body'
import { deleteOrganization } from '@probant/contract/organizations'
import { endQuiz } from '@probant/contract/quizzes/life'
import { describe, expect, it } from 'vitest'
import { PASSWORD } from '#test/browser.ts'
import { organizationsOf } from '#test/organizations.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp({ env: { ADMIN_EMAILS: 'boss@example.org', SMTP_URL: 'smtp://127.0.0.1:1' } })
const { aVerifiedPerson, anOrganization } = organizationsOf(test)
const { anActiveQuiz } = quizzesOf(test)

const NOWHERE = '00000000-0000-4000-8000-000000000000'
const NEW_PASSWORD = 'Another-horse-2'
type Person = Awaited<ReturnType<typeof test.signedUp>>

const appoint = (admin: Person, { user }: Person, isAdmin = true) =>
  admin.call(setUserAdministration, { params: { userId: user.id }, body: { isAdmin } })
const sendLink = (admin: Person, { user }: Person) =>
  admin.call(sendPasswordLink, { params: { userId: user.id } })
const remove = (admin: Person, { user }: Person, email = user.email) =>
  admin.call(deleteUser, { params: { userId: user.id }, body: { email } })
const disable = (admin: Person, { user }: Person) =>
  admin.call(setUserStatus, { params: { userId: user.id }, body: { status: 'disabled' } })
const mayAdminister = async (person: Person) =>
  (await person.call(listUsers, { querystring: {} })).status === 200

describe('what an administrator does with accounts', () => {
  it('is nobody else’s business', async () => {
    const { admin } = await anAdmin()
    const member = await aVerifiedPerson()
    for (const [who, refused] of [
      [member, 'forbidden'],
      [Object.assign(test.browser(), { user: member.user }), 'notAuthenticated'],
    ] as const) {
      expect(await appoint(who, member)).toFailWith(refused)
      expect(await sendLink(who, admin)).toFailWith(refused)
      expect(await remove(who, admin)).toFailWith(refused)
      expect(await disable(who, admin)).toFailWith(refused)
    }
  })

  it('is not done to the own account', async () => {
    const { admin } = await anAdmin()

    expect(await appoint(admin, admin, false)).toFailWith('forbidden')
    expect(await remove(admin, admin)).toFailWith('forbidden')
    expect(await disable(admin, admin)).toFailWith('forbidden')
    expect(await mayAdminister(admin)).toBe(true)
  })

  it('needs an account', async () => {
    const { admin } = await anAdmin()
    const nobody = Object.assign(test.browser(), { user: { ...admin.user, id: NOWHERE } })

    expect(await appoint(admin, nobody)).toFailWith('userNotFound')
    expect(await sendLink(admin, nobody)).toFailWith('userNotFound')
    expect(await remove(admin, nobody)).toFailWith('userNotFound')
  })
})

describe('an administrator', () => {
  it('is appointed, and is none any more, from the next call on', async () => {
    const { admin } = await anAdmin()
    const person = await aVerifiedPerson()

    expect((await appoint(admin, person)).body).toMatchObject({ isAdmin: true, isAdminByEnvironment: false })
    expect(await mayAdminister(person)).toBe(true)
    test.clock.advance({ seconds: 1 })

    expect((await appoint(admin, person, false)).body.isAdmin).toBe(false)
    expect(await mayAdminister(person)).toBe(false)
    expect(await actions(admin)).toEqual([
      `user.admin_removed ${person.user.email}`,
      `user.admin_appointed ${person.user.email}`,
    ])
  })

  it('is nobody whose address isn’t proved, or who is shut out', async () => {
    const { admin } = await anAdmin()
    const unproved = await test.signedUp()
    expect(await appoint(admin, unproved)).toFailWith('userUnverified')

    const shutOut = await aVerifiedPerson()
    await disable(admin, shutOut)
    expect(await appoint(admin, shutOut)).toFailWith('userDisabled')
  })

  it('stays one where the server’s environment says so', async () => {
    const { admin } = await anAdmin()
    const boss = await aVerifiedPerson({ email: 'boss@example.org' })

    const { body } = await admin.call(listUsers, { querystring: { search: 'boss@' } })
    expect(body.items[0]).toMatchObject({ isAdmin: true, isAdminByEnvironment: true })
    expect(await appoint(admin, boss, false)).toFailWith('adminByEnvironment')
  })

  it.each([
    ['take the office from', (admin: Person, other: Person) => appoint(admin, other, false)],
    ['disable', disable],
    ['delete', remove],
  ])('is left where two %s each other at the same moment', async (_, act) => {
    const { admin } = await anAdmin()
    const other = await aVerifiedPerson()
    await appoint(admin, other)

    const answers = await Promise.all([act(admin, other), act(other, admin)])

    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
    const { rows } = await test.database.pool.query(
      `select id from users where is_admin and status = 'active'`,
    )
    expect(rows).toHaveLength(1)
  })
})

describe('a disabled account', () => {
  it('is signed out at once, and refused with its code, until it is enabled again', async () => {
    const { admin } = await anAdmin()
    const person = await test.signedUp()
    const { email } = person.user

    await disable(admin, person)

    expect(await person.call(listUsers, { querystring: {} })).toFailWith('invalidToken')
    expect((await person.call(getSession)).body.user).toBeUndefined()
    const refused = await test.browser().logIn({ email, password: PASSWORD })
    expect(refused).toFailWith('accountDisabled')
    expect(refused.body.error.code).toBe('AUTH009')

    await admin.call(setUserStatus, { params: { userId: person.user.id }, body: { status: 'active' } })
    expect((await person.logIn({ email, password: PASSWORD })).status).toBe(200)
  })
})

describe('a link to choose a password', () => {
  it('is mailed in the language of its reader, and works', async () => {
    const { admin } = await anAdmin()
    const person = await test.signedUp({ email: 'marie@example.org' }, { language: 'fr' })

    expect((await sendLink(admin, person)).status).toBe(204)

    const mail = (await test.mailbox.to('marie@example.org')).at(-1)
    expect(mail?.subject).toBe('Choisissez un nouveau mot de passe')
    expect(mail?.text).toContain('La personne qui administre ce site vous envoie ce lien')
    const token = await test.mailbox.tokenFor('marie@example.org')
    const body = { token, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }
    expect((await test.browser().call(resetPassword, { body })).status).toBe(200)
    expect((await person.call(getSession)).body.user).toBeUndefined()
    expect(await actions(admin)).toEqual(['user.password_link_sent marie@example.org'])
  })

  it('is not sent where it would let nobody in, nor again and again', async () => {
    const { admin } = await anAdmin()
    const person = await test.signedUp()
    for (let time = 1; time <= 3; time++) expect((await sendLink(admin, person)).status).toBe(204)
    expect(await sendLink(admin, person)).toFailWith('tooManyAttempts')

    const shutOut = await test.signedUp()
    await disable(admin, shutOut)
    expect(await sendLink(admin, shutOut)).toFailWith('userDisabled')
  })
})

describe('an account that an administrator deletes', () => {
  it('is gone at once, after its address was typed, and its owner is told', async () => {
    const { admin } = await anAdmin()
    const person = await aVerifiedPerson({ email: 'leaver@example.org' })
    const refused = await remove(admin, person, 'other@example.org')
    expect(refused).toFailWith('validationError')
    expect((refused.body as ErrorBody).error.fields?.email).toMatch(/isn’t the e-mail address/)

    expect((await remove(admin, person, ' Leaver@Example.org')).status).toBe(204)

    expect(await test.browser().logIn({ email: 'leaver@example.org', password: PASSWORD })).toFailWith(
      'wrongCredentials',
    )
    expect((await person.call(getSession)).body.user).toBeUndefined()
    const [mail, ...others] = await test.mailbox.to('leaver@example.org')
    expect(others).toEqual([])
    expect(mail?.text).toContain('The administrator of this site has deleted your Probant account')
  })

  it('is named nowhere in the audit log any more', async () => {
    const { admin } = await anAdmin()
    const person = await test.signedUp()
    await disable(admin, person)
    test.clock.advance({ seconds: 1 })

    await remove(admin, person)

    expect(await actions(admin)).toEqual(['user.deleted —', 'user.disabled —'])
  })

  it('has ended its quizzes first', async () => {
    const { admin } = await anAdmin()
    const person = await aVerifiedPerson()
    const { id: quizId } = await anActiveQuiz(person)
    expect(await remove(admin, person)).toFailWith('userHasRunningQuizzes')

    await person.call(endQuiz, { params: { quizId } })
    expect((await remove(admin, person)).status).toBe(204)
  })

  it('leaves no organization without an owner', async () => {
    const { admin } = await anAdmin()
    const { owner, id: organizationId } = await anOrganization({ name: 'School' })
    expect(await remove(admin, owner)).toFailWith('userOwnsOrganizations')
    expect((await owner.call(getSession)).body.user).toBeDefined()

    await owner.call(deleteOrganization, { params: { organizationId }, body: { name: 'School' } })
    expect((await remove(admin, owner)).status).toBe(204)
  })
})

/** One that was appointed, and so can be removed. */
async function anAdmin() {
  const admin = await aVerifiedPerson()
  await test.database.pool.query('update users set is_admin = true where id = $1', [admin.user.id])
  return { admin }
}

/** Newest first. */
async function actions(admin: Person): Promise<string[]> {
  const { body } = await admin.call(listAuditEntries, { querystring: {} })
  return body.items.map(({ action, target }) => `${action} ${target}`)
}
