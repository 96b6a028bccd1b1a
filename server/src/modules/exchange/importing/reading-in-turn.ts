import type { Db } from '#server/database/client.ts'
import type { Membership } from '#server/modules/workspaces/index.ts'
import { MINUTE, type Now } from '#server/platform/clock.ts'
import type { Log } from '#server/platform/log.ts'
import type { Job } from '../reading/job.ts'
import type { Read, ReadingWorkers, Refused } from '../reading/workers.ts'
import type { Defaults } from './intake.ts'
import type { createLookingThrough } from './looking-through.ts'
import { type ImportRow, importRepository } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  log: Log
  workers: ReadingWorkers
  lookingThrough: ReturnType<typeof createLookingThrough>
}

type Asker = Parameters<ReadingWorkers['ensureCapacity']>[0]

interface Waiting {
  file: Omit<Job, 'kind' | 'to'>
  defaults: Defaults
  /** It has its place in the line. */
  tell: (row: ImportRow) => void
  /** Its sender may send the next one. */
  leave: () => void
}

/** A file that is here waits for its turn, is read and looked through; until then it says that it lives, and can be stopped. */
export function createReadingInTurn({ db, now, log, workers, lookingThrough }: Dependencies) {
  /** Those that are read here, and how each is given up. */
  const stops = new Map<string, () => void>()

  return {
    /** Refused where the line has filled up while the file came; whatever else goes wrong is kept with the import. */
    async read(
      asker: Asker,
      membership: Membership,
      row: ImportRow,
      { file, defaults, tell, leave }: Waiting,
    ): Promise<void> {
      const leaver = new AbortController()
      stops.set(row.id, () => {
        leaver.abort()
        leave()
      })
      let isInLine = false
      const onWaiting = () => {
        isInLine = true
        tell(row)
      }
      const pulse = setInterval(() => void beat(row), PULSE_MS).unref()
      try {
        await workers.read(file, { ...asker, onWaiting }, leaver.signal, async (report, findings) => {
          if (leaver.signal.aborted) return
          const outcome = await lookThrough(row, membership, { report, findings, defaults })
          // Before it is told: whoever hears of it may send the next one at once.
          leave()
          await importRepository(db).end(row.id, outcome)
        })
      } catch (error) {
        // Dropped meanwhile, there is nothing to keep anything for.
        if (leaver.signal.aborted) return
        if (!isInLine) {
          await importRepository(db).delete(row.id)
          throw error
        }
        log.error({ err: error, importId: row.id }, 'a file could not be looked through')
        leave()
        await importRepository(db).end(row.id, { status: 'failed', fault: 'interrupted' })
      } finally {
        clearInterval(pulse)
        stops.delete(row.id)
      }
    },

    /** Nobody wants it any more. */
    stop(importId: string): void {
      stops.get(importId)?.()
    },
  }

  async function lookThrough(
    row: ImportRow,
    membership: Membership,
    { report, findings, defaults }: Found,
  ): Promise<Partial<ImportRow>> {
    if (report.name === 'refused') return { status: 'failed', fault: report.fault, faultLine: report.line }
    const { format, foundCount, table, quiz } = report
    const title = quiz?.title ?? row.title
    await importRepository(db).update(row.id, { format, foundCount, table, quiz, title, aliveAt: now() })
    await lookingThrough.run(row, membership, findings, defaults)
    return { status: 'ready' }
  }

  /** Also while it waits in line. */
  async function beat({ id }: ImportRow): Promise<void> {
    await importRepository(db)
      .update(id, { aliveAt: now() })
      .catch((error) => log.warn({ err: error, importId: id }, 'an import could not say that it lives'))
  }
}

export type ReadingInTurn = ReturnType<typeof createReadingInTurn>

interface Found {
  report: Read | Refused
  findings: string
  defaults: Defaults
}

const PULSE_MS = MINUTE
