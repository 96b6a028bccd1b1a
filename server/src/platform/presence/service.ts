import type { Db, DbOrTx } from '#server/database/client.ts'
import { DAY, later, type Now } from '#server/platform/clock.ts'
import { ABSENT_MS, presentMs, type Span } from './presence.ts'
import { presenceRepository } from './repository.ts'

/** When this installation was there at all: for whatever was not heard meanwhile, nobody else is to blame. */
export function createPresence({ db, now }: { db: Db; now: Now }) {
  return {
    /** A process is there. After a stop, a crash, or a database that was away, a new span begins. */
    async note(): Promise<void> {
      const presence = presenceRepository(db)
      const at = now()
      if (!(await presence.goOn(at, later(at, -ABSENT_MS)))) await presence.begin(at)
    },

    /** A gap is never longer than 25 days: what ended before that says nothing of any. */
    forgetOld: () => presenceRepository(db).deleteEndedBefore(later(now(), -25 * DAY)),

    /** Tells how much of the time between a moment since `from` and another it was there. */
    async since(tx: DbOrTx, from: Date): Promise<(from: Date, to: Date) => number> {
      const spans: Span[] = await presenceRepository(tx).listSince(from)
      return (from, to) => presentMs(spans, from, to)
    },
  }
}

export type Presence = ReturnType<typeof createPresence>
