import { ERRORS } from '@probant/contract/errors'
import { getImport, type Import } from '@probant/contract/exchange/import'
import { removeMember } from '@probant/contract/members'
import { leaveOrganization } from '@probant/contract/organizations'
import { listQuestions } from '@probant/contract/questions/bank'
import { getUsage } from '@probant/contract/usage'
import { describe, expect, it } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { itemsIn, readFile, take } from '#test/importing.ts'
import { organizationsOf } from '#test/organizations.ts'
import { inWorkspace } from '#test/questions.ts'
import { testApp } from '#test/test-app.ts'
import { findPostgresAddress } from '#test/test-database.ts'
import { untilWaiting } from '#test/waiting-for-locks.ts'

const test = testApp()
const { anOrganization, aMember } = organizationsOf(test)

const TITLES = ['Is radium radioactive?', 'Is polonium radioactive?', 'Is radon radioactive?']

describe('two people of one workspace who take the same questions at the same moment', () => {
  it('bring each of them in once', async () => {
    const { owner, member, id } = await aTeam()
    const [first, second] = [await sent(owner, id), await sent(member, id)]

    const answers = await Promise.all([take(owner, first), take(member, second)])

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(answers.find(({ status }) => status === 422)).toFailWith('nothingToImport')
    expect(await titlesIn(owner, id)).toEqual(TITLES.toSorted())
    expect(await used(owner, id)).toBe(TITLES.length)
  })

  it('bring in what the plan has room for, and of the other’s nothing', async () => {
    const { owner, member, id } = await aTeam()
    await setPlanLimit(TITLES.length + 1)
    const others = TITLES.map((title) => title.replace('Is', 'Was'))
    const [first, second] = [await sent(owner, id), await sent(member, id, others)]

    const answers = await Promise.all([take(owner, first), take(member, second)])

    const [winner, loser] = answers[0].status === 200 ? [TITLES, answers[1]] : [others, answers[0]]
    expect(loser).toFailWith('manualQuestionQuotaExceeded')
    expect(await titlesIn(owner, id)).toEqual(winner.toSorted())
    expect(await used(owner, id)).toBe(TITLES.length)
    // What did not come in is still there to be taken in part.
    const [left, whose] = winner === TITLES ? [second, member] : [first, owner]
    expect((await take(whose, left, { atMost: 1 })).body.questionCount).toBe(1)
  })
})

describe('whoever is no longer in the organization when they take', () => {
  it.each([
    ['left by themselves', (team: Team) => left(team)],
    ['were removed', (team: Team) => removed(team)],
  ])('finds the import gone, and nothing comes in: they %s', async (_how, gone) => {
    const team = await aTeam()
    const { owner, member, id } = team
    const read = await sent(member, id)

    expect((await gone(team)).status).toBe(204)

    expect(await take(member, read)).toFailWith('importNotFound')
    expect(await member.call(getImport, { params: { importId: read.id } })).toFailWith('importNotFound')
    expect(await titlesIn(owner, id)).toEqual([])
    expect(await used(owner, id)).toBe(0)
    expect((await member.call(listQuestions, { querystring: {} })).body.total).toBe(0)
  })

  it.runIf(findPostgresAddress())('is refused also where both happen at the same moment', async () => {
    const team = await aTeam()
    const read = await sent(team.member, team.id)

    const [gone, taken] = await oneAfterTheOther(team.id, [
      () => removed(team),
      () => take(team.member, read),
    ])

    expect(gone?.status).toBe(204)
    expect(taken).toFailWith('onlyActiveMembersCreate')
    expect(await titlesIn(team.owner, team.id)).toEqual([])
  })
})

/** The order of `docs/decisions/0007`: whoever deletes a workspace holds what it may use, then deletes what hangs on it. */
it.runIf(findPostgresAddress())(
  'whoever waits to take holds nothing yet that others need to finish',
  async () => {
    const { member, id } = await aTeam()
    const read = await sent(member, id)

    const other = await test.database.pool.connect()
    try {
      await other.query('begin')
      await other.query('select 1 from subscriptions where workspace_id = $1 for update', [id])
      const taking = take(member, read)
      await untilWaiting(test.database)
      await other.query('select 1 from imports where id = $1 for update nowait', [read.id])
      await other.query('commit')
      expect((await taking).status).toBe(200)
    } finally {
      other.release(true)
    }
  },
)

describe('several people who send a file at once', () => {
  it('get what is in their own, each in their turn', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => test.signedUp()))
    const title = (at: number) => `Is element number ${at} radioactive?`

    const found = await Promise.all(people.map((person, at) => sent(person, undefined, [title(at)])))

    for (const [at, person] of people.entries()) {
      const items = await itemsIn(person, found[at] as Import)
      expect(items).toMatchObject([{ isGood: true, question: { title: title(at) } }])
    }
  })

  it('and are refused where the line is full by then: what they sent before is still there, and nothing of this', async () => {
    // Without a proven address only six may wait.
    await test.signedUp()
    const people = await Promise.all(Array.from({ length: 10 }, () => test.signedUp()))
    const before: Import[] = []
    for (const person of people) before.push(await sent(person))

    const outcomes = await Promise.all(people.map((person) => sent(person).catch(codeIn)))

    const isRead = (outcome: Import | string) => typeof outcome === 'object' && outcome.status === 'ready'
    const isRefused = (outcome: Import | string) => outcome === ERRORS.tooManyWaiting.code
    expect(outcomes.filter((outcome) => !isRead(outcome) && !isRefused(outcome))).toEqual([])
    expect(outcomes.filter(isRead).length).toBeGreaterThanOrEqual(6)
    for (const [at, person] of people.entries()) {
      const former = await person.call(getImport, { params: { importId: before[at]?.id ?? '' } })
      expect(former.status).toBe(isRefused(outcomes[at] ?? '') ? 200 : 404)
    }
    const { rows } = await test.database.pool.query('select count(*)::int as count from imports')
    expect(rows[0].count).toBe(people.length)
  })
})

type Team = Awaited<ReturnType<typeof aTeam>>

async function aTeam() {
  const organization = await anOrganization()
  return { ...organization, member: await aMember(organization) }
}

function sent(browser: Browser, workspace?: string, titles = TITLES): Promise<Import> {
  const questions = titles.map((title) => ({ type: 'true_false', title, content: { isTrue: true } }))
  const content = JSON.stringify({ kind: 'probant-questions', version: 1, questions })
  return readFile(browser, { name: 'mine.json', content, ...(workspace && { workspace }) })
}

/** The code of a refusal; whatever else went wrong, in its own words. */
function codeIn({ message }: Error): string {
  return /"code":"(\w+)"/.exec(message)?.[1] ?? message
}

async function titlesIn(browser: Browser, workspace: string): Promise<string[]> {
  const { body } = await browser.call(listQuestions, { querystring: {} }, inWorkspace(workspace))
  return body.items.map(({ title }) => title).toSorted()
}

async function used(browser: Browser, workspace: string): Promise<number | undefined> {
  const { body } = await browser.call(getUsage, undefined, inWorkspace(workspace))
  return body.meters.find(({ kind }) => kind === 'manualQuestions')?.used
}

async function setPlanLimit(limit: number): Promise<void> {
  await test.database.pool.query(
    `update plans set limits = jsonb_set(limits, '{manualQuestions}', to_jsonb($1::int)) where kind = 'organization'`,
    [limit],
  )
}

function left({ member, id }: Team) {
  return member.call(leaveOrganization, { params: { organizationId: id } })
}

function removed({ owner, member, id }: Team) {
  return owner.call(removeMember, { params: { organizationId: id, memberId: member.memberId } })
}

interface Answered {
  status: number
  body: object
}

/** All wait for somebody who holds what the workspace may use; whoever came first goes on first. */
async function oneAfterTheOther(id: string, actions: (() => Promise<Answered>)[]): Promise<Answered[]> {
  const other = await test.database.pool.connect()
  try {
    await other.query('begin')
    await other.query('select 1 from subscriptions where workspace_id = $1 for update', [id])
    const begun: Promise<Answered>[] = []
    for (const action of actions) {
      begun.push(action())
      await untilWaiting(test.database, begun.length)
    }
    await other.query('commit')
    return await Promise.all(begun)
  } finally {
    other.release(true)
  }
}
