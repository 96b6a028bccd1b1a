import { getUsage, listMemberUsage } from '@probant/contract/usage'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testApp } from '#test/test-app.ts'
import type { Consumer } from './service.ts'

const test = testApp()

describe('counting what is used', () => {
  it('of 50 who take the last unit at once, exactly one gets it', async () => {
    const user = await someone()
    await take(user, 'quizzes', 4)

    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => take(user, 'quizzes', 1)))

    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refused).toHaveLength(49)
    expect(refused.every(({ reason }) => reason.refusal === 'quizLimitReached')).toBe(true)
    expect(await usedOf(user, 'quizzes')).toBe(5)
  })

  it('of 50 members who take an organization’s last question at once, exactly one gets it', async () => {
    const members = await Promise.all(Array.from({ length: 5 }, someone))
    const workspace = await anOrganization(members)
    const inOrganization = members.map((member) => ({ ...member, ...workspace }))
    await setPlanLimit('questions', 21)
    await take(inOrganization[0] as Consumer, 'questions', 20)

    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) => take(inOrganization[index % 5] as Consumer, 'questions', 1)),
    )

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('never goes over the limit, whatever is taken and given back at the same time', async () => {
    const action = fc.record({ count: fc.integer({ min: 1, max: 4 }), isReturned: fc.boolean() })
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 12 }), async (actions) => {
        const user = await someone()
        const kept = await Promise.all(
          actions.map(async ({ count, isReturned }) => {
            const taken = await take(user, 'quizzes', count).then(
              () => true,
              () => false,
            )
            if (taken && isReturned) await giveBack(user, 'quizzes', count)
            return taken && !isReturned ? count : 0
          }),
        )
        const sum = kept.reduce((total, count) => total + count, 0)
        expect(sum).toBeLessThanOrEqual(5)
        expect(await usedOf(user, 'quizzes')).toBe(sum)
      }),
      { numRuns: 15 },
    )
  })

  it('takes nothing where the write that goes with it fails', async () => {
    const user = await someone()
    const failing = test.database.db.transaction(async (tx) => {
      await test.services.usage.take(tx, user, { kind: 'quizzes', adding: 1 })
      throw new Error('the quiz was not saved')
    })
    await expect(failing).rejects.toThrow()
    expect(await usedOf(user, 'quizzes')).toBe(0)
  })

  it('starts anew with the month', async () => {
    const user = await someone()
    await take(user, 'quizzes', 5)
    await expect(take(user, 'quizzes', 1)).rejects.toMatchObject({ refusal: 'quizLimitReached' })

    test.clock.advance({ days: 31 })

    await take(user, 'quizzes', 5)
    expect(await usedOf(user, 'quizzes')).toBe(5)
  })

  it('gives nothing back for a period that is over', async () => {
    const user = await someone()
    const takenAt = test.clock.now()
    await take(user, 'quizzes', 2)
    test.clock.advance({ days: 31 })
    await take(user, 'quizzes', 3)

    await giveBack(user, 'quizzes', 2, { takenAt })

    expect(await usedOf(user, 'quizzes')).toBe(3)
  })

  it('gives back to the period that it was taken in, also where the plan has another one since', async () => {
    const user = await someone()
    const billed = { from: test.clock.now(), to: new Date(test.clock.now().getTime() + 30 * 86_400_000) }
    await test.database.pool.query('update subscriptions set period_starts_at = $1, period_ends_at = $2', [
      billed.from,
      billed.to,
    ])
    const { periodStartsAt } = await take(user, 'quizzes', 2)
    await test.database.pool.query('update subscriptions set period_starts_at = null, period_ends_at = null')
    await take(user, 'quizzes', 3)

    await giveBack(user, 'quizzes', 2, { periodStartsAt })

    expect(await usedOf(user, 'quizzes')).toBe(3)
    const { rows } = await test.database.pool.query(
      'select used from usage_counters where period_starts_at = $1',
      [billed.from],
    )
    expect(rows).toEqual([{ used: 0 }])
  })

  it('holds each item to its size, and the member to their own', async () => {
    const owner = await someone()
    const member = { ...owner, ...(await anOrganization([owner])) }
    await test.database.pool.query('update members set group_size_limit = 10')
    const size = (user: Consumer, kind: 'participants' | 'groupSize', size: number) =>
      test.database.db.transaction((tx) => test.services.usage.ensureFits(tx, user, { kind, size }))

    await size(owner, 'participants', 30)
    await expect(size(owner, 'participants', 31)).rejects.toMatchObject({
      refusal: 'participantLimitReached',
    })
    await expect(size(owner, 'groupSize', 31)).rejects.toMatchObject({ refusal: 'groupSizeExceeded' })
    await expect(size(member, 'groupSize', 11)).rejects.toMatchObject({ refusal: 'memberLimitReached' })
  })

  it('counts generated and hand-written questions together for a member', async () => {
    const owner = await someone()
    const member = { ...owner, ...(await anOrganization([owner])) }
    await test.database.pool.query('update members set question_limit = 10')
    await take(member, 'questions', 6)
    await take(member, 'manualQuestions', 4)

    await expect(take(member, 'manualQuestions', 1)).rejects.toMatchObject({
      refusal: 'memberLimitReached',
      params: { type: 'questions', limit: 10 },
    })
  })
})

describe('who may use something up in an organization', () => {
  it('ORGA006: nobody who was shut out or removed, also where that was not so a moment before', async () => {
    const owner = await someone()
    const member = await someone()
    const workspace = await anOrganization([owner, member])
    const inside = { ...member, ...workspace }
    await take(inside, 'questions', 1)
    const size = () =>
      test.database.db.transaction((tx) =>
        test.services.usage.ensureFits(tx, inside, { kind: 'groupSize', size: 1 }),
      )

    await test.database.pool.query(`update members set status = 'inactive' where user_id = $1`, [
      member.userId,
    ])
    await expect(take(inside, 'questions', 1)).rejects.toMatchObject({ refusal: 'onlyActiveMembersCreate' })
    await expect(size()).rejects.toMatchObject({ refusal: 'onlyActiveMembersCreate' })

    await test.database.pool.query('delete from members where user_id = $1', [member.userId])
    await expect(take(inside, 'questions', 1)).rejects.toMatchObject({ refusal: 'onlyActiveMembersCreate' })
    await expect(size()).rejects.toMatchObject({ refusal: 'onlyActiveMembersCreate' })
    expect(await usedOf({ ...owner, ...workspace }, 'questions')).toBe(1)
  })

  it('gives back what was used by someone who has left', async () => {
    const owner = await someone()
    const member = await someone()
    const workspace = await anOrganization([owner, member])
    await take({ ...member, ...workspace }, 'quizzes', 2)
    await test.database.pool.query('delete from members where user_id = $1', [member.userId])

    await giveBack({ ...member, ...workspace }, 'quizzes', 2)

    expect(await usedOf({ ...owner, ...workspace }, 'quizzes')).toBe(0)
  })
})

describe('the usage page', () => {
  it('shows a meter for each limit of the own workspace, and when it starts anew', async () => {
    const browser = await test.signedUp()
    const user = { ...(await personal(browser.user.id)), userId: browser.user.id }
    await take(user, 'questions', 12)

    const { body } = await browser.call(getUsage)

    expect(body.meters).toContainEqual({ kind: 'questions', used: 12, limit: 50 })
    expect(body.meters).toContainEqual({ kind: 'groupSize', used: 0, limit: 30 })
    expect(body.own).toBeNull()
    expect(body.period.endsAt).toMatch(/-01T00:00:00.000Z$/)
  })

  it('shows members of an organization what they and all others have used', async () => {
    const browser = await test.signedUp()
    const other = await someone()
    const owner = { userId: browser.user.id }
    const workspace = await anOrganization([owner, other])
    await take({ ...owner, ...workspace }, 'questions', 3)
    await take({ ...other, ...workspace }, 'manualQuestions', 4)
    const headers = { 'x-workspace': workspace.workspaceId }

    const { body } = await browser.call(getUsage, undefined, { headers })
    expect(body.meters).toContainEqual({ kind: 'questions', used: 3, limit: 10_000 })
    expect(body.meters).toContainEqual({ kind: 'manualQuestions', used: 4, limit: -1 })
    expect(body.own).toContainEqual({ kind: 'questions', used: 3, limit: -1 })

    const { body: members } = await browser.call(listMemberUsage, { querystring: {} }, { headers })
    expect(members.items.map(({ usage }) => usage.questions)).toEqual([4, 3])
    expect(members.total).toBe(2)
  })

  it('shows regular members only their own', async () => {
    const browser = await test.signedUp()
    const owner = await someone()
    const workspace = await anOrganization([owner, { userId: browser.user.id }])
    const headers = { 'x-workspace': workspace.workspaceId }

    expect((await browser.call(getUsage, undefined, { headers })).status).toBe(200)
    expect(await browser.call(listMemberUsage, { querystring: {} }, { headers })).toFailWith('roleRequired')
    expect(await browser.call(listMemberUsage, { querystring: {} })).toFailWith('organizationNotFound')
  })

  it('says what is missing: a subscription, or the plan that it is for', async () => {
    const browser = await test.signedUp()
    const workspace = await anOrganization([{ userId: browser.user.id }])
    const headers = { 'x-workspace': workspace.workspaceId }

    await test.database.pool.query('update subscriptions set plan_id = null')
    expect(await browser.call(getUsage)).toFailWith('workspacePlanNotFound')

    await test.database.pool.query('delete from subscriptions')
    expect(await browser.call(getUsage)).toFailWith('subscriptionNotFound')
    expect(await browser.call(getUsage, undefined, { headers })).toFailWith(
      'organizationSubscriptionNotFound',
    )
  })

  it('shows nothing of a workspace that one is no part of', async () => {
    const browser = await test.signedUp()
    const workspace = await anOrganization([await someone()])
    for (const ref of [workspace.workspaceId, '00000000-0000-4000-8000-000000000000', 'nonsense']) {
      const headers = { 'x-workspace': ref }
      expect(await browser.call(getUsage, undefined, { headers })).toFailWith('organizationNotFound')
    }
  })
})

type Kind = Parameters<typeof test.services.usage.take>[2]['kind']

function take(user: Consumer, kind: Kind, adding: number) {
  return test.database.db.transaction((tx) => test.services.usage.take(tx, user, { kind, adding }))
}

function giveBack(
  user: Consumer,
  kind: Kind,
  count: number,
  from: { takenAt?: Date; periodStartsAt?: Date } = {},
): Promise<void> {
  return test.database.db.transaction((tx) =>
    test.services.usage.giveBack(tx, user, { kind, count, ...from }),
  )
}

async function usedOf(user: Consumer, kind: Kind): Promise<number | undefined> {
  const { meters } = await test.services.usage.meters(test.database.db, user)
  return meters.find((meter) => meter.kind === kind)?.used
}

let people = 0

/** Someone with an account, in their own workspace. */
async function someone(): Promise<Consumer> {
  const number = ++people
  const row = await test.database.db.transaction((tx) =>
    test.services.users.create(tx, {
      email: `usage${number}@example.org`,
      username: `Usage ${number}`,
      locale: 'en',
      passwordHash: null,
      emailVerifiedAt: null,
      isAdmin: false,
    }),
  )
  return { userId: row.id, ...(await personal(row.id)) }
}

async function personal(userId: string) {
  const { rows } = await test.database.pool.query('select id from workspaces where user_id = $1', [userId])
  return { workspaceId: rows[0].id as string, kind: 'personal' as const }
}

/** An organization of these people; the first one owns it. */
async function anOrganization(people: { userId: string }[]) {
  const [owner] = people as [{ userId: string }]
  const workspaceId = await test.database.db.transaction((tx) =>
    test.services.workspaces.createForOrganization(tx, owner.userId, 'en'),
  )
  const { pool } = test.database
  await pool.query(
    `insert into organizations (id, name, description, owner_id, created_at) values ($1, 'School', '', $2, now())`,
    [workspaceId, owner.userId],
  )
  for (const { userId } of people) {
    await pool.query(
      `insert into members (organization_id, user_id, role, status, question_limit, group_limit, group_size_limit, joined_at)
       values ($1, $2, $3, 'active', -1, -1, -1, now())`,
      [workspaceId, userId, userId === owner.userId ? 'owner' : 'member'],
    )
  }
  return { workspaceId, kind: 'organization' as const }
}

async function setPlanLimit(kind: string, limit: number): Promise<void> {
  await test.database.pool.query(
    `update plans set limits = jsonb_set(limits, array[$1::text], to_jsonb($2::int)) where kind = 'organization'`,
    [kind, limit],
  )
}
