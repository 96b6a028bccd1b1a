import { getSession, verifyEmail } from '@probant/contract/auth'
import {
  acceptInvitation,
  inviteMembers,
  listInvitations,
  listMyInvitations,
} from '@probant/contract/invitations'
import { setMemberStatus } from '@probant/contract/members'
import { getOrganization } from '@probant/contract/organizations'
import { changeEmail } from '@probant/contract/users'
import { describe, expect, it } from 'vitest'
import { type Browser, PASSWORD } from '#test/browser.ts'
import { organizationsOf } from '#test/organizations.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { aVerifiedPerson, anOrganization, aMember, theMembers, deactivate } = organizationsOf(test)

describe('accepting with the mailed link', () => {
  it('makes a member with the role of the invitation, unlimited, once', async () => {
    const organization = await anOrganization()
    const { token, invited } = await anInvitation(organization, 'moderator')

    const { body } = await accept(invited, organization.id, token)

    expect(body).toEqual({ organizationId: organization.id, organizationName: 'Lycée Curie' })
    expect((await theMembers(organization)).at(-1)).toMatchObject({
      userId: invited.user.id,
      role: 'moderator',
      status: 'active',
      limits: { questions: -1, groups: -1, groupSize: -1 },
    })
    expect(await pending(organization)).toBe(0)
    expect(await accept(invited, organization.id, token)).toFailWith('alreadyAMember')
  })

  it('proves the address of whoever is signed in with it, and keeps their session', async () => {
    const organization = await anOrganization()
    const { token, invited } = await anInvitation(organization)
    const verification = await test.mailbox.tokenFor(invited.user.email)
    expect(invited.user.isEmailVerified).toBe(false)

    await accept(invited, organization.id, token)

    expect((await invited.call(getSession)).body.user?.isEmailVerified).toBe(true)
    expect(await invited.call(verifyEmail, { body: { token: verification } })).toFailWith('invalidLink')
    const { email } = invited.user
    expect((await test.browser().logIn({ email, password: PASSWORD })).status).toBe(200)
  })

  it('ORGA023: refuses another account, whose address it proves nothing about', async () => {
    const organization = await anOrganization()
    const { token } = await anInvitation(organization)
    const other = await test.signedUp()

    expect(await accept(other, organization.id, token)).toFailWith('invitationForAnotherEmail')

    expect((await other.call(getSession)).body.user?.isEmailVerified).toBe(false)
    expect(await pending(organization)).toBe(1)
  })

  it('ORGA023: nor does a member use up someone else’s invitation', async () => {
    const organization = await anOrganization()
    const { token } = await anInvitation(organization)

    expect(await accept(organization.owner, organization.id, token)).toFailWith('invitationForAnotherEmail')
    expect(await pending(organization)).toBe(1)
  })

  it('ORGA022: holds for seven days', async () => {
    const organization = await anOrganization()
    const { token, invited } = await anInvitation(organization)
    test.clock.advance({ days: 7 })
    await invited.logIn({ email: invited.user.email, password: PASSWORD })

    expect(await accept(invited, organization.id, token)).toFailWith('invitationExpired')
    expect((await invited.call(getSession)).body.user?.isEmailVerified).toBe(false)
  })

  it('ORGA013: knows only links of this very organization', async () => {
    const organization = await anOrganization()
    const other = await anOrganization()
    const { token, invited } = await anInvitation(organization)

    expect(await accept(invited, other.id, token)).toFailWith('invitationNotFound')
    expect(await accept(invited, organization.id, 'ml_made-up')).toFailWith('invitationNotFound')
    expect(await accept(invited, NOWHERE, token)).toFailWith('invitationNotFound')
  })

  it('ORGA014: a member has nothing to accept; an invitation that became pointless is gone', async () => {
    const organization = await anOrganization()
    const member = await aMember(organization)
    const token = await aMailedToken(organization, { email: 'second@example.org', role: 'moderator' })
    await member.call(changeEmail, { body: { email: 'second@example.org', currentPassword: PASSWORD } })
    const change = (await test.mailbox.to('second@example.org')).find(({ link }) => link?.includes('/verify'))
    await member.call(verifyEmail, { body: { token: change?.link?.split('#')[1] ?? '' } })

    expect(await accept(member, organization.id, token)).toFailWith('alreadyAMember')

    expect(await pending(organization)).toBe(0)
    const [, seen] = await theMembers(organization)
    expect(seen).toMatchObject({ userId: member.user.id, role: 'member' })
  })

  it('lets nobody in again who was shut out', async () => {
    const organization = await anOrganization()
    const member = await aMember(organization)
    const params = { organizationId: organization.id, memberId: member.memberId }
    await organization.owner.call(setMemberStatus, { params, body: { status: 'inactive' } })
    await test.database.pool.query(
      `insert into invitations (organization_id, email, role, token_hash, sent_at, expires_at)
       values ($1, $2, 'moderator', 'x', $3, $3::timestamptz + interval '1 day')`,
      [organization.id, member.user.email, test.clock.now()],
    )

    expect(await accept(member, organization.id)).toFailWith('alreadyAMember')
    expect(await member.call(getOrganization, { params })).toFailWith('organizationNotFound')
    expect((await member.call(listMyInvitations)).body).toEqual([])
  })

  it('works once, also for two clicks at the same moment', async () => {
    const organization = await anOrganization()
    const { token, invited } = await anInvitation(organization)

    const answers = await Promise.all([1, 2, 3].map(() => accept(invited, organization.id, token)))

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await theMembers(organization)).toHaveLength(2)
  })

  it('ORGA025, USER006: is all or nothing', async () => {
    const organization = await anOrganization()
    const { token, invited } = await anInvitation(organization)
    const allowMembers = await test.refuse('insert', 'members')
    expect(await accept(invited, organization.id, token)).toFailWith('organizationUpdateFailed')
    await allowMembers()
    const allowUsers = await test.refuse('update', 'users')
    expect(await accept(invited, organization.id, token)).toFailWith('userUpdateFailed')
    await allowUsers()

    expect((await invited.call(getSession)).body.user?.isEmailVerified).toBe(false)
    expect((await accept(invited, organization.id, token)).status).toBe(200)
  })

  it('works in an inactive organization: what is there can be read', async () => {
    const organization = await anOrganization()
    const { token, invited } = await anInvitation(organization)
    await deactivate(organization)

    expect((await accept(invited, organization.id, token)).status).toBe(200)
  })
})

describe('accepting without the link', () => {
  it('needs a proven address, and tells an unproven one nothing', async () => {
    const organization = await anOrganization()
    const { invited } = await anInvitation(organization)
    const uninvited = await test.signedUp()

    const answers = [
      await accept(invited, organization.id),
      await accept(uninvited, organization.id),
      await accept(uninvited, NOWHERE),
    ]

    for (const answer of answers) expect(answer).toFailWith('emailNotVerified')
  })

  it('takes the invitation for that address, and no other', async () => {
    const organization = await anOrganization()
    const { invited } = await anInvitation(organization)
    const uninvited = await aVerifiedPerson()
    await proveAddress(invited)

    expect(await accept(uninvited, organization.id)).toFailWith('invitationNotFound')
    expect((await accept(invited, organization.id)).status).toBe(200)
  })

  it('does not follow an account to another address', async () => {
    const organization = await anOrganization()
    const { invited } = await anInvitation(organization)
    await invited.call(changeEmail, { body: { email: 'moved@example.org', currentPassword: PASSWORD } })
    await invited.call(verifyEmail, { body: { token: await test.mailbox.tokenFor('moved@example.org') } })

    expect((await invited.call(listMyInvitations)).body).toEqual([])
    expect(await accept(invited, organization.id)).toFailWith('invitationNotFound')
  })

  it('ORGA022: holds for seven days', async () => {
    const organization = await anOrganization()
    const { invited } = await anInvitation(organization)
    await proveAddress(invited)
    test.clock.advance({ days: 7 })
    await invited.logIn({ email: invited.user.email, password: PASSWORD })

    expect(await accept(invited, organization.id)).toFailWith('invitationExpired')
    expect((await invited.call(listMyInvitations)).body).toEqual([])
  })
})

describe('who invites me', () => {
  it('is shown to whoever has proven the address, newest first', async () => {
    const first = await anOrganization({ name: 'First' })
    const { invited } = await anInvitation(first)
    test.clock.advance({ minutes: 1 })
    const second = await anOrganization({ name: 'Second' })
    const { email } = invited.user
    const params = { organizationId: second.id }
    await second.owner.call(inviteMembers, { params, body: { emails: [email, 'other@example.org'] } })
    expect((await invited.call(listMyInvitations)).body).toEqual([])

    await proveAddress(invited, email)

    const { body } = await invited.call(listMyInvitations)
    expect(body).toMatchObject([
      { organizationId: second.id, organizationName: 'Second', invitedBy: second.owner.user.username },
      { organizationId: first.id, organizationName: 'First', invitedBy: first.owner.user.username },
    ])
    await accept(invited, first.id)
    expect((await invited.call(listMyInvitations)).body).toMatchObject([{ organizationId: second.id }])
  })
})

const NOWHERE = '00000000-0000-4000-8000-000000000000'
type Organization = Awaited<ReturnType<typeof anOrganization>>

/** An invitation, its mailed token, and an account with that address that has not proven it. */
async function anInvitation(organization: Organization, role: 'member' | 'moderator' = 'member') {
  const email = 'invited@example.org'
  const token = await aMailedToken(organization, { email, role })
  return { token, invited: await test.signedUp({ email }) }
}

async function aMailedToken(
  { owner, id }: Organization,
  { email, role }: { email: string; role: 'member' | 'moderator' },
) {
  await owner.call(inviteMembers, { params: { organizationId: id }, body: { emails: [email], role } })
  return test.mailbox.tokenFor(email)
}

function accept(browser: Browser, organizationId: string, token?: string) {
  return browser.call(acceptInvitation, { params: { organizationId }, body: { token } })
}

async function proveAddress(browser: Browser, email = 'invited@example.org') {
  const mails = await test.mailbox.to(email)
  const verification = mails.find(({ link }) => link?.includes('/verify-email'))
  await browser.call(verifyEmail, { body: { token: verification?.link?.split('#')[1] ?? '' } })
}

async function pending({ owner, id }: Organization) {
  return (await owner.call(listInvitations, { params: { organizationId: id }, querystring: {} })).body.total
}
