import { assignOrganizationPlan, setOrganizationDeactivated } from '@probant/contract/admin/organizations'
import { createEnterprisePlan, deleteEnterprisePlan, type PlanForm } from '@probant/contract/admin/plans'
import { acceptInvitation, inviteMembers } from '@probant/contract/invitations'
import { removeMember, setMemberLimits, setMemberRole } from '@probant/contract/members'
import { createOrganization, deleteOrganization, leaveOrganization } from '@probant/contract/organizations'
import { listPlans } from '@probant/contract/plans'
import { createQuiz } from '@probant/contract/quizzes/life'
import { deleteAccount } from '@probant/contract/users'
import { afterEach, describe, expect, it } from 'vitest'
import { PASSWORD } from '#test/browser.ts'
import { organizationsOf } from '#test/organizations.ts'
import { inWorkspace } from '#test/questions.ts'
import { quizzesOf } from '#test/quizzes.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anOrganization, aMember, aVerifiedPerson } = organizationsOf(test)
const { aForm } = quizzesOf(test)

describe('everything at the same moment: each is done or refused, none fails', () => {
  afterEach(expectNothingLeftBehind)

  it.each([1, 2, 3])('by the people of an organization (%i)', async () => {
    const organization = await anOrganization()
    const { owner, id } = organization
    const member = await aMember(organization)
    const leaving = await aMember(organization, 'moderator')
    const invited = await aVerifiedPerson()
    const { email } = invited.user
    const params = { organizationId: id, memberId: member.memberId }
    await owner.call(inviteMembers, { params, body: { emails: [email] } })
    const limits = { questions: 5, groups: 5, groupSize: 5 }
    const quiz = (person: typeof member) => person.call(createQuiz, { body: aForm() }, inWorkspace(id))
    await quiz(member)
    await quiz(leaving)

    await expectNoFailure([
      quiz(member),
      quiz(leaving),
      invited.call(acceptInvitation, { params, body: {} }),
      owner.call(setMemberLimits, { params, body: limits }),
      leaving.call(inviteMembers, { params, body: { emails: [email, 'other@example.org'] } }),
      owner.call(setMemberRole, { params, body: { role: 'moderator' } }),
      owner.call(deleteOrganization, { params, body: { name: 'Lycée Curie' } }),
      leaving.call(leaveOrganization, { params }),
      owner.call(removeMember, { params }),
      member.call(deleteAccount, { body: { email: member.user.email, currentPassword: PASSWORD } }),
      use({ workspaceId: id, kind: 'organization', userId: owner.user.id }),
    ])
  })

  it.each([1, 2, 3, 4, 5, 6])('by its owner and the administrator (%i)', async () => {
    const admin = await aVerifiedPerson()
    const { owner, id } = await anOrganization()
    const params = { organizationId: id }
    const catalogue = (await admin.call(listPlans)).body
    const planId = catalogue.find(({ kind }) => kind === 'organization')?.id ?? ''
    const { limits, texts } = catalogue[0] as PlanForm
    const enterprise = { organizationId: id, limits, texts, priceCents: 100 }
    const { body: plan } = await admin.call(createEnterprisePlan, { body: enterprise })

    await expectNoFailure([
      admin.call(assignOrganizationPlan, { params, body: { planId } }),
      owner.call(deleteOrganization, { params, body: { name: 'Lycée Curie' } }),
      admin.call(deleteEnterprisePlan, { params: { planId: plan.id } }),
      admin.call(assignOrganizationPlan, { params, body: { planId: plan.id } }),
      admin.call(createEnterprisePlan, { body: enterprise }),
      admin.call(setOrganizationDeactivated, { params, body: { isDeactivated: true } }),
      use({ workspaceId: id, kind: 'organization', userId: owner.user.id }),
    ])
  })

  it.each([1, 2, 3, 4, 5, 6])(
    'by someone who deletes the account and creates organizations (%i)',
    async () => {
      const person = await aVerifiedPerson()
      const { id: userId, email } = person.user
      const { rows } = await test.database.pool.query('select id from workspaces where user_id = $1', [
        userId,
      ])
      const account = { body: { email, currentPassword: PASSWORD } }
      const create = () => person.call(createOrganization, { body: { name: 'Lycée Curie' } })

      const [deleted, created] = await expectNoFailure([
        person.call(deleteAccount, account),
        create(),
        create(),
        use({ workspaceId: rows[0].id, kind: 'personal', userId }),
      ])

      // Whichever came first: an account that is gone owns nothing, and one that owns something stays.
      if (created?.status === 201) expect(deleted).toFailWith('organizationsToDelete')
      const { rows: accounts } = await test.database.pool.query('select 1 from users where id = $1', [userId])
      expect(accounts).toHaveLength(deleted?.status === 204 ? 0 : 1)
    },
  )
})

interface Answered {
  status: number
  body: { error?: { fields?: Record<string, string> } }
}

async function expectNoFailure(actions: Promise<unknown>[]): Promise<Answered[]> {
  const answers = (await Promise.all(actions)) as Answered[]
  for (const { status, body } of answers) expect(status, JSON.stringify(body)).toBeLessThan(500)
  return answers
}

/** Something that is used up meanwhile, answered as an endpoint would. */
async function use(user: Parameters<typeof test.services.usage.take>[1]): Promise<Answered> {
  const taken = test.database.db.transaction((tx) =>
    test.services.usage.take(tx, user, { kind: 'quizzes', adding: 1 }),
  )
  return taken.then(
    () => ({ status: 200, body: {} }),
    ({ status = 500, message }) => ({ status, body: { error: { message } as object } }),
  )
}

/** What belongs to a workspace is there exactly as long as the workspace, and each workspace has its owner. */
async function expectNothingLeftBehind(): Promise<void> {
  const { rows } = await test.database.pool.query(`
    select 'workspace without owner' as fault from workspaces w left join organizations o on o.id = w.id
      where w.user_id is null and o.id is null
    union all select 'workspace without subscription' from workspaces w left join subscriptions s on s.workspace_id = w.id
      where s.workspace_id is null
    union all select 'organization without owner' from organizations o
      left join members m on m.organization_id = o.id and m.role = 'owner' and m.user_id = o.owner_id
      where m.id is null
    union all select 'quiz of someone who is gone' from quizzes q join organizations o on o.id = q.workspace_id
      left join members m on m.organization_id = o.id and m.user_id = q.creator_id
      where m.id is null`)
  expect(rows).toEqual([])
}
