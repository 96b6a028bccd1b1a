import type { Endpoint } from '@probant/contract/endpoint'
import { ENDPOINTS } from '@probant/contract/endpoints'
import { inviteMembers, listInvitations } from '@probant/contract/invitations'
import { setMemberStatus } from '@probant/contract/members'
import { DEFAULT_OPTIONS } from '@probant/contract/quizzes/form'
import { WORKSPACE_HEADER } from '@probant/contract/workspaces'
import { describe, expect, it } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { organizationsOf } from '#test/organizations.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { aVerifiedPerson, anOrganization, aMember } = organizationsOf(test)
const NOWHERE = '00000000-0000-4000-8000-000000000000'

const forUsers = Object.entries(ENDPOINTS).filter(([, { access }]) => access === 'user')

/** Whoever accepts is not in the organization yet: that endpoint has answers of its own. */
const inside = forUsers.filter(
  ([name, { url }]) => url.includes(':organizationId') && name !== 'acceptInvitation',
)

/** What works in the workspace that a header names. */
const inWorkspace = forUsers.filter(([, { workspace }]) => workspace)

describe('ORGA001: whoever is no active member finds nothing', () => {
  it('in endpoints of both kinds', () => {
    expect(inside.length).toBeGreaterThan(10)
    expect(inWorkspace.map(([name]) => name)).toEqual(expect.arrayContaining(['getUsage', 'openCheckout']))
  })

  it.each([...inside, ...inWorkspace])('%s', async (name, endpoint) => {
    // What it takes is read first: without it, nobody would get as far as the organization.
    if (endpoint.schema.body) expect(endpoint.schema.body.safeParse(ANY_BODY).success, 'ANY_BODY').toBe(true)
    const organization = await anOrganization({ email: 'owner@example.org' })
    const ids = await theIds(organization)
    const strangers = [await aVerifiedPerson(), (await anOrganization()).owner]
    // Who was shut out may still leave; to what they would make there, the reason is said.
    const shutOut = name === 'leaveOrganization' ? [] : [await someoneShutOut(organization)]
    const before = await everything()

    for (const stranger of [...strangers, ...shutOut]) {
      const foreign = await call(stranger, endpoint, ids)
      if (shutOut.includes(stranger) && endpoint.errors.includes('onlyActiveMembersCreate')) {
        expect(foreign).toFailWith('onlyActiveMembersCreate')
        continue
      }
      expect(foreign).toFailWith('organizationNotFound')
      expect(JSON.stringify(foreign.body)).not.toMatch(/owner@|invited@|Lycée/)
      // An organization that never was is answered alike.
      expect((await call(stranger, endpoint, { ...ids, organizationId: NOWHERE })).body).toEqual(foreign.body)
    }
    expect(await everything()).toEqual(before)
  })

  it('an owner reaches no member and no invitation of another organization through their own', async () => {
    const foreign = await theIds(await anOrganization())
    const { owner, id } = await anOrganization({ name: 'Own' })

    for (const [, endpoint] of inside.filter(([, { url }]) => /:(memberId|invitationId)/.test(url))) {
      const expected = endpoint.url.includes(':memberId') ? 'memberNotFound' : 'invitationNotFound'
      expect(await call(owner, endpoint, { ...foreign, organizationId: id })).toFailWith(expected)
    }
  })
})

async function someoneShutOut(organization: Awaited<ReturnType<typeof anOrganization>>): Promise<Browser> {
  const moderator = await aMember(organization, 'moderator')
  await organization.owner.call(setMemberStatus, {
    params: { organizationId: organization.id, memberId: moderator.memberId },
    body: { status: 'inactive' },
  })
  return moderator
}

async function theIds({ owner, id }: Awaited<ReturnType<typeof anOrganization>>) {
  const params = { organizationId: id }
  const member = await aMember({ owner, id })
  await owner.call(inviteMembers, { params, body: { emails: ['invited@example.org'] } })
  const { body } = await owner.call(listInvitations, { params, querystring: {} })
  return { organizationId: id, memberId: member.memberId, invitationId: body.items[0]?.id ?? '' }
}

function call(browser: Browser, { method, url, schema }: Endpoint, ids: Record<string, string>) {
  const path = url.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? NOWHERE)
  const headers = { [WORKSPACE_HEADER]: ids.organizationId ?? NOWHERE }
  return browser.send(method, path, schema.body && ANY_BODY, { headers })
}

/** Good for every endpoint: each takes what it needs. */
const ANY_BODY = {
  name: 'Lycée Curie',
  role: 'member',
  status: 'active',
  questions: 1,
  groups: 1,
  groupSize: 1,
  emails: ['stranger@example.org'],
  planId: NOWHERE,
  questionIds: [NOWHERE],
  deed: 'duplicate',
  type: 'true_false',
  subject: 'Physics',
  language: 'en',
  difficulty: 'easy',
  title: 'Is radium radioactive?',
  content: { isTrue: true },
  counts: { easy: 1, medium: 0, tough: 0 },
  types: ['true_false'],
  startsAt: null,
  endsAt: null,
  timeZone: 'Europe/Paris',
  durationMinutes: 0,
  sections: [{ questions: [] }],
  options: DEFAULT_OPTIONS,
  members: [{ email: 'stranger@example.org' }],
}

async function everything() {
  const tables = ['organizations', 'members', 'invitations', 'plans']
  return Promise.all(
    tables.map(async (table) => {
      const { rows } = await test.database.pool.query(`select * from ${table} order by id`)
      return rows
    }),
  )
}
