import { listMembers, setMemberLimits } from '@probant/contract/members'
import { getUsage, listMemberUsage } from '@probant/contract/usage'
import { deleteAccount } from '@probant/contract/users'
import { describe, expect, it } from 'vitest'
import { type Browser, PASSWORD } from '#test/browser.ts'
import { aGroup, create, people, remove, save } from '#test/groups.ts'
import { organizationsOf } from '#test/organizations.ts'
import { inWorkspace } from '#test/questions.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anOrganization, aMember } = organizationsOf(test)
const { aDraft, aParticipant, later } = quizzesOf(test)
const UNLIMITED = { questions: -1, groups: -1, groupSize: -1 }

describe('groups count as they stand', () => {
  it('SUBS007: up to the plan’s last one; one that is deleted gives its place back', async () => {
    const claire = await test.signedUp()
    const [first] = [await aGroup(claire), await aGroup(claire)]

    const refused = await create(claire)
    expect(refused).toFailWith('groupLimitReached')
    expect(refused.body.error.params).toEqual({ limit: 2 })
    expect(await meter(claire, 'groups')).toEqual({ kind: 'groups', used: 2, limit: 2 })

    await remove(claire, first)
    expect(await meter(claire, 'groups')).toMatchObject({ used: 1 })
    expect((await create(claire)).status).toBe(201)
    await later({ days: 16 }, claire)
    expect(await meter(claire, 'groups')).toMatchObject({ used: 2 })
  })

  it('those of a deleted account too, until somebody deletes them', async () => {
    const organization = await anOrganization()
    const { owner, id } = organization
    const member = await aMember(organization)
    const group = await aGroup(member, {}, id)
    await setPlanLimit('groups', 1)

    const { email } = member.user
    await member.call(deleteAccount, { body: { email, currentPassword: PASSWORD } })
    expect(await create(owner, {}, id)).toFailWith('groupLimitReached')

    expect((await save(owner, group, { members: people(5) })).body).toMatchObject({
      creator: null,
      memberCount: 5,
    })
    expect((await remove(owner, group)).status).toBe(204)
    expect(await meter(owner, 'groups', id)).toMatchObject({ used: 0 })
    expect((await create(owner, {}, id)).status).toBe(201)
  })

  it('SUBS008: none is larger than the plan allows, neither made nor changed', async () => {
    const claire = await test.signedUp()

    const refused = await create(claire, { members: people(31) })
    expect(refused).toFailWith('groupSizeExceeded')
    expect(refused.body.error.params).toEqual({ limit: 30 })

    const group = await aGroup(claire, { members: people(30) })
    expect(await save(claire, group, { members: people(31) })).toFailWith('groupSizeExceeded')
  })

  it('one that has become too large may be renamed and made smaller, not larger', async () => {
    const { owner, id } = await anOrganization()
    const group = await aGroup(owner, { members: people(9) }, id)
    await setPlanLimit('groupSize', 5)

    const { body: renamed } = await save(owner, group, { name: 'Renamed' })
    const { body: smaller } = await save(owner, renamed, { members: people(8) })

    expect(smaller).toMatchObject({ name: 'Renamed', memberCount: 8 })
    expect(await save(owner, smaller, { members: people(9) })).toFailWith('groupSizeExceeded')
  })
})

describe('a member’s own limits', () => {
  it('ORGA010: how many groups they make, and how large', async () => {
    const { organization, member, setLimits } = await aTeam()
    const { owner, id } = organization
    await setLimits({ groups: 1, groupSize: 3 })

    const tooLarge = await create(member, { members: people(4) }, id)
    expect(tooLarge).toFailWith('memberLimitReached')
    expect(tooLarge.body.error.params).toEqual({ type: 'groupSize', limit: 3 })

    const group = await aGroup(member, { members: people(3) }, id)
    expect(await save(member, group, { members: people(4) })).toFailWith('memberLimitReached')
    const tooMany = await create(member, {}, id)
    expect(tooMany).toFailWith('memberLimitReached')
    expect(tooMany.body.error.params).toEqual({ type: 'groups', limit: 1 })

    // Theirs are limited, whoever changes them; nobody else is.
    expect(await save(owner, group, { members: people(4) })).toFailWith('memberLimitReached')
    expect((await create(owner, { members: people(4) }, id)).status).toBe(201)
    expect((await create(member, { members: people(4) })).status).toBe(201)
    await remove(owner, group)
    expect((await create(member, {}, id)).status).toBe(201)
  })

  it('ORGA011: are never below the groups that they have made, nor below the largest of these', async () => {
    const { organization, member, setLimits } = await aTeam()
    await aGroup(organization.owner, { members: people(20) }, organization.id)
    await aGroup(member, { members: people(3) }, organization.id)
    const group = await aGroup(member, { members: people(7) }, organization.id)
    await aGroup(member, { members: people(25) })

    const refused = await setLimits({ groups: 1, groupSize: 6 })
    expect(refused).toFailWith('limitBelowUsage')
    expect(Object.keys(refused.body.error.fields ?? {})).toEqual(['groups', 'groupSize'])
    expect((await setLimits({ groupSize: 6 })).body.error.params).toEqual({ type: 'groupSize', used: 7 })
    expect((await setLimits({ groups: 2, groupSize: 7 })).body.usage).toEqual({
      questions: 0,
      groups: 2,
      groupSize: 7,
    })

    await remove(member, group)
    expect((await setLimits({ groups: 1, groupSize: 3 })).status).toBe(200)
  })
})

describe('what is limited per item', () => {
  it('is shown by the largest there is: of the workspace, and of the member', async () => {
    const { organization, member } = await aTeam()
    const { owner, id } = organization
    await aGroup(owner, { members: people(8) }, id)
    for (const size of [4, 6]) await aGroup(member, { members: people(size) }, id)
    await aGroup(member, { members: people(9) })
    for (const invited of [1, 3, 2]) {
      const quiz = await aDraft(owner, {}, id)
      for (let number = 0; number < invited; number++) await aParticipant(quiz)
    }

    const { body } = await member.call(getUsage, undefined, inWorkspace(id))

    expect(body.meters).toContainEqual({ kind: 'groups', used: 3, limit: -1 })
    expect(body.meters).toContainEqual({ kind: 'groupSize', used: 8, limit: 1000 })
    expect(body.meters).toContainEqual({ kind: 'participants', used: 3, limit: 1000 })
    expect(body.own).toEqual([
      { kind: 'questions', used: 0, limit: -1 },
      { kind: 'groups', used: 2, limit: -1 },
      { kind: 'groupSize', used: 6, limit: -1 },
    ])
    expect(await meter(member, 'groupSize')).toEqual({ kind: 'groupSize', used: 9, limit: 30 })
    expect(await meter(member, 'participants')).toEqual({ kind: 'participants', used: 0, limit: 30 })

    const used = [
      { groups: 1, groupSize: 8 },
      { groups: 2, groupSize: 6 },
    ]
    const params = { organizationId: id }
    const { body: members } = await owner.call(listMembers, { params, querystring: {} })
    expect(members.items.map(({ usage }) => usage)).toMatchObject(used)
    const { body: usage } = await owner.call(listMemberUsage, { querystring: {} }, inWorkspace(id))
    expect(usage.items.map(({ usage }) => usage)).toMatchObject(used)
  })
})

/** An organization, and a member whose limits its owner sets. */
async function aTeam() {
  const organization = await anOrganization()
  const member = await aMember(organization)
  const params = { organizationId: organization.id, memberId: member.memberId }
  const setLimits = (limits: Partial<typeof UNLIMITED>) =>
    organization.owner.call(setMemberLimits, { params, body: { ...UNLIMITED, ...limits } })
  return { organization, member, setLimits }
}

async function meter(browser: Browser, kind: string, workspace?: string) {
  const { body } = await browser.call(getUsage, undefined, inWorkspace(workspace))
  return body.meters.find((one) => one.kind === kind)
}

async function setPlanLimit(kind: string, limit: number): Promise<void> {
  await test.database.pool.query(
    `update plans set limits = jsonb_set(limits, array[$1::text], to_jsonb($2::int)) where kind = 'organization'`,
    [kind, limit],
  )
}
