import { describe, expect, it } from 'vitest'
import { later } from '#server/platform/clock.ts'
import { someoneWaits } from '#test/someone-waits.ts'
import { testApp } from '#test/test-app.ts'
import { findPostgresAddress } from '#test/test-database.ts'
import { createAttempts } from './service.ts'

const test = testApp()
const keys = { tried: { key: 'preview:someone', rule: { free: 40, longestMs: 60_000 } } }

describe('attempts at the same moment', () => {
  it('are all let through within the free allowance, and none beyond it', async () => {
    let looks = 0
    const ticking = () => later(test.clock.now(), looks++)
    const attempts = createAttempts({ db: test.database.db, now: ticking })

    const outcomes = await Promise.allSettled(Array.from({ length: 60 }, () => attempts.begin(keys)))

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(40)
  })

  // The embedded database has one connection: there nobody waits for another.
  it.runIf(findPostgresAddress())(
    'are not refused for the time that they waited for each other',
    async () => {
      const { attempts } = test.services.platform
      await attempts.begin(keys)
      const other = await test.database.pool.connect()
      await other.query('begin')
      await other.query('select 1 from attempts where key = $1 for update', [keys.tried.key])

      const waiting = attempts.begin(keys)
      await someoneWaits(test.database)
      test.clock.advance({ seconds: 5 })
      await other.query('update attempts set failures = failures + 1, last_failure_at = $2 where key = $1', [
        keys.tried.key,
        test.clock.now(),
      ])
      await other.query('commit')
      other.release()

      await expect(waiting).resolves.toBeUndefined()
    },
  )
})
