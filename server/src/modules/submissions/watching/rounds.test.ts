import { describe, expect, it, vi } from 'vitest'
import { createLog } from '#server/platform/log.ts'
import { statementsOf } from '#test/statements.ts'
import { takingOf } from '#test/taking.ts'
import { testApp } from '#test/test-app.ts'
import { createRounds, type Listener } from './rounds.ts'

const test = testApp()
const { someoneAtWork } = takingOf(test)
type Taker = Awaited<ReturnType<typeof someoneAtWork>>

describe('a round', () => {
  it('costs one question, however many listen, one more every ten seconds, and three where pages say that they are there', async () => {
    const takers = [await someoneAtWork(), await someoneAtWork()]
    const { rounds, round } = aProcess()
    const here: Listener[] = []
    for (const taker of takers) {
      const first = await aListener(taker)
      here.push(first)
      rounds.join(first)
      for (let page = 1; page < 50; page++) rounds.join(await aListener(taker, 'other'))
    }

    // Both who take the quiz are welcomed in one transaction.
    expect(await questionsOf(round)).toBe(4)
    expect(await questionsOf(round)).toBe(1)
    test.clock.advance({ seconds: 9 })
    expect(await questionsOf(round)).toBe(1)
    test.clock.advance({ seconds: 1 })
    expect(await questionsOf(round)).toBe(2)
    expect(await questionsOf(round)).toBe(1)

    for (const listener of here) expect(rounds.hear(listener)).toBe(true)
    expect(await questionsOf(round)).toBe(4)
    expect(await questionsOf(round)).toBe(1)
  })

  it('is made only while somebody listens', async () => {
    const taker = await someoneAtWork()
    const { rounds, isGoing } = aProcess()
    const [one, other] = [await aListener(taker), await aListener(taker, 'other')]
    expect(isGoing()).toBe(false)
    rounds.join(one)
    rounds.join(other)
    expect(rounds.leave(one)).toBe(true)
    expect(rounds.leave(one)).toBe(false)
    expect(isGoing()).toBe(true)
    rounds.leave(other)
    expect(isGoing()).toBe(false)
    rounds.join(one)
    expect(isGoing()).toBe(true)
  })

  it('that fails harms nobody: the next one tells', async () => {
    const listener = await aListener(await someoneAtWork())
    const { rounds, round } = aProcess()
    rounds.join(listener)
    const failing = vi.spyOn(test.database.pool, 'query').mockRejectedValueOnce(new Error('no database'))
    await round()
    failing.mockRestore()
    expect(listener.tell).not.toHaveBeenCalled()
    expect(listener.end).not.toHaveBeenCalled()
    await round()
    expect(listener.tell).toHaveBeenCalledOnce()
  })

  it('leaves out whoever comes while it is made', async () => {
    const taker = await someoneAtWork()
    const { rounds, round } = aProcess()
    rounds.join(await aListener(taker))
    const late = await aListener(taker, 'other')
    const made = round()
    rounds.join(late)
    await made
    expect(late.end).not.toHaveBeenCalled()
    expect(late.tell).not.toHaveBeenCalled()
  })

  it('of one process and of another at the same moment note a gap once', async () => {
    const taker = await someoneAtWork()
    await test.database.pool.query(`update submissions set seen_at = $1::timestamptz - interval '1 minute'`, [
      test.clock.now(),
    ])
    const processes = Array.from({ length: 6 }, aProcess)
    for (const { rounds } of processes) rounds.join(await aListener(taker))
    await Promise.all(processes.map(({ round }) => round()))

    const { rows } = await test.database.pool.query('select kind, gap_ms from incidents')
    expect(rows).toEqual([{ kind: 'gap', gap_ms: 60_000 }])
  })
})

/** Its rounds are made when a test says so. */
function aProcess() {
  let go: (() => Promise<void>) | undefined
  const rounds = createRounds({
    db: test.database.db,
    now: test.clock.now,
    log: createLog('silent'),
    sessions: test.services.sessions,
    presence: test.services.platform.presence,
    begin: (round) => {
      go = round
      return () => {
        go = undefined
      }
    },
  })
  return { rounds, round: async () => go?.(), isGoing: () => go !== undefined }
}

async function aListener({ page, sitting }: Taker, other?: 'other') {
  const { rows } = await test.database.pool.query(
    `select sessions.id, sessions.user_id from sessions join participants using (user_id)
     join submissions on participant_id = participants.id where submissions.id = $1`,
    [sitting.submissionId],
  )
  return {
    quizId: page.quizId,
    submissionId: sitting.submissionId,
    browserId: other ? crypto.randomUUID() : page.browserId,
    userId: rows[0].user_id as string,
    sessionId: rows[0].id as string,
    isSeen: false,
    hasBeaten: false,
    tell: vi.fn<Listener['tell']>(),
    end: vi.fn<Listener['end']>(),
  }
}

async function questionsOf(round: () => Promise<void>): Promise<number> {
  const call = async () => {
    await round()
    return { status: 200 }
  }
  return (await statementsOf(call)).count
}
