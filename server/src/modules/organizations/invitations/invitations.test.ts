import {
  acceptInvitation,
  checkInvitees,
  inviteMembers,
  listInvitations,
  resendInvitation,
  revokeInvitation,
} from '@probant/contract/invitations'
import { updateUser } from '@probant/contract/users'
import { describe, expect, it } from 'vitest'
import { type Browser, PASSWORD } from '#test/browser.ts'
import { organizationsOf } from '#test/organizations.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anOrganization, aMember, deactivate } = organizationsOf(test)
const NOWHERE = '00000000-0000-4000-8000-000000000000'

describe('inviting', () => {
  it('mails each address a link of its own, of which only a hash is kept', async () => {
    const { owner, id } = await anOrganization()

    const { body } = await invite(owner, id, ['Ada@Example.org', 'bob@example.org', 'ada@example.org'])

    expect(body).toEqual({
      invited: ['ada@example.org', 'bob@example.org'],
      alreadyMembers: [],
      alreadyInvited: [],
    })
    const [mail] = await test.mailbox.to('ada@example.org')
    const token = await test.mailbox.tokenFor('ada@example.org')
    expect(mail?.subject).toBe(`${owner.user.username} has invited you to Lycée Curie`)
    expect(mail?.link).toBe(`http://probant.test/organizations/${id}/accept#${token}`)
    expect(token).not.toBe(await test.mailbox.tokenFor('bob@example.org'))
    const { rows } = await test.database.pool.query('select * from invitations')
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('speaks the invited person’s language where it is known, the inviter’s otherwise', async () => {
    const { owner, id } = await anOrganization()
    await test.signedUp({ email: 'english@example.org' })
    await owner.call(updateUser, { body: { locale: 'fr' } })

    await invite(owner, id, ['english@example.org', 'nouveau@example.org'])

    expect((await test.mailbox.to('english@example.org')).at(-1)?.subject).toContain('has invited you')
    expect((await test.mailbox.to('nouveau@example.org')).at(-1)).toMatchObject({
      locale: 'fr',
      subject: `${owner.user.username} vous invite à rejoindre Lycée Curie`,
    })
  })

  it('reports who is a member or invited already, and mails them nothing', async () => {
    const organization = await anOrganization()
    const { owner, id } = organization
    const { email } = (await aMember(organization)).user
    await invite(owner, id, ['invited@example.org'])
    const before = (await test.mailbox.all()).length
    const emails = [email, 'invited@example.org', 'new@example.org']
    const params = { organizationId: id }

    expect((await owner.call(checkInvitees, { params, body: { emails } })).body).toEqual([
      { email, state: 'member' },
      { email: 'invited@example.org', state: 'invited' },
      { email: 'new@example.org', state: 'new' },
    ])
    expect((await invite(owner, id, emails)).body).toEqual({
      invited: ['new@example.org'],
      alreadyMembers: [email],
      alreadyInvited: ['invited@example.org'],
    })
    expect(await test.mailbox.all()).toHaveLength(before + 1)
  })

  it('ORGA008: refuses where all are members already', async () => {
    const organization = await anOrganization()
    const member = await aMember(organization)
    const emails = [organization.owner.user.email, member.user.email]

    expect(await invite(organization.owner, organization.id, emails)).toFailWith('allAlreadyMembers')
  })

  it('ORGA009: takes 20 addresses at once', async () => {
    const { owner, id } = await anOrganization()
    const emails = Array.from({ length: 21 }, (_, index) => `person-${index}@example.org`)

    const tooMany = await invite(owner, id, emails)
    expect(tooMany).toFailWith('tooManyInvites')
    expect(tooMany.body.error.params).toEqual({ max: 20 })
    const params = { organizationId: id }
    expect(await owner.call(checkInvitees, { params, body: { emails } })).toFailWith('tooManyInvites')
    expect((await invite(owner, id, emails.slice(1))).body.invited).toHaveLength(20)
    expect(await invite(owner, id, [])).toFailWith('validationError')
    expect(await invite(owner, id, ['no address'])).toFailWith('validationError')
  })

  it('ORGA005, ORGA016: is for owner and moderators; moderators are invited by the owner alone', async () => {
    const organization = await anOrganization()
    const moderator = await aMember(organization, 'moderator')
    const member = await aMember(organization)
    const { id } = organization
    const params = { organizationId: id }
    const emails = ['new@example.org']

    expect(await invite(member, id, emails)).toFailWith('roleRequired')
    expect(await member.call(checkInvitees, { params, body: { emails } })).toFailWith('roleRequired')
    expect(await member.call(listInvitations, { params, querystring: {} })).toFailWith('roleRequired')
    expect(await invite(moderator, id, emails, 'moderator')).toFailWith('onlyOwnerAssignsModerators')
    expect((await invite(moderator, id, emails)).body.invited).toEqual(emails)
    expect((await invite(organization.owner, id, ['other@example.org'], 'moderator')).status).toBe(200)
  })

  it('ORGA002: needs an active organization', async () => {
    const organization = await anOrganization()
    const { owner, id } = organization
    await invite(owner, id, ['invited@example.org'])
    const params = { organizationId: id, invitationId: (await theInvitations(owner, id))[0]?.id ?? '' }
    await deactivate(organization)

    expect(await invite(owner, id, ['new@example.org'])).toFailWith('organizationInactive')
    expect(await owner.call(resendInvitation, { params })).toFailWith('organizationInactive')
    expect((await theInvitations(owner, id))[0]?.can).toEqual({ resend: false, revoke: true })
    expect((await owner.call(revokeInvitation, { params })).status).toBe(204)
  })

  it.each(['invitations', 'mails'])('ORGA026: is all or nothing when %s can’t be written', async (table) => {
    const { owner, id } = await anOrganization()
    const undo = await test.refuse('insert', table)

    expect(await invite(owner, id, ['new@example.org'])).toFailWith('organizationInviteFailed')
    await undo()

    expect(await theInvitations(owner, id)).toEqual([])
    expect(await test.mailbox.to('new@example.org')).toEqual([])
  })

  it('by two at the same moment invites once', async () => {
    const organization = await anOrganization()
    const moderator = await aMember(organization, 'moderator')
    const emails = ['ada@example.org', 'bob@example.org']

    const answers = await Promise.all([
      invite(organization.owner, organization.id, emails),
      invite(moderator, organization.id, emails.toReversed()),
    ])

    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers.flatMap(({ body }) => body.invited).sort()).toEqual(emails)
    for (const email of emails) expect(await test.mailbox.to(email)).toHaveLength(1)
  })

  it('renews one that has expired', async () => {
    const { owner, id } = await anOrganization()
    await invite(owner, id, ['late@example.org'])
    const oldToken = await test.mailbox.tokenFor('late@example.org')
    test.clock.advance({ days: 7 })
    await logInAgain(owner)

    expect((await invite(owner, id, ['late@example.org'])).body.invited).toEqual(['late@example.org'])

    expect(await theInvitations(owner, id)).toMatchObject([{ email: 'late@example.org', isExpired: false }])
    const late = await test.signedUp({ email: 'late@example.org' })
    const params = { organizationId: id }
    expect(await late.call(acceptInvitation, { params, body: { token: oldToken } })).toFailWith(
      'invitationNotFound',
    )
  })

  it('has to wait after fifty times', async () => {
    const { owner, id } = await anOrganization()
    for (let time = 0; time < 50; time++)
      expect((await invite(owner, id, ['one@example.org'])).status).toBe(200)

    expect(await invite(owner, id, ['one@example.org'])).toFailWith('tooManyAttempts')
  })
})

describe('invitations that were not accepted yet', () => {
  it('are listed newest first, and found by address', async () => {
    const { owner, id } = await anOrganization()
    await invite(owner, id, ['first@example.org'])
    test.clock.advance({ minutes: 1 })
    await invite(owner, id, ['second@example.org'], 'moderator')

    const items = await theInvitations(owner, id)

    expect(items).toMatchObject([
      { email: 'second@example.org', role: 'moderator', invitedBy: owner.user.username },
      { email: 'first@example.org', role: 'member', isExpired: false, can: { resend: true, revoke: true } },
    ])
    const params = { organizationId: id }
    const { body } = await owner.call(listInvitations, { params, querystring: { search: 'FIRST' } })
    expect(body).toMatchObject({ total: 1, items: [{ email: 'first@example.org' }] })
  })

  it('are sent again with a new link and a new week; the old link dies', async () => {
    const { owner, id } = await anOrganization()
    await invite(owner, id, ['late@example.org'])
    const oldToken = await test.mailbox.tokenFor('late@example.org')
    test.clock.advance({ days: 8 })
    await logInAgain(owner)
    const [expired] = await theInvitations(owner, id)
    expect(expired?.isExpired).toBe(true)
    const params = { organizationId: id, invitationId: expired?.id ?? '' }

    const { body } = await owner.call(resendInvitation, { params })

    expect(body).toMatchObject({ id: expired?.id, isExpired: false, sentAt: test.clock.now().toISOString() })
    const late = await test.signedUp({ email: 'late@example.org' })
    const token = (await test.mailbox.to('late@example.org'))
      .find(({ link }) => link?.includes('/accept#') && !link.endsWith(oldToken))
      ?.link?.split('#')[1]
    expect(await late.call(acceptInvitation, { params, body: { token: oldToken } })).toFailWith(
      'invitationNotFound',
    )
    expect((await late.call(acceptInvitation, { params, body: { token } })).status).toBe(200)
  })

  it('ORGA013: are withdrawn: then there is nothing to accept, to send or to withdraw', async () => {
    const { owner, id } = await anOrganization()
    await invite(owner, id, ['new@example.org'])
    const token = await test.mailbox.tokenFor('new@example.org')
    const params = { organizationId: id, invitationId: (await theInvitations(owner, id))[0]?.id ?? '' }

    expect((await owner.call(revokeInvitation, { params })).status).toBe(204)

    const invited = await test.signedUp({ email: 'new@example.org' })
    expect(await invited.call(acceptInvitation, { params, body: { token } })).toFailWith('invitationNotFound')
    expect(await owner.call(revokeInvitation, { params })).toFailWith('invitationNotFound')
    expect(await owner.call(resendInvitation, { params })).toFailWith('invitationNotFound')
    const nowhere = { ...params, invitationId: NOWHERE }
    expect(await owner.call(resendInvitation, { params: nowhere })).toFailWith('invitationNotFound')
  })

  it('ORGA016: for a moderator are the owner’s to send again or withdraw; ORGA005: no member’s', async () => {
    const organization = await anOrganization()
    const moderator = await aMember(organization, 'moderator')
    const member = await aMember(organization)
    const { owner, id } = organization
    await invite(owner, id, ['new@example.org'], 'moderator')
    const [shown] = await theInvitations(moderator, id)
    const params = { organizationId: id, invitationId: shown?.id ?? '' }

    expect(shown?.can).toEqual({ resend: false, revoke: false })
    for (const endpoint of [resendInvitation, revokeInvitation]) {
      expect(await moderator.call(endpoint, { params })).toFailWith('onlyOwnerAssignsModerators')
      expect(await member.call(endpoint, { params })).toFailWith('roleRequired')
    }
    expect((await owner.call(resendInvitation, { params })).status).toBe(200)
  })

  it('are not sent to one mailbox again and again', async () => {
    const { owner, id } = await anOrganization()
    await invite(owner, id, ['new@example.org'])
    const params = { organizationId: id, invitationId: (await theInvitations(owner, id))[0]?.id ?? '' }
    for (let time = 0; time < 3; time++)
      expect((await owner.call(resendInvitation, { params })).status).toBe(200)

    expect(await owner.call(resendInvitation, { params })).toFailWith('tooManyAttempts')
  })

  it('are not sent more often to one mailbox by another spelling of the id, another hand or a new invitation', async () => {
    const organization = await anOrganization()
    const { owner, id } = organization
    const moderator = await aMember(organization, 'moderator')
    await invite(owner, id, ['new@example.org'])
    const idOf = async () => (await theInvitations(owner, id))[0]?.id ?? ''
    const params = { organizationId: id, invitationId: await idOf() }
    const inCapitals = { organizationId: id.toUpperCase(), invitationId: params.invitationId.toUpperCase() }
    expect((await owner.call(resendInvitation, { params: inCapitals })).status).toBe(200)
    expect((await moderator.call(resendInvitation, { params })).status).toBe(200)
    await owner.call(revokeInvitation, { params })
    expect((await invite(owner, id, ['NEW@example.org'])).status).toBe(200)

    const renewed = { organizationId: id, invitationId: await idOf() }
    for (const browser of [owner, moderator]) {
      for (const spelling of [renewed, { ...renewed, invitationId: renewed.invitationId.toUpperCase() }]) {
        expect(await browser.call(resendInvitation, { params: spelling })).toFailWith('tooManyAttempts')
      }
    }
    await owner.call(revokeInvitation, { params: renewed })
    expect(await invite(moderator, id, ['other@example.org', 'new@example.org'])).toFailWith(
      'tooManyAttempts',
    )
    expect((await test.mailbox.to('new@example.org')).length).toBe(4)
    expect((await invite(moderator, id, ['other@example.org'])).status).toBe(200)
  })

  it('ORGA026: keep their old link where the new one could not be mailed', async () => {
    const { owner, id } = await anOrganization()
    await invite(owner, id, ['new@example.org'])
    const token = await test.mailbox.tokenFor('new@example.org')
    const params = { organizationId: id, invitationId: (await theInvitations(owner, id))[0]?.id ?? '' }
    const undo = await test.refuse('insert', 'mails')
    expect(await owner.call(resendInvitation, { params })).toFailWith('organizationInviteFailed')
    await undo()

    const invited = await test.signedUp({ email: 'new@example.org' })
    expect((await invited.call(acceptInvitation, { params, body: { token } })).status).toBe(200)
  })
})

function invite(browser: Browser, id: string, emails: string[], role: 'member' | 'moderator' = 'member') {
  return browser.call(inviteMembers, { params: { organizationId: id }, body: { emails, role } })
}

async function theInvitations(browser: Browser, id: string) {
  return (await browser.call(listInvitations, { params: { organizationId: id }, querystring: {} })).body.items
}

/** Access tokens last minutes. */
function logInAgain(browser: Browser & { user: { email: string } }) {
  return browser.logIn({ email: browser.user.email, password: PASSWORD })
}
