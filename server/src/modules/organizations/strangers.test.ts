import type { Endpoint } from '@probant/contract/endpoint'
import { ENDPOINTS } from '@probant/contract/endpoints'
import { inviteMembers, listInvitations } from '@probant/contract/invitations'
import { setMemberStatus } from '@probant/contract/members'
import { describe, expect, it } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { organizationsOf } from '#test/organizations.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { aVerifiedPerson, anOrganization, aMember } = organizationsOf(test)
const NOWHERE = '00000000-0000-4000-8000-000000000000'

/** Whoever accepts is not in the organization yet: that endpoint has answers of its own. */
const inside = Object.entries(ENDPOINTS).filter(
  ([name, { access, url }]) =>
    access === 'user' && url.includes(':organizationId') && name !== 'acceptInvitation',
)

describe('ORGA001: whoever is no active member finds nothing', () => {
  it.each(inside)('%s', async (_name, endpoint) => {
    const organization = await anOrganization({ email: 'owner@example.org' })
    const ids = await theIds(organization)
    const shutOut = await aMember(organization, 'moderator')
    await organization.owner.call(setMemberStatus, {
      params: { organizationId: organization.id, memberId: shutOut.memberId },
      body: { status: 'inactive' },
    })
    const strangers = [await aVerifiedPerson(), (await anOrganization()).owner, shutOut]
    const before = await everything()

    for (const stranger of strangers) {
      const foreign = await call(stranger, endpoint, ids)
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

async function theIds({ owner, id }: Awaited<ReturnType<typeof anOrganization>>) {
  const params = { organizationId: id }
  const member = await aMember({ owner, id })
  await owner.call(inviteMembers, { params, body: { emails: ['invited@example.org'] } })
  const { body } = await owner.call(listInvitations, { params, querystring: {} })
  return { organizationId: id, memberId: member.memberId, invitationId: body.items[0]?.id ?? '' }
}

function call(browser: Browser, { method, url, schema }: Endpoint, ids: Record<string, string>) {
  const path = url.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? NOWHERE)
  return browser.send(method, path, schema.body && ANY_BODY)
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
}

async function everything() {
  const tables = ['organizations', 'members', 'invitations']
  return Promise.all(
    tables.map(async (table) => {
      const { rows } = await test.database.pool.query(`select * from ${table} order by id`)
      return rows
    }),
  )
}
