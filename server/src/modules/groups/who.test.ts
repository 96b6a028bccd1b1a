import { type Group, getGroup, listGroups } from '@probant/contract/groups'
import { setMemberStatus } from '@probant/contract/members'
import { expect, it } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { aGroup, create, people, remove, save } from '#test/groups.ts'
import { organizationsOf } from '#test/organizations.ts'
import { inWorkspace } from '#test/questions.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anOrganization, aMember, deactivate } = organizationsOf(test)

const ACTIONS = {
  get: (who: Browser, { id }: Group) => who.call(getGroup, { params: { groupId: id } }),
  edit: (who: Browser, group: Group) => save(who, group, { members: people(3) }),
  delete: (who: Browser, group: Group) => remove(who, group),
}

/** y: it is done; n: ORGA005, the role is missing; blank: PART004, there is no such group. */
const PEOPLE = ['colleague', 'shutOut', 'stranger', 'moderator', 'owner', 'creator'] as const
const TABLE: Record<keyof typeof ACTIONS, string> = {
  get: 'y  yyy',
  edit: 'n  yyy',
  delete: 'n  yyy',
}

it('a group of an organization is its creator’s and of those who run it; others look, strangers find nothing', async () => {
  const { people, id, shutOut } = await aPlace()
  const fresh = () => aGroup(people.creator, { members: [{ email: 'secret@example.org' }] }, id)
  let group = await fresh()

  for (const [action, allowed] of Object.entries(TABLE) as [keyof typeof ACTIONS, string][]) {
    for (const [index, who] of PEOPLE.entries()) {
      const what = `${who}: ${action}`
      const answer = await ACTIONS[action](people[who], group)

      const isDone = allowed[index] === 'y'
      if (isDone) expect(answer.status, what).toBeLessThan(300)
      else expect(answer, what).toFailWith(allowed[index] === 'n' ? 'roleRequired' : 'groupNotFound')
      if (!isDone) expect(JSON.stringify(answer.body), what).not.toContain('secret@')
      if (isDone && action !== 'get') group = await fresh()
    }
  }

  const can = async (who: Browser) => ((await ACTIONS.get(who, group)).body as Group).can
  expect(await can(people.colleague)).toEqual({ edit: false, delete: false })
  expect(await can(people.moderator)).toEqual({ edit: true, delete: true })
  expect(await can(people.creator)).toEqual({ edit: true, delete: true })

  // Whoever is shut out loses also what is their own.
  await shutOut(people.creator)
  for (const action of Object.values(ACTIONS))
    expect(await action(people.creator, group)).toFailWith('groupNotFound')
  expect((await ACTIONS.edit(people.owner, group)).status).toBe(200)
})

it('ORGA001, ORGA006: who is no active member sees none of its groups and makes none', async () => {
  const { people, id } = await aPlace()
  await aGroup(people.creator, {}, id)

  for (const who of [people.stranger, people.shutOut]) {
    const listed = await who.call(listGroups, { querystring: {} }, inWorkspace(id))
    expect(listed).toFailWith('organizationNotFound')
    expect((await who.call(listGroups, { querystring: {} })).body.items).toEqual([])
  }
  expect(await create(people.stranger, {}, id)).toFailWith('organizationNotFound')
  expect(await create(people.shutOut, {}, id)).toFailWith('onlyActiveMembersCreate')
  const { body } = await people.colleague.call(listGroups, { querystring: {} }, inWorkspace(id))
  expect(body.items).toMatchObject([{ creator: { id: people.creator.user.id }, can: { edit: false } }])
})

it('ORGA002: an inactive organization makes and changes none; they can be read and deleted', async () => {
  const organization = await anOrganization()
  const { owner, id } = organization
  const group = await aGroup(owner, {}, id)
  await deactivate(organization)

  expect(await create(owner, {}, id)).toFailWith('organizationInactive')
  expect(await ACTIONS.edit(owner, group)).toFailWith('organizationInactive')
  expect((await ACTIONS.get(owner, group)).body).toMatchObject({ can: { edit: false, delete: true } })
  expect((await remove(owner, group)).status).toBe(204)
})

it('a personal group is nobody else’s', async () => {
  const [claire, other] = [await test.signedUp(), await test.signedUp()]
  const group = await aGroup(claire)

  for (const action of Object.values(ACTIONS)) expect(await action(other, group)).toFailWith('groupNotFound')
  expect((await ACTIONS.get(claire, group)).body).toEqual(group)
})

/** An organization with everybody who may stand before a group of it. */
async function aPlace() {
  const organization = await anOrganization()
  const people = {
    owner: organization.owner,
    creator: await aMember(organization),
    moderator: await aMember(organization, 'moderator'),
    colleague: await aMember(organization),
    shutOut: await aMember(organization, 'moderator'),
    stranger: await test.signedUp(),
  }
  await shutOut(people.shutOut)
  return { people, id: organization.id, shutOut }

  async function shutOut({ memberId }: { memberId: string }): Promise<void> {
    const params = { organizationId: organization.id, memberId }
    const answer = await organization.owner.call(setMemberStatus, { params, body: { status: 'inactive' } })
    expect(answer.status).toBe(200)
  }
}
