import { acceptInvitation, inviteMembers, listInvitations } from '@probant/contract/invitations'
import {
  listMembers,
  removeMember,
  setMemberLimits,
  setMemberRole,
  setMemberStatus,
} from '@probant/contract/members'
import { getOrganization } from '@probant/contract/organizations'
import { getWorkspace } from '@probant/contract/workspaces'
import { describe, expect, it, vi } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { organizationsOf } from '#test/organizations.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anOrganization, aMember, theMembers } = organizationsOf(test)
const NOWHERE = '00000000-0000-4000-8000-000000000000'
const UNLIMITED = { questions: -1, groups: -1, groupSize: -1 }

describe('the members of an organization', () => {
  it('are seen by each of them: the owner first, then moderators, then by name', async () => {
    const organization = await anOrganization()
    const member = await aMember(organization)
    const moderator = await aMember(organization, 'moderator')
    const params = { organizationId: organization.id }

    const { body } = await member.call(listMembers, { params, querystring: {} })

    expect(body.items.map(({ role, isSelf }) => ({ role, isSelf }))).toEqual([
      { role: 'owner', isSelf: false },
      { role: 'moderator', isSelf: false },
      { role: 'member', isSelf: true },
    ])
    expect(body.items[1]).toMatchObject({
      userId: moderator.user.id,
      email: moderator.user.email,
      status: 'active',
      joinedAt: test.clock.now().toISOString(),
    })
  })

  it('show limits and usage of others to owner and moderators only', async () => {
    const organization = await anOrganization()
    const member = await aMember(organization)
    const moderator = await aMember(organization, 'moderator')
    await use(organization.id, organization.owner.user.id, 7)
    await use(organization.id, member.user.id, 3)
    const seenBy = async (browser: Browser) => {
      const params = { organizationId: organization.id }
      const { body } = await browser.call(listMembers, { params, querystring: {} })
      return body.items.map(({ limits, usage }) => ({ limits, questions: usage?.questions }))
    }

    const all = [7, 0, 3].map((questions) => ({ limits: UNLIMITED, questions }))
    const hidden = { limits: null, questions: undefined }
    expect(await seenBy(organization.owner)).toEqual(all)
    expect(await seenBy(moderator)).toEqual(all)
    expect(await seenBy(member)).toEqual([hidden, hidden, { limits: UNLIMITED, questions: 3 }])
  })

  it('are found by name, address, role and status, page by page', async () => {
    const organization = await anOrganization({ email: 'owner@example.org' })
    const { owner, id } = organization
    const first = await aMember(organization)
    await aMember(organization, 'moderator')
    const params = { organizationId: id }
    await owner.call(setMemberStatus, {
      params: { ...params, memberId: first.memberId },
      body: { status: 'inactive' },
    })
    const found = async (querystring: object) => (await owner.call(listMembers, { params, querystring })).body

    expect(await found({ search: 'OWNER@' })).toMatchObject({ total: 1, items: [{ role: 'owner' }] })
    expect(await found({ search: first.user.username })).toMatchObject({
      total: 1,
      items: [{ id: first.memberId }],
    })
    expect(await found({ search: '%' })).toMatchObject({ total: 0, items: [] })
    expect(await found({ role: 'moderator' })).toMatchObject({ total: 1, items: [{ role: 'moderator' }] })
    expect(await found({ status: 'inactive' })).toMatchObject({ total: 1, items: [{ id: first.memberId }] })
    expect(await found({ page: 2, pageSize: 2 })).toMatchObject({ total: 3, items: [{ id: first.memberId }] })
  })

  it('cost as many queries as one of them', async () => {
    const organization = await anOrganization()
    for (let more = 0; more < 4; more++) await aMember(organization)
    const queriesFor = async (pageSize: number) => {
      const query = vi.spyOn(test.database.pool, 'query')
      const params = { organizationId: organization.id }
      await organization.owner.call(listMembers, { params, querystring: { pageSize } })
      const count = query.mock.calls.length
      query.mockRestore()
      return count
    }

    const forOne = await queriesFor(1)
    expect(forOne).toBeGreaterThan(2)
    expect(await queriesFor(5)).toBe(forOne)
  })
})

describe('changing a member', () => {
  it('takes effect at once', async () => {
    const organization = await anOrganization()
    const member = await aMember(organization)
    const params = { organizationId: organization.id, memberId: member.memberId }

    const promoted = await organization.owner.call(setMemberRole, { params, body: { role: 'moderator' } })
    expect(promoted.body).toMatchObject({ id: member.memberId, role: 'moderator', isSelf: false })
    expect((await member.call(getOrganization, { params })).body.role).toBe('moderator')

    const shutOut = await organization.owner.call(setMemberStatus, { params, body: { status: 'inactive' } })
    expect(shutOut.body.status).toBe('inactive')
    expect(await member.call(getOrganization, { params })).toFailWith('organizationNotFound')
    const inOrganization = { headers: { 'x-workspace': organization.id } }
    expect(await member.call(getWorkspace, undefined, inOrganization)).toFailWith('organizationNotFound')

    await organization.owner.call(setMemberStatus, { params, body: { status: 'active' } })
    expect((await member.call(getOrganization, { params })).status).toBe(200)
    expect((await organization.owner.call(removeMember, { params })).status).toBe(204)
    expect(await member.call(getOrganization, { params })).toFailWith('organizationNotFound')
  })

  it('ORGA003: a member who isn’t there', async () => {
    const { owner, id } = await anOrganization()
    const params = { organizationId: id, memberId: NOWHERE }

    expect(await owner.call(setMemberRole, { params, body: { role: 'member' } })).toFailWith('memberNotFound')
    expect(await owner.call(setMemberStatus, { params, body: { status: 'active' } })).toFailWith(
      'memberNotFound',
    )
    expect(await owner.call(setMemberLimits, { params, body: UNLIMITED })).toFailWith('memberNotFound')
    expect(await owner.call(removeMember, { params })).toFailWith('memberNotFound')
  })

  it('ORGA025: says so when it could not be saved', async () => {
    const organization = await anOrganization()
    const member = await aMember(organization)
    const params = { organizationId: organization.id, memberId: member.memberId }
    const { owner } = organization
    await test.refuse('update', 'members')

    expect(await owner.call(setMemberRole, { params, body: { role: 'moderator' } })).toFailWith(
      'organizationUpdateFailed',
    )
    expect(await owner.call(setMemberStatus, { params, body: { status: 'inactive' } })).toFailWith(
      'organizationUpdateFailed',
    )
    expect(await owner.call(setMemberLimits, { params, body: UNLIMITED })).toFailWith(
      'organizationUpdateFailed',
    )
  })

  it('at the same moment as a change of role: a moderator never touches who is one by then', async () => {
    const organization = await anOrganization()
    const moderator = await aMember(organization, 'moderator')
    const member = await aMember(organization)
    const params = { organizationId: organization.id, memberId: member.memberId }

    const [promoted, shutOut] = await Promise.all([
      organization.owner.call(setMemberRole, { params, body: { role: 'moderator' } }),
      moderator.call(setMemberStatus, { params, body: { status: 'inactive' } }),
    ])

    // Whoever came first: the owner saw a member shut out, or the moderator met a moderator.
    expect(promoted.status).toBe(200)
    if (shutOut.status === 200) expect(promoted.body.status).toBe('inactive')
    else expect(shutOut).toFailWith('moderatorManagesMembersOnly')
  })

  it('many times at once ends in one of the answers', async () => {
    const organization = await anOrganization()
    const member = await aMember(organization)
    const params = { organizationId: organization.id, memberId: member.memberId }
    const roles = ['moderator', 'member'] as const

    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, turn) =>
        organization.owner.call(setMemberRole, { params, body: { role: roles[turn % 2] ?? 'member' } }),
      ),
    )

    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect((await theMembers(organization)).filter(({ role }) => role === 'owner')).toHaveLength(1)
  })
})

describe('showing a member the door', () => {
  it.each(['removed', 'shut out'])(
    'withdraws what they sent and what is addressed to them: %s',
    async (action) => {
      const organization = await anOrganization()
      const { owner, id } = organization
      const moderator = await aMember(organization, 'moderator')
      const params = { organizationId: id }
      const secondSelf = await test.signedUp({ email: 'second-self@example.org' })
      await moderator.call(inviteMembers, { params, body: { emails: ['second-self@example.org'] } })
      const token = await test.mailbox.tokenFor('second-self@example.org')
      await owner.call(inviteMembers, { params, body: { emails: ['new@example.org', 'moved@example.org'] } })
      // By now the address that was invited is the moderator's own.
      await test.database.pool.query(`update users set email = 'moved@example.org' where id = $1`, [
        moderator.user.id,
      ])

      const target = { params: { ...params, memberId: moderator.memberId } }
      if (action === 'removed') await owner.call(removeMember, target)
      else await owner.call(setMemberStatus, { ...target, body: { status: 'inactive' } })

      const { body } = await owner.call(listInvitations, { params, querystring: {} })
      expect(body.items.map(({ email }) => email)).toEqual(['new@example.org'])
      expect(await secondSelf.call(acceptInvitation, { params, body: { token } })).toFailWith(
        'invitationNotFound',
      )
    },
  )

  it('leaves the invitations of other organizations alone, and of whoever is let in again', async () => {
    const organization = await anOrganization()
    const other = await anOrganization({ name: 'Other' })
    const moderator = await aMember(organization, 'moderator')
    const there = { organizationId: other.id }
    await other.owner.call(inviteMembers, { params: there, body: { emails: [moderator.user.email] } })
    const params = { organizationId: organization.id, memberId: moderator.memberId }
    await moderator.call(inviteMembers, { params, body: { emails: ['new@example.org'] } })

    await organization.owner.call(setMemberStatus, { params, body: { status: 'active' } })
    const { body: kept } = await organization.owner.call(listInvitations, { params, querystring: {} })
    expect(kept.total).toBe(1)

    await organization.owner.call(removeMember, { params })
    const { body } = await other.owner.call(listInvitations, { params: there, querystring: {} })
    expect(body.total).toBe(1)
  })
})

describe('a member’s limits', () => {
  it('are set and answered with what is in use beside them', async () => {
    const organization = await anOrganization()
    const member = await aMember(organization)
    await use(organization.id, member.user.id, 4)
    const params = { organizationId: organization.id, memberId: member.memberId }
    const limits = { questions: 4, groups: 0, groupSize: 25 }

    const { body } = await organization.owner.call(setMemberLimits, { params, body: limits })

    expect(body).toMatchObject({ limits, usage: { questions: 4, groups: 0, groupSize: 0 } })
    const others = (await theMembers(organization)).filter(({ id }) => id !== member.memberId)
    expect(others).toMatchObject([{ limits: UNLIMITED, usage: { questions: 0 } }])
  })

  it('ORGA011: are never below what is in use', async () => {
    const organization = await anOrganization()
    const member = await aMember(organization)
    await use(organization.id, member.user.id, 4)
    const params = { organizationId: organization.id, memberId: member.memberId }

    const refused = await organization.owner.call(setMemberLimits, {
      params,
      body: { questions: 3, groups: 0, groupSize: 0 },
    })

    expect(refused).toFailWith('limitBelowUsage')
    expect(refused.body.error.params).toEqual({ type: 'questions', used: 4 })
    expect(refused.body.error.message).toContain('already uses 4 (questions)')
    expect(Object.keys(refused.body.error.fields ?? {})).toEqual(['questions'])
    expect((await theMembers(organization)).map(({ limits }) => limits)).toEqual([UNLIMITED, UNLIMITED])
  })

  it.each([-2, 1.5, 2_000_000_000])('ORGA012: are 0 or more, or -1: not %s', async (questions) => {
    const organization = await anOrganization()
    const member = await aMember(organization)
    const params = { organizationId: organization.id, memberId: member.memberId }

    const refused = await organization.owner.call(setMemberLimits, {
      params,
      body: { ...UNLIMITED, questions },
    })

    expect(refused).toFailWith('invalidLimitValue')
    expect(Object.keys(refused.body.error.fields ?? {})).toEqual(['questions'])
  })

  it('set at the same moment as something is used up: one of both gives way', async () => {
    const organization = await anOrganization()
    const member = await aMember(organization)
    const params = { organizationId: organization.id, memberId: member.memberId }

    const [limited, used] = await Promise.allSettled([
      organization.owner.call(setMemberLimits, { params, body: { ...UNLIMITED, questions: 0 } }),
      use(organization.id, member.user.id, 1),
    ])

    const isLimited = limited.status === 'fulfilled' && limited.value.status === 200
    expect(isLimited).toBe(used.status === 'rejected')
  })
})

function use(organizationId: string, userId: string, adding: number) {
  const user = { workspaceId: organizationId, kind: 'organization', userId } as const
  return test.database.db.transaction((tx) =>
    test.services.usage.take(tx, user, { kind: 'questions', adding }),
  )
}
