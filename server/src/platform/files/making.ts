import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { MINUTE } from '#server/platform/clock.ts'
import { ensure, refusal } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { createWorkerPool, type PoolOptions } from '#server/platform/workers/pool.ts'
import type { Job, JobReport } from './maker.ts'
import { writeRecords } from './records.ts'

interface Options extends PoolOptions<Job, JobReport> {
  /** Where files lie until they are sent. */
  folder: string
}

interface Order {
  /** A module that is a `Maker`. */
  maker: URL
  input: unknown
  /** Asked for one after the other once it is their turn: however many there are, they lie on disk and never in memory. */
  pieces?: AsyncIterable<unknown>
}

/** Whoever waits for a file. */
export interface Waiting {
  actor: Actor
  /** They are gone. */
  signal: AbortSignal
}

/**
 * Makes the files that are costly to make, in processes beside the server: people take turns, and whatever a file takes
 * of time and memory, it takes it from nobody who is answered meanwhile.
 */
export function createFileMaking({ folder, ...options }: Options) {
  const pool = createWorkerPool<Job, JobReport>(WORKER_FILE, { longestMs: 2 * MINUTE, ...options })

  return {
    /** Can be read once it is made; what went wrong is known before a byte is sent. */
    async make({ maker, input, pieces = none() }: Order, { actor, signal }: Waiting): Promise<Readable> {
      const asker = { userId: actor.userId, isVerified: actor.isEmailVerified }
      const path = join(folder, randomUUID())
      const job: Job = {
        kind: 'makeFile',
        maker: maker.href,
        input,
        from: `${path}.pieces`,
        to: `${path}.made`,
      }
      try {
        const gathered = async () => {
          await mkdir(folder, { recursive: true, mode: 0o700 })
          await writeRecords(job.from, pieces, signal)
          return job
        }
        const report = await pool.carryOut(gathered, asker, signal)
        if (report?.name === 'failed') options.log?.error({ reason: report.reason, maker: job.maker }, FAILED)
        ensure(report?.name === 'made', 'serviceUnavailable')
        return removedAfterwards(job.to)
      } catch (error) {
        await rm(job.to, { force: true })
        throw signal.aborted ? refusal('invalidRequest') : error
      } finally {
        await rm(job.from, { force: true })
      }
    },

    processIds: pool.processIds,
    close: pool.close,
  }
}

export type FileMaking = ReturnType<typeof createFileMaking>

/** Also where nobody takes it to its end. */
function removedAfterwards(path: string): Readable {
  return createReadStream(path).once('close', () => void rm(path, { force: true }))
}

async function* none(): AsyncGenerator<never> {}

const WORKER_FILE = new URL('./worker.ts', import.meta.url)
const FAILED = 'A file could not be made'
