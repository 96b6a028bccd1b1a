import { getGroup, listGroups } from '@probant/contract/groups'
import { setMemberLimits } from '@probant/contract/members'
import { getUsage } from '@probant/contract/usage'
import { describe, expect, it } from 'vitest'
import { aGroup, create, people, remove, save } from '#test/groups.ts'
import { organizationsOf } from '#test/organizations.ts'
import { inWorkspace } from '#test/questions.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anOrganization, aMember } = organizationsOf(test)
const { aDraft } = quizzesOf(test)
const ANYTHING = { querystring: {} }

describe('at the same moment', () => {
  it('SUBS007: of ten who make the plan’s last group, exactly one does', async () => {
    const claire = await test.signedUp()
    await aGroup(claire)

    const answers = await Promise.all(Array.from({ length: 10 }, () => create(claire)))

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    for (const answer of answers.filter(({ status }) => status !== 201)) {
      expect(answer).toFailWith('groupLimitReached')
    }
    expect((await claire.call(listGroups, ANYTHING)).body.total).toBe(2)
    const { meters } = (await claire.call(getUsage)).body
    expect(meters).toContainEqual({ kind: 'groups', used: 2, limit: 2 })
  })

  it('PART005: of several who make one of the same name, exactly one does', async () => {
    const { owner, id } = await anOrganization()
    const names = ['Seconde 1', 'seconde 1', 'SECONDE 1', 'Seconde 1 ']

    const answers = await Promise.all(names.map((name) => create(owner, { name }, id)))

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    for (const answer of answers.filter(({ status }) => status !== 201)) {
      expect(answer).toFailWith('groupNameConflict')
    }
    expect((await owner.call(listGroups, ANYTHING, inWorkspace(id))).body.total).toBe(1)
  })

  it('PART005: of two that get the same name, exactly one does', async () => {
    const claire = await test.signedUp()
    const groups = [await aGroup(claire), await aGroup(claire)]

    const answers = await Promise.all(groups.map((group) => save(claire, group, { name: 'Seconde 1' })))

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)).toFailWith('groupNameConflict')
  })

  it('of several who save from the same revision, exactly one does, and nothing is mixed', async () => {
    const claire = await test.signedUp()
    const group = await aGroup(claire)

    const answers = await Promise.all(
      [3, 4, 5, 6].map((size) => save(claire, group, { name: `Of ${size}`, members: people(size) })),
    )

    const winner = answers.find(({ status }) => status === 200)
    for (const answer of answers) if (answer !== winner) expect(answer).toFailWith('groupChangedMeanwhile')
    expect((await claire.call(getGroup, { params: { groupId: group.id } })).body).toEqual(winner?.body)
    expect(winner?.body.name).toBe(`Of ${winner?.body.members.length}`)
  })

  it('saved and deleted, deleted twice: it is gone', async () => {
    const claire = await test.signedUp()
    const group = await aGroup(claire)

    const [saved, ...deleted] = await Promise.all([
      save(claire, group, { members: people(7) }),
      remove(claire, group),
      remove(claire, group),
    ])

    expect(deleted.map(({ status }) => status).sort()).toEqual([204, 404])
    if (saved.status !== 200) expect(saved).toFailWith('groupNotFound')
    expect((await claire.call(listGroups, ANYTHING)).body.total).toBe(0)
  })

  it('a member’s limit is set and their group grows: one of both gives way', async () => {
    const organization = await anOrganization()
    const member = await aMember(organization)
    const group = await aGroup(member, { members: people(3) }, organization.id)
    const params = { organizationId: organization.id, memberId: member.memberId }
    const body = { questions: -1, groups: -1, groupSize: 3 }

    const [limited, grown] = await Promise.all([
      organization.owner.call(setMemberLimits, { params, body }),
      save(member, group, { members: people(4) }),
    ])

    if (grown.status === 200) expect(limited).toFailWith('limitBelowUsage')
    else expect(grown).toFailWith('memberLimitReached')
    expect([limited.status, grown.status].filter((status) => status === 200)).toHaveLength(1)
  })

  it('its people are invited and it is deleted: all of them, or there is no such group', async () => {
    const claire = await test.signedUp()
    const group = await aGroup(claire, { members: people(5) })
    const { id: quizId } = await aDraft(claire)

    const [invited, deleted] = await Promise.allSettled([
      invite(claire, group.id, quizId),
      remove(claire, group),
    ])

    if (invited.status === 'fulfilled') expect(invited.value).toHaveLength(5)
    else expect(invited.reason).toMatchObject({ refusal: 'groupNotFound' })
    expect(deleted).toMatchObject({ value: { status: 204 } })
  })
})

/** What inviting by a group does with it. */
async function invite({ user }: { user: { id: string } }, groupId: string, quizId: string) {
  const { groups, workspaces } = test.services
  const actor = { userId: user.id } as Parameters<typeof workspaces.authorize>[1]
  return test.database.db.transaction(async (tx) => {
    const membership = await workspaces.authorize(tx, actor, 'personal')
    const members = await groups.expand(tx, membership, [groupId, groupId])
    await groups.noteInvited(tx, quizId, [groupId, groupId])
    return members
  })
}
