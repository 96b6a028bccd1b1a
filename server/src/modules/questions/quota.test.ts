import { setMemberLimits, setMemberStatus } from '@probant/contract/members'
import {
  changeQuestions,
  createQuestion,
  duplicateQuestion,
  listQuestions,
} from '@probant/contract/questions/bank'
import { getUsage } from '@probant/contract/usage'
import { describe, expect, it } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { organizationsOf } from '#test/organizations.ts'
import { aQuestion, inWorkspace, written } from '#test/questions.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anOrganization, aMember } = organizationsOf(test)

describe('hand-written questions count', () => {
  it('SUBS009: up to the plan’s last one, copies too; what is deleted stays counted', async () => {
    await allow(3)
    const person = await test.signedUp()
    const { id } = await written(person)
    const params = { questionId: id }

    expect((await person.call(duplicateQuestion, { params })).status).toBe(201)
    expect((await person.call(createQuestion, { body: aQuestion() })).status).toBe(201)
    expect(await person.call(createQuestion, { body: aQuestion() })).toFailWith('manualQuestionLimitExceeded')
    expect(await person.call(duplicateQuestion, { params })).toFailWith('manualQuestionLimitExceeded')
    expect(await usedBy(person)).toBe(3)
    expect((await person.call(listQuestions, { querystring: {} })).body.total).toBe(3)
  })

  it('of two who write the last one at once, exactly one does', async () => {
    await allow(1)
    const person = await test.signedUp()

    const answers = await Promise.all(
      Array.from({ length: 5 }, () => person.call(createQuestion, { body: aQuestion() })),
    )

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 403, 403, 403, 403])
    expect((await person.call(listQuestions, { querystring: {} })).body.total).toBe(1)
  })

  it('MANQ008: several at once all or none', async () => {
    await allow(3)
    const person = await test.signedUp()
    const questionIds = [(await written(person)).id, (await written(person)).id]

    const refused = await person.call(changeQuestions, { body: { action: 'duplicate', questionIds } })

    expect(refused).toFailWith('manualQuestionQuotaExceeded')
    expect((await person.call(listQuestions, { querystring: {} })).body.total).toBe(2)
    expect(await usedBy(person)).toBe(2)
    const one = await person.call(changeQuestions, {
      body: { action: 'duplicate', questionIds: questionIds.slice(1) },
    })
    expect(one.body.done).toEqual(questionIds.slice(1))
  })

  it('ORGA010: up to the member’s own limit', async () => {
    const organization = await anOrganization()
    const member = await aMember(organization)
    await organization.owner.call(setMemberLimits, {
      params: { organizationId: organization.id, memberId: member.memberId },
      body: { questions: 1, groups: -1, groupSize: -1 },
    })
    await written(member, {}, organization.id)

    expect(await member.call(createQuestion, { body: aQuestion() }, inWorkspace(organization.id))).toFailWith(
      'memberLimitReached',
    )
    await written(organization.owner, {}, organization.id)
    await written(member)
  })

  it('ORGA006: only active members write', async () => {
    const organization = await anOrganization()
    const member = await aMember(organization)
    await organization.owner.call(setMemberStatus, {
      params: { organizationId: organization.id, memberId: member.memberId },
      body: { status: 'inactive' },
    })

    expect(await member.call(createQuestion, { body: aQuestion() }, inWorkspace(organization.id))).toFailWith(
      'onlyActiveMembersCreate',
    )
  })
})

/** What the free plan allows. */
async function allow(manualQuestions: number) {
  await test.database.pool.query(
    `update plans set limits = limits || jsonb_build_object('manualQuestions', $1::int)`,
    [manualQuestions],
  )
}

async function usedBy(browser: Browser): Promise<number | undefined> {
  const { body } = await browser.call(getUsage)
  return body.meters.find(({ kind }) => kind === 'manualQuestions')?.used
}
