import { removeMember, setMemberStatus } from '@probant/contract/members'
import { deleteOrganization, leaveOrganization } from '@probant/contract/organizations'
import { createQuiz, endQuiz, getQuiz, listQuizzes, publishQuiz } from '@probant/contract/quizzes/life'
import { deleteAccount } from '@probant/contract/users'
import { describe, expect, it } from 'vitest'
import { PASSWORD } from '#test/browser.ts'
import { organizationsOf } from '#test/organizations.ts'
import { inWorkspace } from '#test/questions.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anOrganization, aMember } = organizationsOf(test)
const { aDraft, aForm, anActiveQuiz, aParticipant, aSubmission } = quizzesOf(test)

type Organization = Awaited<ReturnType<typeof anOrganization>>
type Member = Awaited<ReturnType<typeof aMember>>

const WAYS: [string, (member: Member, organization: Organization) => Promise<{ status: number }>][] = [
  ['leaves', (member, { id }) => member.call(leaveOrganization, { params: { organizationId: id } })],
  [
    'is removed',
    ({ memberId }, { id, owner }) => owner.call(removeMember, { params: { organizationId: id, memberId } }),
  ],
  ['deletes the account', (member) => member.call(deleteAccount, accountOf(member))],
]

describe.each(WAYS)('who %s', (_way, goes) => {
  it('leaves the organization’s quizzes to its owner', async () => {
    const organization = await anOrganization()
    const { id, owner } = organization
    const [member, other] = [await aMember(organization), await aMember(organization)]
    const mine = await aDraft(member, { title: 'Of whoever goes' }, id)
    const others = await aDraft(other, { title: 'Of whoever stays' }, id)

    expect((await goes(member, organization)).status).toBe(204)

    const listed = await owner.call(listQuizzes, { querystring: { sort: 'title' } }, inWorkspace(id))
    expect(listed.body.items.map(({ title, creator }) => [title, creator.id])).toEqual([
      [mine.title, owner.user.id],
      [others.title, other.user.id],
    ])
    expect(await publish(owner, mine)).toMatchObject({ status: 200 })
  })

  it.each([1, 2, 3, 4])('while making one more: it is the owner’s, or there is none (%i)', async () => {
    const organization = await anOrganization()
    const { id, owner } = organization
    const member = await aMember(organization)

    const [created, gone] = await Promise.all([
      member.call(createQuiz, { body: aForm() }, inWorkspace(id)),
      goes(member, organization),
    ])

    expect(gone.status).toBe(204)
    expect(created.status, JSON.stringify(created.body)).toBeLessThan(500)
    const { items } = (await owner.call(listQuizzes, { querystring: {} }, inWorkspace(id))).body
    expect(items.map(({ creator }) => creator.id)).toEqual(created.status === 201 ? [owner.user.id] : [])
  })
})

it('what runs goes on, with its participants', async () => {
  const organization = await anOrganization()
  const { id, owner } = organization
  const member = await aMember(organization)
  const quiz = await anActiveQuiz(member, {}, id)
  await aSubmission(quiz)
  await member.call(leaveOrganization, { params: { organizationId: id } })

  const { body } = await owner.call(getQuiz, { params: { quizId: quiz.id } })
  expect(body).toMatchObject({
    status: 'active',
    participantCount: 1,
    submissionCount: 1,
    revision: quiz.revision,
    creator: { id: owner.user.id },
    can: { end: true },
  })
  expect(await member.call(getQuiz, { params: { quizId: quiz.id } })).toFailWith('quizNotFound')
})

it('who is only shut out keeps them', async () => {
  const organization = await anOrganization()
  const { id, owner } = organization
  const member = await aMember(organization)
  const quiz = await aDraft(member, {}, id)
  const params = { organizationId: id, memberId: member.memberId }
  await owner.call(setMemberStatus, { params, body: { status: 'inactive' } })

  const { body } = await owner.call(getQuiz, { params: { quizId: quiz.id } })
  expect(body.creator.id).toBe(member.user.id)
})

it('what one has in another organization, or of one’s own, stays one’s own', async () => {
  const [here, there] = [await anOrganization(), await anOrganization()]
  const member = await aMember(here)
  const elsewhere = await aDraft(there.owner, {}, there.id)
  const own = await aDraft(member)
  await member.call(leaveOrganization, { params: { organizationId: here.id } })

  const { body } = await member.call(getQuiz, { params: { quizId: own.id } })
  expect(body.creator.id).toBe(member.user.id)
  const other = await there.owner.call(getQuiz, { params: { quizId: elsewhere.id } })
  expect(other.body.creator.id).toBe(there.owner.user.id)
})

it('an organization is deleted with its quizzes, and everything in them, once none of them runs', async () => {
  const organization = await anOrganization()
  const { id, owner } = organization
  const quiz = await anActiveQuiz(await aMember(organization), {}, id)
  await aParticipant(quiz)
  await aSubmission(quiz)
  const elsewhere = await aDraft(owner)
  const params = { organizationId: id }
  const early = await owner.call(deleteOrganization, { params, body: { name: 'Lycée Curie' } })
  expect(early).toFailWith('quizzesToEnd')
  expect(early.body).toMatchObject({ error: { message: expect.stringContaining(quiz.title) } })

  await owner.call(endQuiz, { params: { quizId: quiz.id } })
  expect((await owner.call(deleteOrganization, { params, body: { name: 'Lycée Curie' } })).status).toBe(204)

  const { rows } = await test.database.pool.query('select id from quizzes')
  expect(rows).toEqual([{ id: elsewhere.id }])
})

function publish(browser: Pick<Member, 'call'>, { id, revision }: { id: string; revision: number }) {
  return browser.call(publishQuiz, { params: { quizId: id }, body: { revision } })
}

function accountOf({ user }: Member) {
  return { body: { email: user.email, currentPassword: PASSWORD } }
}
