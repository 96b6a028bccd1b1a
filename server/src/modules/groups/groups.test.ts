import { createGroup, type GroupForm, getGroup, listGroups, updateGroup } from '@probant/contract/groups'
import { deleteQuiz } from '@probant/contract/quizzes/life'
import { describe, expect, it, vi } from 'vitest'
import { groupInvitations } from '#server/database/schema/groups.ts'
import type { Browser } from '#test/browser.ts'
import { aGroup, aGroupForm, create, people, remove, save } from '#test/groups.ts'
import { organizationsOf } from '#test/organizations.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anOrganization } = organizationsOf(test)
const { aDraft } = quizzesOf(test)
const NOWHERE = '00000000-0000-4000-8000-000000000000'

describe('a group', () => {
  it('has a name and people, in the order in which they were listed', async () => {
    const claire = await test.signedUp({ username: 'Claire' })
    const members = [
      { email: ' Zoe@Example.org ', name: ' Zoé Rousseau ' },
      { email: 'adam@example.org' },
      { email: 'mia@example.org', name: 'Mia' },
    ]

    const { status, body } = await claire.call(createGroup, { body: { name: ' Terminale 3 ', members } })

    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.any(String),
      name: 'Terminale 3',
      memberCount: 3,
      quizCount: 0,
      creator: { id: claire.user.id, name: 'Claire' },
      createdAt: test.clock.now().toISOString(),
      updatedAt: test.clock.now().toISOString(),
      can: { edit: true, delete: true },
      members: [
        { email: 'zoe@example.org', name: 'Zoé Rousseau' },
        { email: 'adam@example.org', name: '' },
        { email: 'mia@example.org', name: 'Mia' },
      ],
      quizzes: [],
      revision: 1,
    })
    expect((await seen(claire, body)).body).toEqual(body)
  })

  it.each<[what: string, form: Partial<GroupForm>, fields: string[]]>([
    ['a name of one character', { name: ' A ' }, ['name']],
    ['a name of fifty characters', { name: 'a'.repeat(50) }, ['name']],
    ['no name', { name: ' ' }, ['name']],
    ['nobody in it', { members: [] }, ['members']],
    [
      'addresses that are none',
      { members: [...people(1), { email: 'nobody' }, { email: '' }] },
      ['members.1.email', 'members.2.email'],
    ],
    [
      'a name in it that is too long',
      { members: [{ email: 'a@b.org', name: 'a'.repeat(50) }] },
      ['members.0.name'],
    ],
    ['an address twice', { members: [{ email: 'a@b.org' }, { email: 'A@B.org ' }] }, ['members']],
    ['more than 5,000 people', { members: people(5001) }, ['members']],
  ])('is refused at its field: %s', async (_what, form, fields) => {
    const claire = await test.signedUp()

    const refused = await create(claire, form)

    expect(refused).toFailWith('validationError')
    expect(Object.keys(refused.body.error.fields ?? {})).toEqual(fields)
    expect((await list(claire)).total).toBe(0)
  })

  it('may have a name of 2 to 49 characters', async () => {
    const claire = await test.signedUp()
    for (const name of ['3A', 'a'.repeat(49)]) expect((await create(claire, { name })).status).toBe(201)
  })

  it('is renamed, and other people are in it', async () => {
    const claire = await test.signedUp()
    const group = await aGroup(claire, { members: people(3) })
    test.clock.advance({ minutes: 5 })
    const members = [
      { email: 'new@example.org', name: 'New' },
      { email: 'pupil2@example.org', name: 'Now with a name' },
      { email: 'pupil0@example.org', name: '' },
    ]

    const { status, body } = await save(claire, group, { name: 'Seconde 4', members })

    expect(status).toBe(200)
    const updatedAt = test.clock.now().toISOString()
    expect(body).toEqual({ ...group, name: 'Seconde 4', members, updatedAt, revision: 2 })
    expect((await seen(claire, group)).body).toEqual(body)
    // Also to a name that differs from its own by case only.
    expect((await save(claire, body, { name: 'SECONDE 4' })).body).toMatchObject({ name: 'SECONDE 4' })
  })

  it('is held to the same rules when it is changed', async () => {
    const claire = await test.signedUp()
    const { id: groupId } = await aGroup(claire)
    const group = { name: 'A', members: [{ email: 'nobody' }] }

    const refused = await claire.call(updateGroup, { params: { groupId }, body: { revision: 1, group } })

    expect(refused).toFailWith('validationError')
    expect(Object.keys(refused.body.error.fields ?? {})).toEqual(['group.name', 'group.members.0.email'])
  })

  it('is not overwritten by who has not seen what another tab saved', async () => {
    const claire = await test.signedUp()
    const group = await aGroup(claire)
    const { body: saved } = await save(claire, group, { name: 'First tab' })

    expect(await save(claire, group, { name: 'Second tab' })).toFailWith('groupChangedMeanwhile')

    expect((await seen(claire, group)).body).toEqual(saved)
  })

  it('PART005: no two of a workspace have the same name, in whichever case', async () => {
    const { owner, id } = await anOrganization()
    const group = await aGroup(owner, { name: 'Élèves de 3e' }, id)
    const second = await aGroup(owner, {}, id)

    for (const name of ['Élèves de 3e', ' élèves DE 3E ']) {
      expect(await create(owner, { name }, id)).toFailWith('groupNameConflict')
      expect(await save(owner, second, { name })).toFailWith('groupNameConflict')
    }
    expect((await seen(owner, second)).body).toEqual(second)
    expect((await list(owner, {}, id)).total).toBe(2)

    // Other workspaces may have it, and so may the next once it is free.
    for (const other of [owner, await test.signedUp()]) {
      expect((await create(other, { name: group.name })).status).toBe(201)
    }
    await remove(owner, group)
    expect((await save(owner, second, { name: group.name })).status).toBe(200)
  })

  it('PART004: is gone once it was deleted, with everybody in it', async () => {
    const claire = await test.signedUp()
    const group = await aGroup(claire)

    expect((await remove(claire, group)).status).toBe(204)

    for (const gone of [group, { ...group, id: NOWHERE }]) {
      expect(await seen(claire, gone)).toFailWith('groupNotFound')
      expect(await save(claire, gone)).toFailWith('groupNotFound')
      expect(await remove(claire, gone)).toFailWith('groupNotFound')
    }
    expect((await test.database.pool.query('select 1 from group_members')).rows).toEqual([])
  })

  it('tells where it was used, newest first', async () => {
    const claire = await test.signedUp()
    const group = await aGroup(claire)
    const quizzes = [await aDraft(claire, { title: 'Rivers' }), await aDraft(claire, { title: 'Mountains' })]
    for (const { id: quizId } of quizzes) {
      test.clock.advance({ minutes: 1 })
      const row = { groupId: group.id, quizId, invitedAt: test.clock.now() }
      await test.database.db.insert(groupInvitations).values(row)
    }

    expect((await seen(claire, group)).body).toMatchObject({
      quizCount: 2,
      quizzes: [{ title: 'Mountains' }, { id: quizzes[0]?.id, title: 'Rivers' }],
    })
    expect((await list(claire)).items).toMatchObject([{ memberCount: 2, quizCount: 2 }])

    await claire.call(deleteQuiz, { params: { quizId: quizzes[1]?.id ?? '' } })
    expect((await seen(claire, group)).body).toMatchObject({ quizCount: 1, quizzes: [{ title: 'Rivers' }] })
    expect((await remove(claire, group)).status).toBe(204)
  })
})

describe('the groups of a workspace', () => {
  it('are found by name, sorted and paged', async () => {
    const { owner, id } = await anOrganization()
    for (const [name, size] of [
      ['beta', 3],
      ['Alpha', 1],
      ['100% gamma', 2],
      ['Delta', 2],
    ] as const) {
      await aGroup(owner, { name, members: people(size) }, id)
      test.clock.advance({ minutes: 1 })
    }
    await aGroup(owner, { name: 'Alpha of my own' })
    const names = async (querystring: object) =>
      (await list(owner, querystring, id)).items.map(({ name }) => name)

    expect(await names({})).toEqual(['100% gamma', 'Alpha', 'beta', 'Delta'])
    expect(await names({ sort: 'changed' })).toEqual(['Delta', '100% gamma', 'Alpha', 'beta'])
    expect(await names({ sort: 'size' })).toEqual(['beta', '100% gamma', 'Delta', 'Alpha'])
    expect(await names({ search: 'LPH' })).toEqual(['Alpha'])
    expect(await names({ search: '%' })).toEqual(['100% gamma'])
    expect(await list(owner, { search: 'a', page: 2, pageSize: 3 }, id)).toMatchObject({
      total: 4,
      page: 2,
      items: [{ name: 'Delta' }],
    })
    expect(await list(owner)).toMatchObject({ total: 1, items: [{ name: 'Alpha of my own' }] })
  })

  it('cost as many queries as one of them', async () => {
    const { owner, id } = await anOrganization()
    for (let number = 0; number < 4; number++) await aGroup(owner, {}, id)
    const queriesFor = async (pageSize: number) => {
      const query = vi.spyOn(test.database.pool, 'query')
      await list(owner, { pageSize }, id)
      const count = query.mock.calls.length
      query.mockRestore()
      return count
    }

    const forOne = await queriesFor(1)
    expect(forOne).toBeGreaterThan(1)
    expect(await queriesFor(4)).toBe(forOne)
  })

  it('keep nothing of one that could not be saved whole', async () => {
    const claire = await test.signedUp()
    const group = await aGroup(claire)
    await test.refuse('insert', 'group_members')

    expect(await create(claire, aGroupForm())).toFailWith('internalError')
    expect(await save(claire, group, { name: 'Changed', members: people(5) })).toFailWith('internalError')

    expect((await list(claire)).total).toBe(1)
    expect((await seen(claire, group)).body).toEqual(group)
  })
})

function seen(browser: Browser, { id: groupId }: { id: string }) {
  return browser.call(getGroup, { params: { groupId } })
}

async function list(browser: Browser, querystring: object = {}, workspace = 'personal') {
  const headers = { 'x-workspace': workspace }
  return (await browser.call(listGroups, { querystring }, { headers })).body
}
